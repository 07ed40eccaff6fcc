"""The jobs of The Dwarves: what is worth doing where, and what it brings the group per turn of a dwarf.

A job is something worth doing at a place: a part of a face-up card, a fight, a message. Its worth is divided by the
turns it will take this dwarf, walking included; what another dwarf can do sooner is left to him.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lamplight.core.game import filled
from lamplight.core.view import Text
from lamplight.games.dwarves import actions, quests
from lamplight.games.dwarves.quests import NEEDED
from lamplight.games.dwarves.state import (
    BIT,
    CARD,
    GEAR,
    LIFE,
    MARKS,
    PROGRESS,
    ROWS,
    SPACES,
    TROOPS,
    WIDE,
    Realm,
    count,
    of_kind,
)
from lamplight.games.dwarves.tables import (
    ABILITY_COUNCIL_PLUS_ONE,
    ABILITY_CRAFT_TEST_REROLL_ALL,
    ABILITY_PERISHED_IMMUNE,
    BATTLE,
    BLOCK_BEARER_MOVE,
    BLOCK_COUNCIL,
    BLOCK_HEAL,
    BLOCK_TUNNEL,
    COUNCIL_CRAFT_FOR_EQUIPMENT,
    CRAFT,
    EFFECT_ADD_TROOPS,
    EFFECT_CHOOSE,
    EFFECT_CLEANSE,
    EFFECT_COUNCIL,
    EFFECT_DOOM,
    EFFECT_EQUIPMENT,
    EFFECT_EXTRA_ACTIONS,
    EFFECT_FREE_MOVE,
    EFFECT_HEAL,
    EFFECT_HERO_PAUSE,
    EFFECT_LOSE_HEALTH,
    EFFECT_PERISH,
    EFFECT_REMOVE_TROOPS,
    EFFECT_TUNNEL_TILE,
    FIRST_ADVENTURE,
    FIRST_THREAT,
    PLACE_ANY,
    PLACE_STATIC,
    QUEST_CLEAR,
    QUEST_COUNCIL,
    QUEST_DEFEAT,
    QUEST_DICE,
    QUEST_DUEL,
    QUEST_FIGHT,
    QUEST_GATHER,
    QUEST_JOURNEY,
    QUEST_PAY,
    QUEST_TESTS,
    QUEST_VISIT,
    SPEED,
    STAGE_B,
    STAGE_C,
    WHO_EACH,
)

# What things are worth, in steps of the Doom token.
SCENARIO: Final = 11.0
FORGING: Final = 13.0
LAST: Final = 16.0
LAST_HUNT: Final = 60.0  # the last card counts troops: every one of them brings the end nearer
DOOM: Final = 1.5
EQUIPMENT: Final = 1.6
COUNCIL_STEP: Final = 0.9
KILL: Final = 0.22
BRINK: Final = 0.9  # a space about to perish is relieved
PAUSE: Final = 1.6
EXTRA: Final = 1.0
TILE: Final = 0.6
THREAT_STRIKES: Final = 0.85  # how likely a threat is to strike if it is left alone
LEFT_TO_OTHERS: Final = 0.35  # what a job is worth to whom another will forestall
FAR: Final = 9999
STOPPED: Final = 25  # tenths of a space lost by a stop among troops
NO_JOB: Final = -1.0
LAST_HEALTH: Final = 25.0  # the last point of Health
LOW_HEALTH: Final = 3.0
HEALTH: Final = 1.3
LOW: Final = 2  # so many points of Health are few
LAST_DOOM: Final = 50.0  # the step that ends the game
NEAR_DOOM: Final = 4.0
NEAR: Final = 3  # the end is so many steps off, or fewer
HEALED: Final = 0.9  # a point of Health that a card gives back ...
HEALED_LOW: Final = 1.2  # ... and to a dwarf who has few, so much more
WOUND: Final = 1.6
CARD_KILL: Final = 1.6  # a troop that a card takes away, beside one that must be fought
CARD_TROOP: Final = 1.3  # a troop that a card brings
FREE_MOVE: Final = 0.8
FREE_MOVE_EACH: Final = 1.6
TUNNEL_TILE: Final = 0.2
BLOCKS: Final = 0.5  # a threat that forbids something ...
EACH_TURN: Final = 1.0  # ... or strikes every turn
OUTFIT_WORTH: Final = 1.6  # equipment for a test of Craft, of its worth
A_TURN: Final = 2.0  # actions

# How far a move takes a dwarf on the average, by the number of his dice.
STRIDE_1: Final = 3.5
STRIDE_2: Final = 4.47
STRIDE_3: Final = 4.96
STRIDE_MORE: Final = 5.3

# Ways and times: tenths of a space, and turns.
STEP: Final = 10
A_SPACE: Final = 10.0
HURTS: Final = 60  # Perished Land, to a dwarf with few points of Health ...
HINDERS: Final = 25  # ... and to others
NEVER: Final = 50.0
SET_OUT: Final = 0.35  # of a move, because the last one seldom ends exactly there
SOONER: Final = 0.7  # who is so much earlier is clearly sooner
SAME: Final = 0.01
VISIT: Final = 0.2  # what is done on arrival
BATTLE_WAIT: Final = 0.3
GATHER_WAIT: Final = 0.3
ACTION: Final = 0.5  # one of the two actions of a turn
DUEL_WAIT: Final = 2.0  # a duel that begins with a fight
JOURNEY_WAIT: Final = 0.4
TEST_WAIT: Final = 0.35
FEWEST_ROLLS: Final = 0.8  # of a fight

# When a job is not for this dwarf.
CROWD: Final = 4  # so many foes are fought by whoever comes
SAFE_DUEL: Final = 0.9
LONG_DUEL: Final = 2  # more successes than this are missing
DUEL_PAIN: Final = 6.0  # the most that a lost roll of a duel may count
TOO_TROUBLED: Final = 3  # more troops than this are not cleared
HOPELESS_DICE: Final = 0.05
HOPELESS_TEST: Final = 0.08
HOPELESS_TUNNEL: Final = 0.1
HELPS: Final = 0.5  # with such odds he also comes late
SADDLE_CROWD: Final = 3  # troops at the saddle that never perishes

# Faces of a die, and rolls that defeat a troop of each kind.
FACES: Final = 6.0
ROLLS_0: Final = 2.0
ROLLS_1: Final = 3.0
ROLLS_2: Final = 6.0


class Job:
    """Something to do: what it brings per turn, where, and with which action."""

    def __init__(self, score: float, space: i64, code: i64, reason: Text) -> None:
        self.score: float = score
        self.space: i64 = space  # where to go; where the dwarf stands, or -1 for anywhere
        self.code: i64 = code  # what to do there; -1: being there is all
        self.reason: Text = reason


def odds_table() -> vec[float]:
    """For up to MOST_ROLLED dice, every target and up to MOST_WANTED successes: how likely that is."""
    out = vec[float]()
    for dice in range(MOST_ROLLED + 1):
        for target in range(8):
            hit = 0.0 if target > 6 else (1.0 if target <= 1 else float(7 - target) / 6.0)
            for wanted in range(MOST_WANTED + 1):
                found = 0.0
                for k in range(wanted, dice + 1):
                    ways = 1.0
                    for i in range(k):
                        ways = ways * float(dice - i) / float(i + 1)
                    found += ways * hit**k * (1.0 - hit) ** (dice - k)
                out = append(out, found)
    return out


MOST_ROLLED: Final = 28
MOST_WANTED: Final = 4
ODDS: Final = odds_table()


def chance(dice: i64, target: i64, wanted: i64) -> float:
    """How likely it is that so many of the dice show the target or more.

    >>> round(chance(2, 4, 1), 2), chance(3, 1, 3), chance(2, 4, 0), chance(1, 6, 2)
    (0.75, 1.0, 1.0, 0.0)
    """
    if wanted <= 0:
        return 1.0
    if wanted > dice:
        return 0.0
    if dice > MOST_ROLLED:
        dice = MOST_ROLLED
    if wanted > MOST_WANTED:
        wanted = MOST_WANTED
    if target > 7:
        target = 7
    return ODDS[(dice * 8 + (target if target > 0 else 0)) * 5 + wanted]


def health_worth(realm: Realm, seat: i64) -> float:
    """What one point of Health of this dwarf is worth now."""
    life = realm.folk[seat * WIDE + LIFE]
    if life <= 1:
        return LAST_HEALTH
    return LOW_HEALTH if life == LOW else HEALTH


def doom_worth(realm: Realm) -> float:
    """What a step of the Doom token is worth now."""
    gap = realm.doom - realm.hero
    if gap <= 1:
        return LAST_DOOM
    return NEAR_DOOM if gap <= NEAR else DOOM


def list_worth(realm: Realm, number: i64) -> float:
    """What a list of effects brings (or costs: then it is negative)."""
    tables = realm.tables
    found = 0.0
    if number < 0:
        return 0.0
    op = tables.list_first[number]
    while op < tables.list_end[number]:
        kind = tables.op_kind[op]
        a = tables.op_a[op]
        if kind == EFFECT_HEAL:
            hurt = 0
            low = 0
            for seat in range(int(realm.seats)):
                missing = int(realm.most_health(seat) - realm.folk[seat * WIDE + LIFE])
                hurt += missing
                if realm.folk[seat * WIDE + LIFE] <= LOW and missing > 0:
                    low += 1
            points = int(realm.seats * a) if tables.op_b[op] == WHO_EACH else int(a)
            gained = points if points < hurt else hurt
            if not realm.blocked(BLOCK_HEAL):
                found += HEALED * float(gained) + HEALED_LOW * float(low if low < gained else gained)
        elif kind == EFFECT_LOSE_HEALTH:
            found -= WOUND * float(a)
        elif kind == EFFECT_EQUIPMENT:
            found += EQUIPMENT * float(a)
        elif kind == EFFECT_REMOVE_TROOPS:
            found += KILL * CARD_KILL * float(a)
        elif kind == EFFECT_ADD_TROOPS:
            found -= KILL * CARD_TROOP * float(count(tables.op_b[op]))
        elif kind == EFFECT_COUNCIL:
            found += COUNCIL_STEP * float(a)
        elif kind == EFFECT_DOOM:
            found -= DOOM * float(a)
        elif kind == EFFECT_HERO_PAUSE:
            found += PAUSE * float(a)
        elif kind == EFFECT_PERISH:
            found -= TILE
        elif kind == EFFECT_CLEANSE:
            found += TILE * float(a)
        elif kind == EFFECT_EXTRA_ACTIONS:
            found += EXTRA * float(a)
        elif kind == EFFECT_FREE_MOVE:
            found += FREE_MOVE if tables.op_b[op] != WHO_EACH else FREE_MOVE_EACH
        elif kind == EFFECT_TUNNEL_TILE:
            found += TUNNEL_TILE
        elif kind == EFFECT_CHOOSE:
            best = 0.0
            for k in range(int(tables.op_b[op])):
                worth = list_worth(realm, a + k)
                best = worth if worth > best else best
            found += best
        op += 1
    return found


def card_worth(realm: Realm, card: i64) -> float:
    """What completing a face-up card is worth."""
    tables = realm.tables
    if card < FIRST_ADVENTURE:
        stage = tables.card_stage[card]
        if stage == STAGE_C:
            return LAST
        return FORGING if stage == STAGE_B else SCENARIO
    if card < FIRST_THREAT:
        return list_worth(realm, tables.card_reward[card])
    found = -list_worth(realm, tables.card_threat[card]) * THREAT_STRIKES
    if tables.card_block[card] != 0:
        found += BLOCKS
    if tables.card_each_turn[card] >= 0:
        found += EACH_TURN
    return found


SILENT: Final = Text("")


def reason_for(realm: Realm, card: i64) -> Text:
    word = "scenario" if card < FIRST_ADVENTURE else ("adventure" if card < FIRST_THREAT else "avert")
    return Text(f"dw-reason-{word}", {"card": realm.tables.card_label(card)})


def stride(realm: Realm, seat: i64) -> float:
    """How far a move action takes a dwarf, on the average."""
    dice = realm.value(seat, SPEED)
    return STRIDE_1 if dice <= 1 else (STRIDE_2 if dice == 2 else (STRIDE_3 if dice == 3 else STRIDE_MORE))


NONE: Final = Job(NO_JOB, -1, -1, SILENT)


class Sight:
    """The ways of all dwarves, as far as a decision needs them."""

    def __init__(self, realm: Realm, talks: bool = True) -> None:
        self.realm: Realm = realm
        self.talks: bool = talks  # are reasons wanted?
        self.cost: list[vec[i64]] = []  # per seat: tenths of a space to every space
        self.look()

    def look(self) -> None:
        for seat in range(int(self.realm.seats)):
            cost = filled(SPACES, FAR)
            ways(self.realm, seat, cost)
            self.cost.append(cost)

    def far(self, seat: i64, space: i64) -> i64:
        """Tenths of a space from a dwarf to a space."""
        return self.cost[seat][space]

    def first_step(self, seat: i64, space: i64) -> i64:
        """Where to go next on the way there."""
        return step_towards(self.realm, seat, self.cost[seat], space)

    def turns(self, seat: i64, space: i64) -> float:
        """Turns of this dwarf's own until he is there."""
        far = self.far(seat, space)
        if far == 0:
            return 0.0
        if self.realm.captive(seat, BLOCK_BEARER_MOVE):
            return NEVER
        moves = float(far) / A_SPACE / stride(self.realm, seat)
        return (moves + SET_OUT) / A_TURN

    def nearest(self, seat: i64, place: i64, bearer: i64) -> i64:
        """The space of a place that this dwarf reaches soonest, or -1."""
        if place >= PLACE_STATIC and self.realm.tables.place_space[place - PLACE_STATIC] >= 0:
            return self.realm.tables.place_space[place - PLACE_STATIC]
        if place == PLACE_ANY:
            return self.realm.at(seat)
        found: i64 = -1
        best: i64 = FAR
        space: i64 = 0
        while space < SPACES:
            if self.realm.within(space, place, bearer):
                far = self.far(seat, space)
                if far < best:
                    best = far
                    found = space
            space += 1
        return found

    def forestalled(self, seat: i64, place: i64, bearer: i64) -> bool:
        """Will another dwarf be there clearly sooner?"""
        mine = self.turns_to(seat, place, bearer)
        other: i64 = 0
        while other < self.realm.seats:
            if other != seat and self.turns_to(other, place, bearer) + SOONER < mine:
                return True
            other += 1
        return False

    def turns_to(self, seat: i64, place: i64, bearer: i64) -> float:
        space = self.nearest(seat, place, bearer)
        return NEVER if space < 0 else self.turns(seat, space)


