"""The Dwarves in the browser: choosing dwarves, turns on the map, its lens, a phone, the catalogue, a whole game."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.access import serious_faults
from tests.browser.board import scale
from tests.browser.conftest import MakeDevice, Server
from tests.browser.hands import decide_by_keys, over, tap, version
from tests.browser.hands import sit_down as come
from tests.browser.sitting import ADA, CHANCE, sit, sit_down
from tests.browser.waiting import ready, until

pytestmark = pytest.mark.browser

MOST = 40  # decisions in which somebody surely moves
MOST_OF_A_GAME = 500  # decisions of one of four dwarves: the Hero token walks forty spaces at most
SOME = 14  # decisions, some turns
ASKED = '.prompt[data-mine="true"], #end-title'


def open_table(page: Page, server: Server, **options: str) -> None:
    """One person and a bot at a new table; the person is asked."""
    sit_down(page, server, "dwarves", ADA, CHANCE, **options)
    page.wait_for_selector(".option")


def choose(page: Page, do: str) -> None:
    """One decision from the list."""
    before = version(page)
    ready(page)
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


def test_a_dwarf_is_chosen_and_walks_by_touch(server: Server, device: MakeDevice) -> None:
    page = device("desktop").page
    open_table(page, server, first="random")
    tungdil = page.locator('.choice[data-id="tungdil"]')
    if tungdil.count():
        ready(page)
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
    ready(page)
    before = version(page)
    expect(page.locator(f'.node[data-id="{target}"]')).to_have_attribute("data-legal", "true")
    tap(page, target)
    expect(page.locator(".way")).not_to_have_count(0)  # shown, and not made
    assert version(page) == before
    tap(page, target)
    page.wait_for_function("v => document.querySelector('[data-v]')?.dataset.v !== v", arg=before)


def test_a_space_tells_where_troops_would_run_and_why_it_cannot_be_chosen(server: Server, device: MakeDevice) -> None:
    page = device("desktop").page
    open_table(page, server, dwarves="random", first="random")
    ready(page)
    tap(page, "s49")  # far from every gateway: nothing has come there on the first turn
    expect(page.locator(".facts li")).to_have_count(3)
    expect(page.locator(".stream")).not_to_have_count(0)
    expect(page.locator(".bubble")).to_be_visible()


def test_a_card_lights_its_places(server: Server, device: MakeDevice) -> None:
    page = device("tablet", touch=True).page
    open_table(page, server, dwarves="random", first="random")
    faces = page.locator(".face")
    expect(faces).not_to_have_count(0)
    named = faces.filter(has=page.locator(".where"))
    if named.count():
        named.first.focus()
        expect(page.locator(".lit")).not_to_have_count(0)
    assert serious_faults(page) == []


def test_the_lens_works_with_buttons_keys_and_wheel(server: Server, device: MakeDevice) -> None:
    page = device("desktop").page
    open_table(page, server, dwarves="random", first="random")
    whole = scale(page)
    page.get_by_role("button", name="Closer").click()
    near = scale(page)
    assert near > whole * 1.3
    page.locator('.node[data-id="s31"]').focus()
    page.keyboard.press("+")
    assert scale(page) > near * 1.2
    page.keyboard.press("0")
    assert scale(page) == pytest.approx(whole, rel=0.01)
    box = page.locator(".map").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    drawn = page.locator(".play .world").get_attribute("style")
    page.mouse.wheel(0, -400)
    expect(page.locator(".play .world")).not_to_have_attribute("style", drawn or "")
    assert scale(page) > whole * 1.1
    page.get_by_role("button", name="Whole board").click()
    assert scale(page) == pytest.approx(whole, rel=0.01)


def test_a_phone_shows_map_cards_dwarves_and_outlook(server: Server, device: MakeDevice) -> None:
    page = device("phone", touch=True).page
    open_table(page, server, dwarves="random", first="random")
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


def within_reach(page: Page, selector: str) -> bool:
    """Is this button, in its middle, what a finger would meet there?"""
    found: bool = page.locator(selector).evaluate(
        """one => {
          const box = one.getBoundingClientRect();
          return one.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
        }"""
    )
    return found


def focused(page: Page) -> str:
    found: str = page.evaluate("document.activeElement?.dataset?.id ?? ''")
    return found


def tab_to_the_map(page: Page, legal: list[str]) -> str:
    """Goes on with Tab until a space that may be chosen has the focus, and one can see that."""
    for _ in range(60):
        page.keyboard.press("Tab")
        if focused(page) in legal:
            return focused(page)
    raise AssertionError("Tab never comes to the map")


def test_turns_without_a_pointer(server: Server, device: MakeDevice) -> None:
    """The list by numbers and Enter; a step of the walk on the map itself, by Tab, arrows and Enter."""
    page = device("desktop").page
    open_table(page, server, first="random")
    walked = 0
    for _ in range(MOST):
        page.wait_for_selector(ASKED)
        assert not over(page)
        steps = [do.split()[1] for do in choices(page) if do.startswith("step ")]
        if not steps:
            decide_by_keys(page)
            continue
        ready(page)
        before = version(page)
        target = tab_to_the_map(page, steps)
        visited = {target}
        for arrow in ("ArrowLeft", "ArrowRight"):
            page.keyboard.press(arrow)
            visited.add(focused(page))
        assert len(visited) > 1  # arrows go from space to space
        target = next(one for one in (focused(page), target) if one in steps)
        page.locator(f'.node[data-id="{target}"]').focus()
        page.keyboard.press("Enter")
        expect(page.locator(".go")).to_be_enabled()  # shown, and not made
        assert version(page) == before
        page.keyboard.press("Enter")
        page.wait_for_function("v => document.querySelector('[data-v]')?.dataset.v !== v", arg=before)
        walked += 1
        if walked == 3:
            return
    raise AssertionError("nobody walked three steps")


def test_a_walk_with_a_thumb_on_a_phone(server: Server, device: MakeDevice) -> None:
    """The dwarf is chosen from the list, the space on the map, and Go is within reach of the thumb."""
    page = device("phone", touch=True).page
    open_table(page, server, first="random")
    cast = page.locator(".choice")
    if cast.count():
        first = cast.first.bounding_box()
        field = page.locator(".plot").bounding_box()
        assert first is not None
        assert field is not None
        assert first["y"] >= field["y"]  # the first of five is not cut off
    steps = start_walking(page)
    expect(page.locator('.node[aria-pressed="true"]')).to_have_count(1)  # the walker is taken already
    ready(page)
    before = version(page)
    target = page.locator(f'.node[data-id="{steps[0].split()[1]}"]')
    target.dispatch_event("click")
    go = page.locator(".go")
    expect(go).to_be_enabled()
    box = go.bounding_box()
    assert box is not None
    assert box["y"] > 844 / 2
    assert box["height"] >= 44
    go.tap()
    page.wait_for_function("v => document.querySelector('[data-v]')?.dataset.v !== v", arg=before)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_three_play_here_far_away_and_by_themselves(server: Server, device: MakeDevice) -> None:
    """One person here, one by invitation on a phone, one bot: the group decides who begins, then all take turns."""
    made = server.table_of("dwarves", ADA, {"kind": "remote"}, CHANCE, difficulty="easy")
    here, there = device("desktop").page, device("phone", touch=True).page
    sit(here, server, made, 0)
    here.wait_for_selector(".option")
    come(there, f"{server.url}/t/{made['table']}#invite={made['seats'][1]['invite']}", "Ben")
    expect(there.locator(".who").first).to_contain_text("Ada")
    expect(here.locator(".players").get_by_text("Ben")).to_be_visible()

    def asked(page: Page) -> bool:
        return page.locator('.prompt[data-mine="true"]').count() > 0

    choose(here, "be tungdil")
    there.wait_for_selector(ASKED)
    assert not asked(here)
    choose(there, "be bavragor")
    here.wait_for_selector(ASKED)  # the bot has chosen as well, and now the group is asked who begins
    assert choices(here) == ["begin 1", "begin 2", "begin 3"]
    expect(there.locator(".prompt .ask")).to_have_text(here.locator(".prompt .ask").inner_text())
    choose(here, "begin 2")
    there.wait_for_selector(ASKED)  # as the group decided
    assert "end" in choices(there)

    decided = {"here": 0, "there": 0}
    pages = {"here": here, "there": there}
    while min(decided.values()) < SOME // 2:
        name = until(here, lambda: next((name for name, page in pages.items() if asked(page)), None), "nobody is asked")
        assert name is not None
        options = choices(pages[name])
        choose(pages[name], "move" if "move" in options else options[0])
        decided[name] += 1
        assert sum(decided.values()) < MOST_OF_A_GAME
    for page in (here, there):
        assert serious_faults(page) == []
    here.wait_for_function("v => document.querySelector('[data-v]').dataset.v === v", arg=version(there))
