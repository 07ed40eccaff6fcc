"""The Dwarves in OpenSpiel: chance has the odds of the rules."""

from __future__ import annotations

import numpy as np
import pytest
from tests.adapters.test_open_spiel import state_at, step

from lamplight.core.game import CHANCE


def test_chance_has_the_odds_of_the_rules() -> None:
    state = state_at("lamplight_dwarves(players=2,dwarves=random)", 2)
    while not (state.is_chance_node() and len(state.chance_outcomes()) == 56):  # three dice
        step(state, np.random.RandomState(len(state.history())))
    odds = {state.action_to_string(CHANCE, action): odd for action, odd in state.chance_outcomes()}
    assert odds["roll 6 6 6"] == pytest.approx(1 / 216)
    assert odds["roll 6 5 4"] == pytest.approx(6 / 216)
    assert sum(odds.values()) == pytest.approx(1)
