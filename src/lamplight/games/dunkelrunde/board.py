"""The board: tiles, hidden paths, the ghosts' stretches, and tables of every walk on them.

A board is data (boards/*.toml) that is checked against the rules of boards; every fault is named.
"""

from __future__ import annotations

import functools
import hashlib
import tomllib
from importlib import resources
from itertools import pairwise
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lamplight.core import view as shown
from lamplight.core.game import SetupError, filled
from lamplight.core.view import Beside, Text
from lamplight.games.dunkelrunde.actions import CHILD_FACES, CHILD_NAMES, GHOST_COUNT, GHOST_FACES, GHOSTS, MOST_TILES

GREY: Final = 0
YELLOW: Final = 1
BLUE: Final = 2
RED: Final = 3
GREEN: Final = 4
BROWN: Final = 5
TILE_COLOURS: Final = ("grey", "yellow", "blue", "red", "green", "brown")
SHELTERS: Final = ("village", "hut", "tower", "linden")
OBSTACLES: Final = ("river", "gate")
LANDMARKS: Final = (*SHELTERS, *GHOSTS, *OBSTACLES, "bridge", "wisps", "hills", "heights", "castle")
LANDMARK_COLOUR: Final = {
    **dict.fromkeys(SHELTERS, "yellow"),
    **dict.fromkeys(GHOSTS, "blue"),
    **dict.fromkeys(OBSTACLES, "red"),
}
NAMED: Final = (YELLOW, BLUE, RED)  # tiles that are called by their landmark
AREAS: Final = {"tree": 0, "ruins": 1, "graveyard": 1, "inn": 2}  # DR-8.7
PATHS: Final = ("deer", "trail", "bridle")

FORMAT: Final = 1
NEWEST_RULES: Final = 2
LONGEST_ROUTE: Final = 2  # S7 binds a group to the route of the most pips since this version of the rules
SLOW_PIPS: Final = 3  # DR-8.20, DR-8.22: green and brown only by a rolled 1, 2 or 3
SHORTEST_STRETCH: Final = 2  # S36: a ghost can always turn
LARGEST_FILE: Final = 50_000
LONGEST_LINE: Final = 500
LONGEST_NAME: Final = 40

# Why a walk from one tile to another by a number of pips is not allowed; 0 is allowed.
ALLOWED: Final = 0
LINDEN_STAYS: Final = 1
WAITS_RED: Final = 2
NO_STEP: Final = 3
SLOW_HERE: Final = 4
BACKWARD: Final = 5
NOT_REACHABLE: Final = 6
RED_STOPS: Final = 7
TOO_FAR: Final = 8
SLOW_THERE: Final = 9
ENDS_BLUE: Final = 10
GROUP_SHORT: Final = 11
GROUP_ROUTE: Final = 12

NEVER: Final = 1_000_000


class Tile:
    """One stepping stone."""

    def __init__(self, name: str, colour: int, landmark: str, x: float, y: float) -> None:
        self.name = name
        self.colour = colour
        self.landmark = landmark
        self.x = x
        self.y = y
        self.next: list[int] = []


