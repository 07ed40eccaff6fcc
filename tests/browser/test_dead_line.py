"""A line that fails in any way is noticed and mended without a touch, and no move is lost or doubled.

By default every kind of failure is tried once, in a game of each kind. For the figures of docs/together.md:

    LAMPLIGHT_LINE_CHANGES=100 python -m pytest -s tests/browser/test_dead_line.py
"""

from __future__ import annotations

import os
import random
import statistics
import time
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import GAMES, UNFETCHED, Device, MakeDevice, Server
from tests.browser.hands import choices, over, point, sit_down, version
from tests.browser.overheard import Overheard
from tests.browser.sitting import ADA, BOT
from tests.browser.test_clock import Heard
from tests.browser.waiting import frames, ready, until
from tests.examples import TABLES, TOGETHER
from tests.faulty import Proxy
from tests.waiting import moment

pytestmark = [pytest.mark.browser, pytest.mark.whole]

CHANGES = int(os.environ.get("LAMPLIGHT_LINE_CHANGES", "0"))  # so many instead of one of each kind
DEALT = {game: options for game, seats, options in TABLES if game == TOGETHER and seats == 3}
PER_GAME = 5  # then, so many in each game
WITHIN = 10.0  # seconds until every device is right again; counted when the figures are asked for

SEEN = """how => {
  Object.defineProperty(document, "visibilityState", { configurable: true, get: () => how });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


ON_ITS_WAY = """() => {
  const { v, sending } = document.querySelector("[data-v]").dataset;
  return [v, sending];
}"""


class Scene(NamedTuple):
    """The device whose line fails, the proxy on its way, and the server."""

    far: Device
    proxy: Proxy
    server: Server


def swallowed(at: Scene) -> None:
    at.proxy.swallow_up = at.proxy.swallow_down = True


def swallowed_up(at: Scene) -> None:
    at.proxy.swallow_up = True


def swallowed_down(at: Scene) -> None:
    at.proxy.swallow_down = True


def held(at: Scene) -> None:
    at.proxy.held = True


def slow(at: Scene) -> None:
    at.proxy.delay = 0.8


def overtaken(at: Scene) -> None:
    """What was said on the old line arrives after what is said on the new one."""
    at.proxy.hold_old()


def deaf_and_cut(at: Scene) -> None:
    at.proxy.deaf = True
    at.proxy.cut()


def shut_and_cut(at: Scene) -> None:
    at.proxy.shut = True
    at.proxy.cut()


def closed(at: Scene) -> None:
    at.proxy.close()


def cut(at: Scene) -> None:
    at.proxy.cut()


def server_killed(at: Scene) -> None:
    at.server.kill()


def offline(at: Scene) -> None:
    at.far.context.set_offline(True)


def hidden_and_swallowed(at: Scene) -> None:
    at.far.page.evaluate(SEEN, "hidden")
    swallowed(at)


def asleep(at: Scene) -> None:
    """The device sleeps, and its line is gone when it wakes up."""
    at.far.context.new_cdp_session(at.far.page).send("Page.setWebLifecycleState", {"state": "frozen"})
    swallowed(at)


KINDS: list[Callable[[Scene], None]] = [
    swallowed, swallowed_up, swallowed_down, held, slow, overtaken, deaf_and_cut, shut_and_cut, closed, cut,
    server_killed, offline, hidden_and_swallowed, asleep,
]  # fmt: skip


def mended(at: Scene, kind: Callable[[Scene], None]) -> None:
    """All is as it was, but nobody touches anything."""
    at.proxy.mend()
    if kind is server_killed:
        at.server.start()
    elif kind is offline:
        at.far.context.set_offline(False)
    elif kind is asleep:
        at.far.context.new_cdp_session(at.far.page).send("Page.setWebLifecycleState", {"state": "active"})


@pytest.fixture
def proxy(server: Server) -> Iterator[Proxy]:
    running = Proxy(server.port)
    yield running
    running.stop()


def asked(page: Page) -> bool:
    """Is it this page's turn? Where all play together, the others may propose; that is no turn."""
    now = page.locator(".players li[aria-current]")
    return page.locator('[data-open="true"]').count() > 0 and now.count() > 0 and "You" in now.inner_text()


def decide(page: Page) -> None:
    """Made, whether or not anybody hears of it.

    A line that is dialled anew between showing and making puts the question once more, and nothing is made by that.
    """

    def made() -> bool:
        ready(page)
        before, choice = version(page), len(choices(page)) // 2
        page.keyboard.press(str(min(choice, 8) + 1))
        for _ in range(choice - 8):
            page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        now, sending = page.evaluate(ON_ITS_WAY)
        return bool(now != before or sending == "true")

    until(page, made)


