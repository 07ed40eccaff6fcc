"""The database: how it is reached, brought up to date, and what its failures are called.

Several processes may share one PostgreSQL: a ply or a key that is there already, or a seat that is no longer as it
was read, is a Conflict.
"""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy import event, exc
from sqlalchemy.engine import Connection, Engine

from lamplight.core.view import Text


class StoreError(Exception):
    """The database cannot be written or read now; message says what to do."""

    def __init__(self, kind: str, detail: str) -> None:
        super().__init__(f"{kind}: {detail}")
        self.kind = kind
        self.detail = detail  # for whoever runs the server; players are told the message only
        self.message = Text(f"server-store-{kind}")


class NotOurs(StoreError):
    """This process may not write that, because another one owns the table now; `everything`: nor anything else."""

    def __init__(self, everything: bool) -> None:
        super().__init__("broken", "another process owns this table now")
        self.everything = everything


class Conflict(Exception):
    """Somebody else has written this ply or used this key already."""


SQLITE_KINDS = {
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_READONLY: "readonly",
    sqlite3.SQLITE_PERM: "readonly",
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_CANTOPEN: "missing",
    sqlite3.SQLITE_CORRUPT: "corrupt",
    sqlite3.SQLITE_NOTADB: "corrupt",
}

POSTGRES_KINDS = {
    "55P03": "locked",  # lock_not_available
    "25006": "readonly",  # read_only_sql_transaction
    "42501": "readonly",  # insufficient_privilege
    "53100": "full",  # disk_full
    "3D000": "missing",  # no such database
    "XX001": "corrupt",
    "XX002": "corrupt",
}


def translated(error: Exception) -> Exception:
    """The same failure in our own words."""
    if isinstance(error, (StoreError, Conflict)):
        return error
    cause = error.orig if isinstance(error, exc.DBAPIError) else error
    if isinstance(error, exc.IntegrityError) or isinstance(cause, sqlite3.IntegrityError):
        return Conflict(str(cause))
    if isinstance(error, exc.DBAPIError) or isinstance(cause, sqlite3.Error):
        code = getattr(cause, "sqlite_errorcode", None)
        state = getattr(cause, "sqlstate", None)
        if isinstance(code, int):
            kind = SQLITE_KINDS.get(code & 0xFF, "broken")
        else:
            kind = POSTGRES_KINDS.get(state, "broken") if isinstance(state, str) else "broken"
        return StoreError(kind, first_words(cause))
    if isinstance(error, (exc.SQLAlchemyError, OSError)):
        return StoreError("broken", str(error))
    return error


def first_words(cause: object) -> str:
    """What a driver says, on one line and without the row in question: that may hold somebody's secret."""
    said = getattr(getattr(cause, "diag", None), "message_primary", None)
    return " ".join(str(said or cause).split())


def engine_for(url: str, busy_timeout: float) -> Engine:
    """An engine whose SQLite keeps every promise: WAL, synchronous=FULL, explicit transactions.

    Parameters are kept out of error messages: a ply may be somebody's secret.
    """
    made = sa.make_url(url)
    if made.get_backend_name() == "postgresql":
        return postgres_engine(made, busy_timeout)
    if made.get_backend_name() != "sqlite":
        return sa.create_engine(made, pool_pre_ping=True, hide_parameters=True)
    engine = sa.create_engine(
        made, connect_args={"timeout": busy_timeout, "check_same_thread": False}, hide_parameters=True
    )

    @event.listens_for(engine, "connect")
    def _connected(connection: Any, _record: object) -> None:
        connection.isolation_level = None
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def _begun(connection: Connection) -> None:
        writes = connection.get_execution_options().get("writes", False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


def postgres_engine(url: sa.URL, busy_timeout: float) -> Engine:
    """PostgreSQL by psycopg 3, unless the URL names another driver; nobody waits long for somebody else's lock."""
    if url.drivername == "postgresql":
        url = url.set(drivername="postgresql+psycopg")
    engine = sa.create_engine(url, pool_pre_ping=True, hide_parameters=True)

    @event.listens_for(engine, "connect")
    def _connected(connection: Any, _record: object) -> None:
        with connection.cursor() as cursor:
            cursor.execute(f"SET lock_timeout = {max(1, int(busy_timeout * 1000))}")
            cursor.execute("SET synchronous_commit = on")
        connection.commit()

    return engine


MIGRATING = 0x1A3B  # the advisory lock under which one process after the other migrates


def migrate(engine: Engine, revision: str = "head") -> None:
    """Bring the schema up to date, or to this state of it."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        if engine.dialect.name == "postgresql":
            connection.exec_driver_sql("SET LOCAL lock_timeout = 0")
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATING})")
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
