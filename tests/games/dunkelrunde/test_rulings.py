"""The rulings: T1-T16 where the editions differ, S1-S50 where the text is silent."""

from __future__ import annotations

from fractions import Fraction

import pytest
from tests.games.dunkelrunde import laws
from tests.games.dunkelrunde.laws import night_of
from tests.games.dunkelrunde.table import Table, rule

from lamplight.core.game import OVER
from lamplight.core.position import PositionError
from lamplight.core.rng import Rng
from lamplight.games.dunkelrunde.actions import COLOURS
from lamplight.games.dunkelrunde.board import board_named
from lamplight.games.dunkelrunde.game import DunkelRunde

# --- T: where the texts differ ---


@rule("T1")
def test_a_group_may_not_stop_without_a_reason() -> None:
    table = Table(2).place("red-girl", "blue-boy", 29).rolls(2, 2)
    table.may_not("group 29 30", rule="DR-11.2")
    assert table.ends_of("29") == {"31", "h3a"}


@rule("T2")
def test_a_ghosts_tile_may_be_passed_but_not_be_the_end() -> None:
    table = Table(2).place("red-girl", 24).ghost("graveyard", 25).rolls(2, 1)
    assert table.ends_of("red-girl") == {"26"}


@rule("T3", "S50")
def test_doubles_chain_without_a_limit() -> None:
    table = Table(2).place("red-girl", "blue-girl", 1).place("red-boy", 2).turn_of("blue")
    for step in range(1, 5):
        table.rolls(1, 1).plays(f"group {step} {step + 1}")
        assert (table.turn, table.asked) == ("blue", "dice")
    table.rolls(1, 1)
    assert table.told() == ["roll", "lapse"]  # before the blue tile; the other children are single
    assert (table.turn, table.asked) == ("blue", "dice")
    table.rolls(2, 5)
    assert table.asked == "blue"


@rule("T4")
def test_one_movable_group_is_enough_to_bind() -> None:
    table = Table(3).place("red-girl", "blue-girl", 41).place("red-boy", "blue-boy", 5).place("green-girl", 1)
    table.rolls(5, 5)
    assert table.options() == {"group 5 10"}
    table.plays("group 5 10").rolls(6, 6)
    assert table.options() == {"group 10 11"}


@rule("T5")
def test_the_witch_helps_without_being_asked() -> None:
    table = Table(2).everybody(30).place("blue-boy", 9).turn_of("blue").rolls(4, 2)
    assert table.options("child blue-boy") == {"child blue-boy 10", "child blue-boy 11"}
    table.plays("child blue-boy 11")
    assert table.at("blue-boy") == "12"


@rule("T6")
def test_one_waits_on_the_red_tile_itself() -> None:
    table = Table(2).place("red-girl", 10).rolls(1, 2).plays("child red-girl 11")
    assert table.at("red-girl") == "11"
    places = {place.id: place for place in DunkelRunde().board({}).places}
    assert [(place.id, place.next) for place in places.values() if place.kind == "red"] == [
        ("11", ("12",)),
        ("40", ("41",)),
    ]


@rule("T7")
def test_the_nearest_shelter_behind_not_the_next_ahead() -> None:
    table = Table(2).place("red-girl", 27).ghost("graveyard", 26).rolls(2, 1).plays("ghost graveyard forward")
    assert table.at("red-girl") == "12", "one step before the tower, yet back to the hut"


@rule("T8", "DR-14.4")
def test_the_refuge_follows_from_the_place_alone() -> None:
    for via in (["child red-girl h1c", "child red-girl 19"], ["child red-girl 16", "child red-girl 18"]):
        table = Table(2).place("red-girl", 14).ghost("ruins", 27)
        for do in via:
            table.turn_of("red").rolls(3, 1).plays(
                do, "ghost inn back" if "h1c" in do or "16" in do else "ghost tree back"
            )
        at = int(table.at("red-girl"))
        table.ghost("ruins", at + 2).turn_of("blue").rolls(1, 2).plays("ghost ruins back")
        assert table.at("red-girl") == "12"


