"""The Dwarves behind the protocol: the set-up (chapter DW-2), notation, and the game as a lobby sees it."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lamplight.core import view as shown
from lamplight.core.events import Narrator
from lamplight.core.game import CHANCE, Game, NotationError, State, check_seats, checked_options, filled
from lamplight.core.position import Fields
from lamplight.core.rng import Rng
from lamplight.core.view import Choice, GameInfo, OptionSpec, Outcome, Refusal, TableView, Text, Way
from lamplight.games.dwarves import actions, asking, choices, far, ground, needs, outcome, resolve
from lamplight.games.dwarves import frames as on
from lamplight.games.dwarves import position as positions
from lamplight.games.dwarves import refusals as why
from lamplight.games.dwarves import view as views
from lamplight.games.dwarves.content import standard
from lamplight.games.dwarves.options import touches
from lamplight.games.dwarves.state import BIT, NOWHERE, ROWS, RUNNING, SPACES, WIDE, Realm, Rules
from lamplight.games.dwarves.tables import (
    ADVENTURES,
    ONE_ALF,
    ONE_TROLL,
    STAGE_A,
    STAGE_C,
    SUPPLY,
    THREATS,
    TROOPS,
    Tables,
)

VERSIONS: Final = (1, 2)  # of the rules, the usual one last
RULES_VERSION: Final = 2
MIN_SEATS: Final = 2
MAX_SEATS: Final = 5
THREATS_AT_FIRST: Final = 3  # DW-2.7
STAGES: Final = {"easy": 4, "normal": 5, "challenging": 6, "brave": 7, "heroic": 8}  # DW-14.1
COLOURS: Final = ("red", "blue", "green", "yellow", "violet")


class DwarvesState(Realm):
    """A position of The Dwarves."""

    def copy(self) -> DwarvesState:
        # <fields: copy>
        return DwarvesState(
            self.rules,
            self.depth,
            self.troops[:],
            self.land[:],
            self.folk[:],
            self.cards[:],
            self.stack[:],
            self.queue[:],
            self.under,
            self.seats,
            self.actor,
            self.head,
            self.supply,
            self.dice,
            self.hero,
            self.doom,
            self.council,
            self.pause,
            self.tunnel,
            self.active,
            self.left,
            self.tunnelled,
            self.turn,
            self.tiles,
            self.stage_a,
            self.left_a,
            self.left_b,
            self.stage_c,
            self.pile,
            self.hidden,
            self.unseen,
            self.discard,
            self.drawn,
            self.gear_pile,
            self.gear_gone,
            self.held,
            self.dirty,
            self.result,
            self.won_by,
        )
        # </fields>

    def __reduce__(self) -> tuple[object, ...]:
        return (restored, (self.rules.options, self.tables, int(self.rules.version), self.key()))

    def fill_legal(self, out: vec[i64]) -> i64:
        if self.actor < 0:
            return 0
        return choices.fill_legal(self, out)

    def chance_label(self) -> str:
        return resolve.uppermost(self).label()

    def chance_total(self) -> i64:
        return resolve.uppermost(self).total(self)

    def chance_at(self, k: i64) -> i64:
        return resolve.uppermost(self).outcome_at(self, k)

    def fill_chance(self, codes: vec[i64], weights: vec[i64]) -> i64:
        return resolve.uppermost(self).fill_outcomes(self, codes, weights)

    def apply(self, code: i64, tell: Narrator | None = None) -> None:
        self.tell = tell
        if code < actions.PEOPLE:
            resolve.answer(self, code)
        else:
            resolve.uppermost(self).settle(self, code)
        resolve.advance(self)
        self.tell = None

    def refusal(self, seat: i64, code: i64) -> Refusal | None:
        drawn = seat == CHANCE and self.actor == CHANCE and code >= actions.PEOPLE
        due = drawn and int(code) in [outcome for outcome, _ in self.chance_outcomes()]
        return why.refusal(self, int(seat), int(code), due)

    def needs(self, seat: i64, code: i64) -> Text | None:
        return needs.needs(self, int(seat), int(code))

    def candidates(self, seat: i64) -> list[int]:
        return why.candidates(self)

    def text(self, code: i64) -> str:
        return spelled(self, code)

    def parse(self, text: str) -> int:
        code = parsed(self, text.split(" "))
        if code is None:
            raise NotationError(text[:80])
        return code

    def touches(self, code: i64) -> list[str]:
        return touches(self, int(code))

    def scene(self) -> shown.Board:
        return ground.board(self.tables)

    def view(self, seat: int | None) -> TableView:
        if self.actor < 0:
            return views.view(self, [], [])
        return views.view(self, self.legal_actions(), self.plans(self.actor))  # DW-3.4: the same for everybody

    def plans(self, seat: i64) -> list[Way]:
        return far.ways(self, int(seat))

    def formality(self, person: i64) -> i64:
        """The group agrees on who begins: where only one person plays there is nobody to agree with. # DW-2.11"""
        return actions.BEGIN + person if self.top() == on.AGREE_FIRST else -1

    def ask_alone(self) -> Text | None:
        return asking.ask_alone(self)

    def determinize(self, seat: i64, rng: Rng) -> DwarvesState:
        """All is open but the order of the piles, and that is not settled before a card is drawn. # DW-3.4"""
        return self.copy()

    def outcome(self) -> Outcome | None:
        return outcome.outcome(self)

    def position(self) -> str:
        return positions.told(self, USUAL)


