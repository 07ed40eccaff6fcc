"""Chapters 3, 4 and 7: goal and end, the turn, the Hero token, drawing cards."""

from __future__ import annotations

import pytest
from tests.games.dwarves import laws
from tests.games.dwarves.table import CALM, GAME, REMOTE, Table, rule

from lamplight.core.rng import Rng

CARDS = tuple(f"draw {name}" for name in CALM)

# --- chapter 3: goal and end ---


@rule("DW-3.1")
def test_the_last_scenario_card_wins() -> None:
    gates = Table("bavragor", "tungdil").card("SC1").progress("SC1", 1, 1, 1, 0).at("bavragor", "gate_v")
    gates.does("test SC1 4", "roll 5 1 1")
    gates.ends("won-sc1")
    duel = Table().card("SC2").progress("SC2", done=3).at("tungdil", "s31").does("duel", "roll 6 1 1")
    duel.ends("won-sc2")
    war = Table().card("SC3").progress("SC3", done=19).at("tungdil", "s20").troops("s20", orc=2)
    war.does("fight", "roll 5 5 1", "strike orc")
    war.ends("won-sc3")
    other = Table("bavragor", "tungdil").card("SA7").at("bavragor", "s52").does("test SA7 1", "roll 4 1 1")
    assert (other.runs(), other.scenario) == (True, None)


@rule("DW-3.2")
def test_the_tokens_meet() -> None:
    Table().hero(7).doom(8).turn(step="hero").ends("lost-doom")
    walk = Table().hero(7).doom(8).at("tungdil", "s20").perished("s21", "E").does("move", "roll 1 1 1", "step s21")
    walk.does("doom")
    walk.ends("lost-doom")
    near = Table().hero(7).doom(9).at("tungdil", "s20").perished("s21", "E").does("move", "roll 1 1 1", "step s21")
    assert near.does("doom").runs()


@rule("DW-3.3")
def test_a_dwarf_without_health() -> None:
    table = Table().health("tungdil", 1).at("tungdil", "s20").troops("s20", alf=1).does("fight", "roll 5 5 5")
    table.ends("lost-health")
    other = Table().health("boindil", 1).card("SA1", "AV19", "AV28").pile("TH03").turn(step="refill")
    other.does("draw TH03", "lose 2")
    other.ends("lost-health")


@rule("DW-3.4")
def test_all_is_open_and_the_active_player_decides() -> None:
    assert not GAME.secrets
    table = Table().card("SA1", *CALM).hidden(3).turn()
    for seat in range(2):
        assert table.state.determinize(seat, Rng(seat)).key() == table.state.key()
    loss = Table().card("SA1", "AV19", "AV28").pile("TH03").turn("boindil", step="refill").does("draw TH03")
    assert (loss.asked, loss.options()) == ("boindil", {"lose 1", "lose 2"})


# --- chapter 4: the turn ---


@rule("DW-4.1")
def test_three_steps_in_order() -> None:
    table = Table().turn(step="start")
    labels = []
    for do in ("recruit 1 0 0", "draw SA1", *CARDS):
        labels.append(table.doing)
        table.does(do)
    assert labels == ["recruit", "scenario", "adventure", "adventure", "adventure"]
    assert (table.asked, table.left) == ("tungdil", 2)
    table.does("move", "roll 1 1 1", "stop", "move", "roll 1 1 1", "stop")
    assert (table.active, table.doing) == ("boindil", "recruit")


@rule("DW-4.2")
def test_the_hero_steps_towards_the_doom() -> None:
    for at in range(39):
        assert Table().card("SA1", *CALM).hero(at).turn(step="hero").tracks()[0] == at + 1


@rule("DW-4.3")
def test_a_council_space() -> None:
    for at in (3, 10, 17, 28):
        assert Table().card("SA1", *CALM).hero(at).turn(step="hero").tracks()[2] == 4
    assert Table().card("SA1", *CALM).hero(3).council(1).turn(step="hero").tracks()[2] == 1
    table = Table().card("SA1", "AV19", "AV28").hero(3).pile("TH06").turn(step="hero").does("draw TH06")
    assert table.options() == {"lose 1", "lose 2"}, "the new effect holds from that moment"


@rule("DW-4.4")
def test_a_threat_space() -> None:
    for at in (6, 13, 20, 25, 31, 35):
        table = Table().card("SA1", *CALM).hidden(3).hero(at).turn(step="hero")
        assert (table.state.hidden, len(laws.members(int(table.state.unseen)))) == (5, 15)