class Glance(Sight):
    """The ways of one dwarf; the others' as the crow flies. For roll-outs, where time is short."""

    def __init__(self, realm: Realm, seat: i64) -> None:
        self.seat: i64 = seat
        super().__init__(realm, False)

    def look(self) -> None:
        cost = filled(SPACES, FAR)
        ways(self.realm, self.seat, cost)
        self.cost.append(cost)

    def far(self, seat: i64, space: i64) -> i64:
        if seat == self.seat:
            return self.cost[0][space]
        return self.realm.tables.distance[self.realm.at(seat) * SPACES + space] * STEP

    def first_step(self, seat: i64, space: i64) -> i64:
        return step_towards(self.realm, seat, self.cost[0], space)


class Crow(Sight):
    """Everybody's ways as the crow flies, to weigh a position."""

    def __init__(self, realm: Realm) -> None:
        super().__init__(realm, False)

    def look(self) -> None:
        pass

    def far(self, seat: i64, space: i64) -> i64:
        return self.realm.tables.distance[self.realm.at(seat) * SPACES + space] * STEP


def toll(realm: Realm, seat: i64) -> i64:
    """Tenths of a space that Perished Land costs a dwarf."""
    if realm.ability(seat) == ABILITY_PERISHED_IMMUNE:
        return 0
    return HURTS if realm.folk[seat * WIDE + LIFE] <= LOW else HINDERS


