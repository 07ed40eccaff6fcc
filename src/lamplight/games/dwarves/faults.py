"""What speaks against an action: for every kind one function that finds the first fault, or none (LEGAL).

choices.py lists what has no fault, refusals.py tells people of a fault: what is allowed, and why something is not, come
from the same lines. Every fault is found by a question of its own; no function ends in one.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lamplight.games.dwarves import actions, quests
from lamplight.games.dwarves import frames as on
from lamplight.games.dwarves.dice import at_least, showing
from lamplight.games.dwarves.state import (
    CARD,
    DONE,
    LIFE,
    PROGRESS,
    ROWS,
    SPACES,
    TROOPS,
    WHO,
    WIDE,
    Realm,
    of_kind,
)
from lamplight.games.dwarves.tables import (
    BLOCK_BEARER_MOVE,
    BLOCK_COUNCIL,
    BLOCK_HEAL,
    BLOCK_TUNNEL,
    CARDS,
    COUNCIL_CRAFT_FOR_EQUIPMENT,
    EFFECT_FREE_MOVE,
    EFFECT_HEAL,
    EFFECT_REMOVE_TROOPS,
    EFFECT_TUNNEL_TILE,
    FIRST_THREAT,
    GEAR_HEALTH_LOSS,
    GEAR_OWN_ROLL,
    GEAR_OWN_TURN,
    GEAR_PASSIVE,
    PLACE_HERE,
    PLACE_NEAR,
    QUEST_DICE,
    QUEST_DUEL,
    QUEST_FIGHT,
    QUEST_PAY,
    QUEST_TESTS,
)
from lamplight.games.dwarves.tables import GEAR as GEARS
from lamplight.games.dwarves.tables import TROOPS as KINDS

LEGAL: Final = 0
NOTHING: Final = 1  # there is no such thing in this game
NO_SPACE: Final = 2
NO_SEAT: Final = 3
NOT_ASKED: Final = 4
MUST_PAY: Final = 5  # for Perished Land
MUST_DECIDE: Final = 6
NO_ACTIONS: Final = 7
HELD: Final = 8
NO_FOES: Final = 9
COUNCIL_END: Final = 10
COUNCIL_BLOCKED: Final = 11
NOT_NINE: Final = 12
NO_DUEL: Final = 13
DUEL_ELSEWHERE: Final = 14
DUEL_TROOPS: Final = 15
NOT_UP: Final = 16  # the card does not lie face up
NO_TEST: Final = 17
NO_PART: Final = 18
PART_DONE: Final = 19
TEST_ELSEWHERE: Final = 20
TUNNEL_FIRST: Final = 21
TOO_FEW: Final = 22
NO_TRY: Final = 23
TRY_ELSEWHERE: Final = 24
NO_PAY: Final = 25
PAID: Final = 26
PAY_ELSEWHERE: Final = 27
NO_GEAR: Final = 28
GEAR_WORKS: Final = 29  # it works all the time
GEAR_MOMENT: Final = 30
GEAR_USELESS: Final = 31
NO_POINTS: Final = 32
ROLL_FIRST: Final = 33
SAME_SPACE: Final = 34
NOT_ADJACENT: Final = 35
ENTRANCE_HERE: Final = 36  # there is none
PERISHED_HERE: Final = 37
ENTRANCE_THERE: Final = 38
PERISHED_THERE: Final = 39
TUNNEL_BLOCKED: Final = 40
NO_ABILITY: Final = 41
NO_RUNESTONE: Final = 42
NO_DIE: Final = 43
NO_DIE_TO_RAISE: Final = 44
RAISE_SIX: Final = 45
NO_TROOP: Final = 46
CARD_ELSEWHERE: Final = 47
NO_TROOP_ON_CARD: Final = 48
DIE_TOO_LOW: Final = 49
NO_SHIELD: Final = 50
HEAL_BLOCKED: Final = 51
FULL: Final = 52
OWNS: Final = 53
NO_GEAR_TO_DROP: Final = 54
WRONG_KIND: Final = 55
NOBODY_THERE: Final = 56
WRONG_PLACE: Final = 57
NO_TILE: Final = 58
DIG_HERE: Final = 59
DIG_PERISHED: Final = 60
DIG_ENTRANCE: Final = 61
MARCH_HELD: Final = 62
MARCH_FIGHTING: Final = 63
NO_THREAT: Final = 64
NO_CHOICE: Final = 65
NOT_MISSING: Final = 66
NOBODY_TO_FETCH: Final = 67
TAKEN: Final = 68
FAULTS: Final = 69

TURN: Final = (
    actions.MOVE, actions.FIGHT, actions.MESSAGE, actions.DUEL, actions.OUTFIT, actions.TEST, actions.TRY,
)  # fmt: skip
FREE: Final = (actions.PAY, actions.USE)  # what costs no action
SEATED: Final = (actions.BEGIN, actions.LOSE, actions.HEAL, actions.GIVE, actions.MARCH)
SPACED: Final = (actions.STEP, actions.TUNNEL, actions.CLEANSE, actions.DIG)
WALKING: Final = (actions.STEP, actions.TUNNEL, actions.STOP)
WAYS_OUT: Final = (
    actions.END, actions.STOP, actions.KEEP, actions.DONE, actions.NONE, actions.TAKE,
)  # fmt: skip
# The questions that nobody can pass by.
MUST: Final = (
    on.CHOOSE_DWARF, on.AGREE_FIRST, on.FETCHING, on.LOSS, on.SHARE_LOSS, on.SHARE_HEAL, on.HEAL_ONE,
    on.GIVING, on.DROPPING, on.CHOOSING,
)  # fmt: skip
# The kinds of action that answer what the uppermost frame asks; what costs no action is judged by itself.
ASKED: Final[dict[int, tuple[int, ...]]] = {
    on.CHOOSE_DWARF: (actions.BE,),
    on.AGREE_FIRST: (actions.BEGIN,),
    on.ACTION: (*TURN, actions.END),
    on.WALK: WALKING,
    on.STRIKING: (actions.STRIKE, actions.DONE),
    on.ROLLING: (actions.KEEP, actions.REROLL, actions.AGAIN, actions.RUNESTONE, actions.RAISE),
    on.PENALTY: (actions.HEALTH, actions.DOOM),
    on.LOSS: (actions.SHIELD, actions.TAKE),
    on.SHARE_LOSS: (actions.LOSE,),
    on.SHARE_HEAL: (actions.HEAL, actions.NONE),
    on.HEAL_ONE: (actions.HEAL,),
    on.GIVING: (actions.GIVE,),
    on.DROPPING: (actions.DROP,),
    on.REMOVING: (actions.REMOVE, actions.DONE),
    on.CLEANSING: (actions.CLEANSE, actions.DONE),
    on.DIGGING: (actions.DIG, actions.NONE),
    on.MARCHING: (actions.MARCH, actions.NONE),
    on.DISMISSING: (actions.DISMISS, actions.NONE),
    on.CHOOSING: (actions.CHOOSE,),
    on.FETCHING: (actions.FETCH,),
}


def fault(realm: Realm, code: i64) -> i64:
    """What speaks against a decision of whoever is asked: does it mean anything, is it asked for, may it be done?"""
    found = unknown(realm, code)
    if found != LEGAL:
        return found
    kind = actions.kind_of(code)
    if kind in FREE and realm.folk[realm.active * WIDE + WHO] < 0:  # nobody is anybody yet
        return NOT_ASKED
    if kind == actions.USE:
        return use(realm, actions.gear_of(code))
    if kind == actions.PAY:
        return pay(realm, actions.card_of(code), actions.gear_of(code))
    found = unasked(realm, kind)
    if found != LEGAL:
        return found
    return _answer(realm, kind, code)


def _answer(realm: Realm, kind: i64, code: i64) -> i64:
    """An answer of the kind that is asked for."""
    if kind in TURN:
        return act(realm, kind, code)
    if kind == actions.STEP:
        return step(realm, actions.space_of(code))
    if kind == actions.TUNNEL:
        return tunnel(realm, actions.space_of(code))
    if kind == actions.STRIKE:
        return strike(realm, actions.card_of(code), actions.troop_of(code))
    if kind == actions.AGAIN:
        return again(realm)
    if kind == actions.RUNESTONE:
        return runestone(realm)
    if kind == actions.REROLL:
        return reroll(realm, actions.face_of(code))
    if kind == actions.RAISE:
        return raise_die(realm, actions.face_of(code))
    if kind == actions.SHIELD:
        return shield(realm, on.Loss.seat(realm))
    if kind == actions.HEAL:
        return heal(realm, actions.seat_of(code))
    if kind == actions.NONE:
        return none(realm)
    if kind == actions.GIVE:
        return give(realm, actions.seat_of(code), on.Giving.gear(realm))
    if kind == actions.DROP:
        return drop(realm, actions.seat_of(code), actions.gear_of(code))
    if kind == actions.REMOVE:
        return remove(realm, actions.space_of(code), actions.troop_of(code))
    if kind == actions.CLEANSE:
        return cleanse(realm, actions.space_of(code))
    if kind == actions.DIG:
        return dig(realm, on.Digging.place(realm), actions.space_of(code))
    if kind == actions.MARCH:
        return march(realm, actions.seat_of(code))
    if kind == actions.DISMISS:
        return dismiss(realm, actions.card_of(code))
    if kind == actions.CHOOSE:
        return choose(realm, actions.option_of(code))
    if kind == actions.FETCH:
        return fetch(realm, actions.space_of(code), actions.troop_of(code))
    if kind == actions.BE:
        return be(realm, actions.dwarf_of(code))
    return LEGAL


# ---- does it mean anything, is it asked for?


def unknown(realm: Realm, code: i64) -> i64:
    """A number that means nothing at this table."""
    if code < 0 or code >= actions.PEOPLE:
        return NOTHING
    kind = actions.kind_of(code)
    rest = code - kind
    if (kind in SEATED or kind == actions.DROP) and actions.seat_of(code) >= realm.seats:
        return NO_SEAT
    if kind in SPACED and rest >= SPACES:
        return NO_SPACE
    if (kind == actions.REMOVE or kind == actions.FETCH) and (rest >= SPACES * 4 or rest % 4 >= len(KINDS)):
        return NOTHING
    if kind == actions.STRIKE and (rest >= (CARDS + 1) * 4 or rest % 4 >= len(KINDS)):
        return NOTHING
    if kind == actions.TEST and rest >= CARDS * 4:
        return NOTHING
    if (kind == actions.TRY or kind == actions.DISMISS) and rest >= CARDS:
        return NOTHING
    if kind == actions.PAY and rest >= CARDS * 16:
        return NOTHING
    if (kind == actions.PAY or kind == actions.DROP) and rest % 16 >= GEARS:
        return NOTHING
    if kind == actions.USE and rest >= GEARS:
        return NOTHING
    if kind == actions.BE and rest >= len(realm.tables.char_names):
        return NOTHING
    if (kind == actions.REROLL or kind == actions.RAISE) and not 1 <= rest <= actions.FACES:
        return NOTHING
    return LEGAL


def unasked(realm: Realm, kind: i64) -> i64:
    """A kind of action that does not answer what the uppermost frame asks."""
    top = realm.top()
    asked = kind in ASKED[int(top)]
    if not asked and top == on.ACTION and kind in WALKING and realm.left <= 0:
        return NO_POINTS
    if not asked and top == on.ACTION and kind in WALKING:
        return ROLL_FIRST
    if not asked and top == on.PENALTY and kind in WAYS_OUT:
        return MUST_PAY
    if not asked and top in MUST and kind in WAYS_OUT:
        return MUST_DECIDE
    if not asked:
        return NOT_ASKED
    return LEGAL


def none(realm: Realm) -> i64:
    """Nobody, or nothing: healing must be given to somebody, unless the council offers it. # DW-11.9"""
    if realm.top() == on.SHARE_HEAL and not on.ShareHeal.by_council(realm):
        return MUST_DECIDE
    return LEGAL