class Game:
    """One table with two devices: a near one with a good line, and a far one."""

    def __init__(self, game: str, server: Server, proxy: Proxy, near: Page, far: Page) -> None:
        self.server, self.near, self.far = server, near, far
        self.decided = 0
        self.newest = -1
        options = next(options for name, seats, options in TABLES if name == game and seats == 2)
        made: dict[str, Any] = server.table_of(game, {"kind": "here"}, {"kind": "remote"}, **options)
        self.id = made["table"]
        near.goto(f"{server.url}/t/{self.id}#seat={made['seats'][0]['token']}")
        sit_down(far, f"{proxy.url}/t/{self.id}#invite={made['seats'][1]['invite']}")
        self.both_know("at the start")

    @property
    def over(self) -> bool:
        return over(self.near) and over(self.far)

    def both_know(self, why: str) -> None:
        """Both show the same version, a newer one than before, and one of them is asked, or it is over."""

        def known() -> bool:
            new = int(version(self.near) or -1)
            if new <= self.newest or version(self.far) != version(self.near):
                return False
            return self.over or asked(self.near) != asked(self.far)

        def seen() -> str:
            pages = [(version(page), asked(page), over(page)) for page in (self.near, self.far)]
            return f"{why}: {pages} after {self.newest}"

        until(self.near, known, seen)
        self.newest = int(version(self.near))

    def lead_to(self, page: Page) -> Page:
        """Decisions on a good line until this page is asked; the one that is, if that takes too long."""
        for _ in range(12):
            if self.over or asked(page):
                break
            decide(self.near if asked(self.near) else self.far)
            self.decided += 1
            self.both_know("between")
        return self.near if asked(self.near) else self.far

    def kept(self) -> int:
        """How many decisions are on disk."""
        found = (
            "SELECT count(*) FROM plies JOIN matches ON plies.match = matches.number WHERE id = ? AND key IS NOT NULL"
        )
        (count,) = self.server.sql(found, self.id)[0]
        return int(count)


