"""Fits the network of bots/dwarves/standing.py to games of the companion: `python -m tools.dwarves.fit GAMES`.

Every turn of every game is a row: the features of the table as the turn begins, and whether the group won. All
difficulties and numbers of players are played. With no GAMES 24,000 are played, which takes about ten minutes.
"""

from __future__ import annotations

import sys

import numpy as np
import numpy.typing as npt
from librt.vecs import vec
from tools.fitting import Floats, Network, played

from lamplight.bots.dwarves.standing import FEATURES, features
from lamplight.core.game import CHANCE, OVER
from lamplight.core.perspective import Perspective
from lamplight.core.rng import Rng
from lamplight.games.dwarves.game import STAGES, DwarvesState
from lamplight.games.dwarves.state import WON
from lamplight.kits import bot_named, game_named

WANDER = 25  # one decision in so many is made at random, so that odd positions are seen too
SEATS = [2, 3, 3, 4, 3, 5]
HIDDEN = 24
ROUNDS = 16


def play(seed: int) -> tuple[Floats, bool]:
    """One game: its rows, and whether it was won."""
    luck, mood = Rng(2 * seed), Rng(2 * seed + 1)
    options = {"difficulty": list(STAGES)[seed % 5], "dwarves": "random", "first": "random"}
    state = game_named("dwarves").new(options, SEATS[seed // 5 % len(SEATS)])
    assert isinstance(state, DwarvesState)
    bot = bot_named("dwarves", "companion")
    rows: list[list[float]] = []
    room = vec[float]([0.0] * FEATURES)
    turn = 0
    while state.actor != OVER:
        if state.actor == CHANCE:
            state.apply(state.chance_at(luck.below(state.chance_total())))
            continue
        if state.turn != turn or mood.below(6) == 0:
            turn = int(state.turn)
            features(state, room)
            rows.append([float(value) for value in room])
        legal = state.legal_actions()
        if mood.below(WANDER) == 0:
            state.apply(legal[int(mood.below(len(legal)))])
        else:
            state.apply(bot.choose(Perspective(state, state.actor, mood, []), mood).code)
    return np.array(rows, dtype=np.float32), state.result == WON


def likely(found: Floats) -> Floats:
    return (1 / (1 + np.exp(-found))).astype(np.float32)


def surprise(chance: Floats, won: Floats) -> float:
    """The mean log loss."""
    safe = np.clip(chance, 1e-6, 1 - 1e-6)
    return float(-np.mean(won * np.log(safe) + (1 - won) * np.log(1 - safe)))


def main() -> int:
    games = list(played(play, int(sys.argv[1]) if len(sys.argv) > 1 else 24_000))
    table = np.concatenate([rows for rows, _ in games])
    won = np.concatenate([np.full(len(rows), float(win), np.float32) for rows, win in games])
    cut = len(table) * 9 // 10  # the last games are kept apart, to see how well it fits
    network = Network(FEATURES, HIDDEN)

    def learn(chosen: npt.NDArray[np.int64], rate: float) -> None:
        ends = won[chosen]
        network.step(table[chosen], lambda found: (likely(found) - ends) / len(ends), rate)

    network.fit(cut, ROUNDS, learn)
    base = surprise(np.full(len(won) - cut, won[:cut].mean(), np.float32), won[cut:])
    print(
        f"{len(table)} rows, {won.mean():.3f} won; loss {surprise(likely(network(table[cut:])), won[cut:]):.4f}", end=""
    )
    print(f", without features {base:.4f}")
    network.write("dwarves")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