@rule("T9")
def test_it_is_green_that_ghosts_never_enter() -> None:
    land = board_named("linden")
    green = {tile.name for tile in land.tiles if tile.colour == 4}
    assert len(green) == 11
    for at in range(13, 28):
        for pips in range(2, 9):
            for way in ("forward", "back"):
                table = Table(2).ghost("ruins", at).rolls(1, pips).plays(f"ghost ruins {way}")
                assert not green & set(table.events[0].path)


@rule("T10")
def test_leaving_green_and_brown_also_needs_a_low_roll() -> None:
    for tile, onward in (("h1c", 19), ("h2c", 25), ("h3e", 37), ("44", 45)):
        for pips in (4, 5, 6):
            table = Table(2).place("red-girl", tile).rolls(pips, 1)
            assert table.ends_of("red-girl") == set()
        table = Table(2).place("red-girl", tile).rolls(1, 2)
        assert table.ends_of("red-girl") == {str(onward)}


@rule("T12")
def test_the_third_ghost_haunts_between_hut_and_tower() -> None:
    ends = set()
    for at in range(13, 28):
        for pips in range(2, 9):
            for way in ("forward", "back"):
                ends.add(Table(2).ghost("graveyard", at).rolls(1, pips).plays(f"ghost graveyard {way}").at("graveyard"))
    assert ends == {str(at) for at in range(13, 28)}


@rule("T14")
def test_several_pairs_win_together() -> None:
    table = Table(3).place("red-boy", "blue-boy", "green-boy", 45).place("red-girl", "blue-girl", "green-girl", 44)
    table.turn_of("red").rolls(1, 1).plays("group 44 45")
    table.ends("pair", ["red", "blue", "green"])


@rule("T15")
def test_the_foggy_heights_are_ordinary_road() -> None:
    places = [place for place in DunkelRunde().board({}).places if place.landmark == "heights"]
    assert [(place.id, place.kind) for place in places] == [(str(at), "grey") for at in range(35, 40)]
    table = Table(2).place("red-girl", 35).rolls(4, 1)
    assert table.ends_of("red-girl") == {"36", "37", "38", "39"}


@rule("T16")
def test_both_prints_describe_the_same_board() -> None:
    kinds = [place.kind for place in DunkelRunde().board({}).places]
    assert {kind: kinds.count(kind) for kind in ("yellow", "blue", "red")} == {"yellow": 4, "blue": 4, "red": 2}
    marks = [p.landmark for p in DunkelRunde().board({}).places if p.kind in ("yellow", "blue", "red")]
    assert marks == ["village", "tree", "river", "hut", "ruins", "graveyard", "tower", "inn", "gate", "linden"]


# --- S: walks ---


@rule("S1")
@pytest.mark.parametrize("tile", ["h1a", "h1c", "h3c", "41", "44"])
def test_on_green_and_brown_a_high_roll_moves_nobody(tile: str) -> None:
    for pips in (4, 5, 6):
        table = Table(2).place("red-girl", tile).place("red-boy", 45).rolls(pips, 1)
        assert table.options("child") == set()


@rule("S2")
def test_the_rolled_number_counts_not_the_steps() -> None:
    table = Table(2).place("red-girl", 14).rolls(5, 1)
    table.may_not("child red-girl h1b", rule="DR-8.20")
    table.may_not("child red-girl h1a", rule="DR-8.20")


@rule("S3")
def test_at_a_fork_a_high_roll_leads_along_the_road() -> None:
    table = Table(2).place("red-girl", 30).ghost("inn", 44).rolls(6, 1)
    assert table.ends_of("red-girl") == {"31", "32", "33", "35", "36"}
    table = Table(2).place("red-girl", 14).rolls(4, 1)
    table.may_not("child red-girl 19", rule="DR-8.20")  # four steps on the path, five on the road


@rule("S4")
def test_one_move_may_lead_onto_the_path_or_off_it() -> None:
    table = Table(2).place("red-girl", 13).rolls(3, 1)
    assert table.ends_of("red-girl") == {"14", "15", "16", "h1a", "h1b"}
    assert table.plays("child red-girl h1b").events[0].path == ("13", "14", "h1a", "h1b")
    table = Table(2).place("red-girl", "h2b").rolls(3, 1)
    assert table.ends_of("red-girl") == {"h2c", "25", "26"}


