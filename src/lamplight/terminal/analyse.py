"""`lamplight analyse`: where a recorded game turned, and what luck and everybody's decisions did to it."""

from __future__ import annotations

import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Annotated, Final

from cyclopts import Parameter

from lamplight.analysis.course import Analysis, Turn
from lamplight.analysis.running import DEPTHS, Running, budget_for
from lamplight.analysis.telling import BATCH_T, of_seat
from lamplight.core.faults import FAILED, INTERRUPTED, OK, Fault, unknown
from lamplight.core.match import Match
from lamplight.core.record import RecordFault, verify
from lamplight.core.screen import Column
from lamplight.core.view import Text, seat_name
from lamplight.terminal.arguments import meta, whole
from lamplight.terminal.company import Company
from lamplight.terminal.margins import Beside, company_of
from lamplight.terminal.progress import Progress
from lamplight.terminal.recordbook import record_fault
from lamplight.terminal.screen import Screen
from lamplight.terminal.verify import opened_file

MOST_PROCESSES: Final = 64
THOUSAND: Final = 1000
WIDE: Final = 60  # columns of the course
BARS: Final = "▁▂▃▄▅▆▇█"
LEDGE: Final = 7  # columns before a sentence
PLAIN_BARS: Final = "_.-=+*%#"
NUMBER: Final = 8
NAME: Final = 12


def run(
    file: str | None = None,
    /,
    *,
    depth: str = "usual",
    processes: Annotated[int, whole(1, MOST_PROCESSES)] = 1,
    seed: Annotated[int, whole(0, 2**31)] = 1,
    as_json: Annotated[bool, Parameter(name="--json")] = False,
    board: Annotated[str | None, meta("toml")] = None,
    screen: Screen,
) -> int:
    if depth not in DEPTHS:
        raise unknown("cli-analyse-no-depth", depth, DEPTHS)
    path, record, game = opened_file(file, board)
    try:
        match = verify(record, game).match
    except RecordFault as fault:
        raise record_fault(path, fault, FAILED) from None
    if not match.plies:
        raise Fault(FAILED, Text("analysis-empty"))
    found, died = looked_at(match, screen, depth, processes, seed)
    if as_json:
        screen.line(found.json().decode())
    else:
        beside = Beside(record.margin, time.time())
        company = company_of(record.margin, game.info(), match.seats, screen)
        for line in beside.head(company, screen):
            screen.prose(line)
        Report(found, company, screen, beside.notes(match)).tell()
    return FAILED if died else OK if found.done >= 1.0 else INTERRUPTED


def looked_at(
    match: Match, screen: Screen, depth: str = "usual", processes: int = 1, seed: int = 1
) -> tuple[Analysis, bool]:
    """The analysis of a match, while a bar tells how far it is; Ctrl+C breaks it off, a second one ends the program.

    True: a process died, and it is what was found until then.
    """
    budget = budget_for(match, DEPTHS[depth])
    with Progress(screen) as bar, enough_by_keyboard() as enough:
        watch = lambda part: bar.show(int(part * THOUSAND), THOUSAND)  # noqa: E731
        running = Running(match, seed, budget, processes, watch, stop=lambda: bool(enough))
        found = running.whole()
    if running.died:
        screen.complain(screen.words("analysis-died"))
    elif found.done < 1.0:
        screen.complain(screen.words("analysis-broken-off"))
    return found, running.died


@contextmanager
def enough_by_keyboard() -> Iterator[list[int]]:
    """Something stands in this list once somebody has pressed Ctrl+C."""
    pressed: list[int] = []
    usual = signal.getsignal(signal.SIGINT)

    def press(number: int, _frame: FrameType | None) -> None:
        pressed.append(number)
        signal.signal(signal.SIGINT, usual)

    signal.signal(signal.SIGINT, press)
    try:
        yield pressed
    finally:
        signal.signal(signal.SIGINT, usual)


