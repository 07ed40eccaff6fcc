"""Tiny Rumble is Rumble, only small; its known values hold, and an independent program finds the same."""

from __future__ import annotations

import re
from fractions import Fraction
from pathlib import Path

import pytest
from bench.rumble import exact as table
from open_spiel.python.algorithms import expected_game_score, exploitability
from open_spiel.python.policy import UniformRandomPolicy
from tests.games.rumble.table import rule

from lamplight.adapters.open_spiel import begun
from lamplight.core.game import CHANCE, OVER, State
from lamplight.core.rng import Rng
from lamplight.games.rumble.tiny import tiny
from lamplight.lab.exact import Tree

PAGE = (Path(__file__).resolve().parents[3] / "docs" / "solving.md").read_text("utf-8")
SNIPPETS = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
ROWS = re.findall(r"^\| (\d) \| (\d) \| (\d+) \| (\d+) \| ([\d.]+) \| (\S+) \| ([\d.]+) \|$", PAGE, re.MULTILINE)


@pytest.mark.parametrize("snippet", SNIPPETS)
def test_the_examples_of_the_page_run(snippet: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(snippet, "solving.md", "exec"), {})
    assert capsys.readouterr().out.strip()


@rule("RD-2.4", "RD-2.5", "RD-6.3", "G2")
@pytest.mark.parametrize("rooms", [3, 4])
def test_it_is_the_same_game_only_small(rooms: int) -> None:
    """Everybody in a room of their own, one token each, the chest in its room; the guard ends it after the limit."""
    state = tiny(3, rooms)
    assert sorted(state.room_of) == list(range(rooms))
    assert state.chest == state.dungeon.treasury
    assert len(state.chance_outcomes()) == rooms
    ends = set()
    for seed in range(200):
        rng, game = Rng(seed), tiny(3, rooms)
        while game.actor != OVER:
            if game.actor == CHANCE:
                game.apply(game.chance_at(rng.below(game.chance_total())))
                continue
            assert game.dry < 3
            legal = game.legal_actions()
            assert all(game.refusal(game.actor, code) is None for code in legal)
            game.apply(legal[int(rng.below(len(legal)))])
        outcome = game.outcome()
        assert outcome is not None
        assert sum(seat.share for seat in outcome.seats) == 1
        assert max(game.scores) <= 10
        ends.add((int(game.inside) == 1, game.escaped >= 0))
    assert len(ends) >= 3  # by play and by the guard, with and without an escape


def mean(state: State) -> Fraction:
    """What the first seat gets if everybody plays at random: by hand, without the tree."""
    if state.actor == OVER:
        outcome = state.outcome()
        assert outcome is not None
        return Fraction(outcome.seats[0].share)
    ways = state.chance_outcomes() if state.actor == CHANCE else [(code, 1) for code in state.legal_actions()]
    total = Fraction(0)
    for code, weight in ways:
        after = state.copy()
        after.apply(code)
        total += weight * mean(after)
    return total / sum(weight for _, weight in ways)


def test_even_play_is_worth_what_a_walk_by_hand_and_openspiel_say() -> None:
    tree = Tree(tiny(2, 3))
    even = tree.even()
    game = begun("tiny_3", "rumble", tiny(2, 3))
    assert tree.value(even) == pytest.approx(float(mean(tiny(2, 3))), abs=1e-12)
    policy = UniformRandomPolicy(game)
    scores = expected_game_score.policy_value(game.new_initial_state(), [policy] * 2)
    assert tree.value(even) == pytest.approx(scores[0], abs=1e-9)
    assert tree.exploitability(even) == pytest.approx(exploitability.nash_conv(game, policy), abs=1e-9)


def test_the_known_values_hold() -> None:
    """The smallest row of the table is computed anew, and all rows are there."""
    assert [(int(row[0]), int(row[1])) for row in ROWS] == list(table.CASES)
    rooms, limit, nodes, sets, first, left, even = ROWS[0]
    tree = Tree(tiny(int(limit), int(rooms)))
    assert (tree.nodes, len(tree.first)) == (int(nodes), int(sets))
    found = tree.solved(100)
    assert tree.value_after(found.strategy, "start 1") == pytest.approx(float(first), abs=2e-3)
    assert tree.exploitability(tree.even()) == pytest.approx(float(even), abs=1e-4)
    assert float(left) < found.exploitability < 1e-3
