"""What is kept beside the tables themselves: records of games that were put away, and news for a server on SQLite."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from lamplight.server import leases, subscriptions  # their tables belong to the schema, too
from lamplight.server.rows import codes, graves, matches, metadata, notes, plies, seats

records = sa.Table(
    "records",
    metadata,
    sa.Column("id", sa.String(24), primary_key=True),  # of the table where it was played
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("made", sa.Integer, nullable=False),
    sa.Column("ended", sa.Integer, nullable=False),
    sa.Column("door", sa.String(8), nullable=False),
    sa.Column("body", sa.LargeBinary, nullable=False),  # the lines of the record, by zlib
    sa.Column("opened", sa.Integer),  # when its secrets were opened to all; none: they were not
)

changes = sa.Table(
    "changes",
    metadata,
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("at", sa.Integer, nullable=False),  # seconds since 1970
    sa.Column("item", sa.Text, nullable=False),  # news.py
)

__all__ = ["changes", "codes", "graves", "leases", "matches", "notes", "plies", "records", "seats", "subscriptions"]


def referring() -> list[sa.Table]:
    """The tables of the schema whose rows belong to a match, and go with it."""
    return [one for one in metadata.sorted_tables if any(key.column is matches.c.number for key in one.foreign_keys)]


def own_column(table: sa.Table) -> sa.Column[int]:
    """Where a row says which match it belongs to."""
    return next(key.parent for key in table.foreign_keys if key.column is matches.c.number)


def is_empty(connection: Connection) -> bool:
    """Has nobody ever played here?"""
    found = (connection.execute(sa.select(one.c.id).limit(1)).first() for one in (matches, graves, records))
    return not any(found)
