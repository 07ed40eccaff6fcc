"""Groups: moved by doubles only, whole, and as far as possible. Chapters DR-9 and DR-11."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from lamplight.core.events import Narrator
from lamplight.games.dunkelrunde import tell as say
from lamplight.games.dunkelrunde.actions import group_move
from lamplight.games.dunkelrunde.board import RED
from lamplight.games.dunkelrunde.children import arrive_at_red, move_all
from lamplight.games.dunkelrunde.state import Night


def is_first_here(night: Night, child: i64) -> bool:
    """Does no child of a lower number stand on the same tile? So each group is named once."""
    tile = night.child_at[child]
    other: i64 = 0
    while other < child:
        if night.child_at[other] == tile:
            return False
        other += 1
    return True


def fill_group_moves(night: Night, out: vec[i64], n: i64) -> i64:
    """Add every move of every group by the double; the new number of actions."""
    board = night.board
    row: i64 = (night.child_pips - 1) * board.count
    child: i64 = 0
    last: i64 = 2 * night.seats
    while child < last:
        tile = night.child_at[child]
        if night.is_group(tile) and is_first_here(night, child):
            k: i64 = board.group_first[row + tile]
            end: i64 = board.group_first[row + tile + 1]
            while k < end:
                out[n] = group_move(tile, board.group_targets[k])
                n += 1
                k += 1
        child += 1
    return n


def can_move_a_group(night: Night) -> bool:
    """Is there a group that can be moved by the double? # DR-14.2, T4"""
    board = night.board
    row: i64 = (night.child_pips - 1) * board.count
    child: i64 = 0
    last: i64 = 2 * night.seats
    while child < last:
        tile = night.child_at[child]
        if night.is_group(tile) and board.group_first[row + tile] < board.group_first[row + tile + 1]:
            return True
        child += 1
    return False


def move_group(night: Night, tile: i64, to: i64, tell: Narrator | None) -> None:
    """The whole group walks; on red it crosses at once and takes a waiting child along. # DR-8.15, S26"""
    if tell is not None:
        walkers = night.children_at(int(tile))
        path = (int(tile), *night.board.group_route(int(tile), int(to), int(night.child_pips)))
        say.group_walked(night, tell, walkers, path)
    move_all(night, tile, to)
    if night.board.colour[to] == RED:
        arrive_at_red(night, to, tell)
    elif tell is not None and to == night.board.linden:
        for child in walkers:
            say.arrived(tell, child)
