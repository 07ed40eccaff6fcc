"""The conformance examples of chapter 5, E1 to E20, as they are written there."""

from __future__ import annotations

import pytest
from tests.games.rumble.table import GAME, Table, rule

from lamplight.core.game import SetupError
from lamplight.games.rumble.state import STARTING


@rule("E1")
def test_alone_without_the_chest() -> None:
    table = Table(4, "ladder")
    assert table.options("troll") == {"move troll armoury", "move troll cells", "move troll well"}


@rule("E2")
def test_two_without_the_chest() -> None:
    table = Table(4).only("cube", "eye").stand("cube", "eye", "hall")
    assert table.options() == {"fight cube", "fight eye"}


@rule("E3")
def test_two_with_the_chest() -> None:
    table = Table(4).only("cube", "eye").stand("cube", "eye", "armoury").chest("armoury")
    carries = {f"carry {who} {room}" for who in ("cube", "eye") for room in ("hall", "kitchen")}
    assert table.options() == {"fight cube", "fight eye"} | carries


@rule("E4")
def test_alone_with_the_chest() -> None:
    table = Table(4).chest("armoury")
    assert table.options("lich") == {
        f"{word} lich {room}" for word in ("move", "carry") for room in ("hall", "kitchen")
    }


@rule("E5")
def test_alone_with_the_chest_on_the_entry() -> None:
    table = Table(4).chest("entry")
    both = {f"{word} cube {room}" for word in ("move", "carry") for room in ("hall", "den")}
    assert table.options("cube") == both | {"leave cube"}


@rule("E6")
def test_two_with_the_chest_on_the_entry() -> None:
    table = Table(4).only("cube", "eye").stand("cube", "eye", "entry").chest("entry")
    assert table.options() == {
        f"{do} {who}{room}"
        for who in ("cube", "eye")
        for do, room in (("fight", ""), ("leave", ""), ("carry", " hall"), ("carry", " den"))
    }


@rule("E7")
def test_on_the_entry_with_the_chest_elsewhere() -> None:
    table = Table(4).chest("hall")
    assert table.options("leave") == set()
    table.may_not("leave cube", rule="A4")


@rule("E8")
def test_carrying_into_an_occupied_room() -> None:
    table = Table(4).plays("carry cleric well")
    carries = {"carry cleric forge", "carry warrior forge", "carry warrior treasury"}  # not back at once: G1
    assert table.options("carry") == carries
    table.may_not("move warrior forge", rule="RD-4.8")
    table.may_not("move cleric forge", rule="RD-4.8")
    off = Table(4, guard="off").plays("carry cleric well")
    assert off.options("carry") == carries | {"carry cleric treasury"}


@rule("E9")
def test_a_fight_among_three_and_again() -> None:
    table = Table(4).stand("cube", "lich", "hall").plays("fight lich")
    table.may("fight cube", "fight eye")
    table.plays("fight cube")
    assert table.at("eye") == "hall"
    table.may("move eye entry")


@rule("E10")
def test_a_victim_in_the_chests_room() -> None:
    table = Table(4).stand("lich", "treasury").plays("fight cleric")
    assert table.at("chest") == "treasury"
    table.plays("move lich well")
    assert table.at("chest") == "treasury"
    assert table.state.crowd[table.dungeon.index["treasury"]] == 0, "an empty room with the chest"


@rule("E12")
def test_no_escape() -> None:
    table = Table(4).only("cube", "eye").stand("cube", "eye", "hall").plays("fight eye")
    victims = [who for who in table.names if who not in ("cube", "eye")]
    assert [table.points()[who] for who in [*victims, "eye"]] == [0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
    assert table.points()["cube"] == 10


@rule("E14")
def test_victims_three_and_nine_score_seven() -> None:
    table = Table(3).only("cube", "eye").stand("cube", "eye", "hall")
    third, ninth = table.fallen[2], table.fallen[8]
    table.owns("hare", third, ninth).plays("fight eye")
    assert table.points()[third] == 1
    assert table.scores()[2] == 7


@rule("E15")
def test_victims_one_and_two_score_nothing() -> None:
    table = Table(3).only("cube", "eye").stand("cube", "eye", "hall")
    table.owns("hare", *table.fallen[:2]).plays("fight eye")
    assert table.scores()[2] == 0


@rule("E16")
def test_the_two_with_twelve_draw_for_the_start() -> None:
    table = Table(3).scored([9, 3, 10], [3, 9, 10])
    state = table.between()
    while state.phase != STARTING:
        state.apply(state.chance_at(0))
    assert [int(points) for points in state.scores] == [12, 12, 20]
    assert [state.text(code) for code, _ in state.chance_outcomes()] == ["start 1", "start 2"]


@rule("E17")
def test_two_winners() -> None:
    table = Table(3).scored([10, 9, 8], [6, 5, 1]).only("cube", "eye").stand("cube", "eye", "hall").neutral("eye")
    table.owns("fox", "cleric", "lich").owns("owl", "cube", "orc").owns("hare", "ogre", "troll").plays("fight eye")
    assert table.scores()[:2] == [24, 24]
    table.ends("shared", ["fox", "owl"])


@rule("E19")
def test_the_builder_refuses() -> None:
    for spelling in (
        "d1c:000100200300310320230130030020010550",  # a room apart
        "d1c:000100200300310320230130030020330010",  # entry and treasure side by side
    ):
        with pytest.raises(SetupError):
            GAME.new({"layout": spelling}, 4)
