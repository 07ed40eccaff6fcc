"""Dares: a game so small that every way it can go can be counted. Two seats, each in turn plays safe or dares.

Safe is one point. A dare draws 0, 2 or 3 points. The most points win; equal points share the win. With `twice` a 0 is
drawn once more, and a seat that is three points behind has no choice: it must dare.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lamplight.bots.kit import Kit
from lamplight.bots.search.judge import Judge
from lamplight.core.entry import Entry
from lamplight.core.events import Narrator
from lamplight.core.game import CHANCE, OVER, Game, State
from lamplight.core.match import Match
from lamplight.core.rng import Rng
from lamplight.core.view import GameInfo, Outcome, Prompt, Refusal, SeatResult, TableView, Text

SAFE: Final = 0
DARE: Final = 1
DRAWN: Final = 10
WEIGHTS: Final = {0: 2, 2: 1, 3: 1}  # points -> weight
WORDS: Final = {SAFE: "safe", DARE: "dare", **{DRAWN + points: f"draw {points}" for points in WEIGHTS}}
BEHIND: Final = 3


class Dares(State):
    """Points, how many turns are over, and how often there was a draw in this one."""

    def __init__(self, turns: int, twice: bool, points: tuple[int, int], turn: int = 0, draws: int = -1) -> None:
        super().__init__(2, OVER if turn >= turns else CHANCE if draws >= 0 else turn % 2)
        self.turns = turns
        self.twice = twice
        self.points = points
        self.turn = turn
        self.draws = draws

    def fill_legal(self, out: vec[i64]) -> i64:
        mover = self.turn % 2
        if self.twice and self.points[1 - mover] - self.points[mover] >= BEHIND:
            out[0] = DARE
            return 1
        out[0], out[1] = SAFE, DARE
        return 2

    def chance_label(self) -> str:
        return "dare"

    def chance_total(self) -> i64:
        return sum(WEIGHTS.values())

    def chance_at(self, k: i64) -> i64:
        return DRAWN + [points for points, weight in WEIGHTS.items() for _ in range(weight)][int(k)]

    def apply(self, code: i64, tell: Narrator | None = None) -> None:
        if code == DARE:
            self.draws, self.actor = 0, CHANCE
            return
        points = 1 if code == SAFE else int(code) - DRAWN
        if points == 0 and self.twice and self.draws == 0:
            self.draws = 1
            return
        mover = self.turn % 2
        self.points = (self.points[0] + points * (mover == 0), self.points[1] + points * (mover == 1))
        self.turn, self.draws = self.turn + 1, -1
        self.actor = OVER if self.turn >= self.turns else self.turn % 2

    def refusal(self, seat: i64, code: i64) -> Refusal | None:
        if seat != self.actor:
            return Refusal("", Text("core-not-an-action", {"do": WORDS[int(code)]}))
        return None

    def text(self, code: i64) -> str:
        return WORDS[int(code)]

    def parse(self, text: str) -> int:
        return next(code for code, word in WORDS.items() if word == text)

    def touches(self, code: i64) -> list[str]:
        return []

    def view(self, seat: int | None) -> TableView:
        return TableView("dares", self.turn, int(self.actor), (), Prompt(self.turn % 2, Text("core-none"), ()))

    def determinize(self, seat: i64, rng: Rng) -> State:
        return self.copy()

    def outcome(self) -> Outcome | None:
        if self.actor != OVER:
            return None
        best = max(self.points)
        won = [one == best for one in self.points]
        seats = tuple(SeatResult(one, one / sum(won), Text("core-none")) for one in won)
        return Outcome("points", "", Text("core-none"), seats)

    def copy(self) -> Dares:
        return Dares(self.turns, self.twice, self.points, self.turn, self.draws)

    def key(self) -> str:
        return f"{self.turns} {self.twice} {self.points} {self.turn} {self.draws}"


class DaresGame(Game):
    """Options are not asked for: a game is made with its own."""

    id = "dares"
    rules_version = 1
    min_seats = 2
    max_seats = 2

    def __init__(self, turns: int, twice: bool) -> None:
        self.turns = turns
        self.twice = twice

    def info(self) -> GameInfo:
        return GameInfo("dares", Text("core-none"), Text("core-none"), 1, 2, 2, (), (), ("red", "blue"))

    def checked(self, options: dict[str, str]) -> dict[str, str]:
        return options

    def new(self, options: dict[str, str], seats: int) -> State:
        return Dares(self.turns, self.twice, (0, 0))

    def content(self, options: dict[str, str]) -> str:
        return ""


@cache
def worth(turns: int, twice: bool, points: tuple[int, int], turn: int, draws: int) -> float:
    """Brute force: the first seat's share of the win if both play their best from here."""
    state = Dares(turns, twice, points, turn, draws)
    if state.actor == OVER:
        outcome = state.outcome()
        assert outcome is not None
        return outcome.seats[0].share
    if state.actor == CHANCE:
        return sum(weight * first(state, DRAWN + drawn) for drawn, weight in WEIGHTS.items()) / sum(WEIGHTS.values())
    values = [first(state, code) for code in state.legal_actions()]
    return max(values) if state.actor == 0 else min(values)


