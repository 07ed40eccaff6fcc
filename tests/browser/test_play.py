"""A whole game against a bot with taps on the board, from the door to the rematch."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.access import serious_faults
from tests.browser.conftest import MakeDevice, Server
from tests.browser.hands import MOST_DECISIONS, decide_on_board, start_hot_seat, wait_for_turn
from tests.browser.waiting import ready, until
from tests.examples import EXAMPLE

pytestmark = pytest.mark.browser


def test_a_whole_game_on_the_board(server: Server, device: MakeDevice, tmp_path: Path) -> None:
    page = device().page
    address = start_hot_seat(page, server.url)
    decisions = 0
    while wait_for_turn(page):
        decide_on_board(page)
        decisions += 1
        assert decisions < MOST_DECISIONS
    assert decisions > 5

    expect(page.locator("#end-title")).to_be_focused()
    expect(page.locator(".results .won")).not_to_have_count(0)
    assert serious_faults(page) == []

    page.get_by_role("button", name="Check the dice").click()
    expect(page.get_by_text(re.compile("rolls were honest"))).to_be_visible()

    with page.expect_download() as saving:
        page.get_by_role("link", name="Save this game").click()
    saving.value.save_as(tmp_path / "game.jsonl")
    lines = [json.loads(line) for line in (tmp_path / "game.jsonl").read_text().splitlines()]
    assert lines[0]["game"] == EXAMPLE
    assert "seed" in lines[-1]

    page.get_by_role("button", name=re.compile("^Rule DR")).click()
    expect(page.locator("[data-rule].here")).to_be_visible()
    page.get_by_role("button", name="Close", exact=True).click()

    page.get_by_role("button", name="Once more!").click()
    page.wait_for_url(lambda url: "/t/" in url and url != address)
    assert wait_for_turn(page)


def test_one_tap_from_the_door_to_play(server: Server, device: MakeDevice) -> None:
    page = device().page
    page.goto(server.url)
    page.get_by_role("button", name="Play now").click()
    assert wait_for_turn(page)
    expect(page.locator(".players li")).to_have_count(4)
    expect(page.locator(".who").first).to_contain_text("Fox")


def test_a_touch_that_leads_nowhere_is_answered_with_the_rule(server: Server, device: MakeDevice) -> None:
    page = device().page
    start_hot_seat(page, server.url)
    assert wait_for_turn(page)
    ready(page)
    page.locator('.node[data-id="26"]').click(force=True)
    bubble = page.get_by_role("alert").filter(has_text=re.compile(r"\w"))
    expect(bubble).to_be_visible()
    bubble.get_by_role("button", name=re.compile("^Rule")).first.click()
    expect(page.locator("[data-rule].here")).to_be_in_viewport()


def test_a_move_can_be_taken_back_until_luck_is_used(server: Server, device: MakeDevice) -> None:
    page = device().page
    start_hot_seat(page, server.url)
    for _ in range(30):
        assert wait_for_turn(page)
        ready(page)
        options = page.locator(".option").all_inner_texts()
        decide_on_board(page)
        assert wait_for_turn(page)
        ready(page)  # what the others did is told
        if page.get_by_role("button", name="Take back", exact=True).is_enabled():
            break
    before = page.locator(".log li").count()
    page.keyboard.press("u")
    page.wait_for_function("n => document.querySelectorAll('.log li').length < n", arg=before)
    assert wait_for_turn(page)
    expect(page.locator(".option")).to_have_count(len(options))


def test_the_aim_opens_the_first_table_of_a_game(server: Server, device: MakeDevice) -> None:
    page = device(seenAim=[]).page
    page.goto(server.url)
    page.get_by_role("button", name="Play now").click()
    aim = page.get_by_role("dialog", name="What is it about?")
    expect(aim).to_be_visible()
    aim.get_by_role("button", name="Let’s play!").click()
    expect(aim).to_be_hidden()
    page.goto(server.url)
    page.get_by_role("button", name="Play now").click()
    assert wait_for_turn(page)
    expect(aim).to_be_hidden()
    page.get_by_role("button", name="Help").click()
    page.get_by_role("dialog").get_by_role("button", name="The story").click()
    expect(page.get_by_role("dialog", name="The story")).to_be_visible()


@pytest.mark.parametrize(("language", "word"), [("de-DE", "Jetzt spielen"), ("fr-FR", "Jouer")])
def test_the_page_speaks_the_language_of_the_browser(
    server: Server, device: MakeDevice, language: str, word: str
) -> None:
    page = device(language=language).page
    page.goto(server.url)
    expect(page.get_by_role("button", name=word)).to_be_visible()
    page.get_by_role("button", name="English").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


NOON = 1_800_000_000  # seconds


def test_the_first_visit_is_light(server: Server, device: MakeDevice) -> None:
    """From the door to the first question, everything that comes over the line, packed.

    The page's clock stands still: what is fetched some seconds after everything else, for the next visit, never is.
    """
    one = device()
    one.page.clock.install(time=NOON - 3600)  # it goes on until it is stopped
    one.page.clock.pause_at(NOON)
    session = one.context.new_cdp_session(one.page)
    session.send("Network.enable")
    coming: set[str] = set()
    sizes: list[float] = []

    def arrived(event: dict[str, Any]) -> None:
        coming.discard(event["requestId"])
        sizes.append(event["encodedDataLength"])

    session.on("Network.requestWillBeSent", lambda event: coming.add(event["requestId"]))
    session.on("Network.loadingFailed", lambda event: coming.discard(event["requestId"]))
    session.on("Network.loadingFinished", arrived)
    one.page.goto(server.url)
    expect(one.page.locator(".cover svg")).to_be_visible()
    one.page.wait_for_load_state("networkidle")
    until(one.page, lambda: not coming)
    door = sum(sizes)
    one.page.get_by_role("button", name="Play now").click()
    assert wait_for_turn(one.page)
    expect(one.page.locator(".node").first).to_be_visible()
    expect(one.page.locator(".dice svg").first).to_be_visible()
    until(one.page, lambda: not coming)
    one.page.clock.run_for(300)  # with what is fetched in the first moment
    until(one.page, lambda: not coming)
    print(f"door {door / 1000:.0f} kB, door and table {sum(sizes) / 1000:.0f} kB")
    assert len(sizes) > 10
    assert door < 200_000
    assert sum(sizes) < 250_000
