"""Golden records: games kept as files replay to the same end, every digest and every roll checked."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from lamplight.core.game import CHANCE
from lamplight.core.record import read_record, record_lines, verify
from lamplight.kits import all_games, game_named

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.glob("*/*.jsonl"))


def lines_of(file: Path) -> list[str]:
    return file.read_text("utf-8").splitlines()


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_a_golden_record_replays(file: Path) -> None:
    lines = lines_of(file)
    record = read_record(lines)
    assert record.game == file.parent.name
    assert record.finished
    seen: list[int] = []
    found = verify(record, game_named(record.game), lambda line, _: seen.append(line))
    assert found.match.over
    rolls = sum(1 for _, entry in record.entries() if entry.by == CHANCE)
    assert found.dice_checked == (rolls if record.commitment else 0)
    assert seen == [line for line, _ in record.entries()]
    written = record_lines(found.match)  # without a dealer: the same but for commitment and seed
    body = [line for line in lines[1:] if "seed" not in json.loads(line)]
    assert written[1:] == body
    assert {**json.loads(written[0]), "commitment": ""} == {**json.loads(lines[0]), "commitment": ""}


def test_every_game_has_golden_records() -> None:
    assert {file.parent.name for file in FILES} >= {game.id for game in all_games()}
