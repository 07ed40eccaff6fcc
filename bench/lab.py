"""The laboratory's worker processes: how many games they play, and whether they keep the cores busy."""

from __future__ import annotations

import multiprocessing
import resource
import statistics
import time
from typing import NamedTuple

from bench.games import called, lab_kit
from bench.machine import cores
from bench.play import UNCOMPILED, compiled
from bench.table import Row, Say, at_least
from lamplight import __version__
from lamplight.lab.job import Cell, Plan
from lamplight.lab.job import Row as Played
from lamplight.lab.local import Processes
from lamplight.lab.play import Player, fingerprint
from lamplight.lab.store import Chunks

GROUP = "lab"
WORKERS = 2
BUSY_GOAL = 90.0  # per cent, starting the workers included
SEATS = 4


def spin(seconds: float) -> float:
    """Does nothing but count; the processor time it got per second."""
    begun, used = time.perf_counter(), time.process_time()
    while time.perf_counter() - begun < seconds:
        pass
    return (time.process_time() - used) / (time.perf_counter() - begun)


def spared(seconds: float, workers: int) -> float:
    """The share of their cores that so many processes can get now, on a machine that does other things too."""
    with multiprocessing.get_context("spawn").Pool(workers) as pool:
        return statistics.mean(pool.map(spin, [seconds] * workers, chunksize=1))


class Run(NamedTuple):
    """Games per second, and the share of the workers' cores that was used (of what they could get)."""

    games: float
    busy: float


def plan(games: int) -> Plan:
    """A usual game for four, played by the first of its bots."""
    kit = lab_kit()
    cell = Cell(kit.id, kit.game.checked({}), ((kit.bot_names()[0],) * SEATS,), games)
    return Plan(__version__, {kit.id: fingerprint(kit.id)}, "bench", (cell,), (), 100_000)


def alone(seconds: float) -> float:
    """Games per second in this process."""
    player = Player(plan(1_000_000))
    begun = time.perf_counter()
    games = 0
    while time.perf_counter() - begun < seconds:
        for _ in player.rows(games, games + 1):
            games += 1
    return games / (time.perf_counter() - begun)


def run(games: int, workers: int) -> Run:
    """One run with fresh workers, from their start to their end."""
    played: list[Played] = []
    todo = plan(games)
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    begun = time.perf_counter()
    Processes(workers).play(todo, Chunks(bytearray(games)), played.extend)
    spent = time.perf_counter() - begun
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    assert len(played) == games
    used = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return Run(games / spent, used / (spent * workers))


def measure(quick: bool, say: Say) -> list[Row]:
    workers = min(WORKERS, len(cores()))
    one = alone(0.1 if quick else 1.0)
    games = 4 if quick else int(one * 6.0 * workers)  # about six seconds of work
    rounds = 1 if quick else 3
    say(f"lab: {rounds} rounds of {games} games by {workers} processes")
    runs: list[Run] = []
    for _ in range(rounds):
        free = spared(0.1 if quick else 2.0, workers)
        found = run(games, workers)
        runs.append(Run(found.games, found.busy / free))
    kit = lab_kit()
    how = (
        f"{called(kit)} for four with {kit.bot_names()[0]}, {games:,} games, {workers} processes, their start included;"
        f" busy as a share of what as many processes that only count got just before; median of {rounds}"
    )
    note = how if compiled() else f"{how}; {UNCOMPILED}"
    return [
        Row(
            GROUP,
            "lab: games of bots in worker processes",
            statistics.median(r.games for r in runs),
            "games/s",
            note=note,
        ),
        Row(
            GROUP,
            "lab: worker processes keep their cores busy",
            100 * statistics.median(r.busy for r in runs),
            "%",
            at_least(BUSY_GOAL),
            note=note,
        ),
    ]
