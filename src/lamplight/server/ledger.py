"""The way to the disk: the one place where a match changes before it is kept, and where it goes back if it cannot be.

A step is made on the match, appended to the log, and counts when the log has it. Meanwhile the mailbox waits, and the
match is out of everybody's reach, so nothing can be told that is not kept. If somebody else wrote first, or nothing
could be written, everything is read again from disk; if even that fails, the match goes back to what was last known.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Generator
from typing import Final

from sqlalchemy.engine import Connection as Database

from lamplight.core.match import Match, Step
from lamplight.core.record import DIGEST_EVERY, LONGEST_RECORD, digest
from lamplight.core.view import Refusal, Text
from lamplight.server import clock
from lamplight.server.connection import encode
from lamplight.server.database import Conflict, StoreError
from lamplight.server.logs import about
from lamplight.server.outcomes import Fail, Overtaken, Refuse, Went
from lamplight.server.replay import Restored, faulty, reason_event
from lamplight.server.room import Changes, Room
from lamplight.server.rows import PlyRow, SeatRow, further_key, seat_of
from lamplight.server.snapshots import Keeper, read_back
from lamplight.server.store import Store
from lamplight.server.transactions import keys_among, update_seat

log = logging.getLogger("lamplight.tables")

MOST_DOS = 24  # plies of a plan
LENGTH_RULE: Final = "table-length"
MOST_ENTRIES = LONGEST_RECORD - 5_000  # of a log: its record, with what goes before and after, can still be read


def full(room: Room) -> bool:
    """Has the log become so long that nothing more may be written into it?"""
    return room.version >= MOST_ENTRIES


class Writing:
    """A write on its way, awaited by what a mailbox deals with: it goes on the moment the disk has answered."""

    __slots__ = ("_call", "_ended", "_error")

    def __init__(self) -> None:
        self._ended = False
        self._error: Exception | None = None
        self._call: Callable[[Writing], None] | None = None

    def __await__(self) -> Generator[Writing, None, Exception | None]:
        if not self._ended:
            yield self
        return self._error

    def add_done_callback(self, call: Callable[[Writing], None]) -> None:
        self._call = call

    def done(self, _: object, error: Exception | None) -> None:
        """The disk has answered."""
        self._ended, self._error = True, error
        if self._call is not None:
            self._call(self)


class Ledger:
    """What one table writes, and reads again."""

    def __init__(self, room: Room, store: Store, keeper: Keeper, read_again: Callable[[Changes], None]) -> None:
        self.room = room
        self.store = store
        self.keeper = keeper
        self._read_again = read_again  # is told what was found to be other than before

    async def keep(
        self, change: Callable[[Match], Step | Refusal], key: str | None = None, reason: Text | None = None
    ) -> Went | Refuse | Overtaken | Fail:
        """Make a step and write it: it is kept, or refused by the rules, or somebody else was first, or it is lost."""
        room = self.room
        before = room.version
        if full(room):
            return Refuse(Refusal(LENGTH_RULE, Text("server-log-full")))
        match = room.taken_out()
        match.alone = room.alone()
        step = change(match)
        if isinstance(step, Refusal):
            room.put_back()
            return Refuse(step)
        entries = step.entries
        number, at = room.number, clock.now()
        rows: list[PlyRow] = [(number, before + i, e.by, e.do, None, None, None, at) for i, e in enumerate(entries)]
        if key is not None or reason is not None:
            said = None if reason is None else encode(reason).decode()
            rows[0] = (*rows[0][:4], key, said, None, at)
        digested = match.version // DIGEST_EVERY > before // DIGEST_EVERY
        if digested:
            rows[-1] = (*rows[-1][:6], digest(match), at)
        writing = Writing()
        self.store.append(rows, writing.done)
        error = await writing
        if error is not None:
            await self.reload()
            if isinstance(error, Conflict) and key is not None:
                await self.recollect(key)
            return Overtaken() if isinstance(error, Conflict) else Fail(why_lost(error))
        if key is not None:
            room.keys.add(key)
            room.played[seat_of(key)] = before
        if reason is not None:
            room.reasons[before + 1] = reason_event(entries[0].by, reason)
        room.moved = at
        room.put_back()
        if digested:
            self.keeper.kept(match)
        return Went(step.events)

    async def write(self, job: Callable[[Database], None]) -> Fail | None:
        """Write something beside the log; if that fails, all is read again."""
        try:
            await self.store.write(job)
        except Exception as error:
            await self.reload()
            return Fail(why_lost(error))
        return None

    async def change_seat(
        self, at: int, new: SeatRow, beside: Callable[[Database], None] = lambda _: None
    ) -> Fail | None:
        """Write who plays a seat, and what goes with it; it fails if that was changed by somebody else meanwhile."""
        room = self.room
        old = room.seats[at]

        def job(db: Database) -> None:
            beside(db)
            update_seat(db, room.number, at, new, old)

        try:
            await self.store.write(job)
        except Exception as error:
            await self.reload()
            return Fail(Text("server-seat-changed") if isinstance(error, Conflict) else why_lost(error))
        room.seats[at] = new
        return None

    async def reload(self) -> None:
        """Go back to what is on disk; whatever is new is told. If it cannot be read, the room stays in doubt."""
        room = self.room
        room.doubt = True
        try:
            found = await read_back(self.store, room.id, room.settings.snapshot)
            if found is None:
                raise StoreError("missing", room.id)
            stored, back = found
            if not isinstance(back, Restored):
                raise back
        except Exception as error:  # whatever it is, the match must not stay ahead of the disk
            log.error("table %s cannot be read again: %s", room.id, faulty(error), extra=about("table-unread", room.id))
            room.rewound()
        else:
            changes = room.taken_in(stored, back)
            self.keeper.opened(back)
            self._read_again(changes)

    async def recollect(self, key: str) -> None:
        """Look up on disk whether a command with this key was dealt with, where the room does not know all of them."""
        room = self.room
        if room.early and not room.known(key):
            keys = [key, *[further_key(key, ply) for ply in range(1, MOST_DOS)]]
            room.keys |= await self.store.read(lambda connection: keys_among(connection, room.number, keys))


def why_lost(error: Exception) -> Text:
    """What to tell whoever waited for a write that failed."""
    if not isinstance(error, (StoreError, Conflict)):
        log.error("a write failed: %s: %s", type(error).__name__, error)
    return error.message if isinstance(error, StoreError) else Text("server-internal")
