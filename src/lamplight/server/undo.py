"""Taking back a decision, a plan or a whole turn: freely while no luck followed, else with the consent of all; never
behind a reveal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from lamplight.core.view import Text, seat_name
from lamplight.server import wire
from lamplight.server.command import Command
from lamplight.server.ledger import Ledger
from lamplight.server.outcomes import EVERYTHING, Done, Handlers, Outcome, Went, refuse
from lamplight.server.questions import Matter, Question, Questions, Words
from lamplight.server.room import Room

RULE = "table-undo"


@dataclass(frozen=True)
class TakeBack(Matter):
    """To go back to before a ply."""

    kind: ClassVar[wire.QuestionKind] = "take-back"
    to: int

    def judges(self, room: Room) -> set[int]:
        return room.voices()

    def words(self, room: Room, asker: int) -> Words:
        return Words(Text("server-undo-question", {"who": seat_name(asker)}))

    async def carry_out(self, ledger: Ledger, question: Question, once: str | None) -> Outcome:
        """Go back; everybody gets everything from scratch."""
        kept = await ledger.keep(lambda match: match.undo(question.seat, self.to), once)
        return Done(tell=EVERYTHING) if isinstance(kept, Went) else kept


class Undoing:
    """Who takes back what at one table."""

    def __init__(self, room: Room, questions: Questions) -> None:
        self.room = room
        self.questions = questions
        self.handlers: Handlers = {wire.Undo: self.undo}

    async def undo(self, command: Command[wire.Undo]) -> Outcome:
        room, seat = self.room, command.message.seat
        if room.over:
            return refuse(RULE, "server-undo-over")
        match = room.match
        whole = command.message.whole
        to = match.free_turn(seat) if whole else match.free_undo(seat)
        waiting: set[int] = set()
        if to is None and whole:
            return refuse(RULE, "server-undo-luck")
        if to is None:
            to = match.undo_target(seat)
            waiting = room.voices() - set(room.hands(command.connection))
        if to is None:
            return refuse(RULE, "server-undo-nothing")
        if to < match.sealed():
            return refuse(RULE, "server-undo-revealed")
        return await self.questions.ask(command, seat, TakeBack(to), waiting)


class Back(NamedTuple):
    """What a device may take back: the seat of its that decided last, and how many decisions freely."""

    seat: int | None  # none: it has decided nothing yet
    plies: int  # with the last one, and all others of its plan
    turn: int  # with all that the seat has decided on its turn


def open_to(room: Room, seats: tuple[int, ...]) -> Back:
    """What a device with these seats may take back."""
    if seats and not room.over:
        match = room.match
        at = match.last_of(seats)
        if at is not None:
            seat, end = match.ply_at(at).by, match.ply
            last, first = match.free_undo(seat), match.free_turn(seat)
            return Back(seat, 0 if last is None else end - last, 0 if first is None else end - first)
    return Back(None, 0, 0)
