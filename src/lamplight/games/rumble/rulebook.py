"""The table of contents: every numbered rule and ruling. The sentences stand in the catalogues.

Rule RD-4.10 is the message rd-rule-4-10, ruling A5 is rd-ruling-a5, C2 of the combination rd-ruling-c2,
G1 of the stalemate guard (our house rule) rd-ruling-g1; what the house alone lacks is rd-variant-house.
"""

from __future__ import annotations

from typing import Final

from lamplight.core.rulebook import Rulebook
from lamplight.games.rumble.reading import READING

CHAPTERS: Final = {1: 1, 2: 7, 3: 2, 4: 14, 5: 4, 6: 8, 7: 2}
COMBINATION: Final = tuple(f"C{n}" for n in range(1, 8))
GUARD: Final = tuple(f"G{n}" for n in range(1, 4))  # the stalemate guard, our house rule
PLAIN: Final = tuple(f"A{n}" for n in range(1, 32))
VARIANTS: Final = ("house", "two", "twisty", "guard")
BOOK: Final = Rulebook(
    "RD",
    CHAPTERS,
    (("rd-chapter-rulings", PLAIN), ("rd-chapter-combination", COMBINATION), ("rd-chapter-guard", GUARD)),
    VARIANTS,
    READING,
)
RULINGS: Final = BOOK.rulings
RULES: Final = BOOK.rules
