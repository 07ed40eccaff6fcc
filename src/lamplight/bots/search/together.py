"""Several processes search at once, each a tree of its own from another seed; what they found is added up.

The same seed and number of processes give the same choices unless a clock ends the search.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from lamplight.bots.search.judge import Judge
from lamplight.bots.search.tree import Tree, by_visits
from lamplight.core.perspective import Perspective
from lamplight.core.rng import Rng

JudgeOf = Callable[[Perspective], Judge]
Choices = list[tuple[int, int, float]]
STRIDE = 1_000_003


def looked(judge: JudgeOf, perspective: Perspective, seed: int, iterations: int, seconds: float) -> Choices:
    """One tree: the root's actions with their visits and mean values."""
    tree = Tree()
    tree.search(judge(perspective), Rng(seed), iterations, seconds)
    return tree.choices()


def added(found: list[Choices]) -> Choices:
    """The same actions of several trees, their visits added, their values weighed by them; most visited first."""
    visits: dict[int, int] = {}
    total: dict[int, float] = {}
    for choices in found:
        for code, seen, value in choices:
            visits[code] = visits.get(code, 0) + seen
            total[code] = total.get(code, 0.0) + value * seen
    return by_visits([(code, n, total[code] / n if n else 0.0) for code, n in visits.items()])


def search(
    judge: JudgeOf, perspective: Perspective, seed: int, iterations: int, seconds: float, processes: int = 1
) -> Choices:
    """What so many processes make of a position together; the iterations are shared out among them."""
    if processes <= 1:
        return looked(judge, perspective, seed, iterations, seconds)
    parts = [iterations // processes + (k < iterations % processes) for k in range(processes)]
    parts = [part for part in parts if part > 0]
    with ProcessPoolExecutor(len(parts), mp_context=get_context("spawn")) as pool:
        asked = [
            pool.submit(looked, judge, perspective, seed + k * STRIDE, part, seconds) for k, part in enumerate(parts)
        ]
        return added([one.result() for one in asked])
