"""Players made of code; they get a perspective, never the state."""

from __future__ import annotations

from typing import Final

from lamplight.bots.bot import Bot, Decision
from lamplight.bots.heuristics.dunkelrunde import Thoughtful
from lamplight.bots.heuristics.dwarves import Companion
from lamplight.bots.heuristics.rumble import Bluffer
from lamplight.bots.search.searcher import LEVELS, Searcher
from lamplight.bots.uniform import Uniform

__all__ = ["ADVISER", "Bot", "Decision", "UnknownBot", "bot_named", "bots_for", "seconds_of"]

ADVISER: Final = "strong"  # the level that is asked when somebody wants a hint
UNIFORM: Final = "uniform"


class UnknownBot(LookupError):
    """There is no bot of that name for this game."""


_HEURISTIC: Final[dict[str, dict[str, type[Bot]]]] = {
    "dunkelrunde": {"thoughtful": Thoughtful},
    "rumble": {"bluffer": Bluffer},
    "dwarves": {"companion": Companion},
}


def bots_for(game: str) -> list[str]:
    """The bots of a game: the usual one first, then the levels of the search from gentle to master, then chance."""
    own = _HEURISTIC.get(game)
    return [] if own is None else [*own, *LEVELS, UNIFORM]


def bot_named(game: str, name: str) -> Bot:
    """A fresh bot; raises UnknownBot."""
    own = _HEURISTIC.get(game)
    if own is None:
        raise UnknownBot(name)
    if name in own:
        return own[name]()
    if name in LEVELS:
        return Searcher(LEVELS[name])
    if name == UNIFORM:
        return Uniform()
    raise UnknownBot(name)


def seconds_of(name: str) -> float:
    """How long a bot of this name may think about a decision, by the clock; those that do not search answer at once."""
    return LEVELS[name].seconds if name in LEVELS else 0.0
