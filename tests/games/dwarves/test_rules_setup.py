"""Chapters 1, 2 and 14: what is in the box, the set-up, difficulty and the variant."""

from __future__ import annotations

import tomllib
from importlib import resources

import pytest
from tests.games.dwarves import laws
from tests.games.dwarves.table import BOX, CALM, GAME, Table, new, rule

from lamplight.core.game import CHANCE, SetupError
from lamplight.games.dwarves.game import DwarvesState
from lamplight.games.dwarves.state import NOWHERE, WHO, WIDE
from lamplight.games.dwarves.tables import (
    FIRST_ADVENTURE,
    FIRST_THREAT,
    GEAR_PASSIVE,
    QUEST_NONE,
    STAGE_A,
    STAGE_B,
    STAGE_C,
    TRACK_COUNCIL,
    TRACK_DOOM,
    TRACK_START,
    TRACK_THREAT,
    TRACK_TROOPS,
)

LEVELS = {"easy": 4, "normal": 5, "challenging": 6, "brave": 7, "heroic": 8}
FIRST_CARDS = ("draw SA1", *(f"draw {name}" for name in CALM))


def plays(state: DwarvesState, *dos: str) -> DwarvesState:
    """Decisions and luck, one after the other."""
    for do in dos:
        code = state.parse(do)
        codes = state.legal_actions() or [outcome for outcome, _ in state.chance_outcomes()]
        assert code in codes, f"{do}: {[state.text(code) for code in codes]}"
        state.apply(code)
        laws.check(state)
    return state


def draws(state: DwarvesState) -> dict[str, int]:
    return {state.text(code): weight for code, weight in state.chance_outcomes()}


def chosen(players: int = 2, **options: str) -> DwarvesState:
    """Everybody has a dwarf, and the first seat begins."""
    names = ("tungdil", "boindil", "boendal", "bavragor", "balyndis")
    return plays(new(players, **options), *(f"be {name}" for name in names[:players]), "begin 1")


# --- chapter 1: components ---


@rule("DW-1.1")
def test_the_map() -> None:
    assert len(BOX.names) == len(set(BOX.names)) == 65
    assert {BOX.kingdom_names[k] for k in BOX.kingdom if k >= 0} == {
        "gauragar", "urgon", "idoslane", "sangpur", "ran_ribastur", "weyurn", "tabain",
    }  # fmt: skip
    assert [BOX.names[space] for space in BOX.gateway] == ["gate_i", "gate_ii", "gate_iv", "gate_v"]
    assert [BOX.names[space] for space in range(65) if BOX.kingdom[space] < 0] == [
        "gate_v", "gate_iv", "gate_i", "gate_ii",
    ]  # fmt: skip


@rule("DW-1.2")
def test_the_locations() -> None:
    named = {BOX.location_names[k]: BOX.names[space] for k, space in enumerate(BOX.location_space)}
    assert named == {
        "blacksaddle": "s31", "porista": "s47", "dson_balsur": "s08", "alandur": "s14", "toboribor": "s49",
        "lot_ionans_vaults": "s34", "greenglade": "s52", "mifurdania": "s37", "roodacre": "s20",
        "queen_xamtys": "s36", "dragon_fire": "s04",
    }  # fmt: skip


@rule("DW-1.3")
def test_the_entrances() -> None:
    assert {BOX.names[space] for space in range(65) if BOX.entrance[space]} == {"s01", "s17", "s60", "s51"}


@rule("DW-1.4")
def test_the_arrows() -> None:
    for space in range(65):
        ahead = [int(BOX.arrow[space * 3 + colour]) for colour in range(3)]
        if space == BOX.blacksaddle:
            assert ahead == [-1, -1, -1]
        else:
            assert all(BOX.near[space * 6 + direction] >= 0 for direction in ahead)
    assert [BOX.names[BOX.near[BOX.index["s20"] * 6 + BOX.arrow[BOX.index["s20"] * 3 + c]]] for c in range(3)] == [
        "s21", "s29", "s21",
    ]  # fmt: skip


