"""What many games together tell: summaries of a cell, filled game by game without keeping the games."""

from __future__ import annotations

import math
from collections import Counter
from typing import Final, NamedTuple

from lamplight.lab.job import Cell, Plan, Row
from lamplight.lab.ledger import Ledger
from lamplight.lab.measures import CHOICES, DECISIONS, GIVEN
from lamplight.lab.ratings import Interval, Z, wilson

QUANTILES: Final = (0.1, 0.5, 0.9)


class Spread(NamedTuple):
    """How a number is spread over games: its mean with its 95 % interval, and 10, 50 and 90 % of the games."""

    mean: Interval
    low: float
    median: float
    high: float


class Luck(NamedTuple):
    """Where the differences between results come from, as shares of their variance."""

    bots: float  # who plays
    seats: float  # where one sits
    luck: float  # what the dealer deals to that seat
    rest: float  # all else: how bots and luck meet, and the bots' own lots


class Tally:
    """Sums, squares and how often each value came."""

    def __init__(self) -> None:
        self.counts: Counter[float] = Counter()

    def add(self, value: float) -> None:
        self.counts[value] += 1

    def spread(self) -> Spread:
        games = sum(self.counts.values())
        total = sum(value * times for value, times in self.counts.items())
        mean = total / games
        variance = sum(times * (value - mean) ** 2 for value, times in self.counts.items()) / max(1, games - 1)
        half = Z * math.sqrt(variance / games)
        found = []
        ordered = sorted(self.counts.items())
        for share in QUANTILES:
            seen = 0
            for value, times in ordered:
                seen += times
                if seen >= share * games:
                    found.append(value)
                    break
        low = mean - half if ordered[0][0] < 0 else max(0.0, mean - half)
        return Spread(Interval(mean, low, mean + half), *found)


class Summary:
    """One cell's games, added one by one in the order of their numbers."""

    def __init__(self, cell: Cell, measures: tuple[str, ...]) -> None:
        self.cell = cell
        self.measures = measures
        self.games = 0
        self.tallies = {name: Tally() for name in ("plies", "turns", *measures)}
        self.reasons: Counter[str] = Counter()
        self.pieces: Counter[str] = Counter()
        self.bots = tuple(dict.fromkeys(bot for lineup in cell.lineups for bot in lineup))
        self.seat_wins = [0.0] * cell.seats
        self.bot_wins = dict.fromkeys(self.bots, 0.0)
        self.bot_seats = dict.fromkeys(self.bots, 0)
        self.ledger = Ledger(self.bots)
        self._squares = 0.0
        self._group = [0.0] * cell.seats
        self._group_squares = 0.0
        self._in_group = 0
        self.groups = 0

    def add(self, row: Row, bots: tuple[str, ...]) -> None:
        """Another game."""
        self.games += 1
        found = dict(zip(self.measures, row.values, strict=True)) | {"plies": row.plies, "turns": row.turns}
        for name, value in found.items():
            self.tallies[name].add(per(name, value, found))
        self.reasons[row.reason] += 1
        self.pieces.update(row.pieces)
        self.ledger.add(row, bots)
        for seat, share in enumerate(row.shares):
            self.seat_wins[seat] += share
            self.bot_wins[bots[seat]] += share
            self.bot_seats[bots[seat]] += 1
            self._squares += share * share
            self._group[seat] += share
        self._in_group += 1
        if self._in_group == len(self.cell.lineups):
            self._group_squares += sum(total * total for total in self._group)
            self._group = [0.0] * self.cell.seats
            self._in_group = 0
            self.groups += 1

    def seat_shares(self) -> list[Interval]:
        """Each seat's share of the wins."""
        return [wilson(wins, self.games) for wins in self.seat_wins]

    def bot_shares(self) -> dict[str, Interval]:
        """Each bot's share of the wins per seat that it had."""
        return {bot: wilson(wins, self.bot_seats[bot]) for bot, wins in self.bot_wins.items()}

    def luck(self) -> Luck | None:
        """Bots, seats and luck as parts of the variance of a seat's result.

        Every group plays all line-ups under the same luck, and every bot sits in every seat as often: a balanced
        design, so the sums of squares of bots, seats and groups within seats add up. Each is freed of what chance
        alone would put there (the mean square of the rest).
        """
        lineups, seats, groups = len(self.cell.lineups), self.cell.seats, self.groups
        if lineups < 2 or groups < 2 or self.games != groups * lineups:
            return None
        results = self.games * seats
        level = sum(self.seat_wins) ** 2 / results
        by_seat = sum(wins * wins for wins in self.seat_wins) / self.games - level
        by_bot = sum(wins * wins / self.bot_seats[bot] for bot, wins in self.bot_wins.items()) - level
        by_luck = self._group_squares / lineups - level - by_seat
        rest = self._squares - level - by_seat - by_bot - by_luck
        free_seat, free_bot, free_luck = seats - 1, len(self.bots) - 1, seats * (groups - 1)
        free_rest = results - 1 - free_seat - free_bot - free_luck
        if free_rest <= 0:
            return None
        noise = rest / free_rest
        parts = [
            max(0.0, by_bot - free_bot * noise),
            max(0.0, by_seat - free_seat * noise),
            max(0.0, by_luck - free_luck * noise),
            noise * results,
        ]
        total = sum(parts)
        return Luck(*(part / total for part in parts)) if total > 0 else None


def per(name: str, value: int, found: dict[str, int]) -> float:
    """Decisions, and points given away, are told per turn, choices per decision, all else per game."""
    if name == DECISIONS:
        return round(value / max(1, found["turns"]), 2)
    if name == CHOICES:
        return round(value / max(1, found[DECISIONS]), 2)
    if name == GIVEN:
        return round(value / 100 / max(1, found["turns"]), 2)
    return value


def summaries(plan: Plan) -> list[Summary]:
    """An empty summary for every cell."""
    return [Summary(cell, plan.measures) for cell in plan.cells]
