"""Rumble in the Dungeon in the browser: a shared tablet with its curtain, an adventure against bots, the builder."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.access import serious_faults
from tests.browser.conftest import MakeDevice, Server
from tests.browser.hands import version
from tests.browser.waiting import ready, until

pytestmark = pytest.mark.browser

MOST = 200  # decisions of one adventure; the stalemate guard ends it long before


def from_the_door(page: Page, url: str, people: int, bots: int) -> None:
    """From the door to a table of one adventure round one tablet."""
    page.goto(url)
    page.get_by_role("button", name="Rumble in the Dungeon").click()
    page.get_by_role("button", name="Round one tablet").click()
    sheet = page.get_by_role("dialog")
    rows = sheet.locator(".chairs li")
    expect(rows).to_have_count(3)
    for seat in range(people, people + bots):
        rows.nth(seat).locator("select").select_option("bot:uniform")
    sheet.get_by_label(re.compile("^Adventures")).select_option("1")
    sheet.get_by_role("button", name="Start the game").click()
    page.wait_for_url(re.compile(r"/t/[a-z0-9]+$"))


def decide(page: Page) -> None:
    """Somebody is thrown out if that can be, else the first choice; by the list."""
    before = version(page)
    ready(page)
    fights = page.locator('.option[data-do^="fight"]')
    (fights if fights.count() else page.locator(".option")).first.dblclick()
    page.wait_for_function("v => document.querySelector('[data-v]')?.dataset.v !== v", arg=before)


def test_a_shared_tablet_shows_secrets_only_while_held(server: Server, device: MakeDevice) -> None:
    page = device("tablet").page
    page.clock.install()
    heard: list[str] = []
    page.on("websocket", lambda line: line.on("framereceived", lambda frame: heard.append(str(frame))))
    from_the_door(page, server.url, people=3, bots=0)
    curtain = page.locator("section.curtain")
    tokens = curtain.locator("figure")
    expect(curtain).to_be_visible()
    expect(tokens).to_have_count(0)
    assert heard
    assert any('"secret":[]' in frame for frame in heard)
    assert not any('"secret":["' in frame or '"own"' in frame for frame in heard)  # nothing secret came over the line
    assert serious_faults(page) == []
    first = curtain.get_attribute("aria-label")

    hold = curtain.locator(".hold")
    box = hold.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    expect(tokens).to_have_count(2)
    page.evaluate("dispatchEvent(new Event('blur'))")
    expect(tokens).to_have_count(0)
    page.mouse.up()
    page.mouse.down()
    expect(tokens).to_have_count(2)
    page.clock.fast_forward(60)  # no hand is as fast as a test
    page.mouse.up()
    expect(tokens).to_have_count(0)
    page.get_by_role("button", name="Memorised").click()
    expect(curtain).to_have_count(0)
    decide(page)
    expect(curtain).to_be_visible()
    assert curtain.get_attribute("aria-label") != first
    expect(tokens).to_have_count(0)


def test_all_call_an_adventure_off(server: Server, device: MakeDevice) -> None:
    page = device("tablet").page
    from_the_door(page, server.url, people=3, bots=0)
    page.get_by_role("button", name="Memorised").click()
    stop = page.get_by_role("button", name="Shall we stop here?")
    expect(stop).to_have_count(0)  # not before the first victim
    while not stop.count():
        decide(page)
        page.get_by_role("button", name="Memorised").click()
    stop.click()
    page.get_by_role("button", name="No, play on").click()  # asked once more before everybody is
    expect(page.get_by_role("button", name="Yes, stop here")).to_have_count(0)
    stop.click()
    page.get_by_role("button", name="Yes, ask them all").click()
    page.get_by_role("button", name="Yes, stop here").click()
    expect(page.locator(".show")).to_be_visible()


def test_an_adventure_against_bots(server: Server, device: MakeDevice) -> None:
    page = device().page
    from_the_door(page, server.url, people=1, bots=2)
    page.wait_for_selector(".option")
    expect(page.locator(".own li")).to_have_count(2)  # the device is nobody else's: no curtain
    assert serious_faults(page) == []
    for _ in range(MOST):
        page.wait_for_selector(".option, .show")
        if page.locator(".show").count():
            break
        decide(page)
    show = page.locator(".show")
    expect(show.locator(".tokens li.up")).to_have_count(12)
    show.get_by_role("button", name="Show the result").click()
    expect(page.locator("#end-title")).to_be_focused()
    expect(page.locator(".results .won")).not_to_have_count(0)


def test_a_notebook_is_kept(server: Server, device: MakeDevice) -> None:
    page = device().page
    from_the_door(page, server.url, people=1, bots=2)
    page.wait_for_selector(".option")
    page.get_by_role("button", name="Detective’s notebook").click()
    page.locator(".mark").first.click()
    page.locator("textarea").fill("The owl is up to something.")
    page.get_by_role("button", name="Close", exact=True).click()
    until(page, lambda: any("owl" in body for (body,) in server.sql("SELECT body FROM notes")))
    page.reload()
    page.wait_for_selector(".option")
    page.get_by_role("button", name="Detective’s notebook").click()
    expect(page.locator(".mark").first).to_have_attribute("data-mark", "yes")
    expect(page.locator("textarea")).to_have_value("The owl is up to something.")


def test_a_phone_takes_a_seat_and_gives_it_back(server: Server, device: MakeDevice) -> None:
    tablet, phone = device("tablet").page, device("phone").page
    from_the_door(tablet, server.url, people=3, bots=0)
    tablet.get_by_role("button", name="Memorised").click()
    tablet.get_by_role("button", name="Secrets on a phone").click()
    tablet.locator(".lend button").first.click()
    code = tablet.locator("[data-code]").get_attribute("data-code")
    phone.goto(f"{server.url}/phone#{code}")
    expect(phone).to_have_url(f"{server.url}/phone")  # the code leaves the address bar
    phone.get_by_role("button", name="Take my seat").click()
    expect(phone.locator(".own li")).to_have_count(2)
    expect(tablet.locator(".lend li").first).to_contain_text("on the phone")
    phone.get_by_role("button", name="More").click()
    phone.get_by_role("button", name="Give the seat back to the shared screen").click()
    expect(phone).to_have_url(f"{server.url}/")
    expect(tablet.locator(".lend li").first.get_by_role("button")).to_be_visible()


def test_a_lay_out_is_checked_shared_and_played(server: Server, device: MakeDevice) -> None:
    page = device().page
    page.goto(f"{server.url}/build")
    play = page.get_by_role("button", name="Play here")
    expect(play).to_be_disabled()
    page.get_by_label("Load").select_option("ring")
    expect(play).to_be_enabled()
    assert serious_faults(page) == []
    page.get_by_role("button", name="Share", exact=True).click()
    link = page.get_by_label("Link to this layout").input_value()
    page.get_by_role("button", name="Close", exact=True).click()
    # The entry moves away from everything else: nobody can get there, and the server says so.
    page.get_by_role("button", name=re.compile("^Creaky entry")).click()
    page.get_by_role("button", name="Empty place, row 5, column 7").click()
    expect(page.locator(".faults li")).not_to_have_count(0)
    expect(play).to_be_disabled()
    page.goto(link)
    expect(page.locator(".cell.full")).to_have_count(12)
    expect(play).to_be_enabled()
    play.click()
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url(re.compile(r"/t/[a-z0-9]+$"))
    expect(page.locator("section.curtain")).to_be_visible()
