"""The table of contents: every numbered rule and ruling. The sentences stand in the catalogues.

Rule DR-8.13 is the message dr-rule-8-13, ruling S5 the message dr-ruling-s5, chapter 8 dr-chapter-8.
"""

from __future__ import annotations

from typing import Final

CHAPTERS: Final = {4: 2, 5: 1, 6: 6, 7: 2, 8: 22, 9: 8, 10: 10, 11: 5, 12: 5, 13: 2, 14: 4}
RULES: Final = tuple(f"DR-{chapter}.{n}" for chapter, count in CHAPTERS.items() for n in range(1, count + 1))
RULINGS: Final = (*(f"T{n}" for n in range(1, 17)), *(f"S{n}" for n in range(1, 51)))
VARIANTS: Final = ("start", "crowds", "board", "advice")


def message_of(rule: str) -> str:
    """The message id of a rule or ruling.

    >>> message_of("DR-8.13"), message_of("S5")
    ('dr-rule-8-13', 'dr-ruling-s5')
    """
    if rule.startswith("DR-"):
        return "dr-rule-" + rule[3:].replace(".", "-")
    return f"dr-ruling-{rule.lower()}"
