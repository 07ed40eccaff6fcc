"""What people see of The Dwarves: the board, the pieces, the numbers beside it, the questions and their previews."""

from __future__ import annotations

from tests.games.dwarves.table import BOX, Table, beside, new

from lamplight.core.view import Option, Text
from lamplight.games.dwarves.ground import board
from lamplight.games.dwarves.tableau import (
    Arrow,
    Card,
    Dice,
    Inflow,
    MapChart,
    Part,
    PerishedTile,
    Piles,
    RealmTableau,
    Space,
    Tracks,
    TrackSpace,
    Troops,
    Walk,
)

NO_TROOPS = Troops(orc=0, troll=0, alf=0)


def shown(table: Table) -> RealmTableau:
    """What everybody sees beside the map."""
    return beside(table.state.view(None))


def asked(table: Table) -> Text:
    prompt = table.state.view(None).prompt
    assert prompt is not None
    return prompt.ask


def option(table: Table, do: str) -> Option:
    prompt = table.state.view(int(table.state.actor)).prompt
    assert prompt is not None
    return next(one for one in prompt.options if one.do == do)


def notes(table: Table, do: str) -> list[Text]:
    return [effect.note for effect in option(table, do).effects if effect.note is not None]


def test_the_board_holds_the_map_and_both_tracks() -> None:
    places = {place.id: place for place in board(BOX).places}
    assert len(places) == 65 + 41 + 9
    gate = places["gate_v"]
    assert (gate.kind, gate.landmark) == ("gateway", "V")
    assert (gate.x, gate.y) == (-0.5, -4.33)
    assert set(gate.next) == {"s02", "s03"}
    assert places["s01"].kind == "land"
    saddle = places["s31"]
    assert (saddle.kind, saddle.landmark, saddle.x, saddle.y) == ("location", "blacksaddle", 0, 0)
    assert all(place.id in places[beside].next for place in places.values() for beside in place.next)
    track = [places[f"d{n}"].landmark for n in (0, 1, 4, 7, 40)]
    assert track == ["start", "troops", "council", "threat", "end"]
    assert [places[f"c{n}"].landmark for n in (1, 5, 9)] == ["turn_start_doom", "none", "craft_for_equipment"]
    assert {places[f"d{n}"].kind for n in range(41)} == {"doom"}
    assert {places[f"c{n}"].kind for n in range(1, 10)} == {"council"}


def test_the_chart_tells_what_is_printed() -> None:
    chart = board(BOX).chart
    assert isinstance(chart, MapChart)
    printed = {space.space: space for space in chart.spaces}
    assert list(printed) == [place.id for place in board(BOX).places if place.kind in ("land", "location", "gateway")]
    assert printed["gate_v"] == Space("gate_v", None, None, (Arrow("red", 5), Arrow("yellow", 5), Arrow("blue", 4)))
    north = Space("s01", "tabain", "north", (Arrow("red", 4), Arrow("yellow", 5), Arrow("blue", 0)))
    assert printed["s01"] == north
    assert printed["s31"].arrows == (), "the Blacksaddle"
    assert [space for space in chart.spaces if not space.arrows] == [printed["s31"]]
    troops = {place.id for place in board(BOX).places if place.kind == "doom" and place.landmark == "troops"}
    assert {space.space for space in chart.recruitment} == troops
    assert chart.recruitment[0] == TrackSpace("d1", "V")
    assert {space.gateway for space in chart.recruitment} == {"I", "II", "IV", "V"}


