"""Players made of code; they get a perspective, never the state."""

from __future__ import annotations

from lamplight.bots.bot import Bot, Decision
from lamplight.bots.heuristics.dunkelrunde import Thoughtful
from lamplight.bots.heuristics.dwarves import Companion
from lamplight.bots.heuristics.rumble import Bluffer
from lamplight.bots.uniform import Uniform

__all__ = ["Bot", "Decision", "UnknownBot", "bot_named", "bots_for"]


class UnknownBot(LookupError):
    """There is no bot of that name for this game."""


_BOTS: dict[str, dict[str, type[Bot]]] = {
    "dunkelrunde": {"thoughtful": Thoughtful, "uniform": Uniform},
    "rumble": {"bluffer": Bluffer, "uniform": Uniform},
    "dwarves": {"companion": Companion, "uniform": Uniform},
}


def bots_for(game: str) -> list[str]:
    """The bots of a game, the best first."""
    return list(_BOTS.get(game, {}))


def bot_named(game: str, name: str) -> Bot:
    """A fresh bot; raises UnknownBot."""
    try:
        return _BOTS[game][name]()
    except KeyError:
        raise UnknownBot(name) from None