class Board:
    """A checked board. Tiles 0..road-1 are the road in order; hidden tiles follow."""

    def __init__(
        self,
        name: str,
        tiles: list[Tile],
        road: int,
        path_of: dict[int, str],
        ghost_start: list[int],
        content: str,
        rules: int = NEWEST_RULES,
    ) -> None:
        self.name = name
        self.rules = rules  # the version of the rules that the tables of walks follow
        self.path_of = path_of  # the hidden path of each green tile
        self.tiles = tiles
        self.content = content
        self.index = {tile.name: at for at, tile in enumerate(tiles)}
        count = len(tiles)
        self.count: i64 = count
        self.road: i64 = road
        self.linden: i64 = road - 1
        shelters = [at for at in range(road) if tiles[at].colour == YELLOW]
        reds = [at for at in range(road) if tiles[at].colour == RED]
        self.bank: i64 = reds[0]
        self.gate: i64 = reds[1]
        self.hut: i64 = shelters[1]
        self.tower: i64 = shelters[2]
        self.colour: vec[i64] = filled(count, 0)
        self.onward: vec[i64] = filled(count, -1)  # the tile behind a red tile
        self.refuge: vec[i64] = filled(count, 0)  # DR-8.3: where a child scared here runs to
        for at, tile in enumerate(tiles):
            self.colour[at] = tile.colour
            if tile.colour == RED:
                self.onward[at] = tile.next[0]
            self.refuge[at] = max((s for s in shelters if s <= at), default=0) if at < road else 0
        self.ghost_start: vec[i64] = vec[i64]([i64(at) for at in ghost_start])
        self.low: vec[i64] = filled(count, -1)  # DR-8.7: the ends of the stretch around a road tile
        self.high: vec[i64] = filled(count, -1)
        for first, last in pairwise(shelters):
            for at in range(first + 1, last):
                self.low[at] = first + 1
                self.high[at] = last - 1
        # haunt_to[(direction * 8 + pips - 1) * road + tile]: where a ghost ends.
        self.haunt_to: vec[i64] = filled(2 * GHOST_FACES * road, -1)
        # Of every (pips, tile) the reason for every refusal, and the targets from first to the next first.
        self.walk_fault: vec[i64] = filled(CHILD_FACES * count * count, 0)
        self.group_fault: vec[i64] = filled(CHILD_FACES * count * count, 0)
        self.child_first: vec[i64] = filled(CHILD_FACES * count + 1, 0)
        self.group_first: vec[i64] = filled(CHILD_FACES * count + 1, 0)
        self.child_targets: vec[i64] = vec[i64]()
        self.group_targets: vec[i64] = vec[i64]()
        self._routes: dict[tuple[int, int, bool], tuple[int, ...]] = {}
        self._older: dict[int, Board] = {}
        self._shown: shown.Board | None = None
        self.labels: list[Text] = [_label(tiles, at, path_of) for at in range(len(tiles))]
        self._fill_ghosts()
        self._fill_walks()

    def _fill_ghosts(self) -> None:
        """Where a ghost ends, by direction, pips and tile."""
        road = int(self.road)
        for direction in range(2):
            for pips in range(1, GHOST_FACES + 1):
                for at in range(road):
                    if self.colour[at] != YELLOW:
                        slot = (direction * GHOST_FACES + pips - 1) * road + at
                        self.haunt_to[slot] = self.ghost_path(at, direction, pips)[-1]

    def ghost_path(self, at: int, direction: int, pips: int) -> list[int]:
        """The tiles a ghost walks over: it turns before a yellow tile, and turning costs no pip. # DR-8.8, S16

        A ghost on R9 of the full board with a forward 5 walks 10, 11, 10, 9, 8.
        """
        step = 1 if direction == 0 else -1
        path = []
        for _ in range(pips):
            if self.tiles[at + step].colour == YELLOW:
                step = -step
            at += step
            path.append(at)
        return path

    def _fill_walks(self) -> None:
        """Tables of walks: child_targets and group_targets per (pips, tile), and the reason for every refusal."""
        count = int(self.count)
        ahead = [self._ahead(at) for at in range(count)]
        for pips in range(1, CHILD_FACES + 1):
            for at in range(count):
                row = (pips - 1) * count + at
                self.child_first[row] = len(self.child_targets)
                self.group_first[row] = len(self.group_targets)
                near = self._distances(at, stop_at_red=True, slow=True)
                allowed = self._distances(at, stop_at_red=True, slow=pips <= SLOW_PIPS)
                reached = {route[-1] for route in self._all_group_routes(at, pips)}
                ends = {route[-1] for route in self._group_routes(at, pips)}
                for to in range(count):
                    fault = self._fault(at, to, pips, ahead, near, allowed)
                    self.walk_fault[row * count + to] = fault
                    if fault == ALLOWED:
                        self.child_targets = append(self.child_targets, i64(to))
                        if to in ends:
                            self.group_targets = append(self.group_targets, i64(to))
                        else:
                            fault = GROUP_ROUTE if to in reached else GROUP_SHORT
                    self.group_fault[row * count + to] = fault
        self.child_first[CHILD_FACES * count] = len(self.child_targets)
        self.group_first[CHILD_FACES * count] = len(self.group_targets)
        rows = CHILD_FACES * count
        walks = max(int(self.child_first[row + 1] - self.child_first[row]) for row in range(rows))
        marches = max(int(self.group_first[row + 1] - self.group_first[row]) for row in range(rows))
        ghosts, groups = 2 * GHOST_COUNT, len(CHILD_NAMES) // 2
        self.most_actions: i64 = max(2 * walks + ghosts, groups * marches)

    def _ahead(self, at: int) -> set[int]:
        """All tiles that lie before a child here, red tiles or not."""
        found: set[int] = set()
        todo = list(self.tiles[at].next)
        while todo:
            tile = todo.pop()
            if tile not in found:
                found.add(tile)
                todo.extend(self.tiles[tile].next)
        return found

    def _distances(self, at: int, stop_at_red: bool, slow: bool) -> list[int]:
        """Steps from here to every tile; NEVER where no walk leads. slow: may green and brown be walked on?"""
        steps = [NEVER] * len(self.tiles)
        steps[at] = 0
        todo = [at]
        for tile in todo:
            if stop_at_red and tile != at and self.tiles[tile].colour == RED:
                continue
            for to in self.tiles[tile].next:
                if steps[to] == NEVER and (slow or self.tiles[to].colour not in (GREEN, BROWN)):
                    steps[to] = steps[tile] + 1
                    todo.append(to)
        return steps

    def _fault(self, at: int, to: int, pips: int, ahead: list[set[int]], near: list[int], allowed: list[int]) -> int:
        """Why a child cannot walk from here to there by these pips, ghosts apart; ALLOWED if it can."""
        if at == self.linden:
            return LINDEN_STAYS  # DR-8.5
        if self.colour[at] == RED:
            return WAITS_RED  # DR-8.12
        if to == at:
            return NO_STEP  # DR-10.5
        if to not in ahead[at]:
            return BACKWARD if at in ahead[to] else NOT_REACHABLE  # DR-10.4
        if pips > SLOW_PIPS and self.colour[at] in (GREEN, BROWN):
            return SLOW_HERE  # DR-8.20, DR-8.22
        if near[to] == NEVER:
            return RED_STOPS  # DR-8.12
        if near[to] > pips:
            return TOO_FAR  # DR-10.1
        if allowed[to] > pips:
            return SLOW_THERE  # DR-8.20, DR-8.22
        if self.colour[to] == BLUE:
            return ENDS_BLUE  # DR-8.10
        return ALLOWED

    def _group_routes(self, at: int, pips: int) -> list[tuple[int, ...]]:
        """How a group may walk: the routes along which the most pips can be drawn. # DR-11.2, S7"""
        routes = self._all_group_routes(at, pips)
        if self.rules < LONGEST_ROUTE:
            return routes
        longest = max([len(route) for route in routes], default=0)
        return [route for route in routes if len(route) == longest]

    def _all_group_routes(self, at: int, pips: int) -> list[tuple[int, ...]]:
        """Every route of a group, as far as the last tile that is not blue."""
        found: list[tuple[int, ...]] = []
        if pips > SLOW_PIPS and self.tiles[at].colour in (GREEN, BROWN):
            return found
        todo: list[tuple[int, ...]] = [()]
        for route in todo:  # grows as it goes; the road comes before hidden paths
            tile = route[-1] if route else at
            onward = [
                to for to in self.tiles[tile].next if pips <= SLOW_PIPS or self.tiles[to].colour not in (GREEN, BROWN)
            ]
            if len(route) == pips or not onward or (route and self.tiles[tile].colour == RED):
                while route and self.tiles[route[-1]].colour == BLUE:
                    route = route[:-1]
                if route:
                    found.append(route)
            else:
                todo.extend((*route, to) for to in onward)
        return found

    def group_route(self, at: int, to: int, pips: int) -> tuple[int, ...]:
        """The way on which these pips lead a group from a tile to a tile, without the first tile."""
        for route in self._group_routes(at, pips):
            if route[-1] == to:
                return route
        raise ValueError(f"no group goes from {at} to {to} by {pips}")

    def in_version(self, rules: int) -> Board:
        """This board with the walks of these rules; always the same one."""
        if rules == self.rules:
            return self
        if rules not in self._older:
            starts = [int(at) for at in self.ghost_start]
            self._older[rules] = Board(self.name, self.tiles, int(self.road), self.path_of, starts, self.content, rules)
        return self._older[rules]

    def downstream(self) -> list[int]:
        """All tiles, each after everything that lies before it: the linden first, the village last."""
        out: list[int] = []
        done: set[int] = set()
        todo = [0]
        while todo:
            tile = todo[-1]
            waiting = [to for to in self.tiles[tile].next if to not in done]
            if waiting:
                todo.extend(waiting)
            else:
                todo.pop()
                if tile not in done:
                    done.add(tile)
                    out.append(tile)
        return out

    def route(self, at: int, to: int, pips: int) -> tuple[int, ...]:
        """The shortest way from a tile to a tile that these pips allow, without the first tile."""
        slow = pips <= SLOW_PIPS
        known = self._routes.get((at, to, slow))
        if known is not None:
            return known
        back = {at: at}
        todo = [at]
        for tile in todo:
            for step in self.tiles[tile].next:
                if step not in back and (slow or self.tiles[step].colour not in (GREEN, BROWN)):
                    back[step] = tile
                    todo.append(step)
        path = []
        tile = to
        while tile != at:
            path.append(tile)
            tile = back[tile]
        path.reverse()
        self._routes[(at, to, slow)] = tuple(path)
        return tuple(path)

    def shown(self) -> shown.Board:
        """The board as people see it; always the same one."""
        if self._shown is not None:
            return self._shown
        places = tuple(
            shown.Place(
                id=tile.name,
                kind=TILE_COLOURS[tile.colour],
                label=self.labels[at],
                x=tile.x,
                y=tile.y,
                next=tuple(self.tiles[to].name for to in tile.next),
                landmark=tile.landmark,
                about=(Text(f"dr-tile-{TILE_COLOURS[tile.colour]}"), Text(f"dr-tile-{TILE_COLOURS[tile.colour]}.why")),
                beside=self._beside(at),
            )
            for at, tile in enumerate(self.tiles)
        )
        self._shown = shown.Board(self.name, places)
        return self._shown

    def _beside(self, at: int) -> tuple[Beside, ...]:
        """The tiles that follow, and those that this one follows."""
        out: list[Beside] = []
        for to in self.tiles[at].next:
            path = self.path_of.get(to)
            way = Text("dr-way-on")
            if path is not None and path != self.path_of.get(at):
                way = Text("dr-way-hidden", {"path": Text(f"dr-path-{path}")})
            out.append(Beside(self.tiles[to].name, way))
        back = [tile.name for tile in self.tiles if at in tile.next]
        return tuple(out + [Beside(name, Text("dr-way-back")) for name in back])


