"""PettingZoo environments: every game as an AEC environment with action masks.

    from lamplight.adapters.pettingzoo import env
    table = env("ID of a game", players=4, OPTION="value", render_mode="ansi")

Chance is settled inside by a seeded generator. Rewards come at the end: shares of one win, or
1 for all who won together.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any, Final

from lamplight.adapters.extras import missing

try:
    import gymnasium
    import numpy as np
    from numpy.typing import NDArray
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ModuleNotFoundError as error:
    raise missing(error, "pettingzoo") from None

from lamplight.adapters.drawn import drawn, pixels
from lamplight.adapters.setup import MOST_SEED, MOST_STEPS, SetUp, settled
from lamplight.adapters.words import in_words
from lamplight.core.game import OVER, State
from lamplight.core.messages import Catalogue
from lamplight.core.observe import Named
from lamplight.core.rng import Rng
from lamplight.core.view import TableView, Text, seat_name
from lamplight.kits import Setting, whole

SEED_BITS: Final = 32
MODES: Final = ("human", "ansi", "svg", "rgb_array")
Observation = dict[str, NDArray[Any]]


def env(
    game: str,
    players: int | None = None,
    render_mode: str | None = None,
    max_steps: int = 0,
    lang: str = "en",
    names: Sequence[str] = (),
    **options: Setting,
) -> Any:
    """The environment in PettingZoo's usual wrappers; options are those of the game."""
    table = raw_env(game, players, render_mode, max_steps, lang, names, **options)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(table))


class Told(dict[str, Any]):
    """What a seat is told: "plies", the notations since its last decision; on demand also "view", "named", "legal"
    and "action_mask".

    What is asked for on demand shows the table as it is at that moment.
    """

    def __init__(self, table: raw_env, agent: str) -> None:
        super().__init__()
        self._table = table
        self._agent = agent

    def __missing__(self, key: str) -> Any:
        if key == "plies":
            return self._table.plies(self._agent)
        if key == "view":
            return self._table.view(self._agent)
        if key == "named":
            return self._table.named(self._agent)
        if key == "action_mask":
            return self._table.observe(self._agent)["action_mask"]
        if key == "legal":
            return self._table.legal(self._agent)
        raise KeyError(key)


