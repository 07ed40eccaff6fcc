"""RD-5: the treasure chest."""

from __future__ import annotations

import pytest
from tests.games.rumble.table import Table, rule


@rule("RD-5.1")
def test_the_chest_moves_with_a_character_even_out_of_a_crowd() -> None:
    table = Table(3).stand("lich", "treasury")
    assert table.options("carry") == {f"carry {who} {room}" for who in ("lich", "cleric") for room in ("cells", "well")}
    assert table.options("move", "lich") == set()
    table.plays("carry lich cells")
    assert [table.at(what) for what in ("lich", "chest", "cleric")] == ["cells", "cells", "treasury"]
    assert table.told() == ["carry", "along"]
    assert set(table.told_rules().values()) == {"RD-5.1"}


@rule("RD-5.2")
def test_only_a_character_in_its_room_moves_the_chest() -> None:
    table = Table(3)
    assert table.options("carry") == {"carry cleric cells", "carry cleric well"}
    table.may_not("carry warrior treasury", rule="RD-5.2")
    table.may_not("carry ogre treasury", rule="RD-5.2")
    alone = Table(3).stand("cleric", "well")
    assert alone.options("carry") == set(), "nobody is with the chest"
    alone.plays("fight cleric")
    assert alone.at("chest") == "treasury"


@rule("RD-5.2", "A29")
@pytest.mark.parametrize("seat", ["fox", "owl", "hare"])
def test_the_chest_belongs_to_nobody(seat: str) -> None:
    table = Table(3).turn_of(seat).owns("owl", "cleric")
    table.may("carry cleric cells", "carry cleric well")


@rule("RD-5.3")
def test_with_the_chest_on_the_entry_one_may_leave() -> None:
    table = Table(3).chest("entry")
    assert table.options("leave") == {"leave cube"}
    table.plays("leave cube")
    assert (table.at("cube"), table.at("chest")) == ("free", "free")
    assert table.told() == ["leave", "along"]
    assert table.options("carry") == table.options("leave") == set(), "the chest is out"
    assert table.state.inside == 11
    table.may_not("leave eye", rule="RD-5.4")
    house = Table(3, box="house")
    house.may_not("leave cat", rule="RD-5.3")
    assert house.options("carry") == set()


@rule("RD-5.4", "A1")
def test_arriving_and_leaving_are_two_turns() -> None:
    table = Table(3).chest("hall").turn_of("hare")
    table.may_not("leave eye", rule="RD-5.4")
    table.plays("carry eye entry")
    assert table.asked == "fox"
    assert table.at("eye") == "entry"
    table.may("leave eye", "leave cube")
    table.plays("leave eye")
    assert table.at("eye") == "free"
    assert table.told_rules()["leave"] == "RD-5.3"
