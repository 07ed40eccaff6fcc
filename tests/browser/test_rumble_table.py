"""Five at one game: two round a tablet, two with phones, one bot; three adventures in a dungeon built by hand."""

from __future__ import annotations

import json
import re
import urllib.error
import urllib.request
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Device, MakeDevice, Server
from tests.browser.hands import noted, sit_down, version
from tests.browser.waiting import ready, until
from tests.waiting import DEADLINE

from lamplight.core.record import read_record, verify
from lamplight.games.rumble.actions import DUNGEON_CHARACTERS
from lamplight.games.rumble.tableau import BrawlTableau
from lamplight.kits import game_named

pytestmark = pytest.mark.browser

ROOMS = 12
NAMES = re.compile(rf"\b(?:{'|'.join(DUNGEON_CHARACTERS)})\b")
PUBLIC = {"move", "carry", "along", "fight", "leave"}  # everybody sees these, and who did them
DOING = """() => document.querySelector('section.curtain') ? 'curtain'
  : document.querySelector('.show') ? 'show'
  : document.querySelector('#end-title') ? 'end'
  : document.querySelector('.option') ? 'asked' : 'waiting'"""


class Ear:
    """Every message that a device ever got."""

    def __init__(self, device: Device, seats: set[int]) -> None:
        self.page = device.page
        self.seats = seats  # whose secrets this device may hold
        self.heard: list[str] = []
        self.said: list[str] = []
        self.page.on("websocket", lambda line: line.on("framereceived", lambda frame: self.heard.append(str(frame))))
        self.page.on("websocket", lambda line: line.on("framesent", lambda frame: self.said.append(str(frame))))

    def doing(self) -> str:
        return str(self.page.evaluate(DOING))

    def choice(self) -> str:
        """A brawl if there can be one, else somebody goes where somebody is, else the first that can be."""
        views = (json.loads(frame).get("view") for frame in reversed(self.heard) if '"options"' in frame)
        options = next(view["prompt"]["options"] for view in views if view is not None)
        fights = [one for one in options if one["do"].startswith("fight")]
        meetings = [
            one for one in options if any(e.get("note", {}).get("id") == "rd-preview-meet" for e in one["effects"])
        ]
        return str((fights or meetings or options)[0]["do"])


def build(page: Page, url: str) -> None:
    """Twelve cards by hand, row by row: the next card of the tray is chosen by itself."""
    page.goto(f"{url}/build")
    page.get_by_role("button", name="Creaky entry").click()
    for at in range(ROOMS):
        page.get_by_role("button", name=f"Empty place, row {at // 4 + 1}, column {at % 4 + 1}").click()
    expect(page.locator(".cell.full")).to_have_count(ROOMS)
    page.get_by_role("button", name="Play here").click()


def start(page: Page) -> None:
    """Three people here and two bots, in the dungeon that was just built."""
    sheet = page.get_by_role("dialog")
    for _ in range(2):
        sheet.get_by_role("button", name="Add a bot").click()
    rows = sheet.locator(".chairs li")
    expect(rows).to_have_count(5)
    rows.nth(4).locator("select").select_option("bot:uniform")
    expect(sheet.get_by_label(re.compile("^Layout"))).to_have_value(re.compile("^d1c:"))
    sheet.get_by_role("button", name="Start the game").click()
    page.wait_for_url(re.compile(r"/t/[a-z0-9]+$"))


def lend(tablet: Page, phone: Page, url: str) -> None:
    """The third seat goes to a phone by its code, typed in."""
    tablet.get_by_role("button", name="Secrets on a phone").click()
    tablet.locator(".lend button").nth(2).click()
    code = tablet.locator("[data-code]").get_attribute("data-code") or ""
    phone.goto(f"{url}/phone")
    phone.get_by_label("Code").fill(code)
    phone.get_by_role("button", name="Take my seat").click()
    expect(phone.locator(".own li")).to_have_count(2)
    expect(tablet.locator(".lend li").nth(2)).to_contain_text("on the phone")
    tablet.keyboard.press("Escape")


