"""What a person does at the table, in the gestures of a finger and of a keyboard."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect
from tests.browser.waiting import changed, frames, ready, until

MOST_DECISIONS = 400  # no game on the short board comes near this
MOST_TAPS = 4  # until a piece is chosen


def start_hot_seat(page: Page, url: str, bots: int = 1) -> str:
    """From the door to a table on the short board: one person and some bots."""
    page.goto(url)
    page.get_by_role("button", name="Round one tablet").click()
    sheet = page.get_by_role("dialog")
    rows = sheet.locator(".chairs li")
    expect(rows).to_have_count(3)
    if bots == 1:
        sheet.get_by_role("button", name="One seat fewer").click()
    for seat in range(1, bots + 1):
        rows.nth(seat).locator("select").select_option("bot:thoughtful")
    sheet.get_by_label("Board").select_option("short")
    sheet.get_by_role("button", name="Start the game").click()
    page.wait_for_url(re.compile(r"/t/[a-z0-9]+$"))
    return page.url


def sit_down(page: Page, link: str, name: str = "") -> str:
    """Somebody follows an invitation, sits down and writes the three words down, which are these."""
    page.goto(link)
    if name:
        page.get_by_label(re.compile("^Your name")).fill(name)
    page.get_by_role("button", name="Sit down and play").click()
    return noted(page)


def noted(page: Page) -> str:
    """The three words that the page shows to whoever has sat down, written down."""
    card = page.locator('[data-card="words"]')
    words = card.locator("strong").first.inner_text()
    card.get_by_role("button", name="Written down").click()
    expect(card).to_have_count(0)
    return words


def version(page: Page) -> str:
    return page.locator(".table, main.text").first.get_attribute("data-v") or ""


def over(page: Page) -> bool:
    return page.locator("#end-title").count() > 0


def wait_for_turn(page: Page) -> bool:
    """True when this device is asked; False when the game is over."""
    page.wait_for_selector(".option, #end-title")
    return not over(page)


def rank(place: str) -> int:
    """How far along the way a place is: good enough to make headway."""
    return int(place) if place.isdigit() else 0


def legal(page: Page) -> tuple[list[str], list[str]]:
    """The pieces and the places that shine now."""
    ids: list[str] = page.locator(".node[data-legal]").evaluate_all("nodes => nodes.map(node => node.dataset.id)")
    pieces = [one for one in ids if re.search(r"girl|boy|ghost", one)]
    return pieces, [one for one in ids if one not in pieces]


# A point of a piece or a place that nothing else covers, or null; its middle if that can be.
POINT = """name => {
  const box = document.querySelector(`.node[data-id="${name}"]`).getBoundingClientRect();
  const parts = [0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9];
  for (const across of parts) for (const down of parts) {
    const [x, y] = [box.x + box.width * across, box.y + box.height * down];
    if (document.elementFromPoint(x, y)?.closest('.node')?.dataset.id === name) return [x, y];
  }
  return null;
}"""


def point(page: Page, name: str) -> list[float] | None:
    """Where a piece or a place can be touched; None if others stand before it."""
    found: list[float] | None = page.evaluate(POINT, name)
    return found


def tap(page: Page, name: str) -> None:
    """Touches a piece or a place where it is on the screen."""
    page.wait_for_selector(f'.node[data-id="{name}"]', state="attached")
    at = point(page, name)
    if at is None:  # something lies over all of it that takes no touch of its own
        box = page.locator(f'.node[data-id="{name}"]').bounding_box()
        assert box is not None, name
        at = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
    page.mouse.click(*at)


def take_a_piece(page: Page) -> None:
    """Touches a piece that can go until one is chosen, the red ones first; nothing where only a way is asked for."""
    for _ in range(MOST_TAPS):  # where pieces stand close together the first touch only brings the board nearer
        if page.locator('.node[aria-pressed="true"]').count():
            return
        pieces, places = legal(page)
        assert pieces or places, "nothing shines"
        if not pieces:  # only a way is asked for
            return
        bare = [one for one in pieces if point(page, one) is not None]
        assert bare, f"all of {pieces} are covered"
        tap(page, next((one for one in bare if one.startswith("red")), bare[0]))
        frames(page)


def decide_on_board(page: Page) -> None:
    """One decision with taps on the board only: a piece, a place, the place again."""
    before = version(page)
    ready(page)
    go = page.locator(".go")
    take_a_piece(page)
    _, places = legal(page)
    assert places, "a chosen piece has nowhere to go"
    bare = [one for one in places if point(page, one) is not None]
    assert bare, f"all of {places} are out of sight"
    target = max(bare, key=rank)
    if not go.is_enabled():
        tap(page, target)
        expect(go).to_be_enabled()  # the move is shown, and not made
        assert version(page) == before
    tap(page, target)
    changed(page, before)


def choices(page: Page) -> list[str]:
    """All options of the list, in their order."""
    found: list[str] = page.locator(".option").evaluate_all("all => all.map(one => one.dataset.do)")
    return found


def choose_by_keys(page: Page, choice: int) -> str:
    """One decision without a pointer: a number, and arrows beyond the ninth, show the choice, Enter makes it.

    It is made then, whether or not the server can hear of it; the version on which it was.
    """
    ready(page)
    before = version(page)
    page.keyboard.press(str(min(choice, 8) + 1))
    for _ in range(choice - 8):
        page.keyboard.press("ArrowDown")
    expect(page.locator(".option").nth(choice)).to_be_focused()
    expect(page.locator(".option").nth(choice)).to_have_class(re.compile("looked"))
    assert version(page) == before, "shown, and not made"
    page.keyboard.press("Enter")
    return before


def answer_by_keys(page: Page, choice: int) -> None:
    """The same, until it is told what came of it."""
    before = choose_by_keys(page, choice)
    changed(page, before)


def decide_by_keys(page: Page) -> None:
    """One decision by keys: the child that gets farthest, else the first choice."""
    ready(page)
    steps = [(rank(do.split()[-1]), -at) for at, do in enumerate(choices(page)) if do.startswith("child")]
    answer_by_keys(page, -max(steps)[1] if steps else 0)


def play_until(done: Callable[[], bool], *pages: Page, decide: Callable[[Page], object] = decide_by_keys) -> None:
    """Whichever of these pages is asked decides, until something is so."""

    def asked() -> Page | None:
        return next((page for page in pages if page.locator('[data-open="true"]').count()), None)

    while not done():
        found = until(pages[0], lambda: done() or asked(), "nobody is asked")
        if isinstance(found, Page):
            decide(found)
