"""After the end: the same people go on at another table, with fresh keys for their seats there."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from dataclasses import replace
from typing import Any, NamedTuple, Protocol

from lamplight.core.game import SetupError
from lamplight.core.view import Text
from lamplight.server import wire
from lamplight.server.command import Command
from lamplight.server.connection import Connection
from lamplight.server.database import Conflict, StoreError
from lamplight.server.outcomes import Done, Duplicate, Fail, Handlers, Letter, Outcome, refuse
from lamplight.server.room import Room
from lamplight.server.rows import SeatRow
from lamplight.server.store import Store
from lamplight.server.transactions import update_seat


class Following(NamedTuple):
    """The table of the rematch, and the keys of the seats and of the phones that are present."""

    table: str
    keys: dict[int, wire.SeatKeys]
    phones: dict[int, wire.SeatKeys]


class Onwards(Protocol):
    """Whoever sets up tables."""

    async def rematch(self, room: Room) -> Following:
        """The same game for the same people; raises Conflict if another process was first, SetupError, StoreError."""

    async def heirs(self, name: str, seats: tuple[int, ...], phones: tuple[int, ...]) -> tuple[wire.SeatKeys, ...]:
        """Fresh keys for those of these seats that wait for their holder at the table of the rematch."""


class Arrived(NamedTuple):
    """A device has said hello: it learns of the table where the others are, or has come there itself."""

    connection: Connection


class Rematches:
    """The way from one table to the next."""

    def __init__(
        self, room: Room, store: Store, onwards: Onwards, spawn: Callable[[Coroutine[Any, Any, None]], None]
    ) -> None:
        self.room = room
        self.store = store
        self.onwards = onwards
        self.spawn = spawn
        self.handlers: Handlers = {wire.Rematch: self.ask, Arrived: self.arrived}

    async def ask(self, command: Command[wire.Rematch]) -> Outcome:
        room = self.room
        if not room.over:
            return refuse("table-rematch", "server-rematch-early")
        if room.following is not None:
            return Duplicate(await self._keys(command.connection))
        try:
            following = await self.onwards.rematch(room)
        except StoreError as error:
            return Fail(error.message)
        except SetupError as error:
            return Fail(error.faults[0])
        except Conflict:  # another process was first: its table is found as soon as it is heard of
            return Fail(Text("server-rematch-made"))
        room.following = following.table
        letters: list[Letter] = []
        for each in room.connections:
            own = [following.keys[at] for at in each.main if at in following.keys]
            own += [following.phones[at] for at in each.phone if at in following.phones]
            letters.append((each, wire.Moved(following.table, tuple(own))))
        return Done(letters=tuple(letters))

    async def _keys(self, connection: Connection) -> tuple[Letter, ...]:
        """The keys of this device's seats at the table of the rematch, unless it has used them already."""
        following = self.room.following
        if following is None:
            return ()
        if not connection.seats:  # at the window: there is no key, but there is the way
            return ((connection, wire.Moved(following, ())),)
        keys = await self.onwards.heirs(following, connection.main, connection.phone)
        return ((connection, wire.Moved(following, keys)),) if keys else ()

    def found(self) -> None:
        """The table of the rematch was set up by another process: everybody here gets their keys."""
        for connection in self.room.connections:
            self.spawn(self._hand_over(connection))

    async def _hand_over(self, connection: Connection) -> None:
        for device, message in await self._keys(connection):
            device.tell(message)

    def concerns(self, connection: Connection) -> bool:
        """Is there something to do for a device that has just come?"""
        room = self.room
        if room.following is not None:
            return True
        return any(room.seats[at].heir for at in connection.main)

    async def arrived(self, arrived: Arrived) -> Outcome:
        if self.room.following is not None:
            return Done(letters=await self._keys(arrived.connection))
        await self._settle(arrived.connection.main)
        return Done()

    async def _settle(self, seats: tuple[int, ...]) -> None:
        """The keys that the rematch gave out have come into use: they are not given out again."""
        room = self.room
        for at in seats:
            seat = room.seats[at]
            if seat.heir:
                new = replace(seat, heir=False)

                def job(db: Any, at: int = at, new: SeatRow = new, old: SeatRow = seat) -> None:
                    update_seat(db, room.number, at, new, old)

                try:
                    await self.store.write(job)
                except (StoreError, Conflict):
                    return  # tried again when the device next says hello
                room.seats[at] = new
