"""Chapters 8, 9 and 10: actions and moving, tunnels, fighting."""

from __future__ import annotations

import pytest
from tests.games.dwarves.table import CALM, Table, box_with, rule

# --- chapter 8: actions, moving ---


def tunnels(table: Table) -> set[str]:
    return {do for do in table.options() if do.startswith("tunnel")}


@rule("DW-8.1")
def test_up_to_two_actions() -> None:
    table = Table().calm()
    table.does("message", "roll 1 1")
    assert (table.asked, table.left) == ("tungdil", 1)
    table.does("message", "roll 1 1")
    assert table.active == "boindil"
    fewer = Table().calm().does("end")
    assert fewer.active == "boindil"
    every = Table().council(9).card("SA1", "AV01", "AV07").at("tungdil", "s10").troops("s10", orc=1).turn()
    assert every.options() == {"move", "fight", "outfit", "test SA1 1", "try AV01", "test AV07 1", "end"}
    duel = Table().card("SC2").at("tungdil", "s31").turn()
    assert duel.options() == {"move", "message", "duel", "end"}


@rule("DW-8.2")
def test_the_highest_number_is_the_most() -> None:
    table = Table().at("tungdil", "s31").does("move", "roll 4 2 1").walks("s32", "s33", "s34", "s35")
    assert (table.where("tungdil"), table.options("move")) == ("s35", {"move"})
    short = Table().at("tungdil", "s31").does("move", "roll 2 1 1").walks("s32", "s33")
    assert (short.where("tungdil"), short.options("move")) == ("s33", {"move"})
    fewer = Table().at("tungdil", "s31").does("move", "roll 3 2 1", "step s32", "stop")
    assert (fewer.where("tungdil"), fewer.left) == ("s32", 1)
    none = Table().at("tungdil", "s31").does("move", "roll 3 2 1", "stop")
    assert (none.where("tungdil"), none.left) == ("s31", 1)


@rule("DW-8.3")
def test_steps_go_to_adjacent_spaces() -> None:
    table = Table("tungdil", "boindil", "boendal").at("tungdil", "s31").at("boindil", "boendal", "s32")
    table.does("move", "roll 3 2 1")
    assert table.options() == {f"step {to}" for to in ("s32", "s23", "s22", "s30", "s39", "s40")} | {"stop"}
    table.may_not("step s33", rule="DW-8.3")
    table.walks("s32", "s33")
    edge = Table().at("tungdil", "gate_v").does("move", "roll 1 1 1")
    assert edge.options() == {"step s02", "step s03", "stop"}


@rule("DW-8.4")
def test_troops_end_the_movement() -> None:
    table = Table().at("tungdil", "s31").troops("s32", orc=1).does("move", "roll 6 2 1", "step s32")
    assert (table.where("tungdil"), table.left, table.asked) == ("s32", 1, "tungdil")
    table.may("move", "fight", "end")
    table.does("move", "roll 2 2 1").walks("s33", "s34")
    assert table.where("tungdil") == "s34"


@rule("DW-8.5")
@pytest.mark.parametrize("choice", ["health", "doom"])
def test_every_perished_space_costs(choice: str) -> None:
    table = Table().at("tungdil", "s20").perished("s21", "E").perished("s22", "SE").does("move", "roll 6 2 1")
    table.does("step s21")
    assert table.options() == {"health", "doom"}
    table.does(choice, "step s22")
    assert table.options() == {"health", "doom"}, "each is decided separately"
    table.does(choice, "step s21")
    assert table.options() == {"health", "doom"}, "and again when it is entered again"
    losses = (2, 0) if choice == "health" else (0, 2)
    assert (3 - table.life("tungdil"), 40 - table.tracks()[1]) == losses


@rule("DW-8.6", "R38")
def test_a_card_puts_dwarves_on_perished_land() -> None:
    """With a box whose last card calls everybody to Porista instead of the Blacksaddle."""
    box = box_with("scenario.toml", 'who = "all", to = "location:blacksaddle"', 'who = "all", to = "location:porista"')
    table = Table("boindil", "bavragor", "tungdil", box=box).wasteland(20, "s47").perished("s47", "NW").stage("C")
    table.turn(step="scenario").does("draw SC2")
    assert [table.where(who) for who in table.names] == 3 * ["s47"]
    assert (table.asked, table.options()) == ("boindil", {"health", "doom"})
    table.does("health", "doom")
    assert (table.lives(), table.tracks()[1], table.doing) == ([3, 4, 3], 39, "adventure"), "Bavragor pays nothing"


