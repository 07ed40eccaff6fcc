"""Chapters DR-12 and DR-13: the ghosts, and fear."""

from __future__ import annotations

import itertools

import pytest
from tests.games.dunkelrunde.table import Table, rule

from lamplight.games.dunkelrunde.actions import GHOSTS


@rule("DR-12.1")
def test_any_ghost_may_be_chosen() -> None:
    table = Table(2).rolls(1, 4)
    assert table.options("ghost") == {f"ghost {ghost} {way}" for ghost in GHOSTS for way in ("forward", "back")}


@rule("DR-12.2")
@pytest.mark.parametrize("pips", [1, 2, 3, 4, 5, 6, 7, 8])
def test_a_ghost_walks_all_its_pips(pips: int) -> None:
    table = Table(2).ghost("inn", 31).rolls(1 if pips != 1 else 2, pips).plays("ghost inn forward")
    assert table.at("inn") == str(31 + pips)
    assert len(table.events[0].path) == pips + 1
    assert table.events[0].rule == "DR-12.2"


@rule("DR-12.3", "T11")
def test_a_ghost_changes_direction_only_before_a_yellow_tile() -> None:
    for at in range(29, 45):
        for pips in range(1, 9):
            for way, step in (("forward", 1), ("back", -1)):
                table = Table(2).ghost("inn", at).rolls(1 if pips != 1 else 2, pips).plays(f"ghost inn {way}")
                walked = [int(tile) for tile in table.events[0].path]
                steps = [b - a for a, b in itertools.pairwise(walked)]
                assert steps[0] == step or walked[0] in (29, 44)
                turns = [walked[i] for i in range(1, len(steps)) if steps[i] != steps[i - 1]]
                assert set(turns) <= {29, 44}
                assert all(abs(s) == 1 for s in steps)


@rule("DR-12.4")
def test_a_ghost_scares_a_child_that_is_alone() -> None:
    table = Table(2).place("blue-girl", 4).rolls(1, 2).plays("ghost tree back")
    assert (table.at("tree"), table.at("blue-girl")) == ("4", "0")
    assert table.told() == ["ghost", "scare"]


@rule("DR-12.5", "S20")
def test_a_ghost_that_passes_scares_nobody() -> None:
    table = Table(2).place("blue-girl", 4).place("red-girl", 5).rolls(1, 3).plays("ghost tree back")
    assert (table.at("tree"), table.at("blue-girl"), table.at("red-girl")) == ("3", "4", "5")
    assert table.told() == ["ghost"]


@rule("DR-13.1")
@pytest.mark.parametrize(("ghost", "at", "refuge"), [("tree", 5, "0"), ("ruins", 16, "12"), ("inn", 33, "28")])
def test_a_scared_child_runs_to_village_hut_or_tower(ghost: str, at: int, refuge: str) -> None:
    table = Table(2).place("blue-girl", at).rolls(2, 1).plays(f"ghost {ghost} back")
    assert table.at("blue-girl") == refuge
    assert table.events[1].path == (str(at), refuge)


@rule("DR-13.2")
@pytest.mark.parametrize("crowd", [2, 3, 4])
def test_two_or_more_may_all_stay(crowd: int) -> None:
    names = ["red-girl", "blue-girl", "blue-boy", "red-boy"][:crowd]
    table = Table(2).place(*names, 5).rolls(2, 1).plays("ghost tree back")
    assert table.at("tree") == "5"
    assert {table.at(who) for who in names} == {"5"}
    assert table.told_rules()["brave"] == "DR-13.2"
