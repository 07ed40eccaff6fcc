"""Chapters 11 and 12: the Dwarven Council, and tests."""

from __future__ import annotations

import pytest
from tests.games.dwarves.table import BOX, CALM, Table, rule

from lamplight.games.dwarves import frames as on

# --- chapter 11: the council ---


@rule("DW-11.1")
@pytest.mark.parametrize(("at", "target"), list(enumerate((3, 3, 4, 4, 5, 5, 6, 6), start=1)))
def test_messages(at: int, target: int) -> None:
    for die, to in ((target, at + 1), (target - 1, at)):
        table = Table("bavragor", "tungdil").council(at).does("message", f"roll {die} 1 1")
        if at == 3:
            table.does(f"roll {die}")  # the highest die again
        elif at == 8:
            table.does("keep")
        assert table.tracks()[2] == to
    several = Table("bavragor", "tungdil").council(5).does("message", "roll 6 6 6")
    assert several.tracks()[2] == 6, "never more than one"


@rule("DW-11.1")
def test_from_anywhere() -> None:
    for space in BOX.names:
        table = Table("bavragor", "tungdil").at("bavragor", space).turn()
        table.may("message")


@rule("DW-11.2")
def test_a_failed_message_costs_nothing() -> None:
    table = Table("bavragor", "tungdil").does("message", "roll 2 1 1")
    assert (table.tracks(), table.lives(), table.left) == ((0, 40, 5), [4, 3], 1)


@rule("DW-11.3")
def test_effects_hold_at_once() -> None:
    table = Table("bavragor", "tungdil").council(7).does("message", "roll 6 1 1")
    assert table.tracks()[2] == 8
    table.does("message", "roll 5 1 1")
    assert table.options("reroll", "1"), "space 8 holds from now on"
    left = Table("bavragor", "tungdil").council(3).does("message", "roll 4 1 1", "roll 4", "message", "roll 6 1 1")
    assert left.tracks()[2] == 5, "space 3 no longer holds"


@rule("DW-11.4")
def test_space_1() -> None:
    table = Table().council(1).card("SA1", *CALM).pause(1).turn(step="start")
    assert (table.tracks()[1], table.asked) == (39, "tungdil")
    table.does("end")
    assert table.tracks()[1] == 38, "each turn"
    assert Table().council(2).card("SA1", *CALM).pause(1).turn(step="start").tracks()[1] == 40


@rule("DW-11.5")
def test_space_2() -> None:
    table = Table().council(2).card("SA1", *CALM).turn(step="hero").does("recruit 2 0 0")
    assert table.draws() == {
        f"recruit 2 {t} {a}": [1, 3, 2][t] * [3, 2, 1][a] for t in range(3) for a in range(3)
    }  # fmt: skip
    table.does("recruit 2 1 0")
    assert (table.on("gate_v"), table.asked) == ("2o 1t", "tungdil"), "once more, and no more"
    full = Table().council(2).card("SA1", *CALM).turn(step="hero").does("recruit 2 1 1")
    assert full.asked == "tungdil"
    off = Table().council(3).card("SA1", *CALM).turn(step="hero").does("recruit 2 0 0")
    assert (off.on("gate_v"), off.asked) == ("2o", "tungdil")


@rule("DW-11.6")
def test_space_3() -> None:
    """In every Number roll: moving, fighting, messages, tests, dice of a card."""
    table = (
        Table().council(3).at("tungdil", "s31").does("move", "roll 6 4 1", "roll 2").walks("s32", "s33", "s34", "s35")
    )
    assert (table.where("tungdil"), table.left) == ("s35", 1), "4 spaces"
    for do, dice in (("message", "6 1"), ("test AV07 1", "6 1"), ("try AV01", "6 1 1")):
        roll = Table().council(3).card("AV07", "AV01").does(do, f"roll {dice}")
        assert set(roll.draws()) == {f"roll {n}" for n in range(1, 7)}
        roll.does("roll 1")
        assert (roll.tracks()[2], roll.left, len(roll.cards)) == (3, 1, 2), "the new number counts"


