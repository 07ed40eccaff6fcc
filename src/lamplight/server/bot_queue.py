"""Which worker answers which question, so that long thoughts never hold up short ones, nor many those of others.

With two or more workers the last one is kept for short questions. The homes that ask take turns, and within a home
its tables do. Hence:
- a short question waits for other short questions only, however many long ones there are;
- a question waits for one of every other home, however many these ask, and else for what its own home asked before;
- no question waits while a worker that may answer it is free.
Among the free workers a question goes to the one that answered for the same asker last: what that one found is there.
"""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Hashable
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")

REMEMBERED = 1024  # askers whose last worker is known


class _Waiting(NamedTuple, Generic[T]):
    number: int  # the order of asking
    question: T
    asker: Hashable | None


class _Lane(Generic[T]):
    """Questions of one kind; homes take turns, in each home its tables, at each table they come as they were asked."""

    def __init__(self) -> None:
        self._homes: OrderedDict[Hashable, OrderedDict[Hashable, deque[_Waiting[T]]]] = OrderedDict()

    def __len__(self) -> int:
        return sum(len(asked) for tables in self._homes.values() for asked in tables.values())

    def __bool__(self) -> bool:
        return bool(self._homes)

    def put(self, waiting: _Waiting[T], home: Hashable, table: Hashable) -> None:
        tables = self._homes.setdefault(home, OrderedDict())
        tables.setdefault(table, deque()).append(waiting)

    def first(self) -> _Waiting[T]:
        return next(iter(next(iter(self._homes.values())).values()))[0]

    def pop(self) -> _Waiting[T]:
        home, tables = next(iter(self._homes.items()))
        table, asked = next(iter(tables.items()))
        waiting = asked.popleft()
        if asked:
            tables.move_to_end(table)
        else:
            del tables[table]
        if tables:
            self._homes.move_to_end(home)
        else:
            del self._homes[home]
        return waiting


class BotQueue(Generic[T]):
    """Questions that wait and workers that are free; it is locked by whoever uses it."""

    def __init__(self, workers: int) -> None:
        self.kept_for_short = workers - 1 if workers > 1 else -1
        self.free = set(range(workers))
        self._short: _Lane[T] = _Lane()
        self._long: _Lane[T] = _Lane()
        self._last: OrderedDict[Hashable, int] = OrderedDict()
        self._asked = 0

    def __len__(self) -> int:
        """How many questions wait."""
        return len(self._short) + len(self._long)

    def put(
        self, question: T, short: bool, asker: Hashable | None = None, home: Hashable = "", table: Hashable = ""
    ) -> None:
        """One more question, from this home and table."""
        self._asked += 1
        (self._short if short else self._long).put(_Waiting(self._asked, question, asker), home, table)

    def freed(self, worker: int) -> None:
        """This worker has answered."""
        self.free.add(worker)

    def handed_out(self) -> list[tuple[int, T]]:
        """The workers that begin now, each with its question; they are busy until they are freed."""
        out: list[tuple[int, T]] = []
        while self.free:
            lanes = [lane for lane in (self._short, self._long) if lane]
            if self.free == {self.kept_for_short}:
                lanes = [lane for lane in lanes if lane is self._short]
            if not lanes:
                break
            lane = min(lanes, key=lambda one: one.first().number)
            waiting = lane.pop()
            worker = self._worker(waiting.asker, short=lane is self._short)
            self.free.remove(worker)
            out.append((worker, waiting.question))
        return out

    def _worker(self, asker: Hashable | None, short: bool) -> int:
        able = self.free if short else self.free - {self.kept_for_short}
        worker = self._last.get(asker, -1) if asker is not None else -1
        if worker not in able:
            worker = self.kept_for_short if self.kept_for_short in able else min(able)
        if asker is not None:
            self._last[asker] = worker
            self._last.move_to_end(asker)
            if len(self._last) > REMEMBERED:
                self._last.popitem(last=False)
        return worker