def ways(realm: Realm, seat: i64, cost: vec[i64]) -> None:
    """The cheapest way of a dwarf to every space: steps, tunnels, stops among troops, Perished Land."""
    tables = realm.tables
    start = realm.at(seat)
    land = toll(realm, seat)
    tunnels = not realm.blocked(BLOCK_TUNNEL)
    cost[start] = 0
    waits = filled(SPACES, 0)  # 1: in the line of spaces to go on from
    line = filled(SPACES, 0)
    line[0] = start
    waits[start] = 1
    head: i64 = 0
    length: i64 = 1
    while length > 0:
        at = line[head]
        head += 1
        if head == SPACES:
            head = 0
        length -= 1
        waits[at] = 0
        leaving: i64 = cost[at] + STEP
        if at != start and realm.troops[at] != 0:
            leaving += STOPPED
        k: i64 = 0
        while k < 6:
            to = tables.near[at * 6 + k]
            k += 1
            if to >= 0:
                found = leaving + (land if realm.land[to] != 0 else 0)
                if found < cost[to]:
                    cost[to] = found
                    if waits[to] == 0:
                        waits[to] = 1
                        line[(head + length) % SPACES] = to
                        length += 1
        if tunnels and realm.usable(at):
            to = 0
            while to < SPACES:
                if to != at and leaving < cost[to] and realm.usable(to):
                    cost[to] = leaving
                    if waits[to] == 0:
                        waits[to] = 1
                        line[(head + length) % SPACES] = to
                        length += 1
                to += 1


