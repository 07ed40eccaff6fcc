"""What can lie on the stack, and what the three numbers of each frame say: the only place that knows.

Kinds are numbers that stand in records' digests, so they never change. A class below names the numbers of one kind (or
of kinds that are laid out alike); it speaks of the uppermost frame, and lays one on the stack with push().
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lamplight.games.dwarves.state import NOWHERE, WIDE, Realm
from lamplight.games.dwarves.tableau import Purpose

CHOOSE_DWARF: Final = 0
DEAL_DWARF: Final = 1
AGREE_FIRST: Final = 2
DRAW_FIRST: Final = 3
TURN: Final = 4  # the bottom of every turn
START: Final = 5
HERO: Final = 6
SCENARIO: Final = 7
REFILL: Final = 8
ACTION: Final = 9
TURN_END: Final = 10
RECRUITS: Final = 11
FLOW: Final = 12  # troops move
FETCHING: Final = 13  # a Scenario card lacks troops
SWEEP: Final = 14  # face-up cards are discarded
REVEAL: Final = 15
LAY_DOWN: Final = 16  # a card goes to the discard pile
ROLLING: Final = 17
WALK: Final = 18
PENALTY: Final = 19  # on Perished Land
LOSS: Final = 20  # of one Health
SHARE_LOSS: Final = 21  # the group assigns points
SHARE_HEAL: Final = 22
HEAL_ONE: Final = 23
FINDING: Final = 24  # Equipment cards are drawn
GIVING: Final = 25
DROPPING: Final = 26
REMOVING: Final = 27
CLEANSING: Final = 28
DIGGING: Final = 29
RUN: Final = 30  # a list of effects
MARCHING: Final = 31
MARCH_ALL: Final = 32
DISMISSING: Final = 33
CHOOSING: Final = 34
REWARDED: Final = 35  # a card's reward is finished
STRIKING: Final = 36  # a fight
THREATS: Final = 37  # Threat cards go unseen into the Adventure pile
KINDS: Final = 38

# Why Health is lost or the Doom token steps: nothing depends on it but what people are told.
BY_CARD: Final = 0
BY_PENALTY: Final = 1
BY_FIGHT: Final = 2
BY_DUEL: Final = 3
BY_COUNCIL: Final = 4
BY_SADDLE: Final = 5

# What a roll is for.
FOR_MOVE: Final = 0
FOR_FIGHT: Final = 1
FOR_MESSAGE: Final = 2
FOR_TEST: Final = 3
FOR_TRY: Final = 4
FOR_DUEL: Final = 5
FOR_OUTFIT: Final = 6
PURPOSES: Final[tuple[Purpose, ...]] = ("move", "fight", "message", "test", "try", "duel", "outfit")

# Where a roll stands. # R42
ROLL_ALL: Final = 0
COUNCIL_TURN: Final = 1
ROLL_ONE: Final = 2
COUNCIL_ASKS: Final = 3
ABILITY_ASKS: Final = 4
STONE_ASKS: Final = 5
RAISE_ASKS: Final = 6
DECIDED: Final = 15
ABILITY_PASSED: Final = 1  # flags
STONE_PASSED: Final = 2

CHOSEN: Final = 1000  # in a frame that removes troops: and the one space that was chosen


def _first(realm: Realm) -> i64:
    return realm.stack[realm.depth * WIDE - 3]


def _second(realm: Realm) -> i64:
    return realm.stack[realm.depth * WIDE - 2]


def _third(realm: Realm) -> i64:
    return realm.stack[realm.depth * WIDE - 1]


def _set_first(realm: Realm, value: i64) -> None:
    realm.stack[realm.depth * WIDE - 3] = value


def _set_second(realm: Realm, value: i64) -> None:
    realm.stack[realm.depth * WIDE - 2] = value


def _set_third(realm: Realm, value: i64) -> None:
    realm.stack[realm.depth * WIDE - 1] = value


def push(realm: Realm, kind: i64) -> None:
    """Lay a frame on the stack that says nothing but its kind."""
    realm.push(kind, 0, 0, 0)


def under_way(realm: Realm) -> i64:
    """The effect that is being carried out, or -1."""
    base: i64 = (realm.depth - 1) * WIDE
    while base >= 0:
        if realm.stack[base] == RUN:
            return realm.stack[base + 1] - 1
        base -= WIDE
    return -1


def turned_up(realm: Realm) -> i64:
    """A card that was turned up and is being worked off before it lies or goes, or -1. # DW-7.8, DW-7.9"""
    base: i64 = 0
    while base < realm.depth * WIDE:
        if realm.stack[base] == REVEAL or realm.stack[base] == LAY_DOWN:
            return realm.stack[base + 1]
        base += WIDE
    return -1


