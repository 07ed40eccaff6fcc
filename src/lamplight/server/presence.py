"""Coming and going: a device says hello with the tokens of its seats, and leaves; its seats stay its own."""

from __future__ import annotations

import time
from typing import NamedTuple

from lamplight.server import wire
from lamplight.server.command import Command
from lamplight.server.connection import Connection
from lamplight.server.outcomes import Done, Greeted, Handlers, Outcome, Tell
from lamplight.server.room import Room
from lamplight.server.seats import token_hash


class Left(NamedTuple):
    """A device has gone."""

    connection: Connection


class Presence:
    """The devices around one table."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.handlers: Handlers = {wire.Hello: self.hello, Left: self.left}

    async def hello(self, command: Command[wire.Hello]) -> Outcome:
        room, connection = self.room, command.connection
        if connection.closed:
            return Done()
        before = connection.seats if connection in room.connections else None
        connection.tokens = tuple(token_hash(token) for token in command.message.tokens)
        room.recognise(connection)
        room.connections[connection] = None
        room.touched = time.monotonic()
        moved = room.count_phones()
        if connection.seats == before and not moved:
            return Greeted()
        return Greeted(Tell(frame=True, but=connection, holders=moved))

    async def left(self, left: Left) -> Outcome:
        room = self.room
        if left.connection not in room.connections:
            return Done()
        del room.connections[left.connection]
        room.touched = time.monotonic()
        return Done(tell=Tell(frame=True, holders=room.count_phones()))
