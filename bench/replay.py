"""How long a replay takes to open and to be gone through, a hostile file to be refused, and a game to be analysed.

In a real browser with the real server, for every game. `opens`: from the navigation to the board of the first scene of
a game of 500 plies; `steps`: one back or on by its button, and `jumps`: to any place by the slider, until the scene
stands on the page; `scrubs`: pictures per second while a hand moves the slider, and the longest gap between two. Then
files that are no records, through the server: how long until they are refused. Then whole games: how long until there
is a first picture of the analysis, and until it is done, in one process.

    python -m bench.replay [--plies 500] [--times 5]
"""

from __future__ import annotations

import argparse
import json
import os
import random
import time
import urllib.error
import urllib.request
from statistics import median
from typing import TYPE_CHECKING, Any

from bench.page import FLAGS, PATIENCE, VIEWPORT, browser_path
from bench.recap import played
from bench.server import Served
from lamplight.kits import all_games

if TYPE_CHECKING:
    from playwright.sync_api import Browser

TRIES = 12  # tables, until one is long enough
ENDLESS = 1_000_000
STANDS = """
window.benchStands = (scene) => new Promise((resolve) => {
  const main = document.querySelector('main.replay');
  const there = () => main.dataset.scene === String(scene) && main.dataset.shown === main.dataset.ply
    && main.dataset.behind === 'false' && main.querySelector('.board svg') !== null;
  const watch = new MutationObserver(() => there() && done());
  const done = () => { watch.disconnect(); resolve(performance.now()); };
  if (there()) done(); else watch.observe(main, { subtree: true, childList: true, attributes: true });
});
window.benchOpened = (async () => {
  while (document.querySelector('main.replay') === null) await new Promise(requestAnimationFrame);
  return window.benchStands(0);
})();
"""
# All scenes are fetched first: what is measured is the page, not the way to it.
GONE_THROUGH = """async (times) => {
  const main = document.querySelector('main.replay');
  const last = Number(main.dataset.last);
  const slider = main.querySelector('input[type="range"]');
  const to = (scene) => { slider.value = String(scene); slider.dispatchEvent(new Event('input', { bubbles: true })); };
  for (let scene = 0; scene <= last; scene += 20) { to(scene); await window.benchStands(scene); }
  const [back, on] = ['One step back', 'One step on'].map((name) => main.querySelector(`button[aria-label="${name}"]`));
  const steps = [];
  const jumps = [];
  to(Math.floor(last / 2));
  await window.benchStands(Math.floor(last / 2));
  for (let n = 0; n < times; n += 1) {
    for (const [button, way] of [[back, -1], [on, 1]]) {
      const wanted = Number(main.dataset.scene) + way;
      const begun = performance.now();
      button.click();
      steps.push((await window.benchStands(wanted)) - begun);
    }
    const wanted = (n * 7919 + 13) % (last + 1);
    const begun = performance.now();
    to(wanted);
    jumps.push((await window.benchStands(wanted)) - begun);
  }
  const frames = [];
  for (let n = 0; n <= 180; n += 1) {
    to(Math.floor((n * last) / 180));
    frames.push(await new Promise(requestAnimationFrame));
  }
  const gaps = frames.slice(1).map((at, n) => at - frames[n]);
  return { steps, jumps, rate: 1000 * gaps.length / (frames.at(-1) - frames[0]), gap: Math.max(...gaps) };
}"""


def asked(port: int, path: str, body: object | None, tokens: list[str]) -> tuple[int, Any]:
    """What the server answers, with its status."""
    data = None if body is None else json.dumps(body).encode()
    headers = {"content-type": "application/json", "lamplight-keys": ",".join(tokens)}
    request = urllib.request.Request(f"http://127.0.0.1:{port}{path}", data, headers)
    try:
        with urllib.request.urlopen(request, timeout=600) as response:
            return response.status, json.load(response)
    except urllib.error.HTTPError as error:
        return error.code, json.load(error)


