"""Tips: what a game says at the first moment when it matters, once on each device. The platform knows only when.

    [[tip]]
    id = "one"
    say = "pig-tip-one"        # a message
    rule = "PIG-2.2"           # the rule that it opens
    text = "pig-told-one"      # when an event is told in these words, or a question is put in them

Instead of text: event (a kind of event), option (the first word of what one may do now), note (what is said of
something that one may do now, before it is done). Every tip has exactly one of these.
"""

from __future__ import annotations

from typing import Final

import msgspec

from lamplight.core.lesson import LARGEST_FILE, LessonError, Name
from lamplight.core.view import Text

MOMENTS: Final = ("event", "text", "option", "note")


class Tip(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One tip, and the moment when it is told."""

    id: Name
    say: str
    rule: str
    event: str = ""
    text: str = ""
    option: str = ""
    note: str = ""

    def moments(self) -> list[str]:
        """The names of the moments that are given."""
        return [name for name in MOMENTS if getattr(self, name)]


class TipFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file of tips."""

    tip: tuple[Tip, ...] = ()


def read_tips(source: bytes | str) -> tuple[Tip, ...]:
    """The tips in the text of a file; raises LessonError."""
    if len(source) > LARGEST_FILE:
        raise LessonError([Text("lesson-fault-large", {"most": LARGEST_FILE})])
    try:
        return msgspec.toml.decode(source, type=TipFile).tip
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise LessonError([Text("lesson-fault-unreadable", {"why": str(error)})]) from None
