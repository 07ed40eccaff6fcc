"""Which process owns which table, where several serve one PostgreSQL: one at a time, and it alone writes its plies.

A process is a row that it renews; a table that it owns is a row with its name. Whoever finds that a process has not
renewed its row in time takes that row away, and with it all that it owned. Every transaction of a process holds its own
row while it writes (FOR KEY SHARE), so the row goes either before the transaction begins, and nothing is written, or
after it is committed, and the next owner reads what was written. A name is never used twice: a process that slept and
wakes finds its row gone, writes nothing, lets go of all its tables and goes on under another name.

All times are those of the database's clock. With SQLite there is one process, and none of this.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import os
import secrets
import sys
import threading
import time
from collections.abc import Callable, Collection, Iterable
from typing import Any, Final, NamedTuple

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine

from lamplight.server import news
from lamplight.server.database import Conflict, NotOurs
from lamplight.server.logs import about
from lamplight.server.rows import matches, metadata
from lamplight.server.store import Store

log = logging.getLogger("lamplight.leases")

BEAT: Final = 0.5  # seconds between two renewals
LASTS: Final = 2.0  # seconds that one is good for: within BEAT more the others have taken over
RETRY: Final = 0.25  # seconds until the database is asked again after it did not answer

processes = sa.Table(
    "processes",
    metadata,
    sa.Column("name", sa.String(12), primary_key=True),
    sa.Column("site", sa.String(12), nullable=False),  # processes of one site were started together
    sa.Column("machine", sa.String(32), nullable=False),  # those of one machine can hand lines to each other
    sa.Column("address", sa.String(100), nullable=False),  # where it takes lines
    sa.Column("until", sa.Float(53), nullable=False),  # seconds since 1970, by the clock of the database
)
leases = sa.Table(
    "leases",
    metadata,
    sa.Column("match", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("owner", sa.String(12), nullable=False),
    sa.Index("leases_owner", "owner"),
)
MOMENTARY: Final = frozenset({processes.name, leases.name})  # no backup and no copy holds them

NOW: Final = "extract(epoch FROM clock_timestamp())"
RENEW: Final = f"UPDATE processes SET until = {NOW} + {LASTS} WHERE name = %s"
ENTER: Final = f"INSERT INTO processes (name, site, machine, address, until) VALUES (%s, %s, %s, %s, {NOW} + {LASTS})"
SURVEY: Final = (  # of this machine and of those that are late: what is told must not grow with the number of machines
    f"SELECT name, site, machine, address, until < {NOW} FROM processes WHERE machine = %s OR until < {NOW}"
)
FENCE: Final = (
    "SELECT (SELECT count(*) FROM leases l WHERE l.owner = p.name AND l.match = ANY(%s)) FROM processes p "
    "WHERE p.name = %s FOR KEY SHARE OF p"
)
TAKE: Final = (
    "INSERT INTO leases (match, owner) SELECT number, %s FROM matches WHERE id = %s "
    "ON CONFLICT (match) DO UPDATE SET owner = excluded.owner "
    "WHERE leases.owner = excluded.owner OR leases.owner NOT IN (SELECT name FROM processes) RETURNING match"
)


class Peer(NamedTuple):
    """A process that serves the same database."""

    name: str
    site: str
    machine: str
    address: str


def this_machine() -> str:
    """What processes have in common that can reach each other by a socket of the machine.

    >>> this_machine() == this_machine(), len(this_machine())
    (True, 32)
    """
    marks = [sys.platform, str(os.getuid() if hasattr(os, "getuid") else "")]
    for name in ("/proc/sys/kernel/random/boot_id", "/etc/hostname"):
        with contextlib.suppress(OSError), open(name) as file:
            marks.append(file.read().strip())
    with contextlib.suppress(OSError):
        marks.append(str(os.stat("/proc/self/ns/net").st_ino))
    return hashlib.sha256("\n".join(marks).encode()).hexdigest()[:32]


def home_of(table: str, names: Iterable[str]) -> str:
    """Which of these processes a table that nobody owns goes to: every process says the same, and when one is gone
    only its own tables go elsewhere, to all the others alike.

    >>> all(home_of(t, "abc") == home_of(t, "ab") for t in map(str, range(99)) if home_of(t, "abc") != "c")
    True
    """
    return max(names, key=lambda name: hashlib.blake2b(f"{name} {table}".encode(), digest_size=8).digest())


def bury(connection: Connection, name: str, overdue: bool = False) -> bool:
    """Take away the row of a process with all that it owns, and tell the others; overdue: only if it is not renewed."""
    late = f" AND until < {NOW}" if overdue else ""
    if connection.exec_driver_sql(f"DELETE FROM processes WHERE name = %s{late}", (name,)).rowcount != 1:
        return False
    connection.execute(sa.delete(leases).where(leases.c.owner == name))
    news.notify(connection, news.Bye(name))
    return True


def bury_at(engine: Engine, name: str) -> None:
    """The same from a process that serves nobody itself."""
    with engine.connect() as connection, connection.begin():
        bury(connection, name)


def owner_of(connection: Connection, table: str) -> Peer | None:
    """The process that owns a table; None where nobody does."""
    found = connection.execute(
        sa.select(processes.c.name, processes.c.site, processes.c.machine, processes.c.address)
        .join(leases, leases.c.owner == processes.c.name)
        .join(matches, matches.c.number == leases.c.match)
        .where(matches.c.id == table)
    ).first()
    return None if found is None else Peer(*found)


class Leases:
    """The tables that this process owns, and the processes beside it."""

    def __init__(self, store: Store, site: str = "") -> None:
        self.store = store
        self.counts = store.listener.shares  # else this process owns everything
        self.peers: dict[str, Peer] = {}  # on this machine
        self.site = site or store.listener.name
        self.machine = this_machine() if self.counts else ""
        self.address: Callable[[str], str] = lambda _: ""  # where a process of this name takes lines
        self.lost: Callable[[], None] = lambda: None  # is told, in the loop, that nothing is owned any more
        store.disowned = self.disowned
        self.named: Callable[[str], None] = lambda _: None  # the same of a new name
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread: threading.Thread | None = None
        self._ending = threading.Event()

    @property
    def name(self) -> str:
        """Of this process, for now."""
        return self.store.listener.name

    async def start(self) -> None:
        """Be one of the processes, and stay it."""
        if not self.counts:
            return
        self._loop = asyncio.get_running_loop()
        self.store.fence = self._fence
        self.named(self.name)
        await asyncio.to_thread(self._enter_first)
        self._thread = threading.Thread(target=self._live_on, name="lamplight-leases", daemon=True)
        self._thread.start()

    async def leave(self) -> None:
        """This process ends and owns nothing any more; what it still writes are no plies."""
        if self._thread is None:
            return
        self._ending.set()
        thread, self._thread = self._thread, None
        await asyncio.to_thread(thread.join)
        name = self.name
        self.store.fence = _no_plies
        with contextlib.suppress(Exception):  # the database is away: the others find out by the clock
            await self.store.write(lambda db: bury(db, name))

    # --- tables ---------------------------------------------------------------------------------

    def is_home(self, table: str) -> bool:
        """Would a table that nobody owns and that somebody comes to on this machine go to this process?"""
        return not self.peers or home_of(table, [self.name, *self.peers]) == self.name

    def take(self, connection: Connection, table: str) -> bool:
        """Own this table, if no other process does."""
        return connection.exec_driver_sql(TAKE, (self.name, table)).first() is not None

    def release(self, numbers: Collection[int]) -> None:
        """Own these no longer, after all that was written before."""
        if self.counts and numbers:
            mine = sa.delete(leases).where(leases.c.owner == self.name, leases.c.match.in_(list(numbers)))
            self.store.submit(lambda db: db.execute(mine), lambda *_: None)

    async def bury(self, name: str) -> None:
        """This process has gone without a word."""
        self.peers.pop(name, None)
        if await self.store.write(lambda db: bury(db, name)):
            log.warning("process %s is gone; its tables are free", name, extra=about("process-gone"))

    def _fence(self, connection: Connection, numbers: Collection[int]) -> None:
        """Hold the own row until the transaction ends; raises NotOurs, or Conflict where one of several is not ours."""
        row = connection.exec_driver_sql(FENCE, (list(numbers), self.name)).first()
        if row is None:
            raise NotOurs(everything=True)
        if row[0] != len(numbers):
            raise NotOurs(everything=False) if len(numbers) == 1 else Conflict("not all of these tables are ours")

    def disowned(self) -> None:
        """The writer has found that nothing is owned any more; whoever waits for it hears nothing before that."""
        self.lost()

    # --- the thread that renews -----------------------------------------------------------------

    def _enter_first(self) -> None:
        with self._line() as line:
            self._enter(line)
            self._look(line, steady=False)

    def _enter(self, line: Any) -> None:
        line.execute(ENTER, (self.name, self.site, self.machine, self.address(self.name)))

    @contextlib.contextmanager
    def _line(self) -> Any:
        """A connection of its own; nobody waits for the disk by it."""
        pooled = self.store.engine.raw_connection()
        line: Any = pooled.driver_connection
        pooled.detach()
        try:
            line.autocommit = True
            line.execute("SET synchronous_commit = off")
            yield line
        finally:
            with contextlib.suppress(Exception):
                line.close()

    def _live_on(self) -> None:
        while not self._ending.is_set():
            try:
                with self._line() as line:
                    self._renew_all(line)
            except Exception as error:
                log.warning("the lease was not renewed: %s", type(error).__name__, extra=about("lease-unrenewed"))
                self._ending.wait(RETRY)

    def _renew_all(self, line: Any) -> None:
        """Renew, and see who does not; only after LASTS, so that all can renew when the database is back."""
        since = time.monotonic()
        while not self._ending.is_set():
            began = time.monotonic()
            if line.execute(RENEW, (self.name,)).rowcount != 1:
                self._begin_anew()
                self._enter(line)
                since = began
            self._look(line, steady=began - since > LASTS)
            took = time.monotonic() - began
            if took > LASTS / 2:  # this machine hardly gets on, and may wrong the others
                since = time.monotonic()
            self._ending.wait(max(0.05, BEAT - took))

    def _look(self, line: Any, steady: bool) -> None:
        found: dict[str, Peer] = {}
        rows = line.execute(SURVEY, (self.machine,)).fetchall()
        for name, site, machine, address, late in rows:
            if name == self.name:
                continue
            if late and steady:
                with self.store.engine.connect() as connection, connection.begin():
                    if bury(connection, name, overdue=True):
                        log.warning("process %s is gone; its tables are free", name, extra=about("process-gone"))
            elif machine == self.machine:
                found[name] = Peer(name, site, machine, address)
        self.peers = found

    def _begin_anew(self) -> None:
        """The others took this process for gone: it lets go of everything, and has another name."""
        log.error("this process was taken for gone; it begins anew", extra=about("process-fenced"))
        done = threading.Event()

        def begin() -> None:
            try:
                self.lost()
                self.store.listener.name = secrets.token_hex(6)
                self.named(self.name)
            finally:
                done.set()

        assert self._loop is not None
        self._loop.call_soon_threadsafe(begin)
        while not done.wait(BEAT) and not self._ending.is_set():
            pass


def _no_plies(_: Connection, numbers: Collection[int]) -> None:
    """The fence of a process that has left."""
    if numbers:
        raise NotOurs(everything=True)
