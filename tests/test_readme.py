"""The Python snippets of the README run as they stand."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.examples import needs_games

README = Path(__file__).parent.parent / "README.md"
SNIPPETS = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)


def test_the_readme_has_snippets() -> None:
    assert SNIPPETS


@pytest.mark.parametrize("snippet", SNIPPETS)
def test_snippet_runs(snippet: str, capsys: pytest.CaptureFixture[str]) -> None:
    needs_games(snippet)
    exec(compile(snippet, "README.md", "exec"), {})
    assert capsys.readouterr().out.strip()