@rule("DW-1.5")
def test_the_troops() -> None:
    assert laws.kinds(int(new().supply)) == (30, 25, 20)
    table = Table().troops("s20", orc=2).card("SA2").turn()
    assert table.stock() == "24o 25t 20a"


@rule("DW-1.6")
def test_the_tiles() -> None:
    assert len(BOX.tile_names) == 36
    assert [sum(1 for colour in BOX.tile_colour if colour == c) for c in range(3)] == [12, 12, 12]
    drawn = [int(kind) for kind in BOX.tile_drawn]
    assert len(drawn) == 4 * 36
    assert [drawn.count(kind) for kind in range(3)] == [58, 48, 38]


@rule("DW-1.7")
def test_the_dice() -> None:
    number = Table("boindil", "tungdil").does("move").draws()
    assert (len(number), sum(number.values()), number["roll 6 6"], number["roll 6 1"]) == (21, 36, 1, 2)
    seven = Table("boindil", "tungdil").owns("boindil", "keenfire", "EQ02").troops("gate_ii", orc=1).does("fight")
    assert (sum(seven.draws().values()), seven.draws()["roll 6 6 6 6 6 6 1"]) == (6**7, 7)
    recruits = Table().turn(step="hero").draws()
    skulls = {"orc": [1, 1, 2, 2, 2, 3], "troll": [0, 1, 1, 1, 2, 2], "alf": [0, 0, 0, 1, 1, 2]}
    assert sum(recruits.values()) == 216
    for do, weight in recruits.items():
        faces = [int(word) for word in do.split(" ")[1:]]
        ways = [skulls[kind].count(n) for kind, n in zip(skulls, faces, strict=True)]
        assert weight == ways[0] * ways[1] * ways[2]


@rule("DW-1.8")
def test_the_cards() -> None:
    stages = [int(stage) for stage in BOX.card_stage]
    assert [stages.count(stage) for stage in (STAGE_A, STAGE_B, STAGE_C)] == [8, 1, 3]
    assert (FIRST_ADVENTURE, FIRST_THREAT - FIRST_ADVENTURE, len(BOX.card_names) - FIRST_THREAT) == (12, 30, 15)
    assert (len(set(BOX.card_names)), sum(int(n) for n in BOX.gear_copies)) == (57, 22)


@rule("DW-1.9")
def test_the_tokens() -> None:
    state = new()
    assert (state.hero, state.doom, state.council, state.tunnel) == (0, 40, 5, NOWHERE)


@rule("DW-1.10")
def test_the_dwarves() -> None:
    folder = resources.files("lamplight.games.dwarves") / "content"
    written = tomllib.loads((folder / "characters.toml").read_text("utf-8"))["character"]
    assert [one["id"] for one in written] == BOX.char_names
    assert len({one["ability"] for one in written}) == len(BOX.char_names) == 5
    for one in written:
        dwarf = BOX.char_index[one["id"]]
        attributes = (BOX.char_battle[dwarf], BOX.char_craft[dwarf], BOX.char_speed[dwarf], BOX.char_health[dwarf])
        assert attributes == (one["battle"], one["craft"], one["speed"], one["health"])
        assert BOX.names[BOX.char_start[dwarf]] == "gate_" + one["start"].lower()


@rule("DW-1.11")
@pytest.mark.parametrize(
    ("do", "dice"),
    [
        ("fight", 3),  # Battle
        ("test AV09 1", 3),
        ("message", 2),  # Craft
        ("test AV07 1", 2),
        ("outfit", 2),
        ("move", 4),  # Speed
        ("test AV17 1", 4),
    ],
)
def test_an_attribute_is_a_number_of_dice(do: str, dice: int) -> None:
    table = Table().at("tungdil", "s49").troops("s49", orc=1).card("AV09", "AV07", "AV17").owns("tungdil", "EQ01")
    table.council(9 if do == "outfit" else 5).does(do)
    assert sum(table.draws().values()) == 6**dice


