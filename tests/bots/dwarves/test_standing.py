"""How positions of The Dwarves are weighed: exact at the end, and sure before it."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64
from tests.bots.walks import walk

from lamplight.bots.dwarves import standing as dwarves_standing
from lamplight.bots.dwarves.standing import outlook
from lamplight.games.dwarves.game import DwarvesState
from lamplight.games.dwarves.state import WON
from lamplight.kits import game_named


def chance(realm: DwarvesState) -> float:
    room, told = vec[float]([0.0] * dwarves_standing.FEATURES), vec[i64]([0] * dwarves_standing.FEATURES)
    return float(outlook(realm, room, told))


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