# ---- the actions of a turn # DW-8.1


def act(realm: Realm, kind: i64, code: i64) -> i64:
    """One of the actions that the active player has up to two of."""
    if realm.left <= 0:
        return NO_ACTIONS
    if kind == actions.MOVE:
        return move(realm)
    if kind == actions.FIGHT:
        return fight(realm)
    if kind == actions.MESSAGE:
        return message(realm)
    if kind == actions.OUTFIT:
        return outfit(realm)
    if kind == actions.DUEL:
        return duel(realm)
    if kind == actions.TEST:
        return test(realm, actions.card_of(code), actions.part_of(code))
    return try_card(realm, actions.card_of(code))


def move(realm: Realm) -> i64:
    """# R59"""
    if realm.captive(realm.active, BLOCK_BEARER_MOVE):
        return HELD
    return LEGAL


def fight(realm: Realm) -> i64:
    """# DW-10.1, R46"""
    if quests.foes(realm, realm.at(realm.active)) == 0:
        return NO_FOES
    return LEGAL


def message(realm: Realm) -> i64:
    """# DW-11.1, R58"""
    if realm.tables.council_target[realm.council] == 0:
        return COUNCIL_END
    if realm.blocked(BLOCK_COUNCIL):
        return COUNCIL_BLOCKED
    return LEGAL