class Tally:
    """Kinds that work off a number of points, cards, troops, tiles or spaces.

    SHARE_LOSS, SHARE_HEAL, HEAL_ONE, FINDING, DROPPING, REMOVING, CLEANSING, MARCHING, MARCH_ALL, DISMISSING, THREATS
    """

    @staticmethod
    def push(realm: Realm, kind: i64, count: i64) -> None:
        realm.push(kind, count, 0, 0)

    @staticmethod
    def left(realm: Realm) -> i64:
        return _first(realm)

    @staticmethod
    def less(realm: Realm) -> None:
        """One of them is worked off."""
        _set_first(realm, _first(realm) - 1)

    @staticmethod
    def none(realm: Realm) -> None:
        """The rest is given up."""
        _set_first(realm, 0)


# ---- before the first turn


class Joining:
    """CHOOSE_DWARF, DEAL_DWARF: a seat gets its dwarf."""

    @staticmethod
    def push(realm: Realm, kind: i64, seat: i64) -> None:
        realm.push(kind, seat, 0, 0)

    @staticmethod
    def seat(realm: Realm) -> i64:
        return _first(realm)


# ---- the turn, cards


class Scenario:
    """SCENARIO: a Scenario card is drawn if none lies."""

    @staticmethod
    def drawn(realm: Realm) -> i64:
        """Cards drawn in this step."""
        return _first(realm)

    @staticmethod
    def draw(realm: Realm) -> None:
        _set_first(realm, _first(realm) + 1)


class Fetching:
    """FETCHING: troops on the map replace those that a Scenario card lacks."""

    @staticmethod
    def push(realm: Realm, missing: i64) -> None:
        realm.push(FETCHING, missing, 0, 0)

    @staticmethod
    def missing(realm: Realm) -> i64:
        """Packed."""
        return _first(realm)

    @staticmethod
    def found(realm: Realm, troop: i64) -> None:
        _set_first(realm, _first(realm) - troop)


class Sweep:
    """SWEEP: all face-up cards are discarded from the oldest."""

    @staticmethod
    def struck(realm: Realm) -> bool:
        """Was the threat of the oldest carried out?"""
        return _first(realm) != 0

    @staticmethod
    def set_struck(realm: Realm, struck: bool) -> None:
        _set_first(realm, 1 if struck else 0)


class Reveal:
    """REVEAL: a card was drawn."""

    @staticmethod
    def push(realm: Realm, card: i64) -> None:
        realm.push(REVEAL, card, 0, 0)

    @staticmethod
    def card(realm: Realm) -> i64:
        return _first(realm)

    @staticmethod
    def heard(realm: Realm) -> bool:
        """Is the council's effect done?"""
        return _second(realm) != 0

    @staticmethod
    def hear(realm: Realm) -> None:
        _set_second(realm, 1)


class Leaving:
    """LAY_DOWN, REWARDED: a card is done with."""

    @staticmethod
    def push(realm: Realm, kind: i64, card: i64) -> None:
        realm.push(kind, card, 0, 0)

    @staticmethod
    def card(realm: Realm) -> i64:
        return _first(realm)


