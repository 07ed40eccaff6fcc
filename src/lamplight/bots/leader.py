"""Who is ahead: the only one with the best number."""

from __future__ import annotations


def alone_at(numbers: list[int], best: int) -> int:
    """The only place of the best number; -1 if there are several.

    >>> alone_at([3, 5, 4], 5), alone_at([5, 5], 5)
    (1, -1)
    """
    return numbers.index(best) if numbers.count(best) == 1 else -1