@rule("DW-4.5")
@pytest.mark.parametrize(("at", "gate"), [(0, "gate_v"), (2, "gate_i"), (5, "gate_iv"), (23, "gate_ii")])
def test_a_troop_space(at: int, gate: str) -> None:
    table = Table().card("SA1", *CALM).hero(at).turn(step="hero")
    assert table.doing == "recruit"
    table.does("recruit 1 2 1")
    assert (table.troops_at(), table.stock()) == ({gate: "1o 2t 1a"}, "29o 23t 19a")


@rule("DW-4.6")
def test_the_doom_token_triggers_nothing() -> None:
    """Onto a council space, a threat space and a troop space."""
    for at in (30, 33, 40):
        table = (
            Table().doom(at).at("tungdil", "s20").perished("s21", "E").does("move", "roll 2 1 1", "step s21", "doom")
        )
        assert (table.tracks(), table.state.hidden, table.asked) == ((0, at - 1, 5), 0, "tungdil")
        assert table.troops_at() == {}


# --- chapter 7: drawing cards ---


@rule("DW-7.1")
def test_a_new_scenario_card_only_if_none_lies() -> None:
    assert Table().card(*CALM).turn(step="scenario").doing == "scenario"
    assert Table().card("SA7", *CALM).turn(step="scenario").scenario == "SA7"
    assert Table().card(*CALM).turn(step="scenario").does("draw SA7").scenario == "SA7"


@rule("DW-7.2")
def test_a_quest_that_is_fulfilled_already() -> None:
    table = Table().at("tungdil", "boindil", "s36").turn(step="scenario").does("draw SA3")
    assert (table.scenario, table.doing) == (None, "scenario")
    alone = Table().at("tungdil", "s36").turn(step="scenario").does("draw SA3")
    assert (alone.scenario, alone.doing) == ("SA3", "adventure")


@rule("DW-7.3")
def test_missing_troops_come_from_the_map() -> None:
    table = Table().supply(orc=1).turn(step="scenario").does("draw SA2")
    assert table.asked == "tungdil"
    assert table.options() == {f"fetch orc {space}" for space, troops in table.troops_at().items() if "o" in troops}
    first, second = list(table.troops_at())[:2]
    table.does(f"fetch orc {first}", f"fetch orc {first}", f"fetch orc {second}")
    assert (table.on_card("SA2"), table.doing, table.stock()) == ("4o", "adventure", "25t 20a")


@rule("DW-7.4")
def test_a_condition_that_is_not_met() -> None:
    table = Table().stage("C").turn(step="scenario").does("draw SC2")
    assert table.scenario is None
    assert table.draws().keys() == {"draw SC1", "draw SC3"}
    assert table.does("draw SC1").scenario == "SC1"
    edge = Table().wasteland(14).stage("C").turn(step="scenario")
    assert edge.does("draw SC2").scenario is None
    edge = Table().wasteland(15).stage("C").turn(step="scenario")
    assert edge.does("draw SC2").scenario == "SC2"
    assert edge.where("tungdil") == "s31", "its preparations are made"


@rule("DW-7.5")
def test_face_up_cards_are_swept() -> None:
    table = Table().card("AV14", "TH07", "TH12").doom(30).turn(step="scenario").does("draw SA1")
    assert (table.cards, table.tracks()[1:]) == ([], (28, 3)), "both threats were carried out"
    assert (table.stock(), {"AV14", "TH07", "TH12"} <= table.discarded) == ("30o 25t 20a", True)
    kept = Table().card("SA1", "AV14", "TH07", "TH12").doom(30).turn(step="scenario")
    assert (kept.cards, kept.tracks()[1]) == (["AV14", "TH07", "TH12"], 30)


@rule("DW-7.6")
def test_a_threat_makes_land_perish() -> None:
    table = Table().card("TH15").troops("s20", orc=2, troll=1).turn(step="scenario").does("draw SA1")
    assert table.doing == "tile"
    table.does("tile P05")
    assert table.troops_at() == {"s12": "1o", "s29": "1t", "s28": "1o"}
    assert table.tiles() == {"s20": "P05"}


@rule("DW-7.7")
def test_three_cards_lie_face_up() -> None:
    table = Table().card("SA1").turn(step="refill")
    for n, do in enumerate(CARDS):
        assert (table.doing, len(table.cards)) == ("adventure", n)
        table.does(do)
    assert (table.cards, table.asked) == (list(CALM), "tungdil")
    assert Table().card("SA1", *CALM).turn(step="refill").asked == "tungdil"