def before(realm: Realm, seat: i64, cost: vec[i64], space: i64) -> i64:
    """The space before this one on the cheapest way of a dwarf; the nearest and then the first of several; or -1."""
    tables = realm.tables
    entry: i64 = cost[space] - (toll(realm, seat) if realm.land[space] != 0 else 0)
    best: i64 = -1
    k: i64 = 0
    while k < 6:
        at = tables.near[space * 6 + k]
        if at >= 0 and leads(realm, cost, at, entry) and (best < 0 or nearer(cost, at, best)):
            best = at
        k += 1
    if not realm.blocked(BLOCK_TUNNEL) and realm.usable(space):
        at = 0
        while at < SPACES:
            if at != space and leads(realm, cost, at, cost[space]) and realm.usable(at):
                if best < 0 or nearer(cost, at, best):
                    best = at
            at += 1
    return best


def step_towards(realm: Realm, seat: i64, cost: vec[i64], space: i64) -> i64:
    """The first space on the cheapest way of a dwarf there."""
    here = realm.at(seat)
    last = before(realm, seat, cost, space)
    while last != here and last >= 0:
        space = last
        last = before(realm, seat, cost, space)
    return space


def leads(realm: Realm, cost: vec[i64], at: i64, entry: i64) -> bool:
    """Does leaving this space cost just that? (Where the way begins nobody is stopped.)"""
    return cost[at] + STEP + (STOPPED if cost[at] > 0 and realm.troops[at] != 0 else 0) == entry


