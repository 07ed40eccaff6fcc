"""What `lamplight verify` says of a game that all have lost."""

from __future__ import annotations

from tests.terminal.conftest import Run


def test_a_lost_game_was_won_by_nobody(lamplight: Run) -> None:
    seats = ("--seat", "bot:uniform", "--bot", "uniform", "--players", "2")
    played = lamplight("play", "dwarves", *seats, "--seed", "1", "--record", "game.jsonl")
    assert played.returncode == 0, played.stderr
    told = lamplight("verify", "game.jsonl")
    assert told.returncode == 0, told.stderr
    assert "Won by" not in told.stdout
    assert "(DW-" in told.stdout.splitlines()[-1]
