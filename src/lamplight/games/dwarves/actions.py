"""The actions of The Dwarves: the only place that packs and unpacks codes.

Seats count from 1 in notation. Decisions of people:

be tungdil · begin 2                          before the first turn
move fight message duel outfit end            the actions of a turn (outfit: the council's equipment test)
test SA1 2 · try AV01 · pay AV22 EQ03 · use EQ05
step s21 · tunnel s17 · stop                  a walk, step by step
health · doom · lose 2 · shield · take        penalties and losses
keep · reroll 3 · again · runestone · raise 4 the dice of a roll
strike orc · strike orc SA2 · done            a fight
heal 2 · give 2 · march 2 · remove orc s20 · cleanse s20 · dig s20 · choose 1 · drop 2 EQ03 · dismiss TH04
fetch orc s20 · none · done

and of chance:

deal tungdil · first 2 · roll 6 5 2 · recruit 2 1 0 · tile P05 · draw AV07 · find EQ05
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

PLAIN: Final = (
    "end", "move", "fight", "message", "duel", "outfit", "stop", "keep",
    "again", "runestone", "done", "health", "doom", "shield", "take", "none",
)  # fmt: skip
END: Final = 0
MOVE: Final = 1
FIGHT: Final = 2
MESSAGE: Final = 3
DUEL: Final = 4
OUTFIT: Final = 5
STOP: Final = 6
KEEP: Final = 7
AGAIN: Final = 8
RUNESTONE: Final = 9
DONE: Final = 10
HEALTH: Final = 11
DOOM: Final = 12
SHIELD: Final = 13
TAKE: Final = 14
NONE: Final = 15
REROLL: Final = 16  # + face
RAISE: Final = 32  # + face
CHOOSE: Final = 48  # + option
BE: Final = 64  # + dwarf
BEGIN: Final = 80  # + seat
LOSE: Final = 96  # + seat
HEAL: Final = 112  # + seat
GIVE: Final = 128  # + seat
MARCH: Final = 144  # + seat
USE: Final = 160  # + kind of equipment
DROP: Final = 256  # + seat * 16 + kind of equipment
STEP: Final = 512  # + space
TUNNEL: Final = 640  # + space
CLEANSE: Final = 768  # + space
DIG: Final = 896  # + space
TEST: Final = 1024  # + card * 4 + part
TRY: Final = 1280  # + card
DISMISS: Final = 1344  # + card
PAY: Final = 2048  # + card * 16 + kind of equipment
STRIKE: Final = 3072  # + (card + 1, or 0 for the space) * 4 + kind of troop
REMOVE: Final = 3584  # + space * 4 + kind of troop
FETCH: Final = 4096  # + space * 4 + kind of troop
PEOPLE: Final = 8192  # codes below are decisions of people
DEAL: Final = 8192  # + dwarf
FIRST: Final = 8208  # + seat
TILE: Final = 8224  # + tile
FIND: Final = 8288  # + kind of equipment
DRAW: Final = 8320  # + card
RECRUIT: Final = 8448  # + orcs * 16 + trolls * 4 + alfar
ROLL: Final = 1048576  # + three bits per face: how many dice show it

FACES: Final = 6
THREE_BITS: Final = 8


# ---- what an action speaks of. Where one word suffices, a code is the base of its family + that word.


def seat_of(code: i64) -> i64:
    """BEGIN, LOSE, HEAL, GIVE, MARCH, FIRST, DROP."""
    return (code - DROP) >> 4 if DROP <= code < STEP else code & 15


def dwarf_of(code: i64) -> i64:
    """BE, DEAL."""
    return code & 15


def face_of(code: i64) -> i64:
    """REROLL, RAISE."""
    return code & 15


def option_of(code: i64) -> i64:
    """CHOOSE, from 0."""
    return code & 15


def gear_of(code: i64) -> i64:
    """USE, DROP, PAY, FIND: a kind of equipment."""
    return code & 15


def space_of(code: i64) -> i64:
    """STEP, TUNNEL, CLEANSE, DIG, REMOVE, FETCH."""
    return code & 127 if code < TEST else (code & 511) >> 2


def troop_of(code: i64) -> i64:
    """STRIKE, REMOVE, FETCH: a kind of troop."""
    return code & 3


def card_of(code: i64) -> i64:
    """TEST, TRY, DISMISS, PAY, STRIKE (-1: on the space), DRAW."""
    if code < TRY:
        return (code - TEST) >> 2
    if code < PAY:
        return code - TRY if code < DISMISS else code - DISMISS
    if code < REMOVE:
        return (code - PAY) >> 4 if code < STRIKE else ((code - STRIKE) >> 2) - 1
    return code - DRAW


def part_of(code: i64) -> i64:
    """TEST: a part of its card, from 0."""
    return code & 3


def tile_of(code: i64) -> i64:
    """TILE."""
    return code - TILE


def skulls_of(code: i64, kind: i64) -> i64:
    """RECRUIT: what the die of this kind of troop shows."""
    return (code >> 4) & 3 if kind == 0 else ((code >> 2) & 3 if kind == 1 else code & 3)


def dice_on(code: i64) -> i64:
    """ROLL: the dice, packed."""
    return code - ROLL


def drop(seat: i64, gear: i64) -> i64:
    return DROP + seat * 16 + gear


def test(card: i64, part: i64) -> i64:
    return TEST + card * 4 + part


def pay(card: i64, gear: i64) -> i64:
    return PAY + card * 16 + gear


def strike(card: i64, kind: i64) -> i64:
    """Of a troop on a card, or on the space (-1)."""
    return STRIKE + (card + 1) * 4 + kind


def remove(space: i64, kind: i64) -> i64:
    return REMOVE + space * 4 + kind


def fetch(space: i64, kind: i64) -> i64:
    return FETCH + space * 4 + kind


def recruit(orcs: i64, trolls: i64, alfar: i64) -> i64:
    return RECRUIT + orcs * 16 + trolls * 4 + alfar


def is_use(code: i64) -> bool:
    return USE <= code < DROP


def is_pay(code: i64) -> bool:
    return PAY <= code < STRIKE


def is_tunnel(code: i64) -> bool:
    return TUNNEL <= code < CLEANSE


def kind_of(code: i64) -> i64:
    """The base of a code: which family of actions it belongs to."""
    if code < REROLL:
        return code
    if code < DROP:
        return code - code % 16 if code < USE else USE
    if code < STEP:
        return DROP
    if code < TEST:
        return code - code % 128
    if code < PAY:
        return TEST if code < TRY else (TRY if code < DISMISS else DISMISS)
    if code < PEOPLE:
        if code < STRIKE:
            return PAY
        return STRIKE if code < REMOVE else (REMOVE if code < FETCH else FETCH)
    if code < TILE:
        return DEAL if code < FIRST else FIRST
    if code < RECRUIT:
        return TILE if code < FIND else (FIND if code < DRAW else DRAW)
    return RECRUIT if code < ROLL else ROLL


def dice_of(code: i64) -> list[int]:
    """The dice of a roll, highest first."""
    packed = int(code - ROLL)
    out: list[int] = []
    for face in range(FACES, 0, -1):
        out += [face] * (packed // THREE_BITS ** (face - 1) % THREE_BITS)
    return out


def roll(dice: list[int]) -> int:
    """The code of a roll that shows these dice."""
    packed = 0
    for face in dice:
        packed += int(THREE_BITS ** (face - 1))
    return ROLL + packed
