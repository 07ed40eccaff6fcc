"""The environments pass PettingZoo's own tests, and behave as their page says."""

from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from lamplight.adapters.pettingzoo import env
from lamplight.core.game import SetupError
from lamplight.core.view import TableView
from lamplight.kits import UnknownGame

KINDS = [
    ("dunkelrunde", 2, {"board": "short"}),
    ("dunkelrunde", 3, {}),
    ("dunkelrunde", 6, {"start": "random"}),
    ("rumble", 2, {"layout": "ring"}),
    ("rumble", 4, {"layout": "ring", "adventures": "1"}),
    ("rumble", 9, {}),
    ("dwarves", 2, {}),
    ("dwarves", 3, {"dwarves": "random", "first": "random"}),
    ("dwarves", 5, {"difficulty": "heroic"}),
]
Options = dict[str, Any]


@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")  # a dict, for the mask
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.parametrize(("game", "players", "options"), KINDS, ids=str)
def test_pettingzoos_api_test(game: str, players: int, options: Options, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(env(game, players, **options), num_cycles=60)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize(("game", "players", "options"), KINDS, ids=str)
def test_pettingzoos_seed_test(game: str, players: int, options: Options) -> None:
    seed_test(lambda: env(game, players, **options), num_cycles=25)


@pytest.mark.parametrize(("game", "players", "options"), KINDS[::3], ids=str)
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
    [("dunkelrunde", 3, {"board": "short"}), ("rumble", 4, {"layout": "ring", "adventures": "1"})],
    ids=str,
)
def test_rewards_are_shares_of_one_win(game: str, players: int, options: Options) -> None:
    table = env(game, players, **options)
    found = [played(table, seed) for seed in range(12)]
    for rewards in found:
        assert sum(rewards.values()) == pytest.approx(1.0)
    assert len({max(rewards, key=lambda agent: rewards[agent]) for rewards in found}) > 1


def test_the_dwarves_win_or_lose_together() -> None:
    table = env("dwarves", 2)
    rewards = played(table, 1)
    result = table.unwrapped.setup.rewards(table.unwrapped._state)
    assert set(rewards.values()) == set(result)
    assert len(set(result)) == 1


def test_a_seed_decides_all_luck_and_without_one_it_goes_on() -> None:
    table = env("rumble", 4)
    table.reset(seed=5)
    first = table.last()[0]["observation"].tolist()
    table.reset()
    second = table.last()[0]["observation"].tolist()
    table.reset(seed=5)
    assert table.last()[0]["observation"].tolist() == first
    table.reset()
    assert table.last()[0]["observation"].tolist() == second != first


def test_a_refusal_names_its_rule() -> None:
    table = env("rumble", 4, layout="ring").unwrapped
    table.reset(seed=1)
    agent = table.agent_selection
    mask = table.observe(agent)["action_mask"]
    wrong = int(np.flatnonzero(mask == 0)[0])
    before = table._state.key()
    with pytest.raises(ValueError, match=r"RD-\d"):
        table.step(wrong)
    with pytest.raises(ValueError, match="0 to 311"):
        table.step(312)
    with pytest.raises(ValueError, match="0 to 311"):
        table.step(None)
    assert table._state.key() == before
    german = env("rumble", 4, lang="de", layout="ring").unwrapped
    german.reset(seed=1)
    with pytest.raises(ValueError, match="keine Aktion"):
        german.step(-1)


def test_infos_tell_on_demand_what_the_seat_may_know() -> None:
    table = env("rumble", 4, layout="ring")
    table.reset(seed=1)
    agent = table.agent_selection
    seat = int(agent[-1])
    info = table.last()[4]
    assert list(info) == []  # nothing is computed that nobody asks for
    deals = [do for do in info["plies"] if do.startswith("deal")]
    assert len(deals) == 8
    for do in deals:
        assert do.endswith("?") != do.startswith(f"deal {seat + 1} ")
    view = info["view"]
    assert isinstance(view, TableView)
    assert view.prompt is not None
    secret = next(item.marks for item in view.tableau if item.kind == "secret")
    assert {who for who, held in info["named"]["own"].items() if held} == set(secret)
    legal = info["legal"]
    assert {option.do for option in view.prompt.options} == set(legal.values())
    number, do = next(iter(legal.items()))
    assert table.unwrapped.notation(agent, number) == do
    assert table.unwrapped.action(agent, do) == number
    with pytest.raises(KeyError):
        info["others' tokens"]
    table.step(number)
    other = table.agent_selection
    assert other != agent
    assert table.last()[4]["plies"][-1] == do
    assert table.infos[agent]["plies"] == []
    assert table.infos[agent]["legal"] == {}
    assert not table.observe(agent)["action_mask"].any()


def test_a_long_game_can_be_cut() -> None:
    table = env("dwarves", 2, max_steps=7)
    table.reset(seed=1)
    steps = 0
    for _ in table.agent_iter():
        observation, reward, ended, cut, _ = table.last()
        assert reward == 0
        assert not ended
        steps += not cut
        table.step(None if cut else int(np.flatnonzero(observation["action_mask"])[0]))
    assert steps == 7


def test_what_cannot_be_set_up_is_refused() -> None:
    with pytest.raises(SetupError):
        env("rumble", 13)
    with pytest.raises(SetupError):
        env("dwarves", 4, difficulty="absurd")
    with pytest.raises(UnknownGame):
        env("chess")
    with pytest.raises(ValueError, match="opera"):
        env("rumble", 4, render_mode="opera")


def test_text_shows_what_everybody_sees_and_no_secret() -> None:
    table = env("rumble", 4, render_mode="ansi", layout="ring")
    table.reset(seed=3)
    text = table.render()
    assert "secret" not in text
    assert "> " not in text
    assert "Treasur" in text


def test_an_environment_can_be_sent_to_another_process() -> None:
    table = env("dunkelrunde", 2, board="short").unwrapped
    table.reset(seed=4)
    other = pickle.loads(pickle.dumps(table))
    agent = table.agent_selection
    action = int(np.flatnonzero(table.observe(agent)["action_mask"])[0])
    table.step(action)
    other.step(action)
    assert other._state.key() == table._state.key()
