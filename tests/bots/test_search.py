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


def test_a_part_of_the_tree_knows_what_the_whole_knew() -> None:
    state = midgame(EXAMPLE, 30)
    searcher = kit_named(EXAMPLE).searcher(Level("x", 300, 0.0, 0.0, 0.0))
    searcher.choose(Perspective(state, state.actor, Rng(3), []), Rng(4))
    tree = searcher.tree

    def known(of: Tree, node: int) -> list[object]:
        """All that was found below a node: what was done, how often, with what worth, and what came of it."""
        out: list[object] = []
        child = int(of.first[node])
        while child >= 0:
            out.append((int(of.code[child]), int(of.visits[child]), float(of.total[child]), known(of, child)))
            child = int(of.next[child])
        return out

    top = max(range(len(tree.code)), key=lambda node: int(tree.visits[node]) if node != int(tree.root) else -1)
    part = tree.below(top)
    assert known(tree, top)
    assert known(part, int(part.root)) == known(tree, top)


def test_every_seat_wants_its_own_win() -> None:
    """An action that ends the game is worth to whoever acts what that seat gets, whatever the first seat gets."""
    _, seats, options = SHORT[EXAMPLE]
    rng = Rng(8)
    tried = 0
    for _ in range(60):  # some of these games end so that it makes a difference
        state = game_named(EXAMPLE).new(options, seats)
        while state.actor != OVER and tried < 5:
            if state.actor == CHANCE:
                state.apply(state.chance_at(rng.below(state.chance_total())))
                continue
            ends = {}
            for code in state.legal_actions():
                after = state.copy()
                after.apply(code)
                if (outcome := after.outcome()) is not None:
                    ends[code] = outcome.seats
            if any(ended[state.actor].share != ended[0].share for ended in ends.values()):
                tree = Tree()
                tree.search(kit_named(EXAMPLE).judge(Perspective(state, state.actor, Rng(3), [])), Rng(4), 100, 0.0)
                for code, visits, value in tree.choices():
                    if code in ends and visits > 0:
                        assert value == pytest.approx(ends[code][state.actor].share)
                        tried += 1
            legal = state.legal_actions()
            state.apply(legal[int(rng.below(len(legal)))])
    assert tried >= 5


@pytest.mark.parametrize("name", list(SHORT))
def test_the_lead_is_what_the_next_would_have_to_catch_up(name: str) -> None:
    state = midgame(name, 40)
    tree = Tree()
    tree.search(kit_named(name).judge(Perspective(state, state.actor, Rng(3), [])), Rng(4), 200, 0.0)
    first, second = [visits for _, visits, _ in tree.choices()][:2]
    assert second > 0
    assert tree.lead() == first - second


def test_another_seat_begins_a_tree_of_its_own() -> None:
    """What one seat found may rest on what it knows: nothing of it is handed to another, whatever has been seen."""
    state = midgame(EXAMPLE, 40)
    searcher = kit_named(EXAMPLE).searcher(BRIEF)
    searcher.choose(Perspective(state, state.actor, Rng(3), []), Rng(4))
    first = int(searcher.tree.iterations)
    searcher.take_root(Perspective(state, state.actor, Rng(3), []))
    assert int(searcher.tree.iterations) == first > 0
    searcher.take_root(Perspective(state, 1 - int(state.actor), Rng(3), []))
    assert int(searcher.tree.iterations) == 0
