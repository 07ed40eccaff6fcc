"""A match that goes on from a snapshot is the one that was replayed from its start, whatever is asked of it."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.conformance.walks import seed_of
from tests.examples import every_game, small_game

from lamplight.core.chance import Dealer
from lamplight.core.chapters import Chapter
from lamplight.core.game import Game
from lamplight.core.match import Match
from lamplight.core.record import digest, record_lines
from lamplight.core.snapshot import BadSnapshot, Snapshot, decoded, difference, encoded, gone_on, packed

GAMES = every_game()


def begun(game: Game, word: str) -> Match:
    seats = game.min_seats
    match = Match(game, game.suited(seats), seats, Dealer(seed_of(word)))
    match.begin()
    return match


def reopened(match: Match) -> Match:
    """The match as it goes on from a snapshot that is taken now."""
    snapshot, chapter, scroll = packed(match, sketch := match.sketch())
    match.packed_up(sketch, chapter, scroll)
    again = match.fresh()
    gone_on(again, decoded(encoded(snapshot)))
    return again


def replayed(match: Match) -> Match:
    """The same match from its start, entry by entry, without any of the shortcuts."""
    fresh = match.fresh()
    for entry, joined in zip(match.entries, match._joined, strict=True):
        fresh.redo(entry, joined)
    return fresh


def alike(one: Match, other: Match) -> None:
    """What people and bots can ask of a match is the same of both; that which needs no past is asked first."""
    assert one.version == other.version
    assert one.state.key() == other.state.key()
    assert digest(one) == digest(other)
    assert one.sealed() == other.sealed()
    for seat in range(one.seats):
        assert one.free_undo(seat) == other.free_undo(seat)
        assert one.free_turn(seat) == other.free_turn(seat)
        assert one.undo_target(seat) == other.undo_target(seat)
        assert one.last_of((seat,)) == other.last_of((seat,))
    for seat in (None, *range(one.seats)):
        assert one.view(seat) == other.view(seat)
        assert one.history(seat) == other.history(seat)
        assert one.seen(seat) == other.seen(seat)
    assert one.versions() == other.versions()
    assert (one.plies, one.entries) == (other.plies, other.entries)
    assert difference(one, other) == ""


def wander(match: Match, luck: random.Random) -> None:
    """Something is done: a decision, a plan of two, or something is taken back."""
    state = match.state
    if luck.random() < 0.35 and match.ply > match.sealed():
        back = luck.choice([1, 1, 2, 9, 40, match.ply])
        match.undo(luck.randrange(match.seats), max(match.sealed(), match.ply - back))
        return
    seat = int(state.actor)
    match.act(seat, state.text(luck.choice(state.legal_actions())))
    if luck.random() < 0.2 and match.state.actor == seat:
        match.act(seat, match.state.text(luck.choice(match.state.legal_actions())), joined=True)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@settings(max_examples=6, suppress_health_check=list(HealthCheck))
@given(seed=st.integers(0, 2**32), often=st.sampled_from([0.02, 0.1, 0.5]), lazily=st.booleans())
def test_going_on_from_snapshots_is_replaying(game: Game, seed: int, often: float, lazily: bool) -> None:
    """Snapshots at any moment, several one after the other, with and without the past being opened in between."""
    luck = random.Random(seed)
    match = begun(game, f"snapshots {seed}")
    for _ in range(70):
        if match.over:
            break
        wander(match, luck)
        if luck.random() < often:
            match = reopened(match)
            if not lazily:
                match.history(None)
    twin = reopened(match)
    alike(twin, replayed(match))
    alike(match, replayed(match))
    assert record_lines(twin) == record_lines(match)
    if not match.over:  # the same luck comes, and the same is taken back
        one, other = reopened(match), replayed(match)
        seat, do = int(one.state.actor), one.state.text(luck.choice(one.state.legal_actions()))
        assert one.act(seat, do) == other.act(seat, do)
        if not one.over:
            to = max(one.sealed(), one.ply - luck.choice([1, 5, 50, 500]))
            assert one.undo(0, to) == other.undo(0, to)
        alike(one, other)


def test_the_past_is_not_opened_before_somebody_asks() -> None:
    """To play on, to look at the table and to take back the newest needs nothing of the past but its newest part."""
    match = begun(small_game(), "lazy")
    for end in range(100, 1100, 100):
        while match.ply < end:
            match.act(int(match.state.actor), "roll")
        match = reopened(match)
    closed = match._base
    assert closed == match.ply >= 1000
    for seat in (None, 0, 1):
        match.view(seat)
    seat = int(match.state.actor)
    match.act(seat, "roll")
    assert match.free_undo(seat) is None
    digest(match)
    assert match._base == closed
    match.undo(seat, match.ply - 4)
    match.undo_target(seat)
    assert closed - 110 <= match._base < closed, "one chapter is enough"
    assert len(match.history(None)) > 400
    assert match._base == 0


def changed(snapshot: Snapshot, **fields: object) -> bytes:
    import msgspec

    return encoded(msgspec.structs.replace(snapshot, **fields))


SPOILT: list[Callable[[Snapshot], bytes]] = [
    lambda _: b"",
    lambda one: encoded(one)[:-1],
    lambda one: encoded(one)[:40] + b"\xff" + encoded(one)[41:],
    lambda one: changed(one, format=2),
    lambda one: changed(one, rules=99),
    lambda one: changed(one, ply=one.ply + 1),
    lambda one: changed(one, version=one.version + 1),
    lambda one: changed(one, position=f"{one.position} x=1"),
    lambda one: changed(one, position=""),
    lambda one: changed(one, chapters=[Chapter(one.ply, b"x", b"x")]),
    lambda one: changed(one, chapters=[Chapter(one.ply, one.chapters[0].way[:-4], one.chapters[0].told)]),
    lambda one: changed(one, scrolls=[]),
]


@pytest.mark.parametrize("spoil", SPOILT)
def test_what_is_no_snapshot_is_noticed(spoil: Callable[[Snapshot], bytes]) -> None:
    match = begun(small_game(), "spoilt")
    match.act(0, "roll")
    snapshot, _, _ = packed(match, match.sketch())
    with pytest.raises(BadSnapshot):
        gone_on(match.fresh(), decoded(spoil(snapshot)))


def test_a_position_that_tells_something_else_is_not_written_down(monkeypatch: pytest.MonkeyPatch) -> None:
    match = begun(small_game(), "lying")
    match.act(0, "roll")
    line = match.state.position()
    monkeypatch.setattr(type(match.state), "position", lambda _: line.replace("turn=", "turn=7"))
    with pytest.raises(BadSnapshot):
        packed(match, match.sketch())
