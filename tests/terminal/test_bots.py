"""Bots at a terminal table: a bot for every seat, which keeps what it found, and a strong one for hints."""

from __future__ import annotations

import pytest
from tests.examples import QUICK, SHORT

from lamplight.bots.search.searcher import FRESH, LEVELS, Level, Searcher
from lamplight.core.chance import Dealer
from lamplight.core.match import Match, Step
from lamplight.kits import game_named
from lamplight.terminal.bots import Thinker


@pytest.fixture(autouse=True)
def timeless(monkeypatch: pytest.MonkeyPatch) -> None:
    """No clock, so that the same question has the same answer."""
    monkeypatch.setitem(LEVELS, "strong", Level("strong", 60, 0.0, 0.0, 0.0))


def begun() -> Match:
    match = Match(game_named(QUICK), SHORT[QUICK][2], 3, Dealer(bytes([3]) * 32))
    match.begin()
    return match


def searcher(thinker: Thinker, seat: int) -> Searcher:
    found = thinker._bots[seat, "strong"]
    assert isinstance(found, Searcher)
    return found


def test_a_hint_is_what_a_strong_bot_would_do() -> None:
    match = begun()
    seat = int(match.state.actor)
    do, reason = Thinker(match.dealer).advise(match, seat)
    assert (do, reason) == Thinker(match.dealer).choose(match, seat, "strong")
    assert match.refusal(seat, do) is None
    assert reason is not None


def test_every_seat_has_a_searcher_of_its_own() -> None:
    """What one seat's search knows never meets another seat; its own it finds again."""
    match = begun()
    thinker = Thinker(match.dealer)
    for _ in range(7):
        seat = int(match.state.actor)
        known = (seat, "strong") in thinker._bots
        do, _ = thinker.choose(match, seat, "strong")
        if not known:
            assert do == Thinker(match.dealer).choose(match, seat, "strong")[0]
        assert isinstance(match.act(seat, do), Step)
    assert len({id(searcher(thinker, seat)) for seat in range(3)}) == 3


def test_the_same_moment_asked_again_goes_on_where_it_was() -> None:
    match = begun()
    thinker = Thinker(match.dealer)
    seat = int(match.state.actor)
    do, _ = thinker.advise(match, seat)
    while searcher(thinker, seat).tree.iterations == 0:  # a first question may be answered without a search
        assert isinstance(match.act(seat, do), Step)
        seat = int(match.state.actor)
        do, _ = thinker.advise(match, seat)
    found = searcher(thinker, seat).tree.iterations
    thinker.advise(match, seat)
    assert searcher(thinker, seat).tree.iterations == found + found // FRESH


def test_after_a_move_was_taken_back_it_answers_as_if_that_had_never_been() -> None:
    match = begun()
    thinker = Thinker(match.dealer)
    seat = int(match.state.actor)
    first, _ = thinker.choose(match, seat, "strong")
    assert isinstance(match.act(seat, first), Step)
    while int(match.state.actor) != seat:
        assert isinstance(match.act(int(match.state.actor), match.state.text(match.state.legal_actions()[0])), Step)
    thinker.choose(match, seat, "strong")
    target = match.undo_target(seat)
    assert target is not None
    match.undo(seat, target)
    assert thinker.choose(match, seat, "strong") == Thinker(match.dealer).choose(match, seat, "strong")
