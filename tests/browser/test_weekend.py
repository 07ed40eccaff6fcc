"""Four people in four places begin on Friday and are done on Sunday, in real browsers and by a clock that is moved.

One loses the phone, one the network in the middle of a move, one never comes back, one plays from notices alone.
"""

from __future__ import annotations

import json
import re
import urllib.request
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import UNFETCHED, Device, MakeDevice, Server
from tests.browser.hands import answer_by_keys, choices, over, sit_down, version
from tests.browser.test_notices import MAKER
from tests.browser.waiting import changed, ready, until
from tests.examples import SHORT
from tests.faulty import Proxy
from tests.pushes import Browser as Phone
from tests.pushes import PushService
from tests.waiting import DEADLINE

from lamplight.kits import all_games

pytestmark = pytest.mark.browser

DAY = 86_400
MOST = 300  # things that happen on Saturday
HELD = [game.id for game in all_games() if game.info().max_seats >= 4]


# Whoever comes back after a minute is told what happened, over the board. Here days go by on the server alone, so how
# busy the machine is would decide whether that is so; Dan knows it from his notices.
JUST_HERE = """
const tables = JSON.parse(localStorage.getItem("lamplight.tables") ?? "[]");
const now = tables.map((one) => ({ ...one, lookedAt: Date.now() }));
if (now.length > 0) localStorage.setItem("lamplight.tables", JSON.stringify(now));
"""


class Weekend:
    """A server on which days go by as the test wants."""

    def __init__(self, folder: Path) -> None:
        self.ahead = folder / "ahead"
        self.ahead.write_text("0")
        self.server = Server(folder / "data", "tests.browser.later", LAMPLIGHT_AHEAD=str(self.ahead))
        self.server.changes = ("push_anywhere=1", "grace=1")
        self.server.start()

    def on(self, seconds: int) -> None:
        self.ahead.write_text(str(int(self.ahead.read_text()) + seconds))


@pytest.fixture(scope="module")
def weekend(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Weekend]:
    made = Weekend(tmp_path_factory.mktemp("weekend"))
    yield made
    made.server.stop()


@pytest.fixture
def proxy(weekend: Weekend) -> Iterator[Proxy]:
    running = Proxy(weekend.server.port)
    yield running
    running.stop()


def posted(url: str, body: object) -> Any:
    request = urllib.request.Request(url, json.dumps(body).encode(), {"content-type": "application/json"})
    with urllib.request.urlopen(request, timeout=DEADLINE) as answer:
        return json.load(answer)


def asked(page: Page) -> bool:
    """Is it this page's turn? Where all play together, the others may propose; that is no turn."""
    return page.locator('[data-open="true"]').count() > 0 and "You" in on_turn(page)


