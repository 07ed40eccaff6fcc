"""Cards come and go: Scenario cards, the Adventure pile, threats that strike. Chapter DW-7."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lamplight.core.game import CHANCE
from lamplight.games.dwarves import actions, choices, quests
from lamplight.games.dwarves import effects as fx
from lamplight.games.dwarves import frames as on
from lamplight.games.dwarves import tell as say
from lamplight.games.dwarves.state import (
    BIT,
    CARD,
    DONE,
    MARKS,
    PROGRESS,
    TROOPS,
    WIDE,
    Realm,
    bits,
    nth_bit,
    of_kind,
    one_of,
)
from lamplight.games.dwarves.tables import (
    BLOCK_HEAL,
    CONDITION_NONE,
    CONDITION_TILES_AT_LEAST,
    CONDITION_TILES_BELOW,
    COUNCIL_ADVENTURE_DONE_DISCARD,
    COUNCIL_THREAT_REVEALED_GAIN,
    COUNCIL_THREAT_REVEALED_LOSE,
    FIRST_ADVENTURE,
    FIRST_THREAT,
    STAGE_C,
)

FACE_UP: Final = 3  # DW-7.7


class ScenarioFrame(on.Frame):
    """Scenario cards are drawn until one lies; then the others are swept away. # DW-7.1 to DW-7.5"""

    def work(self, realm: Realm) -> bool:
        if realm.cards[CARD] < 0:
            return on.waits(realm, CHANCE)
        drawn = on.Scenario.drawn(realm)
        realm.pop()
        if drawn > 0:
            if realm.tell is not None and realm.face_up() > 0:
                say.sweeping(realm)
            on.push(realm, on.SWEEP)  # DW-7.5
        return False

    def label(self) -> str:
        return "scenario"

    def total(self, realm: Realm) -> i64:
        if realm.left_a > 0:
            return bits(realm.stage_a)
        return 1 if realm.left_b > 0 else bits(realm.stage_c)

    def outcome_at(self, realm: Realm, k: i64) -> i64:
        if realm.left_a > 0:
            return actions.DRAW + nth_bit(realm.stage_a, k)
        if realm.left_b > 0:
            return actions.DRAW + realm.rules.stage_b
        return actions.DRAW + nth_bit(realm.stage_c, k)

    def settle(self, realm: Realm, code: i64) -> None:
        draw_scenario(realm, actions.card_of(code))


class FetchFrame(on.Frame):
    """Troops from the map replace those that a Scenario card lacks. # DW-7.3"""

    def work(self, realm: Realm) -> bool:
        if choices.anything_to_fetch(realm):
            return on.waits(realm, realm.active)
        realm.pop()
        return False

    def answer(self, realm: Realm, code: i64) -> None:
        space = actions.space_of(code)
        troop = actions.troop_of(code)
        realm.troops[space] -= one_of(troop)
        realm.cards[TROOPS] += one_of(troop)
        on.Fetching.found(realm, one_of(troop))
        realm.dirty = True
        if realm.tell is not None:
            say.fetched(realm, int(space), int(troop))


class SweepFrame(on.Frame):
    """Face-up cards leave. # DW-7.5"""

    def work(self, realm: Realm) -> bool:
        sweep(realm)
        return False


