"""The rulings A1 to A31, where the editions differ or are silent. Some are cited in the chapters' files as well."""

from __future__ import annotations

import msgspec
import pytest
from tests.games.rumble.table import GAME, SEATS, Table, beside, new, rule

from lamplight.core.game import CHANCE, OVER, SetupError
from lamplight.core.rng import Rng
from lamplight.games.rumble.rooms import DUNGEON_ROOMS
from lamplight.games.rumble.state import LAYING, PLACING


@rule("A1")
def test_leaving_is_an_action_of_its_own() -> None:
    table = Table(3).stand("eye", "entry").chest("hall").stand("lich", "hall")
    table.plays("carry lich entry")
    assert table.state.inside == 12, "arriving is not leaving"
    table.may("leave lich", "leave cube", "leave eye")


@rule("A2")
def test_company_does_not_bar_the_exit() -> None:
    table = Table(3).stand("eye", "lich", "entry").chest("entry")
    assert table.options("leave") == {"leave cube", "leave eye", "leave lich"}
    table.plays("leave lich")
    assert [table.at(who) for who in ("cube", "eye")] == ["entry", "entry"]


@rule("A3")
def test_a_lone_character_may_leave_the_chest_behind() -> None:
    table = Table(3)
    assert table.options("cleric") == {
        f"{word} cleric {room}" for word in ("move", "carry") for room in ("cells", "well")
    }
    table.plays("move cleric well")
    assert (table.at("cleric"), table.at("chest")) == ("well", "treasury")
    crowd = Table(3).stand("lich", "treasury")
    crowd.may_not("move cleric well", rule="RD-4.8")
    crowd.may("carry cleric well")


@rule("A4")
def test_no_exit_without_the_chest() -> None:
    table = Table(3).chest("hall")
    table.may_not("leave cube", rule="A4", message="rd-no-exit-no-chest")
    gone = Table(3).left("lich")
    gone.may_not("leave cube", rule="A4")


@rule("A5")
def test_the_chest_stays_where_its_bearer_falls() -> None:
    table = Table(3).stand("lich", "treasury").plays("carry lich cells", "fight lich")
    assert table.at("chest") == "cells"
    table.may("carry ogre library")


@rule("A6")
def test_after_an_escape_the_others_go_on_without_the_chest() -> None:
    table = Table(3).chest("entry").plays("leave cube")
    assert (table.asked, table.state.outcome()) == ("owl", None)
    assert table.at("chest") == "free"
    rng = Rng(5)
    state = table.state
    while state.actor >= 0:
        assert not [do for do in table.options() if do.startswith(("carry", "leave"))]
        legal = state.legal_actions()
        state.apply(legal[int(rng.below(len(legal)))])
    assert table.points()["cube"] == 10
    assert sorted(table.points().values())[-2] in (8, 9)


@rule("A7", "E11")
def test_an_escape_of_one_of_two_ends_the_adventure() -> None:
    table = Table(3).only("cube", "eye").chest("entry").plays("leave cube")
    assert table.asked == "chance"
    victims = [who for who in table.names if who not in ("cube", "eye")]
    assert [table.points()[who] for who in [*victims, "eye", "cube"]] == [0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]


@rule("A8")
def test_the_last_one_cannot_escape_any_more() -> None:
    table = Table(3, adventures="1").only("cube", "eye").stand("eye", "entry").chest("entry").plays("fight eye")
    assert table.asked == "nobody"
    assert table.points()["cube"] == 10
    assert table.state.escaped == -1
    table.may_not("leave cube", rule="RD-6.8", seat="owl")


@rule("A9")
def test_the_escaped_one_is_first_whenever_it_left() -> None:
    """The first of all to go, and yet the top rank."""
    table = Table(3).chest("entry").plays("leave cube")
    table.left("cube").only("eye", "lich").stand("eye", "lich", "hall").plays("fight eye")
    assert [row.rank for row in table.beside().revealed[0].rows if row.character == "cube"] == [11]


@rule("A10")
def test_who_escapes_wins_no_game_by_that() -> None:
    table = Table(3).chest("entry").owns("fox", "cube").plays("leave cube")
    assert table.state.outcome() is None
    assert table.scores() == [0, 0, 0]


@rule("A11", "E13")
def test_the_points_of_a_neutral_character_are_lost() -> None:
    table = Table(3).only("cube", "eye").stand("cube", "eye", "hall").neutral("cube")
    table.owns("fox", "eye").owns("owl", "cleric").owns("hare", "thief", "elf").plays("fight eye")
    assert table.points()["cube"] == 10
    assert table.scores() == [9, 8, 7], "nobody gets the 10"
    for players in (3, 4, 5):
        assert sum(1 for owner in Table(players).state.owner if owner == -1) == 12 - 2 * players
    assert -1 not in Table(6).state.owner


