"""What characters, the chest and rooms are, and the rules that speak of them. Nothing here knows a secret."""

from __future__ import annotations

from typing import Final

from lamplight.core.about import Sort, told
from lamplight.core.view import About, Board, TableView

SORTS: Final = {
    "character": Sort("rd-about-character", ("RD-4.5", "RD-4.6", "RD-4.8", "RD-4.10", "RD-4.12")),
    "chest": Sort("rd-about-chest", ("RD-5.1", "RD-5.2", "RD-5.3")),
    "dungeon": Sort("", ("RD-4.6", "RD-4.7", "RD-4.9")),
    "house": Sort("", ("RD-4.6", "RD-4.7", "RD-4.9")),
}


def about(view: TableView, board: Board, thing: str) -> About | None:
    return told(view, board, thing, SORTS)
