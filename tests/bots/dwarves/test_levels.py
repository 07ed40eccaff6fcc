"""The levels choose a dwarf as the companion does."""

from __future__ import annotations

import pytest

from lamplight.bots.search.searcher import LEVELS
from lamplight.core.game import CHANCE
from lamplight.core.perspective import Perspective
from lamplight.core.rng import Rng
from lamplight.kits import bot_named, game_named, kit_named


@pytest.mark.parametrize("level", list(LEVELS))
def test_who_searches_is_the_dwarf_whom_the_companion_would_be(level: str) -> None:
    """What a dwarf is worth shows only after many turns, so nobody looks ahead for it."""
    state = game_named("dwarves").new({"dwarves": "choose"}, 3)
    while state.actor != CHANCE and state.text(state.legal_actions()[0]).startswith("be "):
        perspective = Perspective(state, state.actor, Rng(1), [])
        searcher = kit_named("dwarves").searcher(LEVELS[level])
        choice = searcher.choose(perspective, Rng(2))
        assert choice.do == bot_named("dwarves", "companion").choose(perspective, Rng(3)).do
        assert choice.reason.id.startswith("dw-reason-")
        assert searcher.tree.iterations == 0
        state.apply(choice.code)
