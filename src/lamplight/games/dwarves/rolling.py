"""Number dice: the roll, and who may roll again. R42 gives the order."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from lamplight.core.game import CHANCE
from lamplight.games.dwarves import actions, battle, dice, movement, quests
from lamplight.games.dwarves import frames as on
from lamplight.games.dwarves import tell as say
from lamplight.games.dwarves.council import message
from lamplight.games.dwarves.dice import ONE_FACE, at_least, highest
from lamplight.games.dwarves.gear import lose_gear
from lamplight.games.dwarves.state import BIT, DONE, PROGRESS, WIDE, Realm
from lamplight.games.dwarves.tables import (
    ABILITY_CRAFT_TEST_REROLL_ALL,
    ABILITY_FIGHT_RAISE_ONE,
    ABILITY_FIGHT_REROLL_ALL,
    COUNCIL_MAY_REROLL_ONE,
    COUNCIL_MUST_REROLL_HIGHEST,
    CRAFT,
    GEAR_OWN_ROLL,
)


class RollFrame(on.Frame):
    """A roll: the dice, whoever may change them, and what they bring."""

    def work(self, realm: Realm) -> bool:
        if turn(realm):
            step = on.Rolling.step(realm)
            return on.waits(realm, CHANCE if step == on.ROLL_ALL or step == on.ROLL_ONE else realm.active)
        _result(realm)
        return False

    def answer(self, realm: Realm, code: i64) -> None:
        choose(realm, code)

    def label(self) -> str:
        return "die"

    def total(self, realm: Realm) -> i64:
        return dice.SIXES[dice_due(realm)]

    def outcome_at(self, realm: Realm, k: i64) -> i64:
        n = dice_due(realm)
        packed: i64 = 0
        while n > 0:
            packed += ONE_FACE[k % 6 + 1]
            k = k // 6
            n -= 1
        return actions.ROLL + packed

    def fill_outcomes(self, realm: Realm, codes: vec[i64], weights: vec[i64]) -> i64:
        """Rolls are many units of weight and few outcomes: they are listed without walking through all units."""
        return dice.fill_rolls(dice_due(realm), codes, weights)

    def settle(self, realm: Realm, code: i64) -> None:
        rolled(realm, code)


def start(realm: Realm, purpose: i64, count: i64, card: i64, part: i64) -> None:
    """Begin a roll of so many dice."""
    realm.dice = 0
    on.Rolling.push(realm, purpose, count, card, part)


def dice_due(realm: Realm) -> i64:
    """How many dice chance rolls now."""
    return 1 if on.Rolling.step(realm) == on.ROLL_ONE else on.Rolling.dice(realm)


def _roll_one(realm: Realm, face: i64) -> None:
    """A die showing this face is taken up to be rolled again."""
    realm.dice -= ONE_FACE[face]
    on.Rolling.take_up(realm, face)


def rolled(realm: Realm, code: i64) -> None:
    """Chance has rolled what was due."""
    packed = actions.dice_on(code)
    if realm.tell is not None:
        say.rolled(realm, int(code))
    if on.Rolling.step(realm) == on.ROLL_ONE:
        realm.dice += packed
        on.Rolling.lay_back(realm)
        _after_council(realm)
    else:
        realm.dice = packed
        on.Rolling.go(realm, on.COUNCIL_TURN)


def turn(realm: Realm) -> bool:
    """Take the roll further. True if chance or a decision is due; False if the dice count as they lie."""
    step = on.Rolling.step(realm)
    if step == on.COUNCIL_TURN:
        effect = realm.tables.council_effect[realm.council]
        if effect == COUNCIL_MUST_REROLL_HIGHEST and realm.dice != 0:  # DW-11.6, R43
            _roll_one(realm, highest(realm.dice))
            return True
        if effect == COUNCIL_MAY_REROLL_ONE and realm.dice != 0:  # DW-11.11
            on.Rolling.go(realm, on.COUNCIL_ASKS)
            return True
        _after_council(realm)
        step = on.Rolling.step(realm)
    if step == on.ROLL_ALL and on.Rolling.dice(realm) == 0:  # R61
        return False
    return step != on.DECIDED


def _after_council(realm: Realm) -> None:
    """The next who may change the dice."""
    purpose = on.Rolling.purpose(realm)
    ability = realm.ability(realm.active)
    if not on.Rolling.passed(realm, on.ABILITY_PASSED) and (
        (ability == ABILITY_FIGHT_REROLL_ALL and purpose == on.FOR_FIGHT)  # DW-10.7, R39
        or (ability == ABILITY_CRAFT_TEST_REROLL_ALL and craft_test(realm))  # DW-12.6, R40
    ):
        on.Rolling.go(realm, on.ABILITY_ASKS)
    elif not on.Rolling.passed(realm, on.STONE_PASSED) and realm.gear_with(realm.active, GEAR_OWN_ROLL) >= 0:
        on.Rolling.go(realm, on.STONE_ASKS)
    elif (
        ability == ABILITY_FIGHT_RAISE_ONE
        and purpose == on.FOR_FIGHT
        and at_least(realm.dice, 6) < on.Rolling.dice(realm)
    ):
        on.Rolling.go(realm, on.RAISE_ASKS)  # DW-10.8
    else:
        on.Rolling.go(realm, on.DECIDED)


def craft_test(realm: Realm) -> bool:
    """Is this roll a Craft test?"""
    if on.Rolling.purpose(realm) == on.FOR_TEST:
        at = realm.tables.part_first[on.Rolling.card(realm)] + on.Rolling.part(realm)
        return realm.tables.part_attribute[at] == CRAFT
    return on.Rolling.purpose(realm) == on.FOR_OUTFIT


def choose(realm: Realm, code: i64) -> None:
    """The roller has decided."""
    step = on.Rolling.step(realm)
    if step == on.ABILITY_ASKS:
        on.Rolling.set_passed(realm, on.ABILITY_PASSED)
    elif step == on.STONE_ASKS:
        on.Rolling.set_passed(realm, on.STONE_PASSED)
    if code == actions.KEEP:
        if step == on.RAISE_ASKS:
            on.Rolling.go(realm, on.DECIDED)
        else:
            _after_council(realm)
        return
    if realm.tell is not None:
        say.rerolls(realm, int(code))
    if code == actions.AGAIN:
        on.Rolling.go(realm, on.ROLL_ALL)
    elif code == actions.RUNESTONE:
        on.Rolling.set_passed(realm, on.ABILITY_PASSED)
        lose_gear(realm, realm.active, realm.gear_with(realm.active, GEAR_OWN_ROLL))
        on.Rolling.go(realm, on.ROLL_ALL)
    elif code < actions.RAISE:
        _roll_one(realm, actions.face_of(code))
    else:
        face = actions.face_of(code)
        realm.dice += ONE_FACE[face + 1] - ONE_FACE[face]
        on.Rolling.go(realm, on.DECIDED)


def _result(realm: Realm) -> None:
    """The dice count as they lie."""
    tables = realm.tables
    purpose = on.Rolling.purpose(realm)
    card = on.Rolling.card(realm)
    part = on.Rolling.part(realm)
    seat = realm.active
    on.finished(realm)
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
