"""Many games at once are the same games as one by one."""

from __future__ import annotations

import doctest
import gc
import importlib.util
import os
import subprocess
import sys
import warnings
from collections.abc import Generator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from tests.examples import EXAMPLE, SHORT, TABLES
from tools import build_compiled

import lamplight.adapters.batch as adapter
from lamplight.adapters.batch import CUT, ENDED, Games, IllegalAction, speed, stepper
from lamplight.adapters.setup import SetUp, settled
from lamplight.core.batch import SPREAD
from lamplight.core.game import OVER, SetupError
from lamplight.core.rng import Rng
from lamplight.kits import UnknownGame, game_named

ROOT = Path(__file__).resolve().parents[2]
STEPS = 150


Shown = tuple[int, list[int], list[int], list[float], int]


def alone(setup: SetUp, seed: int) -> Generator[Shown, int, None]:
    """One game after another by hand; takes an action, gives actor, row, mask, rewards and done."""
    rng = Rng(seed)
    state = setup.new()
    settled(state, rng)
    rewards = [0.0] * setup.players
    done = 0
    while True:
        seat = int(state.actor)
        action = yield seat, setup.row(state, seat).tolist(), setup.mask(state, seat).tolist(), rewards, done
        state.apply(setup.code(action, seat))
        settled(state, rng)
        done = int(state.actor == OVER)
        rewards = setup.rewards(state)
        if done:
            state = setup.new()
            settled(state, rng)


@pytest.mark.parametrize(("game", "players", "options"), TABLES, ids=str)
def test_a_batch_plays_the_games_that_are_played_alone(game: str, players: int, options: dict[str, str]) -> None:
    games = Games(game, 5, players, 3, 0, **options)
    singles = [alone(games.setup, 3 * SPREAD + k) for k in range(5)]
    expected = [next(single) for single in singles]
    ended = 0
    for _ in range(STEPS):
        for k, (seat, row, mask, rewards, done) in enumerate(expected):
            assert int(games.actors[k]) == seat
            assert games.observations[k].tolist() == row
            assert games.masks[k].astype(int).tolist() == mask
            assert games.rewards[k].tolist() == rewards
            assert games.dones[k] == done
            ended += done
        actions = games.sample().copy()
        assert all(games.masks[k, action] for k, action in enumerate(actions))
        expected = [single.send(int(action)) for single, action in zip(singles, actions, strict=True)]
        games.step(actions)
    if (game, players, options) == SHORT[game] and not games.setup.game.together:
        assert ended > 0
    assert int(games.batch.steps) == 5 * STEPS


def test_arrays_are_windows_that_cannot_be_written_to() -> None:
    games = Games(EXAMPLE, 4, 2, board="short")
    before = games.observations.copy()
    for array in (games.observations, games.masks, games.rewards, games.actors, games.dones, games.sample()):
        assert not array.flags.writeable
        assert not array.flags.owndata
    for _ in range(5):
        games.step(games.sample())
    assert not np.array_equal(before, games.observations)


def test_what_is_not_legal_moves_no_game() -> None:
    games = Games(EXAMPLE, 3, 4)
    rows = games.observations.copy()
    actions = games.sample().copy()
    actions[2] = int(np.flatnonzero(~games.masks[2])[0])
    with pytest.raises(IllegalAction) as caught:
        games.step(actions)
    assert (caught.value.game, caught.value.action) == (2, actions[2])
    actions[2] = -1
    with pytest.raises(IllegalAction):
        games.step(actions)
    actions[2] = games.setup.actions
    with pytest.raises(IllegalAction):
        games.step(actions)
    with pytest.raises(ValueError):
        games.step(actions[:2])
    assert np.array_equal(rows, games.observations)
    assert games.batch.steps == 0


def test_a_batch_begins_anew_in_the_same_arrays() -> None:
    games = Games(EXAMPLE, 5, 2, seed=3, board="short")
    rows, first, masks = games.observations, games.observations.copy(), games.masks.copy()
    way = []
    for _ in range(300):
        picks = games.sample().copy()
        way.append(picks)
        games.step(picks)
    last = games.observations.copy()
    games.reset(3)
    assert rows is games.observations
    assert np.array_equal(rows, first)
    assert np.array_equal(games.masks, masks)
    assert not games.dones.any()
    assert not games.rewards.any()
    for picks in way:
        assert np.array_equal(games.sample(), picks)
        games.step(picks)
    assert np.array_equal(rows, last)
    games.reset()
    other = games.observations.copy()
    assert not np.array_equal(other, first)
    assert np.array_equal(other, Games(EXAMPLE, 5, 2, seed=4, board="short").observations)


