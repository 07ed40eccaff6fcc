"""The Dwarves as rows of numbers for learning programs. All is open but the order of the piles, which nobody knows."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from lamplight.core.game import MOST_OUTCOMES, OVER, ZEROS, State
from lamplight.core.observe import ActionSpace, Observer, Part, actor_words, flags, number, numbers, seat_words
from lamplight.games.dwarves import actions, dice
from lamplight.games.dwarves import frames as on
from lamplight.games.dwarves.gear import in_pile
from lamplight.games.dwarves.state import (
    AT,
    DONE,
    GEAR,
    GEARS,
    LIFE,
    MARKS,
    MOST_DICE,
    NOWHERE,
    PROGRESS,
    ROWS,
    SPACES,
    TROOPS,
    WHO,
    WIDE,
    Realm,
)
from lamplight.games.dwarves.tables import (
    ADVENTURES,
    CARDS,
    COUNCIL,
    FIRST_ADVENTURE,
    FIRST_THREAT,
    QUEST_DICE,
    QUEST_FIGHT,
    QUEST_PAY,
    QUEST_TESTS,
    SCENARIOS,
    SUPPLY,
    THREATS,
    TILES,
    TRACK,
    Tables,
)
from lamplight.games.dwarves.tables import TROOPS as KINDS

LISTS: Final = 4  # the most lists of effects to choose from, and the most parts of a card
PENDING: Final = 8  # frames under the question that are told
OWNED: Final = GEARS + 1  # Equipment and the forged weapon
RESULTS: Final = ["running", "won", "lost-doom", "lost-health"]
FRAMES: Final = [
    "choose-dwarf", "deal-dwarf", "agree-first", "draw-first", "turn", "start", "hero", "scenario", "refill", "action",
    "turn-end", "recruits", "flow", "fetching", "sweep", "reveal", "lay-down", "rolling", "walk", "penalty", "loss",
    "share-loss", "share-heal", "heal-one", "finding", "giving", "dropping", "removing", "cleansing", "digging", "run",
    "marching", "march-all", "dismissing", "choosing", "rewarded", "striking", "threats",
]  # fmt: skip
# The numbers of a question; those that it does not have are -1.
ASKED: Final = [
    "seat", "amount", "free", "purpose", "step", "flags", "dice", "face", "card", "part", "gear", "troop", "space",
    "place", "list", "lists", "orcs", "trolls", "alfar",
]  # fmt: skip
SEAT: Final = 0
AMOUNT: Final = 1
FREE: Final = 2
PURPOSE: Final = 3
STEP: Final = 4
FLAGS: Final = 5
DICE: Final = 6
FACE: Final = 7
ASKED_CARD: Final = 8
PART: Final = 9
ASKED_GEAR: Final = 10
TROOP: Final = 11
SPACE: Final = 12
PLACE: Final = 13
LIST: Final = 14
LIST_COUNT: Final = 15
PACKED: Final = 16
ASKED_COUNT: Final = 19
MANY: Final = 50  # Health, actions and pauses: far above what the cards can give
LARGEST: Final = 1000  # number of a list of effects or of a place


def observer(state: State) -> Observer:
    """The observer of all states of this set-up."""
    assert isinstance(state, Realm)
    return DwarvesObserver(state)


def action_codes(tables: Tables, seat: int, seats: int) -> list[int]:
    """Every decision that the content makes possible; seats are counted from the one that acts."""
    ring = [(seat + k) % seats for k in range(seats)]
    kinds = range(len(KINDS))
    out = list(range(len(actions.PLAIN)))
    out += [actions.REROLL + face for face in range(1, 7)]
    out += [actions.RAISE + face for face in range(1, 6)]
    out += [actions.CHOOSE + k for k in range(LISTS)]
    out += [actions.BE + who for who in range(len(tables.char_names))]
    for base in (actions.BEGIN, actions.LOSE, actions.HEAL, actions.GIVE, actions.MARCH):
        out += [base + one for one in ring]
    out += [actions.USE + gear for gear in range(GEARS)]
    out += [actions.DROP + one * 16 + gear for one in ring for gear in range(GEARS)]
    for base in (actions.STEP, actions.TUNNEL, actions.CLEANSE, actions.DIG):
        out += [base + space for space in range(SPACES)]
    fought = [0]  # the space, then the cards on which troops stand
    for card in range(CARDS):
        quest = int(tables.quest_kind[card])
        if quest == QUEST_TESTS:
            parts = int(tables.part_first[card + 1] - tables.part_first[card])
            out += [actions.TEST + card * 4 + part for part in range(parts)]
        elif quest == QUEST_DICE:
            out.append(actions.TRY + card)
        elif quest == QUEST_PAY:
            out += [actions.PAY + card * 16 + gear for gear in range(GEARS)]
        elif quest == QUEST_FIGHT:
            fought.append(card + 1)
    out += [actions.DISMISS + FIRST_THREAT + k for k in range(THREATS)]
    out += [actions.STRIKE + card * 4 + kind for card in fought for kind in kinds]
    for base in (actions.REMOVE, actions.FETCH):
        out += [base + space * 4 + kind for space in range(SPACES) for kind in kinds]
    return out


def chance_codes(tables: Tables, seats: int) -> list[int]:
    out = [actions.DEAL + who for who in range(len(tables.char_names))]
    out += [actions.FIRST + seat for seat in range(seats)]
    out += [actions.TILE + tile for tile in range(TILES)]
    out += [actions.FIND + gear for gear in range(GEARS)]
    out += [actions.DRAW + card for card in range(CARDS)]
    out += [actions.RECRUIT + k for k in range(64)]
    codes = ZEROS[:MOST_OUTCOMES]
    weights = ZEROS[:MOST_OUTCOMES]
    for count in range(1, MOST_DICE + 1):
        n = dice.fill_rolls(count, codes, weights)
        out += [int(codes[k]) for k in range(n)]
    return out


def row_parts(realm: Realm) -> list[Part]:
    tables = realm.tables
    seats = int(realm.seats)
    seated = seat_words(seats)
    spaces = tables.names
    cards = tables.card_names
    pile = [cards[FIRST_ADVENTURE + k] for k in range(ADVENTURES + THREATS)]
    gear = tables.gear_names
    most = max(SUPPLY)
    parts = [
        number("to-act", OVER, seats - 1, actor_words(seats)),
        number("active", 0, seats - 1, seated),
        number("left", -1, MANY),
        number("tunnelled", 0, 1),
        number("hero", 0, TRACK),
        number("doom", -1, TRACK),
        number("council", 0, COUNCIL),
        number("pause", 0, MANY),
        number("tunnel", NOWHERE, SPACES - 1, ["nowhere", *spaces]),
        number("held", 0, MANY),
        number("result", 0, len(RESULTS) - 1, RESULTS),
        number("stage-a-left", 0, SCENARIOS),
        number("stage-b-left", 0, 1),
        number("threats-in-pile", 0, THREATS),
        numbers("supply", 0, most, list(KINDS)),
        numbers("dice", 0, MOST_DICE, [str(face) for face in range(1, 7)]),
        number("asks", -1, len(FRAMES) - 1, ["nothing", *FRAMES]),
        numbers("question", -1, LARGEST, ASKED),
        numbers("pending", -1, len(FRAMES) - 1, [str(k + 1) for k in range(PENDING)], ["nothing", *FRAMES]),
        flags("scenarios-to-come", cards[:SCENARIOS]),
        flags("pile", pile),
        flags("unseen-threats", cards[FIRST_THREAT : FIRST_THREAT + THREATS]),
        flags("discard", pile),
        flags("drawn", pile),
        numbers("gear-pile", 0, 15, gear),
        numbers("gear-gone", 0, 15, gear),
        flags("tiles", tables.tile_names),
        numbers("under", -1, TILES - 1, [str(k + 1) for k in range(TILES)], ["none", *tables.tile_names]),
    ]
    for who in seated:
        parts.append(number(f"dwarf of {who}", -1, len(tables.char_names) - 1, ["nobody", *tables.char_names]))
        parts.append(number(f"space of {who}", NOWHERE, SPACES - 1, ["nowhere", *spaces]))
        parts.append(number(f"health of {who}", -MANY, MANY))
        parts.append(flags(f"gear of {who}", [*gear, "forged"]))
    for row in range(ROWS):
        parts.append(number(f"card {row}", -1, CARDS - 1, ["none", *cards]))
        parts.append(numbers(f"troops on card {row}", 0, most, list(KINDS)))
        parts.append(numbers(f"progress of card {row}", 0, 15, [str(k + 1) for k in range(LISTS)]))
        parts.append(number(f"card {row} done", 0, 1))
        parts.append(number(f"bearer of card {row}", -1, seats - 1, ["nobody", *seated]))
        parts.append(flags(f"journey of card {row}", seated))
    for k, kind in enumerate(KINDS):
        parts.append(numbers(f"{kind} on", 0, SUPPLY[k], spaces))
    parts.append(numbers("perished", 0, TILES, spaces, ["no", *tables.tile_names]))
    return parts


def fill_flags(mask: i64, count: i64, out: vec[i16], at: i64) -> i64:
    """The lowest bits of a mask; where the row goes on."""
    k: i64 = 0
    while k < count:
        out[at + k] = i16((mask >> k) & 1)
        k += 1
    return at + count


def fill_packed(packed: i64, out: vec[i16], at: i64) -> i64:
    """Troops of all three kinds; where the row goes on."""
    out[at] = i16(packed & 255)
    out[at + 1] = i16((packed >> 8) & 255)
    out[at + 2] = i16(packed >> 16)
    return at + 3


def fill_question(realm: Realm, seat: i64, out: vec[i16], at: i64) -> None:
    """What the uppermost frame asks, taken apart into numbers that mean one thing each."""
    k: i64 = 0
    while k <= ASKED_COUNT:
        out[at + k] = -1
        k += 1
    if realm.depth == 0:
        return
    kind = realm.top()
    seats = realm.seats
    out[at] = i16(kind)
    at += 1
    if kind == on.ROLLING:
        purpose = on.Rolling.purpose(realm)
        out[at + PURPOSE] = i16(purpose)
        out[at + STEP] = i16(on.Rolling.step(realm))
        out[at + FLAGS] = i16(on.Rolling.flags(realm))
        out[at + DICE] = i16(on.Rolling.dice(realm))
        out[at + FACE] = i16(on.Rolling.face(realm))
        if purpose == on.FOR_TEST or purpose == on.FOR_TRY or purpose == on.FOR_DUEL:
            out[at + ASKED_CARD] = i16(on.Rolling.card(realm))
            out[at + PART] = i16(on.Rolling.part(realm))
    elif kind == on.WALK:
        out[at + SEAT] = i16((on.Walk.seat(realm) - seat + seats) % seats)
        out[at + AMOUNT] = i16(on.Walk.points(realm))
        out[at + FREE] = 1 if on.Walk.free(realm) else 0
    elif kind == on.CHOOSE_DWARF or kind == on.DEAL_DWARF:
        out[at + SEAT] = i16((on.Joining.seat(realm) - seat + seats) % seats)
    elif kind == on.PENALTY:
        out[at + SEAT] = i16((on.Penalty.seat(realm) - seat + seats) % seats)
    elif kind == on.LOSS:
        out[at + SEAT] = i16((on.Loss.seat(realm) - seat + seats) % seats)
    elif kind == on.RECRUITS:
        out[at + SPACE] = i16(on.Recruits.space(realm))
        out[at + FLAGS] = 1 if on.Recruits.again(realm) else 0
        fill_packed(on.Recruits.skulls(realm), out, at + PACKED)
    elif kind == on.FLOW:
        out[at + SPACE] = i16(on.Flow.waiting(realm))
    elif kind == on.FETCHING:
        fill_packed(on.Fetching.missing(realm), out, at + PACKED)
    elif kind == on.REVEAL:
        out[at + ASKED_CARD] = i16(on.Reveal.card(realm))
        out[at + FLAGS] = 1 if on.Reveal.heard(realm) else 0
    elif kind == on.LAY_DOWN or kind == on.REWARDED:
        out[at + ASKED_CARD] = i16(on.Leaving.card(realm))
        out[at + FLAGS] = 0
    elif kind == on.GIVING:
        out[at + ASKED_GEAR] = i16(on.Giving.gear(realm))
    elif kind == on.DIGGING:
        out[at + PLACE] = i16(on.Digging.place(realm))
    elif kind == on.REMOVING:
        out[at + AMOUNT] = i16(on.Tally.left(realm))
        out[at + TROOP] = i16(on.Removing.kind(realm))
        out[at + SPACE] = i16(on.Removing.chosen(realm))
        out[at + PLACE] = i16(on.Removing.place(realm))
    elif kind == on.RUN:
        out[at + LIST] = i16(on.Run.at(realm))
        out[at + LIST_COUNT] = i16(on.Run.end(realm))
        if on.Run.bearer(realm) >= 0:
            out[at + SEAT] = i16((on.Run.bearer(realm) - seat + seats) % seats)
    elif kind == on.CHOOSING:
        out[at + LIST] = i16(on.Choosing.first(realm))
        out[at + LIST_COUNT] = i16(on.Choosing.count(realm))
        if on.Choosing.bearer(realm) >= 0:
            out[at + SEAT] = i16((on.Choosing.bearer(realm) - seat + seats) % seats)
    elif kind == on.SHARE_HEAL:
        out[at + AMOUNT] = i16(on.Tally.left(realm))
        out[at + FREE] = 1 if on.ShareHeal.by_council(realm) else 0
    elif kind == on.MARCH_ALL:
        out[at + AMOUNT] = i16(on.Tally.left(realm))
        out[at + FREE] = i16(on.MarchAll.marched(realm))
    elif kind == on.DROPPING:
        out[at + AMOUNT] = i16(on.Tally.left(realm))
        out[at + LIST] = i16(on.Dropping.otherwise(realm))
    elif kind == on.SCENARIO:
        out[at + AMOUNT] = i16(on.Scenario.drawn(realm))
    elif kind == on.STRIKING:
        out[at + AMOUNT] = i16(on.Striking.removed(realm))
    elif kind == on.SWEEP:
        out[at + AMOUNT] = 1 if on.Sweep.struck(realm) else 0
    else:  # 0 where nothing is counted
        out[at + AMOUNT] = i16(on.Tally.left(realm))


class DwarvesObserver(Observer):
    """What everybody sees, from where the seat sits."""

    def __init__(self, realm: Realm) -> None:
        seats = int(realm.seats)
        tables = realm.tables
        super().__init__(
            seats,
            ActionSpace([action_codes(tables, seat, seats) for seat in range(seats)]),
            chance_codes(tables, seats),
            row_parts(realm),
            False,
            True,
            0,
        )

    def fill(self, state: State, seat: i64, out: vec[i16], at: i64) -> None:
        assert isinstance(state, Realm)
        seats = state.seats
        rel: i64 = state.actor
        if rel >= 0:
            rel = (rel - seat + seats) % seats
        out[at] = i16(rel)
        out[at + 1] = i16((state.active - seat + seats) % seats)
        out[at + 2] = i16(state.left)
        out[at + 3] = i16(state.tunnelled)
        out[at + 4] = i16(state.hero)
        out[at + 5] = i16(state.doom)
        out[at + 6] = i16(state.council)
        out[at + 7] = i16(state.pause)
        out[at + 8] = i16(state.tunnel)
        out[at + 9] = i16(state.held)
        out[at + 10] = i16(state.result)
        out[at + 11] = i16(state.left_a)
        out[at + 12] = i16(state.left_b)
        out[at + 13] = i16(state.hidden)
        at = fill_packed(state.supply, out, at + 14)
        face: i64 = 1
        while face <= 6:
            out[at] = i16(dice.showing(state.dice, face))
            at += 1
            face += 1
        fill_question(state, seat, out, at)
        at += 1 + ASKED_COUNT
        depth: i64 = state.depth - 2
        k: i64 = 0
        while k < PENDING:
            waiting: i64 = -1
            if depth >= 0:
                waiting = state.stack[depth * WIDE]
            out[at + k] = i16(waiting)
            depth -= 1
            k += 1
        at += PENDING
        at = fill_flags(state.stage_a | state.stage_c, SCENARIOS, out, at)
        if state.left_b > 0:
            out[at - SCENARIOS + state.rules.stage_b] = 1
        at = fill_flags(state.pile, ADVENTURES + THREATS, out, at)
        at = fill_flags(state.unseen, THREATS, out, at)
        at = fill_flags(state.discard, ADVENTURES + THREATS, out, at)
        at = fill_flags(state.drawn, ADVENTURES + THREATS, out, at)
        k = 0
        while k < GEARS:
            out[at + k] = i16(in_pile(state.gear_pile, k))
            out[at + GEARS + k] = i16(in_pile(state.gear_gone, k))
            k += 1
        at = fill_flags(state.tiles, TILES, out, at + 2 * GEARS)
        under = state.under
        k = 0
        while k < TILES:
            tile: i64 = -1
            if k < len(under):
                tile = under[k]
            out[at + k] = i16(tile)
            k += 1
        at = self._fill_dwarves(state, seat, out, at + TILES)
        at = self._fill_cards(state, seat, out, at)
        troops = state.troops
        land = state.land
        space: i64 = 0
        while space < SPACES:
            packed = troops[space]
            out[at + space] = i16(packed & 255)
            out[at + SPACES + space] = i16((packed >> 8) & 255)
            out[at + 2 * SPACES + space] = i16(packed >> 16)
            out[at + 3 * SPACES + space] = i16(land[space])
            space += 1

    def _fill_dwarves(self, realm: Realm, seat: i64, out: vec[i16], at: i64) -> i64:
        k: i64 = 0
        while k < realm.seats:
            base: i64 = (seat + k) % realm.seats * WIDE
            out[at] = i16(realm.folk[base + WHO])
            out[at + 1] = i16(realm.folk[base + AT])
            out[at + 2] = i16(realm.folk[base + LIFE])
            at = fill_flags(realm.folk[base + GEAR], OWNED, out, at + 3)
            k += 1
        return at

    def _fill_cards(self, realm: Realm, seat: i64, out: vec[i16], at: i64) -> i64:
        seats = realm.seats
        row: i64 = 0
        while row < ROWS:
            base: i64 = row * WIDE
            card = realm.cards[base]
            out[at] = i16(card)
            packed: i64 = 0
            progress: i64 = 0
            marks: i64 = 0
            bearer: i64 = -1
            if card >= 0:
                packed = realm.cards[base + TROOPS]
                progress = realm.cards[base + PROGRESS]
                marks = realm.cards[base + MARKS]
                if realm.tables.card_bearer[card] != 0:
                    bearer = (marks - seat + seats) % seats
                    marks = 0
            at = fill_packed(packed, out, at + 1)
            k: i64 = 0
            while k < LISTS:
                out[at + k] = i16((progress >> (4 * k)) & 15)
                k += 1
            done: i64 = 1
            if progress & DONE == 0:
                done = 0
            out[at + LISTS] = i16(done)
            out[at + LISTS + 1] = i16(bearer)
            at += LISTS + 2
            k = 0
            while k < seats:
                out[at + k] = i16((marks >> ((seat + k) % seats)) & 1)
                k += 1
            at += seats
            row += 1
        return at
