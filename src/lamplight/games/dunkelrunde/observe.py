"""DunkelRunde as rows of numbers for learning programs. Nothing is secret."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64

from lamplight.core.game import OVER, State
from lamplight.core.observe import ActionSpace, Observer, Part, actor_words, flags, number, numbers, seat_words
from lamplight.games.dunkelrunde import actions
from lamplight.games.dunkelrunde.actions import CHILD_FACES, GHOST_COUNT, GHOST_FACES, GHOSTS, ROLLS, SEXES
from lamplight.games.dunkelrunde.board import Board
from lamplight.games.dunkelrunde.state import Night

PHASES = ["starting", "rolling", "moving", "double"]


def observer(state: State) -> Observer:
    """The observer of all states of this set-up."""
    assert isinstance(state, Night)
    return DunkelRundeObserver(state)


def action_codes(board: Board, seat: int) -> list[int]:
    """Both ways of every ghost, the own girl and boy to every tile that can be walked to, groups from tile to tile."""
    count = int(board.count)
    targets = sorted({int(to) for to in board.child_targets})
    pairs: set[tuple[int, int]] = set()
    for row in range(CHILD_FACES * count):
        for k in range(int(board.group_first[row]), int(board.group_first[row + 1])):
            pairs.add((row % count, int(board.group_targets[k])))
    out = [int(actions.ghost_move(ghost, way)) for ghost in range(GHOST_COUNT) for way in range(2)]
    out += [int(actions.child_move(2 * seat + sex, to)) for sex in range(2) for to in targets]
    return out + [int(actions.group_move(origin, to)) for origin, to in sorted(pairs)]


def row_parts(night: Night) -> list[Part]:
    seats = int(night.seats)
    tiles = [tile.name for tile in night.board.tiles]
    seated = seat_words(seats)
    return [
        number("to-act", OVER, seats - 1, actor_words(seats)),
        number("mover", 0, seats - 1, seated),
        number("phase", 0, len(PHASES) - 1, PHASES),
        number("child-die", 0, CHILD_FACES),
        number("ghost-die", 0, GHOST_FACES),
        flags("owed", ["child", "ghost"]),
        number("before-river", 0, 2 * seats),
        numbers("children", 0, len(tiles) - 1, [f"{who} {sex}" for who in seated for sex in SEXES], tiles),
        numbers("ghosts", 0, len(tiles) - 1, list(GHOSTS), tiles),
    ]


class DunkelRundeObserver(Observer):
    """What everybody sees, from where the seat sits."""

    def __init__(self, night: Night) -> None:
        seats = int(night.seats)
        super().__init__(
            seats,
            ActionSpace([action_codes(night.board, seat) for seat in range(seats)]),
            [*range(ROLLS), *[int(actions.start(seat)) for seat in range(seats)]],
            row_parts(night),
            False,
            False,
            0,
        )

    def fill(self, state: State, seat: i64, out: vec[i16], at: i64) -> None:
        assert isinstance(state, Night)
        seats = state.seats
        rel: i64 = state.actor
        if rel >= 0:
            rel = (rel - seat + seats) % seats
        out[at] = i16(rel)
        out[at + 1] = i16((state.mover - seat + seats) % seats)
        out[at + 2] = i16(state.phase)
        out[at + 3] = i16(state.child_pips)
        out[at + 4] = i16(state.ghost_pips)
        out[at + 5] = 1 if state.child_owed else 0
        out[at + 6] = 1 if state.ghost_owed else 0
        out[at + 7] = i16(state.before_river)
        at += 8
        child_at = state.child_at
        ghost_at = state.ghost_at
        children: i64 = 2 * seats
        child: i64 = 2 * seat
        k: i64 = 0
        while k < children:
            out[at + k] = i16(child_at[child])
            child += 1
            if child == children:
                child = 0
            k += 1
        at += children
        k = 0
        while k < GHOST_COUNT:
            out[at + k] = i16(ghost_at[k])
            k += 1
