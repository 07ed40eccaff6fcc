"""The room cards: their names and their doors, of our own design (the printed cards have no text)."""

from __future__ import annotations

from typing import Final

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
STEPS: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))

DUNGEON_ROOMS: Final = (
    "entry", "hall", "armoury", "kitchen", "library", "cells", "well", "forge", "crypt", "mushrooms", "den", "treasury",
)  # fmt: skip
HOUSE_ROOMS: Final = (
    "frontdoor", "parlour", "fridge", "bath", "billiards", "nursery", "study", "attic", "garage", "pantry", "wardrobe",
    "cellar",
)  # fmt: skip
ENTRY: Final = "entry"
TREASURY: Final = "treasury"
FRONT_DOOR: Final = "frontdoor"
CELLAR: Final = "cellar"

ALL_SIDES: Final = (NORTH, EAST, SOUTH, WEST)

# The doors of the twisty set before a card is turned: two to four.
TWISTY: Final[dict[str, tuple[int, ...]]] = {
    "entry": (NORTH, EAST, WEST),
    "hall": ALL_SIDES,
    "armoury": (NORTH, SOUTH),
    "kitchen": (NORTH, EAST),
    "library": (NORTH, EAST, WEST),
    "cells": (NORTH, SOUTH),
    "well": ALL_SIDES,
    "forge": (NORTH, EAST),
    "crypt": (NORTH, EAST, WEST),
    "mushrooms": (NORTH, EAST, WEST),
    "den": (NORTH, EAST, SOUTH),
    "treasury": (NORTH, WEST),
    "frontdoor": (NORTH, EAST, WEST),
    "parlour": ALL_SIDES,
    "fridge": (NORTH, EAST),
    "bath": (NORTH, SOUTH),
    "billiards": ALL_SIDES,
    "nursery": (NORTH, EAST, WEST),
    "study": (NORTH, EAST),
    "attic": (NORTH, EAST, WEST),
    "garage": (NORTH, EAST, SOUTH),
    "pantry": (NORTH, SOUTH),
    "wardrobe": (NORTH, EAST),
    "cellar": (NORTH, WEST, EAST),
}


def doors(room: str, turn: int, twisty: bool) -> tuple[int, ...]:
    """The sides that have a door when the card lies turned this many quarters clockwise."""
    sides = TWISTY[room] if twisty else ALL_SIDES
    return tuple(sorted((side + turn) % 4 for side in sides))
