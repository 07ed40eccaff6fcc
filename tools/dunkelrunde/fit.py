"""Fits the network of bots/dunkelrunde/standing.py: `python -m tools.dunkelrunde.fit GAMES GENERATIONS`.

The first generation learns from games of the thoughtful player, every further one from games that the network of the
one before played against itself. A third of the turns of every game are rows: the features of every seat as the dice
are due, with the share of the win that each seat got. With nothing else said it is 15,000 games and four generations:
a quarter of an hour.
"""

from __future__ import annotations

import sys
from functools import partial

import numpy as np
import numpy.typing as npt
from librt.vecs import vec
from tools.fitting import Floats, Network, played

from lamplight.bots.dunkelrunde.standing import FEATURES, Standing
from lamplight.core.game import CHANCE, OVER
from lamplight.core.perspective import Perspective
from lamplight.core.rng import Rng
from lamplight.games.dunkelrunde.board import board_names
from lamplight.games.dunkelrunde.game import DunkelRundeState
from lamplight.games.dunkelrunde.state import ROLLING
from lamplight.kits import bot_named, game_named

WANDER = 20  # one decision in so many is made at random, so that odd positions are seen too
SEATS = [4, 4, 2, 3, 4, 5, 4, 6, 2, 3]
MOST_SEATS = 6
LOOKS = 4  # actions of which it is tried out how the other die would go with them
HIDDEN = 12
ROUNDS = 15
FAR_OFF = -1.0e9
Weights = tuple[list[float], list[float]]


class Foresight:
    """Plays by a network: the whole of a roll, never further."""

    def __init__(self, standing: Standing) -> None:
        self.standing = standing
        self.worth = vec[float]([0.0] * MOST_SEATS)

    def hope(self, night: DunkelRundeState, seat: int) -> float:
        self.standing.shares(night, self.worth)
        return float(self.worth[seat])

    def after(self, night: DunkelRundeState, seat: int, code: int) -> float:
        """The seat's hope after an action and the best use of the other die."""
        world = tried(night, code)
        if world.actor != seat:
            return self.hope(world, seat)
        return max(self.hope(tried(world, follow), seat) for follow in world.legal_actions())

    def choose(self, night: DunkelRundeState) -> int:
        """The best action of the few that look best by themselves."""
        seat, legal = int(night.actor), night.legal_actions()
        if len(legal) > LOOKS:
            legal.sort(key=lambda code: -self.hope(tried(night, code), seat))
        return max(legal[:LOOKS], key=lambda code: self.after(night, seat, code))


def tried(night: DunkelRundeState, code: int) -> DunkelRundeState:
    world = night.copy()
    world.apply(code)
    return world


def play(weights: Weights | None, first: int, seed: int) -> tuple[Floats, int, Floats]:
    """One game: its rows, the number of seats, and what each got."""
    seed += first
    luck, mood = Rng(2 * seed), Rng(2 * seed + 1)
    seats = SEATS[seed % len(SEATS)]
    boards = board_names()
    state = game_named("dunkelrunde").new({"board": boards[seed // 3 % len(boards)]} if seed % 2 else {}, seats)
    assert isinstance(state, DunkelRundeState)
    bot = bot_named("dunkelrunde", "thoughtful")
    standing = Standing(state.board)
    if weights is not None:
        standing = Standing(state.board, vec[float](weights[0]), vec[float](weights[1]))
    foresight = Foresight(standing)
    rows: list[Floats] = []
    while state.actor != OVER:
        if state.actor == CHANCE:
            if state.phase == ROLLING and mood.below(3) == 0:
                standing.look(state)
                one = np.zeros((MOST_SEATS, FEATURES), dtype=np.float32)
                for seat in range(seats):
                    standing.features(state, seat)
                    one[seat] = [float(value) for value in standing.room]
                rows.append(one)
            state.apply(state.chance_at(luck.below(state.chance_total())))
            continue
        if mood.below(WANDER) == 0:
            legal = state.legal_actions()
            state.apply(legal[int(mood.below(len(legal)))])
        elif weights is None:
            state.apply(bot.choose(Perspective(state, state.actor, mood, []), mood).code)
        else:
            state.apply(foresight.choose(state))
    outcome = state.outcome()
    assert outcome is not None
    got = np.zeros(MOST_SEATS, dtype=np.float32)
    got[:seats] = [one.share for one in outcome.seats]
    return np.array(rows).reshape(-1, MOST_SEATS, FEATURES), seats, got


def shared(found: Floats, there: npt.NDArray[np.bool_]) -> Floats:
    """Hopes of all seats of a row as shares that add up to one."""
    hopes = np.where(there, found.reshape(-1, MOST_SEATS), FAR_OFF)
    parts = np.exp(hopes - hopes.max(1, keepdims=True)) * there
    out: Floats = parts / parts.sum(1, keepdims=True)
    return out


def surprise(shares: Floats, got: Floats) -> float:
    """The mean cross entropy."""
    return float(-np.mean((got * np.log(np.clip(shares, 1e-6, 1))).sum(1)))


def generation(weights: Weights | None, games: int, first: int) -> Network:
    """A network fitted to games of the one before."""
    found = list(played(partial(play, weights, first), games))
    table = np.concatenate([rows for rows, _, _ in found])
    got = np.concatenate([np.tile(shares, (len(rows), 1)) for rows, _, shares in found])
    seats = np.concatenate([np.full(len(rows), count) for rows, count, _ in found])
    there = np.arange(MOST_SEATS)[None, :] < seats[:, None]
    cut = len(table) * 19 // 20  # the last games are kept apart, to see how well it fits
    network = Network(FEATURES, HIDDEN)

    def learn(chosen: npt.NDArray[np.int64], rate: float) -> None:
        def wrong(found: Floats) -> Floats:
            slope: Floats = (shared(found, there[chosen]) - got[chosen]) * there[chosen] / len(chosen)
            return slope.reshape(-1)

        network.step(table[chosen].reshape(-1, FEATURES), wrong, rate)

    network.fit(cut, ROUNDS, learn)
    shares = shared(network(table[cut:].reshape(-1, FEATURES)), there[cut:])
    equal = surprise((there[cut:] / seats[cut:, None]).astype(np.float32), got[cut:])
    print(f"{len(table)} rows; loss {surprise(shares, got[cut:]):.4f}, all alike {equal:.4f}", flush=True)
    return network


def main() -> int:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 15_000
    generations = int(sys.argv[2]) if len(sys.argv) > 2 else 4
    weights: Weights | None = None
    for turn in range(generations):
        network = generation(weights, games, turn * games)
        weights = network.flat()
        network.write("dunkelrunde")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
