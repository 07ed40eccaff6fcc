"""The notebook of a seat: kept on disk, read by this seat alone, open to all after the end."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable

from tests.server.people import Created, Device, Server, people, until_offered

MARKS = {"lich": "2", "orc": "?"}
BOOK = {"seat": 0, "marks": MARKS, "text": "Ben smiles\nat the orc"}


def rumble(server: Server, *kinds: str, **options: str) -> Created:
    return server.table_of("rumble", *kinds, **{"adventures": "1", **options})


def test_a_note_that_is_acknowledged_is_on_disk(own_server: Callable[..., Server]) -> None:
    server = own_server()
    table = rumble(server, "here", "remote", "here")
    with people(table.sit(0)) as (a,):
        assert "notes" not in a.heard[0]
        assert a.ask("note", seat=0, text="first")["result"] == "ok"
        answer = a.ask("note", key="n", seat=0, marks=MARKS, text=BOOK["text"])
        assert (answer["t"], answer["result"], answer["v"]) == ("ack", "ok", a.v)
        with sqlite3.connect(server.folder / "lamplight.db") as db:
            [(seat, body)] = db.execute("SELECT seat, body FROM notes").fetchall()
        db.close()
        assert (seat, json.loads(body)["text"]) == (0, BOOK["text"])
        assert a.ask("note", key="n", seat=0, text="late twin")["result"] == "duplicate"
        server.kill()
        server.start()
        assert a.again()["notes"] == [BOOK]
        a.act() if a.actor == 0 else None
        assert a.again()["notes"] == [BOOK], "whatever the game does"
        assert a.ask("look", seat=0)["notes"] == BOOK


def test_nobody_else_reads_or_writes_it(server: Server) -> None:
    table = rumble(server, "here", "remote", "bot:uniform")
    a, b, stranger = table.sit(0), table.claim(1), table.watch()
    with people(a, b, stranger):
        assert a.ask("note", seat=0, text="XYZZY")["result"] == "ok"
        for device in (b, stranger):
            answers = [device.ask("note", key="k", seat=seat, text="?") for seat in (0, 2, 31)]
            assert answers[0] == answers[1] == answers[2]
            assert answers[0]["refusal"]["message"]["id"] == "server-not-your-seat"
            assert device.ask("look", seat=0)["t"] == "refused"
            device.again()
            assert "notes" not in device.heard[-1]
            assert "XYZZY" not in "".join(device.raw)
        assert a.again()["notes"][0]["text"] == "XYZZY"
        for fields in ({"text": "x" * 2001}, {"marks": {"lich": "y" * 21}}, {"marks": {"z" * 41: "1"}}):
            assert a.ask("note", seat=0, **fields)["message"]["id"] == "server-unreadable"


def test_a_shared_device_gets_it_only_by_looking(server: Server) -> None:
    table = rumble(server, "here", "here", "here")
    with people(table.sit(0, 1), table.sit(2)) as (tablet, other):
        for seat, text in ((0, "ALPHA"), (1, "BETA")):
            assert tablet.ask("note", seat=seat, text=text)["result"] == "ok"
        assert "notes" not in tablet.again()
        assert tablet.ask("look", seat=1)["notes"] == {"seat": 1, "text": "BETA"}
        assert "ALPHA" not in "".join(tablet.raw)
        assert "notes" not in other.again()


def test_all_notebooks_lie_open_after_the_end(server: Server) -> None:
    table = rumble(server, "here", "here", "remote")
    tablet, remote, stranger = table.sit(0, 1), table.claim(2), table.watch()
    with people(tablet, remote, stranger):
        tablet.ask("note", seat=1, text="BETA")
        remote.ask("note", seat=2, text="GAMMA", marks={"lich": "1"})
        for device in (tablet, stranger):
            assert "GAMMA" not in "".join(device.raw)
        until_offered({0: tablet, 1: tablet, 2: remote}, "call")
        assert tablet.ask("propose", seat=0, prompt=tablet.v, do="call")["result"] == "ok"
        assert tablet.reply(1, True)["result"] == "ok"
        assert remote.reply(2, True)["t"] == "step"
        books = [{"seat": 1, "text": "BETA"}, {"seat": 2, "text": "GAMMA", "marks": {"lich": "1"}}]
        for device in (tablet, remote):
            assert device.until("sync")["notes"] == books
        assert "notes" not in stranger.until("sync"), "secrets of a game that is over are for those who played it"
        assert remote.ask("note", seat=2, text="late")["refusal"]["message"]["id"] == "server-note-over"
        # A new game begins with empty pages.
        assert tablet.ask("rematch")["result"] == "ok"
        moved = remote.until("moved")
        with people(Device(server, moved["table"], [keys["token"] for keys in moved["seats"]])) as (again,):
            assert again.heard[0]["mine"] == [2]
            assert "notes" not in again.heard[0]


def test_the_other_tab_of_the_same_seat_hears_of_it_at_once(server: Server) -> None:
    table = rumble(server, "here", "here", "remote")
    tab, twin, tablet = table.sit(0), table.sit(0), table.sit(0, 1)
    remote, stranger = table.claim(2), table.watch()
    with people(tab, twin, tablet, remote, stranger):
        assert tab.ask("note", seat=0, text=BOOK["text"], marks=MARKS)["result"] == "ok"
        assert twin.until("notes") == {"t": "notes", "notes": [BOOK]}
        assert twin.ask("note", seat=0, text="better")["result"] == "ok"
        assert tab.until("notes")["notes"] == [{"seat": 0, "text": "better"}]
        assert tablet.ask("note", seat=0, text="from the tablet")["result"] == "ok"
        for device in (tab, twin):
            assert device.until("notes")["notes"][0]["text"] == "from the tablet"
        assert tablet.ask("note", seat=1, text="BETA")["result"] == "ok"
        for device in (tab, twin, tablet, remote, stranger):
            device.ask("why", seat=31, touches=["lich"])
        for device in (tablet, remote, stranger):
            assert "notes" not in [heard["t"] for heard in device.heard]
            assert "Ben smiles" not in "".join(device.raw)
        assert "BETA" not in "".join([*tab.raw, *twin.raw])
        # On a phone meanwhile: the other tabs of that seat are covered.
        code = tablet.ask("lend", seat=0)["code"]
        _, lent, _ = server.post("/api/phone", {"code": code})
        with people(Device(server, table.id, [lent["token"]])) as (phone,):
            assert phone.ask("note", seat=0, text="GAMMA")["result"] == "ok"
            for device in (tab, twin, tablet):
                device.ask("why", seat=31, touches=["lich"])
                assert "GAMMA" not in "".join(device.raw)
