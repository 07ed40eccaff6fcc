"""Layouts: room cards placed and turned on a grid, checked, generated, and spelled in one short line.

The spelling is what files, links and options carry: `d1c:` (dungeon, version 1, classic doors) or `h1t:` (house,
twisty), then three characters per card in the order of the cards: column, row (0-9a-f) and turn (0-3). Two floors are
joined by `+`.
"""

from __future__ import annotations

from collections import deque
from typing import Final

from lamplight.core.game import SetupError
from lamplight.core.rng import Rng
from lamplight.core.view import Text
from lamplight.games.rumble.rooms import (
    CELLAR,
    DUNGEON_ROOMS,
    ENTRY,
    FRONT_DOOR,
    HOUSE_ROOMS,
    STEPS,
    TREASURY,
    doors,
)

GRID: Final = 16
DIGITS: Final = "0123456789abcdef"
NEAREST: Final = 4  # A17: entry and treasure room are at least this far apart
LONGEST: Final = 120
DUNGEON: Final = "d"
HOUSE: Final = "h"
VERSION: Final = "1"
CLASSIC: Final = "c"
TWISTY: Final = "t"


class Card:
    """A room card on the table."""

    def __init__(self, room: str, x: int, y: int, turn: int) -> None:
        self.room = room
        self.x = x
        self.y = y
        self.turn = turn


class Floor:
    """The twelve cards of one box, placed. Not yet known to be good."""

    def __init__(self, kind: str, twisty: bool, cards: list[Card]) -> None:
        self.kind = kind
        self.twisty = twisty
        self.cards = cards

    def names(self) -> tuple[str, ...]:
        """The rooms of this floor in the order of the box; a tiny floor for studies may lack some."""
        placed = {card.room for card in self.cards}
        return tuple(room for room in self.box() if room in placed)

    def box(self) -> tuple[str, ...]:
        return DUNGEON_ROOMS if self.kind == DUNGEON else HOUSE_ROOMS

    def spelled(self) -> str:
        """The layout as one line; parse_floor reads it back."""
        by_name = {card.room: card for card in self.cards}
        body = "".join(
            f"{DIGITS[by_name[room].x]}{DIGITS[by_name[room].y]}{by_name[room].turn}" for room in self.names()
        )
        return f"{self.kind}{VERSION}{TWISTY if self.twisty else CLASSIC}:{body}"

    def links(self) -> dict[str, list[str]]:
        """Which rooms are adjacent: a door meets a door. # RD-4.7, A18"""
        at = {(card.x, card.y): card for card in self.cards}
        out: dict[str, list[str]] = {card.room: [] for card in self.cards}
        for card in self.cards:
            for side in doors(card.room, card.turn, self.twisty):
                dx, dy = STEPS[side]
                other = at.get((card.x + dx, card.y + dy))
                if other is not None and (side + 2) % 4 in doors(other.room, other.turn, self.twisty):
                    out[card.room].append(other.room)
        return out


def distances(links: dict[str, list[str]], start: str) -> dict[str, int]:
    """Steps from a room to every room that can be reached."""
    steps = {start: 0}
    todo = deque([start])
    while todo:
        room = todo.popleft()
        for other in links[room]:
            if other not in steps:
                steps[other] = steps[room] + 1
                todo.append(other)
    return steps


def faults(floor: Floor, combined: bool) -> list[Text]:
    """Everything that is wrong with a floor; nothing if it can be played on. # RD-2.1, RD-2.3, A17-A19, C2"""
    out: list[Text] = []
    known = floor.box()
    seen: set[str] = set()
    taken: dict[tuple[int, int], str] = {}
    for card in floor.cards:
        if card.room not in known:
            out.append(Text("rd-layout-unknown", {"room": card.room[:20]}))
            continue
        if card.room in seen:
            out.append(Text("rd-layout-repeated", {"room": Text(f"rd-room-{card.room}")}))
        seen.add(card.room)
        if (card.x, card.y) in taken:
            pair = {"room": Text(f"rd-room-{card.room}"), "other": Text(f"rd-room-{taken[(card.x, card.y)]}")}
            out.append(Text("rd-layout-overlap", {**pair}))
        taken[(card.x, card.y)] = card.room
    out.extend(Text("rd-layout-missing", {"room": Text(f"rd-room-{room}")}) for room in known if room not in seen)
    if out:
        return out
    links = floor.links()
    hub = known[0]
    reached = distances(links, hub)
    for room in known:
        if room not in reached:
            out.append(Text("rd-layout-unreachable", {"room": Text(f"rd-room-{room}")}))
    if floor.kind == DUNGEON and TREASURY in reached and reached[TREASURY] < NEAREST:
        out.append(Text("rd-layout-too-close", {"steps": reached[TREASURY], "need": NEAREST}))
    if floor.kind == HOUSE and combined and not out:
        far = distances(links, CELLAR)
        if far[FRONT_DOOR] < max(far.values()):
            out.append(Text("rd-layout-front-door", {"steps": far[FRONT_DOOR], "need": max(far.values())}))
    return out