@rule("S5")
@pytest.mark.parametrize("pips", [4, 5, 6])
def test_crossing_the_gate_is_no_step_onto_brown(pips: int) -> None:
    table = Table(2).place("red-girl", 39).place("blue-boy", 40).rolls(pips, 1).plays("child red-girl 40")
    assert table.at("red-girl") == table.at("blue-boy") == "41"
    table = Table(2).place("red-girl", "blue-boy", 38).rolls(pips, pips).plays("group 38 40")
    assert table.at("red-girl") == table.at("blue-boy") == "41"


@rule("S6")
def test_every_fork_is_a_free_choice_every_time() -> None:
    table = Table(2).place("red-girl", 20).rolls(1, 2)
    assert table.ends_of("red-girl") == {"21", "h2a"}
    table.plays("child red-girl h2a")
    table = Table(2).place("red-girl", "h1c").rolls(3, 1)
    assert table.ends_of("red-girl") == {"19", "20", "21", "h2a"}, "from one path to the next"


@rule("S7")
def test_a_group_at_a_fork_takes_the_way_of_the_most_pips() -> None:
    """Short board, group on 12, double 2: by the road it would stop before the graveyard after one pip."""
    table = Table(2, "short").place("red-girl", "blue-boy", 12).rolls(2, 2)
    assert table.ends_of("12") == {"h2a"}
    table.may_not("group 12 13", rule="S7", message="dr-no-group-route")
    table = Table(2).place("red-girl", "blue-boy", 14).rolls(3, 3)
    assert table.ends_of("14") == {"h1c"}, "the road ends before the ruins"
    table.may_not("group 14 16", rule="S7", message="dr-no-group-route")
    table.may_not("group 14 15", rule="DR-11.2", message="dr-no-group-short")


@rule("S7")
def test_where_ways_are_equal_the_mover_chooses() -> None:
    table = Table(2).place("red-girl", "blue-boy", 20).rolls(2, 2)
    assert table.ends_of("20") == {"22", "h2b"}
    table.may_not("group 20 h2a", rule="DR-11.2")
    table.may_not("group 20 21", rule="DR-11.2")
    table = Table(2, "short").place("red-girl", "blue-boy", 9).rolls(3, 3)
    assert table.ends_of("9") == {"12", "13"}, "by the road, and by the path that is one step shorter"
    assert table.plays("group 9 12").events[0].path == ("9", "10", "11", "12")
    table = Table(2).place("red-girl", "blue-boy", 14).rolls(4, 4)
    assert table.ends_of("14") == {"18"}, "a path that is closed is no way"


@rule("S7")
def test_by_the_first_rules_any_way_would_do() -> None:
    table = Table(2, "short", rules=1).place("red-girl", "blue-boy", 12).rolls(2, 2)
    assert table.ends_of("12") == {"13", "h2a"}
    table = Table(2, rules=1).place("red-girl", "blue-boy", 14).rolls(3, 3)
    assert table.ends_of("14") == {"16", "h1c"}


@rule("S8")
@pytest.mark.parametrize(("ghost", "red"), [("tree", 11), ("inn", 40)])
def test_no_single_child_steps_on_red_where_a_ghost_is(ghost: str, red: int) -> None:
    table = Table(2).place("red-girl", red - 2).ghost(ghost, red).rolls(6, 1)
    assert table.ends_of("red-girl") == {str(red - 1)}
    table.may_not(f"child red-girl {red}", rule="DR-10.9", message="dr-no-red-ghost")
    table.may_not(f"child red-girl {red + 1}", rule="DR-8.12")


