"""Positions as small SVG pictures and rows as HTML tables, for notebooks; the geometry is that of the web client.

A picture shows a view and nothing else, so it holds no secret that the view does not hold. What lies beside the board
is written below it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from html import escape
from math import cos, pi, sin, sqrt
from typing import Final

from lamplight.core.messages import Catalogue
from lamplight.core.view import Board, Piece, Place, TableView, Text
from lamplight.games.dwarves.tableau import MapChart

NIGHT: Final = "#171938"
NIGHT_LINE: Final = "#464b86"
MOON: Final = "#cdd3f5"
PAPER: Final = "#f6e8cb"
PAPER_DEEP: Final = "#d9be8d"
INK: Final = "#2b1f3d"
LAMP: Final = "#ffc861"
SEATS: Final = (
    "#c8402f", "#3f6fc4", "#3f8f52", "#e0b02c", "#7d55ad", "#9a9aa6", "#e07d2c", "#2f9c98", "#d873a5", "#8a5a3a",
    "#4a4a55", "#9bc53d",
)  # fmt: skip
STONES: Final = {
    "grey": "#9a9aa6", "yellow": "#e8c04a", "blue": "#5b84cf", "red": "#cf5340", "green": "#5f9e62", "brown": "#8f6a45",
}  # fmt: skip
TROOPS: Final = {"orc": "#5f8f3e", "alf": "#4a4a66", "troll": "#8a6a4a"}
CELL: Final = 200  # a room card
WIDE: Final = 100  # a hex
FOOT: Final = 26  # a line of text below the board
LONGEST_LINE: Final = 110

Words = Callable[[Text], str]


class Picture:
    """An SVG picture: a notebook shows it, str() is its source, save() keeps it."""

    def __init__(self, svg: str) -> None:
        self.svg = svg

    def _repr_svg_(self) -> str:
        return self.svg

    def __str__(self) -> str:
        return self.svg


class Sheet:
    """Marks on a sheet that grows to hold them."""

    def __init__(self) -> None:
        self.marks: list[str] = []
        self.left = self.top = float("inf")
        self.right = self.bottom = float("-inf")

    def reach(self, x: float, y: float, around: float) -> None:
        self.left, self.right = min(self.left, x - around), max(self.right, x + around)
        self.top, self.bottom = min(self.top, y - around), max(self.bottom, y + around)

    def add(self, mark: str) -> None:
        self.marks.append(mark)

    def line(self, x: float, y: float, to_x: float, to_y: float, colour: str, width: float) -> None:
        self.add(
            f'<line x1="{n(x)}" y1="{n(y)}" x2="{n(to_x)}" y2="{n(to_y)}" stroke="{colour}" stroke-width="{n(width)}"/>'
        )

    def text(self, x: float, y: float, size: float, words: str, colour: str = INK, anchor: str = "middle") -> None:
        self.add(
            f'<text x="{n(x)}" y="{n(y)}" font-size="{n(size)}" fill="{colour}" text-anchor="{anchor}">'
            f"{escape(words)}</text>"
        )

    def titled(self, title: str, *marks: str) -> None:
        """Marks that say what they are when one points at them."""
        self.add(f"<g><title>{escape(title)}</title>{''.join(marks)}</g>")


def n(value: float) -> str:
    """A short number.

    >>> n(3.0), n(-0.04), n(2.55)
    ('3', '0', '2.5')
    """
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def by_place(pieces: Iterable[Piece]) -> dict[str, list[Piece]]:
    out: dict[str, list[Piece]] = {}
    for piece in pieces:
        out.setdefault(piece.at, []).append(piece)
    return out


def pill(x: float, y: float, width: float, height: float, words: str, fill: str, ink: str, edge: str) -> str:
    """A rounded label with its middle here."""
    size = min(height * 0.72, 1.75 * width / max(3, len(words)))
    return (
        f'<rect x="{n(x - width / 2)}" y="{n(y - height / 2)}" width="{n(width)}" height="{n(height)}"'
        f' rx="{n(height / 2)}" fill="{fill}" stroke="{edge}" stroke-width="1.5"/>'
        f'<text x="{n(x)}" y="{n(y + size * 0.35)}" font-size="{n(size)}" fill="{ink}" text-anchor="middle">'
        f"{escape(words)}</text>"
    )


def seat_colour(piece: Piece) -> str:
    return PAPER if piece.seat is None else SEATS[piece.seat % len(SEATS)]


def road(sheet: Sheet, board: Board, pieces: Mapping[str, list[Piece]], lit: frozenset[str], words: Words) -> None:
    """DunkelRunde, and any game with places on a plane: stones along their roads."""
    places = {place.id: place for place in board.places}
    spread = max((abs(place.x) + abs(place.y) for place in board.places), default=1.0)
    scale = 1.0 if spread > 200 else 80.0
    for place in board.places:
        for to in place.next:
            if to in places:
                sheet.line(place.x * scale, place.y * scale, places[to].x * scale, places[to].y * scale, NIGHT_LINE, 5)
    for place in board.places:
        x, y = place.x * scale, place.y * scale
        sheet.reach(x, y, 44)
        edge, width = (LAMP, 5) if place.id in lit else (INK, 2)
        sheet.titled(
            words(place.label),
            f'<circle cx="{n(x)}" cy="{n(y)}" r="20" fill="{STONES.get(place.kind, PAPER_DEEP)}" stroke="{edge}"'
            f' stroke-width="{width}"/>',
            f'<text x="{n(x)}" y="{n(y + 5)}" font-size="13" fill="{INK}" text-anchor="middle">'
            f"{escape(place.id[:5])}</text>",
        )
    for place in board.places:
        here = pieces.get(place.id, [])
        for k, piece in enumerate(here):
            across = min(4, len(here))
            x = place.x * scale + (k % across - (across - 1) / 2) * 20
            y = place.y * scale - 14 - 20 * (k // across)
            sheet.titled(words(piece.label), meeple(piece, x, y))


def meeple(piece: Piece, x: float, y: float) -> str:
    """A child (a girl is round, a boy is square) or a ghost."""
    if piece.kind == "ghost":
        return (
            f'<path d="M{n(x - 10)} {n(y + 11)}V{n(y)}a10 11 0 0 1 20 0v11l-5 -4l-5 4l-5 -4z" fill="#f4f6ff"'
            f' fill-opacity="0.9" stroke="{INK}" stroke-width="1.5"/>'
        )
    colour = seat_colour(piece)
    edge = f'fill="{colour}" stroke="{PAPER}" stroke-width="2"'
    number = "" if piece.seat is None else str(piece.seat + 1)  # nothing is told by colour alone
    sign = f'<text x="{n(x)}" y="{n(y + 4)}" font-size="11" fill="#ffffff" text-anchor="middle">{number}</text>'
    if piece.id.endswith("-boy"):
        return f'<rect x="{n(x - 8)}" y="{n(y - 8)}" width="16" height="16" {edge}/>{sign}'
    return f'<circle cx="{n(x)}" cy="{n(y)}" r="9" {edge}/>{sign}'


def rooms(sheet: Sheet, board: Board, pieces: Mapping[str, list[Piece]], lit: frozenset[str], words: Words) -> None:
    """Rumble: room cards on their grid, with the doors that meet a door."""
    places = {place.id: place for place in board.places}
    for place in board.places:
        x, y = place.x * CELL, place.y * CELL
        sheet.reach(x, y, CELL / 2 + 8)
        edge, width = (LAMP, 6) if place.id in lit else (NIGHT_LINE, 3)
        fill = "#e9e0d0" if place.kind == "house" else PAPER
        label = words(place.label)
        signs = "".join(
            sign for mark, sign in (("exit", " ⇱"), ("treasure", " ◆"), ("stairs", " ≋")) if mark in place.marks
        )
        sheet.titled(
            label,
            f'<rect x="{n(x - 92)}" y="{n(y - 92)}" width="184" height="184" rx="10" fill="{fill}" stroke="{edge}"'
            f' stroke-width="{width}"/>',
            f'<text x="{n(x)}" y="{n(y - 70)}" font-size="17" fill="{INK}" text-anchor="middle">'
            f"{escape(label + signs)}</text>",
        )
    for place in board.places:
        for to in place.next:
            if to in places and place.id < to:
                door(sheet, place, places[to])
    for place in board.places:
        here = pieces.get(place.id, [])
        across = 1 if len(here) <= 5 else 2
        for k, piece in enumerate(here):
            x = place.x * CELL + (k % across - (across - 1) / 2) * 86
            y = place.y * CELL - 44 + 24 * (k // across)
            fill, ink = (LAMP, INK) if piece.kind == "chest" else (NIGHT, "#ffffff")
            name = words(piece.label)
            sheet.titled(name, pill(x, y, 150 if across == 1 else 82, 21, name, fill, ink, INK))


def door(sheet: Sheet, one: Place, two: Place) -> None:
    """The way between two rooms: a gap between neighbours, a dotted stair between floors."""
    if abs(one.x - two.x) + abs(one.y - two.y) > 1.01:
        sheet.add(
            f'<line x1="{n(one.x * CELL)}" y1="{n(one.y * CELL + 84)}"'
            f' x2="{n(two.x * CELL)}" y2="{n(two.y * CELL + 84)}"'
            f' stroke="{LAMP}" stroke-width="4" stroke-dasharray="10 10"/>'
        )
        return
    x, y = (one.x + two.x) / 2 * CELL, (one.y + two.y) / 2 * CELL
    wide, high = (24, 56) if one.y == two.y else (56, 24)
    sheet.add(
        f'<rect x="{n(x - wide / 2)}" y="{n(y - high / 2)}" width="{wide}" height="{high}" fill="{PAPER_DEEP}"'
        f' stroke="{INK}" stroke-width="1"/>'
    )


KINGDOMS: Final = ("#e6cfa0", "#d7d3a8", "#cfe0b4", "#d9c2b0", "#c9d3d6", "#e0bfa8", "#d6c8dd", "#bfd6c4")


def hexes(sheet: Sheet, board: Board, pieces: Mapping[str, list[Piece]], lit: frozenset[str], words: Words) -> None:
    """The Dwarves: the map of hexes, the Doom track above it and the Council below it."""
    radius = WIDE / sqrt(3)
    corners = [(sin(i * pi / 3) * radius, -cos(i * pi / 3) * radius) for i in range(6)]
    land = [place for place in board.places if place.kind in ("land", "location", "gateway")]
    printed = board.chart.spaces if isinstance(board.chart, MapChart) else ()
    kingdom_of = {space.space: space.kingdom for space in printed if space.kingdom is not None}
    kingdoms = sorted(set(kingdom_of.values()))
    low = max(place.y for place in land) * WIDE
    high = min(place.y for place in land) * WIDE
    for place in board.places:
        here = pieces.get(place.id, [])
        if place not in land:
            track(sheet, place, board, here, high - 150 if place.kind == "doom" else low + 110, lit, words)
            continue
        x, y = place.x * WIDE, place.y * WIDE
        sheet.reach(x, y, 62)
        own = kingdom_of.get(place.id)
        perished = any(piece.kind == "tile" for piece in here)
        fill = "#8c8880" if perished else KINGDOMS[kingdoms.index(own) % len(KINGDOMS)] if own else "#b8a0c8"
        edge, width = (LAMP, 5) if place.id in lit else (INK, 1)
        path = "L".join(f"{n(x + dx)} {n(y + dy)}" for dx, dy in corners)
        label = words(place.label)
        sheet.titled(
            label, f'<path d="M{path}Z" fill="{fill}" stroke="{edge}" stroke-width="{width}" stroke-linejoin="round"/>'
        )
        if place.kind != "land":
            sheet.text(x, y - 30, 10, label[:18])
        row = 0
        troops = [piece for piece in here if piece.kind in TROOPS]
        for k, piece in enumerate(troops):
            dx = (k - (len(troops) - 1) / 2) * 26
            count = f"{piece.kind[:1].upper()}{piece.count}"
            sheet.titled(words(piece.label), pill(x + dx, y + 28, 25, 18, count, TROOPS[piece.kind], "#ffffff", INK))
        for piece in here:
            if piece.kind not in TROOPS and piece.kind != "tile":
                name = words(piece.label)
                colour, ink = (PAPER, INK) if piece.seat is None else (seat_colour(piece), "#ffffff")
                sheet.titled(name, pill(x, y - 12 + 19 * row, 76, 17, name, colour, ink, INK))
                row += 1


def track(
    sheet: Sheet, place: Place, board: Board, here: list[Piece], y: float, lit: frozenset[str], words: Words
) -> None:
    """One space of a track, drawn in one row with its siblings."""
    siblings = [other.id for other in board.places if other.kind == place.kind]
    at = siblings.index(place.id)
    width = 1040 / max(len(siblings), 9)
    x = (at - (len(siblings) - 1) / 2) * width
    sheet.reach(x, y, 34)
    edge, thick = (LAMP, 4) if place.id in lit else (INK, 1)
    sheet.titled(
        words(place.label),
        f'<rect x="{n(x - width / 2)}" y="{n(y - 16)}" width="{n(width)}" height="32" fill="{PAPER_DEEP}"'
        f' stroke="{edge}" stroke-width="{thick}"/>',
        f'<text x="{n(x)}" y="{n(y + 4)}" font-size="10" fill="{INK}" text-anchor="middle">'
        f"{escape(place.id[1:])}</text>",
    )
    for k, piece in enumerate(here):
        name = words(piece.label)
        sheet.titled(name, pill(x, y - 26 - 18 * k, max(52.0, width), 16, name, LAMP, INK, INK))


DRAWN: Final[dict[str, Callable[[Sheet, Board, Mapping[str, list[Piece]], frozenset[str], Words], None]]] = {
    "dunkelrunde": road,
    "rumble": rooms,
    "dwarves": hexes,
}


def picture(board: Board, view: TableView, lit: Iterable[str] = (), lang: str = "en") -> Picture:
    """The board with its pieces as this view shows them; lit places were touched by the last decision."""
    words = Catalogue(lang).format
    pieces = by_place(view.pieces)
    sheet = Sheet()
    DRAWN.get(view.game, road)(sheet, board, pieces, frozenset(lit), words)
    wide = sheet.right - sheet.left
    caption = captions(board, view, pieces, words)
    size = max(15.0, wide / 55)
    step = size * FOOT / 18
    height = sheet.bottom - sheet.top + step * (len(caption) + 0.6)
    for k, line in enumerate(caption):
        sheet.text(sheet.left + size, sheet.bottom + step * (k + 1), size, line, MOON, "start")
    box = f"{n(sheet.left)} {n(sheet.top)} {n(wide)} {n(height)}"
    return Picture(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" width="{n(min(900.0, max(420.0, wide)))}" role="img"'
        f' font-family="Alegreya Sans, sans-serif"><title>{escape(caption[0])}</title>'
        f'<rect x="{n(sheet.left)}" y="{n(sheet.top)}" width="{n(wide)}" height="{n(height)}" fill="{NIGHT}"/>'
        f"{''.join(sheet.marks)}</svg>"
    )


def captions(board: Board, view: TableView, pieces: Mapping[str, list[Piece]], words: Words) -> list[str]:
    """What is asked of whom, or the end; then what lies beside the board, place by place."""
    if view.outcome is not None:
        lines = [words(view.outcome.message)]
    elif view.prompt is not None:
        who = words(Text("seat-name", {"seat": view.prompt.seat, "n": view.prompt.seat + 1}))
        asked = words(view.prompt.ask)
        lines = [f"{who}: {asked}" if view.actor >= 0 else asked]
    else:
        lines = [board.id]
    known = {place.id for place in board.places}
    beside = sorted((at for at in pieces if at not in known), key=lambda at: (at.rstrip("0123456789"), len(at), at))
    aside = [f"{at}: {', '.join(words(piece.label) for piece in pieces[at])}" for at in beside]
    line = ""
    for part in aside:
        if line and len(line) + len(part) > LONGEST_LINE:
            lines.append(line)
            line = ""
        line = f"{line}  ·  {part}" if line else part
    return [*lines, line] if line else lines


def table(headings: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """Rows as an HTML table; numbers stand to the right."""

    def cell(value: object) -> str:
        if isinstance(value, float):
            return f'<td style="text-align:right">{value:.3f}</td>'
        aligned = ' style="text-align:right"' if isinstance(value, int) and not isinstance(value, bool) else ""
        shown = ", ".join(str(one) for one in value) if isinstance(value, list | tuple) else str(value)
        return f"<td{aligned}>{escape(shown)}</td>"

    head = "".join(f"<th>{escape(heading)}</th>" for heading in headings)
    body = "".join(f"<tr>{''.join(cell(value) for value in row)}</tr>" for row in rows)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
