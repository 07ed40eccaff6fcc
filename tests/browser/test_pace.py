"""A limit per turn and a holiday, in real browsers: chosen at the door, seen at the table, changed by the host."""

from __future__ import annotations

import json
import urllib.request
from typing import Any

from playwright.sync_api import Page, expect
from tests.browser.conftest import MakeDevice, Server
from tests.browser.sitting import sit
from tests.examples import EXAMPLE
from tests.waiting import DEADLINE

TWO_DAYS = 2 * 86_400


def seats_of(page: Page, seat: int) -> Any:
    """The sheet of the seats, opened at this one."""
    page.get_by_role("button", name="Seats").click()
    found = page.locator(f'.seats li[data-seat="{seat}"]')
    found.locator(".head").click()
    return found


def test_a_limit_at_the_door_is_asked_for_and_remembered(server: Server, device: MakeDevice) -> None:
    page = device().page
    page.goto(server.url)
    page.get_by_role("button", name="With friends far away").click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("radio", name="As long as it likes")).to_be_checked()
    sheet.get_by_role("radio", name="2 days").check()
    with page.expect_request("**/api/tables") as asked:
        sheet.get_by_role("button", name="Start the game").click()
    assert (asked.value.post_data_json or {})["limit"] == TWO_DAYS
    expect(page.get_by_role("dialog", name="Seats").get_by_role("radio", name="2 days")).to_be_checked()
    page.goto(server.url)
    page.get_by_role("button", name="With friends far away").click()
    expect(sheet.get_by_role("radio", name="2 days")).to_be_checked()


def test_the_table_says_how_long_a_turn_lasts_and_who_is_on_holiday(server: Server, device: MakeDevice) -> None:
    ask = {"game": EXAMPLE, "limit": TWO_DAYS, "seats": [{"kind": "here", "name": name} for name in ("Ada", "Ben")]}
    request = urllib.request.Request(
        f"{server.url}/api/tables", json.dumps(ask).encode(), {"content-type": "application/json"}
    )
    with urllib.request.urlopen(request, timeout=DEADLINE) as answer:
        made: dict[str, Any] = json.load(answer)
    ada, ben = device().page, device().page
    sit(ada, server, made, 0)
    sit(ben, server, made, 1)
    turn = ben.locator(".players li[aria-current]")
    expect(turn).to_contain_text("Bot in 2 days")

    own = seats_of(ben, 1)
    expect(ben.get_by_role("dialog")).to_contain_text("A turn may last 2 days, then a bot goes on.")
    own.get_by_role("button", name="At this table", exact=True).click()
    expect(own).to_contain_text("On holiday until")
    ben.goto(server.url)
    expect(ada.locator(".players li").nth(1)).to_contain_text("On holiday until")

    seats_of(ada, 0)
    ada.get_by_role("radio", name="1 hour").check()
    expect(ada.locator(".seats")).to_contain_text("A bot goes on in 1 hour")

    sit(ben, server, made)  # back, with the key that this browser kept
    own = seats_of(ben, 1)
    own.get_by_role("button", name="I am back").click()
    expect(own.get_by_role("button", name="At this table", exact=True)).to_be_visible()
    expect(ada.locator(".seats")).not_to_contain_text("On holiday")
