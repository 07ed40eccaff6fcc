"""The games, each in a folder that reads like its rulebook."""

from __future__ import annotations

from lamplight.core.game import Game
from lamplight.games.dunkelrunde.game import DunkelRunde
from lamplight.games.dwarves.game import Dwarves
from lamplight.games.rumble.game import Rumble


class UnknownGame(LookupError):
    """There is no game of that name here."""


_GAMES: dict[str, Game] = {game.id: game for game in (DunkelRunde(), Rumble(), Dwarves())}


def all_games() -> list[Game]:
    return list(_GAMES.values())


def game_named(name: str) -> Game:
    """The game of this id; raises UnknownGame."""
    try:
        return _GAMES[name]
    except KeyError:
        raise UnknownGame(name) from None
