"""What a decision does, and what the dice of a roll bring once they lie. Chapters DW-8, DW-10 to DW-12."""

from __future__ import annotations

from mypy_extensions import i64

from lamplight.games.dwarves import actions, battle, movement, perished, quests, rolling
from lamplight.games.dwarves import effects as fx
from lamplight.games.dwarves import frames as on
from lamplight.games.dwarves import tell as say
from lamplight.games.dwarves.council import message
from lamplight.games.dwarves.gear import gain_gear, heal, lose_gear, lose_health
from lamplight.games.dwarves.rolling import at_least, highest
from lamplight.games.dwarves.state import (
    AT,
    BIT,
    CARD,
    DONE,
    LIFE,
    PROGRESS,
    TROOPS,
    WHO,
    WIDE,
    Realm,
    one_of,
)
from lamplight.games.dwarves.tables import (
    BATTLE,
    CRAFT,
    GEAR_HEALTH_LOSS,
    SPEED,
)


def answer(realm: Realm, code: i64) -> None:
    """Carry out a decision."""
    kind = realm.top()
    if actions.is_use(code):
        _use(realm, actions.gear_of(code))
    elif actions.is_pay(code):
        _pay(realm, code)
    elif kind == on.WALK:
        if code == actions.STOP:
            if realm.tell is not None:
                say.stays(realm, int(on.Walk.seat(realm)))
            on.Walk.set_points(realm, 0)
        else:
            movement.step(realm, code)
    elif kind == on.ACTION:
        act(realm, code)
    elif kind == on.STRIKING:
        if code == actions.DONE:
            if realm.tell is not None:
                say.spared(realm)
            fought(realm)
        else:
            battle.strike(realm, code)
    elif kind == on.ROLLING:
        rolling.choose(realm, code)
    elif kind == on.PENALTY:
        seat = on.Penalty.seat(realm)
        realm.pop()
        realm.dirty = True
        if code == actions.DOOM:
            if realm.tell is not None:
                say.penalty(realm, int(seat))
            perished.doom(realm, 1, on.BY_PENALTY)
        else:
            on.Loss.push(realm, seat, on.BY_PENALTY)
    elif kind == on.LOSS:
        seat = on.Loss.seat(realm)
        why = on.Loss.why(realm)
        realm.pop()
        realm.dirty = True
        if code == actions.SHIELD:
            if realm.tell is not None:
                say.shielded(realm, int(seat))
            lose_gear(realm, seat, realm.gear_with(seat, GEAR_HEALTH_LOSS))
        else:
            lose_health(realm, seat, why)
    elif kind == on.SHARE_LOSS:
        on.Tally.less(realm)
        on.Loss.push(realm, actions.seat_of(code), on.ShareLoss.why(realm))
    elif kind == on.SHARE_HEAL or kind == on.HEAL_ONE:
        if code == actions.NONE:
            if realm.tell is not None:
                say.nobody_heals(realm)
            on.Tally.none(realm)
        elif kind == on.HEAL_ONE:
            heal(realm, actions.seat_of(code), on.Tally.left(realm))
            on.Tally.none(realm)
        else:
            heal(realm, actions.seat_of(code), 1)
            on.Tally.less(realm)
    elif kind == on.GIVING:
        gear = on.Giving.gear(realm)
        seat = actions.seat_of(code)
        realm.pop()
        realm.dirty = True
        gain_gear(realm, seat, gear)
        if realm.tell is not None:
            say.gear_given(realm, int(seat), int(gear))
    elif kind == on.DROPPING:
        on.Tally.less(realm)
        if realm.tell is not None:
            say.gear_dropped(realm, int(actions.seat_of(code)), int(actions.gear_of(code)))
        lose_gear(realm, actions.seat_of(code), actions.gear_of(code))
    elif kind == on.REMOVING:
        if code == actions.DONE:
            on.Tally.none(realm)
        else:
            fx.remove(realm, code)
    elif kind == on.CLEANSING:
        if code == actions.DONE:
            on.Tally.none(realm)
        else:
            fx.cleanse(realm, actions.space_of(code))
    elif kind == on.DIGGING:
        realm.pop()
        if code != actions.NONE:
            if realm.tell is not None:
                say.dug(realm, int(actions.space_of(code)))
            realm.tunnel = actions.space_of(code)
    elif kind == on.MARCHING:
        spaces = on.Tally.left(realm)
        realm.pop()
        if code != actions.NONE:
            seat = actions.seat_of(code)
            if realm.tell is not None:
                say.marches(realm, int(seat), int(spaces))
            movement.set_out(realm, seat, spaces, True)
    elif kind == on.DISMISSING:
        on.Tally.less(realm)
        if code == actions.NONE:
            on.Tally.none(realm)
        else:
            card = actions.card_of(code)
            if realm.tell is not None:
                say.dismissed(realm, int(card))
            fx.take_up(realm, realm.row_of(card))
            fx.put_away(realm, card)
    elif kind == on.CHOOSING:
        number: i64 = on.Choosing.first(realm) + actions.option_of(code)
        bearer = on.Choosing.bearer(realm)
        if realm.tell is not None:
            say.chosen(realm, int(number))
        realm.pop()
        fx.run_list(realm, number, bearer)
    elif kind == on.FETCHING:
        space = actions.space_of(code)
        troop = actions.troop_of(code)
        realm.troops[space] -= one_of(troop)
        realm.cards[TROOPS] += one_of(troop)
        on.Fetching.found(realm, one_of(troop))
        realm.dirty = True
        if realm.tell is not None:
            say.fetched(realm, int(space), int(troop))
    elif kind == on.CHOOSE_DWARF:
        become(realm, actions.dwarf_of(code))
    else:
        begin(realm, actions.seat_of(code))


