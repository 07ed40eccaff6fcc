"""How a game of DunkelRunde stands: each seat's share of the win, read off the board.

A seat's hope is a small network over what it has and what the others have; the shares are in proportion to the
exponentials of the hopes. The weights were fitted to games of the thoughtful player (tools/fit_dunkelrunde.py).
"""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lamplight.bots.heuristics.dunkelrunde import Map, threat
from lamplight.bots.search.dunkelrunde_weights import INNER, OUTER
from lamplight.bots.search.network import network
from lamplight.games.dunkelrunde.board import GREEN, RED, YELLOW
from lamplight.games.dunkelrunde.game import DunkelRundeState

FEATURES: Final = 28
MOST_CHILDREN: Final = 24
SCALE: Final = 30.0  # steps
NEVER: Final = 3.0  # farther than any child can be


def look(night: DunkelRundeState, sketch: Map, far: vec[float], risk: vec[float]) -> None:
    """Of every child: how far it still has to go, and what a ghost may take away again."""
    board = night.board
    child: i64 = 0
    count = 2 * night.seats
    while child < count:
        tile = night.child_at[child]
        far[child] = sketch.far[tile] / SCALE
        risk[child] = 0.0
        if tile != board.linden:
            colour = board.colour[tile]
            if colour != YELLOW and colour != GREEN and night.children_on[tile] == 1:
                faces = threat(night, tile)
                if faces > 0:
                    risk[child] = float(faces) / 8.0 * (sketch.far[board.refuge[tile]] - sketch.far[tile]) / 10.0
        child += 1


def features(night: DunkelRundeState, seat: i64, far: vec[float], risk: vec[float], out: vec[float]) -> None:
    """What a seat's hope depends on."""
    board = night.board
    girl: i64 = 2 * seat
    boy: i64 = girl + 1
    linden = board.linden
    a: float = far[girl]
    b: float = far[boy]
    out[0] = a
    out[1] = b
    out[2] = a if a < b else b
    out[3] = b if a < b else a
    girl_home = night.child_at[girl] == linden
    boy_home = night.child_at[boy] == linden
    out[4] = 1.0 if girl_home else 0.0
    out[5] = 1.0 if boy_home else 0.0
    out[6] = 1.0 if night.girls_home > 0 else 0.0
    out[7] = 1.0 if night.boys_home > 0 else 0.0
    girls: float = NEVER
    boys: float = NEVER
    first: float = NEVER
    both: float = NEVER
    total: float = 0.0
    danger: float = 0.0
    home: float = 0.0
    homes: float = 0.0
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
                first = low
                danger = risk[2 * other] if c < d else risk[2 * other + 1]
            if c + d < both:
                both = c + d
            total += c + d
            here: float = 0.0
            if night.child_at[2 * other] == linden:
                here += 1.0
            if night.child_at[2 * other + 1] == linden:
                here += 1.0
            homes += here
            if here > home:
                home = here
        other += 1
    others: float = float(night.seats - 1)
    out[8] = girls
    out[9] = boys
    out[10] = first
    out[11] = both
    out[12] = total / others / 2.0
    out[13] = home / 2.0
    out[14] = homes / others / 2.0
    out[15] = danger
    out[16] = risk[girl]
    out[17] = risk[boy]
    out[18] = 1.0 if night.children_on[night.child_at[girl]] > 1 and not girl_home else 0.0
    out[19] = 1.0 if night.children_on[night.child_at[boy]] > 1 and not boy_home else 0.0
    wait: i64 = seat - night.mover
    if wait < 0:
        wait += night.seats
    out[20] = float(wait) / 4.0
    out[21] = 1.0 if wait == 0 else 0.0
    out[22] = others / 4.0
    any_girl: float = a if a < girls else girls
    any_boy: float = b if b < boys else boys
    out[23] = any_girl if any_girl > any_boy else any_boy  # until the curse is broken
    needed: float = NEVER
    if night.girls_home == 0 and a < needed:
        needed = a
    if night.boys_home == 0 and b < needed:
        needed = b
    out[24] = needed
    out[25] = a - girls if not girl_home else 0.0
    out[26] = b - boys if not boy_home else 0.0
    red: float = 0.0
    if board.colour[night.child_at[girl]] == RED:
        red += 0.5
    if board.colour[night.child_at[boy]] == RED:
        red += 0.5
    out[27] = red


def shares(
    night: DunkelRundeState, sketch: Map, far: vec[float], risk: vec[float], room: vec[float], worth: vec[float]
) -> None:
    """Write each seat's share of the win, before the end."""
    look(night, sketch, far, risk)
    best: float = -1.0e18
    seat: i64 = 0
    while seat < night.seats:
        features(night, seat, far, risk, room)
        worth[seat] = network(INNER, OUTER, room, FEATURES)
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