class raw_env(AECEnv):  # type: ignore[misc]  # untyped; the name is the one that PettingZoo's own games use
    """A table. Agents are called player_0, player_1 ... in the order in which they sit."""

    metadata: dict[str, Any] = {
        "render_modes": list(MODES),
        "render_fps": 4,
        "is_parallelizable": False,
        "name": "lamplight",
    }

    def __init__(
        self,
        game: str,
        players: int | None = None,
        render_mode: str | None = None,
        max_steps: int = 0,
        lang: str = "en",
        names: Sequence[str] = (),
        **options: Setting,
    ) -> None:
        """max_steps: decisions after which a game is cut (truncated, without rewards), or 0 for never.

        names are how the agents are called where a table is shown; else as PettingZoo calls them.
        """
        super().__init__()
        if render_mode is not None and render_mode not in MODES:
            args: dict[str, int | str | Text] = {"known": ", ".join(MODES), "found": render_mode}
            raise ValueError(Catalogue(lang).format(Text("adapter-render", args)))
        self.setup = SetUp(game, players, options)
        self.metadata = {**self.metadata, "name": f"lamplight_{game}_v{self.setup.game.rules_version}"}
        self.render_mode = render_mode
        self.max_steps = whole("max_steps", max_steps, 0, MOST_STEPS)
        self.lang = lang
        self.possible_agents = [f"player_{seat}" for seat in range(self.setup.players)]
        self.names = [*names, *self.possible_agents[len(names) :]]
        self.agents: list[str] = []
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        low, high = self.setup.bounds()
        self.observation_spaces = {
            agent: gymnasium.spaces.Dict(
                {
                    "observation": gymnasium.spaces.Box(low, high, dtype=np.int16),
                    "action_mask": gymnasium.spaces.Box(0, 1, (self.setup.actions,), dtype=np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.state_space = gymnasium.spaces.Box(
            np.tile(low, self.setup.players), np.tile(high, self.setup.players), dtype=np.int16
        )
        self.action_spaces = {agent: gymnasium.spaces.Discrete(self.setup.actions) for agent in self.possible_agents}
        self._rng = Rng(secrets.randbits(SEED_BITS))
        self._state: State = self.setup.new()
        self._begin()

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. A seed decides all its luck; without one the luck goes on where it was."""
        if seed is not None:
            self._rng = Rng(whole("seed", seed, 0, MOST_SEED))
        self._begin()

    def _begin(self) -> None:
        self._state = self.setup.new()
        self._log: list[tuple[int, int]] = []  # who, code
        self._asked = dict.fromkeys(self.possible_agents, 0)  # the length of the log when a seat last decided
        self._steps = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: Told(self, agent) for agent in self.agents}
        self._settle()
        self.agent_selection = self.possible_agents[int(self._state.actor)]

    def _settle(self) -> None:
        for code in settled(self._state, self._rng):
            self._log.append((-1, code))

    def observe(self, agent: str) -> Observation:
        """What the seat may know, and what it may do now."""
        seat = self._seat[agent]
        return {
            "observation": self.setup.row(self._state, seat),
            "action_mask": self.setup.mask(self._state, seat),
        }

    def state(self) -> NDArray[np.int16]:
        """All that there is to know, for a critic that may see it all: the rows of all seats, one after the other."""
        return np.concatenate([self.setup.row(self._state, seat) for seat in range(self.setup.players)])

    def step(self, action: int | None) -> None:
        """The decision of the agent whose turn it is; raises ValueError with the rule that forbids it."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self._seat[agent]
        code = self._checked(action, seat)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._state.apply(code)
        self._log.append((seat, code))
        self._asked[agent] = len(self._log)
        self._steps += 1
        self._settle()
        if self._state.actor == OVER:
            for who, reward in zip(self.possible_agents, self.setup.rewards(self._state), strict=True):
                self.rewards[who] = reward
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._steps == self.max_steps:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[int(self._state.actor)]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _checked(self, action: int | None, seat: int) -> int:
        """The code of a legal action."""
        words = Catalogue(self.lang, self.names).format
        if not isinstance(action, int | np.integer) or not 0 <= int(action) < self.setup.actions:
            args: dict[str, int | str | Text] = {"action": str(action), "last": self.setup.actions - 1}
            raise ValueError(words(Text("adapter-no-action", args)))
        code = self.setup.code(int(action), seat)
        refusal = self._state.refusal(seat, code)
        if refusal is not None:
            args = {"who": seat_name(seat), "do": self._state.text(code), "rule": refusal.rule, "why": refusal.message}
            raise ValueError(words(Text("adapter-illegal", args)))
        return code

    def view(self, agent: str) -> TableView:
        """The table as a person in that seat sees it."""
        return self._state.view(self._seat[agent])

    def named(self, agent: str) -> Named:
        """The observation in words."""
        return self.setup.named(self._state, self._seat[agent])

    def legal(self, agent: str) -> dict[int, str]:
        """The actions of this agent now, with their notations."""
        if self._state.actor != self._seat[agent]:
            return {}
        return {
            number: self.setup.text(self._state, number, self._seat[agent])
            for number in self.setup.observer.legal_numbers(self._state)
        }

    def notation(self, agent: str, action: int) -> str:
        """The notation of an action of this agent."""
        return self.setup.text(self._state, action, self._seat[agent])

    def action(self, agent: str, notation: str) -> int:
        """The action of this agent that a notation stands for."""
        return self.setup.parse(self._state, notation, self._seat[agent])

    def plies(self, agent: str) -> list[str]:
        """What happened since this agent last decided, as it may know it."""
        seat = self._seat[agent]
        state = self._state
        return [
            state.text(code) if state.secret_of(code) in (-1, seat) else state.veiled(code)
            for _, code in self._log[self._asked[agent] :]
        ]

    def render(self) -> str | NDArray[np.uint8] | None:
        """The table as everybody sees it: a text (ansi), printed (human), a drawing (svg) or its pixels (rgb_array)."""
        if self.render_mode is None:
            gymnasium.logger.warn("render_mode is not set")
            return None
        if self.render_mode in ("svg", "rgb_array"):
            drawing = drawn(self.setup.game.id, self._state, self.lang)
            return drawing if self.render_mode == "svg" else pixels(drawing)
        text = in_words(self._state, None, Catalogue(self.lang, self.names), self.names)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """Nothing is held open."""
