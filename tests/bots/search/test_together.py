"""Several processes search as one: the same seed gives the same choices, and nothing is counted twice."""

from __future__ import annotations

from tests.examples import EXAMPLE

from lamplight.bots.search import together
from lamplight.core.game import CHANCE
from lamplight.core.perspective import Perspective
from lamplight.core.rng import Rng
from lamplight.kits import game_named, kit_named

JUDGE = kit_named(EXAMPLE).judge


def position() -> Perspective:
    state, rng = game_named(EXAMPLE).new({}, 4), Rng(8)
    while state.actor == CHANCE:
        state.apply(state.chance_at(rng.below(state.chance_total())))
    return Perspective(state, state.actor, rng, [])


def test_two_processes_share_the_iterations() -> None:
    perspective = position()
    found = together.search(JUDGE, perspective, 5, 301, 0.0, processes=2)
    assert sum(visits for _, visits, _ in found) == 301
    assert {code for code, _, _ in found} == set(perspective.world.legal_actions())
    assert found == together.search(JUDGE, perspective, 5, 301, 0.0, processes=2)
    alone = [
        together.looked(JUDGE, perspective, 5, 151, 0.0),
        together.looked(JUDGE, perspective, 5 + together.STRIDE, 150, 0.0),
    ]
    assert found == together.added(alone)


def test_values_are_weighed_by_visits() -> None:
    found = together.added([[(7, 3, 0.5), (8, 1, 1.0), (9, 0, 0.0)], [(8, 5, 0.4), (7, 1, 0.1), (9, 0, 0.0)]])
    assert found == [(8, 6, (1.0 + 5 * 0.4) / 6), (7, 4, (3 * 0.5 + 0.1) / 4), (9, 0, 0.0)]


def test_more_processes_than_iterations() -> None:
    assert sum(visits for _, visits, _ in together.search(JUDGE, position(), 1, 1, 0.0, processes=2)) == 1
