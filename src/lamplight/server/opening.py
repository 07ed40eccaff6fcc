"""Opening the database at the start: what is wrong with it is said as it is, with what to do, without a password."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import Final

import sqlalchemy as sa
from sqlalchemy import exc

from lamplight.core.view import Text
from lamplight.server.database import StoreError, engine_for, first_words
from lamplight.server.settings import Settings
from lamplight.server.sources import database_shown
from lamplight.server.store import Store

USUAL: Final = "lamplight.db"
PACKAGES: Final = {  # what to install for a module that is missing, where that has another name
    "psycopg": "psycopg[binary]",
    "psycopg2": "psycopg2-binary",
    "MySQLdb": "mysqlclient",
    "pymysql": "PyMySQL",
}


class CannotOpen(Exception):
    """Why the database cannot be used, and what to do."""

    def __init__(self, message: Text) -> None:
        super().__init__(message.id)
        self.message = message


def sqlite_file(settings: Settings) -> Path | None:
    """The file that the games are kept in; none if they are kept elsewhere."""
    if not settings.database:
        return settings.data_dir / USUAL
    try:
        made = sa.make_url(settings.database)
    except (exc.ArgumentError, ValueError):
        return None
    name = made.database or ""
    if made.get_backend_name() != "sqlite" or name in ("", ":memory:"):
        return None
    return Path(name.removeprefix("file:"))


def lock_beside(settings: Settings) -> Path | None:
    """The file whose lock says that a server is using the games: two servers on one file find the same.

    >>> lock_beside(Settings(database="sqlite:////srv/games.db")), lock_beside(Settings(database="postgresql://db/x"))
    (PosixPath('/srv/games.db.lock'), None)
    """
    file = sqlite_file(settings)
    return None if file is None else lock_of(file)


def lock_of(file: Path) -> Path:
    """The same for a file of games."""
    file = file.resolve()
    return file.with_name("lock") if file.name == USUAL else file.with_name(f"{file.name}.lock")


def where_kept(settings: Settings) -> str:
    """What people are told about where their games are."""
    return database_shown(settings.database) if settings.database else str(settings.data_dir)


def opened(settings: Settings) -> Store:
    """The database, migrated and writable; raises CannotOpen."""
    shown = database_shown(settings.url)
    store: Store | None = None
    try:
        store = Store(settings.url, settings.busy_timeout)
        store.open()
    except Exception as error:
        if store is not None:
            store.close()
        raise CannotOpen(reason(error, shown, settings)) from None
    return store


def reason(error: Exception, shown: str, settings: Settings) -> Text:
    """What is wrong, by what was raised."""
    if isinstance(error, ModuleNotFoundError) and error.name:
        package = shlex.quote(PACKAGES.get(error.name, error.name))
        return Text("start-no-driver", {"database": shown, "package": package})
    if isinstance(error, exc.NoSuchModuleError):
        return Text("start-no-such-database", {"database": shown})
    if isinstance(error, exc.ArgumentError) or (isinstance(error, ValueError) and settings.database):
        return Text("start-bad-database")
    newer = newer_schema(settings)
    if newer is not None:
        return Text("start-schema-newer", {"database": shown, "found": newer[0], "known": newer[1]})
    if isinstance(error, StoreError):
        if error.kind == "broken" and sqlite_file(settings) is None:
            return Text("start-unreachable", {"database": shown, "detail": error.detail})
        return Text("start-store", {"said": error.message, "detail": error.detail})
    return Text("start-store", {"said": Text("server-store-broken"), "detail": first_words(error)})


def newer_schema(settings: Settings) -> tuple[str, str] | None:
    """The version of a schema that this Lamplight does not know, and the newest that it knows; none if it knows it."""
    from alembic.script import ScriptDirectory

    try:
        engine = engine_for(settings.url, settings.busy_timeout)
        try:
            with engine.connect() as connection:
                found = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()
        finally:
            engine.dispose()
    except (exc.SQLAlchemyError, OSError):
        return None
    scripts = ScriptDirectory(str(Path(__file__).parent / "migrations"))
    known = [one.revision for one in scripts.walk_revisions()]
    return None if found is None or found in known else (str(found), known[0])
