"""Are tests steady? Runs them ten times where a test that races loses: make steady ARGS="tests/browser/test_line.py"

Without arguments: the test files that differ from main. Two busy loops run beside them, pages are slowed six times,
Ctrl-C is ignored as in what a shell starts with `&`, standard input is closed, and every round has other luck
(`--seed`). `ROUNDS=3` and `SLOW=1` make it shorter and milder. Each test that failed is named with the round it failed
in; the exit code is 1 then.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools.gate import run

ROOT = Path(__file__).resolve().parents[1]
BUSY = "while True: pass"


def changed() -> list[str]:
    """The test files that differ from main, committed or not."""
    words = ["git", "diff", "--name-only", "--diff-filter=d", "main", "--", "tests"]
    said = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [name for name in said.splitlines() if Path(name).name.startswith("test_") and name.endswith(".py")]


@contextmanager
def busy(loops: int) -> Iterator[None]:
    """So many processes that do nothing but compute."""
    beside = [subprocess.Popen([sys.executable, "-c", BUSY]) for _ in range(loops)]
    try:
        yield
    finally:
        for one in beside:
            one.kill()
            one.wait()


def main(tests: list[str], rounds: int, slow: str) -> int:
    if not tests:
        print("steady: no test file differs from main; name some")
        return 2
    os.environ["SLOW"] = slow
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    failed: dict[str, list[str]] = {}
    with tempfile.TemporaryDirectory() as folder, busy(2):
        for number in range(rounds):
            words = ["-q", "--no-header", "-p", "no:cacheprovider", "--aside", "--seed", str(number), *tests]
            code, told = run(words, Path(folder) / "told.json")
            if code not in (0, 1):
                print(f"steady: round {number} could not be run")
                return 2
            for name, why in told["failed"].items():
                failed.setdefault(name, []).append(f"--seed {number}: {why}")
    for name, whys in failed.items():
        print(f"unsteady: {name}, {len(whys)} of {rounds}")
        print("".join(f"  {why}\n" for why in whys), end="")
    print(f"steady: {rounds} rounds, {len(failed)} tests failed in some")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:], int(os.environ.get("ROUNDS") or 10), os.environ.get("SLOW") or "6"))
