"""Fits the network of bots/search/dunkelrunde_standing.py to games of the thoughtful player.

`python -m tools.fit_dunkelrunde GAMES`: a third of the turns of every game are rows, the features of every seat as the
dice are due, with the share of the win that each seat got. With no GAMES 20,000 are played: about five minutes.
"""

from __future__ import annotations

import sys

import numpy as np
import numpy.typing as npt
from librt.vecs import vec
from tools.fitting import Floats, Network, played

from lamplight.bots import bot_named
from lamplight.bots.heuristics.dunkelrunde import map_of
from lamplight.bots.search.dunkelrunde_standing import FEATURES, MOST_CHILDREN, features, look
from lamplight.core.game import CHANCE, OVER
from lamplight.core.perspective import Perspective
from lamplight.core.rng import Rng
from lamplight.games import game_named
from lamplight.games.dunkelrunde.board import board_names
from lamplight.games.dunkelrunde.game import DunkelRundeState
from lamplight.games.dunkelrunde.state import ROLLING

WANDER = 20  # one decision in so many is made at random, so that odd positions are seen too
SEATS = [4, 4, 2, 3, 4, 5, 4, 6, 2, 3]
MOST_SEATS = 6
HIDDEN = 16
ROUNDS = 15
FAR_OFF = -1.0e9


def play(seed: int) -> tuple[Floats, int, Floats]:
    """One game: its rows, the number of seats, and what each got."""
    luck, mood = Rng(2 * seed), Rng(2 * seed + 1)
    seats = SEATS[seed % len(SEATS)]
    boards = board_names()
    state = game_named("dunkelrunde").new({"board": boards[seed // 3 % len(boards)]} if seed % 2 else {}, seats)
    assert isinstance(state, DunkelRundeState)
    bot = bot_named("dunkelrunde", "thoughtful")
    sketch = map_of(state.board)
    far, risk = vec[float]([0.0] * MOST_CHILDREN), vec[float]([0.0] * MOST_CHILDREN)
    room = vec[float]([0.0] * FEATURES)
    rows: list[Floats] = []
    while state.actor != OVER:
        if state.actor == CHANCE:
            if state.phase == ROLLING and mood.below(3) == 0:
                look(state, sketch, far, risk)
                one = np.zeros((MOST_SEATS, FEATURES), dtype=np.float32)
                for seat in range(seats):
                    features(state, seat, far, risk, room)
                    one[seat] = [float(value) for value in room]
                rows.append(one)
            state.apply(state.chance_at(luck.below(state.chance_total())))
            continue
        legal = state.legal_actions()
        if mood.below(WANDER) == 0:
            state.apply(legal[int(mood.below(len(legal)))])
        else:
            state.apply(bot.choose(Perspective(state, state.actor, mood, []), mood).code)
    outcome = state.outcome()
    assert outcome is not None
    got = np.zeros(MOST_SEATS, dtype=np.float32)
    got[:seats] = [one.share for one in outcome.seats]
    return np.array(rows), seats, got


def shared(found: Floats, there: npt.NDArray[np.bool_]) -> Floats:
    """Hopes of all seats of a row as shares that add up to one."""
    hopes = np.where(there, found.reshape(-1, MOST_SEATS), FAR_OFF)
    parts = np.exp(hopes - hopes.max(1, keepdims=True)) * there
    out: Floats = parts / parts.sum(1, keepdims=True)
    return out


def surprise(shares: Floats, got: Floats) -> float:
    """The mean cross entropy."""
    return float(-np.mean((got * np.log(np.clip(shares, 1e-6, 1))).sum(1)))


def main() -> int:
    games = list(played(play, int(sys.argv[1]) if len(sys.argv) > 1 else 20_000))
    table = np.concatenate([rows for rows, _, _ in games])
    got = np.concatenate([np.tile(shares, (len(rows), 1)) for rows, _, shares in games])
    seats = np.concatenate([np.full(len(rows), count) for rows, count, _ in games])
    there = np.arange(MOST_SEATS)[None, :] < seats[:, None]
    cut = len(table) * 9 // 10  # the last games are kept apart, to see how well it fits
    network = Network(FEATURES, HIDDEN)

    def learn(chosen: npt.NDArray[np.int64], rate: float) -> None:
        def wrong(found: Floats) -> Floats:
            slope: Floats = (shared(found, there[chosen]) - got[chosen]) * there[chosen] / len(chosen)
            return slope.reshape(-1)

        network.step(table[chosen].reshape(-1, FEATURES), wrong, rate)

    network.fit(cut, ROUNDS, learn)
    shares = shared(network(table[cut:].reshape(-1, FEATURES)), there[cut:])
    equal = surprise((there[cut:] / seats[cut:, None]).astype(np.float32), got[cut:])
    print(f"{len(table)} rows; loss {surprise(shares, got[cut:]):.4f}, all alike {equal:.4f}")
    network.write("dunkelrunde")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
