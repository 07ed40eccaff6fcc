"""Rumble in words and by keys only: from the door to the result, without a pointer and without a picture."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.access import serious_faults
from tests.browser.conftest import MakeDevice, Server
from tests.browser.hands import version
from tests.browser.test_keyboard import tab_to
from tests.browser.waiting import ready

pytestmark = pytest.mark.browser

MOST = 200


def choose(page: Page, label: re.Pattern[str], letter: str, value: str) -> None:
    """A choice of a list by its first letter."""
    field = page.get_by_label(label)
    field.focus()
    page.keyboard.press(letter)
    expect(field).to_have_value(value)


def sit_down_by_keys(page: Page, url: str, people: int) -> None:
    page.goto(url)
    expect(page.get_by_role("button", name="Round one tablet")).to_be_visible()
    tab_to(page, "Rumble in the Dungeon")
    page.keyboard.press("Enter")
    tab_to(page, "Round one tablet")
    page.keyboard.press("Enter")
    chairs = page.locator(".chairs select")
    expect(chairs).to_have_count(3)
    for seat in range(people, 3):
        chairs.nth(seat).focus()
        page.keyboard.press("End")
        expect(chairs.nth(seat)).to_have_value("bot:uniform")
    adventures = page.get_by_label(re.compile("^Adventures"))
    adventures.focus()
    page.keyboard.press("ArrowDown")
    expect(adventures).to_have_value("1")
    tab_to(page, "Start the game")
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile(r"/t/[a-z0-9]+(\?text)?$"))


def decide_by_keys(page: Page) -> None:
    """Tab to the choices, then Enter; a brawl if one can be reached."""
    before = version(page)
    ready(page)
    fights = page.locator('.option[data-do^="fight"]')
    (fights if fights.count() else page.locator(".option")).first.focus()
    page.keyboard.press("Enter")
    page.wait_for_function("v => document.querySelector('[data-v]')?.dataset.v !== v", arg=before)


def test_an_adventure_in_words_by_keys(server: Server, device: MakeDevice) -> None:
    page = device(plain=True).page
    sit_down_by_keys(page, server.url, people=1)
    expect(page.locator("main.text")).to_be_visible()
    page.wait_for_selector(".option")
    expect(page.locator(".own")).to_contain_text("Your secret characters")  # in words
    expect(page.locator("main.text svg.play")).to_have_count(0)
    assert serious_faults(page) == []
    page.locator("body").press("Tab")
    tab_to(page, " → ")  # the choices are reached by Tab alone
    decisions = 0
    for _ in range(MOST):
        page.wait_for_selector(".option, #end-title")
        if page.locator("#end-title").count():
            break
        decide_by_keys(page)
        decisions += 1
    assert decisions >= 3
    expect(page.locator("#end-title")).to_be_focused()
    expect(page.locator(".results li")).to_have_count(3)
    expect(page.locator(".log, [aria-labelledby=text-log]").first).to_contain_text("secret")  # who was whose is told
    assert serious_faults(page) == []
    tab_to(page, "Check the draws")
    page.keyboard.press("Enter")
    expect(page.get_by_text(re.compile(r"All \d+ draws were honest"))).to_be_visible()


def test_a_shared_device_in_words_is_handed_over_by_keys(server: Server, device: MakeDevice) -> None:
    page = device("tablet", plain=True).page
    sit_down_by_keys(page, server.url, people=3)
    curtain = page.locator("section.curtain")
    expect(curtain).to_be_visible()
    secrets = curtain.locator("figure")
    hold = curtain.locator(".hold")
    tab_to(page, "Hold")
    expect(hold).to_be_focused()
    page.keyboard.down(" ")
    expect(secrets).to_have_count(2)
    expect(curtain).to_contain_text("Your secret characters")
    page.keyboard.up(" ")
    expect(secrets).to_have_count(0)
    expect(curtain).not_to_contain_text("Your secret characters")
    tab_to(page, "Memorised")
    page.keyboard.press("Enter")
    expect(curtain).to_have_count(0)
    expect(page.locator("main.text .own")).to_have_count(0)  # nothing secret on the page that all see
    decide_by_keys(page)
    expect(curtain).to_be_visible()
