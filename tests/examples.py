"""The games that generic tests play, chosen by what they are like; none is named here.

What a short game of each is like is said by tests/games/<game>/examples.py. EXAMPLE is the game on whose boards most
tests of the platform play; those that need secrets, or a game that is played together, are left out where none is.
"""

from __future__ import annotations

import importlib
import importlib.util
import re
from typing import Final

import pytest
from tests.games.pig.lamplight_pig.game import Pig

from lamplight.bots.kit import Kit, settle
from lamplight.core.game import Game, SetupError
from lamplight.core.messages import Catalogue
from lamplight.kits import all_games, all_kits, kit_named, usual_players

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
QUICK: Final = SECRET or EXAMPLE  # the one that is over soonest
USUAL: Final = {kit.id: kit.bot_names()[0] for kit in all_kits()}


def called(game: str) -> str:
    """The name of a game."""
    return Catalogue("en").format(kit_named(game).game.info().name)


def other_option(game: str, seats: int) -> tuple[str, str]:
    """An option of a game with another value than the usual one that so many can play with."""
    found = kit_named(game).game
    for spec in found.info().options:
        for choice in spec.choices[1:]:
            try:
                found.new({**SHORT[game][2], spec.name: choice.value}, seats)
            except SetupError:
                continue
            if spec.name not in SHORT[game][2]:
                return spec.name, choice.value
    raise AssertionError(f"{game} has no other option")


def luck_of(game: str) -> set[str]:
    """The labels of all draws of a game."""
    found: set[str] = importlib.import_module(f"tests.games.{game}.examples").LUCK
    return found


def needs_games(page: str) -> None:
    """Leaves a test out where a page plays a game that is not here."""
    calls = r'(?:new|simulate|search|arena|Games|env|game_named|SetUp)\("(\w+)"|lamplight_(\w+?)(?=[("])'
    named = {name for found in re.findall(calls, page) for name in found if name}
    missing = named - {kit.id for kit in all_kits()} - {"chess"}
    if missing:
        pytest.skip(f"the page plays {', '.join(sorted(missing))}")


def every_game() -> list[Game]:
    """All games of this house, and the small one."""
    return [*all_games(), small_game()]


def small_game() -> Game:
    """A game whose positions are told in a short line; nothing about it matters but that it is small."""
    game = Pig()
    settle(game)  # as its kit does
    return game
