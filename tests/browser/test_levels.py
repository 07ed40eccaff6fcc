"""Bots of a level: chosen in the lobby and at the table, played against, and asked for a hint that holds up nobody."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect
from tests.browser.access import serious_faults
from tests.browser.conftest import MakeDevice, Server
from tests.browser.hands import start_hot_seat, version, wait_for_turn
from tests.browser.waiting import ready, until

pytestmark = pytest.mark.browser

THINKING = ".thinking"
DECISIONS = 3


class Held:
    """Hints are held back on their way to a page until they are let go: however fast a bot is, it is seen to think."""

    def __init__(self, page: Page) -> None:
        self.hints: list[tuple[WebSocketRoute, str | bytes]] = []
        page.route_web_socket(re.compile(r"/ws/"), self._carry)

    def _carry(self, line: WebSocketRoute) -> None:
        def heard(message: str | bytes) -> None:
            if '"t":"advice"' in str(message):
                self.hints.append((line, message))
            else:
                line.send(message)

        line.connect_to_server().on_message(heard)

    def let_go_when_there(self, page: Page) -> None:
        until(page, lambda: self.hints)
        for line, message in self.hints:
            line.send(message)
        self.hints.clear()


def sit_down_with(page: Page, url: str, level: str) -> None:
    """From the door to a short round, one person and one bot of this level."""
    page.goto(url)
    page.get_by_role("button", name="Round one tablet").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("button", name="One seat fewer").click()
    rows = sheet.locator(".chairs li")
    expect(rows).to_have_count(2)
    choice = rows.nth(1).locator("select")
    choice.select_option(f"bot:{level}")
    sheet.get_by_label("Board").select_option("short")
    sheet.get_by_role("button", name="Start the game").click()
    page.wait_for_url(re.compile(r"/t/[a-z0-9]+$"))


def play_first(page: Page) -> None:
    """One decision by the list."""
    before = version(page)
    ready(page)
    page.locator(".option").first.dblclick()
    page.wait_for_function("v => document.querySelector('[data-v]')?.dataset.v !== v", arg=before)


def wait_for_a_choice(page: Page) -> None:
    """Until this device is asked and has more than one answer."""
    for _ in range(40):
        assert wait_for_turn(page)
        if page.locator(".option").count() > 1:
            return
        play_first(page)
    raise AssertionError("never more than one answer")


def test_a_person_plays_against_a_strong_bot_and_asks_for_a_hint(server: Server, device: MakeDevice) -> None:
    page = device().page
    held = Held(page)
    page.goto(server.url)
    page.get_by_role("button", name="Round one tablet").click()
    row = page.get_by_role("dialog").locator(".chairs li").nth(1)
    expect(row.locator("option")).to_contain_text(
        ["A person", "Bright Spark", "Gentle", "Normal", "Strong", "Master", "Whirlwind"]
    )
    row.locator("select").select_option("bot:gentle")
    expect(row).to_contain_text("like a tired friend")
    row.locator("select").select_option("bot:master")
    expect(row).to_contain_text("up to three seconds")
    assert serious_faults(page) == []

    sit_down_with(page, server.url, "strong")
    wait_for_a_choice(page)
    expect(page.get_by_role("region", name="Players")).to_contain_text("Strong")
    ready(page)
    page.evaluate("document.activeElement?.blur()")  # a forced move may have been clicked
    page.keyboard.press("a")
    expect(page.locator(THINKING)).to_have_text(re.compile("Thinking"))
    assert serious_faults(page) == []
    held.let_go_when_there(page)
    advice = page.locator(".advice")
    expect(advice).to_be_visible()
    expect(page.locator(THINKING)).to_have_count(0)
    hinted = page.locator(".option.looked")
    expect(hinted).to_have_count(1)  # the move is shown, and not made
    name = hinted.locator(".what > span").first.inner_text()
    assert advice.inner_text().startswith(name)
    assert len(advice.inner_text()) > len(name) + 5  # and a reason
    before = version(page)
    ready(page)  # a hint that changes what is shown is not taken before it can have been read
    page.keyboard.press("Enter")
    page.wait_for_function("v => document.querySelector('[data-v]')?.dataset.v !== v", arg=before)
    expect(advice).to_have_count(0)

    for _ in range(DECISIONS):
        wait_for_a_choice(page)
        play_first(page)
    assert wait_for_turn(page)
    page.get_by_role("button", name="Choices").click()  # the log lies under the list
    expect(page.get_by_role("region", name="What happened").locator(".thought").last).to_be_visible()


def test_a_hint_takes_nothing_out_of_the_hand(server: Server, device: MakeDevice) -> None:
    """While it is thought about one touches and plays as always."""
    page = device().page
    held = Held(page)
    sit_down_with(page, server.url, "gentle")
    wait_for_a_choice(page)
    ready(page)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(THINKING)).to_be_visible()
    page.keyboard.press("2")
    second = page.locator(".option").nth(1)
    expect(second).to_have_class(re.compile("looked"))
    held.let_go_when_there(page)
    expect(page.locator(".advice")).to_be_visible()  # it has come, in words
    expect(second).to_have_class(re.compile("looked"))  # and what was chosen is chosen
    before = version(page)
    page.keyboard.press("2")
    page.wait_for_function("v => document.querySelector('[data-v]')?.dataset.v !== v", arg=before)

    wait_for_a_choice(page)
    ready(page)
    page.keyboard.press("a")
    expect(page.locator(THINKING)).to_be_visible()
    until(page, lambda: held.hints)  # it is on its way: the server has not heard of anything else meanwhile
    before = version(page)
    page.locator(".option").first.dblclick()  # no need to wait for it
    page.wait_for_function("v => document.querySelector('[data-v]')?.dataset.v !== v", arg=before)
    expect(page.locator(THINKING)).to_have_count(0)
    held.let_go_when_there(page)  # too late: nothing is shown for a question that was answered
    wait_for_a_choice(page)
    ready(page)
    expect(page.locator(".advice")).to_have_count(0)
    page.keyboard.press("a")
    held.let_go_when_there(page)
    expect(page.locator(".advice")).to_be_visible()
    expect(page.locator(".fault")).to_have_count(0)


def test_the_level_of_a_seat_is_changed_at_the_table(server: Server, device: MakeDevice) -> None:
    page = device("tablet").page
    start_hot_seat(page, server.url)
    assert wait_for_turn(page)
    page.get_by_role("button", name="Seats").click()
    head = page.locator(".seats .head").nth(1)
    expect(head).to_contain_text("Bright Spark")
    head.click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("button", name="Let Bright Spark play")).to_be_disabled()
    sheet.get_by_label("Which bot?").select_option("master")
    expect(sheet).to_contain_text("up to three seconds")
    assert serious_faults(page) == []
    sheet.get_by_role("button", name="Let Master play").click()
    expect(head).to_contain_text("Master")
    expect(sheet.get_by_role("button", name="Let Master play")).to_be_disabled()
    own = page.locator(".seats .head").nth(0)
    head.click()
    own.click()
    sheet.get_by_label("Which bot?").select_option("gentle")
    sheet.get_by_role("button", name="Let Gentle play").click()
    expect(own).to_contain_text("Gentle")
