"""`lamplight learn`: a lesson at the keyboard, on the same match, rules and words as everywhere."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

from lamplight.bots.kit import Kit
from lamplight.core.faults import CANNOT, INTERRUPTED, OK, Fault, no_file, unknown
from lamplight.core.lesson import Lesson
from lamplight.core.match import Divergence
from lamplight.core.record import RecordFault, read_record
from lamplight.core.taught import ON, TOLD, Taught
from lamplight.core.view import Event, Prompt, Text
from lamplight.kits import kit_named
from lamplight.lessons import syllabus, table_of, title_of
from lamplight.terminal.bots import Thinker
from lamplight.terminal.recordbook import Book, aside_path, locked, read_lines
from lamplight.terminal.screen import Screen
from lamplight.terminal.seats import BOT, YOU, Sitter
from lamplight.terminal.setup import chosen_game, record_home
from lamplight.terminal.table import Quit, Table


def run(game: str | None = None, lesson: str | None = None, /, *, again: bool = False, screen: Screen) -> int:
    kit = kit_named(chosen_game(game).id)
    script = chosen(kit, lesson)
    book = opened(kit, script, again)
    seats = [Sitter(YOU) if seat == script.you else Sitter(BOT, bot=script.bot) for seat in range(script.seats)]
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401 - line editing at the prompt
    try:
        LessonTable(book, seats, screen).play()
        return OK
    except Quit:
        screen.say("term-lesson-left", command=f"lamplight learn {kit.id} {script.id}")
        return OK
    except KeyboardInterrupt:
        screen.line()
        screen.say("term-lesson-left", command=f"lamplight learn {kit.id} {script.id}")
        return INTERRUPTED
    finally:
        book.close()


def chosen(kit: Kit, name: str | None) -> Lesson:
    """The lesson of this name; the first one if nobody says."""
    known = syllabus(kit.id).lessons
    if not known:
        raise Fault(CANNOT, Text("cli-no-lessons", {"game": kit.id}))
    if name is None:
        return known.get("first") or next(iter(known.values()))
    if name not in known:
        raise unknown("cli-unknown-lesson", name, known, game=kit.id)
    return known[name]


def opened(kit: Kit, lesson: Lesson, again: bool) -> Book:
    """The lesson where it was left, or from its start."""
    path = record_home() / f"{kit.id}-lesson-{lesson.id}.jsonl"
    book = None if again or not path.exists() else gone_on(path, table_of(kit.game, lesson))
    if book is not None:
        return book
    with contextlib.suppress(OSError):
        path.unlink(missing_ok=True)
    return Book.begin(path, table_of(kit.game, lesson), (), "")


def gone_on(path: Path, match: Taught) -> Book | None:
    """The lesson that stands in this file; None if it is over, or was written by another edition of the lesson."""
    try:
        record = read_record(read_lines(path)[:-1])
        for _, entry in record.entries():
            match.redo(entry)
    except (RecordFault, Divergence, Fault):
        return None
    if record.lesson != match.lesson or match.over or match.version == 0:
        return None
    try:
        file = open(path, "r+b")  # noqa: SIM115 (closed by Book.close)
    except OSError as error:
        raise no_file(error, path) from None
    locked(file, path)
    file.truncate(path.read_bytes().rfind(b"\n") + 1)
    file.seek(0, os.SEEK_END)
    return Book.taken_up(path, file, match)


class LessonTable(Table):
    """A table where a lesson is held: it says what it has to say, and asks only for that."""

    def __init__(self, book: Book, seats: list[Sitter], screen: Screen) -> None:
        super().__init__(book, seats, Thinker(None), screen)
        assert isinstance(book.match, Taught)
        self.taught = book.match
        self._told = 0  # the step that was told last

    def go_on(self) -> None:
        self.welcome()
        if not self.match.version:
            self.took(self.match.begin())
        while not self.taught.over:
            self.say_step()
            actor = int(self.match.state.actor)
            if self.taught.reading():
                self.read_on()
            elif actor == self.taught.you:
                self.ask(actor)
            else:
                self.think(actor)
        self.say_step()
        self.finish()

    def welcome(self) -> None:
        """Says what is taught, and how to get out of it."""
        screen = self.screen
        kit = kit_named(self.match.game.id)
        screen.line(screen.paint(screen.text(title_of(kit, self.match.lesson)), "bold"))
        screen.say("term-lesson-how")
        screen.line()

    def tell(self, event: Event) -> None:
        if event.kind != TOLD:  # what the lesson says has a form of its own
            super().tell(event)

    def say_step(self) -> None:
        """What the lesson says, once for every step, with the table as it is."""
        guide = self.match.view(self.taught.you).guide
        if guide is None or self._told == self.taught.step_number:
            return
        self._told = self.taught.step_number
        screen = self.screen
        self.show()
        if not guide.done:
            screen.line(screen.paint(screen.words("lesson-step", step=guide.step, of=guide.of), "dim"))
        screen.prose(screen.paint(self.company.says(guide.say), "bold"))
        named = [self.company.says(label) for label in map(self.label_of, guide.light) if label is not None]
        if named and not guide.done:
            screen.say("term-lesson-look", what=", ".join(dict.fromkeys(named)))

    def label_of(self, thing: str) -> Text | None:
        """What a lit piece or place is called; parts of a drawn table have no name here."""
        view = self.match.view(self.taught.you)
        for piece in view.pieces:
            if piece.id == thing:
                return piece.label
        return next((place.label for place in self.board.places if place.id == thing), None)

    def read_on(self) -> None:
        """Waits until it has been read."""
        self.screen.say("term-lesson-next")
        version = self.match.version
        while self.match.version == version:
            words = self.read().split()
            if not words:
                self.act(self.taught.you, ON)
            elif not self.obeyed(words, None):
                self.screen.say("lesson-read")

    def think(self, seat: int) -> None:
        """A bot does what the lesson says."""
        self.act(seat, self.taught.scripted() or "")

    def hint(self, prompt: Prompt) -> None:
        """The lesson itself is the hint."""
        guide = self.match.view(self.taught.you).guide
        if guide is not None:
            self.screen.prose(self.company.says(guide.say))

    def undo(self, prompt: Prompt | None) -> None:
        """One step back."""
        target = self.match.undo_target(self.taught.you)
        if target is None:
            self.screen.say("term-undo-nothing")
            return
        self.book.keep(self.match.undo(self.taught.you, target))
        self._told = 0

    def finish(self) -> None:
        """The end, and the way on."""
        kit, lesson, screen = kit_named(self.match.game.id), self.taught.script, self.screen
        with contextlib.suppress(OSError):
            aside_path(self.book.path).unlink(missing_ok=True)
        screen.say("lesson-all")
        if lesson.next:
            screen.say("term-lesson-then", command=f"lamplight learn {kit.id} {lesson.next}")
        options = " ".join(f"--option {name}={value}" for name, value in lesson.then.options.items())
        players = f"--players {lesson.then.seats} --bot {lesson.then.bot}"
        screen.say("term-lesson-play", command=f"lamplight play {kit.id} {players} {options}".rstrip())
