"""`lamplight replay`: tells a recorded game again."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter

from lamplight.core.entry import Entry
from lamplight.core.faults import FAILED, OK, usage
from lamplight.core.match import UNDO, Divergence, Match
from lamplight.core.record import AUTHORS, RecordFault, opened
from lamplight.core.view import Event, Text
from lamplight.terminal.arguments import meta, whole
from lamplight.terminal.company import Company
from lamplight.terminal.drawing import drawing
from lamplight.terminal.recordbook import record_fault
from lamplight.terminal.screen import Screen
from lamplight.terminal.verify import opened_file

MOST_PLIES = 1_000_000


def run(
    file: str | None = None,
    /,
    *,
    step: bool = False,
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
    teller = Teller(match, screen, as_json)
    teller.begin()
    for line, entry in entries:
        if len(match.entries) >= to:
            break
        teller.tell(entry, redone(path, line, match, entry))
        if step and not teller.wait():
            return OK
    teller.end()
    return OK


def redone(path: Path, line: int, match: Match, entry: Entry) -> list[Event]:
    """What happened with this entry; a fault if it is against the rules."""
    try:
        return match.redo(entry)
    except Divergence as error:
        args: dict[str, int | str | Text] = {"do": entry.do, "why": error.refusal.message}
        raise record_fault(path, RecordFault(line, Text("core-record-illegal", args)), FAILED) from None


class Teller:
    """Tells a match entry by entry, for people or as JSON lines."""

    def __init__(self, match: Match, screen: Screen, as_json: bool) -> None:
        self.match = match
        self.screen = screen
        self.as_json = as_json
        self.info = match.game.info()
        self.company = Company(self.info, (), screen)

    def begin(self) -> None:
        """What is played."""
        screen = self.screen
        options = ", ".join(f"{name}={value}" for name, value in self.match.options.items())
        if self.as_json:
            self.put({"game": self.match.game.id, "seats": self.match.seats, "options": self.match.options})
        else:
            screen.line(screen.paint(screen.text(self.info.name), "bold"))
            screen.say("term-replay-head", seats=self.match.seats, options=options)

    def tell(self, entry: Entry, events: list[Event]) -> None:
        """One entry: what was done, and what came of it."""
        lines = [line for line in map(self.company.told, events) if line is not None]
        if entry.do.startswith(UNDO):
            ply = int(entry.do[len(UNDO) :])
            lines.append(self.screen.words("term-took-back", who=self.company.name(entry.by), ply=ply + 1))
        if self.as_json:
            by: int | str = AUTHORS.get(entry.by, entry.by)
            told = [msgspec.to_builtins(event) for event in events]
            self.put({"n": len(self.match.entries), "by": by, "do": entry.do, "events": told, "text": lines})
            return
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
        for line in drawing(self.match.game, self.match.state.scene(), view, screen):
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
