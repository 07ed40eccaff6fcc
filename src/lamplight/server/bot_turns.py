"""The turns of bots: they think elsewhere, and their answer waits in the mailbox like any command."""

from __future__ import annotations

import logging
import secrets
from typing import TYPE_CHECKING, NamedTuple

from lamplight.core.rng import Rng
from lamplight.core.view import Refusal
from lamplight.server.bots import Question, Thought, at_random
from lamplight.server.replay import reason_event

if TYPE_CHECKING:
    from lamplight.server.table import Handlers, Table

log = logging.getLogger("lamplight.tables")

RETRY = 2.0  # seconds until a bot whose move could not be kept tries again


class BotMove(NamedTuple):
    """A bot's answer to the prompt of a version."""

    version: int
    seat: int
    thought: Thought

    @property
    def key(self) -> str:
        return ""


class BotTurns:
    """The bots of one table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.thinking = -1  # the version whose prompt a bot thinks about
        self.handlers: Handlers = {BotMove: self.move}

    def wake(self) -> None:
        """If a bot is to move, let it think after a moment."""
        table = self.table
        if table.busy or table.over or table.doubt or table.asking or self.thinking == table.version:
            return
        actor = int(table.match.state.actor)
        if actor >= 0 and table.seats[actor].kind == "bot":
            self.thinking = table.version
            table.tables.later(table.settings.bot_delay, self._ask, table.version, actor)

    def _ask(self, version: int, seat: int) -> None:
        table = self.table
        if self.thinking != version:
            return
        if table.busy or table.version != version or table.seats[seat].kind != "bot" or table.asking:
            self.thinking = -1
            if not table.busy:
                self.wake()
            return
        seed = secrets.randbits(31)

        def says(thought: Thought) -> None:
            if self.thinking == version:
                self.thinking = -1
            table.post(None, BotMove(version, seat, thought))

        knows = table.match.perspective(seat, Rng(secrets.randbits(31)))
        table.tables.bots.think(Question(table.game.id, table.seats[seat].bot, knows, seed, says, table=table.id))

    def move(self, _: None, move: BotMove) -> None:
        table = self.table
        if move.version != table.version or table.seats[move.seat].kind != "bot" or table.asking:
            return
        step = table.match.act(move.seat, move.thought.do)
        reason = move.thought.reason
        if isinstance(step, Refusal):
            log.error("table %s: bot of seat %d wants %r: %s", table.id, move.seat, move.thought.do, step.message.id)
            spare = at_random(table.match.perspective(move.seat, Rng(1)), secrets.randbits(31))
            reason = None
            step = table.match.act(move.seat, spare.do)
            if isinstance(step, Refusal):
                return
        events = step.events if reason is None else [reason_event(move.seat, reason), *step.events]
        table.keep(
            step,
            None,
            reason,
            lambda: table.telling.step(events, None, ""),
            lambda: None,
            lambda _: table.tables.later(RETRY, self.wake),
        )
