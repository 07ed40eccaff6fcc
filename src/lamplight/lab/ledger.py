"""The ledger: the books of many games, bot by bot. What adds up in every game adds up in the mean of all."""

from __future__ import annotations

from math import sqrt

import msgspec

from lamplight.lab.job import Row
from lamplight.lab.ratings import Interval, Z


class Booked(msgspec.Struct, frozen=True):
    """A bot's mean over all seats that it had: start + luck + own + others = result, in shares of the win."""

    bot: str
    start: float
    luck: float
    own: float  # what its own decisions changed ...
    own_low: float  # ... and the ends of the 95 % interval
    own_high: float
    others: float  # what the decisions of the others changed
    result: float
    seats: int


class Given(msgspec.Struct, frozen=True):
    """What a bot gave away by its decisions in a turn of its own, in shares of the win, with its 95 % interval."""

    bot: str
    per_turn: float
    low: float
    high: float
    turns: int


class Account:
    """One bot's sums."""

    def __init__(self) -> None:
        self.seats = 0
        self.sums = [0.0] * 5
        self.games = 0
        self.own = 0.0  # squared, game by game
        self.turns = 0
        self.given = 0.0
        self.squares = [0.0] * 3  # of given, of given by turns, of turns


class Ledger:
    """Filled game by game."""

    def __init__(self, bots: tuple[str, ...]) -> None:
        self.accounts = {bot: Account() for bot in bots}

    def add(self, row: Row, bots: tuple[str, ...]) -> None:
        """Another game; one that has no books changes nothing."""
        for bot in dict.fromkeys(bots) if row.books else ():
            mine = [seat for seat, one in enumerate(bots) if one == bot]
            account = self.accounts[bot]
            account.games += 1
            account.seats += len(mine)
            for seat in mine:
                for k, value in enumerate(row.books[seat]):
                    account.sums[k] += value
            account.own += sum(row.books[seat][2] for seat in mine) ** 2
            if row.given:
                given, turns = sum(row.given[seat] for seat in mine), sum(row.decided[seat] for seat in mine)
                account.given += given
                account.turns += turns
                for k, square in enumerate((given * given, given * turns, float(turns * turns))):
                    account.squares[k] += square

    def booked(self) -> list[Booked]:
        """The books of all bots that have any, whose own decisions won most first."""
        found = []
        for bot, account in self.accounts.items():
            if account.seats:
                start, luck, own, others, result = (one / account.seats for one in account.sums)
                middle = account.sums[2] / account.games
                spread = max(0.0, account.own - account.games * middle * middle) / max(1, account.games - 1)
                half = Z * sqrt(spread * account.games) / account.seats
                found.append(Booked(bot, start, luck, own, own - half, own + half, others, result, account.seats))
        return sorted(found, key=lambda one: -one.own)

    def given(self) -> list[Given]:
        """What each bot gave away in a turn: a ratio of two sums, with the interval of one."""
        found = []
        for bot, account in self.accounts.items():
            if account.turns:
                ratio = account.given / account.turns
                rest = account.squares[0] - 2 * ratio * account.squares[1] + ratio * ratio * account.squares[2]
                games = account.games
                half = Z * sqrt(max(0.0, rest) * games / max(1, games - 1)) / account.turns
                end = Interval(ratio, ratio - half, ratio + half)
                found.append(Given(bot, *end, account.turns))
        return sorted(found, key=lambda one: one.per_turn)
