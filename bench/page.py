"""The page in a real browser with the real server: its weight, the time until one can play, frames while pieces walk.

Everything is measured with an empty cache; the browser draws in software where there is no graphics card.
"""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import tempfile
import time
from itertools import pairwise
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Any

from bench.server import Served
from bench.table import Row, Say, less_than, unmeasured
from lamplight.kits import own_kits

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

GROUP = "page"
ROOT = Path(__file__).resolve().parent.parent
PATIENCE = 30_000  # milliseconds
START = 600  # seconds for `make play` to be ready, the first time
ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+/")
OUTSIDE = ("PYTHONPATH", "MAKEFLAGS", "MFLAGS", "MAKEOVERRIDES", "MAKELEVEL", "HOST", "PORT", "DATA", "JOBS", "ARGS")
FLAGS = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
VIEWPORT = {"width": 1440, "height": 900}

# The moment at which the first choice is on the page, in milliseconds since the navigation began.
WHEN_PLAYABLE = """
new MutationObserver((_, observer) => {
  if (document.querySelector('.option') === null) return;
  window.benchPlayable = performance.now();
  observer.disconnect();
}).observe(document, { childList: true, subtree: true });
"""
AIM_SEEN = f"""
const kept = JSON.parse(localStorage.getItem('lamplight.settings') ?? '{{}}');
const seenAim = {json.dumps([kit.id for kit in own_kits()])};
localStorage.setItem('lamplight.settings', JSON.stringify({{ ...kept, seenAim, speed: 'normal' }}));
"""
# Notes every frame, and whether a piece was on its way in it: only pieces are moved by script.
COUNT_FRAMES = """
window.benchFrames = [];
const look = (now) => {
  const walking = document.getAnimations().some((one) => one.constructor === Animation && one.playState === 'running');
  window.benchFrames.push([now, walking]);
  requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""

ROWS = [
    Row(GROUP, "first load of the lobby, compressed", None, "kB"),
    Row(GROUP, "first load of the lobby and then a table, compressed", None, "kB", less_than(250)),
    Row(GROUP, "table opened with an empty cache until one can choose", None, "ms"),
    Row(GROUP, "frames while pieces walk", None, "frames/s"),
]
PLAY = Row(GROUP, "`make play` until it serves, the second time", None, "s", less_than(10))


class Ready:
    """`make play` in a folder of its own, as long as the block lasts."""

    def __enter__(self) -> float:
        self.folder = tempfile.TemporaryDirectory(prefix="lamplight-bench-")
        begun = time.perf_counter()
        # As if typed by hand: nothing of a make around this one may reach it, above all not its ARGS.
        environment = {name: value for name, value in os.environ.items() if name not in OUTSIDE}
        self.process = subprocess.Popen(
            ["make", "play", "PORT=0", f"DATA={self.folder.name}/data"],
            cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
            start_new_session=True,
        )  # fmt: skip
        assert self.process.stdout is not None
        said: list[str] = []
        for line in self.process.stdout:
            said.append(line)
            if ADDRESS.search(line):
                return time.perf_counter() - begun
        self.__exit__()
        raise RuntimeError("make play did not start: " + "".join(said[-5:]))

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGTERM)
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait(20)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.folder.cleanup()


def played(times: int) -> list[float]:
    """Seconds until `make play` serves, after a first time that builds what is not built."""
    out: list[float] = []
    for _ in range(times + 1):
        with Ready() as seconds:
            out.append(seconds)
    return out[1:]


class Weight:
    """The bytes of everything that a page has loaded, as they came over the line, with their headers."""

    def __init__(self, page: Page) -> None:
        self.bytes = 0.0
        self.requests = 0
        session = page.context.new_cdp_session(page)
        session.send("Network.enable")
        session.on("Network.loadingFinished", self._finished)

    def _finished(self, event: dict[str, Any]) -> None:
        self.bytes += float(event["encodedDataLength"])
        self.requests += 1


def browser_path() -> str:
    """The browser that tools/browser.sh found; empty if there is none."""
    note = ROOT / ".venv" / "browser-path"
    return os.environ.get("LAMPLIGHT_BROWSER") or (note.read_text().strip() if note.exists() else "")


def fresh(browser: Browser, kept: Any = None) -> BrowserContext:
    """A device with an empty cache."""
    context = browser.new_context(viewport=VIEWPORT, locale="en-GB", storage_state=kept)  # type: ignore[arg-type]
    context.set_default_timeout(PATIENCE)
    return context


def weighed(browser: Browser, url: str) -> tuple[float, float, int, str, Any]:
    """Bytes of the lobby, of the lobby and a table, their requests; the table's address and what the device kept."""
    context = fresh(browser)
    page = context.new_page()
    weight = Weight(page)
    page.goto(url, wait_until="networkidle")
    page.locator("button.now").wait_for()
    page.wait_for_timeout(500)
    lobby = weight.bytes
    page.locator("button.now").click()
    page.locator(".option").first.wait_for(state="attached")
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(1000)
    found = (lobby, weight.bytes, weight.requests, page.url, context.storage_state())
    context.close()
    return found


