"""Effects of rewards, threats and equipment: the closed vocabulary, one after the other."""

from __future__ import annotations

from librt.vecs import append
from mypy_extensions import i64

from lamplight.games.dwarves import actions, choices
from lamplight.games.dwarves import frames as on
from lamplight.games.dwarves import tell as say
from lamplight.games.dwarves.council import move_council
from lamplight.games.dwarves.health import heal
from lamplight.games.dwarves.movement import on_perished
from lamplight.games.dwarves.perished import arrive, doom, nearest, perish
from lamplight.games.dwarves.quests import defeated
from lamplight.games.dwarves.state import (
    AT,
    BIT,
    CARD,
    KEENFIRE,
    MARKS,
    NOWHERE,
    PROGRESS,
    ROWS,
    TROOPS,
    WIDE,
    WON,
    Realm,
    bits,
    one_of,
)
from lamplight.games.dwarves.tables import (
    BLOCK_BEARER_MOVE,
    BLOCK_HEAL,
    EFFECT_ADD_THREATS,
    EFFECT_ADD_TROOPS,
    EFFECT_ATTRIBUTE,
    EFFECT_CHOOSE,
    EFFECT_CLEANSE,
    EFFECT_COUNCIL,
    EFFECT_DISCARD_THREAT,
    EFFECT_DOOM,
    EFFECT_EQUIPMENT,
    EFFECT_EXTRA_ACTIONS,
    EFFECT_FREE_MOVE,
    EFFECT_HEAL,
    EFFECT_HERO_PAUSE,
    EFFECT_LOSE_EQUIPMENT,
    EFFECT_LOSE_HEALTH,
    EFFECT_PERISH,
    EFFECT_RECRUIT,
    EFFECT_RELOCATE,
    EFFECT_REMOVE_TROOPS,
    EFFECT_TUNNEL_TILE,
    FIRST_ADVENTURE,
    FIRST_THREAT,
    PLACE_ALF,
    PLACE_NEAR,
    PLACE_ORC,
    STAGE_C,
    WHO_ACTIVE,
    WHO_BEARER,
    WHO_EACH,
    WHO_ONE,
    WHO_SPLIT,
)


class RunFrame(on.Frame):
    """A list of effects is carried out, one after the other."""

    def work(self, realm: Realm) -> bool:
        run(realm)
        return False


class ChooseFrame(on.Frame):
    """The group chooses one of several lists of effects. # DW-12.7"""

    def work(self, realm: Realm) -> bool:
        return on.waits(realm, realm.active)

    def answer(self, realm: Realm, code: i64) -> None:
        number: i64 = on.Choosing.first(realm) + actions.option_of(code)
        bearer = on.Choosing.bearer(realm)
        if realm.tell is not None:
            say.chosen(realm, int(number))
        realm.pop()
        on.Run.push(realm, number, bearer)


class RemoveFrame(on.Frame):
    """The group removes troops from the map."""

    def work(self, realm: Realm) -> bool:
        if on.Tally.left(realm) > 0:
            if choices.anything_removable(realm):
                return on.waits(realm, realm.active)
            if realm.tell is not None:
                say.nothing_to_remove(realm)
        return on.finished(realm)

    def answer(self, realm: Realm, code: i64) -> None:
        if code == actions.DONE:
            on.Tally.none(realm)
        else:
            remove(realm, code)


class CleanseFrame(on.Frame):
    """The group takes tiles off the map. # R11"""

    def work(self, realm: Realm) -> bool:
        if on.Tally.left(realm) > 0 and realm.tiles_on_map() > 0:
            return on.waits(realm, realm.active)
        return on.finished(realm)

    def answer(self, realm: Realm, code: i64) -> None:
        if code == actions.DONE:
            on.Tally.none(realm)
        else:
            cleanse(realm, actions.space_of(code))


class DigFrame(on.Frame):
    """The Tunnel tile is laid, or left where it is. # DW-9.2, R35"""

    def work(self, realm: Realm) -> bool:
        return on.waits(realm, realm.active)

    def answer(self, realm: Realm, code: i64) -> None:
        realm.pop()
        if code != actions.NONE:
            if realm.tell is not None:
                say.dug(realm, int(actions.space_of(code)))
            realm.tunnel = actions.space_of(code)


