"""Your turn: told once, to whoever does not look, without a secret, by a push service that is really there."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from tests.examples import EXAMPLE, called
from tests.pushes import Browser, PushService
from tests.server.people import Created, Device, Moved, Server, ServerHere, people
from tests.waiting import DEADLINE, looks, until

from lamplight.server import clock, notices, push
from lamplight.server.subscriptions import MOST_PER_SEAT

GRACE = 1.0  # seconds; what is to happen within it is said in one breath


@pytest.fixture
def open_server(own_server: Callable[..., Server]) -> Server:
    return own_server(push_anywhere=1)


def wish(server: Server, table: Created, token: str, browser: Browser, **more: object) -> int:
    status, _, _ = server.post(f"/api/tables/{table.id}/notices", {"token": token, **browser.keys(), **more})
    return status


def hidden(device: Device) -> None:
    device.ask("ping", key="hide", front=False)


def shown(device: Device) -> None:
    device.ask("ping", key="show", front=True)


@contextmanager
def writing(server: Server) -> Iterator[None]:
    """Another program holds the database: what is written waits."""
    other = sqlite3.connect(server.folder / "lamplight.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    yield
    other.execute("ROLLBACK")
    other.close()


class Pair:
    """Ada at seat 0, who looks; Ben at seat 1, who has put the phone away and wants to be told."""

    def __init__(self, server: Server, service: PushService, **more: object) -> None:
        self.server = server
        self.table = server.table("here", "here")
        self.ada, self.ben = self.table.sit(0), self.table.sit(1)
        self.browser = Browser(service, "ben")
        assert wish(server, self.table, self.table.token(1), self.browser, **more) == 200

    def ada_until_ben(self) -> None:
        while self.ada.actor == 0:
            self.ada.act()
        self.ben.settle()

    def ben_until_ada(self) -> None:
        while self.ben.actor == 1:
            self.ben.act()
        self.ada.settle()

    def to_ada(self) -> None:
        if self.ben.actor == 1:
            self.ben_until_ada()


def test_whoever_does_not_look_is_told_once_for_each_turn(open_server: Server, service: PushService) -> None:
    pair = Pair(open_server, service)
    pair.to_ada()
    hidden(pair.ben)
    pair.ada_until_ben()
    (first,) = service.wait(1)
    said = pair.browser.opened(first.body)
    assert said == {
        "title": f"Your turn: {called(EXAMPLE)}",
        "text": "Open the table to play on.",
        "path": f"/t/{pair.table.id}",
    }
    key = open_server.get("/api/notices")[1]["key"]
    assert first.signed_by(key)
    assert not first.signed_by(Browser(service, "x").keys()["p256dh"])
    assert first.headers["content-encoding"] == "aes128gcm"
    while pair.ben.actor == 1:  # several decisions of one turn are one turn
        pair.ben.act()
    pair.ada.settle()
    service.quiet(open_server)
    pair.ada_until_ben()
    assert len(service.wait(2)) == 2
    service.quiet(open_server)


def test_whoever_looks_is_not_told(open_server: Server, service: PushService) -> None:
    pair = Pair(open_server, service)
    pair.to_ada()
    shown(pair.ben)
    pair.ada_until_ben()
    service.quiet(open_server)
    pair.ben_until_ada()
    pair.ben.close()  # and whoever has closed the page is
    pair.ada.settle()
    while pair.ada.actor == 0:
        pair.ada.act()
    service.wait(1)


@pytest.mark.parametrize("how", ["hidden", "closed"])
def test_whoever_was_asked_and_looked_away_is_told_after_a_while(
    own_server: Callable[..., Server], service: PushService, how: str
) -> None:
    server = own_server(push_anywhere=1, grace=GRACE)
    pair = Pair(server, service)
    pair.to_ada()
    shown(pair.ben)
    pair.ada_until_ben()
    if how == "hidden":
        for front in (False, True):  # back at once: no reason to be told
            pair.ben.send({"t": "ping", "key": "blink", "front": front})
        service.quiet(server, after=True)
        hidden(pair.ben)
    else:
        pair.ben.close()
    service.wait(1)
    service.quiet(server, after=True)  # and once only


def test_whoever_looks_away_while_a_step_is_on_its_way_is_told_and_keeps_the_line(
    own_server: Callable[..., Server], service: PushService
) -> None:
    """Nobody can look at a match while a step of it is being written, also not for a device that is put away then."""
    server = own_server(push_anywhere=1, grace=GRACE, busy_timeout=DEADLINE)
    pair = Pair(server, service)
    pair.to_ada()
    shown(pair.ben)
    other = server.table("here", "here")
    watcher, goer = other.sit(0), other.sit(1)
    act = {"t": "act", "key": "slow", "seat": 0, "prompt": pair.ada.v, "do": pair.ada.options[0]}
    with writing(server):
        pair.ada.send(act)
        for device in (pair.ada, pair.ben):
            hidden(device)
        goer.close()
        while not watcher.info["seats"][1].get("away"):  # by then the grace of those who looked away before is over
            watcher.until("table")
        shown(pair.ada)
    assert pair.ada.answer("slow")["t"] == "step"
    while pair.ada.actor == 0:
        pair.ada.act()
    pair.ben.settle()  # on the line that he had
    service.wait(1)
    service.quiet(server, after=True)


def test_a_server_started_anew_does_not_tell_twice(open_server: Server, service: PushService) -> None:
    pair = Pair(open_server, service)
    pair.to_ada()
    pair.ben.close()
    while pair.ada.actor == 0:
        pair.ada.act()
    service.wait(1)
    key = open_server.get("/api/notices")[1]["key"]
    open_server.kill()
    open_server.start()
    assert open_server.get("/api/notices")[1]["key"] == key, "the same key: subscriptions stay good"
    pair.ada.again()
    service.quiet(open_server)
    pair.ben.again()
    hidden(pair.ben)
    pair.ben_until_ada()
    pair.ada_until_ben()
    service.wait(2)


def test_somebody_else_cannot_ask_for_it(open_server: Server, service: PushService) -> None:
    table = open_server.table("here", "here")
    assert wish(open_server, table, "nobodys-token", Browser(service, "x")) == 403
    assert open_server.post("/api/tables/nowhere/notices", {"token": "x", **Browser(service, "x").keys()})[0] == 404


def test_gone_endpoints_are_forgotten_and_busy_ones_tried_again(open_server: Server, service: PushService) -> None:
    pair = Pair(open_server, service)
    pair.to_ada()
    hidden(pair.ben)
    service.answers["ben"] = [503, 410]
    pair.ada_until_ben()
    service.wait(2)
    until(lambda: open_server.sql("SELECT * FROM subscriptions") == [])
    pair.ben_until_ada()
    pair.ada_until_ben()
    service.quiet(open_server)


def test_an_endpoint_that_hangs_holds_up_nobody(open_server: Server, service: PushService) -> None:
    pair = Pair(open_server, service)
    other = Pair(open_server, service)
    other.browser.endpoint = f"{service.url}/send/quick"
    assert wish(open_server, other.table, other.table.token(1), other.browser) == 200
    service.hangs.add("ben")
    for one in (pair, other):
        one.to_ada()
        hidden(one.ben)
    pair.ada_until_ben()
    service.wait(1)
    other.ada_until_ben()
    names: list[str] = []
    while "quick" not in names:
        names = [one.path.rpartition("/")[2] for one in service.wait(len(names) + 1)]
    assert names.count("ben") <= 2, "it was not even tried again by then"


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.org/x", "https://127.0.0.1/x", "https://10.1.2.3/x", "https://[::1]/x",
        "https://[64:ff9b::7f00:1]/x", "https://[2002:7f00:1::]/x", "https://[::127.0.0.1]/x", "https://[::ffff:10.1.2.3]/x",
        "https://localhost/x", "https://printer.local/x", "https://169.254.169.254/latest", "https://u:p@example.org/x",
        "ftp://example.org/x", "https://example.org:0/x", "nonsense-nonsense",
    ],
)  # fmt: skip
def test_no_address_of_the_hosts_own_network(server: Server, endpoint: str) -> None:
    table = server.table("here", "here")
    asked = {"token": table.token(0), "endpoint": endpoint, "p256dh": "B" * 87, "auth": "A" * 22}
    status, said, _ = server.post(f"/api/tables/{table.id}/notices", asked)
    assert (status, said["error"]["id"]) == (422, "server-notice-address")


def test_a_seat_has_few_of_them_and_a_device_may_stop(open_server: Server, service: PushService) -> None:
    table = open_server.table("here", "here")
    browsers = [Browser(service, f"b{n}") for n in range(MOST_PER_SEAT + 3)]
    for one in browsers:
        assert wish(open_server, table, table.token(0), one) == 200
    assert len(open_server.sql("SELECT * FROM subscriptions")) == MOST_PER_SEAT
    last = {"token": table.token(0), "endpoint": browsers[-1].endpoint}
    assert open_server.post(f"/api/tables/{table.id}/notices/off", last)[0] == 200
    kept = [row[0] for row in open_server.sql("SELECT endpoint FROM subscriptions")]
    assert len(kept) == MOST_PER_SEAT - 1
    assert browsers[-1].endpoint not in kept


def test_wishes_are_limited(own_server: Callable[..., Server], service: PushService) -> None:
    server = own_server(push_anywhere=1, notices_per_address=5)
    table = server.table("here", "here")
    found = [wish(server, table, table.token(0), Browser(service, f"b{n}")) for n in range(8)]
    assert found == [200] * 5 + [429] * 3


def sweeping(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Servers look all the time for quiet hours that are over; what comes back waits for a whole such look."""
    plain, done = notices.Notices.catch_up, [0]

    async def counted(self: notices.Notices, tables: notices.Finder) -> None:
        await plain(self, tables)
        done[0] += 1

    def look_twice() -> None:
        enough = done[0] + 2  # one may be under way
        until(lambda: done[0] >= enough)

    monkeypatch.setattr(notices, "SWEEP", 0.05)
    monkeypatch.setattr(notices.Notices, "catch_up", counted)
    return look_twice


