"""How many actions there are on a turn and which is the k-th of them, without a list.

The actions of each character are counted in four bits of a word, twelve characters to a word, so that the k-th is found
by shifts alone. They are counted when somebody asks for the first time; from then on every turn keeps them right.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lamplight.core.game import ZEROS
from lamplight.core.rng import Rng
from lamplight.games.rumble.actions import BITS, CARRY, FIGHT, LEAVE, MOVE
from lamplight.games.rumble.state import OUT, Brawl

WORD: Final = 12  # characters to a word
EVERY_OTHER: Final = 0x0F0F0F0F0F0F  # the counts of the even ones
ONE: Final = 15
TWO: Final = 255


def total(brawl: Brawl) -> i64:
    """The number of actions on this turn. Take-backs count only without another choice. # G1"""
    if brawl.ways_all < 0:
        count(brawl)
    n = brawl.ways_all - brawl.backward
    if n > 0:
        return n
    return brawl.ways_all


def some(brawl: Brawl, rng: Rng) -> i64:
    """A random action."""
    if brawl.ways_all < 0:
        count(brawl)
    n = brawl.ways_all - brawl.backward
    if n <= 0:
        n = brawl.ways_all
    return at(brawl, rng.below(n))


def at(brawl: Brawl, k: i64) -> i64:
    """The k-th action in the order of brawling.fill_actions, 0 <= k < total."""
    if brawl.ways_all < 0:
        count(brawl)
    last: i64 = OUT
    if brawl.ways_all > brawl.backward and brawl.backward > 0:
        last = brawl.last_who
    word = brawl.ways_low
    if 0 <= last < WORD:
        word -= brawl.backward << (4 * last)
    base: i64 = 0
    pairs: i64 = (word & EVERY_OTHER) + ((word >> 4) & EVERY_OTHER)
    if brawl.rules.characters > WORD:
        quads: i64 = (pairs & 0xFF00FF00FF) + ((pairs >> 8) & 0xFF00FF00FF)
        n: i64 = (quads + (quads >> 16) + (quads >> 32)) & TWO
        if k >= n:
            k -= n
            base = WORD
            word = brawl.ways_high
            if last >= WORD:
                word -= brawl.backward << (4 * (last - WORD))
            pairs = (word & EVERY_OTHER) + ((word >> 4) & EVERY_OTHER)
    who: i64 = 0
    n = pairs & TWO
    while k >= n:
        k -= n
        pairs >>= 8
        who += 2
        n = pairs & TWO
    n = (word >> (4 * who)) & ONE
    who += base
    if k >= n:
        k -= n
        who += 1
    room = brawl.room_of[who]
    dungeon = brawl.dungeon
    first = dungeon.first[room]
    doors = dungeon.doors[room]
    barred: i64 = doors  # which door would take him back
    if who == last:
        barred = 0
        while dungeon.through[first + barred] != brawl.last_from:
            barred += 1
        doors -= 1
    base = MOVE
    if brawl.crowd[room] != 1:
        if k == 0:
            return FIGHT + who
        k -= 1
        base = CARRY
    elif k >= doors:
        k -= doors
        base = CARRY
    if k >= doors:
        return LEAVE + who
    if k >= barred:
        k += 1
    return base + (who << BITS) + dungeon.through[first + k]


def count(brawl: Brawl) -> None:
    """Count from scratch."""
    brawl.mates = ZEROS[: brawl.dungeon.rooms]
    brawl.ways_low = 0
    brawl.ways_high = 0
    brawl.ways_all = 0
    who: i64 = 0
    while who < brawl.rules.characters:
        room = brawl.room_of[who]
        if room != OUT:
            brawl.mates[room] += who
            gain(brawl, who, ways_from(brawl, room, brawl.crowd[room], brawl.chest))
        who += 1
    brawl.backward = 0
    if brawl.last_who != OUT:
        room = brawl.room_of[brawl.last_who]
        if brawl.dungeon.joined(room, brawl.last_from):
            brawl.backward = back(brawl, room, brawl.crowd[room])


def gain(brawl: Brawl, who: i64, more: i64) -> None:
    """A character has so many actions more."""
    brawl.ways_all += more
    if who < WORD:
        brawl.ways_low += more << (4 * who)
    else:
        brawl.ways_high += more << (4 * (who - WORD))


def ways_from(brawl: Brawl, room: i64, crowd: i64, chest: i64) -> i64:
    """The actions of each of so many in a room: by the doors or a fight, with the chest, out. # RD-4.6, RD-4.8, RD-5"""
    doors = brawl.dungeon.doors[room]
    n: i64 = 1
    if crowd == 1:
        n = doors
    if room == chest:
        n += doors
        if room == brawl.dungeon.exit:
            n += 1
    return n


def back(brawl: Brawl, room: i64, crowd: i64) -> i64:
    """The ways back of whoever came here last: by walking, and with the chest. # G1"""
    n: i64 = 0
    if crowd == 1:
        n += 1
    if room == brawl.chest:
        n += 1
    return n


def moved(brawl: Brawl, who: i64, origin: i64, room: i64, chest: i64) -> None:
    """Somebody went from a room to another; the chest was there before."""
    left = brawl.crowd[origin]
    here = brawl.crowd[room]
    if chest != brawl.chest and (left > 1 or here > 2):  # the chest went, and many notice it
        count(brawl)
        return
    mates = brawl.mates
    mates[origin] -= who
    if left == 1:
        gain(
            brawl,
            mates[origin],
            ways_from(brawl, origin, left, brawl.chest) - ways_from(brawl, origin, left + 1, chest),
        )
    if here == 2:
        gain(brawl, mates[room], ways_from(brawl, room, here, brawl.chest) - ways_from(brawl, room, here - 1, chest))
    mates[room] += who
    gain(brawl, who, ways_from(brawl, room, here, brawl.chest) - ways_from(brawl, origin, left + 1, chest))
    if brawl.rules.guard:
        brawl.backward = back(brawl, room, here)


def gone(brawl: Brawl, who: i64, origin: i64, chest: i64) -> None:
    """Somebody went out of a room; the chest was there before."""
    left = brawl.crowd[origin]
    if chest != brawl.chest:
        count(brawl)
        return
    mates = brawl.mates
    mates[origin] -= who
    if left == 1:
        gain(brawl, mates[origin], ways_from(brawl, origin, left, chest) - ways_from(brawl, origin, left + 1, chest))
    gain(brawl, who, -ways_from(brawl, origin, left + 1, chest))
    brawl.backward = 0
