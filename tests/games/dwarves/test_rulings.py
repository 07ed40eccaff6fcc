"""The rulings R1 to R79, where the original is silent. Some are cited in the chapters and in the model as well."""

from __future__ import annotations

import pytest
from tests.games.dwarves import laws
from tests.games.dwarves.table import BOX, CALM, REMOTE, Table, box_with, rule

from lamplight.core.game import SetupError
from lamplight.games.dwarves import effects, rolling
from lamplight.games.dwarves import frames as on
from lamplight.games.dwarves.tables import FIRST_ADVENTURE, STAGE_B

REFILL = ("SA1", "AV19", "AV28")  # one more card is to be drawn

# --- troop movement ---


@rule("R1")
def test_the_queue_of_spaces() -> None:
    """The end of the arrow first, then the sides clockwise from it: d-1, d-2, d+2, d+1."""
    table = Table().troops("s20", orc=2, troll=1, alf=1)
    for space in ("s21", "s29", "s28", "s12", "s13"):
        table.troops(space, alf=3 if space == "s21" else 4)
    table.arrives("s20", orc=2).does("tile P05")
    order = []
    for tile in ("P01", "P03", "P04", "P06", "P07"):
        before = set(table.tiles())
        table.does(f"tile {tile}")
        order += sorted(set(table.tiles()) - before)
    assert order == ["s21", "s29", "s28", "s12", "s13"]


@rule("R2")
def test_a_side_space_waits() -> None:
    table = Table().troops("s20", orc=4).troops("s12", orc=4).arrives("s20", orc=1).does("tile P05")
    assert (table.on("s20"), table.on("s21"), table.on("s12")) == ("", "3o", "5o"), "the rest has moved"
    assert table.doing == "tile"


@rule("R3")
def test_who_cannot_leave_sideways_follows_the_arrow() -> None:
    table = Table().perished("s12", "E").perished("s28", "NE").troops("s20", orc=4).arrives("s20", orc=1)
    assert table.does("tile P05").troops_at() == {"s21": "5o"}


@rule("R4")
def test_the_order_of_the_drawn_troops() -> None:
    """P06 draws four Orcs; with two there, those left of the arrow go."""
    table = Table().troops("s20", orc=2, troll=2).arrives("s20", troll=1).does("tile P06")
    assert table.troops_at() == {"s13": "1o", "s12": "1o", "s21": "3t"}


@rule("R5")
def test_sideways_onto_a_gateway() -> None:
    """P16 on s03 points SW and draws an Orc at its right back: NW, Gateway V. (The Blacksaddle is never at a side.)"""
    table = Table().troops("s03", orc=4).arrives("s03", orc=1).does("tile P16")
    assert (table.on("gate_v"), table.tiles()) == ("1o", {"s03": "P16"})


@rule("R6")
def test_an_arrow_onto_perished_land() -> None:
    table = Table().perished("s21", "SE").troops("s20", alf=4).arrives("s20", alf=1).does("tile P06")
    assert table.on("s30") == "5a"


@rule("R7")
def test_no_circle() -> None:
    for space in range(65):
        for colour in range(3):
            at, steps = space, 0
            while at != BOX.blacksaddle:
                at = int(BOX.near[at * 6 + BOX.arrow[at * 3 + colour]])
                steps += 1
                assert steps < 20


@rule("R8")
def test_the_blacksaddle_is_counted_once() -> None:
    """Two spaces flow onto it in one chain: 4 and 4, no more than one step."""
    table = Table().troops("s30", alf=4).troops("s21", alf=4).arrives("s21", alf=1).does("tile P06")
    assert table.on("s30") == "9a"
    table.does("tile P03")
    assert (table.tracks()[1], table.on("s31"), table.stock()) == (39, "", "30o 25t 20a")


@rule("R9")
def test_the_last_tile_in_the_middle_of_a_chain() -> None:
    table = Table().troops("s20", alf=4).troops("s21", alf=4).wasteland(35, "s20", "s21", keep=("P06",))
    table.arrives("s20", alf=1).does("tile P06")
    assert (table.on("s21"), table.asked) == ("9a", "tungdil")


def full_land() -> Table:
    """No tile is left, and seven stand on s25."""
    return Table("bavragor", "tungdil").troops("s25", orc=4).wasteland(36, "s20", "s26").arrives("s25", orc=3)


@rule("R10", "R11")
def test_a_tile_that_comes_back() -> None:
    table = full_land().card("AV29").at("bavragor", "s57").turn()
    tile = table.tiles()["s57"]
    table.does("test AV29 1", "roll 4 4 1", "cleanse s57", "done")
    assert (table.on("s25"), table.asked, "s57" in table.tiles()) == ("7o", "bavragor", False), "no surprise"
    assert [BOX.tile_names[number] for number in table.state.under] == [tile], "under the pile"
    table.arrives("s57", orc=1)
    assert table.on("s57") == "1o", "an ordinary space again"
    table.arrives("s25", orc=1)
    assert table.tiles()["s25"] == tile, "when troops next enter"


@rule("R12")
def test_cards_place_troops_on_perished_land() -> None:
    table = Table().perished("gate_ii", "NW").card("TH01").turn(step="scenario").does("draw SA1")
    assert (table.on("s59"), table.doing) == ("4o 1t", "tile")


