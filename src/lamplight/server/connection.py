"""One device at a table: the seats it holds, and a way to send that never waits."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, deque
from collections.abc import Callable, Coroutine, Iterable
from typing import Any, Protocol, cast

import msgspec
from starlette.types import Send

from lamplight.server import wire
from lamplight.server.eager import Going, begun
from lamplight.server.limits import Bucket
from lamplight.server.meters import meters
from lamplight.server.settings import Settings

TRY_LATER = 1013
TOO_MUCH = 1008  # it does not keep to the limits, and may come again later
LINE = "lamplight.line"  # the extension by which an application of ours reaches the line below
PAUSE = "lamplight.pause"  # the event that asks it to listen to nothing for some seconds
FOR_AN_ADDRESS = 16  # times what may wait for one device may wait for all of an address

encode = msgspec.json.Encoder().encode


class Line(Protocol):
    """The websocket below, where it can be reached: it takes a message without anybody waiting for anything."""

    def say(self, text: bytes) -> bool:
        """Send a text at once; False: it has to wait, or nothing is sent here any more."""

    def listen(self, hear: Callable[[bytes], float]) -> None:
        """From now on hear takes what comes while the application waits for it; if it gives seconds, the application
        gets PAUSE with these and nothing is taken before it waits again."""


class Host(Protocol):
    """The table that a device is at: it deals with what the device says, and hears when it leaves."""

    @property
    def version(self) -> int: ...

    def post(self, connection: Connection, message: wire.FromClient) -> None: ...

    def leave(self, connection: Connection) -> None: ...

    def turned(self, connection: Connection) -> None: ...


class Connection:
    """A device at a table: the seats it holds, and a way to send that never waits.

    A message goes out at once while the client reads; otherwise it waits in a short backlog, and a client
    that does not read that either is dropped: it reconnects and gets everything from scratch.
    """

    def __init__(
        self,
        send: Send,
        address: str,
        settings: Settings,
        piles: Counter[str] | None = None,
        line: Line | None = None,
    ) -> None:
        self.address = address
        self.main: tuple[int, ...] = ()  # seats whose own token it has
        self.phone: tuple[int, ...] = ()  # seats that were lent to it
        self.seats: tuple[int, ...] = ()  # both
        self.aside: tuple[int, ...] = ()  # seats whose token it has, but which need a device of their own
        self.tokens: tuple[bytes, ...] = ()
        self.invites: tuple[bytes, ...] = ()  # what it shows where only those who are invited may look in
        self.host: Host | None = None
        self.closed = False
        self.front = True  # somebody looks at it, as far as it said
        now = time.monotonic()
        self.bucket = Bucket(settings.message_rate, settings.message_burst, now)
        self.modest = Bucket(settings.message_rate / 10, settings.message_burst / 3, now)  # what nobody else pays for
        self.greets = Bucket(settings.hello_rate / 10, max(1, settings.hello_burst / 10), now)
        self.flooded = False  # it was closed for saying too much
        self._strikes = Bucket(max(0.1, settings.strikes / 60), settings.strikes, now)
        self._piles = Counter[str]() if piles is None else piles  # bytes that wait for all devices of an address
        self._pile = 0  # bytes that wait for this one
        self._most_bytes = settings.backlog_size
        self._send = send
        self._say = None if line is None else line.say
        self._most = settings.backlog
        self._backlog: deque[dict[str, Any]] = deque()
        self._drain: asyncio.Task[None] | None = None

    def tell(self, message: wire.Sent) -> None:
        """Send one message."""
        if isinstance(message, wire.Limited):
            meters.refused.add(message.message.id.removeprefix("server-"))
        self.tell_text(encode(message))

    def tell_text(self, text: bytes) -> None:
        """Send one message that is already encoded."""
        if self.closed or (self._drain is None and self._say is not None and self._say(text)):
            return
        self._out({"type": "websocket.send", "text": text.decode()})

    def close(self, code: int, reason: str = "") -> None:
        """Say goodbye after all that was sent; nothing is sent after it."""
        self._out({"type": "websocket.close", "code": code, "reason": reason})
        self.closed = True

    def struck(self) -> bool:
        """One message too many, or one that is none: it is told so, but not for ever; is its line closed now?"""
        if not self.closed and (self._strikes.burst < 1 or self._strikes.take(time.monotonic())):
            self.flooded = True
            self.close(TOO_MUCH, "messages")
        return self.closed

    @property
    def often_struck(self) -> bool:
        """Has it used up half of what is forgiven?"""
        return self._strikes.level < self._strikes.burst / 2

    def _out(self, event: dict[str, Any]) -> None:
        if self.closed:
            return
        if self._drain is not None:
            self._backlog.append(event)
            size = len(event.get("text", ""))
            self._heap(size)
            much = self._pile > self._most_bytes or self._piles[self.address] > FOR_AN_ADDRESS * self._most_bytes
            if len(self._backlog) > self._most or much:
                self.closed = True
                asyncio.get_running_loop().call_soon(self._leave)
                self._backlog.clear()
                self._heap(-self._pile)
                self._backlog.append({"type": "websocket.close", "code": TRY_LATER, "reason": "too slow"})
            return
        try:
            going = begun(cast(Coroutine[Any, Any, None], self._send(event)))
        except Exception:  # the client is gone; its task hears of that too
            self.closed = True
            return
        if going is not None:
            self._drain = asyncio.get_running_loop().create_task(self._go_on(going))

    async def _go_on(self, going: Going) -> None:
        try:
            await going
            while self._backlog:
                event = self._backlog.popleft()
                await self._send(event)
                self._heap(-min(self._pile, len(event.get("text", ""))))
        except Exception:
            self.closed = True
        finally:
            self._drain = None

    def gone(self) -> None:
        """The client has left."""
        self.closed = True
        self._backlog.clear()
        self._heap(-self._pile)
        if self._drain is not None:
            self._drain.cancel()
        self._leave()
        self.host = self._say = None  # whoever still knows this device keeps nothing else alive

    def _heap(self, size: int) -> None:
        """So many bytes more wait for this device, and for its address."""
        self._pile += size
        self._piles[self.address] += size
        if not self._piles[self.address]:
            del self._piles[self.address]

    def _leave(self) -> None:
        if self.host is not None:
            self.host.leave(self)


def tell_all(connections: Iterable[Connection], message: wire.Sent) -> None:
    """Tell all of these the same; it is encoded once."""
    text = encode(message)
    for connection in connections:
        connection.tell_text(text)
