"""A position as a picture: the rooms on their grid, with whoever is in them."""

from __future__ import annotations

from html import escape
from typing import Final

from lamplight.core.svg import INK, LAMP, NIGHT, NIGHT_LINE, PAPER, PAPER_DEEP, Pieces, Sheet, Words, n, pill
from lamplight.core.view import Board, Place

CELL: Final = 200  # a room card


def rooms(sheet: Sheet, board: Board, pieces: Pieces, lit: frozenset[str], words: Words) -> None:
    """Room cards on their grid, with the doors that meet a door."""
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
