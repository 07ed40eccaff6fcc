"""A run from its plan to its results: play what is missing, keep it, and read it all again in order."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from lamplight.lab import charts, parquet
from lamplight.lab.analysis import Summary, summaries
from lamplight.lab.job import Index, Row
from lamplight.lab.local import Workforce
from lamplight.lab.ratings import import_numpy
from lamplight.lab.store import Chunks, Store

Told = Callable[[int, int], None]  # games that are done, games in all


def check_extras() -> None:
    """All that the results need is installed: said before the first game, not after the last."""
    import_numpy()
    parquet.import_pyarrow()
    charts.import_vega()


def play(store: Store, workforce: Workforce, told: Told) -> None:
    """Plays the games of the store's plan that are not there yet."""
    told(store.count, store.plan.games)
    if store.count == store.plan.games:
        return

    def keep(rows: Sequence[Row]) -> None:
        store.keep(rows)
        told(store.count, store.plan.games)

    workforce.play(store.plan, Chunks(store.done), keep)
    store.sync()


def summarised(store: Store) -> list[Summary]:
    """The summaries of all cells."""
    out = summaries(store.plan)
    index = Index(store.plan)
    for row in store.rows():
        task = index.task(row.number)
        out[task.cell].add(row, task.bots)
    return out


def write_results(store: Store) -> Path:
    """The results as Parquet."""
    return parquet.write(store.folder, store.plan, store.rows())
