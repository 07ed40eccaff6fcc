"""A coroutine that begins at once and goes on in a task only if it has to wait."""

from __future__ import annotations

from collections.abc import Coroutine, Generator
from typing import Any


class Going:
    """An await that has begun outside any task and goes on inside one."""

    __slots__ = ("coroutine", "first")

    def __init__(self, coroutine: Coroutine[Any, Any, None], first: Any) -> None:
        self.coroutine = coroutine
        self.first = first

    def __await__(self) -> Generator[Any, Any, None]:
        waiting = self.first
        while True:
            thrown: BaseException | None = None
            value: Any = None
            try:
                value = yield waiting
            except BaseException as error:
                thrown = error
            try:
                waiting = self.coroutine.send(value) if thrown is None else self.coroutine.throw(thrown)
            except StopIteration:
                return


def begun(coroutine: Coroutine[Any, Any, None]) -> Going | None:
    """Run it until it waits for something; None if it came to its end without."""
    try:
        first = coroutine.send(None)
    except StopIteration:
        return None
    return Going(coroutine, first)
