"""Every game can be written down, read again and checked; the same seed and decisions give the same game."""

from __future__ import annotations

import pytest
from tests.conformance.walks import ALL, SetUp, played, seed_of

from lamplight.core.chance import Dealer
from lamplight.core.game import CHANCE
from lamplight.core.match import Match
from lamplight.core.record import read_record, record_lines, verify

every_setup = pytest.mark.parametrize("setup", ALL, ids=repr)


@every_setup
def test_same_seed_same_game(setup: SetUp) -> None:
    first, second = played(setup, "same"), played(setup, "same")
    assert first.entries == second.entries
    assert first.state.key() == second.state.key()
    assert played(setup, "other").entries != first.entries


@every_setup
def test_a_record_replays_and_verifies(setup: SetUp) -> None:
    match = played(setup, "record")
    assert match.over
    lines = record_lines(match)
    found = verify(read_record(lines), setup.game)
    assert found.match.state.key() == match.state.key()
    assert found.plies == len(match.plies)
    assert found.dice_checked == sum(1 for entry in match.entries if entry.by == CHANCE)
    assert record_lines(match) == lines


@every_setup
def test_the_log_of_a_running_game_replays_to_the_same_state(setup: SetUp) -> None:
    match = played(setup, "running", plies=150)
    other = Match(setup.game, setup.options, setup.seats, Dealer(seed_of("running")))
    for entry in match.entries:
        other.redo(entry)
    assert other.state.key() == match.state.key()
    assert other.history(0) == match.history(0)
    assert other.entries == match.entries
    assert read_record(record_lines(match)).seed() is None or match.over, "no seed before the end"