@rule("S9")
def test_the_last_child_too_waits_until_the_ghost_leaves_the_bank() -> None:
    table = Table(2).everybody(13).place("red-girl", 10).place("red-boy", 45).ghost("tree", 11).rolls(3, 1)
    assert table.options("child") == set()
    table.may_not("child red-girl 11", rule="DR-10.9", message="dr-no-red-ghost")
    table.plays("ghost tree back")
    assert table.at("red-girl") == "0", "the ghost came to R10 and scared it"
    table = Table(2).everybody(13).place("red-girl", 9).place("red-boy", 45).ghost("tree", 11).rolls(3, 1)
    table.plays("ghost tree forward")
    assert table.options() == {"child red-girl 11"}
    assert table.plays("child red-girl 11").at("red-girl") == "12"


@rule("S10")
@pytest.mark.parametrize(("ghost", "red", "beyond"), [("tree", 11, "12"), ("inn", 40, "41")])
def test_a_group_steps_on_red_with_a_ghost_and_crosses(ghost: str, red: int, beyond: str) -> None:
    table = (
        Table(2).place("red-girl", "blue-boy", red - 1).ghost(ghost, red).rolls(2, 2).plays(f"group {red - 1} {red}")
    )
    assert table.at("red-girl") == table.at("blue-boy") == beyond
    assert table.at(ghost) == str(red)


@rule("S11")
@pytest.mark.parametrize(("ghost", "red", "refuge"), [("tree", 11, "0"), ("inn", 40, "28")])
def test_a_waiting_child_can_be_scared(ghost: str, red: int, refuge: str) -> None:
    table = Table(2).place("blue-boy", red).ghost(ghost, red - 3).rolls(1, 3).plays(f"ghost {ghost} forward")
    assert table.at("blue-boy") == refuge


def positions_of_play(seats: int, board: str, seed: int, plies: int) -> list[tuple[int, str]]:
    """Random play under the laws; what was seen of crossings and scares."""
    rng = Rng(seed)
    seen: list[tuple[int, str]] = []
    state = night_of(DunkelRunde().new({"board": board}, seats))
    for _ in range(plies):
        if state.actor == OVER:
            state = night_of(DunkelRunde().new({"board": board}, seats))
        before = state.copy()
        if state.actor < 0:
            code = int(state.chance_at(rng.below(state.chance_total())))
        else:
            legal = state.legal_actions()
            code = legal[int(rng.below(len(legal)))]
        state.apply(code)
        laws.check(state)
        laws.check_step(before, code, state)
        seen.append((code, state.key()))
    return seen


@rule("S12", "S15", "S41")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_what_can_never_arise_never_arises(seats: int) -> None:
    """Never a ghost with one child, never two on red, never a last child waiting at the bank: see laws.check."""
    for board in ("linden", "short"):
        assert len(positions_of_play(seats, board, 40 + seats, 3000)) == 3000


@rule("S12")
def test_a_position_with_a_ghost_and_one_child_is_refused() -> None:
    table = Table(2).place("red-girl", 8).ghost("tree", 8)
    with pytest.raises(PositionError, match="dr-position-alone"):
        table.rolls(1, 2)


@rule("S13")
def test_crossing_onto_a_haunted_brown_tile_is_fine() -> None:
    table = Table(2).place("red-girl", 39).place("blue-boy", 40).ghost("inn", 41).rolls(1, 2).plays("child red-girl 40")
    assert table.at("red-girl") == table.at("blue-boy") == table.at("inn") == "41"


@rule("S14")
def test_a_waiting_child_cannot_be_moved() -> None:
    table = Table(2).place("red-girl", 11).place("red-boy", "h1a").rolls(5, 1)
    assert table.options("child") == set()
    table.may_not("child red-girl 12", rule="DR-8.12", message="dr-no-waits-red")


@rule("S15")
def test_two_never_stay_on_red() -> None:
    table = Table(3).place("blue-boy", 40).place("red-girl", "red-boy", 39).rolls(1, 1).plays("group 39 40")
    assert [table.at(who) for who in ("blue-boy", "red-girl", "red-boy")] == ["41"] * 3
    with pytest.raises(PositionError, match="dr-position-red"):
        Table(3).place("blue-boy", "red-girl", 40).rolls(1, 2)


# --- S: ghosts ---