def spelled(realm: Realm, code: i64) -> str:
    """The notation of a code."""
    tables = realm.tables
    kind = actions.kind_of(code)
    rest = int(code - kind)
    if kind < actions.REROLL:
        return actions.PLAIN[kind]
    if kind in _SEATED:
        return f"{_SEATED[int(kind)]} {rest + 1}"
    if kind in _SPACED:
        return f"{_SPACED[int(kind)]} {tables.names[rest]}"
    if kind in (actions.REROLL, actions.RAISE):
        return f"{'reroll' if kind == actions.REROLL else 'raise'} {rest}"
    if kind in (actions.BE, actions.DEAL):
        return f"{'be' if kind == actions.BE else 'deal'} {tables.char_names[rest]}"
    if kind in (actions.USE, actions.FIND):
        return f"{'use' if kind == actions.USE else 'find'} {tables.gear_names[rest]}"
    if kind in _CARDED:
        return f"{_CARDED[int(kind)]} {tables.card_names[rest]}"
    if kind == actions.TILE:
        return f"tile {tables.tile_names[rest]}"
    if kind == actions.DROP:
        return f"drop {actions.seat_of(code) + 1} {tables.gear_names[actions.gear_of(code)]}"
    if kind == actions.TEST:
        return f"test {tables.card_names[actions.card_of(code)]} {actions.part_of(code) + 1}"
    if kind == actions.PAY:
        return f"pay {tables.card_names[actions.card_of(code)]} {tables.gear_names[actions.gear_of(code)]}"
    if kind == actions.STRIKE:
        card = actions.card_of(code)
        return f"strike {TROOPS[actions.troop_of(code)]}" + (f" {tables.card_names[card]}" if card >= 0 else "")
    if kind in (actions.REMOVE, actions.FETCH):
        word = "remove" if kind == actions.REMOVE else "fetch"
        return f"{word} {TROOPS[actions.troop_of(code)]} {tables.names[actions.space_of(code)]}"
    if kind == actions.RECRUIT:
        return " ".join(["recruit", *[str(int(actions.skulls_of(code, kind))) for kind in range(len(TROOPS))]])
    return " ".join(["roll", *[str(die) for die in actions.dice_of(code)]])


_SEATED: Final = {
    actions.CHOOSE: "choose", actions.BEGIN: "begin", actions.LOSE: "lose", actions.HEAL: "heal",
    actions.GIVE: "give", actions.MARCH: "march", actions.FIRST: "first",
}  # fmt: skip
_SPACED: Final = {actions.STEP: "step", actions.TUNNEL: "tunnel", actions.CLEANSE: "cleanse", actions.DIG: "dig"}
_CARDED: Final = {actions.TRY: "try", actions.DISMISS: "dismiss", actions.DRAW: "draw"}
_SEATED_OF: Final = {word: kind for kind, word in _SEATED.items()}
_SPACED_OF: Final = {word: kind for kind, word in _SPACED.items()}
_CARDED_OF: Final = {word: kind for kind, word in _CARDED.items()}
_PLAIN_OF: Final = {word: code for code, word in enumerate(actions.PLAIN)}
_TROOP_OF: Final[dict[str, int]] = {word: kind for kind, word in enumerate(TROOPS)}
MOST_CHOICES: Final = 4


