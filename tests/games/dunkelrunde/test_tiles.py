"""Chapter DR-8: what the colours of the tiles do."""

from __future__ import annotations

import pytest
from tests.games.dunkelrunde.table import Table, rule

from lamplight.games.dunkelrunde.actions import GHOSTS

STRETCHES = {"tree": range(1, 12), "ruins": range(13, 28), "graveyard": range(13, 28), "inn": range(29, 45)}


def all_ghost_ends(ghost: str, at: int, pips: int) -> set[str]:
    """Where a ghost ends, forward and back."""
    ends = set()
    for way in ("forward", "back"):
        table = Table(2).ghost(ghost, at).rolls(1 if pips != 1 else 2, pips)
        ends.add(table.plays(f"ghost {ghost} {way}").at(ghost))
    return ends


# --- grey ---


@rule("DR-8.1")
def test_grey_tiles_stop_nobody() -> None:
    table = Table(2).place("red-girl", 18).ghost("ruins", 13).ghost("graveyard", 14).rolls(4, 3)
    assert table.ends_of("red-girl") == {"19", "20", "21", "22"}
    assert table.plays("ghost ruins forward").at("ruins") == "16"
    assert table.plays("child red-girl 20").at("red-girl") == "20"


# --- yellow ---


@rule("DR-8.2", "DR-8.6")
@pytest.mark.parametrize(("shelter", "ghosts"), [(0, ("tree",)), (12, ("tree", "ruins")), (28, ("graveyard", "inn"))])
def test_children_in_shelters_are_safe(shelter: int, ghosts: tuple[str, ...]) -> None:
    for ghost in ghosts:
        for at in STRETCHES[ghost]:
            for pips in range(1, 9):
                for way in ("forward", "back"):
                    table = Table(2).everybody(41).place("red-girl", shelter).ghost("inn", 34)
                    table.ghost(ghost, at).rolls(6 if pips != 6 else 5, pips)
                    table.plays(f"ghost {ghost} {way}")
                    assert table.at("red-girl") == str(shelter)
                    assert "scare" not in table.told()
    assert Table(2).place("red-girl", 12).marks("red-girl") == ("safe",)


@rule("DR-8.3", "DR-8.4", "DR-13.1")
@pytest.mark.parametrize(
    ("ghost", "at", "refuge"),
    [
        ("tree", 1, "0"), ("tree", 5, "0"), ("tree", 10, "0"),
        ("ruins", 13, "12"), ("ruins", 27, "12"), ("graveyard", 13, "12"), ("graveyard", 22, "12"),
        ("inn", 29, "28"), ("inn", 39, "28"), ("inn", 41, "28"), ("inn", 44, "28"),
    ],
)  # fmt: skip
def test_a_scared_child_runs_to_the_nearest_shelter_behind(ghost: str, at: int, refuge: str) -> None:
    stretch = STRETCHES[ghost]
    origin, way = (at - 1, "forward") if at - 1 in stretch else (at + 1, "back")
    table = Table(2).place("blue-boy", at).ghost(ghost, origin).rolls(2, 1)
    table.plays(f"ghost {ghost} {way}")
    assert table.at(ghost) == str(at)
    assert table.at("blue-boy") == refuge
    assert table.told_rules()["scare"] == "DR-13.1"


@rule("DR-8.5")
def test_who_is_at_the_linden_stays() -> None:
    table = Table(2).place("red-girl", 45).turn_of("red").rolls(1, 2)
    for to in (0, 28, 44, 45):
        table.may_not(f"child red-girl {to}", rule="DR-8.5")
    table = Table(2).place("red-girl", "blue-girl", 45).rolls(2, 2)
    table.may_not("group 45 28", rule="DR-8.5")
    assert table.marks("red-girl") == ("home",)


@rule("DR-8.6", "DR-8.7")
@pytest.mark.parametrize("ghost", GHOSTS)
def test_every_ghost_stays_between_its_shelters(ghost: str) -> None:
    stretch = {str(at) for at in STRETCHES[ghost]}
    ends = {end for at in STRETCHES[ghost] for pips in range(1, 9) for end in all_ghost_ends(ghost, at, pips)}
    assert ends == stretch


@rule("DR-8.8")
def test_a_ghost_turns_before_a_yellow_tile_and_walks_the_rest_back() -> None:
    table = Table(2).ghost("tree", 9).rolls(1, 5).plays("ghost tree forward")
    assert table.events[0].path == ("9", "10", "11", "10", "9", "8")
    assert table.events[0].rule == "DR-8.8"
    table = Table(2).ghost("inn", 30).rolls(1, 4).plays("ghost inn back")
    assert table.events[0].path == ("30", "29", "30", "31", "32")
    table = Table(2).ghost("inn", 43).rolls(2, 3).plays("ghost inn forward")
    assert table.events[0].path == ("43", "44", "43", "42")


# --- blue ---


