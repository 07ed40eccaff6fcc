"""The page about the adapters is true: its code runs, and its numbers are those of the games."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.examples import EXAMPLE

from lamplight.adapters.batch import Games
from lamplight.adapters.pettingzoo import MODES, Told, raw_env
from lamplight.adapters.setup import SetUp
from lamplight.core.batch import CUT, ENDED
from lamplight.kits import all_games

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "adapters.md").read_text("utf-8")
SNIPPETS = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
ROW = re.compile(r"^\| `(\w+)`(?:, (.+?))? \| (\d+) \| (\d+) \| (\d+) \| (\d+) \|$", re.MULTILINE)
OPTIONS = {"": {}, "`board=short`": {"board": "short"}, "both boxes": {"set": "both"}}


def test_the_page_has_examples_of_every_adapter() -> None:
    assert len(SNIPPETS) >= 5
    for adapter in ("setup", "pettingzoo", "open_spiel", "batch"):
        assert any(f"lamplight.adapters.{adapter}" in snippet for snippet in SNIPPETS)


@pytest.mark.parametrize("snippet", SNIPPETS)
def test_the_examples_run(snippet: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(snippet, "adapters.md", "exec"), {})
    assert capsys.readouterr().out.strip()


def test_the_numbers_are_true() -> None:
    rows = ROW.findall(PAGE)
    assert {row[0] for row in rows} == {game.id for game in all_games()}
    for game, options, players, size, actions, chances in rows:
        table = SetUp(game, int(players), OPTIONS[options])
        assert (table.size, table.actions, len(table.observer.chances)) == (int(size), int(actions), int(chances))


def test_what_the_page_names_exists() -> None:
    games = Games(EXAMPLE, 2, 2)
    for name in re.findall(r"^\| `(\w+)` \| N", PAGE, re.MULTILINE):
        assert hasattr(games, name)
    table = raw_env(EXAMPLE, 2)
    table.reset(seed=1)
    told = Told(table, "player_0")
    for name in re.findall(r'info\["(\w+)"\]', PAGE):
        assert told[name] is not None
    for mode in MODES:
        assert f"`{mode}`" in PAGE
    assert f"{ENDED} (`ENDED`) or {CUT} (`CUT`" in PAGE
