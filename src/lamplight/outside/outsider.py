"""A program as a bot: it sits in a seat like any other. Whenever it fails, its turn goes to the game's usual bot."""

from __future__ import annotations

import atexit
import contextlib
import logging
import re
import threading
from collections.abc import Callable
from typing import Final, NamedTuple

from lamplight.bots.bot import Bot, Decision
from lamplight.core.game import Game
from lamplight.core.messages import Catalogue
from lamplight.core.perspective import Perspective
from lamplight.core.rng import Rng
from lamplight.core.view import Outcome, Text
from lamplight.outside.engine import Engine
from lamplight.outside.messages import plain
from lamplight.outside.process import ProgramFault

log = logging.getLogger("lamplight.outside")

SECONDS: Final = 2.0  # for a decision, unless the host says otherwise
MOST_SECONDS: Final = 600.0
MOST_FAULTS: Final = 3  # of one program in one game; after that the usual bot plays on alone

Report = Callable[[str, Text, str], None]


class Called(NamedTuple):
    """A program as a bot is called for it: its command line, and its seconds for a decision."""

    command: str
    seconds: float


NAME: Final = re.compile(r"cmd(?:@(\d+(?:\.\d+)?))?:(.*)", re.DOTALL)


def called(name: str) -> Called | None:
    """The program that the name of a bot stands for; None if it is the name of a bot here.

    >>> called("cmd:./mybot --deep"), called("cmd@0.5:./mybot")
    (Called(command='./mybot --deep', seconds=2.0), Called(command='./mybot', seconds=0.5))
    >>> called("strong") is None, called("cmd@0:./mybot") is None
    (True, True)
    """
    found = NAME.fullmatch(name)
    if found is None:
        return None
    seconds = SECONDS if found[1] is None else float(found[1])
    return Called(found[2], seconds) if 0.0 < seconds <= MOST_SECONDS else None


class Stable:
    """Programs that have said hello and wait for a game: starting one may take longer than a game."""

    def __init__(self) -> None:
        self._idle: dict[str, list[Engine]] = {}
        self._lock = threading.Lock()

    def take(self, command: str) -> Engine:
        with self._lock:
            idle = self._idle.get(command)
            if idle:
                return idle.pop()
        return Engine(command)

    def bring_back(self, engine: Engine) -> None:
        with self._lock:
            self._idle.setdefault(engine.program.command, []).append(engine)

    def close(self) -> None:
        """End all that wait."""
        with self._lock:
            engines = [engine for idle in self._idle.values() for engine in idle]
            self._idle.clear()
        for engine in engines:
            engine.close()


STABLE: Final = Stable()
atexit.register(STABLE.close)


def logged(command: str, fault: Text, complaints: str) -> None:
    """The usual report: a line of the log, with the last thing that the program wrote to standard error."""
    said = f" It wrote: {plain(complaints.splitlines()[-1])}" if complaints else ""
    log.warning("bot %s: %s%s", command, Catalogue("en").format(fault), said)


class Outsider(Bot):
    """Asks its program; after a fault the usual bot of the game has the turn and the program is started anew."""

    def __init__(self, command: str, game: Game, usual: Bot, seconds: float = SECONDS, report: Report = logged) -> None:
        self.command = command
        self.game = game
        self.usual = usual
        self.seconds = seconds
        self.report = report
        self.faults: list[Text] = []
        self.lost = 0  # turns that the usual bot had to make
        self._engine: Engine | None = None

    def choose(self, perspective: Perspective, rng: Rng) -> Decision:
        try:
            return self.ask(perspective)
        except ProgramFault:
            self.lost += 1
            decision = self.usual.choose(perspective, rng)
            return Decision(decision.code, decision.do, Text("outside-reason-usual", {"why": decision.reason}))

    def ask(self, perspective: Perspective) -> Decision:
        """What the program decides; a fault of it is reported, and raised."""
        try:
            said = self._ready(perspective).ask(perspective, self.seconds)
        except ProgramFault as fault:
            self._failed(fault.message)
            raise
        reason = Text("outside-reason", {"words": said.reason}) if said.reason else Text("outside-reason-none")
        return Decision(perspective.world.parse(said.do), said.do, reason)

    def agrees(self, perspective: Perspective, motion: str, rng: Rng) -> bool:
        """Its vote; without one of its own it says what the usual bot says."""
        try:
            return self.vote(perspective, motion)
        except ProgramFault:
            return self.usual.agrees(perspective, motion, rng)

    def vote(self, perspective: Perspective, motion: str) -> bool:
        """What the program says to something that all must agree on; a fault of it is reported, and raised."""
        try:
            return self._ready(perspective).agrees(perspective, motion, self.seconds)
        except ProgramFault as fault:
            self._failed(fault.message)
            raise

    def lost_turns(self) -> int:
        return self.lost

    def close(self, outcome: Outcome | None = None) -> None:
        """The game is over for this bot; its program may play another."""
        engine, self._engine = self._engine, None
        if engine is not None:
            try:
                engine.over(outcome)
            except ProgramFault as fault:
                self._failed(fault.message)
            else:
                STABLE.bring_back(engine)

    def end(self) -> None:
        """The host closes: the program ends now."""
        engine, self._engine = self._engine, None
        if engine is not None:
            engine.kill()

    def __del__(self) -> None:
        with contextlib.suppress(Exception):  # the interpreter may be closing
            self.close()

    def _ready(self, perspective: Perspective) -> Engine:
        """The program, with this game before it."""
        if len(self.faults) >= MOST_FAULTS:
            raise ProgramFault(Text("outside-given-up", {"faults": MOST_FAULTS}))
        if self._engine is None:
            engine = STABLE.take(self.command)
            self._engine = engine
            engine.begin(self.game, perspective)
        return self._engine

    def _failed(self, fault: Text) -> None:
        engine, self._engine = self._engine, None
        if engine is not None:
            engine.kill()
        if len(self.faults) >= MOST_FAULTS:
            return
        self.faults.append(fault)
        self.report(self.command, fault, "" if engine is None else engine.program.complaints)
        if len(self.faults) == MOST_FAULTS:
            self.report(self.command, Text("outside-given-up", {"faults": MOST_FAULTS}), "")
