"""A nudge: whoever is on turn and does not look is told that somebody waits; once an hour, and never in quiet hours."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.examples import EXAMPLE, called
from tests.pushes import Browser, PushService
from tests.server.people import Moved, Server, ServerHere, people, why
from tests.server.test_notices import Pair, hidden, shown, wish

from lamplight.server import notices


def test_who_waits_nudges_once_an_hour(
    server_here: Callable[..., ServerHere], service: PushService, moved: Moved, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notices, "now", moved.now)
    server = server_here(push_anywhere=1)
    pair = Pair(server, service)
    assert wish(server, pair.table, pair.table.token(0), Browser(service, "ada")) == 200  # who waits is not told
    with people(pair.ada, pair.ben):
        pair.ada.ask("seat", seat=0, act="name", name="Ada")
        pair.to_ada()
        assert why(pair.ada.ask("nudge", seat=0)) == "server-nudge-nobody"
        hidden(pair.ben)
        pair.ada_until_ben()
        service.wait(1)  # it is his turn
        assert why(pair.ada.ask("nudge", seat=1)) == "server-not-your-seat"
        assert pair.ada.ask("nudge", seat=0, key="first")["t"] == "ack"
        *_, last = service.wait(2)
        said = pair.browser.opened(last.body)
        assert said["title"] == f"{called(EXAMPLE)}: somebody is waiting"
        assert (said["text"], said["path"]) == ("Ada is waiting for you.", f"/t/{pair.table.id}")
        assert pair.ada.ask("nudge", seat=0, key="first")["t"] == "ack", "the same one counts once"
        soon = pair.ada.ask("nudge", seat=0)
        assert why(soon) == "server-nudge-soon"
        service.quiet(server)
        assert len(service.taken) == 2
        moved.on(3601)
        assert pair.ada.ask("nudge", seat=0)["t"] == "ack"
        service.wait(3)
        moved.on(-86400)  # a clock that is set back gives nobody a longer rest, and no shorter one
        soon = pair.ada.ask("nudge", seat=0)
        assert why(soon) == "server-nudge-soon"
        assert soon["refusal"]["message"]["args"]["minutes"] <= 60
        moved.on(3601)
        assert pair.ada.ask("nudge", seat=0)["t"] == "ack"
        service.wait(4)
        shown(pair.ben)
        moved.on(3601)
        assert why(pair.ada.ask("nudge", seat=0)) == "server-nudge-there"
        service.quiet(server)


def test_who_gets_no_notices_or_wants_quiet_is_not_nudged(
    server_here: Callable[..., ServerHere], service: PushService, moved: Moved, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notices, "now", moved.now)
    minute = moved.now() // 60 % 1440
    server = server_here(push_anywhere=1)
    pair = Pair(server, service, quiet=[minute, (minute + 120) % 1440], zone=0)
    with people(pair.ada, pair.ben):
        pair.to_ada()
        hidden(pair.ben)
        pair.ada_until_ben()
        assert why(pair.ada.ask("nudge", seat=0)) == "server-nudge-deaf"
        service.quiet(server)
        off = {"token": pair.table.token(1), "endpoint": pair.browser.endpoint}
        assert server.post(f"/api/tables/{pair.table.id}/notices/off", off)[0] == 200
        moved.on(3 * 3600)
        assert why(pair.ada.ask("nudge", seat=0)) == "server-nudge-deaf"


def test_a_bot_is_not_nudged_and_watchers_nudge_nobody(server: Server) -> None:
    table = server.table("here", "remote")
    with people(table.sit(0), table.watch()) as (device, stranger):
        for _ in range(20):
            if device.actor != 0:
                break
            device.act()
        assert why(device.ask("nudge", seat=0)) == "server-nudge-deaf"
        assert why(stranger.ask("nudge", seat=0)) == "server-not-your-seat"
