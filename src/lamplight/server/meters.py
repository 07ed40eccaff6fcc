"""What is counted while the server runs: how often, how long. It knows no table, no name and no address.

Counting costs a part of a microsecond, from any thread; metrics.py tells it to whoever looks after the server.
"""

from __future__ import annotations

import threading
from bisect import bisect_left
from collections.abc import Sequence
from typing import Final

SOON: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)  # seconds
LONG: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0)


class Tally:
    """How often something happened, by its kind."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._counts: dict[str, int] = {}

    def add(self, kind: str) -> None:
        with self._lock:
            self._counts[kind] = self._counts.get(kind, 0) + 1

    def counts(self) -> dict[str, int]:
        """All kinds that have happened."""
        with self._lock:
            return dict(self._counts)

    @property
    def total(self) -> int:
        return sum(self.counts().values())


class Spread:
    """How long something took, as a histogram.

    >>> spread = Spread((0.1, 1.0))
    >>> for seconds in (0.05, 0.1, 0.5, 7.0):
    ...     spread.add(seconds)
    >>> spread.buckets()
    ([('0.1', 2), ('1.0', 3), ('+Inf', 4)], 7.65)
    >>> spread.share(0.5), spread.share(0.99), Spread((1.0,)).share(0.5)
    (0.1, inf, 0.0)
    """

    def __init__(self, bounds: Sequence[float]) -> None:
        self._lock = threading.Lock()
        self._bounds = tuple(bounds)
        self._counts = [0] * (len(bounds) + 1)
        self._sum = 0.0

    def add(self, seconds: float) -> None:
        at = bisect_left(self._bounds, seconds)
        with self._lock:
            self._counts[at] += 1
            self._sum += seconds

    def buckets(self) -> tuple[list[tuple[str, int]], float]:
        """How many took at most so long, for every bound, and all seconds together."""
        with self._lock:
            counts, total = list(self._counts), self._sum
        out, so_far = [], 0
        for bound, count in zip([*map(str, self._bounds), "+Inf"], counts, strict=True):
            so_far += count
            out.append((bound, so_far))
        return out, total

    def share(self, part: float) -> float:
        """The bound below which this part of all lies; 0 where there is nothing."""
        return share(self.buckets()[0], part)


def share(buckets: Sequence[tuple[str, int]], part: float) -> float:
    """The same of these buckets."""
    wanted = buckets[-1][1] * part
    return next((float(bound) for bound, count in buckets if count >= wanted and count), 0.0)


class Meters:
    """All that is counted in one process."""

    def __init__(self) -> None:
        self.answers = Tally()  # to commands, by kind: went, done, greeted, refuse, stale, duplicate, fail, limit
        self.kept = Spread(SOON)  # from the coming of a decision to its acknowledgement, which means: on disk
        self.refused = Tally()  # what was turned away, by reason
        self.responses = Tally()  # of HTTP, by status
        self.made = Tally()  # tables, by game
        self.opened = Spread(SOON)  # tables, from disk
        self.read = Spread(SOON)  # the database
        self.written = Spread(SOON)
        self.failed = Tally()  # the database, by kind
        self.thought = Spread(LONG)  # bots, from the question's turn to its answer
        self.lost = Tally()  # bots without an answer, by game


meters: Final = Meters()  # of this process
