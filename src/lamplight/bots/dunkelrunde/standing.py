"""How a game of DunkelRunde stands: each seat's share of the win, read off the board before a roll.

A seat's hope is a small network over what it has and what the others have; the shares are in proportion to the
exponentials of the hopes. The weights were fitted to games that the network played itself (tools/dunkelrunde/fit.py).
"""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lamplight.bots.dunkelrunde.heuristic import Map, map_of, threat
from lamplight.bots.dunkelrunde.weights import INNER, OUTER
from lamplight.bots.search.network import network
from lamplight.core.game import OVER, filled, zeros
from lamplight.games.dunkelrunde.board import BROWN, GREEN, RED, YELLOW, Board
from lamplight.games.dunkelrunde.game import DunkelRundeState

CHILD_WIDE: Final = 12  # numbers about each of the own children
FEATURES: Final = 52
MOST_CHILDREN: Final = 24
SCALE: Final = 30.0  # steps
NEVER: Final = 3.0  # farther than any child can be

# The numbers about a child, counted from where they begin.
FAR: Final = 0  # how far it still has to go
HOME: Final = 1  # it is at the linden
BEYOND_RIVER: Final = 2
BEYOND_GATE: Final = 3
RISK: Final = 4  # what a ghost may take away again
THREAT: Final = 5  # by which part of the ghost die
COMPANY: Final = 6  # it is not alone
CROWD: Final = 7  # how many are with it
HELD: Final = 8  # a ghost keeps it from leaving alone
SLOW: Final = 9  # it is on green or brown
FETCHED: Final = 10  # on red: how near whoever takes it along
SHELTERED: Final = 11

# The numbers about the others.
GIRLS: Final = 24  # the girl that is farthest on
BOYS: Final = 25
FIRST: Final = 26  # the child that is farthest on
BOTH: Final = 27  # the seat whose children together are farthest on
MEAN: Final = 28  # of all children
MOST_HOME: Final = 29  # of one seat
MEAN_HOME: Final = 30
FIRST_RISK: Final = 31
SECOND: Final = 32  # the best child of the next best seat
AFTER_FIRST: Final = 33  # the other child of the first one's seat
PAST_GATE: Final = 34
SHORT_OF_GATE: Final = 35
PAIRED: Final = 36
GIRL_LAG: Final = 37  # how far the own girl is behind the best
BOY_LAG: Final = 38
LONELY: Final = 39  # before the gate with few others there it is hard to find company
GIRL_TO_FIRST: Final = 40
BOY_TO_FIRST: Final = 41
NEXT_NEAR: Final = 42  # the children of whoever plays next
NEXT_FAR: Final = 43

# The numbers about the whole table.
NEAR_OWN: Final = 44
FAR_OWN: Final = 45
A_GIRL_HOME: Final = 46
A_BOY_HOME: Final = 47
WAIT: Final = 48  # until the own turn
ON_TURN: Final = 49
OTHERS: Final = 50
TO_THE_END: Final = 51  # until the curse is broken


