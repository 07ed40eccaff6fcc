"""Advice: what a strong bot would do in a person's seat, from what that seat knows, where that is fair.

It thinks for up to a second, in a worker; nobody waits for it to play on. One question of a seat is thought about at
a time, and only as long as somebody wants to know. An address has so many hints at once, and then so many per hour.
"""

from __future__ import annotations

import asyncio
import secrets

from lamplight.core.rng import Rng
from lamplight.core.view import Text
from lamplight.kits import ADVISER
from lamplight.server import wire
from lamplight.server.bots import Question, Thought
from lamplight.server.command import Command
from lamplight.server.house import House
from lamplight.server.outcomes import Done, Fail, Handlers, Later, Limit, Outcome, Stale, refuse
from lamplight.server.room import Room
from lamplight.server.rows import HUMAN


class Advising:
    """The adviser of one table."""

    def __init__(self, room: Room, house: House) -> None:
        self.room = room
        self.house = house
        self.asked: dict[int, int] = {}  # by seat: the version that is thought about
        self.handlers: Handlers = {wire.AskAdvice: self.advise}

    async def advise(self, command: Command[wire.AskAdvice]) -> Outcome:
        room, connection = self.room, command.connection
        humans = [at for at, seat in enumerate(room.seats) if seat.kind in HUMAN]
        hands = room.hands(connection)
        alone = all(at in hands for at in humans)
        fair = room.game.together or room.options.get("advice") == "open"
        # What a bot would do tells of the seat's secret: on a device that several share everybody would read it.
        if room.shared(connection) or not (fair or alone):
            return refuse("table-advice", "server-no-advice")
        match, version, seat = room.match, room.version, command.message.seat
        if match.state.actor != seat:
            return refuse("table-turn", "server-not-your-turn")
        if self.asked.get(seat) == version:
            return Limit(1000, Text("server-too-fast"))
        wait = self.house.hints.take(connection.address)
        if wait:
            self.house.refused.add("hints")
            return Fail(Text("server-try-later", {"seconds": int(wait) + 1}))
        prompt = match.view(seat).prompt
        labels = {option.do: option.label for option in (prompt.options if prompt is not None else ())}
        answer: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()

        def wanted() -> bool:
            return room.version == version and connection in room.connections

        def said(thought: Thought) -> Outcome:
            if room.version != version or thought.do not in labels or seat not in connection.seats:
                return Stale()
            if thought.reason is None:
                return Fail(Text("server-adviser-silent"))
            if room.shared(connection):
                return refuse("table-advice", "server-no-advice")
            return Done(wire.Advice(command.key, thought.do, labels[thought.do], thought.reason))

        def says(thought: Thought) -> None:
            if self.asked.get(seat) == version:
                del self.asked[seat]
            answer.set_result(said(thought))

        knows = match.perspective(seat, Rng(secrets.randbits(31)))
        seed = secrets.randbits(31)
        self.asked[seat] = version
        asked = Question(
            room.game.id, ADVISER, knows, seed, says,
            table=room.id, soon=True, wanted=wanted, home=connection.address,
        )  # fmt: skip
        self.house.bots.think(asked)
        return Later(answer)
