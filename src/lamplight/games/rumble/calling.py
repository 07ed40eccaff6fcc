"""Calling it off: all together may end an adventure before one is left. G3"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lamplight.core.game import ALL
from lamplight.games.rumble.scoring import points_at
from lamplight.games.rumble.state import BRAWLING, OUT, Brawl

# Why nobody may call it off now; 0 is allowed.
ALLOWED: Final = 0
NOT_ALL: Final = 1  # it takes everybody
UNGUARDED: Final = 2
NO_BRAWL: Final = 3
NO_VICTIM: Final = 4

VICTIM_FIRST: Final = 2  # G3 waits for the first victim since this version of the rules
NEAR: Final = 2  # rounds of the table: so close to the dry limit it may as well end now


def call_fault(brawl: Brawl, seat: i64) -> i64:
    """Why this seat (or ALL) may not call it off now; ALLOWED if it may."""
    if seat != ALL:
        return NOT_ALL
    if not brawl.rules.guard:
        return UNGUARDED
    if brawl.phase != BRAWLING or brawl.actor < 0:
        return NO_BRAWL
    if brawl.rules.version >= VICTIM_FIRST and len(brawl.fallen) == 0:
        return NO_VICTIM
    return ALLOWED


def call_costs(brawl: Brawl, seat: i64) -> bool:
    """Could calling it off cost this seat points? Only its own tokens tell; near the dry limit it hardly matters."""
    rules = brawl.rules
    if rules.dry_limit - brawl.dry <= NEAR * brawl.seats:
        return False
    now: i64 = 0
    hoped: i64 = 0
    who: i64 = 0
    while who < rules.characters:
        if brawl.owner[who] == seat:
            called = rank_if_called(brawl, who)
            best = called
            if brawl.room_of[who] != OUT:  # at best the top rank; playing on is never worse for those inside
                best = rules.characters - 1
            now = max(now, points_at(called, rules.characters, rules.scaled))
            hoped = max(hoped, points_at(best, rules.characters, rules.scaled))
        who += 1
    return hoped > now


def rank_if_called(brawl: Brawl, who: i64) -> i64:
    """The rank that a character would have: all inside share the lowest of theirs."""
    if who == brawl.escaped:
        return brawl.rules.characters - 1
    k: i64 = 0
    while k < len(brawl.fallen):
        if brawl.fallen[k] == who:
            return k
        k += 1
    return k