@pytest.mark.timeout(600 + 60 * CHANGES)
def test_a_device_is_right_again_without_a_touch(
    server: Server, device: MakeDevice, proxy: Proxy, capsys: pytest.CaptureFixture[str]
) -> None:
    """One device behind a line that fails, one with a good one: in turns each of them decides while it fails."""
    scene = Scene(device(speed="off"), proxy, server)
    beside = device(speed="off")
    for one in (scene.far, beside):
        one.forgiven = ("WebSocket connection", "ERR_", "Failed to load", *UNFETCHED)
    near, far = beside.page, scene.far.page
    luck = random.Random(changes := CHANGES or len(KINDS))
    games: list[Game] = []
    waits: dict[str, list[float]] = {}
    behind = 0
    for at in range(changes):
        kind = KINDS[(at + at // len(KINDS)) % len(KINDS)]
        number = at // PER_GAME
        if len(games) <= number or games[-1].over:
            games.append(Game(GAMES[number % len(GAMES)], server, proxy, near, far))
        game = games[-1]
        page = game.lead_to(far if at % 2 else near)
        if game.over:
            game = games[-1] = Game(GAMES[number % len(GAMES)], server, proxy, near, far)
            page = game.lead_to(far if at % 2 else near)
        behind += page is far
        if kind is asleep and page is far:
            decide(page)  # just before
            kind(scene)
        else:
            kind(scene)
            if at // 2 % 2:
                moment(luck.uniform(0.3, 0.9))  # it has been bad for a while, whatever came of that
            decide(page)
        game.decided += 1
        moment(luck.uniform(0.3, 0.9))  # what was said is lost, on its way or there: wherever that strikes
        if kind is not overtaken:
            mended(scene, kind)
        began = time.monotonic()
        game.both_know(kind.__name__)
        waits.setdefault(kind.__name__, []).append(time.monotonic() - began)
        if kind is overtaken:  # only now, with a new line, what was said on the old one
            mended(scene, kind)
        expect(far.locator(".line.bad")).to_have_count(0)
        if kind is hidden_and_swallowed:  # only now: it was right again while nobody looked at it
            assert far.evaluate("document.visibilityState") == "hidden"
            far.evaluate(SEEN, "visible")
    lost = sum(max(0, game.decided - game.kept()) for game in games)
    doubled = sum(max(0, game.kept() - game.decided) for game in games)
    worst, kind_ = max((max(found), name) for name, found in waits.items())
    every = sorted(wait for found in waits.values() for wait in found)
    with capsys.disabled():
        print(
            f"\n{changes} line changes of {len(waits)} kinds in {len(games)} games: right again after "
            f"{statistics.median(every):.1f} s (half), {worst:.1f} s (worst, {kind_}), "
            f"{sum(wait > WITHIN for wait in every)} later than {WITHIN:g} s; "
            f"{sum(game.decided for game in games)} moves, {behind} of them made behind the line while it failed, "
            f"{lost} lost, {doubled} doubled"
        )
    assert (lost, doubled) == (0, 0)
    assert len(waits) == len(KINDS)
    assert not CHANGES or worst <= WITHIN


def dragged(view: dict[str, Any]) -> list[tuple[str, str]]:
    """Pieces with a place where they may go, if that says all that is to be said."""
    where = {one["id"]: one["at"] for one in view["pieces"]}
    ways: list[tuple[str, str]] = []
    for option in view["prompt"]["options"]:
        effects = option.get("effects", [])
        for effect in effects[:1]:
            if effect["piece"] in where and effect["piece"] in option["touches"] and effect["to"] in option["touches"]:
                ways.append((effect["piece"], effect["to"]))
    return [way for way in ways if ways.count(way) == 1 and way[1] not in where]


def take(page: Page, heard: Heard) -> tuple[list[float], list[float]]:
    """Plays on until a piece can be dragged: from where to where."""
    for _ in range(40):
        ready(page)
        view = heard.views[int(version(page))]
        for piece, place in dragged(view):
            there = [point(page, one) for one in (piece, place) if page.locator(f'.node[data-id="{one}"]').count()]
            if len(there) == 2 and there[0] is not None and there[1] is not None:
                return there[0], there[1]
        before, dos = version(page), choices(page)
        page.locator(f'.option[data-do="{"move" if "move" in dos else dos[-1]}"]').evaluate("one => one.click()")
        page.wait_for_function("v => document.querySelector('[data-v]')?.dataset.v !== v", arg=before)
        page.wait_for_selector('[data-open="true"]', state="attached")
    raise AssertionError("nothing can be dragged")


def drag(page: Page, start: list[float], end: list[float]) -> None:
    """A piece is taken up and held over a place."""
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(start[0] + 12, start[1] + 12)
    page.mouse.move(*end, steps=4)


@pytest.mark.parametrize("game", GAMES)
def test_a_piece_is_dragged_and_the_line_may_go_meanwhile(
    server: Server, device: MakeDevice, proxy: Proxy, game: str
) -> None:
    one = device(list=False)
    one.forgiven = ("WebSocket connection", "ERR_", "Failed to load", *UNFETCHED)
    page = one.page
    heard, said = Heard(page), Overheard(page)
    made = server.table_of(game, ADA, BOT, **DEALT.get(game, {}))
    page.goto(f"{proxy.url}/t/{made['table']}#seat={made['seats'][0]['token']}")
    page.wait_for_selector(".stage .node", state="attached")
    kept = "SELECT count(*) FROM plies JOIN matches ON plies.match = matches.number WHERE id = ? AND key IS NOT NULL"

    start, end = take(page, heard)
    before, known = version(page), server.sql(kept, made["table"])[0][0]
    deeds = said.deeds
    drag(page, start, end)
    frames(page)
    assert (version(page), said.deeds) == (before, deeds), "nothing is done while it is held"
    page.mouse.up()
    page.wait_for_function("v => document.querySelector('[data-v]')?.dataset.v !== v", arg=before)
    assert server.sql(kept, made["table"])[0][0] == known + 1

    start, end = take(page, heard)
    before, known = version(page), server.sql(kept, made["table"])[0][0]
    drag(page, start, end)
    proxy.shut = True
    proxy.cut()
    expect(page.locator(".table.old")).to_be_attached()
    page.mouse.up()
    expect(page.locator("[data-gripping]")).to_have_count(0)
    proxy.mend()
    expect(page.locator(".table.old")).to_have_count(0)
    ready(page)  # nobody is stuck: it was done, or it is asked once more
    done = server.sql(kept, made["table"])[0][0] - known
    assert done == (1 if version(page) != before else 0)
    if not done:
        drag(page, *take(page, heard))
        page.mouse.up()
        page.wait_for_function("v => document.querySelector('[data-v]')?.dataset.v !== v", arg=before)
        assert server.sql(kept, made["table"])[0][0] == known + 1


def test_a_dead_line_is_noticed_in_the_background(server: Server, device: MakeDevice, proxy: Proxy) -> None:
    """Nobody looks at the page, its line swallows everything for good: it gives it up by itself and dials anew."""
    far = device(speed="off")
    far.forgiven = ("WebSocket connection", "ERR_", "Failed to load", *UNFETCHED)
    page = far.page
    made = server.new_table([{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Ben"}])
    dialled: list[str] = []
    page.on("websocket", lambda line: dialled.append(line.url))
    page.goto(f"{proxy.url}/t/{made['table']}#seat={made['seats'][1]['token']}")
    page.wait_for_selector(".table .node")
    page.evaluate(SEEN, "hidden")
    before = len(dialled)
    proxy.swallow_up = proxy.swallow_down = True
    until(page, lambda: page.locator(".line.bad").count() > 0 and len(dialled) > before)
    assert page.evaluate("document.visibilityState") == "hidden"
    proxy.mend()
    until(page, lambda: page.locator(".line.bad").count() == 0)
    assert page.evaluate("document.visibilityState") == "hidden"