def parsed(realm: Realm, words: list[str]) -> int | None:
    """The code of a notation, or None."""
    tables = realm.tables
    kind = words[0]
    if kind == "roll":
        dice = [_number(word, 1, 6) for word in words[1:]]
        found = [die for die in dice if die is not None]
        if len(found) != len(words) - 1 or not 1 <= len(found) <= 7 or found != sorted(found, reverse=True):
            return None
        return actions.roll(found)
    if len(words) == 1:
        return _PLAIN_OF.get(kind)
    first = words[1]
    if len(words) == 2:
        if kind in _SEATED_OF:
            seat = _number(first, 1, MOST_CHOICES if kind == "choose" else int(realm.seats))
            return None if seat is None else int(_SEATED_OF[kind]) + seat - 1
        if kind in _SPACED_OF:
            return _joined(int(_SPACED_OF[kind]), tables.index.get(first))
        if kind in _CARDED_OF:
            return _joined(int(_CARDED_OF[kind]), tables.card_index.get(first))
        if kind in ("reroll", "raise"):
            return _joined(actions.REROLL if kind == "reroll" else actions.RAISE, _number(first, 1, 6))
        if kind in ("be", "deal"):
            return _joined(actions.BE if kind == "be" else actions.DEAL, tables.char_index.get(first))
        if kind in ("use", "find"):
            return _joined(actions.USE if kind == "use" else actions.FIND, tables.gear_index.get(first))
        if kind == "tile":
            return _joined(actions.TILE, tables.tile_index.get(first))
        return _joined(actions.STRIKE, _TROOP_OF.get(first)) if kind == "strike" else None
    if len(words) == 3:
        second = words[2]
        if kind == "drop":
            seat = _number(first, 1, int(realm.seats))
            gear = tables.gear_index.get(second)
            return None if seat is None or gear is None else int(actions.drop(seat - 1, gear))
        if kind in ("remove", "fetch"):
            troop = _TROOP_OF.get(first)
            space = tables.index.get(second)
            if troop is None or space is None:
                return None
            return int(actions.remove(space, troop) if kind == "remove" else actions.fetch(space, troop))
        if kind == "strike":
            troop = _TROOP_OF.get(first)
            card = tables.card_index.get(second)
            return None if troop is None or card is None else int(actions.strike(card, troop))
        card = tables.card_index.get(first)
        if card is None:
            return None
        if kind == "test":
            part = _number(second, 1, 4)
            return None if part is None else int(actions.test(card, part - 1))
        if kind == "pay":
            gear = tables.gear_index.get(second)
            return None if gear is None else int(actions.pay(card, gear))
        return None
    if len(words) == 4 and kind == "recruit":
        skulls = [_number(word, 0, 3) for word in words[1:]]
        orcs, trolls, alfar = skulls[0], skulls[1], skulls[2]
        if orcs is None or trolls is None or alfar is None:
            return None
        return int(actions.recruit(orcs, trolls, alfar))
    return None


def _joined(base: int, at: int | None) -> int | None:
    return None if at is None else base + at


def _number(word: str, least: int, most: int) -> int | None:
    """A single digit within these bounds."""
    if len(word) != 1 or not (word.isascii() and word.isdigit()):
        return None
    return int(word) if least <= int(word) <= most else None


class Dwarves(Game):
    """The game as a lobby sees it."""

    id = "dwarves"
    min_seats = MIN_SEATS
    max_seats = MAX_SEATS
    secrets = False
    together = True  # DW-3.4

    def __init__(self, version: int = RULES_VERSION) -> None:
        self.rules_version = version

    def versions(self) -> tuple[int, ...]:
        return VERSIONS

    def of_version(self, version: int) -> Game:
        return Dwarves(version)

    def info(self) -> GameInfo:
        return GameInfo(
            id=self.id,
            name=Text("dw-name"),
            tagline=Text("dw-tagline"),
            rules_version=self.rules_version,
            min_seats=MIN_SEATS,
            max_seats=MAX_SEATS,
            options=(
                _option("difficulty", *STAGES),
                _option("dwarves", "choose", "random"),
                _option("first", "agree", "random"),
                _option("perish", "5", "4"),  # printed in the rulebook, so not a variant of ours
            ),
            bots=(),
            colours=COLOURS,
        )

    def checked(self, options: dict[str, str]) -> dict[str, str]:
        return checked_options(self.info(), options)

    def new(self, options: dict[str, str], seats: int) -> State:
        check_seats(self.info(), seats)
        return opening(rules_for(self.checked(options), standard(), self.rules_version), seats)

    def position(self, line: str) -> State:
        """The position that a line tells, by the version of the rules that it names."""
        fields = Fields(line, self.id, positions.KNOWN)
        fields.played_by(VERSIONS)
        if not fields.version:
            fields.check()
        options = positions.options_of(fields, self.info())
        seats = len(fields.listed("party"))
        if not MIN_SEATS <= seats <= MAX_SEATS:
            fields.fault("core-seat-count", seats=seats, min=MIN_SEATS, max=MAX_SEATS)
            fields.check()
        state = blank(rules_for(options, standard(), fields.version), seats)
        positions.fill(state, fields)
        return state

    def board(self, options: dict[str, str]) -> shown.Board:
        self.checked(options)
        return ground.board(standard())

    def content(self, options: dict[str, str]) -> str:
        self.checked(options)
        return standard().content


