"""What a part of the campaign gives: figures, each with the bound that it has to keep."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import NamedTuple


class Figure(NamedTuple):
    """A number that was measured, and between what it has to be."""

    what: str
    value: float
    unit: str = ""
    most: float = math.inf
    least: float = -math.inf

    @property
    def kept(self) -> bool:
        return self.least <= self.value <= self.most

    @property
    def bound(self) -> str:
        """
        >>> Figure("p99", 12, "ms", most=100).bound, Figure("got in", 3, least=3, most=3).bound
        ('at most 100 ms', 'exactly 3')
        """
        unit = f" {self.unit}" if self.unit else ""
        if self.least == self.most:
            return f"exactly {self.most:g}{unit}"
        low = "" if self.least == -math.inf else f"at least {self.least:g}{unit}"
        high = "" if self.most == math.inf else f"at most {self.most:g}{unit}"
        return ", ".join(part for part in (low, high) if part) or "told only"

    @property
    def shown(self) -> str:
        """
        >>> Figure("p99", 12.34, "ms").shown, Figure("acts", 13136).shown
        ('12.3 ms', '13,136')
        """
        number = (
            f"{self.value:,.0f}" if abs(self.value) >= 100 or self.value == int(self.value) else f"{self.value:.3g}"
        )
        return f"{number} {self.unit}" if self.unit else number


Say = Callable[[str], None]


class Part(NamedTuple):
    """One part of the campaign; `run` gets the number of what it does (kills, pairs, seconds ...)."""

    name: str
    about: str
    usual: int  # the number unless another one is asked for
    run: Callable[[int, Say], list[Figure]]


def percentile(values: list[float], share: float) -> float:
    """
    >>> percentile([1.0, 2.0, 3.0, 4.0], 0.5), percentile([], 0.99)
    (3.0, nan)
    """
    if not values:
        return math.nan
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]
