"""A device that several people share shows no secret: a seat looks at its own behind the curtain, or on a phone.

A phone that was lent a seat by a short code holds it alone for as long as it is there. Who speaks for which seat, and
what a shared device sees, stands in room.py.
"""

from __future__ import annotations

import asyncio

from lamplight.server import clock, wire
from lamplight.server.command import SEAT_RULE, Command
from lamplight.server.database import Conflict, StoreError
from lamplight.server.ledger import why_lost
from lamplight.server.outcomes import Done, Fail, Handlers, Outcome, Tell, refuse
from lamplight.server.room import Room
from lamplight.server.seats import code_hash, matches, new_code
from lamplight.server.store import Store
from lamplight.server.transactions import put_code


class Sharing:
    """The curtain and the phones of one table."""

    def __init__(self, room: Room, store: Store) -> None:
        self.room = room
        self.store = store
        self.handlers: Handlers = {wire.Look: self.look, wire.LendSeat: self.lend, wire.PutAway: self.put_away}

    async def look(self, command: Command[wire.Look]) -> Outcome:
        room, seat = self.room, command.message.seat
        return Done(wire.Looked(command.key, seat, room.match.view(seat), room.notes.get(seat)))

    async def lend(self, command: Command[wire.LendSeat]) -> Outcome:
        room, at = self.room, command.message.seat
        if at not in command.connection.main:
            return refuse(SEAT_RULE, "server-lend-phone")
        code = new_code()
        hashed = await asyncio.to_thread(code_hash, code)
        now = clock.now()
        until = now + int(room.settings.code_life)
        try:
            await self.store.write(lambda db: put_code(db, hashed, room.number, at, until, now))
        except (StoreError, Conflict) as error:
            return Fail(why_lost(error))
        return Done(wire.Code(command.key, at, code))

    async def put_away(self, command: Command[wire.PutAway]) -> Outcome:
        room, connection = self.room, command.connection
        phone = room.seats[command.message.seat].phone
        connection.tokens = tuple(token for token in connection.tokens if not matches(token, phone))
        room.recognise(connection)
        return Done(tell=Tell(frame=True, devices=(connection,), holders=room.count_phones()))