@rule("DW-8.7")
def test_land_that_perishes_underfoot() -> None:
    table = Table().at("tungdil", "boindil", "s20").troops("s20", orc=4).arrives("s20", orc=1).does("tile P05")
    assert (table.lives(), table.tracks()[1], table.asked) == ([3, 4], 40, "tungdil")
    stays = Table().at("tungdil", "s20").perished("s20", "E").does("move", "roll 1 1 1", "stop")
    assert (stays.life("tungdil"), stays.left) == (3, 1)


# --- chapter 9: tunnels ---


@rule("DW-9.1")
def test_through_the_tunnels() -> None:
    table = Table().at("tungdil", "s02").does("move", "roll 4 1 1", "step s01")
    assert tunnels(table) == {"tunnel s17", "tunnel s60", "tunnel s51"}
    table.does("tunnel s60", "step s54", "step s47")
    assert (table.where("tungdil"), table.left) == ("s47", 1), "every one of the four costs a point"
    off = Table().at("tungdil", "s02").does("move", "roll 4 1 1")
    assert tunnels(off) == set()


@rule("DW-9.2")
def test_the_tunnel_tile() -> None:
    table = Table().tunnel("s31").at("tungdil", "s01").does("move", "roll 4 1 1")
    assert tunnels(table) == {"tunnel s17", "tunnel s60", "tunnel s51", "tunnel s31"}
    table.does("tunnel s31")
    assert tunnels(table) == {"tunnel s17", "tunnel s60", "tunnel s51", "tunnel s01"}
    moved = Table().tunnel("s31").at("tungdil", "s20").troops("s31", orc=2).owns("tungdil", "EQ10").does("use EQ10")
    moved.does("dig s20")
    assert (moved.state.tunnel == moved.state.at(0), moved.on("s31")) == (True, "2o"), "nothing moves with it"


@rule("DW-9.3")
def test_a_perished_entrance_is_shut() -> None:
    table = Table().perished("s17", "W").at("tungdil", "s01").does("move", "roll 1 1 1")
    assert tunnels(table) == {"tunnel s60", "tunnel s51"}
    shut = Table().perished("s01", "E").at("tungdil", "s01").does("move", "roll 1 1 1")
    assert tunnels(shut) == set()


# --- chapter 10: fighting ---


@rule("DW-10.1")
def test_a_fight_removes_a_troop_per_die() -> None:
    table = Table().at("tungdil", "s20").troops("s20", orc=4).troops("s21", orc=1).does("fight", "roll 6 6 6")
    assert table.options() == {"strike orc", "done"}
    table.does("strike orc", "strike orc", "strike orc")
    assert (table.on("s20"), table.on("s21"), table.left) == ("1o", "1o", 1)
    table.at("tungdil", "s22")
    table.may_not("fight", rule="DW-10.1")


@rule("DW-10.2")
@pytest.mark.parametrize(
    ("die", "targets"),
    [(6, {"orc", "troll", "alf"}), (5, {"orc", "troll"}), (4, {"orc"}), (3, set()), (2, set()), (1, set())],
)
def test_what_a_die_removes(die: int, targets: set[str]) -> None:
    table = Table().at("tungdil", "s20").troops("s20", orc=1, troll=1, alf=1).does("fight", f"roll {die} 1 1")
    strikes = {do for do in table.options() if do.startswith("strike")}
    assert strikes == {f"strike {kind}" for kind in targets}
    for kind in targets:
        other = Table().at("tungdil", "s20").troops("s20", orc=1, troll=1, alf=1).does("fight", f"roll {die} 1 1")
        other.does(f"strike {kind}")
        assert (other.left, other.state.troops_on_map()) == (1, 2)
        assert sum(int(n[:-1]) for n in other.stock().split()) == 73, "into the supply"


@rule("DW-10.3")
def test_a_fight_without_a_success() -> None:
    table = Table().at("tungdil", "s20").troops("s20", troll=1).does("fight", "roll 4 4 4")
    assert (table.life("tungdil"), table.left) == (2, 1)
    spared = Table().at("tungdil", "s20").troops("s20", orc=2).does("fight", "roll 4 4 4", "strike orc", "done")
    assert (spared.life("tungdil"), spared.left) == (3, 1)
    unused = Table().at("tungdil", "s20").troops("s20", orc=2).does("fight", "roll 4 4 4", "done")
    assert unused.life("tungdil") == 3, "a die could have removed one (R44)"


