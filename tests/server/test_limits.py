"""Bad input, too much input, and pages that have no business here: typed answers, and the table goes on."""

from __future__ import annotations

import contextlib
import json
import random
import socket
import struct
from collections.abc import Callable

import pytest
from tests.server.people import Device, Server, people
from websockets.exceptions import ConnectionClosed, InvalidStatus

from lamplight.server.limits import Buckets, Counts, household


def goes_on(device: Device) -> bool:
    return bool(device.act()["t"] == "step")


def test_unreadable_messages_get_a_typed_reply(server: Server) -> None:
    table = server.table("here", "here")
    good = {"t": "act", "key": "x", "seat": 0, "prompt": 1, "do": "child red-girl 1"}
    whole = json.dumps(good)
    bad = [
        "", "{}", "[]", "null", "7", '"act"', whole[:-1], whole[:20], whole + "}", "\x00", "{" * 5000,
        json.dumps({**good, "t": "god"}), json.dumps({**good, "seat": -1}), json.dumps({**good, "seat": "0"}),
        json.dumps({**good, "seat": 32}), json.dumps({**good, "prompt": 1.5}), json.dumps({**good, "prompt": None}),
        json.dumps({**good, "do": ""}), json.dumps({**good, "do": "x" * 121}), json.dumps({**good, "key": "x" * 41}),
        json.dumps({**good, "key": ""}), json.dumps({**good, "key": "a\nb"}), json.dumps({**good, "more": 1}),
        json.dumps({"t": "hello", "tokens": ["x"] * 13}), json.dumps({"t": "hello", "tokens": "abc"}),
        json.dumps({"t": "why", "key": "x", "seat": 0, "touches": []}),
        whole.replace('"seat": 0', '"seat": 1e400'), '{"t":"act","t":"hello"}', '{"\\ud800": 1}',
    ]  # fmt: skip
    with people(table.sit(0, 1)) as (device,):
        for text in bad:
            device.send(text)
            answer = device.hear()
            assert answer["t"] == "failed", (text, answer)
            assert answer["message"]["id"] == "server-unreadable"
        device.send(json.dumps({**good, "more": 1}))
        assert device.hear()["key"] == "x"
        device.socket.send(b"\xff\xfe")  # a binary frame
        assert device.hear()["t"] == "failed"
        device.socket.send(json.dumps({**good, "prompt": 10**30}).encode())
        assert device.hear()["t"] in ("stale", "refused")
        assert goes_on(device)


def test_random_bytes_never_stop_a_table(server: Server) -> None:
    table = server.table("here", "here")
    luck = random.Random(7)
    whole = json.dumps({"t": "act", "key": "x", "seat": 0, "prompt": 1, "do": "child red-girl 1"}).encode()
    with people(table.sit(0, 1)) as (device,):
        for _ in range(300):
            data = bytearray(whole)
            for _ in range(luck.randrange(1, 6)):
                data[luck.randrange(len(data))] = luck.randrange(256)
            device.socket.send(bytes(data))
            assert device.hear()["t"] in ("failed", "refused", "stale", "sync", "step", "ack")
        assert goes_on(device)


@pytest.mark.parametrize(
    "do",
    ["undo 0", "undo", "roll 6 6", "child", "child red-girl", "child red-girl 0", "ghost inn up", "group 0 0",
     "child red-girl １", "🙂", "child  red-girl 1", "'; DROP TABLE plies; --", "start 1", "child grey-boy 3"],
)  # fmt: skip
def test_actions_that_are_none_are_refused(server: Server, do: str) -> None:
    table = server.table("here", "here")
    with people(table.sit(0, 1)) as (device,):
        v = device.v
        answer = device.act(do)
        assert answer["t"] == "refused"
        assert answer["refusal"]["message"]["id"]
        assert device.again()["v"] == v


def test_too_large_a_frame_closes_the_line_with_a_reason_and_the_table_goes_on(server: Server) -> None:
    table = server.table("here", "here")
    with people(table.sit(0, 1), table.watch()) as (device, other):
        other.send("x" * 17_000)
        with pytest.raises(ConnectionClosed) as closed:
            other.hear()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
        device.until("table")
        assert goes_on(device)


def test_the_first_message_must_be_hello(server: Server) -> None:
    table = server.table("here", "here")
    with people(Device(server, table.id, [], hello=False)) as (device,):
        assert device.ask("act", seat=0, prompt=1, do="x")["message"]["id"] == "server-hello-first"
        assert device.greet()["mine"] == []


