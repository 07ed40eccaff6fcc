"""Rumble behind the protocol: the set-up (chapter RD-2), the turn order and the end of adventures."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from lamplight.core import view as shown
from lamplight.core.events import Narrator
from lamplight.core.game import (
    ALL,
    CHANCE,
    OVER,
    Game,
    NotationError,
    SetupError,
    State,
    check_seats,
    checked_options,
    filled,
)
from lamplight.core.position import Fields
from lamplight.core.rng import Rng
from lamplight.core.view import GameInfo, Outcome, Refusal, TableView, Text
from lamplight.games.rumble import actions, calling, counting, needs, outcome
from lamplight.games.rumble import position as positions
from lamplight.games.rumble import refusals as why
from lamplight.games.rumble import tell as say
from lamplight.games.rumble import view as views
from lamplight.games.rumble.actions import (
    CALL,
    CARRY,
    CHARACTER_OF,
    DEAL,
    FIGHT,
    LAY,
    LAYS,
    LEAVE,
    PLACE,
    START,
)
from lamplight.games.rumble.agreement import (
    BOX_SEATS,
    MAX_SEATS,
    MIN_SEATS,
    NEWEST_RULES,
    SETS,
    VERSIONS,
    options,
    rules_for,
)
from lamplight.games.rumble.brawling import act, fill_actions
from lamplight.games.rumble.dungeon import Dungeon, named_layout, numbered
from lamplight.games.rumble.layout import LONGEST
from lamplight.games.rumble.scoring import score
from lamplight.games.rumble.state import (
    BRAWLING,
    DEALING,
    LAYING,
    NOBODY,
    OUT,
    PLACING,
    STARTING,
    UNCOUNTED,
    UNDEALT,
    Brawl,
    Rules,
)

COLOURS: Final = (
    "red", "blue", "green", "yellow", "violet", "grey", "orange", "teal", "pink", "brown", "black", "lime",
)  # fmt: skip


@mypyc_attr(free_list_len=1)  # the copy that a roll-out drops is the memory of the next one
class RumbleState(Brawl):
    """A position of Rumble."""

    def copy(self) -> RumbleState:
        return RumbleState(self.seats, self.rules, self.dungeon, self)

    def __reduce__(self) -> tuple[object, ...]:
        return (restored, (self.rules.options, int(self.rules.version), self.key()))

    def fill_legal(self, out: vec[i64]) -> i64:
        if self.actor < 0:
            return 0
        return fill_actions(self, out)

    def legal_total(self) -> i64:
        if self.actor < 0:
            return 0
        return counting.total(self)

    def legal_at(self, k: i64) -> i64:
        return counting.at(self, k)

    def legal_any(self, rng: Rng, out: vec[i64]) -> i64:
        return counting.some(self, rng)

    def chance_label(self) -> str:
        if self.phase == LAYING:
            return "lay"
        if self.phase == PLACING:
            return "place"
        return "deal" if self.phase == DEALING else "start"

    def chance_total(self) -> i64:
        if self.phase == LAYING:
            return LAYS
        if self.phase == PLACING or self.phase == DEALING:
            return self.rules.characters - self.settled
        return self._starters()

    def chance_at(self, k: i64) -> i64:
        if self.phase == LAYING:
            return LAY + k
        if self.phase == PLACING:
            return actions.place(self._waiting(k, self.room_of, OUT), self.settled)
        if self.phase == DEALING:
            return actions.deal(self.settled // self.rules.tokens, self._waiting(k, self.owner, UNDEALT))
        return actions.start(self._starter(k))

    def _waiting(self, k: i64, row: vec[i64], mark: i64) -> i64:
        """The k-th character that still carries this mark."""
        who: i64 = 0
        while True:
            if row[who] == mark:
                if k == 0:
                    return who
                k -= 1
            who += 1

    def _fewest(self) -> i64:
        low = self.scores[0]
        seat: i64 = 1
        while seat < self.seats:
            if self.scores[seat] < low:
                low = self.scores[seat]
            seat += 1
        return low

    def _starters(self) -> i64:
        """How many seats could begin: all at first, then those with the fewest points. # RD-4.1, RD-4.2, A13"""
        if self.adventure > 0 and self.rules.seating_start:
            return 1
        low = self._fewest()
        n: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            if self.scores[seat] == low:
                n += 1
            seat += 1
        return n

    def _starter(self, k: i64) -> i64:
        low = self._fewest()
        seat: i64 = 0
        if self.adventure > 0 and self.rules.seating_start:  # the first of them after the last starter
            seat = (self.starter + 1) % self.seats
            while self.scores[seat] != low:
                seat = (seat + 1) % self.seats
            return seat
        while True:
            if self.scores[seat] == low:
                if k == 0:
                    return seat
                k -= 1
            seat += 1

    def apply(self, code: i64, tell: Narrator | None = None) -> None:
        if code < CALL:
            if tell is not None:
                say.acted(self, tell, int(code))
            act(self, code)
            self.turn += 1
            if self.inside == 1:  # RD-4.3
                self._score(False, tell)
            elif self.rules.guard and self.dry >= self.rules.dry_limit:  # G2
                if tell is not None:
                    say.guarded(tell, "dry", int(self.inside))
                self._score(True, tell)
            else:
                self.actor += 1
                if self.actor == self.seats:
                    self.actor = 0
        elif code == CALL:  # G3
            if tell is not None:
                say.guarded(tell, "call", int(self.inside))
            self._score(True, tell)
        else:
            self._chance(code, tell)

    def _chance(self, code: i64, tell: Narrator | None) -> None:
        rules = self.rules
        if code < PLACE:
            self.actor = code - START
            self.starter = self.actor
            self.phase = BRAWLING
            if tell is not None:
                say.started(tell, int(self.actor), "RD-4.1" if self.adventure == 0 else "RD-4.2")
        elif code < DEAL:
            who = actions.who_of(code)
            self.room_of[who] = self.settled
            self.crowd[self.settled] += 1
            self.settled += 1
            if self.settled == rules.characters:
                self.inside = rules.characters
                self.chest = self.dungeon.treasury  # RD-2.5
                self.settled = 0
                self.phase = DEALING
                if tell is not None:
                    say.placed(self, tell)
        elif code < LAY:
            who = actions.who_of(code)
            seat = actions.seat_of(code)
            self.owner[who] = seat
            self.settled += 1
            if tell is not None:
                say.dealt(self, tell, int(seat), int(who))
            if self.settled == rules.tokens * self.seats:
                self._leave_the_rest()
                if tell is not None:
                    say.all_dealt(self, tell)
        else:
            self.dungeon = numbered(rules.sets, rules.twisty, int(code - LAY))
            self.settled = 0
            self.phase = PLACING
            if tell is not None:
                say.laid(tell, int(code - LAY))

    def _leave_the_rest(self) -> None:
        """What is left of the tokens stays face down, unknown to all. # A11"""
        who: i64 = 0
        while who < self.rules.characters:
            if self.owner[who] == UNDEALT:
                self.owner[who] = NOBODY
            who += 1
        self.settled = 0
        self.phase = STARTING

    def _score(self, shared: bool, tell: Narrator | None) -> None:
        """The adventure is over: score it, then set up the next one or end the game. # RD-6.7, RD-6.8"""
        before = [int(points) for points in self.scores] if tell is not None else []
        score(self, shared)
        if tell is not None:
            say.scored(self, tell, before)
        if self.adventure + 1 == self.rules.adventures:
            self.actor = OVER
            if tell is not None:
                say.ended(tell, outcome.winners(self), "A14" if outcome.broken_by(self) else "RD-6.8")
        else:
            self.adventure += 1
            self.set_up()

    def set_up(self) -> None:
        """Everybody back into the box; the next draw is due."""
        rules = self.rules
        count = rules.characters
        self.actor = CHANCE
        self.phase = LAYING if rules.layout == "" and (self.adventure == 0 or rules.rebuild) else PLACING
        self.room_of = filled(count, OUT)
        self.crowd = filled(self.dungeon.rooms, 0)
        self.owner = filled(count, UNDEALT)
        self.fallen = vec[i64]()
        self.chest = OUT
        self.inside = 0
        self.escaped = OUT
        self.dry = 0
        self.last_who = OUT
        self.last_from = OUT
        self.settled = 0
        self.ways_all = UNCOUNTED

    def refusal(self, seat: i64, code: i64) -> Refusal | None:
        return why.refusal(self, int(seat), int(code), self._due(code))

    def _due(self, code: i64) -> bool:
        """Is this an outcome of the draw that is due?"""
        if self.actor != CHANCE:
            return False
        if self.phase == LAYING:
            return LAY <= code < LAY + LAYS
        return int(code) in [outcome for outcome, _ in self.chance_outcomes()]

    def needs(self, seat: i64, code: i64) -> Text | None:
        return needs.needs(self, int(seat), int(code))

    def candidates(self, seat: i64) -> list[int]:
        return why.candidates(self)

    def text(self, code: i64) -> str:
        rooms = self.dungeon.names
        if code == CALL:
            return "call"
        if code >= LAY:
            return f"lay {code - LAY}"
        if START <= code < PLACE:
            return f"start {code - START + 1}"
        name = say.name_of(self, int(actions.who_of(code)))
        if code >= DEAL:
            return f"deal {actions.seat_of(code) + 1} {name}"
        if code >= PLACE:
            return f"place {name} {rooms[actions.room_of(code)]}"
        if code >= LEAVE:
            return f"leave {name}"
        if code >= FIGHT:
            return f"fight {name}"
        return f"{'carry' if code >= CARRY else 'move'} {name} {rooms[actions.room_of(code)]}"

    def parse(self, text: str) -> int:
        code = self._parsed(text.split(" "))
        if code is None:
            raise NotationError(text[:80])
        return code

    def _parsed(self, words: list[str]) -> int | None:
        kind = words[0]
        if len(words) == 1:
            return CALL if kind == "call" else None
        first = words[1]
        if len(words) == 2:
            if kind == "start":
                seat = _number(first, int(self.seats))
                return None if seat is None else int(actions.start(seat - 1))
            if kind == "lay":
                number = 0 if first == "0" else _number(first, LAYS - 1)
                return None if number is None else int(actions.lay(number))
            who = self._who(first)
            if who is None or kind not in ("fight", "leave"):
                return None
            return int(actions.fight(who) if kind == "fight" else actions.leave(who))
        if len(words) != 3:
            return None
        if kind == "deal":
            seat = _number(first, int(self.seats))
            who = self._who(words[2])
            return None if seat is None or who is None else int(actions.deal(seat - 1, who))
        who = self._who(first)
        room = self.dungeon.index.get(words[2])
        if who is None or room is None:
            return None
        if kind == "move":
            return int(actions.move(who, room))
        if kind == "carry":
            return int(actions.carry(who, room))
        return int(actions.place(who, room)) if kind == "place" else None

    def _who(self, name: str) -> int | None:
        who = CHARACTER_OF.get(name, -1) - int(self.rules.first)
        return who if 0 <= who < self.rules.characters else None

    def touches(self, code: i64) -> list[str]:
        """The pieces and places of an action, legal or not."""
        if code >= CALL:
            return []
        who = int(actions.who_of(code))
        name = say.name_of(self, who)
        rooms = self.dungeon.names
        if code < FIGHT:
            out = [name, rooms[actions.room_of(code)]]
            return [*out, "chest"] if code >= CARRY else out
        here = int(self.room_of[who])
        place = [rooms[here]] if here != OUT else []
        return [name, *place, "fight"] if code < LEAVE else [name, *place, "chest", "leave"]

    def scene(self) -> shown.Board:
        return self.dungeon.shown()

    def motions(self) -> list[str]:
        return [] if calling.call_fault(self, ALL) else ["call"]

    def costs(self, seat: i64, motion: str) -> bool:
        return calling.call_costs(self, seat)

    def secret_of(self, code: i64) -> i64:
        return actions.seat_of(code) if DEAL <= code < LAY else -1  # RD-2.6

    def veiled(self, code: i64) -> str:
        return f"deal {actions.seat_of(code) + 1} ?" if DEAL <= code < LAY else self.text(code)

    def view(self, seat: int | None) -> TableView:
        legal = self.legal_actions() if seat is not None and seat == self.actor else []
        return views.view(self, seat, legal)

    def determinize(self, seat: i64, rng: Rng) -> RumbleState:
        """The same brawl with the unseen tokens dealt anew: every deal that fits is equally likely."""
        world = self.copy()
        if self.actor == OVER:  # all tokens lie open
            return world
        world.owner = world.owner[:]
        unseen = vec[i64]()
        who: i64 = 0
        while who < self.rules.characters:
            if seat < 0 or self.owner[who] != seat:
                unseen = append(unseen, who)
            who += 1
        left: i64 = len(unseen)
        while left > 1:
            pick = rng.below(left)
            left -= 1
            one = unseen[pick]
            two = unseen[left]
            world.owner[one], world.owner[two] = world.owner[two], world.owner[one]
        return world

    def outcome(self) -> Outcome | None:
        return outcome.outcome(self)

    def position(self) -> str:
        return positions.position(self, positions.EVERYBODY)

    def position_seen(self, seat: int | None) -> str:
        return positions.position(self, seat)


