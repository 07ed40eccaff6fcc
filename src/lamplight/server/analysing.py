"""Games that are over are analysed one after the other in a humble process; what was found is kept with the game.

Live tables come first: the process runs at the lowest priority, and the bots' workers never wait for it. If it dies,
whoever asked is told so, and may ask again. Whoever asked may also have enough: once nobody wants it any more it is
broken off, and what was found by then is shown, but not kept.
"""

from __future__ import annotations

import asyncio
import logging
import zlib
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, Final, NamedTuple

import sqlalchemy as sa
from sqlalchemy.engine import Connection as Database

from lamplight.analysis.course import FORMAT, Analysis, NotAnalysis, read
from lamplight.analysis.running import Running
from lamplight.core.record import RecordFault, read_record, verify
from lamplight.core.view import Text
from lamplight.kits import game_named
from lamplight.server import wire
from lamplight.server.piped import Asking, Lost, Piped
from lamplight.server.rows import analyses
from lamplight.server.store import Store

log = logging.getLogger("lamplight.analysis")

HUMBLE: Final = 19  # niceness
IDLE: Final = 20.0  # seconds after which a process without work ends
PATIENCE: Final = 600.0  # seconds between two signs of life
MOST: Final = 100  # games that wait or whose trouble is remembered
PASSES: Final = 2  # a first picture, and the whole
STEPS: Final = 100  # how often it is told how far it is

ENOUGH: Final = "enough"  # to the process: break off what you are at

LOST: Final = Text("analysis-stopped")
BROKEN_OFF: Final = Text("analysis-broken-off")
BUSY: Final = Text("analysis-busy")


class Part(NamedTuple):
    """From the process: how far it is, what was found so far (as JSON), or why it cannot be."""

    done: float = 0.0
    found: bytes = b""
    trouble: Text | None = None
    last: bool = False


def parts(lines: list[str], tell: Callable[[Part], None], stop: Callable[[], bool]) -> None:
    """Analyses a record and tells how it goes."""
    try:
        record = read_record(lines)
        match = verify(record, game_named(record.game)).match
    except RecordFault as fault:
        tell(Part(trouble=fault.message, last=True))
        return
    told = 0

    def watch(done: float) -> None:
        nonlocal told
        if int(done * STEPS) > told:
            told = int(done * STEPS)
            tell(Part(done))

    for n, found in enumerate(Running(match, watch=watch, stop=stop).passes(), 1):
        off = BROKEN_OFF if n == PASSES and found.done < 1.0 else None
        tell(Part(found.done, found.json(), off, n == PASSES))


def work(asking: Asking) -> None:
    """The process: analyses what it is given."""
    for lines in asking:
        if lines == ENOUGH:  # it came too late
            continue
        try:
            parts(lines, asking.answer, lambda: asking.asked)
        except OSError:
            raise
        except Exception as error:
            log.exception("a game cannot be analysed")
            asking.answer(Part(trouble=Text("analysis-failed", {"why": type(error).__name__}), last=True))


def kept(database: Database, number: int) -> Analysis | None:
    """The analysis that is kept with a game; none of another format."""
    row = database.execute(sa.select(analyses).where(analyses.c.match == number)).first()
    if row is None or row.format != FORMAT:
        return None
    try:
        return read(zlib.decompress(row.body))
    except (NotAnalysis, zlib.error):
        return None


def keep(database: Database, number: int, body: bytes) -> None:
    """Keeps an analysis with its game, in place of an older one."""
    database.execute(sa.delete(analyses).where(analyses.c.match == number))
    database.execute(sa.insert(analyses).values(match=number, format=FORMAT, body=zlib.compress(body, 9)))