class Report:
    """An analysis for people at a terminal."""

    def __init__(self, found: Analysis, company: Company, screen: Screen, notes: dict[int, str] | None = None) -> None:
        self.found = found
        self.notes = notes or {}  # what the record says of plies
        self.company = company
        self.screen = screen

    def tell(self) -> None:
        """The course, the accounts, the turning points, the awards."""
        found, screen = self.found, self.screen
        screen.say("analysis-head", plies=len(found.moments), playouts=found.playouts)
        if not found.finished:
            screen.say("analysis-unfinished")
        self.courses()
        screen.line()
        self.accounts()
        screen.line()
        if found.turns:
            screen.say("analysis-turns", count=len(found.turns))
        else:
            screen.say("analysis-no-turns")
        for turn in found.turns:
            told = f"{self.company.says(sentence(turn, found.together))} {screen.text(between(turn))}"
            screen.prose(f"{turn.ply + 1:>5}  {told}", LEDGE)
            if turn.told is not None:
                screen.prose(f"       {screen.paint(self.company.says(turn.told), 'dim')}", LEDGE)
            if turn.ply in self.notes:
                screen.prose(f"       {screen.words('term-replay-note', note=self.notes[turn.ply])}", LEDGE)
        for award in found.awards:
            stars = ("★" if screen.unicode else "*") * award.stars
            words = screen.words(f"analysis-award-{award.award}")
            screen.prose(f"  {stars:<3}  {self.company.name(award.seat)}: {words}", LEDGE)

    def courses(self) -> None:
        for line in courses(self.found, self.company, self.screen):
            self.screen.line(line)

    def accounts(self) -> None:
        """What adds up to the result, in points of a hundred."""
        screen = self.screen
        heads = ("start", "luck", "own", "others", "result", "lost", "close")
        columns = [
            Column(screen.words("analysis-seat"), least=12),
            *(Column(screen.words(f"analysis-{head}"), right=True, least=NUMBER) for head in heads),
        ]
        rows = []
        for seat, one in enumerate(self.found.accounts):
            numbers = (one.start, one.luck, one.own, one.others, one.result)
            cells = [f"{100 * number:.1f}" for number in numbers]
            sure = "±" if screen.unicode else "+-"
            cells[1] += f" {sure} {100 * BATCH_T * one.luck_error:.1f}"
            cells[2] += f" {sure} {100 * BATCH_T * one.own_error:.1f}"
            lost = f"{100 * one.lost:.1f} {sure} {196 * one.lost_error:.1f}"
            close = sum(judged.verdict == "close" for judged in of_seat(self.found, seat))
            rows.append([self.company.name(seat), *cells, lost, f"{close}/{one.decisions}"])
        screen.table(columns, rows)
        screen.say("analysis-adds-up")
        screen.say("analysis-sure")
        if any(moment.known is not None for moment in self.found.moments):
            screen.say("analysis-known")


def courses(found: Analysis, company: Company, screen: Screen, at: int | None = None) -> list[str]:
    """One line of bars for every seat; where all play together, one. Below, where one is after so many plies."""
    bars = BARS if screen.unicode else PLAIN_BARS
    last = len(found.moments)
    wide = min(WIDE, last + 1)
    lines = []
    for seat in range(1 if found.together else found.seats):
        values = [found.start[seat], *(moment.value[seat] for moment in found.moments)]
        drawn = [values[k * last // max(1, wide - 1)] for k in range(wide)]
        line = "".join(bars[min(len(bars) - 1, int(value * len(bars)))] for value in drawn)
        name = screen.words("analysis-all") if found.together else company.name(seat)
        now = "" if at is None else f" {100 * values[min(at, last)]:3.0f}"
        lines.append(f"{name:<{NAME}} {line}{now}")
        known = knew(found, seat)
        if any(value is not None for value in known):
            drawn_known = [known[k * last // max(1, wide - 1)] for k in range(wide)]
            line = "".join(
                " " if one is None else bars[min(len(bars) - 1, int(one * len(bars)))] for one in drawn_known
            )
            lines.append(f"{screen.words('analysis-knew'):>{NAME}} {screen.paint(line, 'dim')}".rstrip())
    if at is not None:
        lines.append(" " * (NAME + 1 + min(at, last) * (wide - 1) // max(1, last)) + ("▲" if screen.unicode else "^"))
    return lines


def knew(found: Analysis, seat: int) -> list[float | None]:
    """A seat's chance as it could know it when it decided last, position by position; None before that."""
    values: list[float | None] = []
    now: float | None = None
    for moment in found.moments:
        if moment.by == seat and moment.known is not None:
            now = moment.known[seat]
        values.append(now)
    return [*values, now]


def between(turn: Turn) -> Text:
    """The interval of a turning point, in points of a hundred."""
    return Text("analysis-between", {"low": max(0, round(100 * turn.low)), "high": round(100 * turn.high)})


def sentence(turn: Turn, together: bool) -> Text:
    """A turning point in words."""
    args: dict[str, int | str | Text] = {"who": seat_name(turn.seat), "points": max(1, round(100 * turn.points))}
    if turn.kind in ("lucky", "unlucky"):
        if turn.rolls:
            return Text(f"analysis-{turn.kind}-roll", args | {"dice": ", ".join(str(die) for die in turn.dice)})
        return Text(f"analysis-{turn.kind}-all" if together else f"analysis-{turn.kind}", args)
    if turn.kind == "lost":
        return Text("analysis-lost-move", args | {"better": turn.better or turn.do})
    return Text("analysis-found", args)
