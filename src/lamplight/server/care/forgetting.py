"""Somebody wants to be forgotten at a table: name, words, keys, notices and notebook go; the moves stay, nameless.

Where the game goes on the seat is free then, and so it is where a rematch still waits for them.
"""

from __future__ import annotations

from collections.abc import Iterator

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from lamplight.server import news
from lamplight.server.care import changes
from lamplight.server.care.schema import matches, seats
from lamplight.server.rows import SeatRow, Stored, notes
from lamplight.server.seats import matches as same
from lamplight.server.seats import words_hash
from lamplight.server.subscriptions import subscriptions
from lamplight.server.transactions import drop_code, load_match, update_seat


def forgotten(old: SeatRow) -> SeatRow:
    """A seat of which nobody knows whose it was."""
    return SeatRow("remote" if old.kind in ("here", "paused") else old.kind, "", old.bot)


def forget(connection: Connection, stored: Stored, at: int) -> SeatRow:
    """Forget who holds a seat, here and where they were expected next; raises Conflict if it was changed meanwhile."""
    number, old = stored.row.number, stored.seats[at]
    new = forgotten(old)
    update_seat(connection, number, at, new, old)
    connection.execute(sa.update(seats).where(seats.c.match == number, seats.c.seat == at).values(seen=0))
    drop_code(connection, number, at)
    for table in (notes, subscriptions):
        connection.execute(sa.delete(table).where(table.c.match == number, table.c.seat == at))
    changes.tell(connection, news.Stored(changes.NOBODY, number))
    following = None if stored.row.next is None else load_match(connection, stored.row.next)
    if following is not None and at < len(following.seats) and following.seats[at].heir:
        forget(connection, following, at)
    return new


def seat_by_words(stored: Stored, words: str) -> int | None:
    """The seat that these three words belong to."""
    if not any(seat.words is not None for seat in stored.seats):
        return None
    asked = words_hash(words, stored.row.id)
    return next((at for at, seat in enumerate(stored.seats) if same(asked, seat.words)), None)


def tables_with_words(connection: Connection) -> Iterator[str]:
    """All tables where somebody has words."""
    some = sa.exists().where(seats.c.match == matches.c.number, seats.c.words.is_not(None))
    for row in connection.execute(sa.select(matches.c.id).where(some).order_by(matches.c.number)).all():
        yield row.id
