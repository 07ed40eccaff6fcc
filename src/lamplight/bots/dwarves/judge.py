"""What the search knows of The Dwarves: a few turns of the companion's play, then how the game stands."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lamplight.bots.dwarves.heuristic import Hasty, decide
from lamplight.bots.dwarves.standing import FEATURES, outlook
from lamplight.bots.search.judge import UNKNOWN, Judge
from lamplight.core.game import CHANCE, OVER, State, filled
from lamplight.core.perspective import Perspective
from lamplight.core.rng import Rng
from lamplight.games.dwarves.frames import CHOOSE_DWARF
from lamplight.games.dwarves.game import DwarvesState

TURNS: Final = 1  # of a roll-out, after the one under way
MOST_PLIES: Final = 200
FAVOURITE: Final = 0.6  # how much of the prior the companion's choice gets


class DwarvesJudge(Judge):
    """The group wins together, so every seat gets the same."""

    def __init__(self, perspective: Perspective) -> None:
        super().__init__(perspective)
        world = perspective.world
        assert isinstance(world, DwarvesState)
        self.moment = world.turn
        self.room: vec[float] = vec[float]([0.0] * FEATURES)
        self.told: vec[i64] = filled(FEATURES, 0)
        self.hasty: Hasty = Hasty()
        self.asked: bool = False
        self.least = 30
        self.pace = 0.1
        self.ample = 4_000
        self.stake = 0.1
        self.spread = 0.1

    def known(self) -> i64:
        """The dwarf whom the companion would be: what a dwarf is worth shows only after many turns."""
        state = self.root
        assert isinstance(state, DwarvesState)
        if state.top() != CHOOSE_DWARF:
            return UNKNOWN
        liked, _ = decide(state, state.legal_actions(), Rng(1))
        return liked

    def priors(self, state: State, actions: vec[i64], n: i64, prior: vec[float]) -> bool:
        """What the companion would do, first of all."""
        assert isinstance(state, DwarvesState)
        if n == 1:
            return False
        liked: i64
        if self.asked:
            self.hasty.forget()
            liked = self.hasty.choose(state, actions, n, Rng(1))
        else:
            self.asked = True  # at the root there is time for a good look
            liked, _ = decide(state, [int(actions[k]) for k in range(n)], Rng(1))
        rest: float = (1.0 - FAVOURITE) / float(n)
        k: i64 = 0
        while k < n:
            prior[k] = rest + FAVOURITE if actions[k] == liked else rest
            k += 1
        return True

    def play_out(self, state: State, rng: Rng, actions: vec[i64], worth: vec[float]) -> None:
        assert isinstance(state, DwarvesState)
        last: i64 = state.turn + TURNS
        self.hasty.forget()
        n: i64 = 0
        while n < MOST_PLIES and state.turn <= last:
            actor: i64 = state.actor
            if actor == CHANCE:
                state.apply(state.chance_at(rng.below(state.chance_total())))
            elif actor == OVER:
                break
            else:
                legal = state.fill_legal(actions)
                if legal == 1:
                    state.apply(actions[0])
                else:
                    state.apply(self.hasty.choose(state, actions, legal, rng))
            n += 1
        self.result(state, worth)

    def result(self, state: State, worth: vec[float]) -> None:
        assert isinstance(state, DwarvesState)
        chance = outlook(state, self.room, self.told)
        seat: i64 = 0
        while seat < state.seats:
            worth[seat] = chance
            seat += 1
