"""Deciding together in the browser: one proposes, everybody sees it, whoever decides takes it up."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.access import serious_faults
from tests.browser.conftest import MakeDevice, Server
from tests.browser.hands import tap, version
from tests.browser.overheard import Overheard
from tests.browser.sitting import ADA, BEA, sit
from tests.browser.waiting import frames, ready, still, stop_the_clock

pytestmark = pytest.mark.browser

CLEO = {"kind": "here", "name": "Cleo"}
QUIET = 300  # milliseconds of the page's clock until a proposal can have been read


def proposals(page: Page) -> Locator:
    return page.locator(".proposals li")


def option(page: Page, do: str) -> Locator:
    return page.locator(f'.option[data-do="{do}"]')


def clocked(page: Page) -> Page:
    """A page whose clock can be driven."""
    page.clock.install()
    return page


def after(page: Page, before: str) -> None:
    page.wait_for_function("v => document.querySelector('[data-v]')?.dataset.v !== v", arg=before)


def test_an_option_and_a_space_are_proposed_seen_by_all_taken_up_and_gone(server: Server, device: MakeDevice) -> None:
    table = server.table_of("dwarves", ADA, BEA)
    decides = sit(clocked(device().page), server, table, 0)
    proposes = device().page
    said = Overheard(proposes)
    sit(proposes, server, table, 1)
    watches = sit(device().page, server, table)
    expect(decides.locator(".option")).to_have_count(5)
    expect(proposes.locator(".option")).to_have_count(5)
    expect(watches.locator(".option")).to_have_count(0)
    expect(proposes.locator(".prompt .who")).to_contain_text("It’s Ada’s turn.")
    expect(proposes.locator(".prompt .ask")).not_to_be_empty()
    expect(proposes.locator(".can")).to_have_text("Ada decides. You can propose something.")
    expect(decides.locator(".can")).to_have_count(0)
    go = proposes.locator(".go")
    expect(go).to_have_text("Propose")
    expect(decides.locator(".go")).to_have_text("Go!")

    # a space: touched on the map, then pointed at
    ready(proposes)
    proposes.locator('.node[data-id="s31"]').evaluate(
        "one => one.dispatchEvent(new MouseEvent('click', {bubbles: true}))"
    )
    frames(proposes)
    assert said.asked("suggest") == 0, "looking is not proposing"
    proposes.get_by_role("button", name="Point at:").click()
    for page in (decides, watches):
        expect(proposals(page)).to_have_count(1)
        expect(proposals(page)).to_contain_text("Bea points at:")
        expect(proposals(page).get_by_role("img", name="Owl")).to_be_visible()
        expect(page.locator('.flag[data-flag="s31"]')).to_be_visible()
    expect(proposals(proposes)).to_contain_text("You point at:")
    expect(watches.locator(".proposals button")).to_have_count(0)
    assert serious_faults(decides) == []

    # an option instead: one proposal per seat
    ready(proposes)
    before = version(decides)
    option(proposes, "be bavragor").dblclick()
    for page in (decides, proposes, watches):
        expect(proposals(page)).to_have_count(1)
        expect(proposals(page)).to_have_attribute("data-do", "be bavragor")
        expect(page.locator('.flag[data-flag="s31"]')).to_have_count(0)
        assert version(page) == before, "a proposal decides nothing"
    for page in (decides, watches):
        expect(proposals(page)).to_contain_text(re.compile("Bea proposes: .*Bavragor"))
    expect(option(decides, "be bavragor").get_by_role("img", name="proposed by Bea")).to_be_visible()
    expect(option(proposes, "be bavragor").get_by_role("img")).to_be_visible()
    assert serious_faults(decides) == []
    assert serious_faults(proposes) == []

    # whoever comes back finds it still there
    decides.reload()
    expect(proposals(decides)).to_contain_text("Bea proposes:")
    ready(decides)
    decides.clock.fast_forward(QUIET)
    proposals(decides).get_by_role("button", name="Do it").click()
    for page in (decides, proposes, watches):
        after(page, before)
        expect(proposals(page)).to_have_count(0)
        expect(page.locator(".flag")).to_have_count(0)
    expect(decides.locator(".past, .news").first).to_contain_text("Bavragor")
    # now it is the other way round
    expect(decides.locator(".go")).to_have_text("Propose")
    expect(proposes.locator(".go")).to_have_text("Go!")
    expect(option(proposes, "be bavragor")).to_have_count(0)


def roles(*pages: Page) -> tuple[Page, Page]:
    """Who decides now, and who proposes."""
    newest = max(pages, key=lambda page: int(version(page)))
    for page in pages:
        page.wait_for_function("v => document.querySelector('[data-v]')?.dataset.v === v", arg=version(newest))
    decides = next(page for page in pages if page.locator('.prompt[data-mine="true"]').count())
    return decides, next(page for page in pages if page is not decides)


def go_on_until(do: str, *pages: Page) -> tuple[Page, Page]:
    """Plays the first option until this one may be chosen."""
    for _ in range(20):
        decides, proposes = roles(*pages)
        if option(decides, do).count():
            return decides, proposes
        before = version(decides)
        ready(decides)
        decides.locator(".option").first.dblclick()
        after(decides, before)
    raise AssertionError(f"nobody could {do}")


def test_with_keys_and_on_the_map_a_walk_is_proposed_and_taken_up(server: Server, device: MakeDevice) -> None:
    table = server.table_of("dwarves", ADA, BEA, dwarves="random", first="random")
    pages = [clocked(device().page) for _ in range(2)]
    heard = {page: Overheard(page) for page in pages}
    for seat, page in enumerate(pages):
        sit(page, server, table, seat)
        page.wait_for_selector(".option")
    decides, proposes = go_on_until("move", *pages)
    before = version(decides)
    deeds: list[str] = proposes.locator(".option").evaluate_all("all => all.map(one => one.dataset.do)")
    ready(proposes)
    proposes.keyboard.press(str(deeds.index("move") + 1))
    expect(option(proposes, "move")).to_be_focused()
    frames(proposes)
    assert heard[proposes].asked("suggest") == 0
    proposes.keyboard.press("Enter")
    expect(proposals(decides)).to_have_attribute("data-do", "move")
    proposes.keyboard.press("u")
    expect(proposals(decides)).to_have_count(0)
    made = heard[decides].deeds
    stop_the_clock(decides)
    proposes.keyboard.press("Enter")
    expect(proposals(decides)).to_have_count(1)
    decides.clock.fast_forward(QUIET - 1)
    decides.keyboard.press("t")
    assert version(decides) == before
    assert heard[decides].deeds == made, "nobody takes up what they cannot have read"
    decides.clock.fast_forward(1)
    decides.keyboard.press("t")
    after(decides, before)
    decides.clock.resume()
    after(proposes, before)
    expect(proposals(decides)).to_have_count(0)

    # on the map: the place of a step shines for whoever proposes too, and gets the flag
    assert roles(*pages) == (decides, proposes)
    step = proposes.locator('.option[data-do^="step "]').first.get_attribute("data-do") or ""
    target = step.split()[1]
    before = version(decides)
    ready(proposes)
    told = heard[proposes].asked("suggest")
    tap(proposes, target)
    expect(proposes.locator(".go")).to_be_enabled()
    frames(proposes)
    assert heard[proposes].asked("suggest") == told
    tap(proposes, target)
    expect(proposals(decides)).to_have_attribute("data-do", step)
    flag = decides.locator(f'.flag[data-flag="{target}"]')
    expect(flag).to_be_visible()
    stands, there = flag.bounding_box(), decides.locator(f'.node[data-id="{target}"]').bounding_box()
    assert stands is not None
    assert there is not None
    foot = (stands["x"], stands["y"] + stands["height"] - 2)
    assert there["x"] < foot[0] < there["x"] + there["width"]
    assert there["y"] < foot[1] < there["y"] + there["height"]
    # the board is moved, the flag goes with its space
    decides.get_by_role("button", name="Closer").click()
    still(decides)
    moved, there = flag.bounding_box(), decides.locator(f'.node[data-id="{target}"]').bounding_box()
    if moved is not None and there is not None:
        assert there["x"] < moved["x"] < there["x"] + there["width"]
    assert version(decides) == before


def test_the_table_in_words_proposes_points_and_takes_up_too(server: Server, device: MakeDevice) -> None:
    table = server.table_of("dwarves", ADA, BEA)
    decides = sit(clocked(device().page), server, table, 0, query="?text")
    proposes = sit(device().page, server, table, 1, query="?text")
    expect(proposes.locator(".option")).to_have_count(5)
    proposes.get_by_role("combobox", name="Point at something").select_option("s31")
    proposes.get_by_role("button", name="Point", exact=True).click()
    expect(proposals(decides)).to_contain_text("Bea points at:")
    ready(proposes)
    option(proposes, "be tungdil").click()
    said = decides.locator(".proposals[aria-live=polite]")
    expect(said).to_contain_text(re.compile("Bea proposes: .*Tungdil"))
    assert serious_faults(proposes) == []
    before = version(decides)
    decides.clock.fast_forward(QUIET)
    decides.get_by_role("button", name=re.compile("Do it: .*Tungdil")).press("Enter")
    after(decides, before)
    expect(proposals(decides)).to_have_count(0)


def test_a_phone_shared_by_two_proposes_in_either_name(server: Server, device: MakeDevice) -> None:
    table = server.table_of("dwarves", ADA, BEA, CLEO)
    decides = sit(device().page, server, table, 0)
    shared = sit(device("phone", touch=True, list=True).page, server, table, 1, 2)
    expect(shared.get_by_role("radio")).to_have_count(2)
    ready(shared)
    for name, do in (("Bea", "be tungdil"), ("Cleo", "be balyndis")):
        shared.get_by_role("radio", name=name).tap()
        option(shared, do).tap()
        option(shared, do).tap()  # the first touch of a finger only shows it
        expect(proposals(decides).filter(has_text=name)).to_have_attribute("data-do", do)
    expect(proposals(decides)).to_have_count(2)
    assert serious_faults(shared) == []
    assert shared.evaluate("document.documentElement.scrollWidth <= innerWidth")
    proposals(shared).filter(has_text="Balyndis").get_by_role("button", name="Take back").tap()
    expect(proposals(decides)).to_have_count(1)
    expect(proposals(decides)).to_contain_text("Bea proposes:")
