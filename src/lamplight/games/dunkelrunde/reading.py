"""How the rulebook of DunkelRunde is read: its order for learning, its worked examples, its tiles, its signs."""

from __future__ import annotations

from typing import Final

from lamplight.core.reading import Example, Grid, Reading, Shelf, Thing
from lamplight.core.view import Text

TILES: Final = ("grey", "yellow", "blue", "red", "green", "brown")  # in the order of the road

# The rules and rulings that speak of a tile.
OF_TILE: Final = {
    "grey": ("DR-8.1",),
    "yellow": ("DR-8.2", "DR-8.3", "DR-8.4", "DR-8.5", "DR-8.6", "DR-8.7", "DR-8.8", "S21", "S28", "S29", "S47"),
    "blue": ("DR-7.2", "DR-8.9", "DR-8.10", "DR-8.11", "DR-11.4", "S25", "S32"),
    "red": (
        "DR-8.12", "DR-8.13", "DR-8.14", "DR-8.15", "DR-8.16", "DR-8.17", "S8", "S9", "S10", "S11", "S14", "S15",
        "S26", "S39", "S41", "S42",
    ),
    "green": ("DR-8.18", "DR-8.19", "DR-8.20", "S1", "S2", "S3", "S4", "S6", "S27"),
    "brown": ("DR-8.21", "DR-8.22", "S1", "S5", "S13", "S27", "S44"),
}  # fmt: skip


def between(first: int, last: int) -> tuple[str, ...]:
    """The tiles of the road from one to another.

    >>> between(8, 10)
    ('8', '9', '10')
    """
    return tuple([str(tile) for tile in range(first, last + 1)])


EXAMPLES: Final = (
    Example(
        "linden-shared", 6, ("DR-6.1", "DR-6.3"),
        "dunkelrunde/2 seats=4 red=30,45 blue=44,31 green=33,45 yellow=32,45 turn=blue asks=move dice=2,5",
        between(40, 45),
        plays=("child blue-girl 45",), ends=(("blue-girl", "45"),), tells=("linden", "end"),
    ),
    Example(
        "linden-both", 6, ("DR-6.4", "T14"),
        "dunkelrunde/2 seats=4 red=44,45 blue=30,31 green=33,45 yellow=32,45 turn=red asks=move dice=2,5",
        between(40, 45),
        plays=("child red-girl 45",), ends=(("red-girl", "45"),), tells=("linden", "end"),
    ),
    Example(
        "fewer-steps", 10, ("DR-10.5", "DR-10.9", "DR-10.10", "S49"),
        "dunkelrunde/2 seats=2 red=1,12 blue=4,13 ghosts=3,17,23,34 turn=red asks=move dice=4,6",
        between(0, 7), about="red-girl",
        can=("child red-girl 2", "child red-girl 4", "child red-girl 5"), cannot=(("child red-girl 3", "DR-10.9"),),
    ),
    Example(
        "turning", 12, ("DR-8.8", "DR-12.2", "S16"),
        "dunkelrunde/2 seats=2 red=0,13 blue=0,14 ghosts=9,17,23,34 turn=red asks=ghost dice=3,5",
        between(6, 12),
        plays=("ghost tree forward",), ends=(("ghost-tree", "8"),), tells=("ghost",),
    ),
    Example(
        "fright", 13, ("DR-12.4", "DR-13.1", "DR-8.4"),
        "dunkelrunde/2 seats=2 red=13,14 blue=4,20 ghosts=1,17,23,34 turn=red asks=ghost dice=6,3",
        between(0, 6),
        plays=("ghost tree forward",), ends=(("ghost-tree", "4"), ("blue-girl", "0")), tells=("ghost", "scare"),
    ),
    Example(
        "together", 13, ("DR-10.7", "DR-13.2"),
        "dunkelrunde/2 seats=2 red=4,14 blue=4,20 ghosts=1,17,23,34 turn=red asks=ghost dice=6,3",
        between(0, 6),
        plays=("ghost tree forward",), ends=(("ghost-tree", "4"), ("red-girl", "4"), ("blue-girl", "4")),
        tells=("ghost", "brave"),
    ),
    Example(
        "double", 11, ("DR-9.4", "DR-9.8", "DR-11.2", "DR-11.3"),
        "dunkelrunde/2 seats=2 red=29,30 blue=36,36 ghosts=6,17,23,36 turn=red asks=group dice=2,2",
        between(34, 40),
        can=("group 36 38",), plays=("group 36 38",),
        ends=(("blue-girl", "38"), ("blue-boy", "38"), ("ghost-inn", "36")), tells=("group",),
    ),
    Example(
        "past-the-ghost-house", 8, ("DR-8.10", "DR-8.11", "S32"),
        "dunkelrunde/2 seats=2 red=5,12 blue=0,13 ghosts=8,17,23,34 turn=red asks=move dice=2,4",
        between(3, 9), about="red-girl",
        can=("child red-girl 7",), cannot=(("child red-girl 6", "DR-8.10"),),
    ),
    Example(
        "river", 8, ("DR-8.12", "DR-8.13", "DR-8.14"),
        "dunkelrunde/2 seats=2 red=9,12 blue=11,0 ghosts=6,17,23,34 turn=red asks=move dice=5,1",
        between(7, 13), about="red-girl",
        can=("child red-girl 10", "child red-girl 11"), cannot=(("child red-girl 13", "DR-8.12"),),
        plays=("child red-girl 11",), ends=(("red-girl", "12"), ("blue-girl", "12")), tells=("cross",),
    ),
    Example(
        "hidden-path", 8, ("DR-8.20", "S2", "S3"),
        "dunkelrunde/2 seats=2 red=14,28 blue=0,29 ghosts=6,22,23,34 turn=red asks=move dice=4,1",
        (*between(12, 20), "h1a", "h1b", "h1c"), about="red-girl",
        can=("child red-girl 15", "child red-girl 16", "child red-girl 18"),
        cannot=(("child red-girl h1a", "DR-8.20"), ("child red-girl 17", "DR-8.10")),
    ),
)  # fmt: skip


def grids() -> tuple[Grid, ...]:
    """What each colour means for whom."""
    head = tuple([Text(f"dr-grid-{name}") for name in ("tile", "child", "alone", "ghost")])
    rows = tuple(
        [
            (Text(f"dr-tile-{colour}"), *[Text(f"dr-grid-{colour}.{who}") for who in ("child", "alone", "ghost")])
            for colour in TILES
        ]
    )
    return (Grid(8, Text("dr-grid-tiles"), head, rows),)


def shelves() -> tuple[Shelf, ...]:
    """The tiles, each with what is said of it."""
    tiles = [
        Thing(f"tile-{colour}", Text(f"dr-tile-{colour}"), (Text(f"dr-tile-{colour}.why"),), OF_TILE[colour])
        for colour in TILES
    ]
    return (Shelf("tile", tuple(tiles)),)


READING: Final = Reading(
    order=(6, 7, 9, 10, 12, 13, 11, 8, 4, 5, 14),
    preface=True,
    intros=6,
    notes=((10, "company"), (4, "material"), (5, "age")),
    editions=("T1", "T6", "T7", "T9", "T10", "T12", "T13", "T15", "T16"),
    examples=EXAMPLES,
    grids=grids,
    key=(*TILES, "girl", "boy", "ghost", "wooden-die", "blue-die", "signpost"),
    shelves=shelves,
)
