"""Everybody can use it: axe-core finds nothing serious, fingers find their targets, words are enough."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.access import serious_faults
from tests.browser.conftest import MakeDevice, Server
from tests.browser.hands import legal, rank, take_a_piece, version, wait_for_turn
from tests.browser.overheard import Overheard
from tests.browser.sitting import sit
from tests.browser.waiting import frames, ready, still

pytestmark = pytest.mark.browser

SMALLEST = 44


def small_targets(page: Page) -> list[Any]:
    """Every visible control that is smaller than a fingertip; the drawn board has a law of its own (see below)."""
    found: list[Any] = page.evaluate(
        """smallest => [...document.querySelectorAll('button, a[href], input, select, summary, [role=button]')]
          .filter(one => !one.closest('.node') && one.checkVisibility() && !one.closest('[inert]'))
          .map(one => {
            const small = one.matches('input[type=radio], input[type=checkbox]');
            const box = (small ? one.closest('label') : one).getBoundingClientRect();
            return [one.outerHTML.slice(0, 90), Math.round(box.width), Math.round(box.height)];
          })
          .filter(([, width, height]) => width > 0 && (width < smallest || height < smallest))""",
        SMALLEST,
    )
    return found


def open_table(page: Page, server: Server, query: str = "") -> None:
    made = server.new_table([{"kind": "here"}, {"kind": "bot"}, {"kind": "remote"}])
    sit(page, server, made, 0, query=query)
    assert wait_for_turn(page)


def open_sheet(page: Page, name: str) -> None:
    """By its button, or where room is short by the one that has more."""
    bar = page.get_by_role("navigation")
    if bar.get_by_role("button", name=name).count():
        bar.get_by_role("button", name=name).click()
        return
    bar.get_by_role("button", name="More").click()
    page.get_by_role("dialog", name="More").get_by_role("button", name=name).click()


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_nothing_serious_is_found(server: Server, device: MakeDevice, size: str) -> None:
    page = device(size, touch=size == "phone").page
    page.goto(server.url)
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    assert serious_faults(page) == []
    for way in ("Round one tablet", "With friends far away", "I have three words", "Settings"):
        page.get_by_role("button", name=way).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        still(page)
        assert serious_faults(page) == [], way
        assert small_targets(page) == [] or size == "desktop"
        page.get_by_role("button", name="Close", exact=True).click()

    open_table(page, server)
    assert serious_faults(page) == []
    for sheet in ("Rules", "Seats", "Settings", "Help"):
        open_sheet(page, sheet)
        expect(page.get_by_role("dialog", name=sheet)).to_be_visible()
        if sheet == "Rules":
            page.get_by_role("searchbox").fill("river")
            expect(page.locator("[data-rule]")).not_to_have_count(0)
        if sheet == "Seats":
            page.locator(".seats .head").first.click()
            page.locator(".seats .head").last.click()
        still(page)
        assert serious_faults(page) == [], sheet
        assert small_targets(page) == [] or size == "desktop"
        page.get_by_role("button", name="Close", exact=True).click()

    open_table(page, server, "?text")
    expect(page.get_by_role("heading", name="The table in words")).to_be_visible()
    assert serious_faults(page) == []


def test_targets_are_large_enough_on_a_phone(server: Server, device: MakeDevice) -> None:
    page = device("phone", touch=True).page
    page.goto(server.url)
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    assert small_targets(page) == []
    open_table(page, server)
    assert small_targets(page) == []
    ready(page)
    take_a_piece(page)
    _, places = legal(page)
    assert places
    centres: dict[str, list[float]] = page.locator(".node[data-legal]").evaluate_all(
        """all => Object.fromEntries(all.map(one => {
          const box = one.getBoundingClientRect();
          return [one.dataset.id, [box.x + box.width / 2, box.y + box.height / 2]];
        }))"""
    )
    # The edge of a fingertip is enough: half of the smallest target beside the middle, the nearest place is meant.
    x, y = centres[max(places, key=rank)]
    x += SMALLEST / 2 - 1
    meant = min(places, key=lambda one: (centres[one][0] - x) ** 2 + (centres[one][1] - y) ** 2)
    before, sure = version(page), page.locator(".go").is_enabled()
    page.touchscreen.tap(x, y)
    if sure:  # the only move was shown already: the touch makes it
        page.wait_for_function("v => document.querySelector('[data-v]').dataset.v !== v", arg=before)
        return
    expect(page.locator(".go")).to_be_enabled()
    assert str(page.locator(".option.looked").get_attribute("data-do")).endswith(f" {meant}")


def test_nothing_is_wider_than_the_phone(server: Server, device: MakeDevice) -> None:
    page = device("phone", touch=True, language="de-DE", size="huge").page
    page.goto(server.url)
    expect(page.get_by_role("button", name="Jetzt spielen")).to_be_visible()
    wide = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
    assert page.evaluate(wide) <= 0
    open_table(page, server)
    assert page.evaluate(wide) <= 0
    go = page.get_by_role("button", name=re.compile("^Los"))
    expect(go).to_be_in_viewport(ratio=1)


def test_a_finger_shows_a_choice_before_it_plays_it(server: Server, device: MakeDevice) -> None:
    page = device("phone", touch=True, list=True).page
    said = Overheard(page)
    open_table(page, server)
    ready(page)
    before = version(page)
    first = page.locator(".option").first
    first.tap()
    expect(first).to_have_class(re.compile("looked"))
    frames(page)
    assert said.deeds == 0
    assert version(page) == before
    page.get_by_role("button", name=re.compile("^Go:")).tap()
    page.wait_for_function("v => document.querySelector('[data-v]').dataset.v !== v", arg=before)


def test_the_table_in_words_says_where_everybody_is_and_plays(server: Server, device: MakeDevice) -> None:
    page = device().page
    open_table(page, server, "?text")
    where = page.get_by_role("region", name="Who is where")
    expect(where.get_by_role("row", name=re.compile("Village.*Red girl"))).to_be_visible()
    ready(page)
    before = version(page)
    page.get_by_role("list", name="Choices").get_by_role("button").first.click()
    page.wait_for_function("v => document.querySelector('[data-v]').dataset.v !== v", arg=before)
    expect(page.get_by_role("region", name="What happened").get_by_role("listitem")).not_to_have_count(0)
    page.get_by_role("button", name="To the table with pictures").click()
    expect(page.get_by_role("group", name="Board")).to_be_visible()
