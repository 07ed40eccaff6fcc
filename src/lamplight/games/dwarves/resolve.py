"""The turn as a machine: what lies uppermost on the stack is worked off until people or chance must decide.

Chapter DW-4 (the turn); drawing, choices, answers and draws have modules of their own.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lamplight.core.game import CHANCE, OVER
from lamplight.games.dwarves import answers, choices, drawing, faults, movement, perished, quests, rolling
from lamplight.games.dwarves import effects as fx
from lamplight.games.dwarves import frames as on
from lamplight.games.dwarves import tell as say
from lamplight.games.dwarves.council import move_council
from lamplight.games.dwarves.gear import can_heal, lose_health, put_gear_away, renew_gear
from lamplight.games.dwarves.state import (
    BIT,
    CARD,
    DONE,
    GEAR,
    GEARS,
    LOST_DOOM,
    MARKS,
    PROGRESS,
    ROWS,
    RUNNING,
    SPACES,
    WIDE,
    Realm,
    of_kind,
)
from lamplight.games.dwarves.tables import (
    BLOCK_HEAL,
    COUNCIL_ADVENTURE_DONE_DISCARD,
    COUNCIL_TURN_START_DOOM,
    FIRST_ADVENTURE,
    FIRST_THREAT,
    GEAR_HEALTH_LOSS,
    STAGE_C,
    TRACK_COUNCIL,
    TRACK_THREAT,
    TRACK_TROOPS,
)

ACTIONS_A_TURN: Final = 2
FACE_UP: Final = 3  # DW-7.7
THREATS_AT_FIRST: Final = 3  # DW-2.7
THREATS_A_SPACE: Final = 2  # DW-4.4


def advance(realm: Realm) -> None:
    """Go on until somebody must decide, chance must draw, or the game is over."""
    while realm.result == RUNNING:
        kind = realm.top()
        if realm.dirty:
            realm.dirty = False
            if quests.latch(realm) and settle(realm, kind):
                continue
            kind = realm.top()
        if work(realm, kind):
            return
    realm.actor = OVER
    if realm.tell is not None:
        say.ended(realm)


def settle(realm: Realm, kind: i64) -> bool:
    """Complete the first quest that is done, if this is the moment. # R51, R72

    The last Scenario card wins at once. Anything else waits until a reward or a loss under way is finished.
    """
    scenario = realm.cards[CARD]
    if scenario >= 0 and realm.cards[PROGRESS] & DONE and realm.tables.card_stage[scenario] == STAGE_C:
        fx.complete(realm, 0)
        return True
    calm = (
        kind == on.WALK
        or kind == on.ACTION
        or kind == on.STRIKING
        or kind == on.TURN
        or kind == on.HERO
        or kind == on.SCENARIO
        or kind == on.REFILL
        or kind == on.TURN_END
    )
    if realm.held > 0 or not calm:
        realm.dirty = True
        return False
    row: i64 = 0
    while row < ROWS:
        if realm.cards[row * WIDE + CARD] >= 0 and realm.cards[row * WIDE + PROGRESS] & DONE:
            fx.complete(realm, row)
            realm.dirty = True
            return True
        row += 1
    return False


def waits(realm: Realm, actor: i64) -> bool:
    realm.actor = actor
    return True


def work(realm: Realm, kind: i64) -> bool:
    """Work on the uppermost frame. True if a decision or a draw is due."""
    if kind >= on.ROLLING:
        return _work_decisions(realm, kind)
    if kind == on.ACTION:
        if realm.left <= 0 and not choices.anything_free(realm):
            realm.pop()
            return False
        return waits(realm, realm.active)
    if kind == on.FLOW:
        return waits(realm, CHANCE) if perished.flow(realm) else False
    if kind == on.RECRUITS:
        return waits(realm, CHANCE)
    if kind == on.TURN:
        _new_turn(realm)
    elif kind == on.START:
        _start(realm)
    elif kind == on.HERO:
        _hero(realm)
    elif kind == on.SCENARIO:
        if realm.cards[CARD] < 0:
            return waits(realm, CHANCE)
        drawn = on.Scenario.drawn(realm)
        realm.pop()
        if drawn > 0:
            if realm.tell is not None and realm.face_up() > 0:
                say.sweeping(realm)
            on.push(realm, on.SWEEP)  # DW-7.5
    elif kind == on.REFILL:
        if realm.face_up() < FACE_UP and drawing.drawable(realm) > 0:
            return waits(realm, CHANCE)
        if realm.tell is not None and realm.face_up() < FACE_UP:
            say.no_cards(realm)  # R24
        realm.pop()
    elif kind == on.TURN_END:
        quests.lapse(realm)
        realm.active = (realm.active + 1) % realm.seats
        realm.pop()
    elif kind == on.FETCHING:
        if _missing_on_map(realm):
            return waits(realm, realm.active)
        realm.pop()
    elif kind == on.SWEEP:
        drawing.sweep(realm)
    elif kind == on.REVEAL:
        drawing.reveal(realm)
    elif kind == on.LAY_DOWN:
        card = on.Leaving.card(realm)
        realm.pop()
        if realm.tell is not None:
            say.laid_down(realm, int(card))
        fx.put_away(realm, card)
    elif kind == on.CHOOSE_DWARF:
        return waits(realm, on.Joining.seat(realm))
    elif kind == on.AGREE_FIRST:
        return waits(realm, 0)
    else:  # DEAL_DWARF, DRAW_FIRST
        return waits(realm, CHANCE)
    return False


def _work_decisions(realm: Realm, kind: i64) -> bool:
    """The frames that ask people (or need no asking)."""
    if kind == on.ROLLING:
        if rolling.turn(realm):
            step = on.Rolling.step(realm)
            return waits(realm, CHANCE if step == on.ROLL_ALL or step == on.ROLL_ONE else realm.active)
        answers.result(realm)
        return False
    if kind == on.WALK:
        if on.Walk.points(realm) == 0:
            realm.pop()
            return False
        return waits(realm, on.Walk.seat(realm))
    if kind == on.RUN:
        fx.run(realm)
        return False
    if kind == on.STRIKING:
        if faults.can_strike(realm):
            return waits(realm, realm.active)
        answers.fought(realm)
        return False
    if kind == on.PENALTY or kind == on.CHOOSING:
        return waits(realm, realm.active)
    if kind == on.LOSS:
        seat = on.Loss.seat(realm)
        if realm.gear_with(seat, GEAR_HEALTH_LOSS) >= 0:
            return waits(realm, seat)
        why = on.Loss.why(realm)
        realm.pop()
        lose_health(realm, seat, why)
        return False
    if kind == on.SHARE_LOSS:
        if on.Tally.left(realm) > 0:
            return waits(realm, realm.active)
    elif kind == on.SHARE_HEAL or kind == on.HEAL_ONE:
        if on.Tally.left(realm) > 0 and _anybody_hurt(realm):
            return waits(realm, realm.active)
        if realm.tell is not None and on.Tally.left(realm) > 0:
            say.healing_lost(realm)
    elif kind == on.FINDING:
        if on.Tally.left(realm) > 0:
            renew_gear(realm)  # DW-15.6
            if realm.gear_pile != 0:
                return waits(realm, CHANCE)
            if realm.tell is not None:
                say.no_gear(realm)  # R56
    elif kind == on.GIVING:
        if not _everybody_owns(realm, on.Giving.gear(realm)):
            return waits(realm, realm.active)
        if realm.tell is not None:
            say.gear_unwanted(realm, int(on.Giving.gear(realm)))
        put_gear_away(realm, on.Giving.gear(realm))  # R54
    elif kind == on.DROPPING:
        if on.Tally.left(realm) > 0:
            if _anybody_owns(realm):
                return waits(realm, realm.active)
            otherwise = on.Dropping.otherwise(realm)
            realm.pop()
            if realm.tell is not None:
                say.nothing_to_drop(realm)
            fx.run_list(realm, otherwise, -1)
            return False
    elif kind == on.REMOVING:
        if on.Tally.left(realm) > 0 and _anything_removable(realm):
            return waits(realm, realm.active)
        if realm.tell is not None and on.Tally.left(realm) > 0:
            say.nothing_to_remove(realm)
    elif kind == on.CLEANSING:
        if on.Tally.left(realm) > 0 and realm.tiles_on_map() > 0:
            return waits(realm, realm.active)
    elif kind == on.DIGGING or kind == on.MARCHING:
        return waits(realm, realm.active)
    elif kind == on.MARCH_ALL:
        n = on.MarchAll.marched(realm)
        if n < realm.seats:
            on.MarchAll.next(realm)
            seat = (realm.active + n) % realm.seats
            if faults.march(realm, seat) == faults.LEGAL:
                spaces = on.Tally.left(realm)
                movement.set_out(realm, seat, spaces, True)
                if realm.tell is not None:
                    say.marches(realm, int(seat), int(spaces))
            elif realm.tell is not None:
                say.held(realm, int(seat))
            return False
    elif kind == on.DISMISSING:
        if on.Tally.left(realm) > 0 and _threats_up(realm) > 0:
            return waits(realm, realm.active)
    elif kind == on.REWARDED:
        card = on.Leaving.card(realm)
        realm.pop()
        realm.held -= 1
        realm.dirty = True
        if (
            card >= FIRST_ADVENTURE
            and realm.tables.council_effect[realm.council] == COUNCIL_ADVENTURE_DONE_DISCARD  # DW-11.10, R53
            and _threats_up(realm) > 0
        ):
            on.Tally.push(realm, on.DISMISSING, 1)
        return False
    elif kind == on.THREATS:
        n = on.Tally.left(realm)
        realm.pop()
        fx.add_threats(realm, n)
        return False
    realm.pop()
    realm.dirty = True
    return False


def _new_turn(realm: Realm) -> None:
    realm.turn += 1
    realm.left = ACTIONS_A_TURN
    realm.tunnelled = 0
    realm.drawn = 0
    on.push(realm, on.TURN_END)
    on.push(realm, on.ACTION)
    on.push(realm, on.REFILL)
    on.push(realm, on.SCENARIO)
    on.push(realm, on.HERO)
    on.push(realm, on.START)
    realm.dirty = True
    if realm.tell is not None:
        say.turn_begins(realm)


def _start(realm: Realm) -> None:
    """Before the Hero step: the Council's leftmost space, then cards that act each turn. # DW-11.4, R16"""
    realm.pop()
    if realm.tables.council_effect[realm.council] == COUNCIL_TURN_START_DOOM:
        perished.doom(realm, 1, on.BY_COUNCIL)
        if realm.result != RUNNING:
            return
    row: i64 = ROWS - 1
    while row > 0:
        card = realm.cards[row * WIDE + CARD]
        if card >= 0 and realm.tables.card_each_turn[card] >= 0:
            if realm.tell is not None:
                say.each_turn(realm, int(card))
            fx.run_list(realm, realm.tables.card_each_turn[card], realm.cards[row * WIDE + MARKS])
        row -= 1


