"""OpenSpiel takes our games for its own: its simulation tests pass, and its bots play them."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts
from tests.examples import EXAMPLE, SHORT, TOGETHER, Table, tables_of

from lamplight.adapters.open_spiel import NAMES, register
from lamplight.kits import all_games, all_kits


def spelled(table: Table) -> str:
    """A table as OpenSpiel names it."""
    game, players, options = table
    return (
        f"lamplight_{game}({','.join([f'players={players}', *[f'{name}={value}' for name, value in options.items()]])})"
    )


KINDS = [spelled(table) for table in SHORT.values()] + [spelled(tables_of(EXAMPLE)[-1])]
FIRST = spelled(SHORT[EXAMPLE])

Spiel = Any  # pyspiel has no types


def state_at(name: str, seed: int, plies: int = 0) -> Spiel:
    """The first decision of a game, or one so many plies later."""
    rng = np.random.RandomState(seed)
    state = pyspiel.load_game(name).new_initial_state()
    while not state.is_terminal() and (plies > 0 or state.is_chance_node()):
        step(state, rng)
        plies -= 1
    return state


def step(state: Spiel, rng: np.random.RandomState) -> None:
    if state.is_chance_node():
        actions, odds = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(int(rng.choice(actions, p=odds)))
    else:
        state.apply_action(int(rng.choice(state.legal_actions())))


def test_all_games_are_registered_once() -> None:
    assert [f"lamplight_{game.id}" for game in all_games()] == NAMES
    assert set(NAMES) <= set(pyspiel.registered_names())
    assert register() == NAMES


@pytest.mark.parametrize("name", KINDS)
def test_openspiels_simulation_test(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", [spelled(SHORT[game]) for game in SHORT if game != TOGETHER])
def test_openspiels_simulation_test_with_serialization(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


def test_what_openspiel_is_told() -> None:
    kinds = pyspiel.GameType
    for kit in all_kits():
        game, told = pyspiel.load_game(spelled(SHORT[kit.id])), kit.game
        assert game.get_type().chance_mode == kinds.ChanceMode.EXPLICIT_STOCHASTIC
        assert (game.min_utility(), game.max_utility()) == (0.0, 1.0)
        assert game.get_type().utility == (kinds.Utility.IDENTICAL if told.together else kinds.Utility.CONSTANT_SUM)
        perfect, hidden = kinds.Information.PERFECT_INFORMATION, kinds.Information.IMPERFECT_INFORMATION
        assert game.get_type().information == (hidden if told.secrets else perfect)
        if not told.together:
            assert game.utility_sum() == 1.0


def test_chance_has_the_odds_of_the_rules() -> None:
    state = pyspiel.load_game(FIRST).new_initial_state()
    assert state.is_chance_node()
    assert state.chance_outcomes() == [(k, 1 / 48) for k in range(48)]


def test_copies_are_independent_and_share_the_set_up() -> None:
    state = state_at(FIRST, 4)
    other = state.clone()
    assert str(other) == str(state)
    assert other.setup is state.setup
    other.apply_action(other.legal_actions()[0])
    assert str(other) != str(state)
    assert len(state.history()) + 1 == len(other.history())


def test_where_nothing_is_secret_a_resampled_state_is_a_copy() -> None:
    state = state_at(FIRST, 5, 9)
    world = state.resample_from_infostate(0, pyspiel.UniformProbabilitySampler(0.0, 1.0))
    assert str(world) == str(state)


@pytest.mark.parametrize("game", SHORT)
def test_openspiels_search_plays_our_games(game: str) -> None:
    state, simulations = state_at(spelled(SHORT[game]), 3), 2 if game == TOGETHER else 12
    random = np.random.RandomState(1)
    bot = mcts.MCTSBot(state.get_game(), 2.0, simulations, mcts.RandomRolloutEvaluator(1, random), random_state=random)
    for _ in range(2):
        while state.is_chance_node():
            step(state, random)
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
