"""What `make test` leaves to `make campaign` is there, and something in the gate notices the same."""

from __future__ import annotations

import fnmatch
import subprocess
import sys
from pathlib import Path

from tests.beyond import listed

ROOT = Path(__file__).resolve().parents[1]


def test_every_case_that_is_named_is_there() -> None:
    files = sorted({test.partition("::")[0] for test in listed()})
    keepers = sorted({entry.instead.partition("::")[0] for entry in listed().values() if entry.instead})
    files += [str(path.relative_to(ROOT)) for keeper in keepers for path in ROOT.glob(keeper)]
    command = [sys.executable, "-m", "pytest", "-q", "--collect-only", "-p", "no:cacheprovider"]
    said = subprocess.run([*command, *files], cwd=ROOT, capture_output=True, text=True, check=False, timeout=300).stdout
    gate = {line for line in said.splitlines() if "::" in line}
    tests = {line.partition("[")[0] for line in gate}
    for test, entry in listed().items():
        assert {f"{test}[{case}]" for case in entry.kept} <= gate, test
        assert bool(entry.kept) != bool(entry.instead), "a case of it, or another test"
        assert fnmatch.filter(tests, entry.instead or test), test
    beyond = subprocess.run(
        [*command, "-m", "campaign", *files], cwd=ROOT, capture_output=True, text=True, check=False, timeout=300
    ).stdout
    there = {line for line in beyond.splitlines() if "::" in line}
    assert {line.partition("[")[0] for line in there} >= listed().keys(), "others are marked where they stand"
    assert not there & gate
