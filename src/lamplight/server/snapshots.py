"""Snapshots beside the log: a table opens from the newest one and the plies after it, so not by the length of its past.

They are written in the background, after what they tell is on disk and acknowledged, at entries that have a digest in
the log, which every opening compares. One that does not fit is dropped, and the log alone counts. A match keeps at most
two: the newest, and the newest that has been checked by a replay of the log (checking.py).
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from lamplight.core import chapters
from lamplight.core.chapters import Chapter, Scroll
from lamplight.core.match import Match
from lamplight.core.snapshot import BadSnapshot, encoded, packed
from lamplight.server.logs import about
from lamplight.server.replay import UNREADABLE, Beside, Draft, Restored, drafted, faulty, restored
from lamplight.server.room import Room
from lamplight.server.rows import SnapshotRow, Stored, matches, snapshots
from lamplight.server.store import Statement, Store
from lamplight.server.transactions import load_match

log = logging.getLogger("lamplight.snapshots")

Checked = Callable[[int, int], None]  # is told of a match (number) and a snapshot of it (n) that nobody has checked


# --- jobs ---------------------------------------------------------------------------------------


def load_newest(connection: Connection, table: str) -> Stored | None:
    """What is stored of a match: its newest snapshot and the plies from the last that it tells, or all of them."""
    mine = sa.select(snapshots).join(matches, matches.c.number == snapshots.c.match).where(matches.c.id == table)
    found = connection.execute(mine.order_by(snapshots.c.n.desc()).limit(1)).first()
    if found is None:
        return load_match(connection, table)
    stored = load_match(connection, table, found.n - 1)
    if stored is not None:
        stored.snapshot = SnapshotRow(found.n, found.body, found.beside, bool(found.checked))
    return stored


_of_match: Final = snapshots.c.match == sa.bindparam("match_", type_=sa.Integer)
_this: Final = sa.bindparam("n_", type_=sa.Integer)
_newest: Final = sa.not_(sa.exists().where(_of_match, snapshots.c.n >= _this))
_there: Final = sa.exists().where(_of_match, snapshots.c.n == _this)

# A snapshot comes in place of older ones that nobody has checked, unless there is a newer one.
DROP_UNCHECKED: Final = sa.delete(snapshots).where(_of_match, sa.not_(snapshots.c.checked), _newest)
PUT: Final = sa.insert(snapshots).from_select(
    ["match", "n", "body", "beside", "checked"],
    sa.select(
        sa.bindparam("match_", type_=sa.Integer),
        _this,
        sa.bindparam("body_", type_=sa.LargeBinary),
        sa.bindparam("beside_", type_=sa.LargeBinary),
        sa.bindparam("checked_", type_=sa.Boolean),
    ).where(_newest),
)
# One has been checked: older ones are of no use.
PASS: Final = sa.update(snapshots).where(_of_match, snapshots.c.n == _this).values(checked=sa.true())
DROP_OLDER: Final = sa.delete(snapshots).where(_of_match, snapshots.c.n < _this, _there)


def put_snapshot(store: Store, number: int, row: SnapshotRow) -> tuple[Statement, ...]:
    """Store a snapshot, unless there is a newer one."""
    values = {"match_": number, "n_": row.n, "body_": row.body, "beside_": row.beside, "checked_": row.checked}
    return store.prepared(DROP_UNCHECKED)(**values), store.prepared(PUT)(**values)


def pass_snapshot(store: Store, number: int, n: int) -> tuple[Statement, ...]:
    """A snapshot has been checked; if it is not there any more nothing happens."""
    return store.prepared(PASS)(match_=number, n_=n), store.prepared(DROP_OLDER)(match_=number, n_=n)


def drop_snapshot(connection: Connection, number: int, n: int) -> None:
    """A snapshot does not count any more."""
    connection.execute(sa.delete(snapshots).where(snapshots.c.match == number, snapshots.c.n == n))


# --- opening ------------------------------------------------------------------------------------


async def read_back(store: Store, table: str, every: int) -> tuple[Stored, Restored | Exception] | None:
    """What is on disk of a table, and its match or why that cannot be replayed; None if there is no such table.

    A snapshot that is of no use is dropped, and the whole log is read. Raises StoreError.
    """
    stored = await store.read(partial(load_newest, table=table))
    if stored is None:
        return None
    snapshot = stored.snapshot
    if snapshot is not None:
        try:
            return stored, await asyncio.to_thread(restored, stored, every)
        except UNREADABLE as error:
            told = about("snapshot-dropped", table)
            log.error("table %s: its snapshot at %d is dropped: %s", table, snapshot.n, faulty(error), extra=told)
        store.submit(partial(drop_snapshot, number=stored.row.number, n=snapshot.n), lambda *_: None)
        stored = await store.read(partial(load_match, table=table))
        if stored is None:
            return None
    try:
        return stored, await asyncio.to_thread(restored, stored, every)
    except UNREADABLE as error:
        return stored, error


# --- writing ------------------------------------------------------------------------------------


class Keeper:
    """Sees to it that there is a snapshot of one match that is new enough. One is made at a time."""

    def __init__(
        self, room: Room, store: Store, spawn: Callable[[Coroutine[Any, Any, None]], None], check: Checked
    ) -> None:
        self.room = room
        self.store = store
        self.last = room.early  # the version of the newest snapshot
        self._spawn = spawn
        self._check = check
        self.busy = False

    def opened(self, back: Restored) -> None:
        """The match has come from disk: perhaps nobody has checked its snapshot yet, or a newer one is due."""
        self.last = back.early
        if not back.checked:
            self._check(self.room.number, back.early)
        if back.draft is not None:
            self._begin(back.match, back.draft)

    def kept(self, match: Match) -> None:
        """The match is on disk as it stands, and its last entry has a digest."""
        every, room = self.room.settings.snapshot, self.room
        if every and match.version - self.last >= every and not self.busy and not match.lesson:
            self._begin(match, drafted(match, room.reasons, room.played, room.moved))

    def _begin(self, match: Match, draft: Draft) -> None:
        if not self.busy and not match.lesson:
            self.busy = True
            self._spawn(self._make(match, draft))

    async def _make(self, match: Match, draft: Draft) -> None:
        number, n = self.room.number, draft.sketch.version
        try:
            row, chapter, scroll, part = await asyncio.to_thread(made, match, draft)
            match.packed_up(draft.sketch, chapter, scroll)
            reasons = self.room.reasons
            if part and reasons.parts == draft.parts:
                reasons.parts, reasons.told = (*reasons.parts, part), n
            await self.store.settle(*put_snapshot(self.store, number, row))
            self.last = n
            self._check(number, n)
        except BadSnapshot as error:
            told = about("snapshot-failed", self.room.id)
            log.warning("table %s has no snapshot at %d: %s", self.room.id, n, error, extra=told)
            self.last = n  # it is tried again later
        except Exception as error:  # nothing is lost by it
            told = about("snapshot-failed", self.room.id)
            log.warning("table %s: its snapshot at %d cannot be kept: %s", self.room.id, n, error, extra=told)
        finally:
            self.busy = False


def made(match: Match, draft: Draft) -> tuple[SnapshotRow, Chapter, Scroll, bytes]:
    """The row of a snapshot, and what was packed for it; raises BadSnapshot."""
    snapshot, chapter, scroll = packed(match, draft.sketch)
    part = chapters.packed(msgspec.msgpack.encode(draft.reasons)) if draft.reasons else b""
    beside = Beside([*draft.parts, part] if part else list(draft.parts), draft.played, draft.moved)
    return SnapshotRow(snapshot.version, encoded(snapshot), encoded(beside), False), chapter, scroll, part
