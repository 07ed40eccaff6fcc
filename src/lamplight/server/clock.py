"""The clocks of the server, so that tests can move them. Nothing in a game depends on them."""

from __future__ import annotations

import time
from typing import Final

JUMP: Final = 2.0  # seconds by which the wall clock is set, and does not merely run


def now() -> int:
    """Seconds since 1970."""
    return int(time.time())


class _Steady:
    """Seconds that go by and never back: a wall clock that is set back does not hold them up, one that jumps ahead (a
    server that has slept) takes them along.
    """

    def __init__(self) -> None:
        self._lead = 0.0
        self._apart: float | None = None  # by how much the wall clock was ahead of the machine's own

    def __call__(self) -> float:
        own = time.monotonic()
        apart = now() - own
        if self._apart is None:
            self._apart = apart
        elif abs(apart - self._apart) > JUMP:
            self._lead += max(0.0, apart - self._apart)
            self._apart = apart
        return own + self._lead


steady: Final = _Steady()
