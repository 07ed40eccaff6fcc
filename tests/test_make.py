"""What `make` does, and in which order."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def steps(target: str) -> str:
    """What would be run."""
    kept = {name: value for name, value in os.environ.items() if name not in ("MAKEFLAGS", "MFLAGS", "MAKELEVEL")}
    done = subprocess.run(["make", "-n", target], cwd=ROOT, env=kept, capture_output=True, text=True, check=True)
    return done.stdout


def test_the_web_client_is_built_before_it_is_copied_beside_the_compiled_rules() -> None:
    """The server runs from build/compiled/, which holds the client only if it was there to be copied."""
    found = [steps("play").index(word) for word in ("build_web.py", "build_compiled.py", "lamplight serve")]
    assert found == sorted(found)


def test_help_names_every_target_for_people() -> None:
    listed = subprocess.run(["make", "help"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for target in ("play", "test", "check", "arena", "study", "bench", "campaign", "strength", "wheel", "screens"):
        assert f"make {target} " in listed
