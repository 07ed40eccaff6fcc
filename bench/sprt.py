"""What a sequential test saves: games until it is decided, beside a fixed number that errs as rarely.

    python -m bench.sprt                2,000 tests of each kind, a few minutes

Two bots play groups of two games, seats exchanged under the same luck. The truth is one of the two answers, or between
them, or beyond. A fixed number is the smallest that tells the two answers apart with the same two errors.
"""

from __future__ import annotations

import math
from statistics import NormalDist
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from lamplight.lab.sequential import NO, YES, Question, Tally, share_at

Floats = NDArray[np.float64]

TESTS = 2000
PAIR = (("a", "b"), ("b", "a"))
AT_ONCE = 256  # groups
MOST = 200_000  # groups
GOAL = 0.5
WORLDS = 20_000


class Case(NamedTuple):
    """The answers in points, where the truth is, and how much luck the dealer has for a seat (standard deviation)."""

    name: str
    low: float
    high: float
    truth: float
    luck: float


class Saved(NamedTuple):
    """How often "high" was said, games on average, and the fixed number."""

    high: float
    games: float
    fixed: float


CASES = (
    Case("the lower answer is right", 0, 50, 0, 0.0),
    Case("the higher answer is right", 0, 50, 50, 0.0),
    Case("the lower answer is right, much luck", 0, 50, 0, 1.5),
    Case("the higher answer is right, much luck", 0, 50, 50, 1.5),
    Case("20 points, the lower answer is right", 0, 20, 0, 0.5),
    Case("beyond the higher answer", 0, 50, 100, 0.0),
    Case("below the lower answer", 0, 50, -50, 0.0),
    Case("between the answers (the worst case)", 0, 50, 25, 0.0),
    Case("far ahead: 400 or 500 points, 400 is right", 400, 500, 400, 0.0),
    Case("far ahead: 400 or 500 points, 500 is right", 400, 500, 500, 0.0),
)


def fixed(question: Question, luck: Floats) -> float:
    """Groups that tell the two answers apart with the same errors."""
    alpha, beta = (NormalDist().inv_cdf(1 - error) for error in (question.alpha, question.beta))
    ends = alpha * spread(question.low, luck) + beta * spread(question.high, luck)
    return float((ends / (question.high - question.low)) ** 2)


def spread(share: float, luck: Floats) -> float:
    """The standard deviation of what a bot with this share wins in a group."""
    odds = chance(edge_for(share, luck), luck)
    return math.sqrt(float((odds * (1 - odds)).sum(axis=1).mean() / 4 + odds.mean(axis=1).var()))


def chance(share: float, luck: Floats) -> Floats:
    """With what chance the first bot wins each of the two games of a group, for every lot of luck."""
    edge = math.log(share / (1 - share))
    return np.asarray(1 / (1 + np.exp(-np.stack([edge + luck, edge - luck], axis=1))))


def edge_for(share: float, luck: Floats) -> float:
    """The share without luck that makes this share with it: luck draws everything towards the middle."""
    low, high = 1e-6, 1 - 1e-6
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if float(chance(middle, luck).mean()) < share else (low, middle)
    return (low + high) / 2


def saved(case: Case, tests: int, seed: int = 1) -> Saved:
    """Many tests of the same question about the same bots."""
    rng = np.random.default_rng(seed)
    question = Question("a", share_at(case.low, PAIR, "a"), share_at(case.high, PAIR, "a"))
    worlds = rng.normal(0.0, case.luck, WORLDS) if case.luck else np.zeros(1)
    strength = edge_for(share_at(case.truth, PAIR, "a"), worlds)
    said, games = 0, 0
    for _ in range(tests):
        tally = Tally(question)
        while not tally.decided and tally.groups < MOST:
            odds = chance(strength, rng.normal(0.0, case.luck, AT_ONCE))
            for value in (rng.random(odds.shape) < odds).mean(axis=1).tolist():
                if tally.add(value):
                    break
        said += tally.found == YES
        assert tally.found in (YES, NO)
        games += 2 * tally.groups
    return Saved(said / tests, games / tests, 2 * fixed(question, worlds))


def main() -> None:
    """All kinds in one table."""
    print(f"{TESTS} tests of each kind, alpha = beta = 5 %\n")
    print("| truth | says higher | games on average | fixed number | saved |\n|---|---|---|---|---|")
    for case in CASES:
        found = saved(case, TESTS, seed=2)
        less = 1 - found.games / found.fixed
        mark = "" if less >= GOAL else " (!)"
        print(
            f"| {case.name} | {found.high:.1%} | {found.games:.0f} | {found.fixed:.0f} | {less:.0%}{mark} |", flush=True
        )


if __name__ == "__main__":
    main()
