"""The line to the server may break; several devices sit at one table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import MakeDevice, Server
from tests.browser.hands import QUIET, decide_by_keys, version, wait_for_turn

pytestmark = pytest.mark.browser


def test_the_line_comes_back_by_itself_and_an_act_is_not_lost(server: Server, device: MakeDevice) -> None:
    one = device()
    one.forgiven = ("WebSocket connection", "ERR_CONNECTION_REFUSED")
    page = one.page
    made = server.new_table([{"kind": "here"}, {"kind": "here"}])
    for keys in made["seats"]:
        page.goto(f"{server.url}/t/{made['table']}#seat={keys['token']}")
    expect(page.locator(".players").get_by_text("You", exact=True)).to_have_count(2)
    assert wait_for_turn(page)
    decide_by_keys(page)
    before = version(page)
    page.wait_for_timeout(QUIET)
    server.kill()
    expect(page.get_by_text("The connection is gone.")).to_be_visible()
    page.locator(".option").first.click()  # made without a line: sent as soon as there is one
    page.evaluate("() => { window.stillHere = true }")
    server.start()
    page.wait_for_function("v => document.querySelector('[data-v]').dataset.v !== v", arg=before)
    expect(page.get_by_text("The connection is gone.")).to_be_hidden()
    assert page.evaluate("() => window.stillHere") is True, "the page was loaded anew"
    page.wait_for_timeout(300)
    after = int(version(page))
    assert after > int(before)


def test_two_devices_and_an_invitation(server: Server, device: MakeDevice) -> None:
    host, guest = device(), device("phone", touch=True)
    page = host.page
    page.goto(server.url)
    page.get_by_role("button", name="With friends far apart").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_label("Board").select_option("short")
    sheet.get_by_label(re.compile("^Name for the seat Fox")).fill("Ada")
    sheet.get_by_role("button", name="Start the game").click()
    assert wait_for_turn(page)
    expect(page.get_by_role("dialog", name="Seats")).to_be_visible()  # a new table shows its invitations first
    link = page.get_by_label("Invitation for Owl").input_value()
    assert "#invite=" in link
    page.get_by_role("button", name="Close", exact=True).click()

    other = guest.page
    other.goto(link)
    other.get_by_label("Your name, if you like").fill("Ben")
    other.get_by_role("button", name="Sit down and play").click()
    expect(other.locator(".who").first).to_contain_text("Ada")
    assert "#" not in other.url
    expect(page.locator(".players").get_by_text("Ben")).to_be_visible()

    # The link counts once.
    late = device()
    late.forgiven = ("409",)  # the browser itself notes every answer that is an error
    late.page.goto(link)
    late.page.get_by_role("button", name="Sit down and play").click()
    expect(late.page.get_by_role("alert")).to_be_visible()

    turns = 0
    while turns < 8 and not other.locator(".option").count():
        if page.locator(".option").count():
            decide_by_keys(page)
        turns += 1
        page.wait_for_timeout(100)
    assert wait_for_turn(other)

    # Luck has been used: taking back is a question to the other.
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
    expect(page.get_by_role("region", name="Go on playing").get_by_role("link")).to_have_count(1)


def test_a_seat_is_handed_to_a_bot_and_taken_back(server: Server, device: MakeDevice) -> None:
    made = server.new_table([{"kind": "here"}, {"kind": "bot"}])
    page = device().page
    page.goto(f"{server.url}/t/{made['table']}#seat={made['seats'][0]['token']}")
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