@rule("A12")
def test_left_over_tokens_are_shown_at_the_scoring_and_not_before() -> None:
    table = Table(3).only("cube", "eye").stand("cube", "eye", "hall").neutral("cube")
    for seat in (None, *SEATS[:3]):
        assert table.beside(seat).revealed == ()
        assert "cube" not in (table.secret(seat) if seat else set())
    assert beside(table.state.view(-1)).secret == (), "nor to a seat that is none"
    table.plays("fight eye")
    assert [row.seat for row in table.beside().revealed[0].rows if row.character == "cube"] == [None]


@rule("A15")
@pytest.mark.parametrize("rebuild", ["no", "yes"])
def test_the_lay_out_is_kept_or_built_anew(rebuild: str) -> None:
    rng = Rng(9)
    state = new(3, rebuild=rebuild)
    lays = []
    while state.actor != OVER:
        if state.actor == CHANCE:
            if state.phase == LAYING:
                lays.append(int(state.adventure))
                state.apply(state.parse(f"lay {len(lays)}"))
                continue
            if state.phase == PLACING:
                assert state.dungeon.spelled == new_lay(len(lays))
            state.apply(state.chance_at(rng.below(state.chance_total())))
        else:
            legal = state.legal_actions()
            state.apply(legal[int(rng.below(len(legal)))])
    assert lays == ([0, 1, 2] if rebuild == "yes" else [0])


def new_lay(number: int) -> str:
    state = new(3)
    state.apply(state.parse(f"lay {number}"))
    return state.dungeon.spelled


@rule("A16")
def test_characters_are_placed_anew_each_adventure() -> None:
    """Twelve draws of equal weight, at the start of every adventure."""
    table = Table(3).only("cube", "eye").stand("cube", "eye", "hall").plays("fight eye")
    state = table.state
    assert state.chance_label() == "place"
    assert len(state.chance_outcomes()) == 12


@rule("A17", "E19")
def test_a_lay_out_with_entry_and_treasure_too_close_is_refused() -> None:
    for steps in range(1, 7):
        order = [room for room in DUNGEON_ROOMS if room not in ("entry", "treasury")]
        order = ["entry", *order[: steps - 1], "treasury", *order[steps - 1 :]]
        column = {room: at for at, room in enumerate(order)}
        spelling = "d1c:" + "".join(f"{column[room]:x}00" for room in DUNGEON_ROOMS)
        if steps >= 4:
            assert GAME.checked({"layout": spelling})
            continue
        with pytest.raises(SetupError) as caught:
            GAME.new({"layout": spelling}, 3)
        (fault,) = caught.value.faults
        assert fault.id == "rd-layout-too-close"
        assert fault.args == {"steps": steps, "need": 4}


@rule("A18", "RD-4.7")
def test_a_door_that_faces_a_wall_is_dead() -> None:
    """Twisty doors: the hall has four doors, the armoury beside it only north and south."""
    rooms = {"hall": (0, 0), "armoury": (1, 0), "entry": (0, 1)}
    from lamplight.games.rumble.dungeon import Dungeon
    from lamplight.games.rumble.layout import Card, Floor

    for turn, neighbours in ((0, []), (1, ["hall"]), (2, []), (3, ["hall"])):
        cards = [Card(room, x, y, turn if room == "armoury" else 0) for room, (x, y) in rooms.items()]
        floor = Floor("d", True, cards)
        assert floor.links()["armoury"] == neighbours
        assert ("armoury" in floor.links()["hall"]) == bool(neighbours)
        dungeon = Dungeon([floor])
        assert [dungeon.names[k] for k in dungeon.neighbours(dungeon.index["armoury"])] == neighbours
    assert Floor("d", True, [Card("hall", 0, 0, 0)]).links() == {"hall": []}, "doors to the outside lead nowhere"


@rule("A19", "E19")
def test_a_lay_out_with_a_room_apart_is_refused() -> None:
    whole = "d1c:000100200300310320230130030020010330"
    apart = whole[:-3] + "ff0"
    with pytest.raises(SetupError) as caught:
        GAME.new({"layout": apart}, 3)
    assert [(fault.id, str(fault.args["room"].id)) for fault in caught.value.faults] == [  # type: ignore[union-attr]
        ("rd-layout-unreachable", "rd-room-treasury")
    ]


@rule("A20")
def test_there_is_always_something_to_do() -> None:
    rng = Rng(20)
    for layout in ("ring", "ladder", "eight"):
        for seats in (3, 6):
            state = new(seats, layout=layout, adventures="1")
            while state.actor != OVER:
                if state.actor == CHANCE:
                    state.apply(state.chance_at(rng.below(state.chance_total())))
                    continue
                legal = state.legal_actions()
                assert legal
                inside = [who for who in range(12) if state.room_of[who] != -1]
                assert len(inside) >= 2
                state.apply(legal[int(rng.below(len(legal)))])
    two = Table(3, "ring").only("cube", "cleric")
    assert two.options("cube")
    assert two.options("cleric")


