"""The golden records of The Dwarves show every difficulty, number of seats, option and end; all of them replay."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.games.dwarves import laws

from lamplight.core.game import CHANCE
from lamplight.core.match import Match
from lamplight.core.record import Record, read_record, record_lines, verify
from lamplight.games.dwarves.tables import CARDS
from lamplight.kits import game_named

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.glob("*.jsonl"))
GAME = game_named("dwarves")


def lines_of(name: str) -> list[str]:
    return (FOLDER / f"{name}.jsonl").read_text("utf-8").splitlines()


def record_of(name: str) -> Record:
    return read_record(lines_of(name))


@pytest.mark.parametrize("name", [file.stem for file in FILES])
def test_a_golden_record_replays(name: str) -> None:
    lines = lines_of(name)
    record = read_record(lines)
    found = verify(record, GAME, lambda _, match: laws.check(match.state))
    assert found.match.over
    draws = sum(1 for _, entry in record.entries() if entry.by == CHANCE)
    assert found.dice_checked == (draws if record.commitment else 0)
    body = [line for line in lines[1:] if "seed" not in json.loads(line)]
    assert record_lines(found.match)[1:] == body


@pytest.mark.parametrize("version", GAME.versions())
def test_the_golden_records_show_everything(version: int) -> None:
    game = GAME.in_version(version)
    chosen, tables, ends, words, cards = set(), set(), set(), set(), set()
    undos = dealerless = 0
    for file in FILES:
        record = record_of(file.stem)
        if record.rules != version:
            continue
        tables.add(record.seats)
        chosen |= set(record.options.items())
        match = Match(game, record.options, record.seats, None)
        for _, entry in record.entries():
            word, _, rest = entry.do.partition(" ")
            words.add(word)
            if word == "draw":
                cards.add(rest)
            match.redo(entry)
        outcome = match.state.outcome()
        assert outcome is not None
        ends.add(outcome.reason)
        undos += sum(1 for _, data in record.body if "undo" in data)
        dealerless += not record.commitment
    assert tables == {2, 3, 4, 5}
    for spec in GAME.info().options:
        assert {(spec.name, choice.value) for choice in spec.choices} <= chosen
    assert ends == {"won-sc1", "won-sc2", "won-sc3", "lost-doom", "lost-health"}
    assert len(cards) == CARDS
    assert undos > 3
    assert dealerless == 1
    assert words >= {
        "be", "begin", "move", "fight", "message", "duel", "end", "test", "try", "use", "step", "tunnel", "stop",
        "health", "doom", "lose", "keep", "reroll", "again", "strike", "heal", "give", "march", "remove", "dig",
        "deal", "first", "roll", "recruit", "tile", "draw", "find",
    }  # fmt: skip


def test_a_tampered_die_is_seen() -> None:
    """Somebody rolls himself a six: the roll does not follow from the seed."""
    lines = lines_of("won-sc1")
    at = next(k for k, line in enumerate(lines) if '"do": "roll ' in line and '"roll 6' not in line)
    data = json.loads(lines[at])
    dice = data["do"].split(" ")[1:]
    lines[at] = json.dumps({**data, "do": " ".join(["roll", "6", *dice[1:]])})
    with pytest.raises(ValueError, match=f"line {at + 1}: core-record-dice"):
        verify(read_record(lines), GAME)
