"""A person's decision, once per key and for the prompt it answers, or the rule against it; and why not."""

from __future__ import annotations

from lamplight.core.game import CHANCE
from lamplight.server import wire
from lamplight.server.command import Command
from lamplight.server.ledger import Ledger
from lamplight.server.outcomes import Done, Handlers, Outcome
from lamplight.server.room import Room


class Acting:
    """The acts of the people at one table."""

    def __init__(self, room: Room, ledger: Ledger) -> None:
        self.room = room
        self.ledger = ledger
        self.handlers: Handlers = {wire.Act: self.act, wire.Why: self.why}

    async def act(self, command: Command[wire.Act]) -> Outcome:
        seat, do = command.message.seat, command.message.do
        match = self.room.match
        if match.dealer is None and match.state.actor == CHANCE:
            return await self.ledger.keep(lambda match: match.deal(do), command.once)
        return await self.ledger.keep(lambda match: match.act(seat, do), command.once)

    async def why(self, command: Command[wire.Why]) -> Outcome:
        message = command.message
        refusals = self.room.match.why(message.seat, list(message.touches))
        return Done(wire.Because(message.key, tuple(refusals)))
