"""Tiny Rumble: four rooms in a ring (or three in a row), as many characters, two players with one secret each.

It is for studies what Leduc poker is: small enough to be solved exactly, with all that makes Rumble what it is (moves,
brawls, the chest, a bluff). The rules are those of the big game, with these numbers: everybody begins in a room of
their own, chance deals a token to each and says who begins, one adventure is played, the best rank has 10 points and
each one below it one less (RD-6.3), and after `limit` turns without a victim or an escape the guard ends it (G2).
"""

from __future__ import annotations

from typing import Final

from lamplight.games.rumble.agreement import NEWEST_RULES, defaults
from lamplight.games.rumble.dungeon import Dungeon
from lamplight.games.rumble.game import RumbleState, opening
from lamplight.games.rumble.layout import DUNGEON, Card, Floor
from lamplight.games.rumble.rooms import ENTRY, TREASURY
from lamplight.games.rumble.state import DEALING, Rules

SEATS: Final = 2
LIMIT: Final = 2
FLOORS: Final = {
    3: ((ENTRY, 0, 0), ("hall", 1, 0), (TREASURY, 2, 0)),
    4: ((ENTRY, 0, 0), ("hall", 1, 0), (TREASURY, 1, 1), ("armoury", 0, 1)),
}


def tiny_rules(limit: int, characters: int) -> Rules:
    """The agreement of a tiny table."""
    return Rules(
        options={**defaults(), "adventures": "1"},
        sets=DUNGEON,
        layout="tiny",
        twisty=False,
        adventures=1,
        rebuild=False,
        guard=True,
        tokens=1,
        scaled=False,
        tie_break=False,
        seating_start=False,
        characters=characters,
        first=0,
        dry_limit=limit,
        version=NEWEST_RULES,
    )


def tiny(limit: int = LIMIT, rooms: int = 4) -> RumbleState:
    """The first position: everybody stands in a room of their own, and the tokens are about to be dealt."""
    cards = [Card(room, x, y, 0) for room, x, y in FLOORS[rooms]]
    state = opening(tiny_rules(limit, rooms), Dungeon([Floor(DUNGEON, False, cards)]), SEATS)
    for _ in range(rooms):
        state.apply(state.chance_at(0))  # the first of those who wait
    assert state.phase == DEALING
    return state
