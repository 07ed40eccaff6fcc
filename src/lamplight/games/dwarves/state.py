"""The position: map, tracks, cards, dwarves, piles, and the stack of what is still to be worked off.

Piles have no order that nobody has seen: a card, a tile or a piece of equipment is chosen when it is drawn.
What interrupts what lies on the stack: four numbers a frame, the uppermost is worked off first.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lamplight.core.events import Narrator
from lamplight.core.game import State
from lamplight.games.dwarves.tables import (
    BATTLE,
    CRAFT,
    EFFECT_ATTRIBUTE,
    HEALTH,
    ONE_ALF,
    ONE_TROLL,
    PLACE_ANY,
    PLACE_BEARER,
    PLACE_PERISHED,
    PLACE_STATIC,
    PLACE_TUNNEL,
    STAGE_B,
    Tables,
)

NOWHERE: Final = -1
SPACES: Final = 65
KINDS: Final = 3
GEARS: Final = 10
KEENFIRE: Final = 10  # the eleventh bit of what a dwarf owns: not an Equipment card
MOST_DICE: Final = 7  # R41
ROWS: Final = 4  # the Scenario card, then up to three Adventure and Threat cards from the oldest
DONE: Final = 1048576  # in the progress of a card: its quest is completed

# A dwarf: four numbers a seat.
WHO: Final = 0
AT: Final = 1
LIFE: Final = 2
GEAR: Final = 3
# A face-up card: four numbers a row.
CARD: Final = 0
TROOPS: Final = 1
PROGRESS: Final = 2
MARKS: Final = 3  # the seats on a journey as bits, or the seat of the bearer
WIDE: Final = 4

RUNNING: Final = 0
WON: Final = 1
LOST_DOOM: Final = 2
LOST_HEALTH: Final = 3


def powers() -> vec[i64]:
    """The powers of two (a constant left of a shift would be compiled in 32 bits)."""
    out = vec[i64]()
    one: i64 = 1
    n: i64 = 0
    while n < 62:
        out = append(out, one)
        one = one + one
        n += 1
    return out


BIT: Final = powers()


def bits(mask: i64) -> i64:
    """How many bits are set."""
    n: i64 = 0
    while mask:
        mask &= mask - 1
        n += 1
    return n


def nth_bit(mask: i64, k: i64) -> i64:
    """The number of the k-th set bit, from 0."""
    at: i64 = 0
    while True:
        if mask & 1:
            if k == 0:
                return at
            k -= 1
        mask >>= 1
        at += 1


def count(packed: i64) -> i64:
    """Troops of all kinds."""
    return (packed & 255) + ((packed >> 8) & 255) + (packed >> 16)


def of_kind(packed: i64, kind: i64) -> i64:
    """Troops of one kind."""
    if kind == 0:
        return packed & 255
    return (packed >> 8) & 255 if kind == 1 else packed >> 16


def one_of(kind: i64) -> i64:
    """One troop of a kind, packed."""
    if kind == 0:
        return 1
    return ONE_TROLL if kind == 1 else ONE_ALF


class Rules:
    """What was agreed for this match: immutable, shared by all its states."""

    def __init__(
        self,
        options: dict[str, str],
        tables: Tables,
        limit: i64,
        stages: i64,
        choose: bool,
        agree: bool,
        version: i64,
    ) -> None:
        self.options = options  # as they were checked
        self.tables: Tables = tables
        self.limit: i64 = limit  # troops that make a space perish # DW-5.1, DW-14.2
        self.stages: i64 = stages  # stage A cards in the pile # DW-14.1
        self.choose: bool = choose  # do people choose their dwarves?
        self.agree: bool = agree  # and who begins?
        self.version: i64 = version  # of the rules
        self.forged_attribute: i64 = -1  # what a Scenario card given to a dwarf raises # DW-13.3
        self.forged_bonus: i64 = 0
        self.stage_b: i64 = 0  # the card of stage B
        card: i64 = 0
        while tables.card_stage[card] != STAGE_B:
            card += 1
        self.stage_b = card
        op: i64 = 0
        while op < len(tables.op_kind):
            if tables.op_kind[op] == EFFECT_ATTRIBUTE:
                self.forged_attribute = tables.op_a[op]
                self.forged_bonus = tables.op_b[op]
            op += 1


class Realm(State):
    """Data and small questions."""

    # <fields: constructor>
    def __init__(
        self,
        rules: Rules,
        depth: i64,
        troops: vec[i64],
        land: vec[i64],
        folk: vec[i64],
        cards: vec[i64],
        stack: vec[i64],
        queue: vec[i64],
        under: vec[i64],
        seats: i64,
        actor: i64,
        head: i64,
        supply: i64,
        dice: i64,
        hero: i64,
        doom: i64,
        council: i64,
        pause: i64,
        tunnel: i64,
        active: i64,
        left: i64,
        tunnelled: i64,
        turn: i64,
        tiles: i64,
        stage_a: i64,
        left_a: i64,
        left_b: i64,
        stage_c: i64,
        pile: i64,
        hidden: i64,
        unseen: i64,
        discard: i64,
        drawn: i64,
        gear_pile: i64,
        gear_gone: i64,
        held: i64,
        dirty: bool,
        result: i64,
        won_by: i64,
    ) -> None:
        self.rules: Rules = rules
        self.tables: Tables = rules.tables
        self.depth: i64 = depth  # frames on the stack
        self.troops: vec[i64] = troops  # packed, on every space
        self.land: vec[i64] = land  # the tile on every space + 1, or 0
        self.folk: vec[i64] = folk  # see WHO, AT, LIFE, GEAR
        self.cards: vec[i64] = cards  # see CARD, TROOPS, PROGRESS, MARKS
        self.stack: vec[i64] = stack  # see frames.py; what lies above the depth is of no meaning
        self.queue: vec[i64] = queue  # spaces that received troops in this chain # R1
        self.under: vec[i64] = under  # tiles that went back under the pile, in order # R11
        self.seats = seats
        self.actor = actor
        self.head: i64 = head  # how many spaces of the queue are worked off
        self.supply: i64 = supply  # packed
        self.dice: i64 = dice  # the roll: three bits per face
        self.hero: i64 = hero
        self.doom: i64 = doom
        self.council: i64 = council
        self.pause: i64 = pause  # Hero steps to be skipped # R20
        self.tunnel: i64 = tunnel  # space of the Tunnel tile, or NOWHERE
        self.active: i64 = active
        self.left: i64 = left  # actions left
        self.tunnelled: i64 = tunnelled  # has the active dwarf moved through the tunnels on this turn?
        self.turn: i64 = turn
        self.tiles: i64 = tiles  # tiles in the pile whose order nobody knows
        self.stage_a: i64 = stage_a  # stage A cards not seen yet
        self.left_a: i64 = left_a  # how many of them are in the pile
        self.left_b: i64 = left_b
        self.stage_c: i64 = stage_c
        self.pile: i64 = pile  # known cards of the Adventure pile (bit = card - 12)
        self.hidden: i64 = hidden  # Threat cards shuffled unseen into it
        self.unseen: i64 = unseen  # Threat cards that nobody has seen yet, in either pile (bit = card - 42)
        self.discard: i64 = discard
        self.drawn: i64 = drawn  # cards drawn in this step # R25
        self.gear_pile: i64 = gear_pile  # four bits per kind
        self.gear_gone: i64 = gear_gone
        self.held: i64 = held  # rewards and strikes under way: no card is completed meanwhile # R51
        self.dirty: bool = dirty  # something happened that may complete a quest
        self.result: i64 = result
        self.won_by: i64 = won_by  # the card that won, or -1
        self.tell: Narrator | None = None

    # </fields>

    # ---- the stack

    def push(self, kind: i64, a: i64, b: i64, c: i64) -> None:
        base: i64 = self.depth * WIDE
        if base == len(self.stack):
            self.stack = append(self.stack, kind)
            self.stack = append(self.stack, a)
            self.stack = append(self.stack, b)
            self.stack = append(self.stack, c)
        else:
            stack = self.stack
            stack[base] = kind
            stack[base + 1] = a
            stack[base + 2] = b
            stack[base + 3] = c
        self.depth += 1

    def pop(self) -> None:
        """The uppermost frame is worked off."""
        self.depth -= 1

    def top(self) -> i64:
        """The kind of the uppermost frame."""
        return self.stack[self.depth * WIDE - 4]

    # ---- dwarves

    def at(self, seat: i64) -> i64:
        """The space of a dwarf."""
        return self.folk[seat * WIDE + AT]

    def owns(self, seat: i64, kind: i64) -> bool:
        return self.folk[seat * WIDE + GEAR] & BIT[kind] != 0

    def ability(self, seat: i64) -> i64:
        return self.tables.char_ability[self.folk[seat * WIDE + WHO]]

    def bonus(self, seat: i64, attribute: i64) -> i64:
        """What equipment adds to an attribute. # DW-15.2"""
        gear = self.folk[seat * WIDE + GEAR]
        found: i64 = 0
        if gear == 0:
            return 0
        tables = self.tables
        kind: i64 = 0
        while kind < GEARS:
            if gear & BIT[kind] and tables.gear_attribute[kind] == attribute:
                found += tables.gear_bonus[kind]
            kind += 1
        return found

    def value(self, seat: i64, attribute: i64) -> i64:
        """Number dice for an attribute. # DW-1.11, R41"""
        tables = self.tables
        who = self.folk[seat * WIDE + WHO]
        found = self.bonus(seat, attribute)
        if attribute == BATTLE:
            found += tables.char_battle[who]
        else:
            found += tables.char_craft[who] if attribute == CRAFT else tables.char_speed[who]
        if self.folk[seat * WIDE + GEAR] & BIT[KEENFIRE] and self.rules.forged_attribute == attribute:
            found += self.rules.forged_bonus
        return found if found < MOST_DICE else MOST_DICE

    def most_health(self, seat: i64) -> i64:
        return self.tables.char_health[self.folk[seat * WIDE + WHO]] + self.bonus(seat, HEALTH)

    def gear_with(self, seat: i64, when: i64) -> i64:
        """A kind of equipment this seat owns that is used at that moment, or -1."""
        gear = self.folk[seat * WIDE + GEAR]
        if gear == 0:
            return -1
        kind: i64 = 0
        while kind < GEARS:
            if gear & BIT[kind] and self.tables.gear_when[kind] == when:
                return kind
            kind += 1
        return -1

    # ---- map and cards

    def tiles_on_map(self) -> i64:
        return 36 - bits(self.tiles) - len(self.under)

    def troops_on_map(self) -> i64:
        found: i64 = 0
        space: i64 = 0
        while space < SPACES:
            found += count(self.troops[space])
            space += 1
        return found

    def entrance(self, space: i64) -> bool:
        """Is there an entrance of the tunnels, printed or laid? # DW-1.3, DW-9.2"""
        return self.tables.entrance[space] != 0 or space == self.tunnel

    def usable(self, space: i64) -> bool:
        """Is this an entrance of the tunnels that can be used? # DW-9.1, DW-9.3"""
        return self.land[space] == 0 and self.entrance(space)

    def blocked(self, what: i64) -> bool:
        """Does a face-up card forbid this? # R58"""
        row: i64 = 1
        while row < ROWS:
            card = self.cards[row * WIDE]
            if card < 0:
                return False
            if self.tables.card_block[card] == what:
                return True
            row += 1
        return False

    def captive(self, seat: i64, what: i64) -> bool:
        """Is this dwarf held by a card bound to him? # R59"""
        row: i64 = 1
        while row < ROWS:
            card = self.cards[row * WIDE]
            if card < 0:
                return False
            if self.tables.card_block[card] == what and self.cards[row * WIDE + MARKS] == seat:
                return True
            row += 1
        return False

    def row_of(self, card: i64) -> i64:
        """The row of a face-up card, or -1."""
        row: i64 = 0
        while row < ROWS:
            if self.cards[row * WIDE] == card:
                return row
            row += 1
        return -1

    def face_up(self) -> i64:
        """Adventure and Threat cards that lie face up."""
        row: i64 = 1
        while row < ROWS and self.cards[row * WIDE] >= 0:
            row += 1
        return row - 1

    def within(self, space: i64, place: i64, bearer: i64) -> bool:
        """Does the space belong to the place? The vocabulary's places that a quest can name."""
        if place >= PLACE_STATIC:
            return self.tables.in_place[(place - PLACE_STATIC) * SPACES + space] != 0
        if place == PLACE_ANY:
            return True
        if place == PLACE_TUNNEL:
            return self.usable(space)
        if place == PLACE_PERISHED:
            return self.land[space] != 0
        if place == PLACE_BEARER:
            return bearer >= 0 and self.at(bearer) == space
        return False

    def gathered(self, place: i64) -> i64:
        """Dwarves at a place."""
        n: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            if self.within(self.at(seat), place, -1):
                n += 1
            seat += 1
        return n

    def key(self) -> str:
        """Everything that can change."""
        # <fields: key>
        numbers = [
            int(self.seats),
            int(self.actor),
            int(self.head),
            int(self.supply),
            int(self.dice),
            int(self.hero),
            int(self.doom),
            int(self.council),
            int(self.pause),
            int(self.tunnel),
            int(self.active),
            int(self.left),
            int(self.tunnelled),
            int(self.turn),
            int(self.tiles),
            int(self.stage_a),
            int(self.left_a),
            int(self.left_b),
            int(self.stage_c),
            int(self.pile),
            int(self.hidden),
            int(self.unseen),
            int(self.discard),
            int(self.drawn),
            int(self.gear_pile),
            int(self.gear_gone),
            int(self.held),
            int(self.dirty),
            int(self.result),
            int(self.won_by),
        ]
        rows = [self.troops, self.land, self.folk, self.cards, self.stack[: self.depth * WIDE], self.queue, self.under]
        # </fields>
        parts = [" ".join([str(number) for number in numbers])]
        parts += [" ".join([str(int(number)) for number in row]) for row in rows]
        return "|".join(parts)
