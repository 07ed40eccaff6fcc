"""Where a game turned: from the end of a game to the line that can be touched, its words, and a picture to keep."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import GAMES, MakeDevice, Server
from tests.browser.sitting import sit
from tests.browser.test_replay import at, played, shows
from tests.browser.waiting import looks, still, until
from tests.examples import EXAMPLE, SECRET

from lamplight.kits import game_named

PNG = b"\x89PNG"
# How far an analysis is; nothing once it is done.
FAR = """() => {
  const bar = document.querySelector('progress');
  return bar && `${bar.value} ${bar.parentElement.innerText}`;
}"""


def comes(page: Page, what: Locator, count: int = 1) -> None:
    """Waits until so much of an analysis is there; as long as it goes on it has the time it needs."""
    while what.count() < count:
        before = page.evaluate(FAR)
        for _ in looks(page, "the analysis stands still"):
            if what.count() >= count or page.evaluate(FAR) != before:
                break
    expect(what).to_have_count(count)


def test_a_family_looks_at_its_game_again(fixed: Server, device: MakeDevice, tmp_path: Path) -> None:
    page = device("phone").page
    made, _ = played(fixed, EXAMPLE)
    sit(page, fixed, made)
    page.get_by_role("button", name="Where did it turn?").click()
    line = page.get_by_role("slider", name="The course of the game")
    comes(page, page.locator(".awards li"), 2)  # once it is analysed
    last = int(line.get_attribute("aria-valuemax") or 0)
    assert line.get_attribute("aria-valuenow") == str(last)
    box = line.bounding_box()
    assert box is not None
    assert box["width"] > 250
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    line.press("Home")
    expect(line).to_have_attribute("aria-valuenow", "0")
    line.press("ArrowRight")
    expect(line).to_have_attribute("aria-valuenow", "1")
    assert "of a hundred" in (line.get_attribute("aria-valuetext") or "")
    line.click(position={"x": box["width"] / 2, "y": 20})
    until(page, lambda: abs(int(line.get_attribute("aria-valuenow") or 0) - last / 2) < last / 10)
    turns = page.locator(".turns button")
    turns.first.click()
    expect(turns.first).to_have_attribute("aria-current", "true")
    for number in range(turns.count()):
        turns.nth(number).scroll_into_view_if_needed()
        drawn = page.locator(".turns li").nth(number).locator("img")
        expect(drawn).to_be_visible()
        drawn.evaluate("one => one.decode()")  # it is a picture, or this fails
    page.get_by_text("The numbers").click()
    cells = page.locator("figure tbody tr").first.locator("td").all_inner_texts()
    numbers = [float(cell.split(" ")[0]) for cell in cells[:5]]
    assert abs(sum(numbers[:4]) - numbers[4]) < 0.3  # each is rounded
    assert ["±" in cell for cell in cells] == [False, True, True, False, False, True, False]
    assert re.fullmatch(r"\d+/\d+", cells[6]), "so many decisions were too close to call"
    assert re.search(r"\(\d+ to \d+\)", turns.first.inner_text())
    assert page.evaluate("() => (told => told.scrollWidth <= told.clientWidth)(document.querySelector('.end .told'))")
    for name, suffix, begins in (("Keep as a picture", "png", PNG), ("For printing", "svg", b"<svg")):
        with page.expect_download() as coming:
            page.get_by_role("button", name=name).click()
        file = tmp_path / f"picture.{suffix}"
        coming.value.save_as(file)
        assert file.read_bytes().startswith(begins)
        assert file.stat().st_size > 10_000
    page.evaluate("() => { window.print = () => undefined; }")
    page.get_by_role("button", name="Print", exact=True).click()
    page.emulate_media(media="print")
    paper = page.locator("body > .on-paper > svg")
    expect(paper).to_be_visible()
    expect(page.locator("main")).to_be_hidden()
    page.emulate_media(media="screen")
    expect(paper).to_be_hidden()
    page.evaluate("() => dispatchEvent(new Event('afterprint'))")
    expect(paper).to_have_count(0)
    page.get_by_role("link", name="Show me").first.click()
    page.wait_for_selector('main.replay[data-side="instead"][data-behind="false"]')
    told = page.get_by_role("status").filter(has_text="What might have been")
    expect(told).to_be_visible()
    assert page.locator('[data-part="caption"]').inner_text() != ""
    still(page)
    here = page.locator("main.replay").get_attribute("data-ply")
    page.get_by_role("button", name="Back to the game").click()
    page.wait_for_selector(f'main.replay[data-side=""][data-ply="{here}"][data-shown="{here}"]')
    expect(told).to_have_count(0)
    page.get_by_role("button", name="Where did it turn?").click()
    with page.expect_download() as coming:
        page.get_by_role("dialog").get_by_role("button", name="Keep as a picture").click()
    coming.value.save_as(tmp_path / "best.png")
    assert (tmp_path / "best.png").read_bytes().startswith(PNG)
    assert (tmp_path / "best.png").stat().st_size > 100_000, "the board is in it"
    page.get_by_role("dialog").get_by_role("button", name="Show me").last.click()
    page.wait_for_selector('main.replay[data-side="instead"]')
    page.get_by_role("button", name="One step on").click()
    page.wait_for_selector('main.replay[data-side=""]')


@pytest.mark.parametrize("game", [game for game in GAMES if game != EXAMPLE])
def test_other_games_have_a_course_too(fixed: Server, device: MakeDevice, game: str) -> None:
    page = device("desktop").page
    made, script = played(fixed, game)
    sit(page, fixed, made, *range(len(made["seats"])))
    page.get_by_role("link", name="Watch it again").click()
    shows(page, 0)
    page.keyboard.press("PageDown")
    page.wait_for_function("() => Number(document.querySelector('main.replay').dataset.scene) > 0")
    assert 0 < at(page) <= len(script.dos)
    page.keyboard.press("PageUp")
    shows(page, 0)
    eyes = page.get_by_role("combobox", name="With whose eyes")
    if game == SECRET:
        secrets = page.locator(".seats small").all_inner_texts()
        eyes.select_option("0")
        page.wait_for_function("old => document.querySelector('.seats small').innerText !== old", arg=secrets[0])
        eyes.select_option("open")
        expect(page.locator(".seats small").first).to_have_text(secrets[0])
    else:
        expect(eyes).to_have_count(0)
    page.get_by_role("button", name="Where did it turn?").click()
    sheet = page.get_by_role("dialog", name="Where did it turn?")
    line = sheet.get_by_role("slider", name="The course of the game")
    comes(page, line)  # the first picture
    expect(line).to_be_visible()
    seats = len(made["seats"])
    expect(line.locator("path.halo")).to_have_count(1 if game_named(game).together else seats)
    line.press("End")
    expect(line).to_have_attribute("aria-valuenow", line.get_attribute("aria-valuemax") or "")
    if game == SECRET:
        comes(page, sheet.locator(".awards li"), seats)
        expect(line.locator("path.known")).to_have_count(seats)
