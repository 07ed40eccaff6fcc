"""Live matches. Every table has one mailbox: a command is applied, appended to the log on disk, then told.

While a command is on its way to the disk the next ones wait, so nobody ever sees what is not kept. If it cannot
be kept, the match goes back to what is on disk and whoever sent it is told what to do.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import Any, NamedTuple, cast

import msgspec

from lamplight.bots import UnknownBot, bot_named
from lamplight.core.chance import Dealer
from lamplight.core.entry import Entry
from lamplight.core.events import heard_by
from lamplight.core.game import CHANCE, Game, SetupError
from lamplight.core.match import Divergence, Match, Step
from lamplight.core.record import digest
from lamplight.core.rng import Rng
from lamplight.core.view import Board, Event, Refusal, TableView, Text
from lamplight.games import UnknownGame, game_named
from lamplight.server import wire
from lamplight.server.bots import YES, BotPool, Question, Thought, at_random
from lamplight.server.seats import code_hash, matches, new_code, new_token, token_hash
from lamplight.server.settings import Settings
from lamplight.server.sockets import Connection, encode
from lamplight.server.store import (
    Conflict,
    MatchRow,
    PlyRow,
    SeatRow,
    Store,
    Stored,
    StoreError,
    load_match,
    put_code,
    stored_key,
    update_seat,
    write_note,
)

log = logging.getLogger("lamplight.tables")

DIGEST_EVERY = 20
RECENT_KEYS = 200
RETRY = 2.0  # seconds until a bot whose move could not be kept tries again
ADVISER = "thoughtful"
HUMAN = ("here", "remote")


class BotMove(NamedTuple):
    """A bot's answer to the prompt of a version."""

    version: int
    seat: int
    thought: Thought

    @property
    def key(self) -> str:
        return ""


class BotVote(NamedTuple):
    """A bot's answer to a proposal."""

    motion: Motion
    seat: int
    yes: bool

    @property
    def key(self) -> str:
        return ""


class PhoneGone(NamedTuple):
    """Seats that have come back from a phone: whoever holds them sees them anew."""

    seats: frozenset[int]

    @property
    def key(self) -> str:
        return ""


class Errand:
    """Something the lobby does at a table: it waits its turn in the mailbox like any command."""

    key = ""

    def __init__(self, work: Callable[[], Awaitable[Any]]) -> None:
        self.work = work
        self.result: asyncio.Future[Any] = asyncio.get_running_loop().create_future()


@dataclass
class TakeBack:
    """A request to go back to before a ply; it lapses with the next act."""

    seat: int
    to: int
    waiting: set[int]


@dataclass(eq=False)
class Motion:
    """A proposal that only all together may accept; it lapses with a no and with the next act."""

    seat: int
    do: str
    waiting: set[int]


@dataclass
class Restored:
    """A match replayed from its log, and the notebooks beside it."""

    match: Match
    reasons: dict[int, Event]
    keys: set[str]
    notes: dict[int, wire.Notebook]


def reason_event(seat: int, reason: Text) -> Event:
    """A bot's reason as a line of the log; it comes from its perspective, so everybody may read it."""
    return Event(kind="reason", text=reason, seat=seat)


def restored(stored: Stored) -> Restored:
    """Replay a stored match; raises Divergence, SetupError or UnknownGame."""
    row = stored.row
    options = msgspec.json.decode(row.options, type=dict[str, str])
    match = Match(game_named(row.game), options, row.seats, None if row.seed is None else Dealer(row.seed))
    reasons: dict[int, Event] = {}
    keys: set[str] = set()
    for at, (_, n, by, do, key, reason, fingerprint) in enumerate(stored.plies):
        entry = Entry(by, do)
        if n != at:
            raise Divergence(entry, Refusal("", Text("server-log-gap", {"ply": at})))
        match.redo(entry)
        if fingerprint is not None and fingerprint != digest(match):
            raise Divergence(entry, Refusal("", Text("server-log-digest", {"ply": at})))
        if key is not None:
            keys.add(key)
        if reason is not None:
            reasons[at + 1] = reason_event(by, msgspec.json.decode(reason, type=Text))
    notes = {at: msgspec.json.decode(body, type=wire.Notebook) for at, body in stored.notes.items()}
    return Restored(match, reasons, keys, notes)


def faulty(error: Exception) -> str:
    """Why a stored match cannot be replayed, without the ply itself: it may be somebody's secret."""
    if isinstance(error, Divergence):
        return f"a ply of {error.entry.by}: {error.refusal.rule} {error.refusal.message.id}"
    return str(error)


