"""Below a path of a larger site, behind proxies that cut the path off and ones that do not: all of it works there, and
nothing is asked for outside.
"""

from __future__ import annotations

import json
import re
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.below import Below
from tests.browser.conftest import UNFETCHED, MakeDevice, Server
from tests.browser.hands import sit_down, wait_for_turn
from tests.browser.test_inside import CHAT
from tests.browser.waiting import until
from tests.examples import EXAMPLE

pytestmark = pytest.mark.browser

PATH = "/play/games"
CONTROLLED = "() => navigator.serviceWorker.controller !== null"
KEPT = """async () => {
    const shell = (await caches.keys()).find((name) => name.startsWith("lamplight shell"));
    const files = shell === undefined ? [] : await (await caches.open(shell)).keys();
    return files.map((one) => new URL(one.url).pathname);
}"""
MANIFEST = """async () => {
    const at = document.querySelector('link[rel="manifest"]').href;
    const read = await (await fetch(at)).json();
    const icons = await Promise.all(read.icons.map(async (one) => (await fetch(new URL(one.src, at))).status));
    return [new URL(read.start_url, at).pathname, new URL(read.scope, at).pathname, icons];
}"""


@pytest.fixture(params=[True, False], ids=["cut off", "handed on"])
def below(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[Below, Server]]:
    server = Server(tmp_path / "data")
    proxy = Below(0, PATH, strips=request.param)
    found = f"public_address={proxy.url}/" if request.param else f"sub_path={PATH}"
    server.changes = (found, "trusted_proxies=127.0.0.1")
    server.start()
    proxy.to = server.port
    yield proxy, server
    server.stop()
    proxy.stop()


def test_a_whole_visit_below_a_path(below: tuple[Below, Server], device: MakeDevice) -> None:
    proxy, server = below
    one = device(worker=True)
    one.forgiven = ("WebSocket connection", "Failed to load resource", *UNFETCHED)
    page = one.page

    # The door, also without a slash; a game; the same table loaded anew by its address.
    page.goto(proxy.url)
    assert page.url == f"{proxy.url}/"
    page.get_by_role("button", name="Play now").click()
    assert wait_for_turn(page)
    assert page.url.startswith(f"{proxy.url}/t/")
    page.reload()
    assert wait_for_turn(page)
    table = page.url.split("/t/")[1].split("?")[0]

    # The way back and the links at the door; the rulebook by its own address.
    home = page.locator(f'a[href="{PATH}/"]').first
    home.click()
    assert page.url == f"{proxy.url}/"
    expect(page.locator(f'a[href="{PATH}/t/{table}"]')).to_be_visible()
    page.goto(f"{proxy.url}/rules/{EXAMPLE}")
    expect(page.locator(f'a[href="{PATH}/"]').first).to_be_visible()
    expect(page.get_by_role("heading", level=3).first).to_be_visible()

    # The worker, the manifest and what is kept without a line.
    page.wait_for_function(CONTROLLED)
    assert page.evaluate("async () => (await navigator.serviceWorker.ready).scope") == f"{proxy.url}/"
    assert page.evaluate(MANIFEST) == [f"{PATH}/", f"{PATH}/", [200, 200, 200]]

    def kept() -> set[str]:
        return {path.rpartition("/")[0] for path in page.evaluate(KEPT)}

    until(page, lambda: kept() >= {PATH, f"{PATH}/assets"}, kept)  # they are fetched one after the other
    assert kept() == {PATH, f"{PATH}/assets"}

    # The record is fetched from below the path, too.
    with pytest.raises(urllib.error.HTTPError) as early:
        urllib.request.urlopen(f"{proxy.url}/api/tables/{table}/record")
    assert json.load(early.value)["error"]["id"] == "server-record-early"
    early.value.close()
    assert proxy.strays == []

    server.kill()
    page.goto(f"{proxy.url}/")
    expect(page.locator(f'a[href="{PATH}/t/{table}"]')).to_be_visible()


def test_an_invitation_leads_below_the_path(below: tuple[Below, Server], device: MakeDevice) -> None:
    proxy, _ = below
    host, guest = device().page, device("phone", touch=True).page
    host.goto(f"{proxy.url}/")
    host.get_by_role("button", name="With friends far away").click()
    sheet = host.get_by_role("dialog")
    sheet.get_by_label(re.compile("^Name for the seat Fox")).fill("Ada")
    sheet.get_by_role("button", name="Start the game").click()
    expect(host.get_by_role("dialog", name="Seats")).to_be_visible()
    field = host.get_by_role("textbox", name="Invite to this table")
    expect(field).to_have_value(re.compile(f"^{re.escape(proxy.url)}/t/[a-z0-9]+#join="))
    sit_down(guest, field.input_value(), "Bea")
    guest.wait_for_selector(".table")
    assert guest.url.startswith(f"{proxy.url}/t/")
    expect(host.get_by_text("Bea").first).to_be_visible()
    assert proxy.strays == []


def test_the_way_out_of_a_chat_leads_below_the_path(below: tuple[Below, Server], device: MakeDevice) -> None:
    proxy, server = below
    made = server.new_table([{"kind": "here", "name": "Ada"}, {"kind": "remote"}])
    chat = device("phone", touch=True, agent=CHAT).page
    chat.goto(f"{proxy.url}/t/{made['table']}#invite={made['seats'][1]['invite']}")
    chat.get_by_role("button", name="Carry on in your own browser").tap()
    invitation = chat.locator("[data-inside] input").input_value()
    assert invitation.startswith(f"{proxy.url}/t/{made['table']}#")

    chat.get_by_role("button", name="Sit down").tap()
    card = chat.locator("[data-card=inside]")
    card.get_by_role("button", name="Carry on in your own browser").tap()
    link = card.locator("input").input_value()
    assert link.startswith(f"{proxy.url}/t/{made['table']}#seat=")
    real = device("phone", touch=True).page
    real.goto(link)
    real.wait_for_selector(".table .node")
    assert proxy.strays == []
