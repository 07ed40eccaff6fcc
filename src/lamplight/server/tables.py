"""All live tables: they come from disk when they are first touched and leave memory when they are idle."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from dataclasses import replace
from typing import Final, Literal, NamedTuple

import msgspec
from sqlalchemy.engine import Connection

from lamplight.core.chance import Dealer
from lamplight.core.game import Game, check_bots
from lamplight.core.match import Match
from lamplight.core.view import Text
from lamplight.kits import game_named
from lamplight.server import news, wire
from lamplight.server.house import House
from lamplight.server.rematch import Following
from lamplight.server.replay import UNREADABLE, Restored, faulty, restored, why_aside
from lamplight.server.room import Room
from lamplight.server.seats import new_id, new_token, new_words, token_hash, words_hash
from lamplight.server.store import (
    Conflict,
    MatchRow,
    PlyRow,
    SeatRow,
    StoreError,
    insert_match,
    link_rematch,
    load_match,
)
from lamplight.server.table import Table

log = logging.getLogger("lamplight.tables")

SEED_BYTES = 32

MISSING: Final = "missing"  # there never was such a table
ASIDE: Final = "aside"  # it is on disk, but cannot be played on here
UNREACHABLE: Final = "unreachable"  # for the moment


class Absent(NamedTuple):
    """Why there is no table."""

    why: Literal["missing", "aside", "unreachable"]
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

    async def find(self, name: str) -> Table | Absent:
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
                found = Absent(UNREACHABLE, Text("server-internal"))
            coming.set_result(found)
            del self._coming[name]
            return found
        return await coming

    async def _load(self, name: str) -> Table | Absent:
        try:
            stored = await self.store.read(lambda connection: load_match(connection, name))
        except StoreError as error:
            return Absent(UNREACHABLE, error.message)
        if stored is None:
            return Absent(MISSING, Text("server-no-table"))
        try:
            back = await asyncio.to_thread(restored, stored)
        except UNREADABLE as error:
            log.error("table %s is set aside: %s", name, faulty(error))
            self.aside[name] = Absent(ASIDE, why_aside(name, stored.row.game, error))
            return self.aside[name]
        table = Table(self.house, self, stored.row, stored.seats, back)
        self.add(table)
        return table

    def add(self, table: Table) -> None:
        """Take a table into memory and let its bots begin."""
        self.live[table.id] = table
        table.elsewhere.arrive()
        table.bots.wake()

    # --- other processes on the same database ---------------------------------------------------

    def hear(self, item: news.News) -> None:
        """Another process says something: it is dealt with at the table in its turn."""
        self._heard[item.by] = time.monotonic()
        if isinstance(item, news.Alive):
            return
        if isinstance(item, news.Bye):
            self._heard.pop(item.by)
        for table in list(self.live.values()):
            if table.number == item.table or isinstance(item, news.Bye):
                table.notice(item)

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

    def sweep(self) -> int:
        """Forget the tables that nobody has looked at for a while; how many."""
        limit = time.monotonic() - self.house.settings.idle
        gone = [name for name, table in self.live.items() if table.idle and table.room.touched < limit]
        for name in gone:
            del self.live[name]
        return len(gone)

    # --- new tables -----------------------------------------------------------------------------

    async def set_up(
        self, game: Game, options: dict[str, str], seats: list[SeatRow], name: str, after: int | None = None
    ) -> Table:
        """A new match on disk and in memory; raises SetupError, StoreError, or Conflict if that was already done."""
        seed = secrets.token_bytes(SEED_BYTES)
        match = Match(game, options, len(seats), Dealer(seed))
        begun = match.begin()
        row = MatchRow(
            number=0,
            id=name,
            game=game.id,
            rules=game.rules_version,
            content=game.content(match.options),
            options=msgspec.json.encode(match.options).decode(),
            seats=len(seats),
            seed=seed,
            next=None,
        )
        first: list[PlyRow] = [(0, n, e.by, e.do, None, None, None) for n, e in enumerate(begun.entries)]

        def job(connection: Connection) -> int:
            number = insert_match(connection, row, seats, first)
            if after is not None and not link_rematch(connection, after, name):
                raise Conflict(f"the rematch of match {after}")
            return number

        row.number = await self.store.write(job)
        table = Table(self.house, self, row, seats, Restored(match, {}, set(), {}))
        self.add(table)
        return table

    async def rematch(self, room: Room) -> Following:
        """The same game and options for the same people; keys for the seats whose holders are present, and for phones.

        The other held seats wait for their holders, who get their keys when they next come to the old table.
        """
        game = game_named(room.game.id)  # a new game is played by the usual rules
        if any(seat.kind == "bot" for seat in room.seats):
            check_bots(game, room.options)
        name = new_id()
        present = {at for connection in room.connections for at in connection.main}
        made = Following(name, {}, {})
        seats: list[SeatRow] = []
        for at, old in enumerate(room.seats):
            seat = SeatRow(old.kind, old.name, old.bot, heir=old.token is not None)
            if at in present:
                made.keys[at], seat.token, seat.words = await fresh_keys(name, at)
            if at in room.lent:
                token = new_token()
                made.phones[at], seat.phone = wire.SeatKeys(at, token), token_hash(token)
            seats.append(seat)
        await self.set_up(game, room.options, seats, name, after=room.number)
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