@rule("DW-1.12")
def test_the_doom_track() -> None:
    kinds = [int(kind) for kind in BOX.track_kind]
    assert (len(kinds), kinds[0], kinds[40]) == (41, TRACK_START, TRACK_DOOM)
    counts = [kinds.count(kind) for kind in (TRACK_TROOPS, TRACK_COUNCIL, TRACK_THREAT, TRACK_START, TRACK_DOOM)]
    assert counts == [29, 4, 6, 1, 1]
    for at, kind in enumerate(kinds):
        assert (BOX.track_gate[at] in [int(space) for space in BOX.gateway]) == (kind == TRACK_TROOPS)


@rule("DW-1.13")
def test_the_council_track() -> None:
    assert (len(BOX.council_target), BOX.council_start) == (10, 5)
    assert Table("bavragor", "tungdil").council(9).turn().options("message") == set()
    assert len({int(effect) for effect in BOX.council_effect[1:]}) == 9


@rule("DW-1.14")
def test_what_stands_on_cards() -> None:
    for card, name in enumerate(BOX.card_names):
        assert (BOX.card_stage[card] >= 0) == name.startswith("S")
        assert (BOX.card_reward[card] >= 0) == (name.startswith("AV") or name == "SB1")
        assert (BOX.card_threat[card] >= 0) == name.startswith("TH")
        assert (BOX.quest_kind[card] == QUEST_NONE) == bool(BOX.card_immediate[card])
    assert {BOX.card_names[c] for c in range(57) if BOX.card_immediate[c]} == {"TH03", "TH05", "TH11", "TH14"}
    for kind in range(len(BOX.gear_names)):
        passive = BOX.gear_when[kind] == GEAR_PASSIVE
        assert (BOX.gear_attribute[kind] >= 0) == passive == (BOX.gear_use[kind] < 0)


# --- chapter 2: set-up ---


@rule("DW-2.1")
def test_the_empty_table() -> None:
    state = chosen()
    assert (state.hero, state.doom, state.council, state.tunnel) == (0, 40, 5, NOWHERE)
    assert laws.kinds(int(state.supply)) == (30, 25, 20)
    assert not any(state.land)
    assert not any(state.troops)


@rule("DW-2.2")
def test_any_tile_may_come() -> None:
    table = Table().troops("s20", orc=4).arrives("s20", orc=1)
    assert table.draws() == {f"tile {name}": 1 for name in BOX.tile_names}


@rule("DW-2.3", "DW-2.4")
@pytest.mark.parametrize("level", LEVELS)
def test_the_scenario_pile(level: str) -> None:
    """All eight A cards may come, but only so many do; then B; then the three C cards in any order."""
    state = chosen(difficulty=level)
    seen = []
    for _ in range(LEVELS[level]):
        assert draws(state) == {f"draw SA{k}": 1 for k in range(1, 9) if f"draw SA{k}" not in seen}
        do = next(iter(draws(state)))
        seen.append(do)
        state = lifted(plays(state, do))
    assert draws(state) == {"draw SB1": 1}
    state = lifted(plays(state, "draw SB1"))
    assert draws(state) == {"draw SC1": 1, "draw SC2": 1, "draw SC3": 1}


def lifted(state: DwarvesState) -> DwarvesState:
    """The face-up Scenario card is taken away by hand; on to the next draw of one."""
    while state.actor == CHANCE and state.chance_label() == "adventure":
        state = plays(state, next(do for do in draws(state) if do.startswith("draw AV") and do != "draw AV14"))
    while state.actor == CHANCE and state.chance_label() == "recruit":
        state = plays(state, "recruit 1 0 0")
    state.pause = 99
    state.supply += state.cards[1]
    for at in range(4):
        state.cards[at] = -1 if at == 0 else 0
    state = plays(state, "end")
    assert state.chance_label() == "scenario"
    return state


@rule("DW-2.5")
def test_the_first_scenario_card_is_turned_up_first() -> None:
    state = chosen()
    assert (state.actor, state.chance_label()) == (CHANCE, "scenario")
    state = plays(state, "draw SA1")
    assert BOX.card_names[state.cards[0]] == "SA1"


@rule("DW-2.6")
def test_three_adventures_at_first() -> None:
    state = plays(chosen(), "draw SA1")
    for n in range(3):
        assert draws(state).keys() == {f"draw AV{k:02}" for k in range(1, 31)} - set(FIRST_CARDS[1 : n + 1])
        state = plays(state, FIRST_CARDS[n + 1])
    assert state.face_up() == 3


