"""One websocket: reads commands, limits them, and sends what its table tells it."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Coroutine, Generator
from typing import TYPE_CHECKING, Any

import msgspec
from starlette.types import Receive, Scope, Send

from lamplight.core.view import Text
from lamplight.server import wire
from lamplight.server.limits import Bucket, Counts, household
from lamplight.server.settings import Settings

if TYPE_CHECKING:
    from lamplight.server.table import Table
    from lamplight.server.tables import Tables

NO_TABLE = 4404
SET_ASIDE = 4409
TOO_MUCH = 4429
TRY_LATER = 1013

CLOSE_CODES = {"server-no-table": NO_TABLE, "server-set-aside": SET_ASIDE}

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(wire.FromClient).decode


class _Going:
    """An await that has begun outside any task and goes on inside one."""

    def __init__(self, coroutine: Coroutine[Any, Any, None], first: Any) -> None:
        self.coroutine = coroutine
        self.first = first

    def __await__(self) -> Generator[Any, Any, None]:
        waiting = self.first
        while True:
            thrown: BaseException | None = None
            value: Any = None
            try:
                value = yield waiting
            except BaseException as error:
                thrown = error
            try:
                waiting = self.coroutine.send(value) if thrown is None else self.coroutine.throw(thrown)
            except StopIteration:
                return


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
        self.table: Table | None = None
        self.greeted = False
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
        coroutine = self._send(event)
        assert isinstance(coroutine, Coroutine)
        try:
            first = coroutine.send(None)
        except StopIteration:
            return
        except Exception:  # the client is gone; its task hears of that too
            self.closed = True
            return
        self._drain = asyncio.get_running_loop().create_task(self._go_on(_Going(coroutine, first)))

    async def _go_on(self, going: _Going) -> None:
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
        if self.table is not None:
            self.table.presence.leave(self)


def salvaged_key(data: str | bytes) -> str:
    """The key of a message that cannot be understood otherwise; empty if there is none."""
    try:
        found = msgspec.json.decode(data)
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        return ""
    key = found.get("key") if isinstance(found, dict) else None
    return key if isinstance(key, str) and len(key) <= 40 else ""


def same_origin(scope: Scope, allowed: tuple[str, ...]) -> bool:
    """Does this request come from our own page, from a page we were told to trust, or from no page at all?"""
    origin = host = site = ""
    for name, value in scope["headers"]:
        if name == b"origin":
            origin = value.decode("latin-1").lower()
        elif name == b"host":
            host = value.decode("latin-1").lower()
        elif name == b"sec-fetch-site":
            site = value.decode("latin-1").lower()
    if not origin:
        return site in ("", "same-origin", "none")
    return origin in allowed or (bool(host) and origin in (f"http://{host}", f"https://{host}"))


def address_of(scope: Scope) -> str:
    """Whom limits count for this request."""
    client = scope.get("client")
    return household(client[0]) if client else "?"


class Sockets:
    """All websockets: /ws/{table}."""

    def __init__(self, tables: Tables, settings: Settings) -> None:
        self.tables = tables
        self.settings = settings
        self.open = Counts(settings.connections, settings.connections_per_address)

    async def __call__(self, scope: Scope, receive: Receive, send: Send, table: str) -> None:
        await receive()
        if not same_origin(scope, self.settings.origins):
            await send({"type": "websocket.close", "code": 1008, "reason": "origin"})
            return
        await send({"type": "websocket.accept"})
        address = address_of(scope)
        connection = Connection(send, address, self.settings)
        if not self.open.enter(address):
            connection.tell(wire.Limited("", 5000, Text("server-too-many-connections")))
            connection.close(TOO_MUCH, "connections")
            return
        try:
            await self._serve(connection, table, receive)
        finally:
            self.open.leave(address)
            connection.gone()

    async def _serve(self, connection: Connection, name: str, receive: Receive) -> None:
        strikes = self.settings.strikes
        while True:
            event = await receive()
            if event["type"] != "websocket.receive":
                return
            if connection.closed:  # it counts as open until it is really gone
                continue
            data: str | bytes = event.get("text") or event.get("bytes") or b""
            try:
                message = decode(data)
            except (msgspec.MsgspecError, RecursionError, UnicodeError):
                message = None
            wait = connection.bucket.take(time.monotonic())
            if wait:
                connection.strikes += 1
                key = salvaged_key(data) if message is None else getattr(message, "key", "")
                connection.tell(wire.Limited(key, int(wait * 1000) + 1, Text("server-too-fast")))
                if connection.strikes > strikes:
                    connection.close(TOO_MUCH, "messages")
                continue
            connection.strikes = 0
            if message is None:
                connection.tell(wire.Failed(salvaged_key(data), Text("server-unreadable")))
                continue
            table = connection.table
            if table is None:
                if not isinstance(message, wire.Hello):
                    connection.tell(wire.Failed(message.key, Text("server-hello-first")))
                    continue
                found = await self.tables.find(name)
                if isinstance(found, Text):
                    connection.tell(wire.Failed("", found))
                    connection.close(CLOSE_CODES.get(found.id, TRY_LATER), found.id)
                    continue
                table = connection.table = found
            table.post(connection, message)
