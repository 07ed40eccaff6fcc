"""The gate: every line is counted from the moment it is accepted, and must say what it wants in time and in few words.

A line is *unfinished* until a whole request has come. Where an address, or the server, has no room left, the oldest
unfinished line there makes room for the next, so that half-open lines never keep out whoever asks at once.
The last lines of all are kept for addresses that hold few, and the very last for this machine itself.
Limits of what is said on a websocket line: sockets.py and, for what never gets there, `Line`.
"""

from __future__ import annotations

import asyncio
import contextlib
import http
import math
import re
import struct
import time
from collections.abc import Callable, Iterable
from typing import Any, ClassVar, Final

import httptools
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from lamplight.server.connection import LINE, PAUSE, TOO_MUCH
from lamplight.server.house import House
from lamplight.server.leading import Leading
from lamplight.server.limits import Bucket, Counts, household
from lamplight.server.proxies import Proxies, address_in
from lamplight.server.settings import Settings

try:
    from websockets.speedups import apply_mask
except ImportError:  # no compiled part for this machine
    from websockets.utils import apply_mask

SOCKETS: Final = b"/ws/"
TABLE: Final = re.compile(rb"[A-Za-z0-9_-]{1,24}")
TICK: Final = 0.5  # seconds between looks at the clock
SLOWEST: Final = 16_384  # bytes that whoever is sent much must read within `stalled` seconds
IDLE: Final = 10  # seconds that a line may wait for its next request
PER_VISITOR: Final = 56  # lines of one address beyond its websockets: pages, pictures, questions
KEPT_BACK: Final = 128  # descriptors for the database, the bots, and files
THIS_MACHINE: Final = frozenset({"127.0.0.1", "::"})  # as `household` writes them
FAREWELL: Final = 0.5  # seconds that whoever is cut off has to read why
MOST_AFTER: Final = 65_536  # bytes that are read after goodbye
GOODBYE: Final = 2.0  # seconds that whoever was told goodbye has to say so too
SLICE: Final = 1024  # bytes that are read at once; then it is looked whether it was too much
MOST_PARTS: Final = 64  # frames of one message
CONTROL_RATE: Final = 5.0  # pings and pongs per second
CONTROL_BURST: Final = 100
TEXT: Final = 0x81  # a frame that is a whole text
MASKED: Final = 0x80
EMPTY: Final = 6  # bytes of a client's frame that says nothing
SHORT: Final = 126  # bytes from which a frame gives its size in two more of them
MEDIUM: Final = 65_536  # ... and from which it takes more
MOST_WAITING: Final = 64  # messages of one line that were read and not yet dealt with

_short: Final = struct.Struct("!BB").pack
_medium: Final = struct.Struct("!BBH").pack


def descriptors() -> int:
    """How many files and lines this process may have open, after asking for as many as it is allowed."""
    try:
        import resource
    except ImportError:  # a system without such a limit
        return 8192
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard == resource.RLIM_INFINITY:
        hard = max(soft, 65_536)
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        soft = hard
    return soft


