"""The folder of a run: its plan, and a journal to which finished games are added as they come in.

A line of the journal holds some games with consecutive numbers. A line that was cut off counts as not played; a game
that is there already is not added again. So a run can be stopped at any moment and go on later.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import TracebackType
from typing import Final

import msgspec

from lamplight.lab.faults import LabFault, cannot
from lamplight.lab.job import Plan, Row

PLAN: Final = "plan.json"
JOURNAL: Final = "games.jsonl"
SYNC_EVERY: Final = 1.0  # seconds

_rows = msgspec.json.Decoder(list[Row])


def refused(error: OSError, path: Path) -> LabFault:
    """A file that cannot be used."""
    return cannot("lab-file", file=str(path), reason=error.strerror or type(error).__name__)


class Store:
    """A run's folder, open for one process."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.folder = folder
        self.plan = plan
        self.done = bytearray(plan.games)
        self.count = 0  # games that are done
        self._lines: list[tuple[int, int]] = []  # first number and offset of every line
        self._fd = -1
        self._size = 0
        self._synced = 0.0

    def __enter__(self) -> Store:
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            self._check_plan()
            self._fd = os.open(self.folder / JOURNAL, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o644)
        except OSError as error:
            raise refused(error, self.folder) from None
        try:
            self._lock()
            self._read()
        except BaseException:
            os.close(self._fd)
            raise
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        os.close(self._fd)

    def _check_plan(self) -> None:
        """A folder belongs to one plan for good."""
        path = self.folder / PLAN
        encoded = msgspec.json.format(msgspec.json.encode(self.plan, order="sorted"), indent=1) + b"\n"
        try:
            old = path.read_bytes()
        except FileNotFoundError:
            new = path.with_suffix(".new")
            new.write_bytes(encoded)
            os.replace(new, path)
            return
        if old != encoded:
            raise cannot("lab-other-plan", folder=str(self.folder))

    def _lock(self) -> None:
        try:
            import fcntl
        except ImportError:  # not on this system
            return
        try:
            fcntl.flock(self._fd, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise cannot("lab-busy", folder=str(self.folder)) from None

    def _read(self) -> None:
        """Notes which games are there; what was cut off is taken away."""
        offset = 0
        with open(self.folder / JOURNAL, "rb") as file:
            for line in file:
                if not line.endswith(b"\n"):
                    break
                self._note(line, offset)
                offset += len(line)
        os.ftruncate(self._fd, offset)
        self._size = offset

    def _note(self, line: bytes, offset: int) -> None:
        try:
            rows = _rows.decode(line)
        except msgspec.MsgspecError:
            return
        numbers = [row.number for row in rows]
        if not numbers or not 0 <= numbers[0] <= numbers[-1] < len(self.done):
            return
        if any(self.done[number] for number in numbers):
            return
        self._lines.append((numbers[0], offset))
        for number in numbers:
            self.done[number] = 1
        self.count += len(numbers)

    def keep(self, rows: Sequence[Row]) -> int:
        """Adds finished games for good; those that are there already are left out. How many were new."""
        fresh = [row for row in rows if not self.done[row.number]]
        if not fresh:
            return 0
        data = msgspec.json.encode(fresh) + b"\n"
        written = 0
        try:
            while written < len(data):
                written += os.write(self._fd, data[written:])
            if time.monotonic() - self._synced > SYNC_EVERY:
                os.fsync(self._fd)
                self._synced = time.monotonic()
        except OSError as error:
            os.ftruncate(self._fd, self._size)
            reason = error.strerror or type(error).__name__
            raise cannot("lab-disk", folder=str(self.folder), reason=reason, games=self.count) from None
        self._lines.append((fresh[0].number, self._size))
        self._size += len(data)
        for row in fresh:
            self.done[row.number] = 1
        self.count += len(fresh)
        return len(fresh)

    def rows(self) -> Iterator[Row]:
        """All games that are there, by their numbers; only some of them are in memory at a time."""
        with open(os.dup(self._fd), "rb") as file:  # the very file that was written, whatever its name means now
            for _, offset in sorted(self._lines):
                file.seek(offset)
                yield from _rows.decode(file.readline())

    def sync(self) -> None:
        """What was kept is on the disk when this returns."""
        os.fsync(self._fd)


class Chunks:
    """The games that are still to be played, handed out as ranges of numbers."""

    def __init__(self, done: bytearray) -> None:
        self._done = done
        self._next = 0
        self._back: list[tuple[int, int]] = []

    def taken(self) -> bytes:
        """For whoever hands out in our place: a byte for every game, 1 where it is done."""
        return bytes(self._done)

    def take(self, most: int) -> tuple[int, int] | None:
        """Some consecutive games that nobody has; None if all are done or handed out."""
        while self._back:
            first, last = self._back.pop()
            while first < last and self._done[first]:
                first += 1
            if first < last:
                if last - first > most:
                    self._back.append((first + most, last))
                    last = first + most
                return first, last
        first = self._done.find(0, self._next)
        if first < 0:
            return None
        stop = self._done.find(1, first, first + most)
        last = min(first + most, len(self._done)) if stop < 0 else stop
        self._next = last
        return first, last

    def give_back(self, first: int, last: int) -> None:
        """These were handed out in vain."""
        self._back.append((first, last))


class Pace:
    """How many games make a chunk: as many as take about half a second."""

    TARGET: Final = 0.5  # seconds
    MOST: Final = 5000

    def __init__(self) -> None:
        self.games = 1

    def took(self, games: int, seconds: float) -> None:
        """So many games took so long."""
        wanted = int(games * self.TARGET / max(seconds, 1e-6))
        self.games = max(1, min(self.MOST, wanted, 4 * self.games))
