"""How long somebody who was away waits until they are told, and shown on the board, what 200 plies have brought.

In a real browser with the real server, for every game: a person looked at the table at its beginning, the others have
played on at random for 200 plies, and the person comes back. `told`: from the moment the table is on the page to the
sheet with the five sentences; `shown`: from the touch on its button to the board as it stood then; `on`: until the
first scene that follows is on the board, or the board is where it stands now, if that is sooner.

    python -m bench.recap [--plies 200] [--times 5]
"""

from __future__ import annotations

import argparse
import json
import os
import random
from statistics import median
from typing import TYPE_CHECKING

from websockets.sync.client import connect

from bench.page import FLAGS, PATIENCE, VIEWPORT, browser_path
from bench.server import Served, post
from lamplight.kits import all_games

if TYPE_CHECKING:
    from playwright.sync_api import Browser

TRIES = 12  # tables, until one is not over before
# What the page sees, in milliseconds of its own clock.
NOTE = """
window.benchSeen = {};
const note = (name) => { window.benchSeen[name] ??= performance.now(); };
const look = () => {
  const table = document.querySelector('main.table');
  if (table && Number(table.dataset.v) >= 0) note('table');
  if (document.querySelector('dialog[open], [role="dialog"]')) note('told');
  if (window.benchTouched && table) {
    const shown = Number(table.dataset.shown);
    if (shown < Number(table.dataset.v)) {
      note('shown');
      if (window.benchFirst === undefined) window.benchFirst = shown;
    }
    if (window.benchFirst !== undefined && shown > window.benchFirst) note('on');
  }
};
new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true });
"""


def played(port: int, game: str, seats: int, plies: int, luck: random.Random) -> tuple[str, list[str], int]:
    """A table where so many plies have been made at random: its id, its tokens, and how many it came to."""
    made = post(port, "/api/tables", {"game": game, "seats": [{"kind": "here"}] * seats})
    tokens = [seat["token"] for seat in made["seats"]]
    with connect(f"ws://127.0.0.1:{port}/ws/{made['table']}", max_size=2**22, compression=None) as line:
        line.send(json.dumps({"t": "hello", "tokens": tokens, "v": -1}))
        v, sent = -1, 0
        while v < plies:
            told = json.loads(line.recv(30))
            if told["t"] not in ("sync", "step"):
                continue
            v, view = told["v"], told["view"]
            options = (view.get("prompt") or {}).get("options", ())
            if view.get("outcome") is not None:
                break
            if options:
                sent += 1
                do = luck.choice(options)["do"]
                line.send(json.dumps({"t": "act", "key": f"k{sent}", "seat": view["actor"], "prompt": v, "do": do}))
    return made["table"], tokens, v


def opened(browser: Browser, url: str, table: str, token: str) -> dict[str, float]:
    """Milliseconds that a person waits who last looked at the beginning."""
    context = browser.new_context(viewport=VIEWPORT, locale="en-GB", service_workers="block")  # type: ignore[arg-type]
    context.set_default_timeout(4 * PATIENCE)
    kept = json.dumps({"speed": "normal", "seenAim": [game.id for game in all_games()], "notices": "no"})
    context.add_init_script(f"localStorage.setItem('lamplight.settings', {kept!r})")
    page = context.new_page()
    page.goto(f"{url}/t/{table}#seat={token}")
    page.wait_for_function("() => JSON.parse(localStorage.getItem('lamplight.tables') ?? '[{}]')[0].looked >= 0")
    page.goto(url)
    page.evaluate(
        """() => {
            const [one, ...rest] = JSON.parse(localStorage.getItem('lamplight.tables'));
            localStorage.setItem('lamplight.tables', JSON.stringify([{ ...one, looked: 0, lookedAt: 1 }, ...rest]));
        }"""
    )
    page.add_init_script(NOTE)
    page.goto(f"{url}/t/{table}")
    button = page.get_by_role("dialog").get_by_role("button", name="Show me on the board")
    button.wait_for()
    touched = button.evaluate("one => { window.benchTouched = performance.now(); one.click(); return benchTouched; }")
    page.wait_for_function("() => window.benchSeen.on !== undefined")
    seen: dict[str, float] = page.evaluate("window.benchSeen")
    context.close()
    return {"told": seen["told"] - seen["table"], "shown": seen["shown"] - touched, "on": seen["on"] - touched}


def main() -> None:
    from playwright.sync_api import sync_playwright

    parser = argparse.ArgumentParser(prog="python -m bench.recap", description=__doc__.splitlines()[0])
    parser.add_argument("--plies", type=int, default=200)
    parser.add_argument("--times", type=int, default=5)
    args = parser.parse_args()
    static = os.environ.get("LAMPLIGHT_STATIC")
    arguments = ("--set", f"static={static}") if static else ()
    with Served(*arguments) as (port, _), sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_path(), args=FLAGS)
        print(f"{os.getloadavg()[0]:.1f} processes wanted a processor when it began")
        for game in all_games():
            seats = max(game.min_seats, min(game.max_seats, 4))
            found: tuple[str, list[str], int] = ("", [], -1)
            for number in range(TRIES):
                one = played(port, game.id, seats, args.plies, random.Random(number))
                found = max(found, one, key=lambda made: made[2])
                if found[2] >= args.plies:
                    break
            table, tokens, v = found
            waits = [opened(browser, f"http://127.0.0.1:{port}", table, tokens[0]) for _ in range(args.times)]
            spelt = ", ".join(
                f"{name} {median(one[name] for one in waits):.0f} ms (worst {max(one[name] for one in waits):.0f})"
                for name in ("told", "shown", "on")
            )
            print(f"{game.id:12} {v} plies, {seats} seats: {spelt}", flush=True)
        browser.close()


if __name__ == "__main__":
    main()
