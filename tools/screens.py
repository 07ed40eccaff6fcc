"""Pictures of the web client, made by playing: so they stay true. All go to build/screens, as WebP.

Every game is played once, by bots with the luck of the tests' fixed server, and photographed at five shapes at its
start, in its middle and at its end, and where its German texts are longest: tools/<game>/screens.py says how.

`python tools/screens.py [name ...]` makes all of them, or those whose name begins so (lobby, phone-end, german, ...).
The few that README and docs show are copied to docs/screens too; `share` makes web/public's picture of a shared link.
"""

from __future__ import annotations

import base64
import importlib
import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from types import ModuleType

from playwright.sync_api import sync_playwright

from lamplight.kits import own_kits
from lamplight.server.links import PICTURE, WIDE

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.longest import longest  # noqa: E402
from tests.server.people import Device  # noqa: E402
from tools.camera import DOCS, FOLDER, QUIET, SIZES, Camera, show  # noqa: E402

SHARED = ROOT / "web" / "public" / PICTURE
LIGHT = 59_000  # bytes: what a chat fetches
SHARE = """covers => {
  const lean = [[-4, 70, 1], [4, 70, 1], [0, 20, 1.1]];
  const order = [0, 2, 1];  // the middle one lies on top
  document.documentElement.style.fontSize = '16px';
  document.body.innerHTML = '';
  document.body.style.cssText = 'margin: 0; inline-size: 1200px; block-size: 630px; overflow: hidden;'
    + 'position: relative; background: radial-gradient(circle at 50% 56%, #f0a04e, #a0558a 34%, #3a2f74 62%, #12113a)';
  order.forEach((at, n) => {
    const [turn, down, size] = lean[n];
    const one = new Image();
    one.src = `data:image/png;base64,${covers[at]}`;
    const left = [14, 758, 384][n];
    one.style.cssText = `position: absolute; inline-size: 420px; left: ${left}px; top: ${160 + down}px;`
      + `transform: rotate(${turn}deg) scale(${size}); border: 6px solid #fff3d8; border-radius: 18px;`
      + 'box-shadow: 0 18px 40px rgb(10 6 30 / .6)';
    document.body.append(one);
  });
  const name = document.createElement('p');
  name.textContent = 'Lamplight';
  name.style.cssText = 'position: absolute; inset: 26px 0 auto; margin: 0; text-align: center; color: #fff3d8;'
    + "font: 700 104px/1 Alegreya, serif; text-shadow: 0 3px 16px rgb(10 6 30 / .9)";
  document.body.append(name);
}"""
STATIC = Path(os.environ.get("LAMPLIGHT_STATIC", ROOT / "src" / "lamplight" / "server" / "static"))
ARGUMENTS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--host-resolver-rules=MAP lamplight.home 127.0.0.1",  # as if the home network had given this machine a name
]
GERMANS = ("Brunhilde", "Friedrich", "Kunigunde")
GERMAN = {
    f"german-{kit.id}{n or ''}": (kit.id, n) for kit in own_kits() for n in range(3)
}  # the question with the longest words, with the longest choice, with most to read


def games() -> list[ModuleType]:
    """What tools/<game>/screens.py takes of every game that has one."""
    return [
        importlib.import_module(f"tools.{kit.id}.screens")
        for kit in own_kits()
        if (ROOT / "tools" / kit.id / "screens.py").exists()
    ]


def browser_path() -> str:
    note = ROOT / ".venv" / "browser-path"
    path = os.environ.get("LAMPLIGHT_BROWSER") or (note.read_text().strip() if note.exists() else "")
    if not path:
        sys.exit("no browser: run tools/browser.sh")
    return path


