"""Lessons: a guided game as data. A file says where it begins, what luck and bots do, and what is said at every step.

    game = "pig"                      # which game, by which rules, with how many seats; you sit in seat 0
    id = "first"
    rules = 1
    seats = 2
    minutes = 1

    [[step]]
    say = "pig-lesson-die"            # a message; nothing to decide: one reads and goes on
    light = ["die"]                   # what it speaks of: pieces, places, or parts of the table ("part:dice")

    [[step]]
    say = "pig-lesson-roll"
    position = "pig/1 scores=0,0"     # the table is set up anew for this step
    play = ["roll", ["roll", "hold"]] # your decisions, one after the other; one of several where there is a list
    luck = ["die 4"]                  # what chance gives, in order; without it the lesson's own seed decides
    bots = ["roll"]                   # what the bots do, in order
    until = ["roll"]                  # kinds of events that must have happened before it goes on

A lesson runs on an ordinary match (taught.py), so every step is legal by the rules or the lesson is faulty.
"""

from __future__ import annotations

import hashlib
from typing import Annotated, Final

import msgspec

from lamplight.core.view import Text

LARGEST_FILE: Final = 64 * 1024
LONGEST_TEXT: Final = 140
PART: Final = "part:"
ANY: Final = "*"
# The parts of every table that a lesson may light; a kit names those of its game.
TABLE_PARTS: Final = ("head", "dice", "panel", "act", "undo", "list", "log", "rules", "help", "people")

Line = str | tuple[str, ...]  # a notation, or several of which one will do
Name = Annotated[str, msgspec.Meta(pattern="^[a-z][a-z0-9-]{0,39}$")]


class LessonError(ValueError):
    """A lesson that cannot be held; every fault is named."""

    def __init__(self, faults: list[Text]) -> None:
        super().__init__(", ".join([fault.id for fault in faults]))
        self.faults = faults


class Page(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One step: what is said, what it speaks of, what you decide, and what luck and bots do then."""

    say: str
    args: dict[str, int | str] = {}
    light: tuple[str, ...] = ()
    position: str = ""
    play: tuple[Line, ...] = ()
    luck: tuple[Line, ...] = ()
    bots: tuple[Line, ...] = ()
    until: tuple[str, ...] = ()

    def text(self) -> Text:
        """What is said."""
        return Text(self.say, dict(self.args))


class RealGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The game that is offered when the lesson is over: how many seats, which bot in all the others, which options."""

    seats: int
    bot: str = "gentle"
    options: dict[str, str] = {}


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole lesson. next is the lesson that follows it; then is the game that one is ready for."""

    game: Name
    id: Name
    rules: int
    minutes: Annotated[int, msgspec.Meta(ge=1, le=60)]
    seats: int
    then: RealGame
    step: Annotated[tuple[Page, ...], msgspec.Meta(min_length=1, max_length=60)]
    you: int = 0
    bot: str = "gentle"  # who sits in the other seats, for people to read; what they do is written here
    options: dict[str, str] = {}
    next: str = ""

    @property
    def edition(self) -> str:
        """Its name with a fingerprint: a table that began with another edition is not gone on with."""
        return f"{self.id} {hashlib.sha256(msgspec.json.encode(self)).hexdigest()[:12]}"


def read_lesson(source: bytes | str) -> Lesson:
    """The lesson in the text of a file; raises LessonError."""
    if len(source) > LARGEST_FILE:
        raise LessonError([Text("lesson-fault-large", {"most": LARGEST_FILE})])
    try:
        return msgspec.toml.decode(source, type=Lesson)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise LessonError([Text("lesson-fault-unreadable", {"why": str(error)})]) from None


def choices(line: Line) -> tuple[str, ...]:
    """All that a line lets one do.

    >>> choices("roll"), choices(("roll", "hold"))
    (('roll',), ('roll', 'hold'))
    """
    return (line,) if isinstance(line, str) else line


def fits(line: Line, do: str) -> bool:
    """Is this notation one of those that a line names? A star at its end stands for anything.

    >>> fits("child red-girl *", "child red-girl 17"), fits(("roll", "hold"), "hold"), fits("roll", "hold")
    (True, True, False)
    """
    for one in choices(line):
        if do == one or (one.endswith(ANY) and do.startswith(one[: -len(ANY)])):
            return True
    return False
