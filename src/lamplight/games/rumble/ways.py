"""What a character can do where it stands, as tables of a dungeon: all that the list of actions and refusals ask.

It depends on three things only: whether the character is alone, whether the chest is with it, and which room it is.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lamplight.games.rumble.actions import CARRY, MOVE

# What a character can do, as a sum.
WALKS: Final = 1
FIGHTS: Final = 2
CARRIES: Final = 4
LEAVES: Final = 8

# A situation is a room's number times SITUATIONS, with these added.
SITUATIONS: Final = 4
IN_COMPANY: Final = 1
WITH_CHEST: Final = 2


def what_to_do(alone: bool, chest: bool, exit: bool) -> int:
    """What a character can do here."""
    out = WALKS if alone else FIGHTS  # RD-4.6; RD-4.8, RD-4.10
    if chest:
        out += CARRIES  # RD-5.1, A3
    if chest and exit:
        out += LEAVES  # RD-5.3, A2
    return out


class Ways:
    """For every situation: what can be done, and the moves and carries of it.

    Move or carry k of situation s is the code way[k] plus that of the character, first[s] <= k < first[s + 1].
    """

    def __init__(self, doors: list[list[int]], exit: int) -> None:
        self.deeds: vec[i64] = vec[i64]()
        self.first: vec[i64] = vec[i64]()
        self.way: vec[i64] = vec[i64]()
        for room, through in enumerate(doors):
            for situation in range(SITUATIONS):
                deeds = what_to_do(not situation & IN_COMPANY, bool(situation & WITH_CHEST), room == exit)
                self.deeds = append(self.deeds, i64(deeds))
                self.first = append(self.first, i64(len(self.way)))
                for deed, kind in ((WALKS, MOVE), (CARRIES, CARRY)):
                    if deeds & deed:
                        for to in through:
                            self.way = append(self.way, i64(kind + to))
        self.first = append(self.first, i64(len(self.way)))
