"""What lies beside the map: tracks, piles, dwarves, cards, dice; what is printed on the map; what events count."""

from __future__ import annotations

from typing import Literal

import msgspec

from lamplight.core.view import Chart, Detail, Tableau

Troop = Literal["orc", "troll", "alf"]
Colour = Literal["red", "yellow", "blue"]
Purpose = Literal["move", "fight", "message", "test", "try", "duel", "outfit"]
# Where a roll stands: it lies, one die or all may be rolled again, one may be raised, troops or steps are chosen.
Stage = Literal["roll", "reroll", "again", "runestone", "raise", "assign", "walk"]


class Troops(msgspec.Struct, frozen=True):
    """How many of each kind."""

    orc: int
    troll: int
    alf: int


class Tracks(msgspec.Struct, frozen=True):
    """Where the tokens stand, and how many steps of the Hero token are skipped. # R20"""

    hero: int
    doom: int
    council: int
    pauses: int


class Piles(msgspec.Struct, frozen=True):
    """How many cards and tiles lie where; threats are the Threat cards within the Adventure pile.

    scenario_a to scenario_c are the Scenario cards of each stage that are still to come.
    """

    adventure: int
    threats: int
    threat: int
    discard: int
    equipment: int
    equipment_discard: int
    tiles: int
    scenario_a: int
    scenario_b: int
    scenario_c: int


class Dwarf(msgspec.Struct, frozen=True):
    """A dwarf with the dice of his attributes; equipment are kinds of it ("EQ05")."""

    seat: int
    name: str
    health: int
    most_health: int
    battle: int
    craft: int
    speed: int
    equipment: tuple[str, ...]
    keenfire: bool


class Part(msgspec.Struct, frozen=True):
    """One part of a quest: what it has and what it needs."""

    have: int
    need: int


class Card(msgspec.Struct, frozen=True):
    """A face-up card: the troops on it, the seat it is bound to, its quest, and who is on a journey for it."""

    card: str
    troops: Troops
    bearer: int | None
    quest: tuple[Part, ...]
    journeys: tuple[int, ...]


class PerishedTile(msgspec.Struct, frozen=True):
    """A Perished Land tile: where troops leave it (an edge from 0 in the east, counter-clockwise), and its colour."""

    tile: str
    space: str
    colour: Colour
    direction: int


class Dice(msgspec.Struct, frozen=True):
    """The roll under way, highest die first: what it is for and where it stands."""

    faces: tuple[int, ...]
    purpose: Purpose
    stage: Stage


class Walk(msgspec.Struct, frozen=True):
    """A dwarf is walking: his seat and how many steps he has left."""

    seat: int
    points: int


class Inflow(msgspec.Struct, frozen=True):
    """Where troops that come through a gateway end up. # DW-5.7"""

    gateway: str
    space: str


class RealmTableau(Tableau, frozen=True):
    """All that lies open beside the map; turn is the seat on turn, actions what it has left.

    limit is how many troops make land perish, brink the spaces where one more troop does.
    """

    turn: int
    actions: int
    tracks: Tracks
    supply: Troops
    piles: Piles
    limit: int
    dwarves: tuple[Dwarf, ...]
    cards: tuple[Card, ...]
    tiles: tuple[PerishedTile, ...]
    dice: Dice | None
    walk: Walk | None
    brink: tuple[str, ...]
    inflow: tuple[Inflow, ...]


# ---- what events count


class Band(Detail, frozen=True):
    """Troops of one kind that move, come or go."""

    troop: Troop
    count: int


class Recruits(Detail, frozen=True):
    """What the Recruitment dice show. # DW-4.5"""

    troops: Troops


class Perish(Detail, frozen=True):
    """Land perishes: where its tile points. # DW-5.1"""

    direction: int


class Health(Detail, frozen=True):
    """A dwarf's Health after a change, and the most he can have."""

    left: int
    most: int


class Progress(Detail, frozen=True):
    """How far a quest is. # R48"""

    have: int
    need: int


# ---- the still part


class Arrow(msgspec.Struct, frozen=True):
    """A printed arrow: where a tile of its colour points."""

    colour: Colour
    direction: int


class Space(msgspec.Struct, frozen=True):
    """What is printed on a space of the map; gateways belong to no kingdom, the Blacksaddle has no arrows."""

    space: str
    kingdom: str | None
    tunnel: str | None
    arrows: tuple[Arrow, ...]


class TrackSpace(msgspec.Struct, frozen=True):
    """A space of the Doom track where troops come: through which gateway ("IV")."""

    space: str
    gateway: str


class MapChart(Chart, frozen=True):
    """The spaces of the map, and the gateways named on the Doom track."""

    spaces: tuple[Space, ...]
    recruitment: tuple[TrackSpace, ...]
