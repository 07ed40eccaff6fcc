"""A server on which the first match has luck 1, the second luck 2 and so on: a test meets the same games every time,
so that what passes today does not fail by a rare roll tomorrow; and other games than the test beside it.

Run as a module in the place of `lamplight.server`; the fixture `server` does that. Otherwise as tests/browser/fixed.py.
"""

from __future__ import annotations

import random
import sys

from tests.browser.fixed import Luck, serve_with


class Counted(Luck):
    def __init__(self) -> None:
        super().__init__(0)

    def token_bytes(self, nbytes: int) -> bytes:
        """The seed of a new match: the next one."""
        self.seed += 1
        self.stream.seed(self.seed)
        return random.Random(self.seed).randbytes(nbytes)


if __name__ == "__main__":
    sys.exit(serve_with(Counted()))
