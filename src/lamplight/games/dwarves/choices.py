"""What may be done: the legal decisions of whatever lies uppermost on the stack. DW-8.1 and the decision points."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from lamplight.games.dwarves import actions, battle, movement, quests, rolling
from lamplight.games.dwarves import effects as fx
from lamplight.games.dwarves import frames as on
from lamplight.games.dwarves.health import can_heal
from lamplight.games.dwarves.state import (
    BIT,
    CARD,
    DONE,
    GEAR,
    GEARS,
    PROGRESS,
    ROWS,
    SPACES,
    WHO,
    WIDE,
    Realm,
    of_kind,
)
from lamplight.games.dwarves.tables import (
    BLOCK_BEARER_MOVE,
    BLOCK_COUNCIL,
    BLOCK_HEAL,
    COUNCIL_CRAFT_FOR_EQUIPMENT,
    EFFECT_FREE_MOVE,
    EFFECT_HEAL,
    EFFECT_REMOVE_TROOPS,
    EFFECT_TUNNEL_TILE,
    GEAR_OWN_TURN,
    PLACE_NEAR,
    QUEST_DICE,
    QUEST_DUEL,
    QUEST_PAY,
    QUEST_TESTS,
)


def fill_legal(realm: Realm, out: vec[i64]) -> i64:
    """Every decision that is possible now."""
    kind = realm.top()
    if kind == on.WALK:
        n = movement.fill_steps(realm, out)
        if not on.Walk.free(realm):
            n = fill_free(realm, out, n)
        return n
    if kind == on.ACTION:
        return fill_actions(realm, out)
    if kind == on.STRIKING:
        n = battle.fill_strikes(realm, out)
        out[n] = actions.DONE
        return fill_free(realm, out, n + 1)
    if kind == on.ROLLING:
        return rolling.fill_choices(realm, out)
    if kind == on.PENALTY:
        out[0] = actions.HEALTH
        out[1] = actions.DOOM
        return 2
    if kind == on.LOSS:
        out[0] = actions.TAKE
        out[1] = actions.SHIELD
        return 2
    if kind == on.SHARE_LOSS:
        return fx.fill_seats(realm, actions.LOSE, out)
    if kind == on.SHARE_HEAL or kind == on.HEAL_ONE:
        n = fx.fill_heal(realm, out)
        if kind == on.SHARE_HEAL and on.ShareHeal.by_council(realm):
            out[n] = actions.NONE
            n += 1
        return n
    if kind == on.GIVING:
        return fx.fill_takers(realm, on.Giving.gear(realm), out)
    if kind == on.DROPPING:
        return fx.fill_drops(realm, out)
    if kind == on.REMOVING:
        n = fx.fill_removals(realm, actions.REMOVE, on.Removing.kind(realm), out)
        out[n] = actions.DONE
        return n + 1
    if kind == on.CLEANSING:
        n = fx.fill_tiles(realm, out)
        out[n] = actions.DONE
        return n + 1
    if kind == on.DIGGING:
        n = fx.fill_digs(realm, on.Digging.place(realm), out)
        out[n] = actions.NONE
        return n + 1
    if kind == on.MARCHING:
        return fx.fill_marchers(realm, out)
    if kind == on.DISMISSING:
        return fx.fill_threats(realm, out)
    if kind == on.CHOOSING:
        n = 0
        while n < on.Choosing.count(realm):
            out[n] = actions.CHOOSE + n
            n += 1
        return n
    if kind == on.FETCHING:
        return _fill_fetches(realm, out)
    if kind == on.CHOOSE_DWARF:
        n = 0
        while free_dwarf(realm, n) >= 0:
            out[n] = actions.BE + free_dwarf(realm, n)
            n += 1
        return n
    return fx.fill_seats(realm, actions.BEGIN, out)


def _fill_fetches(realm: Realm, out: vec[i64]) -> i64:
    missing = on.Fetching.missing(realm)
    n: i64 = 0
    space: i64 = 0
    while space < SPACES:
        kind: i64 = 0
        while kind < 3:
            if of_kind(missing, kind) > 0 and of_kind(realm.troops[space], kind) > 0:
                out[n] = actions.fetch(space, kind)
                n += 1
            kind += 1
        space += 1
    return n


def free_dwarf(realm: Realm, k: i64) -> i64:
    """The k-th dwarf that nobody has yet, or -1."""
    who: i64 = 0
    while who < len(realm.tables.char_names):
        seat: i64 = 0
        while seat < realm.seats and realm.folk[seat * WIDE + WHO] != who:
            seat += 1
        if seat == realm.seats:
            if k == 0:
                return who
            k -= 1
        who += 1
    return -1


def fill_actions(realm: Realm, out: vec[i64]) -> i64:
    """The actions of the active player. # DW-8.1"""
    tables = realm.tables
    seat = realm.active
    space = realm.at(seat)
    n: i64 = 0
    if realm.left > 0:
        if not realm.captive(seat, BLOCK_BEARER_MOVE):
            out[n] = actions.MOVE
            n += 1
        if quests.foes(realm, space) != 0:  # DW-10.1, R46
            out[n] = actions.FIGHT
            n += 1
        if tables.council_target[realm.council] > 0 and not realm.blocked(BLOCK_COUNCIL):
            out[n] = actions.MESSAGE
            n += 1
        if tables.council_effect[realm.council] == COUNCIL_CRAFT_FOR_EQUIPMENT:
            out[n] = actions.OUTFIT
            n += 1
        row: i64 = 0
        while row < ROWS:
            card = realm.cards[row * WIDE + CARD]
            if card >= 0:
                kind = tables.quest_kind[card]
                if kind == QUEST_TESTS:
                    part: i64 = 0
                    while part < tables.part_first[card + 1] - tables.part_first[card]:
                        if quests.may_test(realm, row, part):
                            out[n] = actions.test(card, part)
                            n += 1
                        part += 1
                elif kind == QUEST_DICE:
                    if realm.within(space, tables.quest_place[card], -1):
                        out[n] = actions.TRY + card
                        n += 1
                elif kind == QUEST_DUEL:
                    if realm.within(space, tables.quest_place[card], -1) and realm.troops[space] == 0:  # R65
                        out[n] = actions.DUEL
                        n += 1
            row += 1
    n = fill_free(realm, out, n)
    out[n] = actions.END
    return n + 1


