"""Uniformly random play, driven inside the engine: what roll-outs and speed tests use."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from lamplight.core.game import CHANCE, State, buffer
from lamplight.core.rng import Rng


def playout(state: State, rng: Rng, cap: i64) -> i64:
    """Play at random to the end or for at most cap plies; the number of plies (decisions and chance)."""
    return playout_into(state, rng, cap, buffer())


def playout_into(state: State, rng: Rng, cap: i64, actions: vec[i64]) -> i64:
    """The same with the caller's buffer, for many playouts in a row."""
    n: i64 = 0
    while n < cap:
        actor: i64 = state.actor
        if actor >= 0:
            state.apply(state.legal_any(rng, actions))
        elif actor == CHANCE:
            state.apply(state.chance_at(rng.below(state.chance_total())))
        else:
            break
        n += 1
    return n


def playouts(start: State, rng: Rng, games: i64, cap: i64) -> i64:
    """Play this many games from copies of one position; the plies in all."""
    actions = buffer()
    total: i64 = 0
    game: i64 = 0
    while game < games:
        total += playout_into(start.copy(), rng, cap, actions)
        game += 1
    return total
