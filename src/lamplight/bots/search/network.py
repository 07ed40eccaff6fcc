"""A small network: one layer of hidden units that pass on what is above zero, then a weighted sum."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64


def numbers(text: str) -> vec[float]:
    """The numbers of a text."""
    out = vec[float]()
    for word in text.split():
        out = append(out, float(word))
    return out


def network(inner: vec[float], outer: vec[float], seen: vec[float], width: i64, told: vec[i64]) -> float:
    """What the network makes of the first numbers seen. Every row of weights ends with the unit's own bias.

    Many of the numbers are zero and need not be looked at; told is room for the places of the others.
    """
    many: i64 = 0
    k: i64 = 0
    while k < width:
        if seen[k] != 0.0:
            told[many] = k
            many += 1
        k += 1
    hidden: i64 = len(outer) - 1
    total: float = outer[hidden]
    base: i64 = 0
    unit: i64 = 0
    while unit < hidden:
        found: float = inner[base + width]
        k = 0
        while k < many:
            at = told[k]
            found += inner[base + at] * seen[at]
            k += 1
        if found > 0.0:
            total += outer[unit] * found
        base += width + 1
        unit += 1
    return total
