"""Everything can be done without a pointer."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import MakeDevice, Server
from tests.browser.hands import MOST_DECISIONS, decide_by_keys, version, wait_for_turn
from tests.browser.overheard import Overheard
from tests.browser.sitting import sit
from tests.browser.waiting import changed, ready, stop_the_clock, until

pytestmark = pytest.mark.browser

QUIET = 300  # milliseconds of the page's clock until a question can have been read


def tab_to(page: Page, name: str, most: int = 60) -> None:
    """Goes on with Tab until the focus stands on something of this name, and checks that one can see where it is."""
    for _ in range(most):
        page.keyboard.press("Tab")
        found: str = page.evaluate(
            """() => {
              const now = document.activeElement;
              return now === document.body ? '' : now.getAttribute('aria-label') || now.innerText || '';
            }"""
        )
        if name in found:
            seen: bool = page.evaluate(
                """() => [null, '::after'].some(
                  part => getComputedStyle(document.activeElement, part).outlineStyle !== 'none')"""
            )
            assert seen, f"no visible focus on {name}"
            return
    raise AssertionError(f"Tab never comes to {name}")


def test_a_whole_game_by_keys(server: Server, device: MakeDevice) -> None:
    page = device().page
    page.goto(server.url)
    expect(page.get_by_role("button", name="Round one tablet")).to_be_visible()
    tab_to(page, "Round one tablet")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    tab_to(page, "One seat fewer")
    page.keyboard.press("Enter")
    expect(page.locator(".chairs li")).to_have_count(2)
    second = page.locator(".chairs select").nth(1)
    second.focus()
    page.keyboard.press("b")  # "Bot: …"
    expect(second).to_have_value(re.compile("^bot:"))
    page.get_by_label("Board").focus()
    page.keyboard.press("s")  # "Short round"
    expect(page.get_by_label("Board")).to_have_value("short")
    tab_to(page, "Start the game")
    page.keyboard.press("Enter")
    decisions = 0
    while wait_for_turn(page):
        decide_by_keys(page)
        decisions += 1
        assert decisions < MOST_DECISIONS
    assert decisions > 5
    expect(page.locator("#end-title")).to_be_focused()
    tab_to(page, "Once more!")


def test_arrows_go_through_the_choices_and_escape_lets_go(server: Server, device: MakeDevice) -> None:
    page = device().page
    made = server.new_table([{"kind": "here"}, {"kind": "bot"}])
    sit(page, server, made, 0)
    assert wait_for_turn(page)
    assert "#" not in page.url
    ready(page)
    options = page.locator(".option")
    options.first.focus()
    page.keyboard.press("ArrowDown")
    expect(options.nth(1)).to_be_focused()
    expect(options.nth(1)).to_have_class(re.compile("looked"))
    page.keyboard.press("End")
    expect(options.last).to_be_focused()
    page.keyboard.press("Home")
    expect(options.first).to_be_focused()
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Help")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_new_question_takes_no_answer_for_a_moment(server: Server, device: MakeDevice) -> None:
    page = device().page
    page.clock.install()
    said = Overheard(page)
    made = server.new_table([{"kind": "here"}, {"kind": "here"}])
    sit(page, server, made, 0, 1)
    assert wait_for_turn(page)
    ready(page)
    stop_the_clock(page)
    first = page.locator(".option").first
    before = version(page)
    first.evaluate("one => one.click()")
    until(page, lambda: version(page) != before and first.count() > 0)
    unread = version(page)
    for _ in range(5):
        first.evaluate("one => one.click()")
    page.clock.fast_forward(QUIET - 1)
    first.evaluate("one => one.click()")
    assert version(page) == unread
    assert said.deeds == 1
    page.clock.fast_forward(1)
    ready(page)
    first.evaluate("one => one.click()")
    changed(page, unread)
    assert said.deeds == 2
