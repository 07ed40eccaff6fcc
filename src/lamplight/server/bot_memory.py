"""What a worker process keeps between questions: the searchers of seats, with the trees that they have grown.

A tree belongs to what one seat knows. It is kept by the table, the seat and the bot, and the seat is read from the
knowledge that comes with the question: a question from another seat's knowledge never meets it. A searcher compares
what it knew with what it is told, so after a move taken back, a seat handed over or a restart it begins anew by itself.
"""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Collection
from typing import NamedTuple

from lamplight.bots import Decision
from lamplight.bots.search.searcher import Searcher
from lamplight.core.perspective import Perspective
from lamplight.core.rng import Rng
from lamplight.kits import bot_named

log = logging.getLogger("lamplight.bots")

MOST_KEPT = 64
MOST_NODES = 2_000_000  # of all trees together: about a hundred megabytes; a single larger one is kept alone


class Whose(NamedTuple):
    """Whom a searcher thinks for."""

    table: str
    seat: int
    bot: str


class Asked(NamedTuple):
    """A question as it goes to a worker process."""

    game: str
    bot: str
    perspective: Perspective
    seed: int
    motion: str = ""  # asked for a yes or a no to this instead of a move
    table: str = ""  # where the bot sits; what it finds is kept for its next question there

    @property
    def whose(self) -> Whose | None:
        """None: nothing is kept."""
        return Whose(self.table, int(self.perspective.seat), self.bot) if self.table else None


class Memory:
    """Searchers by whom they think for; those that were asked longest ago are forgotten first."""

    def __init__(self, most: int = MOST_KEPT, nodes: int = MOST_NODES) -> None:
        self.most = most
        self.nodes = nodes
        self.kept: OrderedDict[Whose, Searcher] = OrderedDict()

    def choose(self, asked: Asked) -> Decision:
        """What the bot decides. One that stumbles over what it kept is replaced by a fresh one and asked again."""
        whose = asked.whose
        known = self.kept.pop(whose, None) if whose is not None else None
        if known is not None and whose is not None:
            try:
                decision = known.choose(asked.perspective, Rng(asked.seed))
            except Exception:
                log.exception("bot %s of %s could not go on with what it had kept", asked.bot, asked.game)
            else:
                self._keep(whose, known)
                return decision
        fresh = bot_named(asked.game, asked.bot)
        decision = fresh.choose(asked.perspective, Rng(asked.seed))
        if whose is not None and isinstance(fresh, Searcher):
            self._keep(whose, fresh)
        return decision

    def forget(self, tables: Collection[str]) -> None:
        """What was kept for these tables is given back."""
        for whose in [whose for whose in self.kept if whose.table in tables]:
            del self.kept[whose]

    def _keep(self, whose: Whose, searcher: Searcher) -> None:
        self.kept[whose] = searcher
        nodes = sum(int(one.tree.size()) for one in self.kept.values())
        while len(self.kept) > self.most or (nodes > self.nodes and len(self.kept) > 1):
            _, oldest = self.kept.popitem(last=False)
            nodes -= int(oldest.tree.size())
