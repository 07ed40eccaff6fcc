"""A light generator for roll-outs and experiments; matches get their luck from the dealer instead."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

MASK: Final = 0xFFFFFFFF


class Rng:
    """Marsaglia's xorshift128: 32 bits a draw, period 2**128 - 1, the same in both builds.

    >>> Rng(1).below(6) == Rng(1).below(6)
    True
    """

    __slots__ = ("w", "x", "y", "z")

    def __init__(self, seed: i64) -> None:
        word: i64 = (seed ^ (seed >> 32)) & MASK
        self.x: i64 = 0
        self.y: i64 = 0
        self.z: i64 = 0
        self.w: i64 = 0
        i: i64 = 1
        while i <= 4:
            word = (1812433253 * (word ^ (word >> 30)) + i) & MASK
            self.x = self.y
            self.y = self.z
            self.z = self.w
            self.w = word
            i += 1
        if self.x == 0 and self.y == 0 and self.z == 0 and self.w == 0:
            self.w = 1

    def below(self, n: i64) -> i64:
        """A number in 0..n-1; the bias is below n / 2**32."""
        t: i64 = self.x
        t = (t ^ (t << 11)) & MASK
        self.x = self.y
        self.y = self.z
        w: i64 = self.w
        self.z = w
        w = w ^ (w >> 19) ^ t ^ (t >> 8)
        self.w = w
        return (w * n) >> 32

    def __reduce__(self) -> tuple[object, ...]:
        return (restored_rng, (self.x, self.y, self.z, self.w))


def restored_rng(x: i64, y: i64, z: i64, w: i64) -> Rng:
    """A generator in exactly this position."""
    rng = Rng(0)
    rng.x = x
    rng.y = y
    rng.z = z
    rng.w = w
    return rng
