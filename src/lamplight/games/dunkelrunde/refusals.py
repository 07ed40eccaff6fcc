"""Why not? Every refusal with the rule behind it, from the same tables that say what is legal."""

from __future__ import annotations

from typing import Final

from lamplight.core.game import CHANCE, OVER
from lamplight.core.view import Refusal, Text, seat_name
from lamplight.games.dunkelrunde import actions
from lamplight.games.dunkelrunde import board as boards
from lamplight.games.dunkelrunde import tell as say
from lamplight.games.dunkelrunde.actions import CHILD, CHILD_NAMES, END, GHOST, GROUP, ROLLS, START
from lamplight.games.dunkelrunde.state import DOUBLE, ROLLING, STARTING, Night

_Args = dict[str, int | str | Text]

WALK_RULES: Final = {
    boards.LINDEN_STAYS: ("DR-8.5", "dr-no-linden-stays"),
    boards.WAITS_RED: ("DR-8.12", "dr-no-waits-red"),
    boards.NO_STEP: ("DR-10.5", "dr-no-no-step"),
    boards.BACKWARD: ("DR-10.4", "dr-no-backward"),
    boards.NOT_REACHABLE: ("DR-10.4", "dr-no-not-reachable"),
    boards.RED_STOPS: ("DR-8.12", "dr-no-red-stops"),
    boards.TOO_FAR: ("DR-10.1", "dr-no-too-far"),
    boards.ENDS_BLUE: ("DR-8.10", "dr-no-blue"),
    boards.GROUP_SHORT: ("DR-11.2", "dr-no-group-short"),
    boards.GROUP_ROUTE: ("S7", "dr-no-group-route"),
}


def _no(rule: str, message: str, args: _Args, *pieces: str) -> Refusal:
    return Refusal(rule, Text(message, args), pieces)


def refusal(night: Night, seat: int, code: int) -> Refusal | None:
    """Why this seat (or CHANCE) may not do that now; None exactly for what is legal."""
    if night.actor == OVER:
        return _no("DR-6.2", "dr-no-over", {})
    if code < GHOST:
        return _chance(night, seat, code)
    if night.actor == CHANCE:
        return _no("DR-9.2", "dr-no-roll-first", {})
    if seat != night.actor:
        return _no("DR-9.1", "dr-no-not-your-turn", {"who": seat_name(int(night.actor))})
    if code < CHILD:
        return _ghost(night, code)
    if code < GROUP:
        return _child(night, code)
    return _group(night, code)


def _chance(night: Night, seat: int, code: int) -> Refusal | None:
    due = (night.phase == ROLLING and 0 <= code < ROLLS) or (
        night.phase == STARTING and START <= code < START + int(night.seats)
    )
    if seat == CHANCE and night.actor == CHANCE and due:
        return None
    return _no("DR-9.2", "dr-no-chance", {})


def _ghost(night: Night, code: int) -> Refusal | None:
    if code >= GHOST + 2 * actions.GHOST_COUNT:
        return _no("DR-4.2", "dr-no-not-reachable", {"to": "?", "child": "", "pips": 0})
    ghost = int(actions.ghost_of(code))
    args: _Args = {"ghost": say.ghost_name(ghost, ".in")}
    piece = say.piece_of_ghost(ghost)
    if night.phase == DOUBLE:
        return _no("DR-9.4", "dr-no-double-no-ghost", {**args, "pips": int(night.child_pips)}, piece)
    if not night.ghost_owed:
        return _no("DR-9.3", "dr-no-ghost-done", args, piece)
    return None


def _child(night: Night, code: int) -> Refusal | None:
    child, to = int(actions.child_of(code)), int(actions.tile_of(code))
    if child >= 2 * int(night.seats) or to >= night.board.count:
        return _no("DR-4.1", "dr-no-nobody", {})
    at, pips = int(night.child_at[child]), int(night.child_pips)
    args: _Args = {
        "child": say.child_name(child, ".in"),
        "from": say.place(night, at),
        "to": say.place(night, to),
        "pips": pips,
    }
    piece = CHILD_NAMES[child]
    if night.phase == DOUBLE:
        return _no("DR-9.4", "dr-no-double-no-single", args, piece)
    if not night.child_owed:
        return _no("DR-10.1", "dr-no-child-done", args, piece)
    if child // 2 != night.mover:
        return _no("DR-10.1", "dr-no-wrong-child", args, piece)
    if at != night.board.linden and night.haunted_group(at):
        return _no("DR-10.8", "dr-no-haunted-group", args, piece)
    count = int(night.board.count)
    fault = int(night.board.walk_fault[((pips - 1) * count + at) * count + to])
    if fault != boards.ALLOWED:
        return _walk(night, fault, at, to, args, piece)
    if night.ghosts_on[to] > 0:
        if night.board.colour[to] == boards.RED:
            return _no("DR-10.9", "dr-no-red-ghost", args, piece)  # S8, S9
        return _no("DR-10.9", "dr-no-ghost-there", args, piece)
    return None


def _group(night: Night, code: int) -> Refusal | None:
    at, to = int(actions.origin_of(code)), int(actions.tile_of(code))
    count = int(night.board.count)
    if code >= END or at >= count or to >= count:
        return _no("DR-11.1", "dr-no-nobody", {})
    pips = int(night.child_pips)
    args: _Args = {
        "child": Text("dr-the-group"),
        "from": say.place(night, at),
        "to": say.place(night, to),
        "pips": pips,
        "count": int(night.children_on[at]),
    }
    piece = night.board.tiles[at].name
    if night.phase != DOUBLE:
        return _no("DR-11.1", "dr-no-no-double", args, piece)
    if night.children_on[at] < 2:
        return _no("DR-10.7", "dr-no-no-group", args, piece)
    fault = int(night.board.group_fault[((pips - 1) * count + at) * count + to])
    if fault != boards.LINDEN_STAYS and not night.is_group(at):
        return _no("DR-10.7", "dr-no-crowd-variant", args, piece)
    if fault == boards.ENDS_BLUE:
        return _no("DR-11.4", "dr-no-group-blue", args, piece)
    if fault != boards.ALLOWED:
        return _walk(night, fault, at, to, args, piece)
    return None


def _walk(night: Night, fault: int, at: int, to: int, args: _Args, piece: str) -> Refusal:
    colour = night.board.colour
    if fault == boards.SLOW_HERE:
        rule = "DR-8.22" if colour[at] == boards.BROWN else "DR-8.20"
        return _no(rule, "dr-no-slow-path", args, piece)
    if fault == boards.SLOW_THERE:
        rule = "DR-8.22" if colour[to] == boards.BROWN else "DR-8.20"
        return _no(rule, "dr-no-path-entry", args, piece)
    rule, message = WALK_RULES[fault]
    return _no(rule, message, args, piece)


def candidates(night: Night, seat: int) -> list[int]:
    """Every action this seat could think of: own and others' children to all tiles, ghosts, groups."""
    count = int(night.board.count)
    own = [2 * seat, 2 * seat + 1] if seat >= 0 else []
    others = [child for child in range(2 * int(night.seats)) if child not in own]
    codes = [int(actions.child_move(child, tile)) for child in own for tile in range(count)]
    if night.phase == DOUBLE:
        crowded = [tile for tile in range(count) if night.children_on[tile] > 0]
        codes = [int(actions.group_move(tile, to)) for tile in crowded for to in range(count)] + codes
    codes += [int(actions.ghost_move(ghost, way)) for ghost in range(actions.GHOST_COUNT) for way in range(2)]
    codes += [int(actions.child_move(child, tile)) for child in others for tile in range(count)]
    return codes
