"""A replay tells everything, and says whose secret it was."""

from __future__ import annotations

from tests.terminal.conftest import Run


def test_a_replay_says_whose_characters_they_are(lamplight: Run) -> None:
    seats = ("--seat", "bot:uniform", "--bot", "uniform", "--players", "3", "--option", "adventures=1")
    played = lamplight("play", "rumble", *seats, "--seed", "1", "--record", "game.jsonl")
    assert played.returncode == 0, played.stderr
    assert "secret characters is" not in played.stdout  # nobody who looks may know
    told = [
        line[6:] for line in lamplight("replay", "game.jsonl").stdout.splitlines() if "secret characters is" in line
    ]
    owners = [line.partition(" alone is told: Psst!")[0] for line in told]
    assert len(owners) > 3
    assert set(owners) == {"Red", "Blue", "Green"}


def test_a_replay_shows_how_it_stands_with_points_and_doors(lamplight: Run) -> None:
    seats = ("--seat", "bot:uniform", "--bot", "uniform", "--players", "3", "--option", "adventures=1")
    lamplight("play", "rumble", *seats, "--seed", "1", "--record", "game.jsonl")
    told = lamplight("replay", "--to", "40", "game.jsonl").stdout
    assert "Points: Red 0, Blue 0, Green 0" in told
    assert "↔" in told