@rule("S16")
def test_turning_costs_no_pip() -> None:
    table = Table(2).ghost("tree", 9).rolls(1, 2).plays("ghost tree forward")
    assert table.at("tree") == "11"
    table = Table(2).ghost("tree", 9).rolls(1, 3).plays("ghost tree forward")
    assert table.at("tree") == "10", "the bank is counted once"
    table = Table(2, "short").ghost("tree", 6).rolls(1, 8).plays("ghost tree forward")
    assert table.events[0].path == ("6", "7", "6", "5", "4", "3", "2", "1", "2"), "turned twice"


@rule("S17")
def test_before_the_hut_a_ghost_turns_on_the_bank() -> None:
    table = Table(2).ghost("tree", 10).rolls(1, 4).plays("ghost tree forward")
    assert table.events[0].path == ("10", "11", "10", "9", "8")


@rule("S18")
def test_ghosts_share_tiles_and_pass_each_other() -> None:
    table = Table(2).ghost("ruins", 17).ghost("graveyard", 20).rolls(1, 3).plays("ghost ruins forward")
    assert table.at("ruins") == table.at("graveyard") == "20"
    table = Table(2).ghost("ruins", 17).ghost("graveyard", 20).rolls(1, 5).plays("ghost ruins forward")
    assert (table.at("ruins"), table.at("graveyard")) == ("22", "20")
    table = Table(2).ghost("ruins", 20).ghost("graveyard", 20).rolls(1, 2).plays("ghost ruins forward")
    assert (table.at("ruins"), table.at("graveyard")) == ("22", "20")
    table = Table(2).place("red-girl", 24).ghost("ruins", 25).ghost("graveyard", 25).rolls(2, 1)
    assert table.ends_of("red-girl") == {"26"}, "two ghosts block a tile as one does"


@rule("S19")
def test_a_ghost_may_come_back_to_its_own_tile() -> None:
    table = Table(2).ghost("tree", 10).rolls(1, 2)
    table.may("ghost tree forward")
    table.plays("ghost tree forward")
    assert table.at("tree") == "10"
    assert table.events[0].path == ("10", "11", "10")


@rule("S20")
def test_turning_over_a_child_scares_it_only_at_the_end() -> None:
    table = (
        Table(2).place("red-girl", 10).place("blue-girl", 11).ghost("tree", 9).rolls(1, 5).plays("ghost tree forward")
    )
    assert (table.at("tree"), table.at("red-girl"), table.at("blue-girl")) == ("8", "10", "11")


# --- S: groups ---


@rule("S21")
@pytest.mark.parametrize(("shelter", "to"), [(0, "4"), (12, "16"), (28, "32")])
def test_crowds_in_shelters_are_groups(shelter: int, to: str) -> None:
    table = Table(3).everybody(44).place("red-girl", "blue-boy", "green-boy", shelter).rolls(4, 4)
    assert table.options() == {f"group {shelter} {to}"}


@rule("S22")
def test_children_at_the_linden_are_no_group_to_move() -> None:
    table = Table(3).place("red-girl", "blue-girl", 45).rolls(1, 1)
    assert table.options() == {"group 0 1"}
    table = Table(2).place("red-girl", "blue-girl", 45).place("red-boy", 1).place("blue-boy", 2).rolls(1, 1)
    assert table.told() == ["roll", "lapse"]


@rule("S23")
def test_groups_split_by_single_moves_where_no_ghost_is() -> None:
    table = Table(2).place("red-girl", "blue-boy", 8).rolls(1, 2).plays("child red-girl 9", "ghost inn back")
    assert (table.at("red-girl"), table.at("blue-boy")) == ("9", "8")
    assert (table.marks("red-girl"), table.marks("blue-boy")) == ((), ())
    table = Table(2).place("red-girl", "blue-boy", 8).ghost("tree", 8).rolls(1, 2)
    table.may_not("child red-girl 9", rule="DR-10.8")


@rule("S24")
def test_nobody_in_a_group_is_asked_but_the_mover() -> None:
    table = Table(3).everybody(25).turn_of("blue").rolls(1, 1)
    assert table.asked == "blue"
    table.may_not("group 25 26", rule="DR-9.1", seat="red")
    table.plays("group 25 26")
    assert {table.at(child) for child in table.children} == {"26"}


