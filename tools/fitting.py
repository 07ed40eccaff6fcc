"""Fits the small networks of the judges: games are played, a network learns how they ended, its weights are written.

Adam on batches in NumPy; nothing here is needed to play.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import TypeVar

import numpy as np
import numpy.typing as npt

from lamplight.core.messages import Catalogue
from lamplight.terminal.progress import Progress
from lamplight.terminal.screen import Screen

Floats = npt.NDArray[np.float32]
FOLDER = Path(__file__).resolve().parent.parent / "src" / "lamplight" / "bots"
Game = TypeVar("Game")
WIDE = 118
CHUNK = 50
RATE = 0.003
LAST_RATE = 0.00005
DECAY = 1e-5
BATCH = 4096


def played(play: Callable[[int], Game], games: int) -> Iterable[Game]:
    """What so many games gave, played by all cores."""
    with ProcessPoolExecutor(os.cpu_count()) as pool, watched() as bar:
        yield from bar.over(pool.map(play, range(games), chunksize=CHUNK), games)


def watched() -> Progress:
    """A bar with the time that is left, for whoever watches."""
    return Progress(Screen(Catalogue("en")))


class Network:
    """Hidden units that pass on what is above zero, then a weighted sum."""

    def __init__(self, width: int, hidden: int) -> None:
        lots = np.random.default_rng(1)
        self.weights: list[Floats] = [
            (lots.normal(size=(width, hidden)) / np.sqrt(width)).astype(np.float32),
            np.zeros(hidden, np.float32),
            (lots.normal(size=hidden) / np.sqrt(hidden)).astype(np.float32),
            np.zeros(1, np.float32),
        ]
        self.drift = [np.zeros_like(one) for one in self.weights]
        self.swing = [np.zeros_like(one) for one in self.weights]
        self.steps = 0

    def __call__(self, seen: Floats) -> Floats:
        inner, bias, outer, last = self.weights
        found: Floats = np.maximum(seen @ inner + bias, 0) @ outer + last[0]
        return found

    def step(self, seen: Floats, wrong: Callable[[Floats], Floats], rate: float) -> None:
        """One step against the slope; wrong gives the slope of the loss at the network's answers."""
        inner, bias, outer, last = self.weights
        before = seen @ inner + bias
        unit = np.maximum(before, 0)
        slope = wrong(unit @ outer + last[0]).astype(np.float32)
        back = np.outer(slope, outer) * (before > 0)
        slopes = [seen.T @ back + DECAY * inner, back.sum(0), unit.T @ slope, np.array([slope.sum()])]
        self.steps += 1
        for k, one in enumerate(slopes):
            self.drift[k] = 0.9 * self.drift[k] + 0.1 * one
            self.swing[k] = 0.999 * self.swing[k] + 0.001 * one * one
            drift = self.drift[k] / (1 - 0.9**self.steps)
            swing = np.sqrt(self.swing[k] / (1 - 0.999**self.steps))
            self.weights[k] = (self.weights[k] - rate * drift / (swing + 1e-8)).astype(np.float32)

    def fit(self, rows: int, rounds: int, learn: Callable[[npt.NDArray[np.int64], float], None]) -> None:
        """Show all rows in another order every round; learn is given their numbers and the rate."""
        lots = np.random.default_rng(2)
        with watched() as bar:
            for turn in bar.over(range(rounds), rounds):
                order = lots.permutation(rows)
                for first in range(0, rows, BATCH):
                    learn(order[first : first + BATCH], RATE * (1 - turn / rounds) + LAST_RATE)

    def flat(self) -> tuple[list[float], list[float]]:
        """The weights as bots/search/network.py takes them: every unit's bias ends its row."""
        inner, bias, outer, last = self.weights
        rows = np.vstack([inner, bias[None]]).T.reshape(-1)
        return [float(one) for one in rows], [float(one) for one in np.concatenate([outer, last])]

    def write(self, name: str) -> None:
        """Put the weights into bots/NAME/weights.py."""
        inner, outer = self.flat()
        (FOLDER / name / "weights.py").write_text(
            f'"""The weights of standing.py, as tools/{name}/fit.py printed them."""\n\n'
            "from __future__ import annotations\n\nfrom typing import Final\n\n"
            "from lamplight.bots.search.network import numbers\n\n"
            f'INNER: Final = numbers("""\n{lines(inner)}\n""")\n\n'
            f'OUTER: Final = numbers("""\n{lines(outer)}\n""")\n'
        )


def lines(values: list[float]) -> str:
    """Numbers with four places, as many to a line as fit."""
    out = [""]
    for value in values:
        word = f"{round(value, 4):g}"
        if len(out[-1]) + 1 + len(word) > WIDE:
            out.append(word)
        else:
            out[-1] = f"{out[-1]} {word}".strip()
    return "\n".join(out)
