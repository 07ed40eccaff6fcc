"""By ear and by key: every game is played by roles and names alone, all that happens is said, nobody is lost."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import SIZES, MakeDevice, Server
from tests.browser.hands import over, version
from tests.browser.overheard import Overheard
from tests.browser.sitting import ADA, BOT, sit_down
from tests.browser.waiting import frames, ready, until
from tests.examples import SECRET

from lamplight.kits import all_games

pytestmark = pytest.mark.browser

GAMES = [game.id for game in all_games()]
MOST = 600
FEW = 10
CONTROLS = {"button", "link", "checkbox", "radio", "textbox", "combobox", "tab", "slider", "searchbox", "switch"}
NEAR = 15  # stops of the tab key from the hint to the board
# Keeps every text that a live region says, unless something covers it.
LISTEN = """() => {
  window.said = [];
  const live = '[aria-live]:not([aria-live=off]), [role=status], [role=log], [role=alert]';
  const take = (node) => {
    const element = node.nodeType === 1 ? node : node.parentElement;
    const region = element?.closest(live);
    if (!region || region.closest('[inert], [aria-hidden=true]')) return;
    const text = (node.textContent ?? '').trim();
    if (text !== '') window.said.push(text);
  };
  new MutationObserver((changes) => {
    for (const change of changes) {
      if (change.type === 'characterData') take(change.target);
      for (const node of change.addedNodes) take(node);
    }
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


def listen(page: Page, server: Server, game: str, query: str = "") -> None:
    """At a new table with two bots, all ears."""
    sit_down(page, server, game, ADA, BOT, BOT, query=query)
    page.evaluate(LISTEN)


def log_lines(page: Page) -> list[str]:
    """What stands in the log, without what bots think."""
    lines: list[str] = page.locator(".log li:not(.thought) > button:first-child").all_text_contents()
    return [line.strip() for line in lines]


def unsaid(page: Page, since: int) -> list[str]:
    """Lines of the log from this one on that no live region has told."""
    lines = log_lines(page)[since:]  # first the log: what comes meanwhile is for the next time
    said = set(page.evaluate("() => window.said"))
    return [line for line in lines if line not in said]


def all_said(page: Page, since: int) -> bool:
    return not unsaid(page, since)


def focus(page: Page) -> str:
    where: str = page.evaluate("() => document.activeElement?.tagName ?? 'BODY'")
    return where


def unnamed(page: Page) -> list[str]:
    """Controls without a name in the browser's own accessibility tree."""
    session = page.context.new_cdp_session(page)
    tree: dict[str, Any] = session.send("Accessibility.getFullAXTree")
    session.detach()
    return [
        node["role"]["value"]
        for node in tree["nodes"]
        if not node["ignored"]
        and node["role"]["value"] in CONTROLS
        and not node.get("name", {}).get("value", "").strip()
    ]


def near(page: Page) -> None:
    """From the hint it is not far to the board, also when much has happened."""
    page.get_by_title("What would you do?").focus()
    for n in range(NEAR + 1):
        if page.evaluate("() => document.activeElement.closest('.stage') !== null"):
            assert n > 0
            return
        page.keyboard.press("Tab")
    raise AssertionError("too many stops")


def neighbours(page: Page) -> dict[str, str]:
    """What the table in words says lies beside every place."""
    table = page.get_by_role("region", name="Who is where").get_by_role("table")
    expect(table.get_by_role("columnheader")).to_have_text(["Place", "Who", "Next to it"])
    found: list[list[str]] = table.locator("tbody tr").evaluate_all(
        """all => all.map((row) => {
          const [place, , next] = row.cells;
          return [place.firstElementChild.textContent.trim(), next.textContent.trim()];
        })"""
    )
    return {place: beside for place, beside in found if place}


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_roles_and_names_alone(server: Server, device: MakeDevice, game: str) -> None:
    """In words: every press on a choice plays it, and all that happens is told."""
    page = device(keys=False).page
    listen(page, server, game, "?text")
    choices = page.get_by_role("list", name="Choices").get_by_role("button")
    beside = neighbours(page)
    assert len(beside) > 10
    lonely = [place for place, next_to in beside.items() if not any(one in next_to for one in beside if one != place)]
    assert len(lonely) <= 1, "every place but the last names a place beside it"
    told = len(log_lines(page))
    for n in range(MOST):
        page.wait_for_selector(".option, #end-title")
        if over(page):
            break
        before = version(page)
        if n % 7 == 0:
            assert unnamed(page) == []
        choices.nth((n * 7) % choices.count()).press("Enter")
        page.wait_for_function("v => document.querySelector('[data-v]')?.dataset.v !== v", arg=before)
        assert focus(page) != "BODY"
        if len(log_lines(page)) < 200:
            now = len(log_lines(page))
            assert unsaid(page, told) == []
            told = now
        elif n % 7 == 0:
            assert unsaid(page, 150) == []
    assert over(page)
    expect(page.locator("#end-title")).to_be_visible()
    assert unnamed(page) == []


@pytest.mark.parametrize("game", GAMES)
def test_the_drawn_table_tells_and_keeps_the_focus(server: Server, device: MakeDevice, game: str) -> None:
    page = device(list=False).page
    heard = Overheard(page)
    listen(page, server, game)
    page.wait_for_selector(".option", state="attached")
    page.wait_for_selector(".stage .node", state="attached")
    ready(page)
    assert focus(page) != "BODY"
    near(page)
    told = len(log_lines(page))
    for n in range(FEW):
        page.wait_for_selector(".option, #end-title, .show", state="attached")
        if page.locator(".option").count() == 0:
            break
        ready(page)
        before = version(page)
        count = min(9, page.locator(".option").count())
        made = heard.deeds
        page.keyboard.press(str(n % count + 1))
        assert (version(page), heard.deeds) == (before, made), "one digit never plays"
        page.keyboard.press("Enter")
        page.wait_for_function("v => document.querySelector('[data-v]')?.dataset.v !== v", arg=before)
        until(page, lambda: focus(page) != "BODY")
        now = len(log_lines(page))
        until(page, partial(all_said, page, told))
        told = now
        assert unnamed(page) == []
    if page.locator(".option").count():
        ready(page)
        near(page)
    names = ["Help", "Settings", "Rules", "Seats", *(["Detective’s notebook"] if game == SECRET else [])]
    for shape, more in (("desktop", names), ("phone", ["What happened", "Help", "Rules", "More"])):
        page.set_viewport_size({"width": SIZES[shape][0], "height": SIZES[shape][1]})
        for name in more:
            page.get_by_role("button", name=name, exact=True).click()
            expect(page.get_by_role("dialog")).to_be_visible()
            until(page, lambda: page.evaluate("document.activeElement.closest('dialog') !== null"))
            page.keyboard.press("Escape")
            expect(page.get_by_role("dialog")).to_have_count(0)
            until(page, lambda: focus(page) != "BODY")


def test_single_keys_can_be_switched_off(server: Server, device: MakeDevice) -> None:
    page = device(keys=False).page
    heard = Overheard(page)
    listen(page, server, GAMES[0])
    page.wait_for_selector(".option")
    ready(page)
    before, shown = version(page), page.locator(".option.looked").count()
    said = heard.asked("act", "plan", "undo", "advice", "about")
    for key in ("1", "u", "a", "r", "?"):
        page.keyboard.press(key)
    frames(page)
    assert heard.asked("act", "plan", "undo", "advice", "about") == said
    assert page.get_by_role("dialog").count() == 0
    assert (version(page), page.locator(".option.looked").count()) == (before, shown)
