"""Advice: what the thoughtful bot would do in a person's seat, where that is fair."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from lamplight.core.rng import Rng
from lamplight.core.view import Text
from lamplight.server import wire
from lamplight.server.bots import Question, Thought
from lamplight.server.sockets import Connection
from lamplight.server.store import HUMAN

if TYPE_CHECKING:
    from lamplight.server.table import Handlers, Table

ADVISER = "thoughtful"


class Advising:
    """The adviser of one table."""

    def __init__(self, table: Table) -> None:
        self.table = table
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
        if connection.advising:
            connection.tell(wire.Limited(message.key, 1000, Text("server-too-fast")))
            return
        connection.advising = True
        prompt = table.match.view(seat).prompt
        labels = {option.do: option.label for option in (prompt.options if prompt is not None else ())}

        def says(thought: Thought) -> None:
            connection.advising = False
            if table.version != version or thought.do not in labels or seat not in connection.seats:
                connection.tell(wire.Stale(message.key, table.version))
            elif thought.reason is None:
                connection.tell(wire.Failed(message.key, Text("server-adviser-silent")))
            elif sharing.shared(connection):
                table.refuse(connection, message.key, "table-advice", Text("server-no-advice"))
            else:
                connection.tell(wire.Advice(message.key, thought.do, labels[thought.do], thought.reason))

        knows = table.match.perspective(seat, Rng(secrets.randbits(31)))
        table.tables.bots.think(Question(table.game.id, self._adviser(), knows, secrets.randbits(31), says))

    def _adviser(self) -> str:
        names = [choice.value for choice in self.table.about.bots]
        return ADVISER if ADVISER in names else names[0]  # the best stands first
