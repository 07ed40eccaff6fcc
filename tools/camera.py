"""What pictures of the web client are made with: games that were thought out before, tables, and a camera."""

from __future__ import annotations

import base64
import json
import os
import shutil
import sys
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Locator, Page

from lamplight.core.chance import Dealer
from lamplight.core.game import OVER
from lamplight.core.match import Match
from lamplight.core.rng import Rng
from lamplight.core.view import TableView
from lamplight.kits import all_games, kit_named
from lamplight.server.tables import SEED_BYTES

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.fixed import SEED  # noqa: E402
from tests.server.people import Device  # noqa: E402

FOLDER = Path(os.environ.get("LAMPLIGHT_SCREENS", ROOT / "build" / "screens"))
DOCS = ROOT / "docs" / "screens"
QUALITY = 82
SIZES = {
    "desktop": (1440, 900),
    "tablet": (1024, 768),
    "upright": (768, 1024),
    "phone": (390, 844),
    "sideways": (844, 390),
}
QUIET = 330
PEOPLE = ("Ada", "Ben", "Cleo", "Dora")


class Course:
    """A game of bots that was thought out before, by the luck of the fixed server."""

    def __init__(self, game: str, options: dict[str, str]) -> None:
        self.game = game
        self.options = options
        kit = kit_named(game)
        match = Match(kit.game, options, len(PEOPLE), Dealer(bytes([SEED]) * SEED_BYTES))
        match.begin()
        luck = Rng(SEED)
        bots = [kit.bots[0].make() for _ in PEOPLE]
        self.dos: list[str] = []
        self.views: list[TableView] = []
        while match.state.actor != OVER:
            seat = int(match.state.actor)
            self.views.append(match.view(seat))
            self.dos.append(bots[seat].choose(match.perspective(seat, luck), luck).do)
            match.act(seat, self.dos[-1])

    def moment(self, after: int, word: str = "", ripe: Callable[[TableView], bool] = lambda _: True) -> int:
        """The first decision of the first seat from this one on that can be answered by this word; else any of it."""
        own = [at for at in range(after, len(self.dos)) if self.views[at].actor == 0]
        return next((at for at in own if ripe(self.views[at]) and offers(self.views[at], word)), own[0])


def offers(view: TableView, word: str) -> bool:
    return view.prompt is not None and any(one.do.startswith(word) for one in view.prompt.options)


class Camera:
    """A server, a browser, and the pictures that are wanted."""

    def __init__(self, browser: Browser, url: str, wanted: list[str], shown: tuple[str, ...]) -> None:
        self.browser = browser
        self.url = url
        self.port = int(url.rpartition(":")[2])
        self.wanted = wanted
        self.shown = shown  # the pictures that README and docs show

    def wants(self, size: str, *names: str) -> bool:
        """Is one of these pictures wanted?"""
        return not self.wanted or any(
            f"{size}-{name}".startswith(one) or name.startswith(one) for name in names for one in self.wanted
        )

    def wants_any(self, *names: str) -> bool:
        """At some shape?"""
        return any(self.wants(size, *names) for size in SIZES)

    def keep(self, page: Page, size: str, name: str) -> None:
        """One picture, if it is wanted."""
        if not self.wants(size, name):
            return
        page.wait_for_timeout(450)
        file = FOLDER / f"{size}-{name}.webp"
        session = page.context.new_cdp_session(page)  # Playwright itself writes no WebP
        shot = session.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
        session.detach()
        file.write_bytes(base64.b64decode(shot["data"]))
        if file.stem in self.shown:
            shutil.copy(file, DOCS / file.name)
        print(file)

    def page(self, size: str, language: str = "en-GB") -> Page:
        width, height = SIZES[size]
        context = self.browser.new_context(
            viewport={"width": width, "height": height}, has_touch=size != "desktop", locale=language
        )
        kept = json.dumps({"speed": "off", "theme": "dark", "seenAim": [game.id for game in all_games()]})
        context.add_init_script(
            f"localStorage.getItem('lamplight.settings') || localStorage.setItem('lamplight.settings', {kept!r})"
        )
        page = context.new_page()
        page.set_default_timeout(20_000)
        return page

    def table(self, game: str, options: dict[str, str], *seats: dict[str, str]) -> dict[str, Any]:
        body = json.dumps({"game": game, "options": options, "seats": seats}).encode()
        request = urllib.request.Request(f"{self.url}/api/tables", body, {"content-type": "application/json"})
        with urllib.request.urlopen(request, timeout=10) as answer:
            made: dict[str, Any] = json.load(answer)
        return made

    def sit(self, page: Page, made: dict[str, Any], query: str = "", seat: int = 0) -> None:
        page.goto(f"{self.url}/t/{made['table']}{query}#seat={made['seats'][seat]['token']}")
        page.wait_for_selector(".option, #end-title", state="attached")

    def share(self, page: Page, game: str, made: dict[str, Any], url: str) -> None:
        """All seats of a table round one device."""
        keys = [{"seat": at, "token": one["token"], "words": "", "invite": ""} for at, one in enumerate(made["seats"])]
        sitting = [{"id": made["table"], "game": game, "seats": keys, "seen": 1, "over": False}]
        page.goto(url)
        page.evaluate("all => localStorage.setItem('lamplight.tables', JSON.stringify(all))", sitting)
        page.goto(f"{url}/t/{made['table']}")
        page.wait_for_selector("section.curtain")


class Sitting:
    """A table at which a course is played, up to the moments that are wanted."""

    def __init__(self, camera: Camera, course: Course) -> None:
        self.camera = camera
        self.course = course
        seats = [{"kind": "here", "name": name} for name in PEOPLE]
        self.made = camera.table(course.game, course.options, *seats)
        self.hand = Device(camera, self.made["table"], [keys["token"] for keys in self.made["seats"]])  # nobody is away
        self.at = 0

    def lead(self, to: int) -> None:
        """All decisions before this one are made, elsewhere."""
        for do in self.course.dos[self.at : to]:
            answer = self.hand.act(do)
            assert answer["t"] == "step", answer
        self.at = to

    def keep(self, name: str, word: str | None = None, wait: str = ".node") -> None:
        """This moment at every shape that is wanted; with a word, a choice of that kind is shown."""
        for size in SIZES:
            if not self.camera.wants(size, name):
                continue
            page = self.camera.page(size)
            self.camera.sit(page, self.made)
            page.wait_for_selector(wait, state="attached")
            if word is not None:
                page.wait_for_timeout(QUIET)
                fitting = page.locator(f'.option[data-do^="{word}"]')
                show((fitting if fitting.count() else page.locator(".option")).last)
            self.camera.keep(page, size, name)
            page.context.close()


def show(choice: Locator) -> None:
    """Chooses from the list as a hand would, wherever the list is: what the move would do is drawn."""
    choice.evaluate("one => one.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))")


def press(page: Page, name: str) -> None:
    """A button of the table, or where room is short the one behind "More"."""
    if not page.get_by_role("button", name=name).count():
        page.get_by_role("button", name="More").click()
    page.get_by_role("button", name=name).click()