def rules_for(chosen: dict[str, str], tables: Tables, version: int = RULES_VERSION) -> Rules:
    """The agreement of a match."""
    return Rules(
        chosen,
        tables,
        int(chosen["perish"]),
        STAGES[chosen["difficulty"]],
        chosen["dwarves"] == "choose",
        chosen["first"] == "agree",
        version,
    )


def _ones(n: i64) -> i64:
    return BIT[n] - 1


def opening(rules: Rules, seats: i64) -> DwarvesState:
    """Before anything is chosen or dealt; the stack holds the whole set-up. # DW-2.1 to DW-2.11"""
    tables = rules.tables
    state = blank(rules, seats)
    on.push(state, on.TURN)
    on.Tally.push(state, on.THREATS, THREATS_AT_FIRST)  # DW-2.7: only after the first cards lie
    on.push(state, on.REFILL)  # DW-2.6
    on.push(state, on.SCENARIO)  # DW-2.5
    on.push(state, on.AGREE_FIRST if rules.agree else on.DRAW_FIRST)
    seat = seats - 1
    while seat >= 0:
        on.Joining.push(state, on.CHOOSE_DWARF if rules.choose else on.DEAL_DWARF, seat)
        seat -= 1
    kind: i64 = 0
    while kind < len(tables.gear_copies):
        state.gear_pile += tables.gear_copies[kind] * BIT[4 * kind]
        kind += 1
    card: i64 = 0
    while card < len(tables.card_stage):
        if tables.card_stage[card] == STAGE_A:
            state.stage_a += BIT[card]
        elif tables.card_stage[card] == STAGE_C:
            state.stage_c += BIT[card]
        card += 1
    resolve.advance(state)
    return state


def blank(rules: Rules, seats: i64) -> DwarvesState:
    """An empty table with nothing on the stack: for the opening, and for positions set by hand."""
    tables = rules.tables
    folk = vec[i64]()
    seat: i64 = 0
    while seat < seats:
        folk = append(append(append(append(folk, -1), NOWHERE), 0), 0)
        seat += 1
    cards = filled(ROWS * WIDE, 0)
    row: i64 = 0
    while row < ROWS:
        cards[row * WIDE] = -1
        row += 1
    supply = SUPPLY[0] + SUPPLY[1] * ONE_TROLL + SUPPLY[2] * ONE_ALF
    # <fields: empty>
    return DwarvesState(
        rules=rules,
        depth=0,
        troops=filled(SPACES, 0),
        land=filled(SPACES, 0),
        folk=folk,
        cards=cards,
        stack=filled(64, 0),
        queue=vec[i64](),
        under=vec[i64](),
        seats=seats,
        actor=CHANCE,
        head=0,
        supply=supply,
        dice=0,
        hero=0,
        doom=len(tables.track_kind) - 1,
        council=tables.council_start,
        pause=0,
        tunnel=NOWHERE,
        active=0,
        left=0,
        tunnelled=0,
        turn=0,
        tiles=_ones(len(tables.tile_names)),
        stage_a=0,
        left_a=rules.stages,
        left_b=1,
        stage_c=0,
        pile=_ones(ADVENTURES),
        hidden=0,
        unseen=_ones(THREATS),
        discard=0,
        drawn=0,
        gear_pile=0,
        gear_gone=0,
        held=0,
        dirty=False,
        result=RUNNING,
        won_by=-1,
    )
    # </fields>


def restored(options: dict[str, str], tables: Tables, version: int, key: str) -> DwarvesState:
    """A state from its options, the version of its rules and its key (for pickling)."""
    numbers, *rows = key.split("|")
    n = [int(word) for word in numbers.split(" ")]
    r = [vec[i64]([i64(int(word)) for word in row.split()]) for row in rows]
    rules = rules_for(options, tables, version)
    # <fields: restored>
    return DwarvesState(
        rules,
        len(r[4]) // WIDE,
        r[0],
        r[1],
        r[2],
        r[3],
        r[4],
        r[5],
        r[6],
        n[0],
        n[1],
        n[2],
        n[3],
        n[4],
        n[5],
        n[6],
        n[7],
        n[8],
        n[9],
        n[10],
        n[11],
        n[12],
        n[13],
        n[14],
        n[15],
        n[16],
        n[17],
        n[18],
        n[19],
        n[20],
        n[21],
        n[22],
        n[23],
        n[24],
        n[25],
        n[26],
        n[27] != 0,
        n[28],
        n[29],
    )
    # </fields>


def _option(name: str, *values: str) -> OptionSpec:
    choices = tuple(Choice(value, Text(f"dw-option-{name}-{value}")) for value in values)
    return OptionSpec(name, Text(f"dw-option-{name}"), choices)


USUAL: Final = {spec.name: spec.choices[0].value for spec in Dwarves().info().options}  # options that go without saying
