"""What the readers of all content files share: the tables as far as they are read, and a few checks."""

from __future__ import annotations

from typing import Final

from lamplight.games.dwarves.sheet import Faults, Sheet, shown
from lamplight.games.dwarves.tables import (
    ANY_TROOP,
    PLACE_STATIC,
    PLACES,
    SUPPLY,
    TROOPS,
    packed,
)

SOURCES: Final = ("printed", "reported", "inferred", "designed")
TARGETS: Final = (2, 6)  # what a test may ask of a die
LONGEST_TITLE: Final = 60
LONGEST_TEXT: Final = 300
FARTHEST: Final = 9
MOST_HEALTH: Final = 9


class Draft:
    """Tables in the making: columns of numbers and lists of words by name, and what the rest of the files refer to."""

    def __init__(self, faults: Faults) -> None:
        self.faults = faults
        self.ints: dict[str, list[int]] = {}
        self.words: dict[str, list[str]] = {}
        self.titles: dict[str, str] = {}
        self.index: dict[str, int] = {}  # spaces by id
        self.place_codes: dict[str, int] = {name: at for at, name in enumerate(PLACES)}
        self.place_spaces: list[list[int]] = []  # of the fixed places, from PLACE_STATIC on

    def roster(self, what: str, found: list[str], expected: list[str]) -> None:
        """Every expected id is there, once, and no other."""
        seen: set[str] = set()
        for name in found:
            if name in seen:
                self.faults.add("dw-content-duplicate", {"where": what, "id": shown(name)})
            elif name and name not in expected:
                self.faults.add("dw-content-unknown-id", {"where": what, "id": shown(name)})
            seen.add(name)
        for name in expected:
            if name not in seen:
                self.faults.add("dw-content-missing-id", {"where": what, "id": name})

    def count(self, what: str, found: int, need: int) -> None:
        if found != need:
            self.faults.add("dw-content-count", {"where": what, "count": found, "need": need})

    def space(self, sheet: Sheet, key: str) -> int:
        """The number of a space of the map."""
        name = sheet.raw(key)
        if name in self.index:
            return self.index[name]
        if name or key in sheet.data:
            sheet.fault("dw-content-dead-place", {"key": key, "place": shown(name)})
        return 0

    def kind_of_troop(self, sheet: Sheet, key: str) -> int:
        """A kind of troop, or any."""
        word = sheet.word(key, ("any", *TROOPS))
        return TROOPS.index(word) if word in TROOPS else ANY_TROOP

    def troops(self, sheet: Sheet, key: str) -> int:
        """A number of troops per kind, packed; at least one, and no more than there are. # DW-1.5"""
        inner = sheet.sheet(key)
        number = [0, 0, 0]
        for kind, name in enumerate(TROOPS):
            if inner.has(name):
                number[kind] = inner.number(name, 1, SUPPLY[kind])
        inner.close()
        if key in sheet.data and not inner.data:
            inner.fault("dw-content-no-troops", {})
        return packed(number[0], number[1], number[2])

    def add_place(self, name: str, spaces: list[int]) -> None:
        if name not in self.place_codes:
            self.place_codes[name] = PLACE_STATIC + len(self.place_spaces)
            self.place_spaces.append(spaces)