@rule("R13")
def test_partial_placement() -> None:
    table = Table().supply(orc=1, troll=0).card("SA1", *CALM).turn(step="hero").does("recruit 3 2 1")
    assert table.on("gate_v") == "1o 1a"


@rule("R14")
def test_one_placement_one_chain() -> None:
    """Six come together: one tile, all kinds move by it."""
    table = Table().card("SA1", *CALM).turn(step="hero").does("recruit 3 2 1", "tile P13")
    assert table.troops_at() == {"s02": "1a", "s03": "3o 2t"}


@rule("R15")
def test_the_variant_leaves_the_blacksaddle_alone() -> None:
    table = Table(perish="4").troops("s31", orc=3).arrives("s31", orc=1)
    assert (table.on("s31"), table.tracks()[1]) == ("4o", 40)
    table.arrives("s31", orc=1)
    assert (table.on("s31"), table.tracks()[1]) == ("", 39)


# --- turn and tracks ---


@rule("R16")
def test_before_the_hero_step() -> None:
    table = Table().council(1).card("SA1", "TH13", "AV19", "AV28").troops("gate_i", orc=4).hero(5).does("end")
    assert (table.tracks(), table.doing) == ((5, 39, 1), "tile"), "Doom, then the card, then the Hero"
    lost = Table().council(1).card("SA1", "TH13").hero(20).doom(21).does("end")
    lost.ends("lost-doom")
    assert lost.on("gate_i") == ""


@rule("R17")
def test_they_meet_before_any_symbol() -> None:
    table = Table().hero(3).doom(4).turn(step="hero")
    table.ends("lost-doom")
    assert table.tracks() == (4, 4, 5)


@rule("R18")
def test_they_do_not_pass_each_other() -> None:
    table = Table().card("TH07").hero(20).doom(21).turn(step="scenario").does("draw SA1")
    table.ends("lost-doom")
    assert table.tracks()[:2] == (20, 20)


@rule("R19")
def test_not_beyond_the_start() -> None:
    assert Table().card("AV06").doom(38).council(8).does("message", "roll 5 1", "keep").tracks()[1] == 40


@rule("R20")
def test_skipped_hero_steps_add_up() -> None:
    table = Table("bavragor", "tungdil").card("SA1", "AV22", "AV26", "AV19").owns("bavragor", "EQ01").hero(3)
    table.at("bavragor", "s47").does("pay AV22 EQ01").at("bavragor", "s36").does("test AV26 1", "roll 4 4 1")
    assert table.state.pause == 3
    table.does("end", "draw AV12", "draw AV28")
    for pause in (2, 1, 0):
        assert (table.state.pause, table.tracks()) == (pause, (3, 40, 5)), "no step, no symbol"
        table.does("end")
    assert table.tracks() == (4, 40, 4)


@rule("R21")
def test_a_threat_pile_that_is_nearly_used_up() -> None:
    table = Table().card("SA1", *CALM).hidden(14).hero(6).turn(step="hero")
    assert table.state.hidden == 15


# --- cards ---


@rule("R22")
def test_revealed_is_revealed() -> None:
    immediate = Table().council(4).card(*REFILL).pile("TH14", "AV12").turn(step="refill").does("draw TH14")
    assert (immediate.options(), immediate.tracks()[2]) == ({"lose 1", "lose 2"}, 4), "the council before the card"
    immediate.does("lose 1")
    assert immediate.tracks()[2] == 3
    lacking = Table().council(6).supply(orc=1).health("tungdil", 1).card(*REFILL).pile("TH12", "AV12")
    lacking.turn(step="refill").does("draw TH12")
    assert (lacking.options(), lacking.tracks()[2]) == ({"heal 1", "none"}, 6)
    assert lacking.does("heal 1").tracks()[2] == 4


@rule("R23")
def test_some_but_not_enough() -> None:
    table = Table().supply(troll=0).card(*REFILL).pile("AV14", "AV12").turn(step="refill").does("draw AV14")
    assert (table.cards, table.doing, table.stock()) == (["AV19", "AV28"], "adventure", "30o 20a")
    one = Table().supply(orc=1).card(*REFILL).pile("AV15", "AV12").turn(step="refill").does("draw AV15")
    assert (one.cards, one.doing) == (["AV19", "AV28"], "adventure")


def nothing_new() -> Table:
    """Everything else was drawn on this turn, and no Orc is in the supply."""
    table = Table().supply(orc=0).card(*REFILL[:2]).pile("AV14", "AV15")
    table.state.drawn = (1 << 45) - 1 - sum(1 << BOX.card_index[name] - FIRST_ADVENTURE for name in ("AV14", "AV15"))
    return table.turn(step="refill")


@rule("R24", "R25")
def test_no_card_is_drawn_twice() -> None:
    table = nothing_new()
    assert table.draws().keys() == {"draw AV14", "draw AV15"}
    table.does("draw AV15")
    assert table.draws().keys() == {"draw AV14"}
    table.does("draw AV14")
    assert (table.cards, table.asked) == (["AV19"], "tungdil"), "fewer than three lie face up"


@rule("R26")
def test_the_oldest_threat_strikes_first() -> None:
    table = Table().card("TH07", "TH08").hero(20).doom(22).turn(step="scenario").does("draw SA1")
    table.ends("lost-doom")
    other = Table().card("TH08", "TH07").hero(20).doom(22).turn(step="scenario").does("draw SA1")
    assert other.options() == {"lose 1", "lose 2"}
    assert other.cards == ["TH08", "TH07"]
    first = Table().card("TH15").troops("s12", orc=1).wasteland(20, "s20").at("tungdil", "s20").stage("C")
    first.turn(step="scenario")
    first.does("draw SC2")
    assert (first.where("tungdil"), first.doing) == ("s31", "tile"), "the preparations come before"


