"""Fighting troops, on the space and on cards. Chapter DW-10.

A troop is struck with the lowest die that suffices: what is left can do whatever any other choice would leave.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lamplight.games.dwarves import actions, quests
from lamplight.games.dwarves import frames as on
from lamplight.games.dwarves import tell as say
from lamplight.games.dwarves.dice import ONE_FACE, at_least, showing
from lamplight.games.dwarves.state import ROWS, TROOPS, WIDE, Realm, of_kind, one_of

NEEDED: Final = vec[i64]([4, 5, 6])  # the lowest die that removes an Orc, a Troll, an Alf # DW-10.2


class StrikeFrame(on.Frame):
    """A fight, once its dice lie: troop after troop is struck."""

    def work(self, realm: Realm) -> bool:
        if can_strike(realm):
            return on.waits(realm, realm.active)
        fought(realm)
        return False

    def answer(self, realm: Realm, code: i64) -> None:
        if code == actions.DONE:
            if realm.tell is not None:
                say.spared(realm)
            fought(realm)
        else:
            strike(realm, code)


def begin(realm: Realm) -> None:
    """The dice of a fight lie."""
    on.push(realm, on.STRIKING)


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


def fought(realm: Realm) -> None:
    """A fight is over; without a removed troop it costs Health. # DW-10.3"""
    removed = on.Striking.removed(realm)
    on.finished(realm)
    if removed == 0:
        on.Loss.push(realm, realm.active, on.BY_FIGHT)


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
    on.Striking.remove(realm)
    if realm.tell is not None:
        say.struck(realm, int(kind), int(card))
    quests.defeated(realm, kind)