@rule("S25")
def test_a_group_before_blue() -> None:
    table = Table(3).place("red-girl", "blue-boy", 15).place("red-boy", "green-boy", 24).rolls(2, 2)
    assert table.ends_of("15") == {"16"}
    table = Table(3).place("red-girl", "blue-boy", 16).place("red-boy", "green-boy", 24).rolls(1, 1)
    assert table.ends_of("16") == set()
    assert table.ends_of("24") == {"25"}
    table.may_not("group 16 17", rule="DR-11.4")


@rule("S26")
def test_a_group_stops_at_red_crosses_and_takes_company() -> None:
    table = Table(3).place("red-girl", "blue-boy", 7).place("green-boy", 11).rolls(6, 6)
    assert table.ends_of("7") == {"11"}
    table.may_not("group 7 12", rule="DR-8.12")
    table.plays("group 7 11")
    assert [table.at(who) for who in ("red-girl", "blue-boy", "green-boy")] == ["12"] * 3
    assert (table.turn, table.asked) == ("red", "dice")


@rule("S27")
@pytest.mark.parametrize("tile", ["h2b", "43"])
def test_a_group_on_green_or_brown_needs_a_low_double(tile: str) -> None:
    for pips in (4, 5, 6):
        table = Table(2).place("red-girl", "blue-boy", tile).place("red-boy", 1).rolls(pips, pips)
        assert table.told() == ["roll", "lapse"]


@rule("S28")
def test_a_group_stops_at_the_linden() -> None:
    table = Table(2).place("red-girl", "blue-girl", 44).rolls(3, 3)
    assert table.ends_of("44") == {"45"}
    table.plays("group 44 45")
    assert table.at("red-girl") == "45"
    assert table.told() == ["group", "along", "linden", "linden"]


@rule("S29")
def test_no_exact_roll_is_needed_for_the_linden() -> None:
    table = Table(2).place("red-girl", 44).rolls(3, 1)
    assert table.ends_of("red-girl") == {"45"}
    table = Table(2).place("red-girl", 43).rolls(3, 1)
    assert table.ends_of("red-girl") == {"44", "45"}


@rule("S30")
def test_one_roll_in_eight_is_a_double() -> None:
    state = DunkelRunde().new({}, 2)
    doubles = Fraction(0)
    for code, weight in state.chance_outcomes():
        _, child, ghost = state.text(code).split(" ")
        if child == ghost:
            doubles += Fraction(weight, int(state.chance_total()))
            assert int(child) <= 6
    assert doubles == Fraction(1, 8)


@rule("S31")
def test_groups_merge_where_they_arrive() -> None:
    table = Table(3).place("red-girl", "blue-boy", 24).place("green-girl", "green-boy", 26).rolls(2, 2)
    table.plays("group 24 26").rolls(1, 1)
    assert table.ends_of("26") == {"27"}
    table.plays("group 26 27")
    assert {table.at(who) for who in ("red-girl", "blue-boy", "green-girl", "green-boy")} == {"27"}
    table = Table(3).place("red-girl", "blue-boy", 24).place("green-girl", 26).rolls(2, 2).plays("group 24 26")
    assert table.marks("green-girl") == ("group",)


# --- S: turns ---


@rule("S32")
def test_a_step_onto_blue_or_to_a_ghost_is_no_move() -> None:
    table = Table(2).place("red-girl", 5).rolls(1, 2)
    assert table.ends_of("red-girl") == set()
    assert table.ends_of("red-boy") == {"1"}
    table = Table(2).place("red-girl", 4).ghost("tree", 5).rolls(2, 1)
    assert table.ends_of("red-girl") == set()
    assert table.ends_of("red-boy") == {"1", "2"}


@rule("S33")
def test_who_cannot_move_a_child_still_moves_a_ghost() -> None:
    table = Table(2).place("red-girl", "h1a").place("red-boy", 42).turn_of("red").rolls(5, 2)
    assert len(table.options("ghost")) == len(table.options()) == 8
    table.plays("ghost tree back")
    assert table.told() == ["ghost", "stuck"]
    assert table.told_rules()["stuck"] == "DR-10.2"
    assert (table.turn, table.asked) == ("blue", "dice")


