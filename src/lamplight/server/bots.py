"""Bots think in worker processes; a worker that dies or dawdles is replaced and never holds up a table.

Every worker process has one thread here that feeds it. A question is put at most ATTEMPTS times; after that
a legal action is chosen at random in the thread, and that is logged.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import pickle
import queue
import signal
import threading
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import NamedTuple

from lamplight.core.perspective import Perspective
from lamplight.core.rng import Rng
from lamplight.core.view import Text

log = logging.getLogger("lamplight.bots")

ATTEMPTS = 2


class Thought(NamedTuple):
    """What a bot wants to do and why; no reason if the bot itself could not be asked."""

    do: str
    reason: Text | None


class Question(NamedTuple):
    """Which bot is asked, what it knows, and who waits for the answer."""

    game: str
    bot: str
    perspective: Perspective
    seed: int
    done: Callable[[Thought], None]
    motion: str = ""  # asked for a yes or a no to this instead of a move


YES, NO = "yes", "no"


def agrees(bot: object, perspective: Perspective, motion: str, rng: Rng) -> bool:
    """Does a bot agree to what somebody proposes? One that has no opinion (no method `agrees`) always does."""
    asked = getattr(bot, "agrees", None)
    return True if asked is None else bool(asked(perspective, motion, rng))


class WorkerLost(Exception):
    """The process died, took too long, or could not answer."""


def work(pipe: Connection) -> None:
    """The worker process: answers questions until the pipe closes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    from lamplight.bots import bot_named

    while True:
        try:
            asked = pipe.recv_bytes()
        except (EOFError, OSError):
            return
        try:
            game, bot, perspective, seed, *motion = pickle.loads(asked)
            if motion:
                said = agrees(bot_named(game, bot), perspective, motion[0], Rng(seed))
                answer = pickle.dumps((YES if said else NO, None))
            else:
                decision = bot_named(game, bot).choose(perspective, Rng(seed))
                answer = pickle.dumps((decision.do, decision.reason))
        except Exception as error:
            answer = pickle.dumps(f"{type(error).__name__}: {error}")
        try:
            pipe.send_bytes(answer)
        except OSError:
            return


class Worker:
    """One process at the other end of a pipe; started when first asked and whenever it was lost."""

    def __init__(self) -> None:
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process is not None else None

    def ask(self, question: bytes, timeout: float) -> Thought:
        """Put a question; raises WorkerLost."""
        if self._process is None or not self._process.is_alive():
            self._start()
        pipe = self._pipe
        assert pipe is not None
        try:
            pipe.send_bytes(question)
            if not pipe.poll(timeout):
                raise WorkerLost(f"no answer within {timeout:g} s")
            answer = pickle.loads(pipe.recv_bytes())
        except (EOFError, OSError) as error:
            raise WorkerLost(f"the process ended ({type(error).__name__})") from None
        if isinstance(answer, str):
            raise WorkerLost(answer)
        return Thought(*answer)

    def _start(self) -> None:
        self.stop()
        spawn = multiprocessing.get_context("spawn")
        ours, theirs = spawn.Pipe()
        process = spawn.Process(target=work, args=(theirs,), name="lamplight-bot", daemon=True)
        process.start()
        theirs.close()
        self._process, self._pipe = process, ours

    def stop(self) -> None:
        """End the process, whatever it is doing."""
        process, pipe = self._process, self._pipe
        self._process = self._pipe = None
        if process is not None:
            process.kill()
            process.join(5)
            process.close()
        if pipe is not None:
            pipe.close()


def at_random(perspective: Perspective, seed: int) -> Thought:
    """Any legal action of the seat, each as likely as the others."""
    world = perspective.world
    codes = world.legal_actions()
    return Thought(world.text(codes[int(Rng(seed).below(len(codes)))]), None)


class BotPool:
    """A few workers and a queue before them."""

    def __init__(self, workers: int, timeout: float) -> None:
        self.timeout = timeout
        self.workers = [Worker() for _ in range(workers)]
        self._queue: queue.SimpleQueue[Question | None] = queue.SimpleQueue()
        self._threads: list[threading.Thread] = []
        self._loop: asyncio.AbstractEventLoop | None = None
        self._closing = False

    def start(self, loop: asyncio.AbstractEventLoop) -> None:
        """Answers are given in this loop."""
        self._loop = loop
        for worker in self.workers:
            thread = threading.Thread(target=self._feed, args=(worker,), name="lamplight-bots", daemon=True)
            self._threads.append(thread)
            thread.start()

    def think(self, question: Question) -> None:
        """Put a question in the queue; its `done` is called in the loop, once."""
        self._queue.put(question)

    def close(self) -> None:
        """End all workers; who still waits is not answered."""
        self._closing = True
        for _ in self._threads:
            self._queue.put(None)
        for worker in self.workers:
            process = worker._process
            if process is not None:
                with contextlib.suppress(ValueError):  # closed by its own thread just now
                    process.kill()
        for thread in self._threads:
            thread.join(10)
        self._threads.clear()

    def _feed(self, worker: Worker) -> None:
        while True:
            question = self._queue.get()
            if question is None or self._closing:
                break
            try:
                thought = self._answer(worker, question)
            except Exception:
                log.exception("bot %s of %s has no answer", question.bot, question.game)
                continue
            loop = self._loop
            assert loop is not None
            try:
                loop.call_soon_threadsafe(question.done, thought)
            except RuntimeError:
                break
        worker.stop()

    def _answer(self, worker: Worker, question: Question) -> Thought:
        parts: tuple[object, ...] = (question.game, question.bot, question.perspective, question.seed)
        asked = pickle.dumps((*parts, question.motion) if question.motion else parts)
        for attempt in range(1, ATTEMPTS + 1):
            try:
                return worker.ask(asked, self.timeout)
            except WorkerLost as error:
                if self._closing:
                    break
                log.warning("bot %s of %s, attempt %d: %s", question.bot, question.game, attempt, error)
                worker.stop()
        if question.motion:
            return Thought(YES, None)
        if not self._closing:
            log.error("bot %s of %s gives no answer: a legal action is chosen at random", question.bot, question.game)
        return at_random(question.perspective, question.seed)
