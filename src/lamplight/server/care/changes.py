"""How a running server hears what whoever runs it changes beside it, by the commands of care.

On PostgreSQL that is news like any other (news.py). SQLite has no such thing: there the news is written beside what
was changed, in the same transaction, and the server looks for it about once a second. Whatever it means to write
meanwhile is compared with what is there (store.py), so nobody overwrites anybody.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from lamplight.server import clock, news
from lamplight.server.care.schema import changes
from lamplight.server.store import Store

log = logging.getLogger("lamplight.care")

GLANCE: Final = 1.0  # seconds between looks
KEPT: Final = 86_400  # seconds that a change stays written down
NOBODY: Final = ""  # the name of a process that serves nobody

_decode = msgspec.json.Decoder(news.News).decode
_encode = msgspec.json.Encoder().encode


def tell(connection: Connection, item: news.Item) -> None:
    """Tell every server of this database, when this transaction is committed."""
    if connection.dialect.name != "sqlite":
        news.notify(connection, item)
        return
    now = clock.now()
    connection.execute(sa.insert(changes).values(at=now, item=_encode(item).decode()))
    connection.execute(sa.delete(changes).where(changes.c.at < now - KEPT))  # never the newest: its number counts


def newest(connection: Connection) -> int:
    """The number of the last change; 0: there was none."""
    return connection.execute(sa.select(sa.func.max(changes.c.n))).scalar() or 0


def since(connection: Connection, seen: int) -> list[tuple[int, news.News]]:
    """The changes after this one, in their order."""
    found = sa.select(changes.c.n, changes.c.item).where(changes.c.n > seen).order_by(changes.c.n)
    return [(row.n, _decode(row.item)) for row in connection.execute(found)]


class Hearing:
    """What one server on SQLite has heard."""

    def __init__(self, store: Store, hear: Callable[[news.News], None]) -> None:
        self.store = store
        self.hear = hear
        self.seen = -1

    async def look(self) -> None:
        """Hear what has been changed since the last look; what was changed before the first is read anyway."""
        if self.seen < 0:
            self.seen = await self.store.read(newest)
            return
        for number, item in await self.store.read(lambda db: since(db, self.seen)):
            self.seen = number
            self.hear(item)

    async def live_on(self) -> None:
        """Look again and again, where there are no other news."""
        while self.store.engine.dialect.name == "sqlite":
            try:
                await self.look()
            except Exception as error:  # whatever it is, it is looked again
                log.warning("changes from outside were not looked for: %s: %s", type(error).__name__, error)
            await asyncio.sleep(GLANCE)