def parse_floor(text: str) -> Floor:
    """A floor from its spelling; raises SetupError if it is not one."""
    bad = SetupError([Text("rd-layout-spelling")])
    head, colon, body = text.partition(":")
    if not colon or len(head) != 3 or head[0] not in (DUNGEON, HOUSE) or head[2] not in (CLASSIC, TWISTY):
        raise bad
    if head[1] != VERSION:
        raise SetupError([Text("rd-layout-version", {"value": head[1], "known": VERSION})])
    names = DUNGEON_ROOMS if head[0] == DUNGEON else HOUSE_ROOMS
    if len(body) != 3 * len(names):
        raise bad
    cards = []
    for at, room in enumerate(names):
        x, y, turn = body[3 * at], body[3 * at + 1], body[3 * at + 2]
        if x not in DIGITS or y not in DIGITS or turn not in "0123":
            raise bad
        cards.append(Card(room, DIGITS.index(x), DIGITS.index(y), int(turn)))
    return Floor(head[0], head[2] == TWISTY, cards)


def parse_layout(text: str, kinds: str) -> list[Floor]:
    """The floors of a layout for a set of boxes ("d", "h" or "dh"), checked; raises SetupError with every fault."""
    if len(text) > LONGEST:
        raise SetupError([Text("rd-layout-spelling")])
    floors = [parse_floor(part) for part in text.split("+")]
    if [floor.kind for floor in floors] != list(kinds):
        raise SetupError([Text("rd-layout-wrong-set")])
    found = [fault for floor in floors for fault in faults(floor, len(kinds) > 1)]
    if found:
        raise SetupError(found)
    return floors


def generated(kind: str, twisty: bool, number: int, combined: bool) -> Floor:
    """The layout of this number: connected, with a loop, the two special rooms as far apart as any two. # A17

    The same number gives the same layout in both builds, for ever.
    """
    names = DUNGEON_ROOMS if kind == DUNGEON else HOUSE_ROOMS
    rng = Rng(number * 4 + (1 if twisty else 0) + (2 if kind == HOUSE else 0))
    while True:
        floor = _attempt(kind, twisty, names, rng)
        if floor is not None and not faults(floor, combined) and _good(floor):
            return floor


def _good(floor: Floor) -> bool:
    """A loop, and the special rooms at the two ends of the whole floor."""
    links = floor.links()
    if sum(len(to) for to in links.values()) // 2 < len(floor.cards):
        return False
    first, last = (ENTRY, TREASURY) if floor.kind == DUNGEON else (CELLAR, FRONT_DOOR)
    diameter = max(max(distances(links, room).values()) for room in links)
    return diameter >= NEAREST and distances(links, first)[last] == diameter


def _attempt(kind: str, twisty: bool, names: tuple[str, ...], rng: Rng) -> Floor | None:
    """Grow a shape of cells, deal the cards onto it, and put the special rooms at its two ends."""
    cells = [(0, 0)]
    while len(cells) < len(names):
        x, y = cells[int(rng.below(len(cells)))]
        dx, dy = STEPS[int(rng.below(4))]
        cell = (x + dx, y + dy)
        near = sum(1 for sx, sy in STEPS if (cell[0] + sx, cell[1] + sy) in cells)
        if cell not in cells and near <= 2 and rng.below(3) < 4 - near:
            cells.append(cell)
    left, top = min(x for x, _ in cells), min(y for _, y in cells)
    cells = sorted((x - left, y - top) for x, y in cells)
    if max(x for x, _ in cells) > 6 or max(y for _, y in cells) > 4:
        return None
    order = list(names)
    for at in range(len(order) - 1, 0, -1):
        other = int(rng.below(at + 1))
        order[at], order[other] = order[other], order[at]
    floor = Floor(kind, twisty, [Card(room, x, y, 0) for room, (x, y) in zip(order, cells, strict=True)])
    first, last = (ENTRY, TREASURY) if kind == DUNGEON else (CELLAR, FRONT_DOOR)
    for _ in range(3):  # with twisty doors the ends move when cards are turned, so look again
        if twisty:
            _turn(floor, rng)
        ends = _ends(floor)
        _swap(floor, first, ends[0])
        _swap(floor, last, ends[0] if ends[1] == first else ends[1])
        if not twisty:
            break
    return floor


def _ends(floor: Floor) -> tuple[str, str]:
    """Two rooms as far apart as any two that are joined."""
    links = floor.links()
    best = (0, floor.cards[0].room, floor.cards[1].room)
    for card in floor.cards:
        for room, steps in distances(links, card.room).items():
            if steps > best[0]:
                best = (steps, card.room, room)
    return best[1], best[2]


def _turn(floor: Floor, rng: Rng) -> None:
    """Turn every card so that many of its doors meet a door."""
    at = {(card.x, card.y): card for card in floor.cards}
    for _ in range(3):
        for card in floor.cards:
            best, most = card.turn, -1
            shift = int(rng.below(4))
            for k in range(4):
                turn = (k + shift) % 4
                meet = 0
                for side in doors(card.room, turn, True):
                    other = at.get((card.x + STEPS[side][0], card.y + STEPS[side][1]))
                    if other is not None:
                        meet += 2 if (side + 2) % 4 in doors(other.room, other.turn, True) else 1
                if meet > most:
                    best, most = turn, meet
            card.turn = best


def _swap(floor: Floor, one: str, two: str) -> None:
    """Two cards change places."""
    by_name = {card.room: card for card in floor.cards}
    a, b = by_name[one], by_name[two]
    a.x, a.y, b.x, b.y = b.x, b.y, a.x, a.y
