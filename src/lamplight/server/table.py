"""A live match. Every table has one mailbox: a command is applied, appended to the log on disk, then told.

While a command is on its way to the disk the next ones wait, so nobody ever sees what is not kept. If it cannot
be kept, the match goes back to what is on disk and whoever sent it is told what to do.

What the commands mean stands in the modules beside this one; each deals with its own kinds of messages.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from lamplight.core.game import Game
from lamplight.core.match import Divergence, Step
from lamplight.core.record import digest
from lamplight.core.view import Refusal, Text
from lamplight.kits import info_of
from lamplight.server import news, wire
from lamplight.server.acting import Acting
from lamplight.server.advice import Advising
from lamplight.server.bot_turns import BotTurns
from lamplight.server.elsewhere import Elsewhere
from lamplight.server.handover import HandOver
from lamplight.server.notebooks import Notebooks
from lamplight.server.presence import Presence
from lamplight.server.rematch import Rematches
from lamplight.server.replay import Restored, faulty, reason_event, restored
from lamplight.server.sharing import Sharing
from lamplight.server.sockets import Connection, encode
from lamplight.server.store import HUMAN, Conflict, MatchRow, PlyRow, SeatRow, Stored, StoreError, load_match
from lamplight.server.suggestions import Suggestions
from lamplight.server.telling import Telling
from lamplight.server.undo import Undoing
from lamplight.server.votes import Votes

if TYPE_CHECKING:
    from lamplight.server.tables import Tables

log = logging.getLogger("lamplight.tables")

DIGEST_EVERY = 20
RECENT_KEYS = 200

Handlers = dict[type, Callable[[Any, Any], None]]


class Errand:
    """Something the lobby does at a table: it waits its turn in the mailbox like any command."""

    key = ""

    def __init__(self, work: Callable[[], Awaitable[Any]]) -> None:
        self.work = work
        self.result: asyncio.Future[Any] = asyncio.get_running_loop().create_future()


class Table:
    """One match with the people around it."""

    def __init__(self, tables: Tables, row: MatchRow, seats: list[SeatRow], back: Restored) -> None:
        self.tables = tables
        self.store = tables.store
        self.settings = tables.settings
        self.id = row.id
        self.number = row.number
        self.seats = seats
        self.match = back.match
        self.reasons = back.reasons
        self.keys = back.keys
        self.game: Game = self.match.game
        self.about = info_of(self.game)
        self.connections: dict[Connection, None] = {}
        self.mailbox: deque[tuple[Connection | None, Any]] = deque()
        self.busy = False
        self.doubt = False  # a write failed: what is on disk must be read again
        self.over = self.match.over
        self.version = self.match.version  # what is on disk; the match may be one step ahead
        self._recent: dict[str, None] = {}
        self.acting = Acting(self)
        self.bots = BotTurns(self)
        self.advice = Advising(self)
        self.undo = Undoing(self)
        self.votes = Votes(self)
        self.handover = HandOver(self)
        self.sharing = Sharing(self)
        self.presence = Presence(self)
        self.notebooks = Notebooks(self, back.notes)
        self.rematch = Rematches(self, row.next)
        self.suggestions = Suggestions(self)
        self.elsewhere = Elsewhere(self)
        self.telling = Telling(self)
        self._handlers: Handlers = {
            Errand: self._errand,
            **self.acting.handlers,
            **self.bots.handlers,
            **self.advice.handlers,
            **self.undo.handlers,
            **self.votes.handlers,
            **self.handover.handlers,
            **self.sharing.handlers,
            **self.presence.handlers,
            **self.notebooks.handlers,
            **self.rematch.handlers,
            **self.suggestions.handlers,
            **self.elsewhere.handlers,
        }

    # --- mailbox --------------------------------------------------------------------------------

    def post(self, connection: Connection | None, message: Any) -> None:
        """Hand in a command; it is answered in its turn."""
        if isinstance(message, news.Stored) and (None, message) in self.mailbox:
            return  # what is on disk will be read anyway
        if not self.busy:
            self._handle(connection, message)
            if not self.busy:
                self.bots.wake()
        elif connection is not None and len(self.mailbox) >= self.settings.mailbox:
            connection.tell(wire.Limited(getattr(message, "key", ""), 200, Text("server-table-busy")))
        else:
            self.mailbox.append((connection, message))

    def _handle(self, connection: Connection | None, message: Any) -> None:
        if self.doubt and not isinstance(message, wire.Hello):
            self.reload(lambda: self.handle_sure(connection, message))
        else:
            self.handle_sure(connection, message)

    def handle_sure(self, connection: Connection | None, message: Any) -> None:
        """Deal with a command now that all that is on disk is known."""
        if self.doubt and not isinstance(message, wire.Hello):
            self._sorry(connection, message, Text("server-store-broken", {"detail": ""}))
            return
        try:
            self._handlers[type(message)](connection, message)
        except Exception:
            log.exception("table %s: %s failed", self.id, type(message).__name__)
            self.reload(lambda: self._sorry(connection, message, Text("server-internal")))

    def _sorry(self, connection: Connection | None, message: Any, text: Text) -> None:
        """The command had no effect; say so."""
        if connection is not None:
            connection.tell(wire.Failed(getattr(message, "key", ""), text))
        elif isinstance(message, Errand) and not message.result.done():
            message.result.set_exception(StoreError("broken", text.id))

    def proceed(self) -> None:
        """The command is dealt with: on to the next."""
        self.busy = False
        while self.mailbox and not self.busy:
            self._handle(*self.mailbox.popleft())
        if not self.busy:
            self.bots.wake()

    def begin(self, work: Awaitable[None]) -> None:
        """Do something that takes a while; the mailbox waits for it."""
        self.busy = True

        async def run() -> None:
            try:
                await work
            except Exception:
                log.exception("table %s", self.id)
            finally:
                self.proceed()

        self.tables.spawn(run())

    def _errand(self, _: None, errand: Errand) -> None:
        async def run() -> None:
            try:
                result = await errand.work()
            except Exception as error:
                if not errand.result.done():
                    errand.result.set_exception(error)
            else:
                if not errand.result.done():
                    errand.result.set_result(result)

        self.begin(run())

    async def errand(self, work: Callable[[], Awaitable[Any]]) -> Any:
        """Do something at this table in its turn; its result."""
        errand = Errand(work)
        self.post(None, errand)
        return await errand.result

    # --- what all commands need -----------------------------------------------------------------

    def refuse(self, connection: Connection, key: str, rule: str, text: Text) -> None:
        """The command is against a rule of the table."""
        connection.tell(wire.Refused(key, Refusal(rule, text)))

    def people(self) -> list[int]:
        """The seats that a person holds and plays."""
        return [at for at, seat in enumerate(self.seats) if seat.kind in HUMAN and seat.token is not None]

    @property
    def asking(self) -> bool:
        """Is something asked of all? Then bots wait for the answer."""
        return self.undo.request is not None or self.votes.motion is not None

    def known(self, key: str) -> bool:
        """Has this command been dealt with before?"""
        return key in self.keys or key in self._recent

    def lately(self, key: str) -> bool:
        """The same for commands that never leave a ply."""
        return key in self._recent

    def remember(self, key: str) -> None:
        """Commands that leave no ply count once as well, as long as the server runs."""
        self._recent[key] = None
        if len(self._recent) > RECENT_KEYS:
            del self._recent[next(iter(self._recent))]

    @property
    def idle(self) -> bool:
        """Nobody looks and nothing is under way."""
        return not self.connections and not self.busy and self.bots.thinking != self.version

    # --- disk -----------------------------------------------------------------------------------

    def keep(
        self,
        step: Step,
        key: str | None,
        reason: Text | None,
        kept: Callable[[], None],
        again: Callable[[], None],
        lost: Callable[[Text], None],
    ) -> None:
        """Append a step that the match has made: kept() once it is on disk; if somebody else was first, again()
        after reading what they did; lost() if it could not be kept."""
        before = self.version
        after = self.match.version
        entries = step.entries
        rows: list[PlyRow] = [(self.number, before + i, e.by, e.do, None, None, None) for i, e in enumerate(entries)]
        if key is not None or reason is not None:
            said = None if reason is None else encode(reason).decode()
            rows[0] = (*rows[0][:4], key, said, None)
        if after // DIGEST_EVERY > before // DIGEST_EVERY:
            rows[-1] = (*rows[-1][:6], digest(self.match))
        self.busy = True

        def done(_: object, error: Exception | None) -> None:
            if error is None:
                if key is not None:
                    self.keys.add(key)
                if reason is not None:
                    self.reasons[before + 1] = reason_event(entries[0].by, reason)
                self.version = after
                self.over = self.match.over
                try:
                    kept()
                except Exception:
                    log.exception("table %s: telling failed", self.id)
                self.proceed()
            elif isinstance(error, Conflict):
                self.reload(again)
            else:
                text = error.message if isinstance(error, StoreError) else Text("server-internal")
                self.reload(lambda: lost(text))

        self.store.append(rows, done)

    def reload(self, then: Callable[[], None]) -> None:
        """Go back to what is on disk, then go on."""
        self.doubt = True

        async def run() -> None:
            known = self.version
            try:
                stored = await self.store.read(lambda connection: load_match(connection, self.id))
                if stored is None:
                    raise StoreError("missing", self.id)
                back = await asyncio.to_thread(restored, stored)
            except (StoreError, Divergence) as error:
                log.error("table %s cannot be read again: %s", self.id, faulty(error))
                if self.match.version != known:
                    self.match = self.match.rewound(known)
            else:
                self.doubt = False
                self._take_in(stored, back)
            self.busy = False
            then()
            if self.busy:  # `then` has begun something of its own, which will call proceed itself
                return
            self.proceed()

        self.busy = True
        self.tables.spawn(run())

    def _take_in(self, stored: Stored, back: Restored) -> None:
        """What is on disk counts from now on; whatever is new is told."""
        known, seats, books, following = self.version, self.seats, self.notebooks.books, self.rematch.following
        self.match, self.reasons, self.keys = back.match, back.reasons, back.keys
        self.notebooks.books = back.notes
        self.seats, self.rematch.following = stored.seats, stored.row.next
        self.version, self.over = self.match.version, self.match.over
        moved = [connection for connection in self.connections if self.presence.recognise(connection)]
        if self.version != known:
            self.undo.request = None
            self.votes.lapse()
            self.sharing.count_phones()
            self.telling.all()
        elif seats != self.seats:
            self.undo.recount()
            self.votes.recount()
            self.sharing.moved(*moved)
        for at in self.notebooks.books:
            if self.version == known and self.notebooks.books[at] != books.get(at):
                self.notebooks.show(at)
        if following is None and self.rematch.following is not None:
            self.rematch.found()