class Entrance:
    """All lines of one process."""

    def __init__(self, settings: Settings, house: House, proxies: Proxies) -> None:
        self.settings = settings
        self.refused = house.refused
        self.floods = house.floods
        self.proxies = proxies
        most = max(16, min(settings.connections + settings.connections // 4 + PER_VISITOR, descriptors() - KEPT_BACK))
        self.counts = Counts(most, settings.connections_per_address + PER_VISITOR, reserve=max(8, most // 10))
        self.lines: dict[Gate | Line, None] = {}
        self.unfinished: dict[Gate, None] = {}  # oldest first
        self._by_address: dict[str, dict[Gate, None]] = {}
        self._ticking = False
        self.leading: Leading | None = None  # to the process that owns a table
        self.prefix = settings.prefix.encode()

    def table_of(self, url: bytes) -> str:
        """The table whose socket an address is; empty if it is none."""
        path = url.partition(b"?")[0].removeprefix(self.prefix)
        name = path.removeprefix(SOCKETS)
        return name.decode("latin-1") if path.startswith(SOCKETS) and TABLE.fullmatch(name) else ""

    def admit(self, gate: Gate) -> bool:
        """Count one more line, if there is room or room can be made."""
        who = gate.address
        admitted = self._enter(gate)
        while not admitted and self._make_room(self._by_address.get(who, ())):
            admitted = self._enter(gate)
        if not admitted and self.counts.below(who) and self._make_room(self.unfinished):
            admitted = self._enter(gate)
        if admitted:
            self.lines[gate] = None
            self.begin(gate)
            if not self._ticking:
                self._ticking = True
                gate.loop.call_later(TICK, self._tick, gate.loop)
        return admitted

    def _enter(self, gate: Gate) -> bool:
        return self.counts.enter(gate.address, last=gate.address in THIS_MACHINE, many=gate.through_proxy)

    def _make_room(self, among: Iterable[Gate]) -> bool:
        """The oldest of these that has not said what it wants goes."""
        oldest = next(iter(among), None)
        if oldest is None:
            return False
        self.refused.add("unfinished")
        self.left(oldest)
        oldest.transport.abort()
        return True

    def begin(self, gate: Gate) -> None:
        """From now on this line is to say what it wants."""
        self.unfinished[gate] = None
        self._by_address.setdefault(gate.address, {})[gate] = None

    def finished(self, gate: Gate) -> None:
        """It has said what it wants."""
        if self.unfinished.pop(gate, gate) is gate:
            return
        same = self._by_address[gate.address]
        del same[gate]
        if not same:
            del self._by_address[gate.address]

    def upgraded(self, gate: Gate, line: Line) -> None:
        """The line goes on as a websocket."""
        self.finished(gate)
        if self.lines.pop(gate, gate) is None:
            self.lines[line] = None
            line.entrance, line.address, line.through_proxy = self, gate.address, gate.through_proxy
        else:
            line.transport.abort()

    def left(self, line: Gate | Line) -> None:
        """A line is no more."""
        if isinstance(line, Gate):
            self.finished(line)
        if self.lines.pop(line, line) is None:
            self.counts.leave(line.address)

    def _tick(self, loop: asyncio.AbstractEventLoop) -> None:
        """Close what has taken too long."""
        now = time.monotonic()
        for line in list(self.lines):
            if now >= line.deadline:
                self.refused.add(line.overdue)
                line.transport.abort()
            elif now >= line.stall:
                left = line.transport.get_write_buffer_size()
                if 0 < left <= line.left - SLOWEST:  # it reads, slowly
                    line.stall, line.left = now + self.settings.stalled, left
                else:
                    self.refused.add("stalled")
                    line.transport.abort()
            elif line.stall == math.inf and line.transport.is_closing():
                line.stall, line.left = now + self.settings.stalled, math.inf
        self._ticking = bool(self.lines)
        if self._ticking:
            loop.call_later(TICK, self._tick, loop)


class TooLarge(Exception):
    """The head of a request has too many words."""


class Gate(HttpToolsProtocol):
    """One line that speaks HTTP."""

    entrance: ClassVar[Entrance]
    address = "?"
    deadline = math.inf  # when it is closed unless something happens
    overdue = "header"  # what it is closed for then
    stall = math.inf  # when it is closed unless it reads
    left = math.inf  # bytes that it had still to read when it was last looked
    through_proxy = False
    led = b""  # what another process has read of it before it handed it over

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._heading = False
        self._size = 0  # bytes of the head of this request
        self._away = False
        if self.client is not None:
            self.address = household(self.client[0])
            self.through_proxy = self.entrance.proxies.trusts(address_in(self.client[0]))
        self.deadline = time.monotonic() + self.entrance.settings.header_timeout
        if not self.entrance.admit(self):
            self.entrance.refused.add("lines")
            self._turn_away(503, "Too many lines are open. Close some pages and try again.")
        elif self.led:
            self.data_received(self.led)

    def connection_lost(self, exc: Exception | None) -> None:
        self.entrance.left(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._away:
            return
        self._unset_keepalive_if_required()
        settings = self.entrance.settings
        if self._heading:
            self._size += len(data)
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self.handle_websocket_upgrade()
            return
        except httptools.HttpParserCallbackError as error:
            if not isinstance(error.__context__, TooLarge):
                raise
            self._too_large()
            return
        except httptools.HttpParserError:
            self.entrance.refused.add("unreadable")
            self._turn_away(400, "This is not a request.")
            return
        if self._heading and self._size > settings.header_size:
            self._too_large()

    def _too_large(self) -> None:
        self.entrance.refused.add("header-size")
        self._turn_away(431, "The head of this request is too large.")

    def _turn_away(self, status: int, sentence: str) -> None:
        """Say why, and nothing more is heard on this line."""
        self._away = True
        phrase = http.HTTPStatus(status).phrase
        self.transport.write(
            f"HTTP/1.1 {status} {phrase}\r\ncontent-type: text/plain; charset=utf-8\r\ncache-control: no-store\r\n"
            f"content-length: {len(sentence) + 1}\r\nconnection: close\r\n\r\n{sentence}\n".encode()
        )
        self.transport.close()

    # --- one request after the other ------------------------------------------------------------

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._heading, self._size = True, 0
        self._within(self.entrance.settings.header_timeout, "header")

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        if len(self.url) > self.entrance.settings.header_size:
            raise TooLarge

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        settings = self.entrance.settings
        if len(self.headers) > settings.headers:
            raise TooLarge

    def on_headers_complete(self) -> None:
        size = len(self.url) + sum(len(name) + len(value) + 4 for name, value in self.headers)
        if size > self.entrance.settings.header_size:
            raise TooLarge
        self._heading = False
        self._within(self.entrance.settings.body_timeout, "body")
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self.deadline = math.inf
        self.entrance.finished(self)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self.pipeline and self in self.entrance.lines:
            self._within(max(IDLE, self.entrance.settings.stalled), "idle")  # it may still read what was asked before
            self.entrance.begin(self)

    def _within(self, seconds: float, what: str) -> None:
        self.deadline, self.overdue = time.monotonic() + seconds, what

    def handle_websocket_upgrade(self) -> None:
        leading, table = self.entrance.leading, self.entrance.table_of(self.url)
        if leading is None or self.led or not table or not leading.may_be_elsewhere(table):
            self._upgrade()
            return
        self._within(self.entrance.settings.header_timeout, "header")
        self.transport.pause_reading()
        task = self.loop.create_task(self._lead(leading, table))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _lead(self, leading: Leading, table: str) -> None:
        """Hand this line to the process that owns the table; if that is this one, go on."""
        lines = [b" ".join((self.scope["method"].encode(), self.url, b"HTTP/1.1"))]
        lines += [b": ".join(header) for header in self.headers]
        taken = await leading.lead(table, self.transport.get_extra_info("socket"), b"\r\n".join([*lines, b"", b""]))
        if self.transport.is_closing():
            return
        if taken:
            self.transport.abort()  # the line itself stays open where it is now
        else:
            self.transport.resume_reading()
            self._upgrade()

    def _upgrade(self) -> None:
        self.deadline = math.inf
        super().handle_websocket_upgrade()
        line = self.transport.get_protocol()
        assert isinstance(line, Line)
        self.entrance.upgraded(self, line)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.stall, self.left = time.monotonic() + self.entrance.settings.stalled, math.inf

    def resume_writing(self) -> None:
        super().resume_writing()
        self.stall = math.inf


class Line(WebSocketsSansIOProtocol):
    """One line that speaks websocket; what is said on it is limited in sockets.py, unless it never gets there."""

    entrance: Entrance | None = None
    address = "?"
    deadline = math.inf
    overdue = ""
    through_proxy = False
    stall = math.inf
    left = math.inf

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.close_timeout = GOODBYE
        self._after = 0  # bytes that came after goodbye
        self._ended = False
        self._control = Bucket(CONTROL_RATE, CONTROL_BURST, time.monotonic())
        self._hear: Callable[[bytes], float] | None = None
        self._awaited = False  # the application waits for what is said next
        self._owed = 0  # bytes that were read and are not yet part of a whole frame, at most

    def connection_lost(self, exc: Exception | None) -> None:
        if self.entrance is not None:
            self.entrance.left(self)
        self._hear = None
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if not self._owed and data[0] == TEXT and self._taken(data):
            return
        for at in range(0, len(data), SLICE):
            if self.close_sent:
                self._after += SLICE
                if self._ended or self._after > MOST_AFTER:  # nothing more is heard; it has a moment to read why
                    self.transport.pause_reading()
                    return
            part = data[at : at + SLICE]
            self._owed += len(part)
            super().data_received(part)

    def _taken(self, data: bytes) -> bool:
        """Nearly all that comes is one whole text of one frame; if this is, and nothing goes before, it is heard."""
        if len(data) < EMPTY or self.frames or self.close_sent or not self.handshake_complete:
            return False
        size, start = data[1] - MASKED, EMPTY
        if size == SHORT and len(data) >= EMPTY + 2:
            size, start = data[2] << 8 | data[3], EMPTY + 2
        if not 0 <= size <= self.config.ws_max_size or len(data) != start + size:
            return False
        self._take(apply_mask(data[start:], data[start - 4 : start]))
        return True

    def handle_events(self) -> None:
        """Whole frames have come; a client that spells a size with more bytes than it needs is always owed some."""
        for event in self.conn.events:
            if isinstance(event, Frame):
                size = len(event.data)
                self._owed -= EMPTY + size + (0 if size < SHORT else 2 if size < MEDIUM else 8)
            else:
                self._owed = 0  # the head of the request
        super().handle_events()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == http.HTTPStatus.SWITCHING_PROTOCOLS:
            self.scope["extensions"] = {**(self.scope["extensions"] or {}), LINE: {"line": self}}

    def say(self, text: bytes) -> bool:
        """Send a text at once; False: it has to wait, or nothing is sent here any more (`send` knows which).

        The same frame that `send` would make of it, without the events and coroutines on the way.
        """
        size = len(text)
        if size >= MEDIUM or self.close_sent or not self.writable.is_set() or self.transport.is_closing():
            return False
        self.transport.write((_short(TEXT, size) if size < SHORT else _medium(TEXT, SHORT, size)) + text)
        return True

    def listen(self, hear: Callable[[bytes], float]) -> None:
        """From now on hear takes what comes while the application waits for it."""
        self._hear = hear

    async def receive(self) -> Any:
        self._awaited = True
        try:
            return await super().receive()
        finally:
            self._awaited = False

    def handle_ping(self) -> None:
        if self._may_control():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._may_control():
            super().handle_pong(event)

    def _may_control(self) -> bool:
        if self._control.take(time.monotonic()):
            self._end("control", TOO_MUCH)
        return not self.close_sent

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= MOST_PARTS:
            self._end("parts", TOO_MUCH)
        else:
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        said = b"".join(self.frames)
        if self.curr_msg_data_type == "text" and not self.close_sent:
            self.frames = []
            self._take(said)
        elif self._room():
            super().send_receive_event_to_app()

    def _take(self, text: bytes) -> None:
        """A whole text has come: whoever listens hears it at once, or it waits for its turn."""
        if not text.isascii():
            try:
                text.decode()
            except UnicodeDecodeError:
                self._end("not-text", 1007)
                return
        if self._hear is not None and self._awaited and self.queue.empty():
            pause = self._hear(text)
            if pause:
                self._wait_for({"type": PAUSE, "seconds": pause})
        elif self._room():
            self._wait_for({"type": "websocket.receive", "text": text.decode()})

    def _wait_for(self, event: Any) -> None:
        """Nothing more is read until the application has dealt with this."""
        self.queue.put_nowait(event)
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def _room(self) -> bool:
        """May one more message wait? Whoever sends too many is not listened to any longer."""
        most = MOST_WAITING
        if self.entrance is not None:
            most = max(most, 2 * self.entrance.settings.message_burst)
        if self.queue.qsize() > most:
            self.frames = []
            self._end("flood", TOO_MUCH)
            return False
        return True

    def _end(self, why: str, code: int) -> None:
        """This line ends at once, with a code that says why."""
        if self.close_sent or self.transport.is_closing():
            return
        if self.entrance is not None:
            self.entrance.refused.add(why)
            if code == TOO_MUCH and not self.through_proxy:
                self.entrance.floods.take(self.address)
        self.conn.fail(code, why)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = self._ended = True
        self.read_paused = False  # whoever still reads from the queue does not go on
        self.transport.pause_reading()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": why})
        self.close_timer = self.loop.call_later(FAREWELL, self.transport.close)

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.entrance is not None:
            self.stall, self.left = time.monotonic() + self.entrance.settings.stalled, math.inf

    def resume_writing(self) -> None:
        super().resume_writing()
        self.stall = math.inf


def gate_of(entrance: Entrance) -> type[Gate]:
    """The gate of this process, as uvicorn makes one for every line."""
    return type("OwnGate", (Gate,), {"entrance": entrance})
