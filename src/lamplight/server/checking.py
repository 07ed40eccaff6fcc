"""Snapshots are compared with the log, one after the other, in a humble process of its own that ends when idle.

The log is replayed from the newest snapshot that was checked before, or from its start, so every entry is replayed once
more. A snapshot that tells anything else is dropped and logged, and its table is read again from the log.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, Final

import sqlalchemy as sa

from lamplight.core.snapshot import difference
from lamplight.server.database import engine_for
from lamplight.server.piped import Asking, Lost, Piped
from lamplight.server.replay import UNREADABLE, faulty, restored
from lamplight.server.rows import SnapshotRow, matches, snapshots
from lamplight.server.snapshots import drop_snapshot, pass_snapshot
from lamplight.server.store import Store
from lamplight.server.transactions import load_match

log = logging.getLogger("lamplight.snapshots")

HUMBLE: Final = 19  # niceness
IDLE: Final = 20.0  # seconds after which a process without work ends
PATIENCE: Final = 600.0  # seconds for one snapshot
MOST: Final = 500  # that wait; what is left out is checked when its table is opened

RIGHT, GONE = "", "gone"


def compared(connection: sa.Connection, number: int, n: int) -> str:
    """What is wrong with a snapshot, RIGHT if nothing; GONE if it is not there any more."""
    rows = connection.execute(sa.select(snapshots).where(snapshots.c.match == number, snapshots.c.n <= n)).all()
    known = {row.n: SnapshotRow(row.n, row.body, row.beside, bool(row.checked)) for row in rows}
    base = max((row for row in known.values() if row.checked and row.n < n), default=None)
    table = connection.execute(sa.select(matches.c.id).where(matches.c.number == number)).scalar()
    stored = None if table is None else load_match(connection, table, base.n - 1 if base else 0)
    if stored is None or n not in known:
        return GONE
    first = base.n - 1 if base else 0
    stored.plies, stored.snapshot = stored.plies[: n - first], base
    truth = restored(stored)
    stored.plies, stored.snapshot = stored.plies[-1:], known[n]
    try:
        found = restored(stored)
        wrong = difference(found.match, truth.match)
        for one in (found, truth):
            one.reasons.unpack()
    except UNREADABLE as error:
        return faulty(error)
    if not wrong and found.reasons != truth.reasons:
        wrong = "reasons"
    if not wrong and (found.played, found.moved) != (truth.played, truth.moved):
        wrong = "times"
    return wrong


def work(asking: Asking) -> None:
    """The process: checks what it is told of."""
    for url, busy, number, n in asking:
        try:
            engine = engine_for(url, busy)
            try:
                with engine.connect() as connection, connection.begin():
                    answer = (compared(connection, number, n), "")
            finally:
                engine.dispose()
        except Exception as error:
            answer = (GONE, f"{type(error).__name__}: {error}")
        asking.answer(answer)


class Checker:
    """Which snapshots are to be checked, and the process that does."""

    def __init__(self, store: Store, spawn: Callable[[Coroutine[Any, Any, None]], None], busy_timeout: float) -> None:
        self.store = store
        self.done = 0
        self.wrong: Callable[[int], None] = lambda _: None  # is told the number of a match whose snapshot was dropped
        self._spawn = spawn
        self._timeout = busy_timeout
        self._waiting: dict[int, int] = {}  # match -> n
        self._running = False
        self._closed = False
        self._piped = Piped("lamplight-checker", work, HUMBLE)
        self._bedtime: asyncio.TimerHandle | None = None

    def put(self, number: int, n: int) -> None:
        """Check the snapshot of a match at n when there is time."""
        self._waiting[number] = max(n, self._waiting.pop(number, 0))
        if len(self._waiting) > MOST:
            del self._waiting[next(iter(self._waiting))]
        if not self._running and not self._closed:
            self._running = True
            self._spawn(self._check_all())

    def close(self) -> None:
        """End the process, whatever it is doing."""
        self._closed = True
        self._waiting.clear()
        self._piped.close()

    async def _check_all(self) -> None:
        if self._bedtime is not None:
            self._bedtime.cancel()
        try:
            while self._waiting and not self._closed:
                number = next(iter(self._waiting))
                await self._check(number, self._waiting.pop(number))
        finally:
            self._running = False
            if not self._closed:
                self._bedtime = asyncio.get_running_loop().call_later(IDLE, self._piped.stop)

    async def _check(self, number: int, n: int) -> None:
        found, trouble = await asyncio.to_thread(self._ask, number, n)
        self.done += 1
        if trouble and not self._closed:
            log.warning("match %d: its snapshot at %d cannot be checked: %s", number, n, trouble)
        if found == GONE:
            return
        try:
            if found == RIGHT:
                await self.store.settle(*pass_snapshot(self.store, number, n))
                return
            log.error("match %d: its snapshot at %d is wrong and dropped: %s", number, n, found)
            await self.store.write(partial(drop_snapshot, number=number, n=n))
            self.wrong(number)
        except Exception as error:
            log.warning("match %d: what was found about its snapshot cannot be kept: %s", number, error)

    def _ask(self, number: int, n: int) -> tuple[str, str]:
        """What the process says; trouble if it cannot be asked."""
        url = self.store.engine.url.render_as_string(hide_password=False)
        try:
            self._piped.ask((url, self._timeout, number, n))
            answer: tuple[str, str] = self._piped.hear(PATIENCE)
        except Lost as lost:
            self._piped.stop()
            return GONE, str(lost)
        return answer