def may_pay(realm: Realm, row: i64) -> bool:
    """Does this card ask the active dwarf for equipment where he stands?"""
    card = realm.cards[row * WIDE + CARD]
    return (
        card >= 0
        and realm.tables.quest_kind[card] == QUEST_PAY
        and realm.cards[row * WIDE + PROGRESS] & DONE == 0
        and realm.within(realm.at(realm.active), realm.tables.quest_place[card], -1)
    )


def fill_free(realm: Realm, out: vec[i64], n: i64) -> i64:
    """Add what costs the active player no action: using equipment, paying for a card. # DW-15.4"""
    seat = realm.active
    gear = realm.folk[seat * WIDE + GEAR] & (BIT[GEARS] - 1)
    if gear == 0:
        return n
    tables = realm.tables
    kind: i64 = 0
    while kind < GEARS:
        if gear & BIT[kind] and tables.gear_when[kind] == GEAR_OWN_TURN and useful(realm, kind):
            out[n] = actions.USE + kind
            n += 1
        kind += 1
    row: i64 = 1
    while row < ROWS:
        if may_pay(realm, row):
            kind = 0
            while kind < GEARS:
                if gear & BIT[kind]:
                    out[n] = actions.pay(realm.cards[row * WIDE + CARD], kind)
                    n += 1
                kind += 1
        row += 1
    return n


def useful(realm: Realm, gear: i64) -> bool:
    """Would using this card do anything now? A card is not thrown away for nothing."""
    tables = realm.tables
    number = tables.gear_use[gear]
    op = tables.list_first[number]
    while op < tables.list_end[number]:
        kind = tables.op_kind[op]
        if kind == EFFECT_HEAL:
            if not realm.blocked(BLOCK_HEAL):
                seat: i64 = 0
                while seat < realm.seats:
                    if can_heal(realm, seat):
                        return True
                    seat += 1
        elif kind == EFFECT_REMOVE_TROOPS:
            if tables.op_c[op] != PLACE_NEAR:
                return True
            here = realm.at(realm.active)
            if realm.troops[here] != 0:
                return True
            direction: i64 = 0
            while direction < 6:
                beside = tables.near[here * 6 + direction]
                if beside >= 0 and realm.troops[beside] != 0:
                    return True
                direction += 1
        elif kind == EFFECT_TUNNEL_TILE:
            here = realm.at(realm.active)
            if fx.may_dig(realm, here) and realm.tunnel != here:
                return True
        elif kind == EFFECT_FREE_MOVE:
            seat = 0
            while seat < realm.seats:
                if not realm.captive(seat, BLOCK_BEARER_MOVE):
                    return True
                seat += 1
        else:
            return True
        op += 1
    return False