def _hero(realm: Realm) -> None:
    """The Hero token and the symbol of its new space. # DW-4.2 to DW-4.6"""
    realm.pop()
    if realm.pause > 0:  # R20
        realm.pause -= 1
        if realm.tell is not None:
            say.hero_rests(realm)
        return
    realm.hero += 1
    if realm.tell is not None:
        say.hero_step(realm)
    if realm.hero == realm.doom:  # R17
        realm.result = LOST_DOOM
        return
    symbol = realm.tables.track_kind[realm.hero]
    if symbol == TRACK_COUNCIL:
        move_council(realm, -1)
    elif symbol == TRACK_THREAT:
        fx.add_threats(realm, THREATS_A_SPACE)
    elif symbol == TRACK_TROOPS:
        on.Recruits.push(realm, realm.tables.track_gate[realm.hero])


def _missing_on_map(realm: Realm) -> bool:
    missing = on.Fetching.missing(realm)
    space: i64 = 0
    while space < SPACES:
        troops = realm.troops[space]
        if troops != 0:
            kind: i64 = 0
            while kind < 3:
                if of_kind(missing, kind) > 0 and of_kind(troops, kind) > 0:
                    return True
                kind += 1
        space += 1
    return False


def _anybody_hurt(realm: Realm) -> bool:
    if realm.blocked(BLOCK_HEAL):
        return False
    seat: i64 = 0
    while seat < realm.seats:
        if can_heal(realm, seat):
            return True
        seat += 1
    return False


def _everybody_owns(realm: Realm, kind: i64) -> bool:
    seat: i64 = 0
    while seat < realm.seats:
        if not realm.owns(seat, kind):
            return False
        seat += 1
    return True


def _anybody_owns(realm: Realm) -> bool:
    seat: i64 = 0
    while seat < realm.seats:
        if realm.folk[seat * WIDE + GEAR] & (BIT[GEARS] - 1):
            return True
        seat += 1
    return False


def _anything_removable(realm: Realm) -> bool:
    kind = on.Removing.kind(realm)
    space: i64 = 0
    while space < SPACES:
        troops = realm.troops[space]
        if troops != 0 and (kind < 0 or of_kind(troops, kind) > 0) and faults.removable(realm, space):
            return True
        space += 1
    return False


def _threats_up(realm: Realm) -> i64:
    n: i64 = 0
    row: i64 = 1
    while row < ROWS:
        if realm.cards[row * WIDE + CARD] >= FIRST_THREAT:
            n += 1
        row += 1
    return n
