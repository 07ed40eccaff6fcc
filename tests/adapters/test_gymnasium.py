"""One seat learns and bots sit in the others: Gymnasium's check passes, masks hold, seeds repeat, games begin anew."""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from tests.examples import EXAMPLE, SHORT, SIGN, TABLES

from lamplight.adapters.gymnasium import Seat, seats
from lamplight.bots import Bot, Decision
from lamplight.core.game import SetupError
from lamplight.core.perspective import Perspective
from lamplight.core.rng import Rng
from lamplight.core.view import Text
from lamplight.kits import UnknownBot, game_named

Options = dict[str, Any]
EPISODE: tuple[str, int, Options] = SHORT[EXAMPLE]


class Masked(gymnasium.ActionWrapper[Any, int, int]):
    """Whatever is asked for becomes something legal: Gymnasium's check knows no masks."""

    def action(self, action: int) -> int:
        assert isinstance(self.unwrapped, Seat)
        legal = np.flatnonzero(self.unwrapped.action_masks())
        return int(legal[int(action) % len(legal)]) if len(legal) else int(action)


def episode(table: Seat, seed: int | None) -> tuple[list[bytes], float]:
    """A game at random: its rows, and what the learner got."""
    row, info = table.reset(seed=seed)
    lots = np.random.default_rng(5)
    rows, got = [row.tobytes()], 0.0
    while True:
        assert np.array_equal(info["action_mask"], table.action_masks())
        assert set(np.flatnonzero(info["action_mask"]).tolist()) == set(table.legal())
        row, reward, ended, cut, info = table.step(int(lots.choice(np.flatnonzero(info["action_mask"]))))
        rows.append(row.tobytes())
        got += reward
        if ended or cut:
            return rows, got


@pytest.mark.parametrize(("game", "players", "options"), list(SHORT.values()), ids=str)
def test_gymnasiums_own_check(game: str, players: int, options: Options) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it would rather have rows from -1 to 1
        check_env(Masked(Seat(game, players, others="uniform", max_steps=30, **options)), skip_render_check=True)


@pytest.mark.parametrize(("game", "players", "options"), TABLES, ids=str)
def test_the_same_seed_gives_the_same_game(game: str, players: int, options: Options) -> None:
    one, other = (Seat(game, players, others="uniform", max_steps=60, **options) for _ in range(2))
    first = episode(one, 7)
    assert episode(other, 7) == first
    assert episode(other, 8) != first
    assert episode(one, 7) == first


def test_rewards_are_the_learners_share() -> None:
    """Whoever plays at random against its like gets about its share of the wins."""
    game, players, options = EPISODE
    table = Seat(game, players, seat=None, others="uniform", **options)
    table.reset(seed=1)
    found = [episode(table, None)[1] for _ in range(60)]
    assert set(found) > {0.0}
    assert 0.2 < sum(found) / len(found) * players < 2.0


class Stubborn(Bot):
    """Takes the first action, and counts how often it was asked."""

    asked = 0

    def choose(self, perspective: Perspective, rng: Rng) -> Decision:
        Stubborn.asked += 1
        code = perspective.world.legal_actions()[0]
        return Decision(code, perspective.world.text(code), Text("core-reason-random"))


def test_any_bot_can_sit_in_the_other_seats() -> None:
    table = Seat(EXAMPLE, 3, seat=1, others=[Stubborn, "uniform"], max_steps=20)
    episode(table, 3)
    assert Stubborn.asked > 5


def test_what_is_not_allowed_is_said_in_words() -> None:
    table = Seat(EXAMPLE, 2, others="uniform", max_steps=1)
    with pytest.raises(gymnasium.error.ResetNeeded, match="reset"):
        table.step(0)
    _, info = table.reset(seed=1)
    with pytest.raises(ValueError, match=rf"{SIGN}-\d"):
        table.step(int(np.flatnonzero(~info["action_mask"])[0]))
    for wrong in (-1, 1.5, None, table.setup.actions):
        with pytest.raises(ValueError, match="There is no action"):
            table.step(wrong)  # type: ignore[arg-type]
    table.step(int(np.flatnonzero(info["action_mask"])[0]))
    with pytest.raises(gymnasium.error.ResetNeeded):
        table.step(0)
    for seed in (-1, 1.5, "x", 2**40):
        with pytest.raises(ValueError, match="seed is a whole number"):
            table.reset(seed=seed)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="seat is a whole number from 0 to 1, not 2"):
        Seat(EXAMPLE, 2, seat=2)
    with pytest.raises(ValueError, match="others"):
        Seat(EXAMPLE, 4, others=["uniform"])
    with pytest.raises(ValueError, match="render_mode is one of"):
        Seat(EXAMPLE, 2, render_mode="opera")
    with pytest.raises(UnknownBot):
        Seat(EXAMPLE, 2, others="nobody")
    most = game_named(EXAMPLE).max_seats
    with pytest.raises(SetupError, match=f"to {most} players, not {most + 1}"):
        Seat(EXAMPLE, most + 1)


def test_the_learner_is_shown_the_table() -> None:
    game, players, options = EPISODE
    table = Seat(game, players, others="uniform", render_mode="ansi", **options)
    table.reset(seed=1)
    assert all(do in table.render() for do in table.legal().values())
    table.render_mode = "rgb_array"
    shown = table.render()
    assert shown.dtype == np.uint8
    assert shown.shape[2] == 3
    assert len(np.unique(shown.reshape(-1, 3), axis=0)) > 10


@pytest.mark.parametrize("same_step", [True, False])
def test_many_tables_begin_anew_by_themselves(same_step: bool) -> None:
    game, players, options = EPISODE
    tables = seats(3, game, players=players, others="uniform", same_step=same_step, **options)
    rows, infos = tables.reset(seed=11)
    alone = [Seat(game, players, others="uniform", **options).reset(seed=11 + at)[0] for at in range(3)]
    assert np.array_equal(rows, np.stack(alone))
    ended = 0
    lots = np.random.default_rng(1)
    over = np.zeros(3, dtype=bool)
    for _ in range(400):
        masks = np.stack(infos["action_mask"])
        picks = [int(lots.choice(np.flatnonzero(mask))) if mask.any() else 0 for mask in masks]
        rows, rewards, terminated, truncated, infos = tables.step(np.array(picks))
        if same_step:
            assert np.stack(infos["action_mask"]).any(axis=1).all()  # a new game stands where one ended
            assert (terminated.any() and "final_obs" in infos) or not terminated.any()
        else:
            assert not rewards[over].any()
        over = terminated | truncated
        ended += int(terminated.sum())
    assert ended > 3
    with pytest.raises(ValueError, match="count is a whole number"):
        seats(0, game)
