"""The actions of DunkelRunde: the only place that packs and unpacks codes.

roll 5 3              the dice: five for a child, three for a ghost
start 2               who begins (seats count from 1 in notation)
child red-girl 17     a child to a tile
ghost inn back        a ghost, forward or back, by the whole ghost die
group 16 18           all the children of a tile to another
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

COLOURS: Final = ("red", "blue", "green", "yellow", "violet", "grey")
SEXES: Final = ("girl", "boy")
GHOSTS: Final = ("tree", "ruins", "graveyard", "inn")
GHOST_COUNT: Final = 4  # DR-4.2
GHOST_MOVES: Final = 8  # each of them in two directions: a ghost can always move
DIRECTIONS: Final = ("forward", "back")

GIRL: Final = 0
BOY: Final = 1
FORWARD: Final = 0
BACK: Final = 1
CHILD_FACES: Final = 6
GHOST_FACES: Final = 8
ROLLS: Final = 48  # all pairs of faces
MOST_TILES: Final = 128
TILE_BITS: Final = 7  # of them: shifts are several times as fast as divisions
GHOST_BITS: Final = 3  # of the faces of the ghost die

ROLL: Final = 0
START: Final = 48
GHOST: Final = 64
CHILD: Final = 128
GROUP: Final = 2048
END: Final = 2048 + 128 * 128

CHILD_NAMES: Final = tuple(f"{colour}-{sex}" for colour in COLOURS for sex in SEXES)
CHILD_OF: Final = {name: index for index, name in enumerate(CHILD_NAMES)}
GHOST_OF: Final = {name: index for index, name in enumerate(GHOSTS)}


def roll(child: i64, ghost: i64) -> i64:
    """The dice show these numbers."""
    return (child - 1) * GHOST_FACES + ghost - 1


def start(seat: i64) -> i64:
    """This seat begins."""
    return START + seat


def ghost_move(ghost: i64, direction: i64) -> i64:
    """This ghost walks all its pips, forward or back."""
    return GHOST + ghost * 2 + direction


def child_move(child: i64, tile: i64) -> i64:
    """This child walks to this tile."""
    return CHILD + child * MOST_TILES + tile


def group_move(origin: i64, tile: i64) -> i64:
    """All the children of one tile walk to another."""
    return GROUP + origin * MOST_TILES + tile


def child_of(code: i64) -> i64:
    return (code - CHILD) >> TILE_BITS


def tile_of(code: i64) -> i64:
    """The target of a child's or a group's move (both bases are multiples of the number of tiles)."""
    return code & (MOST_TILES - 1)


def origin_of(code: i64) -> i64:
    return (code - GROUP) >> TILE_BITS


def ghost_of(code: i64) -> i64:
    return (code - GHOST) >> 1


def direction_of(code: i64) -> i64:
    return code & 1


def child_pips(code: i64) -> i64:
    return (code >> GHOST_BITS) + 1


def ghost_pips(code: i64) -> i64:
    return (code & (GHOST_FACES - 1)) + 1
