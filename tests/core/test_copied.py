"""Nothing here is copied: runs of eight words of the printed rulebooks that once stood in our texts do not come back.

The rulebooks are not in the repository, nor are the runs: only the beginnings of their hashes.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator
from pathlib import Path

from tests.core.catalogues import lines

from lamplight.core.messages import LANGUAGES

ROOT = Path(__file__).resolve().parents[2]
RUN = 8  # words in a row that nobody writes twice by chance
PRINTED = {
    "d3501113ed6ea7bf",
    "e6c5abaee80c31d7",
    "c54164748323617f",
    "4e68a7252199de86",
    "c41c8526ecce07e7",
    "af4c662a4b4b251c",
    "75d47ef4182155bf",
    "392b09751cc6fa49",
    "5b68b1f4a6b21b31",
    "b4985259716ac2d5",
}


def words(text: str) -> list[str]:
    """Small letters, without anything that is no word."""
    return re.sub(r"[^\w\s]|_", " ", text.lower()).split()


def mark(run: list[str]) -> str:
    return hashlib.sha256(" ".join(run).encode()).hexdigest()[:16]


def texts() -> Iterator[tuple[str, str]]:
    """Where each text stands, and what it says; what is put into a message breaks a run."""
    for lang in LANGUAGES:
        for line in lines(lang):
            yield from ((line.where, part) for part in line.text.split("\0"))
    for path in [ROOT / "README.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").rglob("*.md"))]:
        yield path.name, path.read_text("utf-8")


def test_no_run_of_eight_words_is_that_of_a_printed_rulebook() -> None:
    looked, found = 0, set()
    for where, text in texts():
        said = words(text)
        for at in range(len(said) - RUN + 1):
            looked += 1
            if mark(said[at : at + RUN]) in PRINTED:
                found.add(where)
    assert looked > 50_000
    assert not found, "copied from a printed rulebook: say it in our own words\n" + "\n".join(sorted(found))


def test_a_run_is_known_whatever_stands_between_its_words() -> None:
    assert mark(words("One (two) three, four -- Five: six. Seven_eight")) == mark(
        words("one two three four five six seven eight")
    )
