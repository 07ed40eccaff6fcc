"""A hand that knows no rules and touches nothing but the board and Go!, and a ruler for what lies on the board."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect
from tests.browser.conftest import MakeDevice
from tests.browser.hands import over, version
from tests.browser.waiting import ready

TOUCHED = frozenset({"tablet", "portrait", "phone", "side"})  # where a finger is the hand
FINGER = 44  # pixels of a fingertip
LENS = 24  # pixels between things that the lens or the magnifier helps to tell apart
LEAST = 12  # pixels of the smallest letter
MOST_TAPS = 12
"""Whoever knows the board needs three or four touches for a decision."""

# Everything on the board that can be chosen at some time: pieces and places, cards, and chips for what has no place.
NODES = """() => [...document.querySelectorAll('.stage :is(.node, .choice, .chip)')].map((node) => {
  const box = node.getBoundingClientRect();
  const at = {x: box.x + box.width / 2, y: box.y + box.height / 2, w: box.width, h: box.height};
  const found = document.elementFromPoint(at.x, at.y);
  const drawing = node.closest('svg');
  const seen = node.contains(found) || (drawing !== null && found !== null && drawing.contains(found));
  const [pressed, name] = [node.getAttribute('aria-pressed') === 'true', node.getAttribute('aria-label')];
  const id = node.dataset.chip ?? node.dataset.id;
  return {id, legal: node.dataset.legal !== undefined, pressed, name, seen, chip: drawing === null, ...at};
})"""

# All that a touch can change.
LOOK = """() => JSON.stringify([
  document.querySelector('[data-v]')?.dataset.v, document.querySelector('.go')?.disabled,
  [...document.querySelectorAll('.stage :is(.world, .drift)')].map((one) => one.getAttribute('style')),
  [...document.querySelectorAll('.stage :is([data-legal], [aria-pressed="true"])')].map(
    (one) => [one.dataset.chip ?? one.dataset.id, one.getAttribute('aria-pressed'), one.dataset.legal]),
])"""

TEXTS = """() => {
  const out = [];
  for (const root of document.querySelectorAll('.stage, .panel')) {
    const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const element = walk.currentNode.parentElement;
      const range = document.createRange();
      range.selectNodeContents(walk.currentNode);
      const box = range.getBoundingClientRect();
      if (!walk.currentNode.data.trim() || box.width < 1 || box.height < 1) continue;
      if (element.closest('[hidden], .hidden, .news, title, style')) continue;
      if (!element.checkVisibility({opacityProperty: true, visibilityProperty: true})) continue;
      let size = parseFloat(getComputedStyle(element).fontSize);
      const drawn = element.closest('text');
      if (drawn) { const to = drawn.getScreenCTM(); size *= Math.hypot(to.b, to.d); }
      out.push([walk.currentNode.data.trim(), size]);
    }
  }
  return out;
}"""

Choice = Callable[[list[str]], str]


def page_of(device: MakeDevice, shape: str, **settings: object) -> Page:
    """A device of this shape, with a finger where it has one and the list where the table puts it."""
    return device(shape, touch=shape in TOUCHED, **{"list": None, **settings}).page


def nodes(page: Page) -> list[dict[str, Any]]:
    page.wait_for_selector(".stage .node", state="attached")  # the drawing may still be on its way
    found: list[dict[str, Any]] = page.evaluate(NODES)
    return found


def legal(page: Page) -> list[dict[str, Any]]:
    """Everything that shines now."""
    return [one for one in nodes(page) if one["legal"]]


def scale(page: Page) -> float:
    """Pixels per unit of the board, once it rests."""
    page.wait_for_function("() => document.querySelector('.stage .drift')?.style.transform === 'none'")
    found: float = page.locator(".stage .world").last.evaluate(
        "one => new DOMMatrix(getComputedStyle(one).transform).a"
    )
    return found


def small_texts(page: Page, least: float = LEAST) -> list[str]:
    """Every text on the board or beside it whose letters are smaller than this on the screen."""
    found: list[tuple[str, float]] = page.evaluate(TEXTS)
    assert len(found) > 3
    return [f"{size:.1f} px: {said}" for said, size in found if size < least - 0.05]


def small_targets(page: Page, shape: str) -> list[str]:
    """What can be chosen and is too small to be hit."""
    least = FINGER if shape in TOUCHED else LENS
    return [
        f"{one['id']}: {one['w']:.0f} x {one['h']:.0f}"
        for one in legal(page)
        if one["w"] < least - 0.5 or one["h"] < least - 0.5
    ]


def tap(page: Page, name: str, shape: str) -> None:
    """Touches a thing where it is on the screen; it must be in sight, or in a row that can be pushed there."""
    one = next(node for node in nodes(page) if node["id"] == name)
    if one["chip"] and not one["seen"]:
        page.locator(f'.stage :is([data-chip="{name}"], .choice[data-id="{name}"])').scroll_into_view_if_needed()
        one = next(node for node in nodes(page) if node["id"] == name)
    assert one["seen"], f"{name} is out of the picture: {one}"
    before = page.evaluate(LOOK)
    if shape in TOUCHED:
        page.touchscreen.tap(one["x"], one["y"])
    else:
        page.mouse.click(one["x"], one["y"])
    page.wait_for_function(f"before => ({LOOK})() !== before", arg=before)


def decide(page: Page, shape: str, choose: Choice) -> list[str]:
    """One decision: what shines is touched until Go! can be pressed, and Go! is."""
    ready(page)
    before = version(page)
    went: list[str] = []
    go = page.locator(".go")
    for _ in range(MOST_TAPS):
        if go.count() and go.is_enabled():
            if shape in TOUCHED:
                go.tap()
            else:
                go.click()
                page.mouse.move(4, 4)  # a hand that rests nowhere
            page.wait_for_function("v => document.querySelector('[data-v]')?.dataset.v !== v", arg=before)
            return went
        shining = [one["id"] for one in legal(page) if not one["pressed"] and (one["seen"] or one["chip"])]
        assert shining, f"nothing shines in the picture after {went}: {page.locator('.prompt').first.inner_text()}"
        name = choose(shining)
        tap(page, name, shape)  # the first touch may only bring the board nearer
        assert version(page) == before, "shown, and not made"
        went.append(name)
    raise AssertionError(f"no decision came of {went}")


def play_to_the_end(page: Page, shape: str, choose: Choice, most: int) -> list[list[str]]:
    """A game to its end on the board alone: what was touched, decision by decision."""
    all_: list[list[str]] = []
    shut = page.locator(".show .foot button")
    while True:
        page.wait_for_selector('[data-open="true"], #end-title, .show .foot button', state="attached")
        if shut.count():
            shut.click()
            expect(shut).to_have_count(0)
        elif over(page):
            return all_
        else:
            all_.append(decide(page, shape, choose))
            assert len(all_) < most, "the game does not end"


def reached_by_arrows(page: Page) -> set[str]:
    """Everything on the board that the arrow keys lead to from the one Tab stop; there is never a second stop."""
    stops = page.locator('.stage .node[tabindex="0"]')
    expect(stops).to_have_count(1)
    focused = "document.activeElement.dataset.id"
    stops.focus()
    waiting = [str(page.evaluate(focused))]
    found = set(waiting)
    while waiting:
        here = waiting.pop()
        for key in ("ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"):
            page.evaluate("id => document.querySelector(`.stage .node[data-id='${id}']`).focus()", here)
            page.keyboard.press(key)
            there = str(page.evaluate(focused))
            if there not in found:
                found.add(there)
                waiting.append(there)
                expect(stops).to_have_count(1)
                expect(stops).to_be_focused()
    return found
