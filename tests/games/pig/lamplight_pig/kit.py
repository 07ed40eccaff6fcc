"""Pig as Lamplight knows it."""

from __future__ import annotations

from importlib import resources
from typing import Final

from lamplight.bots.kit import Kit, OwnBot
from lamplight.core.game import State
from lamplight.core.rulebook import Rulebook
from lamplight.core.view import Text

from .bot import Careful
from .game import DIE, FACES, HOLD, ROLL, Pig, PigState


def leader(state: State) -> int:
    """The seat with the most points; -1 while several are level."""
    assert isinstance(state, PigState)
    best = max(state.scores)
    return state.scores.index(best) if state.scores.count(best) == 1 else -1


KIT: Final = Kit(
    game=Pig(),
    rulebook=Rulebook("PIG", {1: 1, 2: 4, 3: 1}, (("pig-chapter-rulings", ("A1",)),)),
    bots=(OwnBot("careful", Careful, Text("pig-bot-careful")),),
    measures={"rolls": "roll", "holds": "hold"},
    leader=leader,
    codes=(ROLL, HOLD),
    draws=[DIE + face for face in FACES],
    words=resources.files("lamplight_pig") / "words",
    lessons=resources.files("lamplight_pig") / "lessons",
)
