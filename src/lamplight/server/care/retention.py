"""What becomes of tables in the long run, if whoever runs the server wants it so; by default they stay for ever.

A game that goes on but that nobody has touched for `keep_unfinished` days is deleted. Some days before its people are
told, by the notices that they asked for and in their lists of games; a move, or a visit, and it stays. A game that has
been over for `keep_finished` days is put away: its record may stay, in few bytes and without names.

The server does that beside its work, a few tables at a time. Every table is replayed before, and compared again in
the transaction that removes it, so nothing goes that has just been played. Of several processes each may try.
"""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import Final, NamedTuple, Protocol

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from lamplight.core.margin import EMPTY
from lamplight.core.record import record_lines
from lamplight.server import clock, news
from lamplight.server.care import changes
from lamplight.server.care.ending import GOES_ON, UNKNOWN, note_ended
from lamplight.server.care.operating import DAY, moved_of, seen_of
from lamplight.server.care.removing import forget_graves, remove
from lamplight.server.care.schema import matches
from lamplight.server.house import House
from lamplight.server.replay import UNREADABLE, restored, rooted
from lamplight.server.room import Room
from lamplight.server.rows import Stored
from lamplight.server.settings import Settings
from lamplight.server.transactions import load_match

log = logging.getLogger("lamplight.care")

ROUND: Final = 3_600.0  # seconds between two rounds
PAUSE: Final = 0.05  # seconds between two steps of one
STEP: Final = 50  # tables that are looked at in one step
NOTICE: Final = 7  # days before it goes that people are told of it; half of all days, where they are few


class Old(NamedTuple):
    """A table as a round finds it."""

    number: int
    id: str
    ended: int
    warned: int | None
    touched: int


class Tables(Protocol):
    """Whoever has the tables."""

    async def give_up(self, number: int) -> None:
        """A table is no more."""

    def room_of(self, name: str) -> Room | None:
        """A table that is in memory."""


