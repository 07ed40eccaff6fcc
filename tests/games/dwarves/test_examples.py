"""The worked examples of the rules, E1 to E50, as they are written there."""

from __future__ import annotations

import pytest
from tests.games.dwarves.table import CALM, REMOTE, Table, rule

# --- movement and Perished Land ---


def hike(who: str) -> Table:
    """Two Perished spaces and a Troll on the way east from Roodacre; a roll of 5 and 2."""
    table = Table(who, "tungdil").at(who, "s20").perished("s21", "E").perished("s22", "SE").troops("s23", troll=1)
    return table.hero(10).doom(30).turn(who).does("move", "roll 5 2")


@rule("E1")
@pytest.mark.parametrize(
    ("first", "second", "lost", "steps"),
    [("health", "health", 2, 0), ("health", "doom", 1, 1), ("doom", "health", 1, 1), ("doom", "doom", 0, 2)],
)
def test_two_penalties_and_a_troll(first: str, second: str, lost: int, steps: int) -> None:
    table = hike("boindil").does("step s21")
    assert table.options() == {"health", "doom"}, "decided at once, and for each tile"
    table.does(first, "step s22", second, "step s23")
    assert (table.where("boindil"), table.left) == ("s23", 1)
    table.may("fight", "move")
    table.may_not("step s24", rule="DW-8.2")
    assert (table.life("boindil"), table.tracks()[1]) == (4 - lost, 30 - steps)


@rule("E2")
def test_bavragor_walks_for_free() -> None:
    table = hike("bavragor").does("step s21", "step s22", "step s23")
    assert (table.life("bavragor"), table.tracks()[1]) == (4, 30)


@rule("E3")
def test_no_penalty_for_the_space_a_dwarf_starts_on() -> None:
    table = Table().at("tungdil", "s21").perished("s21", "E").perished("s22", "SE").does("move", "roll 3 1 1")
    assert table.asked == "tungdil"
    assert "health" not in table.options()
    table.does("step s22", "health", "step s14")
    assert table.life("tungdil") == 2


@rule("E4")
def test_a_space_that_perishes_under_a_dwarf() -> None:
    table = Table().at("tungdil", "s20").troops("s20", orc=4).arrives("s20", orc=1).does("tile P05")
    assert (table.where("tungdil"), table.life("tungdil"), table.tracks()[1]) == ("s20", 3, 40)
    assert (table.on("s20"), table.asked, table.left) == ("", "tungdil", 2)


@rule("E5")
def test_leaving_a_space_with_troops() -> None:
    table = Table().at("tungdil", "s20").troops("s20", orc=2).troops("s22", orc=1).does("move", "roll 3 2 1")
    table.walks("s21", "s22")
    assert (table.where("tungdil"), table.left) == ("s22", 1)
    table.may("fight", "move")


@rule("E6")
def test_the_tunnels() -> None:
    table = Table("boindil", "tungdil").at("boindil", "s01").does("move", "roll 1 1")
    assert table.options("tunnel", "s17") | table.options("tunnel", "s60") | table.options("tunnel", "s51") == {
        do for do in table.options() if do.startswith("tunnel")
    }
    table.does("tunnel s51")
    assert (table.where("boindil"), table.left) == ("s51", 1)
    far = Table("boindil", "tungdil").at("boindil", "s01").does("move", "roll 3 1", "tunnel s17").walks("s18", "s26")
    assert (far.where("boindil"), far.left) == ("s26", 1)


@rule("E7")
def test_a_perished_entrance() -> None:
    table = Table().at("tungdil", "s01").perished("s17", "W").does("move", "roll 3 1 1")
    assert {do for do in table.options() if do.startswith("tunnel")} == {"tunnel s60", "tunnel s51"}
    shut = Table().at("tungdil", "s01").perished("s01", "E").does("move", "roll 3 1 1")
    assert not [do for do in shut.options() if do.startswith("tunnel")]


@rule("E8")
def test_an_entrance_with_an_orc() -> None:
    table = Table().at("tungdil", "s01").troops("s60", orc=1).does("move", "roll 3 1 1", "tunnel s60")
    assert (table.where("tungdil"), table.left) == ("s60", 1)
    table.may("fight")


@rule("E9")
def test_troops_on_a_card_stop_nobody() -> None:
    table = Table().card("SA2").at("tungdil", "s48").does("move", "roll 4 1 1").walks("s49", "s50")
    table.may("step s43", "stop")
    assert table.on_card("SA2") == "4o"


