"""A game once more in the browser: from the end, by a link to a move, from a file; by keys, slider and log."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.access import serious_faults
from tests.browser.conftest import GAMES, MakeDevice, Server
from tests.browser.script import Script
from tests.browser.sitting import ADA, BEA, sit
from tests.browser.waiting import still
from tests.examples import SECRET, SHORT, needs_secrets

from lamplight.core.record import read_record

pytestmark = pytest.mark.browser

RECORDS = Path(__file__).parents[1] / "records"


def at(page: Page) -> int:
    return int(page.locator("main.replay").get_attribute("data-scene") or -1)


def shows(page: Page, scene: int, **more: str) -> None:
    """Waits until this scene stands on the stage."""
    wanted = "".join(
        f'[data-{name}="{value}"]' for name, value in {"scene": str(scene), "behind": "false", **more}.items()
    )
    page.wait_for_selector(f"main.replay{wanted}")
    page.wait_for_function(
        "() => { const one = document.querySelector('main.replay').dataset; return one.ply === one.shown; }"
    )


def played(server: Server, game: str) -> tuple[dict[str, Any], Script]:
    """A table whose game is over."""
    _, seats, options = SHORT[game]
    script = Script(game, seats, 4, **options)
    made = server.table_of(game, ADA, *[BEA] * (seats - 1), **options)
    script.lead(server, made, len(script.dos))
    return made, script


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_is_looked_at_again(fixed: Server, device: MakeDevice, game: str) -> None:
    one = device("desktop")
    one.forgiven = (*one.forgiven, "404")  # nobody has had this game analysed
    page = one.page
    made, script = played(fixed, game)
    sit(page, fixed, made, *range(len(made["seats"])))
    page.get_by_role("link", name="Watch it again").click()
    shows(page, 0)
    last = int(page.locator("main.replay").get_attribute("data-last") or 0)
    assert last == len(script.dos)
    expect(page.locator("main.replay .board .node").first).to_be_visible()
    assert serious_faults(page) == []
    page.keyboard.press("ArrowRight")
    shows(page, 1)
    lines = page.locator('[data-part="log"] button')
    assert lines.count() > last / 2
    slider = page.get_by_role("slider", name="Where in the game")
    slider.fill(str(last - 1))
    shows(page, last - 1)
    expect(page.locator('[data-part="log"] [aria-current]').last).to_be_in_viewport()
    page.get_by_role("button", name="One step back").click()
    shows(page, last - 2)
    page.keyboard.press("End")
    shows(page, last)
    expect(page.locator(".who")).to_contain_text("The game is over.")
    page.keyboard.press("Home")
    shows(page, 0)
    page.get_by_role("button", name="On to the next turn").click()
    page.wait_for_function("() => Number(document.querySelector('main.replay').dataset.scene) > 0")
    turn = at(page)
    page.keyboard.press("Shift+ArrowLeft")
    shows(page, 0)
    assert turn >= 1
    line = lines.nth(lines.count() // 2)
    ply = line.get_attribute("data-ply")
    line.click()
    page.wait_for_selector(f'main.replay[data-ply="{ply}"][data-shown="{ply}"]')
    page.wait_for_function("ply => location.hash === '#' + ply", arg=ply)
    link = page.url
    seen = page.locator('[data-part="caption"]').inner_text()
    page.goto(fixed.url)
    page.goto(link)
    page.wait_for_selector(f'main.replay[data-ply="{ply}"][data-shown="{ply}"]')
    assert page.locator('[data-part="caption"]').inner_text() == seen
    page.get_by_role("combobox", name="How fast").select_option("8")
    page.keyboard.press("Home")
    shows(page, 0)
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_function("() => Number(document.querySelector('main.replay').dataset.scene) >= 3")
    page.get_by_role("button", name="Pause").click()
    expect(page.locator('main.replay[data-playing="false"]')).to_have_count(1)
    here = at(page)
    ply = page.locator("main.replay").get_attribute("data-ply")
    page.get_by_role("button", name="Play on from here").click()
    sheet = page.get_by_role("dialog", name="Play on from here")
    for choice in sheet.get_by_role("combobox").all():
        choice.select_option("here")
    assert serious_faults(page) == []
    sheet.get_by_role("button", name="Begin").click()
    page.wait_for_selector("main.table")
    assert made["table"] not in page.url
    page.wait_for_function("v => Number(document.querySelector('main.table').dataset.v) >= v", arg=int(ply or 0))
    assert here >= 3
    page.goto(f"{page.url.partition('?')[0]}?replay")
    origin = page.get_by_role("status").filter(has_text=f"branched off from another one ({made['table']})")
    origin.get_by_role("link").click()
    page.wait_for_selector(f'main.replay[data-ply="{ply}"][data-shown="{ply}"]')
    assert made["table"] in page.url
    for nowhere, told in (("999999", "no move 999,999:"), ("9999999999", "has no move"), ("t7777", "at move 7,778")):
        page.goto(fixed.url)
        page.goto(f"{link.partition('#')[0]}#{nowhere}")
        expect(page.get_by_text(told)).to_be_visible()
        shows(page, 0 if nowhere.startswith("t") else last)


@needs_secrets
def test_who_watches_a_game_looks_back_and_learns_its_secrets_when_its_players_open_it(
    fixed: Server, device: MakeDevice
) -> None:
    _, seats, options = SHORT[SECRET]
    script = Script(SECRET, seats, 4, **options)
    made = fixed.table_of(SECRET, ADA, *[BEA] * (seats - 1), **options)
    script.lead(fixed, made, 5)
    page = sit(device("phone").page, fixed, made)
    page.get_by_role("button", name="What happened").click()
    page.get_by_role("link", name="Look back").click()
    shows(page, 5)
    assert page.locator("main.replay").get_attribute("data-last") == "5"
    expect(page.get_by_role("combobox", name="With whose eyes")).to_have_count(0)
    page.get_by_role("button", name="One step back").click()
    shows(page, 4)
    page.keyboard.press("End")
    shows(page, 5)
    script.lead(fixed, made, 8)  # meanwhile at the table
    shows(page, 8, last="8", playing="false")
    page.get_by_role("link", name="Back to the table").click()
    page.wait_for_selector("main.table")
    script.lead(fixed, made, len(script.dos))
    end = page.locator("section.end")
    page.get_by_role("button", name="Show the result").click()
    expect(end.get_by_role("link", name="Watch it again")).to_be_visible()
    for hidden in ("Save this game", "Where did it turn?", "Open it to everybody"):
        expect(end.get_by_text(hidden)).to_have_count(0)
    family = sit(device("desktop").page, fixed, made, *range(seats))
    opens = family.get_by_role("button", name="Open it to everybody")
    expect(family.get_by_text("Save this game")).to_be_visible()
    opens.click()
    expect(opens).to_have_count(0)
    expect(end.get_by_text("Save this game")).to_be_visible()
    expect(end.get_by_text("Where did it turn?")).to_be_visible()


def test_a_file_is_looked_at_and_what_is_none_is_told(fixed: Server, device: MakeDevice, tmp_path: Path) -> None:
    one = device("phone")
    one.forgiven = (*one.forgiven, "422")  # the browser notes that the server refused the first file
    page = one.page
    page.goto(f"{fixed.url}/replay")
    chooser = page.locator('input[type="file"]')
    wrong = tmp_path / "shopping.txt"
    wrong.write_text("milk, bread, a lantern")
    chooser.set_input_files(wrong)
    expect(page.get_by_role("alert")).to_contain_text("Line 1")
    record = min((RECORDS / GAMES[0]).glob("*.jsonl"))
    lines = record.read_text(encoding="utf-8").splitlines()
    header = json.loads(lines[0])
    header["names"] = ["<b>Zoe</b>", *["Xaver"] * (header["seats"] - 1)]
    header["ratings"] = [1512, *[None] * (header["seats"] - 1)]
    cut = tmp_path / "evening.jsonl"
    cut.write_text("\n".join([json.dumps(header), *lines[1:60], lines[60][:9]]))
    page.locator('input[type="file"]').set_input_files(cut)
    shows(page, 0)
    expect(page.get_by_role("status").filter(has_text="Line 61")).to_be_visible()
    page.get_by_role("button", name="Close", exact=True).click()
    page.get_by_role("button", name="What happened").click()
    expect(page.get_by_role("dialog").get_by_text("<b>Zoe</b>", exact=True)).to_be_visible()
    expect(page.get_by_role("dialog").locator(".rating")).to_have_text(["1512"])
    page.keyboard.press("Escape")
    still(page)
    page.get_by_role("button", name="One step on").click()
    shows(page, 1)
    page.get_by_role("button", name="Write a comment").click()
    sheet = page.get_by_role("dialog", name="Write a comment")
    sheet.get_by_role("textbox").fill("A <i>brave</i> one!")
    sheet.get_by_role("button", name="Keep it").click()
    expect(sheet).to_have_count(0)
    page.get_by_role("button", name="What happened").click()
    expect(page.get_by_role("dialog").get_by_text("A <i>brave</i> one!", exact=True)).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Write a comment").click()
    with page.expect_download() as coming:
        sheet.get_by_role("button", name="Save my copy").click()
    copy = tmp_path / "copy.jsonl"
    coming.value.save_as(copy)
    notes = [json.loads(line).get("note") for line in copy.read_text(encoding="utf-8").splitlines()[:60]]
    assert [note for note in notes if note] == ["A <i>brave</i> one!"]
    assert read_record(copy.read_text(encoding="utf-8").splitlines()[:60]).margin.notes
    page.get_by_role("button", name="Close", exact=True).click()
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("dialog", name="Play on from here").get_by_role("button", name="Begin").click()
    page.wait_for_selector("main.table")
    page.goto(f"{page.url.partition('?')[0]}?replay")
    expect(page.get_by_text("branched off from one in a file after move")).to_be_visible()
    page.goto(fixed.url)
    expect(page.locator(".cover svg")).to_be_visible()
    dropped = page.evaluate_handle(
        "text => { const all = new DataTransfer(); all.items.add(new File([text], 'copy.jsonl')); return all; }",
        copy.read_text(encoding="utf-8"),
    )
    page.dispatch_event("main", "drop", {"dataTransfer": dropped})
    shows(page, 0)
    page.get_by_role("button", name="What happened").click()
    expect(page.get_by_role("dialog").get_by_text("A <i>brave</i> one!", exact=True)).to_be_visible()
