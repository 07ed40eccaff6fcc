"""Pig: on your turn you roll a die as often as you like; a one takes all that you rolled, holding keeps it."""

from __future__ import annotations

import hashlib
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lamplight.core.events import Narrator
from lamplight.core.game import CHANCE, OVER, Game, NotationError, State, UnknownVersion, check_seats, checked_options
from lamplight.core.position import Fields, spelled
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

ROLL: Final = 0
HOLD: Final = 1
DIE: Final = 10  # a die that shows 4 is the code 14
FACES: Final = range(1, 7)
WORDS: Final = {ROLL: "roll", HOLD: "hold", **{DIE + n: f"die {n}" for n in FACES}}
CODES: Final = {word: code for code, word in WORDS.items()}
GOALS: Final = ("100", "50", "200")
HIGHEST: Final = 100_000  # points in a position that somebody writes down


def player(seat: int) -> Text:
    return Text("seat-name", {"seat": seat, "n": seat + 1})


class PigState(State):
    """Scores, the points of this turn, and whose turn it is."""

    def __init__(self, goal: int, scores: list[int], turn: int = 0, pot: int = 0, rolled: bool = False) -> None:
        """turn: how many are over. rolled: the die is in the air."""
        super().__init__(len(scores), CHANCE if rolled else turn % len(scores))
        self.goal = goal
        self.scores = scores
        self.turn = turn
        self.pot = pot
        if max(scores) >= goal:
            self.actor = OVER

    @property
    def mover(self) -> int:
        return self.turn % len(self.scores)

    def fill_legal(self, out: vec[i64]) -> i64:
        codes = self.codes()
        for k, code in enumerate(codes):
            out[k] = code
        return len(codes)

    def codes(self) -> list[int]:
        return [] if self.actor < 0 else [ROLL, HOLD] if self.pot > 0 else [ROLL]  # PIG-2.4

    def most_actions(self) -> int:
        return 2

    def chance_label(self) -> str:
        return "die"

    def chance_total(self) -> int:
        return len(FACES)

    def chance_at(self, k: int) -> int:
        return DIE + 1 + int(k)

    def apply(self, code: int, tell: Narrator | None = None) -> None:
        mover = self.mover
        if code == ROLL:
            self.actor = CHANCE
        elif code == HOLD:  # PIG-2.3
            self.scores[mover] += self.pot
            said = Text("pig-told-hold", {"who": player(mover), "points": self.pot, "score": self.scores[mover]})
            self.say(tell, Event("hold", said, "PIG-2.3", piece=f"pig-{mover + 1}", seat=mover))
            if self.scores[mover] >= self.goal:  # PIG-3.1
                self.actor = OVER
            else:
                self.pass_on()
        else:
            face = code - DIE
            self.pot = 0 if face == 1 else self.pot + face
            rule, message = ("PIG-2.2", "pig-told-one") if face == 1 else ("PIG-2.1", "pig-told-roll")
            said = Text(message, {"who": player(mover), "die": face, "points": self.pot})
            self.say(tell, Event("roll", said, rule, piece=f"pig-{mover + 1}", dice=(face,), seat=mover))
            if face == 1:
                self.pass_on()
            else:
                self.actor = mover

    def pass_on(self) -> None:
        self.pot = 0
        self.turn += 1
        self.actor = self.mover

    def say(self, tell: Narrator | None, event: Event) -> None:
        if tell is not None:
            tell.say(event)

    def refusal(self, seat: int, code: int) -> Refusal | None:
        if self.actor == OVER:
            return Refusal("PIG-3.1", Text("pig-no-over"))
        if seat != self.actor:
            return Refusal("PIG-1.1", Text("pig-no-turn"))
        if seat == CHANCE:
            return None if code - DIE in FACES else Refusal("PIG-2.1", Text("pig-no-die"))
        if code in self.codes():
            return None
        return Refusal("PIG-2.4", Text("pig-no-hold" if code == HOLD else "pig-no-such"))

    def candidates(self, seat: int) -> list[int]:
        return [ROLL, HOLD]

    def text(self, code: int) -> str:
        return WORDS[code]

    def parse(self, text: str) -> int:
        if text not in CODES:
            raise NotationError(text)
        return CODES[text]

    def touches(self, code: int) -> list[str]:
        return ["die" if code == ROLL else "pot"]

    def scene(self) -> Board:
        places = [Place("sty", "sty", Text("pig-place-sty"), 0, 0)]
        return Board(
            "pig", (*places, *[Place(f"row-{n + 1}", "row", player(n), n, 1) for n in range(len(self.scores))])
        )

    def view(self, seat: int | None) -> TableView:
        pieces = [
            Piece("die", "die", "sty", Text("pig-piece-die")),
            Piece("pot", "pot", "sty", Text("pig-piece-pot", {"points": self.pot})),
        ]
        for n, score in enumerate(self.scores):
            label = Text("pig-piece-pig", {"score": score, "goal": self.goal})
            pieces.append(Piece(f"pig-{n + 1}", "pig", f"row-{n + 1}", label, seat=n))
        turn = self.turn // len(self.scores)
        return TableView("pig", turn, int(self.actor), tuple(pieces), self.prompt(seat), outcome=self.outcome())

    def prompt(self, seat: int | None) -> Prompt | None:
        if self.actor == OVER:
            return None
        ask = Text("pig-ask-wait") if self.actor == CHANCE else Text("pig-ask", {"points": self.pot})
        options = []
        if seat == self.actor:
            for code in self.codes():
                label = Text(f"pig-do-{self.text(code)}", {"points": self.pot})
                options.append(Option(self.text(code), label, tuple(self.touches(code))))
        return Prompt(self.mover, ask, tuple(options))

    def determinize(self, seat: int, rng: Rng) -> State:
        return self.copy()

    def outcome(self) -> Outcome | None:
        if self.actor != OVER:
            return None
        best = max(self.scores)
        winner = self.scores.index(best)
        seats = tuple(
            SeatResult(n == winner, float(n == winner), Text("pig-points", {"score": score}))
            for n, score in enumerate(self.scores)
        )
        return Outcome("goal", "PIG-3.1", Text("pig-end", {"who": player(winner), "score": best}), seats)

    def copy(self) -> State:
        return PigState(self.goal, list(self.scores), self.turn, self.pot, self.actor == CHANCE)

    def __reduce__(self) -> tuple[object, ...]:
        return (PigState, (self.goal, list(self.scores), self.turn, self.pot, self.actor == CHANCE))

    def key(self) -> str:
        return f"{self.goal} {self.turn} {self.pot} {int(self.actor)} {self.scores}"

    def position(self) -> str:
        scores = ",".join(str(score) for score in self.scores)
        fields = [("scores", scores), ("turn", str(self.turn)), ("pot", str(self.pot))]
        fields += [("goal", str(self.goal)), ("die", "air" if self.actor == CHANCE else "")]
        return spelled("pig", 1, fields)


