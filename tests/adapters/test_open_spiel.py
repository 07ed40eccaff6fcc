"""OpenSpiel takes our games for its own: its simulation tests pass, and its bots play them."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from lamplight.adapters.open_spiel import NAMES, SpielState, register
from lamplight.core.game import CHANCE
from lamplight.kits import all_games

KINDS = [
    "lamplight_dunkelrunde(players=2,board=short)",
    "lamplight_dunkelrunde(players=5,board=short,start=random)",
    "lamplight_rumble(players=2,layout=ring,adventures=1)",
    "lamplight_rumble(players=4,adventures=1)",
    "lamplight_dwarves(players=2,dwarves=random)",
]
DUNKELRUNDE, RUMBLE, DWARVES = KINDS[0], KINDS[2], KINDS[-1]
THREE = "lamplight_rumble(players=3,layout=ring,adventures=1)"
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


@pytest.mark.parametrize("name", [DUNKELRUNDE, THREE])
def test_openspiels_simulation_test_with_serialization(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


def test_what_openspiel_is_told() -> None:
    kinds = pyspiel.GameType
    dunkelrunde, rumble, dwarves = (pyspiel.load_game(name) for name in (DUNKELRUNDE, THREE, DWARVES))
    assert dunkelrunde.get_type().utility == rumble.get_type().utility == kinds.Utility.CONSTANT_SUM
    assert dunkelrunde.utility_sum() == rumble.utility_sum() == 1.0
    assert dwarves.get_type().utility == kinds.Utility.IDENTICAL
    assert rumble.get_type().information == kinds.Information.IMPERFECT_INFORMATION
    assert dwarves.get_type().information == kinds.Information.PERFECT_INFORMATION
    for game in (dunkelrunde, rumble, dwarves):
        assert game.get_type().chance_mode == kinds.ChanceMode.EXPLICIT_STOCHASTIC
        assert (game.min_utility(), game.max_utility()) == (0.0, 1.0)
    assert rumble.num_players() == 3
    assert rumble.num_distinct_actions() == 312
    assert pyspiel.load_game("lamplight_rumble(players=8)").num_distinct_actions() == 1200  # both boxes
    assert pyspiel.load_game("lamplight_rumble", {"players": 5, "set": "both", "tokens": "4"}).num_players() == 5
    assert not pyspiel.load_game("lamplight_rumble(players=4,guard=off)").get_type().provides_information_state_tensor


def test_chance_has_the_odds_of_the_rules() -> None:
    state = pyspiel.load_game(DUNKELRUNDE).new_initial_state()
    assert state.is_chance_node()
    assert state.chance_outcomes() == [(k, 1 / 48) for k in range(48)]
    state = state_at(DWARVES, 2)
    while not (state.is_chance_node() and len(state.chance_outcomes()) == 56):  # three dice
        step(state, np.random.RandomState(len(state.history())))
    odds = {state.action_to_string(CHANCE, action): odd for action, odd in state.chance_outcomes()}
    assert odds["roll 6 6 6"] == pytest.approx(1 / 216)
    assert odds["roll 6 5 4"] == pytest.approx(6 / 216)
    assert sum(odds.values()) == pytest.approx(1)


def test_a_seat_knows_its_own_tokens_and_after_the_scoring_all() -> None:
    state = state_at("lamplight_rumble(players=3,layout=ring)", 1)
    for seat in range(3):
        plies = state.information_state_string(seat).split("; ")
        deals = [ply for ply in plies if ply.startswith("deal")]
        assert len(deals) == 6
        assert all(ply.endswith("?") != ply.startswith(f"deal {seat + 1} ") for ply in deals)
    rng = np.random.RandomState(3)
    while state.inner.adventure == 0:
        step(state, rng)
    told = state.information_state_string(0)
    assert "?" not in told
    while state.is_chance_node():
        step(state, rng)
    assert state.information_state_string(0).startswith(told)
    assert state.information_state_string(0).count("?") == 4
    while not state.is_terminal():
        step(state, rng)
    assert "?" not in state.information_state_string(0)
    assert sum(state.returns()) == pytest.approx(1.0)


def test_tensors_say_what_strings_say() -> None:
    state = state_at(THREE, 1, 40)
    game = state.get_game()
    size = state.setup.size
    for seat in range(3):
        row = state.observation_tensor(seat)
        assert row == state.setup.row(state.inner, seat).tolist()
        recall = state.information_state_tensor(seat)
        assert len(recall) == size + 2 * game.max_game_length()
        assert recall[:size] == row
        plies = np.array(recall[size:]).reshape(-1, 2)
        known = state.plies(seat)
        assert len(known) == len(state.history())
        assert [(by + 2, what) for by, what, _ in known] == [tuple(ply) for ply in plies[: len(known)].tolist()]
        assert not plies[len(known) :].any()


def test_copies_are_independent_and_share_the_set_up() -> None:
    state = state_at(RUMBLE, 4)
    other = state.clone()
    assert str(other) == str(state)
    assert other.setup is state.setup
    other.apply_action(other.legal_actions()[0])
    assert str(other) != str(state)
    assert len(state.history()) + 1 == len(other.history())


def test_a_resampled_state_is_one_that_the_seat_cannot_tell_apart() -> None:
    """Its whole history fits: what it was dealt, what it may do, what was said, and what others could know."""
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    worlds = set()
    for plies in (0, 23, 60, 130):
        state = state_at("lamplight_rumble(players=3,layout=ring)", 5, plies)
        if state.is_chance_node() or state.is_terminal():
            continue
        for seat in range(3):
            for _ in range(4):
                world = state.resample_from_infostate(seat, sampler)
                assert isinstance(world, SpielState)
                assert world.information_state_string(seat) == state.information_state_string(seat)
                assert world.information_state_tensor(seat) == state.information_state_tensor(seat)
                assert world.legal_actions() == state.legal_actions()
                worlds.add(str(world))
                again = state.get_game().new_initial_state()
                for action in world.history():
                    again.apply_action(action)
                assert str(again) == str(world)
    assert len(worlds) > 15


def test_where_nothing_is_secret_a_resampled_state_is_a_copy() -> None:
    state = state_at(DUNKELRUNDE, 5, 9)
    world = state.resample_from_infostate(0, pyspiel.UniformProbabilitySampler(0.0, 1.0))
    assert str(world) == str(state)


@pytest.mark.parametrize(("name", "simulations"), [(DUNKELRUNDE, 12), (THREE, 12), (DWARVES, 2)])
def test_openspiels_search_plays_our_games(name: str, simulations: int) -> None:
    state = state_at(name, 3)
    random = np.random.RandomState(1)
    bot = mcts.MCTSBot(state.get_game(), 2.0, simulations, mcts.RandomRolloutEvaluator(1, random), random_state=random)
    for _ in range(2):
        while state.is_chance_node():
            step(state, random)
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_openspiels_search_over_information_sets_plays_rumble() -> None:
    state = state_at(THREE, 3)
    random = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(state.get_game(), mcts.RandomRolloutEvaluator(1, random), 2.0, 12, random_state=random)
    for _ in range(2):
        action = int(bot.step(state))
        assert action in state.legal_actions()
        state.apply_action(action)


def test_an_observation_of_less_than_a_seat_is_refused() -> None:
    game = pyspiel.load_game(THREE)
    public = pyspiel.IIGObservationType(
        public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE
    )
    with pytest.raises(ValueError, match="seat"):
        game.make_py_observer(public)
    with pytest.raises(ValueError, match="parameters"):
        game.make_py_observer(None, {"planes": 1})