# --- troop movement ---


@rule("E10")
def test_five_on_roodacre() -> None:
    table = Table().troops("s20", orc=2, troll=1, alf=1).arrives("s20", orc=1)
    assert (table.asked, table.doing) == ("chance", "tile")
    table.does("tile P05")
    assert table.troops_at() == {"s13": "1a", "s12": "1o", "s29": "1t", "s28": "1o", "s21": "1o"}
    assert table.tiles() == {"s20": "P05"}


@rule("E11")
def test_six_at_gateway_v() -> None:
    table = Table().troops("gate_v", orc=2, troll=1, alf=1).arrives("gate_v", orc=1, troll=1).does("tile P13")
    assert table.on("s03") == "3o 2t"
    table.does("tile P25")
    assert table.troops_at() == {"s02": "1t 1a", "s04": "1t", "s08": "1o", "s09": "2o"}
    assert table.tiles() == {"gate_v": "P13", "s03": "P25"}


@rule("E12")
def test_running_on_from_a_perished_gateway() -> None:
    table = Table().perished("gate_v", "SW").arrives("gate_v", orc=1, troll=1)
    assert table.troops_at() == {"s02": "1o 1t"}


@rule("E13")
def test_running_on_twice() -> None:
    table = Table().perished("gate_v", "SW").perished("s02", "SE").arrives("gate_v", orc=2, troll=1)
    assert table.troops_at() == {"s08": "2o 1t"}


@rule("E14")
def test_perished_sides() -> None:
    table = Table().troops("s22", orc=2, troll=2).perished("s23", "SW").perished("s15", "SW").arrives("s22", orc=1)
    table.does("tile P14")
    assert table.troops_at() == {"s30": "1o", "s31": "2o 2t"}
    assert table.tracks()[1] == 40


@rule("E15")
def test_a_fifth_troop_on_the_blacksaddle() -> None:
    table = Table().troops("s31", orc=2, troll=1, alf=1).perished("s30", "E").arrives("s30", orc=1)
    assert (table.troops_at(), table.stock(), table.tracks()[1]) == ({}, "30o 25t 20a", 39)


@rule("E16")
def test_a_fourth_troop_on_the_blacksaddle() -> None:
    table = Table().troops("s31", orc=2, troll=1).perished("s30", "E").arrives("s30", orc=1)
    assert (table.troops_at(), table.tracks()[1]) == ({"s31": "3o 1t"}, 40)


@rule("E17")
def test_six_on_the_blacksaddle_cost_one_step() -> None:
    table = Table().troops("s31", orc=4).troops("s22", orc=4).arrives("s22", orc=1).does("tile P14")
    assert table.troops_at() == {"s23": "1o", "s15": "1o", "s30": "1o"}
    assert table.tracks()[1] == 39


@rule("E18")
def test_a_chain_of_two() -> None:
    table = Table().troops("s20", orc=4).troops("s21", orc=4).arrives("s20", orc=1).does("tile P05")
    assert (table.on("s12"), table.on("s28"), table.on("s21")) == ("1o", "1o", "7o")
    table.does("tile P06")
    assert table.troops_at() == {
        "s12": "1o", "s28": "1o", "s22": "1o", "s14": "1o", "s29": "1o", "s30": "4o",
    }  # fmt: skip
    assert table.tiles() == {"s20": "P05", "s21": "P06"}


@rule("E19")
def test_no_tile_is_left() -> None:
    table = Table().troops("s25", orc=4).wasteland(36).arrives("s25", orc=2)
    assert (table.on("s25"), table.asked) == ("6o", "tungdil")
    assert "s25" not in table.tiles()


@rule("E20")
def test_an_empty_supply() -> None:
    table = Table().supply(orc=1).card("SA1", *CALM).turn(step="hero").does("recruit 3 1 0")
    assert table.on("gate_v") == "1o 1t"


@rule("E21")
def test_the_variant() -> None:
    table = Table(perish="4").troops("s20", orc=3).arrives("s20", troll=1)
    assert table.doing == "tile"
    saddle = Table(perish="4").troops("s31", orc=3).perished("s30", "E").arrives("s30", orc=1)
    assert (saddle.troops_at(), saddle.tracks()[1]) == ({"s31": "4o"}, 40)


# --- fights ---


