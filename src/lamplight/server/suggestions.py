"""What the others propose to whoever decides: an option of the open question, or a thing to look at.

Only where all decide together (Game.together). Nothing of it is stored: a proposal belongs to one version of the game
and is forgotten with it. Saying the same twice is as good as once, so no key need be remembered.
"""

from __future__ import annotations

import time

from lamplight.core.view import Refusal, Text
from lamplight.server import news, wire
from lamplight.server.command import Command
from lamplight.server.connection import tell_all
from lamplight.server.limits import Bucket
from lamplight.server.outcomes import Done, Handlers, Limit, Outcome, Refuse, Tell
from lamplight.server.room import Room
from lamplight.server.rows import HUMAN
from lamplight.server.store import Store

RULE = "table-suggest"


class Suggestions:
    """The open proposals of one table, one per seat."""

    def __init__(self, room: Room, store: Store) -> None:
        self.room = room
        self.store = store
        self._v = room.version  # they are about the question of this version
        self._made: dict[int, wire.Suggestion] = {}
        self._here: set[int] = set()  # seats that made theirs in this process
        self._told: tuple[int, tuple[wire.Suggestion, ...]] = (self._v, ())
        self._buckets: dict[int, Bucket] = {}
        self.handlers: Handlers = {wire.Suggest: self.suggest, news.Suggested: self.heard}

    def shown(self) -> tuple[wire.Suggestion, ...]:
        """What is proposed now, by seats that a person plays, the newest last."""
        if self._v != self.room.version:
            return ()
        seats = self.room.seats
        return tuple(made for made in self._made.values() if seats[made.seat].kind in HUMAN)

    async def suggest(self, command: Command[wire.Suggest]) -> Outcome:
        message = command.message
        wait = self._bucket(message.seat).take(time.monotonic())
        if wait:
            return Limit(int(wait * 1000) + 1, Text("server-too-fast"))
        made = wire.Suggestion(message.seat, message.do, message.at)
        refusal = self._refusal(made)
        if refusal is not None:
            return Refuse(refusal)
        self._put(made)
        self._here.add(made.seat)
        self._say(made)
        return Done(tell=Tell(suggestions=True))

    def _bucket(self, seat: int) -> Bucket:
        settings = self.room.settings
        found = self._buckets.get(seat)
        if found is None:
            found = self._buckets[seat] = Bucket(settings.suggest_rate, settings.suggest_burst, time.monotonic())
        return found

    def _refusal(self, made: wire.Suggestion) -> Refusal | None:
        """Why this cannot be proposed now."""
        match = self.room.match
        actor = int(match.state.actor)
        if not self.room.game.together:
            return Refusal(RULE, Text("server-suggest-apart"))
        if actor < 0:
            return Refusal(RULE, Text("server-suggest-nothing"))
        if actor == made.seat:
            return Refusal(RULE, Text("server-suggest-yours"))
        if made.do:
            return match.refusal(actor, made.do)
        if made.at and not self.room.in_sight((made.at,)):
            return Refusal(RULE, Text("server-suggest-unknown"))
        return None

    def _put(self, made: wire.Suggestion) -> None:
        if self._v != self.room.version:
            self._v = self.room.version
            self._made, self._here = {}, set()
        if self._made.get(made.seat) != made:
            self._made.pop(made.seat, None)  # the newest stands last
            if made.do or made.at:
                self._made[made.seat] = made

    def tell(self) -> None:
        """Everybody sees what is proposed, if it is not what they have seen."""
        now, v = self.shown(), self.room.version
        before = self._told[1] if self._told[0] == v else ()  # a step and a sync say themselves what is proposed
        if now != before:
            tell_all(self.room.connections, wire.Suggestions(v, now))
        self._told = (v, now)

    # --- other processes ------------------------------------------------------------------------

    def _say(self, made: wire.Suggestion) -> None:
        store = self.store
        if store.listener.shares:
            name = store.listener.name
            store.say(news.Suggested(name, self.room.number, self._v, made.seat, made.do, made.at))

    def say_again(self) -> None:
        """Another process has taken the table into its memory: it learns what was proposed here."""
        if self._v == self.room.version:
            for seat in self._here & set(self._made):
                self._say(self._made[seat])

    async def heard(self, item: news.Suggested) -> Outcome:
        made = wire.Suggestion(item.seat, item.do, item.at)
        if item.v != self.room.version or item.seat >= len(self.room.seats) or self._refusal(made) is not None:
            return Done()
        self._put(made)
        self._here.discard(item.seat)
        return Done(tell=Tell(suggestions=True))
