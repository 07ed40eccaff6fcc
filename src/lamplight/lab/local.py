"""Workers on this machine: processes that play ranges of games. If one dies, another plays its games."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from typing import Final, Protocol

import msgspec

from lamplight.core.game import SetupError
from lamplight.core.view import Text
from lamplight.lab.faults import LabFault, cannot
from lamplight.lab.job import Plan, Row
from lamplight.lab.play import Player
from lamplight.lab.store import Chunks, Pace

AHEAD: Final = 2  # chunks that a worker has at hand, so that it never waits
MOST_DEATHS: Final = 3  # of workers over the same games
LONGEST: Final = 2.0  # seconds for which a worker plays before it sends what it has
GRACE: Final = 5.0  # seconds in which a worker that is told to stop must be gone

Keep = Callable[[Sequence[Row]], object]
Range = tuple[int, int]


class Result(msgspec.Struct):
    """What a worker sends: the rows of (the beginning of) a range, or why it cannot play it."""

    first: int
    last: int
    seconds: float
    rows: list[Row] = []
    fault: Text | None = None
    details: tuple[Text, ...] = ()


class Workforce(Protocol):
    """Whoever plays all games of a plan that are not yet done."""

    def play(self, plan: Plan, chunks: Chunks, keep: Keep) -> None: ...


def played_range(player: Player, first: int, last: int) -> bytes:
    """The rows of a range as they go to whoever asked; also what went wrong.

    Where the games take longer than was thought, only the first of them come back: the others can be asked for again.
    """
    began = time.perf_counter()
    rows = []
    try:
        for row in player.rows(first, last):
            rows.append(row)
            if time.perf_counter() - began > LONGEST:
                break
    except Exception as error:
        return failed(first, last, error)
    return msgspec.msgpack.encode(Result(first, first + len(rows), time.perf_counter() - began, rows))


def failed(first: int, last: int, error: Exception) -> bytes:
    """What goes back instead of rows."""
    if isinstance(error, LabFault):
        result = Result(first, last, 0.0, fault=error.text, details=error.details)
    elif isinstance(error, SetupError):
        result = Result(first, last, 0.0, fault=Text("cli-cannot-set-up"), details=tuple(error.faults))
    else:
        what = f"{type(error).__name__}: {error}"
        fault = Text("lab-game-failed", {"first": first, "last": last - 1, "error": what})
        result = Result(first, last, 0.0, fault=fault)
    return msgspec.msgpack.encode(result)


def received(data: bytes) -> Result:
    """What a worker sent; raises the fault that it met."""
    result = msgspec.msgpack.decode(data, type=Result)
    if result.fault is not None:
        raise LabFault(result.fault, result.details)
    return result


def work(plan: bytes, line: Connection) -> None:
    """A worker's life: games in, rows out, until the line is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for whoever started us
    player: Player | None = None
    with contextlib.suppress(EOFError, OSError):
        while True:
            first, last = line.recv()
            if player is None:
                try:
                    player = Player(msgspec.msgpack.decode(plan, type=Plan))
                except Exception as error:
                    line.send_bytes(failed(first, last, error))
                    return
            line.send_bytes(played_range(player, first, last))


@contextlib.contextmanager
def quiet_start() -> Iterator[None]:
    """A process begun here does not hear Ctrl-C: half begun, it would tell of it at length."""
    if sys.platform == "win32":
        yield
        return
    resource_tracker.ensure_running()  # it would let the signal through again
    old = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, old)


class Worker:
    """A process with a line to it, and the ranges it was given."""

    def __init__(self, plan: bytes) -> None:
        context = multiprocessing.get_context("spawn")
        self.line, theirs = context.Pipe()
        self.process = context.Process(target=work, args=(plan, theirs), daemon=True)
        with quiet_start():
            self.process.start()
        theirs.close()
        self.has: list[Range] = []
        self.pace = Pace()

    def feed(self, chunks: Chunks) -> None:
        """Gives it as much as it should have at hand."""
        while len(self.has) < AHEAD:
            found = chunks.take(self.pace.games)
            if found is None:
                return
            self.has.append(found)
            with contextlib.suppress(OSError):  # it has just died: that is noticed when its line is read
                self.line.send(found)

    def end(self) -> None:
        """Ends it at once."""
        self.line.close()
        self.process.terminate()
        self.process.join(GRACE)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()
        self.process.close()


class Processes:
    """So many worker processes on this machine."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.workers: list[Worker] = []

    def play(self, plan: Plan, chunks: Chunks, keep: Keep) -> None:
        """All games that are still to be played; rows are handed on as they come in."""
        encoded = msgspec.msgpack.encode(plan)
        deaths: Counter[int] = Counter()  # by the first game of what a worker was at
        try:
            for _ in range(self.count):
                self._hire(encoded, chunks)
            while any(worker.has for worker in self.workers):
                ready = wait([worker.line for worker in self.workers if worker.has])
                for worker in [one for one in self.workers if one.line in ready]:
                    try:
                        result = received(worker.line.recv_bytes())
                    except (EOFError, OSError):
                        self._replace(worker, encoded, chunks, deaths)
                        continue
                    _, last = worker.has.pop(0)
                    if result.last < last:
                        chunks.give_back(result.last, last)
                    worker.pace.took(result.last - result.first, result.seconds)
                    worker.feed(chunks)
                    keep(result.rows)
        finally:
            for worker in self.workers:
                worker.end()
            self.workers = []

    def _hire(self, plan: bytes, chunks: Chunks) -> None:
        try:
            worker = Worker(plan)
        except OSError as error:
            raise cannot("lab-no-process", reason=error.strerror or type(error).__name__) from None
        self.workers.append(worker)
        worker.feed(chunks)

    def _replace(self, worker: Worker, plan: bytes, chunks: Chunks, deaths: Counter[int]) -> None:
        """A worker died: somebody else plays what it had."""
        first = worker.has[0][0]
        deaths[first] += 1
        self.workers.remove(worker)
        worker.end()
        if deaths[first] >= MOST_DEATHS:
            raise cannot("lab-worker-dies", number=first, times=MOST_DEATHS)
        for had in reversed(worker.has):
            chunks.give_back(*had)
        self._hire(plan, chunks)


def usual_processes() -> int:
    """As many as this process may use cores."""
    if sys.platform != "win32" and hasattr(os, "sched_getaffinity"):
        return max(1, len(os.sched_getaffinity(0)))
    return os.cpu_count() or 1
