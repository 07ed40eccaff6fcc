"""The floors as text: every room with its doors and whoever is in it, and what a player keeps an eye on beside them.

A floor is a grid of rooms with common walls; a wall with a door in it shows an arrow. A grid too wide for the terminal
is told in words, room by room.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from lamplight.core.screen import Screen
from lamplight.core.view import Board, Piece, Place, TableView, Text, seat_name
from lamplight.games.rumble.tableau import BrawlTableau

LEAST: Final = 8  # columns within a room
AIRY: Final = 14  # from here on there is room between the walls and the names
MOST: Final = 22
OWN: Final = "*"
SIGNS: Final = {"exit": "⇱", "treasure": "◇", "stairs": "≋"}
PLAIN_SIGNS: Final = {"exit": "^", "treasure": "$", "stairs": "%"}
ACROSS: Final = ("↔", "=")
UP_DOWN: Final = (" ↕ ", "===")
# What stands where walls meet: is there one above, below, to the left, to the right?
CORNERS: Final = " ╶╴─╷┌┐┬╵└┘┴│├┤┼"
Cell = list[tuple[str, str]]  # lines of a room with their style


def draw(board: Board, view: TableView, screen: Screen) -> list[str]:
    """The floors one below the other, with the stairs between them."""
    lines: list[str] = []
    for kind in dict.fromkeys([place.kind for place in board.places]):
        lines += _floor([place for place in board.places if place.kind == kind], view, screen)
    for one in board.places:
        for two in board.places:
            if one.id < two.id and two.id in one.next and one.kind != two.kind:
                stairs = _signs(screen)["stairs"]
                lines.append(f"{stairs} {screen.text(one.label)} {_across(screen)} {screen.text(two.label)}")
    return lines


def legend(screen: Screen) -> str:
    """What the signs of the drawing mean."""
    return screen.words("rd-floors-legend", own=OWN, door=_across(screen), chest=_chest(screen), **_signs(screen))


def aside(_board: Board, view: TableView, says: Callable[[Text], str]) -> list[str]:
    """The adventure, everybody's points, who was thrown out for how much, and how long nothing has happened."""
    beside = view.tableau
    if not isinstance(beside, BrawlTableau):
        return []
    points = ", ".join([f"{says(seat_name(seat))} {points}" for seat, points in enumerate(beside.scores)])
    lines = [says(Text("rd-floors-points", {"n": beside.adventure, "of": beside.adventures, "points": points}))]
    labels = {piece.id: piece.label for piece in view.pieces}
    gone = ", ".join([f"{says(labels[name])} ({beside.worth[rank]})" for rank, name in enumerate(beside.fallen)])
    if len(beside.fallen) < len(beside.worth):
        following = beside.worth[len(beside.fallen)]
        lines.append(says(Text("rd-floors-fallen", {"count": len(beside.fallen), "who": gone, "points": following})))
    if beside.dry is not None:
        lines.append(says(Text("rd-dry", {"left": beside.dry.limit - beside.dry.turns})))
    return lines


def _signs(screen: Screen) -> dict[str, str]:
    return SIGNS if screen.unicode else PLAIN_SIGNS


def _across(screen: Screen) -> str:
    return ACROSS[0 if screen.unicode else 1]


def _chest(screen: Screen) -> str:
    return "◆" if screen.unicode else "$$"


