"""All live tables: they come from disk when they are first touched and leave memory when they are idle."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Any

from lamplight.core.game import SetupError
from lamplight.core.match import Divergence
from lamplight.core.view import Text
from lamplight.kits import UnknownGame
from lamplight.server import news, wire
from lamplight.server.bots import BotPool
from lamplight.server.replay import faulty, restored
from lamplight.server.settings import Settings
from lamplight.server.store import Store, StoreError, load_match
from lamplight.server.table import Table

log = logging.getLogger("lamplight.tables")


class Tables:
    """All live tables; a table comes from disk when it is first touched and leaves memory when it is idle."""

    def __init__(self, store: Store, bots: BotPool, settings: Settings) -> None:
        self.store = store
        self.bots = bots
        self.settings = settings
        self.live: dict[str, Table] = {}
        self.aside: dict[str, Text] = {}
        self._coming: dict[str, asyncio.Future[Table | Text]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._heard: dict[str, float] = {}  # when another process last said something
        store.listener.hear = self.hear
        store.listener.again = self.listen_again

    def spawn(self, work: Any) -> None:
        """Run something in the background and keep hold of it."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def later(self, delay: float, call: Callable[..., None], *args: Any) -> None:
        """Call something after a while."""
        loop = asyncio.get_running_loop()
        if delay <= 0:
            loop.call_soon(call, *args)
        else:
            loop.call_later(delay, call, *args)

    async def find(self, name: str) -> Table | Text:
        """The table of this id, from memory or from disk; or why there is none."""
        table = self.live.get(name)
        if table is not None:
            return table
        if name in self.aside:
            return self.aside[name]
        coming = self._coming.get(name)
        if coming is None:
            coming = self._coming[name] = asyncio.get_running_loop().create_future()
            try:
                found = await self._load(name)
            except Exception:
                log.exception("table %s", name)
                found = Text("server-internal")
            coming.set_result(found)
            del self._coming[name]
            return found
        return await coming

    async def _load(self, name: str) -> Table | Text:
        try:
            stored = await self.store.read(lambda connection: load_match(connection, name))
        except StoreError as error:
            return error.message
        if stored is None:
            return Text("server-no-table")
        try:
            back = await asyncio.to_thread(restored, stored)
        except (Divergence, SetupError, UnknownGame, ValueError) as error:
            log.error("table %s is set aside: %s", name, faulty(error))
            self.aside[name] = Text("server-set-aside", {"table": name})
            return self.aside[name]
        table = Table(self, stored.row, stored.seats, back)
        self.add(table)
        return table

    def add(self, table: Table) -> None:
        """Take a table into memory and let its bots begin."""
        self.live[table.id] = table
        table.elsewhere.arrive()
        table.bots.wake()

    # --- other processes on the same database ---------------------------------------------------

    def hear(self, item: news.News) -> None:
        """Another process says something: it is dealt with at the table in its turn."""
        self._heard[item.by] = time.monotonic()
        if isinstance(item, news.Alive):
            return
        if isinstance(item, news.Bye):
            self._heard.pop(item.by)
        for table in list(self.live.values()):
            if table.number == item.table or isinstance(item, news.Bye):
                table.post(None, item)

    def listen_again(self) -> None:
        """Something may have been missed: read and ask anew."""
        for table in list(self.live.values()):
            table.post(None, news.Stored("", table.number))
            table.elsewhere.arrive()

    async def live_on(self) -> None:
        """Give signs of life to the other processes, and notice which of them give none any more."""
        listener = self.store.listener
        while listener.shares:
            self.store.say(news.Alive(listener.name))
            await asyncio.sleep(news.ALIVE)
            limit = time.monotonic() - news.SILENT
            for name in [name for name, when in self._heard.items() if when < limit]:
                self.hear(news.Bye(name))

    def sweep(self) -> int:
        """Forget the tables that nobody has looked at for a while; how many."""
        limit = time.monotonic() - self.settings.idle
        gone = [name for name, table in self.live.items() if table.idle and table.presence.touched < limit]
        for name in gone:
            del self.live[name]
        return len(gone)

    async def rematch(self, table: Table) -> tuple[str, dict[int, wire.SeatKeys], dict[int, wire.SeatKeys]]:
        """Set up the same game for the same people; the new table, and the keys of the seats and phones present."""
        from lamplight.server.lobby import set_up_rematch

        return await set_up_rematch(self, table)

    async def heirs(self, name: str, seats: tuple[int, ...], phones: tuple[int, ...]) -> tuple[wire.SeatKeys, ...]:
        """Fresh keys for those of these seats that wait for their holder at the table of the rematch."""
        from lamplight.server.lobby import inherit

        return await inherit(self, name, seats, phones)

    async def close(self) -> None:
        """Wait for what is under way."""
        if self.store.listener.shares:
            self.store.say(news.Bye(self.store.listener.name))
        if self._tasks:
            await asyncio.wait(list(self._tasks), timeout=5)
