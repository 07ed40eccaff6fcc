"""Whoever knows only what the lessons taught beats those who play by chance."""

from __future__ import annotations

from tests.learned import untaught, wins


def test_every_row_was_taught() -> None:
    assert untaught("dunkelrunde") == []


def test_what_was_taught_beats_chance() -> None:
    assert wins("dunkelrunde", 4, "uniform", 40, board="short") > 16  # one in four would be ten
