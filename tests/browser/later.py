"""A server whose wall clock is as far ahead as a file says, and which looks for turns that last too long all the time.

Run as a module in the place of `lamplight.server`; LAMPLIGHT_AHEAD names the file. Days go by while a test runs.
"""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

from tests.luck import Luck, given

from lamplight.server import clock, notices, pace
from lamplight.server.serve import main

LOOKS = 0.3  # seconds between looks


def moved() -> int:
    """Seconds since 1970, and what the file adds."""
    return int(time.time()) + int(Path(os.environ["LAMPLIGHT_AHEAD"]).read_text())


if __name__ == "__main__":
    clock.now = moved
    vars(notices)["now"] = moved
    vars(pace)["SWEEP"] = LOOKS
    given(Luck())
    sys.exit(main())
