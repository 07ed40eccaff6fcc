"""Boards of one's own: every fault is named, and a game on one is played, kept and checked like any other."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.terminal.conftest import Open, Run

import lamplight.games.dunkelrunde as game
from lamplight.cli import main

BOARDS = Path(game.__file__).parent / "boards"


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    path = tmp_path / "mine.toml"
    path.write_text((BOARDS / "short.toml").read_text("utf-8").replace('id = "short"', 'id = "mine"'), "utf-8")
    return path


@pytest.mark.parametrize("name", ["linden", "short"])
def test_our_boards_are_in_order(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["board", str(BOARDS / f"{name}.toml"), "--lang", "en"]) == 0
    text = capsys.readouterr().out
    assert f"board “{name}”" in text
    assert "Village" in text
    assert "Magic linden" in text


def test_every_fault_is_named(mine: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = mine.read_text("utf-8")
    mine.write_text(text.replace('start = "4"', 'start = "5"').replace('start = "20"', 'start = "21"'), "utf-8")
    assert main(["board", str(mine), "--lang", "en"]) == 1
    told = capsys.readouterr()
    faults = [line for line in told.out.splitlines() if line.startswith("  - ")]
    assert len(faults) >= 4  # two ghosts off their tiles, two blue tiles without a ghost
    assert f"{len(faults)} faults" in told.out
    assert len(set(faults)) == len(faults)
    assert "dr-board" not in told.out


@pytest.mark.parametrize("text", ["", "format = 2", "format = [", "format = 1\nid = 5\ntile = 3", "\x00"])
def test_files_that_are_no_boards(tmp_path: Path, text: str, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "bad.toml"
    path.write_text(text, "utf-8")
    for lang in ("en", "de", "es", "fr"):
        assert main(["board", str(path), "--lang", lang]) == 1
        told = capsys.readouterr()
        assert "  - " in told.out
        assert "dr-board" not in told.out
        assert told.err == ""


def test_a_bad_board_cannot_be_played(tmp_path: Path, lamplight: Run) -> None:
    (tmp_path / "bad.toml").write_text("format = 1")
    told = lamplight("play", "dunkelrunde", "--board", "bad.toml", "--record", "game.jsonl")
    assert told.returncode == 2
    assert "  - " in told.stderr
    assert not (tmp_path / "game.jsonl").exists()


def test_our_names_are_taken(tmp_path: Path, lamplight: Run) -> None:
    (tmp_path / "fake.toml").write_text((BOARDS / "short.toml").read_text("utf-8"), "utf-8")
    told = lamplight("play", "dunkelrunde", "--board", "fake.toml")
    assert told.returncode == 2
    assert "dr-board" not in told.stderr


def test_a_game_on_an_own_board(mine: Path, terminal: Open, lamplight: Run) -> None:
    table = terminal("play", "dunkelrunde", "--players", "2", "--board", "mine.toml", "--record", "game.jsonl")
    table.until("\n> ")
    table.ask("1")
    table.kill()
    again = terminal("play", "--resume", "game.jsonl")  # the board was kept with the game
    for _ in range(3000):
        if "lamplight verify" in again.until("\n> ", "lamplight verify"):
            break
        again.type("1")
    again.rest()
    assert again.code() == 0
    unknown = lamplight("verify", "game.jsonl")
    assert unknown.returncode == 1
    assert "“mine”" in unknown.stderr
    assert lamplight("verify", "game.jsonl", "--board", "mine.toml").returncode == 0
    assert lamplight("replay", "game.jsonl", "--board", "mine.toml", "--to", "3").returncode == 0
    mine.write_text(mine.read_text("utf-8").replace('to = "22"', 'to = "21"'), "utf-8")
    other = lamplight("verify", "game.jsonl", "--board", "mine.toml")
    assert other.returncode == 1
    assert "a different board" in other.stderr
