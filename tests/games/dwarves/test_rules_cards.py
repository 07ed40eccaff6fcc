"""Chapters 13 and 15: notes on cards, and Equipment."""

from __future__ import annotations

from tests.games.dwarves.table import REMOTE, Table, rule

from lamplight.games.dwarves.tables import BATTLE, CRAFT, SPEED

# --- chapter 13: notes on cards ---


@rule("DW-13.1")
def test_a_scenario_quest_at_any_time() -> None:
    """In the Hero step, by a card's council steps; in a walk; in a fight."""
    walk = Table().card("SA3").at("boindil", "s36").at("tungdil", "s28").does("move", "roll 4 1 1", "step s36")
    assert (walk.scenario, walk.asked) == (None, "tungdil")
    walk.may("step s37")
    council = Table("bavragor", "tungdil").card("SA4", "AV13").at("bavragor", "s60")
    council.does("move", "roll 3 1", "step gate_ii")
    assert (council.scenario, council.tracks()[2]) == (None, 6)


@rule("DW-13.2")
def test_kept_successes() -> None:
    table = Table("bavragor", "tungdil").calm().at("bavragor", "s10").at("tungdil", "s46")
    table.does("test SA1 1", "roll 4 1 1", "end", "test SA1 2", "roll 4 1")
    assert table.scenario is None
    gates = Table("bavragor", "tungdil").card("SC1").calm().at("bavragor", "gate_i").at("tungdil", "gate_iv")
    gates.does("test SC1 1", "roll 5 1 1", "end", "test SC1 3", "roll 5 1", "end")
    assert gates.have("SC1") == [1, 0, 1, 0]


@rule("DW-13.3")
def test_forge_keenfire() -> None:
    alone = Table("bavragor", "tungdil").card("SB1").at("bavragor", "s04").turn()
    alone.may_not("test SB1 1", rule="DW-13.3")
    table = Table("bavragor", "tungdil", "balyndis").card("SB1").at("bavragor", "tungdil", "s04")
    table.does("test SB1 1", "roll 5 5 1", "give 3")
    assert (table.gear("balyndis"), table.state.value(2, BATTLE)) == ({"keenfire"}, 4)
    lapsed = Table("bavragor", "tungdil").card("SB1").calm().at("bavragor", "tungdil", "s04")
    lapsed.does("test SB1 1", "roll 5 4 1", "end")
    assert lapsed.have("SB1") == [0]


@rule("DW-13.4")
def test_keep_the_gateways() -> None:
    table = Table("bavragor", "tungdil").card("SC1").at("bavragor", "gate_ii").turn()
    assert table.options("SC1") == {"test SC1 2"}
    table.does("test SC1 2", "roll 4 4 4")
    assert table.have("SC1") == [0, 0, 0, 0]
    table.does("test SC1 2", "roll 5 1 1")
    assert table.have("SC1") == [0, 1, 0, 0]
    again = Table("bavragor", "tungdil").card("SC1").progress("SC1", 0, 1, 0, 0).at("bavragor", "gate_ii").turn()
    again.may_not("test SC1 2", rule="DW-13.2")


@rule("DW-13.5")
def test_defeat_nodonn() -> None:
    table = Table("boendal", "tungdil", "balyndis").card("TH02", bearer="balyndis").wasteland(15).stage("C")
    table.turn(step="scenario").does("draw SC2")
    assert [table.where(who) for who in table.names] == ["s31", "s31", "gate_i"], "Sinthoras holds her"
    duel = Table("boendal", "tungdil").card("SC2").at("boendal", "s31").calm().does("duel", "roll 5 5 5 5")
    assert (duel.have("SC2"), duel.life("boendal")) == ([0], 2)
    duel.does("duel", "roll 6 6 5 1")
    assert (duel.have("SC2"), duel.life("boendal")) == ([2], 2)
    away = Table().card("SC2").at("tungdil", "s32").turn()
    away.may_not("duel", rule="DW-13.5")


