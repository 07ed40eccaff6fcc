"""How positions are weighed: shares add up, who is ahead is seen to be ahead, and the ends are exact."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from lamplight.bots.dunkelrunde.standing import Standing
from lamplight.bots.dwarves import standing as dwarves_standing
from lamplight.bots.dwarves.standing import outlook
from lamplight.core.game import CHANCE, OVER, State
from lamplight.core.perspective import Perspective
from lamplight.core.rng import Rng
from lamplight.games.dunkelrunde.game import DunkelRundeState
from lamplight.games.dwarves.game import DwarvesState
from lamplight.games.dwarves.state import WON
from lamplight.kits import bot_named, game_named


def weighed(night: DunkelRundeState) -> list[float]:
    worth = vec[float]([0.0] * 12)
    Standing(night.board).shares(night, worth)
    return [float(worth[seat]) for seat in range(int(night.seats))]


def chance(realm: DwarvesState) -> float:
    room, told = vec[float]([0.0] * dwarves_standing.FEATURES), vec[i64]([0] * dwarves_standing.FEATURES)
    return float(outlook(realm, room, told))


def walk(state: State, seed: int, bot: str, game: str) -> list[State]:
    """The positions of a game, as its bot plays it."""
    luck = Rng(seed)
    player = bot_named(game, bot)
    out = []
    while state.actor != OVER:
        if state.actor == CHANCE:
            state.apply(state.chance_at(luck.below(state.chance_total())))
        else:
            out.append(state.copy())
            state.apply(player.choose(Perspective(state, state.actor, luck, []), luck).code)
    out.append(state.copy())
    return out


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


def test_the_chance_of_the_group_is_exact_at_the_end_and_sure_before_it() -> None:
    """Over many games the outlook in the middle is higher in those that are won."""
    game = game_named("dwarves")
    halves: dict[bool, list[float]] = {True: [], False: []}
    for seed in range(24):
        options = {"difficulty": "normal", "dwarves": "random", "first": "random"}
        path = walk(game.new(options, 3), seed, "companion", "dwarves")
        last, middle = path[-1], path[len(path) * 2 // 3]
        assert isinstance(last, DwarvesState)
        assert isinstance(middle, DwarvesState)
        won = last.result == WON
        assert chance(last) == (1.0 if won else 0.0)
        assert 0.0 < chance(middle) < 1.0
        halves[won].append(chance(middle))
    assert min(len(half) for half in halves.values()) > 4
    won_mean, lost_mean = (sum(halves[key]) / len(halves[key]) for key in (True, False))
    assert won_mean > lost_mean + 0.1
