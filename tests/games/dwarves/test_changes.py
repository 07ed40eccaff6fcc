"""The Dwarves' content with other numbers: only what was named changes, and nothing wrong gets through."""

from __future__ import annotations

import tomllib
from importlib import resources

import pytest
from tests.lab.conftest import plan_of, rows_of

from lamplight.bots.kit import Value
from lamplight.core.game import SetupError
from lamplight.games.dwarves.changes import changed, written
from lamplight.games.dwarves.content import FILES, standard
from lamplight.lab.job import Cell


@pytest.mark.parametrize("name", FILES)
def test_a_file_says_the_same_after_it_was_written_anew(name: str) -> None:
    text = (resources.files("lamplight.games.dwarves") / "content" / name).read_text("utf-8")
    data = tomllib.loads(text)
    assert tomllib.loads(written(data)) == data


def test_what_is_set_to_what_it_was_changes_nothing() -> None:
    assert changed({"threat.TH01.quest.troops.orc": 2}).content == standard().content


def test_a_value_can_be_changed_by_name_or_place() -> None:
    by_name = changed({"dice.recruitment.orc.faces": [0, 0, 0, 0, 0, 1]})
    by_place = changed({"dice.recruitment.0.faces": [0, 0, 0, 0, 0, 1]})
    assert by_name.content == by_place.content != standard().content


def test_another_number_makes_another_game() -> None:
    hordes: dict[str, Value] = {"dice.recruitment.orc.faces": [3, 3, 3, 3, 3, 3]}
    cells = [
        Cell("dwarves", {"difficulty": "easy"}, (("companion",) * 2,), 2, {}, "", changes) for changes in ({}, hordes)
    ]
    rows = rows_of(plan_of(*cells))
    assert [row.plies for row in rows[:2]] != [row.plies for row in rows[2:]]


@pytest.mark.parametrize(
    "path", ["threat.TH99.quest", "threat.TH01.nothing", "nothing.x", "dice", "dice.number.count.x"]
)
def test_a_path_that_leads_nowhere_is_named(path: str) -> None:
    with pytest.raises(SetupError) as caught:
        changed({path: 1})
    assert [(fault.id, fault.args) for fault in caught.value.faults] == [("dw-content-path", {"path": path})]


def test_a_value_that_makes_no_sense_is_refused_by_the_content_itself() -> None:
    with pytest.raises(SetupError) as caught:
        changed({"dice.number.count": "many"})
    assert caught.value.faults[0].id.startswith("dw-content-")