def outfit(realm: Realm) -> i64:
    """The council's equipment test. # DW-11.12"""
    if realm.tables.council_effect[realm.council] != COUNCIL_CRAFT_FOR_EQUIPMENT:
        return NOT_NINE
    return LEGAL


def duel(realm: Realm) -> i64:
    """# DW-13.5"""
    card = realm.cards[CARD]
    if card < 0 or realm.tables.quest_kind[card] != QUEST_DUEL:
        return NO_DUEL
    space = realm.at(realm.active)
    if not realm.within(space, realm.tables.quest_place[card], -1):
        return DUEL_ELSEWHERE
    if realm.troops[space] != 0:  # R65
        return DUEL_TROOPS
    return LEGAL


def test(realm: Realm, card: i64, part: i64) -> i64:
    """A test for one part of a card. # DW-12.1"""
    row = realm.row_of(card)
    if row < 0:
        return NOT_UP
    if realm.tables.quest_kind[card] != QUEST_TESTS:
        return NO_TEST
    if part >= realm.tables.part_first[card + 1] - realm.tables.part_first[card]:
        return NO_PART
    return test_part(realm, row, part)


def test_part(realm: Realm, row: i64, part: i64) -> i64:
    """A part that a face-up card has. # DW-12.4"""
    tables = realm.tables
    card = realm.cards[row * WIDE + CARD]
    at: i64 = tables.part_first[card] + part
    if quests.successes(realm.cards[row * WIDE + PROGRESS], part) >= tables.part_count[at]:
        return PART_DONE
    if not realm.within(realm.at(realm.active), tables.part_place[at], quests.bearer_of(realm, row)):
        return TEST_ELSEWHERE
    if tables.quest_after_tunnel[card] and not realm.tunnelled:  # DW-13.10
        return TUNNEL_FIRST
    if tables.quest_count[card] > 1 and realm.gathered(tables.part_place[at]) < tables.quest_count[card]:  # DW-13.3
        return TOO_FEW
    return LEGAL