class Pig(Game):
    """The game as a lobby sees it."""

    id = "pig"
    rules_version = 1
    min_seats = 2
    max_seats = 4

    def info(self) -> GameInfo:
        goals = tuple(Choice(goal, Text("pig-goal", {"goal": int(goal)})) for goal in GOALS)
        return GameInfo(
            id="pig",
            name=Text("pig-name"),
            tagline=Text("pig-tagline"),
            rules_version=1,
            min_seats=self.min_seats,
            max_seats=self.max_seats,
            options=(OptionSpec("goal", Text("pig-option-goal"), goals),),
            bots=(),
            colours=("red", "blue", "green", "yellow"),
        )

    def checked(self, options: dict[str, str]) -> dict[str, str]:
        return checked_options(self.info(), options)

    def new(self, options: dict[str, str], seats: int) -> State:
        chosen = self.checked(options)
        check_seats(self.info(), seats)
        return PigState(int(chosen["goal"]), [0] * seats)

    def board(self, options: dict[str, str]) -> Board:
        return PigState(int(self.checked(options)["goal"]), [0] * self.max_seats).scene()

    def content(self, options: dict[str, str]) -> str:
        return hashlib.sha256(b"pig 1").hexdigest()

    def position(self, line: str) -> State:
        fields = Fields(line, "pig", ("scores", "turn", "pot", "goal", "die"))
        if fields.version not in (0, *self.versions()):
            fields.faults.append(UnknownVersion(self.id, fields.version, self.versions()).message)
        seats = len(fields.listed("scores"))
        if not self.min_seats <= seats <= self.max_seats:
            fields.fault("core-seat-count", seats=seats, min=self.min_seats, max=self.max_seats)
        scores = fields.numbers("scores", seats, 0, HIGHEST)
        turn = fields.number("turn", 0, HIGHEST, 0)
        pot = fields.number("pot", 0, HIGHEST, 0)
        goal = int(fields.one_of("goal", GOALS, GOALS[0]))
        rolled = fields.one_of("die", ("hand", "air"), "hand") == "air"
        for name, points in (*[("scores", score) for score in scores], ("pot", pot)):
            if points == 1:  # a one is never kept
                fields.fault("core-position-number", field=name, found="1", least=2, most=HIGHEST)
        if len([score for score in scores if score >= goal]) > 1:
            fields.fault("pig-two-winners", goal=goal)
        fields.check()
        return PigState(goal, scores, turn, pot, rolled)
