"""Fits the weights of bots/search/standing.py to games of the companion: `python tools/fit_dwarves.py GAMES`.

Every turn of every game is a row: the features of the table as the turn begins, and whether the group won. The
weights are those of a logistic regression with a little ridge; they are printed, to be put into the module.
"""

from __future__ import annotations

import os
import sys
from concurrent.futures import ProcessPoolExecutor

import numpy as np
from librt.vecs import vec

from lamplight.bots import bot_named
from lamplight.bots.search.standing import FEATURES, features
from lamplight.core.game import CHANCE, OVER
from lamplight.core.perspective import Perspective
from lamplight.core.rng import Rng
from lamplight.games import game_named
from lamplight.games.dwarves.game import STAGES, DwarvesState
from lamplight.games.dwarves.state import WON

WANDER = 25  # one decision in so many is made at random, so that odd positions are seen too
RIDGE = 1.0


def played(seed: int) -> tuple[list[list[float]], bool]:
    """One game: its rows, and whether it was won."""
    luck, mood = Rng(2 * seed), Rng(2 * seed + 1)
    difficulty = list(STAGES)[seed % 5]
    game = game_named("dwarves")
    state = game.new({"difficulty": difficulty, "dwarves": "random", "first": "random"}, 2 + seed // 5 % 4)
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
    return rows, state.result == WON


def fitted(table: np.ndarray, won: np.ndarray) -> np.ndarray:
    """The weights, by Newton's method."""
    weights = np.zeros(table.shape[1])
    for _ in range(30):
        chance = 1 / (1 + np.exp(-table @ weights))
        slope = table.T @ (won - chance) - RIDGE * weights
        bend = (table * (chance * (1 - chance))[:, None]).T @ table + RIDGE * np.eye(len(weights))
        step = np.linalg.solve(bend, slope)
        weights += step
        if np.abs(step).max() < 1e-6:
            break
    return weights


def main() -> int:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    rows: list[list[float]] = []
    won: list[float] = []
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for found, win in pool.map(played, range(games), chunksize=20):
            rows += found
            won += [float(win)] * len(found)
    table, result = np.array(rows), np.array(won)
    cut = len(rows) * 4 // 5
    weights = fitted(table[:cut], result[:cut])
    chance = 1 / (1 + np.exp(-table[cut:] @ weights))
    loss = -np.mean(result[cut:] * np.log(chance) + (1 - result[cut:]) * np.log(1 - chance))
    base = result[:cut].mean()
    plain = -np.mean(result[cut:] * np.log(base) + (1 - result[cut:]) * np.log(1 - base))
    print(f"{len(rows)} rows, {result.mean():.3f} won; loss {loss:.4f}, without features {plain:.4f}")
    print([round(float(weight), 3) for weight in fitted(table, result)])
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
