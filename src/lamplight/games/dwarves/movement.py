"""Moving dwarves: steps, tunnels, Perished Land. Chapters DW-8 and DW-9."""

from __future__ import annotations

from mypy_extensions import i64

from lamplight.games.dwarves import actions, quests
from lamplight.games.dwarves import tell as say
from lamplight.games.dwarves.frames import Penalty, Walk
from lamplight.games.dwarves.state import AT, WIDE, Realm
from lamplight.games.dwarves.tables import ABILITY_PERISHED_IMMUNE


def set_out(realm: Realm, seat: i64, points: i64, free: bool) -> None:
    """A dwarf may now move up to so many spaces."""
    quests.setting_out(realm, seat)
    Walk.push(realm, seat, points, free)


def step(realm: Realm, code: i64) -> None:
    """One step of a walk; troops end it, and every other walk of that dwarf. # DW-8.4, R32, R76"""
    seat = Walk.seat(realm)
    tunnel = actions.is_tunnel(code)
    to = actions.space_of(code)
    if realm.tell is not None:
        say.stepped(realm, int(seat), int(to), tunnel)
    if tunnel and seat == realm.active:  # R75
        realm.tunnelled = 1
    points = Walk.points(realm) - 1
    if realm.troops[to] != 0:
        if realm.rules.version > 1:  # by version 1 only the walk of this very step ended
            points += Walk.end_others(realm, seat)
        if realm.tell is not None and points > 0:
            say.stopped(realm, int(seat), int(to))
        points = 0
    Walk.set_points(realm, points)
    realm.folk[seat * WIDE + AT] = to
    quests.entered(realm, seat)
    on_perished(realm, seat)


def on_perished(realm: Realm, seat: i64) -> None:
    """A dwarf has come onto his space: is it Perished, and does it cost him? # DW-8.5, DW-8.6, R38"""
    if realm.land[realm.at(seat)] == 0:
        return
    if realm.ability(seat) != ABILITY_PERISHED_IMMUNE:
        Penalty.push(realm, seat)
    elif realm.tell is not None:
        say.immune(realm, int(seat))
