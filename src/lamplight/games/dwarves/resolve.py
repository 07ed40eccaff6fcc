"""The turn as a machine: what lies uppermost on the stack is worked off until people or chance must decide.

Chapters DW-4 (the turn), DW-7 (drawing cards) and DW-8.1 (actions); the decision points of a turn.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from lamplight.core.game import CHANCE, OVER
from lamplight.games.dwarves import actions, battle, movement, perished, quests, rolling
from lamplight.games.dwarves import effects as fx
from lamplight.games.dwarves import frames as on
from lamplight.games.dwarves import tell as say
from lamplight.games.dwarves.council import message, move_council
from lamplight.games.dwarves.gear import can_heal, gain_gear, heal, in_pile, lose_gear, lose_health, pile_size
from lamplight.games.dwarves.rolling import at_least, highest
from lamplight.games.dwarves.state import (
    AT,
    BIT,
    CARD,
    DONE,
    GEAR,
    GEARS,
    LIFE,
    LOST_DOOM,
    MARKS,
    PROGRESS,
    ROWS,
    RUNNING,
    SPACES,
    TROOPS,
    WHO,
    WIDE,
    WON,
    Realm,
    bits,
    nth_bit,
    of_kind,
    one_of,
)
from lamplight.games.dwarves.tables import (
    BATTLE,
    BLOCK_BEARER_MOVE,
    BLOCK_COUNCIL,
    BLOCK_HEAL,
    CONDITION_NONE,
    CONDITION_TILES_AT_LEAST,
    CONDITION_TILES_BELOW,
    COUNCIL_ADVENTURE_DONE_DISCARD,
    COUNCIL_CRAFT_FOR_EQUIPMENT,
    COUNCIL_RECRUIT_REROLL_BLANKS,
    COUNCIL_THREAT_REVEALED_GAIN,
    COUNCIL_THREAT_REVEALED_LOSE,
    COUNCIL_TURN_START_DOOM,
    CRAFT,
    EFFECT_FREE_MOVE,
    EFFECT_HEAL,
    EFFECT_REMOVE_TROOPS,
    EFFECT_TUNNEL_TILE,
    FIRST_ADVENTURE,
    FIRST_THREAT,
    GEAR_HEALTH_LOSS,
    GEAR_OWN_TURN,
    PLACE_NEAR,
    QUEST_DICE,
    QUEST_DUEL,
    QUEST_PAY,
    QUEST_TESTS,
    SPEED,
    STAGE_C,
    TRACK_COUNCIL,
    TRACK_THREAT,
    TRACK_TROOPS,
)

ACTIONS_A_TURN = 2
FACE_UP = 3  # DW-7.7
THREATS_AT_FIRST = 3  # DW-2.7
THREATS_A_SPACE = 2  # DW-4.4
TO_THREATS = FIRST_THREAT - FIRST_ADVENTURE  # bit of the first Threat card in the masks of both


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
        complete(realm, 0)
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
            complete(realm, row)
            realm.dirty = True
            return True
        row += 1
    return False


def complete(realm: Realm, row: i64) -> None:
    """A quest is completed: the card leaves, and its reward is given. # DW-12.7"""
    tables = realm.tables
    card = realm.cards[row * WIDE + CARD]
    if realm.tell is not None:
        say.completed(realm, int(card))
    fx.take_up(realm, row)
    if row == 0:
        if tables.card_stage[card] == STAGE_C:  # DW-3.1
            realm.result = WON
            realm.won_by = card
            return
    else:
        fx.put_away(realm, card)
    if row == 0 or card < FIRST_THREAT:
        realm.held += 1
        realm.push(on.REWARDED, card, 0, 0)
        fx.run_list(realm, tables.card_reward[card], -1)


def waits(realm: Realm, actor: i64) -> bool:
    realm.actor = actor
    return True


