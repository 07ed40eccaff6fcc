"""A PettingZoo environment tells a seat what it may know, and nobody's secrets."""

from __future__ import annotations

import pytest

from lamplight.adapters.pettingzoo import env
from lamplight.core.view import TableView
from lamplight.games.rumble.tableau import BrawlTableau


def test_infos_tell_on_demand_what_the_seat_may_know() -> None:
    table = env("rumble", 4, layout="ring")
    table.reset(seed=1)
    agent = table.agent_selection
    seat = int(agent[-1])
    info = table.last()[4]
    assert list(info) == []  # nothing is computed that nobody asks for
    deals = [do for do in info["plies"] if do.startswith("deal")]
    assert len(deals) == 8
    for do in deals:
        assert do.endswith("?") != do.startswith(f"deal {seat + 1} ")
    view = info["view"]
    assert isinstance(view, TableView)
    assert view.prompt is not None
    assert isinstance(view.tableau, BrawlTableau)
    assert {who for who, held in info["named"]["own"].items() if held} == set(view.tableau.secret)
    legal = info["legal"]
    assert {option.do for option in view.prompt.options} == set(legal.values())
    number, do = next(iter(legal.items()))
    assert table.unwrapped.notation(agent, number) == do
    assert table.unwrapped.action(agent, do) == number
    with pytest.raises(KeyError):
        info["others' tokens"]
    table.step(number)
    other = table.agent_selection
    assert other != agent
    assert table.last()[4]["plies"][-1] == do
    assert table.infos[agent]["plies"] == []
    assert table.infos[agent]["legal"] == {}
    assert not table.observe(agent)["action_mask"].any()


def test_text_shows_what_everybody_sees_and_no_secret() -> None:
    table = env("rumble", 4, render_mode="ansi", layout="ring")
    table.reset(seed=3)
    text = table.render()
    assert "secret" not in text
    assert "> " not in text
    assert "Treasur" in text
