"""Motions: what the game lets only all do together. Somebody proposes it, people and bots are asked."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

from lamplight.core.rng import Rng
from lamplight.core.view import Text, seat_name
from lamplight.server import wire
from lamplight.server.bots import YES, BotPool, Thought
from lamplight.server.bots import Question as BotQuestion
from lamplight.server.command import Command
from lamplight.server.ledger import Ledger
from lamplight.server.outcomes import Handlers, Outcome, refuse
from lamplight.server.questions import RULE, BotAnswer, Matter, Question, Questions, Words
from lamplight.server.room import Room


def bots_at(room: Room) -> dict[int, str]:
    """The seats that bots play: they are asked as people are."""
    return {at: seat.bot for at, seat in enumerate(room.seats) if seat.kind == "bot"}


@dataclass(frozen=True)
class Motion(Matter):
    """To do together what the game offers to all ("call")."""

    kind: ClassVar[wire.QuestionKind] = "motion"
    do: str

    def judges(self, room: Room) -> set[int]:
        return room.voices() | set(bots_at(room))

    def words(self, room: Room, asker: int) -> Words:
        """In the game's own words, whose names begin as that of the game itself."""
        start = f"{room.about.name.id.partition('-')[0]}-{self.do}"
        return Words(
            Text(f"{start}-question", {"who": seat_name(asker)}),
            Text(f"{start}-explain"),
            Text(f"{start}-yes"),
            Text(f"{start}-no"),
        )

    async def carry_out(self, ledger: Ledger, question: Question, once: str | None) -> Outcome:
        return await ledger.keep(lambda match: match.agree(self.do), once)


class Motions:
    """What is proposed at one table."""

    def __init__(self, room: Room, questions: Questions, bots: BotPool, notice: Callable[[BotAnswer], None]) -> None:
        self.room = room
        self.questions = questions
        self.bots = bots
        self.notice = notice
        self.handlers: Handlers = {wire.Propose: self.propose}

    async def propose(self, command: Command[wire.Propose]) -> Outcome:
        room = self.room
        seat, do = command.message.seat, command.message.do
        if do not in room.match.state.motions():
            return refuse(RULE, "server-question-nothing")
        motion = Motion(do)
        before = self.questions.open
        outcome = await self.questions.ask(command, seat, motion, motion.judges(room) - {seat})
        asked = self.questions.open
        if asked is not None and asked is not before:
            for at, bot in bots_at(room).items():
                self._ask_opinion(asked, do, at, bot)
        return outcome

    def _ask_opinion(self, asked: Question, do: str, at: int, bot: str) -> None:
        room = self.room

        def says(thought: Thought) -> None:
            self.notice(BotAnswer(asked.id, at, thought.do == YES))

        knows = room.match.perspective(at, Rng(secrets.randbits(31)))
        self.bots.think(BotQuestion(room.game.id, bot, knows, secrets.randbits(31), says, do, home=room.home_here()))
