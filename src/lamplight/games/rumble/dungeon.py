"""The dungeon as the rules need it: a checked layout with rooms and doors by number."""

from __future__ import annotations

import functools
import tomllib
from importlib import resources
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lamplight.core import view as shown
from lamplight.core.game import SetupError
from lamplight.core.view import Text
from lamplight.games.rumble.layout import DUNGEON, HOUSE, Floor, generated, parse_layout
from lamplight.games.rumble.rooms import CELLAR, ENTRY, FRONT_DOOR, STEPS, TREASURY, doors
from lamplight.games.rumble.tableau import DungeonChart, RoomCard, Side

SIDES: Final[tuple[Side, ...]] = ("north", "east", "south", "west")
KINDS: Final = {DUNGEON: "dungeon", HOUSE: "house"}


class Dungeon:
    """Rooms are numbered in the order of the cards: the twelve of the first floor, then those of the second."""

    def __init__(self, floors: list[Floor]) -> None:
        self.floors = floors
        self.spelled = "+".join(floor.spelled() for floor in floors)
        self.names: list[str] = []
        for floor in floors:
            self.names.extend(floor.names())
        self.index = {name: at for at, name in enumerate(self.names)}
        links: dict[str, list[str]] = {}
        for floor in floors:
            links.update(floor.links())
        if len(floors) > 1:  # C1: the stairs
            links[ENTRY].append(CELLAR)
            links[CELLAR].append(ENTRY)
        self.treasury: i64 = self.index.get(TREASURY, -1)
        self.exit: i64 = self.index.get(FRONT_DOOR if len(floors) > 1 else ENTRY, -1)  # C2
        self.rooms: i64 = len(self.names)
        self.first: vec[i64] = vec[i64]()  # doors of room r: through[first[r]] .. through[first[r + 1] - 1]
        self.through: vec[i64] = vec[i64]()
        for name in self.names:
            self.first = append(self.first, i64(len(self.through)))
            for other in sorted(self.index[neighbour] for neighbour in links[name]):
                self.through = append(self.through, i64(other))
        self.first = append(self.first, i64(len(self.through)))
        self.doors: vec[i64] = vec[i64]()  # how many doors each room has
        for at in range(int(self.rooms)):
            self.doors = append(self.doors, self.first[at + 1] - self.first[at])
        self.labels: list[Text] = [Text(f"rd-room-{name}") for name in self.names]
        self._shown: shown.Board | None = None

    def joined(self, room: i64, other: i64) -> bool:
        """Does a door lead from one room to the other? # RD-4.7"""
        k: i64 = self.first[room]
        while k < self.first[room + 1]:
            if self.through[k] == other:
                return True
            k += 1
        return False

    def neighbours(self, room: int) -> list[int]:
        """The rooms behind the doors of a room. # RD-4.7"""
        return [int(self.through[k]) for k in range(int(self.first[room]), int(self.first[room + 1]))]

    def _beside(self, name: str) -> tuple[shown.Beside, ...]:
        """The rooms next door, each with the side of its door, or by the stairs between the floors. # RD-4.7"""
        at = {card.room: (number, card.x, card.y) for number, floor in enumerate(self.floors) for card in floor.cards}
        here, x, y = at[name]
        out: list[shown.Beside] = []
        for other in self.neighbours(self.index[name]):
            floor, east, south = at[self.names[other]]
            way = "stairs" if floor != here else SIDES[STEPS.index((east - x, south - y))]
            out.append(shown.Beside(self.names[other], Text(f"rd-way-{way}")))
        return tuple(out)

    def shown(self) -> shown.Board:
        """The layout as people see it: each floor's cards on its grid, the second floor beside the first."""
        if self._shown is not None:
            return self._shown
        places = []
        cards = []
        shift = 0
        for floor in self.floors:
            for name in floor.names():
                card = next(card for card in floor.cards if card.room == name)
                sides = tuple([SIDES[side] for side in doors(card.room, card.turn, floor.twisty)])
                cards.append(RoomCard(name, sides, card.turn))
                marks = []
                if self.index[name] == self.exit:
                    marks.append("exit")
                if self.index[name] == self.treasury:
                    marks.append("treasure")
                if len(self.floors) > 1 and name in (ENTRY, CELLAR):
                    marks.append("stairs")
                places.append(
                    shown.Place(
                        id=name,
                        kind=KINDS[floor.kind],
                        label=Text(f"rd-room-{name}"),
                        x=float(card.x + shift),
                        y=float(card.y),
                        next=tuple(self.names[other] for other in self.neighbours(self.index[name])),
                        landmark=name,
                        marks=tuple(marks),
                        about=tuple([Text(f"rd-about-{word}") for word in [KINDS[floor.kind], *marks]]),
                        beside=self._beside(name),
                    )
                )
            shift += max(card.x for card in floor.cards) + 2
        self._shown = shown.Board(self.spelled, tuple(places), DungeonChart(tuple(cards)))
        return self._shown


@functools.cache
def curated() -> dict[str, str]:
    """The layouts that we drew by hand: name to spelling, for every set of boxes ("d-ring", "dh-ring", ...)."""
    source = (resources.files("lamplight.games.rumble") / "layouts" / "curated.toml").read_text(encoding="utf-8")
    data = tomllib.loads(source)
    return {f"{kinds}-{name}": spelling for kinds, rows in data.items() for name, spelling in rows.items()}


@functools.lru_cache(maxsize=1000)
def dungeon_of(spelling: str, kinds: str) -> Dungeon:
    """A layout from its spelling; raises SetupError with every fault."""
    return Dungeon(parse_layout(spelling, kinds))


@functools.lru_cache(maxsize=4096)
def numbered(kinds: str, twisty: bool, number: int) -> Dungeon:
    """The generated layout of a number."""
    return Dungeon([generated(kind, twisty, number, len(kinds) > 1) for kind in kinds])


def named_layout(kinds: str, name: str) -> Dungeon:
    """A curated layout by its name, or one's own by its spelling; raises SetupError."""
    spelling = curated().get(f"{kinds}-{name}")
    if spelling is None:
        if ":" not in name:
            raise SetupError([Text("rd-layout-spelling")])
        spelling = name
    return dungeon_of(spelling, kinds)
