"""What holds in every position of DunkelRunde, and across every step: the conservation laws."""

from __future__ import annotations

from lamplight.core.game import CHANCE, OVER, State
from lamplight.games.dunkelrunde.actions import CHILD, GHOST, GROUP
from lamplight.games.dunkelrunde.board import BLUE, BROWN, GREEN, RED, YELLOW
from lamplight.games.dunkelrunde.game import DunkelRundeState
from lamplight.games.dunkelrunde.state import DOUBLE, MOVING, ROLLING, STARTING


def night_of(state: State) -> DunkelRundeState:
    assert isinstance(state, DunkelRundeState)
    return state


def milestone(state: State, tile: int) -> float:
    """How far along a tile is: road tiles by number, hidden ones just behind the fork of their path."""
    board = night_of(state).board
    if tile < board.road:
        return float(tile)
    first = tile
    while first - 1 >= board.road and board.tiles[first - 1].next == [first]:
        first -= 1
    fork = next(at for at in range(int(board.road)) if first in board.tiles[at].next)
    return fork + (tile - first + 1) / 1000


def check(state: State) -> None:
    """The laws of one position."""
    night = night_of(state)
    board = night.board
    children = [int(tile) for tile in night.child_at]
    ghosts = [int(tile) for tile in night.ghost_at]
    count = int(board.count)
    assert len(children) == 2 * night.seats, "two children per seat"
    assert len(ghosts) == 4, "four ghosts"
    assert all(0 <= tile < count for tile in children), "every child is on the board"
    assert [int(n) for n in night.children_on] == [children.count(tile) for tile in range(count)]
    assert [int(n) for n in night.ghosts_on] == [ghosts.count(tile) for tile in range(count)]
    assert night.before_river == sum(1 for tile in children if tile <= board.bank)
    assert night.girls_home == sum(1 for tile in children[0::2] if tile == board.linden)
    assert night.boys_home == sum(1 for tile in children[1::2] if tile == board.linden)
    assert not (night.before_river == 1 and night.children_on[board.bank]), "no last child waits at the bank (S41)"
    for tile in range(count):
        crowd, haunts = children.count(tile), ghosts.count(tile)
        colour = board.colour[tile]
        if colour == RED:
            assert crowd <= 1, "two children never rest on red (S15)"
        if colour == BLUE:
            assert crowd == 0, "no child rests on blue (DR-8.10)"
        if colour in (YELLOW, GREEN):
            assert haunts == 0, "no ghost on yellow or green (DR-8.6, DR-8.18)"
        assert not (haunts and crowd == 1), "a ghost never stays with exactly one child (S12)"
    for start, tile in zip(board.ghost_start, ghosts, strict=True):
        assert board.low[start] <= tile <= board.high[start], "a ghost stays within its stretch (DR-8.7)"
    check_turn(night)


def check_turn(night: DunkelRundeState) -> None:
    """Who is to act follows from what the dice ask for."""
    assert (night.actor == OVER) == bool(night.girls_home and night.boys_home), "over exactly when the curse is broken"
    assert 0 <= night.mover < night.seats
    if night.actor == OVER:
        assert not night.child_owed
        assert not night.ghost_owed
    elif night.actor == CHANCE:
        assert night.phase in (ROLLING, STARTING)
        assert not night.child_owed, "before the dice nothing is owed"
        assert not night.ghost_owed
    else:
        assert night.actor == night.mover
        assert night.phase in (MOVING, DOUBLE)
        assert (night.phase == DOUBLE) == (night.child_pips == night.ghost_pips)
        assert (night.child_owed or night.ghost_owed) == (night.phase == MOVING)


def check_step(before: State, code: int, after: State) -> None:
    """The laws of one step: who moved, which way, and that nobody else did."""
    old, new = night_of(before), night_of(after)
    board = old.board
    moved = [child for child in range(2 * int(old.seats)) if old.child_at[child] != new.child_at[child]]
    haunted = [ghost for ghost in range(4) if old.ghost_at[ghost] != new.ghost_at[ghost]]
    for child in moved:
        here, there = int(old.child_at[child]), int(new.child_at[child])
        assert here != board.linden, "nobody leaves the linden (DR-8.5)"
        if GHOST <= code < CHILD:
            assert board.colour[there] == YELLOW, "a scared child runs to a shelter"
            assert there < here, "a scared child runs back"
            assert board.colour[here] not in (YELLOW, GREEN), "shelters and hidden paths are safe"
        else:
            assert milestone(old, there) > milestone(old, here), "children walk forward (DR-10.4)"
    if code < GHOST:
        assert not moved, "the dice move nobody"
        assert not haunted
    elif code < CHILD:
        assert haunted in ([], [(code - GHOST) // 2])
        assert len(moved) <= 1, "at most one child is scared"
    elif code < GROUP:
        assert not haunted
        who = (code - CHILD) // 128
        assert who in moved
        assert who // 2 == old.mover, "only own children move singly (DR-10.1)"
        if old.child_pips > 3:
            assert board.colour[old.child_at[who]] not in (GREEN, BROWN), "green and brown need a 1, 2 or 3"
    else:
        assert not haunted, "no ghost moves on a double (DR-9.4)"
        origin = (code - GROUP) // 128
        assert set(moved) >= set(old.children_at(origin)), "a group moves whole (DR-14.3)"
        assert len(old.children_at(origin)) >= 2
    assert new.seats == old.seats
    assert new.board is old.board
