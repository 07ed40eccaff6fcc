"""A pupil in the browser: reads the bubble, touches what shines, and knows nothing else of any game.

Whatever a reader would stumble over is a fault: a bubble over what it speaks of, something it speaks of that nobody can
see, a text that is cut off, a button that is too small for a finger, a step that is told in other words than its own.
"""

from __future__ import annotations

import json
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

from playwright.sync_api import Page
from tests.browser.conftest import Server
from tests.browser.waiting import frames, until
from tests.examples import EXAMPLE
from tests.waiting import DEADLINE

from lamplight.core.messages import LANGUAGES, Catalogue
from lamplight.kits import all_kits
from lamplight.lessons import syllabus

SHAPES: Final = ("desktop", "phone", "side")
LOCALES: Final = {"en": "en-GB", "de": "de-DE", "es": "es-ES", "fr": "fr-FR"}
MOST: Final = 120  # steps and touches of a lesson
TOUCHES: Final = 6  # until one decision is made

Held = tuple[str, str, str, str]  # game, lesson, language, shape


def taught() -> list[tuple[str, str]]:
    """Every lesson of every game."""
    return [(kit.id, lesson) for kit in all_kits() for lesson in syllabus(kit.id).lessons]


def everything(shapes: tuple[str, ...] = SHAPES, languages: tuple[str, ...] = LANGUAGES) -> Iterator[Held]:
    """Every lesson in every language at every shape."""
    for game, lesson in taught():
        for language in languages:
            for shape in shapes:
                yield game, lesson, language, shape


def spread() -> list[Held]:
    """Every lesson once, so that every language and every shape occurs."""
    return [
        (game, lesson, LANGUAGES[at % len(LANGUAGES)], SHAPES[at % len(SHAPES)])
        for at, (game, lesson) in enumerate(taught())
    ]


# What a reader would stumble over in what is shown just now.
FAULTS: Final = """async (light) => {
    // What has just been said anew is placed with the next picture.
    await new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const node = document.querySelector(".bubble");
    const bubble = node?.getBoundingClientRect();
    if (!bubble) return ["no bubble"];
    const wrong = [];
    const beyond = (box) => box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight;
    if (beyond(bubble)) wrong.push("the bubble is off the page");
    for (const one of document.querySelectorAll("main [data-legal], [data-part=go]:enabled")) {
        const box = one.getBoundingClientRect();
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        const inside = x > bubble.left && x < bubble.right && y > bubble.top && y < bubble.bottom;
        const under = inside && document.elementFromPoint(x, y)?.closest(".bubble");
        if (under) wrong.push(`covers ${one.dataset.id ?? one.dataset.part}, which can be touched`);
    }
    const lit = [...document.querySelectorAll(".rings [data-lit]")];
    for (const one of lit) {
        const ring = one.getBoundingClientRect();
        const [wide, high] = [ring.width - 12, ring.height - 12];  // the ring is drawn a little outside
        const [left, top] = [ring.left + 6, ring.top + 6];
        const across = Math.min(left + wide, bubble.right) - Math.max(left, bubble.left);
        const down = Math.min(top + high, bubble.bottom) - Math.max(top, bubble.top);
        const part = across > 0 && down > 0 ? (across * down) / (wide * high) : 0;
        if (part > 0.02) wrong.push(`covers ${Math.round(100 * part)} % of ${one.dataset.lit}`);
    }
    for (const id of light) {
        const shown = lit.filter((one) => one.dataset.lit === id).some((one) => {
            const box = one.getBoundingClientRect();
            return box.right > 8 && box.bottom > 8 && box.left < innerWidth - 8 && box.top < innerHeight - 8;
        });
        if (!shown) wrong.push(`speaks of ${id}, which nobody can see`);
    }
    for (const one of node.querySelectorAll(".say, .count, button")) {
        const cut = one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1;
        const box = one.getBoundingClientRect();
        const out = box.left < bubble.left || box.right > bubble.right || box.bottom > bubble.bottom;
        if (one.clientWidth > 0 && (cut || out)) wrong.push(`“${one.textContent.trim()}” is cut off`);
        if (one.matches("button") && Math.min(box.width, box.height) < 43.5) wrong.push(`“${one.className}” is small`);
    }
    return wrong;
}"""
# Where the first thing that shines can be touched.
NEXT: Final = """() => {
    const seen = [...document.querySelectorAll("main [data-legal]")].find((node) => {
        const box = node.getBoundingClientRect();
        const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        return top !== null && (node === top || node.contains(top) || top.contains(node));
    });
    if (!seen) return null;
    const box = seen.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
}"""

