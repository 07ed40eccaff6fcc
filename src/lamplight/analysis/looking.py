"""Looks at a recorded game ply by ply: every ply is a piece of work of its own, so that processes can share them."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final, NamedTuple

from lamplight.analysis.course import Judged, Verdict, Z
from lamplight.bots.search.judge import UNKNOWN
from lamplight.bots.search.tree import Tree
from lamplight.bots.search.value import Valuer, Values, compared, known_value
from lamplight.core.entry import Entry
from lamplight.core.game import ALL, OVER, Game, State
from lamplight.core.match import Match
from lamplight.core.perspective import Perspective
from lamplight.core.rng import Rng
from lamplight.core.view import Event
from lamplight.kits import kit_named

PLY: Final = 7_919  # between the lots of two plies
FOUND: Final = 1 << 40  # lots by which the best is found; another part of the generator's seeds ...
VALUED: Final = 2 << 40  # ... than those by which it is valued ...
SURE: Final = 3 << 40  # ... and valued again
KNOWN: Final = 4 << 40


class Budget(NamedTuple):
    """How much is spent: play-outs for each value in batches, iterations of the search, worlds to value it in."""

    batches: int
    each: int
    iterations: int
    worlds: int
    sure: int  # worlds for what may be a turning point


class Piece(NamedTuple):
    """What one ply adds to the course: V(before) = rest + chance * V(after), unless somebody decided; leaf is V(after)
    where the position after it does not settle itself."""

    settled: bool  # luck, or a single action
    forced: bool
    chance: float
    rest: Values
    leaf: Values | None


class Look:
    """The positions of a game, the last one included, and who knew what when."""

    def __init__(
        self,
        game: Game,
        seed: int,
        plies: Sequence[Entry],
        codes: Sequence[int],
        states: Sequence[State],
        seen: Sequence[Sequence[Entry]],
    ) -> None:
        self.game = game
        self.kit = kit_named(game.id)
        self.seats = int(states[0].seats)
        self.seed = seed
        self.plies = plies
        self.codes = codes
        self.states = states
        self.seen = seen  # by seat: the plies as it knows them
        self.over = states[-1].actor == OVER

    def valuer(self, at: int, budget: Budget) -> Valuer:
        return Valuer(self.kit.judge, self.seed + at * PLY, budget.batches, budget.each)

    def settles(self, valuer: Valuer, at: int) -> bool:
        """Does the ply at this place settle itself? What everybody agreed on does not."""
        return bool(valuer.settles(self.states[at])) and self.plies[at].by != ALL

    def opening(self, budget: Budget) -> Values | None:
        """The value of the first position, unless it settles itself."""
        valuer = self.valuer(0, budget)
        if self.plies and self.settles(valuer, 0):
            return None
        return valuer.of(self.states[0], self.states[0])

    def piece(self, at: int, budget: Budget) -> Piece:
        """What is needed of one ply."""
        valuer = self.valuer(at, budget)
        before, after = self.states[at], self.states[at + 1]
        settled = self.settles(valuer, at)
        last = at + 1 == len(self.plies)
        leaf: Values | None = None
        if last or not self.settles(valuer, at + 1):
            leaf = valuer.of(after, before if settled else after)
        if not settled:
            return Piece(False, False, 0.0, [], leaf)
        chance, rest = valuer.rest(before, self.codes[at])
        return Piece(True, before.actor >= 0, chance, rest, leaf)

    def perspective(self, at: int) -> Perspective:
        """What the seat that decided at this ply knew."""
        state = self.states[at]
        seat = int(state.actor)
        return Perspective(state, seat, Rng(self.seed + at * PLY), list(self.seen[seat][:at]))

    def decided(self, at: int) -> bool:
        """Did a seat choose between several actions here?"""
        state = self.states[at]
        return self.plies[at].by >= 0 and len(state.legal_actions()) > 1

    def known(self, at: int, budget: Budget) -> tuple[float, ...] | None:
        """The chances as the seat that decided could know them; None where everybody knows everything."""
        if not self.game.secrets or not self.decided(at):
            return None
        judge = self.kit.judge(self.perspective(at))
        return tuple(known_value(judge, self.seed + at * PLY + KNOWN, budget.batches * budget.each))

    def judged(self, at: int, budget: Budget) -> Judged | None:
        """A decision against the best found; None where nobody chose, or where looking ahead tells nothing."""
        if not self.decided(at):
            return None
        knows = self.perspective(at)
        judge = self.kit.judge(knows)
        if int(judge.known()) != UNKNOWN:
            return None
        tree = Tree()
        tree.search(judge, Rng(self.seed + at * PLY + FOUND), budget.iterations, 0.0)
        return self.weighed(at, tree.choices()[0][0], budget.worlds, VALUED)

    def weighed(self, at: int, best: int, worlds: int, lots: int) -> Judged:
        """How much better the best found is than what was done, by lots of their own."""
        text = self.states[at].text(best)
        done = self.codes[at]
        if best == done:
            return Judged(text, "best")
        judge = self.kit.judge(self.perspective(at))
        found = compared(judge, best, done, self.seed + at * PLY + lots, worlds)
        mean = sum(found) / worlds
        spread = sum((one - mean) ** 2 for one in found) / (worlds - 1)
        half = Z * sqrt(spread / worlds)
        verdict: Verdict = "lost" if mean - half > 0.0 else "best" if mean + half < 0.0 else "close"
        return Judged(text, verdict, mean, mean - half, mean + half)

    def surely(self, at: int, judged: Judged, budget: Budget) -> Judged:
        """The same decision valued once more, by more lots that had no part in picking it out."""
        return self.weighed(at, int(self.states[at].parse(judged.best)), budget.sure, SURE)


def looked_at(match: Match, seed: int) -> tuple[Look, list[list[Event]]]:
    """A match as positions, and what was told of each ply."""
    plies = list(match.plies)
    states: list[State] = []
    codes: list[int] = []
    told: list[list[Event]] = []
    again = match.fresh()
    for ply in plies:
        states.append(again.state.copy())
        codes.append(int(again.state.parse(ply.do)))
        told.append(again.redo(ply))
    states.append(again.state.copy())
    seen = [again.seen(seat) if match.game.secrets else plies for seat in range(match.seats)]
    return Look(match.game, seed, plies, codes, states, seen), told
