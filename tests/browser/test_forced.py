"""With the colours of the system alone, what marks can say is said by lines: on turn, can be chosen, last, focus."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.board import page_of
from tests.browser.conftest import MakeDevice, Server
from tests.browser.script import Script
from tests.browser.sitting import ADA, BEA, sit
from tests.browser.test_shifts import SEEN
from tests.examples import SHORT

pytestmark = pytest.mark.browser

LEGAL = ".stage :is(.ring:not(.halo), .stand)"
MARKS = f"() => document.querySelector('{LEGAL}') !== null && document.querySelector('.stage .last') !== null"
MOST = 40  # decisions until something can be chosen and something is marked as last
# The lines of the first thing of a kind: its stroke, how wide, its dashes; and what the system calls its two colours.
STROKE = """name => {
  const look = getComputedStyle(document.querySelector(name));
  return [look.stroke, parseFloat(look.strokeWidth), look.strokeDasharray];
}"""
SYSTEM = """name => {
  const probe = document.body.appendChild(document.createElement('p'));
  probe.style.color = name;
  const found = getComputedStyle(probe).color;
  probe.remove();
  return found;
}"""
LINES = """one => {
  const look = getComputedStyle(one);
  return [look.outlineStyle, look.outlineWidth, look.borderStyle, look.borderWidth].join(' ');
}"""


@pytest.mark.parametrize("game", SHORT)
def test_marks_can_be_told_apart_without_colours_of_our_own(fixed: Server, device: MakeDevice, game: str) -> None:
    options = SHORT[game][2]
    script = Script(game, 2, 1, **options)
    made = fixed.table_of(game, ADA, BEA, **options)
    page = page_of(device, "desktop", list=False)
    page.emulate_media(forced_colors="active")
    sit(page, fixed, made, 0)
    page.wait_for_selector(".stage .node", state="attached")
    for n in range(1, MOST):
        script.lead(fixed, made, n)
        page.wait_for_function(SEEN, arg=int(page.evaluate("() => document.querySelector('[data-v]').dataset.v")))
        if script.seats[n] == 0 and page.evaluate(MARKS):
            break
    assert page.evaluate(MARKS), "nothing can be chosen, or nothing was last"

    highlight, letters = page.evaluate(SYSTEM, "Highlight"), page.evaluate(SYSTEM, "CanvasText")
    assert highlight != letters
    legal, wide, dashes = page.evaluate(STROKE, LEGAL)
    assert (legal, dashes) == (highlight, "none")
    assert wide >= 3
    assert page.evaluate(STROKE, ".stage .last")[2] != "none", "dots, for what was last"

    page.locator('.stage .node[tabindex="0"]').first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".stage .node:focus-visible")).to_have_count(1)
    ring, wide, dashes = page.evaluate(STROKE, ".stage .node:focus-visible .over")
    assert (ring, dashes) == (letters, "none"), "the focus is solid, and no mark of a choice"
    assert wide >= 3

    on_turn = page.locator(".people li.turn").first.evaluate(LINES)
    assert on_turn != page.locator(".people li:not(.turn)").first.evaluate(LINES)
