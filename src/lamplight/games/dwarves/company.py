"""Who plays which dwarf, and who begins: the frames before the first turn. Chapter DW-2."""

from __future__ import annotations

from mypy_extensions import i64

from lamplight.core.game import CHANCE
from lamplight.games.dwarves import actions, choices
from lamplight.games.dwarves import frames as on
from lamplight.games.dwarves import tell as say
from lamplight.games.dwarves.state import AT, LIFE, WHO, WIDE, Realm


class ChooseDwarfFrame(on.Frame):
    """People choose their dwarves, one after the other. # DW-2.9"""

    def work(self, realm: Realm) -> bool:
        return on.waits(realm, on.Joining.seat(realm))

    def answer(self, realm: Realm, code: i64) -> None:
        become(realm, actions.dwarf_of(code))


class DealDwarfFrame(on.Frame):
    """Dwarves are dealt. # DW-2.9"""

    def work(self, realm: Realm) -> bool:
        return on.waits(realm, CHANCE)

    def label(self) -> str:
        return "dwarves"

    def total(self, realm: Realm) -> i64:
        return len(realm.tables.char_names) - on.Joining.seat(realm)

    def outcome_at(self, realm: Realm, k: i64) -> i64:
        return actions.DEAL + choices.free_dwarf(realm, k)

    def settle(self, realm: Realm, code: i64) -> None:
        become(realm, actions.dwarf_of(code))


class AgreeFirstFrame(on.Frame):
    """The group agrees on who begins. # DW-2.11"""

    def work(self, realm: Realm) -> bool:
        return on.waits(realm, 0)

    def answer(self, realm: Realm, code: i64) -> None:
        begin(realm, actions.seat_of(code))


class DrawFirstFrame(on.Frame):
    """Chance says who begins. # DW-2.11"""

    def work(self, realm: Realm) -> bool:
        return on.waits(realm, CHANCE)

    def label(self) -> str:
        return "first"

    def total(self, realm: Realm) -> i64:
        return realm.seats

    def outcome_at(self, realm: Realm, k: i64) -> i64:
        return actions.FIRST + k

    def settle(self, realm: Realm, code: i64) -> None:
        begin(realm, actions.seat_of(code))


def become(realm: Realm, who: i64) -> None:
    """A seat plays this dwarf. # DW-2.9, DW-2.10"""
    seat = on.Joining.seat(realm)
    realm.pop()
    realm.folk[seat * WIDE + WHO] = who
    realm.folk[seat * WIDE + AT] = realm.tables.char_start[who]
    realm.folk[seat * WIDE + LIFE] = realm.tables.char_health[who]
    if realm.tell is not None:
        say.became(realm, int(seat), int(who))


def begin(realm: Realm, seat: i64) -> None:
    """This seat takes the first turn. # DW-2.11"""
    realm.pop()
    realm.active = seat
    if realm.tell is not None:
        say.begins(realm, int(seat))
