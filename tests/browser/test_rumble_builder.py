"""The builder: a fault is named and mended, a layout is kept in a file, opened from one, and shared by a link."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect
from tests.browser.access import serious_faults
from tests.browser.conftest import MakeDevice, Server
from tests.browser.pseudo import look, speak
from tests.browser.waiting import until

pytestmark = pytest.mark.browser

ROOMS = 12
# A page that is surprised in the same way every time (mulberry32).
LUCK = """(() => {
  let state = 7;
  Math.random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let next = Math.imul(state ^ (state >>> 15), 1 | state);
    next = (next + Math.imul(next ^ (next >>> 7), 61 | next)) ^ next;
    return ((next ^ (next >>> 14)) >>> 0) / 4294967296;
  };
})()"""


def shown(page: Page) -> list[str]:
    """What lies where: the names of the places in reading order."""
    return [one or "" for one in page.locator(".cell").evaluate_all("all => all.map(one => one.ariaLabel)")]


def lay_out(page: Page, url: str) -> None:
    """All twelve cards in four columns; then the entry goes right below the treasure room."""
    page.goto(f"{url}/build")
    page.get_by_role("button", name="Creaky entry").click()
    for at in range(ROOMS):
        page.get_by_role("button", name=f"Empty place, row {at // 4 + 1}, column {at % 4 + 1}").click()
    expect(page.locator(".cell.full")).to_have_count(ROOMS)
    page.get_by_role("button", name=re.compile("^Creaky entry")).click()
    page.get_by_role("button", name="Empty place, row 4, column 4").click()


def test_a_fault_is_named_and_mended_and_the_file_comes_back(
    server: Server, device: MakeDevice, tmp_path: Path
) -> None:
    page = device().page
    lay_out(page, server.url)
    play = page.get_by_role("button", name="Play here")
    faults = page.locator(".faults li")
    # The treasure lies right behind the entry: that is said in words, and nobody plays here.
    expect(faults).to_have_count(1)
    expect(faults).to_contain_text("only one step apart")
    expect(play).to_be_disabled()
    assert serious_faults(page) == []
    page.get_by_role("button", name="Empty place, row 1, column 1").click()  # the card is still chosen
    expect(faults).to_have_count(0)
    expect(page.locator(".good")).to_be_visible()
    expect(play).to_be_enabled()

    page.get_by_label("Name of your layout").fill("The block")
    before = shown(page)
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / saving.value.suggested_filename
    saving.value.save_as(file)
    assert json.loads(file.read_text())["name"] == "The block"

    page.get_by_role("button", name="Clear everything away").click()
    expect(page.locator(".cell.full")).to_have_count(0)
    upload = page.locator('input[type="file"]')
    upload.set_input_files(file)
    expect(page.locator(".cell.full")).to_have_count(ROOMS)
    assert shown(page) == before
    expect(page.get_by_label("Name of your layout")).to_have_value("The block")
    expect(play).to_be_enabled()

    # What is no layout is refused in words, and what lies on the table stays there.
    good = json.loads(file.read_text())
    hostile = {
        "large.json": json.dumps({**good, "note": "x" * 5000}),
        "broken.json": '{"name": "x", "layout": ',
        "other.json": json.dumps({"name": "x", "layout": "javascript:alert(1)"}),
        "markup.json": json.dumps({"name": "<img src=x onerror=alert(1)>", "layout": good["layout"] + "z"}),
        "proto.json": '{"__proto__": {"layout": "d1c:"}, "name": {"toString": 1}}',
        "list.json": json.dumps([good]),
        "deep.json": "[" * 2000 + "]" * 2000,
        "empty.json": "",
        "bytes.json": "\x00\x01\ufffd",
    }
    for name, content in hostile.items():
        bad = tmp_path / name
        bad.write_text(content)
        upload.set_input_files(bad)
        expect(page.locator('.fault[role="alert"]')).to_contain_text(re.compile(r"\w+ \w+"))
        assert shown(page) == before, name
        expect(play).to_be_enabled()
        page.get_by_label(re.compile("^Doors")).select_option(
            "twisty"
        )  # whatever is changed next, the old complaint goes
        expect(page.locator('.fault[role="alert"]')).to_have_count(0)
        page.get_by_label(re.compile("^Doors")).select_option("classic")
        expect(play).to_be_enabled()
    named = tmp_path / "named.json"
    named.write_text(json.dumps({**good, "name": "<b onclick=alert(1)>" + "n" * 100}))
    upload.set_input_files(named)
    expect(page.get_by_label("Name of your layout")).to_have_value(re.compile("^<b onclick"))  # a name, not markup


def test_a_lay_out_is_shared_by_its_link(server: Server, device: MakeDevice) -> None:
    mine, theirs = device().page, device("tablet").page
    mine.add_init_script(LUCK)
    mine.goto(f"{server.url}/build")
    mine.get_by_label(re.compile("^Doors")).select_option("twisty")
    mine.get_by_role("button", name="Surprise me").click()
    expect(mine.locator(".good")).to_be_visible()
    first = shown(mine)
    mine.get_by_role("button", name="Surprise me").click()
    expect(mine.locator(".good")).to_be_visible()
    assert shown(mine) != first  # another one every time
    mine.get_by_role("button", name="Share", exact=True).click()
    link = mine.get_by_label("Link to this layout").input_value()
    theirs.goto(link)
    expect(theirs.locator(".good")).to_be_visible()
    assert shown(theirs) == shown(mine)
    expect(theirs.get_by_label(re.compile("^Doors"))).to_have_value("twisty")
    theirs.get_by_role("button", name="Play here").click()
    theirs.get_by_role("button", name="Start the game").click()
    theirs.wait_for_url(re.compile(r"/t/[a-z0-9]+$"))
    expect(theirs.locator("section.curtain")).to_be_visible()


@pytest.mark.parametrize("boxes", ["dungeon", "house", "both"])
def test_a_surprise_is_good_to_play_on(server: Server, device: MakeDevice, boxes: str) -> None:
    page = device().page
    page.add_init_script(LUCK)
    page.goto(f"{server.url}/build")
    page.get_by_label(re.compile("^Boxes")).select_option(boxes)
    for doors in ("classic", "twisty"):
        page.get_by_label(re.compile("^Doors")).select_option(doors)
        for _ in range(4):
            page.get_by_role("button", name="Surprise me").click()
            expect(page.locator(".good")).to_be_visible()
            expect(page.get_by_role("button", name="Play here")).to_be_enabled()
            expect(page.locator(".faults")).to_have_count(0)


def test_a_link_that_is_no_lay_out_is_answered_in_words(server: Server, device: MakeDevice) -> None:
    page = device().page
    page.goto(f"{server.url}/build#d1c:nonsense<script>")
    expect(page.locator(".faults li")).to_have_count(1)
    expect(page.locator(".cell.full")).to_have_count(0)


def test_what_does_not_go_together_is_said_at_once(server: Server, device: MakeDevice) -> None:
    page = device().page
    page.goto(server.url)
    page.get_by_role("button", name="Rumble in the Dungeon").click()
    page.get_by_role("button", name="Round one tablet").click()
    sheet = page.get_by_role("dialog")
    expect(sheet.locator(".chairs li")).to_have_count(3)
    sheet.get_by_text("House variants", exact=True).click()
    sheet.get_by_label(re.compile("^Secret")).select_option("4")
    alert = sheet.get_by_role("alert")
    expect(alert).to_be_visible()  # nobody has pressed “Start” yet
    sheet.get_by_label(re.compile("^Secret")).select_option("usual")
    expect(alert).to_have_count(0)
    assert serious_faults(page) == []


def test_words_that_come_late_are_waited_for(server: Server, device: MakeDevice) -> None:
    """On a slow line the page does not show the names of messages instead of their words."""
    page = device().page
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route(re.compile(r"/assets/rumble-[^/]*\.js$"), hold)
    page.goto(f"{server.url}/build", wait_until="commit")
    expect(page.get_by_role("status")).to_be_visible()
    until(page, lambda: held)  # the catalogue of the game is asked for
    assert "rd-" not in page.locator("body").inner_text()
    for route in held:
        route.continue_()
    expect(page.get_by_role("button", name="Surprise me")).to_be_visible()
    assert "rd-" not in page.locator("body").inner_text()


def test_the_builder_in_a_language_that_nobody_speaks(server: Server, device: MakeDevice) -> None:
    page = device().page
    speak(page)
    page.goto(f"{server.url}/build")
    page.wait_for_selector(".cell")
    look(page, "empty builder")
    page.set_viewport_size({"width": 1440, "height": 900})
    page.locator(".tray button").first.click()
    page.locator(".cell").first.click()
    expect(page.locator(".cell.full")).to_have_count(1)
    look(page, "builder with a fault")