@rule("DW-2.7")
def test_only_then_three_threats() -> None:
    state = plays(chosen(), *FIRST_CARDS[:3])
    assert state.hidden == 0
    state = plays(state, FIRST_CARDS[3])
    assert state.hidden == 3
    state = plays(state, "recruit 1 0 0")
    table = Table().card("SA1", *CALM[:2]).hidden(3).turn(step="refill")
    weights = table.draws()
    known = {do: weight for do, weight in weights.items() if do.startswith("draw AV")}
    threats = {do: weight for do, weight in weights.items() if do.startswith("draw TH")}
    assert (len(known), len(threats)) == (28, 15), "any of the 15 may be among the three"
    assert sum(threats.values()) * 28 == sum(known.values()) * 3


@rule("DW-2.8")
def test_the_equipment_pile() -> None:
    table = Table("bavragor", "tungdil").council(9).does("outfit", "roll 4 1 1")
    copies = {f"find {name}": int(n) for name, n in zip(BOX.gear_names, BOX.gear_copies, strict=True)}
    assert (table.draws(), sum(copies.values())) == (copies, 22)


@rule("DW-2.9")
def test_choosing_dwarves() -> None:
    state = new(3)
    everybody = {f"be {name}" for name in BOX.char_names}
    assert {state.text(code) for code in state.legal_actions()} == everybody
    state = plays(state, "be balyndis")
    assert (state.actor, {state.text(code) for code in state.legal_actions()}) == (1, everybody - {"be balyndis"})
    state = plays(state, "be tungdil", "be boindil", "begin 2", *FIRST_CARDS)
    assert [state.folk[seat * WIDE + 2] for seat in range(3)] == [3, 3, 4], "each has all Health"
    assert {int(state.folk[seat * WIDE + WHO]) for seat in range(3)} == {0, 1, 4}, "two leave the game"
    dealt = new(2, dwarves="random")
    assert draws(dealt) == {f"deal {name}": 1 for name in BOX.char_names}
    dealt = plays(dealt, "deal boendal")
    assert draws(dealt) == {f"deal {name}": 1 for name in BOX.char_names if name != "boendal"}


@rule("DW-2.10")
def test_where_they_start() -> None:
    state = chosen(5)
    starts = {BOX.char_names[state.folk[s * WIDE + WHO]]: BOX.names[state.at(s)] for s in range(5)}
    assert starts == {
        "balyndis": "gate_i", "boendal": "gate_ii", "boindil": "gate_ii", "bavragor": "gate_ii", "tungdil": "gate_iv",
    }  # fmt: skip


@rule("DW-2.11")
def test_who_begins() -> None:
    state = plays(new(3), "be tungdil", "be boindil", "be balyndis")
    assert {state.text(code) for code in state.legal_actions()} == {"begin 1", "begin 2", "begin 3"}
    state = plays(state, "begin 3", *FIRST_CARDS, "recruit 1 0 0")
    assert state.actor == 2
    state = plays(state, "end", "recruit 1 0 0")
    assert state.actor == 0, "clockwise"
    drawn = plays(new(3, first="random"), "be tungdil", "be boindil", "be balyndis")
    assert draws(drawn) == {"first 1": 1, "first 2": 1, "first 3": 1}
    assert plays(drawn, "first 2").active == 1


# --- chapter 14: difficulty and variant ---


@rule("DW-14.1")
def test_five_levels() -> None:
    assert {level: int(new(difficulty=level).left_a) for level in LEVELS} == LEVELS
    with pytest.raises(SetupError):
        GAME.new({"difficulty": "silly"}, 2)
    for seats in (1, 6):
        with pytest.raises(SetupError):
            GAME.new({}, seats)


@rule("DW-14.2")
def test_the_variant_for_experts() -> None:
    assert Table(perish="4").troops("s20", orc=2).arrives("s20", orc=1).asked == "tungdil"
    assert Table(perish="4").troops("s20", orc=2).arrives("s20", orc=2).doing == "tile"
    assert Table(perish="5").troops("s20", orc=2).arrives("s20", orc=2).asked == "tungdil"