def nearer(cost: vec[i64], one: i64, other: i64) -> bool:
    return cost[one] < cost[other] or (cost[one] == cost[other] and one < other)


def best_job(realm: Realm, sight: Sight, seat: i64, walking: bool) -> Job:
    """The job that brings the group most per turn of this dwarf."""
    best = NONE
    row: i64 = 0
    while row < ROWS:
        if realm.cards[row * WIDE + CARD] >= 0:
            job = card_job(realm, sight, seat, row)
            if job.score > best.score:
                best = job
        row += 1
    job = fight_job(realm, sight, seat)
    if job.score > best.score:
        best = job
    if not walking:
        job = message_job(realm, seat)
        if job.score > best.score:
            best = job
    return best


def card_job(realm: Realm, sight: Sight, seat: i64, row: i64) -> Job:
    """What this dwarf can do for a face-up card."""
    tables = realm.tables
    card = realm.cards[row * WIDE + CARD]
    kind = tables.quest_kind[card]
    worth = card_worth(realm, card)
    if worth <= 0.0:
        return NONE
    reason = reason_for(realm, card) if sight.talks else SILENT
    if kind == QUEST_TESTS:
        return test_job(realm, sight, seat, row, card, worth, reason)
    if kind == QUEST_FIGHT:
        return battle_job(realm, sight, seat, row, card, worth, reason)
    if kind == QUEST_VISIT:
        return visit_job(realm, sight, seat, row, card, worth, reason)
    if kind == QUEST_JOURNEY:
        return journey_job(realm, sight, seat, row, card, worth, reason)
    if kind == QUEST_GATHER:
        return gather_job(realm, sight, seat, card, worth, reason)
    if kind == QUEST_COUNCIL:
        return council_job(realm, seat, tables.quest_count[card], worth, reason)
    if kind == QUEST_DICE:
        return dice_job(realm, sight, seat, card, worth, reason)
    if kind == QUEST_DEFEAT:
        progress = realm.cards[row * WIDE + PROGRESS]
        whole = LAST_HUNT if tables.card_stage[card] == STAGE_C else worth
        return hunt_job(realm, sight, seat, card, whole / float(tables.quest_count[card] - progress), reason)
    if kind == QUEST_DUEL:
        return duel_job(realm, sight, seat, row, card, worth, reason)
    if kind == QUEST_CLEAR:
        return clear_job(realm, sight, seat, card, worth, reason)
    if kind == QUEST_PAY:
        return pay_job(realm, sight, seat, card, worth, reason)
    return NONE


def battle_job(realm: Realm, sight: Sight, seat: i64, row: i64, card: i64, worth: float, reason: Text) -> Job:
    """The troops on the card are to be fought where it says."""
    place = realm.tables.quest_place[card]
    bearer = quests.bearer_of(realm, row)
    space = sight.nearest(seat, place, bearer)
    if space < 0:
        return NONE
    foes = realm.cards[row * WIDE + TROOPS] + realm.troops[space]
    turns = sight.turns(seat, space) + fight_turns(realm, seat, foes)
    worth -= fight_risk(realm, seat, foes)
    if sight.forestalled(seat, place, bearer) and count(foes) < CROWD:
        worth *= LEFT_TO_OTHERS
    return Job(worth / (turns + BATTLE_WAIT), space, actions.FIGHT, reason)


def visit_job(realm: Realm, sight: Sight, seat: i64, row: i64, card: i64, worth: float, reason: Text) -> Job:
    """Several places want a visit; the best of those that are left."""
    tables = realm.tables
    progress = realm.cards[row * WIDE + PROGRESS]
    best = NONE
    parts = tables.part_first[card + 1] - tables.part_first[card]
    open_parts = 0
    for part in range(int(parts)):
        if progress & BIT[part] == 0:
            open_parts += 1
    for part in range(int(parts)):
        if progress & BIT[part] == 0:
            where = tables.part_place[tables.part_first[card] + part]
            space = other_than_here(realm, sight, seat, where)
            if space >= 0:
                share = worth / float(open_parts)
                if sight.forestalled(seat, where, -1):
                    share *= LEFT_TO_OTHERS
                score = share / (sight.turns(seat, space) + VISIT)
                if score > best.score:
                    best = Job(score, space, -1, reason)
    return best


def gather_job(realm: Realm, sight: Sight, seat: i64, card: i64, worth: float, reason: Text) -> Job:
    """Several dwarves are to meet; it takes as long as the last of them."""
    place = realm.tables.quest_place[card]
    space = sight.nearest(seat, place, -1)
    if space < 0:
        return NONE
    wanted = int(realm.tables.quest_count[card])
    mine = sight.turns(seat, space)
    arrivals = sorted([sight.turns_to(other, place, -1) for other in range(int(realm.seats))])
    last = arrivals[wanted - 1]
    if mine > last + SAME:
        return NONE
    if mine == 0.0:
        return NONE  # he waits and does something else here
    return Job(worth / (last + GATHER_WAIT), space, -1, reason)


