"""Records that were changed, cut or made up are refused: at the right line, with the right words."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.conformance.words import faults

from lamplight.core.game import Game
from lamplight.core.record import RecordFault, read_record, verify
from lamplight.kits import all_games, game_named

FOLDER = Path(__file__).parent
GAME = game_named("dunkelrunde")
Json = dict[str, object]


def golden(name: str = "short-3-one") -> list[str]:
    return (FOLDER / f"{name}.jsonl").read_text("utf-8").splitlines()


def fault_of(lines: list[str], game: Game = GAME) -> tuple[int, str]:
    """The line and the message of the first fault; it has words in every language."""
    with pytest.raises(RecordFault) as caught:
        verify(read_record(lines), game)
    assert faults(caught.value.message) == []
    return caught.value.line, caught.value.message.id


def changed(lines: list[str], number: int, **values: object) -> list[str]:
    """The record with some values of a line (from 1) changed; None takes a value out."""
    data = {**json.loads(lines[number - 1]), **values}
    out = list(lines)
    out[number - 1] = json.dumps({key: value for key, value in data.items() if value is not None})
    return out


def find(lines: list[str], fits: Callable[[Json], bool], from_line: int = 2) -> int:
    return next(n for n, line in enumerate(lines, 1) if n >= from_line and fits(json.loads(line)))


def is_roll(data: Json) -> bool:
    return data.get("by") == "chance"


def is_move(data: Json) -> bool:
    return isinstance(data.get("by"), int) and "do" in data


def without_seed(lines: list[str]) -> list[str]:
    return [line for line in lines if "seed" not in json.loads(line)]


def test_the_untouched_record_is_good() -> None:
    assert verify(read_record(golden()), GAME).match.over


def test_a_changed_roll_is_seen_by_the_dice() -> None:
    lines = golden()
    at = find(lines, is_roll, 30)
    roll = str(json.loads(lines[at - 1])["do"])
    assert fault_of(changed(lines, at, do="roll 1 2" if roll != "roll 1 2" else "roll 2 1")) == (at, "core-record-dice")


def test_a_changed_roll_without_the_seed_is_seen_by_what_follows() -> None:
    """Even where a ghost that turns leads to the very same positions: the digest covers the way too."""
    lines = without_seed(golden())
    rolls = [n for n, line in enumerate(lines, 1) if n > 1 and is_roll(json.loads(line))]
    seen = 0
    for at in rolls:
        _, child, ghost = str(json.loads(lines[at - 1])["do"]).split(" ")
        other = changed(lines, at, do=f"roll {child} {8 if ghost != '8' else 7}")
        try:
            verify(read_record(other), GAME)
        except RecordFault as fault:
            seen += fault.line > at and fault.message.id in ("core-record-digest", "core-record-illegal")
    assert seen == len(rolls)


@pytest.mark.parametrize("do", ["child red-girl 26", "ghost moon back", "", "roll 1 2", "group 0 0", "undo 3"])
def test_an_illegal_move(do: str) -> None:
    lines = golden()
    at = find(lines, is_move, 20)
    expected = "core-record-bad-line" if do == "undo 3" else "core-record-illegal"
    assert fault_of(changed(lines, at, do=do)) == (at, expected)


def test_another_legal_move_is_seen_by_the_next_digest() -> None:
    lines = without_seed(golden())
    for at in range(2, 20):
        data = json.loads(lines[at - 1])
        if is_move(data) and str(data["do"]).startswith("ghost"):
            way = "back" if data["do"].endswith("forward") else "forward"
            found = fault_of(changed(lines, at, do=f"{data['do'].rsplit(' ', 1)[0]} {way}"))
            assert found[0] > at
            assert found[1] in ("core-record-digest", "core-record-illegal")
            return
    pytest.fail("no ghost moved early on")


def test_the_move_of_somebody_else() -> None:
    lines = golden()
    at = find(lines, is_move)
    by = int(json.loads(lines[at - 1])["by"])
    assert fault_of(changed(lines, at, by=(by + 1) % 3)) == (at, "core-record-illegal")
    assert fault_of(changed(lines, at, by=17)) == (at, "core-record-illegal")
    for by_ in (-1, True, "red", 1.5, [0]):
        assert fault_of(changed(lines, at, by=by_)) == (at, "core-record-bad-line")


def test_a_missing_ply() -> None:
    lines = without_seed(golden())
    at = find(lines, is_move, 10)
    line, message = fault_of(lines[: at - 1] + lines[at:])
    assert line >= at
    assert message in ("core-record-illegal", "core-record-digest", "core-record-no-digest")


def test_plies_in_another_order() -> None:
    lines = golden()
    at = find(lines, is_roll, 10)
    swapped = [*lines[: at - 1], lines[at], lines[at - 1], *lines[at + 1 :]]
    assert fault_of(swapped) == (at, "core-record-illegal")


def test_a_missing_digest() -> None:
    lines = golden()
    at = find(lines, lambda data: "digest" in data)
    assert fault_of(lines[: at - 1] + lines[at:]) == (at, "core-record-no-digest")
    last = max(n for n, line in enumerate(lines, 1) if "digest" in json.loads(line))
    assert fault_of(lines[: last - 1] + lines[last:]) == (last, "core-record-no-digest")


def test_a_wrong_digest() -> None:
    lines = golden()
    at = find(lines, lambda data: "digest" in data)
    assert fault_of(changed(lines, at, digest="0123456789abcdef")) == (at, "core-record-digest")
    assert fault_of(changed(lines, at, ply=19)) == (at, "core-record-digest")
    assert fault_of(changed(lines, at, ply=None)) == (at, "core-record-digest")


def test_a_cut_file() -> None:
    lines = golden()
    end = find(lines, lambda data: "end" in data)
    assert fault_of(lines[: end - 1]) == (end - 1, "core-record-cut")
    assert fault_of([*lines[:40], lines[40][:10]]) == (41, "core-record-not-json")
    running = verify(read_record(lines[:40]), GAME)  # cut between plies it is the record of a running game
    assert not running.match.over
    assert not read_record(lines[:40]).finished


def test_a_wrong_commitment_or_seed() -> None:
    lines = golden()
    assert fault_of(changed(lines, 1, commitment="0" * 64)) == (1, "core-record-commitment")
    assert fault_of(changed(lines, 1, commitment="")) == (1, "core-record-commitment")
    assert fault_of(changed(lines, len(lines), seed="00" * 32)) == (1, "core-record-commitment")
    assert fault_of(changed(lines, len(lines), seed="not hex")) == (len(lines), "core-record-seed")
    assert fault_of([lines[0], lines[-1], *lines[1:-1]]) == (2, "core-record-early-seed")


@pytest.mark.parametrize("version", [0, 2, "1", None, [1], 99])
def test_an_unknown_format(version: object) -> None:
    expected = "core-record-no-header" if version is None else "core-record-version"
    assert fault_of(changed(golden(), 1, lamplight=version)) == (1, expected)


def test_other_rules_board_or_game() -> None:
    lines = golden()
    assert fault_of(changed(lines, 1, rules=GAME.rules_version + 1)) == (1, "core-unknown-rules")
    assert fault_of(changed(lines, 1, content="0" * 16)) == (1, "core-record-content")
    assert fault_of(changed(lines, 1, game="halma")) == (1, "core-record-game")
    options = json.loads(lines[0])["options"]
    assert fault_of(changed(lines, 1, options={**options, "board": "linden"})) == (1, "core-record-content")
    assert fault_of(changed(lines, 1, options={**options, "board": "moon"})) == (1, "core-unknown-value")
    assert fault_of(changed(lines, 1, options={**options, "x": "y"})) == (1, "core-unknown-option")
    assert fault_of(changed(lines, 1, seats=7)) == (1, "core-seat-count")


def test_a_header_of_wrong_types() -> None:
    for name, value in [("seats", "3"), ("options", []), ("options", {"board": 1}), ("game", 1), ("content", None),
                        ("commitment", 5), ("rules", "1"), ("rules", True), ("seats", True)]:  # fmt: skip
        assert fault_of(changed(golden(), 1, **{name: value})) == (1, "core-record-no-header")


def test_a_wrong_end() -> None:
    lines = golden()
    end = find(lines, lambda data: "end" in data)
    assert fault_of(changed(lines, end, winners=[0, 1, 2, 3])) == (end, "core-record-end")
    assert fault_of(changed(lines, end, end="pair")) == (end, "core-record-end")
    assert fault_of(changed(lines, end, rule="DR-1.1")) == (end, "core-record-end")
    early = [*lines[:20], lines[end - 1], *lines[20:]]
    assert fault_of(early) == (21, "core-record-not-over")


def test_more_after_the_end() -> None:
    lines = golden()
    end = find(lines, lambda data: "end" in data)
    more = [*lines[:end], json.dumps({"by": "chance", "do": "roll 1 2"}), *lines[end:]]
    assert fault_of(more) == (end + 1, "core-record-after-end")
    back = [*lines[:end], json.dumps({"by": 0, "undo": 3}), *lines[end:]]
    assert fault_of(back) == (end + 1, "core-record-after-end")


def test_undos_that_cannot_be() -> None:
    lines = golden("short-4-undo")
    assert verify(read_record(lines), GAME).match.over
    at = find(lines, lambda data: "undo" in data)
    for to in (9999, -1):
        assert fault_of(changed(lines, at, undo=to)) == (at, "core-record-illegal")
    assert fault_of(changed(lines, at, undo=True)) == (at, "core-record-bad-line")
    assert fault_of(changed(lines, at, by=9)) == (at, "core-record-illegal")
    for values in ({"by": "chance"}, {"undo": "3"}, {"undo": 1.5}, {"do": "ghost inn back"}):
        line, message = fault_of(changed(lines, at, **values))
        assert line == at
        assert message in ("core-record-bad-line", "core-record-illegal", "core-record-dice")
    chance = changed(lines, at, by="chance", undo=None, do="undo 3")
    assert fault_of(chance) == (at, "core-record-bad-line"), "luck takes nothing back"


def test_an_undo_that_was_taken_out_is_seen() -> None:
    lines = golden("short-4-undo")
    at = find(lines, lambda data: "undo" in data)
    line, _ = fault_of(lines[: at - 1] + lines[at:])
    assert line >= at


@pytest.mark.parametrize(
    ("lines", "line", "message"),
    [
        ([], 1, "core-record-no-header"),
        ([""], 1, "core-record-no-header"),
        (["nonsense"], 1, "core-record-not-json"),
        (["[]"], 1, "core-record-not-json"),
        (["{}"], 1, "core-record-no-header"),
        (["[" * 50_000], 1, "core-record-not-json"),
        (['{"lamplight": 1}'], 1, "core-record-no-header"),
        (["x" * 200_000], 1, "core-record-too-large"),
        (['{"a": ' + "9" * 50_000 + "}"], 1, "core-record-not-json"),
    ],
    ids=str,
)
def test_what_is_no_record(lines: list[str], line: int, message: str) -> None:
    assert fault_of(lines) == (line, message)


def test_strange_lines_inside() -> None:
    lines = golden()
    for strange in ('{"x": 1}', "{}", '{"by": "chance"}', '{"by": 0}', '{"by": null, "do": "roll 1 2"}'):
        assert fault_of([*lines[:10], strange, *lines[10:]]) == (11, "core-record-bad-line")
    assert fault_of([*lines[:10], "null", *lines[10:]]) == (11, "core-record-not-json")
    assert verify(read_record([*lines[:10], "", "  ", *lines[10:]]), GAME).match.over, "empty lines do no harm"


def test_too_long_a_record_is_refused_before_it_is_played() -> None:
    head = golden()[0]
    endless = (head if n == 0 else '{"by": "chance", "do": "roll 1 1"}' for n in range(300_000))
    with pytest.raises(RecordFault) as caught:
        read_record(endless)
    assert caught.value.message.id == "core-record-too-large"


def test_another_game_does_not_take_the_record() -> None:
    another = next(game for game in all_games() if game.id != GAME.id)
    assert fault_of(golden(), another) == (1, "core-record-game")