def work(realm: Realm, kind: i64) -> bool:
    """Work on the uppermost frame. True if a decision or a draw is due."""
    if kind >= on.ROLLING:
        return _work_decisions(realm, kind)
    if kind == on.ACTION:
        if realm.left <= 0 and not _still_something(realm):
            realm.depth -= 1
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
        drawn = realm.a()
        realm.depth -= 1
        if drawn > 0:
            if realm.tell is not None and realm.face_up() > 0:
                say.sweeping(realm)
            realm.push(on.SWEEP, 0, 0, 0)  # DW-7.5
    elif kind == on.REFILL:
        if realm.face_up() < FACE_UP and drawable(realm) > 0:
            return waits(realm, CHANCE)
        if realm.tell is not None and realm.face_up() < FACE_UP:
            say.no_cards(realm)  # R24
        realm.depth -= 1
    elif kind == on.TURN_END:
        quests.lapse(realm)
        realm.active = (realm.active + 1) % realm.seats
        realm.depth -= 1
    elif kind == on.FETCHING:
        if _missing_on_map(realm):
            return waits(realm, realm.active)
        realm.depth -= 1
    elif kind == on.SWEEP:
        _sweep(realm)
    elif kind == on.REVEAL:
        _reveal(realm)
    elif kind == on.LAY_DOWN:
        card = realm.a()
        realm.depth -= 1
        if realm.tell is not None:
            say.laid_down(realm, int(card))
        fx.put_away(realm, card)
    elif kind == on.CHOOSE_DWARF:
        return waits(realm, realm.a())
    elif kind == on.AGREE_FIRST:
        return waits(realm, 0)
    else:  # DEAL_DWARF, DRAW_FIRST
        return waits(realm, CHANCE)
    return False


def _work_decisions(realm: Realm, kind: i64) -> bool:
    """The frames that ask people (or need no asking)."""
    if kind == on.ROLLING:
        if rolling.turn(realm):
            step = realm.b() % 16
            return waits(realm, CHANCE if step == on.ROLL_ALL or step == on.ROLL_ONE else realm.active)
        _result(realm)
        return False
    if kind == on.WALK:
        if realm.b() == 0:
            realm.depth -= 1
            return False
        return waits(realm, realm.a())
    if kind == on.RUN:
        fx.run(realm)
        return False
    if kind == on.STRIKING:
        if _strikes_left(realm):
            return waits(realm, realm.active)
        _fought(realm)
        return False
    if kind == on.PENALTY or kind == on.CHOOSING:
        return waits(realm, realm.active)
    if kind == on.LOSS:
        seat = realm.a()
        if realm.gear_with(seat, GEAR_HEALTH_LOSS) >= 0:
            return waits(realm, seat)
        why = realm.b()
        realm.depth -= 1
        lose_health(realm, seat, why)
        return False
    if kind == on.SHARE_LOSS:
        if realm.a() > 0:
            return waits(realm, realm.active)
    elif kind == on.SHARE_HEAL or kind == on.HEAL_ONE:
        if realm.a() > 0 and _anybody_hurt(realm):
            return waits(realm, realm.active)
        if realm.tell is not None and realm.a() > 0:
            say.healing_lost(realm)
    elif kind == on.FINDING:
        if realm.a() > 0:
            if realm.gear_pile == 0:  # DW-15.6
                if realm.tell is not None and realm.gear_gone != 0:
                    say.gear_reshuffled(realm)
                realm.gear_pile = realm.gear_gone
                realm.gear_gone = 0
            if realm.gear_pile != 0:
                return waits(realm, CHANCE)
            if realm.tell is not None:
                say.no_gear(realm)  # R56
    elif kind == on.GIVING:
        if not _everybody_owns(realm, realm.a()):
            return waits(realm, realm.active)
        realm.gear_gone += BIT[4 * realm.a()]  # R54
        if realm.tell is not None:
            say.gear_unwanted(realm, int(realm.a()))
    elif kind == on.DROPPING:
        if realm.a() > 0:
            if _anybody_owns(realm):
                return waits(realm, realm.active)
            otherwise = realm.b()
            realm.depth -= 1
            if realm.tell is not None:
                say.nothing_to_drop(realm)
            fx.run_list(realm, otherwise, -1)
            return False
    elif kind == on.REMOVING:
        if realm.a() > 0 and _anything_removable(realm):
            return waits(realm, realm.active)
        if realm.tell is not None and realm.a() > 0:
            say.nothing_to_remove(realm)
    elif kind == on.CLEANSING:
        if realm.a() > 0 and realm.tiles_on_map() > 0:
            return waits(realm, realm.active)
    elif kind == on.DIGGING or kind == on.MARCHING:
        return waits(realm, realm.active)
    elif kind == on.MARCH_ALL:
        n = realm.b()
        if n < realm.seats:
            realm.put(2, n + 1)
            seat = (realm.active + n) % realm.seats
            if not realm.captive(seat, BLOCK_BEARER_MOVE):
                movement.set_out(realm, seat, realm.a(), 1)
                if realm.tell is not None:
                    say.marches(realm, int(seat), int(realm.b()))
            elif realm.tell is not None:
                say.held(realm, int(seat))
            return False
    elif kind == on.DISMISSING:
        if realm.a() > 0 and _threats_up(realm) > 0:
            return waits(realm, realm.active)
    elif kind == on.REWARDED:
        card = realm.a()
        realm.depth -= 1
        realm.held -= 1
        realm.dirty = True
        if (
            card >= FIRST_ADVENTURE
            and realm.tables.council_effect[realm.council] == COUNCIL_ADVENTURE_DONE_DISCARD  # DW-11.10, R53
            and _threats_up(realm) > 0
        ):
            realm.push(on.DISMISSING, 1, 0, 0)
        return False
    elif kind == on.THREATS:
        n = realm.a()
        realm.depth -= 1
        fx.add_threats(realm, n)
        return False
    realm.depth -= 1
    realm.dirty = True
    return False


