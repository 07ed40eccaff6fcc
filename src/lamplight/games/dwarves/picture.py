"""A position as a picture: the map of hexes with whoever is there, and the tracks around it."""

from __future__ import annotations

from html import escape
from math import cos, pi, sin, sqrt
from typing import Final

from lamplight.core.svg import INK, LAMP, PAPER, PAPER_DEEP, Pieces, Sheet, Words, n, pill, seat_colour
from lamplight.core.view import Board, Piece, Place
from lamplight.games.dwarves.tableau import MapChart

TROOPS: Final = {"orc": "#5f8f3e", "alf": "#4a4a66", "troll": "#8a6a4a"}
WIDE: Final = 100  # a hex
ROOM: Final = 170  # so wide is a name in letters of size 1 that fits into a hex
KINGDOMS: Final = ("#e6cfa0", "#d7d3a8", "#cfe0b4", "#d9c2b0", "#c9d3d6", "#e0bfa8", "#d6c8dd", "#bfd6c4")


def hexes(sheet: Sheet, board: Board, pieces: Pieces, lit: frozenset[str], words: Words) -> None:
    """The map of hexes, the Doom track above it and the Council below it."""
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
            sheet.text(x, y - 30, min(10.0, ROOM / len(label)), label)
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