@rule("E22")
def test_a_six_and_two_fours() -> None:
    table = Table().at("tungdil", "s20").troops("s20", orc=1, troll=2, alf=1).does("fight", "roll 6 4 4")
    assert table.options() == {"strike alf", "strike troll", "strike orc", "done"}
    table.does("strike alf", "strike orc")
    assert (table.on("s20"), table.life("tungdil"), table.left) == ("2t", 3, 1)


@rule("E23")
def test_nothing_removed() -> None:
    table = Table().at("tungdil", "s20").troops("s20", troll=2, alf=1).does("fight", "roll 4 3 2")
    assert (table.on("s20"), table.life("tungdil"), table.left) == ("2t 1a", 2, 1)


@rule("E24")
def test_boendal_raises_a_four() -> None:
    table = Table("boendal", "tungdil").at("boendal", "s20").troops("s20", troll=2).does("fight", "roll 4 4 2 1")
    table.does("raise 4", "strike troll")
    assert (table.on("s20"), table.life("boendal"), table.left) == ("1t", 3, 1)


@rule("E25")
def test_boindil_and_the_council() -> None:
    table = Table("boindil", "tungdil").council(8).at("boindil", "s20").troops("s20", troll=4)
    table.does("fight", "roll 3 3 2 1", "reroll 2", "roll 4", "again", "roll 6 5 1 1", "reroll 1", "roll 5")
    table.does("strike troll", "strike troll", "strike troll")
    assert (table.on("s20"), table.left) == ("1t", 1)


@rule("E26")
def test_the_highest_die_again() -> None:
    table = Table().council(3).at("tungdil", "s20").troops("s20", troll=2).does("fight", "roll 6 5 2")
    assert (table.asked, set(table.draws())) == ("chance", {f"roll {face}" for face in range(1, 7)})
    table.does("roll 1", "strike troll")
    assert (table.on("s20"), table.left) == ("1t", 1)


def at_toboribor() -> Table:
    return Table().card("SA2").at("tungdil", "s49").troops("s49", troll=1)


@rule("E27")
def test_troops_on_the_space_and_on_a_card() -> None:
    table = at_toboribor().does("fight", "roll 5 4 4", "strike troll", "strike orc SA2", "strike orc SA2")
    assert (table.on("s49"), table.on_card("SA2"), table.left) == ("", "2o", 1)
    other = at_toboribor().does("fight", "roll 5 4 4", *3 * ["strike orc SA2"])
    assert (other.on("s49"), other.on_card("SA2"), other.left) == ("1t", "1o", 1)


@rule("E28")
def test_a_failure_against_a_card() -> None:
    table = at_toboribor().does("fight", "roll 3 2 1")
    assert (table.life("tungdil"), table.on_card("SA2")) == (2, "4o")


@rule("E29")
def test_the_last_troop_on_a_scenario_card() -> None:
    table = Table().card("SA2", troops=(1, 0, 0)).card(*CALM)
    table.pause(9).at("tungdil", "s49").does("fight", "roll 4 1 1", "strike orc SA2")
    assert (table.scenario, table.left, table.asked) == (None, 1, "tungdil")
    table.does("end")
    assert (table.active, table.asked, table.doing) == ("boindil", "chance", "scenario")


# --- the council ---


@rule("E30")
def test_one_step_and_not_two() -> None:
    table = Table("boendal", "tungdil").does("message", "roll 6 5")
    assert table.tracks()[2] == 6


@rule("E31")
def test_a_failed_message_and_tungdil() -> None:
    table = Table("bavragor", "tungdil").calm().does("message", "roll 4 4 2")
    assert (table.tracks()[2], table.life("bavragor")) == (5, 4)
    assert Table().does("message", "roll 4 4").tracks()[2] == 6
    assert Table("boendal", "tungdil").does("message", "roll 4 4").tracks()[2] == 5


@rule("E32")
def test_the_left_end() -> None:
    table = Table().card("SA1", *CALM).hero(3).council(1).turn(step="hero")
    assert (table.tracks(), table.asked) == ((4, 40, 1), "tungdil")
    table.does("end")
    assert (table.tracks(), table.doing) == ((5, 39, 1), "recruit")
    met = Table().hero(20).doom(21).council(1).turn(step="start")
    met.ends("lost-doom")
    assert met.tracks()[:2] == (20, 20), "the Hero has not stepped"


