"""The bots that search, in four levels that differ in budget and in the mistakes they allow themselves.

A budget is counted in iterations, so that the same seed gives the same choice on every machine; the clock only ends
what would take too long. A gentle player errs like a tired person: some of its pieces do not come to its mind at
all, and among actions that look about as good it takes the one it thought of first. It does not play at random: a
great chance and a plain blunder it sees.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from lamplight.bots.bot import Bot, Decision
from lamplight.bots.search.judge import UNKNOWN, Judge
from lamplight.bots.search.reasons import reason_for
from lamplight.bots.search.tree import NO_NODE, Tree
from lamplight.core.entry import Entry
from lamplight.core.game import State
from lamplight.core.perspective import Perspective
from lamplight.core.rng import Rng
from lamplight.core.view import Text

MANY: Final = 1_000_000_000
PLAIN: Final = 0.1  # of a game's stake: an action that is so much better is never overlooked
FRESH: Final = 4  # a fourth of the budget is spent anew, however much is known already
FAMILIAR: Final = 4  # an action taken carelessly was looked at at least a fourth as often as the best


class Level:
    """How much a bot thinks, and how it errs."""

    def __init__(self, name: str, iterations: i64, seconds: float, overlooks: float, careless: float) -> None:
        self.name = name
        self.iterations: i64 = iterations  # for a game with pace 1
        self.seconds: float = seconds
        self.overlooks: float = overlooks  # the share of pieces that do not come to mind
        self.careless: float = careless  # of a game's stake: how much worse than the best is good enough

    def budget(self, judge: Judge) -> int:
        """Iterations in this game."""
        if self.iterations >= MANY:
            return MANY
        more: i64 = self.iterations - judge.ample
        counted: i64 = self.iterations if more <= 0 else judge.ample + more // 4
        return int(judge.least) + int(float(counted) * judge.pace)

    def settles(self) -> bool:
        """Is the most visited action taken in any case? Then the search may stop once that is certain."""
        return self.overlooks == 0.0 and self.careless == 0.0


LEVELS: Final = {
    "gentle": Level("gentle", 150, 0.25, 0.35, 0.08),
    "normal": Level("normal", 800, 0.25, 0.1, 0.01),
    "strong": Level("strong", 4_000, 0.9, 0.0, 0.0),
    "master": Level("master", 12_000, 2.8, 0.0, 0.0),
}


class Searcher(Bot):
    """Searches within its budget; what it found is kept for the next question of the same seat and game."""

    def __init__(
        self,
        level: Level,
        judge: Callable[[Perspective], Judge] = Judge,
        reasons: Callable[[State, int, int], Text] = reason_for,
    ) -> None:
        """judge and reasons are those of the game that is played, see Kit."""
        self.level: Level = level
        self.judge: Callable[[Perspective], Judge] = judge
        self.reasons: Callable[[State, int, int], Text] = reasons
        self.tree: Tree = Tree()
        self.seat: i64 = -1  # whose knowledge the tree is of; -1 before the first question
        self.history: list[Entry] = []
        self.thought: i64 = 0  # iterations for the last choice
        self.moment: i64 = -1  # the turn of which ...
        self.minded: dict[str, bool] = {}  # ... these pieces have come to mind, or have not

    def choose(self, perspective: Perspective, rng: Rng) -> Decision:
        world = perspective.world
        legal = world.legal_actions()
        if len(legal) == 1:
            return Decision(legal[0], world.text(legal[0]), Text("core-reason-only"))
        judge = self.judge(perspective)
        known = int(judge.known())
        if known != UNKNOWN:
            return Decision(known, world.text(known), self.reasons(world, int(perspective.seat), known))
        self.take_root(perspective)
        budget = self.level.budget(judge)
        fresh = max(budget - int(self.tree.iterations), budget // FRESH)
        self.thought = self.tree.search(judge, rng, fresh, self.level.seconds, self.level.settles())
        code = self.pick(world, judge, rng)
        return Decision(code, world.text(code), self.reasons(world, int(perspective.seat), code))

    def take_root(self, perspective: Perspective) -> None:
        """Go down the tree by what has happened since the last question; or begin a new one."""
        known = self.history
        now = perspective.history
        node: i64 = NO_NODE
        if self.seat == perspective.seat and now[: len(known)] == known:
            node = self.tree.root
            world = perspective.world
            for entry in now[len(known) :]:
                node = self.tree.child(node, world.parse(entry.do))
                if node == NO_NODE:
                    break
        self.seat = perspective.seat
        self.history = list(now)
        if node == NO_NODE:
            self.tree = Tree()
        elif node != self.tree.root:
            self.tree = self.tree.below(node)

    def pick(self, world: State, judge: Judge, rng: Rng) -> int:
        """The most visited action; a lower level may miss it."""
        choices = self.tree.choices()
        level = self.level
        if level.overlooks > 0.0:
            if judge.moment != self.moment:
                self.moment = judge.moment
                self.minded = {}
            choices = self.noticed(world, choices, PLAIN * judge.stake, rng)
        best = choices[0]
        if level.careless > 0.0:
            enough = best[2] - level.careless * judge.stake
            near = [one for one in choices if one[1] * FAMILIAR >= best[1] and one[2] >= enough]
            best = near[int(rng.below(len(near)))]
        return best[0]

    def noticed(
        self, world: State, choices: list[tuple[int, int, float]], plain: float, rng: Rng
    ) -> list[tuple[int, int, float]]:
        """The choices with pieces that come to mind this turn, and those that are plainly better than all of these."""
        seen: list[tuple[int, int, float]] = []
        for one in choices:
            touched = world.touches(one[0])
            piece = touched[0] if touched else ""
            if piece not in self.minded:
                self.minded[piece] = float(rng.below(1000)) >= 1000.0 * self.level.overlooks
            if self.minded[piece]:
                seen.append(one)
        if not seen:
            return choices
        best = max([one[2] for one in seen if one[1] > 0] or [0.0])
        return [one for one in choices if one in seen or (one[1] > 0 and one[2] > best + plain)]