class RefillFrame(on.Frame):
    """Cards are turned up until three lie. # DW-7.7"""

    def work(self, realm: Realm) -> bool:
        if realm.face_up() < FACE_UP and drawable(realm) > 0:
            return on.waits(realm, CHANCE)
        if realm.tell is not None and realm.face_up() < FACE_UP:
            say.no_cards(realm)  # R24
        realm.pop()
        return False

    def label(self) -> str:
        return "adventure"

    def total(self, realm: Realm) -> i64:
        known = bits(realm.pile & ~realm.drawn)
        return (known + realm.hidden) * bits(realm.unseen) if realm.hidden > 0 else known

    def outcome_at(self, realm: Realm, k: i64) -> i64:
        free = realm.pile & ~realm.drawn
        if realm.hidden == 0:
            return actions.DRAW + FIRST_ADVENTURE + nth_bit(free, k)
        unseen = bits(realm.unseen)
        known: i64 = bits(free) * unseen
        if k < known:  # each card of the pile weighs as much as all unseen cards together weigh one of the hidden
            return actions.DRAW + FIRST_ADVENTURE + nth_bit(free, k // unseen)
        return actions.DRAW + FIRST_THREAT + nth_bit(realm.unseen, (k - known) // realm.hidden)

    def settle(self, realm: Realm, code: i64) -> None:
        draw_card(realm, actions.card_of(code))


class RevealFrame(on.Frame):
    """A card was turned up. # DW-7.8"""

    def work(self, realm: Realm) -> bool:
        reveal(realm)
        return False


class LayDownFrame(on.Frame):
    """A card that never lay is discarded. # DW-7.9"""

    def work(self, realm: Realm) -> bool:
        card = on.Leaving.card(realm)
        realm.pop()
        if realm.tell is not None:
            say.laid_down(realm, int(card))
        fx.put_away(realm, card)
        return False


class RewardedFrame(on.Frame):
    """A reward is given; the council may discard a threat then. # DW-11.10, R51, R53"""

    def work(self, realm: Realm) -> bool:
        card = on.Leaving.card(realm)
        on.finished(realm)
        realm.held -= 1
        if (
            card >= FIRST_ADVENTURE
            and realm.tables.council_effect[realm.council] == COUNCIL_ADVENTURE_DONE_DISCARD  # DW-11.10, R53
            and choices.any_threat(realm)
        ):
            on.Tally.push(realm, on.DISMISSING, 1)
        return False


class DismissFrame(on.Frame):
    """The group discards Threat cards."""

    def work(self, realm: Realm) -> bool:
        if on.Tally.left(realm) > 0 and choices.any_threat(realm):
            return on.waits(realm, realm.active)
        return on.finished(realm)

    def answer(self, realm: Realm, code: i64) -> None:
        if code == actions.NONE:
            on.Tally.none(realm)
            return
        card = actions.card_of(code)
        on.Tally.less(realm)
        if realm.tell is not None:
            say.dismissed(realm, int(card))
        fx.take_up(realm, realm.row_of(card))
        fx.put_away(realm, card)


class ThreatsFrame(on.Frame):
    """Threat cards go unseen into the Adventure pile. # DW-2.7"""

    def work(self, realm: Realm) -> bool:
        count = on.Tally.left(realm)
        realm.pop()
        fx.add_threats(realm, count)
        return False


def draw_scenario(realm: Realm, card: i64) -> None:
    """A Scenario card is turned up: does it fit, is it done already? # DW-7.1 to DW-7.4"""
    tables = realm.tables
    stage = tables.card_stage[card]
    if realm.left_a > 0:
        realm.left_a -= 1
        realm.stage_a -= BIT[card]
    elif realm.left_b > 0:
        realm.left_b -= 1
    else:
        realm.stage_c -= BIT[card]
    on.Scenario.draw(realm)
    if realm.tell is not None:
        say.scenario_drawn(realm, int(card))
    if stage == STAGE_C and not fits(realm, card):
        if realm.tell is not None:
            say.scenario_unfit(realm, int(card))
        return
    if quests.fulfilled(realm, card):  # R27
        if realm.tell is not None:
            say.scenario_fulfilled(realm, int(card))
        return
    realm.cards[CARD] = card
    realm.cards[PROGRESS] = 0
    realm.cards[MARKS] = 0
    wanted = tables.quest_troops[card]
    got = _from_supply(realm, wanted)
    realm.cards[TROOPS] = got
    if realm.tell is not None:
        say.lies(realm, int(card))
    on.Run.push(realm, tables.card_setup[card], -1)
    if got != wanted:
        on.Fetching.push(realm, wanted - got)


def fits(realm: Realm, card: i64) -> bool:
    """Is the condition of a Scenario card met? # DW-7.4"""
    kind = realm.tables.condition_kind[card]
    value = realm.tables.condition_value[card]
    if kind == CONDITION_NONE:
        return True
    if kind == CONDITION_TILES_BELOW:
        return realm.tiles_on_map() < value
    if kind == CONDITION_TILES_AT_LEAST:
        return realm.tiles_on_map() >= value
    return realm.troops_on_map() >= value


def _from_supply(realm: Realm, wanted: i64) -> i64:
    """Take troops from the supply, as many as are there."""
    got: i64 = 0
    kind: i64 = 0
    while kind < 3:
        n = of_kind(wanted, kind)
        there = of_kind(realm.supply, kind)
        got += (n if n < there else there) * one_of(kind)
        kind += 1
    realm.supply -= got
    return got


def sweep(realm: Realm) -> None:
    """All face-up cards are discarded from the oldest; a threat is carried out before. # DW-7.5, R26"""
    card = realm.cards[WIDE + CARD]
    if card < 0:
        realm.pop()
        realm.dirty = True
        return
    if card >= FIRST_THREAT and not on.Sweep.struck(realm):
        if realm.cards[WIDE + PROGRESS] & DONE:  # averted meanwhile, by what an older threat did # DW-7.12
            fx.complete(realm, 1)
            return
        on.Sweep.set_struck(realm, True)
        realm.held += 1
        if realm.tell is not None:
            say.threat_strikes(realm, int(card))
        on.Run.push(realm, realm.tables.card_threat[card], quests.bearer_of(realm, 1))
        return
    if on.Sweep.struck(realm):
        realm.held -= 1
        on.Sweep.set_struck(realm, False)
    if realm.tell is not None:
        say.swept(realm, int(card))
    fx.take_up(realm, 1)
    fx.put_away(realm, card)


def drawable(realm: Realm) -> i64:
    """Cards that can be drawn from the Adventure pile, which is made anew when it is empty. # DW-7.10, R24, R25"""
    fx.renew_pile(realm)
    return bits(realm.pile & ~realm.drawn) + realm.hidden


def draw_card(realm: Realm, card: i64) -> None:
    """A card of the Adventure pile is turned up. # DW-7.7"""
    bit = BIT[card - FIRST_ADVENTURE]
    if realm.pile & bit:
        realm.pile -= bit
    else:
        realm.unseen -= BIT[card - FIRST_THREAT]
        realm.hidden -= 1
    realm.drawn |= bit
    if realm.tell is not None:
        say.revealed(realm, int(card))
    if realm.rules.version > 1:
        fx.renew_pile(realm)  # R78: without the card just drawn
    on.Reveal.push(realm, card)


def reveal(realm: Realm) -> None:
    """What a drawn card does before it lies: council, lack of troops, immediate threats. # DW-7.8, DW-7.9, R22, R23"""
    tables = realm.tables
    card = on.Reveal.card(realm)
    threat = card >= FIRST_THREAT
    if not on.Reveal.heard(realm):
        on.Reveal.hear(realm)
        if threat:
            effect = tables.council_effect[realm.council]
            if effect == COUNCIL_THREAT_REVEALED_LOSE:
                on.ShareLoss.push(realm, 1, on.BY_COUNCIL)
            elif effect == COUNCIL_THREAT_REVEALED_GAIN and not realm.blocked(BLOCK_HEAL):
                on.ShareHeal.push(realm, 1, True)
        return
    realm.pop()
    wanted = tables.quest_troops[card]
    lacking = wanted != 0 and not _in_supply(realm, wanted)
    if lacking or tables.card_immediate[card]:
        if realm.tell is not None and lacking:
            say.lacks_troops(realm, int(card))
        on.Leaving.push(realm, on.LAY_DOWN, card)
        if threat:
            if realm.tell is not None:
                say.threat_strikes(realm, int(card))
            on.Run.push(realm, tables.card_threat[card], realm.active)
        return
    base: i64 = (realm.face_up() + 1) * WIDE
    realm.cards[base + CARD] = card
    realm.cards[base + TROOPS] = wanted
    realm.cards[base + PROGRESS] = 0
    realm.cards[base + MARKS] = realm.active if tables.card_bearer[card] else 0
    realm.supply -= wanted
    realm.dirty = True
    if realm.tell is not None:
        say.lies(realm, int(card))


def _in_supply(realm: Realm, wanted: i64) -> bool:
    kind: i64 = 0
    while kind < 3:
        if of_kind(realm.supply, kind) < of_kind(wanted, kind):
            return False
        kind += 1
    return True
