"""How a game of The Dwarves stands: the chance of the group to win, read off the table.

A small network over what lies there; its weights were fitted to games of the companion (tools/dwarves/fit.py).
"""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lamplight.bots.dwarves.jobs import Crow, card_job, card_worth, fight_job
from lamplight.bots.dwarves.weights import INNER, OUTER
from lamplight.bots.search.network import network
from lamplight.games.dwarves import quests
from lamplight.games.dwarves.state import (
    BIT,
    CARD,
    GEAR,
    LIFE,
    MARKS,
    PROGRESS,
    ROWS,
    RUNNING,
    SPACES,
    TROOPS,
    WIDE,
    WON,
    Realm,
    bits,
    count,
    of_kind,
)
from lamplight.games.dwarves.tables import (
    COUNCIL_TURN_START_DOOM,
    FIRST_THREAT,
    PLACE_STATIC,
    QUEST_COUNCIL,
    QUEST_DEFEAT,
    QUEST_DUEL,
    QUEST_FIGHT,
    QUEST_GATHER,
    QUEST_JOURNEY,
    QUEST_TESTS,
    QUEST_VISIT,
    STAGE_B,
    STAGE_C,
)

JOBS: Final = 24  # where the numbers about jobs begin
PLACES: Final = 36  # where the numbers about the map begin
COUNCIL: Final = 44  # one for each space of the council track
SCENARIO: Final = 54  # one for each Scenario card
FEATURES: Final = 66
SCENARIOS: Final = 12


def reach(realm: Realm, seat: i64, place: i64) -> i64:
    """Steps of a dwarf to the nearest space of a place, as the crow flies."""
    here = realm.at(seat)
    tables = realm.tables
    if place >= PLACE_STATIC:
        one = tables.place_space[place - PLACE_STATIC]
        if one >= 0:
            return tables.distance[here * SPACES + one]
        best: i64 = 20
        base: i64 = (place - PLACE_STATIC) * SPACES
        space: i64 = 0
        while space < SPACES:
            if tables.in_place[base + space] != 0 and tables.distance[here * SPACES + space] < best:
                best = tables.distance[here * SPACES + space]
            space += 1
        return best
    return 0


def work_left(realm: Realm) -> float:
    """About how many turns the face-up Scenario card still takes."""
    card = realm.cards[CARD]
    if card < 0:
        return 0.0  # the next one counts among those to come
    tables = realm.tables
    kind = tables.quest_kind[card]
    progress = realm.cards[PROGRESS]
    place = tables.quest_place[card]
    seats = realm.seats
    seat: i64 = 0
    if kind == QUEST_TESTS:
        found: float = 0.0
        part: i64 = 0
        first = tables.part_first[card]
        while part < tables.part_first[card + 1] - first:
            need = tables.part_count[first + part] - quests.successes(progress, part)
            if need > 0:
                near: i64 = 20
                second: i64 = 20
                seat = 0
                while seat < seats:
                    far = reach(realm, seat, tables.part_place[first + part])
                    if far < near:
                        second = near
                        near = far
                    elif far < second:
                        second = far
                    seat += 1
                found += 0.8 + float(second if tables.quest_count[card] > 1 else near) / 7.0
                if tables.quest_count[card] > 1:
                    found += 1.2
            part += 1
        return found
    if kind == QUEST_FIGHT:
        near = 20
        while seat < seats:
            far = reach(realm, seat, place)
            near = far if far < near else near
            seat += 1
        return float(near) / 7.0 + float(count(realm.cards[TROOPS])) * 0.4
    if kind == QUEST_VISIT:
        found = 0.2
        part = 0
        first = tables.part_first[card]
        while part < tables.part_first[card + 1] - first:
            if progress & BIT[part] == 0:
                near = 20
                seat = 0
                while seat < seats:
                    far = reach(realm, seat, tables.part_place[first + part])
                    near = far if far < near else near
                    seat += 1
                found += float(near) / 8.0 + 0.3
            part += 1
        return found
    if kind == QUEST_JOURNEY:
        best: float = 20.0
        while seat < seats:
            goal = float(reach(realm, seat, tables.quest_to[card]))
            if realm.cards[MARKS] & BIT[seat] == 0:
                goal = 6.0 + float(reach(realm, seat, place))
            best = goal if goal < best else best
            seat += 1
        return best / 7.0
    if kind == QUEST_GATHER:
        near = 20
        second = 20
        while seat < seats:
            far = reach(realm, seat, place)
            if far < near:
                second = near
                near = far
            elif far < second:
                second = far
            seat += 1
        return float(near + second) / 9.0
    if kind == QUEST_COUNCIL:
        return float(tables.quest_count[card] - realm.council) * 1.2
    if kind == QUEST_DEFEAT:
        return float(tables.quest_count[card] - progress) * 0.42
    if kind == QUEST_DUEL:
        near = 20
        while seat < seats:
            far = reach(realm, seat, place)
            near = far if far < near else near
            seat += 1
        foes = count(realm.troops[tables.place_space[place - PLACE_STATIC]])
        return float(tables.quest_count[card] - progress) * 1.0 + float(near) / 7.0 + float(foes) * 0.3
    return 2.0


def features(realm: Realm, out: vec[float]) -> None:
    """What the chance to win depends on."""
    race(realm, out)
    prospects(realm, out)


