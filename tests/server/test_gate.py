"""The gate: lines that say too much, too little or nothing are closed, and never keep out whoever asks at once.

Addresses of this machine stand for those of strangers: all of 127.0.0.0/8 comes here.
"""

from __future__ import annotations

import contextlib
import re
import select
import socket
import struct
from collections.abc import Callable, Iterator

import pytest
from tests.examples import EXAMPLE
from tests.server.people import Server, people
from tests.waiting import DEADLINE

from lamplight.server.limits import FEW, Counts

GET = b"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\n"
POST = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n"


@contextlib.contextmanager
def lines(server: Server, many: int = 1, address: str = "127.0.0.1") -> Iterator[list[socket.socket]]:
    """So many lines from an address."""
    with contextlib.ExitStack() as stack:
        here = ("127.0.0.1", server.port)
        yield [
            stack.enter_context(socket.create_connection(here, DEADLINE, source_address=(address, 0)))
            for _ in range(many)
        ]


def all_of(line: socket.socket) -> bytes:
    """What comes until the other side closes the line."""
    heard = b""
    with contextlib.suppress(ConnectionError):
        while some := line.recv(65_536):
            heard += some
    return heard


def healthy(server: Server, address: str = "127.0.0.1") -> bool:
    """Does whoever asks from here get an answer?"""
    with lines(server, address=address) as (line,):
        line.sendall(GET + b"Connection: close\r\n\r\n")
        return all_of(line).startswith(b"HTTP/1.1 200")


