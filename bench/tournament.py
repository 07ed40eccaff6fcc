"""A tournament of the arena; bench/<game>/strength.py names those of a game."""

from __future__ import annotations

from typing import NamedTuple

LEVELS = ("master", "strong", "normal", "gentle")
FOUR = ("--players", "4", "--games", "400")


class Tournament(NamedTuple):
    """One command, what it is to show, and what there is to know about it (whole paragraphs)."""

    name: str
    title: str
    command: tuple[str, ...]
    note: str = ""
