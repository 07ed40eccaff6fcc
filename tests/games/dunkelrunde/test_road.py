"""The drawing of the road: everybody is on it, in any width, and nobody is told by colour alone."""

from __future__ import annotations

import io
import re

import pytest

from lamplight.core.messages import Catalogue
from lamplight.core.view import Board, Piece, TableView
from lamplight.games.dunkelrunde.road import draw
from lamplight.kits import game_named
from lamplight.terminal.drawing import drawing, words
from lamplight.terminal.screen import Screen

GAME = game_named("dunkelrunde")
COLOURS = GAME.info().colours


class Printer(io.StringIO):
    """A stream with an encoding."""

    encoding = "utf-8"


def screen(width: int = 80, encoding: str = "utf-8") -> Screen:
    out = Printer()
    found = Screen(Catalogue("en"), out, out)
    found.width = width
    found.unicode = encoding == "utf-8"
    return found


def table(board: str, **where: str) -> tuple[Board, TableView]:
    """Six players in the village; the pieces that are named (with _ for -) stand elsewhere."""
    options = {"board": board}
    view = GAME.new(options, 6).view(None)
    moved = {name.replace("_", "-"): tile for name, tile in where.items()}
    pieces = tuple(
        Piece(one.id, one.kind, moved.get(one.id, one.at), one.label, one.seat, one.marks) for one in view.pieces
    )
    return GAME.board(options), TableView(view.game, 0, 0, pieces)


@pytest.mark.parametrize("width", [40, 80, 120])
@pytest.mark.parametrize("name", ["linden", "short"])
def test_every_tile_and_piece_is_drawn_once_in_the_width(name: str, width: int) -> None:
    board, view = table(name, red_girl="1", blue_boy="2", green_girl="h1a")
    lines = draw(board, view, screen(width))
    assert max(len(line) for line in lines) <= width + 24  # a crowd of twelve in a shelter may stand out
    text = "\n".join(lines)
    for place in board.places:
        assert len(re.findall(rf"[⌂◆■♣▒·]{place.id}(?![0-9a-z])", text)) == 1, place.id
    for seat in range(1, 7):
        assert len(re.findall(rf"(?<!\w){seat}g", text)) == 1
        assert len(re.findall(rf"(?<!\w){seat}b", text)) == 1
    assert sorted(re.findall(r"~\w", text)) == ["~g", "~i", "~r", "~t"]


def test_a_piece_stands_below_its_tile() -> None:
    board, view = table("linden", red_girl="9", blue_boy="9", yellow_girl="h2b")
    lines = draw(board, view, screen())
    row = next(k for k, line in enumerate(lines) if "·9" in line)
    column = lines[row].index("·9")
    assert lines[row + 1][column : column + 2] == "1g"
    assert lines[row + 2][column : column + 2] == "2b"
    path = next(k for k, line in enumerate(lines) if "♣h2b" in line)
    column = lines[path].index("♣h2b")
    assert lines[path + 1][column : column + 2] == "4g"
    assert lines[path].endswith("→ 25")


def test_a_crowd_on_a_tile_gets_a_line_of_its_own() -> None:
    everybody = {f"{colour}_{sex}": "5" for colour in COLOURS for sex in ("girl", "boy")}
    board, view = table("linden", **everybody)
    text = "\n".join(draw(board, view, screen()))
    assert "+10" in text
    assert "5: 1g 1b 2g 2b 3g 3b 4g 4b 5g 5b 6g 6b" in text


def test_signs_without_unicode() -> None:
    board, view = table("short")
    text = "\n".join(draw(board, view, screen(encoding="ascii")))
    assert text.replace("’", "'").isascii()
    assert "*4" in text
    assert "!7" in text


def test_in_words() -> None:
    board, view = table("short", red_girl="7")
    told = screen()
    told.plain = True
    assert drawing(GAME, board, view, told) == words(view, board, told)
    assert drawing(GAME, board, view, screen()) == draw(board, view, screen())
    lines = words(view, board, screen())
    assert "  River bank: Red girl" in lines
    assert "  Dead tree: Tree ghost" in lines
    assert sum(line.count(",") + 1 for line in lines) == 16
