"""The samples that the tests of the skins read are what the games really send."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def test_the_samples_are_fresh() -> None:
    check = subprocess.run(
        [sys.executable, str(ROOT / "tools" / "samples.py"), "--check"], capture_output=True, text=True, check=False
    )
    assert check.returncode == 0, check.stderr
