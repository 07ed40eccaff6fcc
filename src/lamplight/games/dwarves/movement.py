"""Moving dwarves: steps, tunnels, Perished Land. Chapters DW-8 and DW-9."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from lamplight.games.dwarves import actions, quests
from lamplight.games.dwarves import tell as say
from lamplight.games.dwarves.frames import PENALTY, WALK
from lamplight.games.dwarves.state import AT, SPACES, WIDE, Realm
from lamplight.games.dwarves.tables import ABILITY_PERISHED_IMMUNE, BLOCK_TUNNEL


def set_out(realm: Realm, seat: i64, points: i64, free: i64) -> None:
    """A dwarf may now move up to so many spaces."""
    quests.setting_out(realm, seat)
    realm.push(WALK, seat, points, free)


def fill_steps(realm: Realm, out: vec[i64]) -> i64:
    """Every step of the dwarf who walks: neighbours, tunnels, or staying. # DW-8.3, DW-9.1"""
    seat = realm.a()
    space = realm.at(seat)
    near = realm.tables.near
    n: i64 = 0
    direction: i64 = 0
    while direction < 6:
        to = near[space * 6 + direction]
        if to >= 0:
            out[n] = actions.STEP + to
            n += 1
        direction += 1
    if realm.usable(space) and not realm.blocked(BLOCK_TUNNEL):
        to = 0
        while to < SPACES:
            if to != space and realm.usable(to):
                out[n] = actions.TUNNEL + to
                n += 1
            to += 1
    out[n] = actions.STOP
    return n + 1


def step(realm: Realm, code: i64) -> None:
    """One step of a walk; troops end it, and every other walk of that dwarf. # DW-8.4, R32, R76"""
    seat = realm.a()
    tunnel = code >= actions.TUNNEL
    to = code - actions.TUNNEL if tunnel else code - actions.STEP
    if realm.tell is not None:
        say.stepped(realm, int(seat), int(to), tunnel)
    if tunnel and seat == realm.active:  # R75
        realm.tunnelled = 1
    points = realm.b() - 1
    if realm.troops[to] != 0:
        if realm.rules.version > 1:  # by version 1 only the walk of this very step ended
            points += end_walks(realm, seat)
        if realm.tell is not None and points > 0:
            say.stopped(realm, int(seat), int(to))
        points = 0
    realm.put(2, points)
    realm.folk[seat * WIDE + AT] = to
    quests.entered(realm, seat)
    on_perished(realm, seat)


def end_walks(realm: Realm, seat: i64) -> i64:
    """All walks of this dwarf below the uppermost one are over; the points that are lost with them. # R76"""
    lost: i64 = 0
    base: i64 = (realm.depth - 2) * WIDE
    while base >= 0:
        if realm.stack[base] == WALK and realm.stack[base + 1] == seat:
            lost += realm.stack[base + 2]
            realm.stack[base + 2] = 0
        base -= WIDE
    return lost


def on_perished(realm: Realm, seat: i64) -> None:
    """A dwarf has come onto his space: is it Perished, and does it cost him? # DW-8.5, DW-8.6, R38"""
    if realm.land[realm.at(seat)] == 0:
        return
    if realm.ability(seat) != ABILITY_PERISHED_IMMUNE:
        realm.push(PENALTY, seat, 0, 0)
    elif realm.tell is not None:
        say.immune(realm, int(seat))
