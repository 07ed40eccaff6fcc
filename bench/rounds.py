"""Measuring on a machine that does other things too: short rounds in turn, and the best round of each."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping

Work = Callable[[], int]
Timed = Callable[[], float]


def rate(work: Work, seconds: float) -> float:
    """Units per second of a work that says how many units it did, repeated for about this long."""
    units = 0
    begun = time.perf_counter()
    while True:
        units += work()
        spent = time.perf_counter() - begun
        if spent >= seconds:
            return units / spent


def in_turn(contestants: Mapping[str, Timed], rounds: int) -> dict[str, list[float]]:
    """Every contestant once per round, A B A B, so that a disturbance hits all of them."""
    out: dict[str, list[float]] = {name: [] for name in contestants}
    for _ in range(rounds):
        for name, contestant in contestants.items():
            out[name].append(contestant())
    return out
