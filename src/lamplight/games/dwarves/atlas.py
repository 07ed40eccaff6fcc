"""The map as text: rows of hexes with what stands on them, and in words what lies beside the map.

The first line of a space is its name for orders (s12) with its signs, the lines below are who stands there: dwarves by
the number of their seat, troops by number and kind. A row stands half a space further right than the one above it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from lamplight.core.screen import Screen
from lamplight.core.view import Board, Piece, Place, TableView, Text, seat_name
from lamplight.games.dwarves.catalogue import card_shown
from lamplight.games.dwarves.content import standard
from lamplight.games.dwarves.game import COLOURS
from lamplight.games.dwarves.tableau import Card, MapChart, RealmTableau, Space

SIGNS: Final = {"location": "⌂", "tunnel": "∩", "land": "▒", "brink": "!"}
PLAIN_SIGNS: Final = {"location": "^", "tunnel": "n", "land": "#", "brink": "!"}
ARROWS: Final = "→↗↖←↙↘"  # the edges of a hex, from the east counter-clockwise
TROOPS: Final = {"orc": "o", "troll": "t", "alf": "a"}
ROW: Final = 0.866  # rows of hexes lie so far apart
BETWEEN: Final = " · "
Line = list[tuple[str, str]]  # words with their styles


def draw(board: Board, view: TableView, screen: Screen) -> list[str]:
    """The hexes row by row, then the names of the places."""
    beside = view.tableau
    chart = board.chart
    if not isinstance(beside, RealmTableau) or not isinstance(chart, MapChart):
        return []
    spaces = {space.space: space for space in chart.spaces}
    hexes = [place for place in board.places if place.id in spaces]
    left = min([place.x for place in hexes])
    wide = 1 + max([place.x for place in hexes]) - left
    cell = int(screen.width / wide)
    rows: dict[int, list[Place]] = {}
    for place in hexes:
        rows.setdefault(round(place.y / ROW), []).append(place)
    written = {
        place.id: [[_head(place, spaces[place.id], cell - 1, beside, screen)], *_crowd(place, cell - 1, view)]
        for place in hexes
    }
    lines: list[str] = []
    for y in sorted(rows):
        lines += _row(sorted([(int((place.x - left) * cell), place.id) for place in rows[y]]), written, screen)
    return lines + _named(hexes, screen)


def _named(hexes: list[Place], screen: Screen) -> list[str]:
    """What the places on the map are called, in lines of the terminal's width."""
    lines: list[str] = []
    for place in hexes:
        if place.kind == "location":
            name = f"{place.id} {screen.text(place.label)}"
            if lines and len(lines[-1]) + len(BETWEEN) + len(name) <= screen.width:
                lines[-1] += BETWEEN + name
            else:
                lines.append(name)
    return lines


def legend(screen: Screen) -> str:
    """What the signs of the drawing mean."""
    signs = SIGNS if screen.unicode else PLAIN_SIGNS
    return screen.words("dw-atlas-legend", dwarf="@1", **signs, **TROOPS)


def aside(board: Board, view: TableView, says: Callable[[Text], str]) -> list[str]:
    """The dwarves, the tracks, the piles and the cards that lie."""
    beside = view.tableau
    if not isinstance(beside, RealmTableau):
        return []
    places = {place.id: place for place in board.places}
    labels = {piece.id: piece.label for piece in view.pieces}
    lines: list[str] = []
    for dwarf in beside.dwarves:
        gear = [says(Text(f"dw-gear-{kind.lower()}")) for kind in dwarf.equipment]
        gear += [says(Text("dw-keenfire"))] if dwarf.keenfire else []
        told: dict[str, int | str | Text] = {
            "seat": f"@{dwarf.seat + 1}",
            "who": seat_name(dwarf.seat),
            "dwarf": labels.get(dwarf.name, Text(f"dw-dwarf-{dwarf.name}")),
            "health": dwarf.health,
            "most": dwarf.most_health,
            "battle": dwarf.battle,
            "craft": dwarf.craft,
            "speed": dwarf.speed,
        }
        parts = [says(Text("dw-atlas-dwarf", told)), *gear]
        if dwarf.seat == beside.turn and beside.actions:
            parts.append(says(Text("dw-ui-actions", {"count": beside.actions})))
        lines.append(BETWEEN.join(parts))
    tracks = beside.tracks
    state: dict[str, int | str | Text] = {"hero": tracks.hero, "doom": tracks.doom, "left": tracks.doom - tracks.hero}
    lines.append(says(Text("dw-ui-doom-state", state)))
    following = places.get(f"d{tracks.hero + 1}")
    if following is not None and tracks.hero + 1 < tracks.doom:
        lines.append(f"{says(Text('dw-ui-next'))} {says(following.label)}")
    council = Text("dw-ui-council-now", {"n": tracks.council})
    lines.append(f"{says(council)} {says(Text(f'dw-council-{tracks.council}'))}")
    piles = beside.piles
    percent = 100 * piles.threats // max(1, piles.adventure)
    lines.append(
        BETWEEN.join(
            [
                says(Text("dw-ui-tiles", {"count": len(beside.tiles), "limit": beside.limit})),
                says(Text("dw-ui-odds", {"threats": piles.threats, "pile": piles.adventure, "percent": percent})),
            ]
        )
    )
    return lines + [_card(card, labels, says) for card in beside.cards]


