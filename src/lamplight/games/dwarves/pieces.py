"""What stands and lies on the board, and by which names pieces and places are called."""

from __future__ import annotations

from lamplight.core.view import Piece, Text
from lamplight.games.dwarves import frames as on
from lamplight.games.dwarves import tell as say
from lamplight.games.dwarves.beside import own_gear
from lamplight.games.dwarves.catalogue import some
from lamplight.games.dwarves.state import CARD, NOWHERE, ROWS, SPACES, WHO, WIDE, Realm, of_kind
from lamplight.games.dwarves.tables import BLOCK_BEARER_MOVE, FIRST_ADVENTURE, FIRST_THREAT
from lamplight.games.dwarves.tables import TROOPS as KINDS


def pieces(realm: Realm) -> tuple[Piece, ...]:
    """Dwarves, tokens, troops, tiles, face-up cards and equipment."""
    tables = realm.tables
    names = tables.names
    out = []
    for seat in range(int(realm.seats)):
        if realm.folk[seat * WIDE + WHO] >= 0:
            marks = ("held",) if realm.captive(seat, BLOCK_BEARER_MOVE) else ()
            at = names[realm.at(seat)]
            out.append(Piece(say.piece_of(realm, seat), "dwarf", at, say.dwarf(realm, seat), seat, marks))
    out.append(Piece("hero", "token", f"d{realm.hero}", Text("dw-token-hero")))
    out.append(Piece("doom", "token", f"d{realm.doom}", Text("dw-token-doom")))
    out.append(Piece("council", "token", f"c{realm.council}", Text("dw-token-council")))
    for space in range(SPACES):
        for kind in range(len(KINDS)):
            n = int(of_kind(realm.troops[space], kind))
            if n > 0:
                id = troop_piece(realm, kind, space)
                out.append(Piece(id, KINDS[kind], names[space], some(kind, n), None, (), n))
    for space in range(SPACES):
        tile = int(realm.land[space]) - 1
        if tile >= 0:
            out.append(Piece(tables.tile_names[tile], "tile", names[space], Text("dw-tile")))
    if realm.tunnel != NOWHERE:
        closed = realm.land[realm.tunnel] != 0  # R34
        label = Text("dw-tunnel-tile-closed" if closed else "dw-tunnel-tile")
        out.append(Piece("tunnel", "tunnel", names[realm.tunnel], label, marks=("closed",) if closed else ()))
    for row in range(ROWS):
        card = int(realm.cards[row * WIDE + CARD])
        if card >= 0:
            out.append(Piece(tables.card_names[card], kind_of_card(card), row_place(row), tables.card_label(card)))
    turned = turned_up(realm)
    if turned >= 0:
        at = row_place(int(realm.face_up()) + 1)
        name = tables.card_names[turned]
        out.append(Piece(name, kind_of_card(turned), at, tables.card_label(turned), None, ("revealed",)))
    for seat in range(int(realm.seats)):
        for gear in own_gear(realm, seat):
            id = say.gear_piece(realm, seat, gear)
            out.append(Piece(id, "equipment", f"seat-{seat + 1}", tables.gear_label(gear), seat))
    return tuple(out)


def turned_up(realm: Realm) -> int:
    """A card that was turned up and is being worked off before it lies or goes, or -1. # DW-7.8, DW-7.9"""
    return int(on.turned_up(realm))


def troop_piece(realm: Realm, kind: int, space: int) -> str:
    return f"{KINDS[kind]}-{realm.tables.names[space]}"


def row_place(row: int) -> str:
    return "scenario" if row == 0 else f"slot-{row}"


def kind_of_card(card: int) -> str:
    return "scenario" if card < FIRST_ADVENTURE else ("adventure" if card < FIRST_THREAT else "threat")
