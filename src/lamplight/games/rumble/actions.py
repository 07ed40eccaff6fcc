"""The actions of Rumble: the only place that packs and unpacks codes.

move lich crypt       a character that is alone goes to a neighbouring room
carry lich crypt      a character takes the chest along
fight lich            the lich is the victim of a fight in its room
leave lich            the lich leaves by the exit with the chest
call                  everybody agrees to end the adventure here
lay 471               chance: the number of the generated layout
place lich crypt      chance: who stands where at the start
deal 2 lich           chance: a secret token goes to a seat (seats count from 1 in notation)
start 2               chance: who begins
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

DUNGEON_CHARACTERS: Final = (
    "cube", "eye", "lich", "orc", "troll", "ogre", "warrior", "barbarian", "dwarf", "elf", "thief", "cleric",
)  # fmt: skip
HOUSE_CHARACTERS: Final = (
    "ninja", "penguin", "cat", "gorilla", "kid", "chicken", "robot", "squid", "meerkats", "archer", "merlin", "alien",
)  # fmt: skip
CHARACTERS: Final = DUNGEON_CHARACTERS + HOUSE_CHARACTERS
CHARACTER_OF: Final = {name: at for at, name in enumerate(CHARACTERS)}

STRIDE: Final = 32  # rooms per character in a code
BITS: Final = 5  # of them: a shift is several times as fast as a division
MOVE: Final = 0
CARRY: Final = 1024
FIGHT: Final = 2048
LEAVE: Final = 2080
CALL: Final = 2112
START: Final = 2144
PLACE: Final = 4096
DEAL: Final = 8192
LAY: Final = 16384
LAYS: Final = 4096  # no more than core.game.MOST_OUTCOMES, so that all outcomes of the draw can be listed
END: Final = 16384 + 4096


def move(who: i64, room: i64) -> i64:
    return MOVE + who * STRIDE + room


def carry(who: i64, room: i64) -> i64:
    return CARRY + who * STRIDE + room


def fight(who: i64) -> i64:
    return FIGHT + who


def leave(who: i64) -> i64:
    return LEAVE + who


def start(seat: i64) -> i64:
    return START + seat


def place(who: i64, room: i64) -> i64:
    return PLACE + who * STRIDE + room


def deal(seat: i64, who: i64) -> i64:
    return DEAL + seat * STRIDE + who


def lay(number: i64) -> i64:
    return LAY + number


def walker_of(code: i64) -> i64:
    return code >> BITS


def carrier_of(code: i64) -> i64:
    return (code - CARRY) >> BITS


def victim_of(code: i64) -> i64:
    return code - FIGHT


def leaver_of(code: i64) -> i64:
    return code - LEAVE


def who_of(code: i64) -> i64:
    """The character of a move, carry, fight, leave, place or deal."""
    if code >= DEAL:
        return (code - DEAL) % STRIDE
    if code >= PLACE:
        return (code - PLACE) // STRIDE
    if code >= LEAVE:
        return leaver_of(code)
    if code >= FIGHT:
        return victim_of(code)
    return carrier_of(code) if code >= CARRY else walker_of(code)


def room_of(code: i64) -> i64:
    """The room of a move, carry or place (all bases are multiples of the stride)."""
    return code & (STRIDE - 1)


def seat_of(code: i64) -> i64:
    """The seat of a deal."""
    return (code - DEAL) // STRIDE
