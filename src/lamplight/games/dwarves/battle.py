"""Fighting troops, on the space and on cards. Chapter DW-10.

A troop is struck with the lowest die that suffices: what is left can do whatever any other choice would leave.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lamplight.games.dwarves import actions, quests
from lamplight.games.dwarves import tell as say
from lamplight.games.dwarves.frames import Striking
from lamplight.games.dwarves.rolling import ONE_FACE, at_least, showing
from lamplight.games.dwarves.state import ROWS, TROOPS, WIDE, Realm, of_kind, one_of

NEEDED: Final = vec[i64]([4, 5, 6])  # the lowest die that removes an Orc, a Troll, an Alf # DW-10.2


def fill_strikes(realm: Realm, out: vec[i64]) -> i64:
    """Every troop that a die may remove, on the space and on cards bound to it. # DW-10.5, R74"""
    space = realm.at(realm.active)
    n: i64 = 0
    kind: i64 = 0
    while kind < 3:
        if at_least(realm.dice, NEEDED[kind]) > 0:
            if of_kind(realm.troops[space], kind) > 0:
                out[n] = actions.strike(-1, kind)
                n += 1
            row: i64 = 0
            while row < ROWS:
                if of_kind(quests.bound_here(realm, row, space), kind) > 0:
                    out[n] = actions.strike(realm.cards[row * WIDE], kind)
                    n += 1
                row += 1
        kind += 1
    return n


def can_strike(realm: Realm) -> bool:
    """Is there a troop that a die may remove?"""
    if at_least(realm.dice, NEEDED[0]) == 0:
        return False
    foes = quests.foes(realm, realm.at(realm.active))
    kind: i64 = 0
    while kind < 3:
        if of_kind(foes, kind) > 0 and at_least(realm.dice, NEEDED[kind]) > 0:
            return True
        kind += 1
    return False


def begin(realm: Realm) -> None:
    """The dice of a fight lie: they count here, and cost nothing if one of them could remove a troop. # R44, R77"""
    able = realm.rules.version > 1 and can_strike(realm)  # by version 1 only a removed troop counted
    Striking.push(realm, able)


def fighting(realm: Realm, seat: i64) -> bool:
    """Is this dwarf's fight being carried out, so that no card moves him? # R77"""
    return seat == realm.active and realm.rules.version > 1 and Striking.under_way(realm)


def strike(realm: Realm, code: i64) -> None:
    """One troop is removed with the lowest die that suffices."""
    kind = actions.troop_of(code)
    card = actions.card_of(code)
    die = NEEDED[kind]
    while showing(realm.dice, die) == 0:
        die += 1
    realm.dice -= ONE_FACE[die]
    realm.supply += one_of(kind)
    if card < 0:
        realm.troops[realm.at(realm.active)] -= one_of(kind)
    else:
        realm.cards[realm.row_of(card) * WIDE + TROOPS] -= one_of(kind)
    Striking.remove(realm)
    if realm.tell is not None:
        say.struck(realm, int(kind), int(card))
    quests.defeated(realm, kind)
