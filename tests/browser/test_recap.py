"""While you were away: told in a few sentences, and shown once more on the board before anything can be answered."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.access import serious_faults
from tests.browser.conftest import GAMES, MakeDevice, Server
from tests.browser.script import Script
from tests.browser.sitting import ADA, BEA, sit
from tests.browser.waiting import ready

from lamplight.kits import kit_named

pytestmark = pytest.mark.browser

HOUR = 3_600_000  # milliseconds
DECISIONS = 7
# Notes everything that the board shows from now on: version, lines of the log, and whether a question can be answered.
WATCH = """() => {
    window.seen = [];
    const look = () => {
        const table = document.querySelector("main.table");
        if (table) {
            const now = JSON.stringify([Number(table.dataset.shown), table.dataset.open === "true"]);
            if (window.seen.at(-1) !== now) window.seen.push(now);
        }
        requestAnimationFrame(look);
    };
    look();
}"""


def looked(page: Page, **changes: int) -> dict[str, Any]:
    """What this device remembers of the table, after some changes to it."""
    found: dict[str, Any] = page.evaluate(
        """changes => {
            const [one, ...rest] = JSON.parse(localStorage.getItem("lamplight.tables"));
            const next = { ...one, ...changes };
            localStorage.setItem("lamplight.tables", JSON.stringify([next, ...rest]));
            return next;
        }""",
        changes,
    )
    return found


def has_looked(page: Page, since: int) -> None:
    """Waits until the page has seen that somebody looks at the table: then it has decided whether to tell anything."""
    page.wait_for_function("at => JSON.parse(localStorage.getItem('lamplight.tables'))[0].lookedAt > at", arg=since)


def away(page: Page, fixed: Server, game: str) -> int:
    """Ada looks at a table, and an hour later, after many decisions, she comes back; the version that she had seen."""
    seats = kit_named(game).game.min_seats
    script = Script(game, seats, 4)
    made = fixed.table_of(game, ADA, *[BEA] * (seats - 1))
    sit(page, fixed, made, 0)
    page.wait_for_function("() => JSON.parse(localStorage.getItem('lamplight.tables'))[0].looked >= 0")
    page.goto(fixed.url)
    script.lead(fixed, made, DECISIONS)
    before = looked(page)
    looked(page, lookedAt=before["lookedAt"] - HOUR)
    page.goto(f"{fixed.url}/t/{made['table']}")
    return int(before["looked"])


def back_long_after(page: Page) -> None:
    """She leaves the table, and comes back when very much has happened."""
    table = page.url
    page.goto("/".join(table.split("/")[:3]))
    looked(page, looked=1, lookedAt=1)
    page.goto(table)


@pytest.mark.parametrize("game", GAMES)
def test_it_is_told_and_shown_again_on_the_board(fixed: Server, device: MakeDevice, game: str) -> None:
    page = device("desktop", list=False).page
    since = away(page, fixed, game)
    sheet = page.get_by_role("dialog", name="While you were away")
    expect(sheet.get_by_role("listitem")).to_have_count(5)
    expect(sheet).to_contain_text("Before that")
    assert serious_faults(page) == []
    newest = int(page.locator("[data-v]").first.get_attribute("data-v") or 0)
    assert looked(page)["looked"] == since  # nothing counts as seen yet
    page.evaluate(WATCH)
    sheet.get_by_role("button", name="Show me on the board").click()
    expect(sheet).to_have_count(0)
    page.wait_for_function("v => Number(document.querySelector('main.table').dataset.shown) < v", arg=newest)
    page.wait_for_selector(f'main.table[data-shown="{newest}"][data-behind="false"]')
    seen = [json.loads(one) for one in page.evaluate("window.seen")]
    versions = [v for v, _ in seen]
    began = versions.index(min(versions))
    assert versions[began] <= since + 1
    assert versions[began:] == sorted(versions[began:]), "one after the other"
    assert len(set(versions[began:])) > DECISIONS / 2
    assert not any(is_open for v, is_open in seen if v < newest), "nothing old can be answered"
    page.wait_for_function("v => JSON.parse(localStorage.getItem('lamplight.tables'))[0].looked === v", arg=newest)
    table = page.url
    page.goto(fixed.url)
    looked(page, lookedAt=1)  # long ago, and nothing has happened since
    page.goto(table)
    has_looked(page, 1)
    expect(sheet).to_have_count(0)  # it is told once


def test_who_does_not_want_to_know_goes_on(fixed: Server, device: MakeDevice) -> None:
    """By the button, by Escape, and by a touch on the board while it is shown."""
    page = device("phone", touch=True).page
    away(page, fixed, GAMES[0])
    sheet = page.get_by_role("dialog", name="While you were away")
    box = sheet.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 390
    sheet.get_by_role("button", name="Go on playing").tap()
    expect(sheet).to_have_count(0)
    newest = int(page.locator("[data-v]").first.get_attribute("data-v") or 0)
    assert looked(page)["looked"] == newest
    back_long_after(page)
    expect(sheet).to_be_visible()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    back_long_after(page)
    sheet.get_by_role("button", name="Show me on the board").tap()
    page.wait_for_selector('main.table[data-behind="true"]')
    page.locator(".stage .node").first.dispatch_event("click")
    page.wait_for_selector(f'main.table[data-behind="false"][data-shown="{newest}"]')


def test_in_words_it_is_told(fixed: Server, device: MakeDevice) -> None:
    page = device(plain=True).page
    away(page, fixed, GAMES[0])
    sheet = page.get_by_role("dialog", name="While you were away")
    expect(sheet.get_by_role("listitem")).to_have_count(5)
    expect(sheet.get_by_role("button", name="Show me on the board")).to_have_count(0)


def test_who_looks_all_the_time_or_was_gone_for_a_moment_is_told_nothing(server: Server, device: MakeDevice) -> None:
    page = device("desktop").page
    made = server.new_table([ADA, {"kind": "bot"}, {"kind": "bot"}])
    sit(page, server, made, 0)
    ready(page)
    looked(page, lookedAt=1)  # the last thing happened long ago
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    has_looked(page, 1)
    expect(page.get_by_role("dialog")).to_have_count(0)
    ready(page)  # the bots have decided, too
    before = looked(page)["lookedAt"]
    page.reload()
    has_looked(page, before)
    expect(page.get_by_role("dialog")).to_have_count(0)
