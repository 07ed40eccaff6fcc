"""What all tables of one process share: the database, the bots, the settings, and work in the background."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any

from lamplight.server.bots import BotPool
from lamplight.server.settings import Settings
from lamplight.server.store import Store

GLANCE = 0.01  # seconds between looks at it
PATIENCE = 5.0  # seconds that the end waits for what is under way


class House:
    """One per process."""

    def __init__(self, store: Store, bots: BotPool, settings: Settings) -> None:
        self.store = store
        self.bots = bots
        self.settings = settings
        self._tasks: set[asyncio.Task[None]] = set()

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

    async def close(self, busy: Callable[[], bool]) -> None:
        """Wait for what is under way, at the tables and beside them."""
        limit = time.monotonic() + PATIENCE
        while (self._tasks or busy()) and time.monotonic() < limit:
            await asyncio.sleep(GLANCE)
