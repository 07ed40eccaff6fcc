"""A PettingZoo environment as a peer of the engine, stepped at random as its documentation shows."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np


def stepped(env: Any, seed: int) -> Callable[[], int]:
    """One game, agent by agent: look, choose among what the mask allows, step. The plies that were decided."""
    below = random.Random(seed).randrange
    seeds = iter(range(seed, 2**62))

    def play() -> int:
        env.reset(seed=next(seeds))
        plies = 0
        for _ in env.agent_iter():
            observation, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
                continue
            legal = np.flatnonzero(observation["action_mask"])
            env.step(int(legal[below(len(legal))]))
            plies += 1
        return plies

    return play


def adapted(game: str, players: int, seed: int, options: Mapping[str, Any]) -> Callable[[], int]:
    """Our own rules as an environment of PettingZoo; what chance does is no ply here."""
    from lamplight.adapters.pettingzoo import env

    return stepped(env(game, players=players, **options), seed)
