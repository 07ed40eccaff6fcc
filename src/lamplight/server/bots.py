"""Bots think in worker processes; a worker that dies or dawdles is replaced and never holds up a table.

Every worker process has one thread here that feeds it. A question is put at most ATTEMPTS times to its bot, then once
to the usual bot of the game; after that a legal action is chosen at random in the thread. All of that is logged.
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
from lamplight.kits import bot_named, bots_for, program_named, seconds_of
from lamplight.outside.process import ProgramFault
from lamplight.server.bot_memory import Asked, Memory
from lamplight.server.bot_queue import BotQueue
from lamplight.server.programs import Programs

log = logging.getLogger("lamplight.bots")

ATTEMPTS = 2
SHORT = 0.5  # seconds; who may think for longer does not keep those waiting who answer sooner


class Thought(NamedTuple):
    """What a bot wants to do and why; no reason if the bot itself could not be asked."""

    do: str
    reason: Text | None


class Question(NamedTuple):
    """Which bot is asked, what it knows, and who waits for the answer.

    A bot that searches keeps what it finds for its next question from the same seat of the same table. `soon`: a person
    waits for the answer, so it counts among the short questions. A question that is not wanted any more when its turn
    comes is answered with NOTHING.
    """

    game: str
    bot: str
    perspective: Perspective
    seed: int
    done: Callable[[Thought], None]
    motion: str = ""  # asked for a yes or a no to this instead of a move
    table: str = ""
    soon: bool = False
    wanted: Callable[[], bool] = lambda: True

    @property
    def short(self) -> bool:
        return self.soon or bool(self.motion) or thinks(self.game, self.bot) <= SHORT

    def put_to(self, bot: str) -> Asked:
        """The question as it goes to a worker."""
        return Asked(self.game, bot, self.perspective, self.seed, self.motion, self.table)


NOTHING = Thought("", None)

YES, NO = "yes", "no"


def agrees(bot: object, perspective: Perspective, motion: str, rng: Rng) -> bool:
    """Does a bot agree to what somebody proposes? One that has no opinion (no method `agrees`) always does."""
    asked = getattr(bot, "agrees", None)
    return True if asked is None else bool(asked(perspective, motion, rng))


def thinks(game: str, bot: str) -> float:
    """How many seconds a bot may think about a decision."""
    program = program_named(game, bot)
    return seconds_of(bot) if program is None else program.seconds


class WorkerLost(Exception):
    """The process died, took too long, or could not answer."""


def work(pipe: Connection) -> None:
    """The worker process: answers questions until the pipe closes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    memory = Memory()
    while True:
        try:
            received = pipe.recv_bytes()
        except (EOFError, OSError):
            return
        try:
            asked = Asked(*pickle.loads(received))
            if asked.motion:
                said = agrees(bot_named(asked.game, asked.bot), asked.perspective, asked.motion, Rng(asked.seed))
                answer = pickle.dumps((YES if said else NO, None))
            else:
                decision = memory.choose(asked)
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

    def ask(self, asked: Asked, timeout: float) -> Thought:
        """Put a question; raises WorkerLost."""
        question = pickle.dumps(tuple(asked))
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
    """A few workers and the questions before them."""

    def __init__(self, workers: int, timeout: float) -> None:
        self.timeout = timeout
        self.workers = [Worker() for _ in range(workers)]
        self._queue: BotQueue[Question] = BotQueue(workers)
        self._lock = threading.Lock()
        self._inboxes: list[queue.SimpleQueue[Question | None]] = [queue.SimpleQueue() for _ in range(workers)]
        self._threads: list[threading.Thread] = []
        self._loop: asyncio.AbstractEventLoop | None = None
        self._closing = False
        self.programs = Programs()

    def start(self, loop: asyncio.AbstractEventLoop) -> None:
        """Answers are given in this loop."""
        self._loop = loop
        for number in range(len(self.workers)):
            thread = threading.Thread(target=self._feed, args=(number,), name="lamplight-bots", daemon=True)
            self._threads.append(thread)
            thread.start()

    def think(self, question: Question) -> None:
        """Put a question in the queue; its `done` is called in the loop, once."""
        with self._lock:
            self._queue.put(question, question.short, question.put_to(question.bot).whose)
            self._hand_out()

    def patience(self, bot: str) -> float:
        """How many seconds this bot is waited for: the time that it may think does not count."""
        return self.timeout + seconds_of(bot)

    def close(self) -> None:
        """End all workers; who still waits is not answered."""
        self._closing = True
        for inbox in self._inboxes:
            inbox.put(None)
        for worker in self.workers:
            process = worker._process
            if process is not None:
                with contextlib.suppress(ValueError):  # closed by its own thread just now
                    process.kill()
        self.programs.close()
        for thread in self._threads:
            thread.join(10)
        self._threads.clear()

    def _hand_out(self) -> None:
        for number, question in self._queue.handed_out():
            self._inboxes[number].put(question)

    def _program(self, question: Question) -> Thought:
        """What a program of the host says; raises ProgramFault."""
        knows = question.perspective
        seat = self.programs.for_seat(question.game, question.bot, question.table, knows)
        if question.motion:
            return Thought(YES if seat.vote(knows, question.motion) else NO, None)
        decision = seat.ask(knows)
        return Thought(decision.do, decision.reason)

    def _feed(self, number: int) -> None:
        worker = self.workers[number]
        while True:
            question = self._inboxes[number].get()
            if question is None or self._closing:
                break
            try:
                thought = self._answer(worker, question) if question.wanted() else NOTHING
            except Exception:
                log.exception("bot %s of %s has no answer", question.bot, question.game)
                thought = NOTHING
            with self._lock:
                self._queue.freed(number)
                self._hand_out()
            loop = self._loop
            assert loop is not None
            try:
                loop.call_soon_threadsafe(question.done, thought)
            except RuntimeError:
                break
        worker.stop()

    def _answer(self, worker: Worker, question: Question) -> Thought:
        usual = [name for name in bots_for(question.game)[:1] if name != question.bot]
        if self.programs.named(question.game, question.bot) is None:
            bots = [question.bot] * ATTEMPTS if question.motion else [*[question.bot] * ATTEMPTS, *usual]
        else:
            try:
                return self._program(question)
            except ProgramFault:  # it is in the log already
                bots = usual
        for attempt, bot in enumerate(bots, 1):
            try:
                return worker.ask(question.put_to(bot), self.patience(bot))
            except WorkerLost as error:
                if self._closing:
                    break
                log.warning("bot %s of %s, attempt %d: %s", bot, question.game, attempt, error)
                worker.stop()
        if question.motion:
            return Thought(YES, None)
        if not self._closing:
            log.error("bot %s of %s gives no answer: a legal action is chosen at random", question.bot, question.game)
        return at_random(question.perspective, question.seed)