@rule("DW-7.8")
def test_troops_that_are_not_there() -> None:
    table = Table().supply(orc=1).card("SA1", "AV19", "AV28").pile("AV15", "TH12", "AV12").turn(step="refill")
    table.does("draw AV15")
    assert ("AV15" in table.discarded, table.doing, table.tracks()[2]) == (True, "adventure", 5)
    table.does("draw TH12")
    assert ("TH12" in table.discarded, table.doing, table.tracks()[2]) == (True, "adventure", 3)
    assert table.does("draw AV12").cards == ["AV19", "AV28", "AV12"]


@rule("DW-7.9")
def test_immediately() -> None:
    table = Table().card("SA1", "AV19", "AV28").owns("boindil", "EQ01").pile("TH11", "AV12").turn(step="refill")
    table.does("draw TH11", "drop 2 EQ01")
    assert ("TH11" in table.discarded, table.doing, table.cards) == (True, "adventure", ["AV19", "AV28"])


@rule("DW-7.10")
def test_the_discard_pile_becomes_the_pile() -> None:
    table = Table().card("SA1", "AV19").pile("AV28", discard=("TH06", "TH12")).turn(step="refill").does("draw AV28")
    assert {"draw TH06", "draw TH12", "draw AV01"} <= table.draws().keys(), "one pile for both kinds"
    assert table.discarded == set()
    before = Table().card("SA1", "AV19").pile("AV28", "AV12", discard=("TH06",)).turn(step="refill").does("draw AV28")
    assert before.draws().keys() == {"draw AV12"}


@rule("DW-7.11")
def test_completed_cards_are_not_replaced_at_once() -> None:
    table = Table("bavragor", "tungdil").card("AV07", "AV21", "AV19").card("SA7").pause(9).at("bavragor", "s52")
    table.does("test SA7 1", "roll 6 1 1")
    assert (table.scenario, table.asked) == (None, "bavragor")
    table.does("test AV21 1", "roll 5 5 1")
    assert (table.active, table.doing, table.cards) == ("tungdil", "scenario", ["AV07", "AV19"])
    cards = Table("bavragor", "tungdil").card("SA1", "AV21", "AV19", "AV28").pause(9).does("test AV21 1", "roll 5 5 1")
    assert (cards.cards, cards.asked) == (["AV19", "AV28"], "bavragor")
    cards.does("end")
    assert (cards.active, cards.doing) == ("tungdil", "adventure")


@rule("DW-7.12")
def test_an_averted_threat() -> None:
    table = Table("bavragor", "tungdil").card("SA1", "TH06").does("test TH06 1", "roll 4 4 1")
    assert (table.tracks()[2], table.cards, table.discarded) == (5, [], {"TH06"})


@rule("DW-7.12", "R26")
def test_a_threat_that_is_averted_at_the_last_moment() -> None:
    """The Rot Spreads: no troop is left in Tabaîn, where the active dwarf stands, before it is its turn to strike."""
    older = Table().card("TH04", "TH15").at("tungdil", "s13").troops("s21", alf=1).turn(step="scenario")
    older.does("draw SA1", "tile P06", "lose 1", "lose 2")  # the Älf leaves for Gauragar
    assert (older.troops_at(), older.doing, older.cards) == ({"s30": "1a"}, "adventure", [])
    assert older.lives() == [2, 3], "TH15 would have cost one more"
    fetched = Table().card("TH15").at("tungdil", "s13").troops("s20", orc=1).supply(orc=0).turn(step="scenario")
    fetched.does("draw SA2", *4 * ["fetch orc s26"])
    assert fetched.doing == "tile"
    fetched = Table().card("TH15").at("tungdil", "s13").troops("s20", orc=1).supply(orc=0).turn(step="scenario")
    fetched.does("draw SA2", "fetch orc s20", *3 * ["fetch orc s26"])
    assert (fetched.doing, "TH15" in fetched.discarded, fetched.lives()) == ("adventure", True, [3, 4])


@rule("DW-7.4", "R60")
def test_one_of_the_last_three_always_fits() -> None:
    for tiles in (0, 14, 15, 30):
        for order in (("SC1", "SC2", "SC3"), ("SC2", "SC1", "SC3"), ("SC3", "SC2", "SC1"), ("SC3", "SC1", "SC2")):
            table = Table().wasteland(tiles, *REMOTE).stage("C").turn(step="scenario")
            for name in order:
                if table.doing == "scenario":
                    table.does(f"draw {name}")
            assert table.scenario == ("SC1" if tiles < 15 else "SC2")