class Run:
    """RUN: effects are carried out one after the other."""

    @staticmethod
    def push(realm: Realm, number: i64, bearer: i64) -> None:
        """The effects of a list; none if there is no list (-1)."""
        if number >= 0:
            realm.push(RUN, realm.tables.list_first[number], realm.tables.list_end[number], bearer)

    @staticmethod
    def at(realm: Realm) -> i64:
        """The next effect."""
        return _first(realm)

    @staticmethod
    def end(realm: Realm) -> i64:
        return _second(realm)

    @staticmethod
    def bearer(realm: Realm) -> i64:
        """The seat that the card is bound to, or -1."""
        return _third(realm)

    @staticmethod
    def go_on(realm: Realm) -> None:
        _set_first(realm, _first(realm) + 1)


class Choosing:
    """CHOOSING: one of several lists of effects."""

    @staticmethod
    def push(realm: Realm, first: i64, count: i64, bearer: i64) -> None:
        realm.push(CHOOSING, first, count, bearer)

    @staticmethod
    def first(realm: Realm) -> i64:
        return _first(realm)

    @staticmethod
    def count(realm: Realm) -> i64:
        return _second(realm)

    @staticmethod
    def bearer(realm: Realm) -> i64:
        return _third(realm)


# ---- the land and its troops


class Recruits:
    """RECRUITS: the Recruitment dice of a gateway."""

    @staticmethod
    def push(realm: Realm, space: i64) -> None:
        realm.push(RECRUITS, space, 0, 0)

    @staticmethod
    def space(realm: Realm) -> i64:
        return _first(realm)

    @staticmethod
    def again(realm: Realm) -> bool:
        """Are the blank dice rolled again?"""
        return _second(realm) != 0

    @staticmethod
    def skulls(realm: Realm) -> i64:
        """What the other dice show, packed like troops."""
        return _third(realm)

    @staticmethod
    def roll_again(realm: Realm, skulls: i64) -> None:
        _set_second(realm, 1)
        _set_third(realm, skulls)


class Flow:
    """FLOW: troops move until all have come to rest."""

    @staticmethod
    def push(realm: Realm) -> None:
        realm.push(FLOW, NOWHERE, 0, 0)

    @staticmethod
    def waiting(realm: Realm) -> i64:
        """The space that waits for its tile, or NOWHERE."""
        return _first(realm)

    @staticmethod
    def wait(realm: Realm, space: i64) -> None:
        _set_first(realm, space)


class Removing:
    """REMOVING: a Tally of troops that leave the map; kind; place, or CHOSEN + a space."""

    @staticmethod
    def push(realm: Realm, troops: i64, kind: i64, place: i64) -> None:
        realm.push(REMOVING, troops, kind, place)

    @staticmethod
    def kind(realm: Realm) -> i64:
        """The kind of troop, or -1 for any."""
        return _second(realm)

    @staticmethod
    def place(realm: Realm) -> i64:
        """The place where they stand, or -1 once one space was chosen."""
        return _third(realm) if _third(realm) < CHOSEN else -1

    @staticmethod
    def chosen(realm: Realm) -> i64:
        """The one space that was chosen, or NOWHERE."""
        return _third(realm) - CHOSEN if _third(realm) >= CHOSEN else NOWHERE

    @staticmethod
    def choose(realm: Realm, space: i64) -> None:
        _set_third(realm, CHOSEN + space)


class Digging:
    """DIGGING: the Tunnel tile is laid."""

    @staticmethod
    def push(realm: Realm, place: i64) -> None:
        realm.push(DIGGING, place, 0, 0)

    @staticmethod
    def place(realm: Realm) -> i64:
        return _first(realm)


# ---- dwarves