def decide(page: Page) -> None:
    ready(page)
    answer_by_keys(page, len(choices(page)) // 2)


class Person:
    """Somebody with a device, who decides when asked."""

    def __init__(self, name: str, device: Device) -> None:
        self.name = name
        self.device = device
        self.page = device.page
        self.decided = 0

    def decide(self) -> None:
        ready(self.page)
        answer_by_keys(self.page, len(choices(self.page)) // 2)
        self.decided += 1

    def whole_turn(self) -> None:
        """All decisions until it is somebody else's turn."""
        self.decide()
        play_until([self], lambda: over(self.page) or self.name not in (on_turn(self.page) or self.name))


def play_until(people: list[Person], done: Callable[[], bool]) -> None:
    """Whoever is there and asked decides, until something is so."""

    def next_() -> Person | None:
        return next((one for one in people if asked(one.page)), None)

    def known() -> list[tuple[str, str, int]]:
        return [(one.name, version(one.page), one.decided) for one in people]

    while not done():
        found = until(people[0].page, lambda: done() or next_(), known)
        if isinstance(found, Person):
            found.decide()


def knows(page: Page, v: int) -> bool:
    """Does this page know a version as new as this?"""
    return int(version(page) or -1) >= v


def on_turn(page: Page) -> str:
    """The name of whoever is on turn, as a page shows it; nothing while luck is."""
    now = page.locator(".players li[aria-current]")
    return now.inner_text() if now.count() else ""


# It is over, what was secret is turned up, or more has happened.
CAME = """before => document.querySelector("#end-title, .showing button") !== null ||
  document.querySelector("[data-v]")?.dataset.v !== before"""


def see_the_end(page: Page) -> None:
    """Looks on while bots play, for as long as they go on, and then at the end."""
    while not page.locator("#end-title, .showing button").count():
        page.wait_for_function(CAME, arg=version(page))
    if not over(page):  # secrets are turned up first
        page.locator(".showing button").last.click()
        page.wait_for_selector("#end-title")


@pytest.mark.timeout(1200)
@pytest.mark.parametrize("game", HELD)
def test_from_friday_to_sunday(
    weekend: Weekend, device: MakeDevice, service: PushService, proxy: Proxy, game: str
) -> None:
    server = weekend.server
    seats = [{"kind": "here", "name": "Ada"}, *[{"kind": "remote"}] * 3]
    ask = {"game": game, "options": SHORT[game][2], "seats": seats, "limit": DAY}
    made = posted(f"{server.url}/api/tables", ask)
    home = f"{server.url}/t/{made['table']}"
    invited = [f"{home}#invite={seat.get('invite')}" for seat in made["seats"]]

    # Friday: all sit down, Ada behind a network that will change, Dan with a phone that is to tell him.
    ada, ben, cleo = (Person(name, device()) for name in ("Ada", "Ben", "Cleo"))
    dan = Person("Dan", device(worker=True, notices="ask"))
    for one in (ada, ben, cleo, dan):
        one.device.forgiven = ("WebSocket connection", "Failed to load resource: net::ERR_", *UNFETCHED)
    phone = Phone(service, "dan")
    dan.device.context.grant_permissions(["notifications"], origin=server.url)
    dan.device.context.add_init_script(f"({MAKER})({json.dumps(phone.keys())})")
    dan.device.context.add_init_script(f"{{{JUST_HERE}}}")
    ada.page.goto(f"{proxy.url}/t/{made['table']}#seat={made['seats'][0]['token']}")
    words = sit_down(ben.page, invited[1], "Ben")
    sit_down(cleo.page, invited[2], "Cleo")
    sit_down(dan.page, invited[3], "Dan")
    everybody = [ada, ben, cleo, dan]
    yes = dan.page.get_by_role("button", name="Yes, tell me")  # asked as soon as he waits for somebody
    play_until(everybody, lambda: yes.count() > 0)
    yes.click()
    expect(yes).to_have_count(0)

    def waiting() -> bool:
        """Some decisions have been made, everybody knows of them, and Dan is not asked."""
        made = sum(one.decided for one in everybody) >= 4
        known = len({version(one.page) for one in everybody}) == 1
        return made and known and "You" not in (on_turn(dan.page) or "You")

    play_until(everybody, waiting)

    # Cleo goes and never comes back; Dan closes the page; Ben's phone falls into the river.
    cleo.page.close()
    dan.page.close()
    ben.page.close()
    weekend.on(DAY // 4)
    ben = Person("Ben", device("tablet"))
    ben.page.goto(home)
    ben.page.get_by_role("navigation").get_by_role("button", name="Seats").click()
    ben.page.get_by_role("button", name="I have three words").click()
    ben.page.get_by_label("Your three words").fill(words)
    ben.page.get_by_role("button", name="Back to my seat").click()
    expect(ben.page.locator(".players li").filter(has_text="You")).to_have_count(1)

    # Saturday: whoever has a page open decides; Dan only when he is told to, and a bot goes on for Cleo after a day.
    moved = False
    heard = len(service.taken)
    bot = ben.page.locator(".players li", has_text="Cleo").filter(has=ben.page.get_by_role("img", name="Bot"))
    began = dan.decided

    def done() -> bool:
        return moved and dan.decided > began and bot.count() > 0

    def next_() -> str:
        """Who is to do something now; nobody while a bot is, or before what was done is known."""
        if asked(ben.page):
            return "Ben"
        if asked(ada.page):
            return "Ada"
        name = next((name for name in ("Dan", "Cleo") if name in on_turn(ben.page)), "")
        return "" if name == "Cleo" and bot.count() else name

    for _ in range(MOST):
        name = until(ben.page, lambda: "all" if done() else next_(), lambda: f"{on_turn(ben.page)!r} does nothing")
        if name == "all":
            break
        if name == "Ben":
            ben.decide()
        elif name == "Ada" and not moved:  # in the middle of her move
            before = version(ada.page)
            ben.page.wait_for_selector(f'[data-v="{before}"]')
            proxy.swallow_up = proxy.swallow_down = True
            ada.page.locator(".option").first.dblclick()
            expect(ada.page.locator(".line.bad")).to_be_visible()
            assert version(ben.page) == before
            proxy.mend()
            changed(ben.page, before)
            moved = True
        elif name == "Ada":
            ada.decide()
        elif name == "Dan":
            weekend.on(3600)
            notice = phone.opened(service.wait(heard + 1)[-1].body)
            heard = len(service.taken)
            dan.page = dan.device.context.new_page()
            dan.page.goto(f"{server.url}{notice['path']}")
            dan.whole_turn()
            until(ben.page, partial(knows, ben.page, int(version(dan.page))), "what Dan did is told to nobody")
            dan.page.close()
        else:
            weekend.on(DAY + 60)
            expect(bot).to_have_count(1)
    assert done(), "Saturday does not end"

    # Sunday: the three who are left let bots finish it, and everybody sees the same end.
    weekend.on(DAY // 2)
    dan.page = dan.device.context.new_page()
    dan.page.goto(home)
    for at, one in ((0, ada), (1, ben), (3, dan)):
        one.page.wait_for_selector(".table .node")
        one.page.get_by_role("navigation").get_by_role("button", name="Seats").click()
        own = one.page.locator(f'.seats li[data-seat="{at}"]')
        own.locator(".head").click()
        own.get_by_role("button", name=re.compile("^Let .* play$")).click()
        expect(own.get_by_role("button", name="Take my seat back")).to_be_visible()
        one.page.keyboard.press("Escape")
    for one in (ada, ben, dan):
        see_the_end(one.page)
    assert len({version(one.page) for one in (ada, ben, dan)}) == 1
    service.quiet(server)
