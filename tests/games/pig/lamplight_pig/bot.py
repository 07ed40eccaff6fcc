"""A bot that holds at twenty, as people do who have thought about it."""

from __future__ import annotations

from typing import Final

from lamplight.bots import Bot, Decision
from lamplight.core.perspective import Perspective
from lamplight.core.rng import Rng
from lamplight.core.view import Text

from .game import HOLD, ROLL, PigState

ENOUGH: Final = 20


class Careful(Bot):
    """Rolls until the turn is worth twenty points, or enough to win."""

    def choose(self, perspective: Perspective, rng: Rng) -> Decision:
        state = perspective.world
        assert isinstance(state, PigState)
        wins = state.scores[state.mover] + state.pot >= state.goal
        if state.pot > 0 and (wins or state.pot >= ENOUGH):
            return Decision(HOLD, "hold", Text("pig-reason-win" if wins else "pig-reason-enough"))
        return Decision(ROLL, "roll", Text("pig-reason-more"))
