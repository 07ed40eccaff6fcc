"""Plans: several decisions of a seat as one, carried out ply by ply and taken back together."""

from __future__ import annotations

import random

import pytest
from tests.conformance.walks import seed_of
from tests.examples import EXAMPLE, TOGETHER, needs_together

from lamplight.core.chance import Dealer
from lamplight.core.entry import Entry
from lamplight.core.game import CHANCE
from lamplight.core.match import Match, Step
from lamplight.core.view import Way
from lamplight.kits import game_named


def begun(game: str, word: str = "plans", seats: int = 2) -> Match:
    match = Match(game_named(game), {}, seats, Dealer(seed_of(word)))
    match.begin()
    return match


def moved(match: Match, draw: random.Random) -> None:
    state = match.state
    do = state.text(draw.choice(state.legal_actions()))
    assert isinstance(match.act(int(state.actor), do), Step)


def offered(match: Match, plies: int = 2, seed: int = 1) -> tuple[int, Way]:
    """Play at random until a way of so many plies is offered; whose it is, and the way."""
    draw = random.Random(seed)
    for _ in range(3000):
        assert not match.over
        seat = int(match.state.actor)
        ways = [way for way in match.state.plans(seat) if len(way.dos) >= plies]
        if ways:
            return seat, ways[0]
        moved(match, draw)
    raise AssertionError("nothing is offered")


@needs_together
def test_a_plan_is_carried_out_ply_by_ply_and_taken_back_as_one() -> None:
    match = begun(TOGETHER)
    seat, way = offered(match, 3)
    before, version = len(match.plies), match.version
    key = match.state.key()
    planned = match.plan(seat, list(way.dos))
    assert planned.refusal is None
    assert [step.entries[0] for step in planned.steps] == [Entry(seat, do) for do in way.dos]
    assert match.entries[version:] == [entry for step in planned.steps for entry in step.entries]
    if match.plies[-1].by == seat:
        assert match.free_undo(seat) == before, "all of it, freely, since no luck was used"
    assert match.undo_target(seat) == before
    match.undo(seat, before)
    assert match.state.key() == key
    assert match.version > version + len(way.dos), "nothing of the log is forgotten"


@needs_together
def test_each_plan_goes_back_by_itself_and_single_decisions_too() -> None:
    match = begun(TOGETHER)
    seat, way = offered(match, 3)
    start = len(match.plies)
    first, *rest = way.dos
    assert isinstance(match.act(seat, first), Step)
    planned = match.plan(seat, rest[:2])
    assert len(planned.steps) == 2
    if match.plies[-1].by == seat:
        assert match.free_undo(seat) == start + 1
        assert match.free_turn(seat) is not None
        match.undo(seat, start + 1)
        assert match.free_undo(seat) == start, "what was decided on its own goes back on its own"
        assert match.free_turn(seat) <= start  # type: ignore[operator]


@needs_together
def test_what_is_left_after_an_undo_is_still_one_plan() -> None:
    match = begun(TOGETHER)
    seat, way = offered(match, 4)
    start = len(match.plies)
    assert len(match.plan(seat, list(way.dos[:2])).steps) == 2
    assert len(match.plan(seat, list(way.dos[2:4])).steps) == 2
    assert match.undo_target(seat) == start + 2
    match.undo(seat, start + 2)
    assert match.undo_target(seat) == start == match.free_undo(seat)


@needs_together
def test_a_plan_goes_back_no_further_than_the_seal() -> None:
    match = begun(TOGETHER)
    seat, way = offered(match, 3)
    start = len(match.plies)
    assert len(match.plan(seat, list(way.dos)).steps) == len(way.dos)
    match._seals.append(start + 1)  # as if its first ply had turned a secret up
    assert match.undo_target(seat) == start + 1
    assert match.free_undo(seat) in (start + 1, None)
    assert match.free_turn(seat) == match.free_undo(seat)