def websocket(server: Server, table: str, line: socket.socket) -> None:
    line.sendall(
        f"GET /ws/{table} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    assert line.recv(4096).startswith(b"HTTP/1.1 101")


def frame(opcode: int, data: bytes = b"", fin: bool = True) -> bytes:
    return struct.pack("!BBI", (0x80 if fin else 0) | opcode, 0x80 | len(data), 0) + data


def closed_with(line: socket.socket) -> int:
    """The code of the frame that ends a line."""
    heard = all_of(line)
    at = heard.rindex(b"\x88")
    return int.from_bytes(heard[at + 2 : at + 4], "big")


@pytest.mark.parametrize("head", ["one endless line", "many lines", "lines without end", "a long address"])
def test_a_head_that_is_too_large_is_refused_before_it_is_kept(own_server: Callable[..., Server], head: str) -> None:
    server = own_server()
    with lines(server) as (line,):
        sent = 0
        with contextlib.suppress(OSError):
            if head == "many lines":
                line.sendall(GET + b"".join(b"X-%d: 1\r\n" % n for n in range(200)) + b"\r\n")
            elif head == "a long address":
                line.sendall(b"GET /" + b"x" * 40_000 + b" HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
            else:
                line.sendall(GET + (b"X: " if head == "one endless line" else b""))
                for _ in range(64 * 16):  # 64 MiB
                    line.sendall(b"a" * 65_536 if head == "one endless line" else b"X: aaaaaaa\r\n" * 5_461)
                    sent += 65_536
        heard = all_of(line)
        # Whoever goes on sending may find the line gone before reading why.
        assert heard.startswith(b"HTTP/1.1 431") or (sent > 0 and heard == b"")
        assert sent < 32 * 2**20
    assert healthy(server)


def test_requests_that_do_not_come_to_their_end_are_given_up(own_server: Callable[..., Server]) -> None:
    server = own_server(header_timeout=2, body_timeout=2)
    with lines(server, 6) as (silent, head, drops, body, after, websocket_only):
        head.sendall(GET)
        body.sendall(POST + b"{")
        after.sendall(GET + b"\r\n")
        assert after.recv(4096).startswith(b"HTTP/1.1 200")
        after.sendall(b"GET")
        websocket(server, "none", websocket_only)
        for _ in range(4):
            drops.sendall(b"\r\n")
        for line in (silent, head, drops, body, after):
            assert all_of(line) in (b"", b'{"ok":true}')
        assert closed_with(websocket_only) == 1008
    assert healthy(server)


def test_half_open_lines_make_room_for_whoever_asks(own_server: Callable[..., Server]) -> None:
    """Also from the same address: the oldest line that has not said what it wants goes."""
    server = own_server(connections=40, connections_per_address=20, header_timeout=600, body_timeout=600)
    with contextlib.ExitStack() as stack:
        for family in range(2, 6):
            for line in stack.enter_context(lines(server, 100, f"127.0.0.{family}")):
                with contextlib.suppress(OSError):  # it may have made room by now
                    line.sendall(GET if family % 2 else POST)
        for address in ("127.0.0.1", "127.0.0.2", "127.0.0.5", "127.0.0.9"):
            assert healthy(server, address)


def test_lines_that_ask_are_not_closed_for_others(own_server: Callable[..., Server]) -> None:
    server = own_server(connections_per_address=3, header_timeout=600)
    table = server.table("here", "here")
    with people(table.sit(0, 1)) as (device,), lines(server, 300):
        assert device.act()["t"] == "step"
        assert device.ask("why", seat=0, touches=["linden"])["t"] == "because"


def test_whoever_does_not_read_is_given_up(own_server: Callable[..., Server]) -> None:
    server = own_server(stalled=0.5, header_timeout=600, body_timeout=600)  # nothing else closes the line
    with lines(server) as (line,):
        line.setblocking(False)
        poll = select.poll()
        poll.register(line, select.POLLOUT | select.POLLRDHUP)
        ends = select.POLLRDHUP | select.POLLHUP | select.POLLERR
        while True:  # the same question again and again, and no answer is read
            ((_, event),) = poll.poll(DEADLINE * 1000)
            if event & ends:
                break
            with contextlib.suppress(BlockingIOError):
                line.send((GET.replace(b"/api/health", b"/api/book/%b" % EXAMPLE.encode()) + b"\r\n") * 5)
    assert healthy(server)


@pytest.mark.parametrize(
    ("said", "code"),
    [
        (frame(9, b"x" * 100) * 3_000, 1008),  # pings
        (frame(10) * 30_000, 1008),  # pongs that nobody asked for
        (frame(1, b"{", fin=False) + frame(0, b"", fin=False) * 30_000, 1008),  # one message in many parts
        (frame(1, b"\xff\xfe"), 1007),  # no text
    ],
)
def test_frames_that_no_client_sends_end_the_line(own_server: Callable[..., Server], said: bytes, code: int) -> None:
    server = own_server(header_timeout=600)  # so that nobody waits for a hello
    table = server.table("here", "here")
    with lines(server) as (line,):
        websocket(server, table.id, line)
        with contextlib.suppress(ConnectionError):
            line.sendall(said)
        assert closed_with(line) == code
    server.stop()
    assert (server.folder.parent / f"{server.folder.name}.log").read_text() == ""


def test_however_a_text_comes_it_is_heard_once_and_in_its_turn(own_server: Callable[..., Server]) -> None:
    """A whole frame goes the short way to its table; what comes in pieces or in parts is put together first."""
    server = own_server(message_rate=10_000, message_burst=10_000)
    table = server.table("here", "here")
    keys: list[str] = []

    def ping() -> bytes:
        keys.append(f"k{len(keys)}")
        return b'{"t":"ping","key":"%b"}' % keys[-1].encode()

    with lines(server) as (line,):
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        websocket(server, table.id, line)
        line.sendall(frame(1, b'{"t":"hello","tokens":[]}'))
        heard = b""
        while b'"t":"sync"' not in heard:
            heard += line.recv(65_536)
        line.sendall(frame(1, ping()))
        for cut in range(1, len(frame(1, ping()))):
            whole = frame(1, ping())
            line.sendall(whole[:cut])
            line.sendall(whole[cut:] + frame(1, ping()))
        line.sendall(frame(1, ping()))
        said = ping()
        line.sendall(frame(1, said[:5], fin=False))
        line.sendall(frame(9, b"still there?"))
        line.sendall(frame(0, said[5:]))
        said = ping()
        line.sendall(struct.pack("!BBHI", 0x81, 0xFE, len(said), 0) + said)  # its size with more bytes than it needs
        line.sendall(struct.pack("!BBQI", 0x81, 0xFF, len(said), 0) + ping())
        line.sendall(frame(1, ping()))
        masked = bytes(byte ^ b"lamp"[at % 4] for at, byte in enumerate(ping()))
        line.sendall(struct.pack("!BB", 0x81, 0x80 | len(masked)) + b"lamp" + masked)
        heard = b""
        while b'"%b"' % keys[-1].encode() not in heard:
            heard += line.recv(65_536)
        del keys[1]  # it was only measured
        assert re.findall(rb'"key":"(k[0-9]+)"', heard) == [key.encode() for key in keys]
        assert heard.count(b"\x8a\x0cstill there?") == 1
        inner = frame(1, b'{"t":"ping","key":"inner"}')
        whole = frame(2, b"no message" + inner)
        line.sendall(whole[: -len(inner)])
        assert healthy(server)  # so that what comes next is read by itself: it begins like a frame and is none
        line.sendall(inner)
        assert healthy(server)
        line.sendall(frame(1, b'{"t":"ping","key":"outer"}'))
        heard = b""
        while b'"outer"' not in heard:
            heard += line.recv(65_536)
        assert b"server-unreadable" in heard
        assert b"inner" not in heard
        line.sendall(frame(1, b'{"t":', fin=False))
        line.sendall(frame(1, b"{}"))  # another text before this one is at its end
        assert closed_with(line) == 1002


def test_the_last_places_are_for_those_who_have_few_and_the_very_last_for_the_host() -> None:
    counts = Counts(100, 90, reserve=20)
    assert sum(counts.enter("crowd") for _ in range(200)) == 80
    assert sum(counts.enter(f"guest{n}") for n in range(200)) == 15
    assert sum(counts.enter("host", last=True) for _ in range(200)) == 5
    assert not counts.enter("other")
    assert FEW < 80
    counts = Counts(10, 3)
    assert [counts.enter("proxy", many=True) for _ in range(5)] == [True] * 5
