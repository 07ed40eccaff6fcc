"""What a game tells the search: worlds to look into, how a position turns out, and which actions look promising."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from lamplight.core.game import State
from lamplight.core.perspective import Perspective
from lamplight.core.playout import playout_into
from lamplight.core.rng import Rng

LONGEST: Final = 100_000
UNKNOWN: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """The plain judge: worlds as they are sampled, uniformly random play to the end, no preferences."""

    def __init__(self, perspective: Perspective) -> None:
        self.perspective: Perspective = perspective
        self.seat: i64 = perspective.seat
        self.root: State = perspective.world
        self.moment: i64 = len(perspective.history)  # the turn, as far as the game tells
        self.least: i64 = 0  # iterations in any case ...
        self.pace: float = 1.0  # ... and for each of a level's: where they are dear there are fewer
        self.ample: i64 = 1_000_000  # of a level's: of what is more only a fourth is spent
        self.stake: float = 1.0  # how much worse than the best a plain mistake is
        self.spread: float = 1.0  # how much actions differ in value, compared with a game that one action decides

    def known(self) -> i64:
        """What to do where looking ahead does not help; -1 where it does."""
        return UNKNOWN

    def world(self, rng: Rng) -> State:
        """A fresh world that the seat cannot tell from the true one."""
        return self.root.copy()

    def priors(self, state: State, actions: vec[i64], n: i64, prior: vec[float]) -> bool:
        """Write how promising each action looks (they need not add up to one). False: all alike."""
        return False

    def play_out(self, state: State, rng: Rng, actions: vec[i64], worth: vec[float]) -> None:
        """Play on from here in some way, and write what each seat gets, from 0 to 1."""
        playout_into(state, rng, LONGEST, actions)
        self.result(state, worth)

    def result(self, state: State, worth: vec[float]) -> None:
        """What each seat gets once the game is over."""
        outcome = state.outcome()
        assert outcome is not None
        for seat, one in enumerate(outcome.seats):
            worth[seat] = one.share