def _number(word: str, most: int) -> int | None:
    """A plain number from 1 to most."""
    if not (word.isascii() and word.isdigit()) or word[0] == "0" or len(word) > 5:
        return None
    return int(word) if int(word) <= most else None


class Rumble(Game):
    """The game as a lobby sees it."""

    id = "rumble"
    min_seats = MIN_SEATS
    max_seats = MAX_SEATS
    secrets = True

    def __init__(self, version: int = NEWEST_RULES) -> None:
        self.rules_version = version

    def versions(self) -> tuple[int, ...]:
        return VERSIONS

    def of_version(self, version: int) -> Game:
        return Rumble(version)

    def position(self, line: str) -> State:
        fields = Fields(line, self.id, positions.FIELDS)
        fields.played_by(VERSIONS)
        specs = {spec.name: tuple([choice.value for choice in spec.choices]) for spec in options()}
        agreed = positions.Agreed(fields, specs)
        rules, dungeon = agreed.rules, agreed.dungeon
        fields.check()
        assert rules is not None
        assert dungeon is not None
        state = opening(rules, dungeon, agreed.seats)
        positions.Reader(fields, state).read()
        fields.check()
        return state

    def info(self) -> GameInfo:
        return GameInfo(
            id=self.id,
            name=Text("rd-name"),
            tagline=Text("rd-tagline"),
            rules_version=self.rules_version,
            min_seats=MIN_SEATS,
            max_seats=MAX_SEATS,
            options=options(),
            bots=(),
            colours=COLOURS,
        )

    def suited(self, seats: int) -> dict[str, str]:
        return {"set": "both"} if seats > BOX_SEATS else {}

    def bot_faults(self, options: dict[str, str]) -> list[Text]:
        """Two bots that protect themselves may circle for ever: with a bot the guard is on. # G2"""
        unguarded = self.rules_version > 1 and options.get("guard") == "off"
        return [Text("rd-setup-bot-guard")] if unguarded else []

    def checked(self, options: dict[str, str]) -> dict[str, str]:
        chosen = checked_options(self.info(), options)
        if len(chosen["layout"]) > LONGEST:
            raise SetupError([Text("rd-layout-spelling")])
        if chosen["layout"] != "generated":
            named_layout(SETS[chosen["set"]], chosen["layout"])
        return chosen

    def new(self, options: dict[str, str], seats: int) -> State:
        """An empty dungeon; chance builds, places and deals. # RD-2"""
        check_seats(self.info(), seats)
        chosen = self.checked(options)
        rules = rules_for(chosen, seats, self.rules_version)
        dungeon = (
            numbered(rules.sets, rules.twisty, 0) if rules.layout == "" else named_layout(rules.sets, rules.layout)
        )
        return opening(rules, dungeon, seats)

    def board(self, options: dict[str, str]) -> shown.Board:
        chosen = self.checked(options)
        if chosen["layout"] == "generated":
            return numbered(SETS[chosen["set"]], chosen["doors"] == "twisty", 0).shown()
        return named_layout(SETS[chosen["set"]], chosen["layout"]).shown()

    def content(self, options: dict[str, str]) -> str:
        chosen = self.checked(options)
        if chosen["layout"] == "generated":
            return "generated-1"
        return named_layout(SETS[chosen["set"]], chosen["layout"]).spelled


