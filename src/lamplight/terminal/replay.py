"""`lamplight replay`: tells a recorded game again."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter

from lamplight.analysis.course import Analysis, NotAnalysis, read
from lamplight.core.entry import Entry
from lamplight.core.faults import FAILED, OK, usage
from lamplight.core.game import Game
from lamplight.core.margin import EMPTY, Margin, entry_fields, header_fields
from lamplight.core.match import UNDO, Divergence, Match
from lamplight.core.record import AUTHORS, Record, RecordFault, opened
from lamplight.core.view import Event, Text
from lamplight.terminal.analyse import courses, looked_at
from lamplight.terminal.arguments import meta, whole
from lamplight.terminal.drawing import aside, drawing
from lamplight.terminal.margins import Beside, clock, company_of
from lamplight.terminal.recordbook import record_fault
from lamplight.terminal.screen import INDENT, Screen
from lamplight.terminal.stepping import can_step, pressed, step_through
from lamplight.terminal.verify import opened_file

MOST_PLIES = 1_000_000
CLEAR = "\x1b[2J\x1b[H"


def run(
    file: str | None = None,
    /,
    *,
    step: bool = False,
    course: bool = False,
    to: Annotated[int, whole(0, MOST_PLIES, "ply")] = MOST_PLIES,
    as_json: Annotated[bool, Parameter(name="--json")] = False,
    board: Annotated[str | None, meta("toml")] = None,
    screen: Screen,
) -> int:
    if step and as_json:
        raise usage("cli-step-or-json")
    path, record, game = opened_file(file, board)
    try:
        match = opened(record, game)
        entries = record.entries()
    except RecordFault as fault:
        raise record_fault(path, fault, FAILED) from None
    teller = Teller(match, screen, as_json, record.margin)
    if course and entries and not as_json:
        teller.course = analysed(path, record, game, screen)
    if step and can_step():
        return stepped(path, entries[:to], match, teller)
    teller.begin()
    for line, entry in entries:
        if len(match.entries) >= to:
            break
        teller.tell(entry, redone(path, line, match, entry))
        if step and not teller.wait():
            return OK
    teller.end()
    return OK


def stepped(path: Path, entries: list[tuple[int, Entry]], match: Match, teller: Teller) -> int:
    """The game step by step, forwards and back by keys; a step back costs what a step on does."""
    pages: list[tuple[list[str], list[str]]] = [([], teller.board())]
    plies = [0]
    for line, entry in entries:
        told = teller.lines(entry, redone(path, line, match, entry))
        pages.append((told, teller.board()))
        plies.append(len(match.plies))

    def show(at: int) -> None:
        told, board = pages[at]
        teller.page(at, len(pages) - 1, told, board, plies[at])

    with pressed() as keys:
        step_through(keys, len(pages) - 1, show)
    return OK


def analysed(path: Path, record: Record, game: Game, screen: Screen) -> Analysis:
    """The chances of this game, from the analysis beside its record (`game.analysis.json`) if that fits."""
    match = opened(record, game)
    for line, entry in record.entries():
        redone(path, line, match, entry)
    beside = path.with_suffix(".analysis.json")
    try:
        found = read(beside.read_bytes())
        if [(one.by, one.do) for one in found.moments] == [(int(ply.by), ply.do) for ply in match.plies]:
            return found
    except (OSError, NotAnalysis):
        pass
    return looked_at(match, screen, "quick")[0]


def redone(path: Path, line: int, match: Match, entry: Entry) -> list[Event]:
    """What happened with this entry; a fault if it is against the rules."""
    try:
        return match.redo(entry)
    except Divergence as error:
        args: dict[str, int | str | Text] = {"do": entry.do, "why": error.refusal.message}
        raise record_fault(path, RecordFault(line, Text("core-record-illegal", args)), FAILED) from None


class Teller:
    """Tells a match entry by entry, for people or as JSON lines."""

    def __init__(self, match: Match, screen: Screen, as_json: bool, margin: Margin = EMPTY) -> None:
        self.match = match
        self.screen = screen
        self.as_json = as_json
        self.info = match.game.info()
        self.company = company_of(margin, self.info, match.seats, screen)
        self.beside = Beside(margin, time.time())
        self.course: Analysis | None = None

    def begin(self) -> None:
        """What is played."""
        screen = self.screen
        options = ", ".join(f"{name}={value}" for name, value in self.match.options.items())
        if self.as_json:
            game: dict[str, object] = {
                "game": self.match.game.id,
                "seats": self.match.seats,
                "options": self.match.options,
            }
            self.put(game | header_fields(self.beside.margin))
        else:
            screen.line(screen.paint(screen.text(self.info.name), "bold"))
            screen.say("term-replay-head", seats=self.match.seats, options=options)
            for line in self.beside.head(self.company, screen):
                screen.prose(line)

    def lines(self, entry: Entry, events: list[Event]) -> list[str]:
        """What was done with one entry, and what came of it, in words."""
        lines = [line for line in map(self.told, events) if line is not None]
        if entry.do.startswith(UNDO):
            ply = int(entry.do[len(UNDO) :])
            lines.append(self.screen.words("term-took-back", who=self.company.name(entry.by), ply=ply + 1))
        if not self.as_json and (note := self.beside.note(len(self.match.entries) - 1)):
            lines.append(self.screen.words("term-replay-note", note=note))
        return lines

    def told(self, event: Event) -> str | None:
        """The event as one line; what only some may know, with their names."""
        line = self.company.told(event)
        if line is None or event.audience is None:
            return line
        who = ", ".join(self.company.name(seat) for seat in event.audience)
        return self.screen.words("term-whisper", who=who, what=line)

    def board(self) -> list[str]:
        """How it stands now, and what lies beside the board."""
        board, view = self.match.state.scene(), self.match.view(None)
        return [
            *drawing(self.match.game, board, view, self.screen),
            *[
                line
                for text in aside(self.match.game, board, view, self.company.says)
                for line in self.screen.broken(text, INDENT)
            ],
        ]

    def chances(self, ply: int | None = None) -> list[str]:
        """The line of the course, if it was asked for."""
        return [] if self.course is None else courses(self.course, self.company, self.screen, ply)

    def page(self, at: int, last: int, told: list[str], board: list[str], ply: int) -> None:
        """One moment of the game, on a page of its own."""
        screen = self.screen
        screen.line(CLEAR + screen.paint(screen.text(self.info.name), "bold"))
        for line in self.beside.head(self.company, screen) if at == 0 else ():
            screen.prose(line)
        when = self.beside.past(self.beside.margin.times.get(at - 1, 0))
        screen.say("term-replay-at", at=at, last=last)
        if when:
            screen.line(screen.paint(clock(when, "%Y-%m-%d %H:%M"), "dim"))
        for line in (*board, ""):
            screen.line(line)
        for line in told:
            screen.prose(line)
        for line in ("", *self.chances(ply)):
            screen.line(line)
        screen.line()
        screen.say("term-replay-keys")

    def tell(self, entry: Entry, events: list[Event]) -> None:
        """One entry: what was done, and what came of it."""
        lines = self.lines(entry, events)
        if self.as_json:
            by: int | str = AUTHORS.get(entry.by, entry.by)
            told = [msgspec.to_builtins(event) for event in events]
            beside = entry_fields(self.beside.margin, len(self.match.entries) - 1)
            self.put({"n": len(self.match.entries), "by": by, "do": entry.do, "events": told, "text": lines, **beside})
            return
        if when := self.beside.when(len(self.match.entries) - 1):
            self.screen.line(f"      {self.screen.paint(when, 'dim')}")
        for k, line in enumerate(lines):
            n = f"{len(self.match.entries):>4}" if k == 0 else "    "
            self.screen.line(f"{self.screen.paint(n, 'dim')}  {line}")

    def wait(self) -> bool:
        """Waits for the Enter key; False when the reader has had enough."""
        try:
            return input(self.screen.words("term-step") + " ").strip().lower() not in ("q", "quit")
        except EOFError:
            self.screen.line()
            return False

    def end(self) -> None:
        """Where everybody stands in the end, and who has won."""
        screen = self.screen
        view = self.match.view(None)
        outcome = self.match.state.outcome()
        if self.as_json:
            self.put({"view": msgspec.to_builtins(view), "over": outcome is not None})
            return
        screen.line()
        for line in (*self.board(), *self.chances()):
            screen.line(line)
        if outcome is None:
            screen.say("term-not-over", count=len(self.match.plies))
            return
        screen.line(f"{screen.paint(self.company.says(outcome.message), 'bold')}  ({outcome.rule})")
        for seat, result in enumerate(outcome.seats):
            verdict = screen.words("term-won" if result.won else "term-lost")
            screen.line(f"  {self.company.name(seat)}: {verdict} {self.company.says(result.message)}")

    def put(self, data: dict[str, object]) -> None:
        """One JSON line."""
        self.screen.line(json.dumps(data, ensure_ascii=False))