# ---- the steps of a turn


def _new_turn(realm: Realm) -> None:
    realm.turn += 1
    realm.left = ACTIONS_A_TURN
    realm.tunnelled = 0
    realm.drawn = 0
    realm.push(on.TURN_END, 0, 0, 0)
    realm.push(on.ACTION, 0, 0, 0)
    realm.push(on.REFILL, 0, 0, 0)
    realm.push(on.SCENARIO, 0, 0, 0)
    realm.push(on.HERO, 0, 0, 0)
    realm.push(on.START, 0, 0, 0)
    realm.dirty = True
    if realm.tell is not None:
        say.turn_begins(realm)


def _start(realm: Realm) -> None:
    """Before the Hero step: the Council's leftmost space, then cards that act each turn. # DW-11.4, R16"""
    realm.depth -= 1
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
    realm.depth -= 1
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
        realm.push(on.RECRUITS, realm.tables.track_gate[realm.hero], 0, 0)


def _draw_scenario(realm: Realm, card: i64) -> None:
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
    realm.put(1, realm.a() + 1)
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
    fx.run_list(realm, tables.card_setup[card], -1)
    if got != wanted:
        realm.push(on.FETCHING, wanted - got, 0, 0)


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


def _sweep(realm: Realm) -> None:
    """All face-up cards are discarded from the oldest; a threat is carried out before. # DW-7.5, R26"""
    card = realm.cards[WIDE + CARD]
    if card < 0:
        realm.depth -= 1
        realm.dirty = True
        return
    if card >= FIRST_THREAT and realm.a() == 0:
        if realm.cards[WIDE + PROGRESS] & DONE:  # averted meanwhile, by what an older threat did # DW-7.12
            complete(realm, 1)
            return
        realm.put(1, 1)
        realm.held += 1
        if realm.tell is not None:
            say.threat_strikes(realm, int(card))
        fx.run_list(realm, realm.tables.card_threat[card], quests.bearer_of(realm, 1))
        return
    if realm.a() == 1:
        realm.held -= 1
        realm.put(1, 0)
    if realm.tell is not None:
        say.swept(realm, int(card))
    fx.take_up(realm, 1)
    fx.put_away(realm, card)


