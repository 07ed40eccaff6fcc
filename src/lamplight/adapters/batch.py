"""Many games at once as NumPy arrays that look straight into the buffers of the compiled core.

>>> import lamplight
>>> from lamplight.adapters.batch import Games
>>> games = Games(lamplight.games()[0].game, games=8, players=4, seed=1)
>>> len(games.observations), len(games.masks), games.rewards.shape
(8, 8, (8, 4))
>>> for _ in range(100):
...     games.step(games.sample())
>>> int(games.masks.any(axis=1).sum())
8
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final, NamedTuple

from lamplight.adapters.extras import missing

try:
    import numpy as np
    from numpy.typing import ArrayLike, NDArray
except ModuleNotFoundError as error:
    raise missing(error, "batch") from None

from lamplight.adapters.setup import MOST_SEED, MOST_STEPS, SetUp, shared, window
from lamplight.core.batch import CUT, ENDED, Batch, IllegalAction
from lamplight.core.messages import Catalogue
from lamplight.core.observe import Named
from lamplight.core.view import Text
from lamplight.kits import Setting, whole

__all__ = ["CUT", "ENDED", "Games", "IllegalAction", "Shared", "speed", "stepper"]

MOST_GAMES: Final = 2**24


class Shared(NamedTuple):
    """The windows of Games for libraries that take arrays over by DLPack."""

    observations: NDArray[np.int16]
    masks: NDArray[np.bool_]
    rewards: NDArray[np.float64]
    actors: NDArray[np.int64]
    dones: NDArray[np.uint8]


class Games:
    """N games that are stepped together. The arrays are windows, not copies: every step writes to them anew.

    observations[i] and masks[i] belong to the seat actors[i], which is to act in game i. rewards[i] and dones[i] tell
    of the last step: where dones[i] is ENDED or CUT, a game ended there, and the row is the first of a new one.
    """

    def __init__(
        self,
        game: str,
        games: int = 1024,
        players: int | None = None,
        seed: int = 0,
        max_steps: int = 0,
        **options: Setting,
    ) -> None:
        """max_steps: decisions after which a game is cut, without rewards; 0 for never."""
        self.setup = SetUp(game, players, options)
        games = whole("games", games, 1, MOST_GAMES)
        self.seed = whole("seed", seed, 0, MOST_SEED)
        cap = whole("max_steps", max_steps, 0, MOST_STEPS)
        self.batch = Batch(self.setup.start, self.setup.observer, games, self.seed, cap)
        self.observations: NDArray[np.int16] = window(self.batch.rows, np.int16).reshape(games, -1)
        self.masks: NDArray[np.bool_] = window(self.batch.masks, np.bool_).reshape(games, -1)
        self.rewards: NDArray[np.float64] = window(self.batch.rewards, np.float64).reshape(games, -1)
        self.actors: NDArray[np.int64] = window(self.batch.actors, np.int64)
        self.dones: NDArray[np.uint8] = window(self.batch.dones, np.uint8)

    def __len__(self) -> int:
        return int(self.batch.games)

    def reset(self, seed: int | None = None) -> None:
        """All games begin anew, in the same arrays: with the luck of this seed, or of the next one."""
        self.seed = self.seed + 1 if seed is None else whole("seed", seed, 0, MOST_SEED)
        self.batch.reset(self.seed)

    def step(self, actions: ArrayLike) -> None:
        """One decision in every game; raises IllegalAction, and then no game has moved."""
        numbers = np.asarray(actions)
        if numbers.dtype.kind not in "iu" or numbers.shape != (len(self),):
            args: dict[str, int | str | Text] = {"games": len(self), "found": f"{numbers.dtype} {numbers.shape}"}
            raise ValueError(Catalogue("en").format(Text("adapter-actions", args)))
        self.batch.step(np.ascontiguousarray(numbers, dtype="<i8").tobytes())

    def shared(self) -> Shared:
        """The same windows as arrays that can be written to, for torch.from_dlpack and its like; do not write to them.

        PyTorch and JAX know no arrays that only can be read, or warn about them. What is written there is lost with the
        next step at best.
        """
        return Shared(
            shared(self.observations), shared(self.masks), shared(self.rewards), shared(self.actors), shared(self.dones)
        )

    def sample(self) -> NDArray[np.int64]:
        """A legal action for every game, all equally likely; a window as well."""
        return window(self.batch.sample(), np.int64)

    def named(self, game: int) -> Named:
        """A row in words."""
        return self.setup.observer.named(self.observations[game].tolist())

    def text(self, game: int, action: int) -> str:
        """The notation of an action of whoever is to act in this game."""
        return self.setup.text(self.batch.state(game), action, int(self.actors[game]))


def stepper(game: str, games: int = 1024, players: int = 4, **options: Setting) -> Callable[[], int]:
    """Work for a bench: each call makes one random decision in every game and says how many that were."""
    table = Games(game, games, players, 1, 0, **options)

    def step() -> int:
        table.step(table.sample())
        return len(table)

    return step


def speed(work: Callable[[], int], seconds: float) -> float:
    """Units per second of this process's own time, which a busy machine disturbs less than the time on the wall."""
    done = 0
    begun = time.process_time()
    while True:
        done += work()
        spent = time.process_time() - begun
        if spent >= seconds:
            return done / spent
