"""The road as text: where everybody stands, compact enough for eighty columns.

A shelter has a line of its own with everybody in it; the stretch behind it is a row of tiles with the pieces
below; hidden paths follow as rows of their own. Every tile kind has a sign as well as a colour.
"""

from __future__ import annotations

from typing import Final

from lamplight.core.screen import Screen
from lamplight.core.view import Board, Piece, Place, TableView
from lamplight.games.dunkelrunde.actions import COLOURS

SIGNS: Final = {"yellow": "⌂", "blue": "◆", "red": "■", "green": "♣", "brown": "▒", "grey": "·"}
PLAIN_SIGNS: Final = {"yellow": "^", "blue": "*", "red": "!", "green": "%", "brown": "=", "grey": "."}
INDENT: Final = 4
STACK: Final = 3  # so many pieces are drawn below a tile; more stand on a line of their own


def draw(board: Board, view: TableView, screen: Screen) -> list[str]:
    """The lines of the drawing."""
    at: dict[str, list[Piece]] = {place.id: [] for place in board.places}
    for piece in view.pieces:
        at.setdefault(piece.at, []).append(piece)
    lines: list[str] = []
    row: list[Place] = []
    paths: dict[str, list[Place]] = {}
    road = [place for place in board.places if place.kind != "green"]
    for start in road:
        path: list[Place] = []
        place = hidden_after(board, start)
        while place is not None and place.kind == "green":
            path.append(place)
            place = place_named(board, place.next[0]) if place.next else None
        if path and place is not None:
            paths[start.id] = path
    for place in road:
        if place.kind == "yellow":
            lines += _stretch(row, paths, at, screen)
            row = []
            lines.append(_shelter(place, at[place.id], screen))
        else:
            row.append(place)
    return lines + _stretch(row, paths, at, screen)


def legend(screen: Screen) -> str:
    """What the signs of the drawing mean."""
    signs = SIGNS if screen.unicode else PLAIN_SIGNS
    girl, boy = screen.words("dr-road-girl"), screen.words("dr-road-boy")
    return screen.words("dr-road-legend", girl=f"1{girl}", boy=f"1{boy}", ghost="~t", **signs)


def hidden_after(board: Board, place: Place) -> Place | None:
    """The green tile that leaves the road here, if there is one."""
    for name in place.next:
        found = place_named(board, name)
        if found is not None and found.kind == "green":
            return found
    return None


def place_named(board: Board, name: str) -> Place | None:
    """The place with this id."""
    for place in board.places:
        if place.id == name:
            return place
    return None


def mark(piece: Piece, screen: Screen) -> str:
    """The short name of a piece in the drawing: seat number and kind, or a tilde and a letter for a ghost."""
    if piece.seat is None:
        return "~" + piece.id.rpartition("-")[2][:1]
    kind = piece.id.rpartition("-")[2]
    return f"{piece.seat + 1}{screen.words('dr-road-' + kind)}"


def painted(piece: Piece, screen: Screen, width: int = 0) -> str:
    """The mark in its seat's colour, padded to a width."""
    text = mark(piece, screen).ljust(width)
    return screen.paint(text, "bold", COLOURS[piece.seat] if piece.seat is not None else "white")


def _sign(place: Place, screen: Screen) -> str:
    return (SIGNS if screen.unicode else PLAIN_SIGNS).get(place.kind, " ")


def _tile(place: Place, screen: Screen, cell: int) -> str:
    return screen.paint(f"{_sign(place, screen)}{place.id}".ljust(cell), place.kind)


def _cell(row: list[Place]) -> int:
    """The width of a tile with its sign and a gap; a mark needs three columns at most."""
    return max(4, 2 + max(len(place.id) for place in row))


def _shelter(place: Place, here: list[Piece], screen: Screen) -> str:
    name = f"{screen.text(place.label):<22}"
    crowd = " ".join(painted(piece, screen) for piece in here)
    return f"{_tile(place, screen, INDENT)}{screen.paint(name, 'bold')} {crowd}".rstrip()


def _stretch(row: list[Place], paths: dict[str, list[Place]], at: dict[str, list[Piece]], screen: Screen) -> list[str]:
    if not row:
        return []
    lines: list[str] = []
    fit = max(1, (screen.width - INDENT) // _cell(row))
    rows = -(-len(row) // fit)
    fit = -(-len(row) // rows)  # rows of about equal length
    for i in range(0, len(row), fit):
        lines += _row(row[i : i + fit], at, screen, "")
    for start in row:
        if start.id in paths:
            path = paths[start.id]
            arrow = "→" if screen.unicode else ">"
            lines += _row(path, at, screen, f"{start.id} {arrow} ", f"{arrow} {path[-1].next[0]}")
    return lines


def _row(
    row: list[Place],
    at: dict[str, list[Piece]],
    screen: Screen,
    before: str,
    after: str = "",
) -> list[str]:
    indent = " " * INDENT
    gap = " " * len(before)
    cell = _cell(row)
    tiles = "".join(_tile(place, screen, cell) for place in row)
    lines = [(indent + before + tiles + after).rstrip()]
    depth = min(STACK, max(len(at[place.id]) for place in row))
    for level in range(depth):
        cells: list[str] = []
        for place in row:
            here = at[place.id]
            if level >= len(here):
                cells.append(" " * cell)
            elif level == STACK - 1 and len(here) > STACK:
                cells.append(f"+{len(here) - level}".ljust(cell))
            else:
                cells.append(painted(here[level], screen, cell))
        lines.append((indent + gap + "".join(cells)).rstrip())
    for place in row:
        if len(at[place.id]) > STACK:
            crowd = " ".join(painted(piece, screen) for piece in at[place.id])
            lines.append(f"{indent}{gap}{place.id}: {crowd}")
    return lines
