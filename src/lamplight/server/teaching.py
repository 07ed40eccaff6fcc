"""Tables where a lesson is held: one person, and bots that do what the lesson says.

The luck of such a table is written in the lesson's file, which lies on the server: a device can only name the lesson.
"""

from __future__ import annotations

from lamplight.core.match import Match
from lamplight.core.taught import Taught
from lamplight.kits import kit_named
from lamplight.lessons import title_of
from lamplight.server import wire


def about_lesson(match: Match) -> wire.Lesson | None:
    """What everybody may know of the lesson at a table; None at an ordinary one."""
    if not isinstance(match, Taught):
        return None
    lesson, then = match.script, match.script.then
    options = {**match.game.suited(then.seats), **then.options}
    title = title_of(kit_named(lesson.game), lesson.id)
    return wire.Lesson(lesson.id, title, then.seats, then.bot, options, lesson.next)
