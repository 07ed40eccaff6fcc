"""A real browser, a real server on loopback, and a watch on everything the page complains about."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import sqlite3
import subprocess
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, Page, expect
from tests.browser.shared import browser_at
from tests.browser.waiting import PATIENCE
from tests.examples import EXAMPLE
from tests.nursery import Process, born
from tests.outcome import FAILED
from tests.waiting import DEADLINE
from tools.gate import left_at

from lamplight.kits import all_games

ROOT = Path(__file__).resolve().parents[2]
STATIC = Path(os.environ.get("LAMPLIGHT_STATIC", ROOT / "src" / "lamplight" / "server" / "static"))
# Given anew, this list replaces Playwright's own: what matters of it stands here once more. The last line is of the
# browser's own window: pages that every window would load, at four times the cost of ours.
SPARED = (
    "AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades,MediaRouter,PaintHolding,"
    "OptimizationHints,NetworkTimeServiceQuerying,AimEnabled,PreconnectToSearch,SpareRendererForSitePerProcess,"
    "WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup,PreloadTopChromeWebUI"
)
ARGUMENTS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--disable-features={SPARED}",
]
# A line that says nothing for seconds, which a busy machine may bring about, is dialled anew on purpose.
REDIALLED = "WebSocket is closed before the connection is established"
UNHELPED = "Service Worker registration blocked"
UNFETCHED = ("Unable to preload CSS", "Failed to fetch")  # of parts that are wanted while there is no line
expect.set_options(timeout=PATIENCE)
SIZES = {
    "desktop": (1440, 900),
    "tablet": (1024, 768),
    "portrait": (768, 1024),
    "phone": (390, 844),
    "side": (844, 390),
}
ROOMY = ("desktop", "tablet")
GAMES = [game.id for game in all_games()]


def browser_path(whole: bool = False) -> str:
    """Where the browser is, as tools/browser.sh found it: the shell without windows if there is one, or the whole."""
    named = os.environ.get("LAMPLIGHT_BROWSER", "")
    notes = [ROOT / ".venv" / name for name in ("browser-shell-path", "browser-path")[whole:]]
    found = [named, *(note.read_text().strip() for note in notes if note.exists())]
    if not any(found):
        pytest.skip("there is no browser: tools/browser.sh says how to get one")  # which makes `make test` red
    return next(path for path in found if path)


class Server:
    """A server process of our own, with its own folder; it can be killed and started again in the same place."""

    def __init__(self, folder: Path, module: str = "tests.luck", **environment: str) -> None:
        self.changes: tuple[str, ...] = ()  # further settings, NAME=VALUE
        if not (STATIC / "index.html").exists():
            pytest.fail("the web client is not built: run make web")
        folder.mkdir()
        self.folder = folder
        self.module = module
        self.environment = {**os.environ, **environment}
        self.port = 0  # the first start finds one, and further ones keep it
        self.process: Process | None = None

    @property
    def log(self) -> Path:
        return self.folder.parent / "server.log"

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        changes = [
            "bot_delay=0",
            f"static={STATIC}",
            "tables_per_address=1000",
            "claims_per_address=1000",
            "message_burst=1000",
            *self.changes,
        ]
        command = ["-m", self.module, "--port", str(self.port), "--data", str(self.folder)]
        for change in changes:
            command += ["--set", change]
        with self.log.open("a") as log:
            self.process = born(command, stdout=subprocess.PIPE, stderr=log, cwd=ROOT, env=self.environment)
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        if "127.0.0.1:" not in said:
            self.kill()
            pytest.fail(f"the server did not start: {said}{self.log.read_text()}")
        self.port = int(said.split("127.0.0.1:")[1].split("/")[0])

    def kill(self) -> None:
        """Without a goodbye, as a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, number: int) -> None:
        if self.process is not None:
            self.process.send_signal(number)
            self.process.wait(DEADLINE)
            if self.process.stdout is not None:
                self.process.stdout.close()
            self.process = None

    def new_table(self, seats: list[dict[str, str]], **options: str) -> dict[str, Any]:
        """A table of the example on its short board, where the first question has more than one answer."""
        for _ in range(50):
            made = self.table_of(EXAMPLE, *seats, **{"board": "short", **options})
            if not self.begins_with_a_double(made["table"]):
                break
        return made

    def table_of(self, game: str, *seats: dict[str, str], **options: str) -> dict[str, Any]:
        """A table of any game, made through the API as the lobby makes it."""
        body = json.dumps({"game": game, "options": options, "seats": seats}).encode()
        request = urllib.request.Request(f"{self.url}/api/tables", body, {"content-type": "application/json"})
        with urllib.request.urlopen(request, timeout=60) as answer:
            made: dict[str, Any] = json.load(answer)
        return made

    def sql(self, statement: str, *values: object) -> list[tuple[Any, ...]]:
        """What another program sees in the database right now."""
        db = sqlite3.connect(self.folder / "lamplight.db")
        found = db.execute(statement, values).fetchall()
        db.close()
        return found

    def begins_with_a_double(self, table: str) -> bool:
        rolls = "SELECT do FROM plies JOIN matches ON plies.match = matches.number WHERE id = ? AND n = 0"
        ((roll,),) = self.sql(rolls, table)
        _, child, ghost = str(roll).split(" ")
        return child == ghost


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server") / "data")
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="module")
def fixed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on which every match has the same luck."""
    running = Server(tmp_path_factory.mktemp("fixed") / "data", "tests.browser.fixed")
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="module")  # where it is asked for; it lasts for the run
def browser(request: pytest.FixtureRequest) -> Browser:
    """Without windows, which is lighter, but for modules marked `whole`: about notices and pages out of reach."""
    return browser_at(browser_path(request.node.get_closest_marker("whole") is not None), ARGUMENTS)


class Device:
    """One browser profile with one page; keeps every complaint of the page."""

    def __init__(self, context: BrowserContext) -> None:
        self.context = context
        self.page: Page = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.complaints: list[str] = []
        self.forgiven: tuple[str, ...] = ()
        slow = float(os.environ.get("SLOW") or 1)  # as tools/steady.py wants it
        if slow > 1:
            context.new_cdp_session(self.page).send("Emulation.setCPUThrottlingRate", {"rate": slow})
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.complaints.append(f"page: {error}"))

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.type}: {message.text}")

    def unforgiven(self) -> list[str]:
        return [
            one for one in self.complaints if not any(word in one for word in (REDIALLED, UNHELPED, *self.forgiven))
        ]


def opened(
    browser: Browser,
    screen: str = "desktop",
    touch: bool = False,
    language: str = "en-GB",
    worker: bool = False,
    agent: str | None = None,
    motion: bool = False,
    **settings: object,
) -> Device:
    """A device of this size with these settings."""
    width, height = SIZES[screen]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        has_touch=touch,
        locale=language,
        user_agent=agent,
        reduced_motion="no-preference" if motion else "reduce",
        service_workers="allow" if worker else "block",  # whatever is fetched goes past the test
    )
    # Where there is room, tests have the list of choices open beside the board.
    kept = json.dumps({"speed": "off", "seenAim": GAMES, "notices": "no", "list": screen in ROOMY, **settings})
    context.add_init_script(
        f"localStorage.getItem('lamplight.settings') || localStorage.setItem('lamplight.settings', {kept!r})"
    )
    return Device(context)


MakeDevice = Callable[..., Device]


def left_behind(item: pytest.Item, made: list[Device]) -> None:
    """What a failed test leaves in build/failures: pictures and words of its pages, and its servers' last lines."""
    folder = left_at(item.nodeid)
    folder.mkdir(parents=True, exist_ok=True)
    for number, one in enumerate(made):
        with contextlib.suppress(Error):  # a page that is gone shows nothing
            one.page.screenshot(path=folder / f"{number}.png", timeout=5_000)
            words = one.page.evaluate("() => document.body.innerText")
            (folder / f"{number}.txt").write_text("\n".join([one.page.url, *one.complaints, "", words]), "utf-8")
    for name, value in getattr(item, "funcargs", {}).items():
        if isinstance(value, Server):
            lines = value.log.read_text("utf-8", "replace").splitlines()[-200:]
            (folder / f"{name}.log").write_text("\n".join(lines), encoding="utf-8")


@pytest.fixture
def device(browser: Browser, request: pytest.FixtureRequest) -> Iterator[MakeDevice]:
    """Makes devices of a size; afterwards none may have complained (a violated security policy is a complaint)."""
    made: list[Device] = []

    def make(*how: Any, **settings: Any) -> Device:
        one = opened(browser, *how, **settings)
        made.append(one)
        return one

    yield make
    complaints = [complaint for one in made for complaint in one.unforgiven()]
    if complaints or request.node.stash.get(FAILED, False):
        left_behind(request.node, made)
    for one in made:
        one.context.close()
    assert complaints == []