def opening(rules: Rules, dungeon: Dungeon, seats: i64) -> RumbleState:
    """The empty dungeon before the first draw."""
    state = RumbleState(seats, rules, dungeon, None)
    state.set_up()
    return state


def placed(
    rules: Rules,
    dungeon: Dungeon,
    seats: i64,
    actor: i64,
    room_of: vec[i64],
    owner: vec[i64],
    fallen: vec[i64],
    escaped: i64,
    chest: i64,
) -> RumbleState:
    """A brawl of the first adventure with everybody set by hand: for tests and studies."""
    state = opening(rules, dungeon, seats)
    state.phase = BRAWLING
    state.actor = actor
    state.starter = actor
    state.room_of = room_of
    state.owner = owner
    state.fallen = fallen
    state.escaped = escaped
    state.chest = chest
    for room in room_of:
        if room != OUT:
            state.crowd[room] += 1
            state.inside += 1
    return state


def restored(options: dict[str, str], version: int, key: str) -> RumbleState:
    """A state from its options, the version of its rules and its key (for pickling)."""
    spelled, numbers, *rows = key.split("|")
    words = [int(word) for word in numbers.split(" ")]
    seats = words[0]
    rules = rules_for(options, seats, version)
    room_of, owner, fallen, scores, history = [vec[i64]([i64(int(w)) for w in row.split()]) for row in rows]
    state = RumbleState(seats, rules, named_layout(rules.sets, spelled.split("/")[0]), None)
    state.actor, state.phase, state.adventure = words[1:4]
    state.chest, state.inside, state.escaped, state.dry = words[4:8]
    state.last_who, state.last_from, state.turn, state.settled, state.starter = words[8:]
    state.room_of = room_of
    state.crowd = filled(rules.characters, 0)
    for room in room_of:
        if room != OUT:
            state.crowd[room] += 1
    state.owner = owner
    state.fallen = fallen
    state.scores = scores
    state.history = history
    return state