@rule("DR-8.9")
@pytest.mark.parametrize(
    ("ghost", "forward", "back"),
    [("tree", "9", "3"), ("ruins", "20", "14"), ("graveyard", "26", "20"), ("inn", "37", "31")],
)
def test_ghosts_may_leave_their_haunts_from_the_first_turn_on(ghost: str, forward: str, back: str) -> None:
    assert Table(2).rolls(1, 3).plays(f"ghost {ghost} forward").at(ghost) == forward
    assert Table(2).rolls(1, 3).plays(f"ghost {ghost} back").at(ghost) == back


@rule("DR-8.10")
@pytest.mark.parametrize("haunted", [True, False])
@pytest.mark.parametrize(("ghost", "blue"), [("tree", 6), ("ruins", 17), ("graveyard", 23), ("inn", 34)])
def test_children_pass_blue_but_do_not_stop_there(ghost: str, blue: int, haunted: bool) -> None:
    table = Table(2).place("red-girl", blue - 2)
    if not haunted:
        table.ghost(ghost, blue + 4)
    table.rolls(3, 1)
    table.may_not(f"child red-girl {blue}", rule="DR-8.10", message="dr-no-blue")
    table.may(f"child red-girl {blue - 1}", f"child red-girl {blue + 1}")
    table = Table(2).everybody(0).place("red-girl", "blue-girl", blue - 2).rolls(2, 2)
    table.may_not(f"group {blue - 2} {blue}", rule="DR-11.4", message="dr-no-group-blue")
    table.may(f"group {blue - 2} {blue - 1}")


@rule("DR-8.11")
def test_pips_that_would_end_on_blue_end_earlier() -> None:
    table = Table(2).place("red-girl", 3).rolls(3, 1)
    assert table.ends_of("red-girl") == {"4", "5"}
    table = Table(2).place("red-girl", "red-boy", 3).rolls(3, 3)
    assert table.ends_of("3") == {"5"}


# --- red ---


@rule("DR-8.12")
@pytest.mark.parametrize(("before", "red"), [(9, 11), (38, 40)])
def test_a_single_child_stops_on_red_and_waits(before: int, red: int) -> None:
    table = Table(2).place("red-girl", before).rolls(6, 1)
    assert table.ends_of("red-girl") == {str(before + 1), str(red)}
    table.may_not(f"child red-girl {red + 1}", rule="DR-8.12", message="dr-no-red-stops")
    table.plays(f"child red-girl {red}", "ghost ruins back")
    assert table.at("red-girl") == str(red)
    assert table.marks("red-girl") == ("waiting",)
    table.turn_of("red").rolls(1, 2)
    table.may_not(f"child red-girl {red + 1}", rule="DR-8.12", message="dr-no-waits-red")
    assert table.ends_of("red-girl") == set()


@rule("DR-8.13")
@pytest.mark.parametrize(("red", "beyond"), [(11, "12"), (40, "41")])
def test_two_on_red_cross_at_once_together(red: int, beyond: str) -> None:
    table = Table(3).place("blue-boy", red).place("red-girl", red - 1).rolls(1, 2)
    table.plays(f"child red-girl {red}")
    assert table.at("red-girl") == table.at("blue-boy") == beyond
    assert table.told() == ["child", "cross", "along"]
    assert table.told_rules()["cross"] == "DR-8.13"


@rule("DR-8.14", "S47")
def test_pips_left_over_when_crossing_are_lost() -> None:
    table = Table(3).place("blue-boy", 11).place("red-girl", 10).rolls(6, 2)
    table.plays("child red-girl 11")
    assert table.at("red-girl") == table.at("blue-boy") == "12"
    assert table.options("child") == set()
    table = Table(3).place("blue-boy", "red-girl", 39).rolls(3, 3)
    assert table.ends_of("39") == {"40"}
    table.plays("group 39 40")
    assert table.at("red-girl") == "41"


@rule("DR-8.15")
@pytest.mark.parametrize(("red", "beyond"), [(11, "12"), (40, "41")])
def test_a_group_takes_a_waiting_child_along(red: int, beyond: str) -> None:
    table = Table(3).place("green-boy", red).place("red-girl", "blue-girl", red - 2).rolls(3, 3)
    table.plays(f"group {red - 2} {red}")
    assert {table.at(who) for who in ("green-boy", "red-girl", "blue-girl")} == {beyond}
    assert table.told() == ["group", "along", "cross", "along", "along"]


@rule("DR-8.16")
def test_the_witch_takes_the_last_child_across() -> None:
    table = Table(2).everybody(13).place("red-girl", 10).rolls(5, 2)
    assert table.ends_of("red-girl") == {"11"}
    table.plays("child red-girl 11")
    assert table.at("red-girl") == "12"
    assert table.told_rules() == {"child": "DR-10.1", "witch": "DR-8.16"}
    assert table.options("child") == set(), "the child's move is over"
    table = Table(2).everybody(13).place("red-girl", 10).place("blue-boy", 0).rolls(5, 2)
    assert table.plays("child red-girl 11").at("red-girl") == "11", "not the last"


