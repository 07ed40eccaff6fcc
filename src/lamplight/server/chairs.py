"""How many bots think at once where several processes are one server (`--workers`): they share so many chairs.

Every process has workers of its own for its bots (bots.py), as many as there are chairs, started when they are needed;
but who thinks sits in a chair, and any process may sit in all of them while the others need none. The last chair is
for short questions, as the last worker is. A chair is a byte of a file without a name that a process has locked: if
it dies, whatever of, the system gives the chair back.
"""

from __future__ import annotations

import contextlib
import threading
import time
from collections.abc import Callable, Iterator
from typing import Final

LOOK: Final = 0.004  # seconds between looks whether a chair is free; only while all are taken


class Chairs:
    """So many chairs, by a file that all processes have inherited."""

    def __init__(self, file: int, count: int) -> None:
        self.count = count
        self._file = file
        self._ours: set[int] = set()
        self._lock = threading.Lock()

    @contextlib.contextmanager
    def one(self, short: bool, wanted: Callable[[], bool]) -> Iterator[None]:
        """Wait for a chair and keep it as long as the block lasts; without one where it is not wanted any more."""
        taken = self._take(short)
        while taken is None and wanted():
            time.sleep(LOOK)
            taken = self._take(short)
        try:
            yield
        finally:
            if taken is not None:
                self._leave(taken)

    def _take(self, short: bool) -> int | None:
        import fcntl

        able = range(self.count) if short or self.count == 1 else range(self.count - 1)
        with self._lock:
            for chair in reversed(able):
                if chair in self._ours:  # to the system it is this process that sits there, not a thread
                    continue
                try:
                    fcntl.lockf(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, chair)
                except OSError:
                    continue
                self._ours.add(chair)
                return chair
        return None

    def _leave(self, chair: int) -> None:
        import fcntl

        with self._lock:
            fcntl.lockf(self._file, fcntl.LOCK_UN, 1, chair)
            self._ours.discard(chair)
