"""What refused actions of random play lack, for tests that make it true."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tests.conformance.walks import SetUp, positions

from lamplight.core.game import State
from lamplight.core.rng import Rng
from lamplight.core.view import Text


class Lack(NamedTuple):
    """An action that is refused, and what would have to be."""

    state: State
    seat: int
    code: int
    needs: Text

    def __str__(self) -> str:
        return f"{self.state.text(self.code)} needs {self.needs} in {self.state.position()}"


def refused(setup: SetUp, seed: int, count: int, tries: int) -> Iterator[tuple[State, int, int]]:
    """So many refused actions of so many positions, drawn from all that their actors could think of."""
    rng = Rng(seed)
    for state in positions(setup, seed, count, every=3):
        seat = int(state.actor)
        if seat < 0:
            continue
        thought = state.candidates(seat)
        for _ in range(tries):
            code = thought[int(rng.below(len(thought)))]
            if state.refusal(seat, code) is not None:
                yield state, seat, code


def lacks(setup: SetUp, seed: int, count: int, tries: int = 40) -> Iterator[Lack]:
    """Those of them for which the rules know one fact that is missing."""
    for state, seat, code in refused(setup, seed, count, tries):
        needs = state.needs(seat, code)
        if needs is not None:
            yield Lack(state, seat, code, needs)
