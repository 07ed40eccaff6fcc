"""Every run the same: the luck of a test's servers follows from the test's name and `--seed` alone.

Run as a module in the place of `lamplight.server`: the n-th match that a test begins has the n-th luck of that test,
its bots draw from a stream of it, and nothing depends on which tests ran before. Nothing else is fixed: keys, words and
names of tables are as secret as ever. Bots of several tables at once draw from one stream, in the order of asking.
"""

from __future__ import annotations

import hashlib
import os
import random
import secrets
import sys
from pathlib import Path
from typing import Any

NAMED = "TEST_LUCK"  # the environment variable that says which file names the test


def name(test: str, seed: int) -> None:
    """From now on servers of this process have the luck of this test."""
    renamed(f"{test} {seed}")


def named() -> str:
    """Whose luck servers have just now."""
    file = Path(os.environ.get(NAMED, ""))
    return file.read_text("utf-8") if file.is_file() else ""


def renamed(whose: str) -> None:
    """The same as `named` has told it."""
    if NAMED in os.environ:
        Path(os.environ[NAMED]).write_text(whose, encoding="utf-8")


def drawn(seed: int, fresh: bool = False) -> None:
    """How hypothesis draws: the same cases every time, or by this seed, or fresh ones; no clock judges any of them."""
    from hypothesis import core, settings  # servers need it not

    forced: Any = core
    settings.register_profile("ours", deadline=None, derandomize=not seed and not fresh, database=None, print_blob=True)
    settings.load_profile("ours")
    forced.global_force_seed = seed or None


class Luck:
    """Stands where a module asks for `secrets`."""

    def __init__(self) -> None:
        self.stream = random.Random(0)
        self._test = ""
        self._matches = 0

    def token_bytes(self, nbytes: int) -> bytes:
        """The seed of a new match."""
        test = named()
        self._matches = self._matches + 1 if test == self._test else 1
        self._test = test
        seed = hashlib.sha256(f"{test} {self._matches}".encode()).digest()
        self.stream.seed(seed)
        return random.Random(seed).randbytes(nbytes)

    def randbits(self, k: int) -> int:
        """What a bot draws."""
        return self.stream.getrandbits(k)

    def __getattr__(self, name: str) -> Any:
        return getattr(secrets, name)


def given(luck: Luck) -> None:
    """The modules of the server in this process have this luck."""
    from lamplight.server import advice, bot_turns, branching, motions, tables

    for module in (tables, branching, bot_turns, motions, advice):
        assert "secrets" in vars(module)
        vars(module)["secrets"] = luck


HERE = Luck()


if __name__ == "__main__":
    from lamplight.server.serve import main

    given(Luck())
    sys.exit(main())
