"""Who is ahead by night."""

from __future__ import annotations

from lamplight.bots.dunkelrunde.leader import distances, leader
from lamplight.games.dunkelrunde.game import DunkelRundeState
from lamplight.kits import game_named


def test_the_leader_of_the_night_has_the_shortest_way_left() -> None:
    state = game_named("dunkelrunde").new({"board": "short"}, 2)
    assert isinstance(state, DunkelRundeState)
    far = distances(state)
    assert far[int(state.board.linden)] == 0
    assert far[0] == max(far)
    assert leader(state) == -1
    ahead = next(tile for tile, steps in enumerate(far) if steps < far[0])
    state.put(3, ahead)
    assert leader(state) == 1
    state.put(0, ahead)
    assert leader(state) == -1