class Walk:
    """WALK: a dwarf moves."""

    @staticmethod
    def push(realm: Realm, seat: i64, points: i64, free: bool) -> None:
        realm.push(WALK, seat, points, 1 if free else 0)

    @staticmethod
    def seat(realm: Realm) -> i64:
        return _first(realm)

    @staticmethod
    def points(realm: Realm) -> i64:
        """How many spaces he may still go."""
        return _second(realm)

    @staticmethod
    def free(realm: Realm) -> bool:
        """Is it not the active dwarf's action?"""
        return _third(realm) != 0

    @staticmethod
    def set_points(realm: Realm, points: i64) -> None:
        _set_second(realm, points)

    @staticmethod
    def end_others(realm: Realm, seat: i64) -> i64:
        """All walks of this dwarf below the uppermost frame are over; the points lost with them. # R76"""
        lost: i64 = 0
        base: i64 = (realm.depth - 2) * WIDE
        while base >= 0:
            if realm.stack[base] == WALK and realm.stack[base + 1] == seat:
                lost += realm.stack[base + 2]
                realm.stack[base + 2] = 0
            base -= WIDE
        return lost


class MarchAll:
    """MARCH_ALL: a Tally of spaces that each dwarf may go, one after the other."""

    @staticmethod
    def marched(realm: Realm) -> i64:
        """How many dwarves had their turn."""
        return _second(realm)

    @staticmethod
    def next(realm: Realm) -> None:
        _set_second(realm, _second(realm) + 1)


class Penalty:
    """PENALTY: a dwarf has come onto Perished Land."""

    @staticmethod
    def push(realm: Realm, seat: i64) -> None:
        realm.push(PENALTY, seat, 0, 0)

    @staticmethod
    def seat(realm: Realm) -> i64:
        return _first(realm)


class Loss:
    """LOSS: a dwarf is to lose one Health."""

    @staticmethod
    def push(realm: Realm, seat: i64, why: i64) -> None:
        realm.push(LOSS, seat, why, 0)

    @staticmethod
    def seat(realm: Realm) -> i64:
        return _first(realm)

    @staticmethod
    def why(realm: Realm) -> i64:
        return _second(realm)


class ShareLoss:
    """SHARE_LOSS: a Tally of points that the group must assign."""

    @staticmethod
    def push(realm: Realm, points: i64, why: i64) -> None:
        realm.push(SHARE_LOSS, points, why, 0)

    @staticmethod
    def why(realm: Realm) -> i64:
        return _second(realm)


class ShareHeal:
    """SHARE_HEAL: a Tally of points that the group may assign."""

    @staticmethod
    def push(realm: Realm, points: i64, by_council: bool) -> None:
        realm.push(SHARE_HEAL, points, 1 if by_council else 0, 0)

    @staticmethod
    def by_council(realm: Realm) -> bool:
        """Does the council grant it? Then nobody is a choice too. # DW-11.9"""
        return _second(realm) != 0


class Giving:
    """GIVING: a card of this kind of equipment (or the Keenfire) goes to a dwarf."""

    @staticmethod
    def push(realm: Realm, gear: i64) -> None:
        realm.push(GIVING, gear, 0, 0)

    @staticmethod
    def gear(realm: Realm) -> i64:
        return _first(realm)


class Dropping:
    """DROPPING: a Tally of Equipment cards that the group loses."""

    @staticmethod
    def push(realm: Realm, cards: i64, otherwise: i64) -> None:
        realm.push(DROPPING, cards, otherwise, 0)

    @staticmethod
    def otherwise(realm: Realm) -> i64:
        """The list of effects if nobody has any, or -1."""
        return _second(realm)


# ---- dice


class Striking:
    """STRIKING: a fight."""

    @staticmethod
    def push(realm: Realm, able: bool) -> None:
        realm.push(STRIKING, 0, 1 if able else 0, 0)

    @staticmethod
    def able(realm: Realm) -> bool:
        """Could a die have removed a troop when they lay? By version 1 of the rules nobody asked. # R44"""
        return _second(realm) != 0

    @staticmethod
    def under_way(realm: Realm) -> bool:
        """Is a fight being carried out, whatever has interrupted it?"""
        base: i64 = (realm.depth - 1) * WIDE
        while base >= 0:
            if realm.stack[base] == STRIKING:
                return True
            base -= WIDE
        return False

    @staticmethod
    def removed(realm: Realm) -> i64:
        """Troops removed so far."""
        return _first(realm)

    @staticmethod
    def remove(realm: Realm) -> None:
        _set_first(realm, _first(realm) + 1)


