"""Coming and going: a device says hello with the tokens of its seats, and leaves; its seats stay its own.

Whoever has gone is waited for a while (`grace`); when that is over, everybody is told what may be done now.
"""

from __future__ import annotations

import time
import weakref
from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from lamplight.core.view import Text
from lamplight.server import clock, wire
from lamplight.server.command import Command
from lamplight.server.connection import Connection
from lamplight.server.database import StoreError
from lamplight.server.door import shut
from lamplight.server.house import House
from lamplight.server.ledger import Ledger
from lamplight.server.notices import Looked
from lamplight.server.outcomes import FRAME, Barred, Done, Greeted, Handlers, Letter, Limit, Outcome, Tell
from lamplight.server.questions import Questions
from lamplight.server.rights import There
from lamplight.server.room import Room
from lamplight.server.seats import token_hash
from lamplight.server.transactions import holds_any, see

CROWD = 0.25  # seconds within which watchers who come and go are told of together
LATE = 0.05  # seconds after the end of a grace at which it is looked at: by then it is over for certain


class Left(NamedTuple):
    """A device has gone."""

    connection: Connection


class Waited(NamedTuple):
    """Somebody may have been waited for long enough."""


def _tell_crowd_of(presence: weakref.ref[Presence]) -> None:
    """What is to be told later keeps no table in memory."""
    found = presence()
    if found is not None:
        found.tell_crowd()


class Presence:
    """The devices around one table."""

    def __init__(
        self, room: Room, ledger: Ledger, questions: Questions, house: House, notice: Callable[[object], None]
    ) -> None:
        self.room = room
        self.ledger = ledger
        self.questions = questions
        self.house = house
        self.notice = notice
        self._due = 0.0  # when it is looked next whether somebody is away now; 0: not
        self._crowded = 0.0  # until when watchers who come and go are told of together
        self._telling = False  # it is about to be told
        self._remind_at = 0.0  # when whoever was asked and looked away is told so; 0: nobody has
        self.handlers: Handlers = {wire.Hello: self.hello, Left: self.left, Waited: self.waited, Looked: self.looked}

    async def hello(self, command: Command[wire.Hello]) -> Outcome:
        room, connection = self.room, command.connection
        if connection.closed:
            return Done()
        before = connection.seats if connection in room.connections else None
        there = room.there()
        connection.tokens = tuple(token_hash(token) for token in command.message.tokens)
        invite = command.message.invite
        connection.invites = (token_hash(invite),) if invite else ()
        room.recognise(connection)
        wait = self._fare(connection, again=before is not None)
        if wait:
            if before is None:
                connection.tokens = ()
                room.recognise(connection)
            self.house.refused.add("hello-again" if before is not None else "hellos")
            connection.struck()
            return Limit(int(wait * 1000) + 1, Text("server-too-fast"))
        if not connection.seats and await self._seated_elsewhere(connection):
            await self.ledger.reload()
            room.recognise(connection)
        if not connection.seats and shut(room, connection.invites):
            if before is None:
                return Barred()
            del room.connections[connection]
            self._note(there)
            return Barred(Tell(frame=True, holders=room.count_phones()))
        room.connections[connection] = None
        room.touched = time.monotonic()
        self._note(there)
        moved = room.count_phones()
        letters: tuple[Letter, ...] = tuple((connection, told) for told in self.questions.missed(connection.seats))
        if connection.seats == before and not moved:
            return Greeted(letters=letters)
        if not (connection.seats or before or moved) and not self._crowd():
            return Greeted(letters=letters)
        return Greeted(Tell(frame=True, but=connection, holders=moved), letters)

    async def _seated_elsewhere(self, connection: Connection) -> bool:
        """Did this device get a seat at another process, of which no news has come yet?"""
        store, tokens, number = self.house.store, connection.tokens, self.room.number
        if not tokens or not store.listener.shares:
            return False
        try:
            return await store.read(lambda db: holds_any(db, number, tokens))
        except StoreError:  # the news will say so
            return False

    def _fare(self, connection: Connection, again: bool) -> float:
        """What it costs to be told everything; 0 if that is paid, else the seconds to wait.

        Whoever is here already pays alone. Those who come pay as an address: the holders of seats at this table, and
        all who watch anywhere, so that no crowd of watchers keeps the players of the same house out.
        """
        if again:
            return connection.greets.take(time.monotonic())
        who = f"{connection.address} {self.room.id}" if connection.seats else connection.address
        return self.house.hellos.take(who)

    async def left(self, left: Left) -> Outcome:
        room = self.room
        if left.connection not in room.connections:
            return Done()
        there = room.there()
        del room.connections[left.connection]
        room.touched = time.monotonic()
        self.turned_away(left.connection)
        self._note(there)
        if not left.connection.seats and not self._crowd():
            return Done()
        return Done(tell=Tell(frame=True, holders=room.count_phones()))

    def _crowd(self) -> bool:
        """Is everybody told now that a watcher has come or gone? Of a crowd they are told once, a little later."""
        now = time.monotonic()
        if now >= self._crowded:
            self._crowded = now + CROWD
            return True
        if not self._telling:
            self._telling = True
            self.house.later(self._crowded - now, partial(_tell_crowd_of, weakref.ref(self)))
        return False

    def tell_crowd(self) -> None:
        """Everybody is told who watches now."""
        self._telling = False
        self._crowded = time.monotonic() + CROWD
        self.notice(Waited())

    def turned_away(self, connection: Connection) -> None:
        """Nobody looks at this device any more: whoever was asked there is told so if they stay away.

        This may be at any time; if a step is on its way just now, whoever is asked then is told by that.
        """
        if self.room.actor not in self.room.hands(connection):
            return
        waiting, grace = self._remind_at > 0, self.house.settings.grace
        self._remind_at = time.monotonic() + grace
        if not waiting:
            self.house.later(grace, self._remind)

    def _remind(self) -> None:
        room, now = self.room, time.monotonic()
        if now < self._remind_at:  # somebody was back in between
            self.house.later(self._remind_at - now, self._remind)
            return
        self._remind_at = 0.0
        if room.connections or now < room.touched + room.settings.idle:  # else another room may stand for the table
            self.notice(Looked())

    async def looked(self, _: Looked) -> Outcome:
        self.house.notices.look(self.room)
        return Done()

    def _note(self, before: set[int]) -> None:
        """Keep when those who were there before, and are not now, were last seen."""
        gone = self.room.note_gone(before)
        if gone:
            seen = [(self.room.number, at) for at in sorted(gone)]
            self.house.store.submit(partial(see, there=seen, now=clock.now()), lambda *_: None)

    # --- waiting for whoever has gone -----------------------------------------------------------

    def expect(self) -> None:
        """See to it that somebody looks when the next one who has gone is waited for no longer."""
        room = self.room
        held = (at for at, seat in enumerate(room.seats) if seat.held and room.presence(at) is There.JUST_GONE)
        soonest = min((room.grace(at) for at in held), default=None)
        if soonest is None or not room.connections:
            return
        due = time.monotonic() + soonest
        if self._due == 0 or due < self._due - LATE:
            self._due = due
            self.house.later(soonest + LATE, self._look, due)

    def _look(self, due: float) -> None:
        if self._due == due:
            self._due = 0
            self.notice(Waited())

    async def waited(self, _: Waited) -> Outcome:
        return Done(tell=FRAME)
