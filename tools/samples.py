"""Writes web/src/games/<game>/sample.json: what the server really sends of a game, for the tests of its skin.

`python tools/samples.py` writes the files, `--check` fails when one is stale. A sample is the board, the view of the
first seat at three moments of one random game (early, half-way, at the end), and one event for every kind of detail.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

import msgspec

from lamplight.core.events import Narrator
from lamplight.core.game import CHANCE, OVER, Game, State
from lamplight.core.rng import Rng
from lamplight.core.view import Board, Event, TableView
from lamplight.kits import all_games

GAMES: Final = Path(__file__).resolve().parent.parent / "web" / "src" / "games"
EARLY: Final = 40


class Sample(msgspec.Struct):
    """What lies in the file."""

    board: Board
    early: TableView
    half: TableView
    end: TableView
    told: list[Event]


def sample(game: Game) -> Sample:
    """One random game, always the same."""
    state: State = game.new(game.checked({}), max(2, game.min_seats))
    rng = Rng(1)
    views: list[TableView] = []
    told: dict[str, Event] = {}
    while state.actor != OVER:
        if state.actor == CHANCE:
            code = int(state.chance_at(rng.below(int(state.chance_total()))))
        else:
            legal = state.legal_actions()
            code = legal[int(rng.below(len(legal)))]
        tell = Narrator()
        state.apply(code, tell)
        views.append(state.view(0))
        for event in tell.events:
            if event.detail is not None:
                told.setdefault(type(event.detail).__name__, event)
    views.append(state.view(0))
    return Sample(state.scene(), views[min(EARLY, len(views) - 1)], views[len(views) // 2], views[-1], [*told.values()])


def main(arguments: list[str]) -> int:
    """Writes the files of the games that have a skin, or with --check compares them; returns the exit code."""
    stale = False
    for game in all_games():
        path = GAMES / game.id / "sample.json"
        if not path.parent.is_dir():
            continue
        text = msgspec.json.encode(sample(game)).decode() + "\n"
        if "--check" not in arguments:
            path.write_text(text, encoding="utf-8")
        elif not path.exists() or path.read_text(encoding="utf-8") != text:
            print(f"{path} is stale: run python tools/samples.py", file=sys.stderr)
            stale = True
    return 1 if stale else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
