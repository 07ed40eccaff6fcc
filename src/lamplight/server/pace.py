"""The pace of a table: a turn that has lasted too long is gone on with by a bot, and nobody is hurried on holiday.

A table may have a limit per turn (`Room.pace`). It counts from when somebody was asked, or from when they sat down
again or the limit was set, if that was later; on holiday it begins anew at its end. When it is over a bot plays the
seat, which stays whose it is.

The database has of such a table when it is to be looked at next (`due`). That may be early, but never late, so it is
written only now and then: whoever looks finds out how things stand. Of several processes one takes on each look.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from math import ceil
from typing import Final, NamedTuple, Protocol

from sqlalchemy.engine import Connection as Database

from lamplight.core.game import Game
from lamplight.core.view import Refusal, Text
from lamplight.server import clock, wire
from lamplight.server.acting import Going
from lamplight.server.command import Command
from lamplight.server.handover import usual_bot
from lamplight.server.house import House
from lamplight.server.ledger import Ledger
from lamplight.server.outcomes import FRAME, Done, Handlers, Outcome, Refuse, Tell
from lamplight.server.room import Room
from lamplight.server.rows import HUMAN
from lamplight.server.transactions import change_pace, note_due, still_asked, tables_late, take_look

log = logging.getLogger("lamplight.pace")

RULE: Final = "table-pace"
DAY: Final = 86_400
LEAST: Final = 60  # seconds that a turn may last at least, where that is limited
MOST: Final = 30 * DAY
DAYS: Final = 30  # that a holiday may last; the last one to its end
SWEEP: Final = 20.0  # seconds between looks for turns that have lasted too long
AGAIN: Final = 300  # seconds until another process looks at a table that one has taken on
AT_ONCE: Final = 200  # tables that are looked at in one go


class Late(NamedTuple):
    """A turn may have lasted too long; when that was to be looked at, by the database."""

    due: int


class Home(NamedTuple):
    """Whoever was on holiday has made a move."""

    seat: int


class Finder(Protocol):
    """Whoever has the tables."""

    async def find(self, name: str) -> object:
        """The table of this id, or why there is none."""


# --- what is allowed ------------------------------------------------------------------------------


def limit_fault(limit: int | None, game: Game, options: dict[str, str]) -> Text | None:
    """Why a turn cannot be limited like this: no such time, or no bot could go on."""
    if limit is None:
        return None
    if not LEAST <= limit <= MOST:
        return Text("pace-range", {"days": MOST // DAY})
    return next(iter(game.bot_faults(options)), None)


def holiday_fault(until: int | None, now: int) -> Text | None:
    """Why nobody can be on holiday until then."""
    if until is None:
        return None
    if until <= now:
        return Text("pace-holiday-past")
    return Text("pace-holiday-long", {"days": DAYS}) if until > now + (DAYS + 1) * DAY else None


# --- how long it lasts ----------------------------------------------------------------------------


def waited_for(room: Room) -> int | None:
    """The seat of the person whose turn it is; nothing while it is a bot's, or of a seat that nobody holds."""
    if room.over or room.lesson is not None or room.actor < 0:
        return None
    seat = room.seats[room.actor]
    return room.actor if seat.kind in HUMAN and seat.held else None


def ends(room: Room) -> int | None:
    """When a bot goes on for whoever is asked; a server that was down gives them a moment to come back."""
    at = None if room.pace is None else waited_for(room)
    if room.pace is None or at is None:
        return None
    asked = max(room.moved, room.seats[at].holiday) + room.pace
    began = room.began if room.began <= clock.now() else 0  # the clock was set back since
    return max(asked, room.due or 0, began + ceil(room.settings.grace))


def left(room: Room) -> int | None:
    """Seconds until a bot goes on; nothing where that is not limited, or on holiday."""
    end = ends(room)
    return None if end is None or on_holiday(room, room.actor) else max(0, end - clock.now())


def on_holiday(room: Room, at: int) -> int:
    """Until when the holder of this seat is on holiday, seconds since 1970; 0: they are not."""
    seat = room.seats[at]
    return seat.holiday if seat.holiday and seat.held and seat.holiday > clock.now() else 0


def due_next(room: Room, now: int) -> int | None:
    """When this table is to be looked at: never later than any turn that begins from now on may end."""
    if room.pace is None or room.over:
        return None
    end = ends(room)
    return end if end is not None and now < end < now + room.pace else now + room.pace