def run(realm: Realm) -> None:
    """Carry out the next effect of the uppermost list."""
    tables = realm.tables
    op = on.Run.at(realm)
    bearer = on.Run.bearer(realm)
    if op == on.Run.end(realm):
        on.finished(realm)
        return
    on.Run.go_on(realm)
    kind = tables.op_kind[op]
    a = tables.op_a[op]
    b = tables.op_b[op]
    if kind == EFFECT_HEAL:
        _heal(realm, a, b)
    elif kind == EFFECT_LOSE_HEALTH:
        _lose_health(realm, a, b, bearer)
    elif kind == EFFECT_EQUIPMENT:
        on.Tally.push(realm, on.FINDING, a)
    elif kind == EFFECT_LOSE_EQUIPMENT:
        on.Dropping.push(realm, a, b)
    elif kind == EFFECT_REMOVE_TROOPS:
        on.Removing.push(realm, a, b, tables.op_c[op])
    elif kind == EFFECT_ADD_TROOPS:
        arrive(realm, a, b)
    elif kind == EFFECT_RECRUIT:
        on.Recruits.push(realm, a)
    elif kind == EFFECT_COUNCIL:
        move_council(realm, a)
    elif kind == EFFECT_DOOM:
        doom(realm, a, on.BY_CARD)
    elif kind == EFFECT_HERO_PAUSE:
        realm.pause += a
        if realm.tell is not None:
            say.pause(realm, int(a))
    elif kind == EFFECT_PERISH:
        troop: i64 = a - PLACE_ORC if PLACE_ORC <= a <= PLACE_ALF else -1
        space = nearest(realm, a, troop)
        if space != NOWHERE:
            perish(realm, space)
        elif realm.tell is not None:
            say.nothing_perishes(realm)
    elif kind == EFFECT_CLEANSE:
        on.Tally.push(realm, on.CLEANSING, a)
    elif kind == EFFECT_TUNNEL_TILE:
        on.Digging.push(realm, a)
    elif kind == EFFECT_EXTRA_ACTIONS:
        realm.left += a
        if realm.tell is not None:
            say.extra_actions(realm, int(a))
    elif kind == EFFECT_FREE_MOVE:
        on.Tally.push(realm, on.MARCHING if b == WHO_ONE else on.MARCH_ALL, a)
    elif kind == EFFECT_RELOCATE:
        _relocate(realm, a)
    elif kind == EFFECT_DISCARD_THREAT:
        on.Tally.push(realm, on.DISMISSING, a)
    elif kind == EFFECT_ADD_THREATS:
        add_threats(realm, a)
    elif kind == EFFECT_CHOOSE:
        on.Choosing.push(realm, a, b, bearer)
    elif kind == EFFECT_ATTRIBUTE:
        on.Giving.push(realm, KEENFIRE)  # DW-13.3: the card itself goes to a dwarf


def _heal(realm: Realm, amount: i64, who: i64) -> None:
    if realm.blocked(BLOCK_HEAL):  # R58
        if realm.tell is not None:
            say.no_healing(realm)
        return
    if who == WHO_SPLIT:
        on.ShareHeal.push(realm, amount, False)
    elif who == WHO_ONE:
        on.Tally.push(realm, on.HEAL_ONE, amount)
    elif who == WHO_ACTIVE:
        heal(realm, realm.active, amount)
    else:
        seat: i64 = 0
        while seat < realm.seats:
            heal(realm, seat, amount)
            seat += 1


def _lose_health(realm: Realm, amount: i64, who: i64, bearer: i64) -> None:
    if who == WHO_SPLIT:
        on.ShareLoss.push(realm, amount, on.BY_CARD)
        return
    while amount > 0:  # point by point, so that each may be prevented # R50
        if who == WHO_EACH:
            seat = realm.seats - 1
            while seat >= 0:
                on.Loss.push(realm, seat, on.BY_CARD)
                seat -= 1
        else:
            on.Loss.push(realm, bearer if who == WHO_BEARER else realm.active, on.BY_CARD)
        amount -= 1