def _card(card: Card, labels: dict[str, Text], says: Callable[[Text], str]) -> str:
    """A card that lies: how far it is, who is bound to it, what stands on it, and what it asks."""
    tables = standard()
    parts = [f"{part.have}/{part.need}" for part in card.quest]
    troops = (("orc", card.troops.orc), ("troll", card.troops.troll), ("alf", card.troops.alf))
    parts += [says(Text(f"dw-troop-{kind}", {"count": count})) for kind, count in troops if count]
    parts += [says(seat_name(card.bearer))] if card.bearer is not None else []
    parts += [says(seat_name(seat)) for seat in card.journeys]
    how = f" ({', '.join(parts)})" if parts else ""
    line = f"{card.card} {says(labels[card.card])}{how}"
    text = card_shown(tables, tables.card_index[card.card]).text if card.card in tables.card_index else None
    return line if text is None else says(Text("dw-atlas-card", {"card": line, "text": text}))


def _row(row: list[tuple[int, str]], written: dict[str, list[Line]], screen: Screen) -> list[str]:
    """The lines of one row; the fullest space says how many."""
    lines: list[str] = []
    for k in range(max([len(written[name]) for _, name in row])):
        line, at = "", 0
        for x, name in row:
            here = written[name][k] if k < len(written[name]) else []
            line += " " * (x - at) + "".join([screen.paint(text, style) for text, style in here])
            at = x + sum([len(text) for text, _ in here])
        lines.append(line.rstrip())
    return lines


def _crowd(place: Place, width: int, view: TableView) -> list[Line]:
    """Who stands on a space, in lines no wider than this."""
    lines: list[Line] = []
    left = 0
    for piece in view.pieces:
        if piece.at == place.id and (piece.kind == "dwarf" or piece.kind in TROOPS):
            text = _mark(piece)
            if left < len(text):
                lines.append([])
                left = width
            lines[-1].append((text, COLOURS[piece.seat] if piece.seat is not None else "bold"))
            left -= len(text)
    return lines


def _head(place: Place, space: Space, width: int, beside: RealmTableau, screen: Screen) -> tuple[str, str]:
    """The name of a space, with signs for places, tunnels, Perished Land with its arrow, and land on the brink."""
    signs = SIGNS if screen.unicode else PLAIN_SIGNS
    name = place.landmark if place.kind == "gateway" else place.id
    kind = signs["location"] if place.kind == "location" else ""
    kind += signs["tunnel"] if space.tunnel is not None else ""
    tile = next((tile for tile in beside.tiles if tile.space == place.id), None)
    if tile is None:
        return (name + kind + signs["brink"], "red") if place.id in beside.brink else (name + kind, "dim")
    land = signs["land"] + (ARROWS[tile.direction] if screen.unicode else "")
    return (name + kind + land if len(name + kind + land) <= width else name + land), "violet"


def _mark(piece: Piece) -> str:
    """A dwarf by his seat, troops by number and kind."""
    return f"@{piece.seat + 1}" if piece.seat is not None else f"{piece.count}{TROOPS[piece.kind]}"
