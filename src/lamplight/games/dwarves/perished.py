"""Troops come, move and make the land perish. Chapters DW-5 and DW-6, and DW-4.5 for the Recruitment dice."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lamplight.core.game import CHANCE
from lamplight.games.dwarves import actions
from lamplight.games.dwarves import frames as on
from lamplight.games.dwarves import tell as say
from lamplight.games.dwarves.dice import SIXES
from lamplight.games.dwarves.state import (
    BIT,
    LOST_DOOM,
    NOWHERE,
    RUNNING,
    SPACES,
    Realm,
    bits,
    count,
    nth_bit,
    of_kind,
    one_of,
)
from lamplight.games.dwarves.tables import COUNCIL_RECRUIT_REROLL_BLANKS, ORC

FULL: Final = 5  # troops that empty the Blacksaddle # DW-6.2, R15
FORCED: Final = 1000  # a queued space that perishes however few stand there


class RecruitFrame(on.Frame):
    """The Recruitment dice bring troops to a gateway; the council may have blank ones rolled again. # DW-4.5"""

    def work(self, realm: Realm) -> bool:
        return on.waits(realm, CHANCE)

    def label(self) -> str:
        return "recruit"

    def total(self, realm: Realm) -> i64:
        if not on.Recruits.again(realm):
            return SIXES[3]
        blank: i64 = 0
        kind: i64 = 0
        while kind < 3:
            if of_kind(on.Recruits.skulls(realm), kind) == 0:
                blank += 1
            kind += 1
        return SIXES[blank]

    def outcome_at(self, realm: Realm, k: i64) -> i64:
        again = on.Recruits.again(realm)
        packed: i64 = 0
        kind: i64 = 0
        while kind < 3:
            skulls = of_kind(on.Recruits.skulls(realm), kind)
            if not again or skulls == 0:
                skulls = realm.tables.recruit_face[kind * 6 + k % 6]
                k = k // 6
            packed += skulls * one_of(kind)
            kind += 1
        return actions.recruit(of_kind(packed, 0), of_kind(packed, 1), of_kind(packed, 2))

    def settle(self, realm: Realm, code: i64) -> None:
        orcs = actions.skulls_of(code, 0)
        trolls = actions.skulls_of(code, 1)
        alfar = actions.skulls_of(code, 2)
        troops = orcs + trolls * one_of(1) + alfar * one_of(2)
        space = on.Recruits.space(realm)
        again = on.Recruits.again(realm)
        if realm.tell is not None:
            say.recruited(realm, int(space), int(troops), again)
        if (
            not again
            and (orcs == 0 or trolls == 0 or alfar == 0)
            and realm.tables.council_effect[realm.council] == COUNCIL_RECRUIT_REROLL_BLANKS  # DW-11.5
        ):
            on.Recruits.roll_again(realm, troops)
            return
        realm.pop()
        arrive(realm, space, troops)


class FlowFrame(on.Frame):
    """All movement of troops is resolved; a space that perishes waits for its tile. # R1"""

    def work(self, realm: Realm) -> bool:
        return on.waits(realm, CHANCE) if flow(realm) else False

    def label(self) -> str:
        return "tile"

    def total(self, realm: Realm) -> i64:
        return bits(realm.tiles)

    def outcome_at(self, realm: Realm, k: i64) -> i64:
        return actions.TILE + nth_bit(realm.tiles, k)

    def settle(self, realm: Realm, code: i64) -> None:
        draw_tile(realm, actions.tile_of(code))


def doom(realm: Realm, steps: i64, why: i64) -> None:
    """Step by step towards the Hero token; or back, at most to the start. # DW-3.2, R18, R19"""
    if steps < 0:
        last: i64 = len(realm.tables.track_kind) - 1
        back = realm.doom - steps
        if back > last:
            back = last
        if realm.tell is not None:
            say.doom_back(realm, int(back - realm.doom))
        realm.doom = back
        return
    while steps > 0 and realm.result == RUNNING:
        realm.doom -= 1
        if realm.tell is not None:
            say.doom_step(realm, int(why))
        if realm.doom == realm.hero:
            realm.result = LOST_DOOM
        steps -= 1


def outflow(realm: Realm, space: i64) -> i64:
    """Where troops that enter this space come to rest. # DW-5.7"""
    tables = realm.tables
    tile = realm.land[space]
    while tile != 0:
        direction = tables.arrow[space * 3 + tables.tile_colour[tile - 1]]
        space = tables.near[space * 6 + direction]
        tile = realm.land[space]
    return space


def arrive(realm: Realm, space: i64, packed: i64) -> None:
    """Troops from the supply, as far as it lasts, come to a space; then all movement is resolved. # DW-5.8, R13, R14"""
    brought: i64 = 0
    kind: i64 = ORC
    while kind < 3:
        n = of_kind(packed, kind)
        there = of_kind(realm.supply, kind)
        brought += (n if n < there else there) * one_of(kind)
        kind += 1
    if realm.tell is not None:
        say.arrived(realm, int(space), int(packed), int(brought))
    if brought == 0:
        return
    realm.supply -= brought
    end = outflow(realm, space)
    if realm.tell is not None and end != space:
        say.ran_on(realm, int(space), int(end), int(brought))
    realm.troops[end] += brought
    realm.queue = append(realm.queue, end)
    on.Flow.push(realm)


