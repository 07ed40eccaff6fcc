"""The golden records of DunkelRunde show everything that can happen."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.records.test_golden import lines_of

from lamplight.core.match import Match
from lamplight.core.record import read_record
from lamplight.kits import game_named


@pytest.mark.parametrize("version", game_named("dunkelrunde").versions())
def test_the_golden_records_show_everything(version: int) -> None:
    game = game_named("dunkelrunde").in_version(version)
    seats_and_ends, boards, variants, kinds = set(), set(), set(), set()
    undos = dealerless = 0
    for file in Path(__file__).parent.glob("*.jsonl"):
        record = read_record(lines_of(file))
        if record.rules != version:
            continue
        end = next(str(data["end"]) for _, data in record.body if "end" in data)
        boards.add((record.options["board"], end))
        if record.options["board"] == "linden":
            seats_and_ends.add((record.seats, end))
        variants |= {(name, value) for name, value in record.options.items() if name in ("start", "crowds", "advice")}
        undos += sum(1 for _, data in record.body if "undo" in data)
        dealerless += not record.commitment
        match = Match(game, record.options, record.seats, None)
        for _, entry in record.entries():
            kinds |= {event.kind for event in match.redo(entry)}
    assert seats_and_ends == {(seats, end) for seats in range(2, 7) for end in ("pair", "one")}
    assert boards == {(board, end) for board in ("linden", "short") for end in ("pair", "one")}
    assert variants >= {("start", "random"), ("start", "seat-3"), ("crowds", "none"), ("advice", "open")}
    assert undos >= 2
    assert dealerless == 1
    assert kinds == {
        "start", "roll", "lapse", "stuck", "child", "group", "along", "wait", "cross", "witch", "linden", "ghost",
        "scare", "brave", "end",
    }  # fmt: skip
