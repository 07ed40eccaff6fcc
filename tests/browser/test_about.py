"""Ask the rules: what is missing is said under the reason, and what a thing is opens from the thing itself."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.access import faults
from tests.browser.conftest import GAMES, MakeDevice, Server
from tests.browser.waiting import ready

from lamplight.kits import kit_named

pytestmark = pytest.mark.browser


def sit(page: Page, server: Server, game: str) -> None:
    bots = [{"kind": "bot"}] * (kit_named(game).game.min_seats - 1)
    made = server.table_of(game, {"kind": "here"}, *bots)
    page.goto(f"{server.url}/t/{made['table']}#seat={made['seats'][0]['token']}")
    page.wait_for_selector(".stage [data-id]")


@pytest.mark.parametrize("game", GAMES)
def test_the_other_button_and_a_key_say_what_a_thing_is(server: Server, device: MakeDevice, game: str) -> None:
    page = device("desktop", list=False).page
    sit(page, server, game)
    sheet = page.get_by_role("dialog")
    thing = page.locator('.stage .node[tabindex="0"]').first
    thing.focus()
    page.keyboard.press("?")
    expect(sheet.get_by_role("heading").first).not_to_be_empty()
    rule = sheet.get_by_role("button", name=re.compile("^Rule ")).first
    expect(rule).to_contain_text(re.compile(r"\w+ \w+ \w+"))  # its sentence, not its number alone
    assert faults(page) == []
    rule.click()
    expect(page.locator("[data-rule].here")).to_be_visible()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    page.locator(".stage .node").first.click(button="right", force=True)
    expect(sheet.get_by_role("heading").first).not_to_be_empty()


def test_a_refusal_says_what_would_have_to_be_and_what_the_thing_is(fixed: Server, device: MakeDevice) -> None:
    page = device("desktop", list=False).page
    made = fixed.table_of(GAMES[0], {"kind": "here"}, {"kind": "bot"}, board="short")
    page.goto(f"{fixed.url}/t/{made['table']}#seat={made['seats'][0]['token']}")
    ready(page)
    girl = page.locator('.node[data-id="red-girl"]')
    bubble = page.get_by_role("alert").filter(has_text=re.compile(r"\w"))
    for tile in range(1, 7):  # one of the first tiles is one fact away
        page.keyboard.press("Escape")
        expect(bubble).to_have_count(0)
        girl.focus()
        page.keyboard.press("Enter")
        if page.locator(f'.node[data-id="{tile}"][data-legal]').count():
            continue
        page.locator(f'.node[data-id="{tile}"]').focus()
        page.keyboard.press("Enter")
        expect(bubble).to_be_visible()
        if bubble.locator(".needs").count():
            break
    expect(bubble.locator(".needs")).to_contain_text("could")
    bubble.get_by_role("button", name="What is this?").click()
    expect(page.get_by_role("dialog").get_by_role("button", name=re.compile("^Rule ")).first).to_be_visible()
