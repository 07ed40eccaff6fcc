"""Single children: where they may walk, and what happens where they arrive. Chapters DR-8 and DR-10."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from lamplight.core.events import Narrator
from lamplight.games.dunkelrunde import tell as say
from lamplight.games.dunkelrunde.actions import child_move
from lamplight.games.dunkelrunde.board import RED
from lamplight.games.dunkelrunde.state import Night


def fill_child_moves(night: Night, out: vec[i64], n: i64) -> i64:
    """Add every move of the mover's children by the child die; the new number of actions."""
    board = night.board
    row: i64 = (night.child_pips - 1) * board.count
    child: i64 = 2 * night.mover
    last: i64 = child + 2
    while child < last:
        tile = night.child_at[child]
        if not night.haunted_group(tile):  # DR-10.8
            k: i64 = board.child_first[row + tile]
            end: i64 = board.child_first[row + tile + 1]
            while k < end:
                to = board.child_targets[k]
                if night.ghosts_on[to] == 0:  # DR-10.9, S8
                    out[n] = child_move(child, to)
                    n += 1
                k += 1
        child += 1
    return n


def count_child_moves(night: Night) -> i64:
    """How many moves the mover's children have by the child die, none of them listed."""
    n: i64 = 0
    board = night.board
    row: i64 = (night.child_pips - 1) * board.count
    child: i64 = 2 * night.mover
    last: i64 = child + 2
    while child < last:
        tile = night.child_at[child]
        if not night.haunted_group(tile):
            k: i64 = board.child_first[row + tile]
            end: i64 = board.child_first[row + tile + 1]
            while k < end:
                if night.ghosts_on[board.child_targets[k]] == 0:
                    n += 1
                k += 1
        child += 1
    return n


def can_move_a_child(night: Night) -> bool:
    """Can the mover move one of the own children by the child die? # DR-10.2"""
    board = night.board
    row: i64 = (night.child_pips - 1) * board.count
    child: i64 = 2 * night.mover
    last: i64 = child + 2
    while child < last:
        tile = night.child_at[child]
        if not night.haunted_group(tile):
            k: i64 = board.child_first[row + tile]
            end: i64 = board.child_first[row + tile + 1]
            while k < end:
                if night.ghosts_on[board.child_targets[k]] == 0:
                    return True
                k += 1
        child += 1
    return False


def move_child(night: Night, child: i64, to: i64, tell: Narrator | None) -> None:
    """A child walks to a tile; on red it waits, or crosses with company or with the witch's help."""
    if tell is not None:
        origin = int(night.child_at[child])
        path = (origin, *night.board.route(origin, int(to), int(night.child_pips)))
        say.child_walked(night, tell, int(child), path)
    night.put(child, to)
    if night.board.colour[to] == RED:
        arrive_at_red(night, to, tell)
    elif tell is not None and to == night.board.linden:
        say.arrived(tell, int(child))


def arrive_at_red(night: Night, tile: i64, tell: Narrator | None) -> None:
    """Two or more cross at once, together. The last child at the river crosses alone. # DR-8.13, DR-8.16"""
    board = night.board
    count = night.children_on[tile]
    onward = board.onward[tile]
    if count >= 2:
        if tell is not None:
            say.crossed(night, tell, night.children_at(int(tile)), int(tile), int(onward))
        move_all(night, tile, onward)
    elif tile == board.bank and night.before_river == 1:
        if tell is not None:
            say.witch_helped(night, tell, night.children_at(int(tile))[0], int(tile), int(onward))
        move_all(night, tile, onward)
    elif tell is not None:
        say.waits(night, tell, night.children_at(int(tile))[0], int(tile))


def move_all(night: Night, tile: i64, to: i64) -> None:
    """Set all the children of one tile on another."""
    child: i64 = 0
    end: i64 = 2 * night.seats
    while child < end:
        if night.child_at[child] == tile:
            night.put(child, to)
        child += 1
