"""What a thing on the table is: its name, a sentence or two, the rules that speak of it; from a view alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from lamplight.core.view import About, Board, Piece, Place, TableView, Text


class Sort(NamedTuple):
    """What holds for all things of one kind: a message, or none where the board says enough, and rules."""

    message: str = ""
    rules: tuple[str, ...] = ()


def about(view: TableView, board: Board, thing: str) -> About | None:
    """What the board itself says of a piece or a place; None if there is no such thing."""
    return told(view, board, thing, {})


def told(view: TableView, board: Board, thing: str, sorts: Mapping[str, Sort]) -> About | None:
    """The same, with what a game says of things of this kind; a thing of its own kind is looked up by its id first."""
    piece = piece_of(view, thing)
    place = place_of(board, thing)
    if piece is not None:
        sort = sorts.get(piece.id) or sorts.get(piece.kind) or Sort()
        return About(piece.label, _sentences(sort.message, ()), sort.rules)
    if place is not None:
        sort = sorts.get(place.id) or sorts.get(place.kind) or Sort()
        return About(place.label, _sentences(sort.message, place.about), sort.rules)
    return None


def _sentences(message: str, printed: tuple[Text, ...]) -> tuple[Text, ...]:
    return (*printed, Text(message)) if message else printed


def piece_of(view: TableView, thing: str) -> Piece | None:
    return next((piece for piece in view.pieces if piece.id == thing), None)


def place_of(board: Board, thing: str) -> Place | None:
    return next((place for place in board.places if place.id == thing), None)
