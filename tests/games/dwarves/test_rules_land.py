"""Chapters 5 and 6: Perished Land, the movement of troops, the Blacksaddle."""

from __future__ import annotations

import pytest
from tests.games.dwarves.table import BOX, CALM, Table, rule

from lamplight.games.dwarves.tables import DIRECTIONS


@rule("DW-5.1")
def test_five_make_a_space_perish() -> None:
    assert Table().troops("s20", orc=3).arrives("s20", orc=1).asked == "tungdil"
    table = Table().troops("s20", orc=1, troll=1, alf=1).arrives("s20", orc=2)
    assert (table.asked, table.doing) == ("chance", "tile")


@rule("DW-5.1")
@pytest.mark.parametrize(("tile", "to"), [("P06", "s36"), ("P17", "s44"), ("P35", "s36")])
def test_the_tile_lies_on_the_arrow_of_its_colour(tile: str, to: str) -> None:
    """Gateway I: red and blue point NE, yellow points E."""
    table = Table().troops("gate_i", alf=4).arrives("gate_i", alf=1).does(f"tile {tile}")
    assert table.troops_at() == {to: "5a"}


@rule("DW-5.2")
@pytest.mark.parametrize(
    ("space", "ahead"),
    [("s30", "E"), ("s39", "NE"), ("s40", "NW"), ("s32", "W"), ("s23", "SW"), ("s22", "SE")],
)
def test_four_troops_leave_sideways(space: str, ahead: str) -> None:
    """P05: Älf and Orc left of the arrow, Troll and Orc right of it, whichever way it points."""
    table = Table().troops(space, orc=2, troll=1, alf=1).arrives(space, troll=1).does("tile P05")
    at, d = BOX.index[space], DIRECTIONS.index(ahead)

    def beside(turn: int) -> str:
        return BOX.names[BOX.near[at * 6 + (d + turn) % 6]]

    assert table.troops_at() == {
        beside(1): "1a", beside(2): "1o", beside(-1): "1t", beside(-2): "1o", beside(0): "1t",
    }  # fmt: skip


@rule("DW-5.3")
def test_only_those_that_are_there() -> None:
    table = Table().troops("s20", troll=4).arrives("s20", troll=1).does("tile P05")
    assert table.troops_at() == {"s29": "1t", "s21": "4t"}


@rule("DW-5.4")
def test_not_off_the_map_nor_onto_perished_land() -> None:
    table = Table().perished("s29", "E").troops("s20", orc=1, troll=3).arrives("s20", troll=1).does("tile P05")
    assert table.troops_at() == {"s12": "1o", "s21": "4t"}, "the Troll may not go to s29"
    edge = Table().troops("s27", orc=4).arrives("s27", orc=1).does("tile P06")
    assert edge.troops_at() == {"s28": "1o", "s19": "1o", "s36": "3o"}, "west of s27 there is no map"


@rule("DW-5.5")
def test_the_rest_follows_the_arrow() -> None:
    table = Table().troops("s20", orc=3, alf=1).arrives("s20", orc=1).does("tile P10")
    assert table.troops_at() == {"s13": "1a", "s21": "4o"}
    assert table.on("s20") == ""


@rule("DW-5.6")
def test_and_so_on() -> None:
    table = Table().troops("s20", orc=4).troops("s21", orc=3).arrives("s20", orc=1).does("tile P10")
    assert (table.troops_at(), table.doing) == ({"s21": "8o"}, "tile")
    table.does("tile P11")
    assert (table.troops_at(), table.doing) == ({"s14": "1o", "s30": "7o"}, "tile")
    table.does("tile P12")
    assert (table.troops_at(), table.tracks()[1], table.asked) == ({"s14": "1o"}, 39, "tungdil")
    assert set(table.tiles()) == {"s20", "s21", "s30"}


@rule("DW-5.7")
def test_running_on() -> None:
    table = Table().perished("s20", "E").perished("s21", "SE").troops("s30", orc=4).arrives("s20", orc=1)
    assert (table.doing, table.on("s30")) == ("tile", "5o"), "and there the space perishes"


@rule("DW-5.8")
def test_an_empty_supply_brings_nothing() -> None:
    table = Table().supply(orc=1, alf=0).arrives("s20", orc=3, troll=1, alf=2)
    assert table.on("s20") == "1o 1t"
    assert Table().supply(alf=0).arrives("s20", alf=2).on("s20") == ""


@rule("DW-5.9")
def test_no_further_tile() -> None:
    table = Table().troops("s25", orc=4).wasteland(35).arrives("s25", orc=1)
    assert table.doing == "tile", "the last one"
    table = Table().troops("s25", orc=4).wasteland(36).arrives("s25", orc=3)
    assert (table.on("s25"), table.asked) == ("7o", "tungdil")
    on = Table().wasteland(36, "s31").arrives("gate_v", orc=1)
    assert on.on("gate_v") == "", "existing tiles keep moving troops"


@rule("DW-6.1")
def test_the_blacksaddle_never_perishes() -> None:
    table = Table().troops("s31", orc=4).arrives("s31", orc=3)
    assert (table.asked, table.tiles()) == ("tungdil", {})


@rule("DW-6.2")
def test_five_on_the_blacksaddle() -> None:
    four = Table().troops("s31", orc=2, alf=1).arrives("s31", troll=1)
    assert (four.on("s31"), four.tracks()[1]) == ("2o 1t 1a", 40)
    for came in (2, 5):
        table = Table().troops("s31", orc=2, alf=1).arrives("s31", troll=came)
        assert (table.on("s31"), table.stock(), table.tracks()[1]) == ("", "30o 25t 20a", 39)


@rule("DW-6.2", "DW-3.2")
def test_the_blacksaddle_may_lose_the_game() -> None:
    Table().card("SA1", *CALM).hero(7).doom(8).troops("s31", orc=4).arrives("s31", orc=1).ends("lost-doom")
