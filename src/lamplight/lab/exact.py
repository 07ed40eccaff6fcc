"""Small games solved exactly: the whole tree, counterfactual regret minimisation, best replies and exploitability.

For two seats that share one win. An information set is everything that a seat was told so far, so nobody forgets
anything. The tree is kept as arrays, level by level; one round over a hundred thousand nodes takes some hundredths of a
second. Needs the extra lamplight[batch].
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from lamplight.core.game import CHANCE, OVER, State
from lamplight.lab.faults import asked, needs

try:
    import numpy as np
except ModuleNotFoundError as error:
    raise needs("batch", error) from None

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Floats = NDArray[np.float64]
    Numbers = NDArray[np.int64]

SEATS: Final = 2
MOST_NODES: Final = 5_000_000


class Level(NamedTuple):
    """All nodes so many plies from the start; a slot is one action of one information set."""

    parent: Numbers  # its place in the level above
    slot: Numbers  # the action that leads here, or -1 after chance
    odds: Floats  # of the chance that leads here, or 1
    actor: Numbers
    payoff: Floats  # what the first seat gets where the game is over, else 0
    known: Numbers  # what the first seat knows


class Solved(NamedTuple):
    """A pair of strategies, what the first seat gets, and how much both could gain together by replying best."""

    strategy: Floats
    value: float
    exploitability: float


class Tree:
    """Every line of play from a position; a strategy is a number for every slot."""

    def __init__(self, start: State) -> None:
        if start.seats != SEATS:
            raise asked("lab-exact-two", seats=int(start.seats))
        self.sets: dict[tuple[int, int], int] = {}  # who, what they know -> number
        self.actions: list[list[str]] = []  # of every information set
        self.told: list[tuple[int, str]] = []  # what is known: what was known before, and what was told then
        self.first: list[int] = []  # the first slot of every information set
        self.slots = 0
        self.nodes = 1
        self.levels: list[Level] = []
        self._grow(start)
        self.set_of = np.repeat(np.arange(len(self.first)), [len(one) for one in self.actions])
        self.owner = np.zeros(self.slots, dtype=np.int64)
        for (seat, _), number in self.sets.items():
            self.owner[self.first[number] : self.first[number] + len(self.actions[number])] = seat
        self._check_levels()

    def _grow(self, start: State) -> None:
        """Builds level after level."""
        known: dict[tuple[int, str], int] = {}

        def learn(before: int, told: str) -> int:
            found = known.setdefault((before, told), len(known))
            if found == len(self.told):
                self.told.append((before, told))
            return found

        begun = learn(-1, "")
        level: list[tuple[State, int, int]] = [(start, begun, begun)]  # a position, and what each seat knows there
        parent, slot, odds = [-1], [-1], [1.0]
        while level:
            actors = [int(state.actor) for state, _, _ in level]
            payoffs = [payoff(state) if state.actor == OVER else 0.0 for state, _, _ in level]
            self.levels.append(
                Level(
                    np.array(parent),
                    np.array(slot),
                    np.array(odds),
                    np.array(actors),
                    np.array(payoffs),
                    np.array([know for _, know, _ in level]),
                )
            )
            below: list[tuple[State, int, int]] = []
            parent, slot, odds = [], [], []
            for at, (state, *knows) in enumerate(level):
                for code, to, weight in self._ways(state, knows):
                    after = state.copy()
                    only = int(state.secret_of(code))
                    after.apply(code)
                    text, veiled = state.text(code), state.veiled(code)
                    learned = [learn(knows[seat], text if only in (-1, seat) else veiled) for seat in range(SEATS)]
                    below.append((after, learned[0], learned[1]))
                    parent.append(at)
                    slot.append(to)
                    odds.append(weight)
            self.nodes += len(below)
            if self.nodes > MOST_NODES:
                raise asked("lab-exact-large", most=MOST_NODES)
            level = below

    def _ways(self, state: State, knows: list[int]) -> list[tuple[int, int, float]]:
        """What can follow: the code, its slot (or -1), the odds of chance (or 1)."""
        actor = int(state.actor)
        if actor == OVER:
            return []
        if actor == CHANCE:
            outcomes = state.chance_outcomes()
            total = sum(weight for _, weight in outcomes)
            return [(code, -1, weight / total) for code, weight in outcomes]
        codes = state.legal_actions()
        key = (actor, knows[actor])
        if key not in self.sets:
            self.sets[key] = len(self.first)
            self.first.append(self.slots)
            self.actions.append([state.text(code) for code in codes])
            self.slots += len(codes)
        first = self.first[self.sets[key]]
        return [(code, first + k, 1.0) for k, code in enumerate(codes)]

    def _check_levels(self) -> None:
        """A seat always knows how many plies there were: all nodes of an information set are on one level."""
        seen = np.full(len(self.first), -1)
        for depth, level in enumerate(self.levels):
            sets = np.unique(self.set_of[level.slot[level.slot >= 0]])
            assert (seen[sets] == -1).all()
            seen[sets] = depth

    def even(self) -> Floats:
        """The strategy that takes all actions equally often."""
        return np.asarray(1.0 / np.bincount(self.set_of)[self.set_of])

    def reached(self, strategy: Floats, without: int) -> list[Floats]:
        """How likely each node is if one seat does all it can to get there (-1: both play the strategy)."""
        own = np.where(self.owner == without, 1.0, strategy)
        out = [np.ones(1)]
        for level in self.levels[1:]:
            played = np.where(level.slot >= 0, own[level.slot], 1.0)
            out.append(out[-1][level.parent] * played * level.odds)
        return out

    def values(self, strategy: Floats) -> list[Floats]:
        """What the first seat gets from each node."""
        out = [level.payoff.copy() for level in self.levels]
        for depth in range(len(self.levels) - 1, 0, -1):
            level = self.levels[depth]
            played = np.where(level.slot >= 0, strategy[level.slot], 1.0)
            np.add.at(out[depth - 1], level.parent, out[depth] * played * level.odds)
        return out

    def value(self, strategy: Floats) -> float:
        """What the first seat gets if both play this."""
        return float(self.values(strategy)[0][0])

    def value_after(self, strategy: Floats, told: str) -> float:
        """The same in all those lines of play in which the first seat was told this, "start 1" for instance."""
        values, reach = self.values(strategy), self.reached(strategy, -1)
        worth = odds = 0.0
        for depth, level in enumerate(self.levels):
            here = np.array([self.told[know][1] == told for know in level.known.tolist()])
            worth += float((values[depth] * reach[depth])[here].sum())
            odds += float(reach[depth][here].sum())
        return worth / odds

    def best_reply(self, strategy: Floats, seat: int) -> tuple[Floats, float]:
        """The strategy in which this seat replies best to the other's, and what it gets by that."""
        reach = self.reached(strategy, seat)
        reply = strategy.copy()
        out = [
            level.payoff if seat == 0 else np.where(level.actor == OVER, 1 - level.payoff, 0.0) for level in self.levels
        ]
        out = [values.copy() for values in out]
        for depth in range(len(self.levels) - 1, 0, -1):
            level = self.levels[depth]
            own = (level.slot >= 0) & (self.owner[level.slot] == seat)
            worth = np.zeros(self.slots)
            np.add.at(worth, level.slot[own], (out[depth] * reach[depth])[own])
            for number in np.unique(self.set_of[level.slot[own]]) if own.any() else ():
                first, count = self.first[number], len(self.actions[number])
                reply[first : first + count] = 0.0
                reply[first + int(np.argmax(worth[first : first + count]))] = 1.0
            played = np.where(level.slot >= 0, reply[level.slot], 1.0)
            np.add.at(out[depth - 1], level.parent, out[depth] * played * level.odds)
        return reply, float(out[0][0])

    def exploitability(self, strategy: Floats) -> float:
        """How much the seats could gain together if each replied best to the other; 0 exactly at an equilibrium."""
        return self.best_reply(strategy, 0)[1] + self.best_reply(strategy, 1)[1] - 1.0

    def solved(self, rounds: int) -> Solved:
        """Counterfactual regret minimisation (CFR+, later rounds weigh more) for so many rounds."""
        regret = np.zeros(self.slots)
        total = np.zeros(self.slots)
        for n in range(1, rounds + 1):
            for seat in range(SEATS):
                strategy = self._matched(regret)
                regret = self._after(regret, strategy, seat)
                total += n * self._weighed(self._matched(regret), seat)
        average = self._normal(total)
        return Solved(average, self.value(average), self.exploitability(average))

    def _matched(self, regret: Floats) -> Floats:
        return self._normal(np.maximum(regret, 0.0))

    def _normal(self, weights: Floats) -> Floats:
        """Weights as shares of their information sets; even where there are none."""
        sums = np.bincount(self.set_of, weights)[self.set_of]
        return np.where(sums > 0, weights / np.where(sums > 0, sums, 1.0), self.even())

    def _after(self, regret: Floats, strategy: Floats, seat: int) -> Floats:
        """The regrets of a seat after one more round."""
        values = self.values(strategy)
        reach = self.reached(strategy, seat)
        out = regret.copy()
        sign = 1.0 if seat == 0 else -1.0
        for depth in range(1, len(self.levels)):
            level = self.levels[depth]
            own = (level.slot >= 0) & (self.owner[level.slot] == seat)
            parent = level.parent[own]
            gain = sign * (values[depth][own] - values[depth - 1][parent]) * reach[depth - 1][parent]
            np.add.at(out, level.slot[own], gain)
        return np.where(self.owner == seat, np.maximum(out, 0.0), out)

    def _weighed(self, strategy: Floats, seat: int) -> Floats:
        """The strategy of a seat, each information set as likely as the seat's own choices lead there."""
        own = np.where(self.owner == seat, strategy, 1.0)
        way = [np.ones(1)]
        out = np.zeros(self.slots)
        for level in self.levels[1:]:
            before = way[-1][level.parent]
            mine = (level.slot >= 0) & (self.owner[level.slot] == seat)
            out[level.slot[mine]] = before[mine] * strategy[level.slot[mine]]
            way.append(before * np.where(level.slot >= 0, own[level.slot], 1.0))
        return out

    def knowledge(self, number: int) -> list[str]:
        """All that the seat of an information set was told."""
        (at,) = [know for (_, know), one in self.sets.items() if one == number]
        out: list[str] = []
        while at > 0:
            before, told = self.told[at]
            out.append(told)
            at = before
        return out[::-1]


def payoff(state: State) -> float:
    """The first seat's share of the win."""
    ended: Any = state.outcome()
    return float(ended.seats[0].share)
