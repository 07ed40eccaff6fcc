"""A finger on the table: somebody points at a thing, or along several, and everybody sees it for a moment.

Things are named, not where they are drawn, so that it is right on every screen. Only what everybody sees can be pointed
at: nobody gives away by it that there is something else. Nothing of it is stored. A proposal (suggestions.py) is what
stays: where all decide together, whoever does not decide points by one.
"""

from __future__ import annotations

import time
from typing import Final

from lamplight.core.view import Text
from lamplight.server import news, wire
from lamplight.server.command import Command
from lamplight.server.connection import tell_all
from lamplight.server.limits import Bucket
from lamplight.server.outcomes import Done, Handlers, Limit, Outcome, refuse
from lamplight.server.room import Room
from lamplight.server.store import Store

RULE: Final = "table-point"
RATE: Final = 0.5  # a second and seat
BURST: Final = 4


class Pointing:
    """Who points at what at one table."""

    def __init__(self, room: Room, store: Store) -> None:
        self.room = room
        self.store = store
        self._buckets: dict[int, Bucket] = {}
        self.handlers: Handlers = {wire.Point: self.point, news.Pointed: self.heard}

    async def point(self, command: Command[wire.Point]) -> Outcome:
        seat, at = command.message.seat, command.message.at
        now = time.monotonic()
        wait = self._buckets.setdefault(seat, Bucket(RATE, BURST, now)).take(now)
        if wait:
            return Limit(int(wait * 1000) + 1, Text("server-too-fast"))
        if not self.room.in_sight(at):
            return refuse(RULE, "server-suggest-unknown")
        tell_all(self.room.connections, wire.Pointed(seat, at))
        if self.store.listener.shares:
            self.store.say(news.Pointed(self.store.listener.name, self.room.number, seat, at))
        return Done()

    async def heard(self, item: news.Pointed) -> Outcome:
        """Somebody points at another process."""
        if 0 <= item.seat < len(self.room.seats) and self.room.in_sight(item.at):
            tell_all(self.room.connections, wire.Pointed(item.seat, item.at))
        return Done()