def test_pieces_stand_where_they_are() -> None:
    table = Table("tungdil", "boindil").at("tungdil", "s20").troops("s20", orc=2, alf=1).perished("s21", "P06")
    table.card("SA2", "AV19", "TH02", bearer="boindil").owns("boindil", "EQ05").tunnel("s40").hero(3).council(7).turn()
    pieces = table.state.view(None).pieces
    assert {piece.id: (piece.kind, piece.at, piece.seat, piece.marks, piece.count) for piece in pieces} == {
        "tungdil": ("dwarf", "s20", 0, (), 1),
        "boindil": ("dwarf", "gate_ii", 1, ("held",), 1),
        "hero": ("token", "d3", None, (), 1),
        "doom": ("token", "d40", None, (), 1),
        "council": ("token", "c7", None, (), 1),
        "orc-s20": ("orc", "s20", None, (), 2),
        "alf-s20": ("alf", "s20", None, (), 1),
        "P06": ("tile", "s21", None, (), 1),
        "tunnel": ("tunnel", "s40", None, (), 1),
        "SA2": ("scenario", "scenario", None, (), 1),
        "AV19": ("adventure", "slot-1", None, (), 1),
        "TH02": ("threat", "slot-2", None, (), 1),
        "EQ05-2": ("equipment", "seat-2", 1, (), 1),
    }
    assert shown(table).tiles == (PerishedTile(tile="P06", space="s21", colour="red", direction=5),)
    bound = next(card for card in shown(table).cards if card.card == "TH02")
    assert bound.bearer == 1


def test_the_numbers_beside_the_board() -> None:
    table = Table("tungdil", "boindil").hero(3).doom(30).council(7).pause(1).card("SA2", "AV27").hidden(3)
    table.owns("tungdil", "EQ03", "keenfire").health("boindil", 2).progress("AV27", done=2).perished(
        "gate_v", "SW"
    ).turn()
    there = shown(table)
    assert (there.turn, there.actions, there.limit) == (0, 2, 5)
    assert there.tracks == Tracks(hero=3, doom=30, council=7, pauses=1)
    assert there.supply == Troops(orc=26, troll=25, alf=20)
    assert there.piles == Piles(
        adventure=32, threats=3, threat=12, discard=0, equipment=21, equipment_discard=0, tiles=35,
        scenario_a=3, scenario_b=1, scenario_c=3,
    )  # fmt: skip
    assert [tile.space for tile in there.tiles] == ["gate_v"]
    tungdil, boindil = there.dwarves
    battle, craft, speed = int(BOX.char_battle[0]), int(BOX.char_craft[0]), int(BOX.char_speed[0])
    health = int(BOX.char_health[0])
    assert (tungdil.seat, tungdil.name, tungdil.health, tungdil.most_health) == (0, "tungdil", health, health)
    assert (tungdil.battle, tungdil.craft, tungdil.speed) == (battle + 2, craft + 1, speed)
    assert (tungdil.equipment, tungdil.keenfire) == (("EQ03",), True)
    assert (boindil.seat, boindil.name, boindil.health) == (1, "boindil", 2)
    assert (boindil.equipment, boindil.keenfire) == ((), False)
    assert there.cards == (
        Card("SA2", Troops(orc=4, troll=0, alf=0), bearer=None, quest=(Part(have=0, need=4),), journeys=()),
        Card("AV27", NO_TROOPS, bearer=None, quest=(Part(have=0, need=1), Part(have=1, need=1)), journeys=()),
    )
    assert there.inflow == (
        Inflow("gate_i", "gate_i"), Inflow("gate_ii", "gate_ii"), Inflow("gate_iv", "gate_iv"), Inflow("gate_v", "s02"),
    )  # fmt: skip


def test_the_brink_is_one_troop_before_the_land_perishes() -> None:
    table = Table().troops("s20", orc=4).troops("s21", orc=3).troops("s31", orc=4).perished("s22", "P06").turn()
    assert shown(table).brink == ("s20",)
    table = Table(perish="4").troops("s20", orc=2).troops("s21", orc=3).turn()
    assert shown(table).brink == ("s21",)
    table = Table().troops("s20", orc=4).wasteland(36, "s20").turn()
    assert shown(table).brink == ()


