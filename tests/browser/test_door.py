"""Open and closed doors in real browsers: a stranger sits down from the list, and another one is shown out."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import MakeDevice, Server


@pytest.fixture(scope="module")
def open_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose tables may be open to strangers."""
    running = Server(tmp_path_factory.mktemp("open") / "data")
    running.changes = ("open_tables=1",)
    running.start()
    yield running
    running.stop()


def test_a_table_is_opened_found_and_closed(open_server: Server, device: MakeDevice) -> None:
    server = open_server
    ada, eve, ian = device().page, device().page, device().page
    ada.goto(server.url)
    ada.get_by_role("button", name="With friends far away").click()
    sheet = ada.get_by_role("dialog")
    expect(sheet.get_by_role("radio", name="Whoever has the link")).to_be_checked()
    sheet.get_by_role("radio", name="Everybody").check()
    sheet.get_by_role("button", name="Start the game").click()
    seats = ada.get_by_role("dialog", name="Seats")
    expect(seats.get_by_role("radio", name="Everybody")).to_be_checked()

    ian.goto(ada.url)
    expect(ian.locator("main.table")).to_be_visible()
    eve.goto(server.url)
    eve.get_by_role("button", name="Open tables").click()
    found = eve.get_by_role("dialog", name="Open tables")
    expect(found.get_by_role("listitem")).to_contain_text("One free seat")
    found.get_by_label("Your name, if you like").fill("Eve")
    found.get_by_role("button", name="Sit down").click()
    expect(eve.locator("main.table")).to_be_visible()
    assert eve.url == ada.url
    expect(seats.locator('li[data-seat="1"]')).to_contain_text("Eve")

    seats.get_by_role("radio", name="Only players").check()
    expect(ian.get_by_role("heading", name="A closed table")).to_be_visible()
    expect(ian.locator("main")).to_contain_text("This table is closed to watchers")
    expect(eve.locator("main.table")).to_be_visible()
