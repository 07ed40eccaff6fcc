"""What dwarves, troops, tokens, tiles, cards and spaces are, and the rules that speak of them."""

from __future__ import annotations

from typing import Final

from lamplight.core.about import Sort, piece_of, told
from lamplight.core.view import About, Board, TableView, Text
from lamplight.games.dwarves.catalogue import Card, card_shown, dwarf_shown, gear_shown
from lamplight.games.dwarves.content import standard

FOES: Final = ("DW-10.1", "DW-10.2", "DW-8.4")
SORTS: Final = {
    "dwarf": Sort("dw-about-dwarf", ("DW-1.10", "DW-1.11", "DW-8.1", "DW-3.3")),
    "orc": Sort("dw-about-orc", FOES),
    "troll": Sort("dw-about-troll", FOES),
    "alf": Sort("dw-about-alf", FOES),
    "tile": Sort("dw-about-tile", ("DW-8.5", "DW-9.3", "DW-5.7")),
    "tunnel": Sort("dw-about-tunnel", ("DW-9.1", "DW-9.2", "DW-9.3")),
    "hero": Sort("dw-about-hero", ("DW-1.12", "DW-3.2")),
    "doom": Sort("dw-about-doom", ("DW-1.12", "DW-3.2")),
    "council": Sort("dw-about-council", ("DW-1.13", "DW-11.1", "DW-11.3")),
    "scenario": Sort("dw-about-scenario", ("DW-1.14", "DW-7.1", "DW-13.1", "DW-3.1")),
    "adventure": Sort("dw-about-adventure", ("DW-1.14", "DW-12.1", "DW-12.7")),
    "threat": Sort("dw-about-threat", ("DW-1.14", "DW-7.5", "DW-7.12")),
    "equipment": Sort("dw-about-equipment", ("DW-15.1", "DW-15.2", "DW-15.4")),
    "gateway": Sort("", ("DW-1.1", "DW-1.4")),
    "land": Sort("", ("DW-1.1", "DW-8.3", "DW-8.4")),
    "location": Sort("", ("DW-1.2", "DW-8.3", "DW-12.4")),
}


def about(view: TableView, board: Board, thing: str) -> About | None:
    """What a thing is; of a card also what is printed on it."""
    found = told(view, board, thing, SORTS)
    piece = piece_of(view, thing)
    if found is None or piece is None:
        return found
    card = _card(thing, piece.kind)
    return found if card is None else About(found.name, (*found.what, *_printed(card)), found.rules)


def _card(thing: str, kind: str) -> Card | None:
    """The card, the kind of Equipment or the dwarf that a piece is."""
    tables = standard()
    if thing in tables.card_index:
        return card_shown(tables, tables.card_index[thing])
    if kind == "dwarf" and thing in tables.char_names:
        return dwarf_shown(tables, tables.char_names.index(thing))
    gear = next((gear for gear, name in enumerate(tables.gear_names) if kind == "equipment" and name in thing), None)
    return None if gear is None else gear_shown(tables, gear)


def _printed(card: Card) -> list[Text]:
    """Its own sentence; without one, what its parts say. A dwarf's values and ability are both told."""
    lines = [line for section in card.sections for line in section.lines]
    if card.text is None:
        return lines
    return [card.text, *lines] if card.kind == "dwarf" else [card.text]
