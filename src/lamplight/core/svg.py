"""Marks on an SVG sheet that the pictures of all games are made of; the geometry is that of the web client."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from html import escape
from typing import Final

from lamplight.core.view import Board, Piece, Text

NIGHT: Final = "#171938"
NIGHT_LINE: Final = "#464b86"
PAPER: Final = "#f6e8cb"
PAPER_DEEP: Final = "#d9be8d"
INK: Final = "#2b1f3d"
LAMP: Final = "#ffc861"
SEATS: Final = (
    "#c8402f", "#3f6fc4", "#3f8f52", "#e0b02c", "#7d55ad", "#9a9aa6", "#e07d2c", "#2f9c98", "#d873a5", "#8a5a3a",
    "#4a4a55", "#9bc53d",
)  # fmt: skip

Words = Callable[[Text], str]
Pieces = Mapping[str, list[Piece]]  # by the place where they are


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


# How a game draws its board with the pieces on it; lit places were touched by the last decision.
Draw = Callable[[Sheet, Board, Pieces, frozenset[str], Words], None]


def n(value: float) -> str:
    """A short number.

    >>> n(3.0), n(-0.04), n(2.55)
    ('3', '0', '2.5')
    """
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


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


def figure(piece: Piece, x: float, y: float, shape: str = "") -> str:
    """A piece in the colour of its seat, with the seat's number on it: nothing is told by colour alone."""
    edge = f'fill="{seat_colour(piece)}" stroke="{PAPER}" stroke-width="2"'
    number = "" if piece.seat is None else str(piece.seat + 1)
    sign = f'<text x="{n(x)}" y="{n(y + 4)}" font-size="11" fill="#ffffff" text-anchor="middle">{number}</text>'
    if shape == "square":
        return f'<rect x="{n(x - 8)}" y="{n(y - 8)}" width="16" height="16" {edge}/>{sign}'
    return f'<circle cx="{n(x)}" cy="{n(y)}" r="9" {edge}/>{sign}'


def plane(
    sheet: Sheet,
    board: Board,
    pieces: Pieces,
    lit: frozenset[str],
    words: Words,
    stones: Mapping[str, str],
    figure: Callable[[Piece, float, float], str],
) -> None:
    """Any game with places on a plane: stones (their colours by the kind of place) along their roads, and figures."""
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
            f'<circle cx="{n(x)}" cy="{n(y)}" r="20" fill="{stones.get(place.kind, PAPER_DEEP)}" stroke="{edge}"'
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
            sheet.titled(words(piece.label), figure(piece, x, y))


def on_a_plane(sheet: Sheet, board: Board, pieces: Pieces, lit: frozenset[str], words: Words) -> None:
    """How a position is drawn if the game does not say."""
    plane(sheet, board, pieces, lit, words, {}, figure)