class Table:
    """One match with the people around it."""

    def __init__(self, tables: Tables, row: MatchRow, seats: list[SeatRow], back: Restored) -> None:
        self.tables = tables
        self.store = tables.store
        self.settings = tables.settings
        self.id = row.id
        self.number = row.number
        self.next = row.next
        self.seats = seats
        self.match = back.match
        self.reasons = back.reasons
        self.keys = back.keys
        self.notes = back.notes
        self.game: Game = self.match.game
        self.about = self.game.info()
        self.board: Board = self.match.state.scene()
        self.motions = tuple(self.match.state.motions())
        self.connections: dict[Connection, None] = {}
        self.lent: frozenset[int] = frozenset()  # seats that a phone holds now
        self.mailbox: deque[tuple[Connection | None, Any]] = deque()
        self.busy = False
        self.doubt = False  # a write failed: what is on disk must be read again
        self.over = self.match.over
        self.version = self.match.version  # what is on disk; the match may be one step ahead
        self.take_back: TakeBack | None = None
        self.motion: Motion | None = None
        self.thinking = -1
        self.touched = time.monotonic()
        self._recent: dict[str, None] = {}
        self._handlers: dict[type, Callable[[Any, Any], None]] = {
            wire.Act: self._act,
            wire.Hello: self._hello,
            wire.Why: self._why,
            wire.AskAdvice: self._advise,
            wire.Undo: self._undo,
            wire.UndoAnswer: self._undo_answer,
            wire.ChangeSeat: self._change_seat,
            wire.NewInvite: self._invite,
            wire.Rematch: self._rematch,
            wire.Look: self._look,
            wire.LendSeat: self._lend,
            wire.PutAway: self._put_away,
            wire.Note: self._note,
            wire.Propose: self._propose,
            wire.Vote: self._vote,
            BotMove: self._bot_move,
            BotVote: self._bot_vote,
            PhoneGone: self._phone_gone,
            Errand: self._errand,
        }

    # --- mailbox --------------------------------------------------------------------------------

    def post(self, connection: Connection | None, message: Any) -> None:
        """Hand in a command; it is answered in its turn."""
        if not self.busy:
            self._handle(connection, message)
            if not self.busy:
                self._wake()
        elif connection is not None and len(self.mailbox) >= self.settings.mailbox:
            connection.tell(wire.Limited(getattr(message, "key", ""), 200, Text("server-table-busy")))
        else:
            self.mailbox.append((connection, message))

    def _handle(self, connection: Connection | None, message: Any) -> None:
        if self.doubt and not isinstance(message, wire.Hello):
            self._reload(lambda: self._handle_sure(connection, message))
        else:
            self._handle_sure(connection, message)

    def _handle_sure(self, connection: Connection | None, message: Any) -> None:
        if self.doubt and not isinstance(message, wire.Hello):
            self._sorry(connection, message, Text("server-store-broken", {"detail": ""}))
            return
        try:
            self._handlers[type(message)](connection, message)
        except Exception:
            log.exception("table %s: %s failed", self.id, type(message).__name__)
            self._reload(lambda: self._sorry(connection, message, Text("server-internal")))

    def _sorry(self, connection: Connection | None, message: Any, text: Text) -> None:
        """The command had no effect; say so."""
        if connection is not None:
            connection.tell(wire.Failed(getattr(message, "key", ""), text))
        elif isinstance(message, Errand) and not message.result.done():
            message.result.set_exception(StoreError("broken", text.id))

    def _next(self) -> None:
        """The command is dealt with: on to the next."""
        self.busy = False
        while self.mailbox and not self.busy:
            self._handle(*self.mailbox.popleft())
        if not self.busy:
            self._wake()

    def _begin(self, work: Awaitable[None]) -> None:
        """Do something that takes a while; the mailbox waits for it."""
        self.busy = True

        async def run() -> None:
            try:
                await work
            except Exception:
                log.exception("table %s", self.id)
            finally:
                self._next()

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

        self._begin(run())

    async def errand(self, work: Callable[[], Awaitable[Any]]) -> Any:
        """Do something at this table in its turn; its result."""
        errand = Errand(work)
        self.post(None, errand)
        return await errand.result

    # --- disk -----------------------------------------------------------------------------------

    def _keep(
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
                self._next()
            elif isinstance(error, Conflict):
                self._reload(again)
            else:
                text = error.message if isinstance(error, StoreError) else Text("server-internal")
                self._reload(lambda: lost(text))

        self.store.append(rows, done)

    def _reload(self, then: Callable[[], None]) -> None:
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
                self.match, self.reasons, self.keys, self.notes = back.match, back.reasons, back.keys, back.notes
                self.seats, self.next = stored.seats, stored.row.next
                self.version, self.over = self.match.version, self.match.over
                if self.version != known:
                    self.motion = None
                    self._tell_all()
            self.busy = False
            then()
            if self.busy:  # `then` has begun something of its own, which will call _next itself
                return
            self._next()

        self.busy = True
        self.tables.spawn(run())

    # --- acting ---------------------------------------------------------------------------------

    def _refuse(self, connection: Connection, key: str, rule: str, text: Text) -> None:
        connection.tell(wire.Refused(key, Refusal(rule, text)))

    def _mine(self, connection: Connection, message: Any) -> bool:
        """Does this device hold the seat it speaks for? If not, it is told."""
        if message.seat not in connection.seats:
            text = Text("server-not-your-seat")
        elif message.seat in self.lent and message.seat not in connection.phone:
            text = Text("server-seat-on-phone")
        else:
            return True
        self._refuse(connection, message.key, "table-seat", text)
        return False

    def _hands(self, connection: Connection) -> tuple[int, ...]:
        """The seats that this device speaks for now: those it holds, without those that are on a phone elsewhere."""
        if not self.lent:
            return connection.seats
        return tuple(at for at in connection.seats if at not in self.lent or at in connection.phone)

    def _shared(self, connection: Connection) -> bool:
        """Do several people look at this device who may not know the same? Then it shows no secret."""
        seats = connection.seats
        return self.game.secrets and bool(seats) and (len(seats) > 1 or len(self._hands(connection)) == 0)

    def _act(self, connection: Connection, message: wire.Act) -> None:
        if not self._mine(connection, message):
            return
        seat = message.seat
        key = stored_key(seat, message.key)
        match = self.match
        if key in self.keys:
            connection.tell(wire.Ack(message.key, "duplicate", self.version))
            return
        if message.prompt != self.version:
            connection.tell(wire.Stale(message.key, self.version))
            return
        if self.seats[seat].kind not in HUMAN:
            self._refuse(connection, message.key, "table-seat", Text("server-seat-not-yours-now"))
            return
        if match.dealer is None and match.state.actor == CHANCE:
            step = match.deal(message.do)
        else:
            step = match.act(seat, message.do)
        if isinstance(step, Refusal):
            connection.tell(wire.Refused(message.key, step))
            return
        events = step.events
        self._keep(
            step,
            key,
            None,
            lambda: self._tell_step(events, connection, message.key),
            lambda: self._handle_sure(connection, message),
            lambda text: connection.tell(wire.Failed(message.key, text)),
        )

    def _bot_move(self, _: None, move: BotMove) -> None:
        if move.version != self.version or self.seats[move.seat].kind != "bot" or self._asking:
            return
        step = self.match.act(move.seat, move.thought.do)
        reason = move.thought.reason
        if isinstance(step, Refusal):
            log.error("table %s: bot of seat %d wants %r: %s", self.id, move.seat, move.thought.do, step.message.id)
            spare = at_random(self.match.perspective(move.seat, Rng(1)), secrets.randbits(31))
            reason = None
            step = self.match.act(move.seat, spare.do)
            if isinstance(step, Refusal):
                return
        events = step.events if reason is None else [reason_event(move.seat, reason), *step.events]
        self._keep(
            step,
            None,
            reason,
            lambda: self._tell_step(events, None, ""),
            lambda: None,
            lambda _: self.tables.later(RETRY, self._wake),
        )

    @property
    def _asking(self) -> bool:
        """Is something asked of all? Then bots wait for the answer."""
        return self.take_back is not None or self.motion is not None

    def _wake(self) -> None:
        """If a bot is to move, let it think after a moment."""
        if self.busy or self.over or self.doubt or self._asking or self.thinking == self.version:
            return
        actor = int(self.match.state.actor)
        if actor >= 0 and self.seats[actor].kind == "bot":
            self.thinking = self.version
            self.tables.later(self.settings.bot_delay, self._ask_bot, self.version, actor)

    def _ask_bot(self, version: int, seat: int) -> None:
        if self.thinking != version:
            return
        if self.busy or self.version != version or self.seats[seat].kind != "bot" or self._asking:
            self.thinking = -1
            if not self.busy:
                self._wake()
            return
        seed = secrets.randbits(31)

        def says(thought: Thought) -> None:
            if self.thinking == version:
                self.thinking = -1
            self.post(None, BotMove(version, seat, thought))

        knows = self.match.perspective(seat, Rng(secrets.randbits(31)))
        self.tables.bots.think(Question(self.game.id, self.seats[seat].bot, knows, seed, says))

    # --- asking ---------------------------------------------------------------------------------

    def _why(self, connection: Connection, message: wire.Why) -> None:
        if self._mine(connection, message):
            refusals = self.match.why(message.seat, list(message.touches))
            connection.tell(wire.Because(message.key, tuple(refusals)))

    def _advise(self, connection: Connection, message: wire.AskAdvice) -> None:
        if not self._mine(connection, message):
            return
        humans = [at for at, seat in enumerate(self.seats) if seat.kind in HUMAN]
        hands = self._hands(connection)
        alone = all(at in hands for at in humans)
        # What a bot would do tells of the seat's secret: on a device that several share everybody would read it.
        if self._shared(connection) or (self.match.options.get("advice") != "open" and not alone):
            self._refuse(connection, message.key, "table-advice", Text("server-no-advice"))
            return
        seat, version = message.seat, self.version
        if self.match.state.actor != seat:
            self._refuse(connection, message.key, "table-turn", Text("server-not-your-turn"))
            return
        if connection.advising:
            connection.tell(wire.Limited(message.key, 1000, Text("server-too-fast")))
            return
        connection.advising = True
        labels = {option.do: option.label for option in _options(self.match.view(seat))}

        def says(thought: Thought) -> None:
            connection.advising = False
            if self.version != version or thought.do not in labels or seat not in connection.seats:
                connection.tell(wire.Stale(message.key, self.version))
            elif thought.reason is None:
                connection.tell(wire.Failed(message.key, Text("server-adviser-silent")))
            elif self._shared(connection):
                self._refuse(connection, message.key, "table-advice", Text("server-no-advice"))
            else:
                connection.tell(wire.Advice(message.key, thought.do, labels[thought.do], thought.reason))

        knows = self.match.perspective(seat, Rng(secrets.randbits(31)))
        self.tables.bots.think(Question(self.game.id, self._adviser(), knows, secrets.randbits(31), says))

    def _adviser(self) -> str:
        names = [choice.value for choice in self.about.bots]
        return ADVISER if ADVISER in names else names[-1]

    # --- taking back ----------------------------------------------------------------------------

    def _undo(self, connection: Connection, message: wire.Undo) -> None:
        if not self._mine(connection, message):
            return
        seat = message.seat
        key = stored_key(seat, message.key)
        if key in self.keys or key in self._recent:
            connection.tell(wire.Ack(message.key, "duplicate", self.version))
            return
        if message.prompt != self.version:
            connection.tell(wire.Stale(message.key, self.version))
            return
        if self.over:
            self._refuse(connection, message.key, "table-undo", Text("server-undo-over"))
            return
        to = self.match.free_undo(seat)
        waiting: set[int] = set()
        if to is None:
            to = self.match.undo_target(seat)
            waiting = set(self._people()) - set(self._hands(connection))
        if to is None:
            self._refuse(connection, message.key, "table-undo", Text("server-undo-nothing"))
        elif not waiting:
            self._take_back(seat, to, connection, message, key)
        elif self.take_back is not None and self.take_back.seat not in connection.seats:
            self._refuse(connection, message.key, "table-undo", Text("server-undo-pending"))
        elif self.motion is not None:
            self._refuse(connection, message.key, "table-undo", Text("server-vote-pending"))
        else:
            self.take_back = TakeBack(seat, to, waiting)
            self._remember(key)
            connection.tell(wire.Ack(message.key, "ok", self.version))
            self._tell_table()

    def _people(self) -> list[int]:
        """The seats that a person holds and plays."""
        return [at for at, seat in enumerate(self.seats) if seat.kind in HUMAN and seat.token is not None]

    def _undo_answer(self, connection: Connection, message: wire.UndoAnswer) -> None:
        if not self._mine(connection, message):
            return
        seat, ask = message.seat, self.take_back
        key = stored_key(seat, message.key)
        if key in self.keys or key in self._recent:
            connection.tell(wire.Ack(message.key, "duplicate", self.version))
        elif ask is None:
            self._refuse(connection, message.key, "table-undo", Text("server-undo-none"))
        elif not message.yes and (seat in ask.waiting or seat == ask.seat):
            self.take_back = None
            self._remember(key)
            connection.tell(wire.Ack(message.key, "ok", self.version))
            self._tell_table()
        elif seat in ask.waiting:
            left = ask.waiting - {seat}
            if left:
                ask.waiting = left
                self._remember(key)
                connection.tell(wire.Ack(message.key, "ok", self.version))
                self._tell_table()
            else:
                self._take_back(ask.seat, ask.to, connection, message, key)
        else:
            self._refuse(connection, message.key, "table-undo", Text("server-undo-not-asked"))

    def _take_back(
        self,
        seat: int,
        to: int,
        connection: Connection | None,
        message: wire.Undo | wire.UndoAnswer | None,
        key: str | None,
    ) -> None:
        """Go back to before ply `to`; everybody gets everything from scratch."""
        step = self.match.undo(seat, to)

        def kept() -> None:
            self.take_back = None
            self.motion = None
            if connection is not None and message is not None:
                connection.tell(wire.Ack(message.key, "ok", self.version))
            self._tell_all()

        def again() -> None:
            if connection is not None and message is not None:
                self._handle_sure(connection, message)

        def lost(text: Text) -> None:
            if connection is not None and message is not None:
                connection.tell(wire.Failed(message.key, text))

        self._keep(step, key, None, kept, again, lost)

    def _remember(self, key: str) -> None:
        """Commands that leave no ply count once as well, as long as the server runs."""
        self._recent[key] = None
        if len(self._recent) > RECENT_KEYS:
            del self._recent[next(iter(self._recent))]

    # --- what all must agree to -----------------------------------------------------------------

    def _propose(self, connection: Connection, message: wire.Propose) -> None:
        if not self._mine(connection, message):
            return
        seat, do = message.seat, message.do
        key = stored_key(seat, message.key)
        if key in self.keys or key in self._recent:
            connection.tell(wire.Ack(message.key, "duplicate", self.version))
        elif message.prompt != self.version:
            connection.tell(wire.Stale(message.key, self.version))
        elif self.seats[seat].kind not in HUMAN:
            self._refuse(connection, message.key, "table-seat", Text("server-seat-not-yours-now"))
        elif do not in self.motions:
            self._refuse(connection, message.key, "table-vote", Text("server-vote-nothing"))
        elif self.take_back is not None:
            self._refuse(connection, message.key, "table-vote", Text("server-undo-pending"))
        elif self.motion is not None:
            self._refuse(connection, message.key, "table-vote", Text("server-vote-pending"))
        else:
            bots = self._opinionated()
            motion = Motion(seat, do, (set(self._people()) | set(bots)) - {seat})
            if not motion.waiting:
                self._agree(motion, connection, message, key)
                return
            self.motion = motion
            self._remember(key)
            connection.tell(wire.Ack(message.key, "ok", self.version))
            self._tell_table()
            for at, bot in bots.items():
                self._ask_opinion(motion, at, bot)

    def _opinionated(self) -> dict[int, str]:
        """The seats of bots that want to be asked; all others agree."""
        out: dict[int, str] = {}
        for at, seat in enumerate(self.seats):
            if seat.kind == "bot":
                try:
                    if hasattr(bot_named(self.game.id, seat.bot), "agrees"):
                        out[at] = seat.bot
                except UnknownBot:
                    continue
        return out

    def _ask_opinion(self, motion: Motion, at: int, bot: str) -> None:
        def says(thought: Thought) -> None:
            self.post(None, BotVote(motion, at, thought.do == YES))

        knows = self.match.perspective(at, Rng(secrets.randbits(31)))
        self.tables.bots.think(Question(self.game.id, bot, knows, secrets.randbits(31), says, motion.do))

    def _vote(self, connection: Connection, message: wire.Vote) -> None:
        if not self._mine(connection, message):
            return
        seat, motion = message.seat, self.motion
        key = stored_key(seat, message.key)
        if key in self.keys or key in self._recent:
            connection.tell(wire.Ack(message.key, "duplicate", self.version))
        elif motion is None:
            self._refuse(connection, message.key, "table-vote", Text("server-vote-none"))
        elif seat not in motion.waiting and (message.yes or seat != motion.seat):
            self._refuse(connection, message.key, "table-vote", Text("server-vote-not-asked"))
        elif message.yes and motion.waiting == {seat}:
            self._agree(motion, connection, message, key)
        else:
            self._counted(motion, seat, message.yes)
            self._remember(key)
            connection.tell(wire.Ack(message.key, "ok", self.version))
            self._tell_table()

    def _counted(self, motion: Motion, seat: int, yes: bool) -> None:
        if yes:
            motion.waiting = motion.waiting - {seat}
        else:
            self.motion = None

    def _bot_vote(self, _: None, vote: BotVote) -> None:
        motion = vote.motion
        if motion is not self.motion or vote.seat not in motion.waiting:
            return
        if vote.yes and motion.waiting == {vote.seat}:
            self._agree(motion, None, None, None)
        else:
            self._counted(motion, vote.seat, vote.yes)
            self._tell_table()

    def _agree(
        self,
        motion: Motion,
        connection: Connection | None,
        message: wire.Propose | wire.Vote | None,
        key: str | None,
    ) -> bool:
        """Everybody is for it: do it, like an act; is it on its way?"""
        step = self.match.agree(motion.do)
        if isinstance(step, Refusal):
            self.motion = None
            if connection is not None and message is not None:
                connection.tell(wire.Refused(message.key, step))
            self._tell_table()
            return False
        events = step.events

        def again() -> None:
            if connection is not None and message is not None:
                self._handle_sure(connection, message)

        def lost(text: Text) -> None:
            if connection is not None and message is not None:
                connection.tell(wire.Failed(message.key, text))

        self._keep(
            step,
            key,
            None,
            lambda: self._tell_step(events, connection, message.key if message is not None else ""),
            again,
            lost,
        )
        return True

    # --- secrets --------------------------------------------------------------------------------

    def _look(self, connection: Connection, message: wire.Look) -> None:
        if self._mine(connection, message):
            seat = message.seat
            connection.tell(wire.Looked(message.key, seat, self.match.view(seat), self.notes.get(seat)))

    def _lend(self, connection: Connection, message: wire.LendSeat) -> None:
        if not self._mine(connection, message):
            return
        at, key = message.seat, message.key
        if at not in connection.main:
            self._refuse(connection, key, "table-seat", Text("server-lend-phone"))
            return
        code = new_code()

        async def run() -> None:
            hashed = await asyncio.to_thread(code_hash, code)
            now = int(time.time())
            until = now + int(self.settings.code_life)
            try:
                await self.store.write(lambda db: put_code(db, hashed, self.number, at, until, now))
            except (StoreError, Conflict) as error:
                text = error.message if isinstance(error, StoreError) else Text("server-internal")
                connection.tell(wire.Failed(key, text))
            else:
                connection.tell(wire.Code(key, at, code))

        self._begin(run())

    def _put_away(self, connection: Connection, message: wire.PutAway) -> None:
        at = message.seat
        key = stored_key(at, message.key)
        if key in self._recent:
            connection.tell(wire.Ack(message.key, "duplicate", self.version))
            return
        if at not in connection.phone:
            self._refuse(connection, message.key, "table-seat", Text("server-not-your-seat"))
            return
        phone = self.seats[at].phone
        connection.tokens = tuple(token for token in connection.tokens if not matches(token, phone))
        self._remember(key)
        connection.tell(wire.Ack(message.key, "ok", self.version))
        self._take(connection)
        self._relent(connection)

    def _phone_gone(self, _: None, gone: PhoneGone) -> None:
        for connection in self.connections:
            if not gone.seats.isdisjoint(connection.seats):
                connection.tell(self._sync(connection))

    def _note(self, connection: Connection, message: wire.Note) -> None:
        if not self._mine(connection, message):
            return
        at = message.seat
        key = stored_key(at, message.key)
        if key in self._recent:
            connection.tell(wire.Ack(message.key, "duplicate", self.version))
            return
        if self.over:
            self._refuse(connection, message.key, "table-note", Text("server-note-over"))
            return
        book = wire.Notebook(at, message.marks, message.text)
        body = encode(book).decode()
        self.busy = True

        def done(_: object, error: Exception | None) -> None:
            if error is not None:
                text = error.message if isinstance(error, StoreError) else Text("server-internal")
                self._reload(lambda: connection.tell(wire.Failed(message.key, text)))
                return
            self.notes[at] = book
            self._remember(key)
            connection.tell(wire.Ack(message.key, "ok", self.version))
            self._next()

        self.store.submit(lambda db: write_note(db, self.number, at, body), done)

    # --- seats ----------------------------------------------------------------------------------

    def _seated(self, connection: Connection, message: wire.ChangeSeat | wire.NewInvite | wire.Rematch) -> bool:
        """Does this device hold any seat? If not, it is told."""
        if connection.seats:
            return True
        self._refuse(connection, message.key, "table-seat", Text("server-watching"))
        return False

    def _change_seat(self, connection: Connection, message: wire.ChangeSeat) -> None:
        if not self._seated(connection, message):
            return
        at, key = message.seat, message.key
        if at >= len(self.seats):
            connection.tell(wire.Failed(key, Text("server-no-seat", {"seat": at + 1})))
            return
        old = self.seats[at]
        mine = at in connection.seats
        if mine and not self._mine(connection, message):
            return
        if not mine and old.token is not None:
            if self._present(at):
                self._refuse(connection, key, "table-seat", Text("server-seat-held"))
                return
            if message.kind in HUMAN:
                self._refuse(connection, key, "table-seat", Text("server-seat-kept"))
                return
        bot = old.bot
        if message.kind == "bot":
            known = [choice.value for choice in self.about.bots]
            bot = message.bot or old.bot or known[0]
            if bot not in known:
                known_names = ", ".join(known)
                text = Text("server-unknown-bot", {"bot": bot, "known": known_names})
                connection.tell(wire.Failed(key, text))
                return
        named = clean_name(message.name) if mine or old.token is None else ""
        new = replace(old, kind=message.kind, bot=bot, name=named or old.name)
        invite = ""
        if old.token is None:
            if message.kind == "here":
                invite = new_token()
                new.invite = token_hash(invite)
            elif message.kind != "remote":
                new.invite = None

        def kept() -> None:
            if invite:
                connection.tell(wire.Invitation(key, at, invite))
            connection.tell(wire.Ack(key, "ok", self.version))
            self._tell_table()

        self._keep_seat(connection, key, at, new, kept)

    def _invite(self, connection: Connection, message: wire.NewInvite) -> None:
        if not self._seated(connection, message):
            return
        at = message.seat
        if at >= len(self.seats):
            connection.tell(wire.Failed(message.key, Text("server-no-seat", {"seat": at + 1})))
            return
        old = self.seats[at]
        if old.token is not None or old.kind not in HUMAN:
            self._refuse(connection, message.key, "table-seat", Text("server-seat-not-open"))
            return
        invite = new_token()
        new = replace(old, invite=token_hash(invite))
        self._keep_seat(
            connection, message.key, at, new, lambda: connection.tell(wire.Invitation(message.key, at, invite))
        )

    def _keep_seat(self, connection: Connection, key: str, at: int, new: SeatRow, kept: Callable[[], None]) -> None:
        self.busy = True

        def done(_: object, error: Exception | None) -> None:
            if error is not None:
                text = error.message if isinstance(error, StoreError) else Text("server-internal")
                self._reload(lambda: connection.tell(wire.Failed(key, text)))
                return
            self.seats[at] = new
            ask = self.take_back
            motion = self.motion
            if ask is not None:  # whoever stopped playing need not be asked any more
                ask.waiting &= set(self._people())
            if motion is not None:
                motion.waiting &= set(self._people()) | set(self._opinionated())
            kept()
            if ask is not None and not ask.waiting:
                self._take_back(ask.seat, ask.to, None, None, None)
            elif motion is None or motion.waiting or not self._agree(motion, None, None, None):
                self._next()

        self.store.submit(lambda db: update_seat(db, self.number, at, new), done)

    def _present(self, at: int) -> bool:
        return any(at in connection.seats for connection in self.connections)

    async def hold(self, at: int, seat: SeatRow) -> None:
        """Store and show who holds a seat now; part of an errand."""
        await self.store.write(lambda db: update_seat(db, self.number, at, seat))
        self.held(at, seat)

    def held(self, at: int, seat: SeatRow) -> None:
        """Show who holds a seat now, by what is on disk; part of an errand."""
        self.seats[at] = seat
        self._relent(*[connection for connection in self.connections if self._take(connection)])

    def _rematch(self, connection: Connection, message: wire.Rematch) -> None:
        if not self._seated(connection, message):
            return
        if not self.over:
            self._refuse(connection, message.key, "table-rematch", Text("server-rematch-early"))
            return
        if self.next is not None:
            connection.tell(wire.Ack(message.key, "duplicate", self.version))
            self._begin(self._hand_over(connection))
            return

        async def run() -> None:
            try:
                made = await self.tables.rematch(self)
            except StoreError as error:
                connection.tell(wire.Failed(message.key, error.message))
                return
            self.next, keys, phones = made
            connection.tell(wire.Ack(message.key, "ok", self.version))
            for each in self.connections:
                own = [keys[at] for at in each.main if at in keys] + [phones[at] for at in each.phone if at in phones]
                each.tell(wire.Moved(self.next, tuple(own)))

        self._begin(run())

    async def _hand_over(self, connection: Connection) -> None:
        """Give this device the keys of its seats at the table of the rematch, unless it has used them already."""
        if self.next is None:
            return
        keys = await self.tables.heirs(self.next, connection.main, connection.phone)
        if keys:
            connection.tell(wire.Moved(self.next, keys))

    # --- coming and going -----------------------------------------------------------------------

    def _take(self, connection: Connection) -> bool:
        """Find the seats that this device's tokens hold, on its own or as a phone; are they others than before?"""
        before = (connection.main, connection.phone)
        main: list[int] = []
        phone: list[int] = []
        for at, seat in enumerate(self.seats):
            if any(matches(token, seat.token) for token in connection.tokens):
                main.append(at)
            elif any(matches(token, seat.phone) for token in connection.tokens):
                phone.append(at)
        connection.main, connection.phone = tuple(main), tuple(phone)
        connection.seats = tuple(sorted(main + phone)) if phone else connection.main
        return (connection.main, connection.phone) != before

    def _count_phones(self) -> frozenset[int]:
        """Count anew which seats are on a phone; those for which that has changed."""
        before = self.lent
        self.lent = frozenset(at for connection in self.connections for at in connection.phone)
        return before ^ self.lent

    def _relent(self, *changed: Connection) -> None:
        """These devices hold other seats now: they and all whose seats went to or came from a phone are told."""
        moved = self._count_phones()
        self._tell_table()
        for connection in self.connections:
            if connection in changed or not moved.isdisjoint(connection.seats):
                connection.tell(self._sync(connection))

    def _hello(self, connection: Connection, message: wire.Hello) -> None:
        if connection.closed:
            return
        before = connection.seats if connection in self.connections else None
        connection.tokens = tuple(token_hash(token) for token in message.tokens)
        self._take(connection)
        self.connections[connection] = None
        self.touched = time.monotonic()
        moved = self._count_phones()
        connection.tell(self._sync(connection))
        if connection.seats != before or moved:
            self._tell_table(but=connection)
        if moved:
            for other in self.connections:
                if other is not connection and not moved.isdisjoint(other.seats):
                    other.tell(self._sync(other))
        if self.next is not None and connection.seats:
            self._begin(self._hand_over(connection))
        elif any(self.seats[at].heir for at in connection.main):
            self._begin(self._arrived(connection.main))

    async def _arrived(self, seats: tuple[int, ...]) -> None:
        """The keys that the rematch gave out have come into use: they are not given out again."""
        for at in seats:
            seat = self.seats[at]
            if seat.heir:
                new = replace(seat, heir=False)

                def job(db: Any, at: int = at, new: SeatRow = new) -> None:
                    update_seat(db, self.number, at, new)

                try:
                    await self.store.write(job)
                except StoreError:
                    return  # tried again when the device next says hello
                self.seats[at] = new

    def leave(self, connection: Connection) -> None:
        """A device has gone; its seats stay its own."""
        if connection in self.connections:
            del self.connections[connection]
            self.touched = time.monotonic()
            moved = self._count_phones()
            self._tell_table()
            if moved:
                self.post(None, PhoneGone(moved))

    @property
    def idle(self) -> bool:
        """Nobody looks and nothing is under way."""
        return not self.connections and not self.busy and self.thinking != self.version

    # --- telling --------------------------------------------------------------------------------

    def info(self) -> wire.TableInfo:
        """What everybody may know of this table."""
        match, ask, motion = self.match, self.take_back, self.motion
        colours = self.about.colours
        there = {at for connection in self.connections for at in connection.seats}
        seed = match.dealer.seed.hex() if self.over and match.dealer is not None else ""
        return wire.TableInfo(
            id=self.id,
            game=self.game.id,
            rules_version=self.game.rules_version,
            options=match.options,
            seats=tuple(
                wire.SeatInfo(
                    seat=at,
                    colour=colours[at] if at < len(colours) else "",
                    kind=cast(wire.SeatKind, seat.kind),
                    name=seat.name,
                    bot=seat.bot if seat.kind == "bot" else "",
                    open=seat.token is None and seat.kind in HUMAN,
                    present=at in there,
                    phone=at in self.lent,
                )
                for at, seat in enumerate(self.seats)
            ),
            commitment=match.dealer.commitment if match.dealer is not None else "",
            over=self.over,
            undo=None if ask is None else wire.UndoRequest(ask.seat, ask.to, tuple(sorted(ask.waiting))),
            watchers=sum(1 for connection in self.connections if not connection.seats),
            seed=seed,
            proposal=None if motion is None else wire.Proposal(motion.seat, motion.do, tuple(sorted(motion.waiting))),
            secrets=self.game.secrets,
            motions=self.motions,
        )

    def _look_around(self) -> Board | None:
        """Take in what lies still around the pieces; the board, if it is another one than before."""
        state = self.match.state
        self.motions = tuple(state.motions())
        scene = state.scene()
        if scene is self.board or scene.id == self.board.id:
            return None
        self.board = scene
        return scene

    def _viewpoint(self, connection: Connection) -> int | None:
        seats = self._hands(connection)
        if not seats:
            return None
        actor = int(self.match.state.actor)
        return actor if actor in seats else seats[0]

    def _undoable(self, seats: tuple[int, ...]) -> tuple[bool, int | None]:
        """Whether this device may take back freely, and which of its seats decided last."""
        if seats and not self.over:
            plies = self.match.plies
            last = len(plies) - 1
            for at in range(last, -1, -1):
                if plies[at].by in seats:
                    return at == last, plies[at].by
        return False, None

    def _log(self, connection: Connection, seat: int | None) -> tuple[wire.LogLine, ...]:
        # Several people share a device: they read what everybody may know.
        ear = seat if len(connection.seats) == 1 and not self._shared(connection) else None
        lines: list[wire.LogLine] = []
        before = 0
        for version, event in self.match.history(ear):
            if version != before:
                before = version
                reason = self.reasons.get(version)
                if reason is not None:
                    lines.append(wire.LogLine(version, reason))
            lines.append(wire.LogLine(version, event))
        return tuple(lines)

    def _view(self, seat: int | None, shared: bool) -> TableView:
        """What a device sees that speaks for this seat; a shared one what strangers see, and what its seat may do."""
        if not shared:
            return self.match.view(seat)
        view = self.match.view(None)
        if seat is None or seat != self.match.state.actor:
            return view
        return msgspec.structs.replace(view, prompt=self.match.view(seat).prompt)

    def _notes(self, connection: Connection) -> tuple[wire.Notebook, ...]:
        """The notebook of whoever has this device alone; all of them after the end."""
        if self.over:
            return tuple(self.notes[at] for at in sorted(self.notes))
        seats = connection.seats
        if len(seats) != 1 or seats != self._hands(connection) or seats[0] not in self.notes:
            return ()
        return (self.notes[seats[0]],)

    def _sync(self, connection: Connection) -> wire.Sync:
        seat = self._viewpoint(connection)
        shared = self._shared(connection)
        free, by = self._undoable(self._hands(connection))
        return wire.Sync(
            v=self.version,
            mine=connection.seats,
            table=self.info(),
            board=self.board,
            view=self._view(seat, shared),
            seat=seat,
            log=self._log(connection, seat),
            notes=self._notes(connection),
            shared=shared,
            undoable=free,
            undo_seat=by,
        )

    def _tell_all(self) -> None:
        """Everything from scratch, to everybody."""
        self._look_around()
        for connection in self.connections:
            connection.tell(self._sync(connection))

    def _tell_table(self, but: Connection | None = None) -> None:
        """The frame around the game changed."""
        if not self.connections:
            return
        info = cast(wire.TableInfo, msgspec.Raw(encode(self.info())))
        texts: dict[tuple[int, ...], str] = {}
        for connection in self.connections:
            if connection is not but:
                text = texts.get(connection.seats)
                if text is None:
                    text = texts[connection.seats] = encode(wire.Table(info, connection.seats)).decode()
                connection.tell_text(text)

    def _tell_step(self, events: list[Event], actor: Connection | None, key: str) -> None:
        """The game went on: every seat's view is built and encoded once, whoever looks at it."""
        lapsed = self._asking
        self.take_back = None
        self.motion = None
        motions = self.motions
        board = self._look_around()
        views: dict[tuple[int | None, bool], TableView] = {}
        texts: dict[tuple[int | None, bool, int | None, bool, bool, bool], str] = {}
        secret = any(event.audience is not None for event in events)
        public = tuple(events)
        for connection in self.connections:
            seat = self._viewpoint(connection)
            shared = self._shared(connection)
            free, by = self._undoable(self._hands(connection))
            alone = len(connection.seats) == 1 and not shared
            mine = connection is actor
            kind = (seat, free, by, shared, alone, mine)
            text = texts.get(kind)
            if text is None:
                view = views.get((seat, shared))
                if view is None:
                    view = cast(TableView, msgspec.Raw(encode(self._view(seat, shared))))
                    views[seat, shared] = view
                heard = public
                if secret:
                    ear = seat if alone else None
                    heard = tuple(event for event in events if heard_by(event, ear))
                step = wire.Step(
                    self.version,
                    heard,
                    view,
                    seat,
                    board=board,
                    shared=shared,
                    ack=key if mine else "",
                    undoable=free,
                    undo_seat=by,
                )
                text = texts[kind] = encode(step).decode()
            connection.tell_text(text)
        if self.over and self.notes:  # now everybody may read them
            self._tell_all()
        if self.over or lapsed or self.motions != motions:
            self._tell_table()


def _options(view: TableView) -> tuple[Any, ...]:
    return view.prompt.options if view.prompt is not None else ()


def clean_name(name: str) -> str:
    """A name as it is shown: printable, without spare blanks.

    >>> clean_name("  Ada   L. ")
    'Ada L.'
    """
    return " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())


class Tables:
    """All live tables; a table comes from disk when it is first touched and leaves memory when it is idle."""

    def __init__(self, store: Store, bots: BotPool, settings: Settings) -> None:
        self.store = store
        self.bots = bots
        self.settings = settings
        self.live: dict[str, Table] = {}
        self.aside: dict[str, Text] = {}
        self._coming: dict[str, asyncio.Future[Table | Text]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def spawn(self, work: Any) -> None:
        """Run something in the background and keep hold of it."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def later(self, delay: float, call: Callable[..., None], *args: Any) -> None:
        """Call something after a while."""
        loop = asyncio.get_running_loop()
        if delay <= 0:
            loop.call_soon(call, *args)
        else:
            loop.call_later(delay, call, *args)

    async def find(self, name: str) -> Table | Text:
        """The table of this id, from memory or from disk; or why there is none."""
        table = self.live.get(name)
        if table is not None:
            return table
        if name in self.aside:
            return self.aside[name]
        coming = self._coming.get(name)
        if coming is None:
            coming = self._coming[name] = asyncio.get_running_loop().create_future()
            try:
                found = await self._load(name)
            except Exception:
                log.exception("table %s", name)
                found = Text("server-internal")
            coming.set_result(found)
            del self._coming[name]
            return found
        return await coming

    async def _load(self, name: str) -> Table | Text:
        try:
            stored = await self.store.read(lambda connection: load_match(connection, name))
        except StoreError as error:
            return error.message
        if stored is None:
            return Text("server-no-table")
        try:
            back = await asyncio.to_thread(restored, stored)
        except (Divergence, SetupError, UnknownGame, ValueError) as error:
            log.error("table %s is set aside: %s", name, faulty(error))
            self.aside[name] = Text("server-set-aside", {"table": name})
            return self.aside[name]
        table = Table(self, stored.row, stored.seats, back)
        self.add(table)
        return table

    def add(self, table: Table) -> None:
        """Take a table into memory and let its bots begin."""
        self.live[table.id] = table
        table._wake()

    def sweep(self) -> int:
        """Forget the tables that nobody has looked at for a while; how many."""
        limit = time.monotonic() - self.settings.idle
        gone = [name for name, table in self.live.items() if table.idle and table.touched < limit]
        for name in gone:
            del self.live[name]
        return len(gone)

    async def rematch(self, table: Table) -> tuple[str, dict[int, wire.SeatKeys], dict[int, wire.SeatKeys]]:
        """Set up the same game for the same people; the new table, and the keys of the seats and phones present."""
        from lamplight.server.lobby import set_up_rematch

        return await set_up_rematch(self, table)

    async def heirs(self, name: str, seats: tuple[int, ...], phones: tuple[int, ...]) -> tuple[wire.SeatKeys, ...]:
        """Fresh keys for those of these seats that wait for their holder at the table of the rematch."""
        from lamplight.server.lobby import inherit

        return await inherit(self, name, seats, phones)

    async def close(self) -> None:
        """Wait for what is under way."""
        if self._tasks:
            await asyncio.wait(list(self._tasks), timeout=5)
