"""A kind player of DunkelRunde, for the smallest: it frightens nobody if it can help it, and likes company.

It moves ghosts to where they threaten the others least and block nobody, walks to children who are alone or wait at a
red tile, does not run ahead, and does not end the game as its only winner while it can do anything else.
"""

from __future__ import annotations

from typing import Final

from lamplight.bots.bot import Bot, Decision
from lamplight.bots.dunkelrunde.heuristic import map_of, threat
from lamplight.core.game import OVER
from lamplight.core.perspective import Perspective
from lamplight.core.rng import Rng
from lamplight.core.view import Text
from lamplight.games.dunkelrunde import actions
from lamplight.games.dunkelrunde.actions import CHILD, GHOST_COUNT, GROUP
from lamplight.games.dunkelrunde.board import GREEN, RED, YELLOW
from lamplight.games.dunkelrunde.game import DunkelRundeState
from lamplight.games.dunkelrunde.outcome import winners

SELFISH: Final = -1000.0  # to win alone
FRIGHT: Final = -100.0  # to frighten somebody; half as bad if it is its own child
FREED: Final = 20.0  # somebody who waited crosses with it
COMPANY: Final = 6.0  # somebody is no longer alone
AHEAD: Final = 2.0  # to be in front of everybody else
IN_THE_WAY: Final = 4.0  # a ghost that stands on a red tile or among children


class Kind(Bot):
    """Looks one move ahead, for the others' sake; its reasons can be shown."""

    def choose(self, perspective: Perspective, rng: Rng) -> Decision:
        world = perspective.sample(rng)
        assert isinstance(world, DunkelRundeState)
        seat = int(perspective.seat)
        legal = world.legal_actions()
        worth = [kindness(world, seat, code) for code in legal]
        best = [code for code, one in zip(legal, worth, strict=True) if one == max(worth)]
        kindest = best[int(rng.below(len(best)))]
        why = "dr-reason-only" if len(legal) == 1 else reason(world, seat, kindest)
        return Decision(kindest, world.text(kindest), Text(why))


def kindness(night: DunkelRundeState, seat: int, code: int) -> float:
    """How kind an action is to the others, and then how good a walk it is."""
    after = night.copy()
    after.apply(code)
    if after.actor == OVER and winners(after) == [seat]:
        return SELFISH
    if code >= GROUP:
        walkers = night.children_at(int(actions.origin_of(code)))
        return float(sum(child // 2 != seat for child in walkers)) + 0.1 * len(walkers)
    if code >= CHILD:
        return child_kindness(night, seat, code)
    return ghost_kindness(night, after, seat)


def child_kindness(night: DunkelRundeState, seat: int, code: int) -> float:
    """Company for somebody first; else as far as the others are."""
    board = night.board
    child, to = int(actions.child_of(code)), int(actions.tile_of(code))
    at = int(night.child_at[child])
    there = [other for other in night.children_at(to) if other // 2 != seat]
    worth = float(len(board.route(at, to, int(night.child_pips)))) * 0.1
    if board.colour[to] == RED and there:
        worth += FREED
    elif len(night.children_at(to)) == 1 and there and board.colour[to] not in (YELLOW, GREEN):
        worth += COMPANY
    left = [other for other in night.children_at(at) if other != child]
    if len(left) == 1 and left[0] // 2 != seat and board.colour[at] not in (YELLOW, GREEN):
        worth -= COMPANY  # somebody would be alone then
    far = map_of(board).far
    others = [far[int(night.child_at[other])] for other in range(2 * int(night.seats)) if other // 2 != seat]
    if far[to] < min(others):
        worth -= AHEAD
    return worth


def ghost_kindness(night: DunkelRundeState, after: DunkelRundeState, seat: int) -> float:
    """Nobody is frightened, as few as possible could be next, and no ghost is in anybody's way."""
    worth = 0.0
    for child in range(2 * int(night.seats)):
        own = 0.5 if child // 2 == seat else 1.0
        before, now = int(night.child_at[child]), int(after.child_at[child])
        if now != before:
            worth += FRIGHT * own
        if night.board.colour[now] not in (YELLOW, GREEN) and after.children_on[now] == 1:
            worth -= own * float(int(threat(after, now)))
    for ghost in range(GHOST_COUNT):
        tile = after.ghost_at[ghost]
        if night.board.colour[tile] == RED or after.children_on[tile] > 0:  # DR-10.8, S8
            worth -= IN_THE_WAY
    return worth


def reason(night: DunkelRundeState, seat: int, code: int) -> str:
    """The message that says what it is for."""
    if code >= GROUP:
        return "dr-reason-kind-group"
    if code < CHILD:
        return "dr-reason-kind-ghost"
    there = [other for other in night.children_at(int(actions.tile_of(code))) if other // 2 != seat]
    return "dr-reason-kind-company" if there else "dr-reason-kind-walk"
