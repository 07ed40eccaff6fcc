"""What a seat may believe about who owns whom: its own tokens for certain, the others' by what they did.

People tend to spare their own characters and to move them out of trouble. A seat that had somebody removed probably
does not own the victim; a seat that walks somebody about perhaps does. Everything here comes from public plies.
"""

from __future__ import annotations

from typing import Final

from lamplight.core.entry import Entry
from lamplight.games.rumble.actions import CHARACTER_OF
from lamplight.games.rumble.state import Brawl

SPARED: Final = 0.2  # who fights somebody seldom owns the victim
CARED: Final = 1.35  # who walks somebody about owns it a little more often
FREED: Final = 2.5  # who leaves with the chest nearly always owns the one that goes
NEUTRAL: Final = 1.0


class Belief:
    """chance[seat][who]: how likely this seat owns this character; the row of the own seat is certain."""

    def __init__(self, brawl: Brawl, seat: int, history: list[Entry]) -> None:
        count = int(brawl.rules.characters)
        seats = int(brawl.seats)
        first = int(brawl.rules.first)
        weight = [[NEUTRAL] * count for _ in range(seats)]
        for entry in this_adventure(history):
            words = entry.do.split(" ")
            if entry.by < 0 or len(words) < 2:
                continue
            who = CHARACTER_OF.get(words[1], -1) - first
            if 0 <= who < count:
                weight[entry.by][who] *= {"fight": SPARED, "leave": FREED}.get(words[0], CARED)
        tokens = int(brawl.rules.tokens)
        own = [int(brawl.owner[who]) == seat for who in range(count)]
        unseen = count - sum(own)
        others = [other for other in range(seats) if other != seat]
        left_over = unseen - tokens * len(others)
        self.chance = [[0.0] * count for _ in range(seats)]
        for who in range(count):
            if own[who]:
                self.chance[seat][who] = 1.0
                continue
            total = sum(tokens * weight[other][who] for other in others) + left_over * NEUTRAL
            for other in others:
                self.chance[other][who] = tokens * weight[other][who] / total if total > 0 else 0.0


def this_adventure(history: list[Entry]) -> list[Entry]:
    """The plies since the tokens were last dealt."""
    for at in range(len(history) - 1, -1, -1):
        if history[at].do.startswith("start "):
            return history[at + 1 :]
    return []
