"""Lessons in a real browser: whoever only touches what is lit gets through, at every shape, and nothing gets stuck."""

from __future__ import annotations

import json
import re
import urllib.request
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Route, expect
from tests.browser.conftest import GAMES, STATIC, UNFETCHED, MakeDevice, Server
from tests.browser.pupil import (
    LOCALES,
    MOST,
    SHAPES,
    begun,
    follow,
    learns,
    seated,
    spread,
    step,
    taught,
    tips_come,
    version,
    went_on,
)
from tests.browser.waiting import ready, until
from tests.examples import EXAMPLE
from tests.waiting import DEADLINE

from lamplight.core.messages import LANGUAGES, Catalogue
from lamplight.core.view import Text
from lamplight.kits import all_kits
from lamplight.lessons import syllabus

pytestmark = pytest.mark.browser

TABLE: Final = re.compile(r"/t/[a-z0-9]+$")


@pytest.mark.parametrize(("game", "lesson", "language", "shape"), spread())
def test_who_touches_what_is_lit_gets_through(
    server: Server, device: MakeDevice, game: str, lesson: str, language: str, shape: str
) -> None:
    """Each lesson once; `python -m bench.pupils` takes all of them in every language at every shape."""
    page = device(shape, touch=shape != "desktop", language=LOCALES[language], list=False).page
    begun(page, server, game, lesson)
    assert learns(page, game, lesson, language) == []


def test_every_language_and_every_shape_has_its_lessons() -> None:
    held = spread()
    assert [one[:2] for one in held] == taught()
    assert {language for _, _, language, _ in held} == set(LANGUAGES)
    assert {shape for _, _, _, shape in held} == set(SHAPES)


def test_from_the_door_through_the_lesson_to_a_real_game(server: Server, device: MakeDevice) -> None:
    page = device(seenAim=[]).page
    page.goto(server.url)
    page.get_by_role("button", name="Show me how").click()
    page.wait_for_url(TABLE)
    expect(page.locator(".bubble .say")).to_be_visible()
    lesson = page.url
    page.locator(".bubble").get_by_role("button", name="Skip").click()
    sheet = page.get_by_role("dialog", name="Skip")
    expect(sheet.get_by_role("button", name="On with the lesson")).to_be_visible()
    sheet.get_by_role("button", name="Play a real game").click()
    page.wait_for_function("old => location.href !== old", arg=lesson)
    page.wait_for_selector(".option", state="attached")
    expect(page.locator(".bubble")).to_have_count(0)
    expect(page.get_by_role("dialog")).to_be_hidden()  # the lesson told the aim
    with urllib.request.urlopen(f"{server.url}/api/tables/{page.url.rpartition('/')[2]}", timeout=DEADLINE) as answer:
        info = json.load(answer)
    assert "lesson" not in info
    assert {seat["bot"] for seat in info["seats"] if seat["kind"] == "bot"} == {"gentle"}
    assert info["commitment"], "its dice are honest"
    page.goto(server.url)  # what was left waits at the door, and the same button goes on with it
    expect(page.get_by_text("Guided lesson")).to_be_visible()
    page.get_by_role("button", name="Show me how").click()
    page.wait_for_url(lesson)


def test_the_first_table_offers_it_and_help_has_it(server: Server, device: MakeDevice) -> None:
    page = device(seenAim=[]).page
    page.goto(server.url)
    page.get_by_role("button", name="Play now").click()
    page.get_by_role("dialog", name="What is it about?").get_by_role("button", name="Show me how").click()
    expect(page.locator(".bubble .say")).to_be_visible()
    page.get_by_role("button", name="Help").click()
    title = Catalogue("en").format(Text(f"{all_kits()[0].prefix}-lesson-first"))
    expect(page.get_by_role("dialog").get_by_role("button", name=title)).to_be_visible()


def test_leaving_going_back_and_another_language_in_the_middle(server: Server, device: MakeDevice) -> None:
    one = device()
    page = one.page
    begun(page, server)
    for _ in range(3):
        follow(page)
    assert step(page) == 4
    steps = syllabus(EXAMPLE).lessons["first"].step
    expect(page.locator(".bubble .say")).to_have_text(Catalogue("en").format(steps[3].text()))
    page.reload()
    expect(page.locator(".bubble .say")).to_have_text(Catalogue("en").format(steps[3].text()))
    ready(page)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="Español").check()
    expect(page.locator(".bubble .say")).to_have_text(Catalogue("es").format(steps[3].text()))
    page.keyboard.press("Escape")
    page.locator(".bubble .back").click()
    expect(page.locator(".bubble")).to_have_attribute("data-step", "3")
    one.forgiven = ("ERR_INTERNET_DISCONNECTED", "WebSocket", *UNFETCHED)
    one.context.set_offline(True)
    page.evaluate("dispatchEvent(new Event('offline'))")
    page.locator(".bubble .next").click()
    one.context.set_offline(False)
    page.evaluate("dispatchEvent(new Event('online'))")
    expect(page.locator(".bubble")).to_have_attribute("data-step", "4")
    stray = page.locator('.node[data-id="ghost-inn"]')
    ready(page)
    stray.dispatch_event("click")
    expect(page.get_by_role("alert")).to_contain_text(Catalogue("es").format(Text("lesson-play")))


