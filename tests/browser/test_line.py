"""The line to the server may break; several devices sit at one table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Route, expect
from tests.browser.conftest import UNFETCHED, MakeDevice, Server
from tests.browser.hands import decide_by_keys, noted, play_until, sit_down, version, wait_for_turn
from tests.browser.sitting import sit
from tests.browser.waiting import changed, frames, ready, until

pytestmark = [pytest.mark.browser, pytest.mark.whole]

CUT = "Failed to load resource: net::ERR_"  # a server that dies refuses, resets or says nothing
KEPT = "SELECT count(*) FROM plies JOIN matches ON plies.match = matches.number WHERE id = ? AND key IS NOT NULL"


def test_the_line_comes_back_by_itself_and_an_act_is_not_lost(server: Server, device: MakeDevice) -> None:
    one = device()
    one.forgiven = ("WebSocket connection", CUT, *UNFETCHED)
    page = one.page
    made = server.new_table([{"kind": "here"}, {"kind": "here"}])
    sit(page, server, made, 0, 1)
    expect(page.locator(".players").get_by_text("You", exact=True)).to_have_count(2)
    assert wait_for_turn(page)
    decide_by_keys(page)
    before = version(page)
    ready(page)
    ((kept,),) = server.sql(KEPT, made["table"])
    server.kill()
    expect(page.get_by_text("The connection is gone.")).to_be_visible()
    page.locator(".option").first.dblclick()  # made without a line: sent as soon as there is one
    page.evaluate("() => { window.stillHere = true }")
    server.start()
    changed(page, before)
    expect(page.get_by_text("The connection is gone.")).to_be_hidden()
    assert page.evaluate("() => window.stillHere") is True, "the page was loaded anew"
    ready(page)
    assert int(version(page)) > int(before)
    assert server.sql(KEPT, made["table"]) == [(kept + 1,)], "neither lost nor doubled"


def test_what_cannot_be_fetched_without_a_line_does_not_take_the_page_away(server: Server, device: MakeDevice) -> None:
    one = device()
    one.forgiven = ("WebSocket connection", CUT, *UNFETCHED)
    page = one.page
    sit(page, server, server.new_table([{"kind": "here"}, {"kind": "here"}]), 0, 1)
    assert wait_for_turn(page)
    server.kill()
    expect(page.get_by_text("The connection is gone.")).to_be_visible()
    page.evaluate("() => { window.stillHere = true }")
    failed: list[str] = []
    page.on("requestfailed", lambda request: failed.append(request.url))
    page.keyboard.press("r")  # the rulebook was never opened before
    until(page, lambda: any("/assets/Leaves-" in url for url in failed), "the rulebook is there already")
    until(page, lambda: page.url in failed, "nobody asks whether there is a newer page")
    frames(page)
    expect(page.locator("main.table")).to_be_visible()
    server.start()
    expect(page.get_by_text("The connection is gone.")).to_be_hidden()
    page.keyboard.press("Escape")
    page.get_by_role("navigation").get_by_role("button", name="Rules").click()
    expect(page.get_by_role("dialog")).to_contain_text("linden")
    assert page.evaluate("() => window.stillHere") is True, "the page was loaded anew"


def test_a_part_that_a_renewed_server_has_no_more_loads_the_page_anew(server: Server, device: MakeDevice) -> None:
    one = device()
    one.forgiven = ("ERR_FAILED", *UNFETCHED)
    page = one.page
    sit(page, server, server.new_table([{"kind": "here"}, {"kind": "here"}]), 0, 1)
    assert wait_for_turn(page)
    page.evaluate("() => { window.stillHere = true }")
    page.route("**/assets/Leaves-*", lambda route: route.abort())  # as if it were gone
    began: list[str] = []
    page.on("request", lambda request: began.append(request.url) if request.is_navigation_request() else None)

    def other(route: Route) -> None:
        if route.request.resource_type != "fetch":  # the page itself is the real one
            route.fallback()
            return
        route.fulfill(body='<script type="module" crossorigin src="/assets/door-other.js"></script>')

    page.route(f"{server.url}/t/*", other)
    with page.expect_request("**/assets/Leaves-*"):
        page.get_by_role("navigation").get_by_role("button", name="Rules").click()
    page.wait_for_function("() => window.stillHere === undefined && sessionStorage.getItem('lamplight.renewed')")
    assert wait_for_turn(page)
    page.evaluate("() => { window.stillHere = true }")
    assert len(began) == 1
    with page.expect_event(
        "requestfinished", lambda one: one.resource_type == "fetch" and one.url.startswith(f"{server.url}/t/")
    ):
        page.keyboard.press("r")  # once more it is asked whether there is a newer page, and it is not fetched again
    frames(page)
    page.evaluate("() => fetch('/api/health').then((one) => one.text())")  # what was fetched before that has begun
    assert page.evaluate("() => window.stillHere") is True, "it turns in circles"
    assert len(began) == 1


def test_two_devices_and_an_invitation(server: Server, device: MakeDevice) -> None:
    host, guest = device(), device("phone", touch=True)
    page = host.page
    page.goto(server.url)
    page.get_by_role("button", name="With friends far away").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_label("Board").select_option("short")
    sheet.get_by_label(re.compile("^Name for the seat Fox")).fill("Ada")
    sheet.get_by_role("button", name="Start the game").click()
    assert wait_for_turn(page)
    expect(page.get_by_role("dialog", name="Seats")).to_be_visible()  # a new table shows its invitations first
    expect(page.get_by_label("Invite to this table")).to_have_value(re.compile("#join="))
    page.locator(".seats .head").nth(1).click()
    link = page.get_by_label("Invitation for Owl").input_value()
    assert "#invite=" in link
    page.get_by_role("button", name="Close", exact=True).click()
    noted(page)

    other = guest.page
    sit_down(other, link, "Ben")
    expect(other.locator(".who").first).to_contain_text("Ada")
    assert "#" not in other.url
    expect(page.locator(".players").get_by_text("Ben")).to_be_visible()

    # The link counts once.
    late = device()
    late.forgiven = ("409",)  # the browser itself notes every answer that is an error
    late.page.goto(link)
    late.page.get_by_role("button", name="Sit down and play").click()
    expect(late.page.get_by_role("alert")).to_be_visible()

    play_until(lambda: other.locator(".option").count() > 0, page)
    assert wait_for_turn(other)

    # Luck has been used: taking back is a question to the other.
    page.get_by_role("button", name="Take back?").click()
    expect(other.get_by_text("Ada would like to take back a move.")).to_be_visible()
    page.get_by_role("button", name="Never mind").click()  # whoever asks may take it back, and the other is told
    expect(other.get_by_text("Ada would like to take back a move.")).to_be_hidden()
    expect(other.get_by_role("alert")).to_contain_text("The question has been taken back")
    expect(page.get_by_role("button", name="Never mind")).to_have_count(0)
    other.get_by_role("alert").get_by_role("button", name="All right").tap()
    page.get_by_role("button", name="Take back?").click()
    expect(other.get_by_text("Ada would like to take back a move.")).to_be_visible()
    other.get_by_role("button", name="No", exact=True).tap()
    expect(other.get_by_text("Ada would like to take back a move.")).to_be_hidden()
    page.get_by_role("button", name="Take back?").click()
    other.get_by_role("button", name="Yes", exact=True).tap()
    assert wait_for_turn(page)


def test_three_words_bring_a_seat_back(server: Server, device: MakeDevice) -> None:
    made = server.new_table([{"kind": "here"}, {"kind": "bot"}])
    one = device()
    one.forgiven = ("404",)
    page = one.page
    page.goto(server.url)
    page.get_by_role("button", name="I have three words").click()
    page.get_by_role("button", name="Back to my seat").click()
    expect(page.locator("#fault-table")).to_contain_text("not a table")
    page.get_by_label("The table’s name or link").fill(f"{server.url}/t/{made['table']}")
    page.get_by_label("Your three words").fill("only two")
    page.get_by_role("button", name="Back to my seat").click()
    expect(page.locator("#fault-words")).to_contain_text("exactly three")
    page.get_by_label("Your three words").fill("wrong wrong wrong")
    page.get_by_role("button", name="Back to my seat").click()
    expect(page.locator("#fault-words .fault")).not_to_contain_text("exactly three")
    page.get_by_label("Your three words").fill(made["seats"][0]["words"].upper())
    page.get_by_role("button", name="Back to my seat").click()
    assert wait_for_turn(page)
    page.goto(server.url)
    expect(page.get_by_role("region", name="Continue a game").get_by_role("link")).to_have_count(1)


def test_a_seat_is_handed_to_a_bot_and_taken_back(server: Server, device: MakeDevice) -> None:
    made = server.new_table([{"kind": "here"}, {"kind": "bot"}])
    page = device().page
    sit(page, server, made, 0)
    assert wait_for_turn(page)
    page.get_by_role("button", name="Seats").click()
    page.locator(".seats .head").nth(1).click()
    page.get_by_role("button", name="Play here").click()
    expect(page.locator(".seats .head").nth(1)).to_contain_text("You")
    page.get_by_role("button", name="Let Bright Spark play").first.click()
    expect(page.locator(".seats .head").nth(1)).to_contain_text("Bright Spark")


def test_a_table_that_does_not_exist_says_so(server: Server, device: MakeDevice) -> None:
    page = device().page
    page.goto(f"{server.url}/t/nosuchtable1")
    expect(page.get_by_role("heading", name="There is no such table")).to_be_visible()
    expect(page.get_by_role("link", name="To the lobby")).to_be_visible()
