"""verify and replay: what the program wrote is true, and whatever is changed in it is found, with its line."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.examples import EXAMPLE, luck_of
from tests.terminal.conftest import Run

from lamplight.cli import main
from lamplight.core.game import CHANCE
from lamplight.core.match import Match
from lamplight.core.record import read_record
from lamplight.kits import all_games, game_named

RECORDS = Path(__file__).parents[1] / "records"

Change = Callable[[list[dict[str, Any]]], None]


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LAMPLIGHT_LANG", "en")


def read(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


def write(path: Path, lines: list[dict[str, Any]]) -> None:
    path.write_text("".join(json.dumps(line) + "\n" for line in lines), "utf-8")


def test_a_true_record_is_in_order(record: Path, lamplight: Run) -> None:
    checked = lamplight("verify", str(record))
    assert checked.returncode == 0
    assert checked.stderr == ""
    rolls = sum(line.get("by") == "chance" for line in read(record))
    assert f"All {rolls} rolls were recomputed" in checked.stdout
    assert "Won by" in checked.stdout


def test_replay_tells_the_same_to_people_and_programs(record: Path, lamplight: Run) -> None:
    told = lamplight("replay", str(record))
    assert told.returncode == 0
    objects = [json.loads(line) for line in lamplight("replay", str(record), "--json").stdout.splitlines()]
    plies = [line for line in read(record) if "by" in line]
    assert [one["do"] for one in objects[1:-1]] == [line["do"] for line in plies]
    assert objects[-1]["over"] is True
    for one in objects[1:-1]:
        for sentence in one["text"]:
            assert sentence in told.stdout


def test_replay_and_analyse_tell_what_stands_in_the_margin(record: Path, lamplight: Run, tmp_path: Path) -> None:
    told = read(record)
    seats = told[0]["seats"]
    told[0] |= {"names": ["Ada\x1b[2J", *["Ben"] * (seats - 1)], "bots": ["", *["uniform"] * (seats - 1)]}
    told[0] |= {"ratings": [1512, *[None] * (seats - 1)], "began": 1_700_000_000, "branch": {"of": "", "ply": 0}}
    plies = [line for line in told if "by" in line]
    plies[0] |= {"at": 1_700_000_010}
    plies[1] |= {"at": 1_700_000_200, "note": "How brave!"}
    plies[2] |= {"at": 1 << 39}
    path = tmp_path / "margin.jsonl"
    path.write_text("".join(json.dumps(line) + "\n" for line in told), "utf-8")
    shown = lamplight("replay", str(path), TZ="UTC")
    assert shown.returncode == 0, shown.stderr
    assert "\x1b" not in shown.stdout
    head, _, rest = shown.stdout.partition("\n   1  ")
    assert "Played by Ada [2J [1512], Ben [bot (" in head
    assert "Begun 2023-11-14 22:13." in head
    assert "times in this record lie in the future" in head
    assert "branched off from one in a file after move 0." in head
    assert "\n      22:16\n" in rest
    assert rest.count("22:1") == 1
    assert "“How brave!”" in rest
    assert "Victory for Ada" in rest or "Victory for Ben" in rest
    objects = [json.loads(line) for line in lamplight("replay", str(path), "--json").stdout.splitlines()]
    assert objects[0]["names"][1] == "Ben"
    assert (objects[2]["at"], objects[2]["note"]) == (1_700_000_200, "How brave!")
    found = lamplight("analyse", str(path), "--depth", "quick", TZ="UTC")
    assert found.returncode == 0, found.stderr
    assert head.split("\n", 2)[2].rstrip() in found.stdout
    assert re.search(r"^Ada", found.stdout, re.MULTILINE)


def test_replay_stops_where_it_is_told(record: Path, lamplight: Run) -> None:
    told = lamplight("replay", str(record), "--to", "7")
    assert "Not over yet: 7 moves and rolls so far." in told.stdout
    assert "\n   7  " in told.stdout
    assert "\n   8  " not in told.stdout
    assert "Not over yet: 0 moves" in lamplight("replay", str(record), "--to", "0").stdout


def test_replay_step_by_step(record: Path, lamplight: Run) -> None:
    told = lamplight("replay", str(record), "--step", text="\n\nq\n")
    assert told.returncode == 0
    assert told.stdout.count("Enter: go on") == 3
    assert "\n   4  " not in told.stdout


def first(lines: list[dict[str, Any]], **wanted: object) -> int:
    """The first line (from 0) that has these values."""
    return next(k for k, line in enumerate(lines) if all(line.get(key) == value for key, value in wanted.items()))


def other_roll(lines: list[dict[str, Any]]) -> None:
    at = first(lines, by="chance")
    lines[at]["do"] = "roll 6 8" if lines[at]["do"] != "roll 6 8" else "roll 5 8"


def illegal_move(lines: list[dict[str, Any]]) -> None:
    lines[first(lines, by=0)]["do"] = "child red-girl 26"


def not_a_move(lines: list[dict[str, Any]]) -> None:
    lines[first(lines, by=0)]["do"] = "dance wildly"


def other_seat(lines: list[dict[str, Any]]) -> None:
    lines[first(lines, by=0)]["by"] = 1


def other_digest(lines: list[dict[str, Any]]) -> None:
    lines[first(lines, ply=20)]["digest"] = "0" * 16


def other_winners(lines: list[dict[str, Any]]) -> None:
    lines[-2]["winners"] = []


def other_seed(lines: list[dict[str, Any]]) -> None:
    lines[-1]["seed"] = "f" * 64


def other_seed_and_promise(lines: list[dict[str, Any]]) -> None:
    from lamplight.core.chance import commitment

    lines[-1]["seed"] = "f" * 64
    lines[0]["commitment"] = commitment(bytes.fromhex("f" * 64))


def other_version(lines: list[dict[str, Any]]) -> None:
    lines[0]["lamplight"] = 99


def other_rules(lines: list[dict[str, Any]]) -> None:
    lines[0]["rules"] = 99


def other_game(lines: list[dict[str, Any]]) -> None:
    lines[0]["game"] = "ludo"


def other_content(lines: list[dict[str, Any]]) -> None:
    lines[0]["content"] = "0" * 16


def own_board(lines: list[dict[str, Any]]) -> None:
    lines[0]["options"]["board"] = "mine"


def more_seats(lines: list[dict[str, Any]]) -> None:
    lines[0]["seats"] = 99


def strange_line(lines: list[dict[str, Any]]) -> None:
    lines.insert(5, {"hello": 1})


def no_seed(lines: list[dict[str, Any]]) -> None:
    del lines[-1]


def no_end(lines: list[dict[str, Any]]) -> None:
    del lines[-2:]


def half(lines: list[dict[str, Any]]) -> None:
    del lines[len(lines) // 2 :]


def after_the_end(lines: list[dict[str, Any]]) -> None:
    lines.insert(-1, {"by": 0, "do": "ghost tree back"})


@pytest.mark.parametrize(
    ("change", "line", "said"),
    [
        (other_roll, 2, "The dice say “roll "),
        (illegal_move, 3, "“child red-girl 26” is not allowed here: "),
        (not_a_move, 3, "“dance wildly” is not a move of this game."),
        (other_seat, 3, "is not allowed here"),
        (other_digest, 22, "after move 20"),
        (other_winners, -2, "The end is not the one"),
        (other_seed, 1, "not the one that was promised"),
        (other_seed_and_promise, 2, "The dice say “roll "),
        (other_version, 1, "format 99"),
        (other_rules, 1, "version 99"),
        (other_game, 1, f"“ludo” (known: {EXAMPLE}"),
        (other_content, 1, "a different board"),
        (own_board, 0, "--board FILE.toml"),
        (more_seats, 1, "99"),
        (strange_line, 6, "neither a move"),
        (no_seed, 0, "without the seed"),
        (no_end, -1, "the end is missing"),
        (half, 0, "before the end of the game"),
        (after_the_end, -2, "already over"),
    ],
)
def test_every_change_is_found(
    record: Path, capsys: pytest.CaptureFixture[str], change: Change, line: int, said: str
) -> None:
    """The first divergence is named in one sentence; line 0 is a fault of the whole file."""
    lines = read(record)
    change(lines)
    write(record, lines)
    assert main(["verify", str(record)]) == 1
    told = capsys.readouterr()
    assert said in told.err
    assert told.out == ""
    assert told.err.count("\n") == 1
    if line:
        number = line if line > 0 else len(lines) + 1 + line
        assert f"line {number}:" in told.err


def test_no_line_can_be_left_out(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = read(record)
    for k in range(len(lines)):
        write(record, lines[:k] + lines[k + 1 :])
        assert main(["verify", str(record)]) == 1, lines[k]
        assert re.search(r"^[^\n]+\n$", capsys.readouterr().err)


def test_no_neighbours_can_be_swapped(record: Path) -> None:
    """Except a player's child and ghost: their order is the player's choice, and another true record."""
    lines = read(record)
    for k in range(1, len(lines) - 1, 2):
        if lines[k].get("by") != lines[k + 1].get("by"):
            write(record, [*lines[:k], lines[k + 1], lines[k], *lines[k + 2 :]])
            assert main(["verify", str(record)]) == 1, (k, lines[k], lines[k + 1])


def test_a_file_cut_in_a_line(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = record.read_bytes()
    cut = data.index(b"\n", len(data) // 2) + 10
    record.write_bytes(data[:cut])
    assert main(["verify", str(record)]) == 1
    number = data[:cut].count(b"\n") + 1
    assert f"line {number}: The file was cut off in the middle" in capsys.readouterr().err
    assert main(["replay", str(record)]) == 1


def test_replay_finds_an_illegal_move(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = read(record)
    illegal_move(lines)
    write(record, lines)
    assert main(["replay", str(record)]) == 1
    assert "line 3: “child red-girl 26” is not allowed here" in capsys.readouterr().err


def forgeries(path: Path, known: set[str]) -> list[tuple[int, str, str]]:
    """One draw of every label in a record that is not known yet: its line, the truth, and something as possible."""
    lines = path.read_text("utf-8").splitlines()
    record = read_record(lines)
    match = Match(game_named(record.game).in_version(record.rules), record.options, record.seats, None)
    found: list[tuple[int, str, str]] = []
    for number, entry in record.entries():
        state = match.state
        if entry.by == CHANCE and (label := state.chance_label()) not in known:
            others = [state.text(code) for code, _ in state.chance_outcomes()]
            others.remove(entry.do)
            if others:
                known.add(label)
                found.append((number, entry.do, others[0]))
        match.redo(entry)
    return found


@pytest.mark.parametrize("name", [game.id for game in all_games()])
def test_luck_of_every_kind_follows_from_the_seed(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whatever luck decides in a game is computed anew; told otherwise, it is found out, however possible it was."""
    known: set[str] = set()
    for path in sorted((RECORDS / name).glob("*.jsonl")):
        lines = read(path)
        if "seed" not in lines[-1] or any("undo" in line for line in lines):
            continue
        for number, truth, other in forgeries(path, known):
            lines = read(path)
            lines[number - 1]["do"] = other
            write(tmp_path / "forged.jsonl", lines)
            assert main(["verify", str(tmp_path / "forged.jsonl")]) == 1
            told = capsys.readouterr().err
            assert f"line {number}" in told
            assert f"The dice say “{truth}”" in told
    assert known == luck_of(name)


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", 1),
        (b"\n", 1),
        (b"hello\n", 1),
        (b"[1, 2]\n", 1),
        (b'{"a": 1}\n', 1),
        (b'{"lamplight": 1}\n', 1),
        (b"\xff\xfe\x00", 3),
        (b"[" * 100_000, 1),
    ],
)
def test_what_is_no_record(tmp_path: Path, capsys: pytest.CaptureFixture[str], data: bytes, code: int) -> None:
    path = tmp_path / "file"
    path.write_bytes(data)
    for command in ("verify", "replay"):
        assert main([command, str(path)]) == code
        told = capsys.readouterr().err
        assert str(path) in told
        assert told.count("\n") == 1
    assert main(["play", "--resume", str(path)]) == 3


