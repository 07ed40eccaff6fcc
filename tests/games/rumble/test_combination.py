"""RD-7 and C1 to C7: dungeon and house together."""

from __future__ import annotations

import pytest
from tests.games.rumble.table import GAME, Table, new, rule

from lamplight.core.game import SetupError
from lamplight.games.rumble.layout import distances
from lamplight.games.rumble.rooms import DUNGEON_ROOMS, HOUSE_ROOMS

BOTH = {"box": "both"}


@rule("RD-7.1", "C1")
@pytest.mark.parametrize("layout", ["ring", "ladder", "eight"])
def test_the_entry_is_the_stairs_between_cellar_and_house(layout: str) -> None:
    table = Table(3, layout, box="both")
    dungeon = table.dungeon
    assert tuple(dungeon.names) == DUNGEON_ROOMS + HOUSE_ROOMS
    assert len(table.names) == 24
    table.may("move cube cellar", "move alien entry")
    crossing = {
        (dungeon.names[one], dungeon.names[two])
        for one in range(24)
        for two in dungeon.neighbours(one)
        if (one < 12) != (two < 12)
    }
    assert crossing == {("entry", "cellar"), ("cellar", "entry")}, "otherwise the floors are separate"
    assert [place.id for place in table.state.scene().places if "stairs" in place.marks] == ["entry", "cellar"]
    alone = Table(3, layout)
    alone.may_not("move cube den" if layout == "ladder" else "move cube treasury", rule="RD-4.7")
    assert not [place for place in alone.state.scene().places if "stairs" in place.marks]


@rule("C1")
def test_each_of_the_twenty_four_rooms_receives_one_character() -> None:
    state = new(3, set="both", layout="ring")
    for _ in range(24):
        assert state.chance_label() == "place"
        state.apply(state.chance_at(0))
    assert list(state.crowd) == [1] * 24
    assert state.chance_label() == "deal"


@rule("RD-7.2", "C2")
def test_the_treasure_must_leave_by_the_front_door() -> None:
    table = Table(3, box="both").chest("entry")
    table.may_not("leave cube", rule="RD-5.4")
    assert table.options("leave") == set()
    table.plays("carry cube cellar")
    assert table.at("chest") == "cellar", "up the stairs"
    out = Table(3, box="both").chest("frontdoor")
    assert out.options("leave") == {"leave ninja"}
    out.plays("leave ninja")
    assert out.at("ninja") == "free"
    assert [place.id for place in out.state.scene().places if "exit" in place.marks] == ["frontdoor"]


@rule("C2")
@pytest.mark.parametrize("layout", ["ring", "ladder", "eight"])
def test_the_front_door_is_as_far_from_the_cellar_as_can_be(layout: str) -> None:
    house = new(3, set="both", layout=layout).dungeon.floors[1]
    steps = distances(house.links(), "cellar")
    assert steps["frontdoor"] == max(steps.values())


@rule("C2")
def test_a_house_with_a_near_front_door_cannot_be_combined() -> None:
    ring = "d1c:000100200300310320230130030020010330"
    near = "h1c:100330200300310320230130030020010000"  # front door and parlour change places
    assert GAME.checked({"set": "house", "layout": near}), "alone it does not matter"
    with pytest.raises(SetupError) as caught:
        GAME.new({"set": "both", "layout": f"{ring}+{near}"}, 3)
    assert [fault.id for fault in caught.value.faults] == ["rd-layout-front-door"]


@rule("C3", "RD-2.3")
def test_the_treasure_room_is_far_from_the_stairs() -> None:
    for layout in ("ring", "ladder", "eight"):
        table = Table(3, layout, box="both")
        assert table.at("chest") == "treasury"
        steps = distances(table.dungeon.floors[0].links(), "entry")
        assert steps["treasury"] == max(steps.values()) >= 4


@rule("C4")
def test_three_to_twelve_players_with_two_tokens_or_more() -> None:
    for seats in range(3, 13):
        assert int(new(seats, set="both").rules.tokens) == 2
    for tokens, most in (("3", 8), ("4", 6)):
        for seats in range(3, 13):
            if seats <= most:
                assert int(new(seats, set="both", tokens=tokens).rules.tokens) == int(tokens)
                continue
            with pytest.raises(SetupError) as caught:
                new(seats, set="both", tokens=tokens)
            assert [fault.id for fault in caught.value.faults] == ["rd-setup-too-many-tokens"]
    for seats in range(2, 13):
        assert new(seats, **GAME.suited(seats)).rules.sets == ("dh" if seats > 6 else "d")
    for seats in (2, 13):
        with pytest.raises(SetupError) as caught:
            new(seats, set="both")
        assert [fault.id for fault in caught.value.faults] == ["core-seat-count"]


@rule("C4")
def test_all_tokens_are_shuffled_together() -> None:
    state = new(12, set="both", layout="ring")
    while state.chance_label() == "place":
        state.apply(state.chance_at(0))
    assert len(state.chance_outcomes()) == 24
    while state.chance_label() == "deal":
        state.apply(state.chance_at(0))
    assert sorted(state.owner) == sorted([*range(12), *range(12)])


@rule("C5")
def test_the_last_ten_ranks_score_or_all_but_two() -> None:
    assert Table(3, box="both").beside().worth == (*[0] * 14, *range(1, 11))
    assert Table(3, box="both", scoring="scaled").beside().worth == (0, *range(23))
    for scoring, best in (("ten", 10), ("scaled", 22)):
        table = (
            Table(3, box="both", scoring=scoring)
            .only("cube", "eye")
            .stand("cube", "eye", "hall")
            .owns("fox", "cube", "eye")
        )
        table.plays("fight eye")
        assert (table.points()["cube"], table.points()["eye"]) == (best, best - 1)
        assert table.points()["alien"] == best - 2
        assert table.points()["lich"] == 0
        assert table.scores()[0] == best


@rule("C6")
def test_it_ends_with_one_left_in_house_and_dungeon_together() -> None:
    table = Table(3, box="both", adventures="1").only("cube", "cat", "kid").stand("cat", "kid", "attic")
    table.plays("fight cat")
    assert table.state.outcome() is None, "one is left in the house, and one in the dungeon"
    table.stand("kid", "hall").stand("cube", "hall").fell("cat").plays("fight kid")
    assert table.state.outcome() is not None


@rule("C7")
def test_one_or_three_adventures() -> None:
    choices = next(spec for spec in GAME.info().options if spec.name == "adventures").choices
    assert [choice.value for choice in choices] == ["3", "1"]
    once = Table(3, box="both", adventures="1").only("cube", "cat").stand("cube", "cat", "attic").plays("fight cat")
    assert once.asked == "nobody"
    thrice = Table(3, box="both").only("cube", "cat").stand("cube", "cat", "attic").plays("fight cat")
    assert thrice.asked == "chance"
    assert len(thrice.names) - 1 == 23, "about twice as many have to go"
