"""Pictures of the web client, made by playing: so they stay true. All go to build/screens, as WebP.

`python tools/screens.py [name ...]` makes all of them, or those whose name begins so (lobby, phone-end, rumble, ...).
The few that README and docs show are copied to docs/screens too.
"""

from __future__ import annotations

import base64
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
FOLDER = Path(os.environ.get("LAMPLIGHT_SCREENS", ROOT / "build" / "screens"))
DOCS = ROOT / "docs" / "screens"
SHOWN = (
    "desktop-middle",
    "desktop-rumble-middle",
    "desktop-dwarves-middle",
    "phone-middle",
    "phone-rumble-middle",
    "phone-dwarves-middle",
)
QUALITY = 82
STATIC = Path(os.environ.get("LAMPLIGHT_STATIC", ROOT / "src" / "lamplight" / "server" / "static"))
SIZES = {
    "desktop": (1440, 900),
    "tablet": (1024, 768),
    "upright": (768, 1024),
    "phone": (390, 844),
    "sideways": (844, 390),
}
ARGUMENTS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--host-resolver-rules=MAP lamplight.home 127.0.0.1",  # as if the home network had given this machine a name
]
DUNKELRUNDE = ("lobby", "start", "story", "middle", "why-not", "rules", "text", "end")
RUMBLE = ("rumble-start", "rumble-middle", "rumble-reveal", "rumble-curtain", "rumble-phone", "rumble-build")
DWARVES = ("dwarves-choose", "dwarves-start", "dwarves-middle", "dwarves-fight", "dwarves-cards", "dwarves-end")
QUIET = 330
MOST_DECISIONS = 600
MIDDLE = 17  # decisions after which a game is in its middle
MOST_GAMES = 5
DECAY = 7  # Perished Land that shows how the game goes
BRAWLS = 4  # decisions after which some have fallen and many are still inside


def browser_path() -> str:
    note = ROOT / ".venv" / "browser-path"
    path = os.environ.get("LAMPLIGHT_BROWSER") or (note.read_text().strip() if note.exists() else "")
    if not path:
        sys.exit("no browser: run tools/browser.sh")
    return path


class Camera:
    """A server, a browser, and the pictures that are wanted."""

    def __init__(self, browser: Browser, url: str, wanted: list[str]) -> None:
        self.browser = browser
        self.url = url
        self.wanted = wanted

    def wants(self, size: str, *names: str) -> bool:
        """Is one of these pictures wanted?"""
        return not self.wanted or any(
            f"{size}-{name}".startswith(one) or name.startswith(one) for name in names for one in self.wanted
        )

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
        if file.stem in SHOWN:
            shutil.copy(file, DOCS / file.name)
        print(file)

    def page(self, size: str) -> Page:
        width, height = SIZES[size]
        context = self.browser.new_context(
            viewport={"width": width, "height": height}, has_touch=size != "desktop", locale="en-GB"
        )
        kept = json.dumps({"speed": "off", "seenStory": True})
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

    def sit(self, page: Page, made: dict[str, Any], query: str = "") -> None:
        page.goto(f"{self.url}/t/{made['table']}{query}#seat={made['seats'][0]['token']}")
        page.wait_for_selector(".option")

    def share(self, page: Page, made: dict[str, Any], url: str) -> None:
        """All seats of a table round one device."""
        keys = [{"seat": at, "token": one["token"], "words": "", "invite": ""} for at, one in enumerate(made["seats"])]
        sitting = [{"id": made["table"], "game": "rumble", "seats": keys, "seen": 1, "over": False}]
        page.goto(url)
        page.evaluate("all => localStorage.setItem('lamplight.tables', JSON.stringify(all))", sitting)
        page.goto(f"{url}/t/{made['table']}")
        page.wait_for_selector("section.curtain")


def headway(page: Page) -> int:
    """The choice that leads a child farthest, else the first."""
    dos: list[str] = page.locator(".option").evaluate_all("all => all.map(one => one.dataset.do)")
    steps = [
        (int(last) if (last := do.split()[-1]).isdigit() else 0, -at) for at, do in enumerate(dos) if "child" in do
    ]
    return -max(steps)[1] if steps else 0


