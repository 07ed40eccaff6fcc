"""An event loop of one's own, also where the browser's loop already runs in this thread."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

T = TypeVar("T")


def run(work: Coroutine[Any, Any, T]) -> T:
    """Like asyncio.run, in a thread that ends with it."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()
