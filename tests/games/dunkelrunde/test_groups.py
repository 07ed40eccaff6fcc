"""Chapter DR-11: a group walks together; and what chapter DR-14 adds."""

from __future__ import annotations

import pytest
from tests.games.dunkelrunde.table import Table, rule


@rule("DR-11.1")
def test_groups_move_by_doubles_only_whole_and_forward() -> None:
    table = Table(3).place("red-girl", "blue-boy", "green-girl", 25).place("red-boy", 1).turn_of("red").rolls(2, 3)
    table.may_not("group 25 27", rule="DR-11.1", message="dr-no-no-double")
    table = Table(3).place("red-girl", "blue-boy", "green-girl", 25).turn_of("red").rolls(2, 2)
    table.may_not("group 25 24", rule="DR-10.4", message="dr-no-backward")
    table.plays("group 25 27")
    assert {table.at(who) for who in ("red-girl", "blue-boy", "green-girl")} == {"27"}
    assert table.at("red-boy") == "0"


@rule("DR-11.2", "T1")
def test_a_group_goes_as_far_as_it_can() -> None:
    table = Table(2).place("red-girl", "blue-boy", 18).rolls(4, 4)
    assert table.ends_of("18") == {"22"}
    for short in (19, 20, 21):
        table.may_not(f"group 18 {short}", rule="DR-11.2", message="dr-no-group-short")
    table.may_not("group 18 24", rule="DR-10.1", message="dr-no-too-far")


@rule("DR-11.3")
def test_a_group_may_meet_stay_with_and_leave_a_ghost() -> None:
    table = Table(2).place("red-girl", "blue-boy", 7).place("red-boy", 1).place("blue-girl", 2).ghost("tree", 9)
    table.rolls(2, 2).plays("group 7 9")
    assert table.at("red-girl") == table.at("tree") == "9"
    table.rolls(1, 1).plays("group 9 10")
    assert (table.at("red-girl"), table.at("tree")) == ("10", "9")
    table = Table(2).place("red-girl", "blue-boy", 7).ghost("tree", 8).rolls(2, 2).plays("group 7 9")
    assert table.at("red-girl") == "9"


@rule("DR-11.4")
def test_a_group_does_not_end_on_blue() -> None:
    table = Table(2).place("red-girl", "blue-boy", 4).rolls(2, 2)
    table.may_not("group 4 6", rule="DR-11.4", message="dr-no-group-blue")
    assert table.ends_of("4") == {"5"}
    table = Table(2).place("red-girl", "blue-boy", 4).rolls(3, 3)
    assert table.ends_of("4") == {"7"}, "but it passes"


@rule("DR-11.5")
@pytest.mark.parametrize("tile", ["h1b", "41"])
def test_the_colours_bind_groups_too(tile: str) -> None:
    rule = "DR-8.20" if tile == "h1b" else "DR-8.22"
    onward = {"h1b": ("h1c", "20"), "41": ("42", "44")}[tile]
    table = Table(2).place("red-girl", "blue-boy", tile).rolls(5, 5)
    table.may_not(f"group {tile} {onward[0]}", rule=rule, message="dr-no-slow-path")
    assert table.ends_of(tile) == set()
    table = Table(2).place("red-girl", "blue-boy", tile).rolls(3, 3)
    table.may(f"group {tile} {onward[1]}")
    table = Table(2).place("red-girl", "blue-boy", 14).rolls(4, 4)
    table.may_not("group 14 h1c", rule="DR-8.20", message="dr-no-path-entry")


@rule("DR-14.1", "T3")
def test_a_new_roll_after_every_double_also_a_lapsed_one() -> None:
    table = Table(2).place("red-girl", 1).place("red-boy", 2).place("blue-girl", 3).turn_of("red")
    for pips in (1, 6, 6, 2, 3, 1, 5):
        table.rolls(pips, pips)
        assert table.told()[-1] == "lapse"
        assert (table.turn, table.asked) == ("red", "dice")
    table.rolls(1, 2).plays("child red-boy 3")
    assert table.asked == "red"


@rule("DR-14.2", "T4")
def test_a_double_lapses_if_no_group_can_be_moved() -> None:
    table = Table(2).place("red-girl", "blue-girl", 5).place("red-boy", "blue-boy", 16).rolls(1, 1)
    assert table.told() == ["roll", "lapse"], "groups before blue tiles"
    table = Table(2).place("red-girl", "blue-girl", 5).place("red-boy", "blue-boy", 18).rolls(1, 1)
    assert table.options() == {"group 18 19"}, "one can move, so it must"


@rule("DR-14.3", "S24")
def test_the_whole_group() -> None:
    table = Table(6).everybody(29).rolls(1, 1).plays("group 29 30")
    assert {table.at(child) for child in table.children} == {"30"}


@rule("DR-14.4", "T8")
def test_scared_back_to_the_last_shelter_it_passed() -> None:
    table = Table(2).place("red-girl", 26).place("red-boy", 45).ghost("inn", 32).rolls(5, 1)
    table.plays("child red-girl 31")  # over the tower, without a stop
    table.plays("ghost inn back")
    assert table.at("red-girl") == "28"
