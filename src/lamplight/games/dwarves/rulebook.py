"""The table of contents: every numbered rule and ruling. The sentences stand in the catalogues.

Rule DW-11.13 is the message dw-rule-11-13, ruling R5 is dw-ruling-r5.
"""

from __future__ import annotations

from typing import Final

from lamplight.core.rulebook import Rulebook
from lamplight.games.dwarves.reading import READING

CHAPTERS: Final = {1: 14, 2: 11, 3: 4, 4: 6, 5: 9, 6: 2, 7: 12, 8: 7, 9: 3, 10: 8, 11: 13, 12: 8, 13: 15, 14: 2, 15: 6}
RULINGS: Final = tuple(f"R{n}" for n in range(1, 80))
BOOK: Final = Rulebook("DW", CHAPTERS, (("dw-chapter-rulings", RULINGS),), reading=READING)
RULES: Final = BOOK.rules
