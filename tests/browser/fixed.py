"""A server on which every new match begins with the same luck: its seed, and what its bots draw from then on.

Run as a module in the place of `lamplight.server`; the fixture `fixed` does that. Bots are alike only while one table
is played at a time.
"""

from __future__ import annotations

import random
import sys

from tests.luck import Luck, given

SEED = 7


class Fixed(Luck):
    def token_bytes(self, nbytes: int) -> bytes:
        """The seed of a new match: everything begins anew."""
        self.stream = random.Random(SEED)
        return bytes([SEED]) * nbytes


if __name__ == "__main__":
    from lamplight.server.serve import main

    given(Fixed())
    sys.exit(main())
