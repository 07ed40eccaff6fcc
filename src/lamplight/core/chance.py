"""The dealer: luck that is fixed by a secret seed before the first roll and can be checked after the last.

The n-th draw under a label is HMAC-SHA256(seed, "label:n:try") read as a big-endian number. A number at or
above the largest multiple of the total is thrown away and try counts up, so every outcome is exactly as likely
as its weight. Labels do not disturb each other: the same luck can be dealt to other players.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Final

SPACE: Final[int] = 2**256


class Dealer:
    """Settles chance from a seed of 32 bytes; commitment is shown at the start, the seed at the end."""

    def __init__(self, seed: bytes) -> None:
        self.seed = seed
        self.commitment = commitment(seed)

    def draw(self, label: str, n: int, total: int) -> int:
        """The n-th draw (from 0) under this label: a number in 0..total-1.

        >>> Dealer(bytes(32)).draw("dice", 0, 48)
        30
        """
        limit = SPACE - SPACE % total
        attempt = 0
        while True:
            message = f"{label}:{n}:{attempt}".encode()
            number = int.from_bytes(hmac.new(self.seed, message, hashlib.sha256).digest(), "big")
            if number < limit:
                return number % total
            attempt += 1


def commitment(seed: bytes) -> str:
    """What is shown of the seed before the first roll."""
    return hashlib.sha256(seed).hexdigest()