@rule("S34")
def test_a_child_that_the_ghost_sets_free_must_then_move() -> None:
    table = Table(2).place("red-girl", "blue-girl", 8).place("red-boy", 45).ghost("tree", 8).rolls(1, 2)
    assert table.options("child") == set()
    table.plays("ghost tree back")
    assert table.asked == "red"
    assert table.options() == {"child red-girl 9"}
    table.plays("child red-girl 9")
    assert (table.turn, table.asked) == ("blue", "dice")


@rule("S35")
def test_nobody_has_to_set_the_own_child_free() -> None:
    table = Table(2).place("red-girl", "blue-girl", 8).place("red-boy", 45).ghost("tree", 8).rolls(1, 2)
    assert len(table.options("ghost")) == 8
    table.plays("ghost inn forward")
    assert table.told()[-1] == "stuck"
    assert (table.turn, table.asked) == ("blue", "dice")


@rule("S36")
@pytest.mark.parametrize("board", ["linden", "short"])
def test_a_ghost_can_always_move(board: str) -> None:
    land = board_named(board)
    for ghost, start in zip(("tree", "ruins", "graveyard", "inn"), land.ghost_start, strict=True):
        for at in range(int(land.low[start]), int(land.high[start]) + 1):
            for pips in range(2, 9):
                table = Table(2, board).ghost(ghost, at).rolls(1, pips)
                assert len(table.options("ghost")) == 8
                table.plays(f"ghost {ghost} forward")
                assert len(table.events[0].path) == pips + 1


@rule("S37")
def test_one_may_scare_the_own_child() -> None:
    table = Table(2).place("red-girl", 5).rolls(2, 1)
    table.may("ghost tree back")
    table.plays("child red-boy 1", "ghost tree back")
    assert table.at("red-girl") == "0"


@rule("S38")
def test_a_scared_child_may_set_out_again_at_once() -> None:
    table = Table(2).place("red-girl", 5).place("red-boy", 45).rolls(2, 1).plays("ghost tree back")
    assert table.at("red-girl") == "0"
    assert table.ends_of("red-girl") == {"1", "2"}
    table.plays("child red-girl 2")
    assert (table.turn, table.asked) == ("blue", "dice")


@rule("S39")
@pytest.mark.parametrize("other", ["0", "3", "10"])
def test_village_road_and_bank_all_count_as_before_the_river(other: str) -> None:
    table = (
        Table(2).everybody(20).place("red-girl", 10).place("blue-girl", other).rolls(1, 2).plays("child red-girl 11")
    )
    assert table.at("red-girl") == "11", "not the last: somebody else is still on this side"
    table = Table(2).everybody(20).place("red-girl", 10).place("blue-girl", 11).rolls(1, 2).plays("child red-girl 11")
    assert table.told_rules() == {"child": "DR-10.1", "cross": "DR-8.13", "along": "DR-8.13"}, "company, no witch"


@rule("S40")
def test_the_last_child_stays_the_last_when_scared() -> None:
    table = Table(2).everybody(20).place("red-girl", 8).rolls(1, 2).plays("ghost tree forward")
    assert table.at("red-girl") == "0"
    table.place("red-girl", 9).ghost("tree", 5).turn_of("red").rolls(2, 1).plays("child red-girl 11")
    assert table.at("red-girl") == "12"
    assert "witch" in table.told()


@rule("S41")
def test_whoever_crosses_takes_the_waiting_child_along() -> None:
    for walk, roll in (("child blue-girl 11", (1, 2)), ("group 10 11", (1, 1))):
        table = Table(2).everybody(20).place("red-girl", 11).place("blue-girl", 10).turn_of("blue")
        if walk.startswith("group"):
            table.place("blue-boy", 10)
        table.rolls(*roll).plays(walk)
        assert table.at("red-girl") == "12"


