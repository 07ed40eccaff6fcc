"""Ways through every game we have: its set-ups, positions on the way, and whole matches. Games are found."""

from __future__ import annotations

import hashlib
import importlib
import importlib.util
from collections.abc import Iterator
from types import ModuleType
from typing import NamedTuple

from lamplight.core.chance import Dealer
from lamplight.core.game import CHANCE, OVER, Game, SetupError, State
from lamplight.core.match import Match, Step
from lamplight.core.rng import Rng
from lamplight.kits import all_games

CAP = 20_000  # no game of ours takes more plies, however badly it is played


class SetUp(NamedTuple):
    """A game as it can be begun."""

    game: Game
    options: dict[str, str]
    seats: int

    def new(self) -> State:
        return self.game.new(self.options, self.seats)

    def __repr__(self) -> str:
        chosen = "-".join(self.options.values())
        return f"{self.game.id}-{self.seats}" + (f"-{chosen}" if chosen else "")


def setups(game: Game) -> list[SetUp]:
    """Every number of seats as it comes, and every other choice of every option once."""
    seats = list(range(game.min_seats, game.max_seats + 1))
    found = [SetUp(game, game.suited(n), n) for n in seats]
    for spec in game.info().options:
        for k, choice in enumerate(spec.choices[1:]):
            for n in [*seats[k % len(seats) :], *seats]:  # the first number of seats that can be played like that
                setup = SetUp(game, {**game.suited(n), spec.name: choice.value}, n)
                try:
                    setup.new()
                except SetupError:
                    continue
                found.append(setup)
                break
    return found


ALL = [setup for game in all_games() for setup in setups(game)]


def laws_of(game: Game) -> ModuleType | None:
    """The laws that a game's own tests register in tests/games/<game>/laws.py."""
    name = f"tests.games.{game.id}.laws"
    try:
        found = importlib.util.find_spec(name)
    except ModuleNotFoundError:
        return None
    return None if found is None else importlib.import_module(name)


def step_at_random(state: State, rng: Rng) -> int:
    """The code of a random legal action or chance outcome; nothing is applied."""
    if state.actor == CHANCE:
        return int(state.chance_at(rng.below(state.chance_total())))
    legal = state.legal_actions()
    return legal[int(rng.below(len(legal)))]


def positions(setup: SetUp, seed: int, count: int, every: int = 1) -> Iterator[State]:
    """Positions of random play, game after game; every n-th, and always the first and each last one."""
    rng = Rng(seed)
    state = setup.new()
    for ply in range(count * every):
        if state.actor == OVER:
            yield state
            state = setup.new()
        if ply % every == 0:
            yield state
        state.apply(step_at_random(state, rng))


def seed_of(word: str) -> bytes:
    return hashlib.sha256(word.encode()).digest()


def played(setup: SetUp, word: str, plies: int = CAP) -> Match:
    """A match with dealt luck and random decisions, to its end or for so many entries."""
    match = Match(setup.game, setup.options, setup.seats, Dealer(seed_of(word)))
    match.begin()
    rng = Rng(int.from_bytes(seed_of(word)[:4], "big"))
    while not match.over and match.version < plies:
        do = match.state.text(step_at_random(match.state, rng))
        assert isinstance(match.act(int(match.state.actor), do), Step)
    return match
