"""The catalogue of cards: in order for everybody, and on paper."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
from playwright.sync_api import Page, expect
from tests.browser.access import faults
from tests.browser.conftest import MakeDevice, Server
from tests.browser.paper import pages_of, printed
from tests.browser.pseudo import look, speak
from tests.browser.waiting import still

pytestmark = pytest.mark.browser


def open_catalogue(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/cards")
    expect(page.locator(".cards li")).not_to_have_count(0)


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_nothing_at_all_and_headings_are_in_order(server: Server, device: MakeDevice, theme: str) -> None:
    page = device(theme=theme).page
    open_catalogue(page, server)
    still(page)
    assert faults(page) == []
    levels = page.locator("h1, h2, h3, h4").evaluate_all("all => all.map(one => Number(one.tagName[1]))")
    assert levels[0] == 1
    assert all(after - before <= 1 for before, after in pairwise(levels))


def test_on_paper_there_are_cards_and_nothing_else(server: Server, device: MakeDevice) -> None:
    page = device(theme="dark").page
    open_catalogue(page, server)
    count = page.locator(".cards li").count()
    page.emulate_media(media="print")
    for gone in ("form.tools", ".count", "header .button"):
        for one in page.locator(gone).all():
            expect(one).not_to_be_visible()
    assert page.evaluate("() => getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"
    assert page.evaluate("() => getComputedStyle(document.querySelector('h1')).color") == "rgb(0, 0, 0)"
    assert set(page.locator(".cards li").evaluate_all("all => all.map(one => getComputedStyle(one).breakInside)")) == {
        "avoid"
    }
    sheets = pages_of(printed(page))
    assert count / 20 <= sheets <= count / 8 + 1, f"{count} cards on {sheets} sheets"


def test_what_is_looked_for_is_printed_alone(server: Server, device: MakeDevice) -> None:
    page = device().page
    open_catalogue(page, server)
    page.get_by_role("searchbox").fill("axe")
    expect(page.locator(".count")).to_have_text(re.compile(r"^\w+ cards?$"))
    assert pages_of(printed(page)) <= 2


def test_nothing_sticks_out_on_a_small_screen_or_with_large_letters(server: Server, device: MakeDevice) -> None:
    page = device().page
    open_catalogue(page, server)
    for width, height, letters in ((320, 256, "16px"), (390, 844, "32px"), (844, 390, "16px")):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("size => { document.documentElement.style.fontSize = size }", letters)
        assert page.evaluate("() => document.documentElement.scrollWidth - innerWidth") <= 0, (width, letters)
        cut = page.locator("h1, label, button").evaluate_all(
            "all => all.filter(one => one.scrollWidth > one.clientWidth + 2).map(one => one.textContent)"
        )
        assert cut == [], (width, letters)


def test_whoever_looks_for_the_printed_cards_is_told_whose_these_are(server: Server, device: MakeDevice) -> None:
    page = device().page
    page.goto(f"{server.url}/cards")
    ours = "The printed cards, map and tiles are not copied here."
    expect(page.locator("main")).to_contain_text(ours)
    made = server.table_of("dwarves", {"kind": "here"}, {"kind": "bot"})
    page.goto(f"{server.url}/t/{made['table']}#seat={made['seats'][0]['token']}")
    page.locator(".bar").get_by_role("button", name="Rules").click()
    expect(page.get_by_role("dialog")).to_contain_text(ours)


def test_the_cards_in_a_language_that_nobody_speaks(server: Server, device: MakeDevice) -> None:
    page = device().page
    speak(page)
    open_catalogue(page, server)
    look(page, "cards")
