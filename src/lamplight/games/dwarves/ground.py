"""The board as it is printed: spaces of the map, Hero track and Council track. The same for all, and all game long."""

from __future__ import annotations

from typing import Final

from lamplight.core.view import Beside, Board, Place, Text
from lamplight.games.dwarves import tell as say
from lamplight.games.dwarves.state import SPACES
from lamplight.games.dwarves.tableau import Arrow, MapChart, Space, TrackSpace
from lamplight.games.dwarves.tables import COLOURS, COUNCIL, COUNCIL_EFFECTS, TRACK, TRACK_TROOPS, Tables

Args = dict[str, int | str | Text]

ROW_HEIGHT: Final = 0.866  # of pointy-top hexes, in hex widths
LANDMARKS: Final = ("start", "troops", "council", "threat", "end")


def board(tables: Tables) -> Board:
    """The map, the Doom track and the Council track."""
    places = [_space(tables, space) for space in range(SPACES)]
    places += [_track_space(tables, n) for n in range(TRACK)]
    places += [_council_space(tables, n) for n in range(1, COUNCIL + 1)]
    return Board("girdlegard", tuple(places), chart(tables))


def chart(tables: Tables) -> MapChart:
    """What is printed on the spaces of the map and of the Doom track."""
    spaces = []
    for space in range(SPACES):
        kingdom, tunnel = int(tables.kingdom[space]), int(tables.tunnel_of[space])
        arrows = []
        for colour in range(len(COLOURS)):
            direction = int(tables.arrow[space * 3 + colour])
            if direction >= 0:
                arrows.append(Arrow(COLOURS[colour], direction))
        spaces.append(
            Space(
                tables.names[space],
                tables.kingdom_names[kingdom] if kingdom >= 0 else None,
                tables.tunnel_names[tunnel] if tunnel >= 0 else None,
                tuple(arrows),
            )
        )
    troops = [n for n in range(TRACK) if tables.track_kind[n] == TRACK_TROOPS]
    return MapChart(tuple(spaces), tuple([TrackSpace(f"d{n}", _gateway(tables, n)) for n in troops]))


def _gateway(tables: Tables, n: int) -> str:
    """The gateway that a space of the Doom track names."""
    return tables.gateway_names[tables.gateway_of[tables.track_gate[n]]]


def _space(tables: Tables, space: int) -> Place:
    gateway, location = int(tables.gateway_of[space]), int(tables.location_of[space])
    kind, landmark = "land", ""
    if gateway >= 0:
        kind, landmark = "gateway", tables.gateway_names[gateway]
    elif location >= 0:
        kind, landmark = "location", tables.location_names[location]
    q, r = int(tables.q[space]), int(tables.r[space])
    near = [int(tables.near[space * 6 + direction]) for direction in range(6)]
    return Place(
        tables.names[space],
        kind,
        tables.space_label(space),
        q + r / 2,
        round(r * ROW_HEIGHT, 3),
        tuple([tables.names[to] for to in near if to >= 0]),
        landmark,
        about=_printed(tables, space),
        beside=tuple(
            [Beside(tables.names[to], Text(f"dw-direction-{side}")) for side, to in enumerate(near) if to >= 0]
        ),
    )


def _printed(tables: Tables, space: int) -> tuple[Text, ...]:
    """What is printed on a space, in words: its kingdom or that it is a gateway, an entrance, the arrows."""
    kingdom = int(tables.kingdom[space])
    out = [Text(f"dw-kingdom-{tables.kingdom_names[kingdom]}" if kingdom >= 0 else "dw-about-gateway")]
    if tables.tunnel_of[space] >= 0:
        out.append(Text("dw-entrance"))
    arrows = [int(tables.arrow[space * 3 + colour]) for colour in range(len(COLOURS))]
    if arrows[0] >= 0:
        args: Args = {COLOURS[colour]: Text(f"dw-direction-{arrows[colour]}") for colour in range(len(COLOURS))}
        out.append(Text("dw-about-arrows", args))
    return tuple(out)


def _along(name: str, n: int, low: int, high: int) -> tuple[Beside, ...]:
    """The spaces to the left and to the right on a track."""
    sides = ((n - 1, "dw-way-left"), (n + 1, "dw-way-right"))
    return tuple([Beside(f"{name}{m}", Text(way)) for m, way in sides if low <= m <= high])


def _track_space(tables: Tables, n: int) -> Place:
    kind = int(tables.track_kind[n])
    args: Args = {"n": n}
    if kind == TRACK_TROOPS:
        args["space"] = tables.space_label(tables.track_gate[n])
    beside = _along("d", n, 0, TRACK - 1)
    near = tuple([one.to for one in beside])
    label = Text(f"dw-track-{LANDMARKS[kind]}", args)
    return Place(f"d{n}", "doom", label, n * 0.25 - 5, -6.0, near, LANDMARKS[kind], beside=beside)


def _council_space(tables: Tables, n: int) -> Place:
    beside = _along("c", n, 1, COUNCIL)
    near = tuple([one.to for one in beside])
    label = Text("dw-council-space", {"n": n, "effect": say.council_effect(n)})
    landmark = COUNCIL_EFFECTS[tables.council_effect[n]]
    return Place(f"c{n}", "council", label, n - 5.0, 6.0, near, landmark, beside=beside)
