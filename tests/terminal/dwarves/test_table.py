"""The Dwarves at a table in a pipe: cards can be asked for, and nothing steers a terminal that is not there."""

from __future__ import annotations

from tests.terminal.conftest import Run


def test_a_card_is_shown_at_the_table(lamplight: Run) -> None:
    words = ("play", "dwarves", "--players", "2", "--seed", "1", "--bot", "uniform", "--record", "game.jsonl")
    told = lamplight(*words, text="card av07\ncard nonsense\nhelp\nquit\n")
    assert told.returncode == 0, told.stderr
    assert "(AV07; Adventure)" in told.stdout
    assert "There is no card “nonsense”" in told.stdout
    assert "be tungdil" in told.stdout.partition("A move is a number")[2]
    assert "\x1b" not in told.stdout
    german = lamplight("--lang", "de", "play", "--resume", "game.jsonl", text="kartei av07\nquit\n")
    assert "AV07; Abenteuer" in german.stdout
