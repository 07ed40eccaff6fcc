"""The table of contents: every numbered rule and ruling. The sentences stand in the catalogues.

Rule RD-4.10 is the message rd-rule-4-10, ruling A5 is rd-ruling-a5, C2 of the combination rd-ruling-c2,
G1 of the stalemate guard (our house rule) rd-ruling-g1; what the house alone lacks is rd-variant-house.
"""

from __future__ import annotations

from typing import Final

CHAPTERS: Final = {1: 1, 2: 7, 3: 2, 4: 14, 5: 4, 6: 8, 7: 2}
RULES: Final = tuple(f"RD-{chapter}.{n}" for chapter, count in CHAPTERS.items() for n in range(1, count + 1))
RULINGS: Final = (
    *(f"A{n}" for n in range(1, 32)),
    *(f"C{n}" for n in range(1, 8)),
    *(f"G{n}" for n in range(1, 4)),
)
VARIANTS: Final = ("house", "two", "twisty", "guard")


def message_of(rule: str) -> str:
    """The message id of a rule or ruling.

    >>> message_of("RD-4.10"), message_of("A5")
    ('rd-rule-4-10', 'rd-ruling-a5')
    """
    if rule.startswith("RD-"):
        return "rd-rule-" + rule[3:].replace(".", "-")
    return f"rd-ruling-{rule.lower()}"