def _label(tiles: list[Tile], at: int, path_of: dict[int, str]) -> Text:
    """Shelters, obstacles and haunts are known by name, hidden tiles by their path, others by what lies behind them."""
    tile = tiles[at]
    if tile.colour in NAMED:
        return Text(f"dr-landmark-{tile.landmark}")
    path = path_of.get(at)
    if path is not None:
        nth = sum(1 for other, name in path_of.items() if name == path and other <= at)
        return Text("dr-path-tile", {"path": Text(f"dr-path-{path}"), "n": nth})
    before = at
    while tiles[before].colour not in NAMED:
        before -= 1
    past = Text(f"dr-landmark-{tiles[before].landmark}.past")
    return Text("dr-tile", {"kind": Text(f"dr-tile-{TILE_COLOURS[tile.colour]}"), "n": at - before, "past": past})


# --- reading and checking -------------------------------------------------------------------------


def read_board(source: str) -> Board:
    """A board from the text of its file; raises SetupError with every fault."""
    if len(source) > LARGEST_FILE:
        raise SetupError([Text("dr-board-too-large", {"count": LARGEST_FILE})])
    if max(map(len, source.split("\n"))) > LONGEST_LINE:  # the parser takes quadratic time for long dotted keys
        raise SetupError([Text("dr-board-too-large", {"count": LONGEST_LINE})])
    try:
        data = tomllib.loads(source)
    except (ValueError, RecursionError) as error:  # TOMLDecodeError, and ValueError for a number of too many digits
        raise SetupError([Text("dr-board-not-toml", {"why": str(error)})]) from None
    if data.get("format") != FORMAT:
        raise SetupError([Text("dr-board-version", {"value": str(data.get("format")), "count": FORMAT})])
    faults: list[Text] = []
    plan = _Plan(data, faults)
    if len(plan.tiles) <= MOST_TILES and plan.check_road(faults):
        plan.check_paths(faults)
        plan.check_ghosts(faults)
    if faults:
        raise SetupError(faults)
    path_of = {tile: name for name, _, _, first, last in plan.paths for tile in range(first, last + 1)}
    return Board(plan.name, plan.tiles, plan.road, path_of, plan.ghost_start, plan.content())


