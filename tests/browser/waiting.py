"""The one place where browser tests wait: for what the page says of itself, with the deadline of all tests.

A page says `data-open="true"` when a question takes answers, `data-shown` and `data-v` which version it shows and has,
and `data-behind="false"` when its stage is at rest. Nothing is waited for by the clock; where time itself is what
matters, the page's own clock is driven (`page.clock`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeVar

from playwright.sync_api import Page
from tests import waiting

T = TypeVar("T")
PATIENCE = waiting.DEADLINE * 1000  # milliseconds
PAUSE = 30  # milliseconds between two looks, in which the page's events are heard
SOON = 20  # seconds that a page's clock jumps before it stands still: fewer than count as having been away


def looks(page: Page, what: object = "it never came to that") -> Iterator[None]:
    """One look after the other, while this page's events are heard; raises when the deadline is over."""
    return waiting.looks(what, lambda: page.wait_for_timeout(PAUSE))


def until(page: Page, holds: Callable[[], T], what: object = "it never came to that") -> T:
    """Asks again and again until something is so, and returns what was found."""
    for _ in looks(page, what):
        if found := holds():
            return found
    raise AssertionError  # looks() has raised


def ready(page: Page) -> None:
    """Waits until the question can be answered: what was told is shown, and it can have been read."""
    page.wait_for_selector('[data-open="true"]', state="attached")


def changed(page: Page, before: str) -> None:
    """Waits until the page knows a newer version than this one."""
    page.wait_for_function("v => document.querySelector('[data-v]')?.dataset.v !== v", arg=before)


def frames(page: Page, count: int = 2) -> None:
    """Lets the page draw so many frames: whatever a hand has set off in the page itself has happened by then."""
    page.evaluate(
        """async count => { for (; count > 0; count -= 1) await new Promise(requestAnimationFrame);
        await new Promise(setTimeout); }""",
        count,
    )


def stop_the_clock(page: Page) -> None:
    """The page's own clock, which was installed before the page was opened, stands still until it is driven.

    Frames come by that clock, too: `frames` and `still` are for pages whose clock goes on.
    """
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + SOON)


# Where things are and what still moves; what goes on for ever is no movement that ends.
STILL = """async patience => {
  const seen = '.node, .world, .picture, .board, [role=dialog], main > *, h1, h2, button';
  const look = () => JSON.stringify([
    innerWidth, innerHeight, document.fonts.status,
    document.getAnimations().filter(one => one.playState === 'running' &&
      one.effect?.getComputedTiming().endTime < 1e5).length,
    [...document.querySelectorAll(seen)].map(one => {
      const box = one.getBoundingClientRect();
      return [box.x, box.y, box.width, box.height].map(Math.round);
    })]);
  const began = performance.now();
  let [before, since] = [look(), began];
  for (let frames = 0; frames < 5 || performance.now() < since + 120; frames += 1) {
    await new Promise(requestAnimationFrame);
    const now = look();
    if (now === before) continue;
    if (performance.now() > began + patience) throw new Error('something moves without an end');
    [before, since, frames] = [now, performance.now(), 0];
  }
}"""


def still(page: Page) -> None:
    """Waits until nothing on the page moves any more, however slow the machine is."""
    page.evaluate(STILL, PATIENCE)
