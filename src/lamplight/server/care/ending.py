"""When a game came to its end, kept beside its table: whoever looks at many tables need not replay them."""

from __future__ import annotations

from functools import partial

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from lamplight.server import clock
from lamplight.server.room import Room
from lamplight.server.rows import matches
from lamplight.server.store import Store

UNKNOWN = -1  # a table from before this was kept
GOES_ON = 0


def note_ended(connection: Connection, number: int, ended: int) -> None:
    """Store since when a game is over, or that it goes on; nobody is told."""
    connection.execute(sa.update(matches).where(matches.c.number == number).values(ended=ended))


class Ending:
    """The end of the game at one table."""

    def __init__(self, room: Room, store: Store) -> None:
        self.room = room
        self.store = store

    def follow(self) -> None:
        """Something has happened here: is it over now, or not any more?"""
        room = self.room
        if room.ended == UNKNOWN or room.over != (room.ended > GOES_ON):
            room.ended = (room.moved or clock.now()) if room.over else GOES_ON
            self.store.submit(partial(note_ended, number=room.number, ended=room.ended), lambda *_: None)
