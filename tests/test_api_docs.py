"""docs/api.md is true: everything in it runs and answers what it says."""

from __future__ import annotations

import doctest
from pathlib import Path

from tests.examples import needs_games

DOC = Path(__file__).resolve().parent.parent / "docs" / "api.md"


def test_the_examples_of_the_page_run() -> None:
    needs_games(DOC.read_text("utf-8"))
    found = doctest.testfile(str(DOC), module_relative=False, optionflags=doctest.ELLIPSIS, encoding="utf-8")
    assert found.attempted > 30
    assert found.failed == 0
