"""Worker processes: the same games as in one process, also when workers die."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tracemalloc
from collections.abc import Sequence
from pathlib import Path

import pytest
from tests.examples import QUICK, USUAL
from tests.lab.conftest import plan_of, rows_of, small
from tests.waiting import until

from lamplight.lab import local, run
from lamplight.lab.faults import LabFault
from lamplight.lab.job import Cell, Row
from lamplight.lab.local import Processes, played_range, received
from lamplight.lab.parquet import RESULTS
from lamplight.lab.play import Player
from lamplight.lab.store import JOURNAL, Chunks, Store

PLAN = plan_of(small(20))


def nobody(done: int, games: int) -> None:
    """Does not watch."""


def ignored(rows: Sequence[Row]) -> None:
    """Keeps nothing."""


def test_processes_play_the_same_games_as_one(tmp_path: Path) -> None:
    files = []
    for count in (1, 2):
        with Store(tmp_path / str(count), PLAN) as store:
            run.play(store, Processes(count), nobody)
            assert list(store.rows()) == rows_of(PLAN)
            files.append(run.write_results(store).read_bytes())
    assert files[0] == files[1]
    assert (tmp_path / "1" / RESULTS).exists()


def test_a_worker_that_dies_is_replaced_and_its_games_are_played() -> None:
    workforce = Processes(2)
    rows: list[Row] = []
    killed: list[int] = []

    def keep(more: Sequence[Row]) -> None:
        rows.extend(more)
        if len(rows) > 10 * (len(killed) + 1) and len(killed) < 3:
            alive = [one.process.pid for one in workforce.workers if one.process.is_alive()]
            victim = alive[len(killed) % len(alive)]  # whose heir may not be at work yet is left alone
            assert victim is not None
            os.kill(victim, signal.SIGKILL)
            killed.append(victim)

    workforce.play(PLAN, Chunks(bytearray(PLAN.games)), keep)
    assert killed, "how many depends on how the games were shared out"
    assert sorted(rows, key=lambda row: row.number) == rows_of(PLAN)
    for pid in killed:
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)


def test_what_a_worker_cannot_play_is_said_in_one_sentence() -> None:
    plan = plan_of(Cell(QUICK, {}, (("uniform",) * 99,), 1))
    with pytest.raises(LabFault) as caught:
        Processes(1).play(plan, Chunks(bytearray(plan.games)), ignored)
    assert caught.value.text.id == "cli-cannot-set-up"
    assert [fault.id for fault in caught.value.details] == ["core-seat-count"]


def test_a_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    class Stop(Exception):
        pass

    def stop_after_some(done: int, games: int) -> None:
        if done > 15:
            raise Stop

    with Store(tmp_path, PLAN) as store, pytest.raises(Stop):
        run.play(store, Processes(2), stop_after_some)
    before = store.count
    assert 15 < before < PLAN.games
    first: list[int] = []
    with Store(tmp_path, PLAN) as store:
        run.play(store, Processes(2), lambda done, _: first.append(done))
        assert list(store.rows()) == rows_of(PLAN)
    assert first[0] == before


def test_a_range_that_takes_longer_than_thought_comes_back_in_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(local, "LONGEST", 0.0)
    player = Player(PLAN)
    result = received(played_range(player, 3, 40))
    assert (result.first, result.last, [row.number for row in result.rows]) == (3, 4, [3])


def test_a_worker_whose_run_was_killed_does_not_go_on(tmp_path: Path) -> None:
    words = ["arena", QUICK, USUAL[QUICK], "uniform", "--games", "100000", "--out", "out", "--processes", "1"]
    run_ = subprocess.Popen([sys.executable, "-m", "lamplight", *words], cwd=tmp_path, stderr=subprocess.DEVNULL)
    try:
        journal = tmp_path / "out" / JOURNAL
        until(lambda: journal.exists() and journal.stat().st_size > 0)
        workers = children(run_.pid)
        assert workers
    finally:
        run_.kill()
        run_.wait()
    until(lambda: not any(Path(f"/proc/{pid}").exists() for pid in workers))


def children(parent: int) -> list[int]:
    """The processes that a process started."""
    found = Path(f"/proc/{parent}/task/{parent}/children").read_text().split()
    return [int(pid) for pid in found]


def test_a_run_holds_only_what_is_on_its_way(tmp_path: Path) -> None:
    """The journal has the games; in memory a game more takes some bytes, not its row."""
    sizes = []
    for groups in (40, 440):
        plan = plan_of(small(groups), all_measures=False)
        tracemalloc.start()
        try:
            with Store(tmp_path / str(groups), plan) as store:
                run.play(store, Processes(2), nobody)
                assert store.count == plan.games
                sizes.append((plan.games, tracemalloc.get_traced_memory()[0]))
        finally:
            tracemalloc.stop()
    (few, little), (many, large) = sizes
    assert (large - little) / (many - few) < 200