def gone_through(browser: Browser, url: str, table: str, times: int) -> dict[str, Any]:
    """What a person waits for, in milliseconds."""
    context = browser.new_context(viewport=VIEWPORT, locale="en-GB", service_workers="block")  # type: ignore[arg-type]
    context.set_default_timeout(8 * PATIENCE)
    kept = json.dumps({"speed": "off", "seenAim": [game.id for game in all_games()], "notices": "no"})
    context.add_init_script(f"localStorage.setItem('lamplight.settings', {kept!r})")
    page = context.new_page()
    page.goto(url)
    page.add_init_script(STANDS)
    page.goto(f"{url}/t/{table}?replay")
    opens: float = page.evaluate("() => window.benchOpened")
    found: dict[str, Any] = page.evaluate(GONE_THROUGH, times)
    context.close()
    return {"opens": opens, **found}


def hostile() -> dict[str, str]:
    """Files that are no records of ours, or want to be too much."""
    header = {"lamplight": 1, "game": all_games()[0].id, "rules": 1, "options": {}, "seats": 2, "commitment": ""}
    first = json.dumps(header)
    return {
        "nonsense": "milk, bread, a lantern\n" * 80_000,
        "brackets": "[" * 1_800_000,
        "endless line": first + "\n" + json.dumps({"by": 0, "do": "x" * 1_800_000}),
        "many plies": first + "\n" + '{"by":0,"undo":0}\n' * 100_000,
        "many seats": json.dumps({**header, "seats": 10**9}) + "\n",
    }


def spelt(name: str, waits: list[float]) -> str:
    return f"{name} {median(waits):.0f} ms (worst {max(waits):.0f})"


def main() -> None:
    from playwright.sync_api import sync_playwright

    parser = argparse.ArgumentParser(prog="python -m bench.replay", description=__doc__.splitlines()[0])
    parser.add_argument("--plies", type=int, default=500)
    parser.add_argument("--times", type=int, default=5)
    args = parser.parse_args()
    print(f"{os.getloadavg()[0]:.1f} processes wanted a processor when it began")
    with Served("--set", "replays_per_address=100000") as (port, _), sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_path(), args=FLAGS)
        for game in all_games():
            seats = max(game.min_seats, min(game.max_seats, 4))
            found: tuple[str, list[str], int] = ("", [], -1)
            for number in range(TRIES):
                one = played(port, game.id, seats, args.plies, random.Random(number))
                found = max(found, one, key=lambda made: made[2])
                if found[2] >= args.plies:
                    break
            table, _, v = found
            seen = [gone_through(browser, f"http://127.0.0.1:{port}", table, 20) for _ in range(args.times)]
            opens = spelt("opens", [one["opens"] for one in seen])
            steps = spelt("steps", [step for one in seen for step in one["steps"]])
            jumps = spelt("jumps", [jump for one in seen for jump in one["jumps"]])
            rate, gap = median(one["rate"] for one in seen), max(one["gap"] for one in seen)
            told = f"scrubs {rate:.0f} pictures a second (longest gap {gap:.0f} ms)"
            print(f"{game.id:12} {v} plies, {seats} seats: {opens}, {steps}, {jumps}, {told}", flush=True)
        browser.close()
        for name, text in hostile().items():
            waits = []
            for _ in range(args.times):
                begun = time.perf_counter()
                status, answer = asked(port, "/api/replay", {"record": text}, [])
                waits.append(1000 * (time.perf_counter() - begun))
            why = answer.get("error", answer.get("fault")) or {}
            print(f"{name:12} {status} {why.get('id', '')}: {spelt('refused', waits)}", flush=True)
        for game in all_games():
            seats = max(game.min_seats, min(game.max_seats, 4))
            table, tokens, v = played(port, game.id, seats, ENDLESS, random.Random(1))
            path = f"/api/tables/{table}/analysis"
            begun = time.perf_counter()
            told = asked(port, path, {}, tokens)[1]
            first = None
            while told.get("done", 1) < 1 and told.get("trouble") is None:
                if first is None and told.get("analysis") is not None:
                    first = time.perf_counter() - begun
                time.sleep(0.05)
                told = asked(port, path, None, tokens)[1]
            whole = time.perf_counter() - begun
            print(
                f"{game.id:12} {v} plies: first picture {first or whole:.1f} s, whole analysis {whole:.1f} s",
                flush=True,
            )


if __name__ == "__main__":
    main()