def test_files_that_cannot_be_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for path in (tmp_path, tmp_path / "missing"):
        for words in (["verify"], ["replay"], ["play", "--resume"], ["board"]):
            assert main([*words, str(path)]) == 3
            assert str(path) in capsys.readouterr().err


def test_a_record_comes_by_standard_input(record: Path, lamplight: Run) -> None:
    told = lamplight("verify", "-", text=record.read_text("utf-8"))
    assert told.returncode == 0, told.stderr
    assert told.stdout.startswith("- is in order")
    assert lamplight("verify", "-", text="").returncode == 1


def test_a_mark_of_an_editor_is_no_damage(record: Path, lamplight: Run) -> None:
    record.write_bytes(b"\xef\xbb\xbf" + record.read_bytes())
    told = lamplight("verify", str(record))
    assert told.returncode == 0, told.stderr


@pytest.mark.parametrize(("name", "value"), [("seats", 10**30), ("rules", -(10**30))])
def test_a_header_with_numbers_beyond_all_reason(
    record: Path, capsys: pytest.CaptureFixture[str], name: str, value: int
) -> None:
    first, _, rest = record.read_text("utf-8").partition("\n")
    record.write_text(json.dumps({**json.loads(first), name: value}) + "\n" + rest, "utf-8")
    assert main(["verify", str(record)]) == 1
    assert "line 1" in capsys.readouterr().err
