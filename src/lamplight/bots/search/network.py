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


def network(inner: vec[float], outer: vec[float], seen: vec[float], width: i64) -> float:
    """What the network makes of the first numbers seen. Every row of weights ends with the unit's own bias."""
    hidden: i64 = len(outer) - 1
    total: float = outer[hidden]
    base: i64 = 0
    unit: i64 = 0
    while unit < hidden:
        found: float = inner[base + width]
        k: i64 = 0
        while k < width:
            found += inner[base + k] * seen[k]
            k += 1
        if found > 0.0:
            total += outer[unit] * found
        base += width + 1
        unit += 1
    return total
