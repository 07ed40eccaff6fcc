"""The rules of plain.py as a Python game of OpenSpiel, as its authors write them (see their python/games)."""

from __future__ import annotations

from typing import Any

import pyspiel
from bench.rumble.plain import ACTIONS, CHARACTERS, DRY_LIMIT, SEATS, PlainBrawl

NAME = "python_rumble"
_GAME_TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="Python Rumble, one adventure",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=SEATS,
    min_num_players=SEATS,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=False,
    parameter_specification={},
)
_GAME_INFO = pyspiel.GameInfo(
    num_distinct_actions=ACTIONS,
    max_chance_outcomes=CHARACTERS,
    num_players=SEATS,
    min_utility=0.0,
    max_utility=10.0,
    utility_sum=None,
    max_game_length=CHARACTERS * DRY_LIMIT,
)


class RumbleGame(pyspiel.Game):  # type: ignore[misc]
    """A Python game: pyspiel knows it by its short name once it is registered."""

    def __init__(self, params: Any = None) -> None:
        super().__init__(_GAME_TYPE, _GAME_INFO, params or {})

    def new_initial_state(self) -> RumbleState:
        return RumbleState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> None:
        return None


class RumbleState(pyspiel.State):  # type: ignore[misc]
    """Tells OpenSpiel about a brawl."""

    def __init__(self, game: RumbleGame) -> None:
        super().__init__(game)
        self.brawl = PlainBrawl()

    def current_player(self) -> int:
        if self.brawl.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.brawl.player is None else self.brawl.player

    def _legal_actions(self, player: int) -> list[int]:
        return self.brawl.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self.brawl.draws()
        odds = 1.0 / len(outcomes)
        return [(outcome, odds) for outcome in outcomes]

    def _apply_action(self, action: int) -> None:
        if self.brawl.player is None:
            self.brawl.draw(action)
        else:
            self.brawl.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return str(action)

    def is_terminal(self) -> bool:
        return self.brawl.over

    def returns(self) -> list[float]:
        return [float(points) for points in self.brawl.scores]

    def __str__(self) -> str:
        return f"{self.brawl.room_of} {self.brawl.chest}"


pyspiel.register_game(_GAME_TYPE, RumbleGame)
