"""The rulebook for reading: beside the table, on a page of its own, and the words of the game on touch and by keys."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.access import serious_faults
from tests.browser.conftest import GAMES, MakeDevice, Server
from tests.browser.overheard import Overheard
from tests.browser.waiting import frames, ready
from tests.examples import EXAMPLE, SECRET, SIGN, needs_secrets

pytestmark = pytest.mark.browser


def open_book(page: Page, url: str) -> None:
    page.goto(url)
    expect(page.locator('[data-ready="true"]')).to_be_visible()


def test_the_drawer_teaches_first_and_is_searched(server: Server, device: MakeDevice) -> None:
    page = device().page
    made = server.new_table([{"kind": "here"}, {"kind": "bot"}])
    page.goto(f"{server.url}/t/{made['table']}#seat={made['seats'][0]['token']}")
    ready(page)
    page.keyboard.press("r")
    book = page.get_by_role("dialog", name="Rules")
    first = book.locator("section").first
    expect(first.get_by_role("button", name="How to play")).to_have_attribute("aria-expanded", "true")
    expect(first.locator(".intro p")).to_have_count(6)
    assert serious_faults(page) == []

    book.get_by_role("searchbox").fill("FRIGHT linden")
    expect(book.get_by_role("status").filter(has_text=re.compile("found|rule"))).to_have_count(1)
    book.get_by_role("searchbox").fill(f"{SIGN}-8.13")
    expect(book.locator("ol [data-rule]")).to_have_count(1)
    expect(book.locator("ol mark")).to_have_text([f"{SIGN}-8.13"])
    book.get_by_role("searchbox").fill("")

    book.get_by_role("button", name="A child walks alone").click()
    example = book.locator("[data-example]").first
    expect(example.get_by_role("img")).to_be_visible()
    expect(example.get_by_text("This is not:")).to_be_visible()
    example.get_by_role("button", name=re.compile(rf"^{SIGN}-")).first.click()
    expect(book.locator("[data-rule].here")).to_be_in_viewport()

    book.get_by_role("button", name="The tiles, one by one").click()
    book.get_by_role("link", name=re.compile("Red tile")).click()
    expect(book.get_by_role("heading", name="Red tile")).to_be_visible()
    assert serious_faults(page) == []
    book.get_by_role("button", name="To the rulebook").click()
    expect(book.get_by_role("searchbox")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_every_book_is_a_page_with_pages_of_its_things(server: Server, device: MakeDevice, game: str) -> None:
    page = device("phone", touch=True).page
    open_book(page, f"{server.url}/rules/{game}")
    expect(page.locator("section")).not_to_have_count(0)
    thing = page.locator('section[data-section^="shelf-"]').first
    thing.get_by_role("button").tap()
    link = thing.get_by_role("link").first
    title = link.locator("span").nth(1).inner_text()
    link.tap()
    page.wait_for_url(re.compile(rf"/rules/{game}/[A-Za-z0-9-]+$"))
    expect(page.get_by_role("heading", level=1, name=title)).to_be_visible()
    assert serious_faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_role("link", name="The whole book").tap()
    expect(page.get_by_role("searchbox")).to_be_visible()
    page.locator("section:has(small)").first.get_by_role("button").tap()
    expect(page.locator("[data-example] svg").last).to_be_visible()
    assert serious_faults(page) == []
    page.get_by_role("button", name="Open everything").tap()
    expect(page.locator("[data-example]").nth(5)).to_be_attached()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_link_opens_the_book_at_a_rule(server: Server, device: MakeDevice) -> None:
    one = device()
    one.forgiven = ("404",)
    page = one.page
    open_book(page, f"{server.url}/rules/{EXAMPLE}#{SIGN}-8.13")
    expect(page.locator("[data-rule].here")).to_be_in_viewport()
    expect(page.locator("[data-rule].here")).to_be_focused()
    page.goto(f"{server.url}/rules/nothing")
    expect(page.get_by_role("alert")).to_have_text("This game has no rulebook.")


@needs_secrets
def test_a_word_is_told_on_touch_and_by_a_key(server: Server, device: MakeDevice) -> None:
    made = server.table_of(SECRET, {"kind": "here"}, {"kind": "bot"}, {"kind": "bot"})
    page = device("phone", touch=True).page
    page.goto(f"{server.url}/t/{made['table']}#seat={made['seats'][0]['token']}")
    ready(page)
    word = page.locator(".ask [data-term]").first
    expect(word).to_be_visible()  # the words come a little later than the rest
    told = page.locator("[data-telling]")
    word.tap()
    expect(told).to_be_visible()
    expect(told.locator("dt")).to_have_count(1)
    assert serious_faults(page) == []
    told.get_by_role("button", name="All right").tap()
    expect(told).to_be_hidden()

    # One key for all words that can be read; the focus goes there and comes back.
    page.keyboard.press("g")
    expect(page.get_by_role("dialog", name="Words of the game")).to_be_focused()
    assert serious_faults(page) == []
    told.get_by_role("button", name=re.compile("^Rule")).first.click()
    expect(page.locator("[data-rule].here")).to_be_in_viewport()
    # On the sheet, too; Escape puts away one thing after the other.
    page.keyboard.press("g")
    expect(page.get_by_role("dialog", name="Words of the game")).to_be_focused()
    page.keyboard.press("Escape")
    expect(told).to_be_hidden()
    expect(page.get_by_role("dialog", name="Rules")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog", name="Rules")).to_be_hidden()


@needs_secrets
def test_a_long_press_on_a_choice_tells_its_words_and_plays_nothing(server: Server, device: MakeDevice) -> None:
    made = server.table_of(SECRET, {"kind": "here"}, {"kind": "bot"}, {"kind": "bot"})
    page = device("phone", touch=True, list=True).page
    said = Overheard(page)
    page.goto(f"{server.url}/t/{made['table']}#seat={made['seats'][0]['token']}")
    ready(page)
    choice = page.locator(".option:has([data-term])").first
    expect(choice).to_be_visible()
    before = page.locator("main.table").get_attribute("data-v")
    choice.scroll_into_view_if_needed()
    box = choice.bounding_box()
    assert box is not None
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger = page.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(page.locator("[data-telling]")).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator("[data-telling] dt")).not_to_have_count(0)
    frames(page)
    expect(choice).not_to_have_class(re.compile("looked"))
    assert page.locator("main.table").get_attribute("data-v") == before
    assert said.deeds == 0