def try_card(realm: Realm, card: i64) -> i64:
    """The roll that a card asks for. # DW-13.11"""
    if realm.row_of(card) < 0:
        return NOT_UP
    if realm.tables.quest_kind[card] != QUEST_DICE:
        return NO_TRY
    if not realm.within(realm.at(realm.active), realm.tables.quest_place[card], -1):
        return TRY_ELSEWHERE
    return LEGAL


# ---- what costs no action # DW-15.4


def at_ease(realm: Realm) -> bool:
    """May the active player use equipment or pay with it: between and in the middle of his actions?"""
    top = realm.top()
    return top == on.ACTION or top == on.STRIKING or (top == on.WALK and not on.Walk.free(realm))


def use(realm: Realm, gear: i64) -> i64:
    """An Equipment card is discarded for its effect."""
    seat = realm.active
    if not realm.owns(seat, gear):
        return NO_GEAR
    when = realm.tables.gear_when[gear]
    if when == GEAR_PASSIVE:
        return GEAR_WORKS
    if when != GEAR_OWN_TURN or not at_ease(realm):
        return GEAR_MOMENT
    if not useful(realm, gear):
        return GEAR_USELESS
    return LEGAL


def pay(realm: Realm, card: i64, gear: i64) -> i64:
    """An Equipment card is handed over for a card that asks for it."""
    row = realm.row_of(card)
    if row < 0:
        return NOT_UP
    found = price(realm, row)
    if found != LEGAL:
        return found
    if not realm.owns(realm.active, gear):
        return NO_GEAR
    if not at_ease(realm):
        return GEAR_MOMENT
    return LEGAL


def price(realm: Realm, row: i64) -> i64:
    """Does a face-up card ask the active dwarf for equipment where he stands?"""
    card = realm.cards[row * WIDE + CARD]
    if realm.tables.quest_kind[card] != QUEST_PAY:
        return NO_PAY
    if realm.cards[row * WIDE + PROGRESS] & DONE:
        return PAID
    if not realm.within(realm.at(realm.active), realm.tables.quest_place[card], -1):
        return PAY_ELSEWHERE
    return LEGAL


def useful(realm: Realm, gear: i64) -> bool:
    """Would using this card do anything now? A card is not thrown away for nothing."""
    tables = realm.tables
    number = tables.gear_use[gear]
    op = tables.list_first[number]
    while op < tables.list_end[number]:
        kind = tables.op_kind[op]
        if kind == EFFECT_HEAL:
            if anybody_hurt(realm):
                return True
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
            if dig(realm, PLACE_HERE, here) == LEGAL and realm.tunnel != here:
                return True
        elif kind == EFFECT_FREE_MOVE:
            seat: i64 = 0
            while seat < realm.seats:
                if march(realm, seat) == LEGAL:
                    return True
                seat += 1
        else:
            return True
        op += 1
    return False


