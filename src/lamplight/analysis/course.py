"""What an analysis says, as values: the course of the chances, each seat's account, and what is told of it.

Chances are shares of the win from 0 to 1; where all play together, the chance of the group. A course has one number
for each position and seat, and every change between two of them is booked once: so the accounts add up exactly.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from lamplight.core.game import CHANCE
from lamplight.core.view import Text

FORMAT: Final = 1
Z: Final = 1.959963984540054

Verdict = Literal["best", "close", "lost"]
Kind = Literal["lucky", "unlucky", "lost", "found"]


class Judged(msgspec.Struct, frozen=True):
    """A decision against the best that was found from what its seat knew.

    lost: by how much the best is better for the seat, valued by other lots than those it was found by; low and high
    are the ends of its 95 % interval. best: nothing better was found; close: too close to call; lost: better for sure.
    """

    best: str  # in notation
    verdict: Verdict
    lost: float = 0.0
    low: float = 0.0
    high: float = 0.0


class Moment(msgspec.Struct, frozen=True, omit_defaults=True):
    """A ply: what was done, and every seat's chance after it with all known; error is the standard error of the change.

    known: the chances before the ply as the seat that decided could know them, where that is something else.
    """

    by: int  # a seat, -1 is chance, -3 everybody together
    do: str
    value: tuple[float, ...]
    error: tuple[float, ...]
    forced: bool = False  # there was one action only
    known: tuple[float, ...] | None = None
    judged: Judged | None = None


class Account(msgspec.Struct, frozen=True):
    """Of one seat: start + luck + own + others = result, exactly. Errors are standard errors."""

    start: float
    luck: float
    own: float  # what its own decisions changed
    others: float  # what the decisions of the others changed
    result: float
    luck_error: float
    own_error: float
    decisions: int  # that were judged
    lost: float  # given away by them, against the best that was found
    lost_error: float


class Turn(msgspec.Struct, frozen=True, omit_defaults=True):
    """A turning point: at this ply a seat's chance changed so much (where all play together, the chance of the group).

    told is what the log says of it, better what would have kept it, as the list of options calls it.
    """

    ply: int  # from 0
    kind: Kind
    seat: int
    points: float  # of the win, from 0 to 1
    low: float
    high: float
    rolls: bool = False  # it was this seat's own roll
    dice: tuple[int, ...] = ()
    told: Text | None = None
    do: str = ""  # the better action in notation ...
    better: Text | None = None  # ... and in words


class Award(msgspec.Struct, frozen=True):
    """What a seat is praised for, and its stars (1 to 3)."""

    seat: int
    award: str
    stars: int


class Analysis(msgspec.Struct, frozen=True, kw_only=True):
    """A whole game, analysed. done: the part of the work behind these numbers, from 0 to 1."""

    format: int = FORMAT
    lamplight: str  # the version that made it
    game: str
    rules: int
    content: str
    seats: int
    together: bool
    finished: bool
    seed: int
    playouts: int  # behind each value
    iterations: int  # of the search behind each judged decision
    done: float
    start: tuple[float, ...]
    moments: tuple[Moment, ...]
    accounts: tuple[Account, ...]
    turns: tuple[Turn, ...] = ()
    awards: tuple[Award, ...] = ()

    def before(self, ply: int) -> tuple[float, ...]:
        """The chances before a ply (from 0)."""
        return self.start if ply == 0 else self.moments[ply - 1].value

    def change(self, ply: int) -> tuple[float, ...]:
        """What a ply changed, seat by seat."""
        return tuple(after - was for was, after in zip(self.before(ply), self.moments[ply].value, strict=True))

    def is_luck(self, ply: int) -> bool:
        return self.moments[ply].by == CHANCE

    def json(self) -> bytes:
        return msgspec.json.encode(self)


class NotAnalysis(ValueError):
    """Something that is no analysis of ours; the message says why."""

    def __init__(self, message: Text) -> None:
        super().__init__(message.id)
        self.message = message


def read(data: bytes) -> Analysis:
    """An analysis from its JSON; raises NotAnalysis."""
    try:
        found = msgspec.json.decode(data, type=Analysis)
    except msgspec.MsgspecError as error:
        raise NotAnalysis(Text("analysis-unreadable", {"why": str(error)})) from None
    if found.format != FORMAT:
        raise NotAnalysis(Text("analysis-format", {"format": found.format, "known": FORMAT}))
    return found