def dice_job(realm: Realm, sight: Sight, seat: i64, card: i64, worth: float, reason: Text) -> Job:
    """One throw decides, as often as somebody tries."""
    tables = realm.tables
    space = sight.nearest(seat, tables.quest_place[card], -1)
    dice = tables.quest_dice[card]
    if dice == 0:
        dice = realm.folk[seat * WIDE + LIFE]
    odds = chance(dice, tables.quest_target[card], tables.quest_count[card])
    if space < 0 or odds < HOPELESS_DICE:
        return NONE
    return Job(worth / (sight.turns(seat, space) + ACTION / odds), space, actions.TRY + card, reason)


def duel_job(realm: Realm, sight: Sight, seat: i64, row: i64, card: i64, worth: float, reason: Text) -> Job:
    """One foe that takes many hits, behind the troops that stand there."""
    tables = realm.tables
    space = tables.place_space[tables.quest_place[card] - PLACE_STATIC]
    if realm.troops[space] != 0:
        turns = sight.turns(seat, space) + fight_turns(realm, seat, realm.troops[space])
        return Job(
            (worth - fight_risk(realm, seat, realm.troops[space])) / (turns + DUEL_WAIT), space, actions.FIGHT, reason
        )
    odds = chance(realm.value(seat, BATTLE), tables.quest_target[card], 1)
    left = tables.quest_count[card] - realm.cards[row * WIDE + PROGRESS]
    if realm.folk[seat * WIDE + LIFE] <= 1 and odds < SAFE_DUEL and left > LONG_DUEL:
        return NONE
    hits = float(realm.value(seat, BATTLE)) / FACES
    worth -= (1.0 - odds) * min(health_worth(realm, seat), DUEL_PAIN)
    return Job(worth / (sight.turns(seat, space) + ACTION * float(left) / hits), space, actions.DUEL, reason)


def clear_job(realm: Realm, sight: Sight, seat: i64, card: i64, worth: float, reason: Text) -> Job:
    """A place is to be free of troops; nobody begins where there are many."""
    place = realm.tables.quest_place[card]
    space = sight.nearest(seat, place, -1)
    troubled = 0
    target: i64 = -1
    for at in range(SPACES):
        if realm.troops[at] != 0 and realm.within(at, place, -1):
            troubled += int(count(realm.troops[at]))
            if target < 0 or sight.far(seat, at) < sight.far(seat, target):
                target = at
    if target < 0:
        return Job(worth / (sight.turns(seat, space) + VISIT), space, -1, reason)
    if troubled > TOO_TROUBLED:
        return NONE
    return Job(
        (worth - fight_risk(realm, seat, realm.troops[target])) / (sight.turns(seat, target) + float(troubled)),
        target,
        actions.FIGHT,
        reason,
    )


def pay_job(realm: Realm, sight: Sight, seat: i64, card: i64, worth: float, reason: Text) -> Job:
    """A piece of Equipment buys it."""
    gear = realm.folk[seat * WIDE + GEAR] & (BIT[10] - 1)
    space = sight.nearest(seat, realm.tables.quest_place[card], -1)
    if gear == 0 or space < 0 or worth < EQUIPMENT:
        return NONE
    return Job((worth - EQUIPMENT) / (sight.turns(seat, space) + VISIT), space, actions.pay(card, 0), reason)


def other_than_here(realm: Realm, sight: Sight, seat: i64, place: i64) -> i64:
    """The nearest space of a place that the dwarf can enter: not the one he stands on. # R29"""
    found: i64 = -1
    here = realm.at(seat)
    space: i64 = 0
    if place >= PLACE_STATIC:
        one = realm.tables.place_space[place - PLACE_STATIC]
        if one >= 0 and one != here:
            return one
    while space < SPACES:
        if space != here and realm.within(space, place, -1):
            if found < 0 or sight.far(seat, space) < sight.far(seat, found):
                found = space
        space += 1
    if found < 0:  # he must leave and come back
        direction: i64 = 0
        while direction < 6:
            to = realm.tables.near[here * 6 + direction]
            if to >= 0 and (found < 0 or sight.far(seat, to) < sight.far(seat, found)):
                found = to
            direction += 1
    return found


