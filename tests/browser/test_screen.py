"""A table on a television: everything large, a code for phones, and nothing that a stranger may not see."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Route, WebSocket, expect
from tests.browser.access import serious_faults
from tests.browser.conftest import GAMES, MakeDevice, Server
from tests.browser.fixed import SEED
from tests.browser.script import Script
from tests.browser.sitting import ADA, sit
from tests.browser.test_weekend import posted
from tests.examples import EXAMPLE, SECRET, SHORT, needs_secrets
from tests.server.people import Device as Stranger
from tests.server.people import play_on

from lamplight.core.chance import Dealer
from lamplight.core.match import Match
from lamplight.kits import game_named
from lamplight.server.connection import encode
from lamplight.server.tables import SEED_BYTES

pytestmark = pytest.mark.browser

DECISIONS = 2
HOME = "http://192.168.0.7:8000"
# What can be read, and which things are drawn.
SHOWN = """() => {
    const main = document.querySelector("main.screen");
    const ids = [...main.querySelectorAll("[data-id]")].map((one) => one.dataset.id).sort();
    return [main.innerText, ids, main.querySelectorAll("*").length];
}"""
# Words that are too small to be read from far away (what dice show is told in words), and parts that lie outside of the
# screen or over each other.
FAULTS = """least => {
    const found = [];
    for (const one of document.querySelectorAll(".column *")) {
        const own = [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim() !== "");
        if (!own || one.closest(".hidden, .dice")) continue;
        const size = parseFloat(getComputedStyle(one).fontSize);
        if (size < least) found.push(`${size}: ${one.textContent}`);
    }
    let below = 0;
    for (const part of document.querySelectorAll(".column > :not(.hidden, .line)")) {
        const box = part.getBoundingClientRect();
        const inside = box.top >= below - 1 && box.bottom <= innerHeight + 1 && box.right <= innerWidth + 1;
        if (!inside) found.push(part.className);
        if (part.scrollHeight > part.clientHeight + 2) found.push(`cut: ${part.className}`);
        below = box.bottom;
    }
    return found;
}"""


def by_heart(script: Script, seats: int, decisions: int) -> Any:
    """What a stranger sees after so many decisions, as the rules have it."""
    match = Match(game_named(SECRET), {}, seats, Dealer(bytes([SEED]) * SEED_BYTES))
    match.begin()
    for seat, do in zip(script.seats[:decisions], script.dos, strict=False):
        match.act(seat, do)
    return msgspec.json.decode(encode(match.view(None)))


def at_home(route: Route) -> None:
    route.fulfill(json={"addresses": [HOME]})


@needs_secrets
def test_a_television_is_a_stranger_at_the_window(fixed: Server, device: MakeDevice) -> None:
    seats = min(4, game_named(SECRET).max_seats)
    script = Script(SECRET, seats, 4)
    free = next(seat for seat in range(1, seats) if seat not in script.seats[:DECISIONS])
    made = fixed.table_of(SECRET, *[{"kind": "remote"} if seat == free else ADA for seat in range(seats)])
    host = device()
    host.context.route("**/api/where", at_home)
    page = sit(host.page, fixed, made, 0)

    # From the seats to the screen, with an invitation that only the host can make.
    page.get_by_role("button", name="Seats").click()
    page.get_by_role("button", name="On a big screen").click()
    sheet = page.get_by_role("dialog", name="On a big screen")
    expect(sheet.locator('[data-part="address"]')).to_have_text(f"192.168.0.7:8000/t/{made['table']}?screen")
    sheet.get_by_role("button", name="Make a link for everybody").click()
    invited = sheet.locator("a[href*='#join=']")
    expect(invited).to_be_visible()

    # On the host's own device, which has the key of a seat: it is not shown at the door.
    screen = host.context.new_page()
    screen.set_viewport_size({"width": 1920, "height": 1080})
    sent: list[Any] = []
    heard: list[dict[str, Any]] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: sent.append(json.loads(frame)))
        socket.on("framereceived", lambda frame: heard.append(json.loads(frame)))

    screen.on("websocket", listen)
    screen.goto(f"{fixed.url}{invited.get_attribute('href')}")
    expect(screen.get_by_role("img", name="Scan and play along")).to_be_visible()
    expect(screen.get_by_role("listitem")).to_have_count(seats)
    assert screen.locator("a, button:not([inert] *)").count() == 0
    assert serious_faults(screen) == []

    # The others play; what it was told is what the rules tell anybody, and so is what it shows.
    script.lead(fixed, {**made, "seats": [keys for keys in made["seats"] if keys.get("token")]}, DECISIONS)
    window = Stranger(fixed, made["table"], [])
    window.close()
    screen.wait_for_selector(f'main.screen[data-shown="{window.v}"][data-behind="false"]')
    assert [message["tokens"] for message in sent if message["t"] == "hello"] == [[]]
    told = [message for message in heard if "view" in message]
    assert told[-1]["view"] == window.view == by_heart(script, seats, DECISIONS)
    assert all(message.get("mine", []) == [] and message.get("seat") is None for message in heard)
    other = device()
    other.context.route("**/api/where", at_home)
    other.page.set_viewport_size({"width": 1920, "height": 1080})
    other.page.goto(f"{fixed.url}{invited.get_attribute('href')}")
    screen.reload()
    for one in (screen, other.page):
        one.wait_for_selector(".screen .board [data-id]", state="attached")
        expect(one.get_by_role("img", name="Scan and play along")).to_be_visible()
        one.wait_for_load_state("networkidle")
    assert screen.evaluate(SHOWN) == other.page.evaluate(SHOWN)
    assert screen.evaluate(FAULTS, 24) == []
    screen.set_viewport_size({"width": 1280, "height": 720})
    assert screen.evaluate(FAULTS, 16) == []


@pytest.mark.parametrize("game", GAMES)
def test_everything_can_be_read_from_far_away(server: Server, device: MakeDevice, game: str) -> None:
    """In every game with four people, at the start and after some decisions."""
    host = device()
    host.context.route("**/api/where", at_home)
    screen = host.page
    seats = min(4, game_named(game).max_seats)
    made = server.table_of(game, *[ADA] * seats)
    screen.goto(f"{server.url}/t/{made['table']}?screen")
    everybody = Stranger(server, made["table"], [keys["token"] for keys in made["seats"]])
    for decisions in (0, 8):
        play_on(dict.fromkeys(range(seats), everybody), decisions)
        shown = f'[data-game="{game}"][data-shown="{everybody.v}"][data-behind="false"]'
        screen.wait_for_selector(f"main.screen{shown}")
        screen.wait_for_selector(".screen .board [data-id]", state="attached")
        expect(screen.locator(".column .seats li")).to_have_count(seats)
        for wide, high, least in ((1920, 1080, 24), (1280, 720, 16)):
            screen.set_viewport_size({"width": wide, "height": high})
            assert screen.evaluate(FAULTS, least) == [], (decisions, wide)
    everybody.close()
    assert screen.locator("a, button:not([inert] *)").count() == 0


def test_a_screen_comes_along_to_the_rematch_of_a_closed_table(server: Server, device: MakeDevice) -> None:
    seats = [ADA, {"kind": "remote"}]
    ask = {"game": EXAMPLE, "seats": seats, "options": SHORT[EXAMPLE][2], "door": "closed"}
    made = posted(f"{server.url}/api/tables", ask)
    table = made["table"]
    screen = device().page
    screen.goto(f"{server.url}/t/{table}?screen#join={made['invite']}")
    screen.wait_for_selector("main.screen")
    claimed = posted(f"{server.url}/api/tables/{table}/claim", {"invite": made["seats"][1]["invite"], "name": "Ben"})
    ada, ben = (Stranger(server, table, [token]) for token in (made["seats"][0]["token"], claimed["token"]))
    play_on({0: ada, 1: ben}, 3000)
    assert ada.over
    screen.wait_for_selector("#end-title")
    assert ada.ask("rematch")["result"] == "ok"
    onwards = ada.until("moved")["table"]
    screen.wait_for_url(f"**/t/{onwards}?screen#join={made['invite']}")
    screen.wait_for_selector(f'main.screen[data-game="{EXAMPLE}"] .board [data-id]', state="attached")
    screen.reload()
    screen.wait_for_selector("main.screen .board [data-id]", state="attached")
    for one in (ada, ben):
        one.close()
