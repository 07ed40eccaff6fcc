"""Number dice that lie on the table: three bits per face say how many show it. # DW-1.7"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lamplight.games.dwarves import actions

ONE_FACE: Final = vec[i64]([0, 1, 8, 64, 512, 4096, 32768])  # one die showing a face, packed
SIXES: Final = vec[i64]([1, 6, 36, 216, 1296, 7776, 46656, 279936])  # rolls of so many dice


def showing(dice: i64, face: i64) -> i64:
    """How many dice show this face."""
    return (dice >> (3 * (face - 1))) & 7


def at_least(dice: i64, target: i64) -> i64:
    """How many dice show this number or more."""
    n: i64 = 0
    if target > 1:
        dice >>= 3 * (target - 1)
    while dice > 0:
        n += dice & 7
        dice >>= 3
    return n


def highest(dice: i64) -> i64:
    """The highest number shown, 0 without dice."""
    face: i64 = 6
    while face > 0 and showing(dice, face) == 0:
        face -= 1
    return face


def fill_rolls(n: i64, codes: vec[i64], weights: vec[i64]) -> i64:
    """Every roll of n dice with the number of ways it comes up."""
    found: i64 = 0
    face = vec[i64]([0, 0, 0, 0, 0, 0, 0])
    while True:  # count up through all ways to share n dice among six faces
        used = face[1] + face[2] + face[3] + face[4] + face[5]
        if used <= n:
            face[6] = n - used
            packed: i64 = 0
            ways = FACTORIAL[n]
            f: i64 = 1
            while f <= 6:
                packed += face[f] * ONE_FACE[f]
                ways = ways // FACTORIAL[face[f]]
                f += 1
            codes[found] = actions.ROLL + packed
            weights[found] = ways
            found += 1
        at: i64 = 1
        while at < 6:
            if face[at] < n:
                face[at] += 1
                break
            face[at] = 0
            at += 1
        if at == 6:
            return found


FACTORIAL: Final = vec[i64]([1, 1, 2, 6, 24, 120, 720, 5040])
