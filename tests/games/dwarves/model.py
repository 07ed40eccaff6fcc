"""Troop movement once more, written from chapters 5 and 6 of the rules and the rulings R1 to R15 alone.

Spaces are their ids, troops are lists of Orcs, Trolls and Älfar. Nothing of the engine is used; the map and the tiles
are read from the content files.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from dataclasses import dataclass, field
from importlib import resources

KINDS = ("orc", "troll", "alf")
WHOLE = (30, 25, 20)
BLACKSADDLE = "s31"
FULL = 5  # of the Blacksaddle, in the variant too: R15
_STEPS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


def _content(name: str) -> dict[str, list[dict[str, object]]]:
    folder = resources.files("lamplight.games.dwarves") / "content"
    return tomllib.loads((folder / name).read_text("utf-8"))


@dataclass(frozen=True)
class Space:
    id: str
    q: int
    r: int
    arrows: dict[str, int]


@dataclass(frozen=True)
class Tile:
    id: str
    colour: str
    drawn: tuple[tuple[int, str], ...]  # how many edges from the arrow, counter-clockwise; the kind of troop


def _spaces() -> dict[str, Space]:
    found = {}
    for row in _content("map.toml")["space"]:
        arrows = row["arrows"]
        q, r = row["q"], row["r"]
        assert isinstance(arrows, dict)
        assert isinstance(q, int)
        assert isinstance(r, int)
        found[str(row["id"])] = Space(str(row["id"]), q, r, {str(colour): int(d) for colour, d in arrows.items()})
    return found


def _tiles() -> dict[str, Tile]:
    found = {}
    for row in _content("perished_tiles.toml")["tile"]:
        left, right = row["left"], row["right"]
        assert isinstance(left, list)
        assert isinstance(right, list)
        drawn = ((1, left[0]), (2, left[1]), (-1, right[0]), (-2, right[1]))  # DW-5.2, R4
        found[str(row["id"])] = Tile(str(row["id"]), str(row["colour"]), drawn)
    return found


SPACES = _spaces()
TILES = _tiles()
_AT = {(space.q, space.r): space.id for space in SPACES.values()}


def beside(space: str, direction: int) -> str | None:
    """The neighbour in a direction, or None off the map."""
    here = SPACES[space]
    step = _STEPS[direction % 6]
    return _AT.get((here.q + step[0], here.r + step[1]))


@dataclass
class Land:
    """Troops and tiles on the map, and what is left of both."""

    limit: int = 5
    troops: dict[str, list[int]] = field(default_factory=lambda: {space: [0, 0, 0] for space in SPACES})
    tiles: dict[str, str] = field(default_factory=dict)  # space -> tile
    supply: list[int] = field(default_factory=lambda: list(WHOLE))
    doom_steps: int = 0
    tunnel: str | None = None
    left: int = len(TILES)  # tiles not on the map

    def direction(self, space: str) -> int:
        return SPACES[space].arrows[TILES[self.tiles[space]].colour]

    def flows_to(self, space: str) -> str:
        """Where troops that enter a space come to rest. # DW-5.7"""
        while space in self.tiles:
            onward = beside(space, self.direction(space))
            assert onward is not None
            space = onward
        return space

    def bring(self, space: str, troops: list[int], draw: Callable[[], str]) -> None:
        """Troops come from the supply, all kinds together, as far as it lasts. # DW-5.8, R13, R14"""
        came = [min(troops[kind], self.supply[kind]) for kind in range(3)]
        if sum(came) == 0:
            return
        end = self.flows_to(space)
        for kind in range(3):
            self.supply[kind] -= came[kind]
            self.troops[end][kind] += came[kind]
        self._settle([end], draw)

    def perish(self, space: str, draw: Callable[[], str]) -> None:
        """A card lays a tile, whatever stands there."""
        if space in self.tiles or space == BLACKSADDLE or self.left == 0:
            return
        self._settle(self._lay(space, draw()), draw)

    def _settle(self, received: list[str], draw: Callable[[], str]) -> None:
        """First in, first out, until nothing more perishes; then the Blacksaddle is counted once. # R1, R8"""
        waiting = list(received)
        while waiting:
            space = waiting.pop(0)
            full = sum(self.troops[space]) >= self.limit
            if full and space != BLACKSADDLE and space not in self.tiles and self.left > 0:  # DW-5.9, DW-6.1
                waiting += self._lay(space, draw())
        if sum(self.troops[BLACKSADDLE]) >= FULL:  # DW-6.2
            for kind in range(3):
                self.supply[kind] += self.troops[BLACKSADDLE][kind]
            self.troops[BLACKSADDLE] = [0, 0, 0]
            self.doom_steps += 1

    def _lay(self, space: str, tile: str) -> list[str]:
        """One space perishes; the spaces that received troops, in the order of R1."""
        arrow = SPACES[space].arrows[TILES[tile].colour]
        self.tiles[space] = tile
        self.left -= 1
        here = self.troops[space]
        sides: dict[int, str] = {}
        for turn, name in TILES[tile].drawn:
            kind = KINDS.index(name)
            to = beside(space, arrow + turn)
            if here[kind] and to is not None and to not in self.tiles:  # DW-5.3, DW-5.4
                here[kind] -= 1
                self.troops[to][kind] += 1
                sides[turn] = to
        received = []
        if sum(here):  # DW-5.5, R3
            ahead = beside(space, arrow)
            assert ahead is not None
            end = self.flows_to(ahead)  # R6
            for kind in range(3):
                self.troops[end][kind] += here[kind]
            self.troops[space] = [0, 0, 0]
            received.append(end)
        return received + [sides[turn] for turn in (-1, -2, 2, 1) if turn in sides]
