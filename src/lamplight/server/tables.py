"""All live tables: they come from disk when they are first touched and leave memory when they are idle."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from dataclasses import replace
from functools import partial
from typing import Final, Literal, NamedTuple

import msgspec
from sqlalchemy.engine import Connection

from lamplight.core.chance import Dealer
from lamplight.core.game import Game, check_bots
from lamplight.core.margin import Branch
from lamplight.core.match import Match
from lamplight.core.view import Text
from lamplight.kits import game_named
from lamplight.server import clock, news, wire
from lamplight.server.care.removing import became_of
from lamplight.server.database import Conflict, StoreError
from lamplight.server.door import door_of
from lamplight.server.house import House
from lamplight.server.leases import owner_of
from lamplight.server.logs import about
from lamplight.server.meters import meters
from lamplight.server.rematch import Following
from lamplight.server.replay import Reasons, Restored, faulty, why_aside
from lamplight.server.room import Room, alone
from lamplight.server.rows import MatchRow, PlyRow, SeatRow
from lamplight.server.seats import is_id, new_id, new_token, new_words, token_hash, words_hash
from lamplight.server.snapshots import read_back
from lamplight.server.table import Table
from lamplight.server.transactions import insert_match, link_rematch, see

log = logging.getLogger("lamplight.tables")

SEED_BYTES = 32
GLANCE = 0.01  # seconds between looks whether something is still under way
TENURE = 5.0  # seconds that a table stays where it is before it may be wanted elsewhere
LAST_WORDS = 2.0  # seconds for that when a process hands its tables over
NO_TABLE: Final = 4404  # the codes with which lines end: there is no such table
SET_ASIDE: Final = 4409  # it is there, but asking again would not help

MISSING: Final = "missing"  # there never was such a table
ASIDE: Final = "aside"  # it is on disk, but cannot be played on here
UNREACHABLE: Final = "unreachable"  # for the moment
GONE: Final = "gone"  # there was one, and it is no more
CLOSED: Final = "closed"  # whoever runs the server has closed it

SHUT_DOWN: Final = Text("care-closed")
SWEPT: Final = Text("server-internal")  # whoever still asks there is to ask again


class Absent(NamedTuple):
    """Why there is no table."""

    why: Literal["missing", "aside", "unreachable", "gone", "closed"]
    message: Text


async def fresh_keys(table: str, at: int) -> tuple[wire.SeatKeys, bytes, bytes]:
    """A new token and three words for a seat, with their hashes."""
    return await hashed(table, at, new_token(), new_words())


async def hashed(table: str, at: int, token: str, words: str) -> tuple[wire.SeatKeys, bytes, bytes]:
    """The keys of a seat with their hashes."""
    return wire.SeatKeys(at, token, words), token_hash(token), await asyncio.to_thread(words_hash, words, table)


class Tables:
    """All live tables; a table comes from disk when it is first touched and leaves memory when it is idle."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.store = house.store
        self.live: dict[str, Table] = {}
        self.aside: dict[str, Absent] = {}
        self._coming: dict[str, asyncio.Future[Table | Absent]] = {}
        self._heard: dict[str, float] = {}  # when another process last said something
        self.store.listener.hear = self.hear
        self.store.listener.again = self.listen_again
        house.checker.wrong = self.doubt
        house.leases.lost = self.lose

    async def find(self, name: str, take: bool = True) -> Table | Absent:
        """The table of this id, from memory or from disk; or why there is none.

        If another process owns it, it is a guest here: errands are done as they would be there, but nobody plays.
        take: own it if nobody does; else only where it is at home.
        """
        table = self.live.get(name)
        if table is not None and table.room.guest:
            if take and not await self._is_others(name):
                self._let_go(name, SWEPT)
                table = None
            elif name in self.live:
                await table.refresh()
        if table is not None:
            return table
        if name in self.aside:
            return self.aside[name]
        if not is_id(name):
            return Absent(MISSING, Text("server-no-table"))
        coming = self._coming.get(name)
        if coming is None:
            coming = self._coming[name] = asyncio.get_running_loop().create_task(self._open(name, take))
            coming.add_done_callback(lambda _: self._coming.pop(name, None))
        return await asyncio.shield(coming)  # whoever asked first may go away: the others wait for it, too

    async def _open(self, name: str, take: bool) -> Table | Absent:
        """Load a table, once for all who ask for it."""
        try:
            return await self._load(name, take or self.house.leases.is_home(name))
        except Exception:
            log.exception("table %s cannot be opened", name, extra=about("table-failed", name))
            return Absent(UNREACHABLE, Text("server-internal"))

    async def _is_others(self, name: str) -> bool:
        """Does another process own this table? Where that cannot be found out, as far as is known."""
        try:
            owner = await self.store.read(partial(owner_of, table=name))
        except StoreError:
            return True
        return (owner is not None and owner.name != self.house.leases.name) or name not in self.live

    async def _load(self, name: str, take: bool) -> Table | Absent:
        began = time.monotonic()
        leases, mine = self.house.leases, True
        try:
            if leases.counts:
                mine = take and await self.store.write(partial(leases.take, table=name))
            found = await read_back(self.store, name, self.house.settings.snapshot)
            gone = None if found is not None else await self.store.read(lambda db: became_of(db, name))
        except StoreError as error:
            return Absent(UNREACHABLE, error.message)
        if gone is not None:
            return Absent(GONE, gone)
        if found is None:
            return Absent(MISSING, Text("server-no-table"))
        stored, back = found
        if stored.row.closed is not None:
            return Absent(CLOSED, SHUT_DOWN)
        if not isinstance(back, Restored):
            log.error("table %s is set aside: %s", name, faulty(back), extra=about("table-aside", name))
            self.aside[name] = Absent(ASIDE, why_aside(name, stored.row.game, back))
            return self.aside[name]
        table = Table(self.house, self, stored.row, stored.seats, back)
        table.room.guest = not mine
        self.add(table)
        table.keeper.opened(back)
        took = time.monotonic() - began
        meters.opened.add(took)
        log.info("table %s of %s is opened", name, table.room.game.id, extra=about("table-opened", name, took))
        return table

    def doubt(self, number: int) -> None:
        """A table may have come from what was wrong: it is read again before anything else is done there."""
        for table in self.live.values():
            if table.number == number:
                table.room.doubt = True

    def add(self, table: Table) -> None:
        """Take a table into memory and let its bots begin."""
        self.live[table.id] = table
        table.ending.follow()
        table.elsewhere.arrive()
        table.bots.wake()

    # --- other processes on the same database ---------------------------------------------------

    def hear(self, item: news.News) -> None:
        """Another process says something: it is dealt with at the table in its turn."""
        if item.by:  # else whoever says it serves nobody
            self._heard[item.by] = time.monotonic()
        if isinstance(item, news.Alive):
            return
        if isinstance(item, news.Bye):
            self._heard.pop(item.by)
            self.house.leases.peers.pop(item.by, None)
        if isinstance(item, news.Wanted):
            self._yield(item.name)
            return
        if isinstance(item, news.Drain):
            if item.site == self.house.leases.site:
                self.house.drain(item.wanted)
            return
        if isinstance(item, news.Gone):
            self.aside.clear()  # it may have been one of these
            self.house.spawn(self.give_up(item.table))
            return
        for table in list(self.live.values()):
            if table.number == item.table or isinstance(item, news.Bye):
                table.notice(item)

    def _yield(self, name: str) -> None:
        """Let go of a table that is wanted elsewhere, unless it has just come here."""
        table = self.live.get(name)
        if table is not None and not table.room.guest and time.monotonic() > table.came + TENURE:
            number = table.number
            self._let_go(name, SWEPT, silent=True)
            self.house.leases.release([number])

    def listen_again(self) -> None:
        """Something may have been missed: read and ask anew."""
        for table in list(self.live.values()):
            table.notice(news.Stored("", table.number))
            table.elsewhere.arrive()

    async def live_on(self) -> None:
        """Give signs of life to the other processes, and notice which of them give none any more."""
        listener = self.store.listener
        while listener.shares:
            self.store.say(news.Alive(listener.name))
            await asyncio.sleep(news.ALIVE)
            limit = time.monotonic() - news.SILENT
            for name in [name for name, when in self._heard.items() if when < limit]:
                self.hear(news.Bye(name))

    def see(self) -> None:
        """Keep of everybody who is there that they are: a server that is killed has no last words."""
        now = clock.now()
        there: list[tuple[int, int]] = []
        for table in self.live.values():
            for at in {at for connection in table.room.connections for at in connection.seats}:
                table.room.seats[at].seen = now
                there.append((table.number, at))
        if there:
            self.store.submit(partial(see, there=there, now=now), lambda *_: None)

    def sweep(self) -> int:
        """Forget the tables that nobody has looked at for a while; how many."""
        limit = time.monotonic() - self.house.settings.idle
        gone = [name for name, table in self.live.items() if table.idle and table.room.touched < limit]
        owned = [table.number for name in gone if not (table := self.live[name]).room.guest]
        for name in gone:
            self._let_go(name, SWEPT)
        self.house.leases.release(owned)
        return len(gone)

    def lose(self) -> None:
        """This process owns nothing any more: whoever is here goes where the tables are."""
        for name in list(self.live):
            self._let_go(name, SWEPT, silent=True)

    async def hand_over(self) -> None:
        """This process ends: what is under way is brought to its end, and the tables are free for the others."""
        leases = self.house.leases
        if not leases.counts:
            return
        busy = [table.mailbox for table in self.live.values()]
        self.lose()
        limit = time.monotonic() + LAST_WORDS
        while any(mailbox.busy for mailbox in busy) and time.monotonic() < limit:
            await asyncio.sleep(GLANCE)
        await leases.leave()

    async def give_up(self, number: int) -> None:
        """A table is no more, or nobody may play there now: whoever is there is told so."""
        name = next((table.id for table in self.live.values() if table.number == number), None)
        if name is None:
            return
        try:
            why = await self.store.read(lambda db: became_of(db, name))
        except StoreError:
            why = None
        if name in self.live:
            self._let_go(name, why or SHUT_DOWN, NO_TABLE if why is not None else SET_ASIDE)

    def room_of(self, name: str) -> Room | None:
        """A table that is in memory."""
        table = self.live.get(name)
        return None if table is None else table.room

    def _let_go(self, name: str, why: Text, code: int = 0, silent: bool = False) -> None:
        """A table leaves memory, with all that was kept for it."""
        table = self.live.pop(name)
        log.info("table %s leaves memory: %s", name, why.id, extra=about("table-left", name))
        self.house.forget(table.number, name)
        table.give_up(why, code, silent)

    # --- new tables -----------------------------------------------------------------------------

    async def set_up(
        self,
        game: Game,
        options: dict[str, str],
        seats: list[SeatRow],
        name: str,
        after: int | None = None,
        host: int = 0,
        invite: bytes | None = None,
        pace: int | None = None,
        door: wire.Door = "link",
        lang: str = "",
    ) -> Table:
        """A new match on disk and in memory; raises SetupError, StoreError, or Conflict if that was already done."""
        match = Match(game, options, len(seats), Dealer(secrets.token_bytes(SEED_BYTES)))
        match.alone = alone(seats)
        return await self.open(match, seats, name, after, host=host, invite=invite, pace=pace, door=door, lang=lang)

    async def open(
        self,
        match: Match,
        seats: list[SeatRow],
        name: str,
        after: int | None = None,
        lesson: str | None = None,
        host: int = 0,
        invite: bytes | None = None,
        pace: int | None = None,
        door: wire.Door = "link",
        lang: str = "",
        branch: Branch | None = None,
    ) -> Table:
        """A match that has not begun gets its table; lesson is the edition of the one that it follows.

        branch: it has begun, with plies of that game.
        """
        game, dealer = match.game, match.dealer
        match.begin()
        made = clock.now()
        row = MatchRow(
            number=0,
            id=name,
            game=game.id,
            rules=game.rules_version,
            content=game.content(match.options),
            options=msgspec.json.encode(match.options).decode(),
            seats=len(seats),
            seed=dealer.seed if dealer is not None else None,
            next=None,
            lesson=lesson,
            host=host,
            made=made,
            invite=invite,
            pace=pace,
            due=None if pace is None else made + pace,
            door=door,
            listed=made if door == "open" else None,
            lang=lang,
            branch=None if branch is None else f"{branch.ply} {branch.of}",
        )
        given = match.root
        first: list[PlyRow] = [
            (0, n, e.by, e.do, None, None, None, None if n < given else made) for n, e in enumerate(match.entries)
        ]

        leases = self.house.leases
        mine = leases.is_home(name)

        def job(connection: Connection) -> int:
            number = insert_match(connection, row, seats, first)
            if leases.counts and mine:
                leases.take(connection, name)
            if after is not None and not link_rematch(connection, after, name):
                raise Conflict(f"the rematch of match {after}")
            return number

        row.number = await self.store.write(job)
        table = Table(self.house, self, row, seats, Restored(match, Reasons(), set(), {}, {}, row.made))
        if mine:
            self.add(table)  # else it is opened where it is at home, by whoever comes first
        meters.made.add(game.id)
        log.info("table %s of %s is made", name, game.id, extra=about("table-made", name))
        return table

    async def rematch(self, room: Room) -> Following:
        """The same game and options for the same people; keys for the seats whose holders are present, and for phones.

        The other held seats wait for their holders, who get their keys when they next come to the old table.
        """
        game = game_named(room.game.id)  # a new game is played by the usual rules
        present = {at for connection in room.connections for at in connection.main}
        if any(seat.kind == "bot" and at not in present for at, seat in enumerate(room.seats)):
            check_bots(game, room.options)
        name = new_id()
        made = Following(name, {}, {})
        seats: list[SeatRow] = []
        for at, old in enumerate(room.seats):
            seat = SeatRow(
                old.kind, old.name, old.bot, heir=old.held, home=old.home, seen=old.seen, holiday=old.holiday
            )
            if at in present:  # whoever let a bot play to the end sits down again
                seat.kind, seat.seen = old.own_kind, clock.now()
                made.keys[at], seat.token, seat.words = await fresh_keys(name, at)
            if at in room.lent:
                token = new_token()
                made.phones[at], seat.phone = wire.SeatKeys(at, token), token_hash(token)
            seats.append(seat)
        pace = None if game.bot_faults(room.options) else room.pace
        await self.set_up(
            game,
            room.options,
            seats,
            name,
            after=room.number,
            host=room.owner,
            invite=room.invite,  # whoever has it may come along, a big screen above all
            pace=pace,
            door=door_of(room),
            lang=room.lang,
        )
        return made

    async def heirs(self, name: str, seats: tuple[int, ...], phones: tuple[int, ...]) -> tuple[wire.SeatKeys, ...]:
        """Fresh keys for those of these seats whose holders have not come to the table of the rematch yet."""
        table = await self.find(name)
        if isinstance(table, Absent):
            return ()
        found = table

        async def work() -> tuple[wire.SeatKeys, ...]:
            out: list[wire.SeatKeys] = []
            for at in seats:
                seat = found.room.seats[at]
                if seat.heir:
                    keys, token, words = await fresh_keys(name, at)
                    await found.hold(at, replace(seat, token=token, words=words, invite=None))
                    out.append(keys)
            for at in phones:
                seat = found.room.seats[at]
                if seat.heir:
                    lent = new_token()
                    await found.hold(at, replace(seat, phone=token_hash(lent)))
                    out.append(wire.SeatKeys(at, lent))
            return tuple(out)

        keys: tuple[wire.SeatKeys, ...] = await found.errand(work)
        return keys

    async def close(self) -> None:
        """Say goodbye to the other processes and wait for what is under way."""
        if self.store.listener.shares:
            self.store.say(news.Bye(self.store.listener.name))
        await self.house.close(lambda: any(table.mailbox.busy for table in self.live.values()))
