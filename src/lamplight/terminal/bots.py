"""Bots at a terminal table: they think in this process, and what they draw lots for follows from the seed.

A bot that searches keeps what it found for its next decision; on a slow machine the clock ends its thinking.
"""

from __future__ import annotations

import hashlib
import secrets

from lamplight.bots import Bot
from lamplight.core.chance import Dealer
from lamplight.core.match import Match
from lamplight.core.rng import Rng
from lamplight.core.view import Text
from lamplight.kits import ADVISER, bot_named

WORD = 2**62


def lots(seed: bytes, *what: int) -> Rng:
    """A generator for one decision: the same seed and the same moment give the same lots."""
    moment = ":".join(str(number) for number in what)
    return Rng(int.from_bytes(hashlib.sha256(seed + b"bot:" + moment.encode()).digest()[:8], "big") % WORD)


class Thinker:
    """Asks the bots of a match; every seat has its own, so that none meets what another seat knows."""

    def __init__(self, dealer: Dealer | None) -> None:
        self._seed = dealer.seed if dealer is not None else secrets.token_bytes(32)
        self._bots: dict[tuple[int, str], Bot] = {}

    def choose(self, match: Match, seat: int, bot: str) -> tuple[str, Text | None]:
        """What this bot does in this seat, and why."""
        rng = lots(self._seed, seat, len(match.plies))
        decision = self._bot(match, seat, bot).choose(match.perspective(seat, rng), rng)
        return decision.do, decision.reason

    def agrees(self, match: Match, seat: int, bot: str, motion: str) -> bool:
        """Does this bot agree to what all would do together?"""
        rng = lots(self._seed, seat, len(match.plies))
        return self._bot(match, seat, bot).agrees(match.perspective(seat, rng), motion, rng)

    def _bot(self, match: Match, seat: int, bot: str) -> Bot:
        if (seat, bot) not in self._bots:
            self._bots[seat, bot] = bot_named(match.game.id, bot)
        return self._bots[seat, bot]

    def advise(self, match: Match, seat: int) -> tuple[str, Text | None]:
        """What a strong bot would do here, from what this seat knows."""
        return self.choose(match, seat, ADVISER)
