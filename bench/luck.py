"""Do the books of analysed games balance, and is luck fair? `python -m bench.luck` says so for every game.

The identity start + luck + own + others = result is looked at in so many games of the usual bot, with a shallow budget
that judges decisions too; the mean luck of every seat in so many games played at random, in standard errors.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from typing import NamedTuple

import lamplight
from lamplight.analysis import Budget, analysed
from lamplight.analysis.books import booked
from lamplight.analysis.looking import looked_at
from lamplight.kits import all_games, usual_players

SHALLOW = Budget(2, 1, 20, 8, 8)
CHUNK = 10


class Task(NamedTuple):
    game: str
    bot: str | None
    first: int
    games: int


def gap(task: Task) -> float:
    """By how much the books of these games are out at most."""
    worst = 0.0
    for seed in range(task.first, task.first + task.games):
        found = analysed(lamplight.new(task.game, seed=seed).run(task.bot).match, seed, SHALLOW)
        worst = max(worst, *(abs(one.start + one.luck + one.own + one.others - one.result) for one in found.accounts))
    return worst


def lucks(task: Task) -> list[tuple[float, ...]]:
    """The luck of every seat in these games."""
    return [
        booked(looked_at(lamplight.new(task.game, seed=f"luck {seed}").run(task.bot).match, seed)[0]).luck
        for seed in range(task.first, task.first + task.games)
    ]


def tasks(game: str, bot: str | None, games: int) -> Iterator[Task]:
    for first in range(0, games, CHUNK):
        yield Task(game, bot, first, min(CHUNK, games - first))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--books", type=int, default=1000, help="games of each game whose books are looked at")
    parser.add_argument("--luck", type=int, default=2000, help="games of each game whose luck is averaged")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    with ProcessPoolExecutor(asked.processes) as pool:
        for game in all_games():
            worst = max(pool.map(gap, tasks(game.id, None, asked.books)), default=0.0)
            print(f"{game.id}: {asked.books} games, books out by {worst:.1e} at most", flush=True)
            found = [luck for some in pool.map(lucks, tasks(game.id, "uniform", asked.luck)) for luck in some]
            for seat in range(usual_players(game)):
                of_seat = [luck[seat] for luck in found]
                mean = sum(of_seat) / len(of_seat)
                error = sqrt(sum((one - mean) ** 2 for one in of_seat) / (len(of_seat) - 1) / len(of_seat))
                told = f"luck {mean:+.5f}, standard error {error:.5f}: {mean / error if error else 0:+.2f}"
                print(f"  seat {seat}: {told}", flush=True)


if __name__ == "__main__":
    main()
