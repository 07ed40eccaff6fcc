"""A game whose board is not drawn, or cannot be fetched, is played on the stage in words."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import MakeDevice, Server
from tests.browser.hands import version, wait_for_turn
from tests.browser.sitting import sit
from tests.browser.waiting import ready

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("screen", ["desktop", "phone"])
def test_without_a_board_the_table_is_played_in_words(server: Server, device: MakeDevice, screen: str) -> None:
    one = device(screen, list=None)
    one.forgiven = ("ERR_FAILED",)
    page = one.page
    page.route("**/assets/Board-*.js", lambda route: route.abort())
    made = server.new_table([{"kind": "here"}, {"kind": "here"}])
    sit(page, server, made, 0, 1)
    assert wait_for_turn(page)
    stage = page.get_by_role("group", name="Board")
    expect(stage.get_by_role("columnheader", name="Who")).to_be_visible()
    # A piece, its place, and the place once more: the same touches as on a drawn board.
    before = version(page)
    ready(page)
    stage.locator("button[data-legal]").first.click()
    certain = page.locator(".option.looked").count() > 0  # it can go to one place only, which is shown already
    place = stage.locator("tbody th button[data-legal]").first
    name = place.inner_text()
    place.click()
    if not certain:
        expect(page.locator(".option.looked")).to_contain_text(name)
        stage.get_by_role("button", name=name, exact=True).click()
    page.wait_for_function("v => document.querySelector('[data-v]').dataset.v !== v", arg=before)
    # And by the list, as always.
    before = version(page)
    ready(page)
    page.locator(".option").first.dblclick()
    page.wait_for_function("v => document.querySelector('[data-v]').dataset.v !== v", arg=before)
