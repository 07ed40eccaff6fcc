"""The environments pass PettingZoo's own tests, and behave as their page says."""

from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test
from tests.examples import EXAMPLE, SHORT, SIGN, TABLES, TOGETHER, needs_together

from lamplight.adapters.pettingzoo import env
from lamplight.core.game import SetupError
from lamplight.kits import UnknownGame, game_named

Options = dict[str, Any]


@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")  # a dict, for the mask
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.parametrize(("game", "players", "options"), TABLES, ids=str)
def test_pettingzoos_api_test(game: str, players: int, options: Options, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(env(game, players, **options), num_cycles=60)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize(("game", "players", "options"), TABLES, ids=str)
def test_pettingzoos_seed_test(game: str, players: int, options: Options) -> None:
    seed_test(lambda: env(game, players, **options), num_cycles=25)


@pytest.mark.parametrize(("game", "players", "options"), list(SHORT.values()), ids=str)
def test_pettingzoos_render_test(game: str, players: int, options: Options) -> None:
    shown: list[str] = []

    def drawn(picture: Any) -> bool:
        shown.append(picture)
        return isinstance(picture, str) and picture.startswith("<svg")

    render_test(lambda render_mode: env(game, players, render_mode=render_mode, **options), {"svg": drawn})
    assert len(shown) == 5


def played(table: Any, seed: int) -> dict[str, float]:
    """A game at random to its end; the rewards that each agent was told."""
    table.reset(seed=seed)
    rng = np.random.default_rng(seed)
    total = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        observation, reward, ended, cut, _ = table.last()
        total[agent] += float(reward)
        over = ended or cut
        table.step(None if over else int(rng.choice(np.flatnonzero(observation["action_mask"]))))
    assert table.agents == []
    return total


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [table for table in SHORT.values() if table[0] != TOGETHER],
    ids=str,
)
def test_rewards_are_shares_of_one_win(game: str, players: int, options: Options) -> None:
    table = env(game, players, **options)
    found = [played(table, seed) for seed in range(12)]
    for rewards in found:
        assert sum(rewards.values()) == pytest.approx(1.0)
    assert len({max(rewards, key=lambda agent: rewards[agent]) for rewards in found}) > 1


@needs_together
def test_who_plays_together_wins_or_loses_together() -> None:
    table = env(TOGETHER, 2)
    rewards = played(table, 1)
    result = table.unwrapped.setup.rewards(table.unwrapped._state)
    assert set(rewards.values()) == set(result)
    assert len(set(result)) == 1


def test_a_seed_decides_all_luck_and_without_one_it_goes_on() -> None:
    table = env(EXAMPLE, 4)
    table.reset(seed=5)
    first = table.last()[0]["observation"].tolist()
    table.reset()
    second = table.last()[0]["observation"].tolist()
    table.reset(seed=5)
    assert table.last()[0]["observation"].tolist() == first
    table.reset()
    assert table.last()[0]["observation"].tolist() == second != first


def test_a_refusal_names_its_rule() -> None:
    table = env(EXAMPLE, 4).unwrapped
    table.reset(seed=1)
    agent = table.agent_selection
    mask = table.observe(agent)["action_mask"]
    wrong = int(np.flatnonzero(mask == 0)[0])
    before = table._state.key()
    with pytest.raises(ValueError, match=rf"{SIGN}-\d"):
        table.step(wrong)
    last = table.setup.actions - 1
    with pytest.raises(ValueError, match=f"0 to {last}"):
        table.step(last + 1)
    with pytest.raises(ValueError, match=f"0 to {last}"):
        table.step(None)
    assert table._state.key() == before
    german = env(EXAMPLE, 4, lang="de").unwrapped
    german.reset(seed=1)
    with pytest.raises(ValueError, match="keine Aktion"):
        german.step(-1)


