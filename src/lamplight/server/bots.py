"""Bots think in worker processes; a worker that dies or dawdles is replaced and never holds up a table.

Every worker process has one thread here that feeds it. A question is put at most ATTEMPTS times to its bot, then once
to the usual bot of the game; after that a legal action is chosen at random in the thread. All of that is logged.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import queue
import threading
import time
from collections.abc import Callable
from typing import Any, NamedTuple

from lamplight.core.perspective import Perspective
from lamplight.core.rng import Rng
from lamplight.core.view import Text
from lamplight.kits import bot_named, bots_for, program_named, seconds_of
from lamplight.outside.process import ProgramFault
from lamplight.server.bot_memory import Asked, Memory
from lamplight.server.bot_queue import BotQueue
from lamplight.server.chairs import Chairs
from lamplight.server.logs import about
from lamplight.server.meters import meters
from lamplight.server.piped import Asking, Lost, Piped
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
    home: str = ""  # the address that asks: addresses take turns

    @property
    def short(self) -> bool:
        return self.soon or bool(self.motion) or thinks(self.game, self.bot) <= SHORT

    def put_to(self, bot: str) -> Asked:
        """The question as it goes to a worker."""
        return Asked(self.game, bot, self.perspective, self.seed, self.motion, self.table)


NOTHING = Thought("", None)

YES, NO = "yes", "no"
TIDY = object()  # in an inbox: there is something to forget


def agrees(bot: object, perspective: Perspective, motion: str, rng: Rng) -> bool:
    """Does a bot agree to what somebody proposes? One without an opinion (no method `agrees`) if it costs nothing."""
    asked = getattr(bot, "agrees", None)
    return costless(perspective, motion) if asked is None else bool(asked(perspective, motion, rng))


def costless(perspective: Perspective, motion: str) -> bool:
    """Could agreeing cost this seat nothing, as the rules say?"""
    return not perspective.world.costs(perspective.seat, motion)


def thinks(game: str, bot: str) -> float:
    """How many seconds a bot may think about a decision."""
    program = program_named(game, bot)
    return seconds_of(bot) if program is None else program.seconds


class WorkerLost(Exception):
    """The process died, took too long, or could not answer."""


def work(asking: Asking) -> None:
    """The worker process: answers questions."""
    memory = Memory()
    while True:
        try:
            message = asking.next()
            if isinstance(message, list):  # tables that are no longer in memory
                memory.forget(message)
                continue
            asked = Asked(*message)
            answer: tuple[str, Text | None] | str
            if asked.motion:
                said = agrees(bot_named(asked.game, asked.bot), asked.perspective, asked.motion, Rng(asked.seed))
                answer = (YES if said else NO, None)
            else:
                decision = memory.choose(asked)
                answer = (decision.do, decision.reason)
        except (EOFError, OSError):
            return
        except Exception as error:
            answer = f"{type(error).__name__}: {error}"
        asking.answer(answer)


class Worker:
    """A process that thinks for bots, and what it need not remember any more."""

    def __init__(self) -> None:
        self._piped = Piped("lamplight-bot", work)
        self._left: queue.SimpleQueue[str] = queue.SimpleQueue()  # tables
        self.stop = self._piped.stop
        self.kill = self._piped.kill

    def forget(self, table: str) -> None:
        """Give back what is kept for this table, with the next question at the latest; from any thread."""
        if self.pid is not None:
            self._left.put(table)

    def clear_up(self) -> None:
        """Tell the process what it need not remember; from the thread that feeds it."""
        left: list[str] = []
        while not self._left.empty():
            left.append(self._left.get())
        if left:
            with contextlib.suppress(Lost, OSError):  # it has died, and remembers nothing
                self._piped.tell(left)

    @property
    def pid(self) -> int | None:
        return self._piped.pid

    def ask(self, asked: Asked, timeout: float) -> Thought:
        """Put a question; raises WorkerLost."""
        try:
            self._piped.ask(tuple(asked))
            answer = self._piped.hear(timeout)
        except Lost as error:
            raise WorkerLost(str(error)) from None
        if isinstance(answer, str):
            raise WorkerLost(answer)
        return Thought(*answer)


def at_random(perspective: Perspective, seed: int) -> Thought:
    """Any legal action of the seat, each as likely as the others."""
    world = perspective.world
    codes = world.legal_actions()
    return Thought(world.text(codes[int(Rng(seed).below(len(codes)))]), None)


class BotPool:
    """A few workers and the questions before them."""

    def __init__(self, workers: int, timeout: float, chairs: Chairs | None = None) -> None:
        self.timeout = timeout
        self.chairs = chairs  # that it shares with other processes
        self.workers = [Worker() for _ in range(workers)]
        self._queue: BotQueue[Question] = BotQueue(workers)
        self._lock = threading.Lock()
        self._inboxes: list[queue.SimpleQueue[Any]] = [queue.SimpleQueue() for _ in range(workers)]
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
            self._queue.put(
                question, question.short, question.put_to(question.bot).whose, question.home, question.table
            )
            self._hand_out()

    @property
    def waiting(self) -> int:
        """How many questions wait for a worker."""
        return len(self._queue)

    @property
    def thinking(self) -> int:
        """How many workers think."""
        return len(self.workers) - len(self._queue.free)

    def forget(self, table: str) -> None:
        """Nothing more is asked at this table: what bots keep for it is given back, at once where they do not think."""
        for number, worker in enumerate(self.workers):
            worker.forget(table)
            self._inboxes[number].put(TIDY)
        if self._loop is not None and self.programs.sit_at(table):
            self._loop.run_in_executor(None, self.programs.forget, table)  # they are told, and may be slow

    def patience(self, bot: str) -> float:
        """How many seconds this bot is waited for: the time that it may think does not count."""
        return self.timeout + seconds_of(bot)

    def close(self) -> None:
        """End all workers; who still waits is not answered."""
        self._closing = True
        for inbox in self._inboxes:
            inbox.put(None)
        for worker in self.workers:
            worker.kill()
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
            worker.clear_up()
            if question is TIDY:
                continue
            began = time.monotonic()
            try:
                with self._chair(question):
                    thought = self._answer(worker, question) if question.wanted() else NOTHING
            except Exception:
                meters.lost.add(question.game)
                log.exception(
                    "bot %s of %s has no answer", question.bot, question.game, extra=about("bot-lost", question.table)
                )
                thought = NOTHING
            meters.thought.add(time.monotonic() - began)
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

    def _chair(self, question: Question) -> contextlib.AbstractContextManager[None]:
        if self.chairs is None:
            return contextlib.nullcontext()
        return self.chairs.one(question.short, lambda: question.wanted() and not self._closing)

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
                meters.lost.add(question.game)
                log.warning(
                    "bot %s of %s, attempt %d: %s",
                    bot,
                    question.game,
                    attempt,
                    error,
                    extra=about("bot-lost", question.table),
                )
                worker.stop()
        if question.motion:
            return Thought(YES if costless(question.perspective, question.motion) else NO, None)
        if not self._closing:
            log.error(
                "bot %s of %s gives no answer: a legal action is chosen at random",
                question.bot,
                question.game,
                extra=about("bot-at-random", question.table),
            )
        return at_random(question.perspective, question.seed)
