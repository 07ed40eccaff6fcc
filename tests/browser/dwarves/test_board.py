"""The board first: a whole game by touching it, letters that can be read at every shape, nothing over the map."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import Page, expect
from tests.browser.access import serious_faults
from tests.browser.board import FINGER, TOUCHED, decide, page_of, scale, small_targets, small_texts
from tests.browser.conftest import SIZES, MakeDevice, Server
from tests.browser.script import Script
from tests.browser.sitting import ADA, BEA, BOT, sit, sit_down
from tests.browser.waiting import frames, ready

pytestmark = pytest.mark.browser

WHOLE = 2355  # the seed of a script that is short and has much in it
LATE = {"desktop": 118, "portrait": 158, "phone": 811, "side": 934}  # scripts whose last turns have
FIRST, LAST = 4, 12  # decisions
DEALT = {"dwarves": "random", "first": "random"}

# Things of the map, in the frame of the map, under which something else lies than the map itself.
COVERED = """() => {
  const frame = document.querySelector('.plot').getBoundingClientRect();
  const bad = [];
  for (const node of document.querySelectorAll('.hits .node')) {
    const box = node.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const out = x < frame.left || y < frame.top || x > frame.right || y > frame.bottom;
    const hit = document.elementFromPoint(x, y);
    if (out) bad.push(node.dataset.id + ' is cut off');
    else if (!hit?.closest('.hits')) bad.push(node.dataset.id + ' lies under ' + hit?.outerHTML.slice(0, 80));
  }
  return bad;
}"""


def open_board(page: Page, server: Server) -> None:
    """One person and a bot, both dwarves dealt; the person is asked."""
    sit_down(page, server, "dwarves", ADA, BOT, **DEALT)
    page.wait_for_selector('.prompt[data-mine="true"]', state="attached")
    page.wait_for_selector(".hits .node", state="attached")


def whole_board(page: Page) -> None:
    """The whole map, if it came nearer by itself."""
    ready(page)
    whole = page.get_by_role("button", name="Whole board")
    if whole.count():
        whole.click()
        expect(page.locator("svg.little")).to_have_count(0)
    at_rest(page)


def at_rest(page: Page) -> None:
    """Until nothing glides or grows any more."""
    page.wait_for_function(
        """() => {
          const now = [...document.querySelectorAll('.stage .world, .plot, .shelf, .rail')].map((one) => {
            const box = one.getBoundingClientRect();
            return [box.x, box.y, box.width, box.height].map(Math.round);
          });
          const said = JSON.stringify(now);
          [window.wasAt, window.restedAt] = [said, window.wasAt === said ? (window.restedAt ?? 0) + 1 : 0];
          return window.restedAt >= 6 && document.querySelector('.drift').style.transform === 'none';
        }""",
        polling="raf",
    )


def play(page: Page, shape: str, script: Script, to: int) -> None:
    """The next decisions of the script by touching the board, up to this one."""
    while script.at < to:
        ready(page)
        # where hexes are smaller than a fingertip, a finger that rests gets the magnifier
        helped = shape in TOUCHED and 100 * scale(page) < FINGER
        assert small_targets(page, "desktop" if helped else shape) == [], script.dos[script.at]
        decide(page, shape, script)
        script.at += 1


def test_a_whole_game_by_touching_the_board_alone(fixed: Server, device: MakeDevice) -> None:
    """Two dwarves on one tablet: every decision with a finger on the board and on Go!, to the end."""
    script = Script("dwarves", 2, WHOLE)
    assert len(script.kinds()) >= 15
    page = page_of(device, "tablet", list=False)
    sit_down(page, fixed, "dwarves", ADA, BEA)
    play(page, "tablet", script, len(script.dos))
    expect(page.locator("#end-title")).to_have_text(re.compile(r"won together|\blost\b"))
    expect(page.locator(".end .results li")).to_have_count(2)
    page.get_by_role("button", name="Check dice and cards").click()
    honest = re.compile(r"\d+ rolls and cards were checked, and all were honest")
    expect(page.locator(".end .good")).to_have_text(honest)
    assert serious_faults(page) == []


def test_the_last_turns_at_the_other_shapes_have_questions_of_nearly_every_kind() -> None:
    late = {kind for seed in LATE.values() for kind in Script("dwarves", 2, seed).kinds(-LAST)}
    assert len(late) >= 20


@pytest.mark.parametrize("shape", LATE)
def test_the_beginning_and_the_end_by_touching_the_board_alone(fixed: Server, device: MakeDevice, shape: str) -> None:
    """A whole game is long: at these shapes the turns between the first and the last are made while nobody looks."""
    script = Script("dwarves", 2, LATE[shape])
    page = page_of(device, shape, list=False)
    made = sit_down(page, fixed, "dwarves", ADA, BEA)
    play(page, shape, script, FIRST)
    page.goto(fixed.url)
    script.lead(fixed, made, len(script.dos) - LAST)
    sit(page, fixed, made)
    play(page, shape, script, len(script.dos))
    expect(page.locator("#end-title")).to_have_text(re.compile(r"won together|\blost\b"))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("shape", SIZES)
@pytest.mark.parametrize("size", ["normal", "huge"])
def test_every_text_on_the_board_can_be_read(fixed: Server, device: MakeDevice, shape: str, size: str) -> None:
    page = page_of(device, shape, list=False, size=size, numbers=True)
    open_board(page, fixed)
    least = 12 if size == "normal" else 15.9  # people who want larger text get larger letters
    at_rest(page)
    assert small_texts(page) == []
    page.keyboard.press("Escape")
    for _ in range(3):
        page.get_by_role("button", name="Closer").click()
        at_rest(page)
        assert small_texts(page) == []
    page.get_by_role("button", name="Whole board").click()
    letters: list[float] = page.locator(".play text").evaluate_all(
        """all => all.map((one) => {
          const to = one.getScreenCTM();
          return parseFloat(getComputedStyle(one).fontSize) * Math.hypot(to.b, to.d);
        })"""
    )
    assert letters
    assert min(letters) >= least - 0.05


@pytest.mark.parametrize("shape", SIZES)
def test_nothing_lies_over_the_map(fixed: Server, device: MakeDevice, shape: str) -> None:
    page = page_of(device, shape, list=False)
    open_board(page, fixed)
    whole_board(page)
    assert page.evaluate(COVERED) == []
    cards = page.locator(".shelf .face, .rail .face")
    if cards.count():  # a card that is opened makes the map smaller, it does not cover it
        cards.last.click()
        at_rest(page)
        assert page.evaluate(COVERED) == []


def test_the_map_follows_the_window(fixed: Server, device: MakeDevice) -> None:
    """From one size to another and back, in the middle of a game: never cut off, never covered."""
    page = page_of(device, "desktop", list=False)
    open_board(page, fixed)
    for width, height in (*SIZES.values(), (1440, 900), (320, 640), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        at_rest(page)
        whole_board(page)
        assert page.evaluate(COVERED) == []


def test_every_control_has_a_name_and_rows_are_one_stop(fixed: Server, device: MakeDevice) -> None:
    page = page_of(device, "desktop", list=False)
    open_board(page, fixed)
    session = page.context.new_cdp_session(page)
    tree = session.send("Accessibility.getFullAXTree")["nodes"]
    roles = ("button", "tab", "link")
    nameless = [
        one
        for one in tree
        if not one.get("ignored")
        and one.get("role", {}).get("value") in roles
        and not one.get("name", {}).get("value", "").strip()
    ]
    assert nameless == []
    assert page.locator('.hits .node[tabindex="0"]').count() == 1
    assert page.locator('.chips .chip[tabindex="0"]').count() == 1
    dwarf = page.locator('.hits .node[data-id="tungdil"], .hits .node[data-id="boindil"]').first
    if dwarf.count():
        assert "Health" in (dwarf.get_attribute("aria-label") or "")
    assert serious_faults(page) == []


def test_tabs_follow_the_arrows(fixed: Server, device: MakeDevice) -> None:
    page = page_of(device, "phone", list=False)
    open_board(page, fixed)
    first = page.get_by_role("tab", name="Map")
    first.focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("tab", name="Cards")).to_have_attribute("aria-selected", "true")
    expect(page.get_by_role("tab", name="Cards")).to_be_focused()
    expect(page.locator(".leaf .card").first).to_be_visible()
    page.keyboard.press("End")
    expect(page.locator(".leaf .outlook")).to_be_visible()


def test_a_double_tap_fits_and_a_small_map_leads(fixed: Server, device: MakeDevice) -> None:
    page = page_of(device, "phone", list=False)
    open_board(page, fixed)
    ready(page)
    page.get_by_role("button", name="Closer").click()
    page.get_by_role("button", name="Closer").click()
    at_rest(page)
    little = page.locator("svg.little")
    expect(little).to_be_visible()
    transform = "one => getComputedStyle(one).transform"
    before = page.locator(".play .world").evaluate(transform)
    box = little.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] * 0.04, box["y"] + box["height"] * 0.04)
    at_rest(page)
    assert page.locator(".play .world").evaluate(transform) != before
    plot = page.locator(".plot").bounding_box()
    assert plot is not None
    hand = page.context.new_cdp_session(page)
    at = {"x": plot["x"] + 30, "y": plot["y"] + 90}  # in the mountains, where nothing can be chosen
    now = time.time()
    for later in (0.0, 0.15):  # however busy the machine is
        hand.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at], "timestamp": now + later})
        hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": [], "timestamp": now + later + 0.05})
    expect(little).to_have_count(0)
    at_rest(page)
    page.locator('.hits .node[data-id="s31"]').tap()
    expect(page.locator(".facts")).to_be_visible()


OVERLAPS = """() => {
  const bad = [];
  const said = (one) => one.textContent.trim().slice(0, 20);
  const within = (holder, parts) => {
    const boxes = parts.map((one) => [one, one.getBoundingClientRect()]).filter(([, b]) => b.width > 1 && b.height > 1);
    boxes.forEach(([a, p], i) => boxes.slice(i + 1).forEach(([b, q]) => {
      const over = Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top);
      const beside = Math.min(p.right, q.right) - Math.max(p.left, q.left);
      if (over > 2 && beside > 2) bad.push(`${holder}: ${said(a)} over ${said(b)}`);
    }));
  };
  for (const card of document.querySelectorAll('.card .words')) within('card', [...card.children]);
  for (const one of document.querySelectorAll('.space')) within('council', [...one.querySelectorAll('b, small')]);
  for (const chip of document.querySelectorAll('.chip')) within('chip', [...chip.children]);
  return bad;
}"""


@pytest.mark.parametrize("shape", SIZES)
def test_letters_twice_as_large_lie_over_nothing(fixed: Server, device: MakeDevice, shape: str) -> None:
    """Titles, footers and thresholds of cards and Council, with the page's text at 200 %."""
    page = page_of(device, shape, list=False, language="de-DE")
    twice = "addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '200%'))"
    page.add_init_script(twice)
    open_board(page, fixed)
    at_rest(page)
    tabs = page.get_by_role("tab")
    for n in range(max(1, tabs.count())):
        if tabs.count():
            tabs.nth(n).click()
        assert page.evaluate(OVERLAPS) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_resting_finger_gets_a_magnifier_and_touches_what_is_under_it(fixed: Server, device: MakeDevice) -> None:
    page = page_of(device, "phone", list=False)
    open_board(page, fixed)
    whole_board(page)
    box = page.locator('.hits .node[data-id="s31"]').bounding_box()
    assert box is not None
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    hand = page.context.new_cdp_session(page)
    hand.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    glass = page.locator(".glass")
    expect(glass).to_be_visible()
    there = glass.bounding_box()
    assert there is not None
    beside = not (
        there["x"] < at["x"] < there["x"] + there["width"] and there["y"] < at["y"] < there["y"] + there["height"]
    )
    assert beside, "what is under the finger can be seen"
    before = page.locator(".play .world").evaluate("one => getComputedStyle(one).transform")
    next_to = page.locator('.hits .node[data-id="s32"]').bounding_box()
    assert next_to is not None
    at = {"x": next_to["x"] + next_to["width"] / 2, "y": next_to["y"] + next_to["height"] / 2}
    under = page.locator(".glass g").get_attribute("style")
    hand.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [at]})
    expect(page.locator(".glass g")).not_to_have_attribute("style", under or "")
    frames(page)
    assert page.locator(".play .world").evaluate("one => getComputedStyle(one).transform") == before
    hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(glass).to_have_count(0)
    expect(page.locator(".marks .asked")).to_have_count(1)


LINES = """one => {
  const look = getComputedStyle(one);
  return [look.outlineStyle, look.outlineWidth, look.borderBlockEndStyle, look.borderBlockEndColor].join(' ');
}"""


def test_whose_turn_it_is_can_be_seen_without_colours_of_our_own(fixed: Server, device: MakeDevice) -> None:
    """On the dwarves' boards, in the strip of a phone, and which leaf is open."""
    page = page_of(device, "desktop", list=False)
    page.emulate_media(forced_colors="active")
    open_board(page, fixed)
    own = page.locator(".sheet.active").first.evaluate(LINES)
    assert own != page.locator(".sheet:not(.active)").first.evaluate(LINES)
    page.set_viewport_size({"width": 390, "height": 844})
    own = page.locator(".strip .own").evaluate(LINES)
    assert own != page.locator(".strip li:not(.own)").first.evaluate(LINES)
    leaves = [tab.evaluate(LINES) for tab in page.get_by_role("tab").all()]
    assert leaves[0] not in leaves[1:]
