"""Nothing jumps: the browser's own count of lay-out shifts is nought, after the first paint through whole games."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page
from tests.browser.board import page_of
from tests.browser.conftest import SIZES, MakeDevice, Server
from tests.browser.script import Script
from tests.browser.sitting import ADA, BEA, sit
from tests.examples import EXAMPLE, SHORT
from tests.server.people import Device

pytestmark = pytest.mark.browser

# What the browser itself excuses as the answer to a hand is no shift; everything else is, however small.
SHIFTS = """() => {
  const named = (node) => (node?.nodeType === 3 ? node.parentElement : node);
  window.shifts = [];
  window.watch = new PerformanceObserver((list) => {
    for (const one of list.getEntries().filter((all) => !all.hadRecentInput)) {
      window.shifts.push([one.value, ...one.sources.map((s) => {
        const [node, a, b] = [named(s.node), s.previousRect, s.currentRect];
        return `${node?.tagName} ${node?.getAttribute('class')}: ${a.x} ${a.y} to ${b.x} ${b.y}`;
      })]);
    }
  });
  window.watch.observe({ type: 'layout-shift' });
}"""
SEEN = """v => {
  const table = document.querySelector('[data-v]');
  return Number(table?.dataset.shown) >= v && table.dataset.behind === 'false';
}"""
# Two pictures later everything that was laid out has been counted.
COUNTED = """() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => {
  done(window.shifts);
}))))"""
ORDINARY = 24
"""Decisions that are watched at the ordinary pace: a whole game takes minutes."""


def looks_on(page: Page, server: Server, game: str, most: int | None = None) -> list[list[Any]]:
    """Somebody looks on while all seats are played elsewhere, so that no hand excuses a shift: what jumped."""
    options = SHORT[game][2]
    script = Script(game, 2, 1, **options)
    made = server.table_of(game, ADA, BEA, **options)
    sit(page, server, made, 0)
    page.wait_for_selector(".stage .node", state="attached")
    page.wait_for_load_state("networkidle")
    page.evaluate("() => document.fonts.ready.then(() => undefined)")
    page.evaluate(COUNTED.replace("window.shifts", "0"))
    page.evaluate(SHIFTS)
    hand = Device(server, made["table"], [keys["token"] for keys in made["seats"]])
    for do in script.dos[:most]:
        hand.act(do)
        if not hand.over:
            page.wait_for_function(SEEN, arg=hand.v)
    over = hand.over
    hand.close()
    shut = page.locator(".show .foot button")
    while over:  # what is turned up at the end, and the end itself
        page.wait_for_selector("#end-title, .show .foot button")
        if not shut.count():
            page.wait_for_selector(".end .art")
            break
        shut.click()
    found: list[list[Any]] = page.evaluate(COUNTED)
    return found


# So much comes in a second and so late, as over a poor line.
POOR = {"offline": False, "latency": 100, "downloadThroughput": 100_000, "uploadThroughput": 100_000}


@pytest.mark.parametrize(("what", "shape"), [("door", "tablet"), ("door", "phone"), ("invitation", "phone")])
def test_nothing_jumps_while_a_page_comes_over_a_poor_line(
    server: Server, device: MakeDevice, what: str, shape: str
) -> None:
    """Whoever reaches for a button that is seen gets that button."""
    made = server.table_of(EXAMPLE, ADA, {"kind": "remote"})
    address = f"{server.url}/t/{made['table']}#join={made['seats'][1]['invite']}"
    page = device(shape, touch=True).page
    page.add_init_script(f"({SHIFTS})()")
    line = page.context.new_cdp_session(page)
    line.send("Network.enable")
    line.send("Network.emulateNetworkConditions", POOR)
    page.goto(server.url if what == "door" else address)
    page.locator(".start .now" if what == "door" else "form .gold").wait_for()
    page.wait_for_load_state("networkidle")
    page.evaluate("() => document.fonts.ready.then(() => undefined)")
    found: list[list[Any]] = page.evaluate(COUNTED)
    assert sum(one[0] for one in found) < 0.005, found  # the words "It is coming" may get their own letters


@pytest.mark.parametrize("shape", SIZES)
@pytest.mark.parametrize("game", SHORT)
def test_nothing_jumps_through_a_whole_game(fixed: Server, device: MakeDevice, game: str, shape: str) -> None:
    page = page_of(device, shape, list=False)
    assert looks_on(page, fixed, game) == []


@pytest.mark.parametrize("shape", ["desktop", "phone"])
@pytest.mark.parametrize("game", SHORT)
def test_nothing_jumps_while_it_is_played_at_the_ordinary_pace(
    fixed: Server, device: MakeDevice, game: str, shape: str
) -> None:
    """With captions, dice that roll and pieces that walk."""
    page = page_of(device, shape, list=False, speed="normal")
    page.emulate_media(reduced_motion="no-preference")
    assert looks_on(page, fixed, game, ORDINARY) == []
