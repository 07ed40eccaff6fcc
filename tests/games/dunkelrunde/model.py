"""A second DunkelRunde, tiny and slow, written from the rules' text alone: it shares nothing with the engine.

Tiles are names, positions are dicts, moves are found by walking. `successors` gives every legal decision of the seat to
move with the position it leads to; `after_roll` does the same for the dice.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace

COLOURS = ["red", "blue", "green", "yellow", "violet", "grey"]
GHOSTS = ["tree", "ruins", "graveyard", "inn"]
LETTERS = {"Y": "yellow", "g": "grey", "B": "blue", "R": "red", "n": "brown"}
SLOW = {"green", "brown"}


@dataclass(frozen=True)
class Map:
    """What the rules know of a board: colours, the ways forward, and four ghosts in four stretches."""

    colour: dict[str, str]
    ways: dict[str, list[str]]
    road: list[str]
    home: dict[str, str]  # the start of each ghost

    @property
    def linden(self) -> str:
        return self.road[-1]

    @property
    def shelters(self) -> list[str]:
        return [tile for tile in self.road if self.colour[tile] == "yellow"]

    @property
    def river(self) -> str:
        return next(tile for tile in self.road if self.colour[tile] == "red")

    def milestone(self, tile: str) -> int:
        """The last road tile on the way to this one, as a number."""
        while tile not in self.road:
            tile = next(before for before, after in self.ways.items() if tile in after)
        return self.road.index(tile)

    def stretch(self, tile: str) -> list[str]:
        """The road tiles between the two shelters around a road tile."""
        at = self.road.index(tile)
        low = max(self.road.index(shelter) for shelter in self.shelters if self.road.index(shelter) < at)
        high = min(self.road.index(shelter) for shelter in self.shelters if self.road.index(shelter) > at)
        return self.road[low + 1 : high]

    def refuge(self, tile: str) -> str:
        """The nearest shelter behind a tile."""
        return [s for s in self.shelters if self.road.index(s) <= self.milestone(tile)][-1]


def drawn(road: str, paths: list[tuple[str, str, int]]) -> Map:
    """A board from a line of stretches ("Y 5g B": village, five grey tiles, a blue one) and its hidden paths."""
    letters = "".join(letter * int(count or 1) for count, letter in re.findall(r"(\d*)([A-Za-z])", road))
    names = [str(i) for i in range(len(letters))]
    colour = {name: LETTERS[letter] for name, letter in zip(names, letters, strict=True)}
    ways: dict[str, list[str]] = {name: names[i + 1 : i + 2] for i, name in enumerate(names)}
    for number, (leave, join, length) in enumerate(paths, 1):
        green = [f"h{number}{letter}" for letter in "abcdefgh"[:length]]
        ways[leave] = [*ways[leave], green[0]]
        for here, there in zip(green, [*green[1:], join], strict=True):
            colour[here] = "green"
            ways[here] = [there]
    blue = [name for name in names if colour[name] == "blue"]
    return Map(colour, ways, names, dict(zip(GHOSTS, blue, strict=True)))


MAPS = {
    "linden": drawn(
        "Y 5g B 4g R  Y 4g B 5g B 4g  Y 5g B 5g R 4n  Y", [("14", "19", 3), ("20", "25", 3), ("30", "37", 5)]
    ),
    "short": drawn(
        "Y 3g B 2g R  Y 2g B 2g B 2g  Y 2g B 2g R 2n  Y", [("9", "12", 1), ("13", "16", 1), ("18", "22", 2)]
    ),
}


@dataclass(frozen=True)
class Position:
    """Who stands where, whose turn it is, and what the dice still ask for."""

    board: str
    seats: int
    children: dict[str, str]
    ghosts: dict[str, str]
    mover: int = 0
    dice: tuple[int, int] | None = None  # None: to be rolled
    child_owed: bool = False
    ghost_owed: bool = False
    over: bool = False
    crowds: bool = True
    rules: int = 2
    map: Map = field(init=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "map", MAPS[self.board])

    def on(self, tile: str) -> list[str]:
        return [child for child, at in self.children.items() if at == tile]

    def haunted(self, tile: str) -> bool:
        return tile in self.ghosts.values()

    def is_group(self, tile: str) -> bool:
        return len(self.on(tile)) >= 2


def start(board: str, seats: int, crowds: bool = True, mover: int = 0, rules: int = 2) -> Position:
    children = {f"{colour}-{sex}": "0" for colour in COLOURS[:seats] for sex in ("girl", "boy")}
    return Position(board, seats, children, dict(MAPS[board].home), mover=mover, crowds=crowds, rules=rules)


# --- where may they go ---


def routes(land: Map, tile: str, steps: int, fast: bool) -> list[list[str]]:
    """All ways of walking `steps` tiles forward; shorter ones only where red, the linden or a closed path ends them."""
    if steps == 0:
        return [[]]
    ahead = [step for step in land.ways[tile] if not (fast and land.colour[step] in SLOW)]
    found = [
        [step, *rest]
        for step in ahead
        for rest in ([[]] if land.colour[step] == "red" else routes(land, step, steps - 1, fast))
    ]
    return found or [[]]


def single_targets(p: Position, child: str, pips: int) -> set[str]:
    land, here = p.map, p.children[child]
    fast = pips > 3
    if here == land.linden or land.colour[here] == "red" or (fast and land.colour[here] in SLOW):
        return set()
    if p.haunted(here) and p.is_group(here):
        return set()
    return {
        tile
        for route in routes(land, here, pips, fast)
        for tile in route
        if land.colour[tile] != "blue" and not p.haunted(tile)
    }


def group_targets(p: Position, here: str, pips: int) -> set[str]:
    land = p.map
    fast = pips > 3
    if not p.is_group(here) or here == land.linden or (fast and land.colour[here] in SLOW):
        return set()
    if not p.crowds and here in land.shelters:
        return set()
    found: dict[str, set[int]] = {}
    for route in routes(land, here, pips, fast):
        drawn = [pip for pip, tile in enumerate(route, 1) if land.colour[tile] != "blue"]
        if drawn:
            found.setdefault(route[drawn[-1] - 1], set()).add(drawn[-1])
    most = max((pip for drawn_to in found.values() for pip in drawn_to), default=0)
    return {tile for tile, drawn_to in found.items() if p.rules == 1 or most in drawn_to}


def ghost_walk(land: Map, here: str, pips: int, forward: bool) -> list[str]:
    stretch = land.stretch(here)
    at, step = stretch.index(here), 1 if forward else -1
    walked = []
    for _ in range(pips):
        if not 0 <= at + step < len(stretch):
            step = -step
        at += step
        walked.append(stretch[at])
    return walked


# --- what happens then ---


def settled(p: Position, children: dict[str, str], arrived: str) -> dict[str, str]:
    """Crossing at red: two or more go over together, the last one at the river with the witch."""
    land = p.map
    if land.colour[arrived] != "red":
        return children
    there = [child for child, at in children.items() if at == arrived]
    river = land.road.index(land.river)
    behind = [child for child, at in children.items() if land.milestone(at) <= river]
    if len(there) >= 2 or (arrived == land.river and behind == there):
        beyond = land.ways[arrived][0]
        return {child: beyond if child in there else at for child, at in children.items()}
    return children


def broken(p: Position, children: dict[str, str]) -> bool:
    home = [child.split("-")[1] for child, at in children.items() if at == p.map.linden]
    return "girl" in home and "boy" in home


def winners(p: Position) -> list[int]:
    home = [child.split("-")[0] for child, at in p.children.items() if at == p.map.linden]
    most = max(home.count(colour) for colour in home)
    return [seat for seat in range(p.seats) if home.count(COLOURS[seat]) == most]


def moved_children(p: Position, who: list[str], to: str) -> Position:
    children = settled(p, {child: to if child in who else at for child, at in p.children.items()}, to)
    return replace(p, children=children, over=broken(p, children))


def turn_over(p: Position) -> Position:
    return replace(p, mover=(p.mover + 1) % p.seats, dice=None, child_owed=False, ghost_owed=False)


def own(p: Position) -> list[str]:
    return [f"{COLOURS[p.mover]}-girl", f"{COLOURS[p.mover]}-boy"]


def can_move_child(p: Position) -> bool:
    assert p.dice is not None
    return any(single_targets(p, child, p.dice[0]) for child in own(p))


def group_moves(p: Position, pips: int) -> list[tuple[str, str]]:
    return [(tile, to) for tile in sorted(set(p.children.values())) for to in sorted(group_targets(p, tile, pips))]


def after_roll(p: Position, child: int, ghost: int) -> Position:
    if child != ghost:
        return replace(p, dice=(child, ghost), child_owed=True, ghost_owed=True)
    if group_moves(p, child):
        return replace(p, dice=(child, ghost))
    return replace(p, dice=None)  # the double lapses and the same player rolls again


def successors(p: Position) -> dict[str, Position]:
    """Every legal decision now, with what it leads to."""
    if p.over or p.dice is None:
        return {}
    pips, ghost_pips = p.dice
    found = {}
    if pips == ghost_pips:
        for tile, to in group_moves(p, pips):
            q = moved_children(p, p.on(tile), to)
            found[f"group {tile} {to}"] = q if q.over else replace(q, dice=None)
        return found
    if p.child_owed:
        for child in own(p):
            for to in single_targets(p, child, pips):
                q = replace(moved_children(p, [child], to), child_owed=False)
                if not q.over and not q.ghost_owed:
                    q = turn_over(q)
                found[f"child {child} {to}"] = q
    if p.ghost_owed:
        for ghost, at in p.ghosts.items():
            for direction in ("forward", "back"):
                end = ghost_walk(p.map, at, ghost_pips, direction == "forward")[-1]
                children = dict(p.children)
                if len(p.on(end)) == 1:
                    children[p.on(end)[0]] = p.map.refuge(end)
                q = replace(p, children=children, ghosts={**p.ghosts, ghost: end}, ghost_owed=False)
                if not q.child_owed or not can_move_child(q):
                    q = turn_over(q)
                found[f"ghost {ghost} {direction}"] = q
    return found
