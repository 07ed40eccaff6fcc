"""Exact counts for Rumble on tiny dungeons: constants that the engine must hit, and the independent model too."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

import pytest
from tests.counts.perft import ending, leaves
from tests.games.rumble import model
from tests.games.rumble.table import Table, rule, tiny_rules
from tests.games.rumble.test_model import seen

from lamplight.games.rumble.dungeon import Dungeon
from lamplight.games.rumble.game import RumbleState, opening
from lamplight.games.rumble.layout import Card, Floor

CORRIDOR = {"entry": (0, 0), "hall": (1, 0), "treasury": (2, 0)}
RING = {"entry": (0, 0), "hall": (1, 0), "armoury": (1, 1), "treasury": (0, 1)}
SPUR = {"entry": (0, 0), "hall": (1, 0), "armoury": (1, 1), "kitchen": (0, 1), "treasury": (2, 0)}


def start(where: dict[str, tuple[int, int]], seats: int, tokens: int, adventures: int = 1) -> RumbleState:
    floor = Floor("d", False, [Card(room, x, y, 0) for room, (x, y) in where.items()])
    rules = tiny_rules(len(where), seats, tokens, adventures=adventures)
    return opening(rules, Dungeon([floor]), seats)


def brawl() -> RumbleState:
    """All is dealt on the ring of four; the chest is one step from the entry."""
    table = Table.tiny(2, RING).owns("fox", "cube").owns("owl", "lich")
    return table.state


def final_pair() -> RumbleState:
    """Two are left on the ring of twelve, with the chest, two turns before patience ends."""
    return Table(3, adventures="1").only("cube", "eye").chest("hall").patience(2).state


def full_ring() -> RumbleState:
    return Table(4).state


def both_boxes() -> RumbleState:
    return Table(5, box="both").stand("ninja", "cat", "frontdoor").chest("frontdoor").state


PLACES: dict[str, Callable[[], RumbleState]] = {
    "corridor": lambda: start(CORRIDOR, 2, 1),
    "corridor, two adventures": lambda: start(CORRIDOR, 2, 1, adventures=2),
    "ring": lambda: start(RING, 2, 1),
    "ring of three": lambda: start(RING, 3, 1),
    "spur": lambda: start(SPUR, 2, 2),
    "unguarded brawl": lambda: Table.tiny(2, RING, guard=False).owns("fox", "cube").owns("owl", "lich").state,
    "brawl": brawl,
    "final pair": final_pair,
    "full ring": full_ring,
    "both boxes": both_boxes,
}

# place, plies, lines of play, chance that the game is over by then
COUNTS: list[tuple[str, int, int, Fraction]] = [
    ("corridor", 6, 72, Fraction(0)),
    ("corridor", 8, 1512, Fraction(0)),
    ("corridor", 10, 23544, Fraction(75797, 252000)),
    ("corridor, two adventures", 9, 6552, Fraction(0)),
    ("corridor, two adventures", 11, 79560, Fraction(0)),
    ("ring", 7, 576, Fraction(0)),
    ("ring", 8, 5760, Fraction(0)),
    ("ring of three", 9, 17280, Fraction(0)),
    ("spur", 10, 28800, Fraction(0)),
    ("unguarded brawl", 4, 5548, Fraction(0)),
    ("brawl", 1, 10, Fraction(0)),
    ("brawl", 4, 4374, Fraction(0)),
    ("brawl", 6, 178242, Fraction(274873683728431, 3272455105920000)),
    ("final pair", 1, 6, Fraction(0)),
    ("final pair", 2, 26, Fraction(1)),
    ("full ring", 1, 26, Fraction(0)),
    ("full ring", 2, 624, Fraction(0)),
    ("full ring", 3, 13994, Fraction(0)),
    ("both boxes", 1, 54, Fraction(0)),
    ("both boxes", 2, 2790, Fraction(0)),
]


def branches(p: model.Position) -> list[tuple[model.Position, Fraction]]:
    after = model.successors(p) if p.stage == "act" else model.draws(p)
    return [(q, Fraction(1, len(after))) for q in after.values()]


def model_counts(p: model.Position, depth: int, known: dict[object, tuple[int, Fraction]]) -> tuple[int, Fraction]:
    """Lines of play and the chance of an end, by the model."""
    if p.stage == "over":
        return 1, Fraction(1)
    if depth == 0:
        return 1, Fraction(0)
    key = (
        depth,
        p.stage,
        frozenset(p.rooms),
        p.fallen,
        p.escaped,
        p.chest,
        frozenset(p.owners),
        p.mover,
        p.last,
        p.quiet,
        p.past,
    )
    if key not in known:
        lines, chance = 0, Fraction(0)
        for q, likely in branches(p):
            more, ends = model_counts(q, depth - 1, known)
            lines += more
            chance += likely * ends
        known[key] = lines, chance
    return known[key]


@rule("RD-2.4", "RD-2.6", "RD-4.6", "RD-4.10", "RD-5.1", "RD-5.3", "G1", "G2")
@pytest.mark.parametrize(("place", "depth", "lines", "over"), COUNTS, ids=str)
def test_the_engine_counts_exactly(place: str, depth: int, lines: int, over: Fraction) -> None:
    assert leaves(PLACES[place](), depth) == lines
    assert ending(PLACES[place](), depth) == over


@pytest.mark.parametrize(("place", "depth", "lines", "over"), COUNTS, ids=str)
def test_the_model_counts_the_same(place: str, depth: int, lines: int, over: Fraction) -> None:
    assert model_counts(seen(PLACES[place]()), depth, {}) == (lines, over)


def test_the_set_up_has_as_many_ways_as_arithmetic_says() -> None:
    """Four characters in four rooms, two tokens of four to two seats in order, two who may begin."""
    ways = 24 * 12 * 2
    assert leaves(start(RING, 2, 1), 4 + 2 + 1) == ways
    assert leaves(start(SPUR, 2, 2), 5 + 4 + 1) == 120 * 120 * 2
