"""The notebook of a seat: kept with the seat, read by it alone, open to all after the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamplight.core.view import Text
from lamplight.server import wire
from lamplight.server.sockets import Connection, encode
from lamplight.server.store import StoreError, stored_key, write_note

if TYPE_CHECKING:
    from lamplight.server.table import Handlers, Table


class Notebooks:
    """The notebooks of one table."""

    def __init__(self, table: Table, books: dict[int, wire.Notebook]) -> None:
        self.table = table
        self.books = books
        self.handlers: Handlers = {wire.Note: self.write}

    def write(self, connection: Connection, message: wire.Note) -> None:
        table = self.table
        if not table.sharing.mine(connection, message):
            return
        at = message.seat
        key = stored_key(at, message.key)
        if table.lately(key):
            connection.tell(wire.Ack(message.key, "duplicate", table.version))
            return
        if table.over:
            table.refuse(connection, message.key, "table-note", Text("server-note-over"))
            return
        book = wire.Notebook(at, message.marks, message.text)
        body = encode(book).decode()
        table.busy = True

        def done(_: object, error: Exception | None) -> None:
            if error is not None:
                text = error.message if isinstance(error, StoreError) else Text("server-internal")
                table.reload(lambda: connection.tell(wire.Failed(message.key, text)))
                return
            self.books[at] = book
            table.remember(key)
            connection.tell(wire.Ack(message.key, "ok", table.version))
            self.show(at, but=connection)
            table.proceed()

        table.store.submit(lambda db: write_note(db, table.number, at, body), done)

    def show(self, at: int, but: Connection | None = None) -> None:
        """Tell the (other) devices that this seat has to itself."""
        for connection in self.table.connections:
            if connection is not but and connection.seats == (at,):
                books = self.readable(connection)
                if books:
                    connection.tell(wire.Notes(books))

    def readable(self, connection: Connection) -> tuple[wire.Notebook, ...]:
        """The notebook of whoever has this device alone; all of them after the end."""
        if self.table.over:
            return tuple(self.books[at] for at in sorted(self.books))
        seats = connection.seats
        if len(seats) != 1 or seats != self.table.sharing.hands(connection) or seats[0] not in self.books:
            return ()
        return (self.books[seats[0]],)