def decide(page: Page) -> bool:
    """One decision from the list; False when the game is over."""
    page.wait_for_selector(".option, #end-title")
    if page.locator("#end-title").count():
        return False
    page.wait_for_timeout(QUIET)
    before = page.locator("[data-v]").get_attribute("data-v")
    page.locator(".option").nth(headway(page)).evaluate("one => one.click()")
    page.wait_for_function("v => document.querySelector('[data-v]').dataset.v !== v", arg=before)
    return True


def preview(page: Page) -> None:
    """Shows a choice without making it."""
    page.wait_for_selector(".option")
    page.wait_for_timeout(QUIET)
    page.locator(".option").nth(headway(page)).focus()


def brawl(page: Page) -> bool:
    """One decision in the dungeon: a fight if there can be one; False when the adventure is over."""
    page.wait_for_selector(".option, .show")
    if page.locator(".show").count():
        return False
    page.wait_for_timeout(QUIET)
    before = page.locator("[data-v]").get_attribute("data-v")
    fights = page.locator('.option[data-do^="fight"]')
    (fights if fights.count() else page.locator(".option")).first.evaluate("one => one.click()")
    page.wait_for_function("v => document.querySelector('[data-v]').dataset.v !== v", arg=before)
    return True


def take_rumble(camera: Camera, size: str) -> None:
    """The dungeon at the start and in the middle, the secrets turned up, the curtain, a phone's code, the builder."""
    page = camera.page(size)
    ring = {"layout": "ring", "adventures": "3"}
    camera.sit(page, camera.table("rumble", ring, {"kind": "here", "name": "Ada"}, *[{"kind": "bot"}] * 3))
    page.wait_for_selector(".node")
    camera.keep(page, size, "rumble-start")
    for _ in range(BRAWLS):
        if not brawl(page):
            break
    page.wait_for_selector(".option")
    page.wait_for_timeout(QUIET)
    fights = page.locator('.option[data-do^="fight"]')
    (fights if fights.count() else page.locator(".option")).first.focus()
    camera.keep(page, size, "rumble-middle")
    for _ in range(MOST_DECISIONS):
        if not brawl(page):
            break
    page.wait_for_selector(".tokens li.up")
    camera.keep(page, size, "rumble-reveal")

    people = [{"kind": "here", "name": name} for name in ("Ada", "Ben", "Cleo")]
    home = camera.url.replace("127.0.0.1", "lamplight.home")
    camera.share(page, camera.table("rumble", ring, *people), home)
    camera.keep(page, size, "rumble-curtain")
    page.get_by_role("button", name="Memorised").click()
    page.get_by_role("button", name="Secrets on a phone").click()
    page.locator(".lend button").first.click()
    page.wait_for_selector(".qr")
    camera.keep(page, size, "rumble-phone")

    page.goto(f"{camera.url}/build")
    page.get_by_label("Load").select_option("ladder")
    page.locator(".cell.full").nth(4).click()
    page.wait_for_selector(".good")
    camera.keep(page, size, "rumble-build")
    page.context.close()


def advised(page: Page) -> bool:
    """One decision as the companion advises it; False when the game is over."""
    page.wait_for_selector(".option, #end-title")
    if page.locator("#end-title").count():
        return False
    page.wait_for_timeout(QUIET)
    before = page.locator("[data-v]").get_attribute("data-v")
    page.get_by_role("button", name="Hint").click()
    page.wait_for_selector(".advice")
    page.wait_for_timeout(QUIET)  # what has just appeared cannot be meant yet
    page.locator(".go").evaluate("one => one.click()")
    page.wait_for_function("v => document.querySelector('[data-v]').dataset.v !== v", arg=before)
    return True


