"""An arena of Rumble: what the number of seats asks for."""

from __future__ import annotations

import pytest

from lamplight.core.game import SetupError
from lamplight.kits import game_named
from lamplight.lab import arena


def test_seven_at_rumble_take_both_boxes() -> None:
    plan = arena.plan(game_named("rumble"), ["bluffer", "uniform"], 7, {}, 1, "x", "")
    assert plan.cells[0].options["set"] == "both"


def test_bots_need_the_guard() -> None:
    with pytest.raises(SetupError) as caught:
        arena.plan(game_named("rumble"), ["bluffer", "uniform"], 3, {"guard": "off"}, 1, "x", "")
    assert [fault.id for fault in caught.value.faults] == ["rd-setup-bot-guard"]
