"""The one writer: one thread writes, and many writes share one fsync.

A write is done when its transaction is committed and only then does its caller hear of it. What waits while a
commit is under way goes into the next one together, whichever table it comes from (group commit). Every change is
told to the other processes with its commit (news.py).
"""

from __future__ import annotations

import asyncio
import logging
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Collection, Iterator, Sequence
from functools import partial
from itertools import chain
from typing import Any, NamedTuple, TypeVar

import sqlalchemy as sa
from sqlalchemy.engine import Connection
from sqlalchemy.pool import PoolProxiedConnection

from lamplight.server import news
from lamplight.server.database import NotOurs, StoreError, engine_for, migrate, translated
from lamplight.server.logs import about
from lamplight.server.meters import meters
from lamplight.server.rows import PlyRow, plies

log = logging.getLogger("lamplight.store")

Done = Callable[[Any, Exception | None], None]
Job = Callable[[Connection], Any]
T = TypeVar("T")

GATHER = 0.4  # seconds for which statements that can wait are gathered
SLOW = 1.0  # seconds of a transaction that are worth a line in the log
CHUNKS = (64, 16, 4, 1)  # rows per INSERT: few statements to prepare, few hand-overs of the interpreter lock


class Statement(NamedTuple):
    """One statement as the driver takes it; its result are the rows that it gives back."""

    sql: str
    values: Any


Work = list[PlyRow] | Job | Statement


