"""Phrases between devices: said with a face, read in the own language of each; nobody has to hear somebody."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.access import serious_faults
from tests.browser.conftest import MakeDevice, Server
from tests.browser.overheard import Overheard
from tests.browser.waiting import stop_the_clock, until

pytestmark = pytest.mark.browser

STANDS = 5000  # milliseconds of the page's clock that a phrase is read


def test_a_phrase_is_read_in_everybodys_language(server: Server, device: MakeDevice) -> None:
    made = server.new_table([{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Ben"}])
    ada = device().page
    ben = device("phone", touch=True, language="de-DE").page
    heard = Overheard(ben)
    for page, keys in zip((ada, ben), made["seats"], strict=True):
        page.clock.install()
        page.goto(f"{server.url}/t/{made['table']}#seat={keys['token']}")
        page.wait_for_selector(".table .node")
    ada.get_by_role("button", name="Say something").click()
    expect(ada.get_by_role("dialog").locator(".phrases button")).to_have_count(12)
    assert serious_faults(ada) == []
    for page in (ada, ben):
        stop_the_clock(page)
    ada.get_by_role("dialog").locator(".phrases").get_by_role("button", name="Well played!").click()
    expect(ben.locator(".spoken")).to_have_text("Ada: Gut gespielt!")
    expect(ada.locator(".spoken")).to_have_text("Ada: Well played!")
    for page in (ada, ben):
        page.clock.fast_forward(STANDS - 1)
        expect(page.locator(".spoken li")).to_have_count(1)
        page.clock.fast_forward(1)
        expect(page.locator(".spoken li")).to_have_count(0)

    ben.get_by_role("button", name="Etwas sagen").tap()
    ben.get_by_role("button", name="Ada nicht mehr hören").tap()
    ben.get_by_role("dialog").locator(".phrases").get_by_role("button", name="Danke!").tap()
    expect(ada.locator(".spoken")).to_have_text("Ben: Thank you!")
    ada.get_by_role("button", name="Say something").click()
    ada.get_by_role("dialog").locator(".phrases").get_by_role("button", name="Wow!").click()
    expect(ada.locator(".spoken li")).to_have_count(2)
    until(ben, lambda: [one["phrase"] for one in heard.told if one["t"] == "said"] == ["bravo", "thanks", "wow"])
    expect(ben.locator(".spoken li")).to_have_count(1)
    assert ben.locator(".spoken").inner_text().count("Ada") == 0
