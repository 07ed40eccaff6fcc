"""What children, ghosts and tiles are, and the rules that speak of them."""

from __future__ import annotations

from typing import Final

from lamplight.core.about import Sort, told
from lamplight.core.view import About, Board, TableView

SORTS: Final = {
    "child": Sort("dr-about-child", ("DR-10.1", "DR-10.4", "DR-10.7", "DR-12.4")),
    "ghost": Sort("dr-about-ghost", ("DR-12.1", "DR-12.2", "DR-12.4", "DR-8.6")),
    "grey": Sort("", ("DR-8.1",)),
    "yellow": Sort("", ("DR-8.2", "DR-8.3", "DR-8.6")),
    "blue": Sort("", ("DR-8.9", "DR-8.10", "DR-8.11")),
    "red": Sort("", ("DR-8.12", "DR-8.13", "DR-8.15", "DR-8.16")),
    "green": Sort("", ("DR-8.18", "DR-8.19", "DR-8.20")),
    "brown": Sort("", ("DR-8.21", "DR-8.22")),
}


def about(view: TableView, board: Board, thing: str) -> About | None:
    return told(view, board, thing, SORTS)
