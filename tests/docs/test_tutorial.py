"""The tutorial is true: its files and commands, in an empty folder, in order."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.docs.pages import DOCS, follow_here
from tests.examples import needs_games


@pytest.mark.slow
@pytest.mark.timeout(300)
def test_a_first_study(tmp_path: Path) -> None:
    needs_games((DOCS / "tutorial.md").read_text("utf-8"))
    told = follow_here("tutorial.md", tmp_path)
    assert "is in order" in told["lamplight verify first.jsonl"]
    assert told["python compare.py"].count("wins") == 3
    assert (tmp_path / "home" / "games" / "results.parquet").exists()
    assert (tmp_path / "home" / "plot.svg").read_text("utf-8").count("<circle") == 3
