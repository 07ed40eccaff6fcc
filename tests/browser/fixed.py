"""A server on which every new match begins with the same luck: its seed, and what its bots draw from then on.

Run as a module in the place of `lamplight.server`; the fixture `fixed` does that. Nothing else is fixed: keys, words
and names of tables are as secret as ever. Bots are alike only while one table is played at a time.
"""

from __future__ import annotations

import random
import sys

from lamplight.server import advice, bot_turns, motions, tables
from lamplight.server.serve import main

SEED = 7


class Luck:
    """Stands where a module asks for `secrets`."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.stream = random.Random(seed)

    def token_bytes(self, nbytes: int) -> bytes:
        """The seed of a new match: everything begins anew."""
        self.stream.seed(self.seed)
        return bytes([self.seed]) * nbytes

    def randbits(self, k: int) -> int:
        """What a bot draws."""
        return self.stream.getrandbits(k)


def serve_with(luck: Luck) -> int:
    """The server itself, with this luck."""
    for module in (tables, bot_turns, motions, advice):
        assert "secrets" in vars(module)
        vars(module)["secrets"] = luck
    return main()


if __name__ == "__main__":
    sys.exit(serve_with(Luck(SEED)))