def test_job(realm: Realm, sight: Sight, seat: i64, row: i64, card: i64, worth: float, reason: Text) -> Job:
    """A test of a face-up card: the part that is nearest to being done."""
    tables = realm.tables
    best = NONE
    progress = realm.cards[row * WIDE + PROGRESS]
    first = tables.part_first[card]
    parts = int(tables.part_first[card + 1] - first)
    company = tables.quest_count[card]
    open_parts = 0
    for part in range(parts):
        if quests.successes(progress, part) < tables.part_count[first + part]:
            open_parts += 1
    for part in range(parts):
        at = first + part
        need = tables.part_count[at] - quests.successes(progress, part)
        if need <= 0:
            continue
        attribute = tables.part_attribute[at]
        dice = realm.value(seat, attribute)
        twice = attribute == CRAFT and realm.ability(seat) == ABILITY_CRAFT_TEST_REROLL_ALL
        place = tables.part_place[at]
        space = sight.nearest(seat, place, -1)
        if space < 0:
            continue
        here = sight.far(seat, space) == 0
        turns = sight.turns(seat, space)
        if tables.quest_after_tunnel[card] != 0 and realm.tunnelled == 0:
            job = tunnel_job(realm, sight, seat, worth, chance(dice, tables.part_target[at], need), reason)
            if job.score > best.score:
                best = job
            continue
        tries = realm.left if here and realm.left > 0 else 2
        rolls = dice * tries + (dice if twice else 0)
        odds = chance(rolls, tables.part_target[at], need if here else tables.part_count[at])
        if tables.quest_keep[card] != 0:
            odds = chance(dice * 2 + (dice if twice else 0), tables.part_target[at], 1)
        if odds < HOPELESS_TEST:
            continue
        expected = TEST_WAIT + 1.0 / odds - 1.0
        if company > 1:
            arrivals = sorted([sight.turns_to(other, place, -1) for other in range(int(realm.seats))])
            last = arrivals[int(company) - 1]
            if turns < last:
                turns = last
            if here and realm.gathered(place) < company:
                continue  # he waits for the others
            if not here and sight.turns_to(seat, place, -1) > last + SAME and odds < HELPS:
                continue
        share = worth / float(open_parts)
        if company <= 1 and sight.forestalled(seat, place, -1):
            share *= LEFT_TO_OTHERS
        score = share / (turns + expected)
        if score > best.score:
            best = Job(score, space, actions.test(card, part), reason)
    return best


def tunnel_job(realm: Realm, sight: Sight, seat: i64, worth: float, odds: float, reason: Text) -> Job:
    """Through the tunnels first, then a test on the same turn. # DW-13.10"""
    none = NONE
    if realm.blocked(BLOCK_TUNNEL) or odds < HOPELESS_TUNNEL:
        return none
    here = realm.at(seat)
    to: i64 = -1
    door: i64 = -1
    space: i64 = 0
    while space < SPACES:
        if realm.usable(space):
            if door < 0 or sight.far(seat, space) < sight.far(seat, door):
                door = space
            if space != here and (to < 0 or realm.tables.steps[space] < realm.tables.steps[to]):
                to = space
        space += 1
    if door < 0 or to < 0:
        return none
    turns = sight.turns(seat, door) + ACTION + ACTION / odds
    return Job(worth / turns, to if realm.usable(here) else door, -1, reason)


def journey_job(realm: Realm, sight: Sight, seat: i64, row: i64, card: i64, worth: float, reason: Text) -> Job:
    """From one place to another, doing nothing but moving."""
    tables = realm.tables
    start = tables.quest_place[card]
    goal = tables.quest_to[card]
    marks = realm.cards[row * WIDE + MARKS]
    for other in range(int(realm.seats)):
        if other != seat and marks & BIT[other] and not marks & BIT[seat]:
            worth *= LEFT_TO_OTHERS
            break
    here = realm.at(seat)
    if marks & BIT[seat] or realm.within(here, start, -1):
        space = sight.nearest(seat, goal, -1)
        if space < 0:
            return NONE
        return Job(worth / (sight.turns(seat, space) + VISIT), space, -1, reason)
    space = sight.nearest(seat, start, -1)
    if space < 0:
        return NONE
    least: i64 = FAR
    for at in range(SPACES):
        if realm.within(at, goal, -1) and tables.distance[space * SPACES + at] < least:
            least = tables.distance[space * SPACES + at]
    total = sight.turns(seat, space) + float(least) / stride(realm, seat) / A_TURN + JOURNEY_WAIT
    if sight.forestalled(seat, start, -1):
        worth *= LEFT_TO_OTHERS
    return Job(worth / total, space, -1, reason)


def council_job(realm: Realm, seat: i64, at_least_space: i64, worth: float, reason: Text) -> Job:
    """Messages until the token is far enough to the right."""
    tables = realm.tables
    if realm.blocked(BLOCK_COUNCIL):
        return NONE
    sent = 0.0
    at = realm.council
    while at < at_least_space and tables.council_target[at] > 0:
        odds = message_odds(realm, seat, at)
        if odds <= 0.0:
            return NONE
        sent += 1.0 / odds
        at += 1
    return Job(worth / (sent / A_TURN + VISIT), -1, actions.MESSAGE, reason)


