"""What all must agree to: a proposal, the votes, and what comes of them.

Somebody proposes what the game lets only all do together, or asks to take over a seat whose secret would then be
theirs (handover.py). One thing is asked at a time.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from lamplight.core.rng import Rng
from lamplight.core.view import Refusal, Text
from lamplight.kits import UnknownBot, bot_named
from lamplight.server import wire
from lamplight.server.bots import YES, Question, Thought
from lamplight.server.sockets import Connection
from lamplight.server.store import HUMAN, stored_key

if TYPE_CHECKING:
    from lamplight.server.table import Handlers, Table


@dataclass(eq=False)
class TakeOver:
    """A seat that somebody would like to have, and the command that asked for it."""

    at: int
    kind: wire.SeatKind
    name: str
    key: str
    connection: Connection | None  # none: it asked another process


@dataclass(eq=False)
class Motion:
    """A proposal that only all together may accept; it lapses with a no and with the next act."""

    seat: int
    do: str
    waiting: set[int]
    take: TakeOver | None = None


class BotVote(NamedTuple):
    """A bot's answer to a proposal."""

    motion: Motion
    seat: int
    yes: bool

    @property
    def key(self) -> str:
        return ""


class Votes:
    """The proposal that is open at one table, if any."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.motion: Motion | None = None
        self.handlers: Handlers = {wire.Propose: self.propose, wire.Vote: self.vote, BotVote: self.bot_vote}

    def propose(self, connection: Connection, message: wire.Propose) -> None:
        table = self.table
        if not table.sharing.mine(connection, message):
            return
        seat, do = message.seat, message.do
        key = stored_key(seat, message.key)
        if table.known(key):
            connection.tell(wire.Ack(message.key, "duplicate", table.version))
        elif message.prompt != table.version:
            connection.tell(wire.Stale(message.key, table.version))
        elif table.seats[seat].kind not in HUMAN:
            table.refuse(connection, message.key, "table-seat", Text("server-seat-not-yours-now"))
        elif do not in table.telling.motions:
            table.refuse(connection, message.key, "table-vote", Text("server-vote-nothing"))
        elif not self.refused(connection, message.key):
            bots = self.opinionated()
            motion = Motion(seat, do, (set(table.people()) | set(bots)) - {seat})
            self.put(motion, connection, message, key)
            if self.motion is motion:
                for at, bot in bots.items():
                    self._ask_opinion(motion, at, bot)

    def refused(self, connection: Connection, key: str) -> bool:
        """Is something asked of all already? Then this must wait, and the sender is told."""
        if self.table.undo.request is not None:
            text = Text("server-undo-pending")
        elif self.motion is not None:
            text = Text("server-vote-pending")
        else:
            return False
        self.table.refuse(connection, key, "table-vote", text)
        return True

    def put(self, motion: Motion, connection: Connection, message: wire.Propose | wire.ChangeSeat, key: str) -> None:
        """Ask everybody who must be asked; if there is nobody, it is agreed on."""
        if not motion.waiting:
            self._agree(motion, connection, message, key)
            return
        self.motion = motion
        self.table.remember(key)
        connection.tell(wire.Ack(message.key, "ok", self.table.version))
        self.table.telling.frame()

    def opinionated(self) -> dict[int, str]:
        """The seats of bots that want to be asked; all others agree."""
        out: dict[int, str] = {}
        for at, seat in enumerate(self.table.seats):
            if seat.kind == "bot":
                try:
                    if hasattr(bot_named(self.table.game.id, seat.bot), "agrees"):
                        out[at] = seat.bot
                except UnknownBot:
                    continue
        return out

    def _ask_opinion(self, motion: Motion, at: int, bot: str) -> None:
        table = self.table

        def says(thought: Thought) -> None:
            table.post(None, BotVote(motion, at, thought.do == YES))

        knows = table.match.perspective(at, Rng(secrets.randbits(31)))
        table.tables.bots.think(Question(table.game.id, bot, knows, secrets.randbits(31), says, motion.do))

    def vote(self, connection: Connection, message: wire.Vote) -> None:
        table = self.table
        if not table.sharing.mine(connection, message):
            return
        seat, motion = message.seat, self.motion
        key = stored_key(seat, message.key)
        if table.known(key):
            connection.tell(wire.Ack(message.key, "duplicate", table.version))
        elif motion is None:
            table.refuse(connection, message.key, "table-vote", Text("server-vote-none"))
        elif seat not in motion.waiting and (message.yes or seat != motion.seat):
            table.refuse(connection, message.key, "table-vote", Text("server-vote-not-asked"))
        elif message.yes and motion.waiting == {seat} and table.elsewhere.mine:
            self._agree(motion, connection, message, key)
        else:
            self._counted(motion, seat, message.yes)
            table.remember(key)
            connection.tell(wire.Ack(message.key, "ok", table.version))
            table.telling.frame()

    def _counted(self, motion: Motion, seat: int, yes: bool) -> None:
        if yes:
            motion.waiting = motion.waiting - {seat}
            return
        self.motion = None
        if motion.take is not None and seat != motion.seat:
            self.table.handover.declined(motion, "server-take-refused")

    def bot_vote(self, _: None, vote: BotVote) -> None:
        motion = vote.motion
        if motion is not self.motion or vote.seat not in motion.waiting:
            return
        if vote.yes and motion.waiting == {vote.seat}:
            self._agree(motion, None, None, None)
        else:
            self._counted(motion, vote.seat, vote.yes)
            self.table.telling.frame()

    def lapse(self) -> None:
        """The game went on, or went back: nothing is proposed any more."""
        motion, self.motion = self.motion, None
        if motion is not None and motion.take is not None:
            self.table.handover.declined(motion, "server-take-lapsed")

    def recount(self) -> None:
        """Whoever stopped playing need not be asked any more."""
        motion = self.motion
        if motion is not None and motion.take is not None:
            motion.waiting &= set(self.table.handover.judges())
        elif motion is not None:
            motion.waiting &= set(self.table.people()) | set(self.opinionated())

    def settled(self) -> bool:
        """If nobody is left to be asked, do it; is that on its way?"""
        motion = self.motion
        if motion is None or motion.waiting or not self.table.elsewhere.mine:
            return False
        return self._agree(motion, None, None, None)

    def _agree(
        self,
        motion: Motion,
        connection: Connection | None,
        message: wire.Propose | wire.Vote | wire.ChangeSeat | None,
        key: str | None,
    ) -> bool:
        """Everybody is for it: do it, like an act; is it on its way?"""
        table = self.table
        if motion.take is not None:
            return table.handover.grant(motion, motion.take, connection, message, key)
        step = table.match.agree(motion.do)
        if isinstance(step, Refusal):
            self.motion = None
            if connection is not None and message is not None:
                connection.tell(wire.Refused(message.key, step))
            table.telling.frame()
            return False
        events = step.events

        def again() -> None:
            if connection is not None and message is not None:
                table.handle_sure(connection, message)

        def lost(text: Text) -> None:
            if connection is not None and message is not None:
                connection.tell(wire.Failed(message.key, text))

        table.keep(
            step,
            key,
            None,
            lambda: table.telling.step(events, connection, message.key if message is not None else ""),
            again,
            lost,
        )
        return True

    def shown(self) -> wire.Proposal | None:
        """The open proposal as everybody may see it."""
        motion = self.motion
        if motion is None:
            return None
        waiting = tuple(sorted(motion.waiting))
        take = motion.take
        if take is None:
            return wire.Proposal(motion.seat, motion.do, waiting)
        names: dict[str, int | str | Text] = {"who": seat_name(motion.seat), "seat": seat_name(take.at)}
        return wire.Proposal(
            motion.seat,
            motion.do,
            waiting,
            take=take.at,
            question=Text("server-take-here" if take.kind == "here" else "server-take-invite", names),
            why=Text("server-take-why", {"seat": seat_name(take.at)}),
        )


def seat_name(at: int) -> Text:
    """Whoever sits there, by name where there is one."""
    return Text("seat-name", {"seat": at, "n": at + 1})
