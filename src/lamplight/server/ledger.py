"""The way to the disk: the one place where a match changes before it is kept, and where it goes back if it cannot be.

A step is made on the match, appended to the log, and counts when the log has it. Meanwhile the mailbox waits, and the
match is out of everybody's reach, so nothing can be told that is not kept. If somebody else wrote first, or nothing
could be written, everything is read again from disk; if even that fails, the match goes back to what was last known.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Generator

from sqlalchemy.engine import Connection as Database

from lamplight.core.match import Match, Step
from lamplight.core.record import DIGEST_EVERY, digest
from lamplight.core.view import Refusal, Text
from lamplight.server.connection import encode
from lamplight.server.outcomes import Fail, Overtaken, Refuse, Went
from lamplight.server.replay import faulty, reason_event, restored
from lamplight.server.room import Changes, Room
from lamplight.server.store import Conflict, PlyRow, SeatRow, Store, StoreError, load_match, update_seat

log = logging.getLogger("lamplight.tables")


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

    def __init__(self, room: Room, store: Store, read_again: Callable[[Changes], None]) -> None:
        self.room = room
        self.store = store
        self._read_again = read_again  # is told what was found to be other than before

    async def keep(
        self, change: Callable[[Match], Step | Refusal], key: str | None = None, reason: Text | None = None
    ) -> Went | Refuse | Overtaken | Fail:
        """Make a step and write it: it is kept, or refused by the rules, or somebody else was first, or it is lost."""
        room = self.room
        before = room.version
        match = room.taken_out()
        step = change(match)
        if isinstance(step, Refusal):
            room.put_back()
            return Refuse(step)
        entries = step.entries
        rows: list[PlyRow] = [(room.number, before + i, e.by, e.do, None, None, None) for i, e in enumerate(entries)]
        if key is not None or reason is not None:
            said = None if reason is None else encode(reason).decode()
            rows[0] = (*rows[0][:4], key, said, None)
        if match.version // DIGEST_EVERY > before // DIGEST_EVERY:
            rows[-1] = (*rows[-1][:6], digest(match))
        writing = Writing()
        self.store.append(rows, writing.done)
        error = await writing
        if error is not None:
            await self.reload()
            return Overtaken() if isinstance(error, Conflict) else Fail(why_lost(error))
        if key is not None:
            room.keys.add(key)
        if reason is not None:
            room.reasons[before + 1] = reason_event(entries[0].by, reason)
        room.put_back()
        return Went(step.events)

    async def write(self, job: Callable[[Database], None]) -> Fail | None:
        """Write something beside the log; if that fails, all is read again."""
        try:
            await self.store.write(job)
        except Exception as error:
            await self.reload()
            return Fail(why_lost(error))
        return None

    async def change_seat(self, at: int, new: SeatRow) -> Fail | None:
        """Write who plays a seat; it fails if that was changed by somebody else meanwhile."""
        room = self.room
        old = room.seats[at]
        try:
            await self.store.write(lambda db: update_seat(db, room.number, at, new, old))
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
            stored = await self.store.read(lambda connection: load_match(connection, room.id))
            if stored is None:
                raise StoreError("missing", room.id)
            back = await asyncio.to_thread(restored, stored)
        except Exception as error:  # whatever it is, the match must not stay ahead of the disk
            log.error("table %s cannot be read again: %s", room.id, faulty(error))
            room.rewound()
        else:
            self._read_again(room.taken_in(stored, back))


def why_lost(error: Exception) -> Text:
    """What to tell whoever waited for a write that failed."""
    if not isinstance(error, (StoreError, Conflict)):
        log.error("a write failed: %s: %s", type(error).__name__, error)
    return error.message if isinstance(error, StoreError) else Text("server-internal")
