"""The end of a game, composed for every shape: the picture fills its frame, what to do next is in sight."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.access import faults
from tests.browser.conftest import SIZES, MakeDevice, Server
from tests.browser.pseudo import look, speak
from tests.browser.waiting import still
from tests.examples import SHORT
from tests.server.people import Device

from lamplight.kits import all_games

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def ended(server: Server) -> dict[str, str]:
    """The address of a table of each game that is over, with the key of a seat; chance played it."""
    found: dict[str, str] = {}
    for game in all_games():
        _, players, options = SHORT[game.id]
        seats: list[dict[str, str]] = [{"kind": "here"}] + [{"kind": "bot", "bot": "uniform"}] * (players - 1)
        made = server.table_of(game.id, *seats, **options)
        token = made["seats"][0]["token"]
        person = Device(server, made["table"], [token])
        person.ask("seat", seat=0, act="bot", bot="uniform")
        while not person.over:  # bots play on where somebody looks
            person.hear()
        person.close()
        found[game.id] = f"{server.url}/t/{made['table']}#seat={token}"
    return found


def misfits(page: Page) -> list[str]:
    """What of the end screen does not fit: said by its own measure."""
    found: list[str] = page.evaluate(
        """() => {
          const out = [];
          const box = one => one.getBoundingClientRect();
          const near = (a, b) => Math.abs(a - b) <= 1.5;
          const frame = box(document.querySelector('.end .art'));
          const art = document.querySelector('.end .art svg:not(.lights)');
          const view = art.viewBox.baseVal;
          const drawn = box(art);
          for (const side of ['left', 'right', 'top', 'bottom'])
            if (!near(drawn[side], frame[side])) out.push(`the picture ends at ${side} ${drawn[side]}`);
          const shape = view.width / view.height - frame.width / frame.height;
          if (Math.abs(shape) > 0.02) out.push('the picture is cut or boxed');
          const whole = box(document.querySelector('.end'));
          if (whole.top < 0 || whole.bottom > innerHeight) out.push('higher than the screen');
          if (whole.left < 0 || whole.right > innerWidth) out.push('wider than the screen');
          const row = document.querySelector('.end .next');
          const next = [...row.querySelectorAll('.button')].map(box);
          for (const one of next) {
            if (one.bottom > innerHeight || one.height < 44) out.push('a button is out of reach');
            const beside = next.filter(other => near(other.top, one.top));
            if (beside.some(other => !near(other.height, one.height))) out.push('buttons of different heights');
            if (beside.some(other => !near(other.width, one.width))) out.push('buttons of different widths');
          }
          const wide = Math.max(...next.map(one => one.right)) - Math.min(...next.map(one => one.left));
          const free = box(row).width - 2 * parseFloat(getComputedStyle(row).paddingLeft);
          if (!near(wide, free)) out.push('buttons do not fill their row');
          for (const one of document.querySelectorAll('.end .told, .end .button, .end li, .end h1'))
            if (one.scrollWidth > one.clientWidth + 2) out.push(`cut: ${one.textContent.trim().slice(0, 40)}`);
          return out;
        }"""
    )
    return found


@pytest.mark.parametrize("game", [game.id for game in all_games()])
@pytest.mark.parametrize("language", ["en-GB", "de-DE"])
def test_the_end_fits_every_shape(
    server: Server, device: MakeDevice, ended: dict[str, str], game: str, language: str
) -> None:
    page = device(language=language).page
    page.goto(ended[game])
    expect(page.locator("#end-title")).to_be_visible()
    expect(page.locator(".end .art svg").first).to_be_visible()
    course = page.get_by_role("figure").get_by_role("img")
    expect(course).to_have_attribute("aria-label", re.compile("[^ ]{4,}"))
    for width, height in SIZES.values():
        page.set_viewport_size({"width": width, "height": height})
        still(page)
        assert misfits(page) == [], (width, height)
    if language == "en-GB":
        assert faults(page) == []


@pytest.mark.parametrize("game", [game.id for game in all_games()])
def test_the_end_in_a_language_that_nobody_speaks(device: MakeDevice, ended: dict[str, str], game: str) -> None:
    page = device().page
    speak(page)
    page.goto(ended[game])
    expect(page.locator("#end-title")).to_be_visible()
    page.wait_for_selector(".end .art svg")
    look(page, "end")


@pytest.mark.parametrize("game", [game.id for game in all_games()])
def test_the_course_is_drawn_from_the_game(
    server: Server, device: MakeDevice, ended: dict[str, str], game: str
) -> None:
    page = device().page
    page.goto(ended[game])
    course = page.get_by_role("figure")
    expect(course.locator("rect")).not_to_have_count(0)  # whose turns they were
    lines = course.locator("path[stroke-dasharray]")
    expect(lines).not_to_have_count(0)
    for path in lines.evaluate_all("all => all.map(one => one.getAttribute('d'))"):
        assert path.count("L") >= 1
    said = course.get_by_role("img").get_attribute("aria-label") or ""
    assert "at the beginning" in said
    assert "at the end" in said


def test_on_a_very_small_screen_everything_can_be_reached(
    server: Server, device: MakeDevice, ended: dict[str, str]
) -> None:
    page = device().page
    page.set_viewport_size({"width": 320, "height": 256})
    page.goto(next(iter(ended.values())))
    for name in ("Once more!", "Look at the board"):
        button = page.get_by_role("button", name=name)
        button.scroll_into_view_if_needed()
        expect(button).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="Look at the board").click()
    expect(page.locator(".end")).to_have_count(0)
