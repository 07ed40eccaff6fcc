"""A turn: move, carry, fight, leave. Chapters RD-4 and RD-5, and the stalemate guard.

What is allowed and why something is not come from the same four questions: is_alone, has_chest, is_at_exit, takes_back.
fill_but has them written out, since twelve calls take longer than all the rest of it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lamplight.core.game import buffer
from lamplight.games.rumble.actions import (
    CARRY,
    FIGHT,
    LEAVE,
    MOVE,
    STRIDE,
    carrier_of,
    leaver_of,
    room_of,
    victim_of,
    walker_of,
    who_of,
)
from lamplight.games.rumble.counting import gone, moved
from lamplight.games.rumble.state import OUT, Brawl

# Why an action of the seat to act is not allowed; 0 is allowed.
ALLOWED: Final = 0
NO_SUCH: Final = 1  # no such character or room in these boxes
IS_OUT: Final = 2
NO_EXIT: Final = 3
EXIT_ELSEWHERE: Final = 4
NO_CHEST_AT_EXIT: Final = 5
IS_ALONE: Final = 6
CHEST_ELSEWHERE: Final = 7
SAME_ROOM: Final = 8
NO_DOOR: Final = 9
IS_CROWDED: Final = 10
TAKES_BACK: Final = 11


def is_alone(brawl: Brawl, room: i64) -> bool:
    """Is nobody else in this character's room? Then it may walk, and else there may be a fight. # RD-4.6, RD-4.8"""
    return brawl.crowd[room] == 1


def has_chest(brawl: Brawl, room: i64) -> bool:
    """Is the chest here? Then it may be carried, in company too. # RD-5.1, A3"""
    return room == brawl.chest


def is_at_exit(brawl: Brawl, room: i64) -> bool:
    """Is this where one may leave with the chest? # RD-5.3, A2"""
    return room == brawl.dungeon.exit


def takes_back(brawl: Brawl, who: i64, to: i64) -> bool:
    """Would this undo what was moved on the turn before? # G1"""
    return who == brawl.last_who and to == brawl.last_from


def fault(brawl: Brawl, code: i64) -> i64:
    """Why the seat to act may not do that; ALLOWED exactly for what fill_actions lists."""
    found = fault_but(brawl, code)
    if found == TAKES_BACK and fill_but(brawl, buffer(), brawl.last_who, brawl.last_from) == 0:
        return ALLOWED  # without another choice
    return found


def fault_but(brawl: Brawl, code: i64) -> i64:
    """The same without looking whether there is another choice than a take-back."""
    if not known(brawl, code):
        return NO_SUCH
    who = who_of(code)
    room = brawl.room_of[who]
    if room == OUT:
        return IS_OUT
    dungeon = brawl.dungeon
    if code >= LEAVE:
        if not is_at_exit(brawl, room):
            return NO_EXIT if dungeon.exit == OUT else EXIT_ELSEWHERE
        return ALLOWED if has_chest(brawl, room) else NO_CHEST_AT_EXIT
    if code >= FIGHT:
        return IS_ALONE if is_alone(brawl, room) else ALLOWED
    if code >= CARRY and not has_chest(brawl, room):
        return CHEST_ELSEWHERE
    to = room_of(code)
    if to == room:
        return SAME_ROOM
    if not dungeon.joined(room, to):
        return NO_DOOR
    if code < CARRY and not is_alone(brawl, room):
        return IS_CROWDED
    return TAKES_BACK if takes_back(brawl, who, to) else ALLOWED


def known(brawl: Brawl, code: i64) -> bool:
    """Is this an action of a character, and to a room, of the boxes in play?"""
    if code < MOVE or code >= LEAVE + STRIDE:
        return False
    if code < FIGHT and room_of(code) >= brawl.dungeon.rooms:
        return False
    return who_of(code) < brawl.rules.characters


def fill_actions(brawl: Brawl, out: vec[i64]) -> i64:
    """Every action on this turn. Without another choice even a take-back is allowed. # RD-4.4, RD-4.5, G1"""
    n = fill_but(brawl, out, brawl.last_who, brawl.last_from)
    if n == 0:
        n = fill_but(brawl, out, OUT, OUT)
    return n


def fill_but(brawl: Brawl, out: vec[i64], last_who: i64, last_from: i64) -> i64:
    """Every action but taking this character back to this room."""
    n: i64 = 0
    room_at = brawl.room_of
    crowd = brawl.crowd
    chest = brawl.chest
    dungeon = brawl.dungeon
    first = dungeon.first
    through = dungeon.through
    count = brawl.rules.characters
    who: i64 = 0
    while who < count:
        room = room_at[who]
        if room != OUT:
            k: i64
            end: i64
            if crowd[room] == 1:  # RD-4.6
                k = first[room]
                end = first[room + 1]
                base: i64 = MOVE + who * STRIDE
                if who != last_who:
                    while k < end:
                        out[n] = base + through[k]
                        n += 1
                        k += 1
                else:
                    while k < end:
                        if through[k] != last_from:  # G1
                            out[n] = base + through[k]
                            n += 1
                        k += 1
            else:  # RD-4.8, RD-4.10
                out[n] = FIGHT + who
                n += 1
            if room == chest:  # RD-5.1, A3
                k = first[room]
                end = first[room + 1]
                while k < end:
                    if who != last_who or through[k] != last_from:  # G1
                        out[n] = CARRY + who * STRIDE + through[k]
                        n += 1
                    k += 1
                if room == dungeon.exit:  # RD-5.3, A2
                    out[n] = LEAVE + who
                    n += 1
        who += 1
    return n


def step(brawl: Brawl, who: i64, room: i64, chest: i64) -> None:
    """A character goes to a room; the chest was there before."""
    room_at = brawl.room_of
    crowd = brawl.crowd
    origin = room_at[who]
    room_at[who] = room
    crowd[origin] -= 1
    crowd[room] += 1
    if brawl.rules.guard:
        brawl.last_who = who
        brawl.last_from = origin
    brawl.dry += 1
    if brawl.ways_all >= 0:
        moved(brawl, who, origin, room, chest)


def go_out(brawl: Brawl, who: i64, chest: i64) -> None:
    """A character is out of the dungeon, as a victim or by the exit; the chest was there before."""
    origin = brawl.room_of[who]
    brawl.crowd[origin] -= 1
    brawl.room_of[who] = OUT
    brawl.inside -= 1
    brawl.dry = 0
    brawl.last_who = OUT
    brawl.last_from = OUT
    if brawl.ways_all >= 0:
        gone(brawl, who, origin, chest)


def act(brawl: Brawl, code: i64) -> None:
    """Carry out an action of a seat."""
    chest = brawl.chest
    if code < CARRY:
        step(brawl, walker_of(code), room_of(code), chest)
    elif code < FIGHT:
        brawl.chest = room_of(code)
        step(brawl, carrier_of(code), room_of(code), chest)
    elif code < LEAVE:
        victim = victim_of(code)
        brawl.fallen = append(brawl.fallen, victim)  # RD-4.12
        go_out(brawl, victim, chest)
    else:
        brawl.escaped = leaver_of(code)
        brawl.chest = OUT  # A6
        go_out(brawl, leaver_of(code), chest)
