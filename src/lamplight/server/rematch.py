"""After the end: the same people go on at another table, with fresh keys for their seats there."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from lamplight.core.view import Text
from lamplight.server import wire
from lamplight.server.sockets import Connection
from lamplight.server.store import Conflict, SeatRow, StoreError, update_seat

if TYPE_CHECKING:
    from lamplight.server.table import Handlers, Table


class Rematches:
    """The way from one table to the next."""

    def __init__(self, table: Table, following: str | None) -> None:
        self.table = table
        self.following = following  # the table of the rematch
        self.handlers: Handlers = {wire.Rematch: self.ask}

    def ask(self, connection: Connection, message: wire.Rematch) -> None:
        table = self.table
        if not table.presence.seated(connection, message.key):
            return
        if not table.over:
            table.refuse(connection, message.key, "table-rematch", Text("server-rematch-early"))
            return
        if self.following is not None:
            connection.tell(wire.Ack(message.key, "duplicate", table.version))
            table.begin(self._hand_over(connection))
            return

        async def run() -> None:
            from lamplight.server.lobby import LobbyError

            try:
                made = await table.tables.rematch(table)
            except StoreError as error:
                connection.tell(wire.Failed(message.key, error.message))
                return
            except LobbyError as error:  # another process was first: its table is found as soon as it is heard of
                connection.tell(wire.Failed(message.key, error.messages[0]))
                return
            self.following, keys, phones = made
            connection.tell(wire.Ack(message.key, "ok", table.version))
            for each in table.connections:
                own = [keys[at] for at in each.main if at in keys] + [phones[at] for at in each.phone if at in phones]
                each.tell(wire.Moved(self.following, tuple(own)))

        table.begin(run())

    async def _hand_over(self, connection: Connection) -> None:
        """Give this device the keys of its seats at the table of the rematch, unless it has used them already."""
        if self.following is None:
            return
        keys = await self.table.tables.heirs(self.following, connection.main, connection.phone)
        if keys:
            connection.tell(wire.Moved(self.following, keys))

    def found(self) -> None:
        """The table of the rematch was set up by another process: everybody here gets their keys."""
        for connection in self.table.connections:
            if connection.seats:
                self.table.tables.spawn(self._hand_over(connection))

    def arrived(self, connection: Connection) -> None:
        """A device has said hello: it learns of the table where the others are, or has come there itself."""
        table = self.table
        if self.following is not None and connection.seats:
            table.begin(self._hand_over(connection))
        elif any(table.seats[at].heir for at in connection.main):
            table.begin(self._settled(connection.main))

    async def _settled(self, seats: tuple[int, ...]) -> None:
        """The keys that the rematch gave out have come into use: they are not given out again."""
        table = self.table
        for at in seats:
            seat = table.seats[at]
            if seat.heir:
                new = replace(seat, heir=False)

                def job(db: Any, at: int = at, new: SeatRow = new, old: SeatRow = seat) -> None:
                    update_seat(db, table.number, at, new, old)

                try:
                    await table.store.write(job)
                except (StoreError, Conflict):
                    return  # tried again when the device next says hello
                table.seats[at] = new
