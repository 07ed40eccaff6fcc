"""Deciding together: whoever does not decide proposes, everybody sees it, and it ends with the decision."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable

import pytest
from tests.server.people import Created, Device, Message, Server, people, why
from tests.server.postgres import Cluster, programs

FIRST = "be tungdil"
SECOND = "be balyndis"


def dwarves(server: Server, *kinds: str) -> Created:
    """Seat 1 is the first to choose a dwarf, then seat 2, and so on."""
    return server.table_of("dwarves", *(kinds or ("here", "remote", "here")))


def suggest(device: Device, seat: int, **fields: object) -> Message:
    return device.ask("suggest", **{"seat": seat, "prompt": device.v, **fields})


def proposed(device: Device) -> list[Message]:
    """What is proposed, as this device is told next."""
    message = device.until("suggestions")
    assert message["v"] == device.v
    made: list[Message] = message.get("made", [])
    return made


def test_everybody_sees_a_proposal_at_once_and_the_decision_ends_it(server: Server) -> None:
    table = dwarves(server)
    a, b, c = table.sit(0), table.claim(1, "Bea"), table.sit(2)
    stranger = table.watch()
    with people(a, b, c, stranger):
        assert a.info["together"] is True
        for device in (a, b, c, stranger):
            assert (device.view["prompt"]["seat"], FIRST in device.options) == (0, True)
        assert suggest(b, 1, do=FIRST)["result"] == "ok"
        for device in (a, b, c, stranger):
            assert proposed(device) == [{"seat": 1, "do": FIRST}]
        assert suggest(c, 2, at="s31")["result"] == "ok"
        for device in (a, b, c, stranger):
            assert proposed(device) == [{"seat": 1, "do": FIRST}, {"seat": 2, "at": "s31"}]
        # One proposal per seat: the next one takes its place, as the newest.
        assert suggest(b, 1, at="hero")["result"] == "ok"
        assert proposed(a) == [{"seat": 2, "at": "s31"}, {"seat": 1, "at": "hero"}]
        assert suggest(c, 2)["result"] == "ok", "taken back"
        assert proposed(a) == [{"seat": 1, "at": "hero"}]
        late = table.watch()
        with people(late):
            assert late.heard[0]["suggestions"] == [{"seat": 1, "at": "hero"}]
        step = a.act(FIRST)
        assert step["t"] == "step"
        again = table.watch()
        with people(again):
            assert "suggestions" not in again.heard[0], "another question"
        # The same seat may say the same again, about the next question.
        a.catch_up(step["v"])
        assert suggest(a, 0, at="hero")["result"] == "ok"
        b.catch_up(step["v"])
        assert proposed(b) == [{"seat": 0, "at": "hero"}]


def test_the_same_again_is_told_once(server: Server) -> None:
    table = dwarves(server)
    a, c = table.sit(0), table.sit(2)
    with people(a, c):
        assert suggest(c, 2, key="once", do=FIRST)["result"] == "ok"
        assert suggest(c, 2, key="once", do=FIRST)["result"] == "ok"
        assert suggest(c, 2, do=SECOND)["result"] == "ok"
        assert proposed(a) == [{"seat": 2, "do": FIRST}]
        assert proposed(a) == [{"seat": 2, "do": SECOND}]


def test_nothing_of_it_is_stored(server: Server) -> None:
    table = dwarves(server)
    a, c = table.sit(0), table.sit(2)
    with people(a, c):
        with sqlite3.connect(server.folder / "lamplight.db") as db:
            before = list(db.iterdump())
            assert suggest(c, 2, do=FIRST)["result"] == "ok"
            assert proposed(a) == [{"seat": 2, "do": FIRST}]
            assert list(db.iterdump()) == before
        db.close()
        assert "log" not in a.again(), "and nothing of it is told as having happened"


def test_only_a_seat_of_this_device_proposes_and_never_a_stranger(server: Server) -> None:
    table = dwarves(server, "here", "here", "remote", "bot:uniform")
    a, b, stranger = table.sit(0), table.sit(1), table.watch()
    with people(a, b, stranger):
        assert why(suggest(b, 2, do=FIRST)) == "server-not-your-seat"
        assert why(suggest(b, 0, do=FIRST)) == "server-not-your-seat"
        assert why(suggest(b, 31, do=FIRST)) == "server-not-your-seat"
        assert why(suggest(stranger, 1, do=FIRST)) == "server-not-your-seat"
        assert why(suggest(a, 0, do=FIRST)) == "server-suggest-yours"
        assert b.ask("seat", seat=1, act="pause")["result"] == "ok"
        assert why(suggest(b, 1, do=FIRST)) == "server-seat-not-yours-now"
        assert "suggestions" not in stranger.again()


def test_what_a_paused_seat_proposed_goes_with_it(server: Server) -> None:
    table = dwarves(server)
    a, c = table.sit(0), table.sit(2)
    with people(a, c):
        assert suggest(c, 2, do=FIRST)["result"] == "ok"
        assert proposed(a) == [{"seat": 2, "do": FIRST}]
        assert c.ask("seat", seat=2, act="pause")["result"] == "ok"
        assert proposed(a) == []


def test_a_shared_tablet_proposes_for_each_of_its_seats(server: Server) -> None:
    table = dwarves(server, "here", "here", "here")
    a, tablet = table.sit(0), table.sit(1, 2)
    with people(a, tablet):
        assert suggest(tablet, 1, do=FIRST)["result"] == "ok"
        assert suggest(tablet, 2, do=SECOND)["result"] == "ok"
        assert proposed(a) == [{"seat": 1, "do": FIRST}]
        assert proposed(a) == [{"seat": 1, "do": FIRST}, {"seat": 2, "do": SECOND}]


def test_an_older_question_is_stale(server: Server) -> None:
    table = dwarves(server)
    a, c = table.sit(0), table.sit(2)
    with people(a, c):
        v = a.v
        a.act(FIRST)
        answer = suggest(c, 2, prompt=v, do=FIRST)
        assert (answer["t"], answer["v"]) == ("stale", v + 1)
        assert suggest(c, 2, prompt=v + 7, do=FIRST)["t"] == "stale"
        assert suggest(c, 2, prompt=-1)["t"] == "stale"
        assert suggest(c, 2, prompt=v + 1, do=SECOND)["result"] == "ok"
        # Taking back the decision takes the proposals about the next one with it.
        a.catch_up(v + 1)
        assert proposed(a) == [{"seat": 2, "do": SECOND}]
        assert a.ask("undo", seat=0, prompt=a.v)["t"] in ("ack", "step", "sync")
        assert "suggestions" not in c.again()
        assert suggest(c, 2, prompt=v + 1, do=SECOND)["t"] == "stale"


def test_what_is_not_legal_is_refused_with_the_rule_and_unknown_things_too(server: Server) -> None:
    table = dwarves(server)
    a, c = table.sit(0), table.sit(2)
    with people(a, c):
        refused = suggest(c, 2, do="fight")
        assert why(refused)
        assert refused["refusal"]["rule"].startswith("DW-")
        assert why(suggest(c, 2, do="dance")) == "core-not-an-action"
        assert why(suggest(c, 2, do="undo 0")) == "core-not-an-action"
        for nowhere in ("the moon", "s99", "tungdil", "42"):
            assert why(suggest(c, 2, at=nowhere)) == "server-suggest-unknown"
        assert "suggestions" not in a.again()


@pytest.mark.parametrize(
    "fields",
    [
        {"do": FIRST, "at": "s31"},
        {"do": "x" * 121},
        {"at": "x" * 41},
        {"do": None},
        {"do": ["be"]},
        {"at": 3},
        {"seat": -1},
        {"seat": 32},
        {"prompt": "0"},
        {"why": "because"},
        {"key": ""},
        {"key": "k" * 41},
    ],
    ids=repr,
)
def test_what_cannot_be_read_is_answered_and_changes_nothing(server: Server, fields: Message) -> None:
    table = dwarves(server)
    a, c = table.sit(0), table.sit(2)
    with people(a, c):
        message = {"t": "suggest", "key": "odd", "seat": 2, "prompt": c.v, **fields}
        c.send(message)
        answer = c.until("failed")
        assert answer["message"]["id"] == "server-unreadable"
        assert "suggestions" not in a.again()
        assert suggest(c, 2, do=FIRST)["result"] == "ok", "the line still works"


def test_where_all_decide_together_a_hint_is_fair(server: Server) -> None:
    table = dwarves(server)
    a, c = table.sit(0), table.sit(2)
    with people(a, c):
        hint = a.ask("advice", seat=0)
        assert hint["t"] == "advice", hint
        assert hint["do"] in a.options
        assert why(c.ask("advice", seat=2)) == "server-not-your-turn"


def test_a_flood_is_limited_by_seat_and_nobody_else_suffers(own_server: Callable[..., Server]) -> None:
    server = own_server(suggest_rate=0.01, suggest_burst=5)
    table = dwarves(server, "here", "here", "here")
    a, b, b_too, c = table.sit(0), table.sit(1), table.sit(1), table.sit(2)
    with people(a, b, b_too, c):
        answers = [suggest(b, 1, do=do) for do in (FIRST, SECOND) * 20]
        assert [answer["t"] for answer in answers] == ["ack"] * 5 + ["limited"] * 35
        assert all(answer["wait"] > 1000 for answer in answers[5:])
        assert suggest(b_too, 1, do=SECOND)["t"] == "limited", "the same seat on another device"
        assert suggest(c, 2, do=SECOND)["result"] == "ok"
        for _ in range(5):
            last = proposed(a)
        assert last == [{"seat": 1, "do": FIRST}]
        assert proposed(a) == [{"seat": 1, "do": FIRST}, {"seat": 2, "do": SECOND}]
        assert a.act(FIRST)["t"] == "step"


def test_it_survives_that_a_line_is_lost_and_not_that_the_server_is(own_server: Callable[..., Server]) -> None:
    server = own_server()
    table = dwarves(server)
    a, b, c = table.sit(0), table.claim(1), table.sit(2)
    with people(a, b, c):
        assert suggest(b, 1, do=FIRST)["result"] == "ok"
        for device in (a, c, b):
            assert device.again()["suggestions"] == [{"seat": 1, "do": FIRST}]
        b.close()
        assert a.again()["suggestions"] == [{"seat": 1, "do": FIRST}], "whoever proposed it may be away"
        server.kill()
        server.start()
        assert "suggestions" not in a.again()
        assert a.act(FIRST)["t"] == "step"


@pytest.mark.skipif(programs() is None, reason="PostgreSQL is not installed (tools/postgres.sh says how to get it)")
def test_two_processes_show_the_same_proposals(own_server: Callable[..., Server]) -> None:
    folder = programs()
    assert folder is not None
    cluster = Cluster(folder)
    try:
        database = cluster.database()
        show_the_same(own_server(database=database), own_server(database=database))
    finally:
        cluster.close()


def show_the_same(one: Server, two: Server) -> None:
    table = dwarves(one)
    a, b = table.sit(0), table.claim(1)
    with people(a, b):
        assert suggest(b, 1, do=FIRST)["result"] == "ok"
        c = Device(two, table.id, [table.token(2)])  # the other process comes to know the table only now
        with people(c):
            if "suggestions" not in c.heard[0]:
                assert proposed(c) == [{"seat": 1, "do": FIRST}]
            assert suggest(c, 2, at="s31")["result"] == "ok"
            assert proposed(a) == [{"seat": 1, "do": FIRST}]
            assert proposed(a) == [{"seat": 1, "do": FIRST}, {"seat": 2, "at": "s31"}]
            assert suggest(b, 1)["result"] == "ok"
            for _ in range(9):
                if proposed(c) == [{"seat": 2, "at": "s31"}]:
                    break
            step = a.act(FIRST)
            c.catch_up(step["v"])
            assert "suggestions" not in c.again()
