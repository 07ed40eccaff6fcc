"""A live match with the people around it: everything that happens there waits in one mailbox and is dealt with in turn.

A command is checked (command.py), its handler returns an outcome (outcomes.py), and here, in one place, that becomes
exactly one answer; then the others are told, and the open question is looked at again. What the commands mean stands in
the modules beside this one; each deals with its own kinds of messages, and none of them knows this one.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any

from lamplight.core.entry import Entry
from lamplight.core.margin import EMPTY, Margin
from lamplight.core.match import Match
from lamplight.core.record import Scribe, header_line, seed_line
from lamplight.core.view import Text
from lamplight.server import news, wire
from lamplight.server.acting import Acting, Going, unfinished
from lamplight.server.advice import Advising
from lamplight.server.bot_turns import BotTurns
from lamplight.server.care.ending import Ending
from lamplight.server.command import NEEDS, Command, objection, outdated
from lamplight.server.connection import TRY_LATER, Connection
from lamplight.server.database import Conflict, StoreError
from lamplight.server.disclosing import Disclosing
from lamplight.server.door import Doorkeeper, show_out
from lamplight.server.elsewhere import Elsewhere
from lamplight.server.handover import HandOver, Returned
from lamplight.server.house import House
from lamplight.server.ledger import Ledger
from lamplight.server.logs import about
from lamplight.server.mailbox import Mailbox
from lamplight.server.meters import meters
from lamplight.server.motions import Motions
from lamplight.server.notebooks import Notebooks, copies
from lamplight.server.nudging import Nudging
from lamplight.server.outcomes import (
    FRAME,
    NOBODY,
    Barred,
    Done,
    Duplicate,
    Fail,
    Greeted,
    Handlers,
    Later,
    Limit,
    Onward,
    Outcome,
    Overtaken,
    Tell,
    Went,
    answered,
)
from lamplight.server.pace import Pace
from lamplight.server.past import LookingBack
from lamplight.server.phrases import Phrases
from lamplight.server.pointing import Pointing
from lamplight.server.presence import Left, Presence
from lamplight.server.questions import Due, Questions
from lamplight.server.reactions import Reactions
from lamplight.server.rematch import Arrived, Onwards, Rematches
from lamplight.server.replay import Restored
from lamplight.server.room import Changes, Room
from lamplight.server.rows import MatchRow, SeatRow
from lamplight.server.sharing import Sharing
from lamplight.server.snapshots import Keeper
from lamplight.server.suggestions import Suggestions
from lamplight.server.telling import Telling
from lamplight.server.transactions import update_seat
from lamplight.server.undo import Undoing

log = logging.getLogger("lamplight.tables")

SLOW = 1.0  # seconds until an acknowledgement that are worth a line in the log
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

    gone: Text | None = None  # why there is no such table any more; whoever still knows this one is told so

    def __init__(self, house: House, onwards: Onwards, row: MatchRow, seats: list[SeatRow], back: Restored) -> None:
        self.house = house
        self.came = time.monotonic()
        self.room = room = Room(row, seats, back, house.settings, house.began)
        self.mailbox = Mailbox(self._deal, self._rest)
        store = house.store
        self.keeper = Keeper(room, store, house.spawn, house.checker.put)
        self.ledger = ledger = Ledger(room, store, self.keeper, self._read_again)
        self.questions = questions = Questions(room, ledger, store.listener.name)
        self.suggestions = Suggestions(room, store)
        self.reactions = Reactions(room, store)
        self.elsewhere = Elsewhere(room, store, ledger, questions, self.suggestions, self.reactions)
        self.telling = Telling(room, questions, self.suggestions, self.reactions, self.elsewhere)
        self.bots = BotTurns(room, ledger, questions, house, self.notice, self._is_busy)
        self.rematch = Rematches(room, store, onwards, house.spawn)
        self.handover = HandOver(room, ledger, questions)
        self.presence = Presence(room, ledger, questions, house, self.notice)
        self.pace = Pace(room, ledger, house, self.notice)
        self.door = Doorkeeper(room, ledger, house)
        self._record: tuple[object, asyncio.Future[list[str]]] | None = None
        self.ending = Ending(room, store)
        self._handlers: Handlers = {
            Errand: self._errand,
            **self.presence.handlers,
            **LookingBack(room).handlers,
            **Acting(room, ledger).handlers,
            **self.bots.handlers,
            **Advising(room, house).handlers,
            **questions.handlers,
            **Undoing(room, questions).handlers,
            **Disclosing(room, questions).handlers,
            **Motions(room, questions, house.bots, self.notice).handlers,
            **self.handover.handlers,
            **Sharing(room, store).handlers,
            **Notebooks(room, ledger).handlers,
            **Phrases(room, store).handlers,
            **self.reactions.handlers,
            **Pointing(room, store).handlers,
            **Nudging(room, house.notices).handlers,
            **self.pace.handlers,
            **self.door.handlers,
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
    def version(self) -> int:
        """The newest version that everybody may know of."""
        return self.room.version if self.gone is None else -1

    @property
    def idle(self) -> bool:
        """Nobody looks and nothing is under way."""
        return not self.room.connections and not self.mailbox.busy and self.bots.thinking != self.room.version

    # --- coming in ------------------------------------------------------------------------------

    def post(self, connection: Connection, message: wire.FromClient) -> None:
        """Hand in a command of a device; it is answered in its turn."""
        command = Command(connection, message)
        if self.gone is not None:
            connection.tell(wire.Failed(command.key, self.gone))
        elif len(self.mailbox) >= self.room.settings.mailbox:
            self._answer(command, Limit(BUSY_WAIT, Text("server-table-busy")))
        else:
            self.mailbox.put(command)

    def notice(self, item: object) -> None:
        """Hand in something that no device says: news, a bot's answer, an errand."""
        if self.gone is not None:
            if isinstance(item, Errand):
                item.failed(StoreError("broken", self.gone.id))
            return
        if isinstance(item, news.Stored) and item in self.mailbox:
            return  # what is on disk will be read anyway
        self.mailbox.put(item)

    def leave(self, connection: Connection) -> None:
        """A device has gone."""
        self.notice(Left(connection))

    def turned(self, connection: Connection) -> None:
        """A device is still there, but nobody looks at it now, or somebody does again."""
        if self.gone is not None:
            return
        if not connection.front:
            self.presence.turned_away(connection)
        self.elsewhere.share()

    def _is_busy(self) -> bool:
        return self.gone is not None or self.mailbox.busy

    def _rest(self) -> None:
        if self.gone is None:
            self.bots.wake()
        else:
            self._fall_apart()

    def give_up(self, why: Text, code: int = 0, silent: bool = False) -> None:
        """Nothing more happens here: whoever is there is told why, and what was kept in memory is given back at once.

        silent: it goes on elsewhere, where everybody comes to by themselves and asks again what was not answered.

        The parts of a table refer to each other in circles; they are cut, so that nobody need look for them.
        """
        room, self.gone = self.room, why
        for connection in list(room.connections):
            if not silent:
                connection.tell(wire.Failed("", why))
            connection.close(code or TRY_LATER, "moved" if silent else why.id)
        room.connections.clear()
        if not self.mailbox.busy:
            self._fall_apart()

    def _turn_away(self, item: object) -> None:
        """What still waited here is answered."""
        assert self.gone is not None
        if isinstance(item, Command):
            item.connection.tell(wire.Failed(item.key, self.gone))
        elif isinstance(item, Errand):
            item.failed(StoreError("broken", self.gone.id))

    def _fall_apart(self) -> None:
        for handler in list(vars(self).get("_handlers", {}).values()):
            vars(getattr(handler, "__self__", None) or self).pop("handlers", None)
        why, self.gone = self.gone, None
        vars(self).clear()
        self.gone = why

    # --- dealing with it ------------------------------------------------------------------------

    async def _deal(self, item: object) -> None:
        """Deal with one thing from the mailbox; if somebody else wrote first, once more."""
        if self.gone is not None:
            self._turn_away(item)
            return
        outcome: Outcome = Overtaken()
        tries = TRIES
        while isinstance(outcome, Overtaken) and tries:
            tries -= 1
            try:
                if self.room.doubt:
                    await self.ledger.reload()
                if self.room.early and isinstance(item, Command) and outdated(self.room, item):
                    await self.ledger.recollect(item.once)
                against = self._against(item)
                if against is None:
                    kind = type(item.message if isinstance(item, Command) else item)
                    outcome = await self._handlers[kind](item)
                else:
                    outcome = against
            except Exception:
                log.exception("table %s: %s failed", self.id, _name(item), extra=about("command-failed", self.id))
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
                return Fail(Text("server-store-broken"))
            return objection(self.room, item)
        return Fail(Text("server-store-broken")) if self.room.doubt else None

    def _conclude(self, item: object, outcome: Outcome) -> None:
        """Answer whoever waits, once; then tell the others."""
        questions, telling = self.questions, self.telling
        if isinstance(item, Going):
            outcome = unfinished(item, outcome)
            if isinstance(outcome, Done):
                self._count(item.command, Went([]))
        try:
            changed = questions.review()
            if isinstance(outcome, (Went, Onward)):
                self.pace.moved(item)
            self.pace.follow()
            self.door.follow()
            self.ending.follow()
            if isinstance(outcome, Onward):
                tell = telling.step(outcome.events, None, "", outcome.more)
                self.mailbox.put_first(outcome.then)
            elif isinstance(item, Command):
                tell = self._answer(item, outcome)
            elif isinstance(outcome, Went):
                tell = telling.step(outcome.events, None, "")
            else:
                tell = outcome.tell if isinstance(outcome, Done) else NOBODY
                if isinstance(item, Errand) and isinstance(outcome, Fail):
                    item.failed(StoreError("broken", outcome.text.id))
            if isinstance(outcome, (Went, Onward)) or isinstance(item, news.Stored):  # whoever is here is told first
                self.house.notices.look(self.room)
            changed = self.door.usher() or changed
            if tell is not NOBODY:
                telling.tell(tell)
            if changed and not (tell.frame or tell.everything):
                telling.tell(FRAME)
            if isinstance(outcome, (Done, Duplicate, Greeted)):
                for device, letter in outcome.letters:
                    device.tell(letter)
            if changed:
                telling.settled()
            if questions.settled:
                self.mailbox.put_first(Due())
            if tell.frame or tell.everything or changed:
                self.presence.expect()
        except Exception:
            log.exception(
                "table %s: telling of %s failed", self.id, _name(item), extra=about("telling-failed", self.id)
            )

    def _answer(self, command: Command[Any], outcome: Outcome) -> Tell:
        """The one place where a command is answered; what the others are told then."""
        if self.gone is not None:
            self._turn_away(command)
            return NOBODY
        connection, room = command.connection, self.room
        self._count(command, outcome)
        if isinstance(outcome, Went):
            return self.telling.step(outcome.events, connection, command.key)
        if isinstance(outcome, Barred):
            show_out(connection)
            return outcome.tell
        if isinstance(outcome, Greeted):
            connection.tell(self.telling.sync(connection))
            if self.rematch.concerns(connection):
                self.notice(Arrived(connection))
            if self.handover.concerns(connection):
                self.notice(Returned(connection))
            return outcome.tell
        assert not isinstance(outcome, (Overtaken, Later, Onward))
        connection.tell(answered(outcome, command.key, room.version))
        if not isinstance(outcome, Done):
            return NOBODY
        if NEEDS[type(command.message)].once:
            room.remember(command.once)
        return outcome.tell

    def _count(self, command: Command[Any], outcome: Outcome) -> None:
        meters.answers.add(type(outcome).__name__.lower())
        if isinstance(outcome, Went):
            took = time.monotonic() - command.came
            meters.kept.add(took)
            if took > SLOW:
                log.warning("table %s: a decision took long", self.id, extra=about("ack-slow", self.id, took))

    def _read_again(self, changes: Changes) -> None:
        """What was found on disk is other than what was known: everybody is told."""
        self.questions.review()
        self.pace.follow()
        self.door.follow()
        self.door.usher()
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

    async def record(self, margin: Margin = EMPTY) -> str:
        """The record as far as the game has come; it is written once for every version, however many ask for it.

        While the game goes on it is for the server alone.
        """
        match = self.room.match
        same = (match.version, margin)
        if self._record is None or self._record[0] != same:
            entries = list(match.entries)  # a thread looks at them while the game goes on
            self._record = (
                same,
                asyncio.ensure_future(asyncio.to_thread(_written, match.fresh(), entries, match.over, margin)),
            )
        return "\n".join(await asyncio.shield(self._record[1])) + "\n"

    async def refresh(self) -> None:
        """Read again what is on disk, where another process owns the table."""
        await self.errand(self.ledger.reload)

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
        self.pace.follow()
        devices = room.recognised()
        self.door.usher()
        self.telling.tell(Tell(frame=True, devices=devices, holders=room.count_phones()))
        self.presence.expect()


def _name(item: object) -> str:
    return type(item.message if isinstance(item, Command) else item).__name__


def _written(fresh: Match, entries: list[Entry], over: bool, margin: Margin) -> list[str]:
    """The lines of a record; with the seed if the game is over."""
    scribe = Scribe(fresh, margin)
    lines = [header_line(fresh, margin)]
    for entry in entries:
        lines += scribe.lines(entry)
    return [*lines, seed_line(fresh.dealer)] if over and fresh.dealer is not None and margin.branch is None else lines
