"""How positions are weighed: shares add up, who is ahead is seen to be ahead, and the ends are exact."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from tests.bots.walks import walk

from lamplight.bots.dunkelrunde.standing import Standing
from lamplight.games.dunkelrunde.game import DunkelRundeState
from lamplight.kits import game_named


def weighed(night: DunkelRundeState) -> list[float]:
    worth = vec[float]([0.0] * 12)
    Standing(night.board).shares(night, worth)
    return [float(worth[seat]) for seat in range(int(night.seats))]


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_the_shares_of_a_night_add_up(seats: int) -> None:
    game = game_named("dunkelrunde")
    for state in walk(game.new({"board": "short"}, seats), seats, "thoughtful", "dunkelrunde")[:-1]:
        assert isinstance(state, DunkelRundeState)
        found = weighed(state)
        assert sum(found) == pytest.approx(1.0)
        assert all(0.0 < share < 1.0 for share in found)


@pytest.mark.parametrize("seed", range(6))
def test_at_the_end_of_a_night_the_shares_are_those_of_the_outcome(seed: int) -> None:
    """DR-6.3, DR-6.4: who has both children there beats who has one; equals share."""
    last = walk(game_named("dunkelrunde").new({"board": "short"}, 2 + seed % 5), seed, "uniform", "dunkelrunde")[-1]
    assert isinstance(last, DunkelRundeState)
    outcome = last.outcome()
    assert outcome is not None
    assert weighed(last) == [one.share for one in outcome.seats]


def test_a_seat_with_a_child_at_home_is_ahead() -> None:
    night = game_named("dunkelrunde").new({"board": "short"}, 4)
    assert isinstance(night, DunkelRundeState)
    even = weighed(night)
    night.put(4, night.board.linden)  # the third seat's girl
    ahead = weighed(night)
    assert ahead[2] > even[2] + 0.2
    assert ahead[2] == max(ahead)
