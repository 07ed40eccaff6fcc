"""Tables that are no more: everything that refers to them goes with them, and whoever comes is told what became of it.

A game that was played to its end may leave its record, in few bytes and without names.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from lamplight.core.view import Text
from lamplight.server import clock, news
from lamplight.server.care import changes
from lamplight.server.care.schema import graves, matches, own_column, plies, records, referring

Why = Literal["operator", "untouched", "finished", "record"]
REMEMBERED: Final = 730 * 86_400  # seconds for which it is known of a table that it is gone


class Kept(NamedTuple):
    """The record of a game whose table is gone."""

    game: str
    door: str
    lines: str
    opened: bool = False  # may everybody know its secrets?


def remove(connection: Connection, number: int, why: Why, lines: Sequence[str] = ()) -> bool:
    """Delete a table with all that refers to it, but for the lines of its record; False if there is none any more."""
    row = connection.execute(sa.select(matches).where(matches.c.number == number).with_for_update()).first()
    if row is None:
        return False
    played = sa.select(plies.c.n).where(plies.c.match == number, plies.c.key.is_not(None)).limit(1)
    now = clock.now()
    opened = row.opened if connection.execute(played).first() is not None else now  # bots have no secrets from anybody
    for table in reversed(referring()):
        connection.execute(sa.delete(table).where(own_column(table) == number))
    connection.execute(sa.delete(matches).where(matches.c.number == number))
    connection.execute(sa.insert(graves).values(id=row.id, number=number, at=now, why=why))
    if lines:
        body = zlib.compress(("\n".join(lines) + "\n").encode(), 9)
        connection.execute(
            sa.insert(records).values(
                id=row.id,
                game=row.game,
                made=row.made,
                ended=max(row.ended, 0),
                door=row.door,
                body=body,
                opened=opened,
            )
        )
    changes.tell(connection, news.Gone(changes.NOBODY, number))
    return True


def forget_graves(connection: Connection, now: int) -> None:
    """What has been gone for long is not remembered; the newest number always is."""
    newest = sa.select(sa.func.max(graves.c.number)).scalar_subquery()
    old = sa.and_(graves.c.at < now - REMEMBERED, graves.c.number < newest, graves.c.why != "record")
    connection.execute(sa.delete(graves).where(old))


def became_of(connection: Connection, table: str) -> Text | None:
    """What to tell whoever comes to a table that is gone; None: there never was one."""
    why = connection.execute(sa.select(graves.c.why).where(graves.c.id == table)).scalar()
    return None if why is None else Text(f"care-gone-{why}")


def kept_record(connection: Connection, table: str) -> Kept | None:
    """The record that a table has left."""
    found = connection.execute(sa.select(records).where(records.c.id == table)).first()
    if found is None:
        return None
    return Kept(found.game, found.door, zlib.decompress(found.body).decode(), found.opened is not None)