class _Plan:
    """A board file taken apart, before it is known to be good."""

    def __init__(self, data: dict[str, object], faults: list[Text]) -> None:
        for key in data:
            if key not in ("format", "id", "tile", "path", "ghost"):
                faults.append(Text("dr-board-unknown-key", {"key": key}))
        name = data.get("id")
        self.name = name if isinstance(name, str) else ""
        if not _is_name(self.name.replace("-", "")):
            faults.append(Text("dr-board-wrong-type", {"key": "id"}))
        self.tiles: list[Tile] = []
        self.ghost_start: list[int] = []
        self.paths: list[tuple[str, str, str, int, int]] = []  # id, from, to, first tile, last tile
        self.ghosts: list[tuple[str, str]] = []
        for table in _tables(data, "tile", faults):
            self._tile(table, "tile", faults)
        self.road = len(self.tiles)
        for table in _tables(data, "path", faults):
            self._path(table, faults)
        for table in _tables(data, "ghost", faults):
            _known(table, ("id", "start"), "ghost", faults)
            self.ghosts.append((_string(table, "id", "ghost", faults), _string(table, "start", "ghost", faults)))
        if len(self.tiles) > MOST_TILES:
            faults.append(Text("dr-board-too-large", {"count": MOST_TILES}))
        names: set[str] = set()
        for tile in self.tiles:
            if tile.name and tile.name in names:
                faults.append(Text("dr-board-duplicate-tile", {"tile": tile.name}))
            names.add(tile.name)

    def _tile(self, table: dict[str, object], where: str, faults: list[Text]) -> None:
        hidden = where == "path"
        _known(table, ("id", "at") if hidden else ("id", "colour", "landmark", "at"), where, faults)
        name = _string(table, "id", where, faults)
        if name and not _is_name(name):
            faults.append(Text("dr-board-wrong-type", {"key": f"{where} id {name!r}"}))
        colour = "green" if hidden else _string(table, "colour", where, faults)
        landmark = table.get("landmark", "")
        if colour not in TILE_COLOURS or (colour == "green" and not hidden):
            faults.append(Text("dr-board-bad-colour", {"tile": name, "value": colour}))
            colour = "grey"
        if not isinstance(landmark, str) or (landmark and landmark not in LANDMARKS):
            faults.append(Text("dr-board-wrong-type", {"key": f"landmark of {name}"}))
            landmark = ""
        if landmark in LANDMARK_COLOUR and LANDMARK_COLOUR[landmark] != colour:
            faults.append(Text("dr-board-bad-colour", {"tile": name, "value": colour}))
        at = table.get("at")
        x, y = 0.0, 0.0
        if (
            isinstance(at, list)
            and len(at) == 2
            and all(isinstance(v, int | float) and not isinstance(v, bool) and 0 <= v <= 1000 for v in at)
        ):
            x, y = float(at[0]), float(at[1])
        else:
            faults.append(Text("dr-board-wrong-type", {"key": f"at of {name}"}))
        self.tiles.append(Tile(name, TILE_COLOURS.index(colour), landmark, x, y))

    def _path(self, table: dict[str, object], faults: list[Text]) -> None:
        _known(table, ("id", "from", "to", "tiles"), "path", faults)
        name = _string(table, "id", "path", faults)
        if name and name not in PATHS:
            faults.append(Text("dr-board-wrong-type", {"key": f"path {name}"}))
        start, end = _string(table, "from", "path", faults), _string(table, "to", "path", faults)
        first = len(self.tiles)
        for tile in _tables(table, "tiles", faults):
            self._tile(tile, "path", faults)
        if len(self.tiles) == first:
            faults.append(Text("dr-board-path-empty", {"path": name}))
        self.paths.append((name, start, end, first, len(self.tiles) - 1))

    def check_road(self, faults: list[Text]) -> bool:
        """Shelters, obstacles and their neighbours stand where the rules need them; is there a road to speak of?"""
        before = len(faults)
        tiles = self.tiles[: self.road]
        shelters = [tile.landmark for tile in tiles if tile.colour == YELLOW]
        if shelters.count("village") == 0:
            faults.append(Text("dr-board-no-village"))
        if shelters.count("village") > 1:
            faults.append(Text("dr-board-two-villages"))
        if "linden" not in shelters:
            faults.append(Text("dr-board-no-linden"))
        elif tiles[-1].landmark != "linden":
            faults.append(Text("dr-board-unreachable", {"tile": tiles[-1].name}))
        if shelters != list(SHELTERS) or (tiles and tiles[0].colour != YELLOW):
            faults.append(Text("dr-board-shelters"))
        reds = [tile.landmark for tile in tiles if tile.colour == RED]
        if reds != list(OBSTACLES):
            faults.append(Text("dr-board-reds"))
        if len(faults) > before:
            return False
        for at, tile in enumerate(tiles):
            if tile.landmark == "river" and tile.colour == RED and tiles[at + 1].landmark != "hut":
                faults.append(Text("dr-board-river-then-hut"))
            if tile.landmark == "gate" and tile.colour == RED and tiles[at + 1].colour != BROWN:
                faults.append(Text("dr-board-gate-then-brown"))
        gate = next(at for at, tile in enumerate(tiles) if tile.colour == RED and tile.landmark == "gate")
        tower = next(at for at, tile in enumerate(tiles) if tile.landmark == "tower")
        if gate < tower:
            faults.append(Text("dr-board-reds"))
        for at, tile in enumerate(tiles):
            if (tile.colour == BROWN) != (gate < at < self.road - 1):
                faults.append(Text("dr-board-last-before-linden", {"tile": tile.name}))
        shelter_at = [at for at, tile in enumerate(tiles) if tile.colour == YELLOW]
        for first, last in pairwise(shelter_at):
            if last - first - 1 < SHORTEST_STRETCH:
                faults.append(Text("dr-board-short-stretch", {"stretch": Text(f"dr-landmark-{tiles[first].landmark}")}))
        for tile, after in pairwise(tiles):
            if tile.colour == BLUE and after.colour == BLUE:
                faults.append(Text("dr-board-blue-blocks", {"tile": after.name}))
        for at in range(self.road - 1):
            self.tiles[at].next = [at + 1]
        return True

    def check_paths(self, faults: list[Text]) -> None:
        """A hidden path leaves and rejoins the road in one stretch, forward, and skips no shelter and no obstacle."""
        index = {tile.name: at for at, tile in enumerate(self.tiles[: self.road])}
        taken: set[int] = set()
        names: set[str] = set()
        for name, start, end, first, last in self.paths:
            here: dict[str, int | str | Text] = {"path": name}
            if name in names:
                faults.append(Text("dr-board-path-overlap", {"path": name}))
            names.add(name)
            if start not in index or end not in index:
                faults.append(Text("dr-board-path-ends-on", {"path": name, "tile": end if start in index else start}))
                continue
            begin, finish = index[start], index[end]
            if finish <= begin + 1:
                faults.append(Text("dr-board-path-backward", here))
                continue
            skipped = self.tiles[begin + 1 : finish]
            if any(tile.colour == YELLOW for tile in skipped):
                faults.append(Text("dr-board-path-skips-shelter", here))
            if any(tile.colour == RED for tile in skipped):
                faults.append(Text("dr-board-path-skips-obstacle", here))
            hut = next(at for at, tile in enumerate(self.tiles) if tile.landmark == "hut")
            if self.tiles[begin].colour in (RED, BROWN) or self.tiles[finish].colour == RED or begin < hut:
                faults.append(Text("dr-board-path-ends-on", {"path": name, "tile": start}))
            if any(at in taken for at in range(begin, finish)):
                faults.append(Text("dr-board-path-overlap", here))
            taken.update(range(begin, finish))
            self.tiles[begin].next.append(first)
            for at in range(first, last):
                self.tiles[at].next = [at + 1]
            self.tiles[last].next = [finish]

    def check_ghosts(self, faults: list[Text]) -> None:
        """One ghost on each blue tile, each in the stretch that is its own. # DR-7.2, DR-8.7"""
        index = {tile.name: at for at, tile in enumerate(self.tiles[: self.road])}
        shelters = [at for at, tile in enumerate(self.tiles[: self.road]) if tile.colour == YELLOW]
        starts = dict(self.ghosts)
        if len(starts) != len(self.ghosts) or any(name not in GHOSTS for name in starts):
            faults.append(Text("dr-board-wrong-type", {"key": "ghost"}))
        for name in GHOSTS:
            at = index.get(starts.get(name, ""))
            if at is None:
                faults.append(Text("dr-board-ghost-missing", {"stretch": Text(f"dr-landmark-{name}")}))
                continue
            self.ghost_start.append(at)
            if self.tiles[at].colour != BLUE or self.tiles[at].landmark != name:
                faults.append(Text("dr-board-ghost-off-blue", {"tile": self.tiles[at].name}))
            if sum(1 for shelter in shelters if shelter < at) - 1 != AREAS[name]:
                faults.append(Text("dr-board-ghost-area", {"ghost": Text(f"dr-ghost-{name}")}))
        for at, tile in enumerate(self.tiles[: self.road]):
            if tile.colour == BLUE and at not in self.ghost_start:
                faults.append(Text("dr-board-blue-without-ghost", {"tile": tile.name}))

    def content(self) -> str:
        """A hash of all that matters for the rules; a board may be drawn anew without a new hash."""
        tiles = [f"{tile.name} {tile.colour} {tile.landmark} {tile.next}" for tile in self.tiles]
        return hashlib.sha256("\n".join([self.name, *tiles, str(self.ghost_start)]).encode()).hexdigest()[:16]


