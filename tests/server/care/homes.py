"""Where the tables of a test are kept, on SQLite or PostgreSQL, and commands that are carried out for it."""

from __future__ import annotations

import contextlib
import io
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from tests.server.conftest import GENEROUS
from tests.server.people import Created, Device, Server, ServerHere
from tests.waiting import until

from lamplight.cli import main
from lamplight.server.care.places import Place


@dataclass
class Said:
    """What came of a command."""

    code: int
    out: str
    err: str

    @property
    def all(self) -> str:
        return self.out + self.err


def said(*words: object) -> Said:
    """Carry out a command here, in English."""
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        code = main(["--lang", "en", *map(str, words)])
    return Said(code, out.getvalue(), err.getvalue())


@dataclass
class Home:
    """A database, and servers on it."""

    folder: Path
    database: str = ""
    running: list[Server] = field(default_factory=list)

    @property
    def url(self) -> str:
        return self.database or f"sqlite:///{self.folder / 'lamplight.db'}"

    @property
    def words(self) -> tuple[str, ...]:
        """What every command is told."""
        return ("--data", str(self.folder), *(("--database", self.database) if self.database else ()))

    @property
    def place(self) -> Place:
        return Place(self.url)

    def server(self, **settings: object) -> Server:
        """A server in a process of its own."""
        self.running.append(Server(self.folder, **self._settings(settings)))
        return self.running[-1]

    def here(self, **settings: object) -> ServerHere:
        """A server in this process."""
        made = ServerHere(self.folder, **self._settings(settings))
        self.running.append(made)
        return made

    def _settings(self, settings: dict[str, object]) -> dict[str, object]:
        return {**GENEROUS, **({"database": self.database} if self.database else {}), **settings}

    def close(self) -> None:
        for one in self.running:
            one.close()
        self.running.clear()

    def sql(self, statement: str, *values: object) -> list[tuple[Any, ...]]:
        return sql(self.url, statement, *values)

    def lamplight(self, command: str, *more: object) -> Said:
        """A command for this database."""
        return said(*command.split(), *more, *self.words)


def sql(url: str, statement: str, *values: object) -> list[tuple[Any, ...]]:
    """What another program sees and does in a database."""
    engine = sa.create_engine(url, poolclass=sa.NullPool)
    marks = "?" if engine.dialect.name == "sqlite" else "%s"
    with engine.begin() as connection:
        done = connection.exec_driver_sql(statement.replace("?", marks), tuple(values))
        return [tuple(row) for row in done] if done.returns_rows else []


def in_file(file: Path, statement: str, *values: object) -> list[tuple[Any, ...]]:
    return sql(f"sqlite:///{file}", statement, *values)


def left(server: Server, table: Created, device: Device) -> None:
    """The device goes, and when it went is written: nothing more is noted of it afterwards."""
    device.close()

    def gone() -> bool:
        seats = server.get(f"/api/tables/{table.id}")[1]["seats"]
        figures = server.get("/metrics")[1].decode()
        return not any(seat.get("present") for seat in seats) and "\nlamplight_database_waiting 0.0" in figures

    until(gone)


def played(server: Server, acts: int = 12, **settings: str) -> Created:
    """A table where two on one device have played a little."""
    from tests.server.people import play_on

    table = server.table("here", "here", **settings)
    device = table.sit(0, 1)
    play_on({0: device, 1: device}, acts)
    left(server, table, device)
    return table


def to_the_end(server: Server) -> Created:
    """A table where the game is over."""
    from tests.server.people import play_on

    table = server.table("here", "here")
    device = table.sit(0, 1)
    while not device.over:
        play_on({0: device, 1: device}, 1)
    left(server, table, device)
    return table


def plies(url: str, table: str) -> list[tuple[Any, ...]]:
    """The log of a table."""
    query = 'SELECT n, "by", "do" FROM plies JOIN matches ON match = number WHERE id = ? ORDER BY n'
    return sql(url, query, table)


def aged(home: Home, days: int, *tables: Created) -> None:
    """So many days ago was the last time that anything happened at these tables, or at all of them."""
    names = [one.id for one in tables] or [name for (name,) in home.sql("SELECT id FROM matches")]
    for name in names:
        number = home.sql("SELECT number FROM matches WHERE id = ?", name)[0][0]
        back = days * 86_400
        home.sql("UPDATE matches SET made = made - ?, ended = CASE WHEN ended > 0 THEN ended - ? ELSE ended END,"
                 " warned = warned - ? WHERE number = ?", back, back, back, number)  # fmt: skip
        home.sql("UPDATE plies SET at = at - ? WHERE match = ?", back, number)
        home.sql("UPDATE seats SET seen = seen - ? WHERE match = ?", back, number)


def orphans(home: Home) -> int:
    """Rows that belong to no table."""
    names = ("seats", "plies", "notes", "codes", "subscriptions")
    query = "SELECT count(*) FROM {} WHERE match NOT IN (SELECT number FROM matches)"
    return sum(home.sql(query.format(name))[0][0] for name in names)


@contextlib.contextmanager
def closing(home: Home) -> Iterator[Home]:
    try:
        yield home
    finally:
        home.close()