@rule("E33")
def test_a_threat_is_revealed() -> None:
    table = Table().card("SA1", "AV19", "AV28").pile("TH06").council(6).health("boindil", 2).turn(step="refill")
    table.does("draw TH06")
    assert (table.asked, table.options()) == ("tungdil", {"heal 2", "none"})
    table.does("heal 2")
    assert table.lives() == [3, 3]
    bad = Table().card("SA1", "AV19", "AV28").pile("TH06").council(4).health("boindil", 1).health("tungdil", 1)
    bad.turn(step="refill").does("draw TH06")
    assert bad.options() == {"lose 1", "lose 2"}
    bad.does("lose 2")
    bad.ends("lost-health")


@rule("E34")
def test_one_card_for_three_successes() -> None:
    table = Table("bavragor", "tungdil").council(9).does("outfit", "roll 6 5 4", "find EQ05", "give 2")
    assert (table.gear("tungdil"), table.gear("bavragor"), table.asked, table.left) == ({"EQ05"}, set(), "bavragor", 1)


@rule("E35")
def test_the_election_in_the_same_moment() -> None:
    table = Table("bavragor", "tungdil").council(8).doom(30).card("AV06").does("message", "roll 6 2 1", "keep")
    assert (table.tracks()[1:], table.cards, table.left) == ((34, 9), [], 1)


# --- tests and cards ---


@rule("E36")
def test_three_successes_in_two_actions() -> None:
    table = Table("bavragor", "tungdil").card("AV07", "AV21").doom(30).does("test AV07 1", "roll 5 4 1")
    assert table.have("AV07") == [2]
    table.does("test AV07 1", "roll 6 6 2")
    assert table.doing == "equipment"
    assert (table.cards, table.have("AV21")) == (["AV21"], [0])
    table.does("find EQ01", "give 1")
    assert table.tracks()[1] == 31
    early = Table("bavragor", "tungdil").card("AV07").turn(left=3).does("test AV07 1", "roll 5 4 1")
    early.does("test AV07 1", "roll 6 6 2", "find EQ01", "give 1")
    assert (early.cards, early.asked) == ([], "bavragor"), "the slot stays empty"


@rule("E37")
def test_successes_lapse() -> None:
    table = Table("bavragor", "tungdil").card("AV07").calm().does("test AV07 1", "roll 5 4 1")
    assert table.have("AV07") == [2]
    table.does("test AV07 1", "roll 3 2 1")
    assert (table.active, table.have("AV07")) == ("tungdil", [0])


@rule("E38")
def test_two_kings_on_two_turns() -> None:
    table = Table("bavragor", "tungdil").calm().at("bavragor", "s10").at("tungdil", "s46")
    table.does("test SA1 1", "roll 4 2 1", "end")
    table.does("end", "end")
    assert (table.active, table.have("SA1")) == ("tungdil", [1, 0])
    table.does("test SA1 2", "roll 4 1")
    assert (table.scenario, table.left) == (None, 1)


@rule("E39")
def test_keenfire() -> None:
    table = Table("bavragor", "tungdil", "boindil").card("SB1").at("bavragor", "tungdil", "s04").turn(left=3)
    table.does("test SB1 1", "roll 5 2 1", "test SB1 1", "roll 6 3 1")
    assert table.options() == {"give 1", "give 2", "give 3"}
    table.does("give 3")
    assert (table.gear("boindil"), table.scenario) == ({"keenfire"}, None)
    table.troops("s20", orc=1).at("boindil", "s20").turn("boindil").does("fight")
    assert "roll 6 6 6 6 6 6" in table.draws(), "4 and 2 more dice"


@rule("E40")
def test_keenfire_needs_two() -> None:
    table = Table("bavragor", "tungdil").card("SB1").at("bavragor", "s04").turn()
    table.may_not("test SB1 1", rule="DW-13.3")


def against_nodonn() -> Table:
    table = Table("boindil", "tungdil").owns("boindil", "keenfire").wasteland(17).stage("C").turn(step="scenario")
    return table.does("draw SC2", *(f"draw {name}" for name in CALM))


@rule("E41")
def test_the_duel() -> None:
    table = against_nodonn()
    assert (table.where("boindil"), table.where("tungdil")) == ("s31", "s31")
    table.does("duel", "roll 6 6 5 3 2 1")
    assert (table.have("SC2"), table.life("boindil")) == ([2], 4)
    table.does("duel", "roll 5 5 4 3 2 1")
    assert (table.have("SC2"), table.life("boindil")) == ([2], 3)
    crowded = against_nodonn().troops("s31", orc=1)
    crowded.may("fight")
    crowded.may_not("duel", rule="R65")


