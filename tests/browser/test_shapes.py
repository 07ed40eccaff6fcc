"""One table at every shape: everything has its place, nothing jumps or covers anything, live while it is turned."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.access import faults as axe_faults
from tests.browser.conftest import GAMES, SIZES, MakeDevice, Server
from tests.browser.hands import over, version
from tests.browser.overheard import Overheard
from tests.browser.sitting import ADA, BOT, sit, sit_down
from tests.browser.waiting import frames, ready, still
from tests.examples import EXAMPLE, TABLES, TOGETHER

pytestmark = pytest.mark.browser

PARTS = (".bar", ".head", ".panel", ".people", ".past", ".board", ".act")
PLACES = """parts => Object.fromEntries(parts.flatMap((part) => {
    const node = document.querySelector(`.table > ${part}`);
    if (node === null) return [];
    const box = node.getBoundingClientRect();
    return [[part, [box.left, box.top, box.right, box.bottom].map(Math.round)]];
}))"""
SHIFTS = """() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
        for (const one of list.getEntries()) {
            const about = one.sources.map((s) => s.node?.className?.baseVal ?? s.node?.className ?? "");
            window.shifts.push([one.value, about.join(" | ")]);
        }
    }).observe({ type: "layout-shift", buffered: true });
}"""
EASY = {game: options for game, seats, options in TABLES if game == TOGETHER and seats == 3}
ONE_PERSON = [{"kind": "here", "name": "Ada"}, {"kind": "bot"}]


def open_table(page: Page, server: Server) -> None:
    made = server.new_table(ONE_PERSON)
    sit(page, server, made, 0)
    page.wait_for_selector(".table .board svg")
    ready(page)  # with all its words
    still(page)


def places(page: Page) -> dict[str, list[int]]:
    found: dict[str, list[int]] = page.evaluate(PLACES, list(PARTS))
    return found


def faults(found: dict[str, list[int]], width: int, height: int) -> list[str]:
    """Parts that stick out of the window or lie over each other (the drawer and what is asked of all are no parts)."""
    wrong = [
        name for name, (a, b, c, d) in found.items() if a < 0 or b < 0 or c > width or d > height or c <= a or d <= b
    ]
    names = sorted(found)
    for i, one in enumerate(names):
        for two in names[i + 1 :]:
            a, b = found[one], found[two]
            if min(a[2], b[2]) - max(a[0], b[0]) > 1 and min(a[3], b[3]) - max(a[1], b[1]) > 1:
                wrong.append(f"{one} over {two}")
    return wrong


def decide(page: Page, n: int) -> None:
    """One decision with a hint: whatever happens, every part of the table has been in use."""
    page.wait_for_selector(".option, #end-title", state="attached")
    if over(page):
        return
    before = version(page)
    ready(page)
    options = page.locator(".option")
    options.nth(n % options.count()).evaluate("one => one.click()")
    page.wait_for_function("v => document.querySelector('[data-v]')?.dataset.v !== v", arg=before)


@pytest.mark.parametrize("screen", SIZES)
def test_everything_has_its_place_and_keeps_it(server: Server, device: MakeDevice, screen: str) -> None:
    page = device(screen, touch=screen != "desktop", list=False, speed="fast").page
    open_table(page, server)
    page.evaluate(SHIFTS)
    still(page)
    page.evaluate("window.shifts.length = 0")
    first = places(page)
    assert faults(first, *SIZES[screen]) == []
    for n in range(5):
        decide(page, n)
        assert places(page) == first, "nothing jumps when the question changes"
    shifts: list[list[Any]] = page.evaluate("window.shifts")
    assert sum(value for value, _ in shifts) < 0.01, shifts
    board, window = first[".board"], SIZES[screen]
    share = (board[2] - board[0]) * (board[3] - board[1]) / (window[0] * window[1])
    assert share > 0.5, "the board comes first"


def test_the_board_comes_along_when_the_window_changes(server: Server, device: MakeDevice) -> None:
    page = device("desktop", list=False).page
    open_table(page, server)
    for width, height in [(1024, 768), (844, 390), (390, 844), (768, 1024), (1440, 900), (620, 500), (1024, 700)]:
        page.set_viewport_size({"width": width, "height": height})
        still(page)  # the picture glides
        found = places(page)
        assert faults(found, width, height) == [], (width, height)
        wide = max(
            page.locator(".table .board svg").evaluate_all("all => all.map(one => one.getBoundingClientRect().width)")
        )
        assert wide > 0.55 * min(found[".board"][2] - found[".board"][0], found[".board"][3] - found[".board"][1])
        expect(page.locator(".go")).to_be_in_viewport(ratio=1)
        expect(page.locator(".prompt .who")).to_be_in_viewport(ratio=0.9)


# A page that is too low for its letters scrolls.
HIGH = "() => (document.querySelector('.table.tiny') ? document.documentElement.scrollHeight : innerHeight)"


def turned(page: Page, *shapes: str) -> Iterator[tuple[str, dict[str, list[int]]]]:
    """The same page in these shapes, or in all, as somebody turns and resizes it: where everything is in each."""
    for shape in shapes or SIZES:
        width, height = SIZES[shape]
        page.set_viewport_size({"width": width, "height": height})
        still(page)
        found = places(page)
        assert faults(found, width, page.evaluate(HIGH)) == [], shape
        yield shape, found


def open_any(page: Page, server: Server, game: str) -> None:
    """One person is asked in a game of this kind."""
    sit_down(page, server, game, ADA, BOT, BOT, **EASY.get(game, {}))
    page.wait_for_selector(".stage .node", state="attached")
    page.wait_for_selector(".option", state="attached")
    ready(page)


@pytest.mark.parametrize("game", [game for game in GAMES if game != EXAMPLE])
def test_everything_has_its_place_in_every_game(server: Server, device: MakeDevice, game: str) -> None:
    """The same table is turned; in each shape the question changes, and no part moves. The board has its half of it."""
    page = device("tablet", touch=True, list=False).page
    open_any(page, server, game)
    for shape, first in turned(page, "tablet", "portrait", "desktop"):
        for n in range(2):
            decide(page, n)
            page.wait_for_selector('[data-open="true"]', state="attached")
            assert places(page) == first, f"{shape}: nothing jumps when the question changes"
        left, top, right, bottom = first[".board"]
        width, height = SIZES[shape]
        assert (right - left) * (bottom - top) > 0.5 * width * height, f"{shape}: the board comes first"


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("game", GAMES)
def test_nothing_of_any_impact_is_found_in_play(server: Server, device: MakeDevice, game: str, theme: str) -> None:
    page = device("side", touch=True, list=False, theme=theme).page
    open_any(page, server, game)
    decide(page, 0)
    page.wait_for_selector('[data-open="true"]', state="attached")
    found = {
        shape: axe_faults(page) for shape, _ in turned(page, "side", "portrait" if theme == "light" else "desktop")
    }
    assert not any(found.values()), found


@pytest.mark.parametrize("game", GAMES)
def test_letters_twice_as_large_cover_nothing(server: Server, device: MakeDevice, game: str) -> None:
    page = device("tablet", list=False).page
    page.add_init_script(
        "addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '200%'))"
    )
    open_any(page, server, game)
    for _ in turned(page):
        for part, ratio in ((".prompt .who", 0.9), (".go", 1)):
            page.locator(part).scroll_into_view_if_needed()  # where the page scrolls
            expect(page.locator(part)).to_be_in_viewport(ratio=ratio)
        page.evaluate("scrollTo(0, 0)")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


# Whoever walks stops half-way, until they are told to go on.
HALTED = """(() => {
  const usual = Element.prototype.animate;
  window.walks = [];
  Element.prototype.animate = function (frames, how) {
    const one = usual.call(this, frames, how);
    if (how.fill === 'backwards' && this.closest('.stage') !== null) {
      one.pause();
      one.currentTime = (how.delay ?? 0) + how.duration / 2;
      window.walks.push(one);
    }
    return one;
  };
})()"""


def standing(page: Page) -> dict[str, list[int]]:
    """Where everything on the board is, once nothing moves."""
    page.emulate_media(reduced_motion="reduce")
    ready(page)
    still(page)
    found: dict[str, list[int]] = page.locator(".stage .node").evaluate_all(
        """all => Object.fromEntries(all.map((one) => {
          const box = one.getBoundingClientRect();
          return [one.dataset.id, [box.x + box.width / 2, box.y + box.height / 2].map(Math.round)];
        }))"""
    )
    return found


@pytest.mark.parametrize("game", GAMES)
def test_the_device_is_turned_while_a_piece_walks(server: Server, device: MakeDevice, game: str) -> None:
    """Half-way, in every shape; in the end all stand where a page that is opened then has them."""
    page = device("tablet", list=False, speed="fast", motion=True).page
    page.add_init_script(HALTED)
    open_any(page, server, game)
    for n in range(20):
        if page.evaluate("window.walks.length"):
            break
        decide(page, n)
    assert page.evaluate("window.walks.some((one) => one.playState === 'paused')")
    for shape in ("portrait", "side", "phone", "desktop", "tablet"):
        width, height = SIZES[shape]
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function("shape => innerWidth === shape[0] && innerHeight === shape[1]", arg=[width, height])
        page.evaluate("() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))")
        assert faults(places(page), width, height) == [], shape
        expect(page.locator(".prompt .who")).to_be_in_viewport(ratio=0.9)
        expect(page.locator(".go")).to_be_in_viewport(ratio=1)
    page.evaluate("() => { window.walks.forEach((one) => one.finish()); window.walks = []; }")
    page.wait_for_selector('[data-open="true"]', state="attached")
    page.evaluate("() => window.walks.forEach((one) => one.finish())")
    after = standing(page)
    page.reload()
    page.wait_for_selector(".stage .node", state="attached")
    anew = standing(page)
    assert after.keys() == anew.keys()
    assert {
        id: (at, anew[id]) for id, at in after.items() if max(abs(at[0] - anew[id][0]), abs(at[1] - anew[id][1])) > 3
    } == {}


@pytest.mark.parametrize("game", GAMES)
def test_through_a_keyhole_the_question_and_the_choice_in_focus_can_be_read(
    server: Server, device: MakeDevice, game: str
) -> None:
    page = device("phone", list=True).page
    page.set_viewport_size({"width": 320, "height": 256})
    open_any(page, server, game)
    page.locator(".prompt .who").scroll_into_view_if_needed()
    expect(page.locator(".prompt .who")).to_be_in_viewport(ratio=0.9)
    options = page.locator(".option")
    for n in range(min(4, options.count())):
        options.nth(n).focus()
        expect(options.nth(n)).to_be_in_viewport(ratio=0.9)
        seen = options.nth(n).evaluate(
            """one => { const box = one.getBoundingClientRect();
            return one.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)); }"""
        )
        assert seen, "nothing lies over it"


@pytest.mark.parametrize("screen", ["phone", "desktop"])
def test_the_list_is_a_drawer_that_is_remembered(server: Server, device: MakeDevice, screen: str) -> None:
    page = device(screen, list=None).page
    open_table(page, server)
    before = places(page)
    handle = page.get_by_role("button", name="Choices")
    expect(handle).to_have_attribute("aria-expanded", "false")
    expect(page.locator(".option").first).not_to_be_in_viewport(ratio=0.5)
    assert page.get_by_role("region", name="Choices").get_by_role("button").count() > 0, "ears find it folded, too"
    handle.click()
    expect(handle).to_have_attribute("aria-expanded", "true")
    expect(page.locator(".option").first).to_be_in_viewport(ratio=0.9)
    assert places(page) == before
    page.reload()
    page.wait_for_selector(".option")
    expect(page.locator(".option").first).to_be_in_viewport(ratio=0.9)
    handle.click()
    ready(page)
    page.keyboard.press("1")  # a key finds the list wherever it is
    expect(page.locator(".option").first).to_be_in_viewport(ratio=0.9)
    expect(page.locator(".option").first).to_be_focused()


def test_a_pointer_that_rests_on_the_list_chooses_nothing(server: Server, device: MakeDevice) -> None:
    page = device("desktop").page
    said = Overheard(page)
    open_table(page, server)
    options = page.locator(".option")
    if options.count() < 2:
        decide(page, 0)
    ready(page)
    before, made = version(page), said.deeds
    second = options.nth(1)
    second.hover()
    frames(page)
    expect(page.locator(".go")).to_be_disabled()
    second.click()
    expect(second).to_have_class(re.compile("looked"))
    expect(page.locator(".go")).to_be_enabled()
    assert (version(page), said.deeds) == (before, made), "the first click shows"
    second.click()
    page.wait_for_function("v => document.querySelector('[data-v]')?.dataset.v !== v", arg=before)
    page.wait_for_selector(".option")
    ready(page)
    assert page.locator(".option.looked").count() == 0 or page.locator(".option").count() == 1, (
        "the next one is not armed"
    )


LIT = """() => [...document.querySelectorAll('.board circle[fill$="-glow)"]')]
  .map(one => [one.getAttribute('cx'), one.getAttribute('cy'), one.getAttribute('r')].join(' ')).sort()"""
ENTERED = """() => {
  window.entered = [];
  document.addEventListener('pointerenter', event => {
    if (event.target.matches?.('.option')) window.entered.push(event.target.dataset.do);
  }, true);
}"""


def test_a_list_that_moves_under_a_resting_pointer_lights_nothing(server: Server, device: MakeDevice) -> None:
    page = device("desktop").page
    open_table(page, server)
    if page.locator(".option").count() < 2:
        decide(page, 0)
    ready(page)
    page.mouse.move(2, 2)
    frames(page)
    dark = page.evaluate(LIT)
    options = page.locator(".option")
    options.nth(1).hover()
    frames(page)
    assert page.evaluate(LIT) != dark, "where the pointer goes there is light"
    first, second = options.nth(0).bounding_box(), options.nth(1).bounding_box()
    assert first is not None
    assert second is not None
    page.evaluate(ENTERED)
    page.evaluate(
        "down => { document.querySelector('.option').closest('ul, ol').style.translate = `0 ${down}px`; }",
        second["y"] - first["y"],
    )
    page.wait_for_function("() => window.entered.length > 0")  # the browser says that it came to another one
    frames(page)
    assert page.evaluate(LIT) == dark, "nobody has pointed at that one"
    page.mouse.move(second["x"] + 9, second["y"] + 9)  # now somebody has, without leaving it
    options.nth(2).hover()
    frames(page)
    assert page.evaluate(LIT) != dark
