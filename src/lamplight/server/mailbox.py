"""The mailbox of a table: one thing is dealt with at a time, in the order of coming."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable, Coroutine
from typing import Any

from lamplight.server.eager import Going, begun

log = logging.getLogger("lamplight.tables")


class Mailbox:
    """What waits for its turn. What need not wait for anything is done before `put` returns."""

    def __init__(
        self,
        deal: Callable[[Any], Coroutine[Any, Any, None]],
        spawn: Callable[[Coroutine[Any, Any, None]], None],
        rest: Callable[[], None],
    ) -> None:
        self.busy = False
        self._deal = deal
        self._spawn = spawn
        self._rest = rest  # called whenever nothing is left to do
        self._waiting: deque[Any] = deque()

    def __len__(self) -> int:
        return len(self._waiting)

    def __contains__(self, item: object) -> bool:
        return item in self._waiting

    def put(self, item: object) -> None:
        """Hand in something at the end of the line."""
        self._waiting.append(item)
        if not self.busy:
            self._go_on()

    def put_first(self, item: object) -> None:
        """Hand in something that comes next, whatever else waits."""
        self._waiting.appendleft(item)
        if not self.busy:
            self._go_on()

    def _go_on(self) -> None:
        self.busy = True
        while self._waiting:
            try:
                going = begun(self._deal(self._waiting.popleft()))
            except Exception:
                log.exception("a mailbox goes on after a failure")
                continue
            if going is not None:
                self._spawn(self._finish(going))
                return
        self.busy = False
        self._rest()

    async def _finish(self, going: Going) -> None:
        try:
            await going
        except Exception:
            log.exception("a mailbox goes on after a failure")
        finally:
            self._go_on()
