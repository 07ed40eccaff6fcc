"""Without a line: the page opens all the same, and shows how things last stood until there is one."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import UNFETCHED, MakeDevice, Server
from tests.browser.hands import wait_for_turn
from tests.browser.sitting import ADA, BEA, sit
from tests.browser.waiting import until

pytestmark = [pytest.mark.browser, pytest.mark.whole]

KEPT = """async () => {
    const tables = await caches.open("lamplight tables");
    const shell = (await caches.keys()).find((name) => name.startsWith("lamplight shell"));
    const files = shell === undefined ? [] : await (await caches.open(shell)).keys();
    const paths = files.map((one) => new URL(one.url).pathname);
    const all = ["/assets/table-", "/assets/offline-"].every((start) => paths.some((path) => path.startsWith(start)));
    return (await tables.keys()).length === 1 && all && navigator.serviceWorker.controller !== null;
}"""


def test_a_table_shows_how_it_stood_and_is_live_again(server: Server, device: MakeDevice) -> None:
    one = device(worker=True)
    one.forgiven = ("WebSocket connection", "Failed to load resource: net::ERR_", *UNFETCHED)
    made = server.new_table([ADA, BEA])
    page = sit(one.page, server, made, 0, 1)
    assert wait_for_turn(page)
    until(page, lambda: page.evaluate(KEPT))
    before = page.locator("[data-v]").first.get_attribute("data-v")
    server.kill()
    page.close()

    # The app opens, lists the game as it stood, and shows the table; nothing can be played there.
    page = one.context.new_page()
    page.goto(server.url)
    expect(page.get_by_text("No connection: this is how your games last stood.")).to_be_visible()
    expect(page.get_by_role("link", name=re.compile("as of"))).to_contain_text("Ada")
    page.get_by_role("link", name=re.compile("as of")).click()
    expect(page.get_by_text("No connection: this is how the table stood on")).to_be_visible()
    table = page.locator("main.table.old")
    expect(table).to_have_attribute("data-v", before or "")
    expect(table).to_have_attribute("data-open", "false")
    page.wait_for_selector(".board [data-id]")
    assert page.locator(".option").count() == 0

    # As soon as there is a line it is live, without a touch.
    server.start()
    expect(page.get_by_text("No connection")).to_have_count(0)
    expect(page.locator('main.table:not(.old)[data-open="true"]')).to_have_count(1)
