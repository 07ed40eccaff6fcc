"""Far steps on the map: a space within reach is shown with its way and price, and walked to as one; undone as one."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import MakeDevice, Server
from tests.browser.hands import version
from tests.browser.sitting import ADA, BOT, sit_down
from tests.browser.waiting import ready, until

pytestmark = pytest.mark.browser

MOST = 40


def press(page: Page, do: str) -> None:
    before = version(page)
    ready(page)
    page.locator(f'.option[data-do="{do}"]').evaluate("one => one.click()")
    page.wait_for_function("v => document.querySelector('[data-v]')?.dataset.v !== v", arg=before)
    page.wait_for_selector(".option", state="attached")


def far(page: Page) -> None:
    """Plays on until somebody stands before a walk of several steps (DW-7)."""
    for _ in range(MOST):
        if page.locator(".node[data-reach]").count():
            return
        dos: list[str] = page.locator(".option").evaluate_all("all => all.map(one => one.dataset.do)")
        press(page, "move" if "move" in dos else dos[-1])
    raise AssertionError("nobody walks far")


def shown(page: Page, place: Locator) -> None:
    """The way there is drawn, and nothing is done yet."""
    place.evaluate("one => one.dispatchEvent(new MouseEvent('click', { bubbles: true }))")
    expect(page.locator(".go")).to_be_enabled()
    expect(page.locator(".stage .way.plan").first).to_be_attached()


@pytest.mark.parametrize("screen", ["desktop", "phone"])
def test_a_tap_on_a_far_space_walks_there_and_is_taken_back_as_one(
    fixed: Server, device: MakeDevice, screen: str
) -> None:
    page = device(screen, touch=screen == "phone", list=False).page
    sit_down(page, fixed, "dwarves", ADA, BOT, difficulty="easy", dwarves="random", first="random")
    page.wait_for_selector(".option", state="attached")
    far(page)
    ready(page)
    before = version(page)
    other = page.get_by_role("button", name="Another way")
    for place in page.locator(".node[data-reach]").all():  # until there is one to which several ways lead
        shown(page, place)
        if other.count():
            break
    assert version(page) == before, "the way is shown before it is taken"
    plan = page.locator(".stage .way.plan").first
    first = plan.evaluate("one => one.outerHTML")
    other.click()
    until(page, lambda: plan.evaluate("one => one.outerHTML") != first)
    name = place.get_attribute("data-id")
    page.locator(".go").click()
    page.wait_for_function("v => document.querySelector('[data-v]')?.dataset.v !== v", arg=before)
    page.wait_for_selector(".option", state="attached")
    ready(page)
    after = int(version(page))
    assert after >= int(before) + 2, "ply by ply"
    page.get_by_title("Take back", exact=True).click()
    page.wait_for_function("v => document.querySelector('[data-v]')?.dataset.v !== v", arg=str(after))
    expect(page.locator(f'.node[data-id="{name}"][data-reach]')).to_be_attached()  # one tap, the whole way back
