"""Ratings: how strong bots are against each other, with the interval in which the truth lies 95 times of 100.

The model is Bradley and Terry's in the form for several players (Luce's choice): bot i with strength g_i in one of n
seats wins with probability g_i / (g_1 + ... + g_n), whoever the others are. For two players that is Bradley-Terry
itself; for more, every comparison of the winner with one of the others follows from it (i beats j with g_i / (g_i +
g_j), given that one of them wins), so a game is never counted as several independent duels. A win that is shared by k
seats counts 1/k for each. How the seats that did not win stand among each other is not known and not used.

Strengths are found by Hunter's MM steps. For every pair of bots half a game that they shared is added, so that
a bot that never lost has a finite rating. On the scale of chess, 400 points are odds of ten to one; the mean is 0.

Intervals are those of a Bayesian fit that assumes nothing about how games of the same luck hang together: every group
weighs what a Dirichlet draw gives it (Rubin's Bayesian bootstrap), and for every bot there is half a group in which one
game more is its own. Where each group is one game of two bots that is Jeffreys' interval of a share. So sixty wins of
sixty leave room for the losses that were not seen yet. docs/lab.md has the coverage that was measured.
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
UNSEEN: Final = 0.5  # groups, per bot, in which one game more is its own: Jeffreys' prior
LIGHTEST: Final = 0.3  # of what a group weighs, however few there are
LEAST: Final = 0.001  # games, per pair of bots, in what is drawn: odds end at some thousands to one
RESAMPLES: Final = 4000
FEWEST: Final = 10  # groups from which it is found how much luck tells
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


def strengths(tables: list[tuple[list[int], float]], wins: Floats, prior: float = PRIOR) -> Floats:
    """The strengths under which these wins are likeliest; one row per sample.

    tables: for each line-up how often each bot sits in it, and how many such games there were; wins[sample, bot].
    prior: the shared games that are added for every pair.
    """
    import numpy as np

    bots = wins.shape[1]
    seats = [(np.array(counts, dtype=float), games) for counts, games in tables]
    for i in range(bots):
        for j in range(i):
            pair = np.zeros(bots)
            pair[[i, j]] = 1
            seats.append((pair, prior))
    wins = wins + prior / 2 * (bots - 1)
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
    """The ratings of bots, best first. wins[group, bot]: what each bot won in all line-ups of a group together."""
    import numpy as np

    groups = len(wins)
    counts = [[lineup.count(bot) for bot in bots] for lineup in lineups]
    tables = [(count, float(groups)) for count in counts]
    drawn = redrawn(wins, len(lineups), resamples)
    ratings = SCALE * np.log(strengths(tables, wins.sum(axis=0, keepdims=True)))[0]
    spread = SCALE * np.log(strengths(tables, np.maximum(drawn, 0.0), LEAST))
    seated = groups * np.array(counts).sum(axis=0)
    most = groups * (np.array(counts) > 0).sum(axis=0)  # one wins a game once, however many seats one has in it
    low, high = np.percentile(spread, [2.5, 97.5], axis=0)
    share_low, share_high = np.percentile(drawn / seated, [2.5, 97.5], axis=0)
    shares = wins.sum(axis=0) / seated
    share_low = np.where(wins.sum(axis=0) <= 0, 0.0, np.minimum(share_low, shares))
    share_high = np.where(wins.sum(axis=0) >= most, most / seated, np.maximum(share_high, shares))
    low, high = np.minimum(low, ratings), np.maximum(high, ratings)
    found = []
    for i, bot in enumerate(bots):
        rating = [round(float(row[i]), 2) for row in (ratings, low, high)]
        share = [round(float(row[i]), 5) for row in (shares, share_low, share_high)]
        found.append(Rating(bot, rating[0], rating[1], rating[2], share[0], share[1], share[2], int(seated[i])))
    found.sort(key=lambda one: -one.rating)
    return ranked(found, bots, spread)


def teams_rated(bots: tuple[str, ...], wins: Floats) -> list[Rating]:
    """The share of games that each team wins, best first, where what luck gave has been taken away.

    wins[group, bot] is then no count: the interval is Student's.
    """
    import numpy as np

    groups = len(wins)
    found = []
    for i, bot in enumerate(bots):
        share = float(wins[:, i].mean())
        half = student(max(1, groups - 1)) * float(wins[:, i].std(ddof=1)) / math.sqrt(groups) if groups > 1 else 1.0
        ends = [round(float(np.clip(end, 0.0, 1.0)), 4) for end in (share, share - half, share + half)]
        found.append(Rating(bot, ends[0], ends[1], ends[2], ends[0], ends[1], ends[2], groups))
    found.sort(key=lambda one: -one.rating)
    return ranked(found, bots, redrawn(wins, 1, teams=True))


def without_luck(wins: Floats, luck: Floats) -> Floats:
    """The wins of each group less what luck gave: the same on the average, and nearer to it.

    luck[group, bot] has mean zero, whoever plays (docs/analysis.md), so any multiple of it may be taken away. The one
    that leaves least variance is found in one half of the groups and used in the other, so that it is no part of what
    it corrects.
    """
    import numpy as np

    out = wins.copy()
    halves = (np.arange(len(wins)) % 2 == 0, np.arange(len(wins)) % 2 == 1)
    for half, other in (halves, halves[::-1]):
        if other.sum() < FEWEST:
            continue
        for bot in range(wins.shape[1]):
            spread = luck[other, bot].var()
            if spread > 0:
                shared = (
                    (luck[other, bot] - luck[other, bot].mean()) * (wins[other, bot] - wins[other, bot].mean())
                ).mean()
                out[half, bot] -= shared / spread * luck[half, bot]
    return out


def redrawn(wins: Floats, games: int, resamples: int = RESAMPLES, teams: bool = False) -> Floats:
    """What the bots might win in as many groups of so many games: draws from all that these groups leave possible.

    teams: every bot has a game of its own in each group, which it wins or loses.

    The groups weigh a little less than they are, since how they differ is itself known from them alone. Groups that
    came out alike are drawn together, so that a million games take no more room than a thousand.
    """
    import numpy as np

    groups, bots = wins.shape
    kinds, times = np.unique(wins, axis=0, return_counts=True)
    mean = wins.mean(axis=0)
    if teams:
        unseen = np.concatenate([np.where(np.eye(bots) > 0, won, mean) for won in (0.0, 1.0)])
    else:
        unseen = (1 - 1 / games) * mean + np.eye(bots) * mean.sum() / games  # a game chosen by lot is the one bot's
    light = weight(groups, UNSEEN * len(unseen), times.max() / groups)
    weights = np.concatenate([light * times, np.full(len(unseen), UNSEEN)])
    rng = np.random.Generator(np.random.PCG64(1))  # the same games give the same intervals
    drawn = rng.gamma(weights, size=(resamples, len(weights)))
    drawn /= drawn.sum(axis=1, keepdims=True)
    return np.asarray(groups * drawn @ np.concatenate([kinds, unseen]))


def weight(groups: int, unseen: float, alike: float) -> float:
    """What a group weighs, so that beside so many unseen ones the draws vary as Student's interval does.

    Draws of total weight A vary with the sum of squares by 1 / (A (A + 1)); that is solved for the weight. Where nearly
    all groups are alike it comes near to one: then exceptions are counted, and no spread has to be estimated.
    """
    free = max(1, groups - 1)
    half = (free * (Z / student(free)) ** 2 - 2 * unseen - 1) / 2
    root = half * half - unseen * (unseen + 1)
    light = max(LIGHTEST, (half + math.sqrt(root)) / groups if half > 0 and root > 0 else 0.0)
    return light + (1 - light) * max(0.0, 2 * alike - 1) ** 2


def student(free: int) -> float:
    """Student's t at 97.5 % with so many degrees of freedom, by Cornish and Fisher's series.

    >>> [round(student(free), 2) for free in (5, 10, 30, 1000)]
    [2.56, 2.23, 2.04, 1.96]
    """
    third = (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96
    return Z + (Z**3 + Z) / (4 * free) + third / free**2


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
