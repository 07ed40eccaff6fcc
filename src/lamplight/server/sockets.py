"""The websockets: commands are read and limited here, then handed to their table."""

from __future__ import annotations

import time

import msgspec
from starlette.types import Receive, Scope, Send

from lamplight.core.view import Text
from lamplight.server import wire
from lamplight.server.connection import TRY_LATER, Connection
from lamplight.server.limits import Counts, household
from lamplight.server.settings import Settings
from lamplight.server.tables import ASIDE, MISSING, UNREACHABLE, Absent, Tables

NO_TABLE = 4404
SET_ASIDE = 4409
TOO_MUCH = 4429


CLOSE_CODES = {MISSING: NO_TABLE, ASIDE: SET_ASIDE, UNREACHABLE: TRY_LATER}

decode = msgspec.json.Decoder(wire.FromClient).decode


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
            host = connection.host
            if host is None:
                if not isinstance(message, wire.Hello):
                    connection.tell(wire.Failed(message.key, Text("server-hello-first")))
                    continue
                found = await self.tables.find(name)
                if isinstance(found, Absent):
                    connection.tell(wire.Failed("", found.message))
                    connection.close(CLOSE_CODES[found.why], found.message.id)
                    continue
                host = connection.host = found
            host.post(connection, message)
