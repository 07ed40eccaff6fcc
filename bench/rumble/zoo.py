"""The rules of plain.py as a PettingZoo environment, as the classic ones of that library are written."""

from __future__ import annotations

import random
from typing import Any

import gymnasium
import numpy as np
from bench.rumble.plain import ACTIONS, CHARACTERS, ROOMS, SEATS, PlainBrawl
from pettingzoo import AECEnv


class RumbleEnv(AECEnv):  # type: ignore[misc]
    """Six agents in turn; an observation says who stands where, what is the agent's, and what is legal."""

    metadata = {"name": "rumble_v0", "is_parallelizable": False, "render_modes": []}

    def __init__(self) -> None:
        super().__init__()
        self.render_mode = None
        self.possible_agents = [f"player_{seat}" for seat in range(SEATS)]
        shape = (CHARACTERS + 1, ROOMS + 1)
        self.observation_spaces = {
            agent: gymnasium.spaces.Dict(
                {
                    "observation": gymnasium.spaces.Box(0, 1, shape, np.int8),
                    "action_mask": gymnasium.spaces.Box(0, 1, (ACTIONS,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: gymnasium.spaces.Discrete(ACTIONS) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Any = None) -> None:
        rng = random.Random(seed)
        self.brawl = PlainBrawl()
        while self.brawl.player is None:
            self.brawl.draw(rng.choice(self.brawl.draws()))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, object]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.brawl.player]

    def observe(self, agent: str) -> dict[str, Any]:
        seen = np.zeros((CHARACTERS + 1, ROOMS + 1), np.int8)
        seat = self.possible_agents.index(agent)
        for who, room in enumerate(self.brawl.room_of):
            if room is not None:
                seen[who, room] = 1
            if self.brawl.owner[who] == seat:
                seen[who, ROOMS] = 1
        if self.brawl.chest is not None:
            seen[CHARACTERS, self.brawl.chest] = 1
        mask = np.zeros(ACTIONS, np.int8)
        if agent == self.agent_selection and not self.brawl.over:
            mask[self.brawl.legal()] = 1
        return {"observation": seen, "action_mask": mask}

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection] or action is None:
            self._was_dead_step(None)
            return
        agent = self.agent_selection
        self._cumulative_rewards[agent] = 0.0
        self.brawl.act(int(action))
        if self.brawl.over:
            for seat, one in enumerate(self.possible_agents):
                self.rewards[one] = float(self.brawl.scores[seat])
                self.terminations[one] = True
            self.agent_selection = self.agents[0]
        else:
            assert self.brawl.player is not None
            self.agent_selection = self.possible_agents[self.brawl.player]
        self._accumulate_rewards()

    def render(self) -> None:
        return None

    def close(self) -> None:
        return None
