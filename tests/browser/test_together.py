"""A face at a move and a finger on the board, between two devices: seen at the same thing, heard in words, or muted."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.access import serious_faults
from tests.browser.conftest import MakeDevice, Server
from tests.browser.waiting import ready, stop_the_clock, until

pytestmark = pytest.mark.browser

RESTS = 7000  # milliseconds of the page's clock that a face or a finger stands on the board
PARTS = ("head", "act")


def seated(page: Page, server: Server, made: dict[str, Any], seat: int, text: bool = False) -> Page:
    """At the table in this seat; the page's clock can be driven."""
    page.clock.install()
    page.goto(f"{server.url}/t/{made['table']}{'?text' if text else ''}#seat={made['seats'][seat]['token']}")
    page.wait_for_selector("main.text" if text else ".table .node")
    return page


def two(server: Server) -> dict[str, Any]:
    return server.new_table([{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Ben"}])


def move(page: Page) -> None:
    """The first choice of the list is made."""
    v = page.locator("main").get_attribute("data-v")
    ready(page)
    page.locator(".choices .option, .option").first.click()
    page.locator("[data-part=go]").click()
    expect(page.locator("main")).not_to_have_attribute("data-v", v or "")


def boxes(page: Page) -> dict[str, Any]:
    """Where the fixed parts of the table are."""
    return {part: page.locator(f"[data-part={part}]").bounding_box() for part in PARTS}


def middle(box: Any) -> tuple[float, float]:
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def inside(mark: Locator, thing: Locator) -> None:
    """The middle of the mark lies on the thing."""
    x, y = middle(mark.bounding_box())
    box = thing.bounding_box()
    assert box is not None
    assert box["x"] - 2 <= x <= box["x"] + box["width"] + 2
    assert box["y"] - 2 <= y <= box["y"] + box["height"] + 2


def test_a_face_at_the_last_move_is_seen_there_and_taken_back(server: Server, device: MakeDevice) -> None:
    made = two(server)
    ada = seated(device().page, server, made, 0)
    ben = seated(device("phone", touch=True, language="de-DE").page, server, made, 1)
    pair = (ada, ben)
    asked = until(ada, lambda: next((one for one in pair if one.locator("main[data-open=true]").count()), None))
    assert asked is not None
    if asked is ben:
        ben.locator("[data-part=list]").tap()
    move(asked)
    before = boxes(ada), boxes(ben)

    ben.get_by_role("button", name="Etwas sagen").tap()
    sheet = ben.get_by_role("dialog")
    expect(sheet.get_by_text("Der letzte Zug")).to_be_visible()
    assert serious_faults(ben) == []
    for page in pair:
        stop_the_clock(page)
    sheet.get_by_role("group", name="Wie gefällt dir das?").get_by_role("button", name="Wow!").tap()

    expect(ada.locator(".layer .face")).to_have_attribute("data-face", "wow")
    expect(ben.locator(".layer .face")).to_have_attribute("data-face", "wow")
    expect(ada.locator(".people [data-face=wow]")).to_have_count(1)
    expect(ada.locator(".past .shown li")).to_have_count(1)
    expect(ada.locator(".spoken li")).to_contain_text("Ben: Wow!")
    assert (boxes(ada), boxes(ben)) == before, "nothing moves"
    ada.clock.fast_forward(RESTS - 1)
    expect(ada.locator(".layer .face")).to_have_count(1)
    ada.clock.fast_forward(1)
    expect(ada.locator(".layer .face")).to_have_count(0)
    expect(ada.locator(".people [data-face=wow]")).to_have_count(1)
    ada.clock.resume()

    # Whoever comes later sees it too; a line of the log is reacted to, changed, and taken back by the same touch.
    ada.reload()
    ada.locator("[data-part=list]").click()  # where it was, the log is seen now
    line = ada.locator(".past li:has(.shown)")
    expect(line).to_have_count(1)
    line.locator("> button").first.click()
    assert serious_faults(ada) == []
    faces = line.get_by_role("group", name="How do you like it?")
    faces.get_by_role("button", name="Oops!").click()
    expect(line.locator(".shown li")).to_have_count(2)
    faces.get_by_role("button", name="Ha ha!").click()
    expect(ben.locator(".layer .face[data-face=laugh]")).to_have_count(1)
    expect(faces.get_by_role("button", name="Ha ha!")).to_have_attribute("aria-pressed", "true")
    faces.get_by_role("button", name="Ha ha!").click()
    expect(line.locator(".shown li")).to_have_count(1)
    expect(ben.locator(".layer .face[data-face=laugh]")).to_have_count(0)


@pytest.mark.parametrize(("one", "other"), [("desktop", "phone"), ("phone", "side")])
def test_a_finger_is_seen_at_the_same_things_on_every_screen(
    server: Server, device: MakeDevice, one: str, other: str
) -> None:
    made = two(server)
    ada = seated(device(one, touch=one != "desktop").page, server, made, 0)
    ben = seated(device(other, touch=True, language="de-DE").page, server, made, 1)
    before = boxes(ada), boxes(ben)
    v = ada.locator("main").get_attribute("data-v")
    ada.get_by_role("button", name="Say something").click()
    ada.get_by_role("dialog").get_by_role("button", name="Point at something").click()
    expect(ada.get_by_text("Tap what you mean")).to_be_visible()
    assert serious_faults(ada) == []
    for page in (ada, ben):
        stop_the_clock(page)

    # A way is drawn over three places.
    ids = ada.evaluate(
        """() => { const seen = [...document.querySelectorAll('.stage .node[data-id]')].map((node) => node.dataset.id);
                   return seen.slice(0, 40) }"""
    )
    places = [id for id in ids if ada.locator(f'.stage [data-id="{id}"]').count() == 1]
    way = [places[0], places[1], places[2]]
    ends = [middle(ada.locator(f'.stage [data-id="{id}"]').bounding_box()) for id in way]
    ada.mouse.move(*ends[0])
    ada.mouse.down()
    for x, y in ends[1:]:
        ada.mouse.move(x, y, steps=4)
    ada.mouse.up()
    expect(ada.locator(".pane")).to_have_count(0)
    for page in (ada, ben):
        expect(page.locator("[data-pointer='0'] .end")).to_have_count(1)
        at = page.locator("[data-pointer='0'] .end").get_attribute("data-at")
        inside(page.locator("[data-pointer='0'] .end .ring"), page.locator(f'.stage [data-id="{at}"]').first)
    told = ada.locator("[data-pointer='0'] [data-at]").evaluate_all("all => all.map((one) => one.dataset.at)")
    assert ben.locator("[data-pointer='0'] [data-at]").evaluate_all("all => all.map((one) => one.dataset.at)") == told
    assert set(way) & set(told)
    expect(ben.locator(".spoken li[data-kind=point]")).to_contain_text("Ada zeigt:")
    assert (boxes(ada), boxes(ben)) == before, "nothing moves"
    assert ada.locator("main").get_attribute("data-v") == v, "nothing was played by it"
    ben.clock.fast_forward(RESTS - 1)
    expect(ben.locator("[data-pointer]")).to_have_count(1)
    ben.clock.fast_forward(1)
    expect(ben.locator("[data-pointer]")).to_have_count(0)


def test_keys_and_words_point_too_and_a_muted_person_is_not_seen(server: Server, device: MakeDevice) -> None:
    made = two(server)
    ada = seated(device().page, server, made, 0)
    ben = seated(device("tablet").page, server, made, 1, text=True)
    ada.get_by_role("button", name="Say something").click()
    ada.get_by_role("dialog").get_by_role("button", name="Point at something").click()
    stop_the_clock(ada)
    ada.locator(".stage .node[data-id][tabindex='0']").first.focus()
    ada.keyboard.press("Enter")
    heard = ben.get_by_role("log", name="What the others say")
    expect(heard.locator("p")).to_have_count(1)
    expect(heard).to_contain_text("Ada points at:")

    # The sheet about a thing, which a resting finger or the other button of a mouse opens.
    ada.locator(".stage .node[data-id='3']").click(button="right")
    ada.get_by_role("dialog").get_by_role("button", name="Point at it").click()
    expect(heard.locator("p")).to_have_count(2)

    ben.get_by_label("Point at something").select_option(index=1)
    ben.get_by_role("button", name="Point", exact=True).click()
    expect(ada.locator("[data-pointer='1']")).to_have_count(1)
    assert serious_faults(ben) == []

    ben.get_by_role("button", name="Say something").click()
    ben.get_by_role("dialog").get_by_role("button", name="Mute Ada").click()
    ben.keyboard.press("Escape")
    expect(heard.locator("p")).to_have_count(1)
    ada.clock.fast_forward(RESTS)
    expect(ada.locator("[data-pointer]")).to_have_count(0)
    ada.locator(".stage .node[data-id='3']").click(button="right")
    ada.get_by_role("dialog").get_by_role("button", name="Point at it").click()
    expect(ada.locator("[data-pointer='0']")).to_have_count(1)
    ben.get_by_role("button", name="Point", exact=True).click()
    expect(heard.locator("p")).to_have_count(2)
    assert "Ada" not in heard.inner_text()


def test_escape_and_a_touch_beside_everything(server: Server, device: MakeDevice) -> None:
    made = two(server)
    ada = seated(device().page, server, made, 0)
    seated(device("phone").page, server, made, 1)
    for _ in range(2):
        ada.get_by_role("button", name="Say something").click()
        ada.get_by_role("dialog").get_by_role("button", name="Point at something").click()
        ada.locator(".pane").click(position={"x": 4, "y": 4})
        expect(ada.get_by_text("There is nothing there that everybody sees.")).to_be_visible()
        ada.keyboard.press("Escape")
        expect(ada.locator(".pane")).to_have_count(0)
