"""The bots that search, in four levels that differ in budget and in the mistakes they allow themselves.

A gentle player thinks as briefly as a tired person: it overlooks some of its pieces, and among actions that look
about as good it takes the one that comes to mind. It does not play at random: what is plainly bad it sees.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lamplight.bots.bot import Bot, Decision
from lamplight.bots.search.dunkelrunde import DunkelRundeJudge
from lamplight.bots.search.dwarves import DwarvesJudge
from lamplight.bots.search.judge import Judge
from lamplight.bots.search.rumble import RumbleJudge
from lamplight.bots.search.tree import NO_NODE, Tree
from lamplight.core.entry import Entry
from lamplight.core.perspective import Perspective
from lamplight.core.rng import Rng
from lamplight.core.view import Text
from lamplight.games.dunkelrunde.game import DunkelRundeState
from lamplight.games.dwarves.game import DwarvesState
from lamplight.games.rumble.game import RumbleState

MANY: Final = 1_000_000_000


class Level:
    """How much a bot thinks, and how it errs."""

    def __init__(self, name: str, iterations: i64, seconds: float, overlooks: float, careless: float) -> None:
        self.name = name
        self.iterations: i64 = iterations
        self.seconds: float = seconds
        self.overlooks: float = overlooks  # the share of actions that do not come to mind
        self.careless: float = careless  # how much worse than the best an action may look and still be taken


LEVELS: Final = {
    "gentle": Level("gentle", 60, 0.25, 0.4, 0.06),
    "normal": Level("normal", 500, 0.25, 0.1, 0.02),
    "strong": Level("strong", MANY, 0.9, 0.0, 0.0),
    "master": Level("master", MANY, 2.8, 0.0, 0.0),
}


def judge_of(perspective: Perspective) -> Judge:
    """The judge of the game that is played."""
    world = perspective.world
    if isinstance(world, DunkelRundeState):
        return DunkelRundeJudge(perspective)
    if isinstance(world, RumbleState):
        return RumbleJudge(perspective)
    if isinstance(world, DwarvesState):
        return DwarvesJudge(perspective)
    return Judge(perspective)


class Searcher(Bot):
    """Searches within its budget; what it found is kept for the next question of the same game."""

    def __init__(self, level: Level) -> None:
        self.level: Level = level
        self.tree: Tree = Tree()
        self.history: list[Entry] = []
        self.thought: i64 = 0  # iterations for the last choice

    def choose(self, perspective: Perspective, rng: Rng) -> Decision:
        world = perspective.world
        legal = world.legal_actions()
        if len(legal) == 1:
            return Decision(legal[0], world.text(legal[0]), Text("core-reason-only"))
        judge = judge_of(perspective)
        self.take_root(perspective)
        self.thought = self.tree.search(judge, rng, self.level.iterations, self.level.seconds)
        code = self.pick(rng)
        return Decision(code, world.text(code), Text("core-reason-search"))

    def take_root(self, perspective: Perspective) -> None:
        """Go down the tree by what has happened since the last question; or begin a new one."""
        known = self.history
        now = perspective.history
        node: i64 = NO_NODE
        if known and now[: len(known)] == known:
            node = self.tree.root
            world = perspective.world
            for entry in now[len(known) :]:
                node = self.tree.child(node, world.parse(entry.do))
                if node == NO_NODE:
                    break
        self.history = list(now)
        if node == NO_NODE or self.tree.size() > 200_000:
            self.tree = Tree()
        else:
            self.tree.root = node

    def pick(self, rng: Rng) -> int:
        """The most visited action; a lower level may miss it."""
        choices = self.tree.choices()
        level = self.level
        if level.overlooks > 0.0:
            seen = [one for one in choices if float(rng.below(1000)) >= 1000.0 * level.overlooks]
            if seen:
                choices = seen
        best = choices[0]
        if level.careless > 0.0:
            near = [one for one in choices if one[1] > 0 and one[2] >= best[2] - level.careless]
            if near:
                best = near[int(rng.below(len(near)))]
        return best[0]
