"""OpenSpiel's games as peers of the engine: stepped from Python, and rolled out by OpenSpiel's own C++.

Backgammon is the dice game people know it for; maedn (Mensch ärgere dich nicht) for four is the nearest relative of
a game of ours. Dice count as plies on both sides.
"""

from __future__ import annotations

import random
from bisect import bisect
from collections.abc import Callable
from itertools import accumulate
from typing import Any

import pyspiel

CHANCE = -1
SIMULATIONS = 2


class Peer:
    """One game of OpenSpiel, played at random in several ways."""

    def __init__(self, name: str, seed: int) -> None:
        self.game: Any = pyspiel.load_game(name)
        self.random = random.Random(seed).random
        self.seed = seed
        self.dice: dict[int, list[float]] = {}
        self._learn_dice()
        self.root = self.game.new_initial_state()
        while self.root.is_chance_node():
            self.root.apply_action(self.root.chance_outcomes()[0][0])

    def _learn_dice(self) -> None:
        """The cumulated odds of each draw; how many outcomes it has tells which draw it is."""
        seen: dict[int, list[float]] = {}
        for _ in range(3):
            state = self.game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes = state.chance_outcomes()
                    odds = [weight for _, weight in outcomes]
                    assert seen.setdefault(len(outcomes), odds) == odds, "one table per draw is not enough"
                    self.dice[len(outcomes)] = list(accumulate(odds[:-1]))
                actions = state.legal_actions()
                state.apply_action(actions[int(self.random() * len(actions))])

    def play(self, state: Any) -> int:
        """One game to its end, ply by ply from Python; the plies."""
        rand = self.random
        dice = self.dice
        plies = 0
        while True:
            player = state.current_player()
            if player >= 0:
                actions = state.legal_actions()
                state.apply_action(actions[int(rand() * len(actions))])
            elif player == CHANCE:
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[bisect(dice[len(outcomes)], rand())][0])
            else:
                return plies
            plies += 1

    def length(self, games: int) -> float:
        """The plies of a random game from the root of the roll-outs, on average."""
        return sum(self.play(self.root.clone()) for _ in range(games)) / games

    def rolled_out(self, rollouts: int) -> int:
        """Roll-outs driven by OpenSpiel's C++; the number of them, half of which begin one ply after the root.

        The evaluator cannot be called from Python by itself, so a search of two simulations calls it: at the root
        and at one child.
        """
        self.seed += 1
        evaluator = pyspiel.RandomRolloutEvaluator(rollouts // SIMULATIONS, self.seed)
        bot = pyspiel.MCTSBot(self.game, evaluator, 1.0, SIMULATIONS, 1000, False, self.seed, False)
        bot.mcts_search(self.root)
        return rollouts // SIMULATIONS * SIMULATIONS

    def positions(self, count: int) -> list[Any]:
        """Positions where a player is to move, from random games."""
        out: list[Any] = []
        while len(out) < count:
            state = self.game.new_initial_state()
            while not state.is_terminal():
                if not state.is_chance_node() and self.random() < 0.05:
                    out.append(state.clone())
                actions = state.legal_actions()
                state.apply_action(actions[int(self.random() * len(actions))])
        return out[:count]


def adapted(name: str, seed: int) -> Callable[[], int]:
    """Our own rules as a game of OpenSpiel, one game ply by ply; the odds come with every draw."""
    import lamplight.adapters.open_spiel  # noqa: F401  registers the games

    game: Any = pyspiel.load_game(name)
    rand = random.Random(seed).random

    def play() -> int:
        state = game.new_initial_state()
        plies = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                limits = list(accumulate(odds for _, odds in outcomes[:-1]))
                state.apply_action(outcomes[bisect(limits, rand())][0])
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(rand() * len(actions))])
            plies += 1
        return plies

    return play