def test_dice_and_walk_are_shown_while_they_matter() -> None:
    table = Table("boendal", "boindil").calm().troops("gate_ii", troll=2).turn("boendal")
    assert (shown(table).dice, shown(table).walk) == (None, None)
    table.does("fight", "roll 4 4 2 1")
    assert shown(table).dice == Dice((4, 4, 2, 1), "fight", "raise")
    assert table.state.view(None).beside == (Text("dw-ui-dice", {"dice": "4, 4, 2, 1"}),)
    table.does("raise 4")
    assert shown(table).dice == Dice((5, 4, 2, 1), "fight", "assign")
    table.does("strike troll")
    assert shown(table).dice is None
    assert table.state.view(None).beside == ()
    table.turn("boindil").does("move", "roll 4 1")
    assert shown(table).walk == Walk(seat=1, points=4)
    assert shown(table).dice == Dice((4, 1), "move", "walk")


def test_a_journey_is_marked_with_the_seat() -> None:
    porista = BOX.names[BOX.location_space[BOX.location_names.index("porista")]]
    table = Table("tungdil", "boindil").card("SA8", "AV19", "AV28", "AV12").at("boindil", porista).pause(9)
    table.turn("boindil").does("move", "roll 2 1", "stop")
    assert (shown(table).cards[0].card, shown(table).cards[0].journeys) == ("SA8", (1,))
    assert Text("dw-preview-journey", {"card": Text("dw-card-sa8")}) in notes(table, "message")


def test_the_group_is_asked_together_and_the_active_player_confirms() -> None:
    table = Table("tungdil", "boindil").calm().at("tungdil", "s21").perished("s20", "E").turn()
    assert asked(table).id == "dw-ask-action"
    table.does("move", "roll 6 2 1", "step s20")
    ask = asked(table)
    assert ask.id == "dw-ask-together"
    assert ask.args["who"] == Text("seat-name", {"seat": 0, "n": 1})
    question = ask.args["ask"]
    assert isinstance(question, Text)
    assert question.id == "dw-ask-penalty"


def test_who_uses_equipment_decides_alone() -> None:
    table = Table("tungdil", "boindil").calm().owns("tungdil", "EQ05").health("boindil", 1).turn().does("use EQ05")
    assert asked(table) == Text("dw-ask-heal-one", {"count": 2})


def test_a_step_shows_where_it_leads_and_what_it_costs() -> None:
    table = (
        Table("tungdil", "bavragor").calm().at("tungdil", "bavragor", "s21").perished("s20", "E").troops("s22", orc=1)
    )
    table.turn().does("move", "roll 6 2 1")
    (step,) = option(table, "step s20").effects
    assert (step.piece, step.to, step.how, step.via) == ("tungdil", "s20", "walk", ("s20",))
    assert step.note == Text("dw-preview-perished")
    assert notes(table, "step s22") == [Text("dw-preview-troops", {"troops": Text("dw-troop-orc", {"count": 1})})]
    assert notes(table, "step s29") == []
    assert set(option(table, "step s20").touches) == {"tungdil", "s20"}
    (stay,) = option(table, "stop").effects  # the dwarf is the one piece that every option is about
    assert (stay.piece, stay.to, stay.how) == ("tungdil", "s21", "stay")
    assert {"tungdil", "s21"} <= set(option(table, "stop").touches)
    table.turn("bavragor").does("move", "roll 6 2")
    assert [note.id for note in notes(table, "step s20")] == ["dw-preview-immune"]
    prompt = table.state.view(1).prompt
    assert prompt is not None
    assert {one.effects[0].piece for one in prompt.options} == {"bavragor"}


def percent(table: Table, do: str) -> object:
    (found,) = [note.args["percent"] for note in notes(table, do) if "percent" in note.args]
    return found