# ---- walking # DW-8.3, DW-9.1


def step(realm: Realm, to: i64) -> i64:
    """A step of the dwarf who walks."""
    far = realm.tables.distance[realm.at(on.Walk.seat(realm)) * SPACES + to]
    if far == 0:
        return SAME_SPACE
    if far > 1:
        return NOT_ADJACENT
    return LEGAL


def tunnel(realm: Realm, to: i64) -> i64:
    """The dwarf who walks goes through the tunnels."""
    here = realm.at(on.Walk.seat(realm))
    if to == here:
        return SAME_SPACE
    found = way_in(realm, here)
    if found != LEGAL:
        return found
    return way_out(realm, to)


def way_in(realm: Realm, here: i64) -> i64:
    """The entrance where he stands. # DW-9.3, R58"""
    if not realm.entrance(here):
        return ENTRANCE_HERE
    if realm.land[here] != 0:
        return PERISHED_HERE
    if realm.blocked(BLOCK_TUNNEL):
        return TUNNEL_BLOCKED
    return LEGAL


def way_out(realm: Realm, to: i64) -> i64:
    """The entrance where he comes out. # DW-9.3"""
    if not realm.entrance(to):
        return ENTRANCE_THERE
    if realm.land[to] != 0:
        return PERISHED_THERE
    return LEGAL


def march(realm: Realm, seat: i64) -> i64:
    """May a card move this dwarf now?"""
    if realm.captive(seat, BLOCK_BEARER_MOVE):  # R59
        return MARCH_HELD
    if realm.rules.version > 1 and seat == realm.active and on.Striking.under_way(realm):  # R77
        return MARCH_FIGHTING
    return LEGAL


# ---- dice and fights


def again(realm: Realm) -> i64:
    """The roller's own ability. # DW-10.7, DW-12.6"""
    if on.Rolling.step(realm) != on.ABILITY_ASKS:
        return NO_ABILITY
    return LEGAL


def runestone(realm: Realm) -> i64:
    """# DW-15.4"""
    if realm.gear_with(realm.active, GEAR_OWN_ROLL) < 0:
        return NO_RUNESTONE
    if on.Rolling.step(realm) != on.STONE_ASKS:
        return NOT_ASKED
    return LEGAL


def reroll(realm: Realm, face: i64) -> i64:
    """The council offers to roll one die again. # DW-11.11"""
    if on.Rolling.step(realm) != on.COUNCIL_ASKS:
        return NOT_ASKED
    if showing(realm.dice, face) == 0:
        return NO_DIE
    return LEGAL


def raise_die(realm: Realm, face: i64) -> i64:
    """# DW-10.8"""
    if on.Rolling.step(realm) != on.RAISE_ASKS:
        return NOT_ASKED
    if face == actions.FACES:
        return RAISE_SIX
    if showing(realm.dice, face) == 0:
        return NO_DIE_TO_RAISE
    return LEGAL


def strike(realm: Realm, card: i64, kind: i64) -> i64:
    """A troop of the fighter's space, or of a card that is fought from there. # DW-10.5, R74"""
    here = realm.at(realm.active)
    found = on_space(realm, here, kind) if card < 0 else on_card(realm, realm.row_of(card), here, kind)
    if found != LEGAL:
        return found
    return hit(realm, kind)


def on_space(realm: Realm, space: i64, kind: i64) -> i64:
    """Is a troop of this kind there?"""
    if of_kind(realm.troops[space], kind) == 0:
        return NO_TROOP
    return LEGAL


def on_card(realm: Realm, row: i64, here: i64, kind: i64) -> i64:
    """Is a troop of this kind on the card of this row (-1: it does not lie face up), and fought from here? # DW-10.4"""
    if row < 0:
        return NOT_UP
    card = realm.cards[row * WIDE + CARD]
    if realm.tables.quest_kind[card] != QUEST_FIGHT:
        return NO_TROOP_ON_CARD
    if not quests.fought_from(realm, row, here):
        return CARD_ELSEWHERE
    if of_kind(realm.cards[row * WIDE + TROOPS], kind) == 0:
        return NO_TROOP_ON_CARD
    return LEGAL


