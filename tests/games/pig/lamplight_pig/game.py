"""The rules of Pig behind Lamplight's protocol."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lamplight.core.events import Narrator
from lamplight.core.game import CHANCE, OVER, Game, NotationError, State, UnknownVersion, check_seats, checked_options
from lamplight.core.position import Fields, PositionError, spelled
from lamplight.core.rng import Rng
from lamplight.core.view import (
    Board,
    Choice,
    Event,
    GameInfo,
    Option,
    OptionSpec,
    Outcome,
    Piece,
    Place,
    Prompt,
    Refusal,
    SeatResult,
    TableView,
    Text,
)

FACES: Final = 6
ROLL: Final = 6  # codes 0 to 5 are the faces of the die
HOLD: Final = 7
GOALS: Final = ("100", "50", "20")
COLOURS: Final = ("red", "blue", "green", "yellow")


class PigState(State):
    """A position: what everybody has, and what the player on turn has rolled since his turn began."""

    def __init__(self, seats: int, goal: int) -> None:
        super().__init__(seats, 0)
        self.goal = goal
        self.scores = [0] * seats
        self.mover = 0
        self.hand = 0
        self.die = 0  # as it lies; 0 before the first roll of a turn
        self.turn = 0

    def copy(self) -> PigState:
        twin = PigState(int(self.seats), self.goal)
        twin.actor, twin.scores = self.actor, self.scores[:]
        twin.mover, twin.hand, twin.die, twin.turn = self.mover, self.hand, self.die, self.turn
        return twin

    def __reduce__(self) -> tuple[object, ...]:
        return (restored, (self.position(),))

    def key(self) -> str:
        return self.position()

    def position(self) -> str:
        who = "dice" if self.actor == CHANCE else "over" if self.actor == OVER else "player"
        return spelled(
            "pig",
            1,
            [
                ("seats", str(self.seats)),
                ("goal", "" if str(self.goal) == GOALS[0] else str(self.goal)),
                ("scores", ",".join(str(score) for score in self.scores)),
                ("mover", str(self.mover)),
                ("hand", str(self.hand)),
                ("die", str(self.die)),
                ("turn", str(self.turn)),
                ("next", who),
            ],
        )

    def fault(self, code: int) -> str:
        """The rule against a decision of the player on turn; nothing if he may."""
        if code == HOLD and self.hand == 0:
            return "PIG-2.1"
        return ""

    def fill_legal(self, out: vec[i64]) -> i64:
        n: i64 = 0
        if self.actor >= 0:
            for code in (ROLL, HOLD):
                if not self.fault(code):
                    out[n] = code
                    n += 1
        return n

    def most_actions(self) -> i64:
        return 2

    def chance_label(self) -> str:
        return "die"

    def chance_total(self) -> i64:
        return FACES

    def chance_at(self, k: i64) -> i64:
        return k

    def apply(self, code: i64, tell: Narrator | None = None) -> None:
        if code == ROLL:
            self.actor = CHANCE
        elif code == HOLD:
            self.scores[self.mover] += self.hand
            if tell is not None:
                tell.say(event(self.mover, "hold", "PIG-2.3", points=self.hand, score=self.scores[self.mover]))
            if self.scores[self.mover] >= self.goal:  # PIG-1.1
                self.hand = 0
                self.die = 0
                self.actor = OVER
            else:
                self.next_turn()
        else:
            self.die = int(code) + 1
            if self.die == 1:  # PIG-2.2
                if tell is not None:
                    tell.say(event(self.mover, "pig", "PIG-2.2", points=self.hand))
                self.next_turn()
                return
            self.hand += self.die
            self.actor = self.mover
            if tell is not None:
                tell.say(event(self.mover, "roll", "PIG-2.1", face=self.die, points=self.hand))

    def next_turn(self) -> None:
        self.hand = 0
        self.die = 0
        self.turn += 1
        self.mover = (self.mover + 1) % int(self.seats)
        self.actor = self.mover

    def refusal(self, seat: i64, code: i64) -> Refusal | None:
        if self.actor == OVER:
            return Refusal("PIG-1.1", Text("pig-no-over"))
        if not 0 <= code <= HOLD:
            return Refusal("PIG-2.1", Text("pig-no-such"))
        if code < FACES or self.actor == CHANCE:
            return None if seat == CHANCE == self.actor and code < FACES else Refusal("PIG-2.1", Text("pig-no-die"))
        if seat != self.actor:
            return Refusal("PIG-1.2", Text("pig-no-turn", {"who": seat_name(int(self.actor))}))
        rule = self.fault(int(code))
        return Refusal(rule, Text("pig-no-hold")) if rule else None

    def candidates(self, seat: i64) -> list[int]:
        return [ROLL, HOLD]

    def text(self, code: i64) -> str:
        return "roll" if code == ROLL else "hold" if code == HOLD else f"face {code + 1}"

    def parse(self, text: str) -> int:
        words = {self.text(code): code for code in range(HOLD + 1)}
        if text not in words:
            raise NotationError(text[:80])
        return words[text]

    def touches(self, code: i64) -> list[str]:
        return ["die"] if code == ROLL else ["bank"] if code == HOLD else []

    def scene(self) -> Board:
        return BOARD

    def view(self, seat: int | None) -> TableView:
        prompt = None
        if self.actor >= 0:
            options = (
                tuple(
                    Option(
                        self.text(code),
                        Text(f"pig-do-{self.text(code)}", {"points": self.hand}),
                        tuple(self.touches(code)),
                    )
                    for code in self.legal_actions()
                )
                if seat == self.actor
                else ()
            )
            prompt = Prompt(int(self.actor), Text("pig-ask", {"points": self.hand}), options)
        pieces = [Piece("die", "die", "table", Text("pig-die", {"face": self.die}))]
        beside = [
            Text("pig-score", {"who": seat_name(at), "score": score, "goal": self.goal})
            for at, score in enumerate(self.scores)
        ]
        return TableView("pig", self.turn, int(self.actor), tuple(pieces), prompt, None, self.outcome(), tuple(beside))

    def determinize(self, seat: i64, rng: Rng) -> PigState:
        return self.copy()

    def outcome(self) -> Outcome | None:
        if self.actor != OVER:
            return None
        seats = tuple(
            SeatResult(at == self.mover, float(at == self.mover), Text("pig-result", {"score": score}))
            for at, score in enumerate(self.scores)
        )
        return Outcome("goal", "PIG-1.1", Text("pig-won", {"who": seat_name(self.mover)}), seats)


BOARD: Final = Board(
    "pig", (Place("table", "table", Text("pig-table"), 0, 0), Place("bank", "bank", Text("pig-bank"), 1, 0))
)


def event(seat: int, kind: str, rule: str, **args: int) -> Event:
    return Event(kind, Text(f"pig-told-{kind}", {"who": seat_name(seat), **args}), rule, "die", seat=seat)


def seat_name(seat: int) -> Text:
    return Text("seat-name", {"seat": seat, "n": seat + 1})


def restored(line: str) -> State:
    """A state from its position (for pickling)."""
    return Pig().position(line)


class Pig(Game):
    """The game as a lobby sees it."""

    id = "pig"
    rules_version = 1
    min_seats = 2
    max_seats = 4

    def info(self) -> GameInfo:
        goals = tuple(Choice(goal, Text("pig-option-goal-points", {"points": int(goal)})) for goal in GOALS)
        return GameInfo(
            id=self.id,
            name=Text("pig-name"),
            tagline=Text("pig-tagline"),
            rules_version=1,
            min_seats=2,
            max_seats=4,
            options=(OptionSpec("goal", Text("pig-option-goal"), goals),),
            bots=(),
            colours=COLOURS,
        )

    def checked(self, options: dict[str, str]) -> dict[str, str]:
        return checked_options(self.info(), options)

    def new(self, options: dict[str, str], seats: int) -> State:
        check_seats(self.info(), seats)
        return PigState(seats, int(self.checked(options)["goal"]))

    def board(self, options: dict[str, str]) -> Board:
        return BOARD

    def content(self, options: dict[str, str]) -> str:
        return "pig"

    def position(self, line: str) -> State:
        known = ("seats", "goal", "scores", "mover", "hand", "die", "turn", "next")
        fields = Fields(line, self.id, known)
        if fields.version not in (0, 1):
            fields.faults.append(UnknownVersion(self.id, fields.version, self.versions()).message)
        seats = fields.number("seats", 2, 4)
        state = PigState(seats, int(fields.one_of("goal", GOALS, GOALS[0])))
        state.scores = fields.numbers("scores", seats, 0, state.goal + 99)
        state.mover = fields.number("mover", 0, seats - 1)
        state.hand = fields.number("hand", 0, 9_999)
        state.die = fields.number("die", 0, FACES)
        state.turn = fields.number("turn", 0, 999_999)
        actor = fields.one_of("next", ("player", "dice", "over"))
        state.actor = {"player": state.mover, "dice": CHANCE, "over": OVER}[actor]
        if state.die == 1 or (state.die == 0) != (state.hand == 0):
            fields.fault("pig-position-die", hand=state.hand, die=state.die)
        if (actor == "over") != (state.scores[state.mover] >= state.goal):
            fields.fault("pig-position-over", goal=state.goal)
        if any(score >= state.goal for at, score in enumerate(state.scores) if at != state.mover):
            fields.fault("pig-position-over", goal=state.goal)
        if fields.faults:
            raise PositionError(fields.faults)
        return state
