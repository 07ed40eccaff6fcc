"""A whole game on the drawn table by keys alone: lists by numbers and arrows, steps on the map itself."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import MakeDevice, Server
from tests.browser.hands import answer_by_keys, choices, version
from tests.browser.script import Script
from tests.browser.sitting import ADA, BEA, sit_down
from tests.browser.test_keyboard import tab_to
from tests.browser.waiting import ready

pytestmark = pytest.mark.browser

SHORT = 260  # the seed of a short script


ON_MAP = "document.activeElement.matches('.hits .node')"
# The arrow that leads from what has the focus towards a space; nothing where that has it.
ARROW = """id => {
  const centre = (one) => {
    const box = one.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const here = document.activeElement;
  const there = document.querySelector(`.hits .node[data-id='${id}']`);
  if (here === there) return '';
  const [x, y] = centre(here);
  const [to, at] = centre(there);
  if (Math.abs(to - x) > Math.abs(at - y)) return to > x ? 'ArrowRight' : 'ArrowLeft';
  return at > y ? 'ArrowDown' : 'ArrowUp';
}"""


def step_by_keys(page: Page, place: str) -> None:
    """Onto the map with Tab, to this space with the arrows; the first Enter shows the step, the second makes it."""
    ready(page)
    before = version(page)
    for _ in range(60):
        if page.evaluate(ON_MAP):
            break
        page.keyboard.press("Tab")
    for _ in range(12):
        arrow: str = page.evaluate(ARROW, place)
        if arrow == "":
            break
        page.keyboard.press(arrow)
    assert page.evaluate("document.activeElement.dataset.id") == place
    page.keyboard.press("Enter")
    expect(page.locator(".go")).to_be_enabled()
    assert version(page) == before, "shown, and not made"
    page.keyboard.press("Enter")
    page.wait_for_function("v => document.querySelector('[data-v]')?.dataset.v !== v", arg=before)


def test_a_whole_game_by_keys_alone(fixed: Server, device: MakeDevice) -> None:
    script = Script("dwarves", 2, SHORT)
    assert len(script.kinds()) >= 12
    page = device(list=False).page
    sit_down(page, fixed, "dwarves", ADA, BEA)
    for n, do in enumerate(script.dos):
        ready(page)
        if n % 2 == 0 and do.startswith("step "):
            step_by_keys(page, do.split()[1])
        else:
            answer_by_keys(page, choices(page).index(do))
        if n < len(script.dos) - 1:
            assert page.evaluate("document.activeElement !== document.body"), "the focus is lost"
    expect(page.locator("#end-title")).to_be_focused()
    tab_to(page, "Once more!")