def race(realm: Realm, out: vec[float]) -> None:
    """The work that is left against the time that is left, and in what shape the group is."""
    tables = realm.tables
    card = realm.cards[CARD]
    stage: i64 = tables.card_stage[card] if card >= 0 else -1
    later: float = float(realm.left_a)  # cards still to come before the last
    later += float(realm.left_b) * 1.3
    last: float = 1.0 if stage == STAGE_C else 0.0
    work = work_left(realm)
    total: float = later * 3.2 + work + (0.0 if stage == STAGE_C else 5.0)
    gap: float = float(realm.doom - realm.hero) + float(realm.pause)
    lives: i64 = 0
    least: i64 = 99
    weak: float = 0.0
    gear: i64 = 0
    seat: i64 = 0
    while seat < realm.seats:
        life = realm.folk[seat * WIDE + LIFE]
        lives += life
        if life < least:
            least = life
        if life == 1:
            weak += 1.0
        gear += bits(realm.folk[seat * WIDE + GEAR])
        seat += 1
    threats: float = 0.0
    row: i64 = 1
    while row < 4:
        if realm.cards[row * WIDE] >= FIRST_THREAT:
            threats += 1.0
        row += 1
    tiles = float(realm.tiles_on_map())
    troops = float(realm.troops_on_map())
    seats = float(realm.seats)
    slack: float = gap - total
    out[0] = 1.0
    out[1] = gap / 20.0
    out[2] = total / 20.0
    out[3] = slack / 10.0
    out[4] = slack / 10.0 if slack > 0.0 else 0.0
    out[5] = gap / (total + 2.0)
    out[6] = work / 5.0
    out[7] = later / 4.0
    out[8] = last
    out[9] = last * work / 5.0
    out[10] = 1.0 if stage == STAGE_B else 0.0
    out[11] = float(lives) / seats / 3.0
    out[12] = float(least) / 3.0
    out[13] = weak
    out[14] = 1.0 if gap <= 3.0 else 0.0
    out[15] = tiles / 15.0
    out[16] = troops / 30.0
    out[17] = float(realm.council - 5) / 4.0
    out[18] = 1.0 if tables.council_effect[realm.council] == COUNCIL_TURN_START_DOOM else 0.0
    out[19] = float(gear) / seats / 2.0
    out[20] = threats
    out[21] = (seats - 3.0) / 2.0
    out[22] = last * gap / 10.0
    out[23] = float(count(realm.troops[tables.blacksaddle])) / 4.0


def prospects(realm: Realm, out: vec[float]) -> None:
    """What could be done next, and where it burns."""
    sight = Crow(realm)
    seats = realm.seats
    k: i64 = JOBS
    while k < FEATURES:
        out[k] = 0.0
        k += 1
    row: i64 = 0
    while row < ROWS:
        card = realm.cards[row * WIDE + CARD]
        if card >= 0:
            best: float = 0.0
            second: float = 0.0
            seat: i64 = 0
            while seat < seats:
                score: float = card_job(realm, sight, seat, row).score
                if score > best:
                    second = best
                    best = score
                elif score > second:
                    second = score
                seat += 1
            if row == 0:
                out[JOBS] = best / 20.0
                out[JOBS + 1] = second / 20.0
            elif card >= FIRST_THREAT:
                out[JOBS + 2] += best / 5.0
                out[JOBS + 3] += card_worth(realm, card) / 5.0
                out[JOBS + 4] += 1.0
            else:
                out[JOBS + 5] += best / 5.0
                out[JOBS + 6] += card_worth(realm, card) / 5.0
                out[JOBS + 7] += second / 5.0
        row += 1
    best = 0.0
    seat = 0
    while seat < seats:
        score = fight_job(realm, sight, seat).score
        if score > best:
            best = score
        seat += 1
    out[JOBS + 8] = best
    out[JOBS + 9] = float(realm.left) / 2.0
    out[JOBS + 10] = float(realm.rules.limit) / 4.0
    out[JOBS + 11] = float(realm.pause) / 3.0
    space: i64 = 0
    while space < SPACES:
        n = count(realm.troops[space])
        if n > 0:
            if n >= realm.rules.limit - 1:
                out[PLACES] += 0.25
            elif n == realm.rules.limit - 2:
                out[PLACES + 1] += 0.25
            out[PLACES + 2] += 0.1
            out[PLACES + 3] += float(of_kind(realm.troops[space], 2)) / 5.0
            out[PLACES + 4] += float(of_kind(realm.troops[space], 1)) / 5.0
        space += 1
    seat = 0
    while seat < seats:
        if realm.land[realm.at(seat)] != 0:
            out[PLACES + 5] += 0.3
        if realm.troops[realm.at(seat)] != 0:
            out[PLACES + 6] += 0.3
        seat += 1
    out[PLACES + 7] = float(realm.hero) / 20.0
    out[COUNCIL + realm.council] = 1.0
    card = realm.cards[CARD]
    if 0 <= card < SCENARIOS:
        out[SCENARIO + card] = 1.0


def outlook(realm: Realm, room: vec[float], told: vec[i64]) -> float:
    """The chance of the group to win, from 0 to 1; both rooms are for FEATURES numbers."""
    if realm.result != RUNNING:
        return 1.0 if realm.result == WON else 0.0
    features(realm, room)
    return 1.0 / (1.0 + exp(-network(INNER, OUTER, room, FEATURES, told)))
