"""Rumble in OpenSpiel: what a seat has seen, worlds that it cannot tell apart, and search over them."""

from __future__ import annotations

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from tests.adapters.test_open_spiel import state_at, step

from lamplight.adapters.open_spiel import SpielState

THREE = "lamplight_rumble(players=3,layout=ring,adventures=1)"


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


def test_what_openspiel_is_told_of_rumble() -> None:
    game = pyspiel.load_game(THREE)
    assert game.get_type().information == pyspiel.GameType.Information.IMPERFECT_INFORMATION
    assert game.num_players() == 3
    assert game.num_distinct_actions() == 312
    assert pyspiel.load_game("lamplight_rumble(players=8)").num_distinct_actions() == 1200  # both boxes
    assert pyspiel.load_game("lamplight_rumble", {"players": 5, "set": "both", "tokens": "4"}).num_players() == 5
    assert not pyspiel.load_game("lamplight_rumble(players=4,guard=off)").get_type().provides_information_state_tensor
