"""The record of a game in the terminal: written as it goes, so that a kill at any moment loses nothing.

While a game runs, FILE.table beside the record keeps what the record must not tell yet: the seed of the dice, and
who sits where. When the game ends the seed goes into the record and FILE.table is removed.
"""

from __future__ import annotations

import contextlib
import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import BinaryIO

import msgspec

from lamplight.core.chance import Dealer
from lamplight.core.faults import CANNOT, Fault, cannot, no_file
from lamplight.core.game import Game
from lamplight.core.margin import Margin
from lamplight.core.match import Match, Step
from lamplight.core.record import (
    Record,
    RecordFault,
    Scribe,
    header_line,
    read_record,
    record_lines_of,
    seed_line,
    verify,
)
from lamplight.core.view import Text
from lamplight.terminal.seats import Sitter

PRIVATE = 0o600
END_MISSING = "core-record-cut"  # the last move is there, but not the end that it led to


class Aside(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What FILE.table holds: who sits where, the seed unless people roll real dice, the text of an own board."""

    seats: tuple[Sitter, ...]
    seed: str = ""
    board: str = ""


def aside_path(path: Path) -> Path:
    """Where the companion of a record lies."""
    return path.with_name(path.name + ".table")


def read_lines(path: Path, piped: bool = False) -> list[str]:
    """The lines of a record; a last line without its end was cut off while it was written and is not one.

    piped: they come by standard input.
    """
    try:
        if piped and sys.stdin is not None:
            return record_lines_of(sys.stdin.buffer)
        with path.open("rb") as file:
            return record_lines_of(file)
    except OSError as error:
        raise no_file(error, path) from None
    except RecordFault as fault:
        raise record_fault(path, fault, CANNOT) from None
    except UnicodeDecodeError:
        raise cannot("cli-file-not-text", file=str(path)) from None


def record_fault(path: Path, fault: RecordFault, code: int) -> Fault:
    """A fault of a record as one sentence: the file, the line, what is wrong there."""
    return Fault(code, Text("cli-record-fault", {"file": str(path), "line": fault.line, "what": fault.message}))


class Book:
    """An open record that grows with its match. Only one process may write in it."""

    def __init__(self, path: Path, file: BinaryIO, match: Match) -> None:
        self.path = path
        self.match = match
        self._file = file
        self._margin = Margin(times={})
        self._scribe = Scribe(match, self._margin)

    @classmethod
    def begin(cls, path: Path, match: Match, seats: Sequence[Sitter], board: str) -> Book:
        """A fresh record; a file that is there already is left alone."""
        if not path.parent.is_dir():
            raise cannot("cli-no-folder", folder=str(path.parent))
        try:
            file = private(path)
        except OSError as error:
            raise no_file(error, path) from None
        locked(file, path)
        book = cls(path, file, match)
        book._aside(seats, board)
        names, bots = tuple(who.name for who in seats), tuple(who.bot for who in seats)
        book._write([header_line(match, Margin(names=names, bots=bots, began=int(time.time())))])
        return book

    @classmethod
    def go_on(
        cls, path: Path, game: Game, record: Record, dealer: Dealer | None, seats: Sequence[Sitter], board: str
    ) -> Book:
        """Opens a running game's record again; what was torn off at its end is mended first."""
        try:
            file = open(path, "r+b")  # noqa: SIM115 (closed by close)
        except OSError as error:
            raise no_file(error, path) from None
        locked(file, path)
        hide(path)
        match = Match(game.in_version(record.rules), record.options, record.seats, dealer)
        book = cls(path, file, match)
        due: list[str] = []
        for _, entry in record.entries():
            match.redo(entry)
            due = book._scribe.lines(entry)
        after = 0  # lines after the last ply that are on disk already
        for _, data in reversed(record.body):
            if "by" in data:
                break
            after += 1
        file.truncate(path.read_bytes().rfind(b"\n") + 1)
        file.seek(0, os.SEEK_END)
        book._aside(seats, board)
        book._write(due[1 + after :])
        return book

    @classmethod
    def taken_up(cls, path: Path, file: BinaryIO, match: Match) -> Book:
        """A record that is open already, with its match as far as it tells."""
        book = cls(path, file, match)
        for entry in match.entries:
            book._scribe.lines(entry)
        return book

    def keep(self, step: Step) -> None:
        """Writes what a command added to the log; it is on disk when this returns."""
        lines: list[str] = []
        now = int(time.time())
        first = len(self.match.entries) - len(step.entries)
        for n, entry in enumerate(step.entries, first):
            self._margin.times[n] = now
            lines += self._scribe.lines(entry)
        if self.match.over and self.match.dealer is not None:
            lines.append(seed_line(self.match.dealer))
        self._write(lines)
        if self.match.over:
            with contextlib.suppress(OSError):
                aside_path(self.path).unlink()
            publish(self.path)

    def close(self) -> None:
        """Lets go of the file."""
        self._file.close()

    def _write(self, lines: Sequence[str]) -> None:
        try:
            self._file.write("".join(line + "\n" for line in lines).encode())
            self._file.flush()
            os.fsync(self._file.fileno())
        except OSError as error:
            raise no_file(error, self.path) from None

    def _aside(self, seats: Sequence[Sitter], board: str) -> None:
        dealer = self.match.dealer
        aside = Aside(tuple(seats), dealer.seed.hex() if dealer is not None else "", board)
        path = aside_path(self.path)
        fresh = path.with_name(path.name + ".new")
        try:
            with open(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
                file.write(msgspec.json.encode(aside) + b"\n")
                file.flush()
                os.fsync(file.fileno())
            os.replace(fresh, path)
        except OSError as error:
            raise no_file(error, path) from None


def private(path: Path) -> BinaryIO:
    """A fresh file that nobody else on this machine can read: a running record holds what was dealt."""
    return open(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0), PRIVATE), "w+b")


def hide(path: Path) -> None:
    """Nobody else may read it any more, where the system can promise that."""
    with contextlib.suppress(OSError):
        os.chmod(path, PRIVATE)


def publish(path: Path) -> None:
    """The game is over: whoever may read other files of this person may read this one."""
    mask = os.umask(0)
    os.umask(mask)
    with contextlib.suppress(OSError):
        os.chmod(path, 0o666 & ~mask)


def read_aside(path: Path) -> Aside | None:
    """What the companion of a record says, if it is still there and readable."""
    try:
        return msgspec.json.decode(aside_path(path).read_bytes(), type=Aside)
    except FileNotFoundError:
        return None
    except (OSError, msgspec.MsgspecError) as error:
        raise cannot("cli-aside-unreadable", file=str(aside_path(path)), reason=str(error)) from None


def read_running(path: Path, game: Game, lines: Sequence[str]) -> Record:
    """The record of a game that is to go on, checked up to its last whole line."""
    try:
        record = read_record(lines[:-1])
    except RecordFault as fault:
        raise record_fault(path, fault, CANNOT) from None
    try:
        verify(record, game)
    except RecordFault as fault:
        if fault.message.id != END_MISSING:
            raise record_fault(path, fault, CANNOT) from None
    return record


def locked(file: BinaryIO, path: Path) -> None:
    """Nobody else may write in this record while it is open (where the system can promise that)."""
    if sys.platform == "win32":
        return
    import fcntl

    try:
        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.close()
        raise cannot("cli-record-busy", file=str(path)) from None
