"""Ghosts: they walk all their pips and scare a child that is alone. Chapters DR-12 and DR-13."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from lamplight.core.events import Narrator
from lamplight.games.dunkelrunde import tell as say
from lamplight.games.dunkelrunde.actions import GHOST, GHOST_FACES, GHOST_MOVES
from lamplight.games.dunkelrunde.state import Night


def fill_ghost_moves(out: vec[i64], n: i64) -> i64:
    """Add both directions of every ghost: a ghost can always move. # DR-12.1, DR-12.3, S36"""
    k: i64 = 0
    while k < GHOST_MOVES:
        out[n] = GHOST + k
        n += 1
        k += 1
    return n


def ghost_target(night: Night, ghost: i64, direction: i64) -> i64:
    """Where the ghost ends if it walks all its pips. # DR-12.2"""
    board = night.board
    row: i64 = (direction * GHOST_FACES + night.ghost_pips - 1) * board.road
    return board.haunt_to[row + night.ghost_at[ghost]]


def move_ghost(night: Night, ghost: i64, direction: i64, tell: Narrator | None) -> None:
    """The ghost walks; where it ends, one child alone is scared and two are brave. # DR-12.4, DR-13.2"""
    origin = night.ghost_at[ghost]
    to = ghost_target(night, ghost, direction)
    if tell is not None:
        path = night.board.ghost_path(int(origin), int(direction), int(night.ghost_pips))
        straight = abs(path[-1] - int(origin)) == len(path)
        say.ghost_walked(night, tell, int(ghost), [int(origin), *path], not straight)
    night.ghosts_on[origin] -= 1
    night.ghosts_on[to] += 1
    night.ghost_at[ghost] = to
    count = night.children_on[to]
    if count == 1:
        child: i64 = 0
        while night.child_at[child] != to:
            child += 1
        refuge = night.board.refuge[to]  # DR-8.3, DR-8.4
        if tell is not None:
            say.scared(night, tell, int(child), int(to), int(refuge))
        night.put(child, refuge)
    elif count > 1 and tell is not None:
        say.brave(tell, int(ghost))
