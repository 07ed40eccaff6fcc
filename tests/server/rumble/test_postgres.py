"""Tables with secrets on one PostgreSQL: seats, phones and questions are the same at every process."""

from __future__ import annotations

import contextlib
import json

from tests.server.people import Device, Server, people, until_offered, why
from tests.server.test_postgres import at, cluster, own_server, pytestmark, two
from tests.waiting import DEADLINE

__all__ = ["cluster", "own_server", "pytestmark", "two"]


def test_seats_names_and_notebooks_are_the_same_everywhere(two: tuple[Server, Server]) -> None:
    one, other = two
    table = one.table_of("rumble", "here", "remote", "bot:uniform", adventures="1")
    a, far = table.sit(0), at(other, table, 0)
    with people(a, far):
        invite = {"invite": table.keys[1]["invite"], "name": "Bea", "key": "0123456789abcdef"}
        status, keys, _ = other.post(f"/api/tables/{table.id}/claim", invite)
        assert (status, keys["seat"]) == (200, 1)
        while a.info["seats"][1].get("name") != "Bea":
            a.until("table")
        # The answer may be asked for again anywhere, and nobody else gets the seat.
        assert one.post(f"/api/tables/{table.id}/claim", invite)[1] == keys
        assert one.post(f"/api/tables/{table.id}/claim", {**invite, "key": "another-claimant"})[0] == 409
        with people(Device(other, table.id, [keys["token"]])) as (b,):
            assert b.heard[0]["mine"] == [1]
            while not a.info["seats"][1].get("present"):
                a.until("table")
            assert a.ask("seat", seat=1, act="bot")["refusal"]["message"]["id"] == "server-seat-held"
            assert a.ask("note", seat=0, text="XYZZY")["result"] == "ok"
            assert far.until("notes")["notes"] == [{"seat": 0, "text": "XYZZY"}]
            b.ask("why", seat=1, touches=["lich"])
            assert "XYZZY" not in "".join(b.raw)
        while a.info["seats"][1].get("present"):
            a.until("table")


def test_a_phone_at_the_other_process_holds_its_seat_alone(two: tuple[Server, Server]) -> None:
    one, other = two
    table = one.table_of("rumble", "here", "here", "here", adventures="1")
    with people(table.sit(0, 1)) as (tablet,):
        code = tablet.ask("lend", seat=1)["code"]
        status, lent, _ = other.post("/api/phone", {"code": code})
        assert status == 200, lent
        with people(Device(other, table.id, [lent["token"]])) as (phone,):
            assert phone.heard[0]["mine"] == [1]
            while not tablet.info["seats"][1].get("phone"):
                tablet.until("table")
            assert tablet.ask("look", seat=1)["refusal"]["message"]["id"] == "server-seat-on-phone"
        while tablet.info["seats"][1].get("phone"):
            tablet.until("table")
        assert tablet.ask("look", seat=1)["t"] == "looked"


def test_what_is_asked_of_all_is_asked_and_answered_everywhere(two: tuple[Server, Server]) -> None:
    one, other = two
    table = one.table_of("rumble", "here", "here", "here", "bot:uniform", adventures="3")
    a, b, c = table.sit(0), at(other, table, 1), at(other, table, 2)
    with people(a, b, c):
        while a.actor == 3:
            a.until("step", "sync")
        for device in (b, c):
            device.catch_up(a.v)
        # A seat with a secret: the last yes comes from afar, the invitation goes to whoever asked.
        assert a.ask("seat", seat=3, act="play", key="mine")["result"] == "ok"
        for device in (b, c):
            assert device.asked()["waiting"] == [1, 2]
        assert b.reply(1, False)["result"] == "ok"
        assert a.until("settled")["text"]["id"] == "server-take-refused"
        for device in (a, b, c):
            device.unasked()
        assert a.ask("seat", seat=3, act="play", key="again")["result"] == "ok"
        for device, seat in ((b, 1), (c, 2)):
            device.asked()
            assert device.reply(seat, True)["result"] == "ok"
        invitation = a.until("invitation")
        assert invitation["seat"] == 3
        status, keys, _ = one.post(f"/api/tables/{table.id}/claim", {"invite": invitation["invite"]})
        assert status == 200, keys
        a.tokens.append(keys["token"])
        a.send({"t": "hello", "tokens": a.tokens, "v": a.v})
        a.until("sync", mine=[0, 3])  # not what the owner told before that, of who came
        # A motion of the game.
        for device in (a, b, c):
            device.unasked()
        until_offered({0: a, 1: b, 2: c, 3: a}, "call")
        assert b.ask("propose", seat=1, prompt=b.v, do="call")["result"] == "ok"
        for device in (a, c):
            device.asked()
        assert a.reply(0, True)["result"] == "ok"
        assert a.reply(3, True)["result"] == "ok"
        assert c.reply(2, True)["t"] in ("step", "ack")
        for device in (a, b, c):
            while device.view["tableau"]["adventure"] == 1:
                device.until("step", "sync")


def test_late_news_of_a_settled_question_wakes_nothing(two: tuple[Server, Server]) -> None:
    import psycopg

    one, other = two
    table = one.table_of("rumble", "here", "here", "bot:uniform", adventures="1")
    a, b = table.sit(0), at(other, table, 1)
    address = str(one.settings["database"]).replace("+psycopg", "")
    with people(a, b), psycopg.connect(address, autocommit=True) as line:
        line.execute("LISTEN lamplight")
        while a.actor == 2:
            a.until("step", "sync")
        b.catch_up(a.v)
        assert a.ask("seat", seat=2, act="play")["result"] == "ok"
        first = b.asked()["id"]
        assert b.reply(1, False)["result"] == "ok"
        assert a.until("settled")["text"]["id"] == "server-take-refused"
        with contextlib.closing(line.notifies(timeout=DEADLINE)) as notes:
            heard = next(note.payload for note in notes if '"asked"' in note.payload)
        assert "closed" not in heard
        for device in (a, b):
            device.unasked()
        line.execute("SELECT pg_notify('lamplight', %s)", (heard.replace(json.loads(heard)["by"], "late", 1),))
        for device, seat in ((b, 1), (a, 0)):  # news come in their order: after this both have heard it
            assert device.ask("seat", seat=seat, act="name", name=f"Name {seat}")["result"] == "ok"
        for device in (a, b):
            while [each.get("name") for each in device.info["seats"][:2]] != ["Name 0", "Name 1"]:
                device.until("table")
                assert "question" not in device.info
        assert why(b.ask("answer", seat=1, question=first, yes=True)) == "server-question-closed"
