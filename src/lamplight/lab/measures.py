"""What can be measured of a game while it is played: a closed vocabulary, each measure one whole number per game.

Length, end and each seat's share of the win are always noted. What follows from many games together (seats, luck and
skill, win rates) is computed from those, see analysis.py.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from lamplight.core.game import State
from lamplight.core.view import Event
from lamplight.games.dunkelrunde.game import DunkelRundeState
from lamplight.games.rumble.game import RumbleState

DECISIONS: Final = "decisions"
CHOICES: Final = "choices"
LEAD: Final = "lead-changes"
CARDS: Final = "cards"
ALWAYS: Final = ("plies", "turns")
TOGETHER: Final = ("ends", "seats", "luck", "bots")  # of all games of a cell together
EVERYWHERE: Final = (DECISIONS, CHOICES)

# Counted by the kind of an event.
EVENTS: Final[dict[str, dict[str, str]]] = {
    "dunkelrunde": {
        "scares": "scare",  # a ghost sends a lone child back
        "escapes": "brave",  # a ghost meets a group, and nobody is scared
        "lapses": "lapse",  # a double that no group can use
        "groups": "group",
        "crossings": "cross",
        "waits": "wait",
        "witch": "witch",
        "stuck": "stuck",
    },
    "rumble": {
        "adventures": "score",
        "guard-ends": "dry",  # adventures that the guard ended
        "escapes": "leave",  # somebody gets away with the chest
        "fights": "fight",
        "moves": "move",
        "carries": "carry",
    },
    "dwarves": {
        "completed": "done",
        "perished": "perish",
        "strikes": "strike",
        "wounds": "hurt",
        "dug": "dig",
        "threats-struck": "threat",
        "reshuffles": "reshuffle",
    },
}


def known(game: str) -> list[str]:
    """All measures of a game, the ones that are always there first."""
    own = [LEAD] if game in LEADERS else [CARDS]
    return [*ALWAYS, *TOGETHER, *EVERYWHERE, *own, *EVENTS.get(game, {})]


def counted(game: str, wanted: Iterable[str]) -> tuple[str, ...]:
    """Those of the wanted measures that are counted in every game, in their usual order."""
    chosen = set(wanted)
    if CHOICES in chosen:
        chosen.add(DECISIONS)  # choices are counted per decision
    return tuple(name for name in known(game) if name in chosen and name not in ALWAYS and name not in TOGETHER)


class Counter:
    """Watches one game and counts what was asked for."""

    def __init__(self, game: str, measures: tuple[str, ...]) -> None:
        events = EVENTS.get(game, {})
        self.measures = measures
        self.kinds = {events[name] for name in measures if name in events}
        self.cards_wanted = CARDS in measures
        self.listens = bool(self.kinds) or self.cards_wanted  # else nobody need tell anything
        self.looks = DECISIONS in measures or CHOICES in measures
        self._leader = LEADERS.get(game) if LEAD in measures else None
        self._events = events
        self.begin()

    def begin(self) -> None:
        """A new game."""
        self.counts: dict[str, int] = dict.fromkeys(self.kinds, 0)
        self.cards: dict[str, int] = {}
        self.decisions = 0
        self.choices = 0
        self.lead_changes = 0
        self._ahead = -1

    def asked(self, choices: int) -> None:
        """Somebody has to decide between so many actions."""
        self.decisions += 1
        self.choices += choices

    def happened(self, state: State, events: Iterable[Event]) -> None:
        """A ply was played."""
        for event in events:
            if event.kind in self.kinds:
                self.counts[event.kind] += 1
            if self.cards_wanted and event.kind == "done" and event.piece:
                self.cards[event.piece] = self.cards.get(event.piece, 0) + 1
        if self._leader is not None:
            ahead = self._leader(state)
            if ahead >= 0 and ahead != self._ahead:
                self.lead_changes += self._ahead >= 0
                self._ahead = ahead

    def values(self) -> tuple[int, ...]:
        """What was counted, in the order of the measures."""
        out = []
        for name in self.measures:
            if name in self._events:
                out.append(self.counts[self._events[name]])
            else:
                of = {DECISIONS: self.decisions, CHOICES: self.choices, LEAD: self.lead_changes, CARDS: len(self.cards)}
                out.append(of[name])
        return tuple(out)


def leader_of_night(state: State) -> int:
    """The seat whose children have the shortest way left together; -1 while several are level."""
    assert isinstance(state, DunkelRundeState)
    far = distances(state)
    left = [far[int(state.child_at[2 * seat])] + far[int(state.child_at[2 * seat + 1])] for seat in range(state.seats)]
    return alone_at(left, min(left))


def leader_of_brawl(state: State) -> int:
    """The seat with the most points; -1 while several are level."""
    assert isinstance(state, RumbleState)
    points = [int(score) for score in state.scores]
    return alone_at(points, max(points))


def alone_at(numbers: list[int], best: int) -> int:
    """The only place of the best number; -1 if there are several.

    >>> alone_at([3, 5, 4], 5), alone_at([5, 5], 5)
    (1, -1)
    """
    return numbers.index(best) if numbers.count(best) == 1 else -1


_far: dict[str, list[int]] = {}


def distances(state: DunkelRundeState) -> list[int]:
    """Steps from every tile to the linden."""
    board = state.board
    found = _far.get(board.content)
    if found is None:
        found = [0] * int(board.count)
        for tile in board.downstream():
            found[tile] = min((found[to] + 1 for to in board.tiles[tile].next), default=0)
        _far[board.content] = found
    return found


LEADERS: Final[dict[str, Callable[[State], int]]] = {"dunkelrunde": leader_of_night, "rumble": leader_of_brawl}
