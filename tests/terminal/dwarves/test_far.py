"""Far steps at the terminal: several moves in one line, or the place where a dwarf shall go."""

from __future__ import annotations

import json
from pathlib import Path

from tests.terminal.conftest import Open

from lamplight.core.chance import Dealer
from lamplight.core.match import Match, Step
from lamplight.kits import game_named

PROMPT = "\n> "
GAME = ("play", "dwarves", "--players", "2", "--seed", "2a", "--record", "game.jsonl")
FIRST = ("be tungdil", "be boindil", "begin 1")


def walking(*before: str) -> tuple[Match, list[str]]:
    """The same game as at the terminal, up to a walk; and what was typed to come there."""
    match = Match(game_named("dwarves"), {}, 2, Dealer(bytes.fromhex("2a".zfill(64))))
    match.begin()
    typed = list(before)
    for do in before:
        assert isinstance(match.act(int(match.state.actor), do), Step)
    for _ in range(50):
        seat = int(match.state.actor)
        if len(match.state.plans(seat)) > 3:
            return match, typed
        deeds = [match.state.text(code) for code in match.state.legal_actions()]
        do = "move" if "move" in deeds else deeds[0]
        typed.append(do)
        assert isinstance(match.act(seat, do), Step)
    raise AssertionError("nobody walks")


def plies(path: Path) -> list[str]:
    told = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    return [line["do"] for line in told if "do" in line and isinstance(line["by"], int)]


def test_several_moves_in_one_line_and_a_place_further_away(terminal: Open, tmp_path: Path) -> None:
    match, typed = walking(*FIRST)
    seat = int(match.state.actor)
    ways = match.state.plans(seat)
    single = [way for way in ways if [other.to for other in ways].count(way.to) == 1 and len(way.dos) == 2]
    table = terminal(*GAME, "--seat", "you:Anna", "--seat", "you:Ben")
    for do in typed:
        table.until(PROMPT)
        table.type(do)
    table.until(PROMPT)
    table.type("; ".join(single[0].dos))
    table.until(PROMPT)
    assert plies(tmp_path / "game.jsonl") == [*typed, *single[0].dos]
    table.type("undo")
    assert single[0].dos[0] in table.until(PROMPT), "both steps go back as one"
    table.type(single[-1].to)
    table.until(PROMPT)
    assert plies(tmp_path / "game.jsonl")[-2:] == list(single[-1].dos)
    before = plies(tmp_path / "game.jsonl")
    table.type("step nowhere; stop")
    table.until(PROMPT)
    assert plies(tmp_path / "game.jsonl") == before, "what cannot be begun changes nothing"
    table.type("quit")


def test_who_plays_alone_is_not_asked_who_begins(terminal: Open, tmp_path: Path) -> None:
    table = terminal(*GAME, "--seat", "you:Anna", "--seat", "bot:uniform")
    table.until(PROMPT)
    table.type("be tungdil")
    table.until(PROMPT)
    assert "begin 1" in plies(tmp_path / "game.jsonl")
    table.type("quit")
