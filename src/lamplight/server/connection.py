"""One device at a table: the seats it holds, and a way to send that never waits."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Coroutine
from typing import Any, Protocol, cast

import msgspec
from starlette.types import Send

from lamplight.server import wire
from lamplight.server.eager import Going, begun
from lamplight.server.limits import Bucket
from lamplight.server.settings import Settings

TRY_LATER = 1013

encode = msgspec.json.Encoder().encode


class Host(Protocol):
    """The table that a device is at: it deals with what the device says, and hears when it leaves."""

    def post(self, connection: Connection, message: wire.FromClient) -> None: ...

    def leave(self, connection: Connection) -> None: ...


class Connection:
    """A device at a table: the seats it holds, and a way to send that never waits.

    A message goes out at once while the client reads; otherwise it waits in a short backlog, and a client
    that does not read that either is dropped: it reconnects and gets everything from scratch.
    """

    def __init__(self, send: Send, address: str, settings: Settings) -> None:
        self.address = address
        self.main: tuple[int, ...] = ()  # seats whose own token it has
        self.phone: tuple[int, ...] = ()  # seats that were lent to it
        self.seats: tuple[int, ...] = ()  # both
        self.tokens: tuple[bytes, ...] = ()
        self.host: Host | None = None
        self.closed = False
        self.strikes = 0
        self.bucket = Bucket(settings.message_rate, settings.message_burst, time.monotonic())
        self._send = send
        self._most = settings.backlog
        self._backlog: deque[dict[str, Any]] = deque()
        self._drain: asyncio.Task[None] | None = None

    def tell(self, message: wire.Sent) -> None:
        """Send one message."""
        self.tell_text(encode(message).decode())

    def tell_text(self, text: str) -> None:
        """Send one message that is already encoded."""
        self._out({"type": "websocket.send", "text": text})

    def close(self, code: int, reason: str = "") -> None:
        """Say goodbye after all that was sent; nothing is sent after it."""
        self._out({"type": "websocket.close", "code": code, "reason": reason})
        self.closed = True

    def _out(self, event: dict[str, Any]) -> None:
        if self.closed:
            return
        if self._drain is not None:
            self._backlog.append(event)
            if len(self._backlog) > self._most:
                self.closed = True
                asyncio.get_running_loop().call_soon(self._leave)
                self._backlog.clear()
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
                await self._send(self._backlog.popleft())
        except Exception:
            self.closed = True
        finally:
            self._drain = None

    def gone(self) -> None:
        """The client has left."""
        self.closed = True
        self._backlog.clear()
        if self._drain is not None:
            self._drain.cancel()
        self._leave()

    def _leave(self) -> None:
        if self.host is not None:
            self.host.leave(self)