@rule("R27")
def test_only_states_can_be_fulfilled_already() -> None:
    visit = Table().at("tungdil", "s47").at("boindil", "s34").turn(step="scenario").does("draw SA5")
    assert (visit.scenario, visit.have("SA5")) == ("SA5", [0, 0])
    state = Table().council(6).card("TH07").doom(30).turn(step="scenario").does("draw SA4", "draw SA1")
    assert (state.tracks()[1], state.cards) == (28, []), "it triggers the discard, once"


@rule("R28")
def test_keenfire_is_stage_b() -> None:
    assert BOX.card_stage[BOX.card_index["SB1"]] == STAGE_B
    assert Table().stage("B").turn(step="scenario").draws() == {"draw SB1": 1}


@rule("R29")
def test_standing_there_is_no_visit() -> None:
    visit = Table().card(*REFILL).at("tungdil", "s28").pile("AV18").turn(step="refill").does("draw AV18")
    assert visit.cards == ["AV19", "AV28", "AV18"]
    visit.does("move", "roll 1 1 1", "step s29")
    assert visit.cards == ["AV19", "AV28"], "moving inside a kingdom is enough"
    gather = Table().at("tungdil", "boindil", "s36").turn(step="scenario").does("draw SA3")
    assert gather.scenario is None
    journey = Table().card("AV11").at("tungdil", "s34").does("move", "roll 1 1 1", "stop")
    journey.at("tungdil", "s53").does("move", "roll 1 1 1", "step s52")
    assert journey.doing == "equipment", "he set out from there"


@rule("R30")
def test_free_moves_belong_to_a_journey() -> None:
    table = Table().card("AV11").calm().owns("tungdil", "EQ06", "EQ05").health("boindil", 1).at("tungdil", "s33")
    table.does("use EQ06", "march 1", "step s34", "stop", "use EQ05", "heal 2")  # neither is an action
    table.at("tungdil", "s53").does("move", "roll 1 1 1", "step s52")
    assert table.doing == "equipment"
    unstarted = Table().card("AV11").at("tungdil", "s34").does("message", "roll 1 1").at("tungdil", "s53")
    unstarted.does("move", "roll 1 1 1", "step s52")
    assert unstarted.cards == ["AV11"], "he has not moved from there"


# --- tunnels and Perished Land ---


@rule("R31")
def test_the_first_point_may_be_a_tunnel() -> None:
    table = Table().at("tungdil", "s51").does("move", "roll 1 1 1", "tunnel s01")
    assert (table.where("tungdil"), table.left) == ("s01", 1)


@rule("R32")
def test_a_tunnel_to_troops() -> None:
    table = Table().at("tungdil", "s51").troops("s01", orc=1).does("move", "roll 5 1 1", "tunnel s01")
    assert (table.where("tungdil"), table.left) == ("s01", 1)


@rule("R33")
def test_a_tunnel_from_troops() -> None:
    table = Table().at("tungdil", "s51").troops("s51", orc=3).does("move", "roll 5 1 1", "tunnel s01", "step s02")
    assert table.where("tungdil") == "s02"


@rule("R34")
def test_a_tunnel_tile_on_land_that_perishes() -> None:
    table = Table().tunnel("s20").troops("s20", orc=4).arrives("s20", orc=1).does("tile P05")
    assert BOX.names[table.state.tunnel] == "s20", "it stays"
    assert table.told().count("tunnel-closed") == 1
    shown = next(piece for piece in table.view().pieces if piece.id == "tunnel")
    assert (shown.label.id, shown.marks) == ("dw-tunnel-tile-closed", ("closed",))
    table.at("tungdil", "s01").does("move", "roll 6 1 1").may_not("tunnel s20", rule="DW-9.3")
    table.does("stop", "end")
    inside = Table().tunnel("s20").perished("s20", "E").at("tungdil", "s20").does("move", "roll 6 1 1")
    inside.may_not("tunnel s01", rule="DW-9.3")
    clean = Table().card("AV29").tunnel("s20").perished("s20", "E").at("tungdil", "s20")
    clean.does("test AV29 1", "roll 6 6", "cleanse s20", "move", "roll 6 1 1", "tunnel s01")
    assert "tunnel-open" in [event.kind for event in clean.tale], "until the space is cleansed"
    away = Table().owns("tungdil", "EQ10").tunnel("s20").perished("s20", "E").at("tungdil", "s30").does("use EQ10")
    away.does("dig s30")
    assert BOX.names[away.state.tunnel] == "s30", "a later card may move it away"


@rule("R35")
def test_where_the_tunnel_tile_may_lie() -> None:
    table = Table("bavragor", "tungdil").card("AV03").perished("s20", "E").tunnel("s30").at("bavragor", "s01")
    table.does("move", "roll 1 1", "tunnel s17", "test AV03 1", "roll 4 1 1")
    spaces = {do.split(" ")[1] for do in table.options() if do.startswith("dig")}
    assert {"s20", "s01", "s17", "s51", "s60"} & spaces == set()
    assert {"s31", "gate_v", "s21"} <= spaces
    table.does("dig s31")
    assert BOX.names[table.state.tunnel] == "s31"
    Table().owns("tungdil", "EQ10").perished("s20", "E").at("tungdil", "s20").turn().may_not("use EQ10", rule="DW-15.4")
    Table().owns("tungdil", "EQ10").at("tungdil", "s01").turn().may_not("use EQ10", rule="DW-15.4")


