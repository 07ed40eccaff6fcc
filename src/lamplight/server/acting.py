"""A person's decision, or several as a plan, once per key and for the prompt it answers; and why not.

A plan goes ply by ply through the mailbox: each is checked, kept and told like an act of its own before the next one is
dealt with, and nothing else comes between. Its plies are kept under its key and their number.
"""

from __future__ import annotations

from typing import NamedTuple

from lamplight.core.game import CHANCE
from lamplight.core.view import Refusal, Text
from lamplight.kits import kit_named
from lamplight.server import wire
from lamplight.server.command import Command
from lamplight.server.ledger import Ledger
from lamplight.server.outcomes import Done, Fail, Handlers, Limit, Onward, Outcome, Refuse, Went
from lamplight.server.room import Room
from lamplight.server.rows import further_key

PLAN_RULE = "table-plan"


class Going(NamedTuple):
    """A plan under way: how many of its plies are on disk, and the version that they led to."""

    command: Command[wire.Plan]
    done: int
    version: int

    def ended(self, refusal: Refusal | None = None) -> Done:
        """It is over: whoever sent it hears how far it went."""
        connection, key = self.command.connection, self.command.key
        return Done(letters=((connection, wire.Ack(key, "ok", self.version, self.done, refusal)),))

    def failed(self, text: Text) -> Done:
        """The rest could not be kept."""
        return self.ended(Refusal(PLAN_RULE, text))


class Acting:
    """The acts of the people at one table."""

    def __init__(self, room: Room, ledger: Ledger) -> None:
        self.room = room
        self.ledger = ledger
        self.handlers: Handlers = {
            wire.Act: self.act,
            wire.Plan: self.plan,
            Going: self.go_on,
            wire.Why: self.why,
            wire.AskAbout: self.about,
        }

    async def act(self, command: Command[wire.Act]) -> Outcome:
        seat, do = command.message.seat, command.message.do
        match = self.room.match
        if match.dealer is None and match.state.actor == CHANCE and not match.lesson:
            return await self.ledger.keep(lambda match: match.deal(do), command.once)
        return await self.ledger.keep(lambda match: match.act(seat, do), command.once)

    async def plan(self, command: Command[wire.Plan]) -> Outcome:
        """The first ply of a plan; if a rule forbids that one, nothing has changed."""
        seat, do = command.message.seat, command.message.dos[0]
        kept = await self.ledger.keep(lambda match: match.act(seat, do), command.once)
        return self._told(Going(command, 1, self.room.version), kept)

    async def go_on(self, going: Going) -> Outcome:
        """The next ply of a plan, or its end."""
        message, room, done = going.command.message, self.room, going.done
        if done == len(message.dos) or going.version != room.version:  # or somebody else wrote meanwhile
            return going.ended()
        seat, do = message.seat, message.dos[done]
        if room.match.halts(seat, do):
            return going.ended(room.match.halted_by(seat, do))
        kept = await self.ledger.keep(lambda match: match.act(seat, do, True), further_key(going.command.once, done))
        return self._told(Going(going.command, done + 1, room.version), kept)

    def _told(self, going: Going, kept: Went | Outcome) -> Outcome:
        if not isinstance(kept, Went):
            return kept
        dos = going.command.message.dos
        more = going.done < len(dos) and not self.room.match.halts(going.command.message.seat, dos[going.done])
        return Onward(kept.events, going, more)

    async def why(self, command: Command[wire.Why]) -> Outcome:
        message = command.message
        refusals = self.room.match.why(message.seat, list(message.touches))
        return Done(wire.Because(message.key, tuple(refusals)))

    async def about(self, command: Command[wire.AskAbout]) -> Outcome:
        """What a thing is, from what a stranger sees: so it tells nobody more than all may know."""
        message, match = command.message, self.room.match
        found = kit_named(match.game.id).about(match.view(None), match.state.scene(), message.thing)
        return Done(wire.AboutThing(message.key, message.thing, found))


def unfinished(going: Going, outcome: Outcome) -> Outcome:
    """A plan whose next ply was lost or refused is over all the same, and whoever sent it is told."""
    if isinstance(outcome, (Fail, Limit)):
        return going.failed(outcome.text)
    return going.ended(outcome.refusal) if isinstance(outcome, Refuse) else outcome
