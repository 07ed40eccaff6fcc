"""The builder by hand: cards are dragged from the tray, about the table and back, with a mouse and with a finger."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import CDPSession, Locator, Page, expect
from tests.browser.access import faults
from tests.browser.conftest import MakeDevice, Server
from tests.browser.test_rumble_builder import LUCK
from tests.browser.waiting import still

pytestmark = pytest.mark.browser


def middle(one: Locator) -> tuple[float, float]:
    one.scroll_into_view_if_needed()
    box = one.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def place(page: Page, row: int, column: int) -> Locator:
    return page.get_by_role("button", name=f"Empty place, row {row}, column {column}", exact=True)


def drag(page: Page, what: Locator, to: Locator) -> None:
    x, y = middle(what)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 20, y - 20)
    page.mouse.move(*middle(to), steps=5)
    page.mouse.up()


def test_a_card_is_dragged_onto_the_table_about_it_and_back(server: Server, device: MakeDevice) -> None:
    page = device().page
    page.goto(f"{server.url}/build")
    entry = page.get_by_role("button", name="Creaky entry")
    tray = page.locator(".tray")
    drag(page, entry, place(page, 2, 3))
    expect(page.locator(".cell.full")).to_have_count(1)
    expect(page.get_by_role("button", name="Creaky entry – row 2, column 3")).to_be_visible()
    expect(page.locator(".ghost")).to_have_count(0)
    drag(page, page.locator(".cell.full"), place(page, 1, 1))
    expect(page.get_by_role("button", name="Creaky entry – row 1, column 1")).to_be_visible()
    # Nothing was chosen by dragging: a tap on a free place does nothing.
    expect(page.locator(".picked")).to_have_count(0)
    drag(page, page.locator(".cell.full"), tray.locator("li").nth(2))
    expect(page.locator(".cell.full")).to_have_count(0)
    expect(tray.get_by_role("button", name="Creaky entry")).to_be_visible()


def test_a_card_that_is_let_go_elsewhere_stays_where_it_was(server: Server, device: MakeDevice) -> None:
    page = device().page
    page.goto(f"{server.url}/build")
    cards = page.locator(".tray .card")
    drag(page, cards.nth(0), place(page, 1, 1))
    drag(page, cards.nth(0), page.locator(".cell.full"))  # a full place takes no other card
    expect(page.locator(".cell.full")).to_have_count(1)
    drag(page, cards.nth(0), page.get_by_role("heading", level=1))
    expect(page.locator(".cell.full")).to_have_count(1)
    x, y = middle(cards.nth(0))
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(*middle(place(page, 3, 3)), steps=4)
    expect(page.locator(".ghost")).to_have_count(1)
    page.keyboard.press("Escape")  # thinks better of it
    page.mouse.up()
    expect(page.locator(".ghost")).to_have_count(0)
    expect(page.locator(".cell.full")).to_have_count(1)


def test_tapping_goes_on_working_beside_it(server: Server, device: MakeDevice) -> None:
    page = device().page
    page.goto(f"{server.url}/build")
    cards = page.locator(".tray .card")
    drag(page, cards.nth(0), place(page, 1, 1))
    cards.nth(0).click()
    expect(page.locator(".tray .picked")).to_have_count(1)
    place(page, 1, 2).click()
    expect(page.locator(".cell.full")).to_have_count(2)


class Finger:
    """A real finger, as the browser's own touch input has it."""

    def __init__(self, line: CDPSession) -> None:
        self.line = line

    def touch(self, kind: str, *points: tuple[float, float]) -> None:
        fingers: list[dict[str, Any]] = [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(points)]
        self.line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})


def test_a_finger_drags_too_and_a_second_one_changes_nothing(server: Server, device: MakeDevice) -> None:
    one = device("tablet", touch=True)
    page = one.page
    page.goto(f"{server.url}/build")
    finger = Finger(one.context.new_cdp_session(page))
    page.locator(".tray .card").first.tap()
    place(page, 2, 2).tap()
    start, target = middle(page.locator(".cell.full")), middle(place(page, 3, 4))
    finger.touch("touchStart", start)
    finger.touch("touchMove", (start[0] + 15, start[1] + 15))
    finger.touch("touchMove", target)
    finger.touch("touchStart", target, (start[0] - 60, start[1] - 60))
    finger.touch("touchEnd")
    expect(page.locator(".cell.full")).to_have_attribute("aria-label", "Creaky entry – Row 3, column 4")
    still(page)
    assert faults(page) == []


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_page_is_in_order_in_both_themes_and_on_small_screens(
    server: Server, device: MakeDevice, theme: str
) -> None:
    page = device(theme=theme).page
    page.add_init_script(LUCK)
    page.goto(f"{server.url}/build")
    page.get_by_role("button", name="Surprise me").click()
    expect(page.locator(".good")).to_be_visible()
    still(page)
    assert faults(page) == []
    for width, height, letters in ((320, 256, "16px"), (390, 844, "32px"), (844, 390, "16px")):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("size => { document.documentElement.style.fontSize = size }", letters)
        assert page.evaluate("() => document.documentElement.scrollWidth - innerWidth") <= 0, (width, letters)
