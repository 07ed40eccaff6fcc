"""Ratings: the likeliest strengths, and intervals that mean what they say."""

from __future__ import annotations

import math
import tracemalloc

import numpy as np
import pytest
from bench import coverage

from lamplight.lab.ratings import PRIOR, SCALE, rated, redrawn, strengths, wilson, without_luck

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


def test_sixty_of_sixty_is_not_certainty() -> None:
    """What was not seen in sixty games can still be there: the interval is as wide as Jeffreys' and never zero."""
    best, worst = rated(("a", "b"), PAIR, np.array([[2.0, 0.0]] * 30))
    assert (best.share, best.share_high) == (1.0, 1.0)
    assert 0.93 < best.share_low < 0.975  # Wilson's ends at 0.940, Jeffreys' at 0.959
    assert (worst.share, worst.share_low) == (0.0, 0.0)
    assert worst.share_high == pytest.approx(1 - best.share_low, abs=1e-4)
    assert best.low < best.rating < best.high
    assert best.low == pytest.approx(SCALE * math.log(best.share_low / worst.share_high) / 2, abs=1)


def test_a_group_of_one_game_has_jeffreys_interval() -> None:
    wins = np.array([[1.0, 0.0]] * 290 + [[0.0, 1.0]] * 10)
    low, high = np.percentile(redrawn(wins, 1, 20_000)[:, 0] / 300, [2.5, 97.5])
    assert low == pytest.approx(0.9416, abs=0.002)  # Beta(290.5, 10.5)
    assert high == pytest.approx(0.9827, abs=0.002)


@pytest.mark.parametrize(
    ("bots", "seats", "groups", "low", "high", "luck"),
    [(2, 2, 75, -0.5, 0.5, 1.0), (2, 2, 30, 3.0, 6.0, 0.0), (3, 3, 20, -1.0, 1.0, 1.0)],
)
def test_intervals_cover_the_truth_about_95_times_of_100(
    bots: int, seats: int, groups: int, low: float, high: float, luck: float
) -> None:
    """Even bots, one that nearly always wins, and three at a table; bench/coverage.py does it 2,000 times."""
    found = coverage.covered(coverage.Case("", bots, seats, groups, low, high, luck), 200, seed=3)
    assert 0.90 <= found.rating <= 0.995
    assert 0.90 <= found.share <= 0.995


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
    """With many groups the plain bootstrap, group by group, is spread in the same way."""
    rng = np.random.default_rng(5)
    first = rng.binomial(6, 0.55, size=400) / 2
    wins = np.stack([first, 3 - first], axis=1)
    plain = np.array([wins[rng.integers(0, len(wins), len(wins))].sum(axis=0) for _ in range(4000)])
    drawn = redrawn(wins, 3, 4000)
    assert drawn.sum(axis=1) == pytest.approx(np.full(4000, 3 * 400))
    for share in (2.5, 25, 50, 75, 97.5):
        assert np.percentile(drawn[:, 0], share) == pytest.approx(np.percentile(plain[:, 0], share), rel=0.006)


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


def test_ratings_without_luck_are_the_same_and_surer() -> None:
    """Results that are skill and luck together: without luck the interval is smaller and the order the same."""
    rng = np.random.Generator(np.random.PCG64(5))
    groups = 400
    luck = rng.normal(0, 0.3, (groups, 1)) * np.array([[1.0, -1.0]])
    noise = rng.normal(0, 0.1, (groups, 1)) * np.array([[1.0, -1.0]])
    wins = 1.0 + np.array([[0.1, -0.1]]) + 0.8 * luck + noise
    lineups = (("a", "b"), ("b", "a"))
    plain = rated(("a", "b"), lineups, wins)
    without = rated(("a", "b"), lineups, without_luck(wins, luck))
    assert [one.bot for one in plain] == [one.bot for one in without] == ["a", "b"]
    truth = 400 * np.log10(1.1 / 0.9)
    assert abs(2 * without[0].rating - truth) < abs(truth) * 0.1
    assert without[0].high - without[0].low < 0.5 * (plain[0].high - plain[0].low)


def test_luck_that_tells_nothing_changes_nothing_much() -> None:
    rng = np.random.Generator(np.random.PCG64(6))
    wins = 1.0 + rng.normal(0, 0.3, (400, 2))
    luck = rng.normal(0, 0.3, (400, 2))
    assert abs((without_luck(wins, luck) - wins).mean()) < 0.005
    assert without_luck(wins, luck).var() < 1.05 * wins.var()
    few = wins[:6]
    assert (without_luck(few, luck[:6]) == few).all()