@rule("DW-11.7")
def test_space_4() -> None:
    table = Table().council(4).card("SA1", "AV19", "AV28").pile("TH06").turn(step="refill").does("draw TH06", "lose 2")
    assert (table.lives(), table.cards) == ([3, 3], ["AV19", "AV28", "TH06"])
    other = Table().council(4).card("SA1", "AV19", "AV28").pile("AV12").turn(step="refill").does("draw AV12")
    assert (other.lives(), other.asked) == ([3, 4], "tungdil"), "only for Threat cards"


@rule("DW-11.8")
def test_the_axe() -> None:
    table = Table().council(5).card("SA1", "AV19", "AV28").health("tungdil", 2).pile("TH06").turn(step="start")
    table.does("recruit 1 0 0", "draw TH06", "move", "roll 6 1 1", "stop")
    assert (table.lives(), table.tracks(), table.left) == ([2, 4], (1, 40, 5), 1)


@rule("DW-11.9")
def test_space_6() -> None:
    def reveal() -> Table:
        table = Table().council(6).health("tungdil", 1).health("boindil", 1).card("SA1", "AV19", "AV28").pile("TH06")
        return table.turn(step="refill").does("draw TH06")

    assert reveal().options() == {"heal 1", "heal 2", "none"}
    assert reveal().does("heal 2").lives() == [1, 2]
    assert reveal().does("none").lives() == [1, 1]
    whole = Table().council(6).card("SA1", "AV19", "AV28").pile("TH06").turn(step="refill").does("draw TH06")
    assert whole.options("end"), "nobody needs it"


@rule("DW-11.10")
def test_space_7() -> None:
    def done(council: int) -> Table:
        table = Table("bavragor", "tungdil").council(council).card("AV26", "TH07", "TH12").at("bavragor", "s36")
        return table.does("test AV26 1", "roll 4 4 1")

    table = done(7)
    assert table.options() == {"dismiss TH07", "dismiss TH12", "none"}
    table.does("dismiss TH12")
    assert (table.cards, table.tracks(), table.stock()) == (["TH07"], (0, 40, 7), "30o 25t 20a")
    assert table.options("end"), "one card"
    assert done(7).does("none").cards == ["TH07", "TH12"]
    assert done(6).cards == ["TH07", "TH12"]
    assert done(6).asked == "bavragor"


@rule("DW-11.11")
def test_space_8() -> None:
    table = Table().council(8).at("tungdil", "s31").does("move", "roll 3 2 1")
    assert table.options() == {"reroll 3", "reroll 2", "reroll 1", "keep"}
    table.does("reroll 1", "roll 6").walks("s32")
    table.may("step s33")
    assert on.Walk.points(table.state) == 5, "6 points, one is used"
    kept = Table().council(8).at("tungdil", "s31").does("move", "roll 3 2 1", "keep")
    assert on.Walk.points(kept.state) == 3


@rule("DW-11.12")
def test_space_9() -> None:
    table = Table().council(9).turn()
    table.may("outfit")
    table.may_not("message", rule="DW-11.12")
    table.does("outfit", "roll 3 3")
    assert (table.asked, table.left) == ("tungdil", 1)
    table.does("outfit", "roll 4 3", "find EQ01", "give 2")
    assert table.gear("boindil") == {"EQ01"}
    Table().council(8).turn().may_not("outfit", rule="DW-11.12")


@rule("DW-11.13")
def test_tungdil_speaks() -> None:
    assert Table().council(7).does("message", "roll 5 1").tracks()[2] == 8
    assert Table().council(7).does("message", "roll 4 1").tracks()[2] == 7
    assert Table("boendal", "tungdil").council(7).does("message", "roll 5 1").tracks()[2] == 7
    test = Table().card("AV21").does("test AV21 1", "roll 4 4")
    assert test.have("AV21") == [0], "only for messages"