def test_a_long_game_can_be_cut() -> None:
    table = env(EXAMPLE, 2, max_steps=7)
    table.reset(seed=1)
    steps = 0
    for _ in table.agent_iter():
        observation, reward, ended, cut, _ = table.last()
        assert reward == 0
        assert not ended
        steps += not cut
        table.step(None if cut else int(np.flatnonzero(observation["action_mask"])[0]))
    assert steps == 7


def test_what_cannot_be_set_up_is_refused_in_words() -> None:
    most = game_named(EXAMPLE).max_seats
    with pytest.raises(SetupError, match=f"This game is for .* to {most} players, not 99"):
        env(EXAMPLE, 99)
    with pytest.raises(SetupError, match="difficulty"):
        env(EXAMPLE, 4, difficulty="absurd")
    with pytest.raises(ValueError, match="players is a whole number"):
        env(EXAMPLE, 2.5)  # type: ignore[arg-type]
    with pytest.raises(UnknownGame, match=f"there are: .*{EXAMPLE}"):
        env("chess")
    table = env(EXAMPLE, 2).unwrapped
    for seed in (-1, 0.5):
        with pytest.raises(ValueError, match="seed is a whole number from 0 to"):
            table.reset(seed=seed)
    table.reset(seed=1)
    with pytest.raises(ValueError, match=r"There is no action 0\.5"):
        table.step(0.5)


@pytest.mark.parametrize(("game", "players", "options"), list(SHORT.values()), ids=str)
def test_options_may_be_numbers_and_yes_or_no(game: str, players: int, options: Options) -> None:
    spelt: Options = {name: int(value) if value.isdigit() else value for name, value in options.items()}
    assert env(game, players, **spelt).unwrapped.setup.options == env(game, players, **options).unwrapped.setup.options


@pytest.mark.parametrize(("game", "players", "options"), TABLES, ids=str)
def test_the_state_is_all_that_all_may_know(game: str, players: int, options: Options) -> None:
    table = env(game, players, **options).unwrapped
    table.reset(seed=2)
    state = table.state()
    assert table.state_space.contains(state)
    rows = [table.observe(agent)["observation"] for agent in table.possible_agents]
    assert np.array_equal(state, np.concatenate(rows))


@pytest.mark.parametrize(("game", "players", "options"), list(SHORT.values()), ids=str)
def test_a_shown_table_names_everybody_and_everything(game: str, players: int, options: Options) -> None:
    table = env(game, players, render_mode="ansi", names=["Ada"], **options).unwrapped
    table.reset(seed=2)
    seen = set()
    for _ in range(40):
        text = table.render()
        assert "Player" not in text
        assert "[" not in text
        first = text.split(":")[0]
        assert first == ("Ada" if table.agent_selection == "player_0" else table.agent_selection)
        seen.add(first)
        table.step(next(iter(table.legal(table.agent_selection))))
        if all(table.terminations.values()):
            break
    assert "Ada" in seen
    assert any(one.startswith("player_") for one in seen)


@pytest.mark.parametrize(("game", "players", "options"), list(SHORT.values()), ids=str)
def test_a_table_as_pixels(game: str, players: int, options: Options) -> None:
    table = env(game, players, render_mode="rgb_array", **options)
    table.reset(seed=2)
    shown = table.render()
    assert shown.dtype == np.uint8
    assert shown.ndim == 3
    assert shown.shape[2] == 3
    assert len(np.unique(shown.reshape(-1, 3), axis=0)) > 10


def test_an_unknown_way_to_show_it() -> None:
    with pytest.raises(ValueError, match="opera"):
        env(EXAMPLE, 4, render_mode="opera")


def test_an_environment_can_be_sent_to_another_process() -> None:
    table = env(EXAMPLE, 2, board="short").unwrapped
    table.reset(seed=4)
    other = pickle.loads(pickle.dumps(table))
    agent = table.agent_selection
    action = int(np.flatnonzero(table.observe(agent)["action_mask"])[0])
    table.step(action)
    other.step(action)
    assert other._state.key() == table._state.key()