@rule("S42")
def test_no_witch_at_the_gate() -> None:
    table = Table(2).everybody(42).place("red-girl", 39).rolls(1, 2).plays("child red-girl 40")
    assert table.at("red-girl") == "40"
    assert table.told() == ["child", "wait"]


@rule("S43")
def test_the_gate_is_no_dead_end() -> None:
    """If one child is left before the gate, both sexes are beyond it: the others can end the game without it."""
    table = Table(2).place("red-girl", 40).place("red-boy", "blue-girl", 44).place("blue-boy", 41).turn_of("red")
    table.rolls(1, 2).plays("child red-boy 45", "ghost tree back").rolls(1, 2)
    table.plays("child blue-girl 45")
    table.ends("one", ["red", "blue"])


@rule("S44")
def test_scared_on_the_castle_path_means_the_gate_again() -> None:
    table = Table(2).place("red-girl", 44).ghost("inn", 41).rolls(1, 3).plays("ghost inn forward")
    assert table.at("red-girl") == "28"
    table.place("red-girl", 39).turn_of("red").rolls(2, 1)
    assert table.ends_of("red-girl") == {"40"}
    table.plays("child red-girl 40")
    assert table.at("red-girl") == "40"


@rule("S45")
def test_what_was_owed_is_dropped_at_the_end() -> None:
    table = Table(2).place("red-girl", 45).place("red-boy", 44).rolls(1, 2).plays("child red-boy 45")
    table.ends("pair", ["red"])
    assert not table.state.ghost_owed
    table = Table(2).place("red-girl", 45).place("red-boy", 44).rolls(1, 2).plays("ghost tree back", "child red-boy 45")
    table.ends("pair", ["red"])
    table = Table(2).place("red-girl", 45).place("red-boy", "blue-boy", 44).rolls(1, 1).plays("group 44 45")
    table.ends("pair", ["red"])
    assert table.state.chance_outcomes() == []


@rule("S46")
def test_all_arrivals_of_a_move_count() -> None:
    table = Table(3).place("red-girl", "blue-boy", "green-girl", 44).turn_of("green").rolls(2, 2).plays("group 44 45")
    table.ends("one", ["red", "blue", "green"])


@rule("S47")
def test_the_tower_may_be_passed_or_be_a_stop() -> None:
    table = Table(2).place("red-girl", 26).rolls(4, 1)
    assert table.ends_of("red-girl") == {"27", "28", "29", "30"}
    table = Table(2).place("red-girl", "blue-girl", 26).rolls(4, 4)
    assert table.ends_of("26") == {"30"}
    table = Table(2).place("red-girl", 10).place("blue-girl", 11).rolls(6, 1)
    assert table.ends_of("red-girl") == {"11"}, "the hut is always a stop"


@rule("S48", "DR-9.1")
def test_who_starts() -> None:
    game = DunkelRunde()
    assert night_of(game.new({}, 3)).mover == 0
    assert night_of(game.new({"start": "seat-3"}, 3)).mover == 2
    state = night_of(game.new({"start": "random"}, 3))
    assert [(state.text(code), weight) for code, weight in state.chance_outcomes()] == [
        ("start 1", 1), ("start 2", 1), ("start 3", 1)
    ]  # fmt: skip
    assert state.chance_label() == "start"
    state.apply(state.parse("start 2"))
    assert state.mover == 1
    assert state.chance_label() == "dice"


@rule("S49")
def test_a_child_may_stop_early_to_join_others() -> None:
    table = Table(2).place("red-girl", 7).place("blue-girl", 8).rolls(4, 1)
    table.may("child red-girl 8")
    table.plays("child red-girl 8")
    assert table.marks("red-girl") == table.marks("blue-girl") == ("group",)


@rule("S50")
def test_after_a_double_comes_the_regular_turn() -> None:
    table = Table(2).turn_of("blue").rolls(3, 3).plays("group 0 3").rolls(2, 5)
    assert table.asked == "blue"
    assert {do.split(" ")[0] for do in table.options()} == {"child", "ghost"}
    table.plays("child blue-girl 4", "ghost inn back")
    assert (table.turn, table.asked) == ("red", "dice")
    assert COLOURS[0] == "red"