class Store:
    """The database: `append` and `write` go through the one writer, `read` runs beside it."""

    def __init__(self, url: str, busy_timeout: float = 2.0) -> None:
        self.engine = engine_for(url, busy_timeout)
        self.listener = news.Listener(self.engine)
        self.commits = 0
        # Raises what forbids this process to write plies of these matches, or anything at all (leases.py).
        self.fence: Callable[[Connection, Collection[int]], None] | None = None
        self.disowned: Callable[[], None] = lambda: None  # is told in the loop that the fence lets nothing through
        self._queue: queue.SimpleQueue[list[tuple[Work, Done]] | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._gathering: list[tuple[Work, Done]] = []  # what was asked for in this turn of the loop
        self._asked = 0  # how much was handed to the writer ...
        self._written = 0  # ... and how much of that has had its answer
        self._later: list[tuple[Work, Done]] = []
        self._hurry: asyncio.TimerHandle | None = None
        self._prepared: dict[sa.UpdateBase, Callable[..., Statement]] = {}
        self._inserts: dict[int, str] = {}
        self._raw: PoolProxiedConnection | None = None
        self._sqlite = self.engine.dialect.name == "sqlite"
        dialect = self.engine.dialect
        quote = dialect.identifier_preparer.quote
        names = ", ".join(quote(column.name) for column in plies.columns)
        mark = "?" if dialect.paramstyle == "qmark" else "%s"
        row = "(" + ", ".join([mark] * len(plies.columns)) + ")"
        for size in CHUNKS:
            self._inserts[size] = f"INSERT INTO {quote(plies.name)} ({names}) VALUES " + ", ".join([row] * size)

    def open(self) -> None:
        """Migrate and prove that the database can be written; raises StoreError."""
        try:
            migrate(self.engine)
            with self.engine.connect().execution_options(writes=True) as connection, connection.begin():
                connection.exec_driver_sql("UPDATE alembic_version SET version_num = version_num")
        except Exception as error:
            raise translated(error) from error

    def start(self, loop: asyncio.AbstractEventLoop) -> None:
        """Start the writer; whoever waits is told in this loop."""
        self._loop = loop
        self._thread = threading.Thread(target=self._write_all, name="lamplight-writer", daemon=True)
        self._thread.start()
        self.listener.start(loop)

    def close(self) -> None:
        """Write what waits, then let go of the database."""
        self.listener.close()
        if self._thread is not None:
            self._gathered()
            self._hand_over()
            self._queue.put(None)
            self._thread.join()
            self._thread = None
        if self._raw is not None:
            self._raw.close()
            self._raw = None
        self.engine.dispose()

    @property
    def waiting(self) -> int:
        """How much waits for the writer."""
        return len(self._gathering) + self._asked - self._written

    def append(self, rows: list[PlyRow], done: Done) -> None:
        """Append plies; done(None, None) once they are on disk, done(None, error) if they are not. From the loop only,
        as all that writes."""
        self._put((rows, done))

    def submit(self, job: Job, done: Done) -> None:
        """Run a job in the writer's transaction; done(result, None) once that is on disk."""
        self._put((job, done))

    def _put(self, one: tuple[Work, Done]) -> None:
        if not self._gathering:
            assert self._loop is not None
            self._loop.call_soon(self._hand_over)
        self._gathering.append(one)

    def _hand_over(self) -> None:
        """All that was asked for in one turn of the loop goes to the writer together: it is woken once."""
        if self._gathering:
            batch, self._gathering = self._gathering, []
            self._asked += len(batch)
            self._queue.put(batch)

    def prepared(self, statement: sa.UpdateBase) -> Callable[..., Statement]:
        """A statement for this database that only wants its values, by the names of its parameters."""
        known = self._prepared.get(statement)
        if known is None:
            known = self._prepared[statement] = self._prepare(statement)
        return known

    def _prepare(self, statement: sa.UpdateBase) -> Callable[..., Statement]:
        compiled = statement.compile(dialect=self.engine.dialect)
        sql, order = str(compiled), getattr(compiled, "positiontup", None)
        return lambda **values: Statement(sql, values if order is None else tuple(values[name] for name in order))

    def later(self, statement: Statement, done: Done) -> None:
        """Run a statement that can wait a moment, in one transaction with others of its kind and apart from the plies:
        nobody who plays waits for it, and many of them cost one fsync."""
        self._later.append((statement, done))
        if self._hurry is None:
            assert self._loop is not None
            self._hurry = self._loop.call_later(GATHER, self._gathered)

    def _gathered(self) -> None:
        self._hurry = None
        for one in self._later:
            self._put(one)
        self._later = []

    def say(self, item: news.Item) -> None:
        """Tell the other processes, after all that was written before."""
        self.submit(lambda connection: news.notify(connection, item), lambda *_: None)

    async def write(self, job: Callable[[Connection], T]) -> T:
        """The same as `submit`, awaited."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.submit(job, partial(_answer, future))
        return await future

    async def settle(self, *statements: Statement) -> None:
        """The same as `later`, awaited: these, in their order; raises what went wrong with the first that failed."""
        loop = asyncio.get_running_loop()
        futures: list[asyncio.Future[Any]] = []
        for statement in statements:
            futures.append(loop.create_future())
            self.later(statement, partial(_answer, futures[-1]))
        await asyncio.gather(*futures)

    async def read(self, job: Callable[[Connection], T]) -> T:
        """Run a reading job beside the writer; raises StoreError."""

        def run() -> T:
            began = time.monotonic()
            try:
                with self.engine.connect() as connection, connection.begin():
                    return job(connection)
            except Exception as error:
                failure = translated(error)
                if isinstance(failure, StoreError):
                    meters.failed.add(failure.kind)
                raise failure from error
            finally:
                meters.read.add(time.monotonic() - began)

        return await asyncio.to_thread(run)

    # --- the writer's thread --------------------------------------------------------------------

    def _write_all(self) -> None:
        pull = self._queue
        going = True
        while going:
            batch = pull.get()
            if batch is None:
                return
            while True:
                try:
                    more = pull.get_nowait()
                except queue.Empty:
                    break
                if more is None:
                    going = False
                    break
                batch += more
            loop = self._loop
            assert loop is not None
            pressing = [one for one in batch if not isinstance(one[0], Statement)]
            waiting = [one for one in batch if isinstance(one[0], Statement)]
            for part in (pressing, waiting):
                if not part:
                    continue
                results = self._write_batch(part)
                self._written += len(part)
                try:
                    loop.call_soon_threadsafe(self._deliver, part, results)
                except RuntimeError:  # the loop is closed: nobody waits any more
                    return

    def _write_batch(self, batch: Sequence[tuple[Work, Done]]) -> list[tuple[Any, Exception | None]]:
        """One transaction for all; if it fails through one of them, one each."""
        began = time.monotonic()
        try:
            return [(result, None) for result in self._transact([work for work, _ in batch])]
        except Exception as error:
            failure = translated(error)
            if isinstance(failure, StoreError):
                if not isinstance(failure, NotOurs):
                    meters.failed.add(failure.kind)
                    log.error("database: %s", failure, extra=about("database-failed"))
                return [(None, failure)] * len(batch)
            if len(batch) == 1:
                return [(None, failure)]
        finally:
            took = time.monotonic() - began
            meters.written.add(took)
            if took > SLOW:
                log.warning("a transaction took long", extra=about("database-slow", seconds=took))
        return [self._write_batch([item])[0] for item in batch]

    def _transact(self, works: Sequence[Work]) -> list[Any]:
        rows: list[PlyRow] = []
        jobs: list[tuple[int, Job]] = []
        statements: list[tuple[int, Statement]] = []
        for at, work in enumerate(works):
            if isinstance(work, list):
                rows += work
            elif isinstance(work, Statement):
                statements.append((at, work))
            else:
                jobs.append((at, work))
        results: list[Any] = [None] * len(works)
        numbers = {row[0] for row in rows}
        if jobs or not self._sqlite:
            options = {"writes": True, "process": self.listener.name}
            with self.engine.connect().execution_options(**options) as connection, connection.begin():
                if self.fence is not None:
                    self.fence(connection, numbers)
                for at, job in jobs:
                    results[at] = job(connection)
                for statement, values in self._inserted(rows):
                    connection.exec_driver_sql(statement, values)
                if self.fence is None:  # else nobody but the owner has these plies in memory for long
                    for number in numbers:
                        news.stored(connection, number)
                for at, (sql, values) in statements:
                    given = connection.exec_driver_sql(sql, values)
                    results[at] = given.fetchall() if given.returns_rows else []
        elif rows or statements:
            found = self._write_fast(rows, [one for _, one in statements])
            for (at, _), result in zip(statements, found, strict=True):
                results[at] = result
        self.commits += 1
        return results

    def _write_fast(self, rows: list[PlyRow], statements: list[Statement]) -> list[Any]:
        """The same on SQLite's own connection: under load nearly all transactions are of this kind."""
        if self._raw is None:
            self._raw = self.engine.raw_connection()
        driver = self._raw.driver_connection
        assert isinstance(driver, sqlite3.Connection)
        try:
            driver.execute("BEGIN IMMEDIATE")
            for statement, values in self._inserted(rows):
                driver.execute(statement, values)
            results = [driver.execute(sql, values).fetchall() for sql, values in statements]
            driver.execute("COMMIT")
        except BaseException:
            raw, self._raw = self._raw, None
            if driver.in_transaction:
                driver.execute("ROLLBACK")
            raw.close()
            raise
        return results

    def _inserted(self, rows: list[PlyRow]) -> Iterator[tuple[str, tuple[Any, ...]]]:
        """Statements with their values that insert these rows."""
        at = 0
        for size in CHUNKS:
            while len(rows) - at >= size:
                yield self._inserts[size], tuple(chain.from_iterable(rows[at : at + size]))
                at += size

    # --- in the loop again ----------------------------------------------------------------------

    def _deliver(self, batch: Sequence[tuple[Work, Done]], results: Sequence[tuple[Any, Exception | None]]) -> None:
        if any(isinstance(error, NotOurs) and error.everything for _, error in results):
            self.disowned()
        for (_, done), (result, error) in zip(batch, results, strict=True):
            try:
                done(result, error)
            except Exception:
                log.exception("a table failed after its write")


def _answer(future: asyncio.Future[Any], result: Any, error: Exception | None) -> None:
    """Whoever awaits a write hears of it, unless they do not wait any longer."""
    if future.done():
        return
    if error is None:
        future.set_result(result)
    else:
        future.set_exception(error)
