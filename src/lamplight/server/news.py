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
SERVING = 0x1A3C  # the advisory lock that every server shares, so that whoever wants to be alone knows of it
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
    """The seats, the seats on phones and the number of strangers that are connected to a process; and which seats are
    spoken for by a device that somebody looks at."""

    seats: tuple[int, ...] = ()
    phones: tuple[int, ...] = ()
    watchers: int = 0
    front: tuple[int, ...] = ()


class TakeBack(msgspec.Struct, frozen=True, tag="take-back"):
    """To go back to before a ply."""

    to: int


class Motion(msgspec.Struct, frozen=True, tag="motion"):
    """To do what the game offers to all."""

    do: str


class SeatChange(msgspec.Struct, frozen=True, tag="seat"):
    """To do something with a seat that all have a say in."""

    act: str
    at: int
    by: int
    name: str
    bot: str


class Disclosure(msgspec.Struct, frozen=True, tag="disclose"):
    """To let everybody know the secrets of a game that is over."""


class Asked(Item, frozen=True, tag="asked", kw_only=True):
    """What is asked of all, at which version, by which process; `closed`: it is asked no more, and that came of it."""

    id: str
    owner: str
    v: int
    seat: int
    matter: TakeBack | Motion | SeatChange | Disclosure
    waiting: tuple[int, ...] = ()
    agreed: tuple[int, ...] = ()
    witnesses: tuple[int, ...] = ()
    closed: str = ""


class Suggested(Item, frozen=True, tag="suggested"):
    """A seat proposes something to whoever decides at this version; nothing: it takes its proposal back."""

    v: int = 0
    seat: int = 0
    do: str = ""
    at: str = ""


class Spoken(Item, frozen=True, tag="spoken"):
    """A seat said one of the phrases."""

    seat: int = 0
    phrase: str = ""


class Reacted(Item, frozen=True, tag="reacted"):
    """A seat shows how it likes what was done at this version; no face: no longer."""

    v: int = 0
    seat: int = 0
    face: str = ""


class Pointed(Item, frozen=True, tag="pointed"):
    """A seat points at these things."""

    seat: int = 0
    at: tuple[str, ...] = ()


class Gone(Item, frozen=True, tag="gone"):
    """This table is no more, or nobody may play there now: whoever is there is told so."""


class Wanted(Item, frozen=True, tag="wanted"):
    """A process on another machine has people for the table of this id: whoever owns it is to let go of it."""

    name: str = ""


class Drain(Item, frozen=True, tag="drain"):
    """The operator wants the processes of this site to take nobody new, or visitors again."""

    site: str = ""
    wanted: bool = False


class Alive(Item, frozen=True, tag="alive"):
    """This process still runs."""


class Bye(Item, frozen=True, tag="bye"):
    """This process ends."""


News = Stored | Who | Room | Asked | Suggested | Spoken | Reacted | Pointed | Gone | Wanted | Drain | Alive | Bye

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
            line.execute(f"SELECT pg_advisory_lock_shared({SERVING})")
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
