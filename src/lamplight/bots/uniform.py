"""A bot that takes any legal action, each as likely as the other."""

from __future__ import annotations

from lamplight.bots.bot import Bot, Decision
from lamplight.core.perspective import Perspective
from lamplight.core.rng import Rng
from lamplight.core.view import Text


class Uniform(Bot):
    """Plays at random: a baseline for studies, and a very gentle opponent."""

    def choose(self, perspective: Perspective, rng: Rng) -> Decision:
        world = perspective.world
        legal = world.legal_actions()
        code = legal[int(rng.below(len(legal)))]
        reason = "core-reason-random" if len(legal) > 1 else "core-reason-only"
        return Decision(code, world.text(code), Text(reason))