@needs_together
def test_the_turn_goes_back_as_far_as_luck_allows() -> None:
    match = begun(TOGETHER)
    seat, way = offered(match, 3)
    free = match.free_turn(seat)
    luck = max(at for at, ply in enumerate(match.plies) if ply.by != seat) + 1
    assert free == (luck if luck < len(match.plies) else None)
    for n, do in enumerate(way.dos[:2], 1):
        assert isinstance(match.act(seat, do), Step)
        if match.plies[-1].by != seat:
            return
        assert match.free_turn(seat) == luck
        assert match.free_undo(seat) == len(match.plies) - 1
        assert len(match.plies) - luck >= n
    assert [match.free_turn(other) for other in range(match.seats) if other != seat] == [None] * (match.seats - 1)


def test_luck_ends_what_is_free_but_a_plan_still_goes_back_as_one_with_consent() -> None:
    match = begun(EXAMPLE)
    seat = int(match.state.actor)
    start = len(match.plies)
    ghost = next(do for do in map(match.state.text, match.state.legal_actions()) if do.startswith("ghost"))
    world = match.state.copy()
    world.apply(world.parse(ghost))
    child = world.text(world.legal_actions()[0])
    planned = match.plan(seat, [ghost, child])
    assert len(planned.steps) == 2
    assert match.plies[-1].by == CHANCE, "the dice of the next turn have been rolled"
    assert (match.free_undo(seat), match.free_turn(seat)) == (None, None)
    assert match.undo_target(seat) == start


def test_it_ends_where_the_next_decision_is_not_this_seats_or_against_a_rule() -> None:
    match = begun(EXAMPLE)
    seat = int(match.state.actor)
    state = match.state
    ghost = next(do for do in map(state.text, state.legal_actions()) if do.startswith("ghost"))
    version = match.version
    nothing = match.plan(seat, ["nonsense", ghost])
    assert (nothing.steps, nothing.refusal is None, match.version) == ([], False, version)
    # The ghost has walked, and only a child is asked for now: another question.
    again = match.plan(seat, [ghost, ghost])
    assert (len(again.steps), again.refusal) == (1, None)
    # A child that cannot get there: the same question, and a rule against it.
    child = match.plan(seat, [match.state.text(match.state.legal_actions()[0]), ghost])
    assert len(child.steps) == 1
    assert child.refusal is None, "somebody else is asked, or luck was used"


def test_a_rule_that_ends_a_plan_is_named() -> None:
    match = begun(EXAMPLE)
    seat = int(match.state.actor)
    ghost = next(do for do in map(match.state.text, match.state.legal_actions()) if do.startswith("ghost"))
    far = "child red-girl 45"
    planned = match.plan(seat, [ghost, far])
    assert len(planned.steps) == 1
    assert planned.refusal is not None
    assert planned.refusal.rule
    assert planned.refusal == match.refusal(seat, far)


@needs_together
@pytest.mark.parametrize("number", range(3))
def test_what_was_a_plan_is_one_after_a_rewinding_too(number: int) -> None:
    match = begun(TOGETHER, f"rewound {number}")
    seat, way = offered(match, 3, number)
    start = len(match.plies)
    planned = match.plan(seat, list(way.dos))
    middle = match.version - len(planned.steps[-1].entries)
    for version in (middle, match.version):
        back = match.rewound(version)
        assert back.undo_target(seat) == start
    match.undo(seat, start)
    single = match.act(seat, way.dos[0])
    assert isinstance(single, Step)
    assert match.undo_target(seat) == start
    assert match.rewound(match.version).undo_target(seat) == start


def test_a_single_person_is_not_asked_to_agree_and_several_are() -> None:
    """Where a game asks people only so that they agree, one person among bots is not asked; the log says it all."""
    game = game_named(TOGETHER) if TOGETHER else game_named(EXAMPLE)
    asked = {}
    for alone in (-1, 1):
        match = Match(game, {}, 3, Dealer(seed_of("alone")))
        match.alone = alone
        match.begin()
        draw = random.Random(3)
        formal = 0
        for _ in range(40):
            state = match.state
            formal += state.actor >= 0 and int(state.formality(1)) >= 0
            moved(match, draw)
        asked[alone] = formal
        replayed = Match(game, {}, 3, None)
        for entry in match.entries:
            replayed.redo(entry)
        assert replayed.state.key() == match.state.key()
    assert asked[1] == 0
    assert asked[-1] == (1 if TOGETHER else 0)
