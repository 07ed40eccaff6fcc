"""Fighting troops, on the space and on cards. Chapter DW-10.

A troop is struck with the lowest die that suffices: what is left can do whatever any other choice would leave.
"""

from __future__ import annotations

from mypy_extensions import i64

from lamplight.games.dwarves import actions, faults, quests
from lamplight.games.dwarves import frames as on
from lamplight.games.dwarves import tell as say
from lamplight.games.dwarves.dice import ONE_FACE, showing
from lamplight.games.dwarves.state import TROOPS, WIDE, Realm, one_of


class StrikeFrame(on.Frame):
    """A fight, once its dice lie: troop after troop is struck."""

    def work(self, realm: Realm) -> bool:
        if faults.can_strike(realm):
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
    """The dice of a fight lie: they count here, and cost nothing if one of them could remove a troop. # R44, R77"""
    able = realm.rules.version > 1 and faults.can_strike(realm)  # by version 1 only a removed troop counted
    on.Striking.push(realm, able)


def fought(realm: Realm) -> None:
    """A fight is over; if no troop was removed, nor could be, it costs Health. # DW-10.3, R44"""
    spared = on.Striking.removed(realm) > 0 or on.Striking.able(realm)
    on.finished(realm)
    if not spared:
        on.Loss.push(realm, realm.active, on.BY_FIGHT)


def strike(realm: Realm, code: i64) -> None:
    """One troop is removed with the lowest die that suffices."""
    kind = actions.troop_of(code)
    card = actions.card_of(code)
    die = quests.NEEDED[kind]
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
