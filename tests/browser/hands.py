"""What a person does at the table, in the gestures of a finger and of a keyboard."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

MOST_DECISIONS = 400  # no game on the short board comes near this
QUIET = 330  # milliseconds in which a new question takes no answer


def start_hot_seat(page: Page, url: str, bots: int = 1) -> str:
    """From the door to a table on the short board: one person and some bots."""
    page.goto(url)
    page.get_by_role("button", name="Round one tablet").click()
    sheet = page.get_by_role("dialog")
    rows = sheet.locator(".chairs li")
    expect(rows).to_have_count(3)
    if bots == 1:
        sheet.get_by_role("button", name="One fewer").click()
    for seat in range(1, bots + 1):
        rows.nth(seat).locator("select").select_option("bot:thoughtful")
    sheet.get_by_label("Board").select_option("short")
    sheet.get_by_role("button", name="Start the game").click()
    page.wait_for_url(re.compile(r"/t/[a-z0-9]+$"))
    return page.url


def version(page: Page) -> str:
    return page.locator(".table, main.text").first.get_attribute("data-v") or ""


def over(page: Page) -> bool:
    return page.locator("#end-title").count() > 0


def wait_for_turn(page: Page) -> bool:
    """True when this device is asked; False when the game is over."""
    page.wait_for_selector(".option, #end-title")
    return not over(page)


def rank(place: str) -> int:
    """How far along the way a place is: good enough to make headway."""
    return int(place) if place.isdigit() else 0


def legal(page: Page) -> tuple[list[str], list[str]]:
    """The pieces and the places that shine now."""
    ids: list[str] = page.locator(".node[data-legal]").evaluate_all("nodes => nodes.map(node => node.dataset.id)")
    pieces = [one for one in ids if re.search(r"girl|boy|ghost", one)]
    return pieces, [one for one in ids if one not in pieces]


def tap(page: Page, name: str) -> None:
    """Touches a piece or a place where it is on the screen."""
    box = page.locator(f'.node[data-id="{name}"]').bounding_box()
    assert box is not None, name
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def decide_on_board(page: Page) -> None:
    """One decision with taps on the board only: a piece, a place, the place again."""
    before = version(page)
    page.wait_for_timeout(QUIET)
    go = page.locator(".go")
    if not page.locator('.node[aria-pressed="true"]').count():
        pieces, _ = legal(page)
        assert pieces, "nothing shines"
        tap(page, next((one for one in pieces if one.startswith("red")), pieces[0]))
    _, places = legal(page)
    assert places, "a chosen piece has nowhere to go"
    target = max(places, key=rank)
    if not go.is_enabled():
        tap(page, target)
        expect(go).to_be_enabled()  # the move is shown, and not made
        assert version(page) == before
    tap(page, target)
    page.wait_for_function("v => document.querySelector('[data-v]')?.dataset.v !== v", arg=before)


def decide_by_keys(page: Page) -> None:
    """One decision without a pointer: a number shows the choice, Enter makes it."""
    before = version(page)
    page.wait_for_timeout(QUIET)
    labels: list[str] = page.locator(".option").evaluate_all("all => all.map(one => one.dataset.do)")
    steps = [(rank(do.split()[-1]), -at) for at, do in enumerate(labels[:9]) if do.startswith("child")]
    choice = -max(steps)[1] if steps else 0
    page.keyboard.press(str(choice + 1))
    expect(page.locator(".option").nth(choice)).to_be_focused()
    expect(page.locator(".option").nth(choice)).to_have_class(re.compile("looked"))
    page.keyboard.press("Enter")
    page.wait_for_function("v => document.querySelector('[data-v]')?.dataset.v !== v", arg=before)
