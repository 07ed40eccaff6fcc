"""What is on disk: matches, seats, notebooks and the append-only log of plies. One thread writes, and many writes
share one fsync.

A write is done when its transaction is committed and only then does its caller hear of it. What waits while a
commit is under way goes into the next one together, whichever table it comes from (group commit).

Several processes may share one PostgreSQL: a ply or a key that is there already, or a seat that is no longer as it
was read, is a Conflict, and every change is told to the other processes with its commit (news.py).
"""

from __future__ import annotations

import asyncio
import logging
import queue
import sqlite3
import threading
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy import event, exc
from sqlalchemy.engine import Connection, Engine
from sqlalchemy.pool import PoolProxiedConnection

from lamplight.core.view import Text
from lamplight.server import news

log = logging.getLogger("lamplight.store")

metadata = sa.MetaData()

CONTENT = sa.String(80).with_variant(sa.Text(), "postgresql")  # the spelling of a lay-out may be longer

matches = sa.Table(
    "matches",
    metadata,
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("id", sa.String(24), nullable=False, unique=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("content", CONTENT, nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("seed", sa.LargeBinary),  # none: people roll real dice
    sa.Column("next", sa.String(24)),  # the table of the rematch
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("match", sa.Integer, sa.ForeignKey("matches.number"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("name", sa.String(24), nullable=False),
    sa.Column("bot", sa.String(40), nullable=False),
    sa.Column("token", sa.LargeBinary),  # hashes only
    sa.Column("words", sa.LargeBinary),
    sa.Column("invite", sa.LargeBinary),
    sa.Column("heir", sa.Boolean, nullable=False),  # kept for the holder of this seat at the table before
    sa.Column("phone", sa.LargeBinary),  # a second token: holds the seat while its device is there
)

notes = sa.Table(
    "notes",
    metadata,
    sa.Column("match", sa.Integer, sa.ForeignKey("matches.number"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("body", sa.Text, nullable=False),
)

codes = sa.Table(
    "codes",
    metadata,
    sa.Column("code", sa.LargeBinary, primary_key=True),  # hashes only
    sa.Column("match", sa.Integer, sa.ForeignKey("matches.number"), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("until", sa.Integer, nullable=False),  # seconds since 1970
    sa.UniqueConstraint("match", "seat", name="codes_seat"),
)

plies = sa.Table(
    "plies",
    metadata,
    sa.Column("match", sa.Integer, sa.ForeignKey("matches.number"), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("by", sa.Integer, nullable=False),
    sa.Column("do", sa.String(120), nullable=False),
    sa.Column("key", sa.String(48)),  # seat and key of the command, on its first entry
    sa.Column("reason", sa.Text),  # what a bot says about its move
    sa.Column("digest", sa.String(16)),  # of the state, on every twentieth entry
    sa.UniqueConstraint("match", "key", name="plies_key"),
    sqlite_with_rowid=False,
)

PlyRow = tuple[int, int, int, str, str | None, str | None, str | None]
Done = Callable[[Any, Exception | None], None]
Job = Callable[[Connection], Any]
T = TypeVar("T")

CHUNKS = (64, 16, 4, 1)  # rows per INSERT: few statements to prepare, few hand-overs of the interpreter lock


class StoreError(Exception):
    """The database cannot be written or read now; message says what to do."""

    def __init__(self, kind: str, detail: str) -> None:
        super().__init__(f"{kind}: {detail}")
        self.kind = kind
        self.message = Text(f"server-store-{kind}", {"detail": detail})


class Conflict(Exception):
    """Somebody else has written this ply or used this key already."""


def stored_key(seat: int, key: str) -> str:
    """How a command's key is kept: two seats may happen to choose the same one."""
    return f"{seat} {key}"


SQLITE_KINDS = {
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_READONLY: "readonly",
    sqlite3.SQLITE_PERM: "readonly",
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_CANTOPEN: "missing",
    sqlite3.SQLITE_CORRUPT: "corrupt",
    sqlite3.SQLITE_NOTADB: "corrupt",
}


POSTGRES_KINDS = {
    "55P03": "locked",  # lock_not_available
    "25006": "readonly",  # read_only_sql_transaction
    "42501": "readonly",  # insufficient_privilege
    "53100": "full",  # disk_full
    "3D000": "missing",  # no such database
    "XX001": "corrupt",
    "XX002": "corrupt",
}


def translated(error: Exception) -> Exception:
    """The same failure in our own words."""
    if isinstance(error, (StoreError, Conflict)):
        return error
    cause = error.orig if isinstance(error, exc.DBAPIError) else error
    if isinstance(error, exc.IntegrityError) or isinstance(cause, sqlite3.IntegrityError):
        return Conflict(str(cause))
    if isinstance(error, exc.DBAPIError) or isinstance(cause, sqlite3.Error):
        code = getattr(cause, "sqlite_errorcode", None)
        state = getattr(cause, "sqlstate", None)
        if isinstance(code, int):
            kind = SQLITE_KINDS.get(code & 0xFF, "broken")
        else:
            kind = POSTGRES_KINDS.get(state, "broken") if isinstance(state, str) else "broken"
        return StoreError(kind, first_words(cause))
    if isinstance(error, (exc.SQLAlchemyError, OSError)):
        return StoreError("broken", str(error))
    return error


def first_words(cause: object) -> str:
    """What a driver says, on one line and without the row in question: that may hold somebody's secret."""
    said = getattr(getattr(cause, "diag", None), "message_primary", None)
    return " ".join(str(said or cause).split())


def engine_for(url: str, busy_timeout: float) -> Engine:
    """An engine whose SQLite keeps every promise: WAL, synchronous=FULL, explicit transactions.

    Parameters are kept out of error messages: a ply may be somebody's secret.
    """
    made = sa.make_url(url)
    if made.get_backend_name() == "postgresql":
        return postgres_engine(made, busy_timeout)
    if made.get_backend_name() != "sqlite":
        return sa.create_engine(made, pool_pre_ping=True, hide_parameters=True)
    engine = sa.create_engine(
        made, connect_args={"timeout": busy_timeout, "check_same_thread": False}, hide_parameters=True
    )

    @event.listens_for(engine, "connect")
    def _connected(connection: Any, _record: object) -> None:
        connection.isolation_level = None
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def _begun(connection: Connection) -> None:
        writes = connection.get_execution_options().get("writes", False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


def postgres_engine(url: sa.URL, busy_timeout: float) -> Engine:
    """PostgreSQL by psycopg 3, unless the URL names another driver; nobody waits long for somebody else's lock."""
    if url.drivername == "postgresql":
        url = url.set(drivername="postgresql+psycopg")
    engine = sa.create_engine(url, pool_pre_ping=True, hide_parameters=True)

    @event.listens_for(engine, "connect")
    def _connected(connection: Any, _record: object) -> None:
        with connection.cursor() as cursor:
            cursor.execute(f"SET lock_timeout = {max(1, int(busy_timeout * 1000))}")
            cursor.execute("SET synchronous_commit = on")
        connection.commit()

    return engine


MIGRATING = 0x1A3B  # the advisory lock under which one process after the other migrates


def migrate(engine: Engine) -> None:
    """Bring the schema up to date."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        if engine.dialect.name == "postgresql":
            connection.exec_driver_sql("SET LOCAL lock_timeout = 0")
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATING})")
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


HUMAN = ("here", "remote")  # the kinds of seats that people play


@dataclass
class SeatRow:
    """Who plays a seat, and the hashes of its secrets."""

    kind: str
    name: str = ""
    bot: str = ""
    token: bytes | None = None
    words: bytes | None = None
    invite: bytes | None = None
    heir: bool = False
    phone: bytes | None = None


@dataclass
class MatchRow:
    """A match without its plies."""

    number: int
    id: str
    game: str
    rules: int
    content: str
    options: str
    seats: int
    seed: bytes | None
    next: str | None


@dataclass
class Stored:
    """All that is on disk of one match."""

    row: MatchRow
    seats: list[SeatRow]
    plies: list[PlyRow]
    notes: dict[int, str]


class Store:
    """The database: `append` and `write` go through the one writer, `read` runs beside it."""

    def __init__(self, url: str, busy_timeout: float = 2.0) -> None:
        self.engine = engine_for(url, busy_timeout)
        self.listener = news.Listener(self.engine)
        self.commits = 0
        self._queue: queue.SimpleQueue[tuple[list[PlyRow] | Job, Done] | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
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
            self._queue.put(None)
            self._thread.join()
            self._thread = None
        if self._raw is not None:
            self._raw.close()
            self._raw = None
        self.engine.dispose()

    def append(self, rows: list[PlyRow], done: Done) -> None:
        """Append plies; done(None, None) once they are on disk, done(None, error) if they are not."""
        self._queue.put((rows, done))

    def submit(self, job: Job, done: Done) -> None:
        """Run a job in the writer's transaction; done(result, None) once that is on disk."""
        self._queue.put((job, done))

    def say(self, item: news.Item) -> None:
        """Tell the other processes, after all that was written before."""
        self.submit(lambda connection: news.notify(connection, item), lambda *_: None)

    async def write(self, job: Callable[[Connection], T]) -> T:
        """The same, awaited."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()

        def done(result: Any, error: Exception | None) -> None:
            if future.done():
                return
            if error is None:
                future.set_result(result)
            else:
                future.set_exception(error)

        self.submit(job, done)
        return await future

    async def read(self, job: Callable[[Connection], T]) -> T:
        """Run a reading job beside the writer; raises StoreError."""

        def run() -> T:
            try:
                with self.engine.connect() as connection, connection.begin():
                    return job(connection)
            except Exception as error:
                raise translated(error) from error

        return await asyncio.to_thread(run)

    # --- the writer's thread --------------------------------------------------------------------

    def _write_all(self) -> None:
        pull = self._queue
        going = True
        while going:
            first = pull.get()
            if first is None:
                return
            batch = [first]
            while True:
                try:
                    item = pull.get_nowait()
                except queue.Empty:
                    break
                if item is None:
                    going = False
                    break
                batch.append(item)
            results = self._write_batch(batch)
            loop = self._loop
            assert loop is not None
            try:
                loop.call_soon_threadsafe(_deliver, batch, results)
            except RuntimeError:  # the loop is closed: nobody waits any more
                return

    def _write_batch(self, batch: Sequence[tuple[list[PlyRow] | Job, Done]]) -> list[tuple[Any, Exception | None]]:
        """One transaction for all; if it fails through one of them, one each."""
        try:
            return [(result, None) for result in self._transact([work for work, _ in batch])]
        except Exception as error:
            failure = translated(error)
            if isinstance(failure, StoreError):
                log.error("database: %s", failure)
                return [(None, failure)] * len(batch)
            if len(batch) == 1:
                return [(None, failure)]
        return [self._write_batch([item])[0] for item in batch]

    def _transact(self, works: Sequence[list[PlyRow] | Job]) -> list[Any]:
        rows: list[PlyRow] = []
        jobs: list[tuple[int, Job]] = []
        for at, work in enumerate(works):
            if isinstance(work, list):
                rows += work
            else:
                jobs.append((at, work))
        results: list[Any] = [None] * len(works)
        if jobs or not self._sqlite:
            options = {"writes": True, "process": self.listener.name}
            with self.engine.connect().execution_options(**options) as connection, connection.begin():
                for at, job in jobs:
                    results[at] = job(connection)
                for statement, values in self._inserted(rows):
                    connection.exec_driver_sql(statement, values)
                for number in {row[0] for row in rows}:
                    news.stored(connection, number)
        else:
            self._append_fast(rows)
        self.commits += 1
        return results

    def _append_fast(self, rows: list[PlyRow]) -> None:
        """The same on SQLite's own connection: under load nearly all transactions are of this kind."""
        if self._raw is None:
            self._raw = self.engine.raw_connection()
        driver = self._raw.driver_connection
        assert isinstance(driver, sqlite3.Connection)
        try:
            driver.execute("BEGIN IMMEDIATE")
            for statement, values in self._inserted(rows):
                driver.execute(statement, values)
            driver.execute("COMMIT")
        except BaseException:
            raw, self._raw = self._raw, None
            if driver.in_transaction:
                driver.execute("ROLLBACK")
            raw.close()
            raise

    def _inserted(self, rows: list[PlyRow]) -> Iterator[tuple[str, tuple[Any, ...]]]:
        """Statements with their values that insert these rows."""
        at = 0
        for size in CHUNKS:
            while len(rows) - at >= size:
                yield self._inserts[size], tuple(chain.from_iterable(rows[at : at + size]))
                at += size


def _deliver(batch: Sequence[tuple[list[PlyRow] | Job, Done]], results: Sequence[tuple[Any, Exception | None]]) -> None:
    for (_, done), (result, error) in zip(batch, results, strict=True):
        try:
            done(result, error)
        except Exception:
            log.exception("a table failed after its write")


# --- jobs ---------------------------------------------------------------------------------------


def seat_values(seat: SeatRow) -> dict[str, object]:
    """A seat as the values of its columns."""
    return {
        "kind": seat.kind,
        "name": seat.name,
        "bot": seat.bot,
        "token": seat.token,
        "words": seat.words,
        "invite": seat.invite,
        "heir": seat.heir,
        "phone": seat.phone,
    }


def insert_match(connection: Connection, row: MatchRow, held: list[SeatRow], first: list[PlyRow]) -> int:
    """Store a new match with its seats and first plies (their match number is filled in); its number."""
    result = connection.execute(
        sa.insert(matches).values(
            id=row.id,
            game=row.game,
            rules=row.rules,
            content=row.content,
            options=row.options,
            seats=row.seats,
            seed=row.seed,
        )
    )
    key = result.inserted_primary_key
    assert key is not None
    number = int(key[0])
    connection.execute(
        sa.insert(seats), [{"match": number, "seat": at, **seat_values(seat)} for at, seat in enumerate(held)]
    )
    if first:
        names = [column.name for column in plies.columns]
        connection.execute(sa.insert(plies), [dict(zip(names, (number, *ply[1:]), strict=True)) for ply in first])
    return number


def link_rematch(connection: Connection, number: int, table: str) -> bool:
    """Name the table of the rematch, once; False if there is one already."""
    changed = connection.execute(
        sa.update(matches).where(matches.c.number == number, matches.c.next.is_(None)).values(next=table)
    )
    news.stored(connection, number)
    return changed.rowcount == 1


def update_seat(connection: Connection, number: int, at: int, seat: SeatRow, old: SeatRow) -> None:
    """Store who plays a seat now; raises Conflict if it is no longer as it was read."""
    same = [seats.c[name].is_not_distinct_from(value) for name, value in seat_values(old).items()]
    changed = connection.execute(
        sa.update(seats).where(seats.c.match == number, seats.c.seat == at, *same).values(**seat_values(seat))
    )
    if changed.rowcount != 1:
        raise Conflict(f"seat {at} of match {number}")
    news.stored(connection, number)


def load_match(connection: Connection, table: str) -> Stored | None:
    """All that is stored of a match; None if there is none of this id."""
    found = connection.execute(sa.select(matches).where(matches.c.id == table)).first()
    if found is None:
        return None
    row = MatchRow(*found)
    held = [
        SeatRow(r.kind, r.name, r.bot, r.token, r.words, r.invite, bool(r.heir), r.phone)
        for r in connection.execute(sa.select(seats).where(seats.c.match == row.number).order_by(seats.c.seat))
    ]
    entries = [
        tuple(r) for r in connection.execute(sa.select(plies).where(plies.c.match == row.number).order_by(plies.c.n))
    ]
    written = connection.execute(sa.select(notes.c.seat, notes.c.body).where(notes.c.match == row.number))
    return Stored(row, held, entries, {r.seat: r.body for r in written})


def write_note(connection: Connection, number: int, at: int, body: str) -> None:
    """Store a seat's notebook in place of the one before."""
    connection.execute(sa.delete(notes).where(notes.c.match == number, notes.c.seat == at))
    connection.execute(sa.insert(notes).values(match=number, seat=at, body=body))
    news.stored(connection, number)


def put_code(connection: Connection, code: bytes, number: int, at: int, until: int, now: int) -> None:
    """Store the hash of the code of a seat in place of the one before; codes that are too old are forgotten."""
    old = sa.or_(codes.c.until < now, sa.and_(codes.c.match == number, codes.c.seat == at))
    connection.execute(sa.delete(codes).where(old))
    connection.execute(sa.insert(codes).values(code=code, match=number, seat=at, until=until))


def code_table(connection: Connection, code: bytes) -> str | None:
    """The table that a code belongs to, whether it still counts or not."""
    found = sa.select(matches.c.id).join(codes, codes.c.match == matches.c.number).where(codes.c.code == code)
    return connection.execute(found).scalar()


def take_code(connection: Connection, code: bytes, number: int, now: int) -> int | None:
    """Use up a code of this match: its seat, if it still counts."""
    mine = (codes.c.code == code, codes.c.match == number)
    at = connection.execute(sa.select(codes.c.seat).where(*mine, codes.c.until >= now)).scalar()
    connection.execute(sa.delete(codes).where(*mine))
    return at


def drop_code(connection: Connection, number: int, at: int) -> None:
    """The code of a seat no longer counts."""
    connection.execute(sa.delete(codes).where(codes.c.match == number, codes.c.seat == at))
