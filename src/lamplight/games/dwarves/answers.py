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
    if actions.USE <= code < actions.DROP:
        _use(realm, code - actions.USE)
    elif actions.PAY <= code < actions.STRIKE:
        _pay(realm, code)
    elif kind == on.WALK:
        if code == actions.STOP:
            if realm.tell is not None:
                say.stays(realm, int(realm.a()))
            realm.put(2, 0)
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
        seat = realm.a()
        realm.depth -= 1
        realm.dirty = True
        if code == actions.DOOM:
            if realm.tell is not None:
                say.penalty(realm, int(seat))
            perished.doom(realm, 1, on.BY_PENALTY)
        else:
            realm.push(on.LOSS, seat, on.BY_PENALTY, 0)
    elif kind == on.LOSS:
        seat = realm.a()
        why = realm.b()
        realm.depth -= 1
        realm.dirty = True
        if code == actions.SHIELD:
            if realm.tell is not None:
                say.shielded(realm, int(seat))
            lose_gear(realm, seat, realm.gear_with(seat, GEAR_HEALTH_LOSS))
        else:
            lose_health(realm, seat, why)
    elif kind == on.SHARE_LOSS:
        realm.put(1, realm.a() - 1)
        realm.push(on.LOSS, code - actions.LOSE, realm.b(), 0)
    elif kind == on.SHARE_HEAL or kind == on.HEAL_ONE:
        if code == actions.NONE:
            if realm.tell is not None:
                say.nobody_heals(realm)
            realm.put(1, 0)
        elif kind == on.HEAL_ONE:
            heal(realm, code - actions.HEAL, realm.a())
            realm.put(1, 0)
        else:
            heal(realm, code - actions.HEAL, 1)
            realm.put(1, realm.a() - 1)
    elif kind == on.GIVING:
        gear = realm.a()
        realm.depth -= 1
        realm.dirty = True
        gain_gear(realm, code - actions.GIVE, gear)
        if realm.tell is not None:
            say.gear_given(realm, int(code - actions.GIVE), int(gear))
    elif kind == on.DROPPING:
        realm.put(1, realm.a() - 1)
        if realm.tell is not None:
            say.gear_dropped(realm, int((code - actions.DROP) // 16), int(code % 16))
        lose_gear(realm, (code - actions.DROP) // 16, code % 16)
    elif kind == on.REMOVING:
        if code == actions.DONE:
            realm.put(1, 0)
        else:
            fx.remove(realm, code)
    elif kind == on.CLEANSING:
        if code == actions.DONE:
            realm.put(1, 0)
        else:
            fx.cleanse(realm, code - actions.CLEANSE)
    elif kind == on.DIGGING:
        realm.depth -= 1
        if code != actions.NONE:
            if realm.tell is not None:
                say.dug(realm, int(code - actions.DIG))
            realm.tunnel = code - actions.DIG
    elif kind == on.MARCHING:
        spaces = realm.a()
        realm.depth -= 1
        if code != actions.NONE:
            seat = code - actions.MARCH
            if realm.tell is not None:
                say.marches(realm, int(seat), int(spaces))
            movement.set_out(realm, seat, spaces, 1)
    elif kind == on.DISMISSING:
        realm.put(1, realm.a() - 1)
        if code == actions.NONE:
            realm.put(1, 0)
        else:
            card = code - actions.DISMISS
            if realm.tell is not None:
                say.dismissed(realm, int(card))
            fx.take_up(realm, realm.row_of(card))
            fx.put_away(realm, card)
    elif kind == on.CHOOSING:
        number: i64 = realm.a() + code - actions.CHOOSE
        bearer = realm.c()
        if realm.tell is not None:
            say.chosen(realm, int(number))
        realm.depth -= 1
        fx.run_list(realm, number, bearer)
    elif kind == on.FETCHING:
        space = (code - actions.FETCH) // 4
        troop = code % 4
        realm.troops[space] -= one_of(troop)
        realm.cards[TROOPS] += one_of(troop)
        realm.put(1, realm.a() - one_of(troop))
        realm.dirty = True
        if realm.tell is not None:
            say.fetched(realm, int(space), int(troop))
    elif kind == on.CHOOSE_DWARF:
        become(realm, code - actions.BE)
    else:
        begin(realm, code - actions.BEGIN)


def act(realm: Realm, code: i64) -> None:
    """One of the actions of a turn, or the end of it."""
    tables = realm.tables
    seat = realm.active
    if code == actions.END:
        if realm.tell is not None:
            say.passed(realm)
        realm.depth -= 1
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
        card = (code - actions.TEST) // 4
        part = (code - actions.TEST) % 4
        attribute = tables.part_attribute[tables.part_first[card] + part]
        rolling.start(realm, on.FOR_TEST, realm.value(seat, attribute), card, part)
    else:
        card = code - actions.TRY
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
    card = (code - actions.PAY) // 16
    row = realm.row_of(card)
    if realm.tell is not None:
        say.paid(realm, int(card), int(code % 16))
    lose_gear(realm, realm.active, code % 16)
    realm.cards[row * WIDE + PROGRESS] += 1
    if realm.cards[row * WIDE + PROGRESS] >= realm.tables.quest_count[card]:
        realm.cards[row * WIDE + PROGRESS] += DONE
    realm.dirty = True


def become(realm: Realm, who: i64) -> None:
    """A seat plays this dwarf. # DW-2.9, DW-2.10"""
    seat = realm.a()
    realm.depth -= 1
    realm.folk[seat * WIDE + WHO] = who
    realm.folk[seat * WIDE + AT] = realm.tables.char_start[who]
    realm.folk[seat * WIDE + LIFE] = realm.tables.char_health[who]
    if realm.tell is not None:
        say.became(realm, int(seat), int(who))


def begin(realm: Realm, seat: i64) -> None:
    """This seat takes the first turn. # DW-2.11"""
    realm.depth -= 1
    realm.active = seat
    if realm.tell is not None:
        say.begins(realm, int(seat))


def result(realm: Realm) -> None:
    """The dice count as they lie."""
    tables = realm.tables
    purpose = realm.a()
    card = realm.c() // 8
    part = realm.c() % 8
    seat = realm.active
    realm.depth -= 1
    realm.dirty = True
    if purpose == on.FOR_MOVE:
        points = highest(realm.dice)  # DW-8.2
        if realm.tell is not None:
            say.may_walk(realm, int(points))
        movement.set_out(realm, seat, points, 0)
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
            realm.push(on.LOSS, seat, on.BY_DUEL, 0)
    else:
        won = at_least(realm.dice, tables.council_craft) > 0  # DW-12.8
        if realm.tell is not None:
            say.outfitted(realm, won)
        if won:
            realm.push(on.FINDING, 1, 0, 0)


def fought(realm: Realm) -> None:
    """A fight is over; if no troop was removed, nor could be, it costs Health. # DW-10.3, R44"""
    removed = realm.a()
    able = realm.b()
    realm.depth -= 1
    realm.dirty = True
    if removed == 0 and able == 0:
        realm.push(on.LOSS, realm.active, on.BY_FIGHT, 0)
