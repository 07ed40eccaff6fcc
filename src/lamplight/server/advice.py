"""Advice: what a strong bot would do in a person's seat, from what that seat knows, where that is fair.

It thinks for up to a second, in a worker; nobody waits for it to play on. One question of a seat is thought about at
a time, and only as long as somebody wants to know.
"""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from lamplight.core.rng import Rng
from lamplight.core.view import Text
from lamplight.kits import ADVISER
from lamplight.server import wire
from lamplight.server.bots import Question, Thought
from lamplight.server.sockets import Connection
from lamplight.server.store import HUMAN

if TYPE_CHECKING:
    from lamplight.server.table import Handlers, Table


class Advising:
    """The adviser of one table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.asked: dict[int, int] = {}  # by seat: the version that is thought about
        self.handlers: Handlers = {wire.AskAdvice: self.advise}

    def advise(self, connection: Connection, message: wire.AskAdvice) -> None:
        table, sharing = self.table, self.table.sharing
        if not sharing.mine(connection, message):
            return
        humans = [at for at, seat in enumerate(table.seats) if seat.kind in HUMAN]
        hands = sharing.hands(connection)
        alone = all(at in hands for at in humans)
        fair = table.game.together or table.match.options.get("advice") == "open"
        # What a bot would do tells of the seat's secret: on a device that several share everybody would read it.
        if sharing.shared(connection) or not (fair or alone):
            table.refuse(connection, message.key, "table-advice", Text("server-no-advice"))
            return
        seat, version = message.seat, table.version
        if table.match.state.actor != seat:
            table.refuse(connection, message.key, "table-turn", Text("server-not-your-turn"))
            return
        if self.asked.get(seat) == version:
            connection.tell(wire.Limited(message.key, 1000, Text("server-too-fast")))
            return
        prompt = table.match.view(seat).prompt
        labels = {option.do: option.label for option in (prompt.options if prompt is not None else ())}

        def wanted() -> bool:
            return table.version == version and connection in table.connections

        def says(thought: Thought) -> None:
            if self.asked.get(seat) == version:
                del self.asked[seat]
            if table.version != version or thought.do not in labels or seat not in connection.seats:
                connection.tell(wire.Stale(message.key, table.version))
            elif thought.reason is None:
                connection.tell(wire.Failed(message.key, Text("server-adviser-silent")))
            elif sharing.shared(connection):
                table.refuse(connection, message.key, "table-advice", Text("server-no-advice"))
            else:
                connection.tell(wire.Advice(message.key, thought.do, labels[thought.do], thought.reason))

        knows = table.match.perspective(seat, Rng(secrets.randbits(31)))
        seed = secrets.randbits(31)
        asked = Question(table.game.id, ADVISER, knows, seed, says, table=table.id, soon=True, wanted=wanted)
        self.asked[seat] = version
        table.tables.bots.think(asked)