@rule("R36")
def test_a_choice_that_loses_is_a_choice() -> None:
    table = Table().hero(20).doom(21).health("tungdil", 1).at("tungdil", "s20").perished("s21", "E")
    table.does("move", "roll 1 1 1", "step s21")
    assert table.options() == {"health", "doom"}
    table.does("doom")
    table.ends("lost-doom")


@rule("R37")
def test_the_penalty_comes_before_the_next_step() -> None:
    table = Table().at("tungdil", "s20").perished("s21", "E").does("move", "roll 3 1 1", "step s21")
    table.may_not("step s22", rule="DW-4.1")
    table.does("health")
    table.may("step s22")


@rule("R38")
def test_bavragor_is_never_asked() -> None:
    table = Table("bavragor", "tungdil").at("bavragor", "s20").perished("s21", "E").does("move", "roll 3 1", "step s21")
    assert (table.life("bavragor"), table.options("step", "s22")) == (4, {"step s22"})


# --- dice ---


@rule("R39")
def test_no_abilities_against_nodonn() -> None:
    for who in ("boindil", "boendal"):
        table = Table(who, "tungdil").card("SC2").at(who, "s31").does("duel", "roll 5 5 5 5")
        assert (table.asked, table.left, table.life(who)) == (who, 1, {"boindil": 3, "boendal": 2}[who])
    council = Table("boindil", "tungdil").card("SC2").council(8).at("boindil", "s31").does("duel", "roll 5 5 5 5")
    council.does("reroll 5", "roll 6")
    assert council.have("SC2") == [1]


@rule("R40")
def test_balyndis_and_messages() -> None:
    message = Table("balyndis", "tungdil").does("message", "roll 3 2 1")
    assert (message.asked, message.left, message.options("again")) == ("balyndis", 1, set())
    outfit = Table("balyndis", "tungdil").council(9).does("outfit", "roll 3 2 1", "again", "roll 4 1 1")
    assert outfit.doing == "equipment"


@rule("R41")
def test_never_more_than_seven_dice() -> None:
    strong = box_with("characters.toml", "battle = 4\ncraft = 1", "battle = 6\ncraft = 1")
    for do, dice in (("fight", 7), ("test AV09 1", 7), ("duel", 7)):
        table = Table("boindil", "tungdil", box=strong).owns("boindil", "keenfire").card("SC2", "AV09")
        table.at("boindil", "s31")
        if do == "fight":
            table.troops("s31", orc=1)
        assert sum(table.does(do).draws().values()) == 6**dice
    usual = Table("boindil", "tungdil").owns("boindil", "keenfire").card("SC2", "AV09").at("boindil", "s31")
    assert sum(usual.does("test AV09 1").draws().values()) == 6**6, "a Battle test"
    usual.does("roll 6 6 6 1 1 1", "find EQ01", "give 1", "duel")
    assert sum(usual.draws().values()) == 6**6, "the duel"


@rule("R42")
def test_the_order_of_re_rolls() -> None:
    table = Table("boindil", "tungdil").council(8).owns("boindil", "EQ08").at("boindil", "s20").troops("s20", orc=4)
    table.does("fight", "roll 1 1 1 1")
    asked = []
    for do, luck in (("keep", None), ("again", "roll 2 2 2 2"), ("reroll 2", "roll 1"), ("runestone", "roll 3 3 3 3")):
        asked.append({word.partition(" ")[0] for word in table.options()} - {"keep"})
        table.does(do)
        if luck:
            table.does(luck)
    asked.append({word.partition(" ")[0] for word in table.options()} - {"keep"})
    assert asked == [{"reroll"}, {"again"}, {"reroll"}, {"runestone"}, {"reroll"}]
    table.does("reroll 3", "roll 4", "strike orc")
    assert (table.left, table.gear("boindil")) == (1, set())
    raised = Table("boendal", "tungdil").council(3).owns("boendal", "EQ08").at("boendal", "s20").troops("s20", orc=4)
    raised.does("fight", "roll 6 1 1 1", "roll 1", "runestone", "roll 6 1 1 1", "roll 3", "raise 3", "strike orc")
    assert raised.left == 1


@rule("R43")
def test_one_of_equal_dice_without_a_choice() -> None:
    table = Table().council(3).at("tungdil", "s20").troops("s20", orc=4).does("fight", "roll 5 5 5")
    assert table.asked == "chance"
    table.does("roll 1", "strike orc", "strike orc")
    assert (table.on("s20"), table.left) == ("2o", 1)


@rule("R44")
def test_dice_need_not_be_used() -> None:
    table = Table().at("tungdil", "s20").troops("s20", orc=4).does("fight", "roll 5 5 5", "strike orc", "done")
    assert (table.on("s20"), table.life("tungdil")) == ("3o", 3)
    none = Table().at("tungdil", "s20").troops("s20", orc=4).does("fight", "roll 5 5 5", "done")
    assert (none.on("s20"), none.life("tungdil")) == ("4o", 3), "one of them could have removed a troop"
    card = Table().card("AV15").at("tungdil", "s20").does("fight", "roll 4 1 1", "done")
    assert (card.on_card("AV15"), card.life("tungdil")) == ("3o", 3), "of a card bound to the space as well"
    nobody = Table("boendal", "tungdil").at("boendal", "s20").troops("s20", troll=4).does("fight", "roll 4 3 2 1")
    nobody.does("keep")
    assert nobody.life("boendal") == 2, "after all raises, and he raised none"


