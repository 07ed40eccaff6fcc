"""Run pytest, then once more, alone and after everything else, what failed: at most AGAIN tests.

usage: AGAIN=5 python tools/gate.py PYTEST-ARGUMENTS ...

Whatever failed is named at the end: why, how to run it alone with the same luck, and where it left pictures and logs;
also what failed before the Python tests, and what has been taken out of the gate (tests/aside.toml).

A test that passes alone is named `unsteady` at the end with the reason of its first failure. It stays red when more
than AGAIN tests failed, when one fails alone, and when anything but a failed test went wrong (an interruption, a file
that cannot be collected). Without AGAIN nothing is tried a second time. How long every test took is left in
build/times.json.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[1]
TIMES = ROOT / "build" / "times.json"
FAILURES = ROOT / "build" / "failures"
PHASES = ROOT / "build" / "phases-failed"  # tools/phase.sh notes there what failed before the Python tests
ASIDE = ROOT / "tests" / "aside.toml"
TOLD = "GATE_TOLD"
WIDEST = 300  # characters of a reason
ROOM = 1_000_000_000  # bytes that the tests may write


class Witness:
    """A plugin of pytest: what failed and why, how many passed, and how long each test took."""

    def __init__(self, file: Path, seed: int = 0) -> None:
        self.file = file
        self.failed: dict[str, str] = {}
        self.passed: set[str] = set()
        self.elsewhere: list[str] = []
        self.seed = seed
        self.times: dict[str, float] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.times[report.nodeid] = round(self.times.get(report.nodeid, 0.0) + report.duration, 3)
        if report.failed:
            self.failed.setdefault(report.nodeid, reason(report))
        elif report.when == "call" and report.passed:
            self.passed.add(report.nodeid)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.elsewhere.append(report.nodeid)

    def pytest_sessionfinish(self) -> None:
        told = {
            "failed": self.failed,
            "passed": len(self.passed - self.failed.keys()),
            "elsewhere": self.elsewhere,
            "seed": self.seed,
            "times": self.times,
        }
        self.file.write_text(json.dumps(told), encoding="utf-8")


def reason(report: pytest.TestReport) -> str:
    """The first line of why a test failed."""
    crash = getattr(report.longrepr, "reprcrash", None)
    text = str(crash.message if crash is not None else report.longreprtext).strip()
    first = text.splitlines()[0] if text else "no reason was given"
    return f"({report.when}) {first}"[:WIDEST]


def left_at(test: str) -> Path:
    """Where a test that failed leaves pictures of its pages and the last lines of its servers."""
    return FAILURES / re.sub(r"[^\w.=-]+", "_", test.removeprefix("tests/"))


def pytest_configure(config: pytest.Config) -> None:
    """As a plugin (`-p tools.gate`): in the process that hears of all tests, not in its workers."""
    if TOLD in os.environ and not hasattr(config, "workerinput"):
        witness = Witness(Path(os.environ[TOLD]), config.getoption("seed", 0))
        config.pluginmanager.register(witness, "lamplight-witness")


def run(arguments: Iterable[str], told: Path) -> tuple[int, dict[str, Any]]:
    """Run pytest; its exit code, and what the witness wrote."""
    told.unlink(missing_ok=True)
    command = [sys.executable, "-m", "pytest", "-p", "tools.gate", *arguments]
    code = subprocess.run(command, env={**os.environ, TOLD: str(told)}, check=False).returncode
    return code, json.loads(told.read_text("utf-8")) if told.exists() else {}


def listed(word: str, tests: Mapping[str, str], seed: int = 0) -> None:
    """Every test in a line; below it how to run it alone, and where it left what there was to see."""
    for name, why in tests.items():
        print(f"{word}: {name} - {why}", flush=True)
        print(f"    make again TEST='{name}' SEED={seed}")
        if left_at(name).is_dir():
            print(f"    {os.path.relpath(left_at(name))}/")


def other_news() -> None:
    """What else has to be known at the end: phases that failed before, tests that are out of the gate."""
    for test, said in tomllib.loads(ASIDE.read_text("utf-8")).items() if ASIDE.exists() else ():
        print(f"out of the gate since {said['since']}: {test} - {said['why']}")
    for line in PHASES.read_text("utf-8").splitlines() if PHASES.exists() else ():
        print(f"failed: {line}, as told above")


def second_try(first: Mapping[str, Any], most: int, told: Path) -> int:
    """Try once more what failed, each in a process of its own; 0 when all of it passes now."""
    failed: dict[str, str] = first["failed"]
    seed: int = first["seed"]
    if first["elsewhere"] or not 0 < len(failed) <= most:
        if most and first["elsewhere"]:
            print(f"no second try: {len(first['elsewhere'])} files cannot be read: {', '.join(first['elsewhere'])}")
        elif most:
            print(f"no second try: {len(failed)} tests failed, at most {most} are tried again")
        listed("failed", failed, seed)
        other_news()
        print(f"{first['passed']} passed, {len(failed) + len(first['elsewhere'])} failed")
        return 1
    print(f"== second try of {len(failed)}", flush=True)
    unsteady: dict[str, str] = {}
    red: dict[str, str] = {}
    try:
        for name, why in failed.items():
            luck = [f"--seed={seed}"] if seed else []
            code, again = run(["-q", "--no-header", "-p", "no:cacheprovider", *luck, name], told)
            if code == 0 and again.get("passed"):
                unsteady[name] = why
            elif code == 1:
                red[name] = f"{why} | alone: {again.get('failed', {}).get(name, 'not told')}"
            else:
                raise KeyboardInterrupt
    except KeyboardInterrupt:
        listed("unsteady", unsteady, seed)
        listed("failed", {name: why for name, why in failed.items() if name not in unsteady}, seed)
        print("the second try was interrupted")
        return 2
    listed("unsteady", unsteady, seed)
    listed("failed", red, seed)
    other_news()
    print(f"{first['passed'] + len(unsteady)} passed, {len(red)} failed")
    return 1 if red else 0


def no_room() -> str:
    """Why the tests have nowhere to write to; nothing if they have."""
    try:
        folder = tempfile.gettempdir()
        free = shutil.disk_usage(folder).free
    except OSError as error:  # not a byte can be written anywhere
        return f"no temporary folder can be written to ({error}); make room in /tmp, or set TMPDIR to another folder"
    if free < ROOM:
        left, needed = free // 10**6, ROOM // 10**6
        return f"{folder} has {left} MB left and the tests need {needed}: make room, or set TMPDIR to another folder"
    return ""


def main(arguments: list[str], most: int) -> int:
    if why := no_room():
        print(f"tests: {why}")
        return 2
    shutil.rmtree(FAILURES, ignore_errors=True)  # of an earlier run
    with tempfile.TemporaryDirectory() as folder:
        told = Path(folder) / "told.json"
        try:
            code, first = run(arguments, told)
        except KeyboardInterrupt:
            return 2
        if first.get("times"):
            TIMES.parent.mkdir(exist_ok=True)
            TIMES.write_text(json.dumps(first["times"], indent=0), encoding="utf-8")
        if code == 1 and first:
            return second_try(first, most, told)
        other_news()
        return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:], int(os.environ.get("AGAIN") or 0)))