def notice_of(days: int) -> int:
    """How many seconds before it is deleted people are told.

    >>> notice_of(90) // DAY, notice_of(4) // DAY
    (7, 2)
    """
    return min(NOTICE * DAY, days * DAY // 2)


def goes_at(settings: Settings, touched: int, warned: int | None) -> int | None:
    """When a table that was told of goes if nobody comes; None: it does not."""
    if not settings.keep_unfinished or warned is None or warned < touched:
        return None
    return max(touched + settings.keep_unfinished * DAY, warned + notice_of(settings.keep_unfinished))


def goes_in(room: Room) -> int | None:
    """In how many seconds a table is deleted if nobody comes; None: it is not, as far as anybody knows."""
    touched = max(room.made, room.moved, *(seat.seen for seat in room.seats))
    goes = None if room.over or room.connections else goes_at(room.settings, touched, room.warned)
    return None if goes is None else max(0, goes - clock.now())


def looked_at(connection: Connection, after: int, most: int) -> list[Old]:
    """The next tables after this one."""
    found = (
        sa.select(
            matches.c.number,
            matches.c.id,
            matches.c.ended,
            matches.c.warned,
            matches.c.made,
            moved_of(matches.c.number),
            seen_of(matches.c.number),
        )
        .where(matches.c.number > after)
        .order_by(matches.c.number)
        .limit(most)
    )
    return [
        Old(number, name, ended, warned, max(made, moved or 0, seen or 0))
        for number, name, ended, warned, made, moved, seen in connection.execute(found)
    ]


def warn(connection: Connection, number: int, before: int | None, now: int) -> bool:
    """Note that people are told; False if another process has told them."""
    mine = sa.update(matches).where(matches.c.number == number, matches.c.warned.is_not_distinct_from(before))
    done = connection.execute(mine.values(warned=now)).rowcount == 1
    if done:
        changes.tell(connection, news.Stored(changes.NOBODY, number))
    return done


def remove_old(connection: Connection, old: Old, finished: bool, lines: list[str]) -> bool:
    """Remove a table, if nobody has touched it since it was found."""
    connection.execute(sa.select(matches.c.number).where(matches.c.number == old.number).with_for_update())
    again = looked_at(connection, old.number - 1, 1)
    if not again or again[0].number != old.number or again[0].touched != old.touched:
        return False
    return remove(connection, old.number, ("record" if lines else "finished") if finished else "untouched", lines)


class Retention:
    """One round after the other, in one process."""

    def __init__(self, house: House, tables: Tables) -> None:
        self.house = house
        self.tables = tables
        self.settings = house.settings

    @property
    def wanted(self) -> bool:
        return self.settings.keep_unfinished > 0 or self.settings.keep_finished > 0

    async def live_on(self) -> None:
        while self.wanted:
            try:
                await self.round()
            except Exception as error:  # whatever it is, it is tried again
                log.warning("old tables were not looked at: %s: %s", type(error).__name__, error)
            await asyncio.sleep(ROUND)

    async def round(self) -> int:
        """Look at all tables once; how many were removed."""
        store, last, gone = self.house.store, 0, 0
        while True:
            after = last
            step = await store.read(lambda db: looked_at(db, after, STEP))  # noqa: B023
            for old in step:
                last = old.number
                gone += await self.look(old)
            if len(step) < STEP:
                break
            await asyncio.sleep(PAUSE)
        await store.write(lambda db: forget_graves(db, clock.now()))
        return gone

    async def look(self, old: Old) -> bool:
        """Tell the people of one table, or remove it, if it is time; was it removed?"""
        settings, now, store = self.settings, clock.now(), self.house.store
        if not self._may_be_time(old, now) or self._in_use(old.id):
            return False
        stored = await store.read(lambda db: load_match(db, old.id))
        over = None if stored is None else await asyncio.to_thread(_over, stored)
        if over is None:
            return False  # gone already, or set aside: whoever runs the server decides what becomes of it
        ended, lines = over
        if ended != old.ended:
            await store.write(partial(note_ended, number=old.number, ended=ended))
        if ended > GOES_ON:
            if not settings.keep_finished or now < max(ended, old.touched) + settings.keep_finished * DAY:
                return False
            return await self._remove(old, True, lines if settings.leave_records else [])
        if not settings.keep_unfinished:
            return False
        goes = goes_at(settings, old.touched, old.warned)
        if goes is not None:
            return now >= goes and await self._remove(old, False, [])
        if now >= old.touched + settings.keep_unfinished * DAY - notice_of(settings.keep_unfinished):
            if await store.write(partial(warn, number=old.number, before=old.warned, now=now)):
                assert stored is not None
                days = max(1, notice_of(settings.keep_unfinished) // DAY)
                await self.house.notices.farewell(stored.row, days)
        return False

    def _may_be_time(self, old: Old, now: int) -> bool:
        """By the times alone: nothing is replayed that need not be."""
        settings, days = self.settings, []
        if settings.keep_finished and old.ended != GOES_ON:
            days.append(settings.keep_finished * DAY)
        if settings.keep_unfinished and old.ended <= GOES_ON:
            days.append(settings.keep_unfinished * DAY - notice_of(settings.keep_unfinished))
        if old.ended <= GOES_ON and settings.keep_finished and not settings.keep_unfinished:
            days.append(settings.keep_finished * DAY)  # the end may not have been kept
        return bool(days) and now >= old.touched + min(days)

    def _in_use(self, name: str) -> bool:
        room = self.tables.room_of(name)
        return room is not None and (bool(room.connections) or bool(room.afar))

    async def _remove(self, old: Old, finished: bool, lines: list[str]) -> bool:
        if self._in_use(old.id):
            return False
        done = await self.house.store.write(partial(remove_old, old=old, finished=finished, lines=lines))
        if done:
            await self.tables.give_up(old.number)
        return done


def _over(stored: Stored) -> tuple[int, list[str]] | None:
    """When a game ended, with its record; 0 if it goes on; None if it cannot be replayed."""
    try:
        back = restored(stored)
    except UNREADABLE:
        return None
    if not back.match.over:
        return GOES_ON, []
    known = stored.row.ended if stored.row.ended != UNKNOWN else 0
    return known or back.moved or 1, record_lines(back.match, rooted(EMPTY, stored.row.root, back.match))
