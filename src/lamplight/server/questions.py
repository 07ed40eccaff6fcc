"""What is asked of all: one question at a time, with an id, who asks, who may answer and when it lapses.

What is asked (to take back, a motion of the game, a seat with a secret) is a `Matter`. Every answer names the id of the
question; the last yes carries it out, one no ends it, and everybody is told what came of it. It lapses in one place,
`review`: when the game has gone on or back, when whoever asked has no say any more, or when it has become pointless.
Who is away does not hold up the others; but where `witnesses` are named, one of them must have said yes.

Every process that serves the table has a copy of the question; the one where it was asked carries it out
(elsewhere.py).
"""

from __future__ import annotations

import secrets
from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from typing import ClassVar, Final, NamedTuple

from lamplight.core.view import Text
from lamplight.server import wire
from lamplight.server.command import Command
from lamplight.server.connection import Connection
from lamplight.server.ledger import Ledger
from lamplight.server.outcomes import FRAME, Done, Fail, Handlers, Outcome, Overtaken, Refuse, refuse
from lamplight.server.room import Room

RULE: Final = "table-question"
MOST_CLOSED: Final = 100
ENDED: Final[dict[wire.Settlement, str]] = {
    "agreed": "server-question-agreed",
    "declined": "server-question-declined",
    "withdrawn": "server-question-withdrawn",
    "lapsed": "server-question-lapsed",
}


class Words(NamedTuple):
    """How a question is put: what is asked, why, and the two answers (None: yes and no)."""

    text: Text
    why: Text | None = None
    yes: Text | None = None
    no: Text | None = None


class Matter(ABC):
    """What a question is about. A value: the same matter asked twice is equal."""

    kind: ClassVar[wire.QuestionKind]

    @abstractmethod
    def judges(self, room: Room) -> set[int]:
        """The seats that have a say now, with that of whoever asks."""

    @abstractmethod
    def words(self, room: Room, asker: int) -> Words:
        """How it is put to the others."""

    @abstractmethod
    async def carry_out(self, ledger: Ledger, question: Question, once: str | None) -> Outcome:
        """Everybody agreed: do it; `once` is the key of the command that settled it, if there was one."""

    def ended(self, result: wire.Settlement) -> Text:
        """What everybody is told of how it ended."""
        return Text(ENDED[result])

    def pointless(self, room: Room, asker: int) -> Text | None:
        """Why it need not be asked any more; None while it is worth asking."""
        return None


@dataclass(eq=False)
class Question:
    """One question while it is open."""

    id: str
    seat: int  # who asks
    matter: Matter
    waiting: set[int]  # who is still to answer
    version: int  # of the game: the next one ends it
    owner: str  # the process where it was asked
    device: Connection | None = None  # that asked; none: at another process
    witnesses: frozenset[int] = frozenset()  # one of these must agree; none: nobody in particular
    agreed: set[int] = field(default_factory=set)  # who has said yes

    def asker(self, room: Room) -> Connection | None:
        """The device that asked; if it is gone, one that speaks for the same seat now."""
        first = self.device
        if first is not None and first in room.connections and self.seat in room.hands(first):
            return first
        return next((each for each in room.connections if self.seat in room.hands(each)), None)


class Due(NamedTuple):
    """Nobody is left to be asked: the question is to be carried out."""


class BotAnswer(NamedTuple):
    """What a bot says to a question."""

    question: str
    seat: int
    yes: bool


