"""What a bot is: something that chooses for a seat from its perspective, and can say why."""

from __future__ import annotations

from typing import NamedTuple

from mypy_extensions import mypyc_attr

from lamplight.core.perspective import Perspective
from lamplight.core.rng import Rng
from lamplight.core.view import Outcome, Text


class Decision(NamedTuple):
    """What a bot does, in both spellings, and its reason."""

    code: int
    do: str
    reason: Text


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses among the legal actions; the same perspective and generator give the same choice."""

    def choose(self, perspective: Perspective, rng: Rng) -> Decision:
        raise NotImplementedError

    def agrees(self, perspective: Perspective, motion: str, rng: Rng) -> bool:
        """Does it agree to what somebody proposes to all? If that could cost its seat nothing."""
        return not perspective.world.costs(perspective.seat, motion)

    def close(self, outcome: Outcome | None = None) -> None:
        """The game is over for this bot; one that holds something gives it back."""
        return

    def lost_turns(self) -> int:
        """How many of its decisions others had to make for it."""
        return 0