class Analyst:
    """Which games are to be analysed, and the process that does."""

    def __init__(self, store: Store, spawn: Callable[[Coroutine[Any, Any, None]], None]) -> None:
        self.store = store
        self._spawn = spawn
        self._waiting: dict[int, list[str]] = {}  # the lines of a record by the number of its match
        self._state: dict[int, Part] = {}  # of those that wait, are under way, or went wrong
        self._running = False
        self._closed = False
        self._piped = Piped("lamplight-analyst", work, HUMBLE)
        self._wanted: dict[int, set[str]] = {}  # who has asked for those that wait or are under way
        self._bedtime: asyncio.TimerHandle | None = None

    @property
    def pid(self) -> int | None:
        return self._piped.pid

    async def told(self, number: int) -> wire.Analysed | None:
        """How far the analysis of a game is; None: nobody has asked for one. Raises StoreError."""
        state = self._state.get(number)
        if state is None:
            found = await self.store.read(partial(kept, number=number))
            return None if found is None else wire.Analysed(1.0, found)
        first = read(state.found) if state.found else None
        ahead = list(self._waiting).index(number) + 1 if number in self._waiting else 0
        return wire.Analysed(state.done, first, ahead, state.trouble)

    def ask(self, number: int, lines: list[str], who: str) -> Text | None:
        """Analyse a game; or why not now."""
        state = self._state.get(number)
        if state is not None and state.trouble is None:
            self.wanted(number, who)
            return None
        if len(self._waiting) >= MOST:
            return BUSY
        while len(self._state) > 2 * MOST:  # troubles that nobody asked about
            old = next(one for one, state in self._state.items() if state.trouble is not None)
            del self._state[old]
        self._state[number] = Part()
        self._waiting[number] = lines
        self._wanted[number] = {who}
        if not self._running and not self._closed:
            self._running = True
            self._spawn(self._all())
        return None

    def wanted(self, number: int, who: str) -> None:
        """Somebody wants one that waits or is under way, too."""
        if number in self._wanted:
            self._wanted[number].add(who)

    def enough(self, number: int, who: str) -> None:
        """Somebody who asked for it wants it no more; it is broken off when nobody does."""
        if who not in self._wanted.get(number, ()):
            return
        self._wanted[number].remove(who)
        if not self._wanted[number] and self._waiting.pop(number, None) is not None:
            del self._wanted[number]
            self._state[number] = Part(trouble=BROKEN_OFF)

    def close(self) -> None:
        """End the process, whatever it is doing."""
        self._closed = True
        self._waiting.clear()
        self._piped.close()

    async def _all(self) -> None:
        if self._bedtime is not None:
            self._bedtime.cancel()
        try:
            while self._waiting and not self._closed:
                number = next(iter(self._waiting))
                await self._one(number, self._waiting.pop(number))
        finally:
            self._running = False
            if not self._closed:
                self._bedtime = asyncio.get_running_loop().call_later(IDLE, self._piped.stop)

    async def _one(self, number: int, lines: list[str]) -> None:
        loop = asyncio.get_running_loop()

        def goes_on(part: Part) -> None:
            found = part.found or self._state.get(number, part).found
            self._state[number] = part._replace(found=found)

        def tell(part: Part) -> None:
            loop.call_soon_threadsafe(goes_on, part)

        last = await asyncio.to_thread(self._ask, lines, tell, lambda: not self._wanted[number])
        del self._wanted[number]
        if last.trouble is not None or self._closed:
            self._state[number] = last
            return
        try:
            await self.store.write(partial(keep, number=number, body=last.found))
        except Exception as error:
            log.warning("match %d: its analysis cannot be kept: %s", number, error)
            self._state[number] = Part(trouble=LOST)
            return
        self._state.pop(number, None)

    def _ask(self, lines: list[str], tell: Callable[[Part], None], enough: Callable[[], bool]) -> Part:
        """The last word of the process about a game."""
        said = False
        try:
            self._piped.ask(lines)
            while True:
                part: Part = self._piped.hear(PATIENCE)
                if part.last:
                    return part
                tell(part)
                if enough() and not said:
                    self._piped.tell(ENOUGH)
                    said = True
        except (Lost, OSError) as lost:
            if not self._closed:
                log.warning("an analysis came to no end: %s", lost)
        self._piped.stop()
        return Part(trouble=LOST)
