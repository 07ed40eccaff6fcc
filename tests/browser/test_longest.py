"""The longest German questions where room is shortest: all can be read, nothing is covered, nothing moves."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page
from tests.browser.board import FINGER, LEAST, page_of
from tests.browser.conftest import GAMES, SIZES, MakeDevice, Server
from tests.browser.longest import Asked, longest
from tests.browser.sitting import sit
from tests.browser.test_shapes import faults, places
from tests.browser.waiting import ready

pytestmark = pytest.mark.browser

NAMES = ("Brunhilde", "Friedrich", "Kunigunde")
SHORT = ("side", "phone")  # of room

# What is told and does not fit where it is told.
CUT = """() => [...document.querySelectorAll('.says, .tells')]
  .filter((one) => one.scrollHeight > one.clientHeight + 2)
  .map((one) => `${one.className}: ${one.scrollHeight} in ${one.clientHeight}: ${one.innerText}`)"""
# Letters anywhere at the table that are too small to be read.
SMALL = """least => {
  const out = [];
  const walk = document.createTreeWalker(document.querySelector('.table'), NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walk.nextNode()) {
    const element = walk.currentNode.parentElement;
    if (!walk.currentNode.data.trim() || element.closest('.hidden, title, style')) continue;
    range.selectNodeContents(walk.currentNode);
    const box = range.getBoundingClientRect();
    const seen = element.checkVisibility({opacityProperty: true, visibilityProperty: true});
    if (box.width < 1 || box.height < 1 || !seen) continue;
    let size = parseFloat(getComputedStyle(element).fontSize);
    const drawn = element.closest('text');
    if (drawn) { const to = drawn.getScreenCTM(); size *= Math.hypot(to.b, to.d); }
    if (size < least - 0.05) out.push(`${size.toFixed(1)} px: ${walk.currentNode.data.trim()}`);
  }
  return out;
}"""
# Buttons of the table that a finger misses, or that something else lies over.
MISSED = """finger => [...document.querySelectorAll('.table :is(.bar, .act) button:not([disabled])')].flatMap((one) => {
  const box = one.getBoundingClientRect();
  if (box.width === 0) return [];
  const name = one.getAttribute('aria-label') ?? one.innerText;
  const found = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  if (!one.contains(found)) return [`${name} lies under ${found?.outerHTML.slice(0, 60)}`];
  return box.width < finger - 0.5 || box.height < finger - 0.5 ? [`${name}: ${box.width} x ${box.height}`] : [];
})"""


def shown(page: Page, asked: Asked) -> None:
    """The longest choice, chosen from the list as a hand would, wherever the list is."""
    ready(page)
    page.locator(".option").filter(has_text=asked.option).first.evaluate(
        "one => one.dispatchEvent(new MouseEvent('click', {bubbles: true, detail: 1}))"
    )
    page.wait_for_selector(".shown:not(.how)", state="attached")


@pytest.mark.parametrize("shape", SHORT)
@pytest.mark.parametrize("game", GAMES)
def test_all_of_it_can_be_read(fixed: Server, device: MakeDevice, game: str, shape: str) -> None:
    wrong: list[str] = []
    first: dict[str, list[int]] = {}
    for asked in longest(game, len(NAMES)):
        made = fixed.table_of(game, *({"kind": "here", "name": name} for name in NAMES))
        asked.script.at = 0
        asked.script.lead(fixed, made, asked.at)
        page = page_of(device, shape, language="de-DE", list=False)
        sit(page, fixed, made, asked.seat)
        page.wait_for_selector(".stage .node", state="attached")
        shown(page, asked)
        now = places(page)
        first = first or now
        assert faults(now, *SIZES[shape]) == []
        assert {part: now[part] for part in (".act", ".head")} == {part: first[part] for part in (".act", ".head")}
        wrong += page.evaluate(CUT)
        wrong += page.evaluate(SMALL, LEAST)
        wrong += page.evaluate(MISSED, FINGER)
        page.context.close()
    assert wrong == []
