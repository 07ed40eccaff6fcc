"""Chapter DR-7: before the first roll."""

from __future__ import annotations

import pytest
from tests.games.dunkelrunde.laws import check, night_of
from tests.games.dunkelrunde.table import rule

from lamplight.core.game import CHANCE
from lamplight.games.dunkelrunde.actions import GHOSTS
from lamplight.games.dunkelrunde.board import BLUE, board_named
from lamplight.games.dunkelrunde.game import DunkelRunde


@rule("DR-7.1")
@pytest.mark.parametrize("board", ["linden", "short"])
@pytest.mark.parametrize("players", [2, 6])
def test_all_children_start_in_the_village(board: str, players: int) -> None:
    state = DunkelRunde().new({"board": board}, players)
    places = {place.id: place for place in DunkelRunde().board({"board": board}).places}
    children = [piece for piece in state.view(None).pieces if piece.kind == "child"]
    assert len(children) == 2 * players
    assert {places[piece.at].landmark for piece in children} == {"village"}
    assert state.actor == CHANCE
    check(state)


@rule("DR-7.2")
@pytest.mark.parametrize("board", ["linden", "short"])
def test_one_ghost_starts_on_each_blue_tile(board: str) -> None:
    state = night_of(DunkelRunde().new({"board": board}, 2))
    land = board_named(board)
    at = {piece.id: piece.at for piece in state.view(None).pieces if piece.kind == "ghost"}
    blue = {tile.landmark: tile.name for tile in land.tiles if tile.colour == BLUE}
    assert at == {f"ghost-{name}": blue[name] for name in GHOSTS}
    assert len(blue) == 4
