"""The pages about records and boards are true: their code runs, and what they name exists."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from tests.terminal.conftest import lamplight, record

from lamplight.cli import OWN
from lamplight.games.dunkelrunde.board import BUILT_IN, LANDMARKS, board_named
from lamplight.kits import game_named
from lamplight.terminal.arguments import Reader
from lamplight.terminal.table import ORDERS

__all__ = ["lamplight", "record"]

DOCS = Path(__file__).resolve().parents[3] / "docs"
RECORDS = (DOCS / "records.md").read_text("utf-8")
PLAYERS = (DOCS / "dunkelrunde.md").read_text("utf-8")
GAME = game_named("dunkelrunde")


def test_the_dice_check_of_the_page_works(record: Path) -> None:
    code = re.search(r"```python\n(.*?)```", RECORDS, re.DOTALL)
    assert code is not None
    names: dict[str, Any] = {}
    exec(code.group(1), names)
    assert names["dice_are_true"](record) is True
    lines = record.read_text("utf-8").splitlines()
    for at, line in enumerate(lines):
        if '"chance"' in line:
            other = json.dumps({"by": "chance", "do": "roll 6 7" if "roll 6 8" in line else "roll 6 8"})
            record.write_text("\n".join([*lines[:at], other, *lines[at + 1 :]]) + "\n", "utf-8")
            assert names["dice_are_true"](record) is False


def test_every_notation_of_the_page_is_one() -> None:
    state = GAME.new({}, 4)
    table = RECORDS.partition("| notation | meaning |")[2].partition("\n\n")[0]
    found = re.findall(r"^\| `([^`]+)` \|", table, re.MULTILINE)
    assert len(found) == 5
    for text in found:
        assert state.text(state.parse(text)) == text


def test_the_lines_of_the_page_are_the_lines_of_a_record(record: Path) -> None:
    table = RECORDS.partition("| line | meaning |")[2].partition("\n\n")[0]
    shown = [json.loads(line.replace(", …", "")) for line in re.findall(r"^\| `(.+?)` \|", table, re.MULTILINE)]
    kinds = {tuple(line) for line in shown}
    beside = RECORDS.partition("| where | field | meaning |")[2].partition("\n\n")[0]
    margin = set(re.findall(r"`\"(\w+)\":", beside))
    assert margin >= {"names", "bots", "began", "at"}
    lines = [json.loads(line) for line in record.read_text("utf-8").splitlines()]
    written = {tuple(name for name in line if name not in margin) for line in lines}
    assert written | {("by", "undo")} == kinds
    assert {name for line in lines for name in line} >= {"began", "at"}, "a game at the keyboard says when"


def test_every_order_of_the_table_is_on_the_page() -> None:
    table = PLAYERS.partition("| typed | does |")[2].partition("\n\n")[0]
    assert {row.split()[0] for row in re.findall(r"^\| `([^`]+)`", table, re.MULTILINE)} == set(ORDERS)


def test_every_option_of_play_is_on_the_page() -> None:
    reader = Reader(OWN)
    options = [one.name for one in reader.arguments(reader.commands["play"]) if one.name.startswith("-")]
    assert len(options) > 8
    for flag in [*options, "--plain"]:
        assert f"`{flag}" in PLAYERS


@pytest.mark.parametrize("spec", GAME.info().options, ids=lambda spec: str(spec.name))
def test_every_choice_of_the_game_is_on_the_page(spec: Any) -> None:
    for choice in spec.choices:
        if not choice.value.startswith("seat-"):
            assert f"`{spec.name}={choice.value}`" in PLAYERS
    assert f"`{spec.name}={spec.choices[0].value}` (usual)" in PLAYERS


def test_the_boards_have_the_lengths_on_the_page() -> None:
    for name, road, hidden in (("linden", 46, 11), ("short", 27, 4)):
        board = board_named(name)
        assert (int(board.road), int(board.count) - int(board.road)) == (road, hidden)
    assert set(BUILT_IN) == {"linden", "short"}


def test_every_landmark_is_on_the_page() -> None:
    line = PLAYERS.partition("Landmarks:")[2].partition("\n\n")[0]
    assert set(re.findall(r"`(\w+)`", line)) == set(LANDMARKS)
