"""A game set up for learning programs: its first position, its observer, and rows as NumPy arrays."""

from __future__ import annotations

import ctypes
import functools
from collections.abc import Callable, Mapping
from typing import Any, Final, TypeVar

from lamplight.adapters.extras import missing

try:
    import numpy as np
    from numpy.typing import NDArray
except ModuleNotFoundError as error:
    raise missing(error, "batch") from None

from lamplight.bots.kit import Kit
from lamplight.core.game import CHANCE, Game, SetupError, State
from lamplight.core.messages import Catalogue
from lamplight.core.observe import LineObserver, Named, Observer
from lamplight.core.rng import Rng
from lamplight.core.view import Text
from lamplight.kits import Setting, UnknownGame, all_games, kit_named, spelled, usual_players, whole

S = TypeVar("S", bound=np.generic)
MOST_PLAYERS: Final = 1000
MOST_SEED: Final = 2**32 - 1
MOST_STEPS: Final = 2**31 - 1


def observer_of(kit: Kit) -> Callable[[State], Observer]:
    """How states of this game are written as rows; raises ValueError where nobody has said how."""
    if kit.observer is not None:
        return kit.observer
    if kit.game.secrets or not kit.codes:
        raise ValueError(Catalogue("en").format(Text("adapter-no-observer", {"game": kit.id})))
    return lambda state: LineObserver(state, kit.codes, kit.draws, kit.game.together)


def known_kit(name: str) -> Kit:
    """The kit of a game; raises UnknownGame, which names those that there are."""
    try:
        return kit_named(name)
    except UnknownGame:
        raise UnknownGame(f"{name}; there are: {', '.join(str(game.id) for game in all_games())}") from None


class SetUp:
    """What all tables of one kind share. Options are those of the game (`lamplight games`); the others are as usual."""

    def __init__(
        self,
        name: str,
        players: int | None = None,
        options: Mapping[str, Setting] | None = None,
        start: State | None = None,
    ) -> None:
        """Raises UnknownGame, and SetupError, which says in words everything that is wrong.

        start: a position of this game that all tables begin with, for studies; then nothing else is asked for.
        """
        kit = known_kit(name)
        players = usual_players(kit.game) if players is None else whole("players", players, 0, MOST_PLAYERS)
        self.game: Game = kit.game
        self.players = players if start is None else int(start.seats)
        self.options = spelled(kit.game, players, options or {})
        try:
            self.start: State = self.game.new(self.options, players) if start is None else start.copy()
        except SetupError as error:
            words = Catalogue("en").format
            error.args = (" ".join(words(fault) for fault in error.faults),)
            raise
        self.observer: Observer = observer_of(kit)(self.start)
        self.actions = int(self.observer.actions.size)
        self.size = int(self.observer.size)

    def __deepcopy__(self, memo: dict[int, object]) -> SetUp:
        return self  # nothing in it changes

    def __reduce__(self) -> tuple[object, ...]:
        return (set_up_again, (self.game.id, self.players, tuple(self.options.items())))

    def new(self) -> State:
        return self.start.copy()

    def row(self, state: State, seat: int) -> NDArray[np.int16]:
        """What this seat may know, as numbers."""
        return window(self.observer.row(state, seat), np.int16)

    def named(self, state: State, seat: int) -> Named:
        """What this seat may know, in words."""
        return self.observer.named([int(number) for number in self.observer.row(state, seat)])

    def mask(self, state: State, seat: int) -> NDArray[np.int8]:
        """1 for every action that this seat may choose now; nothing for a seat that is not to act."""
        out = np.zeros(self.actions, dtype=np.int8)
        if seat == state.actor:
            out[self.observer.legal_numbers(state)] = 1
        return out

    def code(self, action: int, seat: int) -> int:
        """The code of an action of this seat; raises IndexError for what is no action."""
        if not 0 <= action < self.actions:
            raise IndexError(action)
        return int(self.observer.actions.code(action, seat))

    def text(self, state: State, action: int, seat: int) -> str:
        """The notation of an action of this seat."""
        return state.text(self.code(action, seat))

    def parse(self, state: State, text: str, seat: int) -> int:
        """The action of this seat that a notation stands for; raises NotationError, ValueError for others' actions."""
        number = int(self.observer.actions.number(state.parse(text), seat))
        if number < 0:
            raise ValueError(text)
        return number

    def rewards(self, state: State) -> list[float]:
        """Of one win the share of every seat, or 1 for all who won together; nothing before the end."""
        result = state.outcome()
        if result is None:
            return [0.0] * self.players
        if self.observer.together:
            return [float(seat.won) for seat in result.seats]
        return [seat.share for seat in result.seats]

    def bounds(self) -> tuple[NDArray[np.int16], NDArray[np.int16]]:
        """Between which numbers a row lies."""
        return np.array(self.observer.lows(), dtype=np.int16), np.array(self.observer.highs(), dtype=np.int16)


@functools.lru_cache(maxsize=8)
def set_up_again(name: str, players: int, options: tuple[tuple[str, str], ...]) -> SetUp:
    """A set-up carried over from another process, or taken from the shelf."""
    return SetUp(name, players, dict(options))


def window(buffer: Any, kind: type[S]) -> NDArray[S]:
    """An array that looks into a buffer of the core without copying it; it cannot be written to."""
    return np.frombuffer(buffer, dtype=kind)


def shared(array: NDArray[S]) -> NDArray[S]:
    """The same memory as an array that can be written to, for libraries that know no other kind; nothing is copied."""
    memory: Any = (ctypes.c_byte * array.nbytes).from_address(array.ctypes.data)
    memory.window = array  # it lives as long as this does
    out: NDArray[S] = np.frombuffer(memory, dtype=array.dtype).reshape(array.shape)
    return out


def settled(state: State, rng: Rng) -> list[int]:
    """Settle the chance that is due; the codes that were drawn."""
    drawn = []
    while state.actor == CHANCE:
        code = int(state.chance_at(rng.below(state.chance_total())))
        state.apply(code)
        drawn.append(code)
    return drawn
