"""Refuses fixed waits in tests: they are too short on a busy machine and too long on an idle one.

Tests wait for states, by tests/waiting.py and tests/browser/waiting.py. `sleep(0)` only lets others have their turn.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TESTS = ROOT / "tests"
MAY = (TESTS / "waiting.py", TESTS / "browser" / "waiting.py")
FIXED = ("sleep", "wait_for_timeout")


def fixed(tree: ast.AST) -> Iterator[int]:
    """The lines of fixed waits."""
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Attribute(attr=name) | ast.Name(id=name), args=[*given]) if name in FIXED:
                if not (given and isinstance(given[0], ast.Constant) and given[0].value == 0):
                    yield node.lineno


def faults(paths: list[Path]) -> list[str]:
    """What is wrong, a line each."""
    return [
        f"{path.relative_to(ROOT)}:{line}: a fixed wait; wait for a state instead (tests/waiting.py)"
        for path in paths
        if path not in MAY
        for line in fixed(ast.parse(path.read_text("utf-8")))
    ]


if __name__ == "__main__":
    found = faults(sorted(TESTS.rglob("*.py")))
    print("\n".join(found), end="\n" if found else "")
    sys.exit(1 if found else 0)