def invite(tablet: Page, first: Page, second: Page) -> None:
    """A bot's seat goes to a friend by an invitation. Its secret goes along, so all at the table are asked first."""
    tablet.get_by_role("button", name="Seats").click()
    tablet.locator(".seats .head").nth(3).click()
    tablet.get_by_role("button", name="Give to a friend").click()
    for page in (first, tablet):
        page.get_by_role("button", name="Yes", exact=True).click()
    # What all have agreed to is shown to whoever asked.
    expect(tablet.locator(".seats .head").nth(3)).to_contain_text("Free seat")
    field = tablet.get_by_label(re.compile("^Invitation for"))
    expect(field).to_be_visible()
    sit_down(second, field.input_value(), "Dora")
    expect(second.locator(".own li")).to_have_count(2)
    tablet.keyboard.press("Escape")
    noted(tablet)  # now that somebody far away plays, too


def decide(ear: Ear, touch: bool) -> None:
    """One decision from the list: the first touch shows it, then Go or a second touch makes it."""
    page = ear.page
    before = version(page)
    ready(page)
    option = page.locator(f'.option[data-do="{ear.choice()}"]')
    if touch:
        option.tap()
        page.locator(".go").tap()
    else:
        option.dblclick()
    page.wait_for_function("v => document.querySelector('[data-v]')?.dataset.v !== v", arg=before)


def play(ears: list[Ear], end: str) -> None:
    """Whoever is asked decides, until all devices are at this.

    That somebody is asked again is enough for "asked", once nobody is shown what an adventure was about.
    """

    def done() -> bool:
        doing = {ear.doing() for ear in ears}
        return doing == {end} or (end == "asked" and "asked" in doing and "show" not in doing)

    def step() -> bool:
        """Somebody does what is to be done there now, if that is anything."""
        for ear in ears:
            now = ear.doing()
            if now == "curtain":
                ear.page.get_by_role("button", name="Memorised").click()
            elif now == "show" and end != "show":
                ear.page.locator(".show .foot button").click()
            elif now == "asked" and end != "asked":
                decide(ear, ear is ears[1])
            else:
                continue
            return True
        return False

    while not done():
        until(ears[0].page, lambda: done() or step(), lambda: f"never came to {end}: {[ear.doing() for ear in ears]}")


def events_of(message: dict[str, Any]) -> Iterator[dict[str, Any]]:
    yield from message.get("events", [])
    for line in message.get("log", []):
        yield line["event"]


def told(message: dict[str, Any]) -> tuple[int, set[str], set[tuple[int, str]], str]:
    """Adventure, tokens shown as one's own, tokens told to a seat, and everything that is not known to be public."""
    view = message.pop("view", None)
    own: set[str] = set()
    adventure = revealed = 0
    rest: list[object] = []
    if view is not None:
        beside = view.pop("tableau")
        adventure = beside["adventure"]
        for piece in view.pop("pieces"):
            assert "seat" not in piece, "a piece says whose it is"
            rest.append({**piece, "id": "", "label": ""})
        view.pop("prompt", None)
        own |= set(beside.pop("secret"))
        assert {one["id"].removeprefix("rd-character-") for one in view.pop("own", [])} == own
        revealed = len(beside.pop("revealed"))
        beside.pop("fallen")
        rest.append(beside)
        assert revealed == adventure - (0 if view.get("outcome") else 1), "turned up too early"
    secrets = {(one["seat"], one["piece"]) for one in events_of(message) if one["kind"] == "secret"}
    for one in events_of(message):
        if one["kind"] in ("score", "reveal"):
            assert revealed, "a token was told of before it was turned up"
        elif one["kind"] not in PUBLIC and one["kind"] != "secret":
            rest.append(one)
    message.pop("events", None)
    message.pop("log", None)
    message.pop("board", None)
    return adventure, own, secrets, json.dumps([message, view, rest])


