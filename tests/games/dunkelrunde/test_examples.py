"""The eighteen worked examples of the rules, on the full board."""

from __future__ import annotations

import pytest
from tests.games.dunkelrunde.table import Table, rule


@rule("E1", "DR-8.12")
def test_example_1_the_bank_stops() -> None:
    table = Table(2).place("red-girl", 9).rolls(5, 1)
    assert table.ends_of("red-girl") == {"10", "11"}
    table.plays("child red-girl 11")
    assert table.at("red-girl") == "11"


@rule("E2", "DR-8.13")
def test_example_2_a_partner_waits() -> None:
    table = Table(2).place("red-girl", 9).place("blue-girl", 11).rolls(2, 1).plays("child red-girl 11")
    assert table.at("red-girl") == table.at("blue-girl") == "12"
    assert (table.turn, table.asked) == ("red", "red"), "the child's part is over, the ghost is still moved"
    assert len(table.options()) == len(table.options("ghost")) == 8
    table.plays("ghost inn back")
    assert (table.turn, table.asked) == ("blue", "dice")


@rule("E3", "S8")
def test_example_3_a_ghost_on_the_bank() -> None:
    assert Table(2).place("red-girl", 9).ghost("tree", 11).rolls(6, 1).ends_of("red-girl") == {"10"}


@rule("E4", "DR-8.16")
def test_example_4_the_last_child() -> None:
    table = Table(2).everybody(12).place("red-girl", 10).rolls(1, 2).plays("child red-girl 11")
    assert table.at("red-girl") == "12"


@rule("E5", "DR-8.10")
def test_example_5_before_the_dead_tree() -> None:
    assert Table(2).place("red-girl", 5).rolls(1, 2).ends_of("red-girl") == set()
    assert Table(2).place("red-girl", 5).rolls(2, 1).ends_of("red-girl") == {"7"}


@rule("E6", "DR-8.20")
def test_example_6_at_the_first_fork() -> None:
    assert Table(2).place("red-girl", 14).rolls(2, 1).ends_of("red-girl") == {"15", "16", "h1a", "h1b"}
    assert Table(2).place("red-girl", 14).rolls(4, 1).ends_of("red-girl") == {"15", "16", "18"}


@rule("E7", "S4")
def test_example_7_off_the_first_path() -> None:
    assert Table(2).place("red-girl", "h1c").rolls(3, 1).ends_of("red-girl") == {"19", "20", "21", "h2a"}
    assert Table(2).place("red-girl", "h1c").rolls(4, 1).ends_of("red-girl") == set()


@rule("E8", "S5")
def test_example_8_through_the_gate_with_a_six() -> None:
    table = Table(2).place("red-girl", 38).place("blue-girl", 40).rolls(6, 1).plays("child red-girl 40")
    assert table.at("red-girl") == table.at("blue-girl") == "41"


@rule("E9", "S28")
def test_example_9_a_pair_reaches_the_linden() -> None:
    table = Table(2).place("red-girl", "blue-boy", 43).rolls(3, 3).plays("group 43 45")
    assert table.at("red-girl") == table.at("blue-boy") == "45"
    table.ends("one", ["red", "blue"])


@rule("E10", "S27")
def test_example_10_a_double_four_on_brown() -> None:
    table = Table(2).place("red-girl", "blue-boy", 43).rolls(4, 4)
    assert table.ends_of("43") == set()
    table.may_not("group 43 45", rule="DR-8.22")


@rule("E11", "S25")
def test_example_11_a_group_before_the_ruins() -> None:
    assert Table(2).place("red-girl", "blue-boy", 16).rolls(1, 1).ends_of("16") == set()
    assert Table(2).place("red-girl", "blue-boy", 16).rolls(2, 2).ends_of("16") == {"18"}


@rule("E12", "DR-8.8")
def test_example_12_a_ghost_turns_at_the_bank() -> None:
    table = Table(2).ghost("tree", 9).rolls(1, 5).plays("ghost tree forward")
    assert table.events[0].path == ("9", "10", "11", "10", "9", "8")
    assert table.at("tree") == "8"


@rule("E13", "S11")
def test_example_13_a_fright_at_the_gate() -> None:
    table = Table(2).place("red-girl", 40).ghost("inn", 38).rolls(1, 2).plays("ghost inn forward")
    assert (table.at("inn"), table.at("red-girl")) == ("40", "28")


@rule("E14", "DR-10.8")
def test_example_14_a_ghost_joins_a_pair() -> None:
    table = Table(2).place("red-girl", "blue-girl", 36).ghost("inn", 34).rolls(1, 2).plays("ghost inn forward")
    assert table.at("inn") == "36"
    table.may_not("child red-girl 37", rule="DR-10.8")
    table.plays("child red-boy 1").rolls(1, 4)
    table.may_not("child blue-girl 37", rule="DR-10.8")
    table.turn_of("red").rolls(2, 2).plays("group 36 38")
    assert table.at("red-girl") == table.at("blue-girl") == "38"


@rule("E15", "DR-6.5")
@pytest.mark.parametrize(
    ("walkers", "reason", "winners"),
    [
        (["blue-girl"], "one", ["red", "blue", "green", "yellow"]),
        (["red-girl"], "pair", ["red"]),
        (["green-girl", "yellow-girl"], "pair", ["green", "yellow"]),
    ],
)
def test_example_15_who_wins(walkers: list[str], reason: str, winners: list[str]) -> None:
    table = Table(4).place("red-boy", "green-boy", "yellow-boy", 45).place(*walkers, 44)
    table.turn_of(walkers[0].split("-")[0])
    if len(walkers) == 1:
        table.rolls(1, 2).plays(f"child {walkers[0]} 45")
    else:
        table.rolls(1, 1).plays("group 44 45")
    table.ends(reason, winners)


@rule("E16", "S21")
def test_example_16_all_set_out_together() -> None:
    table = Table(3).rolls(4, 4).plays("group 0 4")
    assert {table.at(child) for child in table.children} == {"4"}
    assert (table.turn, table.asked) == ("red", "dice")


@rule("E17", "DR-9.7")
def test_example_17_a_double_six_on_green() -> None:
    table = Table(2).place("red-girl", "blue-girl", "h3b").place("red-boy", 1).place("blue-boy", 2).rolls(6, 6)
    assert table.told() == ["roll", "lapse"]
    assert (table.turn, table.asked) == ("red", "dice")


@rule("E18", "S33")
def test_example_18_only_the_ghost_moves() -> None:
    table = Table(2).place("red-girl", 45).place("red-boy", 40).place("blue-boy", 1).turn_of("red").rolls(3, 1)
    assert len(table.options()) == len(table.options("ghost")) == 8
    table.plays("ghost tree back")
    assert (table.turn, table.asked) == ("blue", "dice")
