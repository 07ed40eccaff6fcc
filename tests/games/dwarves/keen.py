"""A quick player for simulations: goes where face-up cards send him and does what they ask, otherwise anything."""

from __future__ import annotations

from lamplight.core.rng import Rng
from lamplight.games.dwarves import actions
from lamplight.games.dwarves import frames as on
from lamplight.games.dwarves.game import DwarvesState
from lamplight.games.dwarves.quests import successes
from lamplight.games.dwarves.state import AT, CARD, MARKS, PROGRESS, WIDE
from lamplight.games.dwarves.tables import QUEST_JOURNEY, QUEST_NONE, QUEST_TESTS, QUEST_VISIT

LIKED = (actions.DUEL, actions.TEST, actions.TRY, actions.PAY, actions.FIGHT)
SHY = (actions.END, actions.NONE, actions.DONE)


def goals(state: DwarvesState, seat: int) -> set[int]:
    """Where something is to be done: for the Scenario card if there is a place for it, else for any card."""
    tables = state.tables
    for rows in ((0,), (1, 2, 3)):
        found: set[int] = set()
        for row in rows:
            card = int(state.cards[row * WIDE + CARD])
            if card < 0 or tables.quest_kind[card] == QUEST_NONE:
                continue
            progress = int(state.cards[row * WIDE + PROGRESS])
            kind = tables.quest_kind[card]
            places = [int(tables.quest_place[card])]
            if kind == QUEST_JOURNEY and state.cards[row * WIDE + MARKS] >> seat & 1:
                places = [int(tables.quest_to[card])]
            elif kind in (QUEST_TESTS, QUEST_VISIT):
                parts = range(int(tables.part_first[card]), int(tables.part_first[card + 1]))
                first = parts[0]
                places = [
                    int(tables.part_place[part])
                    for part in parts
                    if (progress >> part - first & 1) == 0
                    if kind == QUEST_VISIT or successes(progress, part - first) < tables.part_count[part]
                ]
            for place in places:
                if place > 0:
                    found |= {space for space in range(65) if state.within(space, place, -1)}
        if found:
            return found
    return set()


def choose(state: DwarvesState, legal: list[int], rng: Rng) -> int:
    """One of the legal actions."""
    top = state.top()
    if top == on.ACTION:
        liked = [code for code in legal if actions.kind_of(code) in LIKED]
        if not liked and rng.below(3):
            liked = [code for code in legal if code == actions.MOVE]
        return pick(liked or [code for code in legal if code not in SHY] or legal, rng)
    if top == on.WALK and rng.below(10):
        seat = int(on.Walk.seat(state))
        wanted = goals(state, seat)
        far = state.tables.distance
        here = int(state.folk[seat * WIDE + AT])
        if wanted and here not in wanted:
            steps = [code for code in legal if actions.STEP <= code < actions.STEP + 65]
            costs = [
                4 * min(int(far[(code - actions.STEP) * 65 + goal]) for goal in wanted)
                + (state.land[code - actions.STEP] != 0)
                for code in steps
            ]
            return steps[costs.index(min(costs))]
        return actions.STOP
    return pick([code for code in legal if code not in SHY] or legal, rng)


def pick(codes: list[int], rng: Rng) -> int:
    return codes[int(rng.below(len(codes)))]