def drawable(realm: Realm) -> i64:
    """Cards that can be drawn from the Adventure pile, which is made anew when it is empty. # DW-7.10, R24, R25"""
    if realm.pile == 0 and realm.hidden == 0 and realm.discard != 0:
        if realm.tell is not None:
            say.reshuffled(realm)
        realm.pile = realm.discard
        realm.discard = 0
    return bits(realm.pile & ~realm.drawn) + realm.hidden


def _draw_card(realm: Realm, card: i64) -> None:
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
    realm.push(on.REVEAL, card, 0, 0)


def _reveal(realm: Realm) -> None:
    """What a drawn card does before it lies: council, lack of troops, immediate threats. # DW-7.8, DW-7.9, R22, R23"""
    tables = realm.tables
    card = realm.a()
    threat = card >= FIRST_THREAT
    if realm.b() == 0:
        realm.put(2, 1)
        if threat:
            effect = tables.council_effect[realm.council]
            if effect == COUNCIL_THREAT_REVEALED_LOSE:
                realm.push(on.SHARE_LOSS, 1, on.BY_COUNCIL, 0)
            elif effect == COUNCIL_THREAT_REVEALED_GAIN and not realm.blocked(BLOCK_HEAL):
                realm.push(on.SHARE_HEAL, 1, 1, 0)
        return
    realm.depth -= 1
    wanted = tables.quest_troops[card]
    lacking = wanted != 0 and not _in_supply(realm, wanted)
    if lacking or tables.card_immediate[card]:
        if realm.tell is not None and lacking:
            say.lacks_troops(realm, int(card))
        realm.push(on.LAY_DOWN, card, 0, 0)
        if threat:
            if realm.tell is not None:
                say.threat_strikes(realm, int(card))
            fx.run_list(realm, tables.card_threat[card], realm.active)
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


# ---- small questions of the frames


def _still_something(realm: Realm) -> bool:
    """May the active player still do something that costs no action?"""
    gear = realm.folk[realm.active * WIDE + GEAR]
    kind: i64 = 0
    while kind < GEARS:
        if gear & BIT[kind]:
            if realm.tables.gear_when[kind] == GEAR_OWN_TURN and useful(realm, kind):
                return True
            row: i64 = 1
            while row < ROWS:
                if may_pay(realm, row):
                    return True
                row += 1
        kind += 1
    return False


def _missing_on_map(realm: Realm) -> bool:
    missing = realm.a()
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


def _strikes_left(realm: Realm) -> bool:
    if at_least(realm.dice, battle.NEEDED[0]) == 0:
        return False
    foes = quests.foes(realm, realm.at(realm.active))
    kind: i64 = 0
    while kind < 3:
        if of_kind(foes, kind) > 0 and at_least(realm.dice, battle.NEEDED[kind]) > 0:
            return True
        kind += 1
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
    kind = realm.b()
    space: i64 = 0
    while space < SPACES:
        troops = realm.troops[space]
        if troops != 0 and (kind < 0 or of_kind(troops, kind) > 0) and fx.removable(realm, space):
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


# ---- what may be done


