"""Ratings: how strong bots are against each other, with the interval in which the truth lies 95 times of 100.

The model is Bradley and Terry's in the form for several players (Luce's choice): bot i with strength g_i in one of n
seats wins with probability g_i / (g_1 + ... + g_n), whoever the others are. For two players that is Bradley-Terry
itself; for more, every comparison of the winner with one of the others follows from it (i beats j with g_i / (g_i +
g_j), given that one of them wins), so a game is never counted as several independent duels. A win that is shared by k
seats counts 1/k for each. How the seats that did not win stand among each other is not known and not used.

Strengths are found by Hunter's MM steps. For every pair of bots half a game that they shared is added, so that
a bot that never lost has a finite rating. On the scale of chess, 400 points are odds of ten to one; the mean is 0.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from lamplight.lab.faults import needs

if TYPE_CHECKING:
    from numpy import float64
    from numpy.typing import NDArray

    Floats = NDArray[float64]

STEPS: Final = 10_000
CLOSE: Final = 1e-10
PRIOR: Final = 0.5  # games, per pair of bots
RESAMPLES: Final = 1000
Z: Final = 1.959963984540054
SCALE: Final = 400 / math.log(10)


class Interval(NamedTuple):
    """A value and the ends of its 95 % interval."""

    value: float
    low: float
    high: float


class Rating(msgspec.Struct, frozen=True):
    """A bot's rating, and its share of the wins in all games it sat in."""

    bot: str
    rating: float
    low: float
    high: float
    share: float
    share_low: float
    share_high: float
    games: int
    ahead: float = 0.0  # in how many of the runs drawn anew it is ahead of the next in the list


def import_numpy() -> object:
    """NumPy, or a sentence that says how to get it."""
    try:
        import numpy
    except ImportError as error:
        raise needs("lab", error) from None
    return numpy


def strengths(tables: list[tuple[list[int], float]], wins: Floats) -> Floats:
    """The strengths under which these wins are likeliest; one row per sample.

    tables: for each line-up how often each bot sits in it, and how many such games there were; wins[sample, bot].
    """
    import numpy as np

    bots = wins.shape[1]
    seats = [(np.array(counts, dtype=float), games) for counts, games in tables]
    for i in range(bots):
        for j in range(i):
            pair = np.zeros(bots)
            pair[[i, j]] = 1
            seats.append((pair, PRIOR))
    wins = wins + PRIOR / 2 * (bots - 1)
    found = np.ones_like(wins)
    for _ in range(STEPS):
        weight = np.zeros_like(found)
        for counts, games in seats:
            weight += games * counts / (found @ counts)[:, None]
        better = wins / weight
        better /= np.exp(np.log(better).mean(axis=1, keepdims=True))
        moved = np.abs(np.log(better / found)).max()
        found = better
        if moved < CLOSE:
            break
    return found


def rated(
    bots: tuple[str, ...], lineups: tuple[tuple[str, ...], ...], wins: Floats, resamples: int = RESAMPLES
) -> list[Rating]:
    """The ratings of bots, best first. wins[group, bot]: what each bot won in all line-ups of a group together.

    The interval is the bootstrap's: groups are drawn anew with their luck, as they would be in another run.
    """
    import numpy as np

    groups = len(wins)
    counts = [[lineup.count(bot) for bot in bots] for lineup in lineups]
    tables = [(count, float(groups)) for count in counts]
    drawn = redrawn(wins, resamples)
    ratings = SCALE * np.log(strengths(tables, wins.sum(axis=0, keepdims=True)))[0]
    spread = SCALE * np.log(strengths(tables, drawn))
    seated = groups * np.array(counts).sum(axis=0)
    low, high = np.percentile(spread, [2.5, 97.5], axis=0)
    share_low, share_high = np.percentile(drawn / seated, [2.5, 97.5], axis=0)
    shares = wins.sum(axis=0) / seated
    found = []
    for i, bot in enumerate(bots):
        rating = [round(float(row[i]), 2) for row in (ratings, low, high)]
        share = [round(float(row[i]), 5) for row in (shares, share_low, share_high)]
        found.append(Rating(bot, rating[0], rating[1], rating[2], share[0], share[1], share[2], int(seated[i])))
    found.sort(key=lambda one: -one.rating)
    return ranked(found, bots, spread)


def redrawn(wins: Floats, resamples: int = RESAMPLES) -> Floats:
    """The wins of other runs as they might have come out: as many groups, drawn from those there are.

    Groups that came out alike are drawn together, so that a million games take no more room than a thousand.
    """
    import numpy as np

    groups = len(wins)
    kinds, times = np.unique(wins, axis=0, return_counts=True)
    rng = np.random.Generator(np.random.PCG64(1))  # the same games give the same intervals
    return np.asarray(rng.multinomial(groups, times / groups, size=resamples) @ kinds)


def ranked(found: list[Rating], bots: tuple[str, ...], spread: Floats) -> list[Rating]:
    """The same ratings, each with how surely it is ahead of the next."""
    for at, one in enumerate(found[:-1]):
        ahead = spread[:, bots.index(one.bot)] > spread[:, bots.index(found[at + 1].bot)]
        found[at] = msgspec.structs.replace(one, ahead=round(float(ahead.mean()), 4))
    return found


def wilson(hits: float, games: float) -> Interval:
    """Wilson's 95 % interval of a share.

    >>> [round(end, 3) for end in wilson(50, 100)]
    [0.5, 0.404, 0.596]
    """
    if games <= 0:
        return Interval(0.0, 0.0, 1.0)
    share = hits / games
    scale = 1 + Z * Z / games
    middle = (share + Z * Z / (2 * games)) / scale
    half = Z * math.sqrt(share * (1 - share) / games + Z * Z / (4 * games * games)) / scale
    return Interval(share, max(0.0, middle - half), min(1.0, middle + half))
