"""With a hint open, a move of Rumble can still be made."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import MakeDevice, Server
from tests.browser.hands import version, wait_for_turn
from tests.browser.waiting import ready, until

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("screen", ["phone", "tablet", "desktop"])
def test_with_a_hint_open_the_move_can_still_be_made(server: Server, device: MakeDevice, screen: str) -> None:
    """The question, the secrets and the hint take room; the row under the thumbs stays on the screen."""
    page = device(screen, touch=screen != "desktop").page
    page.goto(server.url)
    page.get_by_role("button", name="Rumble in the Dungeon").click()
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url(re.compile(r"/t/[a-z0-9]+$"))
    wait_for_turn(page)
    ready(page)
    until(page, lambda: page.evaluate("document.activeElement !== document.body"))  # nobody is lost after “Play now”
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".advice")).to_be_visible()
    expect(page.locator(".advice strong")).to_be_in_viewport(ratio=0.5)
    for button in ("Take back", "Hint"):
        expect(page.get_by_role("button", name=button, exact=True)).to_be_in_viewport(ratio=1)
    expect(page.locator(".go")).to_be_in_viewport(ratio=1)
    before = version(page)
    ready(page)
    page.locator(".go").click()
    page.wait_for_function("v => document.querySelector('[data-v]')?.dataset.v !== v", arg=before)
