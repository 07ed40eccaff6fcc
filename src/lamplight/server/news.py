"""News between the processes that serve one PostgreSQL, by LISTEN and NOTIFY.

What is committed is told with its commit; who is there and what is asked of all is told as it changes. A process
that says nothing for a while is taken for gone. With SQLite there is one process and no news.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import threading
from collections.abc import Callable
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine

log = logging.getLogger("lamplight.news")

CHANNEL = "lamplight"
WAIT = 0.5  # seconds after which the listener looks whether it is to end
RETRY = 1.0  # seconds until it tries to listen again
ALIVE = 10.0  # seconds between signs of life
SILENT = 35.0  # seconds after which a silent process is taken for gone


class Item(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="t"):
    """Base: who says it (the name of a process) and about which match (0: none)."""

    by: str
    table: int = 0


class Stored(Item, frozen=True, tag="stored"):
    """Something of this match has been committed."""


class Who(Item, frozen=True, tag="who"):
    """A process has taken the table into its memory: who is there?"""


class Room(Item, frozen=True, tag="room"):
    """The seats, the seats on phones and the number of strangers that are connected to a process."""

    seats: tuple[int, ...] = ()
    phones: tuple[int, ...] = ()
    watchers: int = 0


class TakeBack(msgspec.Struct, frozen=True, tag="take-back"):
    """To go back to before a ply."""

    to: int


class Motion(msgspec.Struct, frozen=True, tag="motion"):
    """To do what the game offers to all."""

    do: str


class Taking(msgspec.Struct, frozen=True, tag="seat"):
    """To get into a seat, or to invite somebody to it."""

    at: int
    kind: str
    name: str


class Asked(Item, frozen=True, tag="asked", kw_only=True):
    """What is asked of all, at which version, by which process; `closed`: it is asked no more, and that came of it."""

    id: str
    owner: str
    v: int
    seat: int
    matter: TakeBack | Motion | Taking
    waiting: tuple[int, ...] = ()
    closed: str = ""


class Suggested(Item, frozen=True, tag="suggested"):
    """A seat proposes something to whoever decides at this version; nothing: it takes its proposal back."""

    v: int = 0
    seat: int = 0
    do: str = ""
    at: str = ""


class Alive(Item, frozen=True, tag="alive"):
    """This process still runs."""


class Bye(Item, frozen=True, tag="bye"):
    """This process ends."""


News = Stored | Who | Room | Asked | Suggested | Alive | Bye

_decode = msgspec.json.Decoder(News).decode
_encode = msgspec.json.Encoder().encode


def notify(connection: Connection, item: Item) -> None:
    """Tell the other processes when this transaction commits; without PostgreSQL there are none."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_notify(CHANNEL, _encode(item).decode())))


def stored(connection: Connection, number: int) -> None:
    """Something of this match is being written."""
    name = connection.get_execution_options().get("process", "")
    notify(connection, Stored(name, number))


class Listener:
    """Hears what other processes say, on a connection of its own in a thread of its own."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.name = secrets.token_hex(6)  # of this process
        self.shares = engine.dialect.name == "postgresql" and engine.dialect.driver == "psycopg"
        self.hear: Callable[[News], None] = lambda _: None
        self.again: Callable[[], None] = lambda: None  # something may have been missed
        self._ending = threading.Event()
        self._thread: threading.Thread | None = None
        self._loop: asyncio.AbstractEventLoop | None = None

    def start(self, loop: asyncio.AbstractEventLoop) -> None:
        """Begin to listen; what is heard is told in this loop."""
        if self.shares:
            self._loop = loop
            self._thread = threading.Thread(target=self._listen, name="lamplight-news", daemon=True)
            self._thread.start()

    def close(self) -> None:
        self._ending.set()
        if self._thread is not None:
            self._thread.join()
            self._thread = None

    def _listen(self) -> None:
        while not self._ending.is_set():
            try:
                self._hear_all()
            except Exception as error:
                log.error("news of other processes: %s: %s", type(error).__name__, error)
                self._ending.wait(RETRY)

    def _hear_all(self) -> None:
        pooled = self.engine.raw_connection()
        line: Any = pooled.driver_connection
        pooled.detach()
        try:
            line.autocommit = True
            line.execute(f"LISTEN {CHANNEL}")
            self._tell(self.again)
            while not self._ending.is_set():
                for note in line.notifies(timeout=WAIT):
                    item = _decode(note.payload)
                    if item.by != self.name:
                        self._tell(self.hear, item)
        finally:
            with contextlib.suppress(Exception):
                line.close()

    def _tell(self, call: Callable[..., None], *args: object) -> None:
        loop = self._loop
        assert loop is not None
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
            loop.call_soon_threadsafe(call, *args)
