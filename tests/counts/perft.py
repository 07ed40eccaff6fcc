"""Exact counts of a game's tree, with luck in it: how many lines of play there are, and how likely they end.

A ply is a roll or a decision. Positions that come up again are counted once and multiplied.
"""

from __future__ import annotations

from fractions import Fraction

from lamplight.core.game import CHANCE, OVER, State


def leaves(state: State, depth: int, known: dict[tuple[str, int], int] | None = None) -> int:
    """The number of lines of play of so many plies; a line that ends earlier counts once."""
    known = {} if known is None else known
    if depth == 0 or state.actor == OVER:
        return 1
    key = (state.key(), depth)
    if key not in known:
        codes = state.legal_actions() if state.actor >= 0 else [code for code, _ in state.chance_outcomes()]
        known[key] = len(codes) if depth == 1 else sum(leaves(after(state, code), depth - 1, known) for code in codes)
    return known[key]


def ending(state: State, depth: int, known: dict[tuple[str, int], Fraction] | None = None) -> Fraction:
    """The exact chance that the game is over within so many plies, if everybody decides at random."""
    known = {} if known is None else known
    if state.actor == OVER:
        return Fraction(1)
    if depth == 0:
        return Fraction(0)
    key = (state.key(), depth)
    if key not in known:
        if state.actor == CHANCE:
            total = int(state.chance_total())
            weighed = [(code, Fraction(weight, total)) for code, weight in state.chance_outcomes()]
        else:
            legal = state.legal_actions()
            weighed = [(code, Fraction(1, len(legal))) for code in legal]
        known[key] = sum((p * ending(after(state, code), depth - 1, known) for code, p in weighed), Fraction(0))
    return known[key]


def after(state: State, code: int) -> State:
    other = state.copy()
    other.apply(code)
    return other
