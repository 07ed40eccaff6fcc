"""Everything can be done without a pointer."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import MakeDevice, Server
from tests.browser.hands import MOST_DECISIONS, decide_by_keys, ready, wait_for_turn
from tests.browser.sitting import sit

pytestmark = pytest.mark.browser


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
    made = server.new_table([{"kind": "here"}, {"kind": "here"}])
    sit(page, server, made, 0, 1)
    assert wait_for_turn(page)
    ready(page)
    # Watches in the page itself: the instant the version changes, the first choice is pressed at once.
    # Only within that moment: on a busy machine a pause of 20 ms may be long enough to read the question.
    versions: list[str] = page.evaluate(
        """async () => {
          const table = document.querySelector('[data-v]');
          const seen = [table.dataset.v];
          const changed = () => new Promise(resolve => {
            const watch = new MutationObserver(() => { watch.disconnect(); resolve(); });
            watch.observe(table, { attributes: true, attributeFilter: ['data-v'] });
          });
          const wait = changed();
          document.querySelector('.option').click();
          await wait;
          seen.push(table.dataset.v);
          const since = performance.now();
          for (let i = 0; i < 5 && performance.now() < since + 200; i += 1) {
            document.querySelector('.option').click();
            await new Promise(resolve => setTimeout(resolve, 20));
          }
          await new Promise(resolve => setTimeout(resolve, 500));
          seen.push(table.dataset.v);
          return seen;
        }"""
    )
    assert versions[0] != versions[1]
    assert versions[1] == versions[2]
