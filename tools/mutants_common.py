"""What the mutant tools of all games share: a change in a temporary copy of src/, and the tests that should see it.

A mutant is killed if a test marked with its rule (pytest --rule) fails on it; if none does, the rule could be lost
without anybody noticing. The checkout is never touched.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent


class Mutant(NamedTuple):
    """A rule, and the text whose change makes the engine forget it."""

    rule: str
    file: str
    old: str
    new: str


def tried(mutant: Mutant, tests: str, folder: Path) -> str:
    """killed, survived, or what is wrong with the mutant."""
    source = folder / "src"
    shutil.copytree(ROOT / "src", source, ignore=shutil.ignore_patterns("__pycache__", "static", "*.so"))
    target = source / mutant.file
    text = target.read_text("utf-8")
    if text.count(mutant.old) != 1:
        return f"stale: the text to change is there {text.count(mutant.old)} times"
    target.write_text(text.replace(mutant.old, mutant.new), "utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "-p", "no:xdist"]
    command += ["--rule", mutant.rule, "--timeout", "60", tests]
    run = subprocess.run(
        command,
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(source), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    last = run.stdout.strip().splitlines()[-1] if run.stdout.strip() else run.stderr.strip()[-200:]
    if run.returncode == 1 and " failed" in f" {last}":  # a test that cannot even be collected has seen nothing
        return f"killed ({last})"
    return f"SURVIVED ({last})" if run.returncode == 0 else f"broken: {last}"


def try_all(mutants: list[Mutant], tests: str) -> int:
    """Try those of the rules named on the command line, or all; 1 if any survived."""
    wanted = set(sys.argv[1:])
    alive = 0
    for mutant in mutants:
        if wanted and mutant.rule not in wanted:
            continue
        with tempfile.TemporaryDirectory(prefix="lamplight-mutant-") as folder:
            result = tried(mutant, tests, Path(folder))
        alive += not result.startswith("killed")
        print(f"{mutant.rule:9} {mutant.file.rsplit('/', 1)[1]:12} {result}", flush=True)
    print(f"{alive} survived" if alive else "all killed")
    return 1 if alive else 0
