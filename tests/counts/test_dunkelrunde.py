"""Exact counts for DunkelRunde: constants that the engine must hit, found by the independent model as well."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

import pytest
from tests.counts.perft import ending, leaves
from tests.games.dunkelrunde import model
from tests.games.dunkelrunde.table import Table
from tests.games.dunkelrunde.test_model import seen


def start(board: str, players: int) -> Table:
    return Table(players, board)


def at_the_river() -> Table:
    """One waits on the bank, one is close, one has crossed; a ghost is near."""
    table = Table(2, "short").place("red-girl", 7).place("blue-girl", 6).place("red-boy", 9).place("blue-boy", 3)
    return table.ghost("tree", 5)


def at_the_gate() -> Table:
    return (
        Table(2, "short").place("red-girl", 23).place("blue-boy", "blue-girl", 21).place("red-boy", 18).ghost("inn", 22)
    )


def near_the_end() -> Table:
    """A boy is home; girls stand on the castle path with a ghost behind them."""
    table = Table(2, "short").place("red-boy", 26).place("red-girl", "blue-girl", 24).place("blue-boy", 23)
    return table.ghost("inn", 20).turn_of("blue")


def on_hidden_paths(rules: int = 2) -> Table:
    return (
        Table(3, rules=rules)
        .place("red-girl", "blue-girl", "h1c")
        .place("red-boy", 14)
        .place("green-girl", "h3e")
        .place("green-boy", 20)
        .place("blue-boy", 30)
    )


def crowded(rules: int = 2) -> Table:
    return Table(6, "short", rules=rules).everybody(2).place("red-girl", "grey-boy", 9).place("blue-boy", 7)


# Lines of play after 1, 2, 3 and 4 plies.
LINES = {
    "start short 2": (48, 594, 4_294, 193_662),
    "start linden 2": (48, 622, 4_760, 216_436),
    "start linden 6": (48, 622, 4_760, 216_436),
    "river": (48, 757, 6_701, 140_660),
    "gate": (48, 461, 2_291, 97_982),
    "end": (48, 518, 10_213, 136_280),
    "paths": (48, 694, 5_570, 177_537),
    "crowded": (48, 588, 4_300, 182_168),
    "paths, first rules": (48, 694, 5_570, 177_538),  # S7: a group could take the shorter way
    "crowded, first rules": (48, 589, 4_348, 182_715),
}
# The chance that the game is over within 1, 2, 3 and 4 plies.
ENDS = {
    "gate": (Fraction(0), Fraction(0), Fraction(0), Fraction(5, 1_152)),
    "end": (Fraction(0), Fraction(17, 240), Fraction(10_627, 57_600), Fraction(16_699_979, 74_649_600)),
}

PLACES: dict[str, Callable[[], Table]] = {
    "start short 2": lambda: start("short", 2),
    "start linden 2": lambda: start("linden", 2),
    "start linden 6": lambda: start("linden", 6),
    "river": at_the_river,
    "gate": at_the_gate,
    "end": near_the_end,
    "paths": on_hidden_paths,
    "crowded": crowded,
    "paths, first rules": lambda: on_hidden_paths(1),
    "crowded, first rules": lambda: crowded(1),
}


def spelled(p: model.Position) -> str:
    return f"{p.children} {p.ghosts} {p.mover} {p.dice} {p.child_owed} {p.ghost_owed}"


def branches(p: model.Position) -> list[tuple[model.Position, Fraction]]:
    if p.dice is None:
        rolls = [(c, g) for c in range(1, 7) for g in range(1, 9)]
        return [(model.after_roll(p, *roll), Fraction(1, 48)) for roll in rolls]
    after = model.successors(p)
    return [(q, Fraction(1, len(after))) for q in after.values()]


def model_counts(
    p: model.Position, depth: int, known: dict[tuple[str, int], tuple[int, Fraction]]
) -> tuple[int, Fraction]:
    """Lines of play and the chance of an end, by the model."""
    if p.over:
        return 1, Fraction(1)
    if depth == 0:
        return 1, Fraction(0)
    key = (spelled(p), depth)
    if key not in known:
        lines, chance = 0, Fraction(0)
        for q, likely in branches(p):
            more, ends = model_counts(q, depth - 1, known)
            lines += more
            chance += likely * ends
        known[key] = lines, chance
    return known[key]


@pytest.mark.parametrize("name", PLACES)
def test_the_engine_counts_every_line_of_play(name: str) -> None:
    state = PLACES[name]().state
    assert tuple(leaves(state, depth) for depth in range(1, 5)) == LINES[name]


@pytest.mark.parametrize("name", ENDS)
def test_the_engine_weighs_every_line_of_play(name: str) -> None:
    state = PLACES[name]().state
    assert tuple(ending(state, depth) for depth in range(1, 5)) == ENDS[name]


@pytest.mark.parametrize("name", PLACES)
def test_the_model_counts_the_same(name: str) -> None:
    """To three plies here; four and five were compared when these constants were written down."""
    here = seen(PLACES[name]().state)
    for depth in range(1, 4):
        lines, chance = model_counts(here, depth, {})
        assert lines == LINES[name][depth - 1]
        assert chance == (ENDS[name][depth - 1] if name in ENDS else 0)


def test_the_first_two_plies_can_be_counted_by_hand() -> None:
    """Six doubles move the village crowd one way each; 42 other rolls let a child go 1..n tiles or a ghost walk."""
    doubles = 6
    children = sum(2 * ends * 7 for ends in (1, 2, 3, 4, 5, 5))  # the dead tree on R6 is no place to stop
    ghosts = 8 * 42
    assert doubles + children + ghosts == LINES["start linden 2"][1]
