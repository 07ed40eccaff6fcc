"""A sequential test: games are played until it is clear which of two answers is right, as chess engines are tested.

The two answers are that a bot's share of the wins is `low`, or `high`. After every group of games of the same luck, in
the order of their numbers, the likelihood of what was seen is compared under both (Wald's sequential probability ratio
test). How groups are spread is not assumed but fitted under each answer (the generalised test of Van den Bergh), so
games of the same luck may hang together as they like. The order makes the answer the same however many processes play.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from lamplight.lab.job import Index, Plan, Row
from lamplight.lab.ratings import SCALE

YES: Final = "high"
NO: Final = "low"
OPEN: Final = "open"
UNSEEN: Final = 0.001  # groups in which all, and in which none, is won: they are possible, however seldom
HALVINGS: Final = 60
USUAL_ERROR: Final = 0.05
USUAL_GAP: Final = 50.0  # points of rating between the two answers


class Question(msgspec.Struct, frozen=True):
    """Is this bot's share of the wins rather low or high?

    alpha is how often "high" may be said where low is right, beta how often "low" where high is.
    """

    bot: str
    low: float
    high: float
    alpha: float = USUAL_ERROR
    beta: float = USUAL_ERROR
    points: tuple[float, float] | None = None  # the same as ratings, if it was asked like that

    @property
    def bounds(self) -> tuple[float, float]:
        """Where the logarithm of the likelihood ratio ends the test.

        >>> [round(end, 3) for end in Question("a", 0.5, 0.6).bounds]
        [-2.944, 2.944]
        """
        return math.log(self.beta / (1 - self.alpha)), math.log((1 - self.beta) / self.alpha)


class Answer(msgspec.Struct, frozen=True):
    """What a test found: "high", "low", or "open" if the games did not suffice; after so many groups."""

    question: Question
    found: str
    ratio: float  # logarithm of the likelihood ratio
    groups: int


def share_at(points: float, lineups: Sequence[Sequence[str]], bot: str) -> float:
    """The share of all games that a bot wins if it is so many points better than the others.

    >>> round(share_at(400, [("a", "b"), ("b", "a")], "a"), 3), share_at(0, [("a", "b", "b"), ("b", "a", "a")], "a")
    (0.909, 0.5)
    """
    odds = math.exp(points / SCALE)
    parts = [(lineup.count(bot) * odds, len(lineup) - lineup.count(bot)) for lineup in map(tuple, lineups)]
    return sum(own / (own + others) for own, others in parts) / len(parts)


def likeliest(seen: dict[float, float], mean: float) -> float:
    """The mean logarithm by which each group gets less likely if the spread is to have this mean.

    The likeliest spread gives a group of value a the weight 1 / (1 + x (a - mean)); x is found by halving.
    """
    total = sum(seen.values())
    low, high = -1 / (max(seen) - mean), 1 / (mean - min(seen))
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        if sum(times * (a - mean) / (1 + middle * (a - mean)) for a, times in seen.items()) > 0:
            low = middle
        else:
            high = middle
    x = (low + high) / 2
    return sum(times * math.log1p(x * (a - mean)) for a, times in seen.items()) / total


def ratio(values: dict[float, int], low: float, high: float) -> float:
    """The logarithm by which these groups are likelier if the mean is high than if it is low.

    >>> round(ratio({1.0: 60, 0.0: 40}, 0.5, 0.6), 2), round(ratio({1.0: 50, 0.0: 50}, 0.5, 0.6), 2)
    (2.01, -2.04)
    """
    seen = {0.0: UNSEEN, 1.0: UNSEEN}
    for value, times in values.items():
        seen[value] = seen.get(value, 0.0) + times
    groups = sum(values.values())
    return groups * (likeliest(seen, low) - likeliest(seen, high))


class Tally:
    """The test of one question, told of the groups one after the other: what share of its games the bot won in each."""

    def __init__(self, question: Question) -> None:
        self.question = question
        self.found = OPEN
        self.ratio = 0.0
        self.groups = 0
        self.values: Counter[float] = Counter()

    @property
    def decided(self) -> bool:
        return self.found != OPEN

    def add(self, value: float) -> bool:
        """One group more. True: it is decided."""
        self.values[round(value, 9)] += 1
        self.groups += 1
        self.ratio = ratio(self.values, self.question.low, self.question.high)
        lower, upper = self.question.bounds
        if self.ratio >= upper:
            self.found = YES
        elif self.ratio <= lower:
            self.found = NO
        return self.decided


class Sequential:
    """The test of one question, told of games in any order; it looks at them in the order of their numbers."""

    def __init__(self, plan: Plan, question: Question, together: bool) -> None:
        self.question = question
        self.index = Index(plan)
        self.size = len(plan.cells[0].lineups)
        self.together = together
        self.tally = Tally(question)
        self._early: dict[int, float] = {}  # what was won in games whose turn has not come
        self._next = 0
        self._won = 0.0

    @property
    def groups(self) -> int:
        """The groups that it has looked at."""
        return self.tally.groups

    @property
    def answer(self) -> Answer:
        return Answer(self.question, self.tally.found, round(self.tally.ratio, 3), self.tally.groups)

    def hear(self, rows: Iterable[Row]) -> bool:
        """More games. True: it is decided, and no further game changes that."""
        for row in rows:
            self._early[row.number] = self._value(row)
        while not self.tally.decided and self._next in self._early:
            self._won += self._early.pop(self._next)
            self._next += 1
            if self._next % self.size == 0:
                self.tally.add(self._won / self.size)
                self._won = 0.0
        return self.tally.decided

    def _value(self, row: Row) -> float:
        if self.together:
            return float(any(row.won))
        bots = self.index.task(row.number).bots
        return sum(share for bot, share in zip(bots, row.shares, strict=True) if bot == self.question.bot)
