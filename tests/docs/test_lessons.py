"""The page about lessons: its examples are read and held."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

from tests.test_lessons import PIG, pig, studied, wrong

__all__ = ["pig"]

PAGE = Path(__file__).resolve().parents[2] / "docs" / "lessons.md"


def test_the_examples_of_the_page_can_be_used(pig: Path) -> None:
    found = dict(re.findall(r"`(\w+\.toml)`\n\n```toml\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL))
    assert set(found) == {"first.toml", "tips.toml"}
    shutil.rmtree(pig / "lessons")
    (pig / "lessons").mkdir()
    for name, text in found.items():
        (pig / "lessons" / name).write_text(text, encoding="utf-8")
    syllabus = studied(pig)
    assert wrong(syllabus) == []
    assert list(syllabus.lessons) == ["first"]
    assert [tip.id for tip in syllabus.tips] == ["one"]
    assert (PIG / "lessons" / "first.toml").is_file()
