"""Work that would hold up the tables, in a humble process of its own: one question after the other.

The process is started by the first question and ended when nobody has asked for a while, or if it gives no answer.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final

from lamplight.server.piped import Asking, Lost, Piped

HUMBLE: Final = 5  # niceness
IDLE: Final = 600.0  # seconds after which a process without work ends
START: Final = 30.0  # seconds until it must be ready
PATIENCE: Final = 10.0  # seconds for one answer
READY: Final = "ready"  # what it says first


class Humble:
    """One such process; its work begins by saying that it is READY."""

    def __init__(self, name: str, work: Callable[[Asking], None]) -> None:
        self._piped = Piped(name, work, HUMBLE)
        self._turn = asyncio.Lock()
        self._bedtime: asyncio.TimerHandle | None = None
        self._closed = False
        self.stop = self._piped.stop

    @property
    def pid(self) -> int | None:
        return self._piped.pid

    async def ask(self, question: object) -> Any:
        """The answer, in one's turn; None if there is none. Never raises."""
        async with self._turn:
            if self._bedtime is not None:
                self._bedtime.cancel()
            answer = await asyncio.to_thread(self._ask, question)
            if not self._closed:
                self._bedtime = asyncio.get_running_loop().call_later(IDLE, self.stop)
            return answer

    def close(self) -> None:
        """End the process, whatever it is doing."""
        self._closed = True
        if self._bedtime is not None:
            self._bedtime.cancel()
        self._piped.close()

    def _ask(self, question: object) -> Any:
        fresh = not self._piped.alive
        try:
            self._piped.ask(question)
            if fresh:
                self._piped.hear(START)
            return self._piped.hear(PATIENCE)
        except Lost:
            self.stop()
            return None
