"""Breaks the code on purpose, one change at a time, and sees whether a test notices.

    python -m tools.mutants                  all mutants that are written down
    python -m tools.mutants core undo        those of these folders of tests/, rules or concepts
    python -m tools.mutants --any 30 src/lamplight/core/match.py tests/core
                                             so many changes that nobody wrote down, drawn from a file, against tests;
                                             Python only: those of the client are all written down in tests/web

Mutants stand beside the tests that should kill them, in `mutants.py`: each names a rule or a concept, and the text
whose change makes the code forget it. One of a rule must be killed by a test that cites the rule (pytest --rule).
Everything happens in a temporary copy; the checkout is never touched. Survivors are named; then the exit code is 1.
"""

from __future__ import annotations

import argparse
import ast
import importlib
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tools import build_web

ROOT = Path(__file__).resolve().parent.parent
TESTS = ROOT / "tests"
WEB = ROOT / "web"
TIMEOUT = 60  # seconds for a single test


class Mutant(NamedTuple):
    """A rule or a concept, and the text whose change makes the code forget it.

    file is relative to src/, or begins with web/; tests are what should notice, if not all that its list names.
    """

    name: str
    file: str
    old: str
    new: str
    tests: tuple[str, ...] = ()

    @property
    def path(self) -> str:
        """The file, relative to the checkout."""
        return self.file if self.file.startswith("web/") else f"src/{self.file}"


class Listed(NamedTuple):
    """The mutants of one folder of tests: what should notice them, and whether only tests that cite the rule count."""

    mutants: list[Mutant]
    tests: tuple[str, ...]
    cited: bool


def written_down() -> dict[str, Listed]:
    """All mutants by the folder of tests that they stand in."""
    found = {}
    for path in sorted(TESTS.rglob("mutants.py")):
        folder = path.parent.relative_to(TESTS)
        module = importlib.import_module(".".join(["tests", *folder.parts, "mutants"]))
        found[folder.as_posix()] = Listed(module.MUTANTS, module.TESTS, getattr(module, "CITED", False))
    return found


def stale(mutant: Mutant, tests: tuple[str, ...]) -> str:
    """What is wrong with a mutant itself; nothing if it can be tried."""
    path = ROOT / mutant.path
    if not path.is_file():
        return f"there is no {mutant.path}"
    times = path.read_text("utf-8").count(mutant.old)
    if times != 1:
        return f"the text to change is there {times} times"
    missing = [test for test in tests if not (ROOT / test.partition("::")[0]).exists()]
    return f"there is no {missing[0]}" if missing else ""


def tried(mutant: Mutant, listed: Listed, folder: Path) -> str:
    """killed, survived, or what is wrong with the mutant."""
    tests = mutant.tests or listed.tests
    wrong = stale(mutant, tests)
    if wrong:
        return f"stale: {wrong}"
    text = (ROOT / mutant.path).read_text("utf-8").replace(mutant.old, mutant.new)
    return run(mutant.path, text, tests, mutant.name if listed.cited else "", folder)


def run(file: str, text: str, tests: tuple[str, ...], rule: str, folder: Path) -> str:
    """What the tests say when this file holds this text."""
    web = file.startswith("web/")
    command, environment = in_web(folder, tests) if web else in_python(folder, tests, rule)
    (folder / file).write_text(text, "utf-8")
    done = subprocess.run(
        command, cwd=folder / "web" if web else ROOT, env=environment, capture_output=True, text=True, check=False
    )
    said = [line.strip() for line in (done.stdout + done.stderr).splitlines() if line.strip()]
    counted = [
        line for line in said if re.search(r"^(Tests )?.*\d+ (failed|passed)", line) and "Test Files" not in line
    ]
    last = (counted or said or [""])[-1][:120]
    if done.returncode == 1 and "failed" in last:  # not: could not even be collected
        return f"killed ({last})"
    return f"SURVIVED ({last})" if done.returncode == 0 else f"broken: {last}"


def citing(tests: tuple[str, ...], rule: str) -> tuple[str, ...]:
    """The files among these tests that name the rule, so that not all need be read; all of them if none does."""
    files = [
        path for test in tests for path in ([ROOT / test] if test.endswith(".py") else (ROOT / test).rglob("test_*.py"))
    ]
    found = [path for path in files if path.is_file() and f'"{rule}"' in path.read_text("utf-8")]
    return tuple(path.relative_to(ROOT).as_posix() for path in sorted(set(found))) or tests


def in_python(folder: Path, tests: tuple[str, ...], rule: str) -> tuple[list[str], dict[str, str]]:
    """A copy of src/, and pytest against it."""
    tests = citing(tests, rule) if rule else tests
    shutil.copytree(ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("__pycache__", "static", "*.so"))
    static = ROOT / "src/lamplight/server/static"
    if static.is_dir():
        (folder / "src/lamplight/server/static").symlink_to(static)
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "-p", "no:xdist"]
    command += [
        "--timeout",
        str(TIMEOUT),
        "-m",
        "campaign or not campaign",
        *(["--rule", rule] if rule else []),
        *tests,
    ]
    return command, {**os.environ, "PYTHONPATH": str(folder / "src"), "PYTHONDONTWRITEBYTECODE": "1"}


