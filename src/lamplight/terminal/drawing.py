"""Where everybody stands: as the game's kit draws it with letters, or in words."""

from __future__ import annotations

from collections.abc import Callable

from lamplight.core.game import Game
from lamplight.core.view import Board, TableView, Text
from lamplight.kits import kit_named
from lamplight.terminal.screen import Screen


def drawing(game: Game, board: Board, view: TableView, screen: Screen) -> list[str]:
    """The table as the game draws it; the same in words where it does not, or where plain text is wanted."""
    sketch = kit_named(game.id).sketch
    return words(view, board, screen) if sketch is None or screen.plain else sketch.draw(board, view, screen)


def legend(game: Game, screen: Screen) -> str:
    """What the signs of the drawing mean; nothing where there is none."""
    sketch = kit_named(game.id).sketch
    return "" if sketch is None or screen.plain else sketch.legend(screen)


def aside(game: Game, board: Board, view: TableView, says: Callable[[Text], str]) -> list[str]:
    """What lies beside the board, in words."""
    sketch = kit_named(game.id).sketch
    return [] if sketch is None or sketch.aside is None else sketch.aside(board, view, says)


def words(view: TableView, board: Board, screen: Screen) -> list[str]:
    """The same in words, one line for every place where somebody stands: for any game, and for the ear."""
    lines: list[str] = []
    for place in board.places:
        here = [screen.text(piece.label) for piece in view.pieces if piece.at == place.id]
        if here:
            lines.append(f"  {screen.text(place.label)}: {', '.join(here)}")
    return lines
