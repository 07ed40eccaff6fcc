"""What is to be played, as data: a plan of cells, in which every game has a number that says all about it.

A plan is all that a worker needs; the number of a game gives its cell, its line-up and its luck. So a job is a range
of numbers, and the same game comes out wherever it is played.
"""

from __future__ import annotations

import hashlib
from bisect import bisect_right
from typing import Final

import msgspec

from lamplight.bots.kit import Value

MOST_GAMES: Final = 100_000_000
MOST_CELLS: Final = 1000


class Cell(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Games of one kind: every line-up plays the same number of groups, and a group has the same luck throughout."""

    game: str
    options: dict[str, str]
    lineups: tuple[tuple[str, ...], ...]  # the bots seat by seat
    groups: int
    labels: dict[str, str] = {}  # what tells this cell from the others, for people
    board: str = ""  # the text of a file of one's own, see Files of the kit
    changes: dict[str, Value] = {}  # numbers of the content that differ from ours

    @property
    def seats(self) -> int:
        return len(self.lineups[0])

    @property
    def games(self) -> int:
        return self.groups * len(self.lineups)


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All games of a run, numbered from 0: cell by cell, group by group, line-up by line-up."""

    version: str  # of Lamplight
    rules: dict[str, str]  # the rules and the content that the games are played by, see play.fingerprint
    seed: str
    cells: tuple[Cell, ...]
    measures: tuple[str, ...]
    most_plies: int  # a game that has not ended by then is recorded as unfinished
    title: str = ""
    about: str = ""
    shown: tuple[str, ...] = ()  # the measures that the report shows, in this order

    @property
    def games(self) -> int:
        return sum(cell.games for cell in self.cells)

    def digest(self) -> str:
        """Tells this plan from every other."""
        return hashlib.sha256(msgspec.json.encode(self, order="sorted")).hexdigest()


class Task(msgspec.Struct, frozen=True):
    """One game to be played."""

    number: int
    cell: int
    group: int
    lineup: int
    bots: tuple[str, ...]
    luck: bytes


class Row(msgspec.Struct, frozen=True, array_like=True):
    """What came of one game; values are in the order of the plan's measures."""

    number: int
    plies: int
    turns: int
    reason: str
    shares: tuple[float, ...]
    won: tuple[bool, ...]
    values: tuple[int, ...]
    pieces: dict[str, int] = {}  # a measure that is counted piece by piece, see Tally of the kit
    lost: tuple[int, ...] = ()  # turns that programs lost to the usual bot, seat by seat; nothing where none was lost
    luck: tuple[float, ...] = ()  # what luck gave to each seat, where that is measured
    books: tuple[
        tuple[float, ...], ...
    ] = ()  # then seat by seat: start, luck, own decisions, others' decisions, result
    given: tuple[float, ...] = ()  # what each seat's decisions gave away, where they are judged ...
    decided: tuple[int, ...] = ()  # ... and in how many turns it decided


class Index:
    """Finds the game of a number."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.first = [0]
        for cell in plan.cells:
            self.first.append(self.first[-1] + cell.games)

    def task(self, number: int) -> Task:
        """The game of this number."""
        at = bisect_right(self.first, number) - 1
        cell = self.plan.cells[at]
        group, lineup = divmod(number - self.first[at], len(cell.lineups))
        return Task(number, at, group, lineup, cell.lineups[lineup], luck(self.plan.seed, group))


def luck(seed: str, group: int) -> bytes:
    """The dealer's seed of a group: the same in every cell, so that cells are compared under the same luck."""
    return hashlib.sha256(f"{seed}:{group}".encode()).digest()
