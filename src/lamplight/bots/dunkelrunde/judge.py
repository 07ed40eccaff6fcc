"""What the search knows of DunkelRunde: a hasty round of the table, then how everybody stands."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lamplight.bots.dunkelrunde.heuristic import COMPANY, HOME, Map, after, map_of, threat
from lamplight.bots.dunkelrunde.standing import Standing
from lamplight.bots.search.judge import Judge
from lamplight.core.game import OVER, State
from lamplight.core.perspective import Perspective
from lamplight.core.rng import Rng
from lamplight.games.dunkelrunde import actions
from lamplight.games.dunkelrunde.actions import CHILD, GROUP
from lamplight.games.dunkelrunde.board import GREEN, YELLOW
from lamplight.games.dunkelrunde.game import DunkelRundeState
from lamplight.games.dunkelrunde.ghosts import ghost_target
from lamplight.games.dunkelrunde.state import ROLLING

PRIOR_WARMTH: Final = 3.0
MOST_PLIES: Final = 64  # of a roll-out


class DunkelRundeJudge(Judge):
    """Every seat plays for its own share of the win."""

    def __init__(self, perspective: Perspective) -> None:
        super().__init__(perspective)
        world = perspective.world
        assert isinstance(world, DunkelRundeState)
        self.sketch: Map = map_of(world.board)
        self.asked: bool = False
        self.moment = world.turn
        self.pace = 0.4
        self.stake = 0.1
        self.spread = 0.1
        self.standing: Standing = Standing(world.board)

    def priors(self, state: State, legal: vec[i64], n: i64, prior: vec[float]) -> bool:
        """At the root: what the thoughtful player thinks of each action."""
        if self.asked or state.actor != self.seat:
            return False
        self.asked = True
        assert isinstance(state, DunkelRundeState)
        best: float = -1.0e18
        k: i64 = 0
        while k < n:
            prior[k] = after(state, self.sketch, self.seat, legal[k])
            if prior[k] > best:
                best = prior[k]
            k += 1
        total: float = 0.0
        k = 0
        while k < n:
            behind: float = (prior[k] - best) / PRIOR_WARMTH
            prior[k] = exp(behind) if behind > -30.0 else 0.0
            total += prior[k]
            k += 1
        k = 0
        while k < n:
            prior[k] = prior[k] / total
            k += 1
        return True

    def play_out(self, state: State, rng: Rng, legal: vec[i64], worth: vec[float]) -> None:
        """All play hastily until the seat is to roll again; then it is weighed how everybody stands."""
        assert isinstance(state, DunkelRundeState)
        turn = state.turn
        n: i64 = 0
        while n < MOST_PLIES:
            actor = state.actor
            if actor >= 0:
                count = state.fill_legal(legal)
                state.apply(legal[0] if count == 1 else hasty_action(state, self.sketch, actor, legal, count))
            elif actor == OVER or (state.phase == ROLLING and state.mover == self.seat and state.turn > turn):
                break
            else:
                state.apply(state.chance_at(rng.below(state.chance_total())))
            n += 1
        self.result(state, worth)

    def result(self, state: State, worth: vec[float]) -> None:
        """The share of the win; before the end, how likely it looks for each."""
        assert isinstance(state, DunkelRundeState)
        self.standing.shares(state, worth)


def hasty_action(night: DunkelRundeState, sketch: Map, seat: i64, legal: vec[i64], count: i64) -> i64:
    """What looks best at a glance: steps gained, company, and whom a ghost scares; nothing is tried out."""
    best: i64 = legal[0]
    best_worth: float = -1.0e18
    k: i64 = 0
    while k < count:
        code = legal[k]
        found: float
        if code >= GROUP:
            found = group_gain(night, sketch, seat, actions.origin_of(code), actions.tile_of(code))
        elif code >= CHILD:
            found = child_gain(night, sketch, actions.child_of(code), actions.tile_of(code))
        else:
            found = ghost_gain(night, sketch, seat, actions.ghost_of(code), actions.direction_of(code))
        if found > best_worth:
            best_worth = found
            best = code
        k += 1
    return best


def child_gain(night: DunkelRundeState, sketch: Map, child: i64, to: i64) -> float:
    """What a child wins by going there."""
    board = night.board
    found: float = sketch.far[night.child_at[child]] - sketch.far[to]
    if to == board.linden:
        return found + HOME
    colour = board.colour[to]
    if colour in (YELLOW, GREEN):
        return found
    if night.children_on[to] > 0:
        return found + COMPANY
    faces = threat(night, to)
    if faces > 0:
        found -= 0.05 * float(faces) * (sketch.far[board.refuge[to]] - sketch.far[to])
    return found


def group_gain(night: DunkelRundeState, sketch: Map, seat: i64, origin: i64, to: i64) -> float:
    """What a seat wins if a group goes there: its own count in full, the others against it."""
    found: float = sketch.far[origin] - sketch.far[to]
    own: i64 = 0
    if night.child_at[2 * seat] == origin:
        own += 1
    if night.child_at[2 * seat + 1] == origin:
        own += 1
    return found * (float(own) - 0.3 * float(night.children_on[origin] - own))


def ghost_gain(night: DunkelRundeState, sketch: Map, seat: i64, ghost: i64, direction: i64) -> float:
    """What a seat wins if a ghost walks: somebody may be scared."""
    to = ghost_target(night, ghost, direction)
    if night.children_on[to] != 1:
        return 0.0
    board = night.board
    lost: float = sketch.far[board.refuge[to]] - sketch.far[to]
    if night.child_at[2 * seat] == to or night.child_at[2 * seat + 1] == to:
        return -lost
    return 0.5 * lost