def message_odds(realm: Realm, seat: i64, space: i64) -> float:
    target = realm.tables.council_target[space]
    if realm.ability(seat) == ABILITY_COUNCIL_PLUS_ONE:
        target -= 1
    return chance(realm.value(seat, CRAFT), target, 1)


COUNCIL_WORTH: Final = [0.0, 3.2, 2.0, 2.0, 1.3, 0.6, 0.7, 0.8, 1.0, 0.0]  # of leaving the space to the right


OUTFITS: Final = Text("dw-reason-outfit")
MESSAGES: Final = Text("dw-reason-message")


def message_job(realm: Realm, seat: i64) -> Job:
    """A message, or the council's equipment, from wherever he stands."""
    tables = realm.tables
    if tables.council_effect[realm.council] == COUNCIL_CRAFT_FOR_EQUIPMENT:
        odds = chance(realm.value(seat, CRAFT), tables.council_craft, 1)
        return Job(EQUIPMENT * odds * OUTFIT_WORTH, -1, actions.OUTFIT, OUTFITS)
    if realm.blocked(BLOCK_COUNCIL) or tables.council_target[realm.council] == 0:
        return NONE
    odds = message_odds(realm, seat, realm.council)
    return Job(COUNCIL_WORTH[realm.council] * odds * A_TURN, -1, actions.MESSAGE, MESSAGES)


def kills(realm: Realm, seat: i64, foes: i64) -> float:
    """Troops a fight removes, on the average."""
    dice = float(realm.value(seat, BATTLE))
    per_die = 1.0 / FACES
    if of_kind(foes, 1) > 0:
        per_die = 2.0 / FACES
    if of_kind(foes, 0) > 0:
        per_die = 3.0 / FACES
    found = dice * per_die
    there = float(count(foes))
    return found if found < there else there


def fight_turns(realm: Realm, seat: i64, foes: i64) -> float:
    """Turns until all these are gone."""
    dice = float(realm.value(seat, BATTLE))
    rolls = float(of_kind(foes, 0)) * ROLLS_0 + float(of_kind(foes, 1)) * ROLLS_1 + float(of_kind(foes, 2)) * ROLLS_2
    found = rolls / dice
    return (found if found > FEWEST_ROLLS else FEWEST_ROLLS) / A_TURN


def fight_risk(realm: Realm, seat: i64, foes: i64) -> float:
    """What a failed fight would cost."""
    lowest = 6 if of_kind(foes, 0) + of_kind(foes, 1) == 0 else (5 if of_kind(foes, 0) == 0 else 4)
    fails = 1.0 - chance(realm.value(seat, BATTLE), lowest, 1)
    return fails * health_worth(realm, seat)


def fight_job(realm: Realm, sight: Sight, seat: i64) -> Job:
    """Troops that are best fought before the land perishes."""
    best = NONE
    limit = realm.rules.limit
    for space in range(SPACES):
        troops = realm.troops[space]
        if troops == 0:
            continue
        n = count(troops)
        fallen = kills(realm, seat, troops)
        worth = KILL * fallen
        brink = n >= limit - 1 and space != realm.tables.blacksaddle
        if brink or (space == realm.tables.blacksaddle and n >= SADDLE_CROWD):
            worth += BRINK
        worth -= fight_risk(realm, seat, troops)
        if worth <= 0.0:
            continue
        score = worth / (sight.turns(seat, space) + ACTION)
        if score > best.score:
            reason = SILENT
            if sight.talks:
                label = realm.tables.space_label(space)
                reason = Text("dw-reason-brink", {"space": label}) if brink else Text("dw-reason-fight")
            best = Job(score, space, actions.FIGHT, reason)
    return best


def hunt_job(realm: Realm, sight: Sight, seat: i64, card: i64, worth: float, reason: Text) -> Job:
    """Troops that a card wants defeated, wherever they are."""
    wanted = realm.tables.quest_troop[card]
    best = NONE
    for space in range(SPACES):
        troops = realm.troops[space]
        if troops == 0 or (wanted >= 0 and of_kind(troops, wanted) == 0):
            continue
        dice = float(realm.value(seat, BATTLE))
        if wanted >= 0:
            fallen = dice * float(7 - NEEDED[wanted]) / FACES
            there = float(of_kind(troops, wanted))
        else:
            fallen = kills(realm, seat, troops)
            there = float(count(troops))
        gain = worth * (fallen if fallen < there else there) - fight_risk(realm, seat, troops)
        if gain <= 0.0:
            continue
        score = gain / (sight.turns(seat, space) + ACTION)
        if score > best.score:
            best = Job(score, space, actions.FIGHT, reason)
    return best
