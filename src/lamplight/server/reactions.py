"""How people like what was done: a face at a move, one per seat and move, which its owner changes or takes back.

It is no part of the record: a table that leaves memory forgets it, and what is taken back takes its faces along. Only
a move that everybody has heard of can be reacted to. Saying the same twice is as good as once.
"""

from __future__ import annotations

import time
from typing import Final

from lamplight.core.view import Text
from lamplight.server import news, wire
from lamplight.server.command import Command
from lamplight.server.connection import tell_all
from lamplight.server.limits import Bucket
from lamplight.server.outcomes import Done, Fail, Handlers, Limit, Outcome, refuse
from lamplight.server.room import Room
from lamplight.server.store import Store

FACES: Final = ("bravo", "thanks", "laugh", "wow", "oops", "think")  # those of the phrases
RULE: Final = "table-react"
RATE: Final = 1.0  # a second and seat
BURST: Final = 6
MOST: Final = 120  # are kept at a table, the newest


class Reactions:
    """The faces at the moves of one table."""

    def __init__(self, room: Room, store: Store) -> None:
        self.room = room
        self.store = store
        self._made: dict[tuple[int, int], str] = {}  # by version and seat, the newest last
        self._here: set[tuple[int, int]] = set()  # those that were made in this process
        self._buckets: dict[int, Bucket] = {}
        self.handlers: Handlers = {wire.React: self.react, news.Reacted: self.heard}

    def shown(self) -> tuple[wire.Reaction, ...]:
        """Every face at a move that still counts, the newest last."""
        if not self._made:
            return ()
        counts = set(self.room.match.versions())
        return tuple(wire.Reaction(v, seat, face) for (v, seat), face in self._made.items() if v in counts)

    async def react(self, command: Command[wire.React]) -> Outcome:
        v, seat, face = command.message.v, command.message.seat, command.message.face
        if face and face not in FACES:
            return Fail(Text("server-no-phrase"))
        now = time.monotonic()
        wait = self._buckets.setdefault(seat, Bucket(RATE, BURST, now)).take(now)
        if wait:
            return Limit(int(wait * 1000) + 1, Text("server-too-fast"))
        if not self._public(v):
            return refuse(RULE, "together-gone")
        self._put(v, seat, face)
        self._here.add((v, seat))
        self._say(v, seat, face)
        return Done()

    def _public(self, v: int) -> bool:
        """Has everybody heard of what was done then, and does it still count?"""
        return any(version == v for version, _ in self.room.match.history(None))

    def _put(self, v: int, seat: int, face: str) -> None:
        if self._made.get((v, seat), "") == face:
            return
        self._made.pop((v, seat), None)
        if face:
            self._made[v, seat] = face
            if len(self._made) > MOST:
                oldest = next(iter(self._made))
                del self._made[oldest]
                self._here.discard(oldest)
        tell_all(self.room.connections, wire.Reacted(v, seat, face))

    # --- other processes ------------------------------------------------------------------------

    def _say(self, v: int, seat: int, face: str) -> None:
        store = self.store
        if store.listener.shares:
            store.say(news.Reacted(store.listener.name, self.room.number, v, seat, face))

    def say_again(self) -> None:
        """Another process has taken the table into its memory: it learns which faces were made here."""
        for v, seat in self._here & set(self._made):
            self._say(v, seat, self._made[v, seat])

    async def heard(self, item: news.Reacted) -> Outcome:
        """Somebody reacted at another process."""
        known = not item.face or item.face in FACES
        if known and 0 <= item.seat < len(self.room.seats) and self._public(item.v):
            self._put(item.v, item.seat, item.face)
            self._here.discard((item.v, item.seat))
        return Done()
