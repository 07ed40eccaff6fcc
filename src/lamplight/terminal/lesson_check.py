"""`lamplight lesson check`: can a lesson be held, in every branch and every language?"""

from __future__ import annotations

from pathlib import Path

from lamplight.core.faults import FAILED, OK, no_file, usage
from lamplight.core.lesson import Lesson, LessonError, read_lesson
from lamplight.core.view import Text
from lamplight.kits import kit_named
from lamplight.lessons import check
from lamplight.terminal.progress import Progress
from lamplight.terminal.screen import Screen
from lamplight.terminal.setup import chosen_game


def run(*files: str, screen: Screen) -> int:
    if not files:
        raise usage("cli-which-lesson")
    good = True
    with Progress(screen) as progress:
        for file in progress.over(files, len(files)):
            faults, steps = found(Path(file))
            progress.clear()
            good = good and not faults
            verdict = "lesson-fault-some" if faults else "lesson-fault-none"
            screen.line(screen.text(Text(verdict, {"file": file, "count": len(faults), "steps": steps})))
            for fault in faults:
                screen.line(f"  - {screen.text(fault)}")
    return OK if good else FAILED


def found(path: Path) -> tuple[list[Text], int]:
    """What is wrong with the lesson of a file, and how many steps it has; raises Fault where there is no such file."""
    try:
        lesson = read(path)
        return check(lesson, kit_named(chosen_game(lesson.game).id)), len(lesson.step) - 1
    except LessonError as error:
        return error.faults, 0


def read(path: Path) -> Lesson:
    """The lesson of a file; raises LessonError, or Fault where there is no such file."""
    try:
        return read_lesson(path.read_bytes())
    except OSError as error:
        raise no_file(error, path) from None
