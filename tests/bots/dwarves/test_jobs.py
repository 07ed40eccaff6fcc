"""The ways of a dwarf, against the plain method: settle the nearest space, then look at its neighbours."""

from __future__ import annotations

import pytest

from lamplight.bots.dwarves.jobs import FAR, STOPPED, Glance, Sight, before, toll, ways
from lamplight.core.game import CHANCE, OVER, filled
from lamplight.core.perspective import Perspective
from lamplight.core.rng import Rng
from lamplight.games.dwarves.game import DwarvesState
from lamplight.games.dwarves.state import SPACES
from lamplight.games.dwarves.tables import BLOCK_TUNNEL
from lamplight.kits import bot_named, game_named


def plain(realm: DwarvesState, seat: int) -> tuple[list[int], list[int]]:
    """Cost of every space, and the space before it."""
    start = int(realm.at(seat))
    price = int(toll(realm, seat))
    cost, back = [FAR] * SPACES, [-1] * SPACES
    cost[start] = 0
    todo = set(range(SPACES))
    while open_ := [space for space in todo if cost[space] < FAR]:
        at = min(open_, key=lambda space: (cost[space], space))
        todo.remove(at)
        leaving = cost[at] + 10 + (STOPPED if at != start and realm.troops[at] != 0 else 0)
        near = [int(to) for to in realm.tables.near[at * 6 : at * 6 + 6] if to >= 0]
        steps = [(to, leaving + (price if realm.land[to] != 0 else 0)) for to in near]
        if not realm.blocked(BLOCK_TUNNEL) and realm.usable(at):
            steps += [(to, leaving) for to in range(SPACES) if to != at and realm.usable(to)]
        for to, found in steps:
            if found < cost[to]:
                cost[to], back[to] = found, at
    return cost, back


@pytest.mark.parametrize("seed", range(6))
def test_ways_are_the_cheapest_and_the_same_of_several(seed: int) -> None:
    state, rng = game_named("dwarves").new({"difficulty": "heroic", "dwarves": "random"}, 2 + seed % 4), Rng(seed)
    assert isinstance(state, DwarvesState)
    bot = bot_named("dwarves", "companion")
    turn = checked = 0
    while state.actor != OVER:
        if state.actor == CHANCE:
            state.apply(state.chance_at(rng.below(state.chance_total())))
            continue
        if state.turn > turn:
            turn = int(state.turn) + 2
            sight = Sight(state)
            for seat in range(int(state.seats)):
                cost = filled(SPACES, FAR)
                ways(state, seat, cost)
                wanted, back = plain(state, seat)
                assert [int(one) for one in cost] == wanted
                assert [int(before(state, seat, cost, space)) for space in range(SPACES)] == back
                for space in range(SPACES):
                    step = space
                    while back[step] not in (-1, int(state.at(seat))):
                        step = back[step]
                    assert sight.first_step(seat, space) == step == Glance(state, seat).first_step(seat, space)
                checked += 1
        state.apply(bot.choose(Perspective(state, state.actor, rng, []), rng).code)
    assert checked > 10