@rule("E42")
def test_the_last_card_that_fits() -> None:
    table = Table().stage("C")
    for space in REMOTE[:8]:
        table.troops(space, orc=2, troll=2)
    table.troops(REMOTE[8], orc=1, troll=1).wasteland(15).turn(step="scenario")
    assert (table.state.troops_on_map(), table.state.tiles_on_map()) == (34, 15)
    table.does("draw SC1")
    assert (table.scenario, table.doing) == (None, "scenario")
    table.does("draw SC3")
    assert (table.scenario, table.draws()) == (None, {"draw SC2": 1})
    table.does("draw SC2")
    assert table.scenario == "SC2"


@rule("E43")
def test_a_new_scenario_card_sweeps_the_table() -> None:
    table = Table().card("AV14", "TH06", "TH12").turn(step="scenario").does("draw SA1")
    assert table.tracks()[2] == 1, "both threats struck"
    assert (table.stock(), table.cards, table.doing) == ("30o 25t 20a", [], "adventure")
    assert {"AV14", "TH06", "TH12"} <= table.discarded
    table.does(*(f"draw {name}" for name in CALM))
    assert table.asked == "tungdil"


@rule("E44")
def test_a_scenario_card_that_is_fulfilled_already() -> None:
    table = Table().council(7).card("AV14", "TH06").turn(step="scenario").does("draw SA4")
    assert (table.scenario, table.doing, table.cards) == (None, "scenario", ["AV14", "TH06"])
    table.does("draw SA1")
    assert (table.scenario, table.cards, table.tracks()[2]) == ("SA1", [], 5)


def on_the_march() -> Table:
    """After action 1: through Porista and on."""
    table = Table().card("SA8").calm().at("tungdil", "s54").turn()
    return table.does("move", "roll 2 1 1").walks("s47", "s40")


@rule("E45")
def test_the_long_march() -> None:
    table = on_the_march().does("move", "roll 2 1 1").walks("s31", "s22").does("end")
    table.does("move", "roll 2 1 1").walks("s14", "s08")
    assert table.scenario is None
    fought = on_the_march().troops("s40", orc=1).does("fight", "roll 4 1 1", "strike orc", "end")
    fought.does("move", "roll 6 1 1").walks("s31", "s22", "s14", "s08")
    assert fought.scenario == "SA8"


@rule("E46")
def test_passing_through_greenglade() -> None:
    table = Table().card("AV05").at("boindil", "s52").at("tungdil", "s53").does("move", "roll 4 1 1", "step s52")
    assert (table.cards, table.doing) == ([], "equipment")
    table.does("find EQ01", "give 1").walks("s51")


@rule("E47")
def test_too_few_orcs_for_a_threat() -> None:
    table = Table().supply(orc=1).card("SA1", "AV19", "AV28").pile("TH10", "AV12").turn(step="refill")
    table.does("draw TH10", "lose 1")
    assert (table.on("s49"), table.life("tungdil")) == ("1o 1t", 2)
    assert ("TH10" in table.discarded, table.doing) == (True, "adventure")
    table.does("draw AV12")
    assert (table.cards, table.asked) == (["AV19", "AV28", "AV12"], "tungdil")


@rule("E48")
@pytest.mark.parametrize(("heals", "lives"), [(("heal 2", "heal 2"), [4, 3, 1]), (("heal 2", "heal 3"), [4, 2, 2])])
def test_dwarven_women(heals: tuple[str, str], lives: list[int]) -> None:
    table = Table("boindil", "tungdil", "balyndis").card("AV01").health("tungdil", 1).health("balyndis", 1)
    table.does("try AV01", "roll 6 3 2 1", *heals)
    assert (table.lives(), table.left, table.cards) == (lives, 1, [])


@rule("E49")
def test_the_hero_meets_the_doom() -> None:
    table = Table().hero(20).doom(21).turn(step="hero")
    table.ends("lost-doom")
    assert table.state.hidden == 0, "the symbol of 21 does not count"


@rule("E50")
@pytest.mark.parametrize(("choice", "reason"), [("health", "lost-health"), ("doom", "lost-doom")])
def test_either_choice_loses(choice: str, reason: str) -> None:
    table = Table().hero(20).doom(22).health("tungdil", 1).at("tungdil", "s20")
    table.perished("s21", "E").perished("s22", "SE").does("move", "roll 5 2 1", "step s21", "doom")
    assert table.tracks()[:2] == (20, 21)
    table.does("step s22", choice)
    table.ends(reason)