def take_german(camera: Camera) -> None:
    """A table of every game where the texts are longest, in the language with the longest words."""
    for name, (game, n) in GERMAN.items():
        if not camera.wants_any(name):
            continue
        found = longest(game, len(GERMANS))
        if n >= len(found):
            continue
        asked = found[n]
        made = camera.table(game, {}, *({"kind": "here", "name": one} for one in GERMANS))
        asked.script.at = 0
        asked.script.lead(camera, made, asked.at)
        company = Device(camera, made["table"], [keys["token"] for keys in made["seats"]])
        for size in SIZES:
            if not camera.wants(size, name):
                continue
            page = camera.page(size, "de-DE")
            camera.sit(page, made, seat=asked.seat)
            page.wait_for_selector(".node", state="attached")
            page.wait_for_timeout(QUIET)
            show(page.get_by_text(asked.option, exact=True).locator("xpath=ancestor-or-self::*[@data-do]").first)
            camera.keep(page, size, name)
            page.context.close()
        company.close()


def take_side(camera: Camera, size: str) -> None:
    """The door in two languages."""
    page = camera.page(size, "de-DE")
    page.goto(camera.url)
    page.wait_for_selector(".cover svg")
    camera.keep(page, size, "german-lobby")
    page.context.close()
    if not camera.wants(size, "lobby"):
        return
    page = camera.page(size)
    page.goto(camera.url)
    page.wait_for_selector(".cover svg")
    camera.keep(page, size, "lobby")
    page.context.close()


def take_all(camera: Camera) -> None:
    """Every picture that is wanted."""
    for game in games():
        game.take(camera)
    take_german(camera)
    for size in SIZES:
        if camera.wants(size, "lobby", "german-lobby"):
            take_side(camera, size)
        for game in games():
            if camera.wants(size, *game.SIDE):
                game.take_side(camera, size)


def take_share(camera: Camera) -> None:
    """The picture of a link that is shared in a chat: the covers of all games, leaning at each other."""
    context = camera.browser.new_context(
        viewport={"width": 1440, "height": 900}, locale="en-GB", bypass_csp=True, color_scheme="dark"
    )
    page = context.new_page()
    page.goto(camera.url)
    page.wait_for_selector(".cover svg")
    covers: list[str] = []
    for button in page.get_by_role("group", name="Games").get_by_role("button").all():
        button.click()
        page.wait_for_timeout(600)  # the cover is drawn in
        shot = page.locator(".picture > .cover").screenshot(type="png")
        covers.append(base64.b64encode(shot).decode())
    page.set_viewport_size({"width": 1200, "height": 630})
    clip = {"x": 0, "y": 0, "width": 1200, "height": 630, "scale": WIDE / 1200}
    page.evaluate(SHARE, covers)
    page.wait_for_function("() => [...document.images].every((one) => one.complete)")
    session = context.new_cdp_session(page)
    for quality in range(86, 40, -4):
        taken = session.send("Page.captureScreenshot", {"format": "jpeg", "quality": quality, "clip": clip})
        picture = base64.b64decode(taken["data"])
        if len(picture) <= LIGHT:
            break
    SHARED.parent.mkdir(exist_ok=True)
    assert len(picture) <= LIGHT, len(picture)
    SHARED.write_bytes(picture)
    print(SHARED, len(picture), "bytes")
    context.close()


def main(wanted: list[str]) -> int:
    FOLDER.mkdir(parents=True, exist_ok=True)
    DOCS.mkdir(parents=True, exist_ok=True)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = int(free.getsockname()[1])
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "tests.browser.fixed", "--port", str(port), "--data", data]
        command += [
            "--set",
            "bot_delay=0",
            "--set",
            f"static={STATIC}",
            "--set",
            "tables_per_address=1000",
            "--set",
            "message_burst=1000",
        ]
        server = subprocess.Popen(command, stdout=subprocess.DEVNULL, cwd=ROOT)
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
                camera = Camera(browser, url, wanted, tuple(name for game in games() for name in game.SHOWN))
                if not wanted or "share" in wanted:
                    take_share(camera)
                take_all(camera)
                browser.close()
        finally:
            server.terminate()
            server.wait(10)
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
