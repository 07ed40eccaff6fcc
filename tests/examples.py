"""The games that generic tests play, chosen by what they are like; none is named here.

What a short game of each is like is said by tests/games/<game>/examples.py. EXAMPLE is the game on whose boards most
tests of the platform play; those that need secrets, or a game that is played together, are left out where none is.
"""

from __future__ import annotations

import importlib
import importlib.util
from typing import Final

import pytest

from lamplight.bots.kit import Kit
from lamplight.kits import all_kits, kit_named, usual_players

Table = tuple[str, int, dict[str, str]]  # game, players, options


def first(kits: list[Kit]) -> str:
    """The first game of these, or nothing."""
    return kits[0].id if kits else ""


EXAMPLE: Final = first([kit for kit in all_kits() if not kit.game.secrets and not kit.game.together])
SECRET: Final = first([kit for kit in all_kits() if kit.game.secrets])
TOGETHER: Final = first([kit for kit in all_kits() if kit.game.together])
PREFIX: Final = kit_named(EXAMPLE).prefix
SIGN: Final = PREFIX.upper()
needs_secrets = pytest.mark.skipif(not SECRET, reason="no game with secrets is here")
needs_together = pytest.mark.skipif(not TOGETHER, reason="no game that is played together is here")


def tables_of(game: str) -> list[Table]:
    """Some tables of a game, the one with the shortest game first."""
    name = f"tests.games.{game}.examples"
    try:
        found = importlib.util.find_spec(name)
    except ModuleNotFoundError:
        found = None
    if found is None:
        return [(game, usual_players(kit_named(game).game), {})]
    return [(game, players, options) for players, options in importlib.import_module(name).TABLES]


TABLES: Final = [table for kit in all_kits() for table in tables_of(kit.id)]
SHORT: Final = {kit.id: tables_of(kit.id)[0] for kit in all_kits()}
