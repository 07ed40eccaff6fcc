"""What was compiled is kept by what it was made from, so that whoever goes back to it need not wait again."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from tools import build_compiled as tool

LIBRARY, MODULE = Path("library.so"), Path("lamplight/core/one.so")


@pytest.fixture
def stage(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(tool, "STAGE", tmp_path / "stage")
    monkeypatch.setattr(tool, "SHELF", tmp_path / ".venv" / "compiled")
    return tmp_path / "stage"


def compiled(stage: Path, text: str) -> None:
    for path in (LIBRARY, MODULE):
        (stage / path).parent.mkdir(parents=True, exist_ok=True)
        (stage / path).write_text(f"{text} {path}")


def test_an_earlier_build_comes_back(stage: Path) -> None:
    tool.SHELF.parent.mkdir()
    for made in ("a", "b"):
        compiled(stage, made)
        tool.put_by(made, [LIBRARY, MODULE])
    assert tool.taken_out("a", [LIBRARY, MODULE])
    assert (stage / MODULE).read_text() == f"a {MODULE}"
    assert not tool.taken_out("c", [LIBRARY, MODULE])
    assert (stage / MODULE).read_text() == f"a {MODULE}", "what is not there changes nothing"


def test_half_a_build_is_none(stage: Path) -> None:
    tool.SHELF.parent.mkdir()
    compiled(stage, "a")
    tool.put_by("a", [LIBRARY])
    assert not tool.taken_out("a", [LIBRARY, MODULE])


def test_only_the_newest_are_kept(stage: Path) -> None:
    tool.SHELF.parent.mkdir()
    compiled(stage, "a")
    for number in range(tool.KEPT + 2):
        tool.put_by(str(number), [LIBRARY, MODULE])
        os.utime(tool.SHELF / str(number), (number, number))
    assert sorted(path.name for path in tool.SHELF.iterdir()) == [str(number) for number in range(2, tool.KEPT + 2)]


def test_without_an_environment_of_its_own_a_checkout_keeps_nothing(stage: Path) -> None:
    compiled(stage, "a")
    tool.put_by("a", [LIBRARY, MODULE])
    assert not tool.SHELF.exists()