@rule("A21")
def test_two_who_meet_need_not_fight() -> None:
    table = Table(3).plays("move cube hall")
    table.may("fight cube", "fight eye", "move lich kitchen")
    table.plays("move lich kitchen", "move dwarf forge")
    assert table.at("cube") == table.at("eye") == "hall"


@rule("A22")
def test_one_may_remove_ones_own() -> None:
    table = Table(3).owns("fox", "cube", "eye").plays("move cube hall").turn_of("fox").stand("cube", "hall")
    table.may("fight cube", "fight eye")
    table.plays("fight eye")
    assert table.secret("fox") == {"cube", "eye"}


@rule("A23")
def test_no_one_walks_out_of_a_crowd() -> None:
    table = Table(4).stand("lich", "hall")
    for to in ("entry", "armoury"):
        table.may_not(f"move lich {to}", rule="RD-4.8")


@rule("A24")
def test_without_the_house_the_dungeon_is_all_there_is() -> None:
    """Where a leaflet says "house" it means the dungeon: nothing of the house is in play."""
    state = new(3, layout="ring")
    assert {place.kind for place in state.scene().places} == {"dungeon"}
    assert not {"frontdoor", "cellar"} & set(state.dungeon.names)
    assert state.dungeon.names[int(state.dungeon.exit)] == "entry"


@rule("A25")
def test_an_adventure_lasts_until_one_is_left() -> None:
    """Not for one round of the table."""
    table = Table(3)
    for do in ("move cube hall", "move lich kitchen", "move ogre library", "fight cube", "fight lich", "fight troll"):
        table.plays(do)
    assert (table.beside().adventure, table.beside().adventures) == (1, 3)
    assert table.state.turn == 6


@rule("A26")
def test_with_an_escape_two_victims_still_get_nothing() -> None:
    table = Table(3).left("cube").only("eye", "cleric").stand("eye", "cleric", "hall").plays("fight cleric")
    assert sorted(table.points().values()) == [0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
    assert (table.points()["lich"], table.points()["orc"], table.points()["troll"]) == (0, 0, 1)


@rule("A27")
def test_one_may_look_at_ones_own_tokens_at_any_time() -> None:
    table = Table(3).owns("owl", "lich", "elf").stand("lich", "hall")
    for do in ("fight lich", "move cube den", "move orc library"):
        assert table.secret("owl") == {"lich", "elf"}
        table.plays(do)
    assert table.secret("owl") == {"lich", "elf"}
    assert table.secret("fox") & {"lich", "elf"} == set()


@rule("A28")
def test_all_but_the_tokens_is_public() -> None:
    table = Table(3).stand("lich", "hall")
    for do in ("fight lich", "move cube den", "carry cleric well"):
        table.plays(do)
        assert all(event.audience is None for event in table.events)
    stranger = table.view()
    for seat in SEATS[:3]:
        assert table.view(seat).pieces == stranger.pieces
        assert msgspec.structs.replace(table.beside(seat), secret=()) == stranger.tableau


@rule("A29")
def test_the_chest_can_be_carried_back() -> None:
    table = Table(3).plays("carry cleric cells").plays("carry ogre treasury")
    assert table.at("chest") == "treasury"
    same = Table(3).stand("ogre", "library").plays("carry cleric cells", "move cube den", "carry cleric treasury")
    assert same.at("chest") == "treasury", "by the same character, one turn later"


@rule("A30")
def test_a_round_that_nobody_wants_to_end_ends() -> None:
    """Two run away from each other for ever: the guard's patience ends it."""
    table = Table(3, adventures="1").only("cube", "warrior")
    turns = 0
    path = [
        "entry",
        "hall",
        "armoury",
        "kitchen",
        "library",
        "cells",
        "treasury",
        "well",
        "forge",
        "crypt",
        "mushrooms",
        "den",
    ]
    at = {"cube": 0, "warrior": 7}
    while table.asked != "nobody":
        who = ("cube", "warrior")[turns % 2]
        at[who] += 1
        table.plays(f"move {who} {path[at[who] % 12]}")
        turns += 1
    assert turns == 72 + 4 * 3
    assert (table.points()["cube"], table.points()["warrior"]) == (9, 9)


@rule("A31")
def test_two_play_a_variant_with_three_tokens_each() -> None:
    table = Table(2)
    assert int(table.rules.tokens) == 3
    assert table.rules.guard
    assert int(table.rules.dry_limit) == 72 + 4 * 2
    table.only("cube", "eye").stand("cube", "eye", "hall").owns("fox", "cube", "lich", "orc").owns(
        "owl", "eye", "elf", "ogre"
    )
    table.plays("fight eye")
    assert table.scores() == [10, 9], "the best one scores"
    assert [int(new(n).rules.tokens) for n in (3, 4, 5, 6)] == [2, 2, 2, 2]
    assert [int(new(n, set="house").rules.tokens) for n in (2, 3)] == [3, 2]