def key_of(ear: Ear) -> str:
    """The key with which a device says who it is."""
    greetings = [json.loads(frame) for frame in ear.said]
    return str(next(one["tokens"][0] for one in greetings if one["t"] == "hello" and one.get("tokens")))


def test_five_people_three_devices_three_adventures(server: Server, device: MakeDevice) -> None:
    ears = [
        Ear(device("tablet"), {0, 1}),
        Ear(device("phone", touch=True, list=True), {2}),
        Ear(device("phone", list=True), {3}),
    ]
    tablet, first, second = (ear.page for ear in ears)
    build(tablet, server.url)
    start(tablet)
    expect(tablet.locator("section.curtain")).to_be_visible()
    hold = tablet.locator("section.curtain .hold").bounding_box()
    assert hold is not None
    tablet.mouse.move(hold["x"] + hold["width"] / 2, hold["y"] + hold["height"] / 2)
    tablet.mouse.down()
    expect(tablet.locator("section.curtain figure")).to_have_count(2)
    tablet.mouse.up()
    tablet.get_by_role("button", name="Memorised").click()
    lend(tablet, first, server.url)
    invite(tablet, first, second)

    play(ears, "show")  # the first adventure to its end, by throwing everybody out
    play(ears, "asked")
    expect(first.get_by_text("Adventure 2 of 3")).to_be_visible()
    play(ears, "show")
    for ear in ears:  # the second adventure is over
        expect(ear.page.locator(".show")).to_be_visible()
    play(ears, "end")

    results = [
        [one.strip() for one in page.locator(".results li").all_inner_texts()] for page in (tablet, first, second)
    ]
    assert results[0] == results[1] == results[2]
    table = tablet.url.rsplit("/", 1)[1]
    record = f"{server.url}/api/tables/{table}/record"
    with pytest.raises(urllib.error.HTTPError) as strange:  # it holds all secrets: whoever did not play is refused
        urllib.request.urlopen(record, timeout=DEADLINE)
    assert strange.value.code == 403
    strange.value.close()
    keys = {"lamplight-keys": key_of(ears[2])}
    with urllib.request.urlopen(urllib.request.Request(record, headers=keys), timeout=DEADLINE) as answer:
        lines = answer.read().decode().splitlines()
    found = verify(read_record(lines), game_named("rumble"))
    beside = found.match.view(None).tableau
    assert isinstance(beside, BrawlTableau)
    assert [int(re.findall(r"\d+", one.replace("\n", " "))[-1]) for one in results[0]] == list(beside.scores)

    # Who held which token, adventure by adventure; nobody heard of another's before it was turned up.
    tokens: list[dict[str, int]] = []
    for line in lines:
        do = json.loads(line).get("do", "")
        if do.startswith("deal 1 ") and (not tokens or len(tokens[-1]) == 2 * 5):
            tokens.append({})
        if do.startswith("deal "):
            tokens[-1][do.split()[2]] = int(do.split()[1]) - 1
    assert len(tokens) == 3
    assert sum(json.loads(frame)["t"] == "looked" for ear in ears for frame in ear.heard) == 1
    for ear in ears:
        shown = 0
        for frame in ear.heard:
            message = json.loads(frame)
            if message["t"] == "moved" or "seed" in message.get("table", {}):
                continue  # the game is over: everything is open
            kind = message["t"]
            # Whoever looked behind the curtain (it may be the one who then took a phone) saw their own.
            seats = {message["seat"]} if kind == "looked" else ear.seats
            adventure, own, secrets, rest = told(message)
            assert not NAMES.search(rest), f"{kind}: {rest}"
            assert {tokens[adventure - 1][who] for who in own} <= seats
            assert {seat for seat, _ in secrets} <= ear.seats
            if ear is ears[0]:
                assert kind == "looked" or not (own or secrets)
            shown += len(own)
        assert shown >= 2
    for page in (tablet, first, second):
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
