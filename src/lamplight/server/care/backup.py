"""A backup: everything in one file of SQLite, as of one moment, while the server runs.

SQLite is copied by its own backup call, PostgreSQL in one transaction that sees one moment. The file has another name
until all of it is on disk and has been read and replayed, so a backup of the right name is always whole. What the
faults of tables are concerned it is the same as what it was made of: they are told, and the backup counts.
"""

from __future__ import annotations

import contextlib
import errno
import os
import re
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from sqlalchemy.engine import Connection

from lamplight.core.faults import FAILED, Fault, cannot, no_file
from lamplight.core.view import Text
from lamplight.server.care.checking import Checked, Told, check
from lamplight.server.care.places import Place, existing, file_engine, is_newest, known, reading, telling
from lamplight.server.care.pouring import Contents, contents, pour
from lamplight.server.database import migrate

NAMED: Final = re.compile(r"lamplight-\d{8}-\d{6}(-\d+)?\.db")  # those that are in a folder of backups
FULL: Final = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG}
OURS_ALONE: Final = 0o600  # there are seeds in it
WRITE_FAILED: Final = 10 | (3 << 8)  # sqlite3.SQLITE_IOERR_WRITE, which Python 3.11 knows by this number too


class Written(NamedTuple):
    """A backup that counts."""

    file: Path
    size: int
    checked: Checked


def target_in(named: Path, now: float) -> Path:
    """The file to write: the named one, or one called after the time (UTC) in a folder of this name."""
    if not named.is_dir():
        return named
    stem = time.strftime("lamplight-%Y%m%d-%H%M%S", time.gmtime(now))
    names = [f"{stem}.db", *(f"{stem}-{more}.db" for more in range(2, 100))]
    return next(named / name for name in names if not (named / name).exists())


def no_room(error: BaseException) -> bool:
    """Was there no room on the disk?"""
    if isinstance(error, OSError) and error.errno in FULL:
        return True
    if getattr(error, "sqlite_errorcode", None) in (sqlite3.SQLITE_FULL, WRITE_FAILED):
        return True
    cause = getattr(error, "orig", None) or error.__cause__
    return cause is not None and no_room(cause)


@contextlib.contextmanager
def part_of(file: Path) -> Iterator[Path]:
    """A file beside this one to write into, ours alone; it is gone in the end, unless it has got its name.

    One that somebody left behind who was killed is taken over.
    """
    part = file.with_name(f".{file.name}.part")
    try:
        lock = os.open(part, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, OURS_ALONE)
    except OSError as error:
        raise no_file(error, part.parent if isinstance(error, FileNotFoundError) else part) from None
    _taken(lock, file)
    try:
        os.ftruncate(lock, 0)
        try:
            yield part
        except BaseException as error:
            if no_room(error):
                raise cannot("cli-care-full", folder=str(file.parent.absolute())) from error
            raise
    finally:
        for name in (part, *(part.with_name(part.name + end) for end in ("-journal", "-wal", "-shm"))):
            with contextlib.suppress(OSError):
                if name != part or _same(lock, part):
                    name.unlink()
        os.close(lock)


def _taken(lock: int, file: Path) -> None:
    try:
        import fcntl
    except ImportError:  # no such locks here
        return
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(lock)
        raise cannot("cli-care-busy", file=str(file)) from None


def _same(lock: int, part: Path) -> bool:
    """Is this still the file that we began, and not renamed?"""
    return part.exists() and os.path.samestat(os.fstat(lock), part.stat())


def on_disk(file: Path) -> None:
    """Wait until all of it is on disk."""
    with file.open("rb+") as open_file:
        os.fsync(open_file.fileno())


def named(part: Path, file: Path) -> None:
    """Give a file that is on disk its name, for good."""
    os.replace(part, file)
    if os.name == "posix":
        folder = os.open(file.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def copy_file(source: Connection, part: Path) -> None:
    """The same database of SQLite in another file, by its own backup call, as of the moment that is being read."""
    driver: Any = source.connection.driver_connection
    out = sqlite3.connect(part, isolation_level=None)
    try:
        out.execute("PRAGMA synchronous=OFF")  # all of it is put on disk in the end
        driver.backup(out)
        out.execute("PRAGMA journal_mode=DELETE")  # one file, that needs no other beside it
    finally:
        out.close()


def fill(source: Connection, part: Path, told: Told) -> Contents:
    """Write all that is read into a new file; what it holds."""
    if source.dialect.name == "sqlite":
        before = contents(source)
        copy_file(source, part)
        return before
    made = file_engine(part, new=True)
    try:
        migrate(made, known(source))
        with made.connect() as target, target.begin():
            return pour(source, target, told)
    finally:
        made.dispose()


def sound(connection: Connection) -> None:
    """A file of SQLite must be whole; raises Fault."""
    for pragma in ("quick_check", "foreign_key_check"):
        said = connection.exec_driver_sql(f"PRAGMA {pragma}").fetchall()
        if said and tuple(said[0]) != ("ok",):
            raise Fault(FAILED, Text("cli-care-damaged", {"detail": " ".join(map(str, said[0]))}))


def proved(part: Path, wanted: Contents, told: Told, all_: bool) -> Checked:
    """Read a file again from the start: it is whole, it holds what it should, and its tables can be replayed."""
    made = file_engine(part)
    try:
        with made.connect() as connection, connection.begin():
            sound(connection)
            if contents(connection) != wanted:
                raise Fault(FAILED, Text("cli-care-differs"))
            if not is_newest(known(connection)):
                return Checked(wanted["matches"][0], 0, 0, ())  # it is replayed when it has been migrated
            return check(connection, told, all_)
    finally:
        made.dispose()


def back_up(source: Place, file: Path, told: Told = lambda *_: None, all_: bool = False) -> Written:
    """Write a backup of all that is there now; raises Fault, and then nothing is left of it."""
    existing(source)
    with part_of(file) as part, telling():
        with reading(source) as connection:
            known(connection)
            wanted = fill(connection, part, told)
        on_disk(part)
        checked = proved(part, wanted, told, all_)
        size = part.stat().st_size
        named(part, file)
    return Written(file, size, checked)


def old_ones(folder: Path, keep: int) -> list[Path]:
    """The backups in a folder but for the newest ones."""
    found = sorted(one for one in folder.iterdir() if NAMED.fullmatch(one.name))
    return found[:-keep] if keep else []
