"""The search for tests that cite a rule finds marks of tests, and nothing else."""

from __future__ import annotations

from pathlib import Path

from tests.cited import cited, cited_in


def test_the_search_finds_marks() -> None:
    assert cited(
        "@rule('A', 'B')\ndef test_x(): ...\n@rule('C')\ndef helper(): ...\n@other('D')\ndef test_y(): ..."
    ) == {
        "A": {"test_x"},
        "B": {"test_x"},
    }


def test_all_files_of_a_folder_are_read(tmp_path: Path) -> None:
    (tmp_path / "test_a.py").write_text("@rule('A')\ndef test_x(): ...\n")
    (tmp_path / "test_b.py").write_text("@rule('A', 'B')\ndef test_y(): ...\n")
    (tmp_path / "helper.py").write_text("@rule('C')\ndef test_z(): ...\n")
    assert cited_in(tmp_path) == {"A": {"test_x", "test_y"}, "B": {"test_y"}}
