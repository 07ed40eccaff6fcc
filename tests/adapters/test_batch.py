"""Many games at once are the same games as one by one."""

from __future__ import annotations

import doctest
import os
import subprocess
import sys
from collections.abc import Generator
from pathlib import Path

import numpy as np
import pytest
from tests.examples import EXAMPLE, SHORT, TABLES
from tools import build_compiled

import lamplight.adapters.batch as adapter
from lamplight.adapters.batch import CUT, ENDED, Games, IllegalAction, speed, stepper
from lamplight.adapters.setup import SetUp, settled
from lamplight.core.batch import SPREAD
from lamplight.core.game import OVER
from lamplight.core.rng import Rng

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
