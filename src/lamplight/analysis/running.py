"""Runs an analysis: the whole course at once with few play-outs, then with all of them, then what may have mattered.

Nothing of the game is looked up while it runs: a record goes in, and the same record, seed and budget give the same
analysis, however many processes share the work.
"""

from __future__ import annotations

import signal
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from multiprocessing import get_context
from typing import Final, NamedTuple

from lamplight import __version__
from lamplight.analysis import accounts, telling
from lamplight.analysis.course import Analysis, Judged
from lamplight.analysis.looking import Budget, Look, Piece, looked_at
from lamplight.bots.search.value import Values
from lamplight.core.match import Match
from lamplight.core.perspective import Perspective
from lamplight.core.record import read_record, record_lines, verify
from lamplight.core.rng import Rng
from lamplight.kits import game_named, kit_named

BATCHES: Final = 8
EACH: Final = 24  # play-outs in a batch, for a game with pace 1
LEAST_EACH: Final = 4
ITERATIONS: Final = 1500
WORLDS: Final = 1000
LEAST_WORLDS: Final = 64
MOST_SURE: Final = 12  # decisions that are valued once more
FIRST: Final = Budget(1, 1, 0, 0, 0)  # enough for a first picture
PIECES: Final = 4  # plies that a process takes at a time
DEPTHS: Final = {"quick": 0.25, "usual": 1.0, "deep": 4.0}


def budget_for(match: Match, depth: float = 1.0) -> Budget:
    """What a game is worth: where play-outs are dear there are fewer."""
    start = match.fresh().state
    judge = kit_named(match.game.id).judge(Perspective(start, 0, Rng(0), []))
    scale = float(judge.pace) * depth
    worlds = max(LEAST_WORLDS, round(WORLDS * scale))
    iterations = int(judge.least) + round(ITERATIONS * scale)
    return Budget(BATCHES, max(LEAST_EACH, round(EACH * scale)), iterations, worlds, 4 * worlds)


class Found(NamedTuple):
    """What one ply came to."""

    at: int
    piece: Piece
    known: tuple[float, ...] | None
    judged: Judged | None