def test_odds_count_dice_abilities_and_the_council() -> None:
    """Counted by hand: two dice with 4+ hit at least once in 27 of 36 rolls."""
    craft = {name: int(BOX.char_craft[BOX.char_index[name]]) for name in BOX.char_names}
    battle = {name: int(BOX.char_battle[BOX.char_index[name]]) for name in BOX.char_names}
    table = Table("tungdil", "boindil").calm().turn()
    assert craft["tungdil"] == 2
    assert percent(table, "message") == 75, "5+ is needed, and one die counts 1 higher"
    table = Table("boindil", "tungdil").calm().turn("boindil")
    assert percent(table, "message") == round(100 * (1 - (2 / 3) ** craft["boindil"]))
    table = Table("boendal", "tungdil").calm().troops("gate_ii", alf=1).turn("boendal")
    assert percent(table, "fight") == round(100 * (1 - (2 / 3) ** battle["boendal"])), "a 5 can be raised"
    table = Table("boindil", "tungdil").calm().troops("gate_ii", orc=1).turn("boindil")
    assert percent(table, "fight") == round(100 * (1 - (1 / 2) ** (2 * battle["boindil"]))), "all dice twice"
    table = Table("boindil", "tungdil").calm().troops("gate_ii", orc=1).council(8).turn("boindil")
    assert percent(table, "fight") == round(100 * (1 - (1 / 2) ** (2 * (battle["boindil"] + 1)))), "and one more each"
    table = Table("tungdil", "boindil").calm().troops("gate_iv", orc=1).council(3).turn("tungdil")
    n = battle["tungdil"]
    one_or_none = (n + 1) / 2**n
    assert percent(table, "fight") == round(100 * (1 - one_or_none / 2)), "one of the highest dice is rolled again"


def test_a_message_shows_what_the_next_space_does() -> None:
    table = Table("tungdil", "boindil").calm().turn()
    message = option(table, "message")
    assert message.label == Text("dw-do-message", {"dice": 2, "target": 5})
    assert (message.effects[0].piece, message.effects[0].to) == ("council", "c6")
    assert message.effects[0].note == Text("dw-preview-council", {"n": 6, "effect": Text("dw-council-6")})


def test_a_choice_that_would_lose_the_game_is_marked() -> None:
    table = Table("tungdil", "boindil").calm().at("tungdil", "s21").perished("s20", "E").hero(20).doom(21)
    table.health("tungdil", 1).turn().does("move", "roll 6 2 1", "step s20")
    assert notes(table, "doom") == [Text("dw-preview-lost-doom")]
    assert [note.id for note in notes(table, "health")] == ["dw-preview-lost-health"]


def test_a_strike_shows_that_it_completes_a_card() -> None:
    space = BOX.names[BOX.location_space[BOX.location_names.index("toboribor")]]
    table = Table("boendal", "tungdil").card("SA2", troops=(1, 0, 0)).card("AV19", "AV28", "AV12").at("boendal", space)
    table.turn("boendal").does("fight", "roll 6 4 2 1", "keep")
    assert notes(table, "strike orc SA2") == [Text("dw-preview-last", {"card": Text("dw-card-sa2")})]
    assert option(table, "strike orc SA2").touches == ("SA2", "orc")


def test_before_the_first_turn_everybody_chooses_a_dwarf() -> None:
    state = new(3)
    view = state.view(0)
    assert view.prompt is not None
    assert view.prompt.ask == Text("dw-ask-be")
    assert [one.do for one in view.prompt.options] == [f"be {name}" for name in BOX.char_names]
    assert {piece.kind for piece in view.pieces} == {"token"}


def test_the_others_see_what_whoever_decides_could_do() -> None:
    """DW-3.4: every decision may be discussed."""
    state = new(3)
    for code in (state.parse("be tungdil"), state.parse("be balyndis")):
        prompt = state.view(int(state.actor)).prompt
        assert prompt is not None
        assert (prompt.seat, len(prompt.options)) == (state.actor, len(state.legal_actions()))
        for other in (0, 1, 2, None):
            assert state.view(other).prompt == prompt
        state.apply(code)
