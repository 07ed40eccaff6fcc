"""Who is ahead by night: the seat whose children have the shortest way left."""

from __future__ import annotations

from lamplight.bots.leader import alone_at
from lamplight.core.game import State
from lamplight.games.dunkelrunde.game import DunkelRundeState

_far: dict[str, list[int]] = {}


def leader(state: State) -> int:
    """The seat whose children have the shortest way left together; -1 while several are level."""
    assert isinstance(state, DunkelRundeState)
    far = distances(state)
    left = [far[int(state.child_at[2 * seat])] + far[int(state.child_at[2 * seat + 1])] for seat in range(state.seats)]
    return alone_at(left, min(left))


def distances(state: DunkelRundeState) -> list[int]:
    """Steps from every tile to the linden."""
    board = state.board
    found = _far.get(board.content)
    if found is None:
        found = [0] * int(board.count)
        for tile in board.downstream():
            found[tile] = min([found[to] + 1 for to in board.tiles[tile].next] or [0])
        _far[board.content] = found
    return found
