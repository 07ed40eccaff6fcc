"""What is on disk of those who want to be told that it is their turn; and the server's own keepsakes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from lamplight.server.rows import matches, metadata, seats

NOBODY_TOLD: Final = -1
MOST_PER_SEAT: Final = 4

subscriptions = sa.Table(
    "subscriptions",
    metadata,
    sa.Column("match", sa.Integer, sa.ForeignKey("matches.number"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("endpoint", sa.String(600), primary_key=True),  # where the browser's maker takes messages for it
    sa.Column("p256dh", sa.String(120), nullable=False),  # the browser's keys: nobody on the way can read a notice
    sa.Column("auth", sa.String(60), nullable=False),
    sa.Column("lang", sa.String(8), nullable=False),
    sa.Column("quiet_from", sa.Integer),  # minutes after midnight, of the person's own clock
    sa.Column("quiet_to", sa.Integer),
    sa.Column("zone", sa.Integer, nullable=False),  # minutes that this clock is ahead of UTC
    sa.Column("told", sa.Integer, nullable=False),  # the version with which the turn began of which it was told last
    sa.Column("due", sa.Integer),  # when it is to be told, if that must wait
    sa.Index("subscriptions_due", "due"),
)

keepsakes = sa.Table(
    "keepsakes",
    metadata,
    sa.Column("name", sa.String(40), primary_key=True),
    sa.Column("value", sa.LargeBinary, nullable=False),
)


@dataclass(frozen=True)
class Subscription:
    """One device that is told of the turns of one seat."""

    match: int
    seat: int
    endpoint: str
    p256dh: str
    auth: str
    lang: str
    quiet_from: int | None
    quiet_to: int | None
    zone: int
    told: int = NOBODY_TOLD
    due: int | None = None

    def quiet_until(self, now: int) -> int | None:
        """When this person's quiet hours end, if it is one of them now.

        >>> one = Subscription(1, 0, "", "", "", "en", 22 * 60, 7 * 60, 60)
        >>> one.quiet_until(20 * 3600), one.quiet_until(22 * 3600) // 3600, one.quiet_until(3 * 3600) // 3600
        (None, 30, 6)
        """
        if self.quiet_from is None or self.quiet_to is None or self.quiet_from == self.quiet_to:
            return None
        minute = (now // 60 + self.zone) % 1440
        left = (self.quiet_to - minute) % 1440
        long = (self.quiet_to - self.quiet_from) % 1440
        return now - now % 60 + left * 60 if 0 < left <= long else None


def _of(match: int, seat: int, endpoint: str) -> tuple[sa.ColumnElement[bool], ...]:
    table = subscriptions.c
    return table.match == match, table.seat == seat, table.endpoint == endpoint


def subscribe(connection: Connection, new: Subscription) -> None:
    """Store a subscription in place of the same one; a seat has few of them, the newest."""
    told = connection.execute(sa.select(subscriptions.c.told).where(*_of(new.match, new.seat, new.endpoint))).scalar()
    connection.execute(sa.delete(subscriptions).where(*_of(new.match, new.seat, new.endpoint)))
    values = {column.name: getattr(new, column.name) for column in subscriptions.columns}
    connection.execute(sa.insert(subscriptions).values({**values, "told": new.told if told is None else told}))
    all_ = subscriptions_of(connection, new.match)
    mine = [one for one in all_ if one.seat == new.seat and one.endpoint != new.endpoint]
    for one in mine[: max(0, len(mine) + 1 - MOST_PER_SEAT)]:
        unsubscribe(connection, one.match, one.seat, one.endpoint)


def unsubscribe(connection: Connection, match: int, seat: int, endpoint: str) -> None:
    connection.execute(sa.delete(subscriptions).where(*_of(match, seat, endpoint)))


def forget_endpoint(connection: Connection, endpoint: str) -> None:
    """The device is gone, wherever it wanted to be told of something."""
    connection.execute(sa.delete(subscriptions).where(subscriptions.c.endpoint == endpoint))


def subscriptions_of(connection: Connection, match: int) -> list[Subscription]:
    found = sa.select(subscriptions).where(subscriptions.c.match == match)
    return [Subscription(*row) for row in connection.execute(found)]


_ENDPOINTS: Final = tuple(f"endpoint_{n}" for n in range(MOST_PER_SEAT))
# Note of which turn some devices of a seat have been told, or when they are to be; gives back the endpoints of those
# of which nobody else has noted anything since.
NOTE_TOLD: Final = (
    sa.update(subscriptions)
    .where(
        subscriptions.c.match == sa.bindparam("match_"),
        subscriptions.c.seat == sa.bindparam("seat_"),
        subscriptions.c.told == sa.bindparam("known"),
        sa.or_(*(subscriptions.c.endpoint == sa.bindparam(name) for name in _ENDPOINTS)),
    )
    .values(told=sa.bindparam("told_"), due=sa.bindparam("due_"))
    .returning(subscriptions.c.endpoint)
)


def told_values(ones: Sequence[Subscription], told: int, due: int | None) -> dict[str, object]:
    """The values of NOTE_TOLD for devices of one seat that have all been told of the same turn so far."""
    first = ones[0]
    named = {name: ones[min(at, len(ones) - 1)].endpoint for at, name in enumerate(_ENDPOINTS)}
    return {"match_": first.match, "seat_": first.seat, "known": first.told, "told_": told, "due_": due, **named}


def note_hooked(connection: Connection, match: int, seat: int, since: int) -> bool:
    """Note that the host's webhook is told of this turn; False if it has been."""
    mine = (seats.c.match == match, seats.c.seat == seat, seats.c.hooked != since)
    return connection.execute(sa.update(seats).where(*mine).values(hooked=since)).rowcount == 1


def anybody_subscribed(connection: Connection) -> bool:
    """Does any device want to be told of anything?"""
    return connection.execute(sa.select(subscriptions.c.match).limit(1)).first() is not None


def tables_due(connection: Connection, now: int) -> list[str]:
    """The tables where somebody's quiet hours are over."""
    found = sa.select(matches.c.id).join(subscriptions, subscriptions.c.match == matches.c.number)
    return [row.id for row in connection.execute(found.where(subscriptions.c.due <= now).distinct())]


def keepsake(connection: Connection, name: str, make: Callable[[], bytes]) -> bytes:
    """What is kept under this name; made the first time, by one of those who want it."""
    query = sa.select(keepsakes.c.value).where(keepsakes.c.name == name)
    found = connection.execute(query).scalar()
    if found is None:
        insert = sa.text(f"INSERT INTO {keepsakes.name} (name, value) VALUES (:name, :value) ON CONFLICT DO NOTHING")
        connection.execute(insert, {"name": name, "value": make()})
        found = connection.execute(query).scalar_one()
    return bytes(found)