def opened(browser: Browser, url: str, kept: Any) -> float:
    """Milliseconds from the navigation to the first choice."""
    context = fresh(browser, kept)
    context.add_init_script(AIM_SEEN)
    context.add_init_script(WHEN_PLAYABLE)
    page = context.new_page()
    page.goto(url)
    page.locator(".option").first.wait_for()
    when = float(page.evaluate("window.benchPlayable"))
    context.close()
    return when


MOST_MORE = 6  # decisions, if none of those asked for made a piece walk


def frames(browser: Browser, url: str, kept: Any, decisions: int) -> tuple[float, float, int]:
    """Frames per second while pieces walk, the slowest of 20 frames in milliseconds, and how many were seen."""
    context = fresh(browser, kept)
    context.add_init_script(AIM_SEEN)
    page = context.new_page()
    page.goto(url)
    page.locator(".option").first.wait_for()
    page.evaluate(COUNT_FRAMES)
    gaps: list[float] = []
    for made in range(decisions + MOST_MORE):
        if made >= decisions and gaps:
            break  # a decision may move nothing that walks
        page.locator(".option").first.wait_for()
        page.wait_for_timeout(500)  # a new question takes no answer at once
        before = page.locator("[data-v]").first.get_attribute("data-v")
        page.locator(".option").first.evaluate("one => one.click()")
        page.wait_for_function("v => document.querySelector('[data-v]')?.dataset.v !== v", arg=before)
        page.wait_for_timeout(1500)
        noted: list[tuple[float, bool]] = page.evaluate("window.benchFrames")
        gaps = sorted(now - before for (before, was), (now, walking) in pairwise(noted) if was and walking)
    context.close()
    if not gaps:
        raise RuntimeError("no piece was seen walking")
    return 1000 * len(gaps) / sum(gaps), gaps[int(0.95 * len(gaps))], len(gaps)


def seen(quick: bool, say: Say) -> list[Row]:
    """What a browser sees."""
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        return unmeasured(ROWS, "playwright is not installed (make .venv/.dev)")
    path = browser_path()
    if not path:
        return unmeasured(ROWS, "no browser was found (tools/browser.sh)")
    static = os.environ.get("LAMPLIGHT_STATIC")
    say("page: in the browser")
    served = Served(*(("--set", f"static={static}") if static else ()))
    port, _ = served.__enter__()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
            url = f"http://127.0.0.1:{port}/"
            lobby, both, requests, table, kept = weighed(browser, url)
            waits = [opened(browser, table, kept) for _ in range(1 if quick else 5)]
            rate, slow, count = frames(browser, table, kept, 1 if quick else 6)
            version = browser.version
            browser.close()
    finally:
        served.__exit__(None, None, None)
    first, second, third, fourth = ROWS
    how = f"headless Chromium {version}, {VIEWPORT['width']} x {VIEWPORT['height']}, drawn in software"
    return [
        Row(GROUP, first.name, lobby / 1000, first.unit),
        Row(
            GROUP, second.name, both / 1000, second.unit, second.goal,
            note=f"{requests} answers with their headers, as they came over the line; websockets not counted",
        ),
        Row(GROUP, third.name, median(waits), third.unit, note=f"median of {len(waits)}; {how}"),
        Row(GROUP, fourth.name, rate, fourth.unit, note=f"{count} frames, 95 % of them within {slow:.0f} ms; {how}"),
    ]  # fmt: skip


def measure(quick: bool, say: Say) -> list[Row]:
    say("page: make play")
    times = played(1 if quick else 3)
    play = Row(GROUP, PLAY.name, median(times), PLAY.unit, PLAY.goal, note=f"median of {len(times)}")
    return [*seen(quick, say), play]
