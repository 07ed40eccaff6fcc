"""A live match with the people around it: everything that happens there waits in one mailbox and is dealt with in turn.

A command is checked (command.py), its handler returns an outcome (outcomes.py), and here, in one place, that becomes
exactly one answer; then the others are told, and the open question is looked at again. What the commands mean stands in
the modules beside this one; each deals with its own kinds of messages, and none of them knows this one.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

from lamplight.core.view import Text
from lamplight.server import news, wire
from lamplight.server.acting import Acting
from lamplight.server.advice import Advising
from lamplight.server.bot_turns import BotTurns
from lamplight.server.command import NEEDS, Command, objection
from lamplight.server.connection import Connection
from lamplight.server.elsewhere import Elsewhere
from lamplight.server.handover import HandOver
from lamplight.server.house import House
from lamplight.server.ledger import Ledger
from lamplight.server.mailbox import Mailbox
from lamplight.server.motions import Motions
from lamplight.server.notebooks import Notebooks, copies
from lamplight.server.outcomes import (
    FRAME,
    NOBODY,
    Done,
    Duplicate,
    Fail,
    Greeted,
    Handlers,
    Later,
    Limit,
    Outcome,
    Overtaken,
    Tell,
    Went,
    answered,
)
from lamplight.server.presence import Left, Presence
from lamplight.server.questions import Due, Questions
from lamplight.server.rematch import Arrived, Onwards, Rematches
from lamplight.server.replay import Restored
from lamplight.server.room import Changes, Room
from lamplight.server.sharing import Sharing
from lamplight.server.store import Conflict, MatchRow, SeatRow, StoreError, update_seat
from lamplight.server.suggestions import Suggestions
from lamplight.server.telling import Telling
from lamplight.server.undo import Undoing

log = logging.getLogger("lamplight.tables")

BUSY_WAIT = 200  # milliseconds until a device may try again at a table whose mailbox is full
TRIES = 5  # how often a command is dealt with anew because somebody else was first


class Errand:
    """Something the lobby does at a table: it waits its turn in the mailbox like any command."""

    def __init__(self, work: Callable[[], Awaitable[Any]]) -> None:
        self.work = work
        self.result: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

    def failed(self, error: Exception) -> None:
        if not self.result.done():
            self.result.set_exception(error)


class Table:
    """One match with the people around it."""

    def __init__(self, house: House, onwards: Onwards, row: MatchRow, seats: list[SeatRow], back: Restored) -> None:
        self.house = house
        self.room = room = Room(row, seats, back, house.settings)
        self.mailbox = Mailbox(self._deal, self._rest)
        store = house.store
        self.ledger = ledger = Ledger(room, store, self._read_again)
        self.questions = questions = Questions(room, ledger, store.listener.name)
        self.suggestions = Suggestions(room, store)
        self.elsewhere = Elsewhere(room, store, ledger, questions, self.suggestions)
        self.telling = Telling(room, questions, self.suggestions, self.elsewhere)
        self.bots = BotTurns(room, ledger, questions, house, self.notice, lambda: self.mailbox.busy)
        self.rematch = Rematches(room, store, onwards, house.spawn)
        self._handlers: Handlers = {
            Errand: self._errand,
            **Presence(room).handlers,
            **Acting(room, ledger).handlers,
            **self.bots.handlers,
            **Advising(room, house.bots).handlers,
            **questions.handlers,
            **Undoing(room, questions).handlers,
            **Motions(room, questions, house.bots, self.notice).handlers,
            **HandOver(room, ledger, questions).handlers,
            **Sharing(room, store).handlers,
            **Notebooks(room, ledger).handlers,
            **self.rematch.handlers,
            **self.suggestions.handlers,
            **self.elsewhere.handlers,
        }

    @property
    def id(self) -> str:
        return self.room.id

    @property
    def number(self) -> int:
        return self.room.number

    @property
    def idle(self) -> bool:
        """Nobody looks and nothing is under way."""
        return not self.room.connections and not self.mailbox.busy and self.bots.thinking != self.room.version

    # --- coming in ------------------------------------------------------------------------------

    def post(self, connection: Connection, message: wire.FromClient) -> None:
        """Hand in a command of a device; it is answered in its turn."""
        command = Command(connection, message)
        if len(self.mailbox) >= self.room.settings.mailbox:
            self._answer(command, Limit(BUSY_WAIT, Text("server-table-busy")))
        else:
            self.mailbox.put(command)

    def notice(self, item: object) -> None:
        """Hand in something that no device says: news, a bot's answer, an errand."""
        if isinstance(item, news.Stored) and item in self.mailbox:
            return  # what is on disk will be read anyway
        self.mailbox.put(item)

    def leave(self, connection: Connection) -> None:
        """A device has gone."""
        self.notice(Left(connection))

    def _rest(self) -> None:
        self.bots.wake()

    # --- dealing with it ------------------------------------------------------------------------

    async def _deal(self, item: object) -> None:
        """Deal with one thing from the mailbox; if somebody else wrote first, once more."""
        outcome: Outcome = Overtaken()
        tries = TRIES
        while isinstance(outcome, Overtaken) and tries:
            tries -= 1
            try:
                if self.room.doubt:
                    await self.ledger.reload()
                against = self._against(item)
                if against is None:
                    kind = type(item.message if isinstance(item, Command) else item)
                    outcome = await self._handlers[kind](item)
                else:
                    outcome = against
            except Exception:
                log.exception("table %s: %s failed", self.id, _name(item))
                await self.ledger.reload()
                outcome = Fail(Text("server-internal"))
        if isinstance(outcome, Overtaken):
            outcome = Limit(BUSY_WAIT, Text("server-table-busy"))
        if not isinstance(outcome, Later):
            self._conclude(item, outcome)
        elif isinstance(item, Command):  # the answer comes out of turn, and nobody else is told anything
            command = item
            outcome.outcome.add_done_callback(lambda known: self._answer(command, known.result()))

    def _against(self, item: object) -> Outcome | None:
        """Why something is not even begun; who only comes to look sees what was last known."""
        if isinstance(item, Command):
            if self.room.doubt and not isinstance(item.message, wire.Hello):
                return Fail(Text("server-store-broken", {"detail": ""}))
            return objection(self.room, item)
        return Fail(Text("server-store-broken", {"detail": ""})) if self.room.doubt else None

    def _conclude(self, item: object, outcome: Outcome) -> None:
        """Answer whoever waits, once; then tell the others."""
        questions, telling = self.questions, self.telling
        try:
            changed = questions.review()
            if isinstance(item, Command):
                tell = self._answer(item, outcome)
            elif isinstance(outcome, Went):
                tell = telling.step(outcome.events, None, "")
            else:
                tell = outcome.tell if isinstance(outcome, Done) else NOBODY
                if isinstance(item, Errand) and isinstance(outcome, Fail):
                    item.failed(StoreError("broken", outcome.text.id))
            if tell is not NOBODY:
                telling.tell(tell)
            if changed and not (tell.frame or tell.everything):
                telling.tell(FRAME)
            if isinstance(outcome, (Done, Duplicate)):
                for device, letter in outcome.letters:
                    device.tell(letter)
            if changed:
                telling.settled()
            if questions.settled:
                self.mailbox.put_first(Due())
        except Exception:
            log.exception("table %s: telling of %s failed", self.id, _name(item))

    def _answer(self, command: Command[Any], outcome: Outcome) -> Tell:
        """The one place where a command is answered; what the others are told then."""
        connection, room = command.connection, self.room
        if isinstance(outcome, Went):
            return self.telling.step(outcome.events, connection, command.key)
        if isinstance(outcome, Greeted):
            connection.tell(self.telling.sync(connection))
            if self.rematch.concerns(connection):
                self.notice(Arrived(connection))
            return outcome.tell
        assert not isinstance(outcome, (Overtaken, Later))
        connection.tell(answered(outcome, command.key, room.version))
        if not isinstance(outcome, Done):
            return NOBODY
        if NEEDS[type(command.message)].once:
            room.remember(command.once)
        return outcome.tell

    def _read_again(self, changes: Changes) -> None:
        """What was found on disk is other than what was known: everybody is told."""
        self.questions.review()
        if changes.version:
            self.room.count_phones()
            self.telling.tell(Tell(everything=True))
        elif changes.seats:
            self.telling.tell(Tell(frame=True, devices=changes.devices, holders=self.room.count_phones()))
        if not changes.version:
            for at in changes.notes:
                for device, letter in copies(self.room, at):
                    device.tell(letter)
        self.telling.settled()
        if changes.following:
            self.rematch.found()

    # --- what the lobby does here ---------------------------------------------------------------

    async def errand(self, work: Callable[[], Awaitable[Any]]) -> Any:
        """Do something at this table in its turn; its result."""
        errand = Errand(work)
        self.notice(errand)
        return await errand.result

    async def _errand(self, errand: Errand) -> Outcome:
        try:
            result = await errand.work()
        except Exception as error:
            errand.failed(error)
        else:
            if not errand.result.done():
                errand.result.set_result(result)
        return Done()

    async def hold(self, at: int, seat: SeatRow) -> None:
        """Store and show who holds a seat now; part of an errand. Raises Conflict if somebody else was first."""
        room = self.room
        old = room.seats[at]
        try:
            await self.house.store.write(lambda db: update_seat(db, room.number, at, seat, old))
        except Conflict:
            self.notice(news.Stored("", room.number))
            raise
        self.held(at, seat)

    def held(self, at: int, seat: SeatRow) -> None:
        """Show who holds a seat now, by what is on disk; part of an errand."""
        room = self.room
        room.seats[at] = seat
        devices = room.recognised()
        self.telling.tell(Tell(frame=True, devices=devices, holders=room.count_phones()))


def _name(item: object) -> str:
    return type(item.message if isinstance(item, Command) else item).__name__
