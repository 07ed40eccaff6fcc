"""A second Rumble, tiny and slow, written from the rules' text alone: it shares no line and no table with the engine.

The map is read off the table as everybody sees it: cards on a grid with doors on their sides. `successors` gives every
legal action of the seat to act with what it leads to; `draws` does the same for luck, all outcomes equally likely.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from lamplight.core.view import Board
from lamplight.games.rumble.tableau import DungeonChart, Side

SIDES: dict[Side, tuple[int, int]] = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
FACING: dict[Side, Side] = {"north": "south", "south": "north", "east": "west", "west": "east"}


@dataclass(frozen=True)
class Map:
    """What the rules know of a dungeon: which doors meet, where the chest starts, where one may leave."""

    rooms: tuple[str, ...]
    doors: frozenset[tuple[str, str]]
    treasury: str | None
    exit: str | None

    def ways(self, room: str) -> list[str]:
        return [other for other in self.rooms if (room, other) in self.doors]


def read_map(board: Board) -> Map:
    """Door meets door on the same floor (A18); with two floors the entry is the stairs, the front door the exit."""
    assert isinstance(board.chart, DungeonChart)
    cards = {card.room: card for card in board.chart.rooms}
    doors = set()
    for here in board.places:
        for there in board.places:
            step = (round(there.x - here.x), round(there.y - here.y))
            for side, way in SIDES.items():
                meets = side in cards[here.id].doors and FACING[side] in cards[there.id].doors
                if here.kind == there.kind and step == way and meets:
                    doors.add((here.id, there.id))
    ids = tuple(place.id for place in board.places)
    both = {"entry", "frontdoor"} <= set(ids)
    if both:
        doors |= {("entry", "cellar"), ("cellar", "entry")}
    leave = "frontdoor" if both else "entry"
    return Map(
        ids,
        frozenset(doors),
        "treasury" if "treasury" in ids else None,
        leave if leave in ids and "treasury" in ids else None,
    )


@dataclass(frozen=True)
class Deal:
    """What was agreed before the game."""

    map: Map
    names: tuple[str, ...]
    seats: int
    tokens: int
    adventures: int = 1
    guard: bool = True
    scaled: bool = False
    seating: bool = False
    broken: bool = False
    rules: int = 2

    @property
    def patience(self) -> int:
        """One box 72, both 288 (half of rooms times rooms), and four a player; at first eight a player, at least 24."""
        if self.rules == 1:
            return max(24, 8 * self.seats)
        return len(self.map.rooms) ** 2 // 2 + 4 * self.seats


@dataclass(frozen=True)
class Position:
    """Who stands where, who is out, who owns whom, and what is to happen next."""

    deal: Deal
    stage: str = "place"  # place, deal, start, act, over
    rooms: tuple[tuple[str, str], ...] = ()  # (who, where), for those inside
    fallen: tuple[str, ...] = ()
    escaped: str | None = None
    chest: str | None = None
    owners: tuple[tuple[str, int], ...] = ()  # (who, seat)
    mover: int = -1
    starter: int = 0
    last: tuple[str, str] | None = None
    quiet: int = 0
    past: tuple[tuple[tuple[str, int, int, int], ...], ...] = ()  # per adventure: who, owner or -1, rank, points

    @property
    def where(self) -> dict[str, str]:
        return dict(self.rooms)

    def of(self, who: str) -> int:
        return dict(self.owners).get(who, -1)

    def gains(self, seat: int) -> list[int]:
        """RD-6.2: only the better character counts."""
        return [max(points for _, owner, _, points in rows if owner == seat) for rows in self.past]

    def totals(self) -> list[int]:
        return [sum(self.gains(seat)) for seat in range(self.deal.seats)]


# --- luck ---


def draws(p: Position) -> dict[str, Position]:
    """Every outcome of the draw that is due; all are equally likely."""
    deal = p.deal
    if p.stage == "place":  # RD-2.4: room after room gets one of those who wait
        room = deal.map.rooms[len(p.rooms)]
        waiting = [who for who in deal.names if who not in p.where]
        return {f"place {who} {room}": placed(replace(p, rooms=(*p.rooms, (who, room)))) for who in waiting}
    if p.stage == "deal":  # RD-2.6: seat after seat gets its tokens
        seat = len(p.owners) // deal.tokens
        face_down = [who for who in deal.names if who not in dict(p.owners)]
        return {f"deal {seat + 1} {who}": dealt(replace(p, owners=(*p.owners, (who, seat)))) for who in face_down}
    assert p.stage == "start"
    totals = p.totals()
    poorest = [seat for seat in range(deal.seats) if totals[seat] == min(totals)]  # RD-4.1, RD-4.2, A13
    if p.past and deal.seating:
        poorest = [min(poorest, key=lambda seat: (seat - p.starter - 1) % deal.seats)]
    return {f"start {seat + 1}": replace(p, stage="act", mover=seat, starter=seat) for seat in poorest}


def placed(p: Position) -> Position:
    return replace(p, stage="deal", chest=p.deal.map.treasury) if len(p.rooms) == len(p.deal.names) else p


def dealt(p: Position) -> Position:
    return replace(p, stage="start") if len(p.owners) == p.deal.tokens * p.deal.seats else p


# --- what may be done ---


def actions(p: Position) -> set[str]:
    """RD-4 and RD-5 without the guard."""
    found = set()
    where = p.where
    for who, room in where.items():
        company = [other for other, at in where.items() if at == room and other != who]
        if company:
            found.add(f"fight {who}")
        else:
            found |= {f"move {who} {there}" for there in p.deal.map.ways(room)}
        if room == p.chest:
            found |= {f"carry {who} {there}" for there in p.deal.map.ways(room)}
            if room == p.deal.map.exit:
                found.add(f"leave {who}")
    return found


def allowed(p: Position) -> set[str]:
    """Item 1 of the guard: no take-back, unless nothing else is legal."""
    found = actions(p)
    if p.deal.guard and p.last is not None:
        who, room = p.last
        rest = found - {f"move {who} {room}", f"carry {who} {room}"}
        return rest or found
    return found


# --- what happens then ---


def successors(p: Position) -> dict[str, Position]:
    return {do: after(p, do) for do in allowed(p)} if p.stage == "act" else {}


def after(p: Position, do: str) -> Position:
    word, who, *rest = do.split(" ")
    where = p.where
    if word in ("move", "carry"):
        last = (who, where[who])
        where[who] = rest[0]
        q = replace(p, rooms=tuple(where.items()), last=last, quiet=p.quiet + 1)
        q = replace(q, chest=rest[0]) if word == "carry" else q
    else:
        del where[who]
        q = replace(p, rooms=tuple(where.items()), last=None, quiet=0)
        q = replace(q, fallen=(*p.fallen, who)) if word == "fight" else replace(q, escaped=who, chest=None)
    if len(where) == 1:
        return over(q, together=False)
    if p.deal.guard and q.quiet >= p.deal.patience:  # item 2
        return over(q, together=True)
    return replace(q, mover=(p.mover + 1) % p.deal.seats)


def may_be_called(p: Position) -> bool:
    """Item 3 of the guard: not before the first victim."""
    return p.stage == "act" and p.deal.guard and (p.deal.rules == 1 or len(p.fallen) > 0)


def called(p: Position) -> Position:
    """Item 3 of the guard: everybody agrees."""
    return over(p, together=True)


def over(p: Position, together: bool) -> Position:
    """RD-6: score, then the next adventure or the end."""
    past = (*p.past, tuple(scored(p, together)))
    if len(past) == p.deal.adventures:
        return replace(p, past=past, stage="over", mover=-2)
    return Position(p.deal, past=past, starter=p.starter)


def scored(p: Position, together: bool) -> list[tuple[str, int, int, int]]:
    """From the best rank down: 10, 9, 8, ... and never below 0 (scaled: from the number of characters less two)."""
    inside = list(p.where)
    line = [*p.fallen, *inside, *([p.escaped] if p.escaped else [])]
    best = len(line) - 2 if p.deal.scaled else 10
    rows = []
    for who in p.deal.names:
        place = line.index(who)
        if together and who in inside:
            place = len(p.fallen)
        rows.append((who, p.of(who), place, max(0, best - (len(line) - 1 - place))))
    return rows


def winners(p: Position) -> list[int]:
    """RD-6.8, A14."""
    totals = p.totals()
    first = [seat for seat in range(p.deal.seats) if totals[seat] == max(totals)]
    if p.deal.broken and len(first) > 1:
        best = {seat: max(p.gains(seat)) for seat in first}
        first = [seat for seat in first if best[seat] == max(best.values())]
        top = {
            seat: sum(1 for rows in p.past for _, owner, rank, _ in rows if owner == seat and rank == len(rows) - 1)
            for seat in first
        }
        first = [seat for seat in first if top[seat] == max(top.values())]
    return first


def reason(p: Position) -> str:
    """Why it ended like that: an end that a tie-break decided says so."""
    won, totals = winners(p), p.totals()
    if p.deal.rules > 1 and len(won) < totals.count(max(totals)):
        return "broken"
    return "most" if len(won) == 1 else "shared"
