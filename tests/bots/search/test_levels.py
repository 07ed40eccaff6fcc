"""The levels: what they may overlook, what they never do, and that what was found is kept."""

from __future__ import annotations

from itertools import pairwise

import pytest
from tests.examples import EXAMPLE, SECRET, SHORT

from lamplight.bots.search.judge import UNKNOWN, Judge
from lamplight.bots.search.searcher import LEVELS, PLAIN, Level
from lamplight.bots.search.tree import NO_NODE, Tree
from lamplight.core.game import CHANCE, State
from lamplight.core.perspective import Perspective
from lamplight.core.rng import Rng
from lamplight.kits import game_named, kit_named

GAMES = tuple(SHORT)
PLENTY = 600


def opened(name: str, seed: int = 3) -> State:
    """A position with a choice that is worth a search."""
    state, rng = game_named(name).new({}, 3), Rng(seed)
    while state.actor == CHANCE or len(state.legal_actions()) < 5 or knows(state):
        if state.actor == CHANCE:
            state.apply(state.chance_at(rng.below(state.chance_total())))
        else:
            legal = state.legal_actions()
            state.apply(legal[int(rng.below(len(legal)))])
    return state


def knows(state: State) -> bool:
    return bool(judge_of(state).known() != UNKNOWN)


def judge_of(state: State) -> Judge:
    return kit_named(state.view(None).game).judge(Perspective(state, state.actor, Rng(1), []))


@pytest.mark.parametrize("name", GAMES)
def test_a_stronger_level_thinks_more_and_errs_less(name: str) -> None:
    state = opened(name)
    judge = judge_of(state)
    levels = [LEVELS[level] for level in ("gentle", "normal", "strong", "master")]
    budgets = [level.budget(judge) for level in levels]
    assert budgets == sorted(set(budgets))
    for weaker, stronger in pairwise(levels):
        assert weaker.overlooks >= stronger.overlooks
        assert weaker.careless >= stronger.careless
        assert weaker.seconds <= stronger.seconds
    assert [level.seconds <= limit for level, limit in zip(levels, (0.3, 0.3, 1.0, 3.0), strict=True)] == [True] * 4


def test_a_piece_that_does_not_come_to_mind_is_forgotten_for_the_whole_turn() -> None:
    state = opened(EXAMPLE)
    searcher = kit_named(EXAMPLE).searcher(Level("dreamer", 400, 0.0, 0.5, 0.0))
    rng = Rng(5)
    choices = [(code, 10, 0.5) for code in state.legal_actions()]
    seen = searcher.noticed(state, choices, 0.1, rng)
    assert 0 < len(seen) < len(choices)
    assert searcher.noticed(state, choices, 0.1, rng) == seen
    gone = {state.touches(one[0])[0] for one in choices} - {state.touches(one[0])[0] for one in seen}
    assert gone, "whole pieces are forgotten, not single moves"


def test_what_is_plainly_best_is_never_overlooked() -> None:
    state = opened(EXAMPLE)
    legal = state.legal_actions()
    for seed in range(40):
        searcher = kit_named(EXAMPLE).searcher(Level("dreamer", 400, 0.0, 0.9, 0.0))
        choices = [(code, 10, 0.9 if code == legal[0] else 0.2) for code in legal]
        assert legal[0] in {one[0] for one in searcher.noticed(state, choices, PLAIN, Rng(seed))}


@pytest.mark.parametrize("name", GAMES)
def test_a_level_without_mistakes_takes_what_was_looked_at_most(name: str) -> None:
    state = opened(name)
    searcher = kit_named(name).searcher(Level("x", 100, 0.0, 0.0, 0.0))
    choice = searcher.choose(Perspective(state, state.actor, Rng(1), []), Rng(2))
    assert choice.code == searcher.tree.choices()[0][0]
    assert choice.reason.id not in ("", "core-reason-search")


@pytest.mark.parametrize("name", GAMES)
def test_a_part_of_a_tree_is_that_part(name: str) -> None:
    """The subtree has the same visits and values as before, node for node."""
    state = opened(name)
    tree = Tree()
    tree.search(judge_of(state), Rng(2), PLENTY if name == SECRET else 150, 0.0)
    code = tree.choices()[0][0]
    node = tree.child(tree.root, code)
    part = tree.below(node)
    todo = [(int(node), int(part.root))]
    nodes = 0
    while todo:
        old, new = todo.pop()
        nodes += 1
        assert tree.visits[old] == part.visits[new]
        if new != part.root:
            assert (tree.code[old], tree.total[old], tree.prior[old]) == (
                part.code[new],
                part.total[new],
                part.prior[new],
            )
        a, b = int(tree.first[old]), int(part.first[new])
        assert (a < 0) == (b < 0)
        if a < 0:
            assert a == b
        while a >= 0:
            todo.append((a, b))
            a, b = int(tree.next[a]), int(part.next[b])
            assert (a < 0) == (b < 0)
    assert nodes == part.size()
    assert part.child(part.root, 10**9) == NO_NODE


def test_another_seat_never_meets_the_tree() -> None:
    state = opened(EXAMPLE)
    seat = int(state.actor)
    searcher = kit_named(EXAMPLE).searcher(Level("x", 60, 0.0, 0.0, 0.0))
    searcher.choose(Perspective(state, seat, Rng(1), []), Rng(2))
    assert searcher.tree.iterations > 0
    searcher.take_root(Perspective(state, (seat + 1) % 3, Rng(1), []))
    assert searcher.tree.iterations == 0


@pytest.mark.parametrize("name", GAMES)
def test_a_search_that_settles_takes_what_it_would_have_taken(name: str) -> None:
    """It stops only once nothing can change any more."""
    spared = 0
    for seed in range(3, 23):
        state = opened(name, seed)
        budget = 3 * PLENTY if name == SECRET else PLENTY
        judge = [judge_of(state) for _ in range(2)]
        patient, brisk = Tree(), Tree()
        assert patient.search(judge[0], Rng(seed), budget, 0.0) == budget
        thought = brisk.search(judge[1], Rng(seed), budget, 0.0, True)
        assert brisk.iterations == thought <= budget
        assert brisk.choices()[0][0] == patient.choices()[0][0]
        if thought < budget:
            visits = [one[1] for one in brisk.choices()]
            assert visits[0] - visits[1] == brisk.lead() > budget - thought
            spared += 1
        if spared > 2:
            break
    assert spared > 0


def test_only_a_level_without_mistakes_settles() -> None:
    assert [level.settles() for level in LEVELS.values()] == [False, False, True, True]