@rule("R45")
def test_a_six_for_an_orc() -> None:
    table = Table().at("tungdil", "s20").troops("s20", orc=1, alf=1).does("fight", "roll 6 1 1", "strike orc")
    assert (table.on("s20"), table.left) == ("1a", 1)


# --- fights, defeating, health ---


@rule("R46")
def test_only_the_troops_of_a_card() -> None:
    table = Table().card("SA6").at("tungdil", "s14").does("fight", "roll 5 4 1", "strike troll SA6", "strike orc SA6")
    assert (table.scenario, table.life("tungdil")) == (None, 3)


@rule("R47")
def test_troops_on_cards() -> None:
    """They are not on the map, but defeating them is defeating."""
    table = Table().card("AV14").stage("C")
    for space in REMOTE[:8]:
        table.troops(space, orc=1, troll=3)
    assert table.turn(step="scenario").does("draw SC3").scenario is None, "32 on the map, 3 on a card"
    hunt = Table().card("SA2", "AV23").at("tungdil", "s49").does("fight", "roll 4 4 4", *3 * ["strike orc SA2"])
    assert hunt.have("AV23") == [3]


@rule("R48")
def test_what_counts_as_defeating() -> None:
    axes = Table().card("AV23").owns("tungdil", "EQ09").at("tungdil", "s20").troops("s20", orc=4).does("use EQ09")
    assert axes.does("remove orc s20", "remove orc s20").have("AV23") == [2]
    saddle = Table().card("AV23").troops("s31", orc=4).arrives("s31", orc=1)
    assert (saddle.on("s31"), saddle.have("AV23")) == ("", [0])


@rule("R49")
def test_healing_beyond_the_maximum() -> None:
    table = Table().owns("tungdil", "EQ05").health("tungdil", 2).does("use EQ05", "heal 1")
    assert table.life("tungdil") == 3


@rule("R50")
def test_losses_point_by_point() -> None:
    table = Table().owns("boindil", "EQ07").card(*REFILL).pile("TH03", "AV12").turn(step="refill").does("draw TH03")
    table.does("lose 2")
    assert (table.asked, table.options()) == ("boindil", {"shield", "take"})
    table.does("shield", "lose 2", "lose 2")
    assert (table.lives(), table.gear("boindil")) == ([3, 2], set())
    kept = Table().owns("boindil", "EQ07").card(*REFILL).pile("TH03", "AV12").turn(step="refill").does("draw TH03")
    kept.does("lose 2", "take", "lose 2", "shield")
    assert (kept.lives(), kept.gear("boindil")) == ([3, 3], set())


@rule("R51")
def test_quests_completed_at_the_same_moment() -> None:
    def enters(*cards: str) -> Table:
        table = Table().card(*cards).health("boindil", 1).doom(30).at("boindil", "s52").at("tungdil", "s34")
        table.does("move", "roll 1 1 1", "stop").at("tungdil", "s53").does("move", "roll 1 1 1", "step s52")
        return table

    table = enters("AV11", "AV05").does("find EQ01", "give 1", "find EQ02", "give 1")
    assert (table.tracks()[1], table.doing) == (31, "equipment"), "the older card first, to its end"
    other = enters("AV05", "AV11").does("find EQ01", "give 1")
    assert (other.options(), other.tracks()[1]) == ({"heal 2"}, 30)
    ferry = Table("tungdil", "boindil", "balyndis").card("AV18", "AV13").at("boindil", "s60").at("tungdil", "s20")
    ferry.does("move", "roll 1 1 1", "step s19", "stop", "step gate_ii", "stop")
    assert (ferry.asked, ferry.tracks()[2]) == ("balyndis", 5), "a reward is finished before the next"
    assert ferry.does("stop").tracks()[2] == 6
    both = Table().card("SA3", "AV18").at("boindil", "s36").at("tungdil", "gate_i").does("move", "roll 1 1 1")
    both.does("step s36")
    assert [event.piece for event in both.events if event.kind == "done"] == ["SA3", "AV18"], "the Scenario card first"


@rule("R52")
def test_what_comes_first_decides() -> None:
    win = Table().card("SC3").progress("SC3", done=19).health("tungdil", 1).hero(20).doom(21)
    win.at("tungdil", "s20").troops("s20", orc=1).does("fight", "roll 4 1 1", "strike orc")
    win.ends("won-sc3")
    loss = Table().card("SC3").progress("SC3", done=19).health("tungdil", 1).owns("tungdil", "EQ09")
    loss.at("tungdil", "s20").troops("s20", orc=1).does("fight", "roll 3 1 1")
    loss.ends("lost-health")
    saddle = Table("bavragor", "tungdil").card("SC3", "AV02").progress("SC3", done=17).troops("s20", orc=4)
    saddle.does("try AV02", "roll 5 5 1 1", "remove orc s20", "remove orc s20", "remove orc s20")
    saddle.ends("won-sc3")