@rule("DW-13.6")
def test_battle_for_girdlegard() -> None:
    def drawn(troops: int) -> str | None:
        table = Table().stage("C")
        for space in REMOTE[: troops // 4]:
            table.troops(space, orc=1, troll=3)
        return table.troops(REMOTE[9], orc=troops % 4).turn(step="scenario").does("draw SC3").scenario

    assert (drawn(34), drawn(35)) == (None, "SC3")
    table = Table().card("SC3").at("tungdil", "s20").troops("s20", orc=3).does("fight", "roll 4 4 4", "strike orc")
    assert table.have("SC3") == [1], "only from now on"


@rule("DW-13.7")
def test_passing_through() -> None:
    table = Table().card("SA5").at("tungdil", "s54").does("move", "roll 3 1 1").walks("s47", "s40")
    assert table.have("SA5") == [0, 1]
    table.does("step s41")
    assert table.where("tungdil") == "s41"


@rule("DW-13.8")
def test_any_space_of_a_kingdom() -> None:
    for start, to in (("s20", "s19"), ("s45", "s44")):
        table = Table().card("AV18").at("tungdil", start).does("move", "roll 2 1 1", f"step {to}")
        assert table.cards == []


@rule("DW-13.9")
def test_a_journey_is_only_movement() -> None:
    def begun() -> Table:
        table = Table("bavragor", "tungdil").card("AV11").calm().at("bavragor", "s33").at("tungdil", "s33")
        return table.does("move", "roll 3 1", "step s34", "stop")

    table = begun().does("end", "message", "roll 1 1", "end")  # another dwarf's action does not matter
    table.at("bavragor", "s53").does("move", "roll 3 1", "step s52")
    assert table.doing == "equipment"
    other = begun().does("message", "roll 1 1 1", "end").at("bavragor", "s53").does("move", "roll 3 1", "step s52")
    assert "AV11" in other.cards


@rule("DW-13.10")
def test_after_the_tunnels_on_the_same_turn() -> None:
    table = Table().card("AV04").calm().at("tungdil", "s01").turn()
    table.may_not("test AV04 1", rule="DW-13.10")
    table.does("move", "roll 3 1 1", "tunnel s17", "stop")
    table.may("test AV04 1")
    later = Table().card("AV04").calm().at("tungdil", "s01").does("move", "roll 1 1 1", "tunnel s17", "end", "end")
    later.may_not("test AV04 1", rule="DW-13.10")
    assert later.active == "tungdil"


@rule("DW-13.11")
def test_a_roll_of_a_card_is_an_action() -> None:
    table = Table().card("AV01", "AV02").does("try AV02", "roll 6 4 4 4")
    assert (table.left, table.cards) == (1, ["AV01", "AV02"])
    table.does("try AV02", "roll 6 5 1 1")
    assert table.cards == ["AV01"]


@rule("DW-13.12")
def test_completed_in_that_moment() -> None:
    table = Table().card("AV05").at("boindil", "s52").at("tungdil", "s53").does("move", "roll 4 1 1", "step s52")
    assert (table.cards, table.doing) == ([], "equipment")
    king = Table().card("AV06").doom(20).council(8).does("message", "roll 5 1", "keep")
    assert (king.cards, king.tracks()[1]) == ([], 24)


@rule("DW-13.13")
def test_troops_of_a_threat() -> None:
    table = Table().card("SA1", "AV19", "AV28").pile("TH12").turn(step="refill").does("draw TH12")
    assert (table.on_card("TH12"), table.stock()) == ("2o", "28o 25t 20a")
    table.at("tungdil", "s37").does("fight", "roll 4 1 1", "strike orc TH12")
    assert table.cards == ["AV19", "AV28", "TH12"]
    table.does("fight", "roll 4 1 1", "strike orc TH12")
    assert (table.tracks()[2], "TH12" in table.discarded) == (5, True)


@rule("DW-13.14")
def test_sinthoras() -> None:
    table = Table().card("TH02", bearer="boindil").calm().at("boindil", "s20").at("tungdil", "s20").turn()
    table.may("fight", "move")
    table.does("fight", "roll 6 1 1", "strike alf TH02")
    assert "TH02" in table.discarded
    himself = Table().card("TH02", bearer="tungdil").at("tungdil", "s20").turn()
    himself.may("fight")
    himself.may_not("move", rule="R59")
    elsewhere = Table().card("TH02", bearer="boindil").at("boindil", "s20").at("tungdil", "s21").turn()
    elsewhere.may_not("fight", rule="DW-10.1")


@rule("DW-13.15")
def test_every_point_is_assigned() -> None:
    table = Table().card("SA1", "AV19", "AV28").pile("TH03", "AV12").turn(step="refill").does("draw TH03")
    table.does("lose 1", "lose 2")
    assert table.options() == {"lose 1", "lose 2"}
    table.does("lose 2")
    assert table.lives() == [2, 2]


# --- chapter 15: Equipment ---


@rule("DW-15.1")
def test_never_two_of_a_kind() -> None:
    table = Table().owns("tungdil", "EQ01", "EQ02").council(9).does("outfit", "roll 4 1", "find EQ01")
    assert table.options() == {"give 2"}
    table.does("give 2", "outfit", "roll 4 1", "find EQ03", "give 1")
    assert (table.gear("tungdil"), table.gear("boindil")) == ({"EQ01", "EQ02", "EQ03"}, {"EQ01"})
    words = {do.partition(" ")[0] for do in Table().owns("tungdil", "EQ01").at("boindil", "gate_iv").turn().options()}
    assert words == {"move", "message", "end"}, "nothing is traded"


@rule("DW-15.2")
def test_attribute_cards() -> None:
    table = Table().owns("tungdil", "EQ01", "EQ02", "EQ03").card("SA1", "AV19", "AV28").pile("TH11", "AV12")
    assert [int(table.state.value(0, attribute)) for attribute in (BATTLE, CRAFT, SPEED)] == [4, 3, 4]
    table.turn(step="refill").does("draw TH11", "drop 1 EQ02")
    assert [int(table.state.value(0, attribute)) for attribute in (BATTLE, CRAFT, SPEED)] == [3, 3, 4]
    table.does("draw AV12", "move")
    assert sum(table.draws().values()) == 6**4


@rule("DW-15.3")
def test_the_heart_medallion() -> None:
    table = Table().health("tungdil", 2).council(9).does("outfit", "roll 4 1", "find EQ04", "give 1")
    assert (table.life("tungdil"), table.state.most_health(0)) == (2, 4)
    whole = Table().council(9).does("outfit", "roll 4 1", "find EQ04", "give 1")
    assert (whole.life("tungdil"), whole.state.most_health(0)) == (3, 4)


@rule("DW-15.4")
def test_cards_that_are_used_once() -> None:
    beer = Table().owns("tungdil", "EQ05").health("tungdil", 1).health("boindil", 1).does("use EQ05")
    assert beer.options() == {"heal 1", "heal 2"}
    beer.does("heal 1")
    assert (beer.lives(), beer.gear("tungdil"), beer.left) == ([3, 1], set(), 2)
    song = Table().owns("tungdil", "EQ06").does("use EQ06")
    assert song.options() == {"march 1", "march 2", "none"}
    song.does("march 1", "step s18", "stop")
    assert (song.where("tungdil"), song.left) == ("s18", 2)


@rule("DW-15.5")
def test_a_new_card_is_given_at_once() -> None:
    table = Table().card("AV28").at("tungdil", "s04").does("test AV28 1", "roll 4 4 1", "find EQ01")
    assert (table.asked, table.options()) == ("tungdil", {"give 1", "give 2"})
    table.does("give 2")
    assert table.doing == "equipment", "one after the other"
    table.does("find EQ01")
    assert table.options() == {"give 1"}


@rule("DW-15.6")
def test_the_discard_pile_of_equipment() -> None:
    table = Table().owns("tungdil", "EQ05").health("tungdil", 1).no_gear("EQ01").card("AV28").at("tungdil", "s04")
    table.does("use EQ05", "heal 1", "test AV28 1", "roll 4 4 1")
    assert table.draws() == {"find EQ01": 1}
    table.does("find EQ01", "give 1")
    assert (sum(table.draws().values()), table.draws()["find EQ05"]) == (21, 2), "shuffled into a new pile"
