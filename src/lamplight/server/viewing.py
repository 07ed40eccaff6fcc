"""Who may look at the game of a table again, and with whose eyes.

While it goes on, everybody sees again what they could see then: whoever holds one seat with the eyes of that seat,
everybody else, and a device that several people share, with those of a stranger at the window. After the end its
secrets are open to those who played; strangers see what a stranger saw, unless all who played agreed to open them
(disclosing.py). Where a game has no secrets, all is open to whoever may look in.
"""

from __future__ import annotations

from collections.abc import Iterable

import sqlalchemy as sa

from lamplight.core.margin import Margin
from lamplight.server.reels import OPEN, WINDOW, Cast, every_eye
from lamplight.server.replay import rooted
from lamplight.server.room import Room
from lamplight.server.rows import SeatRow, plies
from lamplight.server.seats import matches
from lamplight.server.table import Table


def holds(room: Room, keys: Iterable[bytes]) -> tuple[int, ...]:
    """The seats that somebody with these keys holds; after the end also on a phone that was lent to them."""
    known = list(keys)

    def held(seat: SeatRow) -> bool:
        own = (seat.token, seat.phone) if room.over else (seat.token,)
        return any(matches(key, one) for key in known for one in own)

    return tuple(at for at, seat in enumerate(room.seats) if held(seat))


def eyes_for(room: Room, keys: Iterable[bytes]) -> tuple[str, ...]:
    """The eyes with which whoever has these keys may look, the usual ones first."""
    if not room.game.secrets:
        return (OPEN,)
    held = holds(room, keys)
    if room.over:
        return every_eye(True, len(room.seats)) if held or room.all_open() else (WINDOW,)
    return (str(held[0]), WINDOW) if len(held) == 1 and held[0] not in room.lent else (WINDOW,)


def knows_all(room: Room, keys: Iterable[bytes]) -> bool:
    """May whoever has these keys know all of the game?"""
    return OPEN in eyes_for(room, keys) and (room.over or not room.game.secrets)


def cast_of(table: Table, keys: Iterable[bytes]) -> Cast:
    """What the table knows besides its record, for whoever has these keys."""
    room = table.room
    room.reasons.unpack()
    return Cast(table.telling.info().seats, dict(room.reasons), eyes_for(room, keys), room.id)


async def margin_of(table: Table) -> Margin:
    """What the record of a table says beside the game: who played, and when."""
    room = table.room
    at = sa.select(plies.c.n, plies.c.at).where(plies.c.match == room.number, plies.c.at.is_not(None))
    times = await table.house.store.read(lambda connection: {row.n: row.at for row in connection.execute(at)})
    names = tuple(seat.name for seat in room.seats)
    bots = tuple(seat.bot if seat.kind == "bot" else "" for seat in room.seats)
    return rooted(Margin(names=names, bots=bots, began=room.made, times=times), room.branch, room.match)
