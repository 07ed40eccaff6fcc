"""Where tables are kept: a database in use, or a file with a backup; opened for reading as of one moment."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from urllib.parse import quote

import sqlalchemy as sa
from sqlalchemy import event
from sqlalchemy.engine import Connection, Engine

from lamplight.core.faults import CANNOT, Fault, cannot
from lamplight.server.database import StoreError, engine_for, translated

MIGRATIONS = Path(__file__).parent.parent / "migrations"
PATIENCE = 10.0  # seconds to wait for somebody else's lock


@dataclass(frozen=True)
class Place:
    """A database by its URL; `file` is its file, where it has one."""

    url: str

    @property
    def file(self) -> Path | None:
        made = sa.make_url(self.url)
        if made.get_backend_name() != "sqlite":
            return None
        return Path(made.database or "")

    @property
    def shown(self) -> str:
        """Its name without a password."""
        return str(self.file) if self.file is not None else sa.make_url(self.url).render_as_string(hide_password=True)


def place(named: str) -> Place:
    """The database of this URL, or in this file; raises Fault.

    >>> place("old.db").url, place("postgresql://ada@host/lamplight").file
    ('sqlite:///old.db', None)
    """
    if "://" not in named:
        return Place(f"sqlite:///{named}")
    try:
        kind = sa.make_url(named).get_backend_name()
    except sa.exc.ArgumentError:
        raise cannot("cli-care-bad-url", url=named) from None
    if kind not in ("sqlite", "postgresql"):
        raise cannot("cli-care-bad-url", url=named)
    return Place(named)


@contextlib.contextmanager
def telling() -> Iterator[None]:
    """What goes wrong with a database in here is one sentence; raises Fault."""
    try:
        yield
    except (Fault, KeyboardInterrupt):
        raise
    except Exception as error:
        known = translated(error)
        if isinstance(known, StoreError):
            raise Fault(CANNOT, known.message) from error
        if isinstance(error, ImportError):
            raise cannot("cli-care-no-driver", driver=error.name or "psycopg") from error
        raise


def existing(where: Place) -> None:
    """There must be something to read; raises Fault."""
    if where.file is not None and not where.file.is_file():
        raise cannot("cli-file-missing", file=str(where.file))


@contextlib.contextmanager
def engine(where: Place) -> Iterator[Engine]:
    """The database, to be written."""
    with telling():
        made = engine_for(where.url, PATIENCE)
        try:
            yield made
        finally:
            made.dispose()


def file_engine(file: Path, new: bool = False) -> Engine:
    """A file of SQLite that is only read, nothing about it is changed, not even its journal; or a new one, without
    any file beside it, that must be put on disk in the end.
    """
    name = f"file:{quote(str(file.absolute()))}?mode={'rw' if new else 'ro'}"

    def connected() -> sqlite3.Connection:
        connection = sqlite3.connect(name, PATIENCE, uri=True, isolation_level=None)
        if new:
            connection.execute("PRAGMA journal_mode=MEMORY")
            connection.execute("PRAGMA synchronous=OFF")
        return connection

    made = sa.create_engine("sqlite://", creator=connected, poolclass=sa.NullPool, hide_parameters=True)

    @event.listens_for(made, "begin")
    def _begun(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN")

    return made


@contextlib.contextmanager
def looking(where: Place) -> Iterator[Connection]:
    """Whatever is there as it is at one moment, however long one reads; raises Fault."""
    with telling():
        file = where.file
        made = engine_for(where.url, PATIENCE) if file is None else file_engine(file)
        options = {} if file is not None else {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}
        try:
            with made.connect().execution_options(**options) as connection, connection.begin():
                yield connection
        finally:
            made.dispose()


@contextlib.contextmanager
def reading(where: Place) -> Iterator[Connection]:
    """A database of ours in the same way; raises Fault."""
    existing(where)
    with looking(where) as connection:
        revision(connection)  # with the first look the moment is fixed
        yield connection


@contextlib.contextmanager
def writing(where: Place) -> Iterator[Connection]:
    """One transaction beside a server that may be running; raises Fault."""
    existing(where)
    with engine(where) as made, made.connect().execution_options(writes=True) as connection, connection.begin():
        if not is_newest(known(connection)):
            raise cannot("cli-care-older", place=where.shown)
        yield connection


# --- the schema -----------------------------------------------------------------------------------


@cache
def known_revisions() -> tuple[str, ...]:
    """All states of the schema that this Lamplight knows, the newest first."""
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return tuple(one.revision for one in ScriptDirectory.from_config(config).walk_revisions())


def revision(connection: Connection) -> str:
    """The state of the schema; raises Fault where there is no database of ours."""
    tables = sa.inspect(connection).get_table_names()
    if not {"alembic_version", "matches", "plies"} <= set(tables):
        raise cannot("cli-care-not-ours", file=str(connection.engine.url.database or "?"))
    found = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()
    return str(found)


def known(connection: Connection) -> str:
    """The same, if this Lamplight knows it; raises Fault where it is of a newer one."""
    found = revision(connection)
    if found not in known_revisions():
        raise cannot("cli-care-newer", version=found, known=known_revisions()[0])
    return found


def is_newest(version: str) -> bool:
    """Is this how the schema looks now?"""
    return version == known_revisions()[0]