def act(realm: Realm, code: i64) -> None:
    """One of the actions of a turn, or the end of it."""
    tables = realm.tables
    seat = realm.active
    if code == actions.END:
        if realm.tell is not None:
            say.passed(realm)
        realm.pop()
        return
    realm.left -= 1
    if code == actions.MOVE:
        rolling.start(realm, on.FOR_MOVE, realm.value(seat, SPEED), 0, 0)
        return
    quests.other_action(realm, seat)
    if code == actions.FIGHT:
        rolling.start(realm, on.FOR_FIGHT, realm.value(seat, BATTLE), 0, 0)
    elif code == actions.MESSAGE:
        rolling.start(realm, on.FOR_MESSAGE, realm.value(seat, CRAFT), 0, 0)
    elif code == actions.DUEL:
        rolling.start(realm, on.FOR_DUEL, realm.value(seat, BATTLE), realm.cards[CARD], 0)
    elif code == actions.OUTFIT:
        rolling.start(realm, on.FOR_OUTFIT, realm.value(seat, CRAFT), 0, 0)
    elif code < actions.TRY:
        card = actions.card_of(code)
        part = actions.part_of(code)
        attribute = tables.part_attribute[tables.part_first[card] + part]
        rolling.start(realm, on.FOR_TEST, realm.value(seat, attribute), card, part)
    else:
        card = actions.card_of(code)
        dice = tables.quest_dice[card]
        if dice == 0:
            dice = realm.folk[seat * WIDE + LIFE]
        rolling.start(realm, on.FOR_TRY, dice if dice < 7 else 7, card, 0)


def _use(realm: Realm, gear: i64) -> None:
    """Discard an Equipment card for its effect. # DW-15.4"""
    if realm.tell is not None:
        say.gear_used(realm, int(gear))
    lose_gear(realm, realm.active, gear)
    fx.run_list(realm, realm.tables.gear_use[gear], -1)


def _pay(realm: Realm, code: i64) -> None:
    """The price of a card, one Equipment card at a time."""
    card = actions.card_of(code)
    gear = actions.gear_of(code)
    row = realm.row_of(card)
    if realm.tell is not None:
        say.paid(realm, int(card), int(gear))
    lose_gear(realm, realm.active, gear)
    realm.cards[row * WIDE + PROGRESS] += 1
    if realm.cards[row * WIDE + PROGRESS] >= realm.tables.quest_count[card]:
        realm.cards[row * WIDE + PROGRESS] += DONE
    realm.dirty = True


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


def result(realm: Realm) -> None:
    """The dice count as they lie."""
    tables = realm.tables
    purpose = on.Rolling.purpose(realm)
    card = on.Rolling.card(realm)
    part = on.Rolling.part(realm)
    seat = realm.active
    realm.pop()
    realm.dirty = True
    if purpose == on.FOR_MOVE:
        points = highest(realm.dice)  # DW-8.2
        if realm.tell is not None:
            say.may_walk(realm, int(points))
        movement.set_out(realm, seat, points, False)
    elif purpose == on.FOR_FIGHT:
        battle.begin(realm)
    elif purpose == on.FOR_MESSAGE:
        message(realm)
    elif purpose == on.FOR_TEST:
        at: i64 = tables.part_first[card] + part
        row = realm.row_of(card)
        hits = at_least(realm.dice, tables.part_target[at])
        have = quests.successes(realm.cards[row * WIDE + PROGRESS], part)
        need = tables.part_count[at] - have
        counted = hits if hits < need else need  # DW-12.2
        realm.cards[row * WIDE + PROGRESS] += counted * BIT[quests.PART_BITS * part]
        if realm.tell is not None:
            say.tested(realm, int(card), int(part), int(hits), int(counted))
    elif purpose == on.FOR_TRY:
        won = at_least(realm.dice, tables.quest_target[card]) >= tables.quest_count[card]
        if won:
            realm.cards[realm.row_of(card) * WIDE + PROGRESS] += DONE
        if realm.tell is not None:
            say.tried(realm, int(card), won)
    elif purpose == on.FOR_DUEL:
        hits = at_least(realm.dice, tables.quest_target[card])
        realm.cards[PROGRESS] += hits
        if realm.tell is not None:
            say.duelled(realm, int(hits))
        if hits == 0:
            on.Loss.push(realm, seat, on.BY_DUEL)
    else:
        won = at_least(realm.dice, tables.council_craft) > 0  # DW-12.8
        if realm.tell is not None:
            say.outfitted(realm, won)
        if won:
            on.Tally.push(realm, on.FINDING, 1)


def fought(realm: Realm) -> None:
    """A fight is over; if no troop was removed, nor could be, it costs Health. # DW-10.3, R44"""
    spared = on.Striking.removed(realm) > 0 or on.Striking.able(realm)
    realm.pop()
    realm.dirty = True
    if not spared:
        on.Loss.push(realm, realm.active, on.BY_FIGHT)
