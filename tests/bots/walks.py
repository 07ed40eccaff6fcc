"""Positions of whole games, as a bot plays them."""

from __future__ import annotations

from lamplight.core.game import CHANCE, OVER, State
from lamplight.core.perspective import Perspective
from lamplight.core.rng import Rng
from lamplight.kits import bot_named


def walk(state: State, seed: int, bot: str, game: str) -> list[State]:
    """The positions of a game, as its bot plays it."""
    luck = Rng(seed)
    player = bot_named(game, bot)
    out = []
    while state.actor != OVER:
        if state.actor == CHANCE:
            state.apply(state.chance_at(luck.below(state.chance_total())))
        else:
            out.append(state.copy())
            state.apply(player.choose(Perspective(state, state.actor, luck, []), luck).code)
    out.append(state.copy())
    return out
