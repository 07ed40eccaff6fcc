"""A nudge: whoever waits asks the one on turn to go on, and their devices are told so, once an hour at most.

Nothing of it is stored. Whoever looks at the table, is on holiday, gets no notices or wants quiet is not nudged, and
whoever asked is told so.
"""

from __future__ import annotations

from math import ceil, inf
from typing import Final

from lamplight.core.view import Refusal, Text, seat_name
from lamplight.server import clock, wire
from lamplight.server.command import Command
from lamplight.server.notices import Notices, looked_at
from lamplight.server.outcomes import Done, Handlers, Outcome, Refuse
from lamplight.server.pace import DAY, on_holiday
from lamplight.server.room import Room
from lamplight.server.rows import HUMAN

RULE: Final = "table-nudge"
PAUSE: Final = 3600  # seconds between two of them to the same person


class Nudging:
    """The nudges of one table."""

    def __init__(self, room: Room, notices: Notices) -> None:
        self.room = room
        self.notices = notices
        self._last: dict[int, float] = {}
        self.handlers: Handlers = {wire.Nudge: self.nudge}

    async def nudge(self, command: Command[wire.Nudge]) -> Outcome:
        room = self.room
        actor = int(room.match.state.actor)
        if actor < 0 or room.seats[actor].kind not in HUMAN or actor in command.connection.seats:
            return Refuse(Refusal(RULE, Text("server-nudge-nobody")))
        who = seat_name(actor)
        if looked_at(room, actor):
            return Refuse(Refusal(RULE, Text("server-nudge-there", {"who": who})))
        holiday = on_holiday(room, actor)
        if holiday:
            days = ceil((holiday - clock.now()) / DAY)
            return Refuse(Refusal(RULE, Text("pace-nudge-holiday", {"who": who, "days": days})))
        left = self._last.get(actor, -inf) + PAUSE - clock.steady()
        if left > 0:
            return Refuse(Refusal(RULE, Text("server-nudge-soon", {"who": who, "minutes": ceil(left / 60)})))
        if await self.notices.nudge(room, actor, command.message.seat) == 0:
            return Refuse(Refusal(RULE, Text("server-nudge-deaf", {"who": who})))
        self._last[actor] = clock.steady()
        return Done()
