"""A limit per turn: a bot goes on, and the seat stays whose it is; on holiday nobody is hurried. The clock is moved."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from tests import waiting
from tests.examples import EXAMPLE
from tests.pushes import Browser, PushService
from tests.server.people import Created, Device, Message, Moved, Server, ServerHere, people, play_on, why
from tests.server.test_mine import asked
from tests.server.test_notices import hidden, wish

from lamplight.kits import all_games
from lamplight.server import notices, pace
from lamplight.server.database import StoreError
from lamplight.server.house import House
from lamplight.server.pace import AGAIN, DAY, DAYS, LEAST, MOST

HOUR = 3600
GRACE = 121  # seconds: longer than a server that has just come waits


def limited(server: Server, *kinds: str, limit: int = HOUR, **options: str) -> Created:
    """A table whose turns may last so long."""
    seats = [{"kind": kind} for kind in kinds]
    ask = {"game": EXAMPLE, "seats": seats, "limit": limit, "options": options}
    status, made, _ = server.post("/api/tables", ask)
    assert status == 200, made
    return Created(server, made)


def looked(server: ServerHere) -> None:
    """The server looks once for turns that have lasted too long, and tells the tables; all is on disk before."""
    tables, loop = server.app.state.tables, server.store._loop
    assert loop is not None

    async def work() -> None:
        await server.store.write(lambda _: None)
        await pace.look(tables.house, tables)

    asyncio.run_coroutine_threadsafe(work(), loop).result(waiting.DEADLINE)


def kinds(server: Server, table: Created) -> list[str]:
    """Who plays the seats, after all that the table was told before."""
    (one,) = asked(server, (table.id, []))["tables"]
    return [seat["kind"] for seat in one["seats"]]


def rest(server: Server, table: Created, seat: int, until: object) -> tuple[int, Any]:
    """The holder of this seat is on holiday."""
    held = [{"table": table.id, "tokens": [table.token(seat)]}]
    return server.post("/api/holiday", {"tables": held, "until": until})[:2]


class Two:
    """Ada at seat 0, who made the table, and Ben at seat 1, whose turn it is; bots take their time."""

    def __init__(self, server: ServerHere, limit: int = HOUR) -> None:
        self.server = server
        self.table = limited(server, "here", "remote", limit=limit)
        self.ada, self.ben = self.table.sit(0), self.table.claim(1, "Ben")
        self.to_ben()

    def to_ben(self) -> None:
        for _ in range(60):
            newest = max(self.ada.v, self.ben.v)
            self.ada.catch_up(newest)
            self.ben.catch_up(newest)
            if self.ada.actor == 1:
                return
            assert self.ada.act()["t"] == "step"
        raise AssertionError("it is never Ben's turn")

    def seat(self) -> Message:
        """Ben's seat as Ada sees it now."""
        self.ada.settle()
        found: Message = self.ada.info["seats"][1]
        return found


@pytest.fixture
def slow(server_here: Callable[..., ServerHere], moved: Moved) -> ServerHere:
    """A server whose bots do not come to a decision."""
    return server_here(bot_delay=600)


# --- a bot goes on --------------------------------------------------------------------------------


