"""The thoughtful player of DunkelRunde: joins groups, keeps away from ghosts, sends them at others, knows the paths.

It looks at every way to use both dice and takes the one after which its own children stand best against the others.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lamplight.bots.bot import Bot, Decision
from lamplight.core.game import OVER, buffer
from lamplight.core.perspective import Perspective
from lamplight.core.rng import Rng
from lamplight.core.view import Text
from lamplight.games.dunkelrunde import actions
from lamplight.games.dunkelrunde import tell as say
from lamplight.games.dunkelrunde.actions import CHILD, CHILD_NAMES, GHOST_COUNT, GHOST_FACES, GHOSTS, GROUP
from lamplight.games.dunkelrunde.board import BROWN, GREEN, RED, YELLOW, Board
from lamplight.games.dunkelrunde.game import DunkelRundeState
from lamplight.games.dunkelrunde.ghosts import ghost_target
from lamplight.games.dunkelrunde.outcome import winners

WIN: Final = 1000.0
SLOW_STEP: Final = 1.6  # a step on green or brown takes longer: only a 1, 2 or 3 counts
OBSTACLE: Final = 4.0  # a red tile still ahead costs about as much as this many steps
HOME: Final = 6.0  # a child at the linden is worth more than its last step: it can no longer be lost
SECOND: Final = 0.45  # the child behind counts less than the one in front
COMPANY: Final = 0.8  # a group is safe and moves by doubles
RIVALS: Final = 0.5  # how much the others' progress hurts
LEADER: Final = 0.35  # and the leader's in particular
GIRL_AND_BOY: Final = 2


class Map:
    """What the heuristic knows of a board: how far every tile is from the linden, in steps as they cost."""

    def __init__(self, board: Board) -> None:
        count = int(board.count)
        far = [0.0] * count
        for tile in board.downstream():
            onward = board.tiles[tile].next
            if onward:
                far[tile] = min(far[to] + _cost(board, to) for to in onward)
            if board.tiles[tile].colour == RED:
                far[tile] += OBSTACLE / 2
        self.far = far
        self.length = far[0]


def _cost(board: Board, tile: int) -> float:
    """What it takes to step onto a tile."""
    colour = board.tiles[tile].colour
    if colour == RED:
        return 1.0 + OBSTACLE / 2
    return SLOW_STEP if colour in (GREEN, BROWN) else 1.0


_maps: dict[str, Map] = {}


def map_of(board: Board) -> Map:
    """The map of a board, made once."""
    known = _maps.get(board.content)
    if known is None:
        known = Map(board)
        _maps[board.content] = known
    return known


def threat(night: DunkelRundeState, tile: i64) -> i64:
    """For how many faces of the ghost die could some ghost end on this tile?"""
    board = night.board
    faces: i64 = 0
    pips: i64 = 0
    while pips < GHOST_FACES:
        ghost: i64 = 0
        while ghost < GHOST_COUNT:
            at = night.ghost_at[ghost]
            if (
                board.low[at] == board.low[tile]
                and tile < board.road
                and (
                    board.haunt_to[pips * board.road + at] == tile
                    or board.haunt_to[(GHOST_FACES + pips) * board.road + at] == tile
                )
            ):
                faces += 1
                break
            ghost += 1
        pips += 1
    return faces


def child_worth(night: DunkelRundeState, sketch: Map, child: i64) -> float:
    """How well a child stands: steps behind it, less what a ghost may take away again."""
    board = night.board
    tile = night.child_at[child]
    worth = sketch.length - sketch.far[tile]
    if tile == board.linden:
        return worth + HOME
    colour = board.colour[tile]
    if colour in (YELLOW, GREEN):
        return worth
    if night.children_on[tile] > 1:
        return worth + COMPANY
    faces = threat(night, tile)
    if faces > 0:
        others: i64 = night.seats - 1
        risk = 0.22 * float(others) * float(faces) / 8.0
        if risk > 0.85:
            risk = 0.85
        worth -= risk * (sketch.far[board.refuge[tile]] - sketch.far[tile])
    return worth


def standing(night: DunkelRundeState, sketch: Map, seat: i64) -> float:
    """How well a player stands: the better child in full, the other in part."""
    girl = child_worth(night, sketch, 2 * seat)
    boy = child_worth(night, sketch, 2 * seat + 1)
    return girl + SECOND * boy if girl > boy else boy + SECOND * girl


def value(night: DunkelRundeState, sketch: Map, seat: i64) -> float:
    """How well the game stands for a seat, compared with the others."""
    if night.actor == OVER:
        won = winners(night)
        return WIN / len(won) if int(seat) in won else -WIN
    total = 0.0
    best = -WIN
    other: i64 = 0
    while other < night.seats:
        if other != seat:
            theirs = standing(night, sketch, other)
            total += theirs
            if theirs > best:
                best = theirs
        other += 1
    own = standing(night, sketch, seat)
    return own - RIVALS * total / float(night.seats - 1) - LEADER * best


def best_action(night: DunkelRundeState, sketch: Map, seat: i64, legal: vec[i64], count: i64) -> i64:
    """The action with the best position after the whole of this roll; the first of equals."""
    best: i64 = legal[0]
    best_value = -2 * WIN
    k: i64 = 0
    while k < count:
        found = after(night, sketch, seat, legal[k])
        if found > best_value:
            best_value = found
            best = legal[k]
        k += 1
    return best


def after(night: DunkelRundeState, sketch: Map, seat: i64, code: i64) -> float:
    """The value of an action: of the position after it and after the best use of the other die."""
    world = night.copy()
    world.apply(code)
    if world.actor != seat:
        return value(world, sketch, seat)
    follow = buffer()
    count = world.fill_legal(follow)
    best = -2 * WIN
    k: i64 = 0
    while k < count:
        then = world.copy()
        then.apply(follow[k])
        found = value(then, sketch, seat)
        if found > best:
            best = found
        k += 1
    return best


class Thoughtful(Bot):
    """Looks at the whole roll, never further; its reasons can be shown."""

    def choose(self, perspective: Perspective, rng: Rng) -> Decision:
        world = perspective.sample(rng)
        assert isinstance(world, DunkelRundeState)
        legal = buffer()
        count = world.fill_legal(legal)
        seat: i64 = perspective.seat
        code = best_action(world, map_of(world.board), seat, legal, count)
        why = Text("dr-reason-only") if count == 1 else reason(world, int(seat), int(code))
        return Decision(int(code), world.text(code), why)


def reason(night: DunkelRundeState, seat: int, code: int) -> Text:
    """What a person would say about this move."""
    if code >= GROUP:
        own = any(child // 2 == seat for child in night.children_at(int(actions.origin_of(code))))
        return Text("dr-reason-group-own" if own else "dr-reason-group-leader-held")
    if code >= CHILD:
        return child_reason(night, int(actions.child_of(code)), int(actions.tile_of(code)))
    return ghost_reason(night, seat, int(actions.ghost_of(code)), int(actions.direction_of(code)))


def child_reason(night: DunkelRundeState, child: int, to: int) -> Text:
    board = night.board
    colour = int(board.colour[to])
    there = int(night.children_on[to])
    at = night.child_at[child]
    if to == board.linden:
        return Text("dr-reason-arrive")
    if colour == RED:
        crosses = there > 0 or (to == board.bank and night.before_river == 1)
        return Text("dr-reason-cross" if crosses else "dr-reason-wait-red")
    if colour == YELLOW:
        return Text("dr-reason-shelter")
    if there > 0:
        return Text("dr-reason-join", {"count": there + 1})
    if colour == GREEN:
        return Text("dr-reason-path", {"path": Text(f"dr-path-{board.path_of[to]}")})
    if night.children_on[at] == 1 and board.colour[at] not in (YELLOW, GREEN) and threat(night, to) < threat(night, at):
        near = min(range(GHOST_COUNT), key=lambda ghost: abs(int(night.ghost_at[ghost]) - int(at)))
        return Text("dr-reason-safe-from", {"ghost": say.ghost_name(near, ".in")})
    return Text("dr-reason-forward")


def ghost_reason(night: DunkelRundeState, seat: int, ghost: int, direction: int) -> Text:
    to = int(ghost_target(night, ghost, direction))
    board = night.board
    name = Text(f"dr-ghost-{GHOSTS[ghost]}.in")
    if night.children_on[to] == 1:
        child = night.children_at(to)[0]
        if child // 2 != seat:
            refuge = board.labels[int(board.refuge[to])]
            return Text("dr-reason-scare", {"child": Text(f"dr-child-{CHILD_NAMES[child]}.in"), "to": refuge})
        return Text("dr-reason-least-harm")
    later = night.copy()
    later.apply(actions.ghost_move(ghost, direction))
    before = sum(int(threat(night, night.child_at[2 * seat + sex])) for sex in range(GIRL_AND_BOY))
    now = sum(int(threat(later, later.child_at[2 * seat + sex])) for sex in range(GIRL_AND_BOY))
    if now < before:
        return Text("dr-reason-away", {"ghost": name})
    ahead = [
        child
        for child in range(2 * int(night.seats))
        if child // 2 != seat and 0 < to - int(night.child_at[child]) <= actions.CHILD_FACES
    ]
    if ahead:
        return Text("dr-reason-block", {"ghost": name, "to": board.labels[to]})
    return Text("dr-reason-least-harm")
