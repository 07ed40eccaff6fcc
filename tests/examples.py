"""Games for tests of what all games share: whichever there are, by their properties and never by name."""

from __future__ import annotations

from tests.games.pig.lamplight_pig.game import Pig

from lamplight.core.game import Game
from lamplight.kits import all_games


def every_game() -> list[Game]:
    """All games of this house, and the small one."""
    return [*all_games(), small_game()]


def small_game() -> Game:
    """A game whose positions are told in a short line; nothing about it matters but that it is small."""
    return Pig()