# What can be done just now, with its place, as one text; nothing while an answer is on its way.
MOMENT: Final = """() => {
    const now = document.querySelector("[data-v]")?.dataset.v;
    const go = document.querySelector("[data-part=go]:enabled") !== null;
    const legal = [...document.querySelectorAll("main [data-legal]")].map((node) => {
        const box = node.getBoundingClientRect();
        return `${node.dataset.id} ${node.ariaPressed} ${Math.round(box.left)} ${Math.round(box.top)}`;
    });
    const open = document.querySelector('[data-open="true"], dialog[open], .showing') !== null;
    return open ? [now, go, ...legal].join("|") : "";
}"""


def seated(page: Page, server: Server, game: str = EXAMPLE, lesson: str = "first") -> None:
    """Sits down to a lesson as the door does."""
    body = json.dumps({"game": game, "lesson": lesson}).encode()
    request = urllib.request.Request(f"{server.url}/api/lessons", body, {"content-type": "application/json"})
    with urllib.request.urlopen(request, timeout=DEADLINE) as answer:
        made: dict[str, Any] = json.load(answer)
    page.goto(f"{server.url}/t/{made['table']}#seat={made['seats'][0]['token']}")


def begun(page: Page, server: Server, game: str = EXAMPLE, lesson: str = "first") -> None:
    """Sits down to a lesson and waits for its first words."""
    seated(page, server, game, lesson)
    page.wait_for_selector(".bubble.ready, main.text .lesson")


@contextmanager
def tips_come(page: Page) -> Iterator[None]:
    """A page is opened at a table; afterwards its tips and their words are there, so that none misses its moment."""
    fetched: list[str] = []
    page.on("requestfinished", lambda one: fetched.append(one.url))
    yield
    parts = ("/tips", "/assets/lesson-", "-lessons-")
    until(page, lambda: all(any(part in url for url in fetched) for part in parts), lambda: fetched)
    frames(page)


def version(page: Page) -> str:
    return page.locator("[data-v]").first.get_attribute("data-v") or ""


def step(page: Page) -> int:
    return int(page.locator("[data-step]").get_attribute("data-step") or 0)


def went_on(page: Page, before: str) -> None:
    page.wait_for_function("v => document.querySelector('[data-v]')?.dataset.v !== v", arg=before)


def asked(page: Page) -> bool:
    """Waits until something is asked of the reader; False once it is over."""
    page.wait_for_selector('[data-open="true"], dialog[open], .showing button', state="attached")
    while page.locator(".showing").count():  # secrets are turned up
        page.locator(".showing button").last.click()
        page.wait_for_selector(".showing", state="detached")
        page.wait_for_selector('[data-open="true"], dialog[open]', state="attached")
    return page.locator("dialog[open]").count() == 0


def follow(page: Page) -> bool:
    """Does what the bubble and the lights ask for, and knows nothing else; False once it is over."""
    if not asked(page):
        return False
    before = version(page)
    if page.locator(".bubble .next").count():
        page.locator(".bubble .next").click()
    else:
        for _ in range(TOUCHES):
            if version(page) != before:
                return True
            if page.locator("[data-part=go]:enabled").count():
                assert page.locator("[data-lit='part:go']").count() == 1, "what makes the move is lit"
                page.locator("[data-part=go]").click()
                break
            at = page.evaluate(NEXT)
            assert at is not None, f"nothing can be touched at step {step(page)}"
            moment = page.evaluate(MOMENT)
            page.mouse.click(*at)
            page.wait_for_function(f"before => ((now) => now !== '' && now !== before)(({MOMENT})())", arg=moment)
    went_on(page, before)
    return True


def learns(
    page: Page, game: str, lesson: str, language: str, look: Callable[[Page, str], None] | None = None
) -> list[str]:
    """Follows a lesson that has begun to its end; all faults, each with its step. look is shown every moment."""
    words, steps, wrong = Catalogue(language), syllabus(game).lessons[lesson].step, []
    told: set[int] = set()
    for moment in range(MOST):
        if not asked(page):
            break
        now = step(page)
        said, page_of_it = page.locator(".bubble .say").inner_text().replace("\n", " "), steps[now - 1]
        if said != words.format(page_of_it.text()):
            wrong.append(f"step {now} says “{said}”")
        # While a decision is half made, the board shows what it needs; what is spoken of is there when it begins.
        light = () if now in told else page_of_it.light
        told.add(now)
        wrong += [f"step {now} ({page_of_it.say}) {fault}" for fault in page.evaluate(FAULTS, light)]
        if look is not None:
            look(page, f"{now:02}-{moment:02}")
        follow(page)
    missing = set(range(1, len(steps))) - told
    if missing:
        wrong.append(f"steps {sorted(missing)} were never told")
    sheet = page.get_by_role("dialog")
    sheet.locator(".real").wait_for()
    if words.format(steps[-1].text()) not in sheet.inner_text().replace("\n", " "):
        wrong.append("its end is not told")
    if not sheet.locator(".real").is_enabled():
        wrong.append("no real game is offered")
    if look is not None:
        look(page, f"{len(steps):02}-end")
    return wrong