def test_a_turn_that_has_lasted_too_long_is_gone_on_with_by_a_bot(slow: ServerHere, moved: Moved) -> None:
    two = Two(slow)
    with people(two.ada, two.ben):
        two.ada.again()
        assert two.ada.info["limit"] == HOUR
        assert HOUR - 60 < two.ada.info["left"] <= HOUR
        moved.on(HOUR - 100)
        looked(slow)
        assert two.seat()["kind"] == "remote", "not before"
        moved.on(200)
        looked(slow)
        for device in (two.ada, two.ben):
            while (seat := device.info["seats"][1])["kind"] != "bot":
                device.until("table")
            assert (seat["held"], seat["name"]) == (True, "Ben"), "it stays his"
            assert "left" not in device.info
        refused = two.ben.act()
        assert why(refused) == "server-seat-not-yours-now"
        assert "play" in next(may for may in two.ben.heard[-2]["may"] if may["seat"] == 1)["now"]
        moved.on(HOUR // 2)
        assert two.ben.ask("seat", seat=1, act="play")["t"] == "ack"
        looked(slow)
        assert two.seat()["kind"] == "remote", "his time has begun anew"
        assert HOUR - 60 < two.ada.info["left"] <= HOUR
        moved.on(HOUR - 100)
        looked(slow)
        assert two.seat()["kind"] == "remote"
        moved.on(200)
        looked(slow)
        assert two.seat()["kind"] == "bot"


def test_a_clock_that_was_wrong_when_the_server_began_stops_nothing(
    server_here: Callable[..., ServerHere], moved: Moved
) -> None:
    moved.on(365 * 86400)
    server = server_here(bot_delay=600)
    moved.on(-365 * 86400)
    two = Two(server)
    with people(two.ada, two.ben):
        moved.on(HOUR - 100)
        looked(server)
        assert two.seat()["kind"] == "remote", "not before"
        moved.on(200)
        looked(server)
        assert two.seat()["kind"] == "bot"


def test_every_decision_has_its_own_time(slow: ServerHere, moved: Moved) -> None:
    two = Two(slow)
    with people(two.ada, two.ben):
        moved.on(HOUR - 100)
        step = two.ben.act()
        assert step["left"] == HOUR
        moved.on(200)
        looked(slow)
        two.to_ben()
        assert two.seat()["kind"] == "remote"
        moved.on(HOUR + 1)
        looked(slow)
        assert two.seat()["kind"] == "bot"


def test_also_where_nobody_is_and_after_a_restart(
    server_here: Callable[..., ServerHere], moved: Moved, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bot plays on until a person is asked; a server that comes back waits for people first."""
    server = server_here()
    two = Two(server)
    two.ada.close()
    two.ben.close()
    table = two.table
    server.close()
    moved.on(2 * HOUR)
    monkeypatch.setattr(pace, "SWEEP", 0.02)  # it looks by itself
    server.start()
    tables = server.app.state.tables
    looked(server)
    assert table.id not in tables.live, "nobody is hurried by a server that was away"
    assert kinds(server, table) == ["here", "remote"]
    moved.on(GRACE)
    for _ in waiting.looks("no person is asked"):
        one = asked(server, (table.id, [table.token(1)]))["tables"][0]
        if one["turn"] == 0:
            break
    assert (one["seats"][1]["kind"], one["seats"][1]["held"], one["mine"]) == ("bot", True, [1])
    with people(table.sit(1)) as (ben,):
        assert ben.info["seats"][1]["kind"] == "bot"
        assert ben.ask("seat", seat=1, act="play")["t"] == "ack", "with one tap"
        ben.settle()
        assert ben.info["seats"][1]["kind"] == "remote"


def test_a_look_that_fails_is_not_the_last_one(
    server_here: Callable[..., ServerHere], moved: Moved, monkeypatch: pytest.MonkeyPatch
) -> None:
    plain, faults = pace.look, [StoreError("locked", ""), RuntimeError("odd")]

    async def failing(house: House, tables: pace.Finder) -> None:
        if faults:
            raise faults.pop()
        await plain(house, tables)

    monkeypatch.setattr(pace, "SWEEP", 0.02)
    monkeypatch.setattr(pace, "look", failing)
    two = Two(server_here(bot_delay=600))
    with people(two.ada, two.ben):
        moved.on(HOUR + 1)
        while two.ada.info["seats"][1]["kind"] != "bot":
            two.ada.until("table")
    assert faults == []


def test_the_next_one_is_told_of_their_turn(
    server_here: Callable[..., ServerHere], moved: Moved, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notices, "now", moved.now)
    service = PushService()
    try:
        server = server_here(push_anywhere=1)
        two = Two(server)
        with people(two.ada, two.ben):
            browser = Browser(service, "ada")
            assert wish(server, two.table, two.table.token(0), browser) == 200
            hidden(two.ada)
            moved.on(HOUR + 1)
            looked(server)
            (told,) = service.wait(1)
            assert browser.opened(told.body)["path"] == f"/t/{two.table.id}"
    finally:
        service.close()


def test_whoever_answers_just_then_is_first_or_late_and_both_are_told(slow: ServerHere, moved: Moved) -> None:
    """The answer is on its way to the disk when the limit strikes: it counts, and the limit begins anew."""
    two = Two(slow)
    table = slow.app.state.tables.live[two.table.id]
    loop = slow.store._loop
    assert loop is not None
    with people(two.ada, two.ben):
        moved.on(HOUR + 1)
        gate = threading.Event()
        slow.store.submit(lambda _: gate.wait(waiting.DEADLINE), lambda *_: None)
        two.ben.send({"t": "act", "key": "just", "seat": 1, "prompt": two.ben.v, "do": two.ben.options[0]})
        waiting.until(lambda: table.mailbox.busy)
        loop.call_soon_threadsafe(table.notice, pace.Late(table.room.due))
        gate.set()
        assert two.ben.answer("just")["t"] == "step"
        two.to_ben()
        assert two.seat()["kind"] == "remote"
        looked(slow)
        assert two.seat()["kind"] == "remote"


def test_a_seat_that_nobody_holds_is_not_a_person_s(slow: ServerHere, moved: Moved) -> None:
    table = limited(slow, "here", "remote")
    with people(table.sit(0)) as (ada,):
        while ada.actor == 0:
            ada.act()
        moved.on(2 * HOUR)
        looked(slow)
        assert kinds(slow, table) == ["here", "remote"]
        ada.again()
        assert "left" not in ada.info
        moved.on(HOUR // 2)
        with people(table.claim(1)) as (ben,):
            assert HOUR - 60 < ben.info["left"] <= HOUR, "whoever sits down has all the time there is"
            looked(slow)
            assert kinds(slow, table) == ["here", "remote"]
            moved.on(HOUR + 1)
            looked(slow)
            assert kinds(slow, table) == ["here", "bot"]


def test_a_look_that_another_process_has_taken_on_is_left_to_it_for_a_while(slow: ServerHere, moved: Moved) -> None:
    two = Two(slow)
    with people(two.ada, two.ben):
        moved.on(HOUR + 1)
        (number, due) = slow.sql("SELECT number, due FROM matches WHERE id = ?", two.table.id)[0]
        slow.sql("UPDATE matches SET due = ? WHERE number = ? AND due = ?", moved.now() + AGAIN, number, due)
        looked(slow)
        assert two.seat()["kind"] == "remote"
        moved.on(AGAIN + 1)  # it was killed before it came to anything
        looked(slow)
        assert two.seat()["kind"] == "bot"


@pytest.mark.parametrize("change", ["UPDATE seats SET name = 'Zoe' WHERE seat = 1", "UPDATE matches SET pace = 7200"])
def test_what_was_changed_meanwhile_is_read_first(slow: ServerHere, moved: Moved, change: str) -> None:
    """Somebody else was first: nothing is done by what is no longer so, and it is looked at again."""
    two = Two(slow)
    with people(two.ada, two.ben):
        moved.on(HOUR + 1)
        slow.sql(change)
        looked(slow)
        assert two.seat()["kind"] == "remote"
        two.ada.settle()
        assert (two.seat()["name"], two.ada.info["limit"]) in (("Zoe", HOUR), ("Ben", 2 * HOUR))
        moved.on(HOUR + 1)
        looked(slow)
        assert two.seat()["kind"] == "bot"


def test_a_table_without_a_limit_is_never_looked_at(slow: ServerHere, moved: Moved) -> None:
    table = slow.table("here", "here")
    with people(table.sit(0, 1)) as (device,):
        device.act()
        moved.on(60 * DAY)
        looked(slow)
        device.settle()
        assert "limit" not in device.info
        assert kinds(slow, table) == ["here", "here"]
    assert slow.sql("SELECT pace, due FROM matches WHERE id = ?", table.id) == [(None, None)]


def test_what_is_over_is_not_looked_at_again(slow: ServerHere, moved: Moved) -> None:
    """And the limit goes with the people to their next table."""
    table = limited(slow, "here", "here", limit=2 * HOUR, board="short")
    with people(table.sit(0, 1)) as (device,):
        for n in range(3000):
            if device.over:
                break
            assert play_on({0: device, 1: device}, 1, choose=-1 - n) == 1
        moved.on(3 * HOUR)
        looked(slow)
        assert kinds(slow, table) == ["here", "here"]
        assert device.ask("rematch")["result"] == "ok"
        onwards = device.until("moved")
        following = Device(slow, onwards["table"], [keys["token"] for keys in onwards["seats"]])
        with people(following):
            assert following.info["limit"] == 2 * HOUR
            moved.on(2 * HOUR + 1)
            looked(slow)
            following.settle()
            assert sorted(seat["kind"] for seat in following.info["seats"]) == ["bot", "here"]
    assert slow.sql("SELECT due FROM matches WHERE id = ?", table.id) == [(None,)]


# --- setting it -----------------------------------------------------------------------------------


def test_the_host_sets_the_limit_and_nobody_else(slow: ServerHere, moved: Moved) -> None:
    table = slow.table("here", "remote")
    with people(table.sit(0), table.claim(1), table.watch()) as (ada, ben, stranger):
        assert why(ben.ask("pace", limit=HOUR)) == "server-host-only"
        assert why(stranger.ask("pace", limit=HOUR)) == "server-watching"
        while ada.actor == 0:
            ada.act()
        moved.on(DAY)
        assert ada.ask("pace", limit=HOUR)["t"] == "ack"
        while "limit" not in ben.info:
            ben.until("table")
        assert HOUR - 60 < ben.info["left"] <= HOUR, "it counts from now on"
        looked(slow)
        assert kinds(slow, table) == ["here", "remote"]
        moved.on(HOUR + 1)
        assert why(ben.ask("pace")) == "server-host-only"
        assert ada.ask("pace")["t"] == "ack"
        looked(slow)
        ada.settle()
        assert "limit" not in ada.info
        assert kinds(slow, table) == ["here", "remote"], "as long as it likes"


@pytest.mark.parametrize("limit", [-HOUR, -1, 0, LEAST - 1, MOST + 1, 2**70])
def test_a_limit_that_is_none_is_refused_in_a_sentence(server: Server, limit: int) -> None:
    ask = {"game": EXAMPLE, "seats": [{"kind": "here"}, {"kind": "remote"}]}
    status, fault, _ = server.post("/api/tables", {**ask, "limit": limit})
    assert status in (400, 422)
    assert fault["error"]["id"] == ("pace-range" if status == 422 else "server-bad-request")
    table = server.table("here", "remote")
    with people(table.sit(0)) as (ada,):
        answer = ada.ask("pace", limit=limit)
        if answer["t"] == "refused":
            assert (why(answer), answer["refusal"]["message"]["args"]) == ("pace-range", {"days": 30})
        else:
            assert (answer["t"], answer["message"]["id"]) == ("failed", "server-unreadable")


@pytest.mark.parametrize("limit", ["an hour", 1.5, True, [HOUR], {"hours": 1}])
def test_what_is_no_number_is_not_read(server: Server, limit: object) -> None:
    ask = {"game": EXAMPLE, "seats": [{"kind": "here"}, {"kind": "remote"}], "limit": limit}
    status, fault, _ = server.post("/api/tables", ask)
    assert (status, fault["error"]["id"]) == (400, "server-bad-request")
    table = server.table("here", "remote")
    with people(table.sit(0)) as (ada,):
        answer = ada.ask("pace", limit=limit)
        assert (answer["t"], answer["message"]["id"]) == ("failed", "server-unreadable")
        ada.settle()
        assert "limit" not in ada.info
    assert rest(server, table, 0, limit)[0] == 400


def without_bots() -> Iterator[tuple[str, int, dict[str, str], str]]:
    """Games with options that no bot can play with: game, seats, options, what it says."""
    for game in all_games():
        for spec in game.info().options:
            for choice in spec.choices:
                faults = game.bot_faults({spec.name: choice.value})
                if faults:
                    yield game.id, game.min_seats + 1, {spec.name: choice.value}, faults[0].id


@pytest.mark.parametrize(("game", "seats", "options", "said"), list(without_bots()))
def test_where_no_bot_may_play_there_is_no_limit(
    server: Server, game: str, seats: int, options: dict[str, str], said: str
) -> None:
    ask = {"game": game, "options": options, "seats": [{"kind": "here"}] * seats}
    status, fault, _ = server.post("/api/tables", {**ask, "limit": HOUR})
    assert (status, fault["error"]["id"]) == (422, said)
    table = server.table_of(game, *["here"] * seats, **options)
    with people(table.sit(0)) as (ada,):
        assert why(ada.ask("pace", limit=HOUR)) == said


# --- holidays -------------------------------------------------------------------------------------


def test_on_holiday_the_time_stands_still_and_begins_anew(slow: ServerHere, moved: Moved) -> None:
    two = Two(slow)
    with people(two.ada, two.ben):
        until = moved.now() + 3 * DAY
        assert rest(slow, two.table, 1, until) == (200, {"seats": 1})
        assert two.seat()["holiday"] == until
        assert "left" not in two.ada.info
        two.ben.close()
        moved.on(2 * DAY)
        looked(slow)
        assert two.seat()["kind"] == "remote"
        nudged = two.ada.ask("nudge", seat=0)
        assert why(nudged) == "pace-nudge-holiday"
        assert nudged["refusal"]["message"]["args"]["days"] == 1
        moved.on(DAY + HOUR - 100)
        looked(slow)
        two.ada.again()
        assert two.seat()["kind"] == "remote", "it begins anew at its end"
        assert "holiday" not in two.seat()
        assert two.ada.info["left"] <= 100
        assert why(two.ada.ask("nudge", seat=0)) == "server-nudge-deaf"
        moved.on(200)
        looked(slow)
        assert two.seat()["kind"] == "bot"


def test_a_move_ends_it_and_so_does_whoever_says_so(slow: ServerHere, moved: Moved) -> None:
    two = Two(slow)
    with people(two.ada, two.ben):
        assert rest(slow, two.table, 1, moved.now() + 3 * DAY)[0] == 200
        moved.on(DAY)
        looked(slow)
        assert two.ben.act()["t"] == "step"
        assert "holiday" not in two.seat()
        two.to_ben()
        assert rest(slow, two.table, 1, moved.now() + 3 * DAY)[0] == 200
        moved.on(DAY)
        assert rest(slow, two.table, 1, None) == (200, {"seats": 1})
        assert "holiday" not in two.seat()
        assert HOUR - 60 < two.ada.info["left"] <= HOUR
        looked(slow)
        assert two.seat()["kind"] == "remote"
        moved.on(HOUR + 1)
        looked(slow)
        assert two.seat()["kind"] == "bot"


def test_a_holiday_is_kept_and_goes_with_its_holder(slow: ServerHere, moved: Moved) -> None:
    two = Two(slow)
    until = moved.now() + 20 * DAY
    assert rest(slow, two.table, 1, until)[0] == 200
    two.ada.close()
    two.ben.close()
    slow.close()
    slow.start()
    with people(two.table.sit(0)) as (ada,):
        assert ada.info["seats"][1]["holiday"] == until


@pytest.mark.parametrize(
    ("ahead", "said"),
    [(-DAY, "pace-holiday-past"), (0, "pace-holiday-past"), ((DAYS + 1) * DAY + 60, "pace-holiday-long")],
)
def test_a_holiday_that_is_none_is_refused_in_a_sentence(server: Server, ahead: int, said: str) -> None:
    table = server.table("here", "remote")
    status, fault = rest(server, table, 0, int(time.time()) + ahead)
    assert (status, fault["error"]["id"]) == (422, said)
    for until in (0, -5):
        assert rest(server, table, 0, until)[1]["error"]["id"] == "pace-holiday-past"
    assert rest(server, table, 0, 2**60)[1]["error"]["id"] == "pace-holiday-long"
    with people(table.sit(0)) as (ada,):
        assert "holiday" not in ada.info["seats"][0]


def test_nobody_sends_others_on_holiday(server: Server) -> None:
    table, other = server.table("here", "remote"), server.table("here", "here")
    until = int(time.time()) + DAY
    status, fault = rest(server, other, 1, until)
    assert status == 200
    foreign = [{"table": table.id, "tokens": [other.token(0), "x" * 24]}, {"table": "nosuchtable", "tokens": ["x"]}]
    status, fault, _ = server.post("/api/holiday", {"tables": foreign, "until": until})
    assert (status, fault["error"]["id"]) == (403, "server-not-your-seat")
    both = [{"table": one.id, "tokens": [one.token(0)]} for one in (table, other)]
    assert server.post("/api/holiday", {"tables": both, "until": until})[:2] == (200, {"seats": 2})
    assert server.post("/api/holiday", {"tables": both, "until": until}, origin="https://evil.example")[0] == 403
    with people(table.watch()) as (stranger,):
        assert [seat.get("holiday", 0) for seat in stranger.info["seats"]] == [until, 0]
    assert json.dumps(both[0]["tokens"]) not in json.dumps(stranger.info)


def test_whoever_takes_over_the_seat_is_not_on_holiday(slow: ServerHere, moved: Moved) -> None:
    two = Two(slow)
    with people(two.ada, two.ben):
        assert rest(slow, two.table, 1, moved.now() + DAY)[0] == 200
        given = two.ben.ask("seat", seat=1, act="open")
        two.table.keys[1] = {"seat": 1, "invite": given["invite"]}
        with people(two.table.claim(1, "Cleo")) as (cleo,):
            assert "holiday" not in cleo.info["seats"][1]


# --- how it is told elsewhere ---------------------------------------------------------------------


def test_my_games_tell_when_a_bot_goes_on(slow: ServerHere, moved: Moved) -> None:
    two = Two(slow, 2 * DAY)
    with people(two.ada, two.ben):
        moved.on(DAY)
        (one,) = asked(slow, (two.table.id, []))["tables"]
        assert DAY - 60 < one["left"] <= DAY
        assert rest(slow, two.table, 1, moved.now() + DAY)[0] == 200
        (one,) = asked(slow, (two.table.id, []))["tables"]
        assert "left" not in one
        assert one["seats"][1]["holiday"] > moved.now()
