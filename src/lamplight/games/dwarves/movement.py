"""Moving dwarves: steps, tunnels, Perished Land. Chapters DW-8 and DW-9."""

from __future__ import annotations

from mypy_extensions import i64

from lamplight.games.dwarves import actions, faults, perished, quests
from lamplight.games.dwarves import frames as on
from lamplight.games.dwarves import tell as say
from lamplight.games.dwarves.state import AT, WIDE, Realm
from lamplight.games.dwarves.tables import ABILITY_PERISHED_IMMUNE


class WalkFrame(on.Frame):
    """A dwarf goes step by step as far as his points reach."""

    def work(self, realm: Realm) -> bool:
        if on.Walk.points(realm) == 0:
            realm.pop()
            return False
        return on.waits(realm, on.Walk.seat(realm))

    def answer(self, realm: Realm, code: i64) -> None:
        if code == actions.STOP:
            if realm.tell is not None:
                say.stays(realm, int(on.Walk.seat(realm)))
            on.Walk.set_points(realm, 0)
        else:
            step(realm, code)


class PenaltyFrame(on.Frame):
    """Perished Land costs a point of Health or a step of the Doom token. # DW-8.5"""

    def work(self, realm: Realm) -> bool:
        return on.waits(realm, realm.active)

    def answer(self, realm: Realm, code: i64) -> None:
        seat = on.Penalty.seat(realm)
        on.finished(realm)
        if code == actions.DOOM:
            if realm.tell is not None:
                say.penalty(realm, int(seat))
            perished.doom(realm, 1, on.BY_PENALTY)
        else:
            on.Loss.push(realm, seat, on.BY_PENALTY)


class MarchFrame(on.Frame):
    """One dwarf of the group's choice moves freely, or nobody does. # R75"""

    def work(self, realm: Realm) -> bool:
        return on.waits(realm, realm.active)

    def answer(self, realm: Realm, code: i64) -> None:
        spaces = on.Tally.left(realm)
        realm.pop()
        if code != actions.NONE:
            march(realm, actions.seat_of(code), spaces)


class MarchAllFrame(on.Frame):
    """All dwarves move freely, the active one first; except one who is held or fights. # R59, R75, R77"""

    def work(self, realm: Realm) -> bool:
        n = on.MarchAll.marched(realm)
        if n == realm.seats:
            return on.finished(realm)
        on.MarchAll.next(realm)
        seat = (realm.active + n) % realm.seats
        fault = faults.march(realm, seat)
        if fault == faults.LEGAL:
            march(realm, seat, on.Tally.left(realm))
        elif realm.tell is not None:
            if fault == faults.MARCH_HELD:
                say.held(realm, int(seat))
            else:
                say.fights_on(realm, int(seat))
        return False


def march(realm: Realm, seat: i64, spaces: i64) -> None:
    """A dwarf sets out on a free move."""
    if realm.tell is not None:
        say.marches(realm, int(seat), int(spaces))
    set_out(realm, seat, spaces, True)


def set_out(realm: Realm, seat: i64, points: i64, free: bool) -> None:
    """A dwarf may now move up to so many spaces."""
    quests.setting_out(realm, seat)
    on.Walk.push(realm, seat, points, free)


def step(realm: Realm, code: i64) -> None:
    """One step of a walk; troops end it, and every other walk of that dwarf. # DW-8.4, R32, R76"""
    seat = on.Walk.seat(realm)
    tunnel = actions.is_tunnel(code)
    to = actions.space_of(code)
    if realm.tell is not None:
        say.stepped(realm, int(seat), int(to), tunnel)
    if tunnel and seat == realm.active:  # R75
        realm.tunnelled = 1
    points = on.Walk.points(realm) - 1
    if realm.troops[to] != 0:
        if realm.rules.version > 1:  # by version 1 only the walk of this very step ended
            points += on.Walk.end_others(realm, seat)
        if realm.tell is not None and points > 0:
            say.stopped(realm, int(seat), int(to))
        points = 0
    on.Walk.set_points(realm, points)
    realm.folk[seat * WIDE + AT] = to
    quests.entered(realm, seat)
    on_perished(realm, seat)


def on_perished(realm: Realm, seat: i64) -> None:
    """A dwarf has come onto his space: is it Perished, and does it cost him? # DW-8.5, DW-8.6, R38"""
    if realm.land[realm.at(seat)] == 0:
        return
    if realm.ability(seat) != ABILITY_PERISHED_IMMUNE:
        on.Penalty.push(realm, seat)
    elif realm.tell is not None:
        say.immune(realm, int(seat))
