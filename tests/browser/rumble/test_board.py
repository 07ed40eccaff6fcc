"""Rumble on its board at every shape: played to the end by touch alone, readable, one Tab stop, secrets marked."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.board import (
    decide,
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
from tests.browser.hands import version
from tests.browser.rumble.brawler import Brawler
from tests.browser.sitting import ADA, BEA, CHANCE, sit, sit_down
from tests.browser.waiting import ready, still
from tests.server.people import Device

from lamplight.games.rumble.actions import DUNGEON_CHARACTERS

pytestmark = pytest.mark.browser

ONE = {"adventures": "1", "layout": "ring"}
CORRIDOR = "d1c:" + "".join(f"{x:x}00" for x in range(12))  # a layout of one's own, as long as can be


@pytest.mark.parametrize("shape", SIZES)
def test_a_whole_adventure_by_touching_the_board(fixed: Server, device: MakeDevice, shape: str) -> None:
    page = page_of(device, shape)
    sit_down(page, fixed, "rumble", ADA, *[CHANCE] * 4, **ONE)
    played = play_to_the_end(page, shape, Brawler(), most=120)
    assert len(played) > 5
    expect(page.locator(".results .won")).not_to_have_count(0)


def keeper(server: Server, made: dict[str, Any]) -> str:
    """Plays all seats elsewhere until the first is asked, and somebody is alone with the chest: who that is."""
    one = Device(server, made["table"], [keys["token"] for keys in made["seats"]])
    luck = random.Random(1)
    while True:
        carried = [do.split()[1] for do in one.options if do.startswith("carry ")]
        if carried and one.actor == 0:
            one.close()
            return carried[0]
        one.act(one.options[int(luck.random() * len(one.options))])


@pytest.mark.parametrize("shape", SIZES)
def test_with_the_chest_or_without_it(fixed: Server, device: MakeDevice, shape: str) -> None:
    """RD-5.1, A3: whoever is alone with the chest may take it along or leave it, and the board offers both."""
    page = page_of(device, shape)
    made = fixed.table_of("rumble", ADA, BEA, {"kind": "here"}, **ONE)
    who = keeper(fixed, made)
    sit(page, fixed, made, 0)
    ready(page)
    tap(page, who, shape)
    assert "chest" in {one["id"] for one in legal(page)}
    room = next(one["id"] for one in legal(page) if one["id"] not in (*DUNGEON_CHARACTERS, "chest"))
    tap(page, room, shape)
    assert {one["id"] for one in legal(page) if " " in one["id"]} == {f"move {who} {room}", f"carry {who} {room}"}
    assert small_targets(page, shape) == []
    tap(page, f"move {who} {room}", shape)
    expect(page.locator(".go")).to_be_enabled()
    tap(page, f"carry {who} {room}", shape)
    expect(page.locator(f'.node[data-id="carry {who} {room}"]')).to_have_attribute("aria-pressed", "true")
    before = version(page)
    tap(page, f"carry {who} {room}", shape)  # a second touch plays
    page.wait_for_function("v => document.querySelector('[data-v]')?.dataset.v !== v", arg=before)
    names = {one["id"]: one["name"] for one in nodes(page)}
    assert names["chest"] != names[who]


@pytest.mark.parametrize(
    "options", [{"layout": "ladder"}, {"set": "both", "layout": "generated"}], ids=["dungeon", "both"]
)
@pytest.mark.parametrize("shape", SIZES)
def test_everything_can_be_read_and_hit(fixed: Server, device: MakeDevice, shape: str, options: dict[str, str]) -> None:
    page = page_of(device, shape)
    sit_down(page, fixed, "rumble", ADA, CHANCE, CHANCE, **options)
    for turn in range(3):
        page.wait_for_selector(".node[data-legal]", state="attached")
        ready(page)
        assert small_texts(page) == [], f"turn {turn}"
        assert small_targets(page, shape) == [], f"turn {turn}"
        first = next(one["id"] for one in legal(page) if one["id"] in DUNGEON_CHARACTERS)
        tap(page, first, shape)
        assert small_texts(page) == [], f"turn {turn}, {first} chosen"
        assert small_targets(page, shape) == [], f"turn {turn}, {first} chosen"
        decide(page, shape, Brawler())


# One that is long, in every shape but one.
LAYOUTS = {shape: "ring" if shape == "tablet" else CORRIDOR for shape in SIZES}


def covered(page: Page) -> list[str]:
    """Rooms and figures, also those on the podium, over which something else lies than the drawing."""
    frame = page.locator(".stage").bounding_box()
    assert frame is not None
    return [
        str(one["id"])
        for one in nodes(page)
        if not one["seen"]
        and not one["chip"]
        and frame["x"] < one["x"] < frame["x"] + frame["width"]
        and frame["y"] < one["y"] < frame["y"] + frame["height"]
    ]


@pytest.mark.parametrize("shape", SIZES)
def test_it_fills_its_stage_while_the_window_changes(fixed: Server, device: MakeDevice, shape: str) -> None:
    page = page_of(device, shape)
    sit_down(page, fixed, "rumble", ADA, CHANCE, CHANCE, **{**ONE, "layout": LAYOUTS[shape]})
    ready(page)
    still(page)
    assert small_texts(page) == []
    assert small_targets(page, shape) == []
    assert covered(page) == []
    for width, height in [SIZES[shape], (600, 900), (1280, 720), (500, 500)]:
        page.set_viewport_size({"width": width, "height": height})
        still(page)
        frame = page.locator(".stage .board").bounding_box()
        world = page.locator(".stage .world").bounding_box()
        assert frame is not None
        assert world is not None
        assert world["width"] <= frame["width"] + 1
        assert world["height"] <= frame["height"] + 1
        assert max(world["width"] / frame["width"], world["height"] / frame["height"]) > 0.99


def test_one_tab_stop_and_arrows(fixed: Server, device: MakeDevice) -> None:
    page = page_of(device, "desktop")
    sit_down(page, fixed, "rumble", ADA, CHANCE, CHANCE, **ONE)
    page.wait_for_selector(".node[data-legal]", state="attached")
    assert {one["id"] for one in legal(page)} <= reached_by_arrows(page)
    names = [str(one["name"]) for one in nodes(page)]
    assert len(set(names)) == len(names)
    assert sum("," in name or ":" in name for name in names) >= 13  # everybody and the chest: where, and with whom


def fate(page: Page) -> list[str]:
    found: list[str] = page.locator(".own li").evaluate_all("all => all.map(one => one.dataset.fate)")
    return found


@pytest.mark.parametrize(("shape", "most"), [("desktop", 400), ("portrait", 60), ("phone", 60), ("side", 120)])
def test_secret_characters_are_marked_when_they_are_out(
    fixed: Server, device: MakeDevice, shape: str, most: int
) -> None:
    page = page_of(device, shape)
    sit_down(page, fixed, "rumble", ADA, CHANCE, CHANCE, **ONE)
    own = page.locator(".own")
    expect(own).to_contain_text("Your secret characters")
    expect(own.locator("li")).to_have_count(2)
    box = page.locator(".panel").last.bounding_box()
    assert box is not None
    assert box["height"] <= most
    for _ in range(60):
        page.wait_for_selector(".stage .node[data-legal], .show", state="attached")
        if "thrown" in fate(page):
            break
        assert not page.locator(".show").count(), "the adventure ended with both inside"
        decide(page, shape, Brawler())
    out = own.locator('li[data-fate="thrown"]').first
    expect(out.locator(".hidden")).to_contain_text("thrown out")
    assert "out" in out.locator(".sign").filter(visible=True).first.inner_text()
    expect(out.locator(".cross")).to_be_visible()
    page.wait_for_selector('[data-open="true"], .show', state="attached")
    if not page.locator(".show").count():  # whoever is out stands on the podium, and nothing lies over it
        still(page)
        assert covered(page) == []
