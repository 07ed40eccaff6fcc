"""The mutants that are written down can be tried, and the tool tells a killed one from a survivor."""

from pathlib import Path

import pytest
from tools.mutants import ROOT, Listed, Mutant, changes, main, stale, tried, written_down

WRITTEN = [
    (folder, mutant, mutant.tests or listed.tests)
    for folder, listed in written_down().items()
    for mutant in listed.mutants
]


def test_every_mutant_still_changes_something() -> None:
    found = [f"{folder} {mutant.name}: {wrong}" for folder, mutant, tests in WRITTEN if (wrong := stale(mutant, tests))]
    assert not found, "\n".join(found)


def test_all_parts_of_the_house_have_mutants() -> None:
    files = {mutant.file for _, mutant, _ in WRITTEN}
    for part in (
        "lamplight/core/",
        "lamplight/core/match.py",
        "lamplight/server/",
        "lamplight/bots/search/",
        "web/src/",
    ):
        assert any(file.startswith(part) for file in files), part


@pytest.mark.parametrize("file", ["lamplight/core/nobody.py", "lamplight/core/chance.py"])
def test_a_mutant_that_cannot_be_tried_says_so(file: str, tmp_path: Path) -> None:
    mutant = Mutant("x", file, "no such text", "nor this", ("tests/core/test_chance.py",))
    assert tried(mutant, Listed([], (), False), tmp_path).startswith("stale")


def test_a_killed_mutant_and_a_survivor(tmp_path: Path) -> None:
    listed = Listed([], ("tests/core/test_chance.py",), False)
    dead = Mutant("commitment", "lamplight/core/chance.py", "hashlib.sha256(seed)", "hashlib.sha256(seed + seed)")
    assert tried(dead, listed, tmp_path / "dead").startswith("killed")
    first = (ROOT / "src/lamplight/core/chance.py").read_text().splitlines()[0]
    alive = Mutant("words", "lamplight/core/chance.py", first, f'"""Other words.{first[3:]}')
    assert tried(alive, listed, tmp_path / "alive").startswith("SURVIVED")


def test_changes_that_nobody_wrote_down() -> None:
    text = "def f(a, b):\n    if a < b and not a:\n        return 1\n    b += 1\n    return True\n"
    lines = {change.made_in(text).splitlines()[change.line - 1].strip() for change in changes(text)}
    assert {
        "if a <= b and not a:",
        "if a < b or not a:",
        "if a < b and a:",
        "return 2",
        "pass",
        "return False",
    } <= lines


def test_changes_are_drawn_from_python_alone(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["mutants", "--any", "1", "web/src/table/narrow.ts", "tests/core"])
    with pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code == 2
    assert "Python files only" in capsys.readouterr().err
