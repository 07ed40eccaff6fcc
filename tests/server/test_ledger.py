"""The way to the disk: nobody can look at a match while a step is on its way, and it goes back if that is lost."""

from __future__ import annotations

import threading
from collections.abc import Callable

import pytest
from tests.examples import EXAMPLE
from tests.server.people import ServerHere, people
from tests.waiting import DEADLINE

from lamplight.core.chance import Dealer
from lamplight.core.match import Match
from lamplight.kits import game_named
from lamplight.server.replay import Reasons, Restored
from lamplight.server.room import NotOnDisk, Room
from lamplight.server.rows import MatchRow, SeatRow
from lamplight.server.settings import Settings


def room() -> Room:
    match = Match(game_named(EXAMPLE), {}, 2, Dealer(bytes(32)))
    match.begin()
    row = MatchRow(1, "t", EXAMPLE, match.game.rules_version, "", "{}", 2, bytes(32), None)
    return Room(row, [SeatRow("here"), SeatRow("here")], Restored(match, Reasons(), set(), {}, {}, 0), Settings())


def test_a_match_on_its_way_is_out_of_reach() -> None:
    kept = room()
    v, before = kept.version, kept.match.view(None)
    match = kept.taken_out()
    assert match.act(int(match.state.actor), match.state.text(match.state.legal_actions()[0]))
    for look in (lambda: kept.match.state, lambda: kept.match.version, lambda: kept.view(None, False), kept.taken_out):
        with pytest.raises(NotOnDisk):
            look()
    assert kept.version == v, "the version is that of the disk"
    kept.rewound()
    assert (kept.version, kept.match.version, kept.match.view(None)) == (v, v, before)
    kept.rewound()
    assert kept.match.version == v, "going back twice is going back once"
    match = kept.taken_out()
    match.act(int(match.state.actor), match.state.text(match.state.legal_actions()[0]))
    kept.put_back()
    assert kept.version == kept.match.version > v


def test_whoever_asks_meanwhile_is_told_what_is_on_disk(
    server_here: Callable[..., ServerHere], monkeypatch: pytest.MonkeyPatch
) -> None:
    server = server_here()
    table = server.table("here", "here")
    real, go, begun = server.store._transact, threading.Event(), threading.Event()

    def slow(works: object) -> list[object]:
        begun.set()
        go.wait(DEADLINE)
        return real(works)  # type: ignore[arg-type]

    with people(table.sit(0, 1), table.watch()) as (device, stranger):
        v, seat, do = device.v, device.actor, device.options[0]
        monkeypatch.setattr(server.store, "_transact", slow)
        device.send({"t": "act", "key": "slow", "seat": seat, "prompt": v, "do": do})
        assert begun.wait(DEADLINE)
        device.send({"t": "act", "key": "next", "seat": seat, "prompt": v, "do": do})
        status, info, _ = server.get(f"/api/tables/{table.id}")
        assert (status, info["id"]) == (200, table.id), "the frame can be asked for at any time"
        assert not stranger.heard[1:]
        go.set()
        assert device.answer("slow")["t"] == "step"
        assert device.answer("next")["t"] == "stale", "it waited for its turn"
        stranger.catch_up(device.v)
