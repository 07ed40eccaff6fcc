"""What whoever runs a server does with its tables, while it runs: look, close, free a seat, delete, take a record out.

Everything is one short transaction with its news (changes.py).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from typing import Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from lamplight.core.faults import FAILED, Fault, cannot
from lamplight.core.margin import EMPTY
from lamplight.core.record import record_lines
from lamplight.core.view import Text
from lamplight.server import clock, news
from lamplight.server.care import changes
from lamplight.server.care.checking import fails, flaw_of
from lamplight.server.care.ending import GOES_ON, UNKNOWN
from lamplight.server.care.removing import became_of, kept_record, remove
from lamplight.server.care.schema import matches, plies, seats
from lamplight.server.replay import restored, rooted
from lamplight.server.rows import MatchRow, SeatRow, Stored
from lamplight.server.seats import new_token, token_hash
from lamplight.server.subscriptions import subscriptions
from lamplight.server.transactions import drop_code, load_match, update_seat

DAY = 86_400
STEP = 500  # tables that are read at once


@dataclass(frozen=True)
class Seat:
    """A seat as whoever runs the server sees it: nothing of its secrets."""

    seat: int
    kind: str
    name: str
    bot: str
    held: bool
    seen: int


@dataclass(frozen=True)
class Summary:
    """A table: what is played there, and when something last happened. Times are seconds since 1970; 0: not known."""

    id: str
    game: str
    rules: int
    made: int
    moved: int
    seen: int
    ended: int
    closed: int
    warned: int
    plies: int
    seats: tuple[Seat, ...]
    lesson: str = ""
    door: str = "link"
    pace: int = 0
    next: str = ""
    options: dict[str, str] = field(default_factory=dict)

    @property
    def over(self) -> bool:
        return self.ended > 0

    @property
    def touched(self) -> int:
        """When somebody last did something there, or was there."""
        return max(self.made, self.moved, self.seen)

    def plain(self) -> dict[str, object]:
        """The same for other programs."""
        return {**asdict(self), "over": self.over}


@dataclass(frozen=True)
class Wanted:
    """Which tables are looked for."""

    game: str = ""
    unfinished: bool = False
    finished: bool = False
    older: int = 0  # nobody has touched them for so many days

    def fits(self, one: Summary, now: int) -> bool:
        if (self.game and one.game != self.game) or (self.unfinished and one.over) or (self.finished and not one.over):
            return False
        return one.touched < now - self.older * DAY if self.older else True


EVERY: Final = Wanted()


def moved_of(number: sa.ColumnElement[int]) -> sa.ScalarSelect[int | None]:
    """When the newest ply of a match was made."""
    mine = sa.select(plies.c.at).where(plies.c.match == number)
    return mine.order_by(plies.c.n.desc()).limit(1).correlate(matches).scalar_subquery()


def seen_of(number: sa.ColumnElement[int]) -> sa.ScalarSelect[int | None]:
    """When one of its people was last there."""
    return sa.select(sa.func.max(seats.c.seen)).where(seats.c.match == number).correlate(matches).scalar_subquery()


def summaries(connection: Connection, wanted: Wanted = EVERY, first: int = 0) -> Iterator[Summary]:
    """The tables that fit, in the order in which they were made, from this one on."""
    count = sa.select(sa.func.count()).select_from(plies).where(plies.c.match == matches.c.number)
    columns = (moved_of(matches.c.number), seen_of(matches.c.number), count.correlate(matches).scalar_subquery())
    last, now = first - 1, clock.now()
    while True:
        found = sa.select(matches, *columns).where(matches.c.number > last).order_by(matches.c.number).limit(STEP)
        rows = [(MatchRow(*row[:-3]), row[-3], row[-2], row[-1]) for row in connection.execute(found)]
        if not rows:
            return
        last = rows[-1][0].number
        sitting = _seats(connection, [row.number for row, *_ in rows])
        for row, moved, seen, many in rows:
            ended = row.ended if row.ended != UNKNOWN else _ended(connection, row)
            one = Summary(
                row.id, row.game, row.rules, row.made, moved or row.made, seen or 0, ended, row.closed or 0,
                row.warned or 0, many, sitting[row.number], row.lesson or "", row.door, row.pace or 0, row.next or "",
                msgspec.json.decode(row.options, type=dict[str, str]),
            )  # fmt: skip
            if wanted.fits(one, now):
                yield one


def _seats(connection: Connection, numbers: list[int]) -> dict[int, tuple[Seat, ...]]:
    found: dict[int, tuple[Seat, ...]] = dict.fromkeys(numbers, ())
    for row in connection.execute(sa.select(seats).where(seats.c.match.in_(numbers)).order_by(seats.c.seat)):
        held = row.token is not None or bool(row.heir)
        found[row.match] += (Seat(row.seat, row.kind, row.name, row.bot, held, row.seen),)
    return found


def _ended(connection: Connection, row: MatchRow) -> int:
    """When a game from before that was kept ended; 0 where it goes on, or cannot be replayed."""
    stored = load_match(connection, row.id)
    if stored is None or fails(stored) is not None:
        return GOES_ON
    back = restored(stored)
    return (back.moved or 1) if back.match.over else GOES_ON


def found(connection: Connection, table: str) -> Stored:
    """All that is stored of a table; raises Fault."""
    stored = load_match(connection, table)
    if stored is None:
        gone = became_of(connection, table)
        raise cannot("cli-care-gone" if gone is not None else "cli-care-no-table", table=table)
    return stored


def summary(connection: Connection, table: str) -> Summary:
    """One table; raises Fault."""
    number = found(connection, table).row.number
    return next(summaries(connection, first=number))


# --- doing --------------------------------------------------------------------------------------


def close(connection: Connection, table: str, again: bool = False) -> bool:
    """Let nobody play at this table any more, or let them again; False if it was so already. Raises Fault."""
    row = found(connection, table).row
    if (row.closed is None) == again:
        return False
    closed = {"closed": None} if again else {"closed": clock.now(), "listed": None}
    connection.execute(sa.update(matches).where(matches.c.number == row.number).values(closed))
    if not again:
        changes.tell(connection, news.Gone(changes.NOBODY, row.number))
    return True


def free_seat(connection: Connection, table: str, at: int) -> str:
    """Take a seat from whoever has it: a new invitation to it. Raises Fault."""
    stored = found(connection, table)
    if not 0 <= at < len(stored.seats):
        raise cannot("cli-care-no-seat", table=table, seat=at + 1, seats=len(stored.seats))
    if stored.row.lesson is not None:
        raise cannot("cli-care-lesson", table=table)
    old = stored.seats[at]
    invite = new_token()
    new = SeatRow("remote", "", old.bot, seen=old.seen, invite=token_hash(invite))
    update_seat(connection, stored.row.number, at, new, old)
    drop_code(connection, stored.row.number, at)
    gone = (subscriptions.c.match == stored.row.number, subscriptions.c.seat == at)
    connection.execute(sa.delete(subscriptions).where(*gone))
    changes.tell(connection, news.Stored(changes.NOBODY, stored.row.number))
    return invite


def delete(connection: Connection, table: str) -> None:
    """Delete a table with all that refers to it; raises Fault."""
    remove(connection, found(connection, table).row.number, "operator")


def exported(connection: Connection, table: str) -> list[str]:
    """The record of a table; with the seed only if the game is over. Raises Fault where it cannot be replayed."""
    kept = kept_record(connection, table)
    if kept is not None:
        return kept.lines.splitlines()
    stored = found(connection, table)
    flaw = flaw_of(stored)
    if flaw is not None:
        raise Fault(FAILED, Text("cli-care-flaw", {"table": table, "ply": flaw.ply, "why": flaw.message}))
    match = restored(stored).match
    return record_lines(match, rooted(EMPTY, stored.row.root, match))
