"""Games for tests of what all games share: whichever there are, by their properties and never by name."""

from __future__ import annotations

from lamplight.core.game import Game
from lamplight.kits import all_games


def every_game() -> list[Game]:
    return all_games()


def small_game() -> Game:
    """The one whose opening is told in the shortest line; nothing about it matters but that it is small."""
    return min(all_games(), key=lambda game: len(game.new(game.suited(game.min_seats), game.min_seats).position()))
