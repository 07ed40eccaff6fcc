"""How a database stands, for whoever runs the server: how many tables, how old, how much room, the last backup."""

from __future__ import annotations

import shutil
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NamedTuple

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from lamplight.server import clock
from lamplight.server.care.operating import DAY, moved_of, seen_of
from lamplight.server.care.retention import goes_at
from lamplight.server.care.schema import matches
from lamplight.server.settings import Settings
from lamplight.server.subscriptions import keepsakes

SHOWN: Final = 30  # tables, those that were touched last
MOST: Final = 20_000  # tables that are looked at, the newest
AGES: Final = (("day", DAY), ("week", 7 * DAY), ("month", 30 * DAY))
OLDER: Final = "older"
BACKED_UP: Final = "backup"  # the keepsake that says when the last one was made


class Line(NamedTuple):
    """One table. Times are seconds since 1970; 0: never."""

    id: str
    game: str
    made: int
    touched: int
    ended: int
    closed: int


@dataclass(frozen=True)
class Survey:
    """All that there is."""

    total: int
    games: dict[str, Counter[str]]  # by game: how many go on, are over, are closed
    ages: dict[str, int]  # how many were touched within a day, a week, a month, or not
    going: int  # how many will be deleted within a week if nobody comes
    newest: list[Line]
    size: int  # bytes of the database
    room: int  # bytes that are free beside it; 0: not known
    backed_up: int  # 0: not known


def note_backup(connection: Connection, now: int) -> None:
    """A backup has been made."""
    connection.execute(sa.delete(keepsakes).where(keepsakes.c.name == BACKED_UP))
    connection.execute(sa.insert(keepsakes).values(name=BACKED_UP, value=str(now).encode()))


def surveyed(connection: Connection, settings: Settings, file: Path | None) -> Survey:
    """Look at everything once; the file is that of SQLite."""
    now = clock.now()
    columns = (matches.c.id, matches.c.game, matches.c.made, matches.c.ended, matches.c.closed, matches.c.warned)
    found = sa.select(*columns, moved_of(matches.c.number), seen_of(matches.c.number))
    lines: list[Line] = []
    games: dict[str, Counter[str]] = {}
    ages = dict.fromkeys([*(name for name, _ in AGES), OLDER], 0)
    going = 0
    for row in connection.execute(found.order_by(matches.c.number.desc()).limit(MOST)):
        name, game, made, ended, closed, warned, moved, seen = row
        touched = max(made, moved or 0, seen or 0)
        lines.append(Line(name, game, made, touched, max(ended, 0), closed or 0))
        games.setdefault(game, Counter())["closed" if closed else "over" if ended > 0 else "going"] += 1
        ages[next((age for age, seconds in AGES if now - touched <= seconds), OLDER)] += 1
        goes = None if ended > 0 else goes_at(settings, touched, warned)
        going += goes is not None and goes <= now + 7 * DAY
    total = connection.execute(sa.select(sa.func.count()).select_from(matches)).scalar() or 0
    kept = connection.execute(sa.select(keepsakes.c.value).where(keepsakes.c.name == BACKED_UP)).scalar()
    size, room = _room(connection, file)
    newest = sorted(lines, key=lambda line: line.touched, reverse=True)[:SHOWN]
    return Survey(total, dict(sorted(games.items())), ages, going, newest, size, room, int(kept) if kept else 0)


def _room(connection: Connection, file: Path | None) -> tuple[int, int]:
    if connection.dialect.name == "postgresql":
        return int(connection.exec_driver_sql("SELECT pg_database_size(current_database())").scalar() or 0), 0
    if file is None:
        return 0, 0
    parts = [file, *(file.with_name(file.name + end) for end in ("-wal", "-shm"))]
    return sum(part.stat().st_size for part in parts if part.exists()), shutil.disk_usage(file.parent).free
