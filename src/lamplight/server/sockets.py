"""The websockets: commands are read and limited here, then handed to their table."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from functools import partial
from typing import Final
from urllib.parse import urlsplit

import msgspec
from starlette.types import Receive, Scope, Send

from lamplight.core.view import Text
from lamplight.server import wire
from lamplight.server.connection import LINE, PAUSE, TOO_MUCH, TRY_LATER, Connection, Line
from lamplight.server.limits import Buckets, Counts, household
from lamplight.server.settings import Settings
from lamplight.server.tables import ASIDE, CLOSED, GONE, MISSING, NO_TABLE, SET_ASIDE, UNREACHABLE, Absent, Tables

CLOSE_CODES = {
    MISSING: NO_TABLE, GONE: NO_TABLE, ASIDE: SET_ASIDE, CLOSED: SET_ASIDE, UNREACHABLE: TRY_LATER
}  # fmt: skip

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


def own_origins(settings: Settings) -> tuple[str, ...]:
    """The origins that are ours whatever a proxy makes of our name: that of the public address, and those set."""
    public = urlsplit(settings.public_address)
    own = (f"{public.scheme}://{public.netloc}",) if public.netloc else ()
    return tuple(origin.lower().rstrip("/") for origin in (*own, *settings.origins))


def address_of(scope: Scope) -> str:
    """Whom limits count for this request."""
    client = scope.get("client")
    return household(client[0]) if client else "?"


# What a message costs, in messages: what makes more work, or is answered by more, costs more.
COSTS: Final[dict[type, float]] = {wire.Hello: 5, wire.LookBack: 5, wire.AskAdvice: 5, wire.Plan: 3}
SLOWED = 1.0  # seconds for which whoever says too much is not listened to, at most
NONSENSE = 0.05  # the same after what cannot be read
PATIENCE = 2.0  # seconds that whoever comes from an address that flooded waits at the door, at most
SPARE = 8  # devices of a full address that are let in to see whether they hold a seat
PROOF = 2.0  # seconds that this may take


class Sockets:
    """All websockets: /ws/{table}.

    Who says too much is slowed, then closed, and may come again: the next who come from that address wait a moment
    at the door, whoever they are, and are let in. Where an address has all the lines that it may have, holders of
    seats still come in, in the place of nobody.
    """

    def __init__(self, tables: Tables, settings: Settings) -> None:
        self.tables = tables
        self.settings = settings
        self.origins = own_origins(settings)
        self.refused = tables.house.refused
        self.open = Counts(settings.connections, settings.connections_per_address, settings.connections // 10)
        self.speaking = Buckets(settings.messages_per_address, 3 * settings.messages_per_address)
        self.floods = tables.house.floods
        self.piles: Counter[str] = Counter()
        self._spare: dict[str, dict[Connection, None]] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send, table: str) -> None:
        await receive()
        if not same_origin(scope, self.origins):
            self.refused.add("origin")
            await send({"type": "websocket.close", "code": 1008, "reason": "origin"})
            return
        address = address_of(scope)
        late = min(PATIENCE, self.floods.wait(address))
        if late:
            await asyncio.sleep(late)
        await send({"type": "websocket.accept"})
        line: Line | None = scope.get("extensions", {}).get(LINE, {}).get("line")
        connection = Connection(send, address, self.settings, self.piles, line)
        counted = self.open.enter(address)
        if not counted and (self.open.below(address) or not self._on_trial(connection)):
            self._full(connection)
            return
        silent = asyncio.get_running_loop().call_later(self.settings.header_timeout, self._silent, connection)
        try:
            await self._serve(connection, table, receive, line)
        finally:
            silent.cancel()
            if counted or not self._left_trial(connection):
                self.open.leave(address)
            if connection.flooded:
                self.refused.add("flood")
                self.floods.take(address)
            connection.gone()

    # --- an address that has all the lines it may have ------------------------------------------

    def _full(self, connection: Connection) -> None:
        self.refused.add("connections")
        connection.tell(wire.Limited("", 5000, Text("server-too-many-connections")))
        connection.close(TOO_MUCH, "connections")

    def _on_trial(self, connection: Connection) -> bool:
        """Let a device in to see whether it holds a seat; the one that has been tried for longest makes room."""
        if not self.open.room(0) or self.open.of(connection.address) >= 2 * self.settings.connections_per_address:
            return False
        tried = self._spare.setdefault(connection.address, {})
        if len(tried) >= SPARE:
            self._full(next(iter(tried)))
            del tried[next(iter(tried))]
        tried[connection] = None
        return True

    def _tried(self, connection: Connection, last: bool = False) -> None:
        """A device that is on trial has said hello: if it holds a seat it stays, and counts."""
        tried = self._spare.get(connection.address, {})
        if connection not in tried or connection.closed:
            return
        if connection.seats:
            self._left_trial(connection)
            self.open.enter(connection.address, many=True)
        elif last:
            self._full(connection)
        else:
            asyncio.get_running_loop().call_later(PROOF, self._tried, connection, True)

    def _left_trial(self, connection: Connection) -> bool:
        tried = self._spare.get(connection.address, {})
        if connection not in tried:
            return False
        del tried[connection]
        if not tried:
            del self._spare[connection.address]
        return True

    def _silent(self, connection: Connection) -> None:
        """Whoever has not said hello by now is not waited for any longer."""
        if connection.host is None and not connection.closed:
            self.refused.add("hello")
            connection.close(TOO_MUCH, "hello")

    # --- what is said ---------------------------------------------------------------------------

    def _cost(self, connection: Connection, message: wire.FromClient | None) -> float:
        """Take what this message costs from its device and its address; 0 if there was enough, else the wait.

        A few messages of every device count for the device alone: a flood from the same house does not silence it.
        """
        now, cost = time.monotonic(), COSTS.get(type(message), 1.0)
        wait = connection.bucket.take(now, cost)
        if not wait and connection.modest.take(now, cost):
            wait = self.speaking.take(connection.address, cost)
        return wait

    async def _serve(self, connection: Connection, name: str, receive: Receive, line: Line | None) -> None:
        while True:
            event = await receive()
            if event["type"] == PAUSE:
                await asyncio.sleep(event["seconds"])
                continue
            if event["type"] != "websocket.receive":
                return
            if connection.closed:  # it counts as open until it is really gone
                continue
            message = self._read(connection, event.get("text") or event.get("bytes") or b"")
            if isinstance(message, float):
                await asyncio.sleep(message)
                continue
            if connection.host is None and isinstance(message, wire.Hello):
                found = await self.tables.find(name)
                if isinstance(found, Absent):
                    connection.tell(wire.Failed("", found.message))
                    connection.close(CLOSE_CODES[found.why], found.message.id)
                    continue
                if found.room.guest:  # another process has it by now; whoever comes again is led there
                    connection.close(TRY_LATER, "moved")
                    continue
                connection.host = found
                if line is not None:
                    line.listen(partial(self._hear, connection))
            self._deal(connection, message)

    def _hear(self, connection: Connection, data: bytes) -> float:
        """Deal with what a device says at a table, at once; the seconds for which it is not listened to then."""
        if connection.closed:
            return 0.0
        message = self._read(connection, data)
        if isinstance(message, float):
            return message
        self._deal(connection, message)
        return 0.0

    def _read(self, connection: Connection, data: str | bytes) -> wire.FromClient | float:
        """What a device says, paid for; or it is told why not, and is not listened to for so many seconds."""
        message: wire.FromClient | None
        try:
            message = decode(data)
        except (msgspec.MsgspecError, RecursionError, UnicodeError):
            message = None
        wait = self._cost(connection, message)
        if wait:
            self.refused.add("messages")
            key = salvaged_key(data) if message is None else getattr(message, "key", "")
            connection.tell(wire.Limited(key, int(wait * 1000) + 1, Text("server-too-fast")))
            return 0.0 if connection.struck() else min(wait, SLOWED)
        if message is None:
            self.refused.add("nonsense")
            connection.tell(wire.Failed(salvaged_key(data), Text("server-unreadable")))
            return NONSENSE if not connection.struck() and connection.often_struck else 0.0
        return message

    def _deal(self, connection: Connection, message: wire.FromClient) -> None:
        """Answer what needs no table, and hand the rest to it."""
        host = connection.host
        if isinstance(message, wire.Ping):
            before, connection.front = connection.front, message.front
            if before != message.front and host is not None:
                host.turned(connection)
            connection.tell(wire.Pong(message.key, -1 if host is None else host.version))
        elif host is None:
            connection.tell(wire.Failed(getattr(message, "key", ""), Text("server-hello-first")))
        else:
            host.post(connection, message)
            if self._spare and isinstance(message, wire.Hello):
                self._tried(connection)
