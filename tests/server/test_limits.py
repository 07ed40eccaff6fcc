"""Bad input, too much input, and pages that have no business here: typed answers, and the table goes on."""

from __future__ import annotations

import contextlib
import http.client
import json
import random
import socket
import struct
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.examples import EXAMPLE
from tests.server.people import Device, Server, ServerHere, people
from tests.waiting import DEADLINE
from websockets.exceptions import ConnectionClosed, InvalidStatus

from lamplight.server.limits import Buckets, Counts, household
from lamplight.server.serve import CannotStart, bound


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
        for text in bad:  # fewer than the strikes after which a line is closed
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


def fuzzed(server: Server, number: int) -> None:
    """So many frames with wrong bytes; each is answered by something that the wire knows, and the table goes on."""
    table = server.table("here", "here")
    luck = random.Random(7)
    whole = json.dumps({"t": "act", "key": "x", "seat": 0, "prompt": 1, "do": "child red-girl 1"}).encode()
    with people(table.sit(0, 1)) as (device,):
        for _ in range(number):
            data = bytearray(whole)
            for _ in range(luck.randrange(1, 6)):
                data[luck.randrange(len(data))] = luck.randrange(256)
            device.socket.send(bytes(data))
            while (answer := device.hear())["t"] == "table":
                pass  # who is there is told to all, whenever it changes
            assert answer["t"] in ("failed", "refused", "stale", "sync", "step", "ack")
        assert goes_on(device)


def test_random_bytes_never_stop_a_table(server: Server) -> None:
    fuzzed(server, 300)


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
        assert closed.value.rcvd.code == 1008
        kinds = [answers[f"w{n}"]["t"] for n in range(25)]
        assert kinds[:5] == ["because"] * 5  # hello cost as much
        assert "limited" in kinds
        limited = next(answer for answer in answers.values() if answer["t"] == "limited")
        assert limited["wait"] > 0
        assert goes_on(other)


def ended(device: Device) -> int:
    """The code with which the line ends."""
    with pytest.raises(ConnectionClosed) as closed:
        device.until("never")
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


def pour(device: Device) -> None:
    """A dozen messages at once, again and again."""
    for group in range(500):
        for n in range(12):
            device.send({"t": "why", "key": f"w{group}-{n}", "seat": 0, "touches": ["linden"]})
        device.answer(f"w{group}-11")


def test_whoever_speaks_now_and_then_in_a_flood_is_closed_all_the_same(own_server: Callable[..., Server]) -> None:
    """An accepted message does not make good for those that were too many; later one may come again."""
    server = own_server(message_rate=50, message_burst=5, strikes=50)
    table = server.table("here", "here")
    with people(table.sit(0, 1)) as (device,):
        with pytest.raises(ConnectionClosed) as closed:
            pour(device)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1008
        kinds = [message["t"] for message in device.heard if message.get("key", "").startswith("w")]
        first = kinds.index("limited")
        assert "because" in kinds[first:], "some were accepted in between"
        assert kinds.count("limited") <= 60
        assert device.again()["mine"] == [0, 1]


def test_nonsense_is_answered_and_then_ends_the_line(own_server: Callable[..., Server]) -> None:
    server = own_server(strikes=20)
    table = server.table("here", "here")
    with people(table.sit(0, 1), table.watch()) as (device, other):
        for _ in range(30):
            other.send("{}")
        assert ended(other) == 1008
        assert [message["t"] for message in other.heard].count("failed") <= 22
        assert goes_on(device)


def test_asking_for_everything_again_and_again_is_not_answered_by_everything(own_server: Callable[..., Server]) -> None:
    server = own_server(hello_rate=0.01, hello_burst=30, strikes=40)
    table = server.table("here", "here")
    with people(table.sit(0, 1), table.watch()) as (device, other):
        for _ in range(60):
            other.send({"t": "hello"})
        assert ended(other) == 1008
        kinds = [message["t"] for message in other.heard]
        assert kinds.count("sync") <= 1 + 3, "a tenth of what its address may have"
        assert "limited" in kinds
        assert goes_on(device)


def test_a_crowd_of_watchers_does_not_keep_players_of_the_same_house_out(own_server: Callable[..., Server]) -> None:
    server = own_server(hello_rate=0.001, hello_burst=3)
    table = server.table("here", "here")
    with people(*(table.watch() for _ in range(3))), people(Device(server, table.id, [], hello=False)) as (more,):
        more.send({"t": "hello"})
        assert more.hear()["t"] == "limited"
        assert more.ask("act", seat=0, prompt=1, do="x")["t"] == "refused"
        with people(table.sit(0, 1)) as (device,):
            assert goes_on(device)