def hit(realm: Realm, kind: i64) -> i64:
    """Is a die left that removes a troop of this kind? # DW-10.2"""
    if at_least(realm.dice, quests.NEEDED[kind]) == 0:
        return DIE_TOO_LOW
    return LEGAL


def can_strike(realm: Realm) -> bool:
    """Is there a troop that a die may remove?"""
    here = realm.at(realm.active)
    kind: i64 = 0
    while kind < 3:
        if hit(realm, kind) == LEGAL:
            if on_space(realm, here, kind) == LEGAL:
                return True
            row: i64 = 0
            while row < ROWS:
                if realm.cards[row * WIDE + CARD] >= 0 and on_card(realm, row, here, kind) == LEGAL:
                    return True
                row += 1
        kind += 1
    return False


# ---- what the group decides


def shield(realm: Realm, seat: i64) -> i64:
    """A card that takes a loss of Health. # DW-15.4"""
    if realm.gear_with(seat, GEAR_HEALTH_LOSS) < 0:
        return NO_SHIELD
    return LEGAL


def heal(realm: Realm, seat: i64) -> i64:
    """# R49, R58"""
    if realm.blocked(BLOCK_HEAL):
        return HEAL_BLOCKED
    if realm.folk[seat * WIDE + LIFE] >= realm.most_health(seat):
        return FULL
    return LEGAL


def anybody_hurt(realm: Realm) -> bool:
    """Is there somebody who can be healed?"""
    seat: i64 = 0
    while seat < realm.seats:
        if heal(realm, seat) == LEGAL:
            return True
        seat += 1
    return False


def give(realm: Realm, seat: i64, gear: i64) -> i64:
    """Nobody owns two of a kind. # DW-15.1"""
    if realm.owns(seat, gear):
        return OWNS
    return LEGAL


def drop(realm: Realm, seat: i64, gear: i64) -> i64:
    """An Equipment card is lost. # DW-15.6"""
    if not realm.owns(seat, gear):
        return NO_GEAR_TO_DROP
    return LEGAL


def remove(realm: Realm, space: i64, kind: i64) -> i64:
    """A troop is taken off the map. # DW-12.7"""
    wanted = on.Removing.kind(realm)
    if wanted >= 0 and wanted != kind:
        return WRONG_KIND
    if of_kind(realm.troops[space], kind) == 0:
        return NOBODY_THERE
    if not removable(realm, space):
        return WRONG_PLACE
    return LEGAL


def removable(realm: Realm, space: i64) -> bool:
    """Does the uppermost frame take troops from this space?"""
    chosen = on.Removing.chosen(realm)
    if chosen >= 0:
        return space == chosen
    place = on.Removing.place(realm)
    here = realm.at(realm.active)
    if place == PLACE_NEAR:
        return realm.tables.distance[here * SPACES + space] <= 1
    if place == PLACE_HERE:
        return space == here
    return realm.within(space, place, -1)


def cleanse(realm: Realm, space: i64) -> i64:
    """# R11"""
    if realm.land[space] == 0:
        return NO_TILE
    return LEGAL


def dig(realm: Realm, place: i64, space: i64) -> i64:
    """Where the Tunnel tile may lie. # R35"""
    if place == PLACE_HERE and space != realm.at(realm.active):
        return DIG_HERE
    if realm.land[space] != 0:
        return DIG_PERISHED
    if realm.tables.entrance[space] != 0:
        return DIG_ENTRANCE
    return LEGAL


def dismiss(realm: Realm, card: i64) -> i64:
    """A Threat card that lies face up. # DW-11.10"""
    if card < FIRST_THREAT or realm.row_of(card) < 0:
        return NO_THREAT
    return LEGAL


def choose(realm: Realm, option: i64) -> i64:
    """# DW-12.7"""
    if option >= on.Choosing.count(realm):
        return NO_CHOICE
    return LEGAL


def fetch(realm: Realm, space: i64, kind: i64) -> i64:
    """A troop for a Scenario card that lacks some. # DW-7.3"""
    if of_kind(on.Fetching.missing(realm), kind) == 0:
        return NOT_MISSING
    if of_kind(realm.troops[space], kind) == 0:
        return NOBODY_TO_FETCH
    return LEGAL


def be(realm: Realm, who: i64) -> i64:
    """A dwarf that nobody plays yet. # DW-2.9"""
    seat: i64 = 0
    while seat < realm.seats:
        if realm.folk[seat * WIDE + WHO] == who:
            return TAKEN
        seat += 1
    return LEGAL