def perish(realm: Realm, space: i64) -> None:
    """A card makes this space perish, however few troops stand there. # DW-7.6"""
    if realm.land[space] != 0 or space == realm.tables.blacksaddle:
        return
    realm.queue = append(realm.queue, space + FORCED)
    on.Flow.push(realm)


def flow(realm: Realm) -> bool:
    """Work off the queue. True if chance must draw a tile first. # R1"""
    while realm.head < len(realm.queue):
        space = realm.queue[realm.head]
        forced = space >= FORCED
        if forced:
            space -= FORCED
        if (
            realm.land[space] == 0
            and space != realm.tables.blacksaddle  # DW-6.1
            and (forced or count(realm.troops[space]) >= realm.rules.limit)
        ):
            if realm.tiles != 0:
                on.Flow.wait(realm, space)
                return True
            if len(realm.under) > 0:
                tile = realm.under[0]
                realm.under = realm.under[1:]
                lay(realm, space, tile)
                continue
            if forced and realm.tell is not None:
                say.nothing_perishes(realm)
        realm.head += 1  # DW-5.9
    realm.queue = vec[i64]()
    realm.head = 0
    realm.pop()
    realm.dirty = True
    saddle = realm.tables.blacksaddle
    if count(realm.troops[saddle]) >= FULL:  # DW-6.2, R8
        if realm.tell is not None:
            say.saddle_full(realm, int(count(realm.troops[saddle])))
        realm.supply += realm.troops[saddle]
        realm.troops[saddle] = 0
        doom(realm, 1, on.BY_SADDLE)
    return False


def draw_tile(realm: Realm, tile: i64) -> None:
    """Chance has drawn the tile for the space that waits."""
    realm.tiles -= BIT[tile]
    space = on.Flow.waiting(realm)
    on.Flow.wait(realm, NOWHERE)
    lay(realm, space, tile)


def lay(realm: Realm, space: i64, tile: i64) -> None:
    """Lay the tile and move the troops of its space. # DW-5.1 to DW-5.5"""
    tables = realm.tables
    realm.head += 1
    realm.land[space] = tile + 1
    if realm.tunnel == space:  # R34: it stays, and cannot be used
        if realm.tell is not None:
            say.tunnel_closed(realm, int(space))
        if realm.rules.version == 1:  # by version 1 it went back to the reserve
            realm.tunnel = NOWHERE
    ahead = tables.arrow[space * 3 + tables.tile_colour[tile]]
    if realm.tell is not None:
        say.perished(realm, int(space), int(tile), int(ahead))
    troops = realm.troops[space]
    front_left: i64 = ahead + 1
    back_left: i64 = ahead + 2
    front_right: i64 = ahead + 5
    back_right: i64 = ahead + 4
    troops = aside(realm, space, tile * 4, front_left % 6, troops)
    left = troops
    troops = aside(realm, space, tile * 4 + 1, back_left % 6, troops)
    to_back_left = troops != left
    to_front_left = left != realm.troops[space]
    left = troops
    troops = aside(realm, space, tile * 4 + 2, front_right % 6, troops)
    to_front_right = troops != left
    left = troops
    troops = aside(realm, space, tile * 4 + 3, back_right % 6, troops)
    to_back_right = troops != left
    realm.troops[space] = 0
    if troops != 0:  # DW-5.5
        end = outflow(realm, tables.near[space * 6 + ahead])
        realm.troops[end] += troops
        realm.queue = append(realm.queue, end)
        if realm.tell is not None:
            say.moved_on(realm, int(space), int(end), int(troops))
    if to_front_right:  # R1: clockwise from the arrow
        realm.queue = append(realm.queue, tables.near[space * 6 + front_right % 6])
    if to_back_right:
        realm.queue = append(realm.queue, tables.near[space * 6 + back_right % 6])
    if to_back_left:
        realm.queue = append(realm.queue, tables.near[space * 6 + back_left % 6])
    if to_front_left:
        realm.queue = append(realm.queue, tables.near[space * 6 + front_left % 6])


def aside(realm: Realm, space: i64, drawn: i64, direction: i64, troops: i64) -> i64:
    """One drawn troop leaves sideways if it is there and can; the troops that are left. # DW-5.2 to DW-5.4"""
    kind = realm.tables.tile_drawn[drawn]
    beside = realm.tables.near[space * 6 + direction]
    if beside < 0 or realm.land[beside] != 0 or of_kind(troops, kind) == 0:
        return troops
    realm.troops[beside] += one_of(kind)
    if realm.tell is not None:
        say.moved_aside(realm, int(space), int(beside), int(kind))
    return troops - one_of(kind)


def nearest(realm: Realm, place: i64, troop: i64) -> i64:
    """The space of a place that lies nearest the Blacksaddle and can perish, or NOWHERE; ties: the lowest id."""
    k: i64 = 0
    while k < SPACES:
        space = realm.tables.by_nearness[k]
        if realm.land[space] == 0 and space != realm.tables.blacksaddle:
            if of_kind(realm.troops[space], troop) > 0 if troop >= 0 else realm.within(space, place, -1):
                return space
        k += 1
    return NOWHERE
