"""Equipment: drawn, given, used, paid, lost. Chapter DW-15."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lamplight.core.game import CHANCE
from lamplight.games.dwarves import actions, choices
from lamplight.games.dwarves import frames as on
from lamplight.games.dwarves import tell as say
from lamplight.games.dwarves.state import BIT, DONE, GEAR, GEARS, LIFE, PROGRESS, WIDE, Realm
from lamplight.games.dwarves.tables import HEALTH

FOUR_BITS: Final = 16


def in_pile(packed: i64, kind: i64) -> i64:
    """Cards of a kind in a pile of equipment."""
    return (packed >> (4 * kind)) & 15


def pile_size(packed: i64) -> i64:
    n: i64 = 0
    while packed:
        n += packed & 15
        packed >>= 4
    return n


def gain_gear(realm: Realm, seat: i64, kind: i64) -> None:
    """A dwarf receives a card; a medallion raises the maximum alone. # DW-15.3, R79"""
    realm.folk[seat * WIDE + GEAR] += BIT[kind]
    if realm.rules.version == 1 and kind < GEARS and realm.tables.gear_attribute[kind] == HEALTH:
        realm.folk[seat * WIDE + LIFE] += realm.tables.gear_bonus[kind]  # by version 1 the point was gained at once


def lose_gear(realm: Realm, seat: i64, kind: i64) -> None:
    """A dwarf discards a card; a lost medallion never kills. # DW-15.6, R55"""
    realm.folk[seat * WIDE + GEAR] -= BIT[kind]
    put_away(realm, kind)
    if realm.tables.gear_attribute[kind] == HEALTH:
        most = realm.most_health(seat)
        if realm.folk[seat * WIDE + LIFE] > most:
            realm.folk[seat * WIDE + LIFE] = most


def put_away(realm: Realm, kind: i64) -> None:
    """An Equipment card goes to the discard pile. # DW-15.6"""
    realm.gear_gone += BIT[4 * kind]
    if realm.rules.version > 1:
        renew_pile(realm)  # R78


def renew_pile(realm: Realm) -> None:
    """An empty pile is made anew from what lies in the discard pile. # DW-15.6

    By version 1 of the rules when the next card is to be drawn, since then at once (R78).
    """
    if realm.gear_pile == 0 and realm.gear_gone != 0:
        if realm.tell is not None:
            say.gear_reshuffled(realm)
        realm.gear_pile = realm.gear_gone
        realm.gear_gone = 0


class FindFrame(on.Frame):
    """Cards of the pile are turned up, one by one."""

    def work(self, realm: Realm) -> bool:
        if on.Tally.left(realm) > 0:
            renew_pile(realm)
            if realm.gear_pile != 0:
                return on.waits(realm, CHANCE)
            if realm.tell is not None:
                say.no_gear(realm)  # R56
        return on.finished(realm)

    def label(self) -> str:
        return "equipment"

    def total(self, realm: Realm) -> i64:
        return pile_size(realm.gear_pile)

    def outcome_at(self, realm: Realm, k: i64) -> i64:
        gear: i64 = 0
        while True:
            n = in_pile(realm.gear_pile, gear)
            if k < n:
                return actions.FIND + gear
            k -= n
            gear += 1

    def settle(self, realm: Realm, code: i64) -> None:
        gear = actions.gear_of(code)
        on.Tally.less(realm)
        realm.gear_pile -= BIT[4 * gear]
        if realm.tell is not None:
            say.gear_found(realm, int(gear))
        if realm.rules.version > 1:
            renew_pile(realm)  # R78: without the card just drawn
        on.Giving.push(realm, gear)


class GiveFrame(on.Frame):
    """The group says who gets a card; what everybody owns is discarded. # DW-15.1, R54"""

    def work(self, realm: Realm) -> bool:
        gear = on.Giving.gear(realm)
        if choices.anybody_takes(realm, gear):
            return on.waits(realm, realm.active)
        if realm.tell is not None:
            say.gear_unwanted(realm, int(gear))
        put_away(realm, gear)  # R54
        return on.finished(realm)

    def answer(self, realm: Realm, code: i64) -> None:
        gear = on.Giving.gear(realm)
        seat = actions.seat_of(code)
        on.finished(realm)
        gain_gear(realm, seat, gear)
        if realm.tell is not None:
            say.gear_given(realm, int(seat), int(gear))


class DropFrame(on.Frame):
    """The group loses cards, or something else if there are none."""

    def work(self, realm: Realm) -> bool:
        if on.Tally.left(realm) <= 0:
            return on.finished(realm)
        if choices.anything_to_drop(realm):
            return on.waits(realm, realm.active)
        otherwise = on.Dropping.otherwise(realm)
        realm.pop()
        if realm.tell is not None:
            say.nothing_to_drop(realm)
        on.Run.push(realm, otherwise, -1)
        return False

    def answer(self, realm: Realm, code: i64) -> None:
        seat = actions.seat_of(code)
        gear = actions.gear_of(code)
        on.Tally.less(realm)
        if realm.tell is not None:
            say.gear_dropped(realm, int(seat), int(gear))
        lose_gear(realm, seat, gear)


def use(realm: Realm, gear: i64) -> None:
    """Discard an Equipment card for its effect. # DW-15.4"""
    if realm.tell is not None:
        say.gear_used(realm, int(gear))
    lose_gear(realm, realm.active, gear)
    on.Run.push(realm, realm.tables.gear_use[gear], -1)


def pay(realm: Realm, card: i64, gear: i64) -> None:
    """The price of a card, one Equipment card at a time."""
    row = realm.row_of(card)
    if realm.tell is not None:
        say.paid(realm, int(card), int(gear))
    lose_gear(realm, realm.active, gear)
    realm.cards[row * WIDE + PROGRESS] += 1
    if realm.cards[row * WIDE + PROGRESS] >= realm.tables.quest_count[card]:
        realm.cards[row * WIDE + PROGRESS] += DONE
    realm.dirty = True