def test_unknown_tables_are_told_so(server: Server) -> None:
    for name in ("nosuchtable", "x" * 500, "%00", "..%2F..", "🙂"):
        with people(Device(server, name, [], hello=False)) as (device,):
            device.send({"t": "hello"})
            assert device.hear()["message"]["id"] == "server-no-table"
            with pytest.raises(ConnectionClosed) as closed:
                device.hear()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4404


def test_a_wrong_token_holds_nothing(server: Server) -> None:
    table = server.table("here", "here")
    with people(Device(server, table.id, ["x" * 24, table.token(0)[:-1], table.token(0).lower()])) as (device,):
        assert device.heard[0]["mine"] == []
        assert device.seat is None


def test_too_many_messages_are_limited_then_cut_off(own_server: Callable[..., Server]) -> None:
    server = own_server(message_rate=5, message_burst=10, strikes=20)
    table = server.table("here", "here")
    with people(table.sit(0, 1), table.sit(0, 1)) as (device, other):
        for n in range(60):
            device.send({"t": "why", "key": f"w{n}", "seat": 0, "touches": ["linden"]})
        with pytest.raises(ConnectionClosed) as closed:
            device.until("never")
        answers = {message["key"]: message for message in device.heard if "key" in message}
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4429
        kinds = [answers[f"w{n}"]["t"] for n in range(25)]
        assert kinds[:8] == ["because"] * 8
        assert "limited" in kinds
        limited = next(answer for answer in answers.values() if answer["t"] == "limited")
        assert limited["wait"] > 0
        assert goes_on(other)


def test_connections_per_address_are_limited(own_server: Callable[..., Server]) -> None:
    server = own_server(connections_per_address=3)
    table = server.table("here", "here")
    with people(*(table.sit(0, 1) for _ in range(3))) as devices:
        with people(Device(server, table.id, [], hello=False)) as (more,):
            assert more.hear()["message"]["id"] == "server-too-many-connections"
        devices[0].close()
        devices[1].until("table")
        with people(table.watch()) as (more,):
            assert more.v == devices[1].v


def test_other_websites_may_not_open_a_line(server: Server) -> None:
    table = server.table("here", "here")
    with people(table.watch()) as (device,):
        for origin in ("https://evil.example", "null", f"http://127.0.0.1:{server.port + 1}", "http://127.0.0.1"):
            with pytest.raises(InvalidStatus) as refused:
                device.dial(origin=origin)
            assert refused.value.response.status_code == 403
        device.dial(origin=server.url).close()


def test_configured_websites_may(own_server: Callable[..., Server]) -> None:
    server = own_server(origins="https://games.example")
    table = server.table("here", "here")
    with people(table.watch()) as (device,):
        device.dial(origin="https://games.example").close()
        with pytest.raises(InvalidStatus):
            device.dial(origin="https://games.example.evil.example")


def test_somebody_who_does_not_read_does_not_hold_up_the_table(own_server: Callable[..., Server]) -> None:
    server = own_server(backlog=4)
    table = server.table("here", "here")
    hello = b'{"t":"hello"}'
    hello = struct.pack("!BBI", 0x81, 0x80 | len(hello), 0) + hello
    with people(table.sit(0, 1)) as (device,), socket.create_connection(("127.0.0.1", server.port)) as lazy:
        lazy.sendall(
            f"GET /ws/{table.id} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        assert lazy.recv(4096).startswith(b"HTTP/1.1 101")
        lazy.sendall(hello)
        device.until("table")
        assert device.info["watchers"] == 1
        lazy.settimeout(0.5)
        with contextlib.suppress(OSError):
            for _ in range(3000):  # asks and asks, and never reads an answer
                lazy.sendall(hello)
        while "watchers" in device.info:
            device.until("table")
        assert goes_on(device)


def test_buckets_forget_whoever_waited_long_enough() -> None:
    now = [0.0]
    buckets = Buckets(rate=1.0, burst=2, clock=lambda: now[0])
    assert [buckets.take("a") for _ in range(3)] == [0.0, 0.0, 1.0]
    assert buckets.take("b") == 0.0
    now[0] = 1.0
    assert buckets.take("a") == 0.0
    assert buckets.take("a") > 0


def test_counts_are_in_all_and_each() -> None:
    counts = Counts(3, 2)
    assert [counts.enter(who) for who in ("a", "a", "a", "b", "c")] == [True, True, False, True, False]
    counts.leave("a")
    assert counts.enter("c")
    assert household("2001:db8::1") == household("2001:db8::ffff:1") != household("2001:db8:0:1::1")
