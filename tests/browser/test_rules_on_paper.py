"""The rulebook can be printed: every chapter, on white, without the table around it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import MakeDevice, Server
from tests.browser.paper import pages_of, printed
from tests.browser.sitting import sit

pytestmark = pytest.mark.browser


def test_the_rules_are_printed_whole_and_alone(server: Server, device: MakeDevice) -> None:
    page = device().page
    made = server.new_table([{"kind": "here"}, {"kind": "bot"}])
    sit(page, server, made, 0)
    page.get_by_role("navigation").get_by_role("button", name="Rules").click()
    sheet = page.get_by_role("dialog", name="Rules")
    expect(sheet.locator("section")).not_to_have_count(0)
    expect(sheet.locator("ol [data-rule]")).to_have_count(0)  # chapters are folded on the screen
    sheets = pages_of(printed(page))
    assert 3 <= sheets <= 18, sheets
    expect(sheet.locator("ol [data-rule]")).to_have_count(0)  # and again afterwards
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    page.emulate_media(media="print")
    rules = sheet.locator("ol [data-rule]")
    assert rules.count() > 60
    for part in (".intro p", "[data-example] svg", ".key svg", ".terms dt", "caption"):
        expect(sheet.locator(part).first).to_be_visible()
    expect(rules.last).to_be_visible()
    expect(page.locator(".table")).not_to_be_visible()
    expect(sheet.get_by_role("searchbox")).not_to_be_visible()
    expect(sheet.get_by_role("heading", level=1)).to_be_visible()
    for part in ("html", "body"):
        assert page.locator(part).evaluate("one => getComputedStyle(one).backgroundColor") == "rgb(255, 255, 255)"
    assert set(rules.evaluate_all("all => all.map(one => getComputedStyle(one).breakInside)")) == {"avoid"}
    # Nothing is cut off at the edge of a sheet that scrolls on the screen.
    assert sheet.locator(".body").evaluate("one => one.scrollHeight <= one.clientHeight + 1")
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    expect(rules).to_have_count(0)