def fill_legal(realm: Realm, out: vec[i64]) -> i64:
    """Every decision that is possible now."""
    kind = realm.top()
    if kind == on.WALK:
        n = movement.fill_steps(realm, out)
        if realm.c() == 0:
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
        if kind == on.SHARE_HEAL and realm.b() != 0:
            out[n] = actions.NONE
            n += 1
        return n
    if kind == on.GIVING:
        return fx.fill_takers(realm, realm.a(), out)
    if kind == on.DROPPING:
        return fx.fill_drops(realm, out)
    if kind == on.REMOVING:
        n = fx.fill_removals(realm, actions.REMOVE, realm.b(), out)
        out[n] = actions.DONE
        return n + 1
    if kind == on.CLEANSING:
        n = fx.fill_tiles(realm, out)
        out[n] = actions.DONE
        return n + 1
    if kind == on.DIGGING:
        n = fx.fill_digs(realm, realm.a(), out)
        out[n] = actions.NONE
        return n + 1
    if kind == on.MARCHING:
        return fx.fill_marchers(realm, out)
    if kind == on.DISMISSING:
        return fx.fill_threats(realm, out)
    if kind == on.CHOOSING:
        n = 0
        while n < realm.b():
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
    missing = realm.a()
    n: i64 = 0
    space: i64 = 0
    while space < SPACES:
        kind: i64 = 0
        while kind < 3:
            if of_kind(missing, kind) > 0 and of_kind(realm.troops[space], kind) > 0:
                out[n] = actions.FETCH + space * 4 + kind
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
                            out[n] = actions.TEST + card * 4 + part
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
                    out[n] = actions.PAY + realm.cards[row * WIDE + CARD] * 16 + kind
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


# ---- answers of people


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
            _fought(realm)
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


# ---- dice that lie


def _result(realm: Realm) -> None:
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
        realm.push(on.STRIKING, 0, 0, 0)
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


def _fought(realm: Realm) -> None:
    """A fight is over; without a removed troop it costs Health. # DW-10.3"""
    removed = realm.a()
    realm.depth -= 1
    realm.dirty = True
    if removed == 0:
        realm.push(on.LOSS, realm.active, on.BY_FIGHT, 0)


# ---- chance


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
        return len(realm.tables.char_names) - realm.a()
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
        return actions.DEAL + free_dwarf(realm, k)
    return actions.FIRST + k


def _blanks(realm: Realm) -> i64:
    """Recruitment dice to be rolled now: all, or those that were blank."""
    if realm.b() == 0:
        return 3
    n: i64 = 0
    kind: i64 = 0
    while kind < 3:
        if of_kind(realm.c(), kind) == 0:
            n += 1
        kind += 1
    return n


def _recruits_at(realm: Realm, k: i64) -> i64:
    code: i64 = actions.RECRUIT
    kind: i64 = 0
    while kind < 3:
        skulls = of_kind(realm.c(), kind)
        if realm.b() == 0 or skulls == 0:
            skulls = realm.tables.recruit_face[kind * 6 + k % 6]
            k = k // 6
        code += skulls * (16 if kind == 0 else (4 if kind == 1 else 1))
        kind += 1
    return code


def settled(realm: Realm, code: i64) -> None:
    """Chance has drawn."""
    kind = realm.top()
    if kind == on.ROLLING:
        rolling.rolled(realm, code)
    elif kind == on.RECRUITS:
        packed = code - actions.RECRUIT
        troops = packed // 16 + packed // 4 % 4 * one_of(1) + packed % 4 * one_of(2)
        space = realm.a()
        if realm.tell is not None:
            say.recruited(realm, int(space), int(troops), realm.b() != 0)
        blank = packed // 16 == 0 or packed // 4 % 4 == 0 or packed % 4 == 0
        if (
            realm.b() == 0
            and blank
            and realm.tables.council_effect[realm.council] == COUNCIL_RECRUIT_REROLL_BLANKS  # DW-11.5
        ):
            realm.put(2, 1)
            realm.put(3, troops)
            return
        realm.depth -= 1
        perished.arrive(realm, space, troops)
    elif kind == on.FLOW:
        perished.draw_tile(realm, code - actions.TILE)
    elif kind == on.SCENARIO:
        _draw_scenario(realm, code - actions.DRAW)
    elif kind == on.REFILL:
        _draw_card(realm, code - actions.DRAW)
    elif kind == on.FINDING:
        gear = code - actions.FIND
        realm.put(1, realm.a() - 1)
        realm.gear_pile -= BIT[4 * gear]
        if realm.tell is not None:
            say.gear_found(realm, int(gear))
        realm.push(on.GIVING, gear, 0, 0)
    elif kind == on.DEAL_DWARF:
        become(realm, code - actions.DEAL)
    else:
        begin(realm, code - actions.FIRST)
