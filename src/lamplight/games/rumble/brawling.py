"""A turn: move, carry, fight, leave. Chapters RD-4 and RD-5, and the stalemate guard."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from lamplight.games.rumble.actions import CARRY, FIGHT, LEAVE, MOVE, STRIDE
from lamplight.games.rumble.state import OUT, Brawl


def fill_actions(brawl: Brawl, out: vec[i64]) -> i64:
    """Every action on this turn. Without another choice even a take-back is allowed. # RD-4.4, RD-4.5"""
    n = fill_but(brawl, out, brawl.last_who, brawl.last_from)
    if n == 0:
        n = fill_but(brawl, out, OUT, OUT)
    return n


def fill_but(brawl: Brawl, out: vec[i64], last_who: i64, last_from: i64) -> i64:
    """Every action but taking this character back to this room."""
    n: i64 = 0
    room_of = brawl.room_of
    crowd = brawl.crowd
    chest = brawl.chest
    dungeon = brawl.dungeon
    first = dungeon.first
    through = dungeon.through
    count = brawl.rules.characters
    who: i64 = 0
    while who < count:
        room = room_of[who]
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
                        if through[k] != last_from:
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
                    if who != last_who or through[k] != last_from:
                        out[n] = CARRY + who * STRIDE + through[k]
                        n += 1
                    k += 1
                if room == dungeon.exit:  # RD-5.3, A2
                    out[n] = LEAVE + who
                    n += 1
        who += 1
    return n


def step(brawl: Brawl, who: i64, room: i64) -> None:
    """A character goes to a room."""
    origin = brawl.room_of[who]
    brawl.crowd[origin] -= 1
    brawl.crowd[room] += 1
    brawl.room_of[who] = room
    if brawl.rules.guard:
        brawl.last_who = who
        brawl.last_from = origin
    brawl.dry += 1


def go_out(brawl: Brawl, who: i64) -> None:
    """A character is out of the dungeon, as a victim or by the exit."""
    brawl.crowd[brawl.room_of[who]] -= 1
    brawl.room_of[who] = OUT
    brawl.inside -= 1
    brawl.dry = 0
    brawl.last_who = OUT
    brawl.last_from = OUT


def act(brawl: Brawl, code: i64) -> None:
    """Carry out an action of a seat."""
    if code < CARRY:
        step(brawl, code // STRIDE, code % STRIDE)
    elif code < FIGHT:
        brawl.chest = code % STRIDE
        step(brawl, (code - CARRY) // STRIDE, code % STRIDE)
    elif code < LEAVE:
        brawl.fallen = append(brawl.fallen, code - FIGHT)  # RD-4.12
        go_out(brawl, code - FIGHT)
    else:
        brawl.escaped = code - LEAVE
        brawl.chest = OUT  # A6
        go_out(brawl, code - LEAVE)
