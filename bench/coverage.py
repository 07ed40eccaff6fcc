"""Do 95 % intervals hold the truth 95 times of 100? Tournaments between bots whose true strengths are known.

    python -m bench.coverage            2,000 tournaments of each kind, a few minutes

A game is won with the odds of the strengths, times the luck that the dealer has for each seat in that group: so games
of a group hang together, as they do in the arena. Strengths are drawn anew for every tournament, since for fixed ones
the coverage of any interval of a count jumps up and down with the number of games.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from lamplight.lab.arena import lineups
from lamplight.lab.ratings import RESAMPLES, SCALE, rated, strengths

TOURNAMENTS = 2000

WORLDS = 4000  # lots of luck over which the truth is averaged
GOAL = (0.93, 0.97)


class Case(NamedTuple):
    """A kind of tournament: the logarithm of the first bot's strength lies between low and high, that of others is 0.

    Between these ends all shares are equally likely.
    """

    name: str
    bots: int
    seats: int
    groups: int
    low: float
    high: float
    luck: float  # standard deviation of what the dealer adds to a seat
    points: bool = False  # all ratings between the ends are equally likely, instead of all shares


class Covered(NamedTuple):
    """How often the interval of the first bot's rating, and of its share, held the truth."""

    rating: float
    share: float


CASES = (
    Case("even, 60 games", 2, 2, 30, -0.4, 0.4, 0.0),
    Case("even, 60 games, much luck", 2, 2, 30, -0.4, 0.4, 2.0),
    Case("even, 400 games, some luck", 2, 2, 200, -0.4, 0.4, 1.0),
    Case("share 80 to 95 %, 60 games", 2, 2, 30, 1.4, 2.9, 1.0),
    Case("share 95 to 99.8 %, 60 games", 2, 2, 30, 2.9, 6.2, 0.0),
    Case("share 0.2 to 5 %, 60 games", 2, 2, 30, -6.2, -2.9, 0.0),
    Case("share 95 to 99.8 %, 60 games, ratings evenly", 2, 2, 30, 2.9, 6.2, 0.0, True),
    Case("share 97 to 99.9 %, 400 games", 2, 2, 200, 3.5, 6.9, 1.0),
    Case("three bots at a table, 120 games", 3, 3, 20, -1.0, 1.0, 1.0),
    Case("three bots, one far ahead, 120 games", 3, 3, 20, 4.0, 6.0, 0.0),
    Case("two bots, four seats, 120 games", 2, 4, 20, -1.0, 1.0, 1.0),
)


def chances(strength: NDArray[np.float64], seated: NDArray[np.int64], luck: NDArray[np.float64]) -> NDArray[np.float64]:
    """For every lot of luck and line-up, with what chance each seat wins: [world, line-up, seat]."""
    odds = np.exp(strength[seated][None, :, :] + luck[:, None, :])
    return np.asarray(odds / odds.sum(axis=2, keepdims=True))


def won(seated: NDArray[np.int64], shares: NDArray[np.float64], bots: int) -> NDArray[np.float64]:
    """What each bot has of the seats' shares in all line-ups together: [world, bot]."""
    return np.stack([(shares * (seated == bot)[None]).sum(axis=(1, 2)) for bot in range(bots)], axis=1)


def covered(case: Case, tournaments: int, seed: int = 1, resamples: int = RESAMPLES) -> Covered:
    """Plays so many tournaments and counts."""
    rng = np.random.default_rng(seed)
    names = tuple(f"bot{n}" for n in range(case.bots))
    lines = lineups(names, case.seats, False)
    seated = np.array([[names.index(bot) for bot in line] for line in lines])
    counts = [[line.count(bot) for bot in names] for line in lines]
    games_of_first = sum(count[0] for count in counts)
    held = np.zeros(2)
    for _ in range(tournaments):
        strength = np.zeros(case.bots)
        share = rng.uniform(*(1 / (1 + np.exp(-end)) for end in (case.low, case.high)))
        strength[0] = rng.uniform(case.low, case.high) if case.points else np.log(share / (1 - share))
        worlds = rng.normal(0.0, case.luck, (WORLDS if case.luck else 1, case.seats))
        truth = won(seated, chances(strength, seated, worlds), case.bots).mean(axis=0, keepdims=True)
        share = float(truth[0, 0]) / games_of_first
        rating = float(SCALE * np.log(strengths([(count, 1e6) for count in counts], 1e6 * truth, 0.0))[0, 0])
        chance = chances(strength, seated, rng.normal(0.0, case.luck, (case.groups, case.seats)))
        winner = (rng.random(chance.shape[:2])[:, :, None] > chance.cumsum(axis=2)).sum(axis=2)
        winner = np.minimum(winner, case.seats - 1)
        wins = won(seated, np.eye(case.seats)[winner], case.bots)
        first = next(one for one in rated(names, lines, wins, resamples) if one.bot == names[0])
        held += (first.low <= rating <= first.high, first.share_low <= share <= first.share_high)
    return Covered(*(held / tournaments).tolist())


def main() -> None:
    """All kinds in one table; what is outside the goal is marked."""
    print(f"{TOURNAMENTS} tournaments of each kind\n\n| tournament | rating | share |\n|---|---|---|")
    for case in CASES:
        found = covered(case, TOURNAMENTS, seed=4)  # others were looked at while the intervals were made
        told = [f"{part:.1%}" + ("" if GOAL[0] <= part <= GOAL[1] else " (!)") for part in found]
        print(f"| {case.name} | {' | '.join(told)} |", flush=True)


if __name__ == "__main__":
    main()
