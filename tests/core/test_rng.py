"""The light generator: the same everywhere, spread evenly, carried over exactly."""

from __future__ import annotations

import pickle

from lamplight.core.rng import Rng

MASK = 0xFFFFFFFF


def reference(seed: int, n: int, draws: int) -> list[int]:
    """Marsaglia's xorshift128 as published (shifts 11, 8, 19), seeded by Knuth's line as in MT19937."""
    word = (seed ^ (seed >> 32)) & MASK
    words = []
    for i in range(1, 5):
        word = (1812433253 * (word ^ (word >> 30)) + i) & MASK
        words.append(word)
    x, y, z, w = words
    out = []
    for _ in range(draws):
        t = x ^ ((x << 11) & MASK)
        x, y, z, w = y, z, w, (w ^ (w >> 19)) ^ (t ^ (t >> 8))
        out.append((w * n) >> 32)
    return out


def test_it_is_the_published_generator() -> None:
    for seed in (0, 1, 42, 2**31, 2**40 + 5, 2**62):
        rng = Rng(seed)
        assert [int(rng.below(1000)) for _ in range(200)] == reference(seed, 1000, 200)


def test_draws_are_in_range_and_spread_evenly() -> None:
    for n in (1, 2, 6, 48, 1000):
        rng = Rng(9)
        counts = [0] * n
        for _ in range(20 * n + 2000):
            counts[int(rng.below(n))] += 1
        expected = sum(counts) / n
        assert all(counts)
        assert n == 1 or sum((c - expected) ** 2 / expected for c in counts) < 2 * n + 30


def test_a_generator_travels_in_its_position() -> None:
    rng = Rng(5)
    for _ in range(10):
        rng.below(6)
    other = pickle.loads(pickle.dumps(rng))
    assert [int(rng.below(99)) for _ in range(20)] == [int(other.below(99)) for _ in range(20)]


def test_different_seeds_differ() -> None:
    firsts = {tuple(int(rng.below(2**30)) for _ in range(3)) for rng in map(Rng, range(500))}
    assert len(firsts) == 500
