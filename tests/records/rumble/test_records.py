"""The golden records of Rumble show every number of seats, box, variant and end; all of them replay."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.games.rumble import laws

from lamplight.core.game import ALL, CHANCE
from lamplight.core.match import Match
from lamplight.core.record import Record, read_record, record_lines, verify
from lamplight.kits import game_named

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.glob("*.jsonl"))
GAME = game_named("rumble")


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
    tables, chosen, ends, kinds, authors = set(), set(), set(), set(), set()
    undos = dealerless = 0
    for file in FILES:
        record = record_of(file.stem)
        if record.rules != version:
            continue
        tables.add((record.options["set"], record.seats))
        chosen |= set(record.options.items())
        match = Match(GAME.in_version(version), record.options, record.seats, None)
        found = set()
        for _, entry in record.entries():
            authors.add(min(entry.by, 0))
            found |= {event.kind for event in match.redo(entry)}
        kinds |= found
        outcome = match.state.outcome()
        assert outcome is not None
        ends |= {(outcome.reason, kind) for kind in found & {"dry", "call", "leave"}} | {(outcome.reason, "")}
        undos += sum(1 for _, data in record.body if "undo" in data)
        dealerless += not record.commitment
    assert tables >= {(box, seats) for box in ("dungeon", "house") for seats in range(2, 7)}
    assert tables >= {("both", seats) for seats in range(3, 13)}
    for spec in GAME.info().options:
        assert {(spec.name, choice.value) for choice in spec.choices} <= chosen
    assert any(name == "layout" and ":" in value for name, value in chosen)
    assert ends >= {("most", ""), ("shared", ""), ("most", "call"), ("shared", "call"), ("most", "leave")}
    assert (("broken", "") in ends) == (version > 1), "A14: an end that a tie-break decided says so"
    assert {kind for _, kind in ends} == {"", "dry", "call", "leave"}
    assert authors == {0, CHANCE, ALL}
    assert undos > 3
    assert dealerless == 1
    assert kinds == {
        "lay", "placed", "secret", "dealt", "start", "move", "carry", "along", "fight", "leave", "dry", "call", "score",
        "reveal", "end",
    }  # fmt: skip


@pytest.mark.parametrize("name", ["dry-after-escape", "v2-dry-after-escape"])
def test_patience_after_an_escape(name: str) -> None:
    """The rows of the last adventure: the escaped one has the top rank, those inside share one."""
    state = laws.brawl_of(verify(record_of(name), GAME).match.state)
    ranks = sorted(int(rank) for rank in state.history[1::3])
    assert ranks[-1] == 11
    assert ranks.count(ranks[-2]) == 11 - len(state.fallen) >= 2


def test_a_tampered_token_is_seen() -> None:
    """Somebody deals himself another token: the draw does not follow from the seed."""
    lines = lines_of("dungeon-3")
    at = next(k for k, line in enumerate(lines) if '"deal 1' in line)
    data = json.loads(lines[at])
    other = next(json.loads(line)["do"].split(" ")[2] for line in lines[at + 1 :] if '"deal ' in line)
    lines[at] = json.dumps({**data, "do": f"deal 1 {other}"})
    with pytest.raises(ValueError, match=f"line {at + 1}: core-record-dice"):
        verify(read_record(lines), GAME)
