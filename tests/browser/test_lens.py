"""The lens over a drawn board by real hands: wheel, pull, two fingers and keys; a pull is no touch."""

from __future__ import annotations

import pytest
from playwright.sync_api import CDPSession, Page, expect
from tests.browser.board import scale
from tests.browser.conftest import MakeDevice, Server
from tests.browser.sitting import sit
from tests.browser.waiting import ready

pytestmark = pytest.mark.browser


def middle(page: Page) -> tuple[float, float]:
    box = page.locator(".stage .board").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def put(page: Page, server: Server) -> None:
    made = server.new_table([{"kind": "here"}, {"kind": "bot"}])
    sit(page, server, made, 0)
    page.wait_for_selector(".stage .node[data-legal]", state="attached")
    ready(page)


def test_wheel_pull_and_keys(server: Server, device: MakeDevice) -> None:
    page = device().page
    put(page, server)
    whole = scale(page)
    x, y = middle(page)
    page.mouse.move(x, y)
    drawn = page.locator(".stage .world").get_attribute("style")
    page.evaluate(
        """() => new MutationObserver(() => {
          const style = (one) => document.querySelector(`.stage ${one}`).getAttribute('style');
          (window.seen ??= []).push([style('.world'), style('.drift')]);
        }).observe(document.querySelector('.stage .drift'), { attributes: true })"""
    )
    page.mouse.wheel(0, -400)
    page.wait_for_function("() => window.seen !== undefined")
    near = scale(page)
    first = page.evaluate("() => window.seen[0]")
    assert first[0] == drawn, "while it moves nothing is drawn anew"
    assert "scale" in first[1]
    assert near > whole * 1.3
    before = page.locator(".stage .picture").bounding_box()
    page.mouse.down()
    page.mouse.move(x + 30, y - 20)
    page.mouse.move(x + 60, y - 40)
    page.mouse.up()
    after = page.locator(".stage .picture").bounding_box()
    assert before is not None
    assert after is not None
    assert after["x"] - before["x"] == pytest.approx(60, abs=2)
    assert after["y"] - before["y"] == pytest.approx(-40, abs=2)
    expect(page.locator('.stage .node[aria-pressed="true"]')).to_have_count(0)  # a pull is no touch
    assert scale(page) == near
    page.locator('.stage .node[tabindex="0"]').focus()
    page.keyboard.press("0")
    assert scale(page) == pytest.approx(whole)
    page.keyboard.press("+")
    assert scale(page) > whole * 1.2
    page.keyboard.press("-")
    assert scale(page) == pytest.approx(whole)


def fingers(line: CDPSession, kind: str, *at: tuple[float, float]) -> None:
    points = [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(at)]
    line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def test_two_fingers_pinch(server: Server, device: MakeDevice) -> None:
    one = device("phone", touch=True)
    page = one.page
    put(page, server)
    whole = scale(page)
    x, y = middle(page)
    line = one.context.new_cdp_session(page)
    fingers(line, "touchStart", (x - 30, y), (x + 30, y))
    fingers(line, "touchMove", (x - 60, y), (x + 60, y))
    fingers(line, "touchMove", (x - 75, y), (x + 75, y))
    fingers(line, "touchEnd")
    assert scale(page) == pytest.approx(whole * 2.5, rel=0.05)
    expect(page.locator('.stage .node[aria-pressed="true"]')).to_have_count(0)
    page.get_by_role("button", name="Whole board").click()
    assert scale(page) == pytest.approx(whole)
