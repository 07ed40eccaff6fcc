"""The table of contents: every numbered rule and ruling. The sentences stand in the catalogues.

Rule DR-8.13 is the message dr-rule-8-13, ruling S5 the message dr-ruling-s5, chapter 8 dr-chapter-8.
"""

from __future__ import annotations

from typing import Final

from lamplight.core.rulebook import Rulebook
from lamplight.games.dunkelrunde.reading import READING

CHAPTERS: Final = {4: 2, 5: 1, 6: 6, 7: 2, 8: 22, 9: 8, 10: 10, 11: 5, 12: 5, 13: 2, 14: 4}
RULINGS: Final = (*(f"T{n}" for n in range(1, 17)), *(f"S{n}" for n in range(1, 51)))
VARIANTS: Final = ("start", "crowds", "board", "advice")
BOOK: Final = Rulebook("DR", CHAPTERS, (("dr-chapter-rulings", RULINGS),), VARIANTS, READING)
RULES: Final = BOOK.rules
