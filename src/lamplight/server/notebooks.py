"""The notebook of a seat: kept with the seat, read by it alone; after the end by all who may know the game."""

from __future__ import annotations

from lamplight.server import wire
from lamplight.server.command import Command
from lamplight.server.connection import Connection, encode
from lamplight.server.ledger import Ledger
from lamplight.server.outcomes import Done, Handlers, Letter, Outcome, refuse
from lamplight.server.room import Room
from lamplight.server.transactions import write_note


def readable(room: Room, connection: Connection) -> tuple[wire.Notebook, ...]:
    """The notebook of whoever has this device alone; all of them after the end, for strangers if the game is open."""
    books = room.notes
    if room.over and (connection.seats or room.all_open()):
        return tuple(books[at] for at in sorted(books))
    seats = connection.seats
    if len(seats) != 1 or seats != room.hands(connection) or seats[0] not in books:
        return ()
    return (books[seats[0]],)


def copies(room: Room, at: int, but: Connection | None = None) -> tuple[Letter, ...]:
    """What the (other) devices are told that this seat has to itself."""
    told: list[Letter] = []
    for connection in room.connections:
        if connection is not but and connection.seats == (at,):
            books = readable(room, connection)
            if books:
                told.append((connection, wire.Notes(books)))
    return tuple(told)


class Notebooks:
    """The notebooks of one table."""

    def __init__(self, room: Room, ledger: Ledger) -> None:
        self.room = room
        self.ledger = ledger
        self.handlers: Handlers = {wire.Note: self.write}

    async def write(self, command: Command[wire.Note]) -> Outcome:
        room, message = self.room, command.message
        at = message.seat
        if room.over:
            return refuse("table-note", "server-note-over")
        book = wire.Notebook(at, message.marks, message.text)
        body = encode(book).decode()
        failed = await self.ledger.write(lambda db: write_note(db, room.number, at, body))
        if failed is not None:
            return failed
        room.notes[at] = book
        return Done(letters=copies(room, at, but=command.connection))
