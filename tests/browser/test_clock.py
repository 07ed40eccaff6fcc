"""One clock: log, header, seats, dice and captions tell what the board shows; nothing is read before it was shown."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page
from tests.browser.conftest import GAMES, MakeDevice, Server
from tests.browser.hands import choices, version
from tests.browser.sitting import ADA, BOT, sit_down
from tests.browser.waiting import ready, stop_the_clock, until
from tests.examples import EXAMPLE, SECRET, SHORT, TOGETHER

pytestmark = pytest.mark.browser

MOST = 200  # decisions of one person
PARTS = 3  # of a scene, which are played one after the other
LONGEST = 10_000  # milliseconds of the page's clock; no part takes longer
BOTS = {EXAMPLE: 1, SECRET: 3}  # else 1
HARDEST = {TOGETHER: {"difficulty": "heroic"}}  # soon lost
# What the page waits for is over soon: a whole game is a film of seconds. The watch on the line stays as it is.
QUICK = """(() => {
  const usual = window.setTimeout;
  window.setTimeout = (what, time = 0, ...rest) => usual(what, time < 2500 ? time / 8 : time, ...rest);
})()"""
# In every frame in which something has changed: all that can be read about how the game stands.
SAMPLE = """() => {
  window.samples = [];
  let changed = true;
  new MutationObserver(() => (changed = true)).observe(document.documentElement, {
    subtree: true, childList: true, characterData: true, attributes: true,
    attributeFilter: ['data-v', 'data-shown', 'data-behind', 'data-legal', 'data-mine', 'aria-current', 'aria-label'],
  });
  const said = (one) => (one?.textContent ?? '').replace(/\\s+/g, ' ').trim();
  const look = () => {
    requestAnimationFrame(look);
    const table = document.querySelector('.table');
    if (table === null || !changed) return;
    changed = false;
    const lines = [...document.querySelectorAll('.past .log li')];
    const told = lines.slice(-40).map((one) => said(one.firstElementChild));
    const spoken = lines.slice(-40).filter((one) => !one.matches('.thought'));
    const words = spoken.map((one) => said(one.firstElementChild)).join(' ');
    const players = [...document.querySelectorAll('.players li')];
    const thought = said(document.querySelector('.prompt .thought')?.lastChild);
    window.samples.push({
      v: Number(table.dataset.v), shown: Number(table.dataset.shown), behind: table.dataset.behind === 'true',
      log: Math.max(-1, ...lines.map((one) => Number(one.dataset.v))),
      who: said(document.querySelector('.prompt .who')),
      mine: document.querySelector('.prompt').dataset.mine === 'true',
      asked: document.querySelector('.prompt .ask') !== null,
      turn: players.flatMap((one, seat) => (one.ariaCurrent === 'true' ? [seat] : [])),
      winners: players.flatMap((one, seat) => (said(one.querySelector('small')).includes('Winner') ? [seat] : [])),
      legal: document.querySelectorAll('.board [data-legal]').length,
      options: document.querySelectorAll('.option').length,
      dice: document.querySelector('.head .dice button')?.ariaLabel ?? '',
      caption: said(document.querySelector('.prompt .caption')),
      captioned: words.includes(said(document.querySelector('.prompt .caption'))),
      heard: words.includes(said(document.querySelector('.news p:last-child'))),
      thought,
      thinks: thought === '' || told.some((one) => one.includes(thought)),
      title: document.title.startsWith('●'),
      end: document.querySelector('#end-title') !== null,
    });
  };
  look();
}"""


class Heard:
    """What the server told the page: the truth of every version."""

    def __init__(self, page: Page) -> None:
        self.views: dict[int, dict[str, Any]] = {}
        page.on("websocket", lambda line: line.on("framereceived", self.hear))

    def hear(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["t"] in ("sync", "step"):
            self.views[message["v"]] = message["view"]

    def now_or_before(self, v: int) -> list[dict[str, Any]]:
        """The view of this version and the one before it, which stands until what is happening has been seen."""
        known = sorted(self.views)
        at = known.index(v)
        return [self.views[one] for one in known[max(0, at - 1) : at + 1]]


def numbers(found: object) -> list[int]:
    """All numbers of some dice, in their order."""
    if isinstance(found, dict):
        return [one for value in found.values() for one in numbers(value)]
    if isinstance(found, list):
        return [one for value in found for one in numbers(value)]
    return [found] if isinstance(found, int) and not isinstance(found, bool) else []


def header(view: dict[str, Any], names: list[str]) -> str:
    """What stands over the question while the board still plays."""
    if view.get("outcome"):
        return "The game is over."
    return f"It’s {names[view['actor']]}’s turn." if view["actor"] >= 0 else "The dice are rolling …"


def ahead(one: dict[str, Any], heard: Heard, names: list[str]) -> list[str]:
    """What in this moment tells more than the board shows."""
    views = heard.now_or_before(one["shown"])
    wrong = {
        "log": one["log"] > one["shown"],
        "seat": one["turn"] not in [[view["actor"]] if view["actor"] >= 0 else [] for view in views],
        "winner": one["winners"] and not views[-1].get("outcome"),
        "dice": [int(n) for n in re.findall(r"\d+", one["dice"])]
        not in [numbers(view["tableau"].get("dice")) for view in views],
        "caption": not one["captioned"],
        "ears": not one["heard"],
        "thought": not one["thinks"],
    }
    if one["behind"]:
        wrong |= {
            "header": one["who"] not in [header(view, names) for view in views],
            "question": one["mine"] or one["asked"] or one["options"] or one["legal"],
            "title": one["title"],
            "end": one["end"],
        }
    else:
        wrong["version"] = one["shown"] != one["v"]
    return [name for name, is_so in wrong.items() if is_so]


def headway(dos: list[str], n: int) -> int:
    """A choice that leads to the end: farthest on, or out with somebody, or now this and now that."""
    farthest = [(int(do.split()[-1]), at) for at, do in enumerate(dos) if re.fullmatch(r"child \S+ \d+", do)]
    fights = [at for at, do in enumerate(dos) if do.startswith("fight")]
    return max(farthest)[1] if farthest else fights[0] if fights else (7 * n) % len(dos)


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_read_before_it_was_shown(server: Server, device: MakeDevice, game: str) -> None:
    """One person and bots, to the end; what could be read in every frame is held against what the server had told."""
    page = device(list=False, speed="fast").page
    page.add_init_script(QUICK)
    heard = Heard(page)
    options = HARDEST.get(game, SHORT[game][2])
    sit_down(page, server, game, ADA, *[BOT] * BOTS.get(game, 1), **options)
    page.wait_for_selector(".option", state="attached")
    names: list[str] = page.locator(".players li strong").all_inner_texts()
    page.evaluate(SAMPLE)
    shut = page.locator(".show .foot button")
    for n in range(MOST):
        page.wait_for_selector('[data-open="true"], #end-title, .show .foot button', state="attached")
        if shut.count():
            shut.click()
        if page.locator('[data-open="true"]').count() == 0:
            page.wait_for_selector("#end-title")
            break
        before = version(page)
        dos = choices(page)
        page.locator(".option").nth(headway(dos, n)).evaluate("one => one.click()")
        page.wait_for_function("v => document.querySelector('[data-v]')?.dataset.v !== v", arg=before)
    page.wait_for_function("() => window.samples.at(-1).end")
    samples: list[dict[str, Any]] = page.evaluate("() => window.samples")
    assert any(one["shown"] < one["v"] for one in samples if one["behind"]), "the server was ahead at times"
    assert any(one["caption"] for one in samples)
    wrong = [(found, one) for one in samples if (found := ahead(one, heard, names))]
    assert not wrong, f"{len(wrong)} of {len(samples)} moments: {wrong[:2]}"


def test_a_pause_holds_the_picture_and_going_on_goes_on(server: Server, device: MakeDevice) -> None:
    """The page's clock is driven, so that nothing ends before all that others did has been told."""
    page = device(list=False, speed="slow").page
    page.clock.install()
    heard = Heard(page)
    sit_down(page, server, GAMES[0], ADA, BOT, BOT)
    page.evaluate("""() => new MutationObserver(() => {
        const hold = document.querySelector('button.hold[aria-pressed=false]');
        if (hold !== null && window.holds) hold.click();
    }).observe(document.body, { subtree: true, childList: true })""")
    table = page.locator(".table")

    def all_told() -> bool:
        """What was decided, what came of it and what the others did; somebody here is asked, or nobody any more."""
        view = heard.views[int(version(page))]
        return version(page) != before and (view["actor"] == 0 or view.get("outcome") is not None)

    for _ in range(MOST):  # until others move
        ready(page)
        page.evaluate("() => (window.holds = true)")
        stop_the_clock(page)
        before = version(page)
        page.locator(".option").first.evaluate("one => one.click()")
        until(page, all_told)
        for _ in range(PARTS):
            page.clock.fast_forward(LONGEST)
        if table.get_attribute("data-shown") != table.get_attribute("data-v"):
            break
        page.evaluate("() => (window.holds = false)")
        page.clock.resume()
    held = table.get_attribute("data-shown")
    assert held != table.get_attribute("data-v")
    for _ in range(PARTS):
        page.clock.fast_forward(LONGEST)
    assert table.get_attribute("data-shown") == held, "it waits"
    page.evaluate("() => (window.holds = false)")
    page.clock.resume()
    page.get_by_role("button", name="Go on").click()
    page.wait_for_function("v => document.querySelector('.table').dataset.shown !== v", arg=held)
    page.locator("button.go").click()
    page.wait_for_selector(".table[data-behind=false]")
