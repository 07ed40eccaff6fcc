"""Whoever knows only what the lessons taught wins with three companions as often as not."""

from __future__ import annotations

from tests.learned import untaught, wins


def test_every_row_was_taught() -> None:
    assert untaught("dwarves") == []


def test_what_was_taught_is_enough_for_easy() -> None:
    assert wins("dwarves", 4, "companion", 100, difficulty="easy") >= 50
