"""Somebody who brawls whenever that can be, and knows no more than what shines on the board."""

from __future__ import annotations

from lamplight.games.rumble.actions import DUNGEON_CHARACTERS


class Brawler:
    """Out with whoever can be thrown out; else the chest goes along where it can, and somebody goes somewhere."""

    def __init__(self) -> None:
        self.turn = 0

    def __call__(self, names: list[str]) -> str:
        self.turn += 1
        for wish in ("leave", "fight"):
            if wish in names:
                return wish
        ways = [one for one in names if " " in one]  # with the chest or without: both are offered as things to touch
        if ways:
            return ways[self.turn % len(ways)]
        rooms = [one for one in names if one not in DUNGEON_CHARACTERS and one != "chest"]
        if rooms:
            return rooms[self.turn % len(rooms)]
        if "chest" in names and self.turn % 3 == 0:
            return "chest"
        people = [one for one in names if one in DUNGEON_CHARACTERS]
        return people[self.turn % len(people)] if people else names[0]
