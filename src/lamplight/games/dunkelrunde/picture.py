"""A position as a picture: stones along the road, children and ghosts upon them."""

from __future__ import annotations

from typing import Final

from lamplight.core.svg import INK, Pieces, Sheet, Words, figure, n, plane
from lamplight.core.view import Board, Piece

STONES: Final = {
    "grey": "#9a9aa6", "yellow": "#e8c04a", "blue": "#5b84cf", "red": "#cf5340", "green": "#5f9e62", "brown": "#8f6a45",
}  # fmt: skip


def road(sheet: Sheet, board: Board, pieces: Pieces, lit: frozenset[str], words: Words) -> None:
    """The road by night."""
    plane(sheet, board, pieces, lit, words, STONES, meeple)


def meeple(piece: Piece, x: float, y: float) -> str:
    """A child (a girl is round, a boy is square) or a ghost."""
    if piece.kind == "ghost":
        return (
            f'<path d="M{n(x - 10)} {n(y + 11)}V{n(y)}a10 11 0 0 1 20 0v11l-5 -4l-5 4l-5 -4z" fill="#f4f6ff"'
            f' fill-opacity="0.9" stroke="{INK}" stroke-width="1.5"/>'
        )
    return figure(piece, x, y, "square" if piece.id.endswith("-boy") else "")
