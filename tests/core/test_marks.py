"""Going back costs about as much as what is taken back, and nobody can tell from the match that it was done."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from tests.conformance.walks import seed_of
from tests.examples import every_game, small_game

from lamplight.core.chance import Dealer
from lamplight.core.game import Game, State
from lamplight.core.marks import Mark, thinned
from lamplight.core.match import Match
from lamplight.core.record import digest, read_record, record_lines, verify

in_every_game = pytest.mark.parametrize("game", every_game(), ids=lambda game: game.id)


def wandered(game: Game, word: str, decisions: int) -> Iterator[Match]:
    """A match in which much is taken back: a little, the same again and again, and nearly everything."""
    luck = random.Random(word)
    seats = game.min_seats
    match = Match(game, game.suited(seats), seats, Dealer(seed_of(word)))
    match.begin()
    for _ in range(decisions):
        if match.over:
            return
        state = match.state
        match.act(int(state.actor), state.text(luck.choice(state.legal_actions())))
        yield match
        while luck.random() < 0.4 and match.ply and not match.over:
            back = luck.choice([1, 1, 1, 2, 7, 8, 9, 30, match.ply])
            match.undo(luck.randrange(seats), max(0, match.ply - back))
            yield match


@in_every_game
def test_what_was_taken_back_leaves_no_trace(game: Game) -> None:
    for match in wandered(game, f"trace {game.id}", 60):
        plain = match.fresh()
        for ply in match.plies:
            plain.redo(ply)
        assert plain.state.key() == match.state.key()
        assert plain._draws == match._draws, "luck rewinds"
        assert plain.sealed() == match.sealed()
        assert [events for _, events in plain._told] == [events for _, events in match._told]
        for seat in (None, *range(match.seats)):
            assert plain.seen(seat) == match.seen(seat)
            assert plain.state.view(seat) == match.state.view(seat)
        assert digest(plain) == digest(match)


@in_every_game
def test_a_match_can_be_looked_at_as_it_stood(game: Game) -> None:
    last = list(wandered(game, f"stood {game.id}", 60))[-1]
    plain = last.fresh()
    for ply in range(last.ply):
        stood = last.stood(ply)
        assert stood.state.key() == plain.state.key()
        assert stood._draws == plain._draws
        assert stood.redo(last.plies[ply]) == plain.redo(last.plies[ply])


class Counted:
    """How often anything is done to a state."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, kind: type[State]) -> None:
        self.applied = 0
        apply = kind.apply

        def counted(state: State, code: int, tell: object = None) -> None:
            self.applied += 1
            apply(state, code, tell)  # type: ignore[arg-type]

        monkeypatch.setattr(kind, "apply", counted)


def long_match(plies: int) -> Match:
    """A match that nobody brings to an end."""
    match = Match(small_game(), {}, 2, Dealer(seed_of("long")))
    match.begin()
    while match.ply < plies:
        match.act(int(match.state.actor), "roll")
    return match


def test_taking_back_costs_what_is_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """After a long game the same is done and taken back a thousand times; then everything is, little by little."""
    match = long_match(2000)
    count = Counted(monkeypatch, type(match.state))
    for _ in range(1000):
        end = match.ply
        match.act(int(match.state.actor), "roll")
        match.undo(0, end)
    assert count.applied < 4 * 1000
    count.applied = 0
    for to in range(match.ply - 1, 0, -1):
        match.undo(0, to)
    assert count.applied < 12 * 2000


def test_a_record_full_of_take_backs_is_checked_in_linear_time(monkeypatch: pytest.MonkeyPatch) -> None:
    match = long_match(1000)
    for _ in range(1000):
        end = match.ply
        match.act(int(match.state.actor), "roll")
        match.undo(0, end)
    count = Counted(monkeypatch, type(match.state))
    lines = record_lines(match)
    assert count.applied < 5000
    count.applied = 0
    found = verify(read_record(lines), small_game())
    assert count.applied < 5000
    assert (found.plies, found.match.state.key()) == (match.ply, match.state.key())
    assert match.rewound(match.version).state.key() == match.state.key()


def test_few_marks_are_kept() -> None:
    marks: list[Mark] = []
    for ply in range(8, 100_000, 8):
        marks = thinned([*marks, Mark(ply, None, "", {}, None)], ply)
        assert len(marks) < 30
        known = [mark.ply for mark in marks]
        for one, two in zip([0, *known], known, strict=False):
            assert two - one <= max(8, 2 * (ply - two)), "what lies between two is not more than about what follows"
    assert marks[-1].ply == 99_992
