"""What comes of a command, as values: handlers return one of these, and table.py turns it into exactly one answer.

Handlers never talk to the device that sent the command. What others are told besides stands in the outcome as well.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from lamplight.core.view import Event, Refusal, Text
from lamplight.server import wire
from lamplight.server.connection import Connection


@dataclass(frozen=True)
class Tell:
    """Who is told what after the answer."""

    everything: bool = False  # everybody, from scratch
    frame: bool = False  # everybody: the frame around the game has changed
    but: Connection | None = None  # who has been told already
    devices: tuple[Connection, ...] = ()  # these devices, from scratch
    holders: frozenset[int] = frozenset()  # whoever holds one of these seats, from scratch
    suggestions: bool = False  # everybody: what is proposed to whoever decides


NOBODY: Final = Tell()
FRAME: Final = Tell(frame=True)
EVERYTHING: Final = Tell(everything=True)

Letter = tuple[Connection, wire.Sent]


@dataclass(frozen=True)
class Done:
    """It took effect: the sender gets the reply, or an acknowledgement; then the others are told."""

    reply: wire.Sent | None = None
    tell: Tell = NOBODY
    letters: tuple[Letter, ...] = ()  # what single devices are told after all that


@dataclass(frozen=True)
class Greeted:
    """A device has come: it gets everything from scratch."""

    tell: Tell = NOBODY
    letters: tuple[Letter, ...] = ()


class Barred(NamedTuple):
    """A device may not look in here: it is told so, and its line ends."""

    tell: Tell = NOBODY


class Went(NamedTuple):
    """The game went on, and that is on disk: everybody gets the step, and the sender's carries its key."""

    events: list[Event]


class Onward(NamedTuple):
    """A plan went one ply further, and that is on disk: everybody gets the step, and `then` is dealt with next.

    more: it is known already that another ply follows.
    """

    events: list[Event]
    then: object
    more: bool


class Refuse(NamedTuple):
    """It is against a rule of the game or of the table; nothing changed."""

    refusal: Refusal


class Stale(NamedTuple):
    """It answers an older prompt; nothing changed."""


class Duplicate(NamedTuple):
    """It took effect before; done is how many plies of a plan did."""

    letters: tuple[Letter, ...] = ()
    done: int = 0


class Fail(NamedTuple):
    """It could not be carried out or kept; nothing changed."""

    text: Text


class Limit(NamedTuple):
    """Too much at once; it may be tried again after so many milliseconds."""

    wait: int
    text: Text


class Overtaken(NamedTuple):
    """Somebody else wrote first: what they did has been read, and the command is dealt with once more."""


class Later(NamedTuple):
    """The outcome is not known yet; the table goes on meanwhile."""

    outcome: asyncio.Future[Outcome]


Outcome = Done | Greeted | Barred | Went | Onward | Refuse | Stale | Duplicate | Fail | Limit | Overtaken | Later

# By the kind of message or notice: a command's handler gets the Command, a notice's the notice itself.
Handlers = dict[type, Callable[[Any], Coroutine[Any, Any, Outcome]]]


def refuse(rule: str, message: str) -> Refuse:
    """Against a rule of the table."""
    return Refuse(Refusal(rule, Text(message)))


def answered(outcome: Done | Refuse | Stale | Duplicate | Fail | Limit, key: str, v: int) -> wire.Sent:
    """The one message that answers the command of this key."""
    if isinstance(outcome, Done):
        return outcome.reply if outcome.reply is not None else wire.Ack(key, "ok", v)
    if isinstance(outcome, Refuse):
        return wire.Refused(key, outcome.refusal)
    if isinstance(outcome, Stale):
        return wire.Stale(key, v)
    if isinstance(outcome, Duplicate):
        return wire.Ack(key, "duplicate", v, outcome.done)
    if isinstance(outcome, Limit):
        return wire.Limited(key, outcome.wait, outcome.text)
    return wire.Failed(key, outcome.text)