class Questions:
    """The question that is open at one table, if any."""

    def __init__(self, room: Room, ledger: Ledger, process: str) -> None:
        self.room = room
        self.ledger = ledger
        self.process = process
        self.open: Question | None = None
        self.closed: dict[str, wire.Settlement] = {}  # the last ones, with what came of them
        self._to_tell: list[wire.Settled] = []
        self._unheard: dict[int, wire.Settled] = {}  # for those who asked and were not there when it ended
        self.handlers: Handlers = {wire.Answer: self.answer, BotAnswer: self.bot_answer, Due: self.due}

    # --- asking ---------------------------------------------------------------------------------

    async def ask(
        self,
        command: Command[wire.FromClient],
        seat: int,
        matter: Matter,
        waiting: set[int],
        witnesses: frozenset[int] = frozenset(),
    ) -> Outcome:
        """Ask these seats; if there is nobody to ask, it is agreed on."""
        now = self.open
        if not waiting:
            once = command.once
            return await matter.carry_out(self.ledger, self._put(command, seat, matter, waiting), once)
        if now is not None:
            if (now.seat, now.matter) == (seat, matter):
                return Done()  # asked already
            return refuse(RULE, "server-question-pending")
        self.open = self._put(command, seat, matter, waiting)
        self.open.witnesses = witnesses
        return Done(tell=FRAME)

    def _put(self, command: Command[wire.FromClient], seat: int, matter: Matter, waiting: set[int]) -> Question:
        name = secrets.token_hex(6)
        return Question(name, seat, matter, set(waiting), self.room.version, self.process, command.connection)

    # --- answering ------------------------------------------------------------------------------

    async def answer(self, command: Command[wire.Answer]) -> Outcome:
        message = command.message
        question = self.open
        if question is None or question.id != message.question:
            return refuse(RULE, "server-question-closed")
        if message.seat not in question.waiting and (message.yes or message.seat != question.seat):
            return refuse(RULE, "server-question-not-asked")
        return await self._count(question, message.seat, message.yes, command.once)

    async def bot_answer(self, answer: BotAnswer) -> Outcome:
        question = self.open
        if question is None or question.id != answer.question or answer.seat not in question.waiting:
            return Done()
        return await self._count(question, answer.seat, answer.yes, None)

    async def due(self, _: Due) -> Outcome:
        question = self.open
        if question is None or question.waiting or not self.ours:
            return Done()
        return await self._carry_out(question, None)

    async def _count(self, question: Question, seat: int, yes: bool, once: str | None) -> Outcome:
        if not yes:
            self.close("withdrawn" if seat == question.seat else "declined")
            return Done(tell=FRAME)
        question.agreed.add(seat)
        if question.waiting == {seat} and self.ours:
            return await self._carry_out(question, once)
        question.waiting.discard(seat)
        return Done(tell=FRAME)

    async def _carry_out(self, question: Question, once: str | None) -> Outcome:
        if question.witnesses and question.agreed.isdisjoint(question.witnesses):
            self.close("lapsed", Text("server-seat-nobody-agrees"))
            return Done(tell=FRAME)
        outcome = await question.matter.carry_out(self.ledger, question, once)
        if isinstance(outcome, (Fail, Overtaken)):
            return outcome  # it is still open, unless what was read again has ended it
        if isinstance(outcome, Refuse):  # every yes was heard, but it can no longer be done
            self.close("lapsed", outcome.refusal.message)
            return Done(tell=FRAME)
        self.close("agreed")
        return outcome

    # --- ending ---------------------------------------------------------------------------------

    @property
    def ours(self) -> bool:
        """Is the open question this process's to carry out?"""
        return self.open is None or self.open.owner == self.process

    def review(self) -> bool:
        """See whether the question still stands and who is still to be asked; has anything to be shown anew?"""
        question = self.open
        if question is None:
            return bool(self._to_tell)
        if question.version != self.room.version:
            if self.ours:
                self.close("lapsed")
            else:
                self.open = None  # what came of it is told by the process that asked
            return True
        judges = question.matter.judges(self.room)
        if question.seat not in judges:
            self.close("lapsed")
            return True
        pointless = question.matter.pointless(self.room, question.seat) if self.ours else None
        if pointless is not None:
            self.close("lapsed", pointless)
            return True
        left = question.waiting & judges
        changed = left != question.waiting
        question.waiting = left
        return changed

    @property
    def settled(self) -> bool:
        """Is nobody left to be asked, so that this process carries the question out?"""
        return self.open is not None and not self.open.waiting and self.ours

    def close(self, result: wire.Settlement, text: Text | None = None) -> None:
        """The open question is answered, or lapses: everybody will be told."""
        question, self.open = self.open, None
        if question is not None:
            self.ended(question.id, question.seat, result, text or question.matter.ended(result))

    def ended(self, name: str, seat: int, result: wire.Settlement, text: Text | None) -> None:
        """What came of a question, open here or not; told once."""
        if name not in self.closed:
            self.closed[name] = result
            if len(self.closed) > MOST_CLOSED:
                del self.closed[next(iter(self.closed))]
            settled = wire.Settled(name, seat, result, text)
            self._to_tell.append(settled)
            if not self.room.present(seat):
                self._unheard[seat] = settled

    def missed(self, seats: tuple[int, ...]) -> list[wire.Settled]:
        """What came of questions that these seats had asked while nobody was there to hear it; told once."""
        return [self._unheard.pop(at) for at in seats if at in self._unheard]

    def news(self) -> list[wire.Settled]:
        """What has come of questions since this was last asked."""
        told, self._to_tell = self._to_tell, []
        return told

    # --- showing --------------------------------------------------------------------------------

    def shown(self) -> wire.Question | None:
        """The open question as everybody may see it."""
        question = self.open
        if question is None:
            return None
        words = question.matter.words(self.room, question.seat)
        return wire.Question(
            question.id,
            question.matter.kind,
            question.seat,
            tuple(sorted(question.waiting)),
            words.text,
            words.why,
            words.yes,
            words.no,
        )
