"""Who plays a seat: hand it to a bot, pause it, take it over, invite somebody to it.

In a game with secrets whoever takes over a seat that nobody holds learns its secret: every other person at the table
must agree first, and until then no invitation to that seat is made at all.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from lamplight.core.view import Refusal, Text, seat_name
from lamplight.server import wire
from lamplight.server.command import SEAT_RULE, Command
from lamplight.server.ledger import Ledger
from lamplight.server.outcomes import FRAME, Done, Duplicate, Fail, Handlers, Letter, Outcome, Refuse, refuse
from lamplight.server.questions import Matter, Question, Questions, Words
from lamplight.server.room import Room
from lamplight.server.seats import new_token, token_hash
from lamplight.server.store import HUMAN, SeatRow, stored_key


def clean_name(name: str) -> str:
    """A name as it is shown: printable, without spare blanks.

    >>> clean_name("  Ada   L. ")
    'Ada L.'
    """
    return " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())


@dataclass(frozen=True)
class Taking(Matter):
    """To get into a seat that nobody holds, or to invite somebody to it."""

    kind: ClassVar[wire.QuestionKind] = "seat"
    at: int
    by: wire.SeatKind
    name: str

    def judges(self, room: Room) -> set[int]:
        """Those of the people who play, and of those who only look on for now."""
        return {
            at
            for at, seat in enumerate(room.seats)
            if seat.token is not None and (seat.kind in HUMAN or room.present(at))
        }

    def words(self, room: Room, asker: int) -> Words:
        seat = seat_name(self.at)
        asked = "server-take-here" if self.by == "here" else "server-take-invite"
        return Words(Text(asked, {"who": seat_name(asker), "seat": seat}), Text("server-take-why", {"seat": seat}))

    def ended(self, result: wire.Settlement) -> Text | None:
        told = {"declined": "server-take-refused", "lapsed": "server-take-lapsed"}.get(result)
        return None if told is None else Text(told, {"seat": seat_name(self.at)})

    async def carry_out(self, ledger: Ledger, question: Question, once: str | None) -> Outcome:
        """The seat is open to whoever asked, and to nobody else."""
        room, at = ledger.room, self.at
        old = room.seats[at]
        if old.token is not None:  # somebody has come by an older invitation meanwhile
            return refuse(SEAT_RULE, "server-seat-held")
        invite = new_token() if self.by == "here" else ""
        named = self.name or old.name
        failed = await ledger.change_seat(
            at, replace(old, kind=self.by, name=named, invite=token_hash(invite) if invite else None)
        )
        if failed is not None:
            return failed
        letters: tuple[Letter, ...] = ()
        asker = question.asker(room)
        if invite and asker is not None:
            letters = ((asker, wire.Invitation("", at, invite, here=True, question=question.id)),)
        return Done(tell=FRAME, letters=letters)


class HandOver:
    """The seats of one table as they change hands."""

    def __init__(self, room: Room, ledger: Ledger, questions: Questions) -> None:
        self.room = room
        self.ledger = ledger
        self.questions = questions
        self.handlers: Handlers = {wire.ChangeSeat: self.change, wire.NewInvite: self.invite}

    async def change(self, command: Command[wire.ChangeSeat]) -> Outcome:
        room, message = self.room, command.message
        at = message.seat
        old = room.seats[at]
        mine = at in command.connection.seats
        if mine:
            silent = room.not_speaking(command.connection, at)
            if silent is not None:
                return Refuse(Refusal(SEAT_RULE, silent))
        elif old.token is not None:
            if room.present(at):
                return refuse(SEAT_RULE, "server-seat-held")
            if message.kind in HUMAN:
                return refuse(SEAT_RULE, "server-seat-kept")
        elif self._tells_a_secret(old, message.kind):
            asked = await self._ask(command)
            if asked is not None:
                return asked
        bot = old.bot
        if message.kind == "bot":
            faults = room.game.bot_faults(room.options)
            if faults:
                return Refuse(Refusal(SEAT_RULE, faults[0]))
            known = [choice.value for choice in room.about.bots]
            bot = message.bot or old.bot or known[0]
            if bot not in known:
                return Fail(Text("server-unknown-bot", {"bot": bot, "known": ", ".join(known)}))
        named = clean_name(message.name) if mine or old.token is None else ""
        new = replace(old, kind=message.kind, bot=bot, name=named or old.name)
        invite = ""
        if old.token is None:
            if message.kind == "here":
                invite = new_token()
                new.invite = token_hash(invite)
            elif message.kind != "remote":
                new.invite = None
        failed = await self.ledger.change_seat(at, new)
        if failed is not None:
            return failed
        reply = wire.Invitation(command.key, at, invite, here=True) if invite else None
        return Done(reply, tell=FRAME)

    async def invite(self, command: Command[wire.NewInvite]) -> Outcome:
        at = command.message.seat
        old = self.room.seats[at]
        # A seat that was granted to somebody at the table is not for anybody else to take.
        granted = self._secret and old.kind == "here"
        if old.token is not None or old.kind not in HUMAN or granted:
            return refuse(SEAT_RULE, "server-seat-not-open")
        invite = new_token()
        failed = await self.ledger.change_seat(at, replace(old, invite=token_hash(invite)))
        return failed if failed is not None else Done(wire.Invitation(command.key, at, invite))

    # --- seats with a secret --------------------------------------------------------------------

    @property
    def _secret(self) -> bool:
        """Do the seats know different things now?"""
        return self.room.game.secrets and not self.room.over

    def _tells_a_secret(self, old: SeatRow, kind: str) -> bool:
        """Would this change let somebody into a seat that nobody holds? One that is open to a guest stays so."""
        return self._secret and old.token is None and kind in HUMAN and (old.kind, kind) != ("remote", "remote")

    async def _ask(self, command: Command[wire.ChangeSeat]) -> Outcome | None:
        """Ask everybody whether this person may have the seat, or may invite somebody to it; None: nobody is there."""
        room, message = self.room, command.message
        hands = room.hands(command.connection)
        by = message.by if message.by is not None else next(iter(hands), -1)
        if by not in hands:
            held = by in command.connection.seats or by < 0
            return refuse(SEAT_RULE, "server-seat-on-phone" if held else "server-not-your-seat")
        once = stored_key(by, message.key)
        if room.known(once):
            return Duplicate()
        matter = Taking(message.seat, message.kind, clean_name(message.name))
        waiting = matter.judges(room) - {by}
        if not waiting:
            return None
        outcome = await self.questions.ask(command, by, matter, waiting)
        if isinstance(outcome, Done):
            room.remember(once)
        return outcome
