"""Several processes as one server (`--workers`): a parent that serves nobody starts them, watches them and starts anew
what has died.

All of them accept lines at the same address; which of them owns a table, leases.py knows, and leading.py brings every
line there. The parent sees at once when one dies, whatever it died of, and frees its tables: the others need not wait
until its lease has run out. It is forked after all modules are loaded and before any thread runs, so a new process is
there within moments.
"""

from __future__ import annotations

import contextlib
import logging
import multiprocessing
import os
import secrets
import signal
import socket
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import replace
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Final, NamedTuple

from lamplight.server.chairs import Chairs
from lamplight.server.database import engine_for
from lamplight.server.leases import bury_at
from lamplight.server.logs import about
from lamplight.server.settings import Settings

log = logging.getLogger("lamplight.workers")

GLANCE: Final = 0.5  # seconds between looks whether something has happened that nobody told
FAREWELL: Final = 15.0  # seconds that processes have to end when they are asked to
YOUNG: Final = 5.0  # seconds: a process that dies sooner than that is not started anew at once
LONGEST: Final = 10.0  # seconds that this takes at most

READY: Final = "ready"  # what a process says: it serves; else the name that it has now


class Crew(NamedTuple):
    """What a process has of its parent."""

    site: str  # of all that it has started
    listener: socket.socket
    chairs: Chairs  # for all bots that think
    line: Connection  # on which it says what it is called; it ends when nobody is at the other end any more

    def say(self, what: str) -> None:
        with contextlib.suppress(OSError):  # the parent is gone, and so are we in a moment
            self.line.send(what)


class Worker:
    """One of the processes, as its parent knows it."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.process: BaseProcess | None = None
        self.line: Connection | None = None
        self.name = ""
        self.ready = False
        self.began = 0.0
        self.code = 0  # with which it ended
        self.falls = 0  # how often it died young, one after the other
        self.due = 0.0  # when it is started anew


def share(settings: Settings) -> Settings:
    """What one of the processes may have of what all have together.

    >>> one = share(Settings(workers=2, connections=5001))
    >>> one.connections, one.connections_per_address
    (2501, 200)
    """
    lines = -(-settings.connections // settings.workers)
    return replace(settings, connections=lines, connections_per_address=min(settings.connections_per_address, lines))


class Parent:
    """Starts the processes and keeps them running; `serve` is what each of them does until it is asked to stop."""

    def __init__(self, settings: Settings, listener: socket.socket, serve: Callable[[Settings, Crew], int]) -> None:
        self.settings = settings
        self.listener = listener
        self.serve = serve
        self.site = secrets.token_hex(6)
        self.workers = [Worker(number) for number in range(settings.workers)]
        self.asked = 0  # the signal by which it was asked to stop
        self._seating = -1  # a file whose bytes are chairs
        self._fork = multiprocessing.get_context("fork")
        self._wake, self._woken = socket.socketpair()

    def run(self, announce: Callable[[], None]) -> int:
        """Until it is asked to stop, or the processes cannot even start; the exit code."""
        with tempfile.TemporaryFile() as file:  # nothing is written to it
            self._seating = file.fileno()
            return self._run(announce)

    def _run(self, announce: Callable[[], None]) -> int:
        before = {number: signal.signal(number, self._stop) for number in (signal.SIGTERM, signal.SIGINT)}
        try:
            for worker in self.workers:
                self._start(worker)
            announced = False
            while not self.asked:
                self._look()
                if not announced and all(worker.ready for worker in self.workers):
                    announced = True
                    announce()
                if not announced and (code := self._failed()):
                    return code
            return 0
        finally:
            self._end()
            for number, handler in before.items():
                signal.signal(number, handler)

    def _stop(self, number: int, _: object) -> None:
        self.asked = number
        with contextlib.suppress(OSError):
            self._wake.send(b"!")

    def _failed(self) -> int:
        """The exit code of a process that did not even start; 0 if there is none."""
        return next((worker.code or 1 for worker in self.workers if worker.falls), 0)

    # --- one process ----------------------------------------------------------------------------

    def _start(self, worker: Worker) -> None:
        ours, theirs = self._fork.Pipe()
        others = [one.line for one in self.workers if one.line is not None]
        worker.process = self._fork.Process(
            target=self._be, args=(theirs, [ours, *others]), name=f"lamplight-{worker.number + 1}"
        )
        sys.stdout.flush()
        worker.process.start()
        theirs.close()
        worker.line, worker.name, worker.ready, worker.began = ours, "", False, time.monotonic()

    def _be(self, line: Connection, others: list[Connection]) -> None:
        """What a process does that was just forked."""
        for other in others:
            other.close()  # a line ends when its parent does, and not only when all brothers have
        self._wake.close()
        self._woken.close()
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # it is the parent that asks to stop
        chairs = Chairs(self._seating, self.settings.bot_workers)
        os._exit(self.serve(share(self.settings), Crew(self.site, self.listener, chairs, line)))

    def _look(self) -> None:
        """Wait until something happens, and see to it."""
        lines = {worker.line: worker for worker in self.workers if worker.line is not None}
        ends = {worker.process.sentinel: worker for worker in self.workers if worker.process is not None}
        for event in wait([*lines, *ends, self._woken], GLANCE):
            if isinstance(event, Connection):
                self._hear(lines[event], event)
        for worker in ends.values():
            if worker.process is not None and worker.process.exitcode is not None:
                self._bury(worker)
        now = time.monotonic()
        for worker in self.workers:
            if worker.process is None and not self.asked and now >= worker.due:
                self._start(worker)

    def _hear(self, worker: Worker, line: Connection) -> None:
        try:
            while line.poll():
                said = line.recv()
                if said == READY:
                    worker.ready, worker.falls = True, 0
                else:
                    worker.name = said
        except (EOFError, OSError):
            line.close()
            worker.line = None

    def _bury(self, worker: Worker) -> None:
        """A process has ended: what it owned is free at once, and another one comes in its place."""
        assert worker.process is not None
        if worker.line is not None:
            self._hear(worker, worker.line)
        worker.code, worker.process = worker.process.exitcode or 0, None
        if worker.line is not None:
            worker.line.close()
            worker.line = None
        if self.asked:
            return
        log.error("a worker has ended (%s); another one is started", worker.code, extra=about("worker-ended"))
        if worker.name:
            engine = engine_for(self.settings.url, self.settings.busy_timeout)
            try:
                bury_at(engine, worker.name)
            except Exception as error:  # the database is away: the others find out by the clock
                log.warning("its tables were not freed: %s", type(error).__name__, extra=about("worker-unburied"))
            finally:
                engine.dispose()
        young = not worker.ready or time.monotonic() - worker.began < YOUNG
        worker.falls = worker.falls + 1 if young else 0
        worker.due = time.monotonic() + (min(LONGEST, 0.1 * 2**worker.falls) if young else 0.0)

    def _end(self) -> None:
        """Ask all to stop and wait for it; who does not is made to."""
        running = [worker.process for worker in self.workers if worker.process is not None]
        for process in running:
            process.terminate()
        limit = time.monotonic() + FAREWELL
        for process in running:
            process.join(max(0.0, limit - time.monotonic()))
            if process.is_alive():
                process.kill()
                process.join()