def _relocate(realm: Realm, space: i64) -> None:
    """All dwarves are put there, except one who is held. # DW-13.5, DW-8.6"""
    seat = realm.seats - 1
    while seat >= 0:
        if not realm.captive(seat, BLOCK_BEARER_MOVE):
            if realm.tell is not None:
                say.relocated(realm, int(seat), int(space))
            realm.folk[seat * WIDE + AT] = space
            on_perished(realm, seat)
        elif realm.tell is not None:
            say.held(realm, int(seat))
        seat -= 1
    realm.dirty = True


def add_threats(realm: Realm, n: i64) -> None:
    """Cards of the Threat pile go unseen into the Adventure pile, as many as are there. # DW-4.4, R21"""
    there = bits(realm.unseen) - realm.hidden
    added = n if n < there else there
    realm.hidden += added
    if realm.tell is not None:
        say.threats_added(realm, int(added))


def take_up(realm: Realm, row: i64) -> None:
    """A face-up card leaves its row; its troops return to the supply. # R70"""
    cards = realm.cards
    realm.supply += cards[row * WIDE + TROOPS]
    if row == 0:
        cards[CARD] = -1
        cards[TROOPS] = 0
        cards[PROGRESS] = 0
        cards[MARKS] = 0
        return
    base: i64 = row * WIDE
    while base < (ROWS - 1) * WIDE:
        cards[base] = cards[base + WIDE]
        base += 1
    cards[base + CARD] = -1
    cards[base + TROOPS] = 0
    cards[base + PROGRESS] = 0
    cards[base + MARKS] = 0


def put_away(realm: Realm, card: i64) -> None:
    """An Adventure or Threat card goes to their common discard pile. # DW-7.10"""
    realm.discard += BIT[card - FIRST_ADVENTURE]
    if realm.rules.version > 1:
        renew_pile(realm)  # R78


def renew_pile(realm: Realm) -> None:
    """An empty Adventure pile is made anew from what lies in the discard pile. # DW-7.10

    By version 1 of the rules when the next card is to be drawn, since then at once (R78).
    """
    if realm.pile == 0 and realm.hidden == 0 and realm.discard != 0:
        if realm.tell is not None:
            say.reshuffled(realm)
        realm.pile = realm.discard
        realm.discard = 0


def complete(realm: Realm, row: i64) -> None:
    """A quest is completed: the card leaves, and its reward is given. # DW-12.7"""
    tables = realm.tables
    card = realm.cards[row * WIDE + CARD]
    if realm.tell is not None:
        say.completed(realm, int(card))
    take_up(realm, row)
    if row == 0:
        if tables.card_stage[card] == STAGE_C:  # DW-3.1
            realm.result = WON
            realm.won_by = card
            return
    else:
        put_away(realm, card)
    if row == 0 or card < FIRST_THREAT:
        realm.held += 1
        on.Leaving.push(realm, on.REWARDED, card)
        on.Run.push(realm, tables.card_reward[card], -1)


# ---- what a choice does


def remove(realm: Realm, code: i64) -> None:
    """One troop leaves the map; that counts as defeating it. # R48"""
    space = actions.space_of(code)
    kind = actions.troop_of(code)
    realm.troops[space] -= one_of(kind)
    realm.supply += one_of(kind)
    if realm.tell is not None:
        say.removed(realm, int(space), int(kind))
    if on.Removing.place(realm) == PLACE_NEAR:
        on.Removing.choose(realm, space)
    on.Tally.less(realm)
    defeated(realm, kind)


def cleanse(realm: Realm, space: i64) -> None:
    """A tile goes from the map under the pile. # R11"""
    realm.under = append(realm.under[:], realm.land[space] - 1)
    realm.land[space] = 0
    on.Tally.less(realm)
    if realm.tell is not None:
        say.cleansed(realm, int(space))
        if realm.tunnel == space:
            say.tunnel_open(realm, int(space))
