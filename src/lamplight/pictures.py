"""Positions as small SVG pictures and rows as HTML tables, for notebooks; the geometry is that of the web client.

A picture shows a view and nothing else, so it holds no secret that the view does not hold. What lies beside the board
is written below it.
"""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Iterable, Sequence
from html import escape
from typing import Final

from lamplight.core.messages import Catalogue
from lamplight.core.svg import NIGHT, Draw, Pieces, Sheet, Words, n, on_a_plane
from lamplight.core.view import Board, Piece, TableView, Text, seat_name

Aside = Callable[[Board, TableView, Words], list[str]]  # what lies beside the board, in words

MOON: Final = "#cdd3f5"
FOOT: Final = 26  # a line of text below the board
LONGEST_LINE: Final = 110
EMPTY: Final = 210  # half the width of a picture without a board


class Picture:
    """An SVG picture: a notebook shows it, str() is its source, save() keeps it."""

    def __init__(self, svg: str) -> None:
        self.svg = svg

    def _repr_svg_(self) -> str:
        return self.svg

    def __str__(self) -> str:
        return self.svg


def by_place(pieces: Iterable[Piece]) -> dict[str, list[Piece]]:
    out: dict[str, list[Piece]] = {}
    for piece in pieces:
        out.setdefault(piece.at, []).append(piece)
    return out


def picture(
    draw: Draw | None,
    board: Board,
    view: TableView,
    lit: Iterable[str] = (),
    lang: str = "en",
    aside: Aside | None = None,
) -> Picture:
    """The board with its pieces as this view shows them; lit places were touched by the last decision.

    draw is the kit's way to draw the game; without one the places lie on a plane. aside tells what lies beside the
    board; without it that is listed place by place.
    """
    words = Catalogue(lang).format
    pieces = by_place(view.pieces)
    sheet = Sheet()
    (draw or on_a_plane)(sheet, board, pieces, frozenset(lit), words)
    if sheet.right < sheet.left:
        sheet.reach(0, 0, EMPTY)  # a game without places
    wide = sheet.right - sheet.left
    caption = captions(board, view, pieces, words, aside)
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


def captions(board: Board, view: TableView, pieces: Pieces, words: Words, aside: Aside | None = None) -> list[str]:
    """What is asked of whom, or the end; what only this seat knows; then what lies beside the board."""
    if view.outcome is not None:
        lines = [words(view.outcome.message)]
    elif view.prompt is not None:
        who = words(seat_name(view.prompt.seat))
        asked = words(view.prompt.ask)
        lines = [f"{who}: {asked}" if view.actor >= 0 else asked]
    else:
        lines = [board.id]
    if view.own:
        lines.append(words(Text("term-secret", {"what": ", ".join([words(one) for one in view.own])})))
    if aside is not None:
        told = aside(board, view, words)
        return [*lines, *[part for line in told for part in textwrap.wrap(line, LONGEST_LINE)]]
    known = {place.id for place in board.places}
    beside = sorted((at for at in pieces if at not in known), key=lambda at: (at.rstrip("0123456789"), len(at), at))
    listed = [f"{at}: {', '.join(words(piece.label) for piece in pieces[at])}" for at in beside]
    line = ""
    for part in listed:
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
