"""Equipment and Health. Chapter DW-15; healing and losses."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lamplight.games.dwarves import tell as say
from lamplight.games.dwarves.state import BIT, GEAR, GEARS, LIFE, LOST_HEALTH, WIDE, Realm
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
    put_gear_away(realm, kind)
    if realm.tables.gear_attribute[kind] == HEALTH:
        most = realm.most_health(seat)
        if realm.folk[seat * WIDE + LIFE] > most:
            realm.folk[seat * WIDE + LIFE] = most


def put_gear_away(realm: Realm, kind: i64) -> None:
    """An Equipment card goes to the discard pile. # DW-15.6"""
    realm.gear_gone += BIT[4 * kind]
    if realm.rules.version > 1:
        renew_gear(realm)  # R78


def renew_gear(realm: Realm) -> None:
    """An empty pile is made anew from what lies in the discard pile. # DW-15.6

    By version 1 of the rules when the next card is to be drawn, since then at once (R78).
    """
    if realm.gear_pile == 0 and realm.gear_gone != 0:
        if realm.tell is not None:
            say.gear_reshuffled(realm)
        realm.gear_pile = realm.gear_gone
        realm.gear_gone = 0


def lose_health(realm: Realm, seat: i64, why: i64) -> None:
    """One point; without Health the game is lost at once. # DW-3.3"""
    realm.folk[seat * WIDE + LIFE] -= 1
    if realm.tell is not None:
        say.hurt(realm, int(seat), int(why))
    if realm.folk[seat * WIDE + LIFE] <= 0:
        realm.result = LOST_HEALTH


def heal(realm: Realm, seat: i64, points: i64) -> None:
    """Never beyond the maximum. # R49"""
    most = realm.most_health(seat)
    life = realm.folk[seat * WIDE + LIFE]
    healed = points if points < most - life else most - life
    if healed > 0:
        realm.folk[seat * WIDE + LIFE] = life + healed
        if realm.tell is not None:
            say.healed(realm, int(seat), int(healed))


def can_heal(realm: Realm, seat: i64) -> bool:
    return realm.folk[seat * WIDE + LIFE] < realm.most_health(seat)
