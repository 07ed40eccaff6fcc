"""A device that several people share shows no secret: a seat looks at its own behind the curtain, or on a phone.

A phone that was lent a seat by a short code holds it alone for as long as it is there.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from lamplight.core.view import TableView, Text
from lamplight.server import wire
from lamplight.server.seats import code_hash, matches, new_code
from lamplight.server.sockets import Connection
from lamplight.server.store import Conflict, StoreError, put_code, stored_key

if TYPE_CHECKING:
    from lamplight.server.table import Handlers, Table


class PhoneGone(NamedTuple):
    """Seats that have come back from a phone: whoever holds them sees them anew."""

    seats: frozenset[int]

    @property
    def key(self) -> str:
        return ""


class Sharing:
    """Which device speaks for which seat of one table, and what it may see."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lent: frozenset[int] = frozenset()  # seats that a phone holds now
        self.handlers: Handlers = {
            wire.Look: self.look,
            wire.LendSeat: self.lend,
            wire.PutAway: self.put_away,
            PhoneGone: self.phone_gone,
        }

    def mine(self, connection: Connection, message: Any) -> bool:
        """Does this device speak for the seat it names? If not, it is told."""
        if message.seat not in connection.seats:
            text = Text("server-not-your-seat")
        elif message.seat in self.lent and message.seat not in connection.phone:
            text = Text("server-seat-on-phone")
        else:
            return True
        self.table.refuse(connection, message.key, "table-seat", text)
        return False

    def hands(self, connection: Connection) -> tuple[int, ...]:
        """The seats that this device speaks for now: those it holds, without those that are on a phone elsewhere."""
        if not self.lent:
            return connection.seats
        return tuple(at for at in connection.seats if at not in self.lent or at in connection.phone)

    def shared(self, connection: Connection) -> bool:
        """Do several people look at this device who may not know the same? Then it shows no secret."""
        seats = connection.seats
        return self.table.game.secrets and bool(seats) and (len(seats) > 1 or len(self.hands(connection)) == 0)

    def viewpoint(self, connection: Connection) -> int | None:
        """The seat that this device sees the table from."""
        seats = self.hands(connection)
        if not seats:
            return None
        actor = int(self.table.match.state.actor)
        return actor if actor in seats else seats[0]

    def view(self, seat: int | None, shared: bool) -> TableView:
        """What a device sees that speaks for this seat; a shared one what strangers see, and what its seat may do."""
        match = self.table.match
        if not shared:
            return match.view(seat)
        view = match.view(None)
        if seat is None or seat != match.state.actor:
            return view
        return msgspec.structs.replace(view, prompt=match.view(seat).prompt)

    def look(self, connection: Connection, message: wire.Look) -> None:
        table = self.table
        if self.mine(connection, message):
            seat = message.seat
            book = table.notebooks.books.get(seat)
            connection.tell(wire.Looked(message.key, seat, table.match.view(seat), book))

    # --- phones ---------------------------------------------------------------------------------

    def lend(self, connection: Connection, message: wire.LendSeat) -> None:
        table = self.table
        if not self.mine(connection, message):
            return
        at, key = message.seat, message.key
        if at not in connection.main:
            table.refuse(connection, key, "table-seat", Text("server-lend-phone"))
            return
        code = new_code()

        async def run() -> None:
            hashed = await asyncio.to_thread(code_hash, code)
            now = int(time.time())
            until = now + int(table.settings.code_life)
            try:
                await table.store.write(lambda db: put_code(db, hashed, table.number, at, until, now))
            except (StoreError, Conflict) as error:
                text = error.message if isinstance(error, StoreError) else Text("server-internal")
                connection.tell(wire.Failed(key, text))
            else:
                connection.tell(wire.Code(key, at, code))

        table.begin(run())

    def put_away(self, connection: Connection, message: wire.PutAway) -> None:
        table = self.table
        at = message.seat
        key = stored_key(at, message.key)
        if table.lately(key):
            connection.tell(wire.Ack(message.key, "duplicate", table.version))
            return
        if at not in connection.phone:
            table.refuse(connection, message.key, "table-seat", Text("server-not-your-seat"))
            return
        phone = table.seats[at].phone
        connection.tokens = tuple(token for token in connection.tokens if not matches(token, phone))
        table.remember(key)
        connection.tell(wire.Ack(message.key, "ok", table.version))
        table.presence.recognise(connection)
        self.moved(connection)

    def phone_gone(self, _: None, gone: PhoneGone) -> None:
        self.show_again(gone.seats)

    def show_again(self, seats: frozenset[int], but: Connection | None = None) -> None:
        """Everything from scratch to whoever holds one of these seats."""
        for connection in self.table.connections:
            if connection is not but and not seats.isdisjoint(connection.seats):
                connection.tell(self.table.telling.sync(connection))

    def count_phones(self) -> frozenset[int]:
        """Count anew which seats are on a phone; those for which that has changed."""
        before = self.lent
        here = {at for connection in self.table.connections for at in connection.phone}
        rooms = self.table.elsewhere.rooms.values()
        self.lent = frozenset(here.union(*(room.phones for room in rooms)))
        return before ^ self.lent

    def moved(self, *changed: Connection) -> None:
        """These devices hold other seats now: they and all whose seats went to or came from a phone are told."""
        moved = self.count_phones()
        self.table.telling.frame()
        for connection in self.table.connections:
            if connection in changed or not moved.isdisjoint(connection.seats):
                connection.tell(self.table.telling.sync(connection))
