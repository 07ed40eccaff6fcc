"""The promises of the server, P1 to P8, each by its name."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

from tests.server.people import Device, Server, people, play_on

from lamplight.core.chance import Dealer
from lamplight.core.entry import Entry
from lamplight.core.match import Match
from lamplight.core.record import digest, read_record, verify
from lamplight.core.view import TableView
from lamplight.kits import game_named
from lamplight.server import wire
from lamplight.server.connection import encode


def rows(server: Server, table: str) -> list[tuple[int, int, str, str | None]]:
    """What another program sees in the database right now."""
    found = server.sql(
        'SELECT n, by, "do", key FROM plies JOIN matches ON number = match WHERE id = ? ORDER BY n', table
    )
    return [(n, by, do, key) for n, by, do, key in found]


def replayed(server: Server, table: str) -> Match:
    """The match that the stored entries make."""
    [(game, options, seats, seed)] = server.sql("SELECT game, options, seats, seed FROM matches WHERE id = ?", table)
    match = Match(game_named(game), json.loads(options), seats, Dealer(seed))
    for _, by, do, _ in rows(server, table):
        match.redo(Entry(by, do))
    return match


def test_p1_acknowledged_is_on_disk(server: Server) -> None:
    table = server.table("here", "here")
    with people(table.sit(0, 1)) as (device,):
        for n in range(30):
            do = device.options[n % len(device.options)]
            seat, before = device.actor, device.v
            answer = device.act(do, key=f"p1-{n}")
            assert answer["t"] == "step"
            on_disk = rows(server, table.id)
            assert on_disk[before] == (before, seat, do, f"{seat} p1-{n}")
            assert len(on_disk) == answer["v"]


def test_p1_an_act_survives_a_kill_right_after_its_acknowledgement(own_server: Callable[..., Server]) -> None:
    server = own_server()
    table = server.table("here", "here")
    with people(table.sit(0, 1)) as (device,):
        answer = device.act()
        server.kill()
        server.start()
        sync = device.again()
        assert sync["v"] == answer["v"]
        assert sync["view"] == answer["view"]


def test_p2_a_command_takes_effect_once(own_server: Callable[..., Server]) -> None:
    server = own_server()
    table = server.table("here", "here")
    with people(table.sit(0, 1)) as (device,):
        act = {"t": "act", "key": "once", "seat": device.actor, "prompt": device.v, "do": device.options[0]}
        for _ in range(3):  # without waiting for an answer
            device.send(act)
        first = device.answer("once")
        assert first["t"] == "step"
        assert [device.answer("once") for _ in range(2)] == [
            {"t": "ack", "key": "once", "result": "duplicate", "v": first["v"]}
        ] * 2
        count = len(rows(server, table.id))
        server.kill()
        server.start()
        device.again()
        device.send(act)
        assert device.answer("once")["result"] == "duplicate"
        assert len(rows(server, table.id)) == count == device.v


def test_p2_two_seats_may_choose_the_same_key(server: Server) -> None:
    table = server.table("here", "here")
    with people(table.sit(0), table.sit(1)) as (a, b):
        devices = {0: a, 1: b}
        seen: set[int] = set()
        for n in range(12):
            newest = max(a.v, b.v)
            a.catch_up(newest)
            b.catch_up(newest)
            actor = a.actor
            answer = devices[actor].act(key="same" if actor not in seen else f"other-{n}")
            assert answer["t"] == "step", answer
            seen.add(actor)
        assert seen == {0, 1}


def test_p3_a_seat_receives_only_bytes_derivable_from_its_own_view(server: Server) -> None:
    table = server.table("here", "remote", "bot:uniform")
    a, b, stranger = table.sit(0), table.claim(1, "Bea"), table.watch()
    with people(a, b, stranger):
        for _ in range(12):
            if play_on({0: a, 1: b}, 1):
                continue
            a.until("step")
        newest = max(a.v, b.v)
        for device in (a, b, stranger):
            device.catch_up(newest)
        match = replayed(server, table.id)
        secrets_ = [key for keys in table.keys.values() for name, key in keys.items() if name != "seat"]
        [(seed,)] = server.sql("SELECT seed FROM matches WHERE id = ?", table.id)
        for device, seat in ((a, 0), (b, 1), (stranger, None)):
            assert device.seat == seat
            for message in device.heard:
                assert message.get("mine", []) == [] or message["mine"] == [seat]
                if message["t"] in ("step", "sync"):
                    # Nobody but the seat itself gets the options of a prompt.
                    prompt = message["view"].get("prompt") or {}
                    assert prompt.get("seat") == seat or "options" not in prompt
                    past = Match(match.game, match.options, match.seats, match.dealer)
                    for entry in match.entries[: message["v"]]:
                        past.redo(entry)
                    assert message["view"] == json.loads(encode(past.view(seat)))
            text = "".join(device.raw)
            assert seed.hex() not in text
            assert not [secret for secret in secrets_ if secret in text]


def test_p4_reconnect_or_restart_never_needs_a_reload(own_server: Callable[..., Server]) -> None:
    server = own_server()
    table = server.table("here", "remote")
    a, b = table.sit(0), table.claim(1)
    with people(a, b):
        play_on({0: a, 1: b}, 5)
        before = (a.v, a.view, b.view)
        a.close()
        act = {"t": "act", "key": "late", "seat": b.actor, "prompt": b.v, "do": "nonsense"}
        b.send(act)
        assert b.answer("late")["t"] == "refused"
        server.kill()
        server.start()
        sync = a.again()
        b.again()
        assert (a.v, a.view, b.view) == before
        assert sync["mine"] == [0]
        assert len(sync["log"]) > 5
        assert play_on({0: a, 1: b}, 10) == 10


def test_p5_no_command_is_dropped_silently(own_server: Callable[..., Server]) -> None:
    server = own_server(message_rate=0.01, message_burst=18)  # hello costs five
    table = server.table("here", "remote")
    with people(table.sit(0)) as (device,):
        do, v = device.options[0], device.v
        assert device.act(do, key="ok")["ack"] == "ok"
        assert device.act(do, key="ok", prompt=v)["result"] == "duplicate"
        assert device.act(do, prompt=v)["t"] == "stale"
        refused = device.ask("act", seat=0, prompt=device.v, do="child red-girl linden")
        assert refused["t"] == "refused"
        assert device.ask("act", seat=1, prompt=device.v, do=do)["t"] == "refused"
        assert device.ask("act", seat=0, prompt=device.v, do=do, extra=1)["t"] == "failed"
        assert device.ask("why", seat=0, touches=["linden"])["t"] == "because"
        assert device.ask("rematch")["t"] == "refused"
        assert device.ask("answer", seat=0, question="none", yes=True)["t"] == "refused"
        assert device.ask("nonsense")["t"] == "failed"
        kinds = [device.ask("why", seat=0, touches=["linden"])["t"] for _ in range(5)]
        assert set(kinds) == {"because", "limited"}


def test_p6_a_stored_game_replays_to_the_same_state(own_server: Callable[..., Server]) -> None:
    server = own_server()
    table = server.table("here", "here", board="short")
    with people(table.sit(0, 1)) as (device,):
        status, fault, _ = server.get(f"/api/tables/{table.id}/record")
        assert (status, fault["error"]["id"]) == (409, "server-record-early")
        n = 0
        while not device.over:
            n += 1
            assert n < 3000
            device.act(device.options[-1 - n % len(device.options)])
            if n % 40 == 0 and not device.over:
                assert device.ask("undo", seat=device.actor, prompt=device.v)["t"] in ("ack", "refused")
                device.again()
            if n == 50:
                server.kill()
                server.start()
                device.again()
        match = replayed(server, table.id)
        assert match.over
        assert json.loads(encode(match.view(0))) == device.view
        device.until("table")
        assert match.dealer is not None
        assert device.info["seed"] == match.dealer.seed.hex()
        assert device.info["over"] is True
        status, body, _ = server.get(f"/api/tables/{table.id}/record")
        assert status == 200
        record = read_record(body.decode().splitlines())
        proved = verify(record, match.game)
        assert digest(proved.match) == digest(match)
        assert proved.dice_checked > 10
        assert device.ask("undo", seat=0, prompt=device.v)["refusal"]["message"]["id"] == "server-undo-over"


def test_p6_a_table_that_diverges_is_set_aside_and_others_go_on(own_server: Callable[..., Server]) -> None:
    server = own_server()
    bad, good, forged = server.table("here", "here"), server.table("here", "here"), server.table("here", "here")
    for table in (bad, good, forged):
        with people(table.sit(0, 1)) as (device,):
            for _ in range(25):
                device.act()
    server.kill()
    number = "(SELECT number FROM matches WHERE id = ?)"
    server.sql(f"UPDATE plies SET \"do\" = 'child red-girl linden' WHERE n = 3 AND match = {number}", bad.id)
    server.sql(f"UPDATE plies SET digest = '0' WHERE digest IS NOT NULL AND match = {number}", forged.id)
    server.start()
    for table in (bad, forged):
        with people(Device(server, table.id, [table.token(0)], hello=False)) as (device,):
            device.send({"t": "hello", "tokens": device.tokens})
            assert device.until("failed")["message"]["id"] == "server-set-aside"
        assert server.get(f"/api/tables/{table.id}/record")[0] == 410
    with people(good.sit(0, 1)) as (device,):
        assert device.act()["t"] == "step"


def test_p7_no_clock() -> None:
    """Nothing on the wire sets anybody a time, and no message asks for any."""
    kinds = (*wire.FromClient.__args__, *wire.FromServer.__args__, TableView)
    fields = " ".join(field for kind in kinds for field in kind.__struct_fields__)
    assert not re.search(r"clock|deadline|timeout|seconds|expires|date", fields)


def test_p7_absence_is_handled_by_people(own_server: Callable[..., Server]) -> None:
    server = own_server(grace=0)
    table = server.table("here", "remote")
    a, b = table.sit(0), table.claim(1)
    with people(a, b):
        while a.actor != 1:
            play_on({0: a, 1: b}, 1)
        b.close()
        while a.info["seats"][1].get("present"):
            a.until("table")
        assert a.info["seats"][1]["kind"] == "remote"
        assert a.ask("seat", seat=1, act="bot", bot="uniform")["result"] == "ok"
        a.until("step")  # the bot plays on
        b.again()
        assert b.ask("seat", seat=1, act="play")["result"] == "ok"
        while b.info["seats"][1]["kind"] != "remote":
            b.until("table")


def test_p8_guests_give_no_personal_data_and_return_by_three_words(server: Server) -> None:
    table = server.table("here", "remote")
    a = table.sit(0)
    b = table.claim(1)
    with people(a, b):
        words = table.keys[1]["words"]
        assert len(words.split()) == 3
        typed = "  " + words.upper().replace(" ", ", ") + " "
        status, keys, _ = server.post(f"/api/tables/{table.id}/recover", {"words": typed})
        assert (status, keys["seat"]) == (200, 1)
        c = Device(server, table.id, [keys["token"]])
        with people(c):
            assert c.heard[0]["mine"] == [1]
            assert b.until("sync")["mine"] == []  # the lost device no longer holds the seat
        status, fault, _ = server.post(f"/api/tables/{table.id}/recover", {"words": "no such words"})
        assert (status, fault["error"]["id"]) == (404, "server-words-wrong")
    content = (server.folder / "lamplight.db").read_bytes() + (server.folder / "lamplight.db-wal").read_bytes()
    for secret in (table.token(0), table.token(1), words, keys["token"], "127.0.0.1"):
        assert secret.encode() not in content
    log = server.folder.parent / f"{server.folder.name}.log"
    assert table.token(0) not in log.read_text()
