"""One browser of each kind for the whole run of a process: launched when a test first asks for it, ended with the run.

Playwright's loop counts as running in this thread from then on, between its calls too. Tests without a browser are
spared that (`lent`), so that they can run loops of their own.
"""

from __future__ import annotations

import asyncio
from typing import Any

from playwright.sync_api import Browser, Playwright, sync_playwright

_playwright: Playwright | None = None
_loop: Any = None
_running: dict[str, Browser] = {}


def browser_at(path: str, arguments: list[str]) -> Browser:
    """The browser of this program; another one if it is gone."""
    global _playwright, _loop
    if _playwright is None:
        _playwright = sync_playwright().start()
        _loop = asyncio.get_running_loop()
    lent(True)
    if path not in _running or not _running[path].is_connected():
        _running[path] = _playwright.chromium.launch(executable_path=path, args=arguments)
    return _running[path]


def lent(wanted: bool) -> None:
    """Whether the test that begins has to do with a browser."""
    if _playwright is not None:
        asyncio._set_running_loop(_loop if wanted else None)


def end() -> None:
    """The run is over."""
    global _playwright
    if _playwright is not None:
        lent(True)
        for one in _running.values():
            one.close()
        _running.clear()
        _playwright.stop()
        _playwright = None
