"""A process of our own at the other end of a pipe: started when it is needed, ended whatever it is doing.

What it is asked and what it answers is pickled. Its pipe is fed by one thread at a time; `stop` may come from any.
"""

from __future__ import annotations

import multiprocessing
import os
import pickle
import signal
from collections.abc import Callable, Iterator
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Final

from lamplight.server.logs import chosen, set_up

END: Final = 5.0  # seconds until a process that was killed is gone


class Lost(Exception):
    """The process died or gives no sign of life."""


def at_work(pipe: Connection, niceness: int, form: tuple[str, str] | None, work: Callable[[Asking], None]) -> None:
    """The process itself: logs as the server does, leaves Ctrl+C to it, and ends with its pipe."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)
    if form is not None:
        set_up(*form)
    try:
        work(Asking(pipe))
    except (EOFError, OSError):
        return


class Asking:
    """The pipe as the process sees it: what is asked, until nobody asks any more."""

    def __init__(self, pipe: Connection) -> None:
        self._pipe = pipe

    def __iter__(self) -> Iterator[Any]:
        while True:
            yield self.next()

    def next(self) -> Any:
        """The next question; raises EOFError or OSError when the pipe is closed."""
        return pickle.loads(self._pipe.recv_bytes())

    @property
    def asked(self) -> bool:
        """Has somebody asked something meanwhile?"""
        return self._pipe.poll()

    def answer(self, answer: object) -> None:
        """Raises OSError when nobody listens any more."""
        self._pipe.send_bytes(pickle.dumps(answer))


class Piped:
    """One such process, or none at the moment."""

    def __init__(self, name: str, work: Callable[[Asking], None], niceness: int = 0) -> None:
        self.name = name
        self._work = work
        self._niceness = niceness
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._closed = False

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process is not None else None

    @property
    def alive(self) -> bool:
        return self._process is not None and self._process.is_alive()

    def ask(self, question: object) -> None:
        """Put a question to the process, a new one if there is none; raises Lost."""
        try:
            if not self.alive:
                self._start()
            self.tell(question)
        except (OSError, ValueError) as error:
            raise self._ended(error) from None

    def tell(self, message: object) -> None:
        """Send a message to the process that there is; raises Lost or OSError."""
        pipe = self._pipe
        if pipe is None:
            raise Lost("there is no process")
        pipe.send_bytes(pickle.dumps(message))

    def hear(self, patience: float) -> Any:
        """The next answer, within so many seconds; raises Lost."""
        pipe = self._pipe
        if pipe is None:
            raise Lost("there is no process")
        try:
            if not pipe.poll(patience):
                raise Lost(f"no answer within {patience:g} s")
            return pickle.loads(pipe.recv_bytes())
        except (EOFError, OSError, ValueError) as error:
            raise self._ended(error) from None

    def kill(self) -> None:
        """End the process from another thread than the one that feeds it, which hears of it."""
        process = self._process
        if process is not None:
            try:
                process.kill()
            except ValueError:  # it is gone just now
                return

    def stop(self) -> None:
        """End the process, whatever it is doing; the next question starts another one."""
        process, pipe = self._process, self._pipe
        self._process = self._pipe = None
        if process is not None:
            process.kill()
            process.join(END)
            process.close()
        if pipe is not None:
            pipe.close()

    def close(self) -> None:
        """End the process; none is started again."""
        self._closed = True
        self.stop()

    def _start(self) -> None:
        self.stop()
        if self._closed:
            raise Lost("the server ends")
        spawn = multiprocessing.get_context("spawn")
        ours, theirs = spawn.Pipe()
        process = spawn.Process(
            target=at_work, args=(theirs, self._niceness, chosen(), self._work), name=self.name, daemon=True
        )
        process.start()
        theirs.close()
        self._process, self._pipe = process, ours

    @staticmethod
    def _ended(error: Exception) -> Lost:
        return Lost(f"the process ended ({type(error).__name__})")
