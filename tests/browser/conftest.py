"""A real browser, a real server on loopback, and a watch on everything the page complains about."""

from __future__ import annotations

import json
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, sync_playwright
from tests.examples import EXAMPLE

ROOT = Path(__file__).resolve().parents[2]
STATIC = Path(os.environ.get("LAMPLIGHT_STATIC", ROOT / "src" / "lamplight" / "server" / "static"))
ARGUMENTS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE = 15_000  # milliseconds for anything that a page is waited for
SIZES = {"desktop": (1440, 900), "tablet": (1024, 768), "phone": (390, 844)}


def browser_path() -> str:
    """Where the browser is, as tools/browser.sh found it."""
    note = ROOT / ".venv" / "browser-path"
    path = os.environ.get("LAMPLIGHT_BROWSER") or (note.read_text().strip() if note.exists() else "")
    if not path:
        pytest.fail("no browser: run tools/browser.sh")
    return path


class Server:
    """A server process of our own, with its own folder; it can be killed and started again in the same place."""

    def __init__(self, folder: Path, **environment: str) -> None:
        self.environment = {**os.environ, **environment}
        if not (STATIC / "index.html").exists():
            pytest.fail("the web client is not built: run make web")
        self.folder = folder
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = int(free.getsockname()[1])
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        changes = ["bot_delay=0", f"static={STATIC}", "tables_per_address=1000", "claims_per_address=1000"]
        command = [sys.executable, "-m", "lamplight.server", "--port", str(self.port), "--data", str(self.folder)]
        for change in changes:
            command += ["--set", change]
        with (self.folder.parent / "server.log").open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, env=self.environment)
        for _ in range(200):
            try:
                with urllib.request.urlopen(f"{self.url}/api/health", timeout=1):
                    return
            except OSError:
                time.sleep(0.05)
        self.kill()
        pytest.fail(f"the server did not start: {(self.folder.parent / 'server.log').read_text()}")

    def kill(self) -> None:
        """Without a goodbye, as a power cut would."""
        if self.process is not None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait(10)
            self.process = None

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.kill()
            self.process = None

    def new_table(self, seats: list[dict[str, str]], **options: str) -> dict[str, Any]:
        """A table made through the API, as the lobby makes it."""
        body = json.dumps({"game": EXAMPLE, "options": {"board": "short", **options}, "seats": seats}).encode()
        request = urllib.request.Request(f"{self.url}/api/tables", body, {"content-type": "application/json"})
        for _ in range(50):
            with urllib.request.urlopen(request, timeout=10) as answer:
                made: dict[str, Any] = json.load(answer)
            if not self.begins_with_a_double(made["table"]):  # then there would be only one choice
                break
        return made

    def begins_with_a_double(self, table: str) -> bool:
        db = sqlite3.connect(self.folder / "lamplight.db")
        rolls = "SELECT do FROM plies JOIN matches ON plies.match = matches.number WHERE id = ? AND n = 0"
        (roll,) = db.execute(rolls, (table,)).fetchone()
        db.close()
        _, child, ghost = str(roll).split(" ")
        return child == ghost


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server") / "data")
    running.folder.mkdir()
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="module")  # one at a time in a process: others import it too
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=browser_path(), args=ARGUMENTS)
        yield running
        running.close()


class Device:
    """One browser profile with one page; keeps every complaint of the page."""

    def __init__(self, context: BrowserContext) -> None:
        self.context = context
        self.page: Page = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.complaints: list[str] = []
        self.forgiven: tuple[str, ...] = ()
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.complaints.append(f"page: {error}"))

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.type}: {message.text}")

    def unforgiven(self) -> list[str]:
        return [one for one in self.complaints if not any(word in one for word in self.forgiven)]


MakeDevice = Callable[..., Device]


@pytest.fixture
def device(browser: Browser) -> Iterator[MakeDevice]:
    """Makes devices of a size; afterwards none may have complained (a violated security policy is a complaint)."""
    made: list[Device] = []

    def make(screen: str = "desktop", touch: bool = False, language: str = "en-GB", **settings: object) -> Device:
        width, height = SIZES[screen]
        context = browser.new_context(
            viewport={"width": width, "height": height}, has_touch=touch, locale=language, reduced_motion="reduce"
        )
        kept = json.dumps({"speed": "off", "seenStory": True, **settings})
        context.add_init_script(
            f"localStorage.getItem('lamplight.settings') || localStorage.setItem('lamplight.settings', {kept!r})"
        )
        one = Device(context)
        made.append(one)
        return one

    yield make
    complaints = [complaint for one in made for complaint in one.unforgiven()]
    for one in made:
        one.context.close()
    assert complaints == []
