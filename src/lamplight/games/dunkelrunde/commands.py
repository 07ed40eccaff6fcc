"""`lamplight board`: is a board file in order? Every fault is named, not only the first."""

from __future__ import annotations

from lamplight.core.faults import FAILED, OK, usage
from lamplight.core.game import SetupError
from lamplight.core.screen import Screen
from lamplight.core.view import Board, TableView
from lamplight.games.dunkelrunde.board import LARGEST_FILE, read_board
from lamplight.games.dunkelrunde.road import draw


def run(file: str | None = None, /, *, screen: Screen) -> int:
    if file is None:
        raise usage("cli-which-file")
    source = screen.file(file, LARGEST_FILE)
    try:
        board = read_board(source)
    except SetupError as error:
        screen.say("cli-board-faults", file=file, count=len(error.faults))
        for fault in error.faults:
            screen.line("  - " + screen.text(fault))
        return FAILED
    return fine(board.shown(), file, screen)


def fine(board: Board, file: str, screen: Screen) -> int:
    """Says that the board is in order and draws it."""
    hidden = sum(place.kind == "green" for place in board.places)
    screen.say("dr-cli-board-fine", file=file, name=board.id, road=len(board.places) - hidden, hidden=hidden)
    for line in draw(board, TableView("", 0, 0, ()), screen):
        screen.line(line)
    return OK
