"""Exact counts for The Dwarves from tiny positions: constants that the engine must hit, found in a second way too."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import product

import pytest
from tests.counts.perft import ending, leaves
from tests.games.dwarves import model
from tests.games.dwarves.table import CALM, Table, rule

SKULLS = ((1, 1, 2, 2, 2, 3), (0, 1, 1, 1, 2, 2), (0, 0, 0, 1, 1, 2))  # orc, troll, alf
QUIET = 3  # what Tungdil may do far from everything: move, message, end


@cache
def rolls(dice: int) -> dict[tuple[int, ...], Fraction]:
    """Every roll, in falling order, and how likely it is."""
    ways = Counter(tuple(sorted(roll, reverse=True)) for roll in product(range(1, 7), repeat=dice))
    return {roll: Fraction(n, 6**dice) for roll, n in ways.items()}


# --- the last duel ---


def last_duel() -> Table:
    """Tungdil is held on the Blacksaddle by Sinthoras' Älf; messages are waylaid; Nôd'onn has two tokens left."""
    table = Table("tungdil", "boindil").card("SC2", "TH02", "TH12", bearer="tungdil").card("AV19").pause(9)
    return (
        table.progress("SC2", done=2).at("tungdil", "boindil", "s31").health("tungdil", 1).health("boindil", 1).turn()
    )


Counted = tuple[int, Fraction]  # lines of play, and the chance of an end among them


def joined(parts: list[tuple[Counted, Fraction]]) -> Counted:
    return sum(lines for (lines, _), _ in parts), sum((p * chance for (_, chance), p in parts), Fraction(0))


def even(parts: list[Counted]) -> Counted:
    return joined([(part, Fraction(1, len(parts))) for part in parts])


OVER = (1, Fraction(1))
LEAF = (1, Fraction(0))


def duel_by_hand(boindil: bool, left: int, tokens: int, alf: bool, depth: int) -> Counted:
    """The same tree by the words of the rules, as deep as nobody's walk or second turn matters (four plies)."""
    if depth == 0:
        return LEAF
    options = []
    if boindil:  # Speed 2, Battle 4, may roll a fight again; nobody holds him
        options.append(luck(2, depth - 1, lambda _, rest: LEAF if rest == 0 else even(7 * [LEAF])))
    elif not alf:
        options.append(luck(3, depth - 1, lambda _, rest: LEAF if rest == 0 else even(7 * [LEAF])))
    dice = 4 if boindil else 3
    if alf:

        def fought(roll: tuple[int, ...], rest: int) -> Counted:
            if boindil:  # keep, which may cost his last point of Health, or roll again
                return LEAF if rest == 0 else even([LEAF if 6 in roll else OVER, LEAF])
            if 6 not in roll:
                return OVER  # his last point of Health
            if rest == 0:
                return LEAF
            saved = duel_by_hand(False, left - 1, tokens, False, rest - 1)
            spared = duel_by_hand(False, left - 1, tokens, True, rest - 1)
            return even([saved, spared])  # strike, or let the Älf be, which costs nothing: a die could hit (R44)

        options.append(luck(dice, depth - 1, fought))

    def duelled(roll: tuple[int, ...], rest: int) -> Counted:
        sixes = roll.count(6)
        if sixes >= tokens or sixes == 0:
            return OVER
        return after(boindil, left - 1, tokens - sixes, alf, rest)

    options.append(luck(dice, depth - 1, duelled))
    options.append(after(boindil, 0, tokens, alf, depth - 1))
    return even(options)


def after(boindil: bool, left: int, tokens: int, alf: bool, depth: int) -> Counted:
    """What follows an action: the next one, or the other dwarf's turn."""
    if left > 0:
        return duel_by_hand(boindil, left, tokens, alf, depth)
    return duel_by_hand(not boindil, 2, tokens, alf, depth)


def luck(dice: int, depth: int, then: object) -> Counted:
    """A roll, if there is a ply left for it, and what it leads to."""
    if depth == 0:
        return LEAF
    assert callable(then)
    return joined([(then(roll, depth - 1), p) for roll, p in rolls(dice).items()])


