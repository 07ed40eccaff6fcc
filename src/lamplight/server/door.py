"""The door of a table: who may look in, and who may sit down without being invited.

*open*: the table is listed, and whoever comes may take a free seat; only where whoever runs the server allows it
(setting `open_tables`). *link*: whoever has its address may watch, and seats are given by invitation. *closed*: who
holds no seat and no invitation that counts sees nothing of it, by whichever way they come.

An open door is the table's invitation for whoever comes, and gives nobody another right. The list comes from the
database alone (`matches.listed`), so no table is opened for a glance at it.
"""

from __future__ import annotations

from collections.abc import Container, Iterable
from functools import partial
from typing import Final, cast

import msgspec

from lamplight.core.view import Refusal, Text
from lamplight.kits import UnknownGame, game_named, info_of
from lamplight.server import clock, wire
from lamplight.server.command import Command
from lamplight.server.connection import Connection
from lamplight.server.house import House
from lamplight.server.ledger import Ledger
from lamplight.server.outcomes import FRAME, Done, Handlers, Outcome, Refuse
from lamplight.server.room import Room
from lamplight.server.rows import MatchRow, SeatRow
from lamplight.server.seats import matches, token_hash
from lamplight.server.settings import Settings
from lamplight.server.store import Store
from lamplight.server.transactions import change_door, note_listed, tables_listed

RULE: Final = "table-door"
SHUT: Final = Text("door-shut")
OFF: Final = Text("door-off")
SHOWN_OUT: Final = 4403  # the code with which a line ends that is not for whoever dialled it
MOST: Final = 100  # tables on the list
ABANDONED: Final = 7 * 86_400  # seconds after which a table that nobody came back to is no longer on it


# --- what is allowed ------------------------------------------------------------------------------


def door_fault(door: wire.Door, settings: Settings) -> Text | None:
    """Why there is no such door here."""
    return OFF if door == "open" and not settings.open_tables else None


def door_of(room: Room) -> wire.Door:
    """The door as it counts now: where nothing is listed any more, an open one is one with a link."""
    door = cast(wire.Door, room.door)
    return door if door_fault(door, room.settings) is None else "link"


def is_open(room: Room) -> bool:
    """May whoever comes take a free seat?"""
    return door_of(room) == "open" and not room.over


def knows(room: Room, keys: Iterable[bytes]) -> bool:
    """Is one of these the key of a seat, or an invitation that counts?"""
    known = [room.invite, *(one for seat in room.seats for one in (seat.token, seat.phone, seat.invite))]
    return any(matches(key, one) for key in keys for one in known)


def shut(room: Room, keys: Iterable[bytes]) -> bool:
    """Is the door closed to whoever has only these keys?"""
    return room.door == "closed" and not knows(room, keys)


def presented(header: str) -> list[bytes]:
    """The keys that a request shows: tokens or invitations with commas between them."""
    return [token_hash(part.strip()) for part in header.split(",")[:13] if part.strip()]


class Doorkeeper:
    """The door of one table."""

    def __init__(self, room: Room, ledger: Ledger, house: House) -> None:
        self.room = room
        self.ledger = ledger
        self.house = house
        self.handlers: Handlers = {wire.SetDoor: self.set}

    async def set(self, command: Command[wire.SetDoor]) -> Outcome:
        """The host opens or closes the door; who may not be here any more is shown out then."""
        room, door = self.room, command.message.door
        fault = door_fault(door, room.settings)
        if fault is not None:
            return Refuse(Refusal(RULE, fault))
        if door == room.door:
            return Done()
        listed = clock.now() if door == "open" and not room.over else None
        failed = await self.ledger.write(lambda db: change_door(db, room.number, door, listed))
        if failed is not None:
            return failed
        room.door, room.listed = door, listed
        return Done(tell=FRAME)

    def usher(self) -> bool:
        """Show out whoever may not be here any more; was there anybody?"""
        room = self.room
        if room.door != "closed":
            return False
        out = [one for one in room.connections if not one.seats and shut(room, one.invites)]
        for connection in out:
            room.connections.pop(connection)
            show_out(connection)
        return bool(out)

    def follow(self) -> None:
        """A game that is over is not on the list, and one that goes on after all is."""
        room = self.room
        wanted = room.door == "open" and not room.over
        if wanted != (room.listed is not None):
            room.listed = clock.now() if wanted else None
            self.house.store.submit(partial(note_listed, number=room.number, listed=room.listed), lambda *_: None)


def show_out(connection: Connection) -> None:
    """Tell a device that this table is not for it, and end its line."""
    connection.tell(wire.Failed("", SHUT))
    connection.close(SHOWN_OUT, SHUT.id)


# --- the list -------------------------------------------------------------------------------------


async def listing(store: Store, aside: Container[str]) -> wire.OpenTables:
    """All open tables with a free seat, the newest first, as everybody may know them; without those set aside."""
    now = clock.now()
    found = await store.read(lambda db: tables_listed(db, now - ABANDONED, MOST))
    shown = [told(row, seats, now) for row, seats in found if row.id not in aside]
    return wire.OpenTables(tuple(one for one in shown if one is not None))


def told(row: MatchRow, seats: list[SeatRow], now: int) -> wire.OpenTable | None:
    """A table as it is listed, with nothing of how the game stands; none of a game that is not here any more."""
    try:
        colours = info_of(game_named(row.game)).colours
    except UnknownGame:
        return None
    return wire.OpenTable(
        id=row.id,
        game=row.game,
        seats=tuple(_seat(at, seat, colours[at] if at < len(colours) else "") for at, seat in enumerate(seats)),
        ago=max(0, now - (row.listed or now)),
        lang=row.lang,
        limit=row.pace,
        options=msgspec.json.decode(row.options, type=dict[str, str]),
    )


def _seat(at: int, seat: SeatRow, colour: str) -> wire.SeatInfo:
    return wire.SeatInfo(
        seat=at,
        colour=colour,
        kind=cast(wire.SeatKind, seat.kind),
        name=seat.name,
        bot=seat.bot if seat.kind == "bot" else "",
        open=seat.open,
        held=seat.held,
    )


def free(seat: SeatRow) -> bool:
    """May whoever comes sit down there?"""
    return seat.open and seat.kind == "remote"
