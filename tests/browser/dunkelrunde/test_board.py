"""DunkelRunde on its board at every shape: played to the end by touch alone, readable, never cropped, one Tab stop."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.board import (
    LENS,
    legal,
    nodes,
    page_of,
    play_to_the_end,
    reached_by_arrows,
    small_targets,
    small_texts,
    tap,
)
from tests.browser.conftest import SIZES, MakeDevice, Server
from tests.browser.sitting import ADA, BOT, sit_down
from tests.browser.waiting import ready, still

pytestmark = pytest.mark.browser

SHORT = {"board": "short"}
WHOLE = {"board": "linden"}


class Wanderer:
    """Now one child, now the other, and each as far as it goes; else the last thing that shines."""

    def __init__(self) -> None:
        self.turn = 0

    def __call__(self, names: list[str]) -> str:
        places = [one for one in names if one.isdigit()]
        if places:
            return max(places, key=int)
        children = [one for one in names if re.search("girl|boy", one)]
        self.turn += 1
        return children[self.turn % len(children)] if children else names[-1]


@pytest.mark.parametrize("shape", SIZES)
def test_a_whole_game_by_touching_the_board(fixed: Server, device: MakeDevice, shape: str) -> None:
    page = page_of(device, shape)
    sit_down(page, fixed, "dunkelrunde", ADA, *[BOT] * 5, **SHORT)
    played = play_to_the_end(page, shape, Wanderer(), most=60)
    assert len(played) > 5
    kinds = {one.split("-")[-1] if "ghost" not in one else "ghost" for way in played for one in way}
    assert {"girl", "boy", "ghost"} <= kinds  # DR-9.3


def chosen(page: Page, shape: str) -> None:
    """A ghost or a child is chosen, so that its targets shine."""
    ready(page)
    pieces = [one["id"] for one in legal(page) if not one["id"][0].isdigit()]
    if pieces and not any(one["pressed"] for one in nodes(page)):
        tap(page, pieces[0], shape)
    still(page)


@pytest.mark.parametrize("shape", SIZES)
def test_everything_can_be_read_and_hit(fixed: Server, device: MakeDevice, shape: str) -> None:
    page = page_of(device, shape, numbers=True)
    sit_down(page, fixed, "dunkelrunde", ADA, *[BOT] * 5, **WHOLE)
    page.wait_for_selector(".node[data-legal]")
    ready(page)
    assert page.locator(".stage text.number").count() > 40
    assert small_texts(page) == []
    assert small_targets(page, shape) == []
    chosen(page, shape)
    assert small_texts(page) == []
    assert small_targets(page, shape) == []
    aims = [one for one in legal(page) if one["id"][0].isdigit()]
    assert aims
    for i, one in enumerate(aims):
        for other in aims[i + 1 :]:
            apart = ((one["x"] - other["x"]) ** 2 + (one["y"] - other["y"]) ** 2) ** 0.5
            assert apart >= LENS - 1, f"{one['id']} and {other['id']} lie {apart:.0f} px apart"


@pytest.mark.parametrize("shape", SIZES)
def test_it_opens_whole_and_stays_so_while_the_window_changes(fixed: Server, device: MakeDevice, shape: str) -> None:
    def cropped(page: Page) -> list[str]:
        frame = page.locator(".stage .board").bounding_box()
        assert frame is not None
        return [
            str(one["id"])
            for one in nodes(page)
            if not (
                frame["x"] <= one["x"] <= frame["x"] + frame["width"]
                and frame["y"] <= one["y"] <= frame["y"] + frame["height"]
            )
        ]

    page = page_of(device, shape)
    sit_down(page, fixed, "dunkelrunde", ADA, *[BOT] * 3, **WHOLE)
    page.wait_for_selector(".node[data-legal]")
    ready(page)
    assert cropped(page) == []
    for width, height in [(600, 900), (1280, 720), (500, 500)]:
        page.set_viewport_size({"width": width, "height": height})
        still(page)
        assert cropped(page) == [], f"{width} x {height}"
        frame = page.locator(".stage .board").bounding_box()
        world = page.locator(".stage .picture").bounding_box()
        assert frame is not None
        assert world is not None
        # The board is as large as it can be: it nearly touches two edges.
        assert max(world["width"] / frame["width"], world["height"] / frame["height"]) > 0.95


def test_one_tab_stop_and_arrows(fixed: Server, device: MakeDevice) -> None:
    page = page_of(device, "desktop")
    sit_down(page, fixed, "dunkelrunde", ADA, BOT, **WHOLE)
    page.wait_for_selector(".node[data-legal]")
    assert {one["id"] for one in legal(page)} <= reached_by_arrows(page)
    names = {one["id"]: one["name"] for one in nodes(page)}
    assert names["red-girl"].startswith("Red girl, Village")  # where it is, and who is with it
    assert "Red boy" in names["red-girl"]
    assert "Tree ghost" in names["6"]
    assert "Blue tile" in names["6"]


@pytest.mark.parametrize(("shape", "most"), [("portrait", 60), ("phone", 60), ("side", 120)])
def test_the_panel_keeps_to_its_strip(fixed: Server, device: MakeDevice, shape: str, most: int) -> None:
    page = page_of(device, shape)
    sit_down(page, fixed, "dunkelrunde", ADA, *[BOT] * 5, **WHOLE)
    panel = page.locator("section.panel")
    expect(panel).to_contain_text("linden")
    box = panel.bounding_box()
    assert box is not None
    assert box["height"] <= most
    expect(panel.locator("svg.child")).to_have_count(12)