def test_nothing_in_the_quiet_hours_and_once_after_them(
    tmp_path: Any, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By the person's own clock: 22 to 7, one hour ahead of UTC."""
    time_now = [23 * 3600]
    monkeypatch.setattr(notices, "now", lambda: time_now[0])
    monkeypatch.setattr(clock, "now", lambda: time_now[0])
    look_twice = sweeping(monkeypatch)
    server = ServerHere(tmp_path / "data", push_anywhere=1, tables_per_address=1000)
    try:
        pair = Pair(server, service, quiet=[22 * 60, 7 * 60], zone=60)
        pair.to_ada()
        hidden(pair.ben)
        pair.ada_until_ben()
        look_twice()
        service.quiet(server)
        time_now[0] = 24 * 3600 + 5 * 3600 + 3599
        look_twice()
        service.quiet(server)
        time_now[0] += 2
        service.wait(1)
        look_twice()
        service.quiet(server)
        pair.ada.close()
        pair.ben.close()
    finally:
        server.close()


def test_names_are_no_markup_and_no_secret(open_server: Server, service: PushService) -> None:
    """What is told is the game and who plays, as plain text."""
    pair = Pair(open_server, service, lang="de")
    pair.ada.ask("seat", seat=0, act="name", name="<b>Ada</b>")
    pair.to_ada()
    hidden(pair.ben)
    pair.ada_until_ben()
    (only,) = service.wait(1)
    said = pair.browser.opened(only.body)
    assert (said["title"], said["text"]) == (f"Du bist dran: {called(EXAMPLE)}", "Mit <b>Ada</b>.")
    assert set(said) == {"title", "text", "path"}


@pytest.mark.campaign  # where clocks are read
def test_the_request_leaves_within_a_second(open_server: Server, service: PushService) -> None:
    """As soon as one does: how long it takes on a machine that has other things to do is not the question."""
    waits: list[float] = []
    for _ in looks(lambda: f"it takes {min(waits)} seconds"):
        pair = Pair(open_server, service)
        with people(pair.ada, pair.ben):
            pair.to_ada()
            hidden(pair.ben)
            told = len(service.taken)
            while pair.ada.actor == 0:
                began = time.monotonic()
                pair.ada.act()
            waits.append(service.wait(told + 1)[told].at - began)
        if waits[-1] < 1.0:
            break


def test_several_devices_of_one_seat_are_told_once_each(open_server: Server, service: PushService) -> None:
    """Those that were told of other turns so far, too; whoever has stopped it is not."""
    pair = Pair(open_server, service)
    pair.to_ada()
    hidden(pair.ben)
    pair.ada_until_ben()
    service.wait(1)
    pair.ben_until_ada()
    for name in ("tablet", "desk"):
        assert wish(open_server, pair.table, pair.table.token(1), Browser(service, name)) == 200
    desk = {"token": pair.table.token(1), "endpoint": f"{service.url}/send/desk"}
    for told in (4, 7, 10):
        pair.ada_until_ben()
        service.wait(told)  # a turn that is over is told to nobody any more
        pair.ben_until_ada()
    assert open_server.post(f"/api/tables/{pair.table.id}/notices/off", desk)[0] == 200
    pair.ada_until_ben()
    service.wait(12)
    service.quiet(open_server)
    names = [one.path.rpartition("/")[2] for one in service.taken]
    assert {name: names.count(name) for name in set(names)} == {"ben": 5, "tablet": 4, "desk": 3}


def carriers(server: Server) -> list[int]:
    """The processes that send the notices of this server."""
    assert server.process is not None
    children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text().split()
    return [int(one) for one in children if b"carrier" in Path(f"/proc/{one}/cmdline").read_bytes()]


def runs(pid: int) -> bool:
    """Is there such a process, and not only what is left of it?"""
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes() != b""
    except OSError:
        return False


def test_there_is_a_carrier_only_if_somebody_wants_to_be_told_and_another_if_it_dies(
    open_server: Server, service: PushService
) -> None:
    open_server.table("here", "here").sit(0).act()
    assert carriers(open_server) == []
    pair = Pair(open_server, service)
    pair.to_ada()
    hidden(pair.ben)
    pair.ada_until_ben()
    service.wait(1)
    (first,) = carriers(open_server)
    os.kill(first, signal.SIGKILL)
    until(lambda: not runs(first))  # else it may still take what comes next into its grave
    pair.ben_until_ada()
    pair.ada_until_ben()
    service.wait(2)
    (second,) = carriers(open_server)
    assert second != first
    service.quiet(open_server)
    open_server.kill()  # and it ends with its server, however that ends
    until(lambda: not runs(second), "it has outlived its server")
    open_server.start()


def test_only_addresses_abroad_are_found() -> None:
    async def found(name: str) -> None:
        resolver = push.Abroad()
        try:
            await resolver.resolve(name, 443)
        finally:
            await resolver.close()

    with pytest.raises(OSError, match="private network"):
        asyncio.run(found("localhost"))


@pytest.mark.parametrize("inside", ["64:ff9b::7f00:1", "2002:a00:7::", "::127.0.0.1", "::ffff:127.0.0.1", "127.0.0.1"])
def test_a_name_that_leads_home_by_a_detour_leads_nowhere(inside: str, monkeypatch: pytest.MonkeyPatch) -> None:
    abroad = "198.41.0.4"

    def answered(*addresses: str) -> list[str]:
        async def said(_self: object, host: str, port: int = 0, _family: int = 0) -> list[dict[str, object]]:
            return [
                {"hostname": host, "host": one, "port": port, "family": 0, "proto": 0, "flags": 0} for one in addresses
            ]

        async def found() -> list[str]:
            resolver = push.Abroad()
            try:
                return [one["host"] for one in await resolver.resolve("push.example.org", 443)]
            finally:
                await resolver.close()

        monkeypatch.setattr("lamplight.server.push.ThreadedResolver.resolve", said)
        return asyncio.run(found())

    assert answered(inside, abroad) == [abroad]
    with pytest.raises(OSError, match="private network"):
        answered(inside)


def test_nobody_is_told_on_holiday_and_once_after_it(
    server_here: Callable[..., ServerHere], service: PushService, moved: Moved, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notices, "now", moved.now)
    look_twice = sweeping(monkeypatch)
    server = server_here(push_anywhere=1)
    pair = Pair(server, service)
    with people(pair.ada, pair.ben):
        pair.to_ada()
        hidden(pair.ben)
        held = [{"table": pair.table.id, "tokens": [pair.table.token(1)]}]
        end = moved.now() + 2 * 86400
        assert server.post("/api/holiday", {"tables": held, "until": end})[0] == 200
        pair.ada_until_ben()
        until(lambda: server.sql("SELECT due FROM subscriptions") == [(end,)], "nobody has noted that it waits")
        moved.on(86400)
        look_twice()
        service.quiet(server)
        assert service.taken == []
        moved.on(86400 + 10)
        service.wait(1)
        look_twice()
        service.quiet(server)
