"""Everything from one database into another, row by row, whichever kind they are; and whether it has arrived."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from lamplight.server.leases import MOMENTARY

ROWS = 2_000  # that are carried at once
VERSIONS = "alembic_version"

Contents = dict[str, tuple[int, int]]  # by table of the database: how many rows, and a sum over all of them
Told = Callable[[int, int], None]  # so many rows of so many


def tables(connection: Connection) -> list[sa.Table]:
    """What there is to keep in a database, whatever its schema; those that others refer to first."""
    found = sa.MetaData()
    found.reflect(connection)
    return [one for one in found.sorted_tables if one.name != VERSIONS and one.name not in MOMENTARY]


def _rows(connection: Connection, table: sa.Table) -> Iterator[list[dict[str, object]]]:
    found = connection.execute(sa.select(table), execution_options={"stream_results": True}).mappings()
    for part in found.partitions(ROWS):
        yield [dict(row) for row in part]


def _value(value: object) -> object:
    """A value as every kind of database gives it."""
    if isinstance(value, (bytes, memoryview)):
        return bytes(value).hex()
    return int(value) if isinstance(value, bool) else value


def _sum(row: dict[str, object]) -> int:
    text = repr([(name, _value(row[name])) for name in sorted(row)])
    return int.from_bytes(hashlib.sha256(text.encode()).digest(), "big")


def contents(connection: Connection) -> Contents:
    """What is in a database, so that two can be compared: in whatever order the rows come."""
    found: Contents = {}
    for table in tables(connection):
        count = total = 0
        for part in _rows(connection, table):
            count += len(part)
            total += sum(map(_sum, part))
        found[table.name] = (count, total % 2**256)
    return found


def pour(source: Connection, target: Connection, told: Told = lambda *_: None) -> Contents:
    """Carry everything over, into tables of the same schema that are empty; what was carried."""
    arrived = {table.name: table for table in tables(target)}
    every = tables(source)
    total = sum(source.execute(sa.select(sa.func.count()).select_from(one)).scalar() or 0 for one in every)
    found: Contents = {}
    done = 0
    for table in every:
        count = sums = 0
        for part in _rows(source, table):
            target.execute(sa.insert(arrived[table.name]), part)
            count += len(part)
            sums += sum(map(_sum, part))
            done += len(part)
            told(done, total)
        found[table.name] = (count, sums % 2**256)
    go_on_counting(target)
    return found


def empty(connection: Connection) -> None:
    """Take everything out; the schema stays."""
    for table in reversed(tables(connection)):
        connection.execute(sa.delete(table))


def go_on_counting(connection: Connection) -> None:
    """Numbers that PostgreSQL gives out come after those that are there."""
    if connection.dialect.name != "postgresql":
        return
    for table, column, beside in (("matches", "number", ("graves",)), ("changes", "n", ())):
        if not sa.inspect(connection).has_table(table):
            continue
        highest = [
            connection.exec_driver_sql(f"SELECT max({column}) FROM {one}").scalar()
            for one in (table, *beside)
            if sa.inspect(connection).has_table(one)
        ]
        most = max((number or 0 for number in highest), default=0)
        if most:
            connection.exec_driver_sql(f"SELECT setval(pg_get_serial_sequence('{table}', '{column}'), {most})")