@rule("R53")
def test_the_council_is_asked_after_the_reward() -> None:
    table = Table().council(6).card("AV20", "TH07").at("tungdil", "s46").does("test AV20 1", "roll 4 4 1")
    table.does("find EQ01", "give 1")
    assert table.options() == {"dismiss TH07", "none"}, "the reward moved the token to 7"
    gone = Table("bavragor", "tungdil").council(7).card("AV21", "TH07").does("test AV21 1", "roll 5 5 1")
    assert (gone.tracks()[2], gone.cards, gone.options("dismiss")) == (9, ["TH07"], set())
    assert gone.options("end") == {"end"}


# --- Equipment ---


@rule("R54")
def test_a_card_that_nobody_may_take() -> None:
    table = Table().owns("tungdil", "EQ01").owns("boindil", "EQ01").council(9).does("outfit", "roll 4 1", "find EQ01")
    assert (table.asked, table.options("end"), int(table.state.gear_gone)) == ("tungdil", {"end"}, 1)


@rule("R55")
def test_a_lost_medallion() -> None:
    for health, after in ((4, 3), (3, 3), (1, 1)):
        table = Table().owns("tungdil", "EQ04").health("tungdil", health).card(*REFILL).pile("TH11", "AV12")
        table.turn(step="refill").does("draw TH11", "drop 1 EQ04")
        assert (table.life("tungdil"), table.state.most_health(0)) == (after, 3)


@rule("R56")
def test_no_equipment_at_all() -> None:
    names = ("tungdil", "boindil", "boendal", "bavragor", "balyndis")
    table = Table(*names).council(9)
    for kind, name in enumerate(BOX.gear_names):
        for seat in range(int(BOX.gear_copies[kind])):
            table.owns(names[seat], name)
    table.does("outfit", "roll 6 6 6")
    assert (table.asked, table.left, int(table.state.gear_pile)) == ("tungdil", 1, 0)


@rule("R57")
def test_successes_go_on_in_an_extra_action() -> None:
    table = Table("bavragor", "tungdil").card("AV07").card("AV30", troops=(1, 0, 0)).at("bavragor", "s08")
    table.does("test AV07 1", "roll 4 4 1", "fight", "roll 4 1 1", "strike orc AV30")
    assert (table.left, table.have("AV07"), table.asked) == (1, [2], "bavragor")
    table.does("test AV07 1", "roll 4 1 1")
    assert table.doing == "equipment"


@rule("R58")
def test_what_a_card_forbids() -> None:
    mist = Table().card("TH08", "AV13").health("boindil", 1).at("tungdil", "s60").does("move", "roll 2 1 1")
    mist.does("step gate_ii")
    assert (mist.lives(), mist.tracks()[2], mist.cards) == ([3, 1], 6, ["TH08"]), "the other effects happen"
    assert Table().card("TH08").owns("tungdil", "EQ05").health("boindil", 1).turn().options("use") == set()
    fallen = Table().card("TH09").at("tungdil", "s01").does("move", "roll 2 1 1")
    assert not [do for do in fallen.options() if do.startswith("tunnel")]
    Table().card("TH12").turn().may_not("message", rule="R58")


@rule("R59")
def test_the_victim_of_sinthoras() -> None:
    table = Table().card(*REFILL).pile("TH02").turn("boindil", step="refill").does("draw TH02")
    table.may_not("move", rule="R59")
    table.does("end")
    song = Table().card("TH02", bearer="boindil").owns("tungdil", "EQ06").does("use EQ06")
    assert song.options() == {"march 1", "none"}
    ferry = Table().card("TH02", "AV18", bearer="boindil").at("tungdil", "s20").does("move", "roll 1 1 1", "step s19")
    assert ferry.asked == "tungdil"
    ferry.does("stop")
    assert (ferry.asked, ferry.left) == ("tungdil", 1), "Boïndil stays where he is"


@rule("R61")
def test_a_roll_of_no_dice() -> None:
    with pytest.raises(SetupError):
        box_with("characters.toml", "craft = 1\nspeed = 2", "craft = 0\nspeed = 2")
    table = Table().at("tungdil", "s20").troops("s20", orc=1).turn()
    rolling.start(table.state, on.FOR_FIGHT, 0, 0, 0)
    table.goes_on()
    assert (table.asked, table.life("tungdil")) == ("tungdil", 2), "it fails"


@rule("R62")
def test_passing() -> None:
    table = Table().calm().turn()
    table.may("end")
    table.does("message", "roll 1 1")
    table.may("end")
    assert table.does("end").active == "boindil"


@rule("R63")
def test_dice_of_a_card() -> None:
    table = Table("boindil", "tungdil").card("AV02", "AV01").owns("boindil", "keenfire").health("boindil", 2)
    table.does("try AV02")
    assert sum(table.draws().values()) == 6**4, "no attribute counts"
    table.does("roll 6 4 4 4")
    assert table.left == 1, "no ability either"
    assert sum(table.does("try AV01").draws().values()) == 6**2, "as many as Health"
    council = Table("boindil", "tungdil").card("AV02").council(8).does("try AV02", "roll 6 4 4 4", "reroll 4", "roll 5")
    assert council.cards == []


@rule("R64")
def test_places_on_perished_land() -> None:
    table = Table().card("AV12", "AV15").at("tungdil", "s47").perished("s47", "NW").perished("s20", "E").turn()
    table.may("test AV12 1")
    table.at("tungdil", "s20").does("fight", "roll 4 1 1", "strike orc AV15")


