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

from lamplight.adapters.extras import missing

try:
    import numpy as np
    from numpy.typing import ArrayLike, NDArray
except ModuleNotFoundError as error:
    raise missing(error, "batch") from None

from lamplight.adapters.setup import SetUp, window
from lamplight.core.batch import CUT, ENDED, Batch, IllegalAction
from lamplight.core.observe import Named

__all__ = ["CUT", "ENDED", "Games", "IllegalAction", "speed", "stepper"]


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
        **options: str,
    ) -> None:
        """max_steps: decisions after which a game is cut, without rewards; 0 for never."""
        self.setup = SetUp(game, players, options)
        self.batch = Batch(self.setup.start, self.setup.observer, games, seed, max_steps)
        self.observations: NDArray[np.int16] = window(self.batch.rows, np.int16).reshape(games, -1)
        self.masks: NDArray[np.bool_] = window(self.batch.masks, np.bool_).reshape(games, -1)
        self.rewards: NDArray[np.float64] = window(self.batch.rewards, np.float64).reshape(games, -1)
        self.actors: NDArray[np.int64] = window(self.batch.actors, np.int64)
        self.dones: NDArray[np.uint8] = window(self.batch.dones, np.uint8)

    def __len__(self) -> int:
        return int(self.batch.games)

    def step(self, actions: ArrayLike) -> None:
        """One decision in every game; raises IllegalAction, and then no game has moved."""
        self.batch.step(np.ascontiguousarray(actions, dtype="<i8").tobytes())

    def sample(self) -> NDArray[np.int64]:
        """A legal action for every game, all equally likely; a window as well."""
        return window(self.batch.sample(), np.int64)

    def named(self, game: int) -> Named:
        """A row in words."""
        return self.setup.observer.named(self.observations[game].tolist())

    def text(self, game: int, action: int) -> str:
        """The notation of an action of whoever is to act in this game."""
        return self.setup.text(self.batch.state(game), action, int(self.actors[game]))


def stepper(game: str, games: int = 1024, players: int = 4, **options: str) -> Callable[[], int]:
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