class Rolling:
    """ROLLING: purpose; step + 16 * flags + 64 * dice + 512 * the face taken up; card * 8 + part."""

    @staticmethod
    def push(realm: Realm, purpose: i64, dice: i64, card: i64, part: i64) -> None:
        realm.push(ROLLING, purpose, ROLL_ALL + 64 * dice, card * 8 + part)

    @staticmethod
    def purpose(realm: Realm) -> i64:
        return _first(realm)

    @staticmethod
    def step(realm: Realm) -> i64:
        """Where the roll stands."""
        return _second(realm) & 15

    @staticmethod
    def go(realm: Realm, step: i64) -> None:
        _set_second(realm, _second(realm) - (_second(realm) & 15) + step)

    @staticmethod
    def passed(realm: Realm, flag: i64) -> bool:
        """Was the ability, or the runestone, used or declined?"""
        return _second(realm) & (16 * flag) != 0

    @staticmethod
    def flags(realm: Realm) -> i64:
        return (_second(realm) >> 4) & 3

    @staticmethod
    def set_passed(realm: Realm, flag: i64) -> None:
        _set_second(realm, _second(realm) | (16 * flag))

    @staticmethod
    def dice(realm: Realm) -> i64:
        """How many dice the whole roll has."""
        return (_second(realm) >> 6) & 7

    @staticmethod
    def face(realm: Realm) -> i64:
        """What the die showed that is rolled again, or 0."""
        return _second(realm) >> 9

    @staticmethod
    def take_up(realm: Realm, face: i64) -> None:
        """A die showing this face is rolled again."""
        _set_second(realm, (_second(realm) & 511) + 512 * face)
        Rolling.go(realm, ROLL_ONE)

    @staticmethod
    def lay_back(realm: Realm) -> None:
        _set_second(realm, _second(realm) & 511)

    @staticmethod
    def card(realm: Realm) -> i64:
        """The card that the roll is for (a test, a try, a duel)."""
        return _third(realm) >> 3

    @staticmethod
    def part(realm: Realm) -> i64:
        return _third(realm) & 7


# ---- what frames do


class Frame:
    """What one kind of frame does while it lies uppermost; the family's module says it of each kind."""

    def work(self, realm: Realm) -> bool:
        """Take it further. True if a decision or a draw is due."""
        raise NotImplementedError

    def answer(self, realm: Realm, code: i64) -> None:
        """Carry out a decision that it asked for."""
        raise NotImplementedError

    def label(self) -> str:
        """What chance draws."""
        raise NotImplementedError

    def total(self, realm: Realm) -> i64:
        """The total weight of the draw that is due."""
        raise NotImplementedError

    def outcome_at(self, realm: Realm, k: i64) -> i64:
        """The outcome that owns the k-th unit of weight."""
        raise NotImplementedError

    def fill_outcomes(self, realm: Realm, codes: vec[i64], weights: vec[i64]) -> i64:
        """Every outcome with its weight."""
        n: i64 = 0
        total = self.total(realm)
        k: i64 = 0
        while k < total:
            code = self.outcome_at(realm, k)
            at: i64 = 0
            while at < n and codes[at] != code:
                at += 1
            if at == n:
                codes[n] = code
                weights[n] = 0
                n += 1
            weights[at] += 1
            k += 1
        return n

    def settle(self, realm: Realm, code: i64) -> None:
        """Chance has drawn."""
        raise NotImplementedError


def waits(realm: Realm, actor: i64) -> bool:
    """It is for this seat, or for chance, to go on."""
    realm.actor = actor
    return True


def finished(realm: Realm) -> bool:
    """The uppermost frame is worked off; quests may be completed by what it did."""
    realm.pop()
    realm.dirty = True
    return False
