"""Putting a backup back in place: never under a running server, and what was there before is kept aside.

A backup from an older Lamplight is migrated on the way. Until the new database is whole, on disk and has been read
again, nothing about the old one is changed.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import sqlalchemy as sa

from lamplight.core.faults import CANNOT, Fault, cannot
from lamplight.server.care.backup import back_up, copy_file, named, on_disk, part_of, proved, sound
from lamplight.server.care.checking import Checked, Told, check
from lamplight.server.care.places import Place, engine, file_engine, is_newest, known, looking, reading, telling
from lamplight.server.care.pouring import contents, empty, pour
from lamplight.server.care.schema import is_empty
from lamplight.server.database import migrate
from lamplight.server.news import SERVING
from lamplight.server.opening import lock_of
from lamplight.server.serve import CannotStart, locked


class Restored(NamedTuple):
    """What is in place now, and where what was there before has been put; None: there was nothing."""

    checked: Checked
    aside: Path | None
    version: str  # the state of the schema that the backup had


# --- nobody else --------------------------------------------------------------------------------


@contextlib.contextmanager
def alone(target: Place) -> Iterator[None]:
    """No server uses this database while we do, nor begins to; raises Fault where one does."""
    file = target.file
    if file is not None:
        try:
            lock = locked(lock_of(file))
        except CannotStart as error:
            raise Fault(CANNOT, error.text) from None
        with lock:
            unused(file)
            yield
        return
    with engine(target) as made, made.connect() as connection:
        got = connection.exec_driver_sql(f"SELECT pg_try_advisory_lock({SERVING})").scalar()
        if not got:
            raise cannot("cli-care-running", url=target.shown)
        try:
            yield
        finally:
            connection.exec_driver_sql(f"SELECT pg_advisory_unlock({SERVING})")


def unused(file: Path) -> None:
    """Nobody has this file of SQLite open; all of it is in this one file then. Raises Fault where somebody has.

    One that is damaged stays as it is.
    """
    if not file.exists() or file.stat().st_size == 0:
        return
    with contextlib.closing(sqlite3.connect(file, 0.2, isolation_level=None)) as old:
        try:
            old.execute("PRAGMA journal_mode=DELETE")
        except sqlite3.Error as error:
            if (error.sqlite_errorcode & 0xFF) in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
                raise cannot("cli-care-running", url=str(file)) from None


def is_used(target: Place) -> bool:
    """Is there a database with tables in it? Raises Fault where that cannot be read."""
    file = target.file
    if file is not None and (not file.exists() or file.stat().st_size == 0):
        return False
    with looking(target) as connection:
        there = set(sa.inspect(connection).get_table_names())
        if file is None and "alembic_version" in there:
            known(connection)
        if "matches" not in there:
            return bool(there)
        if "graves" not in there:
            return connection.exec_driver_sql("SELECT 1 FROM matches LIMIT 1").first() is not None
        return not is_empty(connection)


# --- in place -----------------------------------------------------------------------------------


def aside_name(folder: Path, now: float) -> Path:
    """What the database that was there before is called from now on."""
    stem = time.strftime("lamplight-before-%Y%m%d-%H%M%S", time.gmtime(now))
    names = [f"{stem}.db", *(f"{stem}-{more}.db" for more in range(2, 100))]
    return next(folder / name for name in names if not (folder / name).exists())


def restore(
    source: Place, target: Place, over: bool = False, told: Told = lambda *_: None, folder: Path = Path()
) -> Restored:
    """Put a backup in place; raises Fault, and then nothing has changed. What is put aside is in the folder."""
    with reading(source) as connection:
        version = known(connection)
        if connection.dialect.name == "sqlite":
            sound(connection)
    if source.file is not None and target.file is not None and source.file.resolve() == target.file.resolve():
        raise cannot("cli-care-same", file=source.shown)
    with alone(target):
        used = _used(target)
        if used and not over:
            raise cannot("cli-care-not-empty", place=target.shown)
        if target.file is not None:
            checked, aside = _into_file(source, target.file, used, told)
        else:
            checked, aside = _into_server(source, target, used, told, folder)
    return Restored(checked, aside, version)


def _used(target: Place) -> bool:
    try:
        return is_used(target)
    except Fault:
        if target.file is None:
            raise
        return True  # damaged, perhaps: a reason to put a backup in its place, and to keep it


def _into_file(source: Place, file: Path, used: bool, told: Told) -> tuple[Checked, Path | None]:
    with part_of(file) as part, telling():
        checked = fresh_file(source, part, told)
        aside = _put_aside(file) if used else None
        for rest in ("-wal", "-shm"):  # of a database without a table
            file.with_name(file.name + rest).unlink(missing_ok=True)
        named(part, file)
    return checked, aside


def fresh_file(source: Place, part: Path, told: Told) -> Checked:
    """All of a backup in a new file, by the newest schema, on disk and read again."""
    with reading(source) as connection:
        wanted = contents(connection)
        copy_file(connection, part)
        version = known(connection)
    if not is_newest(version):
        migrated(part)
        with reading(Place(f"sqlite:///{part}")) as connection:
            wanted = contents(connection)
    on_disk(part)
    return proved(part, wanted, told, all_=True)


def migrated(file: Path) -> None:
    """Bring a file to the newest schema, and leave it as one file."""
    made = file_engine(file, new=True)
    try:
        migrate(made)
    finally:
        made.dispose()


def _put_aside(file: Path) -> Path:
    """Another name for the database that is there; it keeps its own as well until another one takes it."""
    aside = aside_name(file.parent, time.time())
    for rest in ("-wal", "-shm"):
        beside = file.with_name(file.name + rest)
        if beside.exists():
            os.replace(beside, aside.with_name(aside.name + rest))
    try:
        os.link(file, aside)
    except OSError:  # no such links on this disk
        os.replace(file, aside)
    return aside


def _into_server(source: Place, target: Place, used: bool, told: Told, folder: Path) -> tuple[Checked, Path | None]:
    aside: Path | None = None
    if used:
        aside = aside_name(folder, time.time())
        back_up(target, aside, told)
    return poured(source, target, told, used), aside


def poured(source: Place, target: Place, told: Told, over: bool = False) -> Checked:
    """All of one database in another one, which is empty or may be emptied; it is there as a whole or not at all."""
    with newest(source) as ready, engine(target) as made, reading(ready) as connection:
        migrate(made)
        with made.connect().execution_options(writes=True) as out, out.begin():
            if over or is_empty(out):  # what a server writes at its first start is in no game's way
                empty(out)
            wanted = pour(connection, out, told)
            if contents(out) != wanted:
                raise cannot("cli-care-differs")
            return check(out, told, all_=True)


@contextlib.contextmanager
def newest(source: Place) -> Iterator[Place]:
    """The same database by the newest schema: itself, or a copy for the time being."""
    with reading(source) as connection:
        version = known(connection)
    if is_newest(version):
        yield source
        return
    with tempfile.TemporaryDirectory(prefix="lamplight-") as folder:
        file = Path(folder) / "newest.db"
        back_up(source, file)
        migrated(file)
        yield Place(f"sqlite:///{file}")
