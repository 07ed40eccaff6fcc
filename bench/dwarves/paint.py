"""What the eye waits for: how soon the largest part of a page is painted, and how evenly frames come.

Frames are counted in The Dwarves with 30 troops on the map, in a real browser that draws in software: while troops
march, while a hand moves the map and brings it nearer, and both at once. What else the machine does changes how many
frames come, but not what one costs: so the processor time of every thread that takes part is told too.

    python -m bench.dwarves.paint [--quick] [--write]

`--write` puts the result into docs/bench.md, as a section of its own that `make bench` leaves alone.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import re
import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from statistics import median

from bench.__main__ import DOCUMENT, PAINT, say, with_section
from bench.machine import kind
from bench.page import FLAGS, VIEWPORT, browser_path, fresh
from bench.server import Served, post
from bench.table import Goal, Row, at_least, less_than, markdown, plain
from playwright.sync_api import Browser, Page, WebSocket, sync_playwright
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from lamplight.core.messages import Catalogue
from lamplight.kits import game_named, own_kits

GROUP = "paint"
ROLE = re.compile(r"--type=([a-z-]+)")
TROOPS = 30
SIZE = f"{VIEWPORT['width']} x {VIEWPORT['height']}"
HEARTBEAT = 1000 / 60  # milliseconds between two frames
DEALT = {"dwarves": "random", "first": "random"}
HERE = {"kind": "here"}
MOST_GAMES = 8  # until there is one with so many troops
QUIET = 330  # milliseconds for which a new question takes no answer
GAMES = tuple(kit.id for kit in own_kits())

KEEP = """kept => localStorage.setItem('lamplight.settings', JSON.stringify(
  { ...JSON.parse(localStorage.getItem('lamplight.settings') ?? '{}'), ...kept }))"""
SETTINGS = {"speed": "off", "seenAim": GAMES, "notices": "no", "list": False, "thoughts": False}

LARGEST = """() => new Promise((done) => {
  const seen = [];
  new PerformanceObserver((list) => seen.push(...list.getEntries()))
    .observe({ type: 'largest-contentful-paint', buffered: true });
  setTimeout(() => done(seen.at(-1).startTime), 500);
})"""

# Notes every frame and whether troops were on their way in it. With a hand: the map is moved in circles and brought
# nearer and farther, as a mouse would, once in every frame.
WATCH = """hand => {
  window.benchFrames = [];
  window.benchOn = true;
  const frame = document.querySelector('.map .frame');
  const box = frame.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const pointer = (kind, at) => (kind === 'pointerdown' ? frame : window).dispatchEvent(new PointerEvent(kind,
    { bubbles: true, pointerId: 9, pointerType: 'mouse', button: 0, buttons: 1, clientX: at[0], clientY: at[1] }));
  if (hand) pointer('pointerdown', [x, y]);
  let n = 0;
  const look = (now) => {
    const marching = document.querySelector('.pour') !== null;
    window.benchFrames.push([now, marching]);
    if (!window.benchOn) {
      if (hand) pointer('pointerup', [x, y]);
      return;
    }
    if (hand) {
      n += 1;
      pointer('pointermove', [x + 120 * Math.sin(n / 14), y + 90 * Math.cos(n / 11)]);
      frame.dispatchEvent(new WheelEvent('wheel',
        { bubbles: true, cancelable: true, clientX: x, clientY: y, deltaY: n % 120 < 60 ? -8 : 8 }));
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""
SETTLED = """() => document.querySelector('.pour') === null
  && document.querySelector('[data-behind="false"], #end-title') !== null"""
SEEN = "() => { window.benchOn = false; return window.benchFrames; }"


@dataclass(frozen=True)
class Shown:
    """Frames that were seen, and what they cost."""

    gaps: tuple[float, ...]  # milliseconds between two frames
    cost: dict[str, float]  # milliseconds of processor time a frame, thread by thread

    def within(self, share: float) -> float:
        return self.gaps[min(len(self.gaps) - 1, int(share * len(self.gaps)))]

    @property
    def rate(self) -> float:
        return 1000 * len(self.gaps) / sum(self.gaps)

    @property
    def kept(self) -> float:
        """Frames that were not late, in percent: the clock of frames itself trembles by a tenth of a millisecond."""
        return 100 * sum(gap < HEARTBEAT + 0.2 for gap in self.gaps) / len(self.gaps)

    @property
    def dearest(self) -> float:
        """What the busiest thread works for a frame: they work at the same time, each for the next."""
        return max(self.cost.values(), default=0.0)


class Told:
    """Reads along what the server tells the page: how many troops are on the map."""

    def __init__(self, page: Page) -> None:
        self.troops = 0
        page.on("websocket", self._line)

    def _line(self, line: WebSocket) -> None:
        line.on("framereceived", self._heard)

    def _heard(self, data: str | bytes) -> None:
        told = json.loads(data)
        view = told.get("view") if isinstance(told, dict) else None
        if view:
            self.troops = sum(
                one.get("count", 1) for one in view["pieces"] if one["kind"] in ("orc", "troll", "alf") and one["at"]
            )


def below(above: int) -> list[int]:
    """All processes below one."""
    parents: dict[int, int] = {}
    for folder in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError, ValueError):
            parents[int(folder.name)] = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
    found = [above]
    for one in found:
        found += [pid for pid, parent in parents.items() if parent == one]
    return found[1:]


PARTS = ("script, style and lay-out", "layers", "paint", "putting the picture together")


def part(pid: int, task: Path, role: str) -> str:
    """What a thread of the browser works at; nothing that belongs to a frame: ""."""
    if role == "gpu-process":
        return PARTS[3]
    if role != "renderer":
        return ""
    if int(task.name) == pid:
        return PARTS[0]
    name = (task / "comm").read_text().strip()
    return (
        PARTS[1] if name == "Compositor" else PARTS[2] if name.startswith(("ThreadPoolForeg", "CompositorTile")) else ""
    )


def used(browser: int) -> Counter[str]:
    """Nanoseconds of processor time that the threads of a browser have used, by what they work at."""
    spent: Counter[str] = Counter()
    for pid in (browser, *below(browser)):
        with contextlib.suppress(OSError, ValueError):
            role = ROLE.search(Path(f"/proc/{pid}/cmdline").read_text())
            for task in Path(f"/proc/{pid}/task").glob("*"):
                what = part(pid, task, role[1] if role else "")
                spent[what] += int((task / "schedstat").read_text().split()[0])
    return spent


def decide(page: Page) -> None:
    """One decision that lets the enemy come: turns end, nobody fights."""
    page.wait_for_selector(".option, #end-title", state="attached")
    page.wait_for_timeout(QUIET)
    before = page.locator("[data-v]").first.get_attribute("data-v")
    page.evaluate(
        """() => {
          const all = [...document.querySelectorAll('.option')];
          const calm = all.filter((one) => !/^(strike|fight)/.test(one.dataset.do));
          (all.find((one) => one.dataset.do.startsWith('end')) ?? calm[0] ?? all[0]).click();
        }"""
    )
    page.wait_for_function("v => document.querySelector('[data-v]')?.dataset.v !== v", arg=before)


def crowded(page: Page, port: int) -> int:
    """A table of three people at one device, played until so many troops are on the map: how many they are."""
    told = Told(page)
    for _ in range(MOST_GAMES):
        made = post(port, "/api/tables", {"game": "dwarves", "options": DEALT, "seats": [HERE] * 3})
        for seat in made["seats"]:
            page.goto(f"http://127.0.0.1:{port}/t/{made['table']}#seat={seat['token']}")
            page.evaluate(KEEP, SETTINGS)
        page.reload()
        page.wait_for_selector(".option", state="attached")
        while told.troops < TROOPS and page.locator("#end-title").count() == 0:
            decide(page)
        if told.troops >= TROOPS and page.locator("#end-title").count() == 0:
            return told.troops
    raise RuntimeError(f"no game had {TROOPS} troops on the map")


def watched(page: Page, pid: int, hand: bool, milliseconds: int) -> Shown:
    """The frames of so much time."""
    page.evaluate(WATCH, hand)
    before = used(pid)
    page.wait_for_timeout(milliseconds)
    after = used(pid)
    noted: list[tuple[float, bool]] = page.evaluate(SEEN)
    page.wait_for_timeout(500)  # drawn anew when the hand rests
    return shown([now - was for (was, _), (now, _) in pairwise(noted)], before, after, len(noted))


def shown(gaps: list[float], before: Counter[str], after: Counter[str], frames: int) -> Shown:
    return Shown(tuple(sorted(gaps)), {name: (after[name] - before[name]) / 1e6 / frames for name in PARTS})


def marched(page: Page, pid: int, hand: bool, times: int) -> Shown:
    """Frames while troops march, over several turns: from the moment at which the first set out until all are there."""
    found: list[Shown] = []
    for _ in range(times * 4):
        if len(found) == times or page.locator("#end-title").count():
            break
        decide(page)
        try:
            page.wait_for_selector(".pour", state="attached", timeout=6000)
        except PlaywrightTimeout:
            continue  # a turn in which nobody came
        page.evaluate(WATCH, hand)
        before = used(pid)
        page.wait_for_function(SETTLED)
        after = used(pid)
        noted: list[tuple[float, bool]] = page.evaluate(SEEN)
        gaps = [now - was for (was, one), (now, two) in pairwise(noted) if one and two]
        if gaps:
            found.append(shown(gaps, before, after, len(noted)))
        page.wait_for_timeout(500)
    if not found:
        raise RuntimeError("no troops were seen marching")
    frames = [len(one.gaps) for one in found]
    cost = {name: sum(one.cost[name] * n for one, n in zip(found, frames, strict=True)) / sum(frames) for name in PARTS}
    return Shown(tuple(sorted(gap for one in found for gap in one.gaps)), cost)


def largest(browser: Browser, pid: int, name: str, url: str, times: int) -> Row:
    """Until the largest part of a page is painted, with an empty cache."""
    when: list[float] = []
    work: list[float] = []
    for _ in range(times):
        context = fresh(browser)
        page = context.new_page()
        before = used(pid)
        page.goto(url)
        page.wait_for_selector(".cover svg, .stage .node", state="attached")
        work.append(sum((used(pid) - before).values()) / 1e6)
        when.append(float(page.evaluate(LARGEST)))
        context.close()
    note = f"median of {times}, from {min(when):.0f} to {max(when):.0f}; processor time {median(work):.0f} ms"
    return Row(GROUP, f"{name}: largest contentful paint", median(when), "ms", less_than(1000), note=note)


def rows_of(name: str, shown: Shown, note: str) -> list[Row]:
    """What is told of one scene."""
    fine: Goal = less_than(HEARTBEAT)
    parts = ", ".join(f"{part} {spent:.1f}" for part, spent in shown.cost.items())
    return [
        Row(GROUP, f"{name}: half of the frames within", shown.within(0.5), "ms", note=f"{len(shown.gaps)}; {note}"),
        Row(GROUP, f"{name}: 95 % of the frames within", shown.within(0.95), "ms"),
        Row(GROUP, f"{name}: frames on time", shown.kept, "%"),
        Row(GROUP, f"{name}: frames", shown.rate, "frames/s", at_least(59)),
        Row(GROUP, f"{name}: processor time a frame, busiest thread", shown.dearest, "ms", fine, note=f"{parts} ms"),
        Row(GROUP, f"{name}: processor time a frame, all threads", sum(shown.cost.values()), "ms"),
    ]  # fmt: skip


def measure(quick: bool) -> list[Row]:
    path = browser_path()
    if not path:
        raise SystemExit("no browser was found: run tools/browser.sh")
    static = os.environ.get("LAMPLIGHT_STATIC")
    times = 1 if quick else 7
    rows: list[Row] = []
    served = Served("--set", "bot_delay=0", *(("--set", f"static={static}") if static else ()))
    port, _ = served.__enter__()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
            pid = os.getpid()  # the browser and its helpers are below
            url = f"http://127.0.0.1:{port}"
            say("paint: the largest part of a page")
            rows.append(largest(browser, pid, "lobby", url, times))
            for game in GAMES[:1] if quick else GAMES:
                made = post(port, "/api/tables", {"game": game, "seats": [HERE, {"kind": "bot"}, {"kind": "bot"}]})
                address = f"{url}/t/{made['table']}#seat={made['seats'][0]['token']}"
                rows.append(largest(browser, pid, f"table of {called(game)}", address, times))
            say(f"paint: a game with {TROOPS} troops")
            context = fresh(browser)
            page = context.new_page()
            troops = crowded(page, port)
            page.evaluate(KEEP, {"speed": "normal"})
            page.reload()
            page.wait_for_selector(".map .frame", state="attached")
            page.wait_for_selector(".option", state="attached")
            page.wait_for_timeout(1500)
            note = f"{called('dwarves')}, {SIZE}, {troops} troops when it began, drawn in software"
            say("paint: frames")
            resting = watched(page, pid, False, 1000 if quick else 4000)
            rows += rows_of("nothing moves", resting, note)
            moved = watched(page, pid, True, 1000 if quick else 6000)
            rows += rows_of("map moved and brought nearer", moved, note)
            rows += rows_of("troops march", marched(page, pid, False, 1 if quick else 4), note)
            rows += rows_of("troops march while the map moves", marched(page, pid, True, 1 if quick else 4), note)
            version = browser.version
            context.close()
            browser.close()
    finally:
        served.__exit__(None, None, None)
    say(f"Chromium {version}")
    return rows


def called(game: str) -> str:
    return Catalogue("en").format(game_named(game).info().name)


def section(rows: Sequence[Row], machine: str) -> str:
    """What stands in docs/bench.md."""
    return f"""{PAINT}

Written by `python -m bench.dwarves.paint --write`. The machine: {machine} when it began.

{markdown(rows)}
A frame is on time if it comes within {HEARTBEAT:.1f} ms of the one before. Script, layers, paint and putting together
are threads of their own that work at the same time, each at another frame: 60 frames per second need less than
{HEARTBEAT:.1f} ms of processor time of the busiest one. How many frames come depends on what else the machine does;
what one costs hardly does.
"""


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.dwarves.paint", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--quick", action="store_true", help="tiny sizes: shows that it runs, not how well")
    parser.add_argument("--write", action="store_true", help="put the result into docs/bench.md")
    asked = parser.parse_args(arguments)
    machine = kind()
    rows = measure(asked.quick)
    print(plain(rows))
    if asked.write:
        DOCUMENT.write_text(with_section(DOCUMENT.read_text("utf-8"), section(rows, machine)), encoding="utf-8")
        say(f"written to {DOCUMENT.name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
