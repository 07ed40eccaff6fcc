"""Whole games by players without and with a plan: laws at every ply, an end, and every card on the way."""

from __future__ import annotations

import pickle
from collections import Counter

import pytest
from tests.games.dwarves import keen, laws
from tests.games.dwarves.table import BOX, new, rule

from lamplight.core.events import Narrator
from lamplight.core.game import CHANCE, OVER
from lamplight.core.rng import Rng
from lamplight.games.dwarves.game import DwarvesState

LEVELS = ("easy", "normal", "challenging", "brave", "heroic")
LONGEST = 3000  # plies; no game of these comes near


def pick(state: DwarvesState, rng: Rng, plan: bool) -> int:
    if state.actor == CHANCE:
        return int(state.chance_at(rng.below(state.chance_total())))
    legal = state.legal_actions()
    return keen.choose(state, legal, rng) if plan else legal[int(rng.below(len(legal)))]


@rule("DW-3.1", "DW-3.2", "DW-3.3")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("players", range(2, 6))
def test_laws_hold_at_every_ply(level: str, players: int) -> None:
    for plan in (False, True):
        seed = 10 * players + LEVELS.index(level)
        rng = Rng(seed)
        options = {"perish": "54"[seed % 2], "dwarves": ("choose", "random")[seed // 2 % 2]}
        state = new(players, difficulty=level, first=("agree", "random")[plan], **options)
        plies = 0
        while state.actor != OVER:
            before = state.copy()
            code = pick(state, rng, plan)
            assert state.parse(state.text(code)) == code
            state.apply(code)
            laws.check(state)
            laws.check_step(before, code, state)
            plies += 1
            assert plies < LONGEST
        assert state.legal_actions() == []


def test_copies_are_independent_and_states_can_be_kept() -> None:
    rng = Rng(8)
    state = new(3)
    labels: Counter[str] = Counter()
    while state.actor != OVER:
        if state.actor == CHANCE:
            label = state.chance_label()
            labels[label] += 1
            if labels[label] < 4:  # all ways are counted, by whichever door
                outcomes = state.chance_outcomes()
                assert sum(weight for _, weight in outcomes) == state.chance_total()
                by_unit = Counter(int(state.chance_at(k)) for k in range(int(state.chance_total())))
                assert dict(outcomes) == by_unit
        if rng.below(12) == 0:
            kept, key = state.copy(), state.key()
            again = pickle.loads(pickle.dumps(state))
            assert again.key() == key
            other = state.copy()
            other.apply(pick(other, Rng(1), plan=False))
            assert (state.key(), kept.key()) == (key, key)
        narrator = Narrator()
        told, silent, code = state.copy(), state.copy(), pick(state, rng, plan=True)
        told.apply(code, narrator)
        silent.apply(code)
        assert told.key() == silent.key(), "telling changes nothing"
        state = told
    assert set(labels) >= {"die", "recruit", "tile", "scenario", "adventure"}


@rule("DW-1.8")
def test_every_card_comes_up_and_every_kind_of_quest_is_done() -> None:
    drawn: set[str] = set()
    done: set[str] = set()
    ends: set[str] = set()
    for seed in range(250, 400):
        rng = Rng(seed)
        state = new(2 + seed % 4)
        while state.actor != OVER:
            code = pick(state, rng, plan=True)
            word, _, name = state.text(code).partition(" ")
            if word == "draw":
                drawn.add(name)
            narrator = Narrator()
            state.apply(code, narrator)
            done |= {event.piece for event in narrator.events if event.kind == "done"}
        outcome = state.outcome()
        assert outcome is not None
        ends.add(outcome.reason.partition("-")[0])
        if drawn == set(BOX.card_names) and len(done) > 35 and ends == {"won", "lost"}:
            break
    assert drawn == set(BOX.card_names)
    assert len(done) > 35
    assert {int(BOX.quest_kind[BOX.card_index[name]]) for name in done} >= set(range(8))
    assert ends == {"won", "lost"}
