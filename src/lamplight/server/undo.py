"""Taking back: freely while no luck followed, else with the consent of all; never behind a reveal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from lamplight.core.view import Text
from lamplight.server import wire
from lamplight.server.sockets import Connection
from lamplight.server.store import stored_key

if TYPE_CHECKING:
    from lamplight.server.table import Handlers, Table


@dataclass
class TakeBack:
    """A request to go back to before a ply; it lapses with the next act."""

    seat: int
    to: int
    waiting: set[int]


class Undoing:
    """The request to take back that is open at one table, if any."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.request: TakeBack | None = None
        self.handlers: Handlers = {wire.Undo: self.undo, wire.UndoAnswer: self.answer}

    def undo(self, connection: Connection, message: wire.Undo) -> None:
        table = self.table
        if not table.sharing.mine(connection, message):
            return
        seat = message.seat
        key = stored_key(seat, message.key)
        if table.known(key):
            connection.tell(wire.Ack(message.key, "duplicate", table.version))
            return
        if message.prompt != table.version:
            connection.tell(wire.Stale(message.key, table.version))
            return
        if table.over:
            table.refuse(connection, message.key, "table-undo", Text("server-undo-over"))
            return
        to = table.match.free_undo(seat)
        waiting: set[int] = set()
        if to is None:
            to = table.match.undo_target(seat)
            waiting = set(table.people()) - set(table.sharing.hands(connection))
        if to is None:
            table.refuse(connection, message.key, "table-undo", Text("server-undo-nothing"))
        elif to < table.match.sealed():
            table.refuse(connection, message.key, "table-undo", Text("server-undo-revealed"))
        elif not waiting:
            self.go_back(seat, to, connection, message, key)
        elif self.request is not None and self.request.seat not in connection.seats:
            table.refuse(connection, message.key, "table-undo", Text("server-undo-pending"))
        elif table.votes.motion is not None:
            table.refuse(connection, message.key, "table-undo", Text("server-vote-pending"))
        else:
            self.request = TakeBack(seat, to, waiting)
            table.remember(key)
            connection.tell(wire.Ack(message.key, "ok", table.version))
            table.telling.frame()

    def answer(self, connection: Connection, message: wire.UndoAnswer) -> None:
        table = self.table
        if not table.sharing.mine(connection, message):
            return
        seat, ask = message.seat, self.request
        key = stored_key(seat, message.key)
        if table.known(key):
            connection.tell(wire.Ack(message.key, "duplicate", table.version))
        elif ask is None:
            table.refuse(connection, message.key, "table-undo", Text("server-undo-none"))
        elif not message.yes and (seat in ask.waiting or seat == ask.seat):
            self.request = None
            table.remember(key)
            connection.tell(wire.Ack(message.key, "ok", table.version))
            table.telling.frame()
        elif seat in ask.waiting:
            left = ask.waiting - {seat}
            if left or not table.elsewhere.mine:
                ask.waiting = left
                table.remember(key)
                connection.tell(wire.Ack(message.key, "ok", table.version))
                table.telling.frame()
            else:
                self.go_back(ask.seat, ask.to, connection, message, key)
        else:
            table.refuse(connection, message.key, "table-undo", Text("server-undo-not-asked"))

    def recount(self) -> None:
        """Whoever stopped playing need not be asked any more."""
        if self.request is not None:
            self.request.waiting &= set(self.table.people())

    def settled(self) -> bool:
        """If nobody is left to be asked, go back; is that on its way?"""
        ask = self.request
        if ask is None or ask.waiting or not self.table.elsewhere.mine:
            return False
        self.go_back(ask.seat, ask.to, None, None, None)
        return True

    def go_back(
        self,
        seat: int,
        to: int,
        connection: Connection | None,
        message: wire.Undo | wire.UndoAnswer | None,
        key: str | None,
    ) -> None:
        """Go back to before ply `to`; everybody gets everything from scratch."""
        table = self.table
        step = table.match.undo(seat, to)

        def kept() -> None:
            self.request = None
            table.votes.lapse()
            if connection is not None and message is not None:
                connection.tell(wire.Ack(message.key, "ok", table.version))
            table.telling.all()

        def again() -> None:
            if connection is not None and message is not None:
                table.handle_sure(connection, message)

        def lost(text: Text) -> None:
            if connection is not None and message is not None:
                connection.tell(wire.Failed(message.key, text))

        table.keep(step, key, None, kept, again, lost)

    def open_to(self, seats: tuple[int, ...]) -> tuple[bool, int | None]:
        """Whether a device with these seats may take back freely, and which of them decided last."""
        match = self.table.match
        if seats and not self.table.over:
            plies = match.plies
            last = len(plies) - 1
            for at in range(last, -1, -1):
                if plies[at].by in seats:
                    return at == last and at >= match.sealed(), plies[at].by
        return False, None