def test_a_flood_from_the_same_house_does_not_silence_whoever_speaks_now_and_then(
    own_server: Callable[..., Server],
) -> None:
    server = own_server(messages_per_address=0.001, message_rate=20, message_burst=60)
    table = server.table("here", "here")
    with people(table.sit(0, 1), *(table.watch() for _ in range(3))) as (device, *others):
        for other in others:
            for n in range(25):
                other.send({"t": "ping", "key": f"p{n}"})
            other.until("limited")
        assert goes_on(device)


def test_holders_of_seats_come_in_where_an_address_has_all_its_lines(own_server: Callable[..., Server]) -> None:
    server = own_server(connections_per_address=3)
    table = server.table("here", "here")
    with (
        people(*(table.watch() for _ in range(3))),
        people(*(Device(server, table.id, [], hello=False) for _ in range(12))),
        people(table.sit(0, 1)) as (device,),
    ):
        assert goes_on(device)
        assert device.ask("why", seat=0, touches=["linden"])["t"] == "because"


def test_a_crowd_that_comes_is_told_of_once(own_server: Callable[..., Server]) -> None:
    """Whoever is there is not told of every single watcher, but in the end of all of them."""
    server = own_server()
    table = server.table("here", "here")
    with people(table.sit(0, 1)) as (device,):
        crowd = [Device(server, table.id, [], hello=False) for _ in range(60)]
        with people(*crowd):
            for watcher in crowd:
                watcher.send({"t": "hello"})
            for watcher in crowd:
                watcher.until("sync")
            while device.info.get("watchers") != 60:
                device.until("table")
            assert len([message for message in device.heard if message["t"] == "table"]) < 60


def test_connections_per_address_are_limited(own_server: Callable[..., Server]) -> None:
    server = own_server(connections_per_address=3)
    table = server.table("here", "here")
    with people(*(table.sit(0, 1) for _ in range(3))) as devices:
        with people(Device(server, table.id, [], hello=False)) as (more,):
            more.send({"t": "hello"})
            assert more.until("limited")["message"]["id"] == "server-too-many-connections"
            assert ended(more) == 1008
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


@pytest.mark.parametrize("most", [{"backlog": 4}, {"backlog_size": 100_000, "backlog": 100_000}])
def test_somebody_who_does_not_read_does_not_hold_up_the_table(
    own_server: Callable[..., Server], most: dict[str, int]
) -> None:
    server = own_server(**most)
    table = server.table("here", "here")
    hello = b'{"t":"hello"}'
    hello = struct.pack("!BBI", 0x81, 0x80 | len(hello), 0) + hello
    with people(table.sit(0, 1)) as (device,), socket.create_connection(("127.0.0.1", server.port)) as lazy:
        lazy.sendall(
            f"GET /ws/{table.id} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        assert lazy.recv(4096).startswith(b"HTTP/1.1 101")
        lazy.sendall(hello)
        device.until("table")
        assert device.info["watchers"] == 1
        lazy.settimeout(DEADLINE)
        with contextlib.suppress(OSError):
            for _ in range(3000):  # asks and asks, and never reads an answer
                lazy.sendall(hello)
        while "watchers" in device.info:
            device.until("table")
        assert goes_on(device)


def answered(port: int, to: str, by: str) -> int:
    """The status of one more table that is asked for from this address of this machine."""
    line = http.client.HTTPConnection(to, port, timeout=DEADLINE, source_address=(by, 0))
    try:
        ask = {"game": EXAMPLE, "seats": [{"kind": "here"}, {"kind": "here"}], "options": {}}
        line.request("POST", "/api/tables", json.dumps(ask), {"content-type": "application/json"})
        return line.getresponse().status
    finally:
        line.close()


def test_on_a_listener_for_both_kinds_of_addresses_every_ipv4_address_counts_as_itself(tmp_path: Path) -> None:
    try:
        bound("::", 0).close()
    except CannotStart:
        pytest.skip("this machine has no IPv6")

    class Dual(ServerHere):
        host = "::"

    server = Dual(tmp_path / "dual", tables_per_address=2)
    try:
        one, other = "127.0.0.1", "127.0.0.2"
        assert [answered(server.port, "127.0.0.1", one) for _ in range(3)] == [200, 200, 429]
        assert [answered(server.port, "127.0.0.1", other) for _ in range(3)] == [200, 200, 429], "another household"
        assert answered(server.port, "::1", "::1") == 200, "and so is IPv6"
    finally:
        server.close()


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
