"""The search: repeatable, legal, sees a win in one, keeps its tree, and knows no more than its seat."""

from __future__ import annotations

import pytest
from tests.examples import EXAMPLE, SHORT

from lamplight.bots.search.searcher import LEVELS, Level
from lamplight.bots.search.tree import Tree
from lamplight.core.chance import Dealer
from lamplight.core.game import CHANCE, OVER, State
from lamplight.core.match import Match, Step
from lamplight.core.perspective import Perspective
from lamplight.core.rng import Rng
from lamplight.kits import game_named, kit_named

BRIEF = Level("brief", 40, 0.0, 0.0, 0.0)


def midgame(name: str, plies: int, seed: int = 5) -> State:
    """A position from a random game in which a seat has a choice."""
    _, seats, options = SHORT[name]
    state = game_named(name).new(options, seats)
    rng = Rng(seed)
    n = 0
    while True:
        if state.actor == CHANCE:
            state.apply(state.chance_at(rng.below(state.chance_total())))
        else:
            assert state.actor != OVER
            legal = state.legal_actions()
            if n >= plies and len(legal) > 2:
                return state
            state.apply(legal[int(rng.below(len(legal)))])
        n += 1


@pytest.mark.parametrize("name", list(SHORT))
def test_the_same_seed_gives_the_same_tree(name: str) -> None:
    state = midgame(name, 40)
    found = []
    for _ in range(2):
        tree = Tree()
        done = tree.search(kit_named(name).judge(Perspective(state, state.actor, Rng(3), [])), Rng(4), 60, 0.0)
        assert done == 60
        found.append(tree.choices())
    assert found[0] == found[1]
    assert {code for code, _, _ in found[0]} == set(state.legal_actions())
    assert sum(visits for _, visits, _ in found[0]) == 60
    assert all(0.0 <= value <= 1.0 for _, _, value in found[0])


@pytest.mark.parametrize("name", list(SHORT))
def test_the_position_is_left_alone(name: str) -> None:
    state = midgame(name, 40)
    before = state.key()
    kit_named(name).searcher(BRIEF).choose(Perspective(state, state.actor, Rng(3), []), Rng(4))
    assert state.key() == before


@pytest.mark.parametrize("name", list(SHORT))
@pytest.mark.parametrize("level", list(LEVELS))
def test_every_level_plays_legally_within_its_time(name: str, level: str) -> None:
    known = LEVELS[level]
    short = Level(level, min(int(known.iterations), 50), known.seconds, known.overlooks, known.careless)
    searcher = kit_named(name).searcher(short)
    state = midgame(name, 30)
    choice = searcher.choose(Perspective(state, state.actor, Rng(3), []), Rng(4))
    assert choice.code in state.legal_actions()
    assert 0 < searcher.thought <= 50


def test_the_tree_is_kept_for_the_next_question() -> None:
    """After what it expected has happened, the search begins with what it knows already."""
    match = Match(game_named(EXAMPLE), SHORT[EXAMPLE][2], 2, Dealer(b"\7" * 32))
    match.begin()
    rng = Rng(1)
    searcher = kit_named(EXAMPLE).searcher(Level("x", 400, 0.0, 0.0, 0.0))
    kept = 0
    seat = int(match.state.actor)
    while not match.over and kept == 0:
        if int(match.state.actor) == seat:
            choice = searcher.choose(match.perspective(seat, rng), rng)
            kept = int(searcher.tree.iterations) - int(searcher.thought)
            assert isinstance(match.act(seat, choice.do), Step)
        else:
            legal = match.state.legal_actions()
            assert isinstance(match.act(int(match.state.actor), match.state.text(legal[0])), Step)
    assert kept > 0
