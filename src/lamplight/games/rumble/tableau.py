"""What lies beside the dungeon: points, the line of the fallen, one's own secret; and how the room cards lie."""

from __future__ import annotations

from typing import Literal

import msgspec

from lamplight.core.view import Chart, Detail, Tableau

Side = Literal["north", "east", "south", "west"]


class Revealed(msgspec.Struct, frozen=True):
    """A character after an adventure: whose it was (None: nobody's), its rank (0 fell first) and its points."""

    character: str
    seat: int | None
    rank: int
    points: int


class Reveal(Detail, frozen=True):
    """The tokens of an adventure turned up: every character, and the points of each seat before it. # RD-6.1"""

    adventure: int
    rows: tuple[Revealed, ...]
    before: tuple[int, ...]


class Scored(Detail, frozen=True):
    """What a seat got for the best of its characters, and what it has now. # RD-6.2"""

    points: int
    total: int


class DrySpell(msgspec.Struct, frozen=True):
    """How many turns have passed since the last victim or escape, and how many end the adventure. # G2"""

    turns: int
    limit: int


class BrawlTableau(Tableau, frozen=True):
    """The adventure (from 1), the points of the seats, the line of the fallen, and what each place in it is worth.

    dry is shown where the guard against endless adventures is on; secret are the characters of the seat that
    looks, and nobody else's; revealed are the adventures that are over.
    """

    adventure: int
    adventures: int
    scores: tuple[int, ...]
    fallen: tuple[str, ...]
    worth: tuple[int, ...]
    dry: DrySpell | None
    secret: tuple[str, ...]
    revealed: tuple[Reveal, ...]


class RoomCard(msgspec.Struct, frozen=True):
    """How a room card lies: its doors, and by how many quarters it is turned clockwise."""

    room: str
    doors: tuple[Side, ...]
    turn: int


class DungeonChart(Chart, frozen=True):
    """The room cards as they lie."""

    rooms: tuple[RoomCard, ...]