class Pace:
    """The pace of one table."""

    def __init__(self, room: Room, ledger: Ledger, house: House, notice: Callable[[Home], None]) -> None:
        self.room = room
        self.ledger = ledger
        self.house = house
        self.notice = notice
        self._asked: tuple[int, int | None] = (-1, None)  # the version that was last seen, and who was asked then
        self.handlers: Handlers = {wire.SetPace: self.set, Late: self.late, Home: self.home}

    async def set(self, command: Command[wire.SetPace]) -> Outcome:
        """The host limits turns, or no longer does; the turn that is under way begins anew."""
        room, limit = self.room, command.message.limit
        fault = limit_fault(limit, room.game, room.options)
        if fault is not None:
            return Refuse(Refusal(RULE, fault))
        due = None if limit is None or room.over else clock.now() + limit
        failed = await self.ledger.write(lambda db: change_pace(db, room.number, limit, due))
        if failed is not None:
            return failed
        room.pace, room.due = limit, due
        return Done(tell=FRAME)

    # --- looking --------------------------------------------------------------------------------

    def follow(self) -> None:
        """Something has happened here: whoever sits down while they are asked has all the time there is."""
        room = self.room
        if room.pace is None:
            return
        asked = (room.version, waited_for(room))
        before, self._asked = self._asked, asked
        if (before[0] == asked[0] and before[1] is None and asked[1] is not None) or (
            room.due is None and not room.over
        ):
            self.anew()

    def anew(self) -> None:
        """The turn that is under way begins anew."""
        room = self.room
        if room.pace is not None and not room.over:
            room.due = clock.now() + room.pace
            self.house.store.submit(partial(note_due, number=room.number, due=room.due), lambda *_: None)

    async def late(self, late: Late) -> Outcome:
        """If the turn has lasted too long, a bot goes on, whoever looks; whose seat it is does not change."""
        room, now = self.room, clock.now()
        room.due = late.due
        at, end = waited_for(room), ends(room)
        if at is None or end is None or end > now or room.game.bot_faults(room.options):
            room.due = due = due_next(room, now)
            await self.ledger.write(lambda db: note_due(db, room.number, due))
            return Done()
        new = replace(room.seats[at], kind="bot", bot=usual_bot(room, at))
        later = now + (room.pace or 0)

        def beside(db: Database) -> None:
            still_asked(db, room.number, room.version, room.pace)
            note_due(db, room.number, later)

        if await self.ledger.change_seat(at, new, beside) is not None:
            return Done()  # somebody was quicker, or nothing can be kept now: it is looked at again
        room.due = later
        return Done(tell=Tell(frame=True, devices=room.recognised(), holders=room.count_phones()))

    # --- holidays -------------------------------------------------------------------------------

    def moved(self, item: object) -> None:
        """A person has made a move: that ends their holiday."""
        command = item.command if isinstance(item, Going) else item
        if isinstance(command, Command) and isinstance(command.message, wire.Act | wire.Plan):
            if self.room.seats[command.message.seat].holiday:
                self.notice(Home(command.message.seat))

    async def home(self, home: Home) -> Outcome:
        seat = self.room.seats[home.seat]
        if not seat.holiday:
            return Done()
        failed = await self.ledger.change_seat(home.seat, replace(seat, holiday=0))
        return failed if failed is not None else Done(tell=FRAME)


# --- all tables -----------------------------------------------------------------------------------


async def live_on(house: House, tables: Finder) -> None:
    """Look again and again whether somewhere a turn has lasted too long, also where nobody is."""
    while True:
        await asyncio.sleep(SWEEP)
        try:
            await look(house, tables)
        except Exception as error:  # whatever it is, it is looked again
            log.warning("turns that have lasted too long were not looked for: %s: %s", type(error).__name__, error)


async def look(house: House, tables: Finder) -> None:
    """Wake the tables that are to be looked at; after a start people get a moment to come back first."""
    now, store = clock.now(), house.store
    if clock.steady() < house.started + house.settings.grace:
        return
    for number, name, due in await store.read(lambda db: tables_late(db, now, AT_ONCE)):
        if await store.write(partial(take_look, number=number, due=due, again=now + AGAIN)):
            notice = getattr(await tables.find(name), "notice", None)
            if notice is not None:
                notice(Late(due))
