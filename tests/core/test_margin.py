"""The margin of a record: written, read back, passed over where it is none; the schema fits every record."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from tests.examples import EXAMPLE, SHORT

from lamplight.core.chance import Dealer
from lamplight.core.margin import Branch, Margin
from lamplight.core.match import Match
from lamplight.core.record import RecordFault, read_record, record_lines, verify
from lamplight.kits import game_named

ROOT = Path(__file__).parents[2]
SCHEMA = json.loads((ROOT / "docs" / "record.schema.json").read_text(encoding="utf-8"))
RECORDS = sorted((ROOT / "tests" / "records").glob("*/*.jsonl"))


def played(seed: int, root: Match | None = None, at: int = 0) -> Match:
    """A short game, from its start or from the first plies of another one."""
    _, seats, options = SHORT[EXAMPLE]
    match = Match(game_named(EXAMPLE), options, seats, Dealer(bytes([seed]) * 32))
    for entry in root.plies[:at] if root is not None else []:
        match.redo(entry)
    match.root = at
    match.begin()
    while not match.over:
        codes = match.state.legal_actions()
        match.act(int(match.state.actor), match.state.text(codes[match.ply % len(codes)]))
    return match


FULL = Margin(
    ("Ada", "", "Zoë"), ("", "uniform", ""), (1500, None, None), 1_790_000_000, None, {3: 1_790_000_009}, {4: "Oh!"}
)


def seated(margin: Margin, seats: int) -> Margin:
    return margin._replace(names=margin.names[:seats], bots=margin.bots[:seats], ratings=margin.ratings[:seats])


def test_what_is_written_into_the_margin_is_read_back() -> None:
    match = played(1)
    margin = seated(FULL, match.seats)
    record = read_record(record_lines(match, margin))
    assert record.margin == margin
    assert verify(record, match.game).match.over


@pytest.mark.parametrize(
    "wrong",
    [
        {"names": "Ada"}, {"names": [1] * 9}, {"bots": {}}, {"ratings": [True]}, {"began": -5}, {"began": 1e99},
        {"branch": 7}, {"branch": {"ply": "x"}}, {"branch": {"ply": -1}}, {"anything": [[[]]]},
    ],
)  # fmt: skip
def test_what_is_no_margin_is_passed_over(wrong: dict[str, Any]) -> None:
    match = played(1)
    lines = record_lines(match)
    lines[0] = json.dumps({**json.loads(lines[0]), **wrong})
    record = read_record(lines)
    assert record.margin == Margin()
    assert verify(record, match.game).dice_checked > 0


def test_a_branch_promises_the_luck_after_its_ply_and_no_other() -> None:
    first = played(1)
    at = next(ply for ply in range(first.ply // 2, first.ply) if first.plies[ply].by >= 0)
    branch = played(2, first, at)
    assert branch.dealer is not None
    of = Branch("evening", at, branch.dealer.commitment)
    lines = record_lines(branch, Margin(branch=of, luck=branch.dealer.seed.hex()))
    record = read_record(lines)
    assert verify(record, branch.game).dice_checked == len([one for one in branch.plies[at:] if one.by < 0])
    older = json.loads(lines[0])
    del older["branch"]  # as somebody reads it who knows no branches: nothing is promised, and all else fits
    assert verify(read_record([json.dumps(older), *lines[1:]]), branch.game).dice_checked == 0
    forged = json.dumps({**json.loads(lines[0]), "branch": {"of": "", "ply": at - 9, "commitment": of.commitment}})
    with pytest.raises(RecordFault):
        verify(read_record([forged, *lines[1:]]), branch.game)
    assert branch.free_undo(0) is None
    assert branch.sealed() == at


def test_the_schema_fits_what_is_read_and_refuses_what_is_not() -> None:
    jsonschema = pytest.importorskip("jsonschema")
    check = jsonschema.Draft202012Validator(SCHEMA)
    match = played(1)
    written = record_lines(match, seated(FULL, match.seats))
    golden = [path.read_text(encoding="utf-8").splitlines() for path in RECORDS[::7]]
    for lines in (written, *golden):
        for line in lines:
            check.validate(json.loads(line))
    for wrong in ({"by": 2}, {"by": -1, "do": "x"}, {"by": "me", "do": "x"}, {"lamplight": 2}, {"ply": 3}, {"what": 1}):
        assert not check.is_valid(wrong), wrong
