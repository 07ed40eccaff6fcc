"""A command of a device: who, for which seat, under which key, about which prompt; and what every kind of it needs.

All checks that several kinds share stand in `objection`; what each kind needs is declared in NEEDS.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

from lamplight.core.view import Refusal, Text
from lamplight.server import wire
from lamplight.server.connection import Connection
from lamplight.server.outcomes import Duplicate, Fail, Outcome, Refuse, Stale, refuse
from lamplight.server.rights import HOST_ONLY
from lamplight.server.room import Room
from lamplight.server.rows import HUMAN, stored_key

M_co = TypeVar("M_co", covariant=True, bound=wire.FromClient)

SEAT_RULE: Final = "table-seat"
LESSON_RULE: Final = "table-lesson"


@dataclass(frozen=True)
class Needs:
    """What must hold before a kind of message is dealt with; checked in this order."""

    seated: bool = False  # the device holds a seat, whichever
    host: bool = False  # the device speaks for the host of the table
    there: bool = False  # the seat that it names exists
    mine: bool = False  # the device speaks for the seat that it names
    once: bool = False  # its key counts once
    phone: bool = False  # the seat that it names was lent to this very device
    prompt: bool = False  # it answers the newest prompt
    person: bool = False  # a person plays the seat now
    real: bool = False  # it belongs to a real game, not to a lesson


NEEDS: Final[dict[type, Needs]] = {
    wire.Hello: Needs(),
    wire.Act: Needs(mine=True, once=True, prompt=True, person=True),
    wire.Plan: Needs(mine=True, once=True, prompt=True, person=True),
    wire.Why: Needs(mine=True),
    wire.AskAbout: Needs(),
    wire.AskAdvice: Needs(mine=True, real=True),
    wire.Undo: Needs(mine=True, once=True, prompt=True),
    wire.Propose: Needs(mine=True, once=True, prompt=True, person=True, real=True),
    wire.Answer: Needs(mine=True, once=True),
    wire.ChangeSeat: Needs(seated=True, there=True, real=True),
    wire.NewInvite: Needs(seated=True, host=True, real=True),
    wire.SetPace: Needs(seated=True, host=True, real=True),
    wire.SetDoor: Needs(seated=True, host=True, real=True),
    wire.Look: Needs(mine=True),
    wire.LookBack: Needs(real=True),
    wire.Nudge: Needs(mine=True, once=True, person=True, real=True),
    wire.LendSeat: Needs(mine=True, real=True),
    wire.PutAway: Needs(once=True, phone=True),
    wire.Note: Needs(mine=True, once=True),
    wire.Suggest: Needs(mine=True, prompt=True, person=True, real=True),
    wire.Say: Needs(mine=True, person=True),
    wire.React: Needs(mine=True, person=True, real=True),
    wire.Point: Needs(mine=True, person=True, real=True),
    wire.Disclose: Needs(mine=True, once=True, real=True),
    wire.Rematch: Needs(seated=True, real=True),
}


class Command(Generic[M_co]):
    """One message of one device."""

    __slots__ = ("came", "connection", "key", "message", "once")

    def __init__(self, connection: Connection, message: M_co) -> None:
        self.connection = connection
        self.message = message
        self.came = time.monotonic()
        self.key: str = getattr(message, "key", "")  # empty: a hello, which is answered by a sync
        # Its key as it is kept: the same key of two seats is not the same command.
        self.once = stored_key(getattr(message, "seat", -1), self.key)


def outdated(room: Room, command: Command[Any]) -> bool:
    """Does it speak of an earlier moment, so that it may have been dealt with long ago?"""
    needs = NEEDS[type(command.message)]
    return needs.once and (not needs.prompt or command.message.prompt != room.version)


def objection(room: Room, command: Command[Any]) -> Outcome | None:
    """Why a command is not even begun; None if nothing speaks against it."""
    message, connection = command.message, command.connection
    needs = NEEDS[type(message)]
    if needs.real and room.lesson is not None:
        return refuse(LESSON_RULE, "lesson-leads")
    if needs.seated and not connection.seats:
        return refuse(SEAT_RULE, "server-watching")
    if needs.host and room.host() not in room.hands(connection):
        return refuse(SEAT_RULE, HOST_ONLY)
    if needs.there and message.seat >= len(room.seats):
        return Fail(Text("server-no-seat", {"seat": message.seat + 1}))
    if needs.mine:
        silent = room.not_speaking(connection, message.seat)
        if silent is not None:
            return Refuse(Refusal(SEAT_RULE, silent))
    if needs.once and room.known(command.once):
        return Duplicate(done=room.carried_out(command.once) if isinstance(message, wire.Plan) else 0)
    if needs.phone and message.seat not in connection.phone:
        return refuse(SEAT_RULE, "server-not-your-seat")
    if needs.prompt and message.prompt != room.version:
        return Stale()
    if needs.person and room.seats[message.seat].kind not in HUMAN:
        return refuse(SEAT_RULE, "server-seat-not-yours-now")
    return None
