"""Positions that a match keeps on its way, so that going back need not begin at the start.

They lie the denser the nearer the end is: between two neighbours lies at most about as much as behind them. So there
are few of them (the logarithm of the length), and to take back d plies, about as many are played again: a game with
all that was taken back in it is replayed in time that grows with the length of its log.
"""

from __future__ import annotations

from typing import Final, Protocol

from lamplight.core.game import Game, State

EVERY: Final = 8  # plies between two positions that are noted


class Trail(Protocol):
    """A hash of lines, one after the other, that can be gone on with."""

    def update(self, data: bytes, /) -> None: ...

    def copy(self) -> Trail: ...

    def hexdigest(self) -> str: ...


class Mark:
    """How it stood after so many plies: the state, or the line that tells it; luck's draws so far; the way there."""

    def __init__(self, ply: int, state: State | None, line: str, draws: dict[str, int], way: Trail | None) -> None:
        self.ply = ply
        self.line = line
        self.draws = draws
        self.way = way
        self._state = state

    def stood(self, game: Game) -> State:
        """The position, for the caller alone."""
        if self._state is None:
            self._state = game.position(self.line)
        return self._state.copy()

    def told(self) -> str:
        """The position as a line; it is spelled once."""
        if not self.line and self._state is not None:
            self.line = self._state.position()
        return self.line


def thinned(marks: list[Mark], end: int) -> list[Mark]:
    """Without those whose neighbours are near enough to each other, seen from the end.

    >>> def left(end, every=8):
    ...     marks = []
    ...     for ply in range(every, end + 1, every):
    ...         marks = thinned([*marks, Mark(ply, None, "", {}, None)], ply)
    ...     return [mark.ply for mark in marks]
    >>> left(64)
    [32, 48, 56, 64]
    >>> [5000 - ply for ply in left(5000)]
    [2952, 1928, 1416, 904, 648, 392, 264, 136, 72, 40, 24, 16, 8, 0]
    """
    kept: list[Mark] = []  # the newest first
    for at in range(len(marks) - 1, -1, -1):
        before = marks[at - 1].ply if at > 0 else 0
        if not kept or kept[-1].ply - before > end - kept[-1].ply:
            kept.append(marks[at])
    kept.reverse()
    return kept
