"""DunkelRunde for children who do not read yet: played by pictures alone, never left by accident, with a lock."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.access import faults
from tests.browser.conftest import SIZES, MakeDevice, Server
from tests.browser.overheard import Overheard
from tests.browser.pseudo import look, speak, spoken
from tests.browser.waiting import frames, still, stop_the_clock, until

pytestmark = pytest.mark.browser

LEAST = 64  # pixels of everything that a child may touch
MOST_TOUCHES = 1200
HOLD = 3000  # milliseconds of the page's clock until the lock asks
IDLE = 12_000  # and until something calls
DIGITS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")

LIT = """() => [...document.querySelectorAll('[data-legal]')].map((node) => {
  const box = node.getBoundingClientRect();
  const card = node.matches('button');
  return {x: box.x + box.width / 2, y: box.y + box.height / 2, w: box.width, h: box.height, card};
}).filter((one) => one.x > 0 && one.y > 0 && one.x < innerWidth && one.y < innerHeight)"""

OVERLAPS = """() => {
  const boxes = [...document.querySelectorAll('.top > *, .tray > *, .cards > *')]
    .filter((node) => !node.matches('.room')).map((node) => [node.className, node.getBoundingClientRect()]);
  const beyond = (b) => b.left < -0.5 || b.top < -0.5 || b.right > innerWidth + 0.5 || b.bottom > innerHeight + 0.5;
  const out = boxes.filter(([, b]) => beyond(b)).map(([name]) => `${name} sticks out`);
  boxes.forEach(([one, a], i) => boxes.slice(i + 1).forEach(([two, b]) => {
    const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    if (across > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1) out.push(`${one} over ${two}`);
  }));
  return out;
}"""


def begin(page: Page, server: Server, children: int = 1, friend: bool = True) -> str:
    """As a grown-up begins it, from the card of the game on the door."""
    page.goto(server.url)
    page.get_by_role("button", name="For little ones").click()
    sheet = page.get_by_role("dialog", name="For little ones")
    sheet.get_by_role("radio", name=str(children), exact=True).wait_for(state="attached")
    still(page)  # it has come to its place
    sheet.get_by_role("radio", name=str(children), exact=True).check(force=True)
    if not friend:
        sheet.get_by_role("checkbox").uncheck()
    sheet.get_by_role("button", name="Start the game").click()
    page.wait_for_url(re.compile(r"/t/[a-z0-9]+\?child$"))
    page.wait_for_selector("main[data-child] .node")
    return page.url


def ready(page: Page) -> None:
    page.wait_for_selector('main[data-open="true"], [data-again]', state="attached")


def lit(page: Page) -> list[dict[str, Any]]:
    """Everything that shines, by its place and size alone: no word is read."""
    found: list[dict[str, Any]] = page.evaluate(LIT)
    return found


def shining(page: Page) -> list[dict[str, Any]]:
    """The same, once it is laid out and something does."""
    frames(page, 1)
    return until(page, lambda: lit(page), "nothing shines")


MOMENT = """() => {
  const { v, step } = document.querySelector('main')?.dataset ?? {};
  return [v, step, document.querySelector('[data-again]') !== null, location.href].join('|');
}"""


def touch(page: Page, one: dict[str, Any]) -> None:
    finger = page.evaluate("navigator.maxTouchPoints > 0")
    (page.touchscreen.tap if finger else page.mouse.click)(one["x"], one["y"])


def play(page: Page, hand: random.Random, most: int = MOST_TOUCHES) -> int:
    """Touches what shines until the end is there; how many touches that took."""
    for count in range(most):
        ready(page)
        if page.locator("[data-again]").count():
            return count
        found = shining(page)
        before = page.evaluate(MOMENT)
        cards, lights = [one for one in found if one["card"]], [one for one in found if not one["card"]]
        # The last picture, mostly; sometimes any, or a light on the board.
        touch(page, cards[-1] if hand.random() < 0.7 else hand.choice(lights or cards))
        page.wait_for_function(f"before => ({MOMENT})() !== before", arg=before)
    raise AssertionError("the game does not end")


def step(page: Page) -> None:
    """One touch of the last picture that shines."""
    ready(page)
    found = shining(page)
    before = page.evaluate(MOMENT)
    touch(page, [one for one in found if one["card"]][-1])
    page.wait_for_function(f"before => ({MOMENT})() !== before", arg=before)


def unlock(page: Page) -> None:
    """As a grown-up does it: hold, read, touch. The clock of the page was installed."""
    lock = page.locator("[data-lock]").last
    box = lock.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 32, box["y"] + 32)
    page.mouse.down()
    page.clock.fast_forward(HOLD)
    page.get_by_role("dialog").wait_for()
    page.mouse.up()
    answer(page)


def asked(page: Page) -> list[int]:
    """The numbers that the lock asks for."""
    words = page.get_by_role("dialog").locator(".task strong").inner_text().split(":")[1]
    return [DIGITS.index(word.strip()) for word in words.split(",")]


def answer(page: Page) -> None:
    for digit in asked(page):
        page.locator(f'[data-digit="{digit}"]').click()
    expect(page.get_by_role("dialog").get_by_role("button", name="To the lobby")).to_be_visible()


@pytest.mark.parametrize("screen", ["tablet", "phone"])
def test_a_robot_that_reads_nothing_plays_a_whole_game(server: Server, device: MakeDevice, screen: str) -> None:
    page = device(screen, touch=True).page
    address = begin(page, server)
    play(page, random.Random(screen))
    assert page.url == address
    again = page.locator("[data-again]")
    expect(page.locator(".people .prize .stars")).to_have_count(page.locator(".end .people > li").count())
    box = again.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= LEAST
    expect(page.locator(".people .won")).not_to_have_count(0)
    assert faults(page) == []
    again.click()
    page.wait_for_url(lambda url: "?child" in url and url != address)
    page.wait_for_selector("main[data-child] [data-throw]")
    ready(page)


def test_children_round_one_tablet_see_whose_turn_it_is(server: Server, device: MakeDevice) -> None:
    """Each has a picture in their own colour; the one whose turn it is stands out, and so does the page."""
    page = device("tablet", touch=True, names={"red": "Mia", "blue": "Ben"}).page
    begin(page, server, children=2, friend=False)
    seen: dict[str, str] = {}
    for _ in range(40):
        ready(page)
        now = page.locator(".people .now")
        expect(now).to_have_count(1)
        seen[now.inner_text()] = page.locator("main").evaluate("main => main.style.getPropertyValue('--seat')")
        if len(seen) == 2:
            break
        step(page)
    assert set(seen) == {"Mia", "Ben"}
    assert len(set(seen.values())) == 2


@pytest.mark.parametrize("screen", SIZES)
def test_everything_is_large_and_has_its_place_at_every_step(server: Server, device: MakeDevice, screen: str) -> None:
    page = device(screen, touch=screen != "desktop").page
    begin(page, server, children=1)
    frame = page.locator("main > .board").bounding_box()
    kinds: set[str] = set()
    for n in range(30):
        if n > 7 and {"die", "ghost", "place"} <= kinds:
            break
        ready(page)
        for one in shining(page):
            assert min(one["w"], one["h"]) >= LEAST - 0.5, one
        assert page.evaluate(OVERLAPS) == []
        assert page.locator("main > .board").bounding_box() == frame, "nothing jumps"
        kinds |= set(page.locator("[data-kind]").evaluate_all("all => all.map(one => one.dataset.kind)"))
        for small in page.locator(".top button, .tray button").all():
            box = small.bounding_box()
            assert box is not None
            assert min(box["width"], box["height"]) >= LEAST - 0.5
        step(page)
    assert {"die", "ghost", "place"} <= kinds
    assert faults(page) == []


def test_without_a_voice_nothing_is_spoken_and_nothing_is_stuck(server: Server, device: MakeDevice) -> None:
    """This browser has no voices: no speaker is shown, nothing is asked of one, and the game goes on."""
    page = device("tablet", touch=True).page
    page.add_init_script(
        "window.spoken = 0; if (window.speechSynthesis) speechSynthesis.speak = () => { window.spoken += 1; }"
    )
    begin(page, server)
    assert page.evaluate("window.speechSynthesis?.getVoices().length ?? 0") == 0
    for _ in range(6):
        step(page)
    expect(page.locator("[data-speaker]")).to_have_count(0)
    assert page.evaluate("window.spoken") == 0


def test_taps_anywhere_neither_leave_nor_lose_the_game(server: Server, device: MakeDevice) -> None:
    page = device("phone", touch=True).page
    address = begin(page, server)
    hand = random.Random(3)
    width, height = SIZES["phone"]
    for _ in range(60):
        page.touchscreen.tap(hand.uniform(1, width - 1), hand.uniform(1, height - 1))
    page.keyboard.press("Escape")
    for key in "ru?l1a":
        page.keyboard.press(key)
    page.go_back()
    page.go_back()
    frames(page)
    assert page.url == address
    expect(page.locator("main[data-child]")).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("alert").filter(has_text=re.compile(r"\w"))).to_have_count(0)
    before = page.locator("main").get_attribute("data-v")
    page.reload()
    page.wait_for_selector("main[data-child] .node")
    page.goto(server.url)  # the door itself leads back to the table
    page.wait_for_url(address)
    page.wait_for_selector("main[data-child] .node")
    assert int(page.locator("main").get_attribute("data-v") or 0) >= int(before or 0)
    ready(page)
    step(page)


def test_a_wrong_touch_is_answered_without_a_word(server: Server, device: MakeDevice) -> None:
    page = device("tablet", touch=True, speed="fast").page
    page.emulate_media(reduced_motion="no-preference")
    said = Overheard(page)
    begin(page, server)
    ready(page)
    words = page.locator("main").inner_text()
    page.touchscreen.tap(20, 20)  # beside the board
    expect(page.locator(".puff")).to_have_count(1)
    node = page.locator('.node[data-id="26"]').bounding_box()
    assert node is not None
    page.touchscreen.tap(node["x"] + node["width"] / 2, node["y"] + node["height"] / 2)
    frames(page)
    assert said.asked("act", "plan", "why") == 0
    expect(page.get_by_role("alert").filter(has_text=re.compile(r"\w"))).to_have_count(0)
    assert page.locator("main").inner_text() == words


def test_what_is_to_be_touched_calls_after_a_while(server: Server, device: MakeDevice) -> None:
    one = device("tablet", touch=True)
    one.forgiven = ("WebSocket connection",)  # a clock that jumps is like a sleep: the line is tried anew
    page = one.page
    page.clock.install()
    begin(page, server)
    ready(page)
    stop_the_clock(page)
    page.touchscreen.tap(20, 20)  # somebody is there
    page.clock.fast_forward(IDLE - 1)
    expect(page.locator("main.hops")).to_have_count(0)
    page.clock.fast_forward(1)
    expect(page.locator("main.hops.still")).to_have_count(1)  # without motion it glows
    page.touchscreen.tap(20, 20)
    expect(page.locator("main.hops")).to_have_count(0)


def test_the_lock_opens_for_grown_ups_only(server: Server, device: MakeDevice) -> None:
    page = device("tablet", touch=True).page
    page.clock.install()
    address = begin(page, server)
    ready(page)
    lock = page.get_by_role("button", name="For grown-ups")
    dialog = page.get_by_role("dialog")
    lock.tap()  # a short touch is none
    page.clock.fast_forward(2 * HOLD)
    frames(page)
    expect(dialog).to_have_count(0)
    lock.dispatch_event("pointerdown")
    page.clock.fast_forward(HOLD)
    dialog.wait_for()
    lock.dispatch_event("pointerup")
    assert faults(page) == []
    wanted = asked(page)
    wrong = next(digit for digit in range(10) if digit != wanted[0])
    page.locator(f'[data-digit="{wrong}"]').click()
    expect(dialog).to_contain_text("new ones")
    expect(dialog.get_by_role("button", name="To the lobby")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    unlock(page)
    assert faults(page) == []
    dialog.get_by_role("button", name="To the usual table").click()
    page.wait_for_url(address.removesuffix("?child"))
    expect(page.locator(".table .go")).to_be_visible()
    page.goto(server.url)  # and the door is a door again
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


def test_the_lock_is_opened_by_keys_and_by_readers_of_the_screen(server: Server, device: MakeDevice) -> None:
    page = device("desktop").page
    page.clock.install()
    begin(page, server)
    ready(page)
    dialog = page.get_by_role("dialog")
    page.locator("[data-lock]").focus()
    page.keyboard.press("Enter")  # pressed, not held
    page.clock.fast_forward(2 * HOLD)
    frames(page)
    expect(dialog).to_have_count(0)
    page.keyboard.down("Enter")
    page.clock.fast_forward(HOLD)
    dialog.wait_for()
    page.keyboard.up("Enter")
    for digit in asked(page):
        page.locator(f'[data-digit="{digit}"]').focus()
        page.keyboard.press("Enter")
    expect(dialog.get_by_role("button", name="Back to the game")).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    page.clock.fast_forward(1000)  # no hand has been on it for a while
    page.locator("[data-lock]").evaluate("lock => lock.click()")  # as a reader of the screen presses it
    expect(dialog.locator("[data-digit]")).to_have_count(10)


def test_a_link_opens_it_too(server: Server, device: MakeDevice) -> None:
    page = device("tablet", touch=True).page
    page.goto(f"{server.url}/?child")
    expect(page.get_by_role("dialog", name="For little ones")).to_be_visible()
    made = server.new_table([{"kind": "here", "name": "Mia"}, {"kind": "bot", "bot": "kind"}])
    page.goto(f"{server.url}/t/{made['table']}?child#seat={made['seats'][0]['token']}")
    page.wait_for_selector("main[data-child] .node")
    ready(page)
    expect(page.locator(".people .now")).to_contain_text("Mia")


def test_set_up_table_and_lock_in_a_language_that_nobody_speaks(server: Server, device: MakeDevice) -> None:
    page = device().page
    speak(page)
    page.goto(server.url)
    page.get_by_role("button", name=spoken("web-child")).click()
    sheet = page.get_by_role("dialog")
    sheet.locator("button.gold").wait_for()
    look(page, "set-up")
    page.set_viewport_size({"width": 1440, "height": 900})
    sheet.locator("button.gold").click()
    page.wait_for_selector("main[data-child] .node")
    ready(page)
    look(page, "child's table")
