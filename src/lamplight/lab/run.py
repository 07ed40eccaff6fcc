"""A run from its plan to its results: play what is missing, keep it, and read it all again in order."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import Final

from lamplight.lab import charts, parquet
from lamplight.lab.analysis import Summary, summaries
from lamplight.lab.job import Index, Row
from lamplight.lab.local import Workforce
from lamplight.lab.ratings import import_numpy
from lamplight.lab.store import Chunks, Store

Told = Callable[[int, int], None]  # games that are done, games in all
Heard = Callable[[Sequence[Row]], bool]  # games that are new; is it enough?
AT_ONCE: Final = 1000  # rows


def check_extras() -> None:
    """All that the results need is installed: said before the first game, not after the last."""
    import_numpy()
    parquet.import_pyarrow()
    charts.import_vega()


class Enough(Exception):
    """No further game is needed."""


def play(store: Store, workforce: Workforce, told: Told, heard: Heard | None = None) -> None:
    """Plays the games of the store's plan that are not there yet; heard is told of all, and may say that it is enough.

    Rows are kept before anybody hears of them.
    """
    enough = False
    if heard is not None:
        for part in parts(store.rows()):
            enough = heard(part)
    told(store.count, store.plan.games)
    if enough or store.count == store.plan.games:
        return

    def keep(rows: Sequence[Row]) -> None:
        fresh = [row for row in rows if not store.done[row.number]]
        store.keep(rows)
        enough = heard is not None and heard(fresh)
        told(store.count, store.plan.games)
        if enough:
            raise Enough

    with contextlib.suppress(Enough):
        workforce.play(store.plan, Chunks(store.done), keep)
    store.sync()


def parts(rows: Iterable[Row]) -> Iterator[list[Row]]:
    """The same rows, some at a time."""
    left = iter(rows)
    while part := list(islice(left, AT_ONCE)):
        yield part


def summarised(store: Store, rows: Iterable[Row] | None = None) -> list[Summary]:
    """The summaries of all cells, from all rows or from these."""
    out = summaries(store.plan)
    index = Index(store.plan)
    for row in store.rows() if rows is None else rows:
        task = index.task(row.number)
        out[task.cell].add(row, task.bots)
    return out


def write_results(store: Store, rows: Iterable[Row] | None = None) -> Path:
    """The results as Parquet: all rows, or these."""
    return parquet.write(store.folder, store.plan, store.rows() if rows is None else rows)