class Running:
    """An analysis under way: `passes` gives it again and again, each time with more behind it, until it is done.

    watch is told after every ply which part of the work is done; stop is asked then whether that is enough.
    """

    def __init__(
        self,
        match: Match,
        seed: int = 1,
        budget: Budget | None = None,
        processes: int = 1,
        watch: Callable[[float], None] | None = None,
        judge: bool = True,
        stop: Callable[[], bool] = lambda: False,
    ) -> None:
        """judge: decisions are compared with the best that is found, which takes about half of the time."""
        self.match = match
        self.look, self.told = looked_at(match, seed)
        self.budget = budget or budget_for(match)
        self.processes = processes
        self.watch = watch
        self.judge = judge
        self.stop = stop
        self.judged: dict[int, Judged] = {}
        self.known: dict[int, tuple[float, ...]] = {}
        self.died = False  # a process that shared the work came to an end by itself: what was found is kept

    def passes(self) -> Iterator[Analysis]:
        """The first picture, and the whole."""
        yield self.made([self.look.piece(at, FIRST) for at in range(len(self.look.plies))], FIRST, 0.0)
        yield self.whole()

    def whole(self) -> Analysis:
        """All plies at full depth; the decisions that may have mattered most are valued anew in the end."""
        plies = range(len(self.look.plies))
        pieces: list[Piece | None] = [None for _ in plies]
        done = 0
        try:
            with closing(self.shared_out()) as shared:
                for done, found in enumerate(shared, 1):
                    pieces[found.at] = found.piece
                    if found.known is not None:
                        self.known[found.at] = found.known
                    if found.judged is not None:
                        self.judged[found.at] = found.judged
                    if self.watch is not None:
                        self.watch(0.95 * done / len(plies))
                    if self.stop() and done < len(plies):
                        return self.broken_off(pieces, done / len(plies))
        except BrokenProcessPool:
            self.died = True
            return self.broken_off(pieces, done / len(plies))
        self.surely(MOST_SURE, self.budget)
        return self.made([piece for piece in pieces if piece is not None], self.budget, 1.0)

    def broken_off(self, pieces: Sequence[Piece | None], done: float) -> Analysis:
        """What was found so far. The rest is looked at in short: the course is whole, and the books balance."""
        short = Budget(self.budget.batches, 1, 0, 0, 0)
        whole = [self.look.piece(at, short) if piece is None else piece for at, piece in enumerate(pieces)]
        self.surely(telling.MOST_TURNS, self.budget._replace(sure=self.budget.worlds))
        return self.made(whole, self.budget, done)

    def surely(self, most: int, budget: Budget) -> None:
        """The decisions that may have cost most are valued again by lots that did not pick them out."""
        costly = [at for at, one in self.judged.items() if one.lost > 0.0]
        for at in sorted(costly, key=lambda at: (-self.judged[at].lost, at))[:most]:
            self.judged[at] = self.look.surely(at, self.judged[at], budget)

    def made(self, pieces: Sequence[Piece], budget: Budget, done: float) -> Analysis:
        """The analysis from these pieces."""
        look, match = self.look, self.match
        opening: Values | None = look.opening(budget)
        values = accounts.course(opening, pieces)
        moments = accounts.moments(look.plies, pieces, values, look.seats, self.known, self.judged)
        found = Analysis(
            lamplight=__version__,
            game=match.game.id,
            rules=match.game.rules_version,
            content=match.game.content(match.options),
            seats=look.seats,
            together=bool(look.game.together),
            finished=look.over,
            seed=look.seed,
            playouts=budget.batches * budget.each,
            iterations=budget.iterations,
            done=done,
            start=accounts.mean(values[0], look.seats),
            moments=moments,
            accounts=accounts.accounts(look.plies, values, look.seats, self.judged),
        )
        return telling.told(found, look, self.told)

    def shared_out(self) -> Generator[Found]:
        """All plies, in the order in which they are done."""
        count = len(self.look.plies)
        if self.processes <= 1:
            yield from (looked(self.look, at, self.budget, self.judge) for at in range(count))
            return
        lines = record_lines(self.match)
        parts = [range(first, count, -(-count // PIECES)) for first in range(-(-count // PIECES))]
        work = (lines, self.look.seed, self.budget, self.judge)
        pool = ProcessPoolExecutor(self.processes, get_context("spawn"), begin, work)
        try:
            waiting: set[Future[list[Found]]] = {pool.submit(some, list(part)) for part in parts}
            while waiting:
                ready, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for one in ready:
                    yield from one.result()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def looked(look: Look, at: int, budget: Budget, judge: bool) -> Found:
    """One ply."""
    judged = look.judged(at, budget) if judge else None
    return Found(at, look.piece(at, budget), look.known(at, budget), judged)


class _Bench:
    """What a process works on."""

    look: Look
    budget: Budget
    judge: bool


def begin(lines: list[str], seed: int, budget: Budget, judge: bool) -> None:
    """A process reads the record that it is to share; it ends with whoever started it, not by Ctrl+C."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    record = read_record(lines)
    _Bench.look, _ = looked_at(verify(record, game_named(record.game)).match, seed)
    _Bench.budget = budget
    _Bench.judge = judge


def some(plies: list[int]) -> list[Found]:
    return [looked(_Bench.look, at, _Bench.budget, _Bench.judge) for at in plies]


def analysed(
    match: Match,
    seed: int = 1,
    budget: Budget | None = None,
    processes: int = 1,
    watch: Callable[[float], None] | None = None,
    judge: bool = True,
    stop: Callable[[], bool] = lambda: False,
) -> Analysis:
    """A match analysed to the end, or until that is enough."""
    return Running(match, seed, budget, processes, watch, judge, stop).whole()
