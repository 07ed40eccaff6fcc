"""The same table in other processes: who is there, and what is asked of all.

Plies, seats and notebooks come from the database. Presence and open questions are kept in memory by every process
and told to the others. A question is carried out by the process where it was asked; votes given elsewhere come to it.
"""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, cast

import msgspec

from lamplight.server import news, wire
from lamplight.server.undo import TakeBack
from lamplight.server.votes import Motion, TakeOver

if TYPE_CHECKING:
    from lamplight.server.table import Handlers, Table


MOST_CLOSED = 100


class Elsewhere:
    """What the other processes say about one table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.rooms: dict[str, news.Room] = {}
        self._said_room = news.Room("")
        self._said_ask: news.Asked | None = None
        self._closed: dict[str, None] = {}  # questions that are settled, whoever may still speak of them
        self._ids: tuple[TakeBack | Motion, str, str] | None = None  # the open question, its id, where it was asked
        self.handlers: Handlers = {
            news.Stored: self.stored,
            news.Who: self.who,
            news.Room: self.room,
            news.Asked: self.asked,
            news.Bye: self.gone,
        }

    # --- saying ---------------------------------------------------------------------------------

    def share(self) -> None:
        """Tell the others what has changed here of presence and questions."""
        store = self.table.store
        if store.listener.shares:
            room = self._room()
            if room != self._said_room:
                self._said_room = room
                store.say(room)
            ask, before = self._ask(), self._said_ask
            if before is not None and (ask is None or ask.id != before.id):
                self._settled(before.id)
                store.say(news.Asked(store.listener.name, self.table.number, before.id, v=before.v, closed=True))
            if ask is not None and ask != before:
                store.say(ask)
            self._said_ask = ask

    def arrive(self) -> None:
        """The table has come into memory: the others tell what they know."""
        store = self.table.store
        if store.listener.shares:
            store.say(news.Who(store.listener.name, self.table.number))

    def _room(self) -> news.Room:
        table = self.table
        seats = sorted({at for connection in table.connections for at in connection.seats})
        phones = sorted({at for connection in table.connections for at in connection.phone})
        watchers = sum(1 for connection in table.connections if not connection.seats)
        return news.Room(table.store.listener.name, table.number, tuple(seats), tuple(phones), watchers)

    def _ask(self) -> news.Asked | None:
        table = self.table
        open_ = self._open
        if open_ is None:
            self._ids = None
            return None
        me = table.store.listener.name
        if self._ids is None or self._ids[0] is not open_:
            self._ids = (open_, secrets.token_hex(6), me)
        _, name, owner = self._ids
        waiting = tuple(sorted(open_.waiting))
        if isinstance(open_, TakeBack):
            return news.Asked(me, table.number, name, owner, table.version, open_.seat, waiting, to=open_.to)
        take = open_.take
        want = None if take is None else news.Wanted(take.at, take.kind, take.name, take.key)
        return news.Asked(me, table.number, name, owner, table.version, open_.seat, waiting, do=open_.do, want=want)

    # --- hearing --------------------------------------------------------------------------------

    @property
    def mine(self) -> bool:
        """Is the open question this process's to carry out?"""
        if self._ids is None or self._ids[0] is not self._open:
            return True
        return self._ids[2] == self.table.store.listener.name

    @property
    def _open(self) -> TakeBack | Motion | None:
        """What is asked of all now."""
        return self.table.undo.request or self.table.votes.motion

    def stored(self, _: None, item: news.Stored) -> None:
        self.table.reload(lambda: None)

    def who(self, _: None, item: news.Who) -> None:
        self._said_room = news.Room("")
        ask = self._said_ask
        self.share()
        if ask is not None and ask == self._said_ask:
            self.table.store.say(ask)
        self.table.suggestions.say_again()

    def room(self, _: None, item: news.Room) -> None:
        if item.seats or item.watchers:
            self.rooms[item.by] = item
        else:
            self.rooms.pop(item.by, None)
        self._rooms_changed()

    def gone(self, _: None, item: news.Bye) -> None:
        """A process has ended: its people are not here, and nobody carries out what was asked there."""
        here = self.rooms.pop(item.by, None)
        orphan = self._ids is not None and self._ids[2] == item.by and self._ids[0] is self._open
        if orphan:
            self._close()
        if orphan or here is not None:
            self._rooms_changed()

    def _rooms_changed(self) -> None:
        moved = self.table.sharing.count_phones()
        self.table.telling.frame()
        self.table.sharing.show_again(moved)

    def asked(self, _: None, item: news.Asked) -> None:
        table = self.table
        known = self._ids[1] if self._ids is not None and self._ids[0] is self._open else None
        if item.closed:
            self._settled(item.id)
            if known == item.id:
                self._close()
                table.telling.frame()
            return
        if item.v != table.version or item.id in self._closed:
            return  # of another time
        if known != item.id and item.owner == table.store.listener.name:
            return  # of ours, and we know better
        if known is not None and known < item.id:
            return  # two were asked at once and ours counts
        if known != item.id:
            table.undo.request = None
            table.votes.lapse()
            self._adopt(item)
        open_ = self._open
        assert open_ is not None
        open_.waiting = open_.waiting & set(item.waiting)
        self._said_ask = msgspec.structs.replace(item, by=table.store.listener.name)  # what they know already
        table.telling.frame()
        if self.mine and not table.undo.settled():
            table.votes.settled()

    def _adopt(self, item: news.Asked) -> None:
        """Ask here too what somebody asks elsewhere."""
        table = self.table
        open_: TakeBack | Motion
        if item.to is not None:
            open_ = table.undo.request = TakeBack(item.seat, item.to, set(item.waiting))
        else:
            want = item.want
            take = None
            if want is not None:
                take = TakeOver(want.at, cast(wire.SeatKind, want.kind), want.name, want.key, None)
            open_ = table.votes.motion = Motion(item.seat, item.do, set(item.waiting), take)
        self._ids = (open_, item.id, item.owner)

    def _settled(self, name: str) -> None:
        self._closed[name] = None
        if len(self._closed) > MOST_CLOSED:
            del self._closed[next(iter(self._closed))]

    def _close(self) -> None:
        """The question was answered with no, or nobody is left to carry it out."""
        table = self.table
        if self._ids is not None:
            self._settled(self._ids[1])
        motion = table.votes.motion
        table.undo.request = None
        table.votes.motion = None
        if motion is not None and motion.take is not None and self.mine:
            table.handover.declined(motion, "server-take-refused")
        self._ids = None
        self._said_ask = None
