"""The secrets of a game that is over: strangers may know them if all who played it agree.

Those who played know them anyway (viewing.py). Whoever holds a seat is asked, also if they are away: nobody can take
back what everybody has seen. What was opened stays open.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import ClassVar, Final

from lamplight.core.view import Text, seat_name
from lamplight.server import clock, wire
from lamplight.server.command import Command
from lamplight.server.ledger import Ledger
from lamplight.server.outcomes import EVERYTHING, Done, Handlers, Outcome, refuse
from lamplight.server.questions import Matter, Question, Questions, Words
from lamplight.server.room import Room
from lamplight.server.transactions import open_secrets

RULE: Final = "table-secrets"


@dataclass(frozen=True)
class Disclosure(Matter):
    """To let everybody know all of a game that is over."""

    kind: ClassVar[wire.QuestionKind] = "disclose"

    def judges(self, room: Room) -> set[int]:
        return {at for at, seat in enumerate(room.seats) if seat.token is not None}

    def words(self, room: Room, asker: int) -> Words:
        return Words(Text("server-disclose-question", {"who": seat_name(asker)}), Text("server-disclose-why"))

    def ended(self, result: wire.Settlement) -> Text:
        return Text("server-disclose-done") if result == "agreed" else super().ended(result)

    async def carry_out(self, ledger: Ledger, question: Question, once: str | None) -> Outcome:
        room = ledger.room
        failed = await ledger.write(partial(open_secrets, number=room.number, now=clock.now()))
        if failed is not None:
            return failed
        room.opened = True
        return Done(tell=EVERYTHING)


class Disclosing:
    """Who wants to open the secrets of one table's game."""

    def __init__(self, room: Room, questions: Questions) -> None:
        self.room = room
        self.questions = questions
        self.handlers: Handlers = {wire.Disclose: self.disclose}

    async def disclose(self, command: Command[wire.Disclose]) -> Outcome:
        room = self.room
        if not room.over:
            return refuse(RULE, "server-disclose-early")
        if room.all_open():
            return Done()
        matter = Disclosure()
        waiting = matter.judges(room) - set(room.hands(command.connection))
        return await self.questions.ask(command, command.message.seat, matter, waiting)
