"""Being together without words of one's own: a few phrases, each told by its name and read in everybody's own language.

Nothing of it is stored. A seat may say a few in a row; whoever does not want to hear somebody hears them no more on
their own device.
"""

from __future__ import annotations

import time
from typing import Final

from lamplight.core.view import Text
from lamplight.server import news, wire
from lamplight.server.command import Command
from lamplight.server.connection import tell_all
from lamplight.server.limits import Bucket
from lamplight.server.outcomes import Done, Fail, Handlers, Limit, Outcome
from lamplight.server.room import Room
from lamplight.server.store import Store

PHRASES: Final = (
    "hello", "luck", "bravo", "thanks", "laugh", "wow", "oops", "sorry", "think", "moment", "turn", "bye",
)  # fmt: skip
RATE: Final = 0.5  # a second and seat
BURST: Final = 4


class Phrases:
    """What is said at one table."""

    def __init__(self, room: Room, store: Store) -> None:
        self.room = room
        self.store = store
        self._buckets: dict[int, Bucket] = {}
        self.handlers: Handlers = {wire.Say: self.say, news.Spoken: self.heard}

    async def say(self, command: Command[wire.Say]) -> Outcome:
        seat, phrase = command.message.seat, command.message.phrase
        if phrase not in PHRASES:
            return Fail(Text("server-no-phrase"))
        now = time.monotonic()
        wait = self._buckets.setdefault(seat, Bucket(RATE, BURST, now)).take(now)
        if wait:
            return Limit(int(wait * 1000) + 1, Text("server-too-fast"))
        self._tell(seat, phrase)
        if self.store.listener.shares:
            self.store.say(news.Spoken(self.store.listener.name, self.room.number, seat, phrase))
        return Done()

    async def heard(self, item: news.Spoken) -> Outcome:
        """Somebody spoke at another process."""
        if item.phrase in PHRASES and 0 <= item.seat < len(self.room.seats):
            self._tell(item.seat, item.phrase)
        return Done()

    def _tell(self, seat: int, phrase: str) -> None:
        tell_all(self.room.connections, wire.Said(seat, phrase))
