"""Ratings: the likeliest strengths, and intervals that mean what they say."""

from __future__ import annotations

import math
import tracemalloc

import numpy as np
import pytest

from lamplight.lab.ratings import PRIOR, SCALE, rated, redrawn, strengths, wilson

PAIR = (("a", "b"), ("b", "a"))


def test_two_bots_are_bradley_and_terry() -> None:
    wins = np.array([[1.5, 0.5]] * 50)  # of two games a group
    best, worst = rated(("a", "b"), PAIR, wins)
    assert (best.bot, worst.bot) == ("a", "b")
    gap = SCALE * math.log((75 + PRIOR / 2) / (25 + PRIOR / 2))
    assert best.rating - worst.rating == pytest.approx(gap, abs=0.05)
    assert (best.share, best.games) == (0.75, 100)


def test_three_bots_of_known_strength_are_found_again() -> None:
    rng = np.random.default_rng(7)
    true = np.array([4.0, 2.0, 1.0])
    lineups = (("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b"))
    wins = rng.multinomial(3, true / true.sum(), size=4000).astype(float)
    found = {one.bot: one for one in rated(("a", "b", "c"), lineups, wins)}
    for i, bot in enumerate("abc"):
        expected = SCALE * (math.log(true[i]) - np.log(true).mean())
        assert found[bot].low < expected < found[bot].high
        assert found[bot].high - found[bot].low < 40


def test_strengths_are_where_the_likelihood_has_its_top() -> None:
    tables = [([1, 1, 0], 40.0), ([0, 1, 1], 40.0), ([1, 2, 0], 30.0)]
    wins = np.array([[45.0, 50.0, 15.0]])
    found = strengths(tables, wins)[0]

    def likelihood(g: np.ndarray[tuple[int], np.dtype[np.float64]]) -> float:
        pairs = [([1, 1, 0], PRIOR), ([1, 0, 1], PRIOR), ([0, 1, 1], PRIOR)]
        total = float(((wins[0] + PRIOR) * np.log(g)).sum())
        return total - sum(games * math.log(float(np.dot(counts, g))) for counts, games in [*tables, *pairs])

    top = likelihood(found)
    for i in range(3):
        for factor in (0.99, 1.01):
            other = found.copy()
            other[i] *= factor
            assert likelihood(other) < top


def test_a_bot_that_never_lost_has_a_finite_rating() -> None:
    best, worst = rated(("a", "b"), PAIR, np.array([[2.0, 0.0]] * 10))
    assert 200 < best.rating - worst.rating < 2000
    assert best.ahead == 1.0


def test_alike_bots_are_not_told_apart() -> None:
    best, second = rated(("a", "b"), PAIR, np.array([[2.0, 0.0], [0.0, 2.0]] * 50))
    assert best.low < 0 < best.high
    assert second.low < 0 < second.high
    assert 0.3 < best.ahead < 0.7


def test_intervals_cover_the_truth_about_95_times_of_100() -> None:
    rng = np.random.default_rng(3)
    truth = SCALE * math.log(0.6 / 0.4) / 2
    covered = 0
    for _ in range(200):
        first = rng.binomial(2, 0.6, size=150).astype(float)
        best = next(one for one in rated(("a", "b"), PAIR, np.stack([first, 2 - first], axis=1), 300) if one.bot == "a")
        covered += best.low <= truth <= best.high
    assert 180 <= covered <= 199


def test_games_of_the_same_luck_are_not_counted_as_independent() -> None:
    """If luck alone decides a group, more line-ups in it tell nothing new: the interval must stay as wide."""
    groups = np.array([[2.0, 0.0], [0.0, 2.0]] * 20)
    together = rated(("a", "b"), PAIR, groups)[0]
    rng = np.random.default_rng(1)
    singly = rng.binomial(1, 0.5, size=(40, 2)).sum(axis=1).astype(float)
    apart = rated(("a", "b"), PAIR, np.stack([singly, 2 - singly], axis=1))[0]
    assert together.high - together.low > 1.2 * (apart.high - apart.low)


def test_wilson_stays_within_bounds() -> None:
    assert wilson(0, 10).low == 0.0
    assert wilson(0, 10).high == pytest.approx(0.2775, abs=1e-3)
    assert wilson(10, 10).high == pytest.approx(1.0)
    assert wilson(10, 10).high <= 1.0
    assert wilson(0, 0)[1:] == (0.0, 1.0)


def test_runs_are_drawn_anew_as_the_groups_would_be_one_by_one() -> None:
    """The plain bootstrap, group by group, is spread in the same way."""
    rng = np.random.default_rng(5)
    first = rng.binomial(6, 0.55, size=400) / 2
    wins = np.stack([first, 3 - first], axis=1)
    plain = np.array([wins[rng.integers(0, len(wins), len(wins))].sum(axis=0) for _ in range(4000)])
    drawn = redrawn(wins, 4000)
    assert drawn.sum(axis=1) == pytest.approx(np.full(4000, 3 * 400))
    for share in (2.5, 25, 50, 75, 97.5):
        assert np.percentile(drawn[:, 0], share) == pytest.approx(np.percentile(plain[:, 0], share), rel=0.004)


def test_the_room_for_ratings_does_not_grow_with_the_games() -> None:
    rng = np.random.default_rng(6)
    tracemalloc.start()
    try:
        peaks = []
        for groups in (2_000, 200_000):  # a million games in groups of five or six
            first = rng.binomial(6, 0.55, size=groups) / 2
            wins = np.stack([first, 3 - first], axis=1)
            tracemalloc.reset_peak()
            before = tracemalloc.get_traced_memory()[0]
            rated(("a", "b"), PAIR, wins)
            peaks.append(tracemalloc.get_traced_memory()[1] - before)
    finally:
        tracemalloc.stop()
    assert peaks[1] < peaks[0] + 12 * wins.nbytes
