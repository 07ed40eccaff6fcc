"""A person's decision: once per key, for the prompt it answers, or the rule against it; and why not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamplight.core.game import CHANCE
from lamplight.core.view import Refusal, Text
from lamplight.server import wire
from lamplight.server.sockets import Connection
from lamplight.server.store import HUMAN, stored_key

if TYPE_CHECKING:
    from lamplight.server.table import Handlers, Table


class Acting:
    """The acts of the people at one table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.handlers: Handlers = {wire.Act: self.act, wire.Why: self.why}

    def act(self, connection: Connection, message: wire.Act) -> None:
        table = self.table
        if not table.sharing.mine(connection, message):
            return
        seat = message.seat
        key = stored_key(seat, message.key)
        match = table.match
        if key in table.keys:
            connection.tell(wire.Ack(message.key, "duplicate", table.version))
            return
        if message.prompt != table.version:
            connection.tell(wire.Stale(message.key, table.version))
            return
        if table.seats[seat].kind not in HUMAN:
            table.refuse(connection, message.key, "table-seat", Text("server-seat-not-yours-now"))
            return
        if match.dealer is None and match.state.actor == CHANCE:
            step = match.deal(message.do)
        else:
            step = match.act(seat, message.do)
        if isinstance(step, Refusal):
            connection.tell(wire.Refused(message.key, step))
            return
        events = step.events
        table.keep(
            step,
            key,
            None,
            lambda: table.telling.step(events, connection, message.key),
            lambda: table.handle_sure(connection, message),
            lambda text: connection.tell(wire.Failed(message.key, text)),
        )

    def why(self, connection: Connection, message: wire.Why) -> None:
        if self.table.sharing.mine(connection, message):
            refusals = self.table.match.why(message.seat, list(message.touches))
            connection.tell(wire.Because(message.key, tuple(refusals)))
