"""What is said at every table holds at every table, whatever options it has."""

from __future__ import annotations

import re
from importlib import resources

import pytest

from lamplight.core.messages import LANGUAGES, Catalogue, message_ids
from lamplight.core.view import Text
from lamplight.games.dwarves.game import Dwarves
from lamplight.games.dwarves.state import Realm

FOLDER = resources.files("lamplight") / "locale" / "en"
SAID = [
    message
    for file in ("dwarves-door.ftl", "dwarves-lessons.ftl")
    for message in message_ids((FOLDER / file).read_text(encoding="utf-8"))
    if message.startswith(("dw-aim-", "dw-tip-"))
]
DIES = {"en": r"land perishes", "de": r"land stirbt", "es": r"tierra muere", "fr": r"terre meurt"}
COUNT = {
    "en": r"\b(four|five|4|5)\b",
    "de": r"\b(vier|fünf|4|5)\b",
    "es": r"\b(cuatro|cinco|4|5)\b",
    "fr": r"\b(quatre|cinq|4|5)\b",
}


def test_tables_differ_in_how_many_troops_make_land_perish() -> None:
    tables = [Dwarves().new({"perish": choice}, 3) for choice in ("5", "4")]
    assert [table.rules.limit for table in tables if isinstance(table, Realm)] == [5, 4]


@pytest.mark.rule("DW-14.2")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_aims_and_tips_name_no_number_of_troops_that_make_land_perish(lang: str) -> None:
    words = Catalogue(lang)
    about = {message: words.format(Text(message)) for message in SAID}
    about = {message: said for message, said in about.items() if re.search(DIES[lang], said, re.IGNORECASE)}
    assert {"dw-aim-4", "dw-tip-recruits"} <= set(about)
    for message, said in about.items():
        assert not re.search(COUNT[lang], said, re.IGNORECASE), message
