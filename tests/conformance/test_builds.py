"""Interpreted and compiled rules and bots play the very same games."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from tools import build_compiled

ROOT = Path(__file__).resolve().parent.parent.parent
COMPILED = ROOT / "build" / "compiled"
SOURCE = ROOT / "src"


def seeded(path: Path) -> tuple[str, dict[str, str]]:
    """The file of the core that played, and the digests of its games."""
    run = subprocess.run(
        [sys.executable, "-W", "error", str(Path(__file__).with_name("seeded.py"))],
        env={**os.environ, "PYTHONPATH": str(path), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
        timeout=240,
    )
    assert run.returncode == 0, run.stderr[-4000:]
    found = json.loads(run.stdout)
    return found["core"], found["digests"]


@pytest.mark.slow
def test_both_builds_play_the_same_games() -> None:
    if build_compiled.fresh() is None:
        pytest.skip("the compiled modules are not those of this source (make compiled)")
    file, compiled = seeded(COMPILED)
    assert Path(file).is_relative_to(COMPILED)
    assert not file.endswith(".py"), "the compiled rules were meant to play"
    plain, interpreted = seeded(SOURCE)
    assert plain.endswith(".py"), "the interpreted rules were meant to play"
    assert set(compiled) == set(interpreted)
    different = [name for name, digest in interpreted.items() if compiled[name] != digest]
    assert not different
    assert len(interpreted) > 20
