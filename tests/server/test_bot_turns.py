"""The turns of bots: they play to the end, say why, go on after a restart, and sleep where nobody looks."""

from __future__ import annotations

import contextlib
import queue
from collections.abc import Callable

import pytest
from tests.pushes import Browser, PushService
from tests.server.people import Created, Server, ServerHere, people
from tests.waiting import DEADLINE, until

from lamplight.core.record import LONGEST_RECORD
from lamplight.server import ledger
from lamplight.server.bots import NOTHING, Question, Thought


def test_a_table_of_bots_plays_to_its_end_and_says_why(own_server: Callable[..., Server]) -> None:
    server = own_server(bot_workers=2)
    table = server.table("bot:uniform", "bot:thoughtful", board="short")
    with people(table.watch()) as (stranger,):
        while not stranger.over:
            stranger.until("step", "sync")
        kinds = {event["kind"] for message in stranger.heard for event in message.get("events", ())}
        assert "reason" in kinds
        log = stranger.again()["log"]
        assert sum(1 for line in log if line["event"]["kind"] == "reason") > 10
        server.kill()
        server.start()
        assert stranger.again()["log"] == log
        assert server.get(f"/api/tables/{table.id}/record")[0] == 200


def test_bots_go_on_after_a_restart(own_server: Callable[..., Server]) -> None:
    server = own_server()
    table = server.table("bot:uniform", "bot:uniform")
    server.kill()
    server.start()
    with people(table.watch()) as (stranger,):
        v = stranger.v
        stranger.until("step")
        assert stranger.v > v


def plies(server: Server, table: Created) -> int:
    found = server.sql("select count(*) from plies where match = (select number from matches where id = ?)", table.id)
    return int(found[0][0])


def test_bots_sleep_where_nobody_looks_and_wake_when_somebody_comes(own_server: Callable[..., Server]) -> None:
    """Time is measured by another table whose bots are watched."""
    server = own_server(bot_delay=0)
    table, other = server.table("bot:uniform", "bot:uniform"), server.table("bot:uniform", "bot:uniform")
    begun = plies(server, table)
    with people(other.watch()) as (clock,):
        for _ in range(10):
            clock.until("step")
        assert plies(server, table) == begun
        with people(table.watch()) as (stranger,):
            stranger.until("step")
            stranger.until("step")
        for _ in range(5):
            clock.until("step")
        left = plies(server, table)
        for _ in range(10):
            clock.until("step")
        assert begun < plies(server, table) <= left + 1  # what was under way came to its end


@pytest.mark.parametrize("told", [False, True])
def test_a_bot_whose_table_nobody_looks_at_any_more_is_asked_again_if_somebody_waits(
    server_here: Callable[..., ServerHere], service: PushService, monkeypatch: pytest.MonkeyPatch, told: bool
) -> None:
    """What still waits when the last device leaves is dropped; whoever is told of their turn counts as there."""
    server = server_here(bot_delay=0, push_anywhere=1)
    asked: queue.SimpleQueue[Question] = queue.SimpleQueue()
    bots = server.app.state.bots
    monkeypatch.setattr(bots, "think", asked.put)
    table = server.table("bot:uniform", "here")
    with people(table.sit(1)) as (device,):
        while device.actor == 1:
            device.act()
        question = asked.get(timeout=DEADLINE)
        assert question.wanted()
        assert question.home == "127.0.0.1"
        if told:
            wish = {"token": table.token(1), **Browser(service, "x").keys()}
            assert server.post(f"/api/tables/{table.id}/notices", wish)[0] == 200
    room = server.app.state.tables.live[table.id].room
    until(lambda: not room.connections)
    if not told:
        assert not question.wanted()
    bots._loop.call_soon_threadsafe(question.done, NOTHING)
    with contextlib.ExitStack() as stack:
        if not told:
            stack.enter_context(people(table.sit(1)))
        again = asked.get(timeout=DEADLINE)
        assert again.wanted()
        world = again.perspective.world
        move = Thought(world.text(world.legal_actions()[0]), None)
        v = room.version
        bots._loop.call_soon_threadsafe(again.done, move)
        until(lambda: room.version != v)


def test_a_log_ends_before_its_record_could_not_be_read(
    server_here: Callable[..., ServerHere], monkeypatch: pytest.MonkeyPatch
) -> None:
    server = server_here(bot_delay=0)
    table, bots = server.table("here", "here"), server.table("bot:uniform", "bot:uniform")
    with people(table.sit(0, 1), bots.watch()) as (device, stranger):
        assert device.act()["t"] == "step"
        monkeypatch.setattr(ledger, "MOST_ENTRIES", max(device.v, stranger.v) + 3)
        answers = [device.act() for _ in range(4)]
        assert answers[-1]["refusal"]["rule"] == ledger.LENGTH_RULE
        assert answers[-1]["refusal"]["message"]["id"] == "server-log-full"
        assert device.v >= ledger.MOST_ENTRIES
        assert device.ask("undo", seat=0, prompt=device.v)["t"] == "refused"
        while stranger.v < ledger.MOST_ENTRIES:
            stranger.until("step")
        assert stranger.ask("ping")["v"] == stranger.v
    assert ledger.MOST_ENTRIES < LONGEST_RECORD