DUEL_LINES = (3, 116, 439, 2_688)
DUEL_ENDS = (Fraction(0), Fraction(133, 324), Fraction(1_795, 3_888), Fraction(161_491, 279_936))


@rule("DW-13.5", "R44", "R65", "DW-10.3", "DW-3.1", "DW-3.3")
def test_the_last_duel_both_ways() -> None:
    state = last_duel().state
    counted = tuple(leaves(state, depth) for depth in range(1, 5))
    chances = tuple(ending(state, depth) for depth in range(1, 5))
    by_hand = [duel_by_hand(False, 2, 2, True, depth) for depth in range(1, 5)]
    assert (counted, chances) == (tuple(lines for lines, _ in by_hand), tuple(chance for _, chance in by_hand))
    assert (counted, chances) == (DUEL_LINES, DUEL_ENDS)


# --- recruits and tiles ---


class Drawn(Exception):
    """Another tile would have to be drawn."""


def crowded() -> Table:
    """Four stand at Gateway V, and two beside it: a second tile may follow."""
    table = Table("tungdil", "boindil").card("SA1", *CALM).troops("gate_v", orc=1, troll=2, alf=1)
    return table.troops("s02", alf=2).turn(step="hero")


def lines_by_model(table: Table, depth: int) -> int:
    """Lines of play of a recruitment and the tiles it brings, by the independent model of troop movement."""
    found = 0
    for came in {tuple(faces) for faces in product(*SKULLS)}:
        found += tiles_by_model(table, list(came), (), depth - 1)
    return found


def tiles_by_model(table: Table, came: list[int], tiles: tuple[str, ...], depth: int) -> int:
    if depth == 0:
        return 1
    land = model.Land()
    for name, troops in (("gate_v", [1, 2, 1]), ("s02", [0, 0, 2])):
        land.troops[name] = list(troops)
        land.supply = [n - here for n, here in zip(land.supply, troops, strict=True)]
    queue = list(tiles)

    def draw() -> str:
        if not queue:
            raise Drawn
        return queue.pop(0)

    try:
        land.bring("gate_v", came, draw)
    except Drawn:
        left = [tile for tile in model.TILES if tile not in tiles]
        return sum(tiles_by_model(table, came, (*tiles, tile), depth - 1) for tile in left)
    assert depth == 1, "no deeper than the first decision"
    return QUIET


CROWD_LINES = (27, 972, 33_252)


@rule("DW-4.5", "DW-5.1", "DW-5.6", "R1")
def test_recruits_and_tiles_both_ways() -> None:
    table = crowded()
    for depth, lines in enumerate(CROWD_LINES, start=1):
        assert leaves(table.state, depth) == lines
        assert lines_by_model(table, depth) == lines


@rule("DW-6.2", "DW-3.2", "DW-1.7", "DW-11.5")
@pytest.mark.parametrize("council", [5, 2])
def test_the_chance_that_the_blacksaddle_overflows(council: int) -> None:
    """All recruits at Gateway V run on to the Blacksaddle, where two stand; one Doom step would end the game."""
    table = Table().card("SA1", *CALM).council(council).troops("s31", orc=2).hero(0).doom(2)
    for space, way in (("gate_v", "SE"), ("s03", "SE"), ("s09", "SW"), ("s15", "SW"), ("s22", "SE")):
        table.perished(space, way)
    table.turn(step="hero")
    full = Fraction(0)
    for faces in product(*SKULLS):
        if council == 5:
            full += Fraction(sum(faces) >= 3, 216)
            continue
        again = [kind for kind in range(3) if faces[kind] == 0]  # blank dice are rolled once more
        for new in product(*(SKULLS[kind] for kind in again)):
            full += Fraction(sum(faces) + sum(new) >= 3, 216 * 6 ** len(again))
    assert ending(table.state, 2 if council == 2 else 1) == full
