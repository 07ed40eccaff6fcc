"""An adventure on the drawn table by keys alone, from the first question over the reveal to the end."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import MakeDevice, Server
from tests.browser.hands import answer_by_keys, choices
from tests.browser.sitting import ADA, CHANCE, sit_down
from tests.browser.test_keyboard import tab_to
from tests.browser.waiting import ready

pytestmark = pytest.mark.browser

MOST = 60


def test_an_adventure_by_keys_alone(fixed: Server, device: MakeDevice) -> None:
    page = device(list=False).page
    sit_down(page, fixed, "rumble", ADA, *[CHANCE] * 4, adventures="1", layout="ring")
    made: list[str] = []
    while True:
        page.wait_for_selector('[data-open="true"], .show', state="attached")
        if page.locator(".show").count():
            break
        ready(page)
        dos = choices(page)
        fights = [at for at, do in enumerate(dos) if do.startswith("fight")]
        choice = fights[0] if fights else (7 * len(made)) % len(dos)
        answer_by_keys(page, choice)
        assert page.evaluate("document.activeElement !== document.body"), "the focus is lost"
        made.append(dos[choice].split()[0])
        assert len(made) < MOST
    assert {"move", "fight"} <= set(made)
    expect(page.locator(".show h2")).to_be_focused()
    tab_to(page, "Show the result")
    page.keyboard.press("Enter")
    expect(page.locator("#end-title")).to_be_focused()
    tab_to(page, "Once more!")
