"""Every card, dwarf and council space in play: 12 Scenario, 30 Adventure, 15 Threat cards, 10 kinds of Equipment."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.games.dwarves.table import BOX, CALM, Table, rule

from lamplight.games.dwarves.tables import BATTLE, CRAFT, SPEED

CARDS: dict[str, Callable[[], None]] = {}


def card(name: str) -> Callable[[Callable[[], None]], Callable[[], None]]:
    """The scene of one card."""

    def kept(scene: Callable[[], None]) -> Callable[[], None]:
        assert name not in CARDS
        CARDS[name] = scene
        return scene

    return kept


def play(name: str, who: str = "bavragor", at: str | None = None) -> Table:
    """This card lies face up, and its player stands at his place; somebody is hurt, the Doom token is near."""
    table = Table(who, "tungdil" if who != "tungdil" else "balyndis").card(name).doom(30).health(who, 2)
    return table.at(who, at) if at else table


def struck(name: str) -> Table:
    """This threat lies face up when a new Scenario card comes."""
    return Table().card(name).doom(30).turn(step="scenario").does("draw SA1")


def reveal(name: str, table: Table | None = None) -> Table:
    """The first seat turns up this card."""
    table = (table or Table()).card("SA1", "AV19", "AV28").pile(name, "AV12").doom(30)
    return table.turn(step="refill").does(f"draw {name}")


def done(table: Table, name: str) -> None:
    assert name in table.discarded
    assert name not in table.cards


# --- Scenario cards ---


@card("SA1")
def convince_the_human_kings() -> None:
    table = play("SA1", at="s10").calm().at("tungdil", "s46").does("test SA1 1", "roll 4 1 1", "end")
    table.does("test SA1 2", "roll 3 3")
    assert table.have("SA1") == [1, 0]
    table.does("test SA1 2", "roll 4 3")
    assert table.scenario is None


@card("SA2")
def conquer_toboribor() -> None:
    table = play("SA2", "boindil", "s49").does("fight", "roll 4 4 4 4", "keep", *4 * ["strike orc SA2"])
    assert (table.scenario, table.stock()) == (None, "30o 25t 20a")


@card("SA3")
def audience_with_the_queen() -> None:
    table = play("SA3", at="s28").at("tungdil", "s36").does("move", "roll 1 1", "step s36")
    assert table.scenario is None


@card("SA4")
def a_voice_among_the_clans() -> None:
    table = play("SA4").does("message", "roll 4 4 4")
    assert table.scenario == "SA4"
    assert table.does("message", "roll 5 1 1").scenario is None


@card("SA5")
def the_maguss_legacy() -> None:
    table = play("SA5", at="s33").calm().at("tungdil", "s48").does("move", "roll 1 1", "step s34", "end")
    assert table.have("SA5") == [1, 0]
    assert table.does("move", "roll 1 1 1", "step s47").scenario is None


@card("SA6")
def relief_of_the_elves() -> None:
    table = play("SA6", at="s14").does("fight", "roll 5 4 1", "strike troll SA6", "strike orc SA6")
    assert table.scenario is None


@card("SA7")
def wood_for_the_shaft() -> None:
    assert play("SA7", at="s52").does("test SA7 1", "roll 4 1 1").scenario is None


@card("SA8")
def the_long_march() -> None:
    table = play("SA8", at="s47").does("move", "roll 1 1", "stop").at("bavragor", "s03")
    assert table.does("move", "roll 1 1", "step s08").scenario is None


@card("SB1")
def forge_keenfire() -> None:
    table = play("SB1", at="s04").at("tungdil", "s04").does("test SB1 1", "roll 5 5 1", "give 2")
    assert (table.scenario, table.state.value(1, BATTLE)) == (None, 5)


@card("SC1")
def keep_the_gateways() -> None:
    table = play("SC1", at="gate_i").calm().at("tungdil", "gate_iv")
    for one, two in ((1, 3), (2, 4)):
        table.does(f"test SC1 {one}", "roll 5 1 1", "end").at("bavragor", "gate_ii")
        table.does(f"test SC1 {two}", "roll 5 1").at("tungdil", "gate_v")
        if table.runs():
            table.does("end")
    table.ends("won-sc1")


@card("SC2")
def defeat_nodonn() -> None:
    table = Table("boendal", "tungdil").wasteland(15).stage("C").turn(step="scenario")
    table.does("draw SC2", *(f"draw {name}" for name in CALM), "duel", "roll 6 6 6 1", "duel", "roll 6 1 1 1")
    table.ends("won-sc2")


@card("SC3")
def battle_for_girdlegard() -> None:
    table = play("SC3", "boindil", "s20").troops("s20", orc=4).turn(left=5)
    for n in range(5):
        table.does("fight", "roll 4 4 4 4", "keep", *3 * ["strike orc"])
        assert table.have("SC3") == [4 * n + 3]
        table.does("strike orc")
        if table.runs():
            table.troops("s20", orc=4)
    table.ends("won-sc3")


# --- Adventure cards ---


@card("AV01")
def dwarven_women() -> None:
    table = play("AV01").does("try AV01", "roll 5 5")
    assert table.cards == ["AV01"]
    table.health("tungdil", 1).does("try AV01", "roll 6 5", "heal 1", "heal 2")
    assert table.lives() == [3, 2]
    done(table, "AV01")


@card("AV02")
def a_dwarf_cleans_up() -> None:
    table = play("AV02").troops("s20", orc=3).troops("s10", alf=2).does("try AV02", "roll 6 5 1 1")
    table.does("remove alf s10", "remove orc s20", "remove alf s10", "remove orc s20")
    assert (table.troops_at(), table.left) == ({"s20": "1o"}, 1)
    done(table, "AV02")


@card("AV03")
def abandoned_tunnel() -> None:
    table = play("AV03", at="s01").does("move", "roll 1 1", "tunnel s17", "test AV03 1", "roll 4 1 1", "dig s30")
    table.does("find EQ01", "give 1")
    assert (table.state.tunnel, table.gear("bavragor")) == (BOX.index["s30"], {"EQ01"})


@card("AV04")
def sverd() -> None:
    table = play("AV04", at="s01").does("move", "roll 1 1", "tunnel s17", "test AV04 1", "roll 4 1", "dig s30")
    assert (table.state.tunnel, table.tracks()[1:]) == (BOX.index["s30"], (31, 6))


@card("AV05")
def travel_to_greenglade() -> None:
    table = play("AV05", at="s53").at("tungdil", "s52").health("tungdil", 1).does("move", "roll 1 1", "step s52")
    table.does("find EQ03", "give 2", "heal 2", "heal 2")
    assert (table.lives(), table.gear("tungdil")) == ([2, 3], {"EQ03"})


@card("AV06")
def election() -> None:
    assert play("AV06").council(8).does("message", "roll 6 1 1", "keep").tracks()[1:] == (34, 9)


@card("AV07")
def runes() -> None:
    table = play("AV07").does("test AV07 1", "roll 4 4 4", "find EQ01", "give 2")
    assert (table.gear("tungdil"), table.tracks()[1]) == ({"EQ01"}, 31)


@card("AV08")
def apprentice() -> None:
    table = play("AV08", at="s34").does("test AV08 1", "roll 4 4 1", "find EQ01", "give 1", "find EQ01", "give 2")
    table.does("heal 1")
    assert (table.life("bavragor"), table.gear("bavragor"), table.gear("tungdil")) == (3, {"EQ01"}, {"EQ01"})


@card("AV09")
def a_wager() -> None:
    table = play("AV09").does("test AV09 1", "roll 4 4 4", "find EQ01", "give 1", "heal 1")
    assert (table.life("bavragor"), table.gear("bavragor")) == (3, {"EQ01"})


@card("AV10")
def the_players() -> None:
    table = play("AV10", at="s37").health("tungdil", 1).does("test AV10 1", "roll 4 4")
    assert (table.lives(), table.tracks()[2]) == ([3, 2], 6)


@card("AV11")
def a_sack_for_goren() -> None:
    table = play("AV11", at="s34").does("move", "roll 1 1", "stop").at("bavragor", "s53")
    table.does("move", "roll 1 1", "step s52", "find EQ01", "give 1", "find EQ02", "give 1")
    assert (table.gear("bavragor"), table.tracks()[1]) == ({"EQ01", "EQ02"}, 31)


@card("AV12")
def andokai() -> None:
    table = play("AV12", at="s47").troops("s20", orc=4).troops("s10", troll=2).does("test AV12 1", "roll 4 4 1")
    table.does(*4 * ["remove orc s20"], "remove troll s10")
    assert (table.troops_at(), table.tracks()[1]) == ({"s10": "1t"}, 31)


@card("AV13")
def gundrabur() -> None:
    table = play("AV13", at="s60").does("move", "roll 1 1", "step gate_ii", "heal 1")
    assert (table.life("bavragor"), table.tracks()[2]) == (3, 6)


@card("AV14")
def sortie() -> None:
    table = play("AV14", at="gate_v").does("fight", "roll 5 4 4", "strike troll AV14", *2 * ["strike orc AV14"])
    assert (table.tracks()[1], table.stock()) == (32, "30o 25t 20a")


@card("AV15")
def raiders() -> None:
    table = play("AV15", at="s20").does("fight", "roll 4 4 4", *3 * ["strike orc AV15"], "find EQ01", "give 1")
    assert (table.tracks()[1], table.gear("bavragor")) == (31, {"EQ01"})


@card("AV16")
def caravan() -> None:
    def arrived() -> Table:
        table = play("AV16", at="s61").does("move", "roll 1 1", "stop").at("bavragor", "s08")
        return table.does("move", "roll 1 1", "step s07")

    table = arrived()
    assert table.options() == {"choose 1", "choose 2"}
    table.does("choose 1", "find EQ01", "give 1", "find EQ02", "give 1")
    assert table.gear("bavragor") == {"EQ01", "EQ02"}
    healed = arrived().does("choose 2", "heal 1", "heal 1")
    assert healed.life("bavragor") == 4


@card("AV17")
def prince_mallen() -> None:
    table = play("AV17", at="s49").troops("s20", orc=4, troll=0).troops("s10", orc=1, alf=1)
    table.does("test AV17 1", "roll 4 4")
    assert table.options() == {"remove orc s20", "remove orc s10", "done"}, "only Orcs"
    table.does(*4 * ["remove orc s20"], "heal 1")
    assert (table.troops_at(), table.life("bavragor")) == ({"s10": "1o 1a"}, 3)


@card("AV18")
def ferries() -> None:
    table = play("AV18", at="s20").at("tungdil", "s31").does("move", "roll 1 1", "step s19")
    table.walks("s28", "s29", "s30")
    assert (table.where("bavragor"), table.asked) == ("s30", "tungdil"), "three spaces, then the next dwarf"
    table.walks("s32").does("stop")
    assert (table.where("tungdil"), table.asked, table.left) == ("s32", "bavragor", 1)


@card("AV19")
def guests_of_the_elves() -> None:
    table = play("AV19", at="s14").health("tungdil", 1).does("test AV19 1", "roll 5 1 1", "heal 1", "heal 1", "heal 2")
    assert table.lives() == [4, 2]


@card("AV20")
def timber() -> None:
    table = play("AV20", at="s46").does("test AV20 1", "roll 4 4", "find EQ01", "give 1")
    assert (table.gear("bavragor"), table.tracks()[2]) == ({"EQ01"}, 6)


@card("AV21")
def balendilin() -> None:
    assert play("AV21").does("test AV21 1", "roll 5 5 1").tracks()[2] == 7


@card("AV22")
def an_enchantresss_price() -> None:
    table = play("AV22", at="s47").owns("bavragor", "EQ01", "EQ02").turn()
    assert table.options("AV22") == {"pay AV22 EQ01", "pay AV22 EQ02"}
    table.does("pay AV22 EQ02")
    assert (table.gear("bavragor"), table.state.pause, table.left) == ({"EQ01"}, 2, 2)
    done(table, "AV22")
    away = play("AV22", at="s46").owns("bavragor", "EQ01").turn()
    away.may_not("pay AV22 EQ01", rule="DW-12.4")


@card("AV23")
def hunting() -> None:
    table = play("AV23", "boindil", "s20").troops("s20", orc=4).does("fight", "roll 4 4 4 4", "keep")
    table.does(*4 * ["strike orc"], "heal 1", "heal 1")
    assert table.life("boindil") == 4


@card("AV24")
def giants() -> None:
    table = play("AV24", at="s20").troops("s20", orc=1, troll=3).does("fight", "roll 5 5 5", *3 * ["strike troll"])
    table.does("find EQ01", "give 1")
    assert (table.tracks()[1], table.gear("bavragor")) == (31, {"EQ01"})


@card("AV25")
def arrows() -> None:
    table = play("AV25", at="s20").troops("s20", alf=3).does("fight", "roll 6 6 1", *2 * ["strike alf"])
    assert table.tracks()[1] == 32


@card("AV26")
def blessing() -> None:
    table = play("AV26", at="s36").does("test AV26 1", "roll 4 4 1", "heal 1")
    assert (table.state.pause, table.life("bavragor")) == (1, 3)


@card("AV27")
def beacons() -> None:
    table = play("AV27", at="s36").calm().pause(0).at("tungdil", "s11").does("move", "roll 1 1", "step gate_i")
    assert table.have("AV27") == [1, 0]
    table.turn("tungdil").does("move", "roll 1 1 1", "step gate_iv")
    assert (table.state.pause, table.tracks()[2]) == (1, 6)


@card("AV28")
def the_dragons_hoard() -> None:
    table = play("AV28", at="s04").does("test AV28 1", "roll 4 4", "find EQ01", "give 1", "find EQ02", "give 2")
    assert (table.gear("bavragor"), table.gear("tungdil")) == ({"EQ01"}, {"EQ02"})


@card("AV29")
def the_land_remembers() -> None:
    table = play("AV29", at="s20").perished("s20", "E").perished("s21", "E").perished("s01", "E")
    table.does("test AV29 1", "roll 4 4 1", "cleanse s01", "cleanse s20")
    assert (set(table.tiles()), table.tracks()[1], table.left) == ({"s21"}, 31, 1)
    fewer = play("AV29", at="s20").perished("s20", "E").perished("s21", "E")
    assert set(fewer.does("test AV29 1", "roll 4 4 1", "cleanse s20", "done").tiles()) == {"s21"}
    play("AV29", at="s20").turn().may_not("test AV29 1", rule="DW-12.4")


@card("AV30")
def into_the_alfar_realm() -> None:
    table = play("AV30", at="s08").troops("s20", orc=1, alf=1).does("fight", "roll 6 4 1")
    table.does("strike alf AV30", "strike orc AV30")
    assert table.options() == {"remove alf s20", "done"}
    table.does("remove alf s20")
    assert (table.left, table.tracks()[1], table.troops_at()) == (2, 31, {"s20": "1o"})


# --- Threat cards ---


@card("TH01")
def tions_creatures() -> None:
    table = play("TH01", at="gate_ii").does("fight", "roll 4 4 1", *2 * ["strike orc TH01"])
    done(table, "TH01")
    assert table.troops_at() == {}
    hit = struck("TH01").does("tile P05")
    assert hit.options() == {"lose 1", "lose 2"}
    assert hit.tiles() == {"gate_ii": "P05"}
    hit.does("lose 2")
    assert (hit.lives(), hit.troops_at(), hit.cards) == ([3, 3], {"s60": "1t", "s59": "4o"}, [])


@card("TH02")
def sinthoras() -> None:
    table = reveal("TH02")
    assert (table.cards[-1], table.on_card("TH02")) == ("TH02", "1a")
    table.may_not("move", rule="R59")
    table.does("fight", "roll 6 1 1", "strike alf TH02")
    done(table, "TH02")
    table.may("move")
    hit = Table().card("TH02", bearer="boindil").turn("tungdil", step="scenario").does("draw SA1")
    assert (hit.lives(), hit.doing) == ([3, 2], "adventure")


@card("TH03")
def alfar_at_night() -> None:
    table = reveal("TH03").does("lose 1", "lose 2", "lose 2")
    assert table.lives() == [2, 2]
    done(table, "TH03")


@card("TH04")
def shadow_hunters() -> None:
    table = play("TH04", at="s20").troops("s20", alf=3).does("fight", "roll 6 6 1", *2 * ["strike alf"])
    done(table, "TH04")
    assert table.lives() == [2, 3]
    hit = Table().card("TH04").troops("s20", alf=1).troops("s29", alf=1).troops("s31", alf=1)
    hit.turn(step="scenario").does("draw SA1", "tile P06", "lose 1", "lose 2")
    assert set(hit.tiles()) == {"s29"}, "the nearest, but never the Blacksaddle"
    tie = Table().card("TH04").troops("gate_v", alf=1).troops("gate_i", alf=1).turn(step="scenario")
    assert set(tie.does("draw SA1", "tile P06").tiles()) == {"gate_i"}, "of two as near, the lowest id"
    none = Table().card("TH04").turn(step="scenario").does("draw SA1", "lose 1", "lose 2")
    assert (none.tiles(), none.lives()) == ({}, [2, 3])


@card("TH05")
def the_stone_gateway() -> None:
    table = reveal("TH05").does("recruit 1 0 0", "recruit 2 1 0", "recruit 1 1 1")
    assert table.troops_at() == {"gate_v": "1o", "gate_iv": "2o 1t", "gate_i": "1o 1t 1a"}
    done(table, "TH05")


@card("TH06")
def bislipurs_intrigue() -> None:
    done(play("TH06").does("test TH06 1", "roll 4 4 1"), "TH06")
    assert struck("TH06").tracks()[2] == 3


@card("TH07")
def the_magus_corrupted() -> None:
    done(play("TH07", at="s47").does("test TH07 1", "roll 4 4 1"), "TH07")
    assert struck("TH07").tracks()[1] == 28


@card("TH08")
def mist() -> None:
    table = play("TH08", at="s15").card("AV26").does("move", "roll 1 1", "step s14")
    done(table, "TH08")
    blocked = play("TH08", at="s36").card("AV26").does("test AV26 1", "roll 4 4 1")
    assert (blocked.life("bavragor"), blocked.state.pause) == (2, 1)
    hit = struck("TH08").does("lose 1", "lose 2")
    assert hit.lives() == [2, 3]


@card("TH09")
def galleries() -> None:
    table = play("TH09", at="s01").does("move", "roll 2 1")
    table.may_not("tunnel s17", rule="R58")
    done(table.does("stop", "test TH09 1", "roll 4 1 1"), "TH09")
    hit = struck("TH09").does("tile P06")
    assert (hit.tiles(), hit.tracks()[1]) == ({"s17": "P06"}, 29)


@card("TH10")
def toboribor_musters() -> None:
    done(play("TH10", at="s49").does("fight", "roll 4 4 1", *2 * ["strike orc TH10"]), "TH10")
    hit = struck("TH10").does("tile P06", "lose 1")
    assert (set(hit.tiles()), hit.lives()) == ({"s49"}, [2, 4])


@card("TH11")
def thieves() -> None:
    table = reveal("TH11", Table().owns("tungdil", "EQ01").owns("boindil", "EQ02", "EQ03"))
    assert table.options() == {"drop 1 EQ01", "drop 2 EQ02", "drop 2 EQ03"}
    table.does("drop 2 EQ03")
    assert (table.gear("boindil"), table.tracks()[1]) == ({"EQ02"}, 30)
    poor = reveal("TH11", Table().owns("tungdil", "keenfire"))
    assert (poor.tracks()[1], poor.gear("tungdil")) == (29, {"keenfire"}), "Keenfire is no Equipment card"


@card("TH12")
def messengers() -> None:
    table = play("TH12", at="s37").turn()
    table.may_not("message", rule="R58")
    done(table.does("fight", "roll 4 4 1", *2 * ["strike orc TH12"]), "TH12")
    table.may("message")
    assert struck("TH12").tracks()[2] == 3


@card("TH13")
def war_drums() -> None:
    table = Table("bavragor", "tungdil").card("SA1", "TH13", "AV19", "AV28").pause(9).turn(step="start")
    assert table.on("gate_i") == "1o"
    table.does("end")
    assert table.on("gate_i") == "2o", "every turn"
    table.at("tungdil", "gate_i").does("test TH13 1", "roll 5 1 1")
    done(table, "TH13")
    table.does("end", "draw AV12")
    assert table.on("gate_i") == "2o"
    assert struck("TH13").tracks()[1] == 28


@card("TH14")
def whispers() -> None:
    table = Table().card("SA1", "AV19", "AV28").hidden(3).doom(30)
    table.turn(step="refill").does("draw TH14", "lose 1")
    assert (table.tracks()[2], table.lives(), table.state.hidden) == (4, [2, 4], 3), "one drawn, one more shuffled in"


@card("TH15")
def the_rot_spreads() -> None:
    table = play("TH15", at="s20").troops("s20", orc=1).turn()
    assert table.cards == ["TH15"]
    done(table.does("fight", "roll 4 1 1", "strike orc"), "TH15")
    later = play("TH15", at="s31").calm().at("tungdil", "s20").turn()
    assert "TH15" in later.cards
    done(later.does("end"), "TH15")  # now the active dwarf stands there
    hit = struck("TH15").does("tile P06", "lose 1")
    assert (hit.tiles(), hit.lives()) == ({"s20": "P06"}, [2, 4])


@rule("DW-1.8", "DW-12.7", "DW-7.12")
@pytest.mark.parametrize("name", BOX.card_names)
def test_every_card(name: str) -> None:
    CARDS[name]()


# --- Equipment ---


@rule("DW-15.2")
@pytest.mark.parametrize(("gear", "attribute"), [("EQ01", SPEED), ("EQ02", BATTLE), ("EQ03", CRAFT)])
def test_attribute_cards(gear: str, attribute: int) -> None:
    plain, better = Table(), Table().owns("tungdil", gear)
    for one in (BATTLE, CRAFT, SPEED):
        assert better.state.value(0, one) - plain.state.value(0, one) == (one == attribute)


@rule("DW-15.3", "R55")
def test_the_heart_medallion() -> None:
    table = Table().health("tungdil", 2).owns("tungdil", "EQ04")
    assert (table.life("tungdil"), table.state.most_health(0)) == (2, 4)


@rule("DW-15.4")
def test_the_beer_stein() -> None:
    table = Table().owns("tungdil", "EQ05").health("boindil", 1).does("move", "roll 3 1 1", "step s18", "use EQ05")
    table.does("heal 2", "step s17")
    assert (table.life("boindil"), table.gear("tungdil")) == (3, set()), "in the middle of a move"
    Table().owns("tungdil", "EQ05").turn().may_not("use EQ05", rule="DW-15.4")
    Table().owns("boindil", "EQ05").health("boindil", 1).turn("tungdil").may_not("use EQ05", rule="DW-15.1")


@rule("DW-15.4")
def test_the_dwarven_song() -> None:
    table = Table().owns("tungdil", "EQ06").does("use EQ06", "march 2").walks("s59", "s54", "s48", "s40")
    assert (table.where("boindil"), table.asked, table.left) == ("s40", "tungdil", 2)
    nobody = Table().owns("tungdil", "EQ06").does("use EQ06", "none")
    assert nobody.gear("tungdil") == set()


@rule("DW-15.4", "R50")
def test_the_shield_of_the_clan() -> None:
    fight = Table().owns("tungdil", "EQ07").at("tungdil", "s20").troops("s20", alf=1).does("fight", "roll 1 1 1")
    assert fight.options() == {"shield", "take"}
    fight.does("shield")
    assert (fight.life("tungdil"), fight.gear("tungdil")) == (3, set())
    land = Table().owns("tungdil", "EQ07").at("tungdil", "s20").perished("s21", "E").does("move", "roll 1 1 1")
    land.does("step s21", "health", "take")
    assert (land.life("tungdil"), land.gear("tungdil")) == (2, {"EQ07"})


@rule("DW-15.4", "R42")
def test_the_runestone() -> None:
    for do, at in (("move", "s20"), ("message", "s20"), ("test AV07 1", "s20"), ("try AV01", "s20"), ("fight", "s20")):
        table = Table().owns("tungdil", "EQ08").card("AV07", "AV01").at("tungdil", at).troops(at, orc=1).does(do)
        dice = len(next(iter(table.draws())).split(" ")) - 1
        table.rolls(*[1] * dice)
        assert table.options() == {"runestone", "keep"}
        table.does("runestone").rolls(*[2] * dice)
        assert table.gear("tungdil") == set()
    kept = Table().owns("tungdil", "EQ08").does("message", "roll 1 1", "keep")
    assert (kept.gear("tungdil"), kept.left) == ({"EQ08"}, 1)


@rule("DW-15.4")
def test_the_throwing_axes() -> None:
    table = Table().owns("tungdil", "EQ09").at("tungdil", "s20").troops("s20", orc=1).troops("s21", alf=2, orc=1)
    table.troops("s22", orc=1).does("use EQ09")
    assert table.options() == {"remove orc s20", "remove alf s21", "remove orc s21", "done"}, "here or beside"
    table.does("remove alf s21")
    assert table.options() == {"remove alf s21", "remove orc s21", "done"}, "one space"
    table.does("remove alf s21")
    assert (table.on("s21"), table.left) == ("1o", 2)
    Table().owns("tungdil", "EQ09").troops("s22", orc=1).turn().may_not("use EQ09", rule="DW-15.4")


@rule("DW-15.4", "DW-9.2")
def test_the_old_tunnel_map() -> None:
    table = Table().owns("tungdil", "EQ10").at("tungdil", "s31").does("use EQ10", "dig s31", "move", "roll 1 1 1")
    table.does("tunnel s60")
    assert table.where("tungdil") == "s60"


@rule("DW-1.8")
def test_every_kind_of_equipment_has_a_test() -> None:
    assert BOX.gear_names == [f"EQ{n:02}" for n in range(1, 11)]


# --- dwarves and the council ---


@rule("DW-1.10")
def test_the_five_abilities() -> None:
    """One scene each; the chapters have more."""
    assert Table().council(6).does("message", "roll 4 1").tracks()[2] == 7
    fight = {"boindil": "again", "boendal": "raise 3", "bavragor": None, "balyndis": None}
    for who, do in fight.items():
        table = Table(who, "tungdil").at(who, "s20").troops("s20", orc=1).does("fight")
        table.rolls(*[3] * int(BOX.char_battle[BOX.char_index[who]]))
        assert (do in table.options()) == (do is not None)
    for who in ("boindil", "bavragor"):
        walk = Table(who, "tungdil").at(who, "s20").perished("s21", "E").does("move", "roll 2 1", "step s21")
        assert ("health" in walk.options()) == (who == "boindil")
    for who in ("bavragor", "balyndis"):
        test = Table(who, "tungdil").card("AV07").does("test AV07 1", "roll 1 1 1")
        assert ("again" in test.options()) == (who == "balyndis")


@rule("DW-1.13", "DW-11.3")
def test_the_nine_spaces() -> None:
    """What differs from the axe, space by space: Doom at the start, blank dice, re-rolls, revealed threats, ..."""
    seen = {}
    for at in range(1, 10):
        start = Table().council(at).card("SA1", *CALM).turn(step="start")
        traits = {"doom"} if start.tracks()[1] < 40 else set()
        start.does("recruit 1 0 0")
        traits |= {"blanks"} if start.asked == "chance" else set()
        move = Table().council(at).does("move", "roll 3 2 1")
        traits |= {"again"} if move.asked == "chance" else {"reroll"} if move.options("reroll", "3") else set()
        threat = Table().council(at).health("tungdil", 2).card("SA1", "AV19", "AV28").pile("TH06").turn(step="refill")
        threat.does("draw TH06")
        traits |= {do.partition(" ")[0] for do in threat.options()} & {"lose", "heal"}
        done = Table().council(at).card("TH06", "AV13").at("tungdil", "s60").turn(left=1)
        done.does("move", "roll 1 1 1", *(["roll 1"] if at == 3 else ["keep"] if at == 8 else []), "step gate_ii")
        traits |= {do.partition(" ")[0] for do in done.options()} & {"dismiss"}
        traits |= {"outfit"} & Table().council(at).turn().options()
        seen[at] = traits
    assert seen == {
        1: {"doom"}, 2: {"blanks"}, 3: {"again"}, 4: {"lose"}, 5: set(), 6: {"heal", "dismiss"}, 7: set(),
        8: {"reroll"}, 9: {"outfit"},
    }  # fmt: skip
