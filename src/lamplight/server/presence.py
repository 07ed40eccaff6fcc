"""Coming and going: a device says hello with the tokens of its seats, and leaves; its seats stay its own."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from lamplight.core.view import Text
from lamplight.server import wire
from lamplight.server.seats import matches, token_hash
from lamplight.server.sharing import PhoneGone
from lamplight.server.sockets import Connection

if TYPE_CHECKING:
    from lamplight.server.table import Handlers, Table


class Presence:
    """The devices around one table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.touched = time.monotonic()
        self.handlers: Handlers = {wire.Hello: self.hello}

    def hello(self, connection: Connection, message: wire.Hello) -> None:
        if connection.closed:
            return
        table = self.table
        before = connection.seats if connection in table.connections else None
        connection.tokens = tuple(token_hash(token) for token in message.tokens)
        self.recognise(connection)
        table.connections[connection] = None
        self.touched = time.monotonic()
        moved = table.sharing.count_phones()
        connection.tell(table.telling.sync(connection))
        if connection.seats != before or moved:
            table.telling.frame(but=connection)
        if moved:
            table.sharing.show_again(moved, but=connection)
        table.rematch.arrived(connection)

    def leave(self, connection: Connection) -> None:
        """A device has gone."""
        table = self.table
        if connection in table.connections:
            del table.connections[connection]
            self.touched = time.monotonic()
            moved = table.sharing.count_phones()
            table.telling.frame()
            if moved:
                table.post(None, PhoneGone(moved))

    def recognise(self, connection: Connection) -> bool:
        """Find the seats that this device's tokens hold, on its own or as a phone; are they others than before?"""
        before = (connection.main, connection.phone)
        main: list[int] = []
        phone: list[int] = []
        for at, seat in enumerate(self.table.seats):
            if any(matches(token, seat.token) for token in connection.tokens):
                main.append(at)
            elif any(matches(token, seat.phone) for token in connection.tokens):
                phone.append(at)
        connection.main, connection.phone = tuple(main), tuple(phone)
        connection.seats = tuple(sorted(main + phone)) if phone else connection.main
        return (connection.main, connection.phone) != before

    def present(self, at: int) -> bool:
        """Is a device here that holds this seat?"""
        table = self.table
        if any(at in connection.seats for connection in table.connections):
            return True
        return any(at in room.seats for room in table.elsewhere.rooms.values())

    def seated(self, connection: Connection, key: str) -> bool:
        """Does this device hold any seat? If not, it is told."""
        if connection.seats:
            return True
        self.table.refuse(connection, key, "table-seat", Text("server-watching"))
        return False