# --- chapter 12: tests ---


@rule("DW-12.1")
def test_every_die_may_succeed() -> None:
    table = Table("bavragor", "tungdil").card("AV07").does("test AV07 1", "roll 6 4 3")
    assert table.have("AV07") == [2]
    battle = Table("boindil", "tungdil").card("AV09").does("test AV09 1", "roll 4 4 3 3")
    assert battle.have("AV09") == [2]


@rule("DW-12.2")
def test_one_action_serves_one_card() -> None:
    table = Table("bavragor", "tungdil").card("AV21", "TH06").does("test TH06 1", "roll 6 6 6")
    assert (table.cards, table.have("AV21")) == (["AV21"], [0])
    parts = Table("bavragor", "tungdil").card("SC1").at("bavragor", "gate_i").does("test SC1 1", "roll 6 6 6")
    assert parts.have("SC1") == [1, 0, 0, 0]


@rule("DW-12.3")
def test_successes_lapse_at_the_end_of_the_turn() -> None:
    table = Table("bavragor", "tungdil").card("AV07").calm().does("test AV07 1", "roll 4 4 1", "end")
    assert table.have("AV07") == [0]
    kept = Table("bavragor", "tungdil").calm().at("bavragor", "s10").does("test SA1 1", "roll 4 4 1", "end")
    assert kept.have("SA1") == [1, 0]


@rule("DW-12.4")
def test_a_test_needs_its_place() -> None:
    table = Table().card("AV19").at("tungdil", "s14").turn()
    table.may("test AV19 1")
    table.at("tungdil", "s15")
    table.may_not("test AV19 1", rule="DW-12.4")


@rule("DW-12.5")
def test_a_test_moves_and_fights_nobody() -> None:
    table = Table().card("AV17", "AV09").at("tungdil", "s49").troops("s49", orc=2)
    table.does("test AV17 1", "roll 3 3 3", "test AV09 1", "roll 3 3 3")
    assert (table.where("tungdil"), table.life("tungdil"), table.on("s49")) == ("s49", 3, "2o")


@rule("DW-12.6")
def test_balyndis_rolls_again() -> None:
    table = Table("balyndis", "tungdil").card("AV07").does("test AV07 1", "roll 3 2 1")
    assert table.options() == {"again", "keep"}
    table.does("again", "roll 6 4 1")
    assert (table.have("AV07"), table.left) == ([2], 1)
    council = Table("balyndis", "tungdil").card("AV07").council(8)
    council.does("test AV07 1", "roll 3 2 1", "reroll 1", "roll 2", "again", "roll 4 1 1", "reroll 1", "roll 5")
    assert (council.have("AV07"), council.left) == ([2], 1), "the council before and after"
    speed = Table("balyndis", "tungdil").card("AV28").at("balyndis", "s04").does("test AV28 1", "roll 3 2")
    assert speed.options("end"), "only Craft"


@rule("DW-12.7")
def test_what_becomes_of_completed_cards() -> None:
    adventure = Table("bavragor", "tungdil").card("AV21").does("test AV21 1", "roll 5 5 1")
    assert (adventure.tracks()[2], adventure.discarded) == (7, {"AV21"})
    threat = Table("bavragor", "tungdil").card("TH06").does("test TH06 1", "roll 5 5 1")
    assert (threat.tracks()[2], threat.discarded) == (5, {"TH06"})
    scenario = Table("bavragor", "tungdil").card("SA7").at("bavragor", "s52").does("test SA7 1", "roll 5 5 1")
    assert (scenario.scenario, scenario.discarded) == (None, set())


@rule("DW-12.8")
def test_the_councils_equipment_test_gives_one_card() -> None:
    table = Table("bavragor", "tungdil").council(9).does("outfit", "roll 6 6 6", "find EQ01", "give 1")
    assert (table.asked, table.left, table.gear("bavragor")) == ("bavragor", 1, {"EQ01"})