@rule("R65")
def test_no_duel_among_troops() -> None:
    table = Table().card("SC2").at("tungdil", "s31").troops("s31", orc=1).turn()
    table.may_not("duel", rule="R65")
    table.does("fight", "roll 4 1 1", "strike orc")
    table.may("duel")


@rule("R66")
def test_a_condition_is_checked_once() -> None:
    table = Table().wasteland(14, "s20").stage("C").turn(step="scenario").does("draw SC1")
    table.does(*(f"draw {name}" for name in CALM)).troops("s20", orc=4).arrives("s20", orc=1)
    table.does(next(do for do in table.draws()))
    assert (table.state.tiles_on_map(), table.scenario) == (15, "SC1")
    table.does("end")
    assert table.scenario == "SC1"


@rule("R67")
def test_fetching_moves_nobody() -> None:
    table = Table().supply(orc=0).turn(step="scenario").does("draw SA2")
    space = next(iter(table.troops_at()))
    others = {name: troops for name, troops in table.troops_at().items() if name != space}
    table.does(*4 * [f"fetch orc {space}"])
    assert (table.troops_at(), table.tiles()) == (others, {})


@rule("R68")
def test_a_tile_stays() -> None:
    table = Table().at("tungdil", "s20").troops("s20", orc=4).arrives("s20", orc=1).does("tile P05")
    assert (table.on("s20"), table.tiles()) == ("", {"s20": "P05"})
    table.does("message", "roll 1 1")
    assert table.tiles() == {"s20": "P05"}


@rule("R69")
def test_troops_that_arrive_where_a_dwarf_stands() -> None:
    table = Table().at("tungdil", "s20").arrives("s20", orc=2)
    assert (table.life("tungdil"), table.left) == (3, 2)
    table.does("move", "roll 2 1 1").walks("s21", "s22")
    assert table.where("tungdil") == "s22"


@rule("R70", "R71")
def test_a_card_that_leaves_and_returns() -> None:
    table = Table("bavragor", "tungdil").council(7).card("SA1", "AV26", "TH06", "TH12").progress("TH06", 1).pause(9)
    table.at("bavragor", "s36").does("test AV26 1", "roll 4 4 1", "dismiss TH06")
    table.pile("TH06", "AV19")
    table.does("end", "draw TH06", "draw AV19")
    assert (table.cards, table.have("TH06")) == (["TH12", "TH06", "AV19"], [0])
    troops = Table("bavragor", "tungdil").council(7).card("SA1", "AV26").card("TH12", troops=(1, 0, 0))
    troops.at("bavragor", "s36").does("test AV26 1", "roll 4 4 1", "dismiss TH12")
    assert troops.stock() == "30o 25t 20a"


@rule("R72")
def test_the_rest_of_a_move() -> None:
    table = Table().card("SA5").progress("SA5", done=1).at("tungdil", "s54").does("move", "roll 3 1 1").walks("s47")
    assert table.scenario is None
    table.walks("s40", "s41")
    assert (table.where("tungdil"), table.left) == ("s41", 1)


@rule("R73")
def test_a_quest_completed_in_a_draw_step() -> None:
    table = Table().council(9).doom(30).card(*REFILL).pile("AV06", "AV05", "AV12").at("tungdil", "boindil", "s52")
    table.health("tungdil", 1).turn("boindil", step="refill").does("draw AV06")
    assert (table.tracks()[1], table.cards, table.doing) == (34, ["AV19", "AV28"], "adventure")
    table.does("draw AV05", "find EQ01")
    assert table.asked == "boindil", "whose turn it is"


@rule("R74")
def test_two_cards_at_one_place() -> None:
    table = Table().card("SA2", "TH10").at("tungdil", "s49").troops("s49", orc=1).does("fight", "roll 4 4 4")
    assert table.options() == {"strike orc", "strike orc SA2", "strike orc TH10", "done"}
    table.does("strike orc", "strike orc SA2", "strike orc TH10")
    assert (table.on("s49"), table.on_card("SA2"), table.on_card("TH10")) == ("", "3o", "1o")


@rule("R75")
def test_a_march_of_somebody_else() -> None:
    table = Table().card("AV04", "SA5", "AV13").owns("tungdil", "EQ06").at("boindil", "s51").does("use EQ06", "march 2")
    assert table.asked == "boindil"
    table.does("tunnel s60", "step gate_ii")
    assert (table.cards, table.tracks()[2]) == (["AV04"], 6), "a visit counts"
    table.does("stop")
    assert (table.asked, table.left) == ("tungdil", 2)
    table.may_not("test AV04 1", rule="DW-13.10")
    own = Table().card("AV04").owns("tungdil", "EQ06").at("tungdil", "s51").does("use EQ06", "march 1", "tunnel s01")
    own.does("stop")
    own.may("test AV04 1")


def test_laws_see_a_lost_troop() -> None:
    """The laws that every gesture is checked against can fail."""
    table = Table().turn()
    table.state.supply -= 1
    with pytest.raises(AssertionError):
        laws.check(table.state)


# --- free moves, piles made anew, the medallion ---