@rule("DW-10.4")
def test_troops_on_a_card() -> None:
    table = Table().card("AV15").at("tungdil", "s19").does("move", "roll 6 1 1").walks("s20", "s21")
    assert table.options("stop"), "the walk goes on"
    table.does("stop").may_not("fight", rule="DW-10.1")
    away = Table().card("AV15").at("tungdil", "s21").troops("s21", orc=1).does("fight", "roll 4 4 1")
    away.may_not("strike orc AV15", rule="DW-10.4")
    assert away.options() == {"strike orc", "done"}, "not from beside it, whoever else is fought there"
    there = Table().card("AV15").at("tungdil", "s20").turn()
    there.does("fight", "roll 4 1 1", "strike orc AV15")
    assert (there.on_card("AV15"), there.life("tungdil")) == ("2o", 3)
    there.does("fight", "roll 3 1 1")
    assert there.life("tungdil") == 2, "failure costs as well"


@rule("DW-10.5")
def test_one_roll_for_space_and_card() -> None:
    table = Table().card("AV15").at("tungdil", "s20").troops("s20", troll=1).does("fight", "roll 6 5 4")
    assert table.options() == {"strike troll", "strike orc AV15", "done"}
    table.does("strike troll", "strike orc AV15", "strike orc AV15")
    assert (table.on("s20"), table.on_card("AV15"), table.left) == ("", "1o", 1)
    alike = Table().card("AV15").at("tungdil", "s20").troops("s20", orc=1).does("fight", "roll 4 4 1")
    assert alike.options() == {"strike orc", "strike orc AV15", "done"}, "of one kind on both: the player says which"


@rule("DW-10.6")
def test_a_fight_is_no_battle_test() -> None:
    table = Table().card("AV09").at("tungdil", "s20").troops("s20", orc=4).does("fight", "roll 6 6 6")
    assert table.have("AV09") == [0]
    test = Table().card("AV09").at("tungdil", "s20").troops("s20", orc=4).does("test AV09 1", "roll 6 6 1")
    assert (test.have("AV09"), test.on("s20")) == ([2], "4o")


@rule("DW-10.7")
def test_boindil_rolls_again() -> None:
    table = Table("boindil", "tungdil").at("boindil", "s20").troops("s20", troll=3).does("fight", "roll 2 2 2 1")
    assert table.options() == {"again", "keep"}
    table.does("again", "roll 5 5 1 1", "strike troll", "strike troll")
    assert (table.on("s20"), table.left) == ("1t", 1)
    council = Table("boindil", "tungdil").council(3).at("boindil", "s20").troops("s20", troll=3)
    council.does("fight", "roll 6 6 6 6", "roll 6", "again", "roll 6 6 6 6")
    assert set(council.draws()) == {f"roll {n}" for n in range(1, 7)}, "the council's effect applies again"
    council.does("roll 1")
    assert council.options() == {"strike troll", "done"}, "once"
    test = Table("boindil", "tungdil").card("AV09").does("test AV09 1", "roll 2 2 2 1")
    assert test.options("again") == set(), "not in a Battle test"
    assert test.options("end")


@rule("DW-10.8")
def test_boendal_raises_a_die() -> None:
    table = Table("boendal", "tungdil").at("boendal", "s20").troops("s20", alf=2).does("fight", "roll 5 4 2 1")
    assert table.options() == {"raise 5", "raise 4", "raise 2", "raise 1", "keep"}
    table.does("raise 5", "strike alf")
    assert (table.on("s20"), table.left) == ("1a", 1)
    by_one = (
        Table("boendal", "tungdil").at("boendal", "s20").troops("s20", alf=2).does("fight", "roll 4 4 2 1", "raise 4")
    )
    assert (by_one.on("s20"), by_one.life("boendal")) == ("2a", 2), "by 1"
    six = Table("boendal", "tungdil").at("boendal", "s20").troops("s20", alf=2).does("fight", "roll 6 6 1 1")
    assert six.options() == {"raise 1", "keep"}, "at most to 6"
    kept = Table("boendal", "tungdil").at("boendal", "s20").troops("s20", alf=2).does("fight", "roll 5 5 5 5", "keep")
    assert kept.life("boendal") == 2
    late = Table("boendal", "tungdil").council(8).owns("boendal", "EQ08").at("boendal", "s20").troops("s20", alf=2)
    late.does("fight", "roll 1 1 1 1", "reroll 1", "roll 2", "runestone", "roll 5 1 1 1", "keep")
    assert late.options("raise", "5"), "after all re-rolls"
    test = Table("boendal", "tungdil").card("SA1", *CALM[:1], "AV09").does("test AV09 1", "roll 3 3 3 3")
    assert test.options("end"), "only in fights"
