"""Chapter DR-9: the dice, the order of a turn, and doubles."""

from __future__ import annotations

import pytest
from tests.games.dunkelrunde.table import Table, rule

from lamplight.core.game import CHANCE
from lamplight.games.dunkelrunde.actions import COLOURS
from lamplight.games.dunkelrunde.game import DunkelRunde


@rule("DR-9.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_youngest_starts_and_then_clockwise(players: int) -> None:
    table = Table(players)
    assert table.turn == "red"
    for turn in range(2 * players + 1):
        assert table.turn == COLOURS[turn % players]
        table.rolls(1, 2)
        assert table.asked == COLOURS[turn % players]
        other = COLOURS[(turn + 1) % players]
        table.may_not("ghost inn back", rule="DR-9.1", seat=other, message="dr-no-not-your-turn")
        table.plays(f"child {table.asked}-{'girl' if turn < players else 'boy'} {1 if turn < 2 * players else 2}")
        assert table.asked == COLOURS[turn % players]
        table.plays("ghost ruins forward" if turn % 2 else "ghost ruins back")


@rule("DR-9.2")
def test_both_dice_are_rolled_together() -> None:
    state = DunkelRunde().new({}, 2)
    outcomes = state.chance_outcomes()
    assert {state.text(code) for code, _ in outcomes} == {f"roll {c} {g}" for c in range(1, 7) for g in range(1, 9)}
    assert [weight for _, weight in outcomes] == [1] * 48
    assert state.chance_label() == "dice"
    table = Table(2)
    table.may_not("child red-girl 1", rule="DR-9.2", seat="red", message="dr-no-roll-first")
    table.may_not("roll 1 2", rule="DR-9.2", seat="red", message="dr-no-chance")
    table.rolls(4, 7)
    assert table.ends_of("red-girl") == {"1", "2", "3", "4"}
    assert table.plays("ghost graveyard back").at("graveyard") == "16"
    assert table.state.refusal(CHANCE, table.state.parse("roll 1 1")) is not None


@rule("DR-9.3")
def test_child_first_or_ghost_first() -> None:
    for order in (["child red-boy 3", "ghost inn back"], ["ghost inn back", "child red-boy 3"]):
        table = Table(2).rolls(3, 1)
        table.may(*order)
        table.plays(order[0])
        assert table.asked == "red"
        again = "child red-girl 1" if order[0].startswith("child") else "ghost tree back"
        table.may_not(again, rule="DR-10.1" if order[0].startswith("child") else "DR-9.3")
        table.plays(order[1])
        assert (table.turn, table.asked) == ("blue", "dice")
        assert (table.at("red-boy"), table.at("inn")) == ("3", "33")


@rule("DR-9.4")
def test_a_double_moves_no_ghost_and_no_single_child_but_a_group_even_of_others() -> None:
    table = Table(3).place("red-girl", 1).place("red-boy", 2).place("blue-girl", "green-boy", 13)
    table.place("blue-boy", 7).place("green-girl", 8).turn_of("red").rolls(2, 2)
    assert table.asked == "red"
    assert table.options() == {"group 13 15", "group 13 h1a"}
    table.may_not("ghost tree back", rule="DR-9.4")
    table.may_not("child red-girl 3", rule="DR-9.4")
    table.plays("group 13 15")
    assert (table.at("blue-girl"), table.at("green-boy")) == ("15", "15")


@rule("DR-9.5")
@pytest.mark.parametrize(("pips", "ends"), [(1, {"19"}), (2, {"20"}), (3, {"21", "h2a"}), (4, {"22"}), (6, {"24"})])
def test_a_group_goes_by_one_die_not_by_both(pips: int, ends: set[str]) -> None:
    table = Table(2).place("red-girl", "blue-boy", 18).place("red-boy", 1).place("blue-girl", 2).rolls(pips, pips)
    assert table.ends_of("18") == ends


@rule("DR-9.6")
def test_the_player_chooses_the_group() -> None:
    table = Table(4).place("red-girl", "blue-girl", 3).place("green-girl", "green-boy", 24).turn_of("yellow")
    table.rolls(1, 1)
    assert table.options() == {"group 0 1", "group 3 4", "group 24 25"}


@rule("DR-9.7")
def test_without_a_group_the_double_lapses() -> None:
    table = Table(2).place("red-girl", 1).place("red-boy", 2).place("blue-girl", 3).turn_of("blue").rolls(4, 4)
    assert table.told() == ["roll", "lapse"]
    assert (table.turn, table.asked) == ("blue", "dice")


@rule("DR-9.8")
def test_after_a_double_the_same_player_rolls_again() -> None:
    table = Table(2).turn_of("blue").rolls(2, 2).plays("group 0 2")
    assert (table.turn, table.asked) == ("blue", "dice")
    table.rolls(1, 1).plays("group 2 3")
    assert (table.turn, table.asked) == ("blue", "dice")
    table.rolls(1, 2).plays("child blue-boy 4", "ghost inn back")
    assert (table.turn, table.asked) == ("red", "dice")
