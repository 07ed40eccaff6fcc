"""What every game offers as plans is legal ply by ply, by the rules alone, and tells nobody more than they may know."""

from __future__ import annotations

import pytest
from tests.conformance.walks import ALL, SetUp, positions
from tests.conformance.words import faults, texts_in

from lamplight.core.game import OVER
from lamplight.core.messages import LANGUAGES, Catalogue
from lamplight.core.rng import Rng

every_setup = pytest.mark.parametrize("setup", ALL, ids=repr)
MOST_WAYS = 3
MOST_PLIES = 24  # as the protocol takes them


@every_setup
def test_plans_are_legal_ply_by_ply(setup: SetUp) -> None:
    for state in positions(setup, 61, 40, every=7):
        key = state.key()
        for seat in range(setup.seats):
            ways = state.plans(seat)
            assert not ways or seat == state.actor, "only who is asked can plan"
            for way in ways[:: 1 + len(ways) // 12]:
                here = state.copy()
                assert 2 <= len(way.dos) <= MOST_PLIES
                for do in way.dos:
                    assert here.actor == seat
                    assert here.refusal(seat, here.parse(do)) is None
                    here.apply(here.parse(do))
                assert way.path[-1] == way.to
                assert way.to in way.touches
        assert state.key() == key, "asking changes nothing"


@every_setup
def test_plans_are_shown_to_whoever_gets_the_options(setup: SetUp) -> None:
    rng = Rng(62)
    for state in positions(setup, 63, 20, every=13):
        if state.actor == OVER:
            continue
        places = {place.id for place in state.scene().places}
        for seat in [None, *range(setup.seats)]:
            prompt = state.view(seat).prompt
            assert prompt is not None
            asked = state.actor >= 0 and (seat == state.actor or setup.game.together)
            assert list(prompt.plans) == (state.plans(state.actor) if asked else [])
            assert {place for way in prompt.plans for place in way.path} <= places
            if seat is not None:
                assert state.determinize(seat, rng).plans(seat) == state.plans(seat), "no secret leaks through plans"


@every_setup
def test_ways_stand_together_and_no_two_read_the_same(setup: SetUp) -> None:
    words = [Catalogue(lang).format for lang in LANGUAGES]
    wrong: set[str] = set()
    for state in positions(setup, 64, 20, every=13):
        ways = state.plans(state.actor) if state.actor >= 0 else []
        places = [way.to for way in ways]
        assert len(set(places)) == sum(1 for at, to in enumerate(places) if at == 0 or places[at - 1] != to)
        assert all(places.count(to) <= MOST_WAYS for to in places)
        assert not {way.to for way in ways} & {to for option in state.legal_actions() for to in reached(state, option)}
        for format_ in words:
            labels = [format_(way.label) for way in ways]
            assert len(set(labels)) == len(labels), [label for label in labels if labels.count(label) > 1]
        wrong |= {fault for text in texts_in(list(ways)) for fault in faults(text)}
    assert not wrong, "\n".join(sorted(wrong))


def reached(state: object, code: int) -> set[str]:
    """The places where an option alone would bring the pieces that a plan moves."""
    from lamplight.core.game import State

    assert isinstance(state, State)
    prompt = state.view(int(state.actor)).prompt
    assert prompt is not None
    moved = {way.touches[0] for way in prompt.plans}
    do = state.text(code)
    [option] = [one for one in prompt.options if one.do == do]
    return {effect.to for effect in option.effects if effect.piece in moved and effect.how != "stay"}
