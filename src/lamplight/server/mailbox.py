"""The mailbox of a table: one thing is dealt with at a time, in the order of coming."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Coroutine
from typing import Any

log = logging.getLogger("lamplight.tables")


class Mailbox:
    """What waits for its turn. What need not wait for anything is done before `put` returns.

    A table deals with thousands of things per second, so none of them gets a task of its own: whatever a coroutine
    waits for calls it on when it is there.
    """

    def __init__(self, deal: Callable[[Any], Coroutine[Any, Any, None]], rest: Callable[[], None]) -> None:
        self.busy = False
        self._deal = deal
        self._rest = rest  # called whenever nothing is left to do
        self._waiting: deque[Any] = deque()
        self._going: Coroutine[Any, Any, None] | None = None  # what is dealt with now, when it has to wait

    def __len__(self) -> int:
        return len(self._waiting)

    def __contains__(self, item: object) -> bool:
        return item in self._waiting

    def put(self, item: object) -> None:
        """Hand in something at the end of the line."""
        self._waiting.append(item)
        if not self.busy:
            self._next()

    def put_first(self, item: object) -> None:
        """Hand in something that comes next, whatever else waits."""
        self._waiting.appendleft(item)
        if not self.busy:
            self._next()

    def _next(self) -> None:
        """Deal with all that waits, as far as that goes now."""
        self.busy = True
        while self._waiting:
            self._going = self._deal(self._waiting.popleft())
            if not self._done():
                return
        self._going = None
        self.busy = False
        self._rest()

    def _done(self) -> bool:
        """Let the coroutine go on as far as it can now; has it come to its end?"""
        going = self._going
        assert going is not None
        try:
            awaited = going.send(None)
        except StopIteration:
            return True
        except (Exception, asyncio.CancelledError):  # what it waited for may have been called off by somebody else
            log.exception("a mailbox goes on after a failure")
            return True
        if awaited is None:  # it only lets others go first
            asyncio.get_running_loop().call_soon(self._go_on)
        else:
            awaited.add_done_callback(self._go_on)
        return False

    def _go_on(self, _: object = None) -> None:
        if self._done():
            self._next()
