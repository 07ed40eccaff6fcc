"""What all tables of one process share: the database, the bots, the settings, and work in the background."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from typing import Any

from lamplight.server import clock
from lamplight.server.analysing import Analyst
from lamplight.server.bots import BotPool
from lamplight.server.checking import Checker
from lamplight.server.leases import Leases
from lamplight.server.limits import HOUR, Buckets
from lamplight.server.logs import about
from lamplight.server.meters import meters
from lamplight.server.notices import Notices
from lamplight.server.postcards import Postcards
from lamplight.server.projector import Projector
from lamplight.server.settings import Settings
from lamplight.server.store import Store

log = logging.getLogger("lamplight.watch")

GLANCE = 0.01  # seconds between looks at it
PARDON = 0.5  # floods of an address per second that are forgiven
PARDONED = 4
PATIENCE = 5.0  # seconds that the end waits for what is under way


class House:
    """One per process."""

    def __init__(self, store: Store, bots: BotPool, settings: Settings, site: str = "") -> None:
        self.store = store
        self.bots = bots
        self.settings = settings
        self.leases = Leases(store, site)
        self.notices = Notices(store, settings)
        self.began = clock.now()
        self.started = clock.steady()
        self.draining = False  # nobody new is to come: the server is about to be stopped
        self.refused = meters.refused
        self.floods = Buckets(PARDON, PARDONED)  # lines that were closed for saying too much
        self.hints = Buckets(settings.hints_per_address / HOUR, settings.hints_per_address)
        self.hellos = Buckets(settings.hello_rate, settings.hello_burst)
        self.projector = Projector()  # for the games of tables
        self.booth = Projector()  # for files that people bring
        self.postcards = Postcards(settings.static)
        self._tasks: set[asyncio.Task[None]] = set()
        self.checker = Checker(store, self.spawn, settings.busy_timeout)
        self.analyst = Analyst(store, self.spawn)

    def drain(self, wanted: bool) -> bool:
        """Take nobody new, or take visitors again; what holds now."""
        if self.draining != wanted:
            self.draining = wanted
            said = "lets nobody new come" if wanted else "lets visitors come again"
            log.warning("the operator %s", said, extra=about("drain" if wanted else "undrain"))
        return wanted

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
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

    def forget(self, number: int, table: str) -> None:
        """A table leaves memory: nothing is kept for it any more."""
        self.notices.forget(number)
        self.bots.forget(table)

    async def close(self, busy: Callable[[], bool]) -> None:
        """Wait for what is under way, at the tables and beside them."""
        self.checker.close()
        self.projector.close()
        self.booth.close()
        self.postcards.close()
        self.analyst.close()
        limit = time.monotonic() + PATIENCE
        while (self._tasks or busy()) and time.monotonic() < limit:
            await asyncio.sleep(GLANCE)
