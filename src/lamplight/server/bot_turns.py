"""The turns of bots: they think elsewhere, and their answer waits in the mailbox like any command."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable
from typing import NamedTuple

from lamplight.core.rng import Rng
from lamplight.server.bots import Question, Thought, at_random
from lamplight.server.house import House
from lamplight.server.ledger import Ledger
from lamplight.server.outcomes import Done, Fail, Handlers, Outcome, Refuse, Went
from lamplight.server.questions import Questions
from lamplight.server.replay import reason_event
from lamplight.server.room import Room

log = logging.getLogger("lamplight.tables")

RETRY = 2.0  # seconds until a bot whose move could not be kept tries again


class BotMove(NamedTuple):
    """A bot's answer to the prompt of a version."""

    version: int
    seat: int
    thought: Thought


class BotTurns:
    """The bots of one table."""

    def __init__(
        self,
        room: Room,
        ledger: Ledger,
        questions: Questions,
        house: House,
        notice: Callable[[BotMove], None],
        busy: Callable[[], bool],
    ) -> None:
        self.room = room
        self.ledger = ledger
        self.questions = questions
        self.house = house
        self.notice = notice
        self.busy = busy  # is something else being dealt with?
        self.thinking = -1  # the version whose prompt a bot thinks about
        self.handlers: Handlers = {BotMove: self.move}

    def wake(self) -> None:
        """If a bot is to move, let it think after a moment; while something is asked of all, bots wait."""
        room = self.room
        if self.busy() or room.over or room.doubt or self.thinking == room.version or self.questions.open is not None:
            return
        actor = int(room.match.state.actor)
        if actor >= 0 and room.seats[actor].kind == "bot":
            self.thinking = room.version
            self.house.later(room.settings.bot_delay, self._ask, room.version, actor)

    def _ask(self, version: int, seat: int) -> None:
        room = self.room
        if self.thinking != version:
            return
        if self.busy() or not self._due(version, seat):
            self.thinking = -1
            self.wake()
            return
        seed = secrets.randbits(31)

        def says(thought: Thought) -> None:
            if self.thinking == version:
                self.thinking = -1
            self.notice(BotMove(version, seat, thought))

        knows = room.match.perspective(seat, Rng(secrets.randbits(31)))
        self.house.bots.think(Question(room.game.id, room.seats[seat].bot, knows, seed, says, table=room.id))

    def _due(self, version: int, seat: int) -> bool:
        """Is it still this bot's turn at this version?"""
        room = self.room
        return version == room.version and room.seats[seat].kind == "bot" and self.questions.open is None

    async def move(self, move: BotMove) -> Outcome:
        if not self._due(move.version, move.seat):
            return Done()
        room, seat, do, reason = self.room, move.seat, move.thought.do, move.thought.reason
        kept = await self.ledger.keep(lambda match: match.act(seat, do), None, reason)
        if isinstance(kept, Refuse):
            log.error("table %s: bot of seat %d wants %r: %s", room.id, seat, do, kept.refusal.message.id)
            reason = None
            spare = at_random(room.match.perspective(seat, Rng(1)), secrets.randbits(31)).do
            kept = await self.ledger.keep(lambda match: match.act(seat, spare))
        if isinstance(kept, Fail):
            self.house.later(RETRY, self.wake)
        if isinstance(kept, Went) and reason is not None:
            return Went([reason_event(seat, reason), *kept.events])
        return kept
