"""The list of tests that are out of the gate: each with a day and a reason, and the run says so."""

from __future__ import annotations

import datetime
from pathlib import Path

import pytest
from tests.aside import FILE, Aside, is_aside, listed

ROOT = Path(__file__).resolve().parents[1]
ONE = '["tests/test_a.py::test_a"]\nsince = 2026-11-20\nwhy = "it races"\n'


def test_a_test_or_all_its_cases_are_named_with_day_and_reason(tmp_path: Path) -> None:
    file = tmp_path / "aside.toml"
    file.write_text(ONE)
    assert listed(file) == {"tests/test_a.py::test_a": Aside(datetime.date(2026, 11, 20), "it races")}
    assert is_aside("tests/test_a.py::test_a", file)
    assert is_aside("tests/test_a.py::test_a[case]", file)
    assert not is_aside("tests/test_a.py::test_ab", file)


@pytest.mark.parametrize("text", ['["test_a"]\nsince = 2026-11-20\nwhy = "x"', ONE.replace("it races", ""), '["a::b"]'])
def test_without_a_day_or_a_reason_it_is_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "aside.toml"
    file.write_text(text)
    with pytest.raises(ValueError, match=r"aside\.toml"):
        listed(file)


def test_what_is_named_is_there() -> None:
    for test in listed():
        path, _, name = test.partition("::")
        assert f"def {name.partition('[')[0]}(" in (ROOT / path).read_text("utf-8"), f"{FILE.name}: {test}"
