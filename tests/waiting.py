"""The one place where tests wait: for a state, never for a time.

There is one deadline for everything, so generous that a machine at its limit keeps it; only what fails takes that long.
What a browser's page is waited for stands in tests/browser/waiting.py.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from typing import TypeVar

T = TypeVar("T")
DEADLINE = 120.0  # seconds
PAUSE = 0.02  # seconds between two looks


def looks(what: object = "it never came to that", pause: Callable[[], object] | None = None) -> Iterator[None]:
    """One look after the other; raises when the deadline is over.

    `for _ in looks("nobody came"): if came(): break`. What is said at the end may be a function that looks once more.
    """
    end = time.monotonic() + DEADLINE
    while time.monotonic() < end:
        yield
        if pause is None:
            time.sleep(PAUSE)
        else:
            pause()
    raise AssertionError(what() if callable(what) else what)


def until(holds: Callable[[], T], what: object = "it never came to that") -> T:
    """Waits until something holds, and returns what was found."""
    for _ in looks(what):
        if found := holds():
            return found
    raise AssertionError  # looks() has raised


def moment(seconds: float) -> None:
    """Lets a drawn moment pass before something is killed: where it strikes is the test, and any moment will do."""
    assert seconds <= 2
    time.sleep(seconds)


async def slowly(seconds: float) -> None:
    """What is only played takes its time: a slow line, the pace of an attack. Nothing is judged by it."""
    await asyncio.sleep(seconds)