@rule("DR-8.17")
def test_ghosts_enter_red_and_pass_the_gate_but_not_the_river() -> None:
    assert Table(2).ghost("tree", 9).rolls(1, 2).plays("ghost tree forward").at("tree") == "11"
    assert Table(2).ghost("inn", 38).rolls(1, 2).plays("ghost inn forward").at("inn") == "40"
    assert Table(2).ghost("inn", 38).rolls(1, 4).plays("ghost inn forward").at("inn") == "42"
    assert Table(2).ghost("inn", 41).rolls(1, 3).plays("ghost inn back").at("inn") == "38"
    assert Table(2).ghost("tree", 11).rolls(2, 1).plays("ghost tree forward").at("tree") == "10"


# --- green ---


@rule("DR-8.18")
@pytest.mark.parametrize(
    ("ghost", "at", "pips", "way", "path"),
    [
        ("ruins", 13, 3, "forward", ("13", "14", "15", "16")),
        ("graveyard", 20, 2, "back", ("20", "19", "18")),
        ("graveyard", 19, 2, "forward", ("19", "20", "21")),
        ("graveyard", 26, 3, "back", ("26", "25", "24", "23")),
        ("inn", 30, 2, "forward", ("30", "31", "32")),
        ("inn", 38, 3, "back", ("38", "37", "36", "35")),
    ],
)
def test_ghosts_pass_the_junctions_on_the_road(ghost: str, at: int, pips: int, way: str, path: tuple[str, ...]) -> None:
    table = Table(2).ghost(ghost, at).rolls(1, pips).plays(f"ghost {ghost} {way}")
    assert table.events[0].path == path


@rule("DR-8.19")
def test_children_on_green_are_safe() -> None:
    for ghost, tile in (("ruins", "h1b"), ("graveyard", "h2a"), ("inn", "h3c")):
        for at in STRETCHES[ghost]:
            for way in ("forward", "back"):
                table = Table(2).place("red-girl", tile).ghost(ghost, at).rolls(6, 4).plays(f"ghost {ghost} {way}")
                assert table.at("red-girl") == tile
    assert Table(2).place("red-girl", "h1b").marks("red-girl") == ("safe",)


@rule("DR-8.20")
@pytest.mark.parametrize("pips", [1, 2, 3, 4, 5, 6])
def test_green_needs_a_one_two_or_three(pips: int) -> None:
    ghost = pips % 8 + 1
    enter = Table(2).place("red-girl", 14).rolls(pips, ghost)
    walk = Table(2).place("red-girl", "h3a").rolls(pips, ghost)
    leave = Table(2).place("red-girl", "h1c").rolls(pips, ghost)
    if pips <= 3:
        enter.may("child red-girl h1a")
        walk.may("child red-girl h3b")
        leave.may("child red-girl 19")
    else:
        enter.may_not("child red-girl h1a", rule="DR-8.20", message="dr-no-path-entry")
        walk.may_not("child red-girl h3b", rule="DR-8.20", message="dr-no-slow-path")
        leave.may_not("child red-girl 19", rule="DR-8.20", message="dr-no-slow-path")
        assert not any(tile.startswith("h") for tile in enter.ends_of("red-girl"))


# --- brown ---


@rule("DR-8.21")
def test_ghosts_walk_on_brown_and_children_are_not_safe_there() -> None:
    table = Table(2).place("red-girl", 43).ghost("inn", 39).rolls(1, 4).plays("ghost inn forward")
    assert table.at("inn") == "43"
    assert table.at("red-girl") == "28"
    assert Table(2).place("red-girl", 43).marks("red-girl") == ()


@rule("DR-8.22")
@pytest.mark.parametrize("pips", [1, 2, 3, 4, 5, 6])
def test_brown_needs_a_one_two_or_three(pips: int) -> None:
    walk = Table(2).place("red-girl", 42).rolls(pips, pips % 8 + 1)
    leave = Table(2).place("red-girl", 44).rolls(pips, pips % 8 + 1)
    if pips <= 3:
        walk.may("child red-girl 43")
        leave.may("child red-girl 45")
    else:
        walk.may_not("child red-girl 43", rule="DR-8.22")
        leave.may_not("child red-girl 45", rule="DR-8.22", message="dr-no-slow-path")
        assert walk.ends_of("red-girl") == leave.ends_of("red-girl") == set()


@rule("DR-8.22")
def test_nobody_walks_from_the_gate_onto_brown() -> None:
    """The first brown tile is entered by crossing only; the gate stops every walk, whatever the roll."""
    table = Table(2).place("red-girl", 39).rolls(3, 1)
    assert table.ends_of("red-girl") == {"40"}
