"""Every page in a language that nobody speaks, at five shapes: nothing untranslated, nothing cut."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import GAMES, MakeDevice, Server
from tests.browser.hands import version
from tests.browser.pseudo import look, speak, spoken
from tests.browser.pupil import MOST, begun, follow, tips_come
from tests.browser.waiting import ready
from tests.examples import EXAMPLE, SHORT

pytestmark = pytest.mark.browser

DECISIONS = 4  # after them every game is under way
SHEETS = ("web-rules", "web-help", "web-settings", "web-seats")


MOST_DECISIONS = 60  # by then some tip had its moment


def stranger(device: MakeDevice, **settings: Any) -> Page:
    page = device(**settings).page
    speak(page)
    return page


def test_the_lobby_and_its_sheets(server: Server, device: MakeDevice) -> None:
    page = stranger(device)
    page.goto(server.url)
    page.wait_for_function("() => document.querySelector('.tag')?.textContent.startsWith('⟦')")
    look(page, "lobby")
    for way in ("web-bots", "web-here", "web-far", "web-recover", "web-settings"):
        page.set_viewport_size({"width": 1440, "height": 900})
        page.get_by_role("button", name=spoken(way)).first.click()
        expect(page.get_by_role("dialog")).to_be_visible()
        page.wait_for_selector("dialog[open] :is(.button, .field)")
        for folded in page.locator("dialog[open] summary").all():
            folded.click()
        look(page, way)
        page.keyboard.press("Escape")


@pytest.fixture(scope="module")
def tables(server: Server) -> dict[str, str]:
    """A table of each game with one person; and what the address of a table is."""
    found = {}
    for game in GAMES:
        _, players, options = SHORT[game]
        made = server.table_of(game, {"kind": "here", "name": "Ada"}, *[{"kind": "bot"}] * (players - 1), **options)
        found[game] = f"{server.url}/t/{made['table']}#seat={made['seats'][0]['token']}"
    return found


def sheets(page: Page) -> Iterator[str]:
    """Opens one sheet after the other."""
    for sheet in SHEETS:
        page.set_viewport_size({"width": 1440, "height": 900})
        page.locator(".bar").get_by_role("button", name=spoken(sheet)).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        page.wait_for_selector("dialog[open] :is(p, li, label)")
        yield sheet
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_be_hidden()


def decide(page: Page, choice: int = 0) -> None:
    before = version(page)
    ready(page)
    options = page.locator(".option")
    options.nth(choice % options.count()).evaluate("one => one.click()")
    page.wait_for_function("v => document.querySelector('[data-v]')?.dataset.v !== v", arg=before)
    ready(page)


def large(page: Page) -> None:
    page.set_viewport_size({"width": 1440, "height": 900})


@pytest.mark.parametrize("game", GAMES)
def test_the_table_and_its_sheets(device: MakeDevice, tables: dict[str, str], game: str) -> None:
    page = stranger(device, seenAim=[])
    page.goto(tables[game])
    ready(page)
    expect(page.get_by_role("dialog").locator(".aim li")).not_to_have_count(0)
    look(page, "aim")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()
    look(page, "first question")
    for _ in range(DECISIONS):
        decide(page)
    look(page, "table")
    for sheet in sheets(page):
        look(page, sheet)
    large(page)
    page.locator('.stage .node[tabindex="0"]').first.focus()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog").get_by_role("heading").first).not_to_be_empty()
    look(page, "what is this")


@pytest.mark.parametrize("game", GAMES)
def test_a_tip(server: Server, device: MakeDevice, game: str) -> None:
    _, players, options = SHORT[game]
    made = server.table_of(game, {"kind": "here", "name": "Ada"}, *[{"kind": "bot"}] * (players - 1), **options)
    page = stranger(device, learning=[game])
    with tips_come(page):
        page.goto(f"{server.url}/t/{made['table']}#seat={made['seats'][0]['token']}")
    ready(page)
    tip = page.locator("[data-tip]")
    for n in range(MOST_DECISIONS):
        if tip.count():
            break
        decide(page, n)
    expect(tip).to_be_visible()
    look(page, "tip")


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson(server: Server, device: MakeDevice, game: str) -> None:
    """Its first bubble and what is asked of whoever leaves; one is followed to its end."""
    page = stranger(device, list=False)
    begun(page, server, game)
    look(page, "bubble")
    large(page)
    page.locator(".bubble .skip").click()
    page.wait_for_selector("dialog[open] .real")
    look(page, "skip")
    if game == EXAMPLE:
        page.keyboard.press("Escape")
        large(page)
        for _ in range(MOST):
            if not follow(page):
                break
        page.wait_for_selector("dialog[open] .last")
        look(page, "end of a lesson")


@pytest.mark.parametrize("game", GAMES)
def test_the_rulebook_with_everything_open(server: Server, device: MakeDevice, game: str) -> None:
    page = stranger(device)
    page.goto(f"{server.url}/rules/{game}")
    page.get_by_role("button", name=spoken("book-all")).click()
    expect(page.locator("[data-section] button[aria-expanded=false]")).to_have_count(0)
    look(page, "rulebook")
    page.goto(page.locator("[data-section].shelf a").first.evaluate("one => one.href"))
    page.wait_for_selector("article.thing")
    look(page, "page of a thing")
