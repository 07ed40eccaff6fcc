"""What the search knows of DunkelRunde: the roll is used well, then it is weighed how everybody stands."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lamplight.bots.heuristics.dunkelrunde import HOME, Map, after, best_action, map_of, standing
from lamplight.bots.search.judge import Judge
from lamplight.core.game import OVER, State
from lamplight.core.perspective import Perspective
from lamplight.core.rng import Rng
from lamplight.games.dunkelrunde.game import DunkelRundeState

WARMTH: Final = 5.0  # steps ahead that make a lead telling
PRIOR_WARMTH: Final = 3.0


class DunkelRundeJudge(Judge):
    """Thinks of everybody as a thoughtful player."""

    def __init__(self, perspective: Perspective) -> None:
        super().__init__(perspective)
        world = perspective.world
        assert isinstance(world, DunkelRundeState)
        self.sketch: Map = map_of(world.board)
        self.asked: bool = False
        self.spread = 0.3

    def priors(self, state: State, actions: vec[i64], n: i64, prior: vec[float]) -> bool:
        """At the root: what the thoughtful player thinks of each action."""
        if self.asked or state.actor != self.seat:
            return False
        self.asked = True
        assert isinstance(state, DunkelRundeState)
        best: float = -1.0e18
        k: i64 = 0
        while k < n:
            prior[k] = after(state, self.sketch, self.seat, actions[k])
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

    def play_out(self, state: State, rng: Rng, actions: vec[i64], worth: vec[float]) -> None:
        """The roll under way is used as the thoughtful player would; then it is weighed how everybody stands."""
        assert isinstance(state, DunkelRundeState)
        turn = state.turn
        while state.actor >= 0 and state.turn == turn:
            n = state.fill_legal(actions)
            if n == 1:
                state.apply(actions[0])
            else:
                state.apply(best_action(state, self.sketch, state.actor, actions, n))
        self.result(state, worth)

    def result(self, state: State, worth: vec[float]) -> None:
        """The share of the win; before the end, how likely it looks for each."""
        assert isinstance(state, DunkelRundeState)
        seats = state.seats
        seat: i64 = 0
        total: float = 0.0
        if state.actor == OVER:
            linden = state.board.linden
            most: i64 = 0
            while seat < seats:
                home: i64 = 0
                if state.child_at[2 * seat] == linden:
                    home += 1
                if state.child_at[2 * seat + 1] == linden:
                    home += 1
                worth[seat] = float(home)
                if home > most:
                    most = home
                seat += 1
            winners: i64 = 0
            seat = 0
            while seat < seats:  # DR-6.3, DR-6.4
                if worth[seat] == float(most):
                    winners += 1
                seat += 1
            seat = 0
            while seat < seats:
                worth[seat] = 1.0 / float(winners) if worth[seat] == float(most) else 0.0
                seat += 1
            return
        while seat < seats:
            stands: float = standing(state, self.sketch, seat) - HOME
            worth[seat] = exp(stands / WARMTH)
            total += worth[seat]
            seat += 1
        seat = 0
        while seat < seats:
            worth[seat] = worth[seat] / total
            seat += 1
