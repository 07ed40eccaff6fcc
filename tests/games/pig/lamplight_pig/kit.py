"""Pig as a kit: all that Lamplight asks of it."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from lamplight.bots.bot import Bot, Decision
from lamplight.bots.kit import Kit, OwnBot
from lamplight.core.game import State
from lamplight.core.perspective import Perspective
from lamplight.core.rng import Rng
from lamplight.core.rulebook import Rulebook
from lamplight.core.view import Text

from .game import FACES, HOLD, ROLL, Pig, PigState

ENOUGH: Final = 20  # points of a turn that are worth keeping


class Holder(Bot):
    """Holds at twenty, and whenever that wins."""

    def choose(self, perspective: Perspective, rng: Rng) -> Decision:
        state = perspective.world
        assert isinstance(state, PigState)
        wins = state.scores[state.mover] + state.hand >= state.goal
        if state.hand > 0 and (wins or state.hand >= ENOUGH):
            return Decision(HOLD, "hold", Text("pig-reason-win" if wins else "pig-reason-enough"))
        return Decision(ROLL, "roll", Text("pig-reason-more"))


def leader(state: State) -> int:
    """The seat with the most points; -1 while several are level."""
    assert isinstance(state, PigState)
    best = max(state.scores)
    return state.scores.index(best) if state.scores.count(best) == 1 else -1


KIT: Final = Kit(
    game=Pig(),
    rulebook=Rulebook("PIG", {1: 2, 2: 3}),
    bots=(OwnBot("holder", Holder, Text("pig-bot-holder")),),
    measures={"pigs": "pig", "holds": "hold"},
    leader=leader,
    codes=(ROLL, HOLD),
    draws=tuple(range(FACES)),
    words=files(__package__) / "words",
)