def first(state: Dares, code: int) -> float:
    """The same after one more action or draw."""
    after = state.copy()
    after.apply(code)
    return worth(after.turns, after.twice, after.points, after.turn, after.draws)


def truth(state: State) -> float:
    assert isinstance(state, Dares)
    return worth(state.turns, state.twice, state.points, state.turn, state.draws)


class Exact(Judge):
    """Knows how a position turns out."""

    def play_out(self, state: State, rng: Rng, actions: vec[i64], worth: vec[float]) -> None:
        worth[0] = truth(state)
        worth[1] = 1.0 - worth[0]


class Foolish(Judge):
    """Is wrong about every position, in its own way about each, and sees nothing twice alike."""

    def play_out(self, state: State, rng: Rng, actions: vec[i64], worth: vec[float]) -> None:
        if state.actor == OVER:
            self.result(state, worth)
            return
        assert isinstance(state, Dares)
        opinion = (state.points[0] * 7 + state.points[1] * 3 + state.turn * 5 + 11) % 17 / 17.0
        worth[0] = 0.8 * opinion + 0.2 * float(rng.below(1000)) / 1000.0
        worth[1] = 1.0 - worth[0]


class Noise(Judge):
    """Has no idea."""

    def play_out(self, state: State, rng: Rng, actions: vec[i64], worth: vec[float]) -> None:
        worth[0] = float(rng.below(1000)) / 1000.0
        worth[1] = 1.0 - worth[0]


def match_of(game: DaresGame, line: list[str]) -> Match:
    """A match that went like this."""
    match = Match(game, {}, 2, None)
    for do in line:
        match.redo(Entry(int(match.state.actor), do))
    return match


def lines(game: DaresGame, dares: float = 0.5) -> list[tuple[float, list[str]]]:
    """Every way a game can go, with its chance; who has a choice dares so often."""
    found: list[tuple[float, list[str]]] = []

    def walk(state: State, chance: float, line: list[str]) -> None:
        if state.actor == OVER:
            found.append((chance, line))
            return
        legal = state.legal_actions()
        total = sum(WEIGHTS.values())
        ways = (
            [(DRAWN + points, weight / total) for points, weight in WEIGHTS.items()]
            if state.actor == CHANCE
            else [(code, 1.0 if len(legal) == 1 else dares if code == DARE else 1.0 - dares) for code in legal]
        )
        for code, part in ways:
            after = state.copy()
            after.apply(code)
            walk(after, chance * part, [*line, WORDS[code]])

    walk(game.new({}, 2), 1.0, [])
    return found


def kit(game: DaresGame, judge: type[Judge]) -> Kit:
    return Kit(game=game, judge=judge)