def _floor(rooms: list[Place], view: TableView, screen: Screen) -> list[str]:
    """One floor: rows of rooms between walls."""
    left, top = min([room.x for room in rooms]), min([room.y for room in rooms])
    at = {(round(room.x - left), round(room.y - top)): room for room in rooms}
    wide, high = 1 + max([x for x, _ in at]), 1 + max([y for _, y in at])
    inner = min(MOST, (screen.width - 1) // wide - 1)
    if inner < LEAST:
        return [_in_words(room, rooms, view, screen) for room in rooms]
    lines: list[str] = []
    for y in range(high + 1):
        lines.append(_wall(at, wide, y, inner, screen))
        if y < high:
            lines += _row(at, wide, y, inner, view, screen)
    return [line.rstrip() for line in lines]


def _linked(at: dict[tuple[int, int], Place], one: tuple[int, int], two: tuple[int, int]) -> bool:
    return one in at and two in at and at[two].id in at[one].next


def _wall(at: dict[tuple[int, int], Place], wide: int, y: int, inner: int, screen: Screen) -> str:
    """The walls above row y, with the doors in them."""

    def lying(x: int) -> bool:
        return (x, y - 1) in at or (x, y) in at

    def standing(x: int, row: int) -> bool:
        return (x - 1, row) in at or (x, row) in at

    line = ""
    for x in range(wide + 1):
        sides = 8 * standing(x, y - 1) + 4 * standing(x, y) + 2 * lying(x - 1) + lying(x)
        line += CORNERS[sides] if screen.unicode else "+" if sides else " "
        if x == wide:
            break
        if not lying(x):
            line += " " * inner
            continue
        stone = "─" if screen.unicode else "-"
        if _linked(at, (x, y - 1), (x, y)):
            door = UP_DOWN[0 if screen.unicode else 1]
            before = (inner - len(door)) // 2
            line += stone * before + screen.paint(door, "bold", "yellow") + stone * (inner - len(door) - before)
        else:
            line += stone * inner
    return line


def _row(at: dict[tuple[int, int], Place], wide: int, y: int, inner: int, view: TableView, screen: Screen) -> list[str]:
    """The rooms of a row, all as high as the fullest."""
    room = inner - 2 if inner >= AIRY else inner
    cells = {x: _cell(at[x, y], room, view, screen) for x in range(wide) if (x, y) in at}
    high = max([2, *[len(cell) for cell in cells.values()]])
    lines: list[str] = []
    for k in range(high):
        line = ""
        for x in range(wide + 1):
            wall = "│" if screen.unicode else "|"
            if (x - 1, y) not in at and (x, y) not in at:
                wall = " "
            elif k == high // 2 and _linked(at, (x - 1, y), (x, y)):
                wall = screen.paint(_across(screen), "bold", "yellow")
            line += wall
            if x < wide:
                text, style = cells[x][k] if x in cells and k < len(cells[x]) else ("", "")
                margin = " " if inner >= AIRY else ""
                line += margin + screen.paint(text, style) + " " * (inner - len(margin) - len(text))
        lines.append(line)
    return lines


def _cell(room: Place, inner: int, view: TableView, screen: Screen) -> Cell:
    """What stands in a room: its name with its signs, then everybody who is there."""
    lines: Cell = [(part, "dim") for part in wrapped(_name(room, screen), inner)]
    for piece in view.pieces:
        if piece.at == room.id:
            style = "bold" if piece.kind == "character" else "yellow"
            lines += [(part, style) for part in wrapped(_who(piece, view, screen), inner)]
    return lines


def _name(room: Place, screen: Screen) -> str:
    signs = [sign for mark, sign in _signs(screen).items() if mark in room.marks]
    return " ".join([*signs, screen.text(room.label)])


def _who(piece: Piece, view: TableView, screen: Screen) -> str:
    """A character, starred if it is one's own; the chest has a sign."""
    if piece.kind == "chest":
        return f"{_chest(screen)} {screen.text(piece.label)}"
    mine = isinstance(view.tableau, BrawlTableau) and piece.id in view.tableau.secret
    return (OWN if mine else "") + screen.text(piece.label)


def _in_words(room: Place, rooms: list[Place], view: TableView, screen: Screen) -> str:
    """A room on one line: who is in it, and where its doors lead."""
    here = ", ".join([_who(piece, view, screen) for piece in view.pieces if piece.at == room.id])
    doors = ", ".join([screen.text(other.label) for other in rooms if other.id in room.next])
    return f"{_name(room, screen)}: {here}  {_across(screen)} {doors}"


def wrapped(text: str, width: int) -> list[str]:
    """The text in lines no wider than this; a word that is longer is broken with a hyphen.

    >>> wrapped("Whispering library", 10), wrapped("Funkenschmiede", 10)
    (['Whispering', 'library'], ['Funkensch-', 'miede'])
    """
    lines = [""]
    for word in text.split():
        if lines[-1] and len(lines[-1]) + 1 + len(word) <= width:
            lines[-1] += f" {word}"
            continue
        if lines[-1]:
            lines.append("")
        while len(word) > width:
            lines[-1] = f"{word[: width - 1]}-"
            word = word[width - 1 :]
            lines.append("")
        lines[-1] = word
    return lines