def test_it_waits_for_its_words_and_without_them_nothing_is_stuck(server: Server, device: MakeDevice) -> None:
    one = device()
    page, steps = one.page, syllabus(EXAMPLE).lessons["first"].step
    words = re.compile(rf"/assets/{EXAMPLE}-lessons-")
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route(words, hold)
    seated(page, server)
    expect(page.locator("main .node").first).to_be_visible()
    until(page, lambda: held)
    expect(page.locator(".bubble")).to_have_count(0)
    expect(page.locator('[data-open="true"]')).to_have_count(0)  # nothing is asked before it can be read
    for route in held:
        route.abort()
    expect(page.locator(".bubble .say")).to_have_text(Catalogue("en").format(Text("web-fault-unreachable")))
    one.forgiven = ("ERR_FAILED", *UNFETCHED)
    page.unroute(words)
    page.locator(".bubble .next").click()
    expect(page.locator(".bubble")).to_have_attribute("data-step", "2")
    page.reload()
    expect(page.locator(".bubble .say")).to_have_text(Catalogue("en").format(steps[1].text()))


def test_a_lesson_is_heard_and_held_by_keys(server: Server, device: MakeDevice) -> None:
    page = device().page
    begun(page, server)
    follow(page)
    steps = syllabus(EXAMPLE).lessons["first"].step
    expect(page.locator(".news")).to_contain_text(Catalogue("en").format(steps[1].text()))
    ready(page)
    page.locator("body").press("Enter")
    expect(page.locator(".bubble")).to_have_attribute("data-step", "3")


def test_a_lesson_in_words(server: Server, device: MakeDevice) -> None:
    page = device(plain=True).page
    begun(page, server)
    for _ in range(MOST):
        page.wait_for_selector('[data-open="true"], main.text .lesson[data-done="true"]', state="attached")
        if page.locator("main.text .lesson h2").inner_text() == "Well done!":
            break
        before = version(page)
        if page.locator(".lesson .next").count():
            page.locator(".lesson .next").click()
        elif page.locator(".option").count():
            page.locator(".option").first.click()
        went_on(page, before)
    page.get_by_role("button", name="What next?").click()
    expect(page.get_by_role("dialog").get_by_role("button", name="Play a real game")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_a_word_of_a_lesson_is_told_and_is_no_step(server: Server, device: MakeDevice, game: str) -> None:
    page = device("phone", touch=True, list=False).page
    begun(page, server, game)
    word = page.locator(".bubble .say [data-term]").first
    expect(word).to_be_visible()  # the words come a little later than the rest
    before, now, said = version(page), step(page), page.locator(".bubble .say").inner_text()
    word.tap()
    told = page.locator("[data-telling]")
    expect(told.locator("dt")).to_have_count(1)
    told.get_by_role("button", name="All right").tap()
    expect(told).to_be_hidden()
    assert (version(page), step(page), page.locator(".bubble .say").inner_text()) == (before, now, said)
    page.locator(".bubble .skip").tap()
    expect(page.get_by_role("dialog", name="Skip")).to_be_visible()


def test_tips_come_once_and_can_be_switched_off(server: Server, device: MakeDevice) -> None:
    page = device(learning=[EXAMPLE]).page
    page.goto(server.url)
    with tips_come(page):
        page.get_by_role("button", name="Play now").click()
    told: list[str] = []
    for n in range(40):
        ready(page)
        before = version(page)
        if page.locator("[data-tip]").count():
            told.append(page.locator("[data-tip]").get_attribute("data-tip") or "")
            assert len(set(told)) == len(told), "none comes twice"
            if len(told) == 2:
                break
            page.locator("[data-tip]").get_by_role("button", name="The rule").click()
            expect(page.get_by_role("dialog", name="Rules").locator("li.here")).to_be_visible()
            page.keyboard.press("Escape")
        options = page.locator(".option")
        options.nth(n % options.count()).evaluate("one => one.click()")
        went_on(page, before)
    assert len(told) == 2, told
    page.locator("[data-tip]").get_by_role("button", name="No more tips").click()
    expect(page.locator("[data-tip]")).to_have_count(0)
    kept = json.loads(page.evaluate("localStorage.getItem('lamplight.settings')"))
    assert kept["tips"] is False
    names = [name.partition(":")[2] for name in kept["toldTips"]]
    assert set(told) <= set(names), "those that were put away, and those that went with the next decision"
    assert len(set(names)) == len(names)


def test_nothing_of_it_comes_with_the_first_load_and_all_of_it_is_small(server: Server, device: MakeDevice) -> None:
    page = device().page
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(server.url)
    expect(page.locator(".cover svg")).to_be_visible()
    page.wait_for_load_state("networkidle")
    ours = [
        path.name
        for path in (STATIC / "assets").iterdir()
        if re.match(r"(?i)(\w+-)?(lessons?|lessonend|inwords|tips|sight|learn)-", path.name)
    ]
    assert len([name for name in ours if name.endswith(".js")]) > 15
    assert [url for url in asked if url.rpartition("/")[2] in ours] == []
    assert sum(packed(STATIC / "assets" / name) for name in ours if name.endswith((".js", ".css"))) < 60_000


def packed(path: Path) -> int:
    """What comes over the line of a file."""
    small = path.with_name(path.name + ".br")
    return (small if small.exists() else path).stat().st_size