def in_web(folder: Path, tests: tuple[str, ...]) -> tuple[list[str], dict[str, str]]:
    """A copy of web/ beside what it reads of the rest, and vitest in it."""
    shutil.copytree(WEB, folder / "web", ignore=shutil.ignore_patterns("node_modules", "dist"))
    (folder / "web/node_modules").symlink_to(WEB / "node_modules")
    (folder / "src/lamplight").mkdir(parents=True)
    for part in ("locale", "games"):
        (folder / "src/lamplight" / part).symlink_to(ROOT / "src/lamplight" / part)
    (folder / "tests").symlink_to(TESTS)
    wanted = [test.removeprefix("web/") for test in tests]
    return [str(build_web.node()), "node_modules/vitest/vitest.mjs", "run", *wanted], {**os.environ, "NO_COLOR": "1"}


# --- changes that nobody wrote down -------------------------------------------------------------------------------

FLIPPED: dict[type[ast.cmpop], str] = {
    ast.Lt: "<=", ast.LtE: "<", ast.Gt: ">=", ast.GtE: ">", ast.Eq: "!=", ast.NotEq: "==", ast.Is: "is not",
    ast.IsNot: "is", ast.In: "not in", ast.NotIn: "in",
}  # fmt: skip


class Change(NamedTuple):
    """A stretch of a line and what stands there instead."""

    line: int
    start: int
    end: int
    new: str

    def made_in(self, text: str) -> str:
        lines = text.splitlines(keepends=True)
        line = lines[self.line - 1].encode()
        lines[self.line - 1] = (line[: self.start] + self.new.encode() + line[self.end :]).decode()
        return "".join(lines)


def changes(text: str) -> Iterator[Change]:
    """Comparisons turned round, conditions denied, numbers off by one, and/or exchanged, statements left out."""
    for node in ast.walk(ast.parse(text)):
        where = getattr(node, "end_lineno", None)
        if where is None or where != getattr(node, "lineno", None):
            continue
        assert isinstance(node, ast.expr | ast.stmt | ast.arg | ast.keyword | ast.alias | ast.excepthandler)
        line, start, end = node.lineno, node.col_offset, node.end_col_offset or 0
        source = text.splitlines()[line - 1].encode()[start:end].decode()
        if isinstance(node, ast.Compare) and len(node.ops) == 1 and node.left.end_lineno == line:
            left, right = node.left.end_col_offset or 0, node.comparators[0].col_offset
            yield Change(line, left, right, f" {FLIPPED[type(node.ops[0])]} ")
        elif isinstance(node, ast.BoolOp):
            left, right = node.values[0].end_col_offset or 0, node.values[1].col_offset
            between = text.splitlines()[line - 1].encode()[left:right].decode()
            if between.strip() in ("and", "or"):
                yield Change(line, left, right, " or " if isinstance(node.op, ast.And) else " and ")
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            yield Change(line, start, end, source.removeprefix("not").strip())
        elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
            yield Change(line, start, end, str(not node.value))
        elif isinstance(node, ast.Constant) and type(node.value) is int:
            yield Change(line, start, end, str(node.value + 1))
        elif isinstance(node, ast.AugAssign) or (
            isinstance(node, ast.Expr) and isinstance(node.value, ast.Call | ast.Await)
        ):
            yield Change(line, start, end, "pass")
        elif isinstance(node, ast.Return) and node.value is not None:
            yield Change(line, start, end, "return None")


def try_any(count: int, file: str, tests: list[str], seed: int) -> int:
    """So many drawn changes of a file against these tests; the number that survived."""
    text = (ROOT / file).read_text("utf-8")
    every = [change for change in dict.fromkeys(changes(text)) if change.made_in(text) != text]
    chosen = sorted(random.Random(seed).sample(every, min(count, len(every))))
    alive = 0
    for change in chosen:
        changed = change.made_in(text)
        with tempfile.TemporaryDirectory(prefix="lamplight-mutant-") as folder:
            result = run(file, changed, tuple(tests), "", Path(folder))
        alive += result.startswith("SURVIVED")
        print(f"{file}:{change.line:<4} {changed.splitlines()[change.line - 1].strip()[:90]:90} {result}", flush=True)
    print(f"{len(chosen)} of {len(every)} changes tried, {alive} survived")
    return alive


def try_written(wanted: set[str]) -> int:
    """The mutants that are written down; the number that were not killed."""
    alive: list[str] = []
    for folder, listed in written_down().items():
        for mutant in listed.mutants:
            if wanted and folder not in wanted and mutant.name not in wanted:
                continue
            with tempfile.TemporaryDirectory(prefix="lamplight-mutant-") as copy:
                result = tried(mutant, listed, Path(copy))
            line = f"{folder:18} {mutant.name:24} {mutant.file.rsplit('/', 1)[1]:18} {result}"
            print(line, flush=True)
            if not result.startswith("killed"):
                alive.append(line)
    print("\n".join(["", f"{len(alive)} not killed:", *alive]) if alive else "all killed")
    return len(alive)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.mutants", description=__doc__, add_help=True)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--any", type=int, metavar="N", help="try N unwritten changes of a Python file: FILE TESTS ...")
    parser.add_argument("--seed", type=int, default=1, help="which ones are drawn")
    parser.add_argument("words", nargs="*")
    args = parser.parse_args()
    if args.any is not None:
        if len(args.words) < 2:
            parser.error("--any needs a file and the tests that should notice")
        if not args.words[0].endswith(".py"):
            parser.error("--any draws changes of Python files only; those of the client stand in tests/web")
        return 1 if try_any(args.any, args.words[0], args.words[1:], args.seed) else 0
    return 1 if try_written(set(args.words)) else 0


if __name__ == "__main__":
    raise SystemExit(main())
