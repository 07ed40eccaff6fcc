"""Number dice: the roll, and who may roll again. R42 gives the order."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lamplight.games.dwarves import actions
from lamplight.games.dwarves import tell as say
from lamplight.games.dwarves.frames import (
    ABILITY_ASKS,
    ABILITY_PASSED,
    COUNCIL_ASKS,
    COUNCIL_TURN,
    DECIDED,
    FOR_FIGHT,
    FOR_OUTFIT,
    FOR_TEST,
    RAISE_ASKS,
    ROLL_ALL,
    ROLL_ONE,
    STONE_ASKS,
    STONE_PASSED,
    Rolling,
)
from lamplight.games.dwarves.gear import lose_gear
from lamplight.games.dwarves.state import Realm
from lamplight.games.dwarves.tables import (
    ABILITY_CRAFT_TEST_REROLL_ALL,
    ABILITY_FIGHT_RAISE_ONE,
    ABILITY_FIGHT_REROLL_ALL,
    COUNCIL_MAY_REROLL_ONE,
    COUNCIL_MUST_REROLL_HIGHEST,
    CRAFT,
    GEAR_OWN_ROLL,
)

ONE_FACE: Final = vec[i64]([0, 1, 8, 64, 512, 4096, 32768])  # one die showing a face, packed
SIXES: Final = vec[i64]([1, 6, 36, 216, 1296, 7776, 46656, 279936])  # rolls of so many dice


def showing(dice: i64, face: i64) -> i64:
    """How many dice show this face."""
    return dice // ONE_FACE[face] % 8


def at_least(dice: i64, target: i64) -> i64:
    """How many dice show this number or more."""
    n: i64 = 0
    face = target if target > 1 else 1
    while face <= 6:
        n += showing(dice, face)
        face += 1
    return n


def highest(dice: i64) -> i64:
    """The highest number shown, 0 without dice."""
    face: i64 = 6
    while face > 0 and showing(dice, face) == 0:
        face -= 1
    return face


def start(realm: Realm, purpose: i64, dice: i64, card: i64, part: i64) -> None:
    """Begin a roll of so many dice."""
    realm.dice = 0
    Rolling.push(realm, purpose, dice, card, part)


def dice_due(realm: Realm) -> i64:
    """How many dice chance rolls now."""
    return 1 if Rolling.step(realm) == ROLL_ONE else Rolling.dice(realm)


def outcome_at(realm: Realm, k: i64) -> i64:
    """The k-th roll of the dice that are due."""
    n = dice_due(realm)
    packed: i64 = 0
    while n > 0:
        packed += ONE_FACE[k % 6 + 1]
        k = k // 6
        n -= 1
    return actions.ROLL + packed


def fill_rolls(n: i64, codes: vec[i64], weights: vec[i64]) -> i64:
    """Every roll of n dice with the number of ways it comes up."""
    found: i64 = 0
    face = vec[i64]([0, 0, 0, 0, 0, 0, 0])
    while True:  # count up through all ways to share n dice among six faces
        used = face[1] + face[2] + face[3] + face[4] + face[5]
        if used <= n:
            face[6] = n - used
            packed: i64 = 0
            ways = FACTORIAL[n]
            f: i64 = 1
            while f <= 6:
                packed += face[f] * ONE_FACE[f]
                ways = ways // FACTORIAL[face[f]]
                f += 1
            codes[found] = actions.ROLL + packed
            weights[found] = ways
            found += 1
        at: i64 = 1
        while at < 6:
            if face[at] < n:
                face[at] += 1
                break
            face[at] = 0
            at += 1
        if at == 6:
            return found


FACTORIAL: Final = vec[i64]([1, 1, 2, 6, 24, 120, 720, 5040])


def _roll_one(realm: Realm, face: i64) -> None:
    """A die showing this face is taken up to be rolled again."""
    realm.dice -= ONE_FACE[face]
    Rolling.take_up(realm, face)


def rolled(realm: Realm, code: i64) -> None:
    """Chance has rolled what was due."""
    packed = actions.dice_on(code)
    if realm.tell is not None:
        say.rolled(realm, int(code))
    if Rolling.step(realm) == ROLL_ONE:
        realm.dice += packed
        Rolling.lay_back(realm)
        _after_council(realm)
    else:
        realm.dice = packed
        Rolling.go(realm, COUNCIL_TURN)


def turn(realm: Realm) -> bool:
    """Take the roll further. True if chance or a decision is due; False if the dice count as they lie."""
    step = Rolling.step(realm)
    if step == COUNCIL_TURN:
        effect = realm.tables.council_effect[realm.council]
        if effect == COUNCIL_MUST_REROLL_HIGHEST and realm.dice != 0:  # DW-11.6, R43
            _roll_one(realm, highest(realm.dice))
            return True
        if effect == COUNCIL_MAY_REROLL_ONE and realm.dice != 0:  # DW-11.11
            Rolling.go(realm, COUNCIL_ASKS)
            return True
        _after_council(realm)
        step = Rolling.step(realm)
    if step == ROLL_ALL and Rolling.dice(realm) == 0:  # R61
        return False
    return step != DECIDED


def _after_council(realm: Realm) -> None:
    """The next who may change the dice."""
    purpose = Rolling.purpose(realm)
    ability = realm.ability(realm.active)
    if not Rolling.passed(realm, ABILITY_PASSED) and (
        (ability == ABILITY_FIGHT_REROLL_ALL and purpose == FOR_FIGHT)  # DW-10.7, R39
        or (ability == ABILITY_CRAFT_TEST_REROLL_ALL and craft_test(realm))  # DW-12.6, R40
    ):
        Rolling.go(realm, ABILITY_ASKS)
    elif not Rolling.passed(realm, STONE_PASSED) and realm.gear_with(realm.active, GEAR_OWN_ROLL) >= 0:
        Rolling.go(realm, STONE_ASKS)
    elif ability == ABILITY_FIGHT_RAISE_ONE and purpose == FOR_FIGHT and at_least(realm.dice, 6) < Rolling.dice(realm):
        Rolling.go(realm, RAISE_ASKS)  # DW-10.8
    else:
        Rolling.go(realm, DECIDED)


def craft_test(realm: Realm) -> bool:
    """Is this roll a Craft test?"""
    if Rolling.purpose(realm) == FOR_TEST:
        at = realm.tables.part_first[Rolling.card(realm)] + Rolling.part(realm)
        return realm.tables.part_attribute[at] == CRAFT
    return Rolling.purpose(realm) == FOR_OUTFIT


def choose(realm: Realm, code: i64) -> None:
    """The roller has decided."""
    step = Rolling.step(realm)
    if step == ABILITY_ASKS:
        Rolling.set_passed(realm, ABILITY_PASSED)
    elif step == STONE_ASKS:
        Rolling.set_passed(realm, STONE_PASSED)
    if code == actions.KEEP:
        if step == RAISE_ASKS:
            Rolling.go(realm, DECIDED)
        else:
            _after_council(realm)
        return
    if realm.tell is not None:
        say.rerolls(realm, int(code))
    if code == actions.AGAIN:
        Rolling.go(realm, ROLL_ALL)
    elif code == actions.RUNESTONE:
        Rolling.set_passed(realm, ABILITY_PASSED)
        lose_gear(realm, realm.active, realm.gear_with(realm.active, GEAR_OWN_ROLL))
        Rolling.go(realm, ROLL_ALL)
    elif code < actions.RAISE:
        _roll_one(realm, actions.face_of(code))
    else:
        face = actions.face_of(code)
        realm.dice += ONE_FACE[face + 1] - ONE_FACE[face]
        Rolling.go(realm, DECIDED)
