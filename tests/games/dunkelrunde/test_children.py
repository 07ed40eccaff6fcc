"""Chapter DR-10: a child walks alone."""

from __future__ import annotations

import pytest
from tests.games.dunkelrunde.table import Table, rule


@rule("DR-10.1")
def test_one_own_child_is_moved_by_the_child_die() -> None:
    table = Table(2).turn_of("blue").rolls(2, 5)
    table.may_not("child red-girl 1", rule="DR-10.1", message="dr-no-wrong-child")
    table.may_not("child blue-girl 3", rule="DR-10.1", message="dr-no-too-far")
    assert table.ends_of("blue-girl") == table.ends_of("blue-boy") == {"1", "2"}
    table.plays("child blue-girl 2")
    table.may_not("child blue-boy 1", rule="DR-10.1", message="dr-no-child-done")
    assert table.options("child") == set()


@rule("DR-10.2")
def test_a_child_must_be_moved_if_possible() -> None:
    table = Table(2).rolls(2, 1).plays("ghost inn back")
    assert table.asked == "red", "the child's move is still owed"
    assert table.options() == {f"child red-{sex} {to}" for sex in ("girl", "boy") for to in (1, 2)}


@rule("DR-10.3")
def test_free_choice_between_boy_and_girl() -> None:
    table = Table(2).place("red-girl", 20).rolls(4, 1)
    table.may("child red-girl 21", "child red-boy 1")
    table = Table(2).place("red-girl", "h1a").rolls(4, 1)
    assert {do.split(" ")[1] for do in table.options("child")} == {"red-boy"}, "only one can move, so that one must"
    table.plays("ghost inn back")
    assert {do.split(" ")[1] for do in table.options()} == {"red-boy"}


@rule("DR-10.4")
def test_children_only_walk_forward() -> None:
    table = Table(2).place("red-girl", 20).rolls(3, 1)
    for back in (19, 17, 12, 0, "h1c"):
        table.may_not(f"child red-girl {back}", rule="DR-10.4", message="dr-no-backward")
    table = Table(2).place("red-girl", "h1b").rolls(3, 1)
    table.may_not("child red-girl h1a", rule="DR-10.4", message="dr-no-backward")
    table.may_not("child red-girl 15", rule="DR-10.4", message="dr-no-not-reachable")


@rule("DR-10.5")
def test_pips_need_not_be_used_up_but_one_step_is_needed() -> None:
    table = Table(2).place("red-girl", 29).place("red-boy", 45).rolls(3, 1)
    assert table.ends_of("red-girl") == {"30", "31", "32", "h3a", "h3b"}
    table.may_not("child red-girl 29", rule="DR-10.5", message="dr-no-no-step")


@rule("DR-10.6")
def test_any_number_of_children_share_a_tile() -> None:
    table = Table(6).everybody(3).place("red-girl", 1).rolls(2, 1).plays("child red-girl 3")
    assert {table.at(child) for child in table.children} == {"3"}


@rule("DR-10.7")
def test_two_are_a_group_and_not_afraid() -> None:
    table = Table(2).place("red-girl", 3).place("blue-boy", 3).rolls(1, 3).plays("ghost tree back")
    assert (table.at("tree"), table.at("red-girl"), table.at("blue-boy")) == ("3", "3", "3")
    assert table.told() == ["ghost", "brave"]
    table = Table(2).everybody(0).place("red-girl", 3).rolls(2, 2)
    table.may_not("group 3 5", rule="DR-10.7", message="dr-no-no-group")
    table.may_not("group 7 9", rule="DR-10.7", message="dr-no-no-group")


@rule("DR-10.8")
def test_nobody_leaves_a_haunted_group_singly() -> None:
    table = Table(3).place("red-girl", "blue-boy", "green-girl", 9).ghost("tree", 9).rolls(1, 2)
    table.may_not("child red-girl 10", rule="DR-10.8", message="dr-no-haunted-group")
    assert table.ends_of("red-girl") == set()
    assert table.ends_of("red-boy") == {"1"}
    assert table.marks("red-girl") == ("haunted",)
    table.plays("ghost tree back")
    assert table.ends_of("red-girl") == {"10"}, "the ghost has gone"


@rule("DR-10.9")
@pytest.mark.parametrize("company", [(), ("blue-girl", "blue-boy")])
def test_a_single_child_does_not_end_with_a_ghost(company: tuple[str, ...]) -> None:
    table = Table(3).place("red-girl", 7).place(*company, 9).ghost("tree", 9).rolls(2, 1)
    table.may_not("child red-girl 9", rule="DR-10.9", message="dr-no-ghost-there")
    assert table.ends_of("red-girl") == {"8"}


@rule("DR-10.10", "T2")
def test_but_it_may_pass_the_ghost() -> None:
    table = Table(2).place("red-girl", 7).ghost("tree", 8).rolls(3, 1)
    assert table.ends_of("red-girl") == {"9", "10"}
    assert table.plays("child red-girl 9").events[0].path == ("7", "8", "9")
