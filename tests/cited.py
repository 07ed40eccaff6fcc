"""Which tests cite which rule: every game's own tests ask this of their folder."""

from __future__ import annotations

import ast
from pathlib import Path


def cited(source: str) -> dict[str, set[str]]:
    """The tests of a file by the ids in their @rule(...) marks."""
    found: dict[str, set[str]] = {}
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.FunctionDef) or not node.name.startswith("test_"):
            continue
        for mark in node.decorator_list:
            if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "rule":
                for argument in mark.args:
                    found.setdefault(ast.literal_eval(argument), set()).add(node.name)
    return found


def cited_in(folder: Path) -> dict[str, set[str]]:
    """The tests of a folder by the ids that they cite."""
    found: dict[str, set[str]] = {}
    for file in sorted(folder.glob("test_*.py")):
        for number, names in cited(file.read_text("utf-8")).items():
            found.setdefault(number, set()).update(names)
    return found
