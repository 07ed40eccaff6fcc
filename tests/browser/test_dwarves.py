"""The Dwarves in the browser: choosing dwarves, a turn on the map, the map's lens, a phone, the catalogue."""

from __future__ import annotations

import json
import re
import urllib.request

import pytest
from playwright.sync_api import Page, expect
from tests.browser.access import serious_faults
from tests.browser.conftest import MakeDevice, Server
from tests.browser.hands import QUIET, tap, version

pytestmark = pytest.mark.browser

MOST = 40  # decisions in which somebody surely moves


def sit_down(page: Page, server: Server, **options: str) -> None:
    """One person and a bot at a new table."""
    seats = [{"kind": "here", "name": "Ada"}, {"kind": "bot", "bot": "uniform"}]
    body = json.dumps({"game": "dwarves", "options": options, "seats": seats}).encode()
    request = urllib.request.Request(f"{server.url}/api/tables", body, {"content-type": "application/json"})
    with urllib.request.urlopen(request, timeout=10) as answer:
        made = json.load(answer)
    page.goto(f"{server.url}/t/{made['table']}#seat={made['seats'][0]['token']}")
    page.wait_for_selector(".option")


def choose(page: Page, do: str) -> None:
    """One decision from the list."""
    before = version(page)
    page.wait_for_timeout(QUIET)
    page.locator(f'.option[data-do="{do}"]').evaluate("one => one.click()")
    page.wait_for_function("v => document.querySelector('[data-v]')?.dataset.v !== v", arg=before)
    page.wait_for_selector(".option, #end-title")


def choices(page: Page) -> list[str]:
    found: list[str] = page.locator(".option").evaluate_all("all => all.map(one => one.dataset.do)")
    return found


def start_walking(page: Page) -> list[str]:
    """Goes on until the person's dwarf may walk; where to."""
    for _ in range(MOST):
        steps = [do for do in choices(page) if do.startswith("step ")]
        if steps:
            return steps
        options = choices(page)
        choose(page, "move" if "move" in options else options[0])
    raise AssertionError("nobody walked")


def scale(page: Page) -> float:
    text = page.locator(".world").evaluate("one => getComputedStyle(one).transform")
    return float(re.findall(r"-?[\d.]+", text)[0])


def test_a_dwarf_is_chosen_and_walks_by_touch(server: Server, device: MakeDevice) -> None:
    page = device("desktop").page
    sit_down(page, server, first="random")
    tungdil = page.locator('.choice[data-id="tungdil"]')
    if tungdil.count():
        page.wait_for_timeout(QUIET)
        tungdil.click()
        expect(tungdil).to_have_attribute("aria-pressed", "true")
        before = version(page)
        tungdil.click()
        page.wait_for_function("v => document.querySelector('[data-v]')?.dataset.v !== v", arg=before)
        page.wait_for_selector(".option")
    steps = start_walking(page)
    expect(page.locator(".face")).not_to_have_count(0)
    assert serious_faults(page) == []
    target = steps[0].split()[1]
    page.wait_for_timeout(QUIET)
    before = version(page)
    expect(page.locator(f'.node[data-id="{target}"]')).to_have_attribute("data-legal", "true")
    tap(page, target)
    expect(page.locator(".way")).not_to_have_count(0)  # shown, and not made
    assert version(page) == before
    tap(page, target)
    page.wait_for_function("v => document.querySelector('[data-v]')?.dataset.v !== v", arg=before)


def test_a_space_tells_where_troops_would_run_and_why_it_cannot_be_chosen(server: Server, device: MakeDevice) -> None:
    page = device("desktop").page
    sit_down(page, server, dwarves="random", first="random")
    page.wait_for_timeout(QUIET)
    tap(page, "s02")
    expect(page.locator(".facts li")).to_have_count(3)
    expect(page.locator(".stream")).not_to_have_count(0)
    expect(page.locator(".bubble")).to_be_visible()


def test_a_card_lights_its_places(server: Server, device: MakeDevice) -> None:
    page = device("tablet", touch=True).page
    sit_down(page, server, dwarves="random", first="random")
    faces = page.locator(".face")
    expect(faces).not_to_have_count(0)
    named = faces.filter(has=page.locator(".where"))
    if named.count():
        named.first.focus()
        expect(page.locator(".lit")).not_to_have_count(0)
    assert serious_faults(page) == []


def test_the_lens_works_with_buttons_keys_and_wheel(server: Server, device: MakeDevice) -> None:
    page = device("desktop").page
    sit_down(page, server, dwarves="random", first="random")
    whole = scale(page)
    page.get_by_role("button", name="Nearer").click()
    page.wait_for_timeout(100)
    near = scale(page)
    assert near > whole * 1.3
    page.locator('.node[data-id="s31"]').focus()
    page.keyboard.press("+")
    page.wait_for_timeout(100)
    assert scale(page) > near * 1.2
    page.keyboard.press("0")
    page.wait_for_timeout(100)
    assert scale(page) == pytest.approx(whole, rel=0.01)
    box = page.locator(".map").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.wheel(0, -400)
    page.wait_for_timeout(200)
    assert scale(page) > whole * 1.1
    page.get_by_role("button", name="Whole board").click()
    page.wait_for_timeout(100)
    assert scale(page) == pytest.approx(whole, rel=0.01)


def test_a_phone_shows_map_cards_dwarves_and_outlook(server: Server, device: MakeDevice) -> None:
    page = device("phone", touch=True).page
    sit_down(page, server, dwarves="random", first="random")
    start_walking(page)
    for node in page.locator(".node[data-legal]").all():
        box = node.bounding_box()
        assert box is not None
        if re.fullmatch(r"s\d\d|gate_\w+", node.get_attribute("data-id") or ""):
            assert min(box["width"], box["height"]) >= 44
    assert serious_faults(page) == []
    for leaf, inside in (("Cards", ".leaf .card"), ("Dwarves", ".leaf .sheet"), ("Outlook", ".leaf .outlook")):
        page.get_by_role("tab", name=leaf).click()
        expect(page.locator(inside).first).to_be_visible()
        assert serious_faults(page) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize(("language", "word"), [("en-GB", "Toboribor"), ("de-DE", "Älfar")])
def test_the_catalogue_finds_cards_in_the_language_spoken(
    server: Server, device: MakeDevice, language: str, word: str
) -> None:
    page = device(language=language).page
    page.goto(f"{server.url}/cards")
    cards = page.locator(".cards .card")
    expect(cards).to_have_count(67)
    page.locator('input[type="search"]').fill(word)
    expect(cards).not_to_have_count(67)
    assert all(word in text for text in cards.all_inner_texts())
    page.locator('input[type="search"]').fill("")
    page.locator("select").first.select_option("threat")
    expect(cards).to_have_count(15)
    assert serious_faults(page) == []
