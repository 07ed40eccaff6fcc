"""The operator's page in a real browser, on a phone: its forms are sent and believed, and everybody can read it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect
from tests.browser.access import serious_faults
from tests.browser.conftest import MakeDevice, Server

pytestmark = pytest.mark.browser

TOKEN = "a-token-of-the-operator-7"


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("guarded") / "data")
    running.changes = (f"operator_token={TOKEN}",)
    running.start()
    yield running
    running.stop()


def test_from_the_door_to_a_closed_table_and_a_server_that_takes_nobody_new(
    guarded: Server, device: MakeDevice
) -> None:
    table = guarded.new_table([{"kind": "here"}, {"kind": "here"}])["table"]
    phone = device("phone", touch=True)
    phone.forgiven = ("401", "404")  # the door itself, and a picture for the tab
    page = phone.page
    page.goto(f"{guarded.url}/operator")
    page.get_by_label("operator_token").fill("wrong")
    page.get_by_role("button", name="Come in").click()
    expect(page.locator(".ill")).to_contain_text("This is not the operator_token")
    page.get_by_label("operator_token").fill(TOKEN)
    page.get_by_role("button", name="Come in").click()
    expect(page.locator(".well")).to_contain_text("All is well")
    assert serious_faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_role("link", name=table).click()
    page.get_by_label("Yes, I am sure").check()
    page.get_by_role("button", name="Close this table").click()
    expect(page.get_by_role("button", name="Open this table again")).to_be_visible()
    page.get_by_role("link", name="Lamplight: for whoever runs it").click()
    page.get_by_label("Yes, I am sure").check()
    page.get_by_role("button", name="Take nobody new").click()
    expect(page.locator(".ill")).to_contain_text("takes nobody new")
    page.get_by_role("button", name="Leave this page").click()
    expect(page.get_by_label("operator_token")).to_be_visible()
