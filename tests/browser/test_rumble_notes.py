"""The notebook: kept over a reload, nobody else's business before the end, everybody's afterwards."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.access import faults
from tests.browser.conftest import MakeDevice, Server
from tests.browser.hands import noted, play_until, sit_down
from tests.browser.test_rumble import decide
from tests.browser.waiting import still

pytestmark = pytest.mark.browser

THOUGHT = "The owl is up to something."
OTHERS = "Frogs never lie."


def open_notes(page: Page) -> None:
    page.get_by_role("button", name="Detective’s notebook").click()
    expect(page.get_by_role("dialog")).to_be_visible()


def close(page: Page) -> None:
    page.get_by_role("button", name="Close", exact=True).click()
    expect(page.get_by_role("dialog")).to_have_count(0)


def listen(page: Page) -> list[str]:
    """Everything that comes over the line from now on."""
    heard: list[str] = []
    page.on("websocket", lambda line: line.on("framereceived", lambda frame: heard.append(str(frame))))
    return heard


def friends(server: Server, one: Page, two: Page) -> None:
    """Two people far apart and a bot, one adventure; the second comes by an invitation."""
    one.goto(server.url)
    one.get_by_role("button", name="Rumble in the Dungeon").click()
    one.get_by_role("button", name="With friends far away").click()
    sheet = one.get_by_role("dialog")
    sheet.get_by_role("button", name="Add a bot").click()
    expect(sheet.locator(".chairs li")).to_have_count(3)
    sheet.locator(".chairs li").nth(2).locator("select").select_option("bot:uniform")
    sheet.get_by_label(re.compile("^Adventures")).select_option("1")
    sheet.get_by_role("button", name="Start the game").click()
    field = one.get_by_label("Invite to this table")
    expect(field).to_be_visible()
    sit_down(two, field.input_value())
    expect(two.locator(".own li")).to_have_count(2)
    close(one)
    noted(one)


def test_a_notebook_is_kept_and_lies_open_after_the_end(server: Server, device: MakeDevice) -> None:
    one, two = device().page, device().page
    heard = {one: listen(one), two: listen(two)}
    friends(server, one, two)

    open_notes(one)
    marks = one.locator(".mark")
    for touches, at in ((1, 0), (2, 1), (3, 2)):
        for _ in range(touches):
            marks.nth(at).click()
    one.locator("textarea").fill(THOUGHT)
    still(one)
    assert faults(one) == []
    close(one)
    open_notes(two)
    two.locator("textarea").fill(OTHERS)
    two.locator(".mark").nth(4).click()
    close(two)
    for page, words in ((one, THOUGHT), (two, OTHERS)):
        page.reload()
        page.wait_for_selector(".own li")
        open_notes(page)
        expect(page.locator("textarea")).to_have_value(words)
        close(page)
    open_notes(one)
    assert [marks.nth(at).get_attribute("data-mark") for at in range(4)] == ["yes", "maybe", "no", ""]
    close(one)

    decisions: list[Page] = []

    def decides(page: Page) -> None:
        """Nothing of the other's notebook has come over the line so far."""
        assert not any(OTHERS in frame for frame in heard[one])
        assert not any(THOUGHT in frame for frame in heard[two])
        decide(page)
        decisions.append(page)

    play_until(lambda: all(page.locator(".show").count() for page in (one, two)), one, two, decide=decides)
    assert len(decisions) >= 4
    for page in (one, two):
        page.locator(".show .foot button").click()
        expect(page.locator("#end-title")).to_be_visible()
        page.get_by_role("button", name="Look at the board").click()
        open_notes(page)
        dialog = page.get_by_role("dialog")
        expect(dialog).to_contain_text(THOUGHT)
        expect(dialog).to_contain_text(OTHERS)
        expect(dialog.get_by_text(re.compile("Definitely"))).not_to_have_count(0)
        expect(dialog.get_by_text(re.compile("No way"))).not_to_have_count(0)
        still(page)
        assert faults(page) == []
        close(page)