def _is_name(name: str) -> bool:
    return name.isascii() and name.isalnum() and name == name.lower() and len(name) <= LONGEST_NAME


def _tables(data: dict[str, object], key: str, faults: list[Text]) -> list[dict[str, object]]:
    found = data.get(key, [])
    if not isinstance(found, list) or any(not isinstance(item, dict) for item in found):
        faults.append(Text("dr-board-wrong-type", {"key": key}))
        return []
    return found


def _string(table: dict[str, object], key: str, where: str, faults: list[Text]) -> str:
    value = table.get(key)
    if isinstance(value, str) and value:
        return value
    faults.append(Text("dr-board-wrong-type", {"key": f"{where} {key}"}))
    return ""


def _known(table: dict[str, object], keys: tuple[str, ...], where: str, faults: list[Text]) -> None:
    faults.extend(Text("dr-board-unknown-key", {"key": f"{where} {key}"}) for key in table if key not in keys)


# --- the boards we have ---------------------------------------------------------------------------

BUILT_IN: Final = ("linden", "short")
_added: dict[str, Board] = {}


def add_board(board: Board) -> None:
    """Make a board of one's own available under its name for this process."""
    if board.name in BUILT_IN:
        raise SetupError([Text("dr-board-name-taken", {"value": board.name})])
    _added[board.name] = board


def board_names() -> tuple[str, ...]:
    return (*BUILT_IN, *_added)


def board_named(name: str) -> Board:
    """A board we have, ready made."""
    return _added[name] if name in _added else _built_in(name)


@functools.cache
def _built_in(name: str) -> Board:
    folder = resources.files("lamplight.games.dunkelrunde") / "boards"
    return read_board((folder / f"{name}.toml").read_text(encoding="utf-8"))