@rule("R76", "DW-8.4")
def test_a_free_move_into_troops_ends_the_walk() -> None:
    song = Table().owns("tungdil", "EQ06").at("tungdil", "s31").troops("s33", orc=1)
    song.does("move", "roll 6 1 1", "step s32", "use EQ06", "march 1", "step s33")
    assert (song.where("tungdil"), song.left) == ("s33", 1)
    assert "fight" in song.options(), "neither the free move nor the walk goes on"
    assert song.told() == ["step", "stopped"]
    ferries = Table().card("AV18").at("tungdil", "s20").troops("s29", orc=1)
    ferries.does("move", "roll 6 1 1", "step s28", "step s29")
    assert (ferries.asked, ferries.where("tungdil")) == ("boindil", "s29"), "the other has his free move"
    ferries.does("stop")
    assert {"fight", "move"} <= ferries.options(), "but the walk is over"


@rule("R76")
def test_other_free_moves_leave_the_walk_alone() -> None:
    other = Table().owns("tungdil", "EQ06").at("tungdil", "s31").troops("s59", orc=1)
    other.does("move", "roll 6 1 1", "step s32", "use EQ06", "march 2", "step s59")
    assert (other.asked, other.where("boindil")) == ("tungdil", "s59"), "somebody else's walk"
    other.walks("s33", "s34")
    clear = Table().owns("tungdil", "EQ06").at("tungdil", "s31")
    clear.does("move", "roll 3 1 1", "step s32", "use EQ06", "march 1", "step s33", "stop").walks("s34", "s33")
    assert (clear.where("tungdil"), clear.left) == ("s33", 1), "two points were left"


@rule("R77")
def test_nobody_is_moved_out_of_his_fight() -> None:
    table = Table().owns("tungdil", "EQ06").at("tungdil", "s20").troops("s20", orc=2).troops("s21", orc=4)
    table.does("fight", "roll 5 5 5", "strike orc", "use EQ06")
    assert table.options() == {"march 2", "none"}
    assert table.may_not("march 1", rule="R77").message.id == "dw-no-march-fighting"
    table.does("march 2", "stop", "strike orc")
    assert (table.on("s20"), table.on("s21"), table.left) == ("", "4o", 1)
    table.does("move", "roll 1 1 1").may("step s21")


@rule("R77")
def test_a_reward_leaves_the_fighter_where_he_is() -> None:
    """In a fight the other dwarf is sent to Weyurn, and the ferries come for everybody but the fighter."""
    table = Table().card("AV18").owns("tungdil", "EQ06").at("tungdil", "s51").at("boindil", "s20").troops("s51", orc=2)
    table.does("fight", "roll 5 5 5", "use EQ06", "march 2", "step s28")
    assert (table.asked, table.state.top() == on.WALK) == ("boindil", True), "his free move by the ferries"
    table.does("stop", "stop")
    assert table.options() == {"strike orc", "done"}


@rule("R77")
def test_nobody_else_can_be_moved_so_the_song_is_of_no_use() -> None:
    table = Table().card("TH02", bearer="boindil").owns("tungdil", "EQ06").troops("gate_iv", orc=2)
    table.does("fight", "roll 5 5 5").may_not("use EQ06", rule="DW-15.4")


@rule("R78")
def test_the_adventure_pile_is_made_anew_at_once() -> None:
    table = Table().card(*REFILL).pile("AV12", discard=("TH06",)).turn(step="refill").does("draw AV12")
    assert (table.cards, table.discarded) == (["AV19", "AV28", "AV12"], set()), "no further card is needed"
    pile = {BOX.card_names[FIRST_ADVENTURE + bit] for bit in laws.members(int(table.state.pile))}
    assert "TH06" in pile
    assert "AV12" not in pile, "the card just drawn is not among them"
    assert "reshuffle" in table.told()
    hidden = Table().card(*REFILL).pile("AV12").hidden(1).turn(step="refill").does("draw AV12")
    assert hidden.discarded, "an unseen Threat card is still in the pile"


@rule("R78")
@pytest.mark.parametrize("version", [1, 2])
def test_an_adventure_pile_without_discards_waits_for_one(version: int) -> None:
    """Of the 30 Adventure cards of the box some are always discarded by then: here all the others are gone."""
    state = Table(version=version).turn().state
    state.pile = state.hidden = state.discard = 0
    card = BOX.card_index["AV12"]
    effects.put_away(state, card)
    bit = 1 << card - FIRST_ADVENTURE
    assert (int(state.pile), int(state.discard)) == ((0, bit) if version == 1 else (bit, 0))


@rule("R78")
def test_the_equipment_pile_is_made_anew_at_once() -> None:
    table = Table().no_gear("EQ01").council(9).does("outfit", "roll 4 1", "find EQ01")
    assert (int(table.state.gear_gone), table.told()) == (0, ["find", "reshuffle"])
    assert int(table.state.gear_pile) & 15 == 2, "without the card just drawn"
    names = ("tungdil", "boindil", "boendal", "bavragor", "balyndis")
    owned = Table(*names).health("tungdil", 1)
    for kind, name in enumerate(BOX.gear_names):
        for seat in range(int(BOX.gear_copies[kind])):
            owned.owns(names[seat], name)
    owned.does("use EQ05")
    assert (int(owned.state.gear_gone), owned.state.gear_pile == 1 << 16) == (0, True), (
        "as soon as something lies there"
    )


@rule("R79", "DW-15.3")
def test_a_medallion_does_not_heal() -> None:
    for health in (1, 3):
        table = Table().health("tungdil", health).council(9).does("outfit", "roll 4 1", "find EQ04", "give 1")
        assert (table.life("tungdil"), table.state.most_health(0)) == (health, 4)