class Standing:
    """Reads shares off positions of one board; the weights may be others than those it comes with."""

    def __init__(self, board: Board, inner: vec[float] = INNER, outer: vec[float] = OUTER) -> None:
        self.sketch: Map = map_of(board)
        self.inner: vec[float] = inner
        self.outer: vec[float] = outer
        self.far: vec[float] = zeros(MOST_CHILDREN)  # how far each child still has to go
        self.risk: vec[float] = zeros(MOST_CHILDREN)  # what a ghost may take away from it again
        self.faces: vec[float] = zeros(MOST_CHILDREN)  # for which part of the ghost die
        self.room: vec[float] = zeros(FEATURES)
        self.told: vec[i64] = filled(FEATURES, 0)

    def look(self, night: DunkelRundeState) -> None:
        """Of every child: how far it still has to go, and what a ghost may take away again."""
        board = night.board
        far = self.sketch.far
        child: i64 = 0
        count = 2 * night.seats
        while child < count:
            tile = night.child_at[child]
            here: float = far[tile]
            self.far[child] = here / SCALE
            self.risk[child] = 0.0
            self.faces[child] = 0.0
            if tile != board.linden:
                colour = board.colour[tile]
                if colour != YELLOW and colour != GREEN and night.children_on[tile] == 1:
                    faces = threat(night, tile)
                    if faces > 0:
                        part: float = float(faces) / 8.0
                        self.faces[child] = part
                        self.risk[child] = part * (far[board.refuge[tile]] - here) / 10.0
            child += 1

    def about_child(self, night: DunkelRundeState, child: i64, base: i64) -> None:
        """What is seen of one of the own children."""
        board = night.board
        out = self.room
        tile = night.child_at[child]
        colour = board.colour[tile]
        here = night.children_on[tile]
        out[base + FAR] = self.far[child]
        out[base + HOME] = 1.0 if tile == board.linden else 0.0
        out[base + BEYOND_RIVER] = 1.0 if tile > board.bank else 0.0
        out[base + BEYOND_GATE] = 1.0 if board.gate < tile < board.road else 0.0
        out[base + RISK] = self.risk[child]
        out[base + THREAT] = self.faces[child]
        out[base + COMPANY] = 0.0
        out[base + CROWD] = 0.0
        out[base + HELD] = 0.0
        out[base + SLOW] = 1.0 if colour in (GREEN, BROWN) else 0.0
        out[base + FETCHED] = 0.0
        out[base + SHELTERED] = 1.0 if colour == YELLOW else 0.0
        if tile == board.linden:
            return
        if here > 1:
            out[base + COMPANY] = 1.0
            out[base + CROWD] = float(here) / 4.0
            if night.ghosts_on[tile] > 0:
                out[base + HELD] = 1.0
        if colour == RED:
            near: float = NEVER  # whoever comes next takes it along
            other: i64 = 0
            while other < 2 * night.seats:
                behind: float = self.far[other] - self.far[child]
                if 0.0 < behind < near and other != child:
                    near = behind
                other += 1
            out[base + FETCHED] = 1.0 / (1.0 + 3.0 * near)

    def features(self, night: DunkelRundeState, seat: i64) -> None:
        """What a seat's hope depends on, into room; look() comes first."""
        board = night.board
        out = self.room
        far = self.far
        girl: i64 = 2 * seat
        boy: i64 = girl + 1
        linden = board.linden
        self.about_child(night, girl, 0)
        self.about_child(night, boy, CHILD_WIDE)
        a: float = far[girl]
        b: float = far[boy]
        girls: float = NEVER
        boys: float = NEVER
        first: float = NEVER
        second: float = NEVER
        both: float = NEVER
        after_first: float = NEVER
        total: float = 0.0
        danger: float = 0.0
        home: float = 0.0
        homes: float = 0.0
        beyond: float = 0.0
        before: float = 0.0
        pairs: float = 0.0
        other: i64 = 0
        while other < night.seats:
            if other != seat:
                c: float = far[2 * other]
                d: float = far[2 * other + 1]
                if c < girls:
                    girls = c
                if d < boys:
                    boys = d
                low: float = c if c < d else d
                if low < first:
                    second = first
                    first = low
                    after_first = d if c < d else c
                    danger = self.risk[2 * other] if c < d else self.risk[2 * other + 1]
                elif low < second:
                    second = low
                if c + d < both:
                    both = c + d
                total += c + d
                here: float = 0.0
                k: i64 = 2 * other
                while k < 2 * other + 2:
                    tile = night.child_at[k]
                    if tile == linden:
                        here += 1.0
                    elif board.gate < tile < board.road:
                        beyond += 1.0
                    elif tile != board.gate:
                        before += 1.0
                    if night.children_on[tile] > 1 and tile != linden:
                        pairs += 1.0
                    k += 1
                homes += here
                if here > home:
                    home = here
            other += 1
        others: float = float(night.seats - 1)
        girl_home = night.child_at[girl] == linden
        boy_home = night.child_at[boy] == linden
        out[GIRLS] = girls
        out[BOYS] = boys
        out[FIRST] = first
        out[BOTH] = both
        out[MEAN] = total / others / 2.0
        out[MOST_HOME] = home / 2.0
        out[MEAN_HOME] = homes / others / 2.0
        out[FIRST_RISK] = danger
        out[SECOND] = second
        out[AFTER_FIRST] = after_first
        out[PAST_GATE] = beyond / others / 2.0
        out[SHORT_OF_GATE] = before / others / 2.0
        out[PAIRED] = pairs / others / 2.0
        out[GIRL_LAG] = a - girls if not girl_home else 0.0
        out[BOY_LAG] = b - boys if not boy_home else 0.0
        out[LONELY] = 1.0 if before < 1.5 else 0.0
        out[GIRL_TO_FIRST] = a - first if not girl_home else 0.0
        out[BOY_TO_FIRST] = b - first if not boy_home else 0.0
        next_seat = night.mover if night.mover != seat else (seat + 1 if seat + 1 < night.seats else 0)
        c = far[2 * next_seat]
        d = far[2 * next_seat + 1]
        out[NEXT_NEAR] = c if c < d else d
        out[NEXT_FAR] = d if c < d else c
        wait: i64 = seat - night.mover
        if wait < 0:
            wait += night.seats
        out[NEAR_OWN] = a if a < b else b
        out[FAR_OWN] = b if a < b else a
        out[A_GIRL_HOME] = 1.0 if night.girls_home > 0 else 0.0
        out[A_BOY_HOME] = 1.0 if night.boys_home > 0 else 0.0
        out[WAIT] = float(wait) / 4.0
        out[ON_TURN] = 1.0 if wait == 0 else 0.0
        out[OTHERS] = others / 4.0
        any_girl: float = a if a < girls else girls
        any_boy: float = b if b < boys else boys
        out[TO_THE_END] = any_girl if any_girl > any_boy else any_boy

    def shares(self, night: DunkelRundeState, worth: vec[float]) -> None:
        """Write each seat's share of the win; at the end it is exact, before it as hoped."""
        if night.actor == OVER:
            final_shares(night, worth)
            return
        self.look(night)
        best: float = -1.0e18
        seat: i64 = 0
        while seat < night.seats:
            self.features(night, seat)
            worth[seat] = network(self.inner, self.outer, self.room, FEATURES, self.told)
            if worth[seat] > best:
                best = worth[seat]
            seat += 1
        total: float = 0.0
        seat = 0
        while seat < night.seats:
            worth[seat] = exp(worth[seat] - best)
            total += worth[seat]
            seat += 1
        seat = 0
        while seat < night.seats:
            worth[seat] = worth[seat] / total
            seat += 1


def final_shares(night: DunkelRundeState, worth: vec[float]) -> None:
    """Who won, shared wins in part. # DR-6.3, DR-6.4"""
    linden = night.board.linden
    most: i64 = 0
    winners: i64 = 0
    seat: i64 = 0
    while seat < night.seats:
        home: i64 = 0
        if night.child_at[2 * seat] == linden:
            home += 1
        if night.child_at[2 * seat + 1] == linden:
            home += 1
        worth[seat] = float(home)
        if home > most:
            most = home
            winners = 0
        if home == most:
            winners += 1
        seat += 1
    seat = 0
    while seat < night.seats:
        worth[seat] = 1.0 / float(winners) if worth[seat] == float(most) else 0.0
        seat += 1
