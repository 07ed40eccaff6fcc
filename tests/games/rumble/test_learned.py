"""Whoever knows only what the lessons taught beats those who play by chance."""

from __future__ import annotations

from tests.learned import untaught, wins


def test_every_row_was_taught() -> None:
    assert untaught("rumble") == []


def test_what_was_taught_beats_chance() -> None:
    assert wins("rumble", 4, "uniform", 20, adventures="1") > 11  # one in four would be five
