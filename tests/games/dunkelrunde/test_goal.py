"""Chapters DR-4 to DR-6: what you play with, how many play, and what it is about."""

from __future__ import annotations

import pytest
from tests.games.dunkelrunde.table import Table, rule

from lamplight.core.game import SetupError
from lamplight.games.dunkelrunde.actions import COLOURS, GHOSTS
from lamplight.games.dunkelrunde.game import DunkelRunde


@rule("DR-4.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_everybody_owns_a_girl_and_a_boy_of_one_colour(players: int) -> None:
    table = Table(players)
    children = [piece for piece in table.state.view(None).pieces if piece.kind == "child"]
    assert [(piece.seat, piece.id) for piece in children] == [
        (seat, f"{COLOURS[seat]}-{sex}") for seat in range(players) for sex in ("girl", "boy")
    ]
    table.turn_of(COLOURS[players - 1]).rolls(2, 1)
    own = {f"{COLOURS[players - 1]}-{sex}" for sex in ("girl", "boy")}
    assert {do.split(" ")[1] for do in table.options("child")} == own


@rule("DR-4.2")
def test_four_ghosts_belong_to_nobody_and_everybody_moves_them() -> None:
    table = Table(3)
    ghosts = [piece for piece in table.state.view(None).pieces if piece.kind == "ghost"]
    assert [piece.id for piece in ghosts] == [f"ghost-{name}" for name in GHOSTS]
    assert all(piece.seat is None for piece in ghosts)
    for colour in ("red", "blue", "green"):
        table.turn_of(colour).rolls(1, 2)
        assert len(table.options("ghost")) == 8


@rule("DR-5.1")
def test_two_to_six_play() -> None:
    game = DunkelRunde()
    for seats in range(2, 7):
        assert game.new({}, seats).seats == seats
    for seats in (-1, 0, 1, 7, 100):
        with pytest.raises(SetupError) as caught:
            game.new({}, seats)
        assert [fault.id for fault in caught.value.faults] == ["core-seat-count"]


@rule("DR-6.1", "DR-6.3")
def test_a_girl_and_a_boy_of_any_colours_break_the_curse() -> None:
    table = Table(3).place("red-girl", 45).place("blue-boy", 44).turn_of("blue").rolls(1, 2)
    table.goes_on()
    table.plays("child blue-boy 45")
    table.ends("one", ["red", "blue"])


@rule("DR-6.1")
@pytest.mark.parametrize(("waiting", "comes"), [("girl", "girl"), ("boy", "boy")])
def test_two_of_one_sex_do_not_break_it(waiting: str, comes: str) -> None:
    table = Table(2).place(f"red-{waiting}", 45).place(f"blue-{comes}", 44).turn_of("blue").rolls(1, 2)
    table.plays(f"child blue-{comes} 45")
    table.goes_on()


@rule("DR-6.2")
def test_the_game_ends_at_that_moment() -> None:
    table = Table(2).place("red-girl", 45).place("red-boy", 43).turn_of("red").rolls(2, 5)
    table.plays("child red-boy 45")
    table.ends("pair", ["red"])
    assert table.options() == set()
    assert table.told_rules()["end"] == "DR-6.4"
    for do in ("ghost inn back", "child blue-girl 1", "roll 1 2", "group 0 1"):
        table.may_not(do, rule="DR-6.2", seat="red")
        table.may_not(do, rule="DR-6.2", seat="blue")


@rule("DR-6.3")
def test_without_a_pair_of_one_colour_all_with_a_child_there_win() -> None:
    table = Table(4).place("red-girl", "blue-girl", 45).place("green-boy", 42).turn_of("green").rolls(3, 1)
    table.plays("child green-boy 45")
    table.ends("one", ["red", "blue", "green"])
    outcome = table.state.outcome()
    assert outcome is not None
    assert outcome.rule == "DR-6.3"
    assert [result.share for result in outcome.seats] == [1 / 3, 1 / 3, 1 / 3, 0.0]


@rule("DR-6.4", "T13")
def test_both_own_children_there_beat_one() -> None:
    table = Table(4).place("red-girl", "blue-girl", 45).place("red-boy", 42).turn_of("red").rolls(3, 1)
    table.plays("child red-boy 45")
    table.ends("pair", ["red"])
    outcome = table.state.outcome()
    assert outcome is not None
    assert outcome.rule == "DR-6.4"
    assert [result.share for result in outcome.seats] == [1.0, 0.0, 0.0, 0.0]
    assert [result.message.id for result in outcome.seats] == [
        "dr-outcome-seat-both", "dr-outcome-seat-one", "dr-outcome-seat-none", "dr-outcome-seat-none"
    ]  # fmt: skip


@rule("DR-6.5", "T14", "S46")
def test_two_who_bring_their_second_child_together_win_together() -> None:
    table = Table(4).place("green-boy", "yellow-boy", "red-boy", 45).place("green-girl", "yellow-girl", 43)
    table.turn_of("red").rolls(3, 3)
    table.plays("group 43 45")
    table.ends("pair", ["green", "yellow"])


@rule("DR-6.6")
def test_children_of_one_sex_wait_at_the_linden() -> None:
    table = Table(3).place("red-girl", "blue-girl", "green-girl", 45).turn_of("red").rolls(2, 3)
    table.goes_on()
    assert table.ends_of("red-girl") == set()
    table.plays("child red-boy 2", "ghost inn forward")
    assert {table.at(f"{colour}-girl") for colour in ("red", "blue", "green")} == {"45"}
