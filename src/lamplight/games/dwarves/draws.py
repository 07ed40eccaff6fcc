"""What chance draws: dice, recruits, tiles, cards, equipment, each with its exact weight."""

from __future__ import annotations

from mypy_extensions import i64

from lamplight.games.dwarves import actions, answers, choices, drawing, perished, rolling
from lamplight.games.dwarves import frames as on
from lamplight.games.dwarves import tell as say
from lamplight.games.dwarves.gear import in_pile, pile_size, renew_gear
from lamplight.games.dwarves.state import (
    BIT,
    Realm,
    bits,
    nth_bit,
    of_kind,
    one_of,
)
from lamplight.games.dwarves.tables import (
    COUNCIL_RECRUIT_REROLL_BLANKS,
    FIRST_ADVENTURE,
    FIRST_THREAT,
)


def chance_label(realm: Realm) -> str:
    kind = realm.top()
    if kind == on.ROLLING:
        return "die"
    if kind == on.RECRUITS:
        return "recruit"
    if kind == on.FLOW:
        return "tile"
    if kind == on.SCENARIO:
        return "scenario"
    if kind == on.REFILL:
        return "adventure"
    if kind == on.FINDING:
        return "equipment"
    return "dwarves" if kind == on.DEAL_DWARF else "first"


def chance_total(realm: Realm) -> i64:
    """The total weight of the draw that is due."""
    kind = realm.top()
    if kind == on.ROLLING:
        return rolling.SIXES[rolling.dice_due(realm)]
    if kind == on.RECRUITS:
        return rolling.SIXES[_blanks(realm)]
    if kind == on.FLOW:
        return bits(realm.tiles)
    if kind == on.SCENARIO:
        if realm.left_a > 0:
            return bits(realm.stage_a)
        return 1 if realm.left_b > 0 else bits(realm.stage_c)
    if kind == on.REFILL:
        known = bits(realm.pile & ~realm.drawn)
        return (known + realm.hidden) * bits(realm.unseen) if realm.hidden > 0 else known
    if kind == on.FINDING:
        return pile_size(realm.gear_pile)
    if kind == on.DEAL_DWARF:
        return len(realm.tables.char_names) - on.Joining.seat(realm)
    return realm.seats


def chance_at(realm: Realm, k: i64) -> i64:
    """The outcome that owns the k-th unit of weight."""
    kind = realm.top()
    if kind == on.ROLLING:
        return rolling.outcome_at(realm, k)
    if kind == on.RECRUITS:
        return _recruits_at(realm, k)
    if kind == on.FLOW:
        return actions.TILE + nth_bit(realm.tiles, k)
    if kind == on.SCENARIO:
        if realm.left_a > 0:
            return actions.DRAW + nth_bit(realm.stage_a, k)
        if realm.left_b > 0:
            return actions.DRAW + realm.rules.stage_b
        return actions.DRAW + nth_bit(realm.stage_c, k)
    if kind == on.REFILL:
        free = realm.pile & ~realm.drawn
        if realm.hidden == 0:
            return actions.DRAW + FIRST_ADVENTURE + nth_bit(free, k)
        unseen = bits(realm.unseen)
        known: i64 = bits(free) * unseen
        if k < known:  # each card of the pile weighs as much as all unseen cards together weigh one of the hidden
            return actions.DRAW + FIRST_ADVENTURE + nth_bit(free, k // unseen)
        return actions.DRAW + FIRST_THREAT + nth_bit(realm.unseen, (k - known) // realm.hidden)
    if kind == on.FINDING:
        gear: i64 = 0
        while True:
            n = in_pile(realm.gear_pile, gear)
            if k < n:
                return actions.FIND + gear
            k -= n
            gear += 1
    if kind == on.DEAL_DWARF:
        return actions.DEAL + choices.free_dwarf(realm, k)
    return actions.FIRST + k


def _blanks(realm: Realm) -> i64:
    """Recruitment dice to be rolled now: all, or those that were blank."""
    if not on.Recruits.again(realm):
        return 3
    n: i64 = 0
    kind: i64 = 0
    while kind < 3:
        if of_kind(on.Recruits.skulls(realm), kind) == 0:
            n += 1
        kind += 1
    return n


def _recruits_at(realm: Realm, k: i64) -> i64:
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


def settled(realm: Realm, code: i64) -> None:
    """Chance has drawn."""
    kind = realm.top()
    if kind == on.ROLLING:
        rolling.rolled(realm, code)
    elif kind == on.RECRUITS:
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
        perished.arrive(realm, space, troops)
    elif kind == on.FLOW:
        perished.draw_tile(realm, actions.tile_of(code))
    elif kind == on.SCENARIO:
        drawing.draw_scenario(realm, actions.card_of(code))
    elif kind == on.REFILL:
        drawing.draw_card(realm, actions.card_of(code))
    elif kind == on.FINDING:
        gear = actions.gear_of(code)
        on.Tally.less(realm)
        realm.gear_pile -= BIT[4 * gear]
        if realm.tell is not None:
            say.gear_found(realm, int(gear))
        if realm.rules.version > 1:
            renew_gear(realm)  # R78: without the card just drawn
        on.Giving.push(realm, gear)
    elif kind == on.DEAL_DWARF:
        answers.become(realm, actions.dwarf_of(code))
    else:
        answers.begin(realm, actions.seat_of(code))
