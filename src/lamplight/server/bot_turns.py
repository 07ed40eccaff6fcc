"""The turns of bots: they think elsewhere, and their answer waits in the mailbox like any command.

Where nobody looks, and nobody is to be told that it is their turn, bots sleep; whoever comes wakes them.
"""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from lamplight.core.rng import Rng
from lamplight.server.bots import NOTHING, Question, Thought, at_random
from lamplight.server.house import House
from lamplight.server.ledger import Ledger, full
from lamplight.server.logs import about
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
        self._called = -1  # the version of which somebody who does not look waits to be told
        self.handlers: Handlers = {BotMove: self.move}

    def wake(self) -> None:
        """If a bot is to move, let it think after a moment; while something is asked of all, bots wait."""
        room = self.room
        if (
            self.busy()
            or room.guest
            or room.over
            or room.doubt
            or self.thinking == room.version
            or self.questions.open is not None
        ):
            return
        actor = int(room.match.state.actor)
        if actor >= 0 and room.seats[actor].kind == "bot" and not full(room) and self._awaited():
            self.thinking = room.version
            self.house.later(room.settings.bot_delay, self._ask, room.version, actor)

    def _awaited(self) -> bool:
        """Does anybody look, or wait to be told, or go by a clock that runs? If that is not known: no, and later."""
        room = self.room
        if self._known_awaited():
            return True
        if any(seat.held for seat in room.seats):
            self.house.notices.call(room.number, partial(self._call, room.version))
        return False

    def _known_awaited(self) -> bool:
        """The same, as far as it is known now; from any thread."""
        room = self.room
        return bool(room.connections) or self._called == room.version or room.pace is not None

    def _call(self, version: int) -> None:
        """Somebody waits to be told."""
        self._called = version
        self.wake()

    def _ask(self, version: int, seat: int) -> None:
        room = self.room
        if self.thinking != version:
            return
        if self.busy() or not self._due(version, seat) or not self._awaited():
            self.thinking = -1
            self.wake()
            return
        if room.lesson is not None:
            self._read_out(version, seat)
            return
        seed = secrets.randbits(31)

        def says(thought: Thought) -> None:
            if self.thinking == version:
                self.thinking = -1
            if thought is NOTHING and not self._awaited():
                return
            self.notice(BotMove(version, seat, thought))

        knows = room.match.perspective(seat, Rng(secrets.randbits(31)))
        asked = Question(
            room.game.id, room.seats[seat].bot, knows, seed, says,
            table=room.id, wanted=self._known_awaited, home=room.home_here(),
        )  # fmt: skip
        self.house.bots.think(asked)

    def _read_out(self, version: int, seat: int) -> None:
        """In a lesson a bot does what is written there; while somebody reads it waits for what comes next."""
        self.thinking = -1
        do = self.room.match.scripted()
        if do is not None:
            self.notice(BotMove(version, seat, Thought(do, None)))

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
            told = about("bot-refused", room.id)
            log.error("table %s: bot of seat %d wants %r: %s", room.id, seat, do, kept.refusal.message.id, extra=told)
            reason = None
            spare = at_random(room.match.perspective(seat, Rng(1)), secrets.randbits(31)).do
            kept = await self.ledger.keep(lambda match: match.act(seat, spare))
        if isinstance(kept, Fail):
            self.house.later(RETRY, self.wake)
        if isinstance(kept, Went) and reason is not None:
            return Went([reason_event(seat, reason), *kept.events])
        return kept