def test_what_makes_no_sense_is_said_in_words() -> None:
    for seed in (-1, 1.5, "x", 2**40):
        with pytest.raises(ValueError, match="seed is a whole number from 0 to"):
            Games(EXAMPLE, 2, 2, seed=seed)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match=r"games is a whole number from 1 to .*, not 0"):
        Games(EXAMPLE, 0, 2)
    with pytest.raises(ValueError, match="max_steps is a whole number"):
        Games(EXAMPLE, 2, 2, max_steps=-1)
    most = game_named(EXAMPLE).max_seats
    with pytest.raises(SetupError, match=f"to {most} players, not {most + 1}"):
        Games(EXAMPLE, 2, most + 1)
    with pytest.raises(SetupError, match="nonsense"):
        Games(EXAMPLE, 2, 2, board="nonsense")
    with pytest.raises(UnknownGame, match=f"chess; there are: .*{EXAMPLE}"):
        Games("chess")
    games = Games(EXAMPLE, 3, 2)
    for actions in (games.sample().astype(float), games.sample()[:2], games.sample()[None], ["a", "b", "c"]):
        with pytest.raises(ValueError, match="One whole number for each of the 3 games"):
            games.step(actions)
    with pytest.raises(ValueError, match="seed"):
        games.reset(-5)
    assert games.batch.steps == 0


def test_arrays_go_to_other_libraries_without_a_copy() -> None:
    """By DLPack; where PyTorch and JAX are installed they get them too, and nobody warns."""
    games = Games(EXAMPLE, 4, 2, board="short")
    given = games.shared()
    for name, array in given._asdict().items():
        own = getattr(games, name)
        assert array.flags.writeable
        assert array.shape == own.shape
        assert array.dtype == own.dtype
        assert array.ctypes.data == own.ctypes.data
    taken = np.from_dlpack(given.observations)
    libraries: list[Any] = [taken]
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        if importlib.util.find_spec("torch") is not None:
            torch = importlib.import_module("torch")
            libraries += [torch.from_dlpack(given.observations), torch.from_numpy(given.observations)]
        if importlib.util.find_spec("jax") is not None:
            libraries.append(importlib.import_module("jax").dlpack.from_dlpack(given.observations))
    before = taken.copy()
    for _ in range(5):
        games.step(games.sample())
    assert not np.array_equal(before, taken)
    for one in libraries:
        assert np.array_equal(np.asarray(one), games.observations)
    rows = games.shared().observations
    expected = games.observations.copy()
    del games
    gc.collect()
    assert np.array_equal(rows, expected)  # the memory lives as long as an array looks into it


def test_a_game_that_is_too_long_is_cut_without_rewards() -> None:
    games = Games(EXAMPLE, 3, 2, max_steps=20)
    for step in range(1, 41):
        games.step(games.sample())
        assert all(games.dones == (CUT if step % 20 == 0 else 0))
        assert not games.rewards.any()


def test_rewards_are_shares_of_one_win() -> None:
    games = Games(EXAMPLE, 16, 3, 5, board="short")
    seen = 0
    for _ in range(150):
        games.step(games.sample())
        over = games.dones == ENDED
        assert np.allclose(games.rewards.sum(axis=1), over)
        seen += int(over.sum())
    assert seen == games.batch.ended > 0


def test_rows_and_actions_in_words() -> None:
    games = Games(EXAMPLE, 2, 4)
    assert games.named(0)["to-act"] == "me"
    state = games.batch.state(1)
    assert games.text(1, int(games.sample()[1])) in [state.text(code) for code in state.legal_actions()]
    assert len(games) == 2


def test_the_work_for_a_bench_counts_its_steps() -> None:
    work = stepper(EXAMPLE, 8, 2, board="short")
    assert work() == 8
    assert speed(work, 0.01) > 0


def test_the_examples_hold() -> None:
    found = doctest.testmod(adapter)
    assert found.attempted > 3
    assert found.failed == 0


DIGEST = """
import hashlib, sys
from lamplight.adapters.batch import Games
from lamplight.core import batch
from lamplight.kits import all_games
out = [batch.__file__.endswith(".py")]
for game in all_games():
    games = Games(game.id, 6, 3, 9, 0)
    found = hashlib.sha256()
    for _ in range(150):
        games.step(games.sample())
        for array in (games.observations, games.masks, games.rewards, games.actors, games.dones):
            found.update(array.tobytes())
    out.append(found.hexdigest())
print(out)
"""


def digests(path: Path) -> list[object]:
    run = subprocess.run(
        [sys.executable, "-W", "error", "-c", DIGEST],
        env={**os.environ, "PYTHONPATH": str(path), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True, text=True, check=False, timeout=120,
    )  # fmt: skip
    assert run.returncode == 0, run.stderr[-3000:]
    found = eval(run.stdout)
    assert isinstance(found, list)
    return found


def test_both_builds_step_the_same_games() -> None:
    stamp = build_compiled.STAMP
    if not stamp.exists() or stamp.read_text() != build_compiled.made_from():
        pytest.skip("the compiled modules are not those of this source (make compiled)")
    interpreted, *plain = digests(ROOT / "src")
    compiled, *fast = digests(build_compiled.TARGET)
    assert interpreted is True
    assert compiled is False
    assert plain == fast