def take_dwarves(camera: Camera, size: str) -> None:
    """The choice of dwarves, the map at the start and in its decay, a fight, the catalogue of cards, the end."""
    page = camera.page(size)
    people = ({"kind": "here", "name": "Ada"}, *[{"kind": "bot", "bot": "companion"}] * 3)
    camera.sit(page, camera.table("dwarves", {"difficulty": "easy"}, *people))
    camera.keep(page, size, "dwarves-choose")
    page.goto(f"{camera.url}/cards")
    page.wait_for_selector(".cards .card")
    camera.keep(page, size, "dwarves-cards")

    if not camera.wants(size, "dwarves-start", "dwarves-middle", "dwarves-fight", "dwarves-end"):
        page.context.close()
        return
    luck = {"difficulty": "easy", "dwarves": "random", "first": "random"}
    moments = {"dwarves-fight": "strike", "dwarves-middle": "step"}  # what is asked then
    kept: set[str] = set()
    for game in range(MOST_GAMES):  # there are games in which Ada never fights
        camera.sit(page, camera.table("dwarves", luck, *people))
        page.wait_for_selector(".node")
        if game == 0:
            camera.keep(page, size, "dwarves-start")
        for _ in range(MOST_DECISIONS):
            if not advised(page):
                break
            page.wait_for_selector(".option, #end-title")
            for name, word in moments.items():
                asked = page.locator(f'.option[data-do^="{word}"]')
                ripe = name != "dwarves-middle" or page.locator(".marks .tile").count() >= DECAY
                if name not in kept and ripe and asked.count():
                    kept.add(name)
                    page.wait_for_timeout(QUIET)
                    asked.first.focus()
                    camera.keep(page, size, name)
        if game == 0 and camera.wants(size, "dwarves-end"):
            page.wait_for_selector(".end .art")
            camera.keep(page, size, "dwarves-end")
        if kept == set(moments):
            break
    page.context.close()


def take_all(camera: Camera, size: str) -> None:
    """Every picture of one size."""
    if camera.wants(size, *DUNKELRUNDE):
        take_dunkelrunde(camera, size)
    if camera.wants(size, *RUMBLE):
        take_rumble(camera, size)
    if camera.wants(size, *DWARVES):
        take_dwarves(camera, size)


def take_dunkelrunde(camera: Camera, size: str) -> None:
    """The door, the village from the first step to the castle, the rules and the table in words."""
    page = camera.page(size)
    page.goto(camera.url)
    page.wait_for_selector(".cover svg")
    camera.keep(page, size, "lobby")

    people = ({"kind": "here", "name": "Ada"}, {"kind": "bot"}, {"kind": "bot"}, {"kind": "bot"})
    camera.sit(page, camera.table("dunkelrunde", {"board": "linden"}, *people))
    page.wait_for_selector(".node")
    camera.keep(page, size, "start")
    page.get_by_role("navigation").get_by_role("button", name="Help").click()
    page.get_by_role("dialog").get_by_role("button", name="The story").click()
    page.wait_for_selector("dialog svg")
    camera.keep(page, size, "story")
    page.wait_for_timeout(QUIET)
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    for _ in range(MIDDLE):
        if not decide(page):
            break
    preview(page)
    camera.keep(page, size, "middle")
    page.keyboard.press("Escape")
    if page.locator("button.whole").count():
        page.locator("button.whole").click()
    page.locator('.node[data-id="45"]').click(force=True)
    page.wait_for_selector(".bubble")
    camera.keep(page, size, "why-not")
    page.locator(".bubble").get_by_role("button").first.click()
    page.wait_for_selector("[data-rule]")
    camera.keep(page, size, "rules")
    page.get_by_role("button", name="Close", exact=True).click()
    camera.sit(page, camera.table("dunkelrunde", {"board": "linden"}, *people), "?text")
    camera.keep(page, size, "text")

    camera.sit(page, camera.table("dunkelrunde", {"board": "short"}, *people))
    for _ in range(MOST_DECISIONS):
        if not decide(page):
            break
    page.wait_for_selector(".end svg")
    camera.keep(page, size, "end")
    page.context.close()


def main(wanted: list[str]) -> int:
    FOLDER.mkdir(parents=True, exist_ok=True)
    DOCS.mkdir(parents=True, exist_ok=True)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = int(free.getsockname()[1])
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "lamplight.server", "--port", str(port), "--data", data]
        command += ["--set", "bot_delay=0", "--set", f"static={STATIC}"]
        server = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        url = f"http://127.0.0.1:{port}"
        try:
            for _ in range(200):
                try:
                    with urllib.request.urlopen(f"{url}/api/health", timeout=1):
                        break
                except OSError:
                    time.sleep(0.05)
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=browser_path(), args=ARGUMENTS)
                camera = Camera(browser, url, wanted)
                for size in SIZES:
                    take_all(camera, size)
                browser.close()
        finally:
            server.terminate()
            server.wait(10)
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
