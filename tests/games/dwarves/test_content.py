"""The content: the box as the rules describe it, and everything that can be wrong with content of one's own."""

from __future__ import annotations

import ast
import copy
import os
import pickle
import re
import time
import tomllib
from collections.abc import Iterator
from importlib import resources
from pathlib import Path

import pytest

import lamplight
from lamplight.core.game import SetupError
from lamplight.core.messages import LANGUAGES, Catalogue
from lamplight.core.view import Text
from lamplight.games.dwarves import tables as t
from lamplight.games.dwarves.content import FILES, LARGEST_FILE, load, standard
from lamplight.games.dwarves.sheet import LONGEST_ECHO, MOST_FAULTS, shown

PACKAGE = Path(lamplight.__file__).parent
BOX = standard()
FOLDER = resources.files("lamplight.games.dwarves") / "content"
TEXTS = {name: (FOLDER / name).read_text(encoding="utf-8") for name in FILES}

MAP, TILES, DICE, TRACK = "map.toml", "perished_tiles.toml", "dice.toml", "doom_track.toml"
COUNCIL, DWARVES, GEAR = "council.toml", "characters.toml", "equipment.toml"
SCENARIO, ADVENTURE, THREAT = "scenario.toml", "adventure.toml", "threat.toml"


def faults(texts: dict[str, str]) -> list[Text]:
    with pytest.raises(SetupError) as caught:
        load(texts)
    return caught.value.faults


def changed(name: str, old: str, new: str) -> dict[str, str]:
    """The content of the box with the first `old` in one file replaced."""
    assert old in TEXTS[name], f"{name} has no {old!r}"
    return {**TEXTS, name: TEXTS[name].replace(old, new, 1)}


def within(name: str, entry: str, old: str, new: str) -> dict[str, str]:
    """The same inside the entry of this id."""
    head, mark, rest = TEXTS[name].partition(f'id = "{entry}"')
    assert mark, f"{name} has no {entry}"
    body, sign, tail = rest.partition("\n[[")
    assert old in body, f"{entry} has no {old!r}"
    return {**TEXTS, name: head + mark + body.replace(old, new, 1) + sign + tail}


def without(name: str, entry: str) -> dict[str, str]:
    """The content without the entry of this id."""
    parts = re.split(r"(?m)^(?=\[\[)", TEXTS[name])
    kept = [part for part in parts if f'id = "{entry}"' not in part]
    assert len(kept) == len(parts) - 1
    return {**TEXTS, name: "".join(kept)}


def twice(name: str, entry: str) -> dict[str, str]:
    """The content with the entry of this id a second time."""
    parts = re.split(r"(?m)^(?=\[\[)", TEXTS[name])
    double = [part for part in parts if f'id = "{entry}"' in part]
    assert len(double) == 1
    return {**TEXTS, name: TEXTS[name] + "\n" + double[0]}


def card(name: str) -> int:
    return BOX.card_index[name]


def ops(number: int, tables: t.Tables = BOX) -> list[tuple[str, int, int, int]]:
    """A list of effects as (kind, a, b, c)."""
    found = range(int(tables.list_first[number]), int(tables.list_end[number]))
    return [
        (t.EFFECTS[tables.op_kind[op]], int(tables.op_a[op]), int(tables.op_b[op]), int(tables.op_c[op]))
        for op in found
    ]


# --- the box ----------------------------------------------------------------------------------------


def test_the_vocabulary_is_closed() -> None:
    assert len(t.QUESTS) == len(set(t.QUESTS)) == 12
    assert len(t.EFFECTS) == len(set(t.EFFECTS)) == 24
    assert len(t.COUNCIL_EFFECTS) == 9
    assert len(t.ABILITIES) == 5


@pytest.mark.parametrize(
    ("prefix", "words"),
    [
        ("QUEST", t.QUESTS),
        ("EFFECT", t.EFFECTS),
        ("WHO", t.WHO),
        ("BLOCK", t.BLOCKS),
        ("CONDITION", t.CONDITIONS),
        ("ABILITY", t.ABILITIES),
        ("STAGE", t.STAGES),
    ],
)
def test_the_constants_number_the_words(prefix: str, words: tuple[str, ...]) -> None:
    for number, word in enumerate(words):
        assert getattr(t, f"{prefix}_{word.upper()}") == number


def test_other_constants_number_their_words() -> None:
    assert (t.GEAR_WHEN[t.GEAR_OWN_TURN], t.GEAR_WHEN[t.GEAR_OWN_ROLL]) == ("own_turn", "own_roll")
    assert (t.GEAR_WHEN[t.GEAR_PASSIVE], t.GEAR_WHEN[t.GEAR_HEALTH_LOSS]) == ("passive", "health_loss")
    assert t.PLACES.index("troop:orc") == t.PLACE_ORC
    assert t.PLACES.index("troop:alf") == t.PLACE_ALF
    assert [t.PLACES[code] for code in (t.PLACE_ANY, t.PLACE_BEARER, t.PLACE_HERE, t.PLACE_NEAR)] == [
        "any",
        "bearer",
        "here",
        "near",
    ]
    assert t.TRACK_KINDS[t.TRACK_THREAT] == "threat"
    assert t.TRACK_KINDS[t.TRACK_DOOM] == "doom_start"
    assert t.COUNCIL_EFFECTS[t.COUNCIL_THREAT_REVEALED_LOSE] == "threat_revealed_lose_health"
    assert t.COUNCIL_EFFECTS[t.COUNCIL_CRAFT_FOR_EQUIPMENT] == "craft_for_equipment"


def test_every_kind_of_quest_and_effect_is_on_some_card() -> None:
    assert {t.QUESTS[kind] for kind in BOX.quest_kind} == set(t.QUESTS)
    used = {t.EFFECTS[kind] for kind in BOX.op_kind}
    used |= {"block"} if any(BOX.card_block) else set()
    used |= {"each_turn"} if any(number >= 0 for number in BOX.card_each_turn) else set()
    assert set(t.EFFECTS) - used == {"discard_threat"}, "which only the council does in the box"
    assert {t.BLOCKS[block] for block in BOX.card_block} == set(t.BLOCKS)
    assert {t.GEAR_WHEN[when] for when in BOX.gear_when} == set(t.GEAR_WHEN)


def test_no_card_is_named_in_the_rules() -> None:
    """Every card is made of the vocabulary: no rule asks which card it is."""
    names = re.compile(r"\b(S[ABC]\d|AV\d\d|TH\d\d|EQ\d\d)\b")
    found: list[str] = []
    for path in sorted((PACKAGE / "games" / "dwarves").glob("*.py")):
        if path.name == "reading.py":  # the worked examples of the rulebook
            continue
        tree = ast.parse(path.read_text("utf-8"))
        spoken = {
            id(node.value)
            for node in ast.walk(tree)
            if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in spoken:
                found += [f"{path.name}: {name}" for name in names.findall(node.value)]
    assert not found


def test_the_numbers_of_the_box() -> None:  # DW-1.1 to DW-1.13
    assert (len(BOX.names), len(BOX.tile_names), len(BOX.card_names), len(BOX.gear_names)) == (65, 36, 57, 10)
    assert [list(BOX.card_stage).count(stage) for stage in (0, 1, 2)] == [8, 1, 3]
    assert sum(BOX.gear_copies) == 22
    assert [len(BOX.kingdom_names), len(BOX.location_names), len(BOX.tunnel_names), len(BOX.gateway)] == [7, 11, 4, 4]
    assert sum(BOX.entrance) == 4
    assert [list(BOX.track_kind).count(kind) for kind in range(5)] == [1, 29, 4, 6, 1]
    assert [BOX.card_names[at] for at in (0, 11, 12, 41, 42, 56)] == ["SA1", "SC3", "AV01", "AV30", "TH01", "TH15"]
    assert (BOX.council_start, BOX.council_craft) == (5, 4)
    assert list(BOX.council_target) == [0, 3, 3, 4, 4, 5, 5, 6, 6, 0]
    assert list(BOX.council_effect) == [0, 1, 2, 3, 4, 0, 5, 6, 7, 8]
    drawn = [list(BOX.tile_drawn).count(kind) for kind in range(3)]
    assert drawn == [58, 48, 38]
    assert [sum(BOX.recruit_face[kind * 6 : kind * 6 + 6]) for kind in range(3)] == [11, 7, 4]


def test_the_dwarves_of_the_box() -> None:  # DW-1.10, DW-2.10
    starts = {name: BOX.names[BOX.char_start[at]] for at, name in enumerate(BOX.char_names)}
    assert starts == {
        "tungdil": "gate_iv",
        "boindil": "gate_ii",
        "boendal": "gate_ii",
        "bavragor": "gate_ii",
        "balyndis": "gate_i",
    }
    at = BOX.char_index["boindil"]
    assert (BOX.char_battle[at], BOX.char_craft[at], BOX.char_speed[at], BOX.char_health[at]) == (4, 1, 2, 4)
    assert sorted(BOX.char_ability) == [0, 1, 2, 3, 4]


def test_arrows_lead_home() -> None:  # DW-1.4, DW-6.1, R7
    for space in range(t.SPACES):
        for colour in range(3):
            direction = BOX.arrow[space * 3 + colour]
            if space == BOX.blacksaddle:
                assert direction == -1
                continue
            to = BOX.near[space * 6 + direction]
            assert to >= 0
            norm = [int(BOX.q[s] ** 2 + BOX.q[s] * BOX.r[s] + BOX.r[s] ** 2) for s in (space, to)]
            assert norm[1] < norm[0]


def test_neighbours_go_both_ways_and_distances_are_hex_steps() -> None:
    for space in range(t.SPACES):
        for direction in range(6):
            to = BOX.near[space * 6 + direction]
            assert to < 0 or BOX.near[to * 6 + (direction + 3) % 6] == space
        q, r = int(BOX.q[space]), int(BOX.r[space])
        assert BOX.steps[space] == (abs(q) + abs(r) + abs(q + r)) // 2
        assert BOX.distance[space * 65 + BOX.blacksaddle] == BOX.steps[space]
        assert BOX.distance[space * 65 + space] == 0
    ranked = [(int(BOX.steps[space]), BOX.names[space]) for space in BOX.by_nearness]
    assert ranked == sorted(ranked)
    assert len(set(BOX.by_nearness)) == 65


def test_the_spaces_of_the_worked_examples() -> None:  # E10, E11
    s20 = BOX.index["s20"]
    assert BOX.names[BOX.near[s20 * 6 + BOX.arrow[s20 * 3]]] == "s21"
    around = [BOX.names[to] for to in BOX.near[s20 * 6 : s20 * 6 + 6] if to >= 0]
    assert {"s13", "s12", "s29", "s28", "s21"} <= set(around)
    tile = BOX.tile_index["P05"]
    assert (BOX.tile_colour[tile], list(BOX.tile_drawn[tile * 4 : tile * 4 + 4])) == (0, [t.ALF, t.ORC, t.TROLL, t.ORC])
    gate = int(BOX.gateway[t.GATEWAYS.index("V")])
    assert BOX.names[gate] == "gate_v"
    assert BOX.names[BOX.near[gate * 6 + BOX.arrow[gate * 3 + 1]]] == "s03"
    assert [int(BOX.near[gate * 6 + direction]) for direction in (0, 1, 3)] == [-1, -1, -1]
    assert BOX.names[BOX.tunnel_space[BOX.tunnel_names.index("east")]] == "s17"  # E6


def test_places_are_sets_of_spaces() -> None:
    def spaces(name: str) -> list[int]:
        at = BOX.place_index[name] - t.PLACE_STATIC
        return [space for space in range(65) if BOX.in_place[at * 65 + space]]

    assert [BOX.names[space] for space in spaces("location:porista")] == ["s47"]
    assert [BOX.names[space] for space in spaces("gateway:IV")] == ["gate_iv"]
    assert spaces("tunnel:east") == [BOX.index["s17"]]
    assert spaces("kingdom:urgon") == [s for s in range(65) if BOX.kingdom[s] == BOX.kingdom_names.index("urgon")]
    assert sum(len(spaces(f"kingdom:{name}")) for name in BOX.kingdom_names) == 61
    for at, name in enumerate(BOX.place_names):
        found = spaces(name)
        assert BOX.place_space[at] == (found[0] if len(found) == 1 else -1)


def test_cards_are_read_as_they_are_written() -> None:
    parts = range(int(BOX.part_first[card("SA1")]), int(BOX.part_first[card("SA1") + 1]))
    asked = [(int(BOX.part_attribute[p]), int(BOX.part_target[p]), int(BOX.part_count[p])) for p in parts]
    assert asked == [(t.CRAFT, 4, 1), (t.CRAFT, 4, 1)]
    assert [BOX.place_names[BOX.part_place[p] - 16] for p in parts] == ["kingdom:urgon", "kingdom:ran_ribastur"]
    assert BOX.quest_keep[card("SA1")] == 1
    assert BOX.quest_count[card("SB1")] == 2
    assert BOX.quest_keep[card("SB1")] == 0
    assert BOX.quest_after_tunnel[card("AV03")] == 1
    assert BOX.quest_troops[card("AV14")] == 2 * t.ONE_ORC + t.ONE_TROLL
    assert BOX.quest_troops[card("AV30")] == t.ONE_ORC + t.ONE_ALF
    assert (BOX.quest_dice[card("AV01")], BOX.quest_dice[card("AV02")]) == (0, 4)
    assert (BOX.quest_target[card("AV02")], BOX.quest_count[card("AV02")]) == (5, 2)
    assert (BOX.quest_troop[card("AV24")], BOX.quest_troop[card("SC3")]) == (t.TROLL, t.ANY_TROOP)
    assert (BOX.quest_count[card("SC2")], BOX.quest_target[card("SC2")]) == (4, 6)
    assert BOX.place_names[BOX.quest_place[card("SA8")] - 16] == "location:porista"
    assert BOX.place_names[BOX.quest_to[card("SA8")] - 16] == "location:dson_balsur"
    assert (BOX.card_bearer[card("TH02")], BOX.card_block[card("TH02")]) == (1, t.BLOCK_BEARER_MOVE)
    assert BOX.quest_place[card("TH02")] == t.PLACE_BEARER
    assert [BOX.card_names[c] for c in range(57) if BOX.card_immediate[c]] == ["TH03", "TH05", "TH11", "TH14"]
    assert (BOX.condition_kind[card("SC3")], BOX.condition_value[card("SC3")]) == (t.CONDITION_TROOPS_AT_LEAST, 35)


def test_effects_are_read_as_they_are_written() -> None:
    gates = [BOX.index[name] for name in ("gate_v", "gate_iv", "gate_i")]
    assert ops(int(BOX.card_threat[card("TH05")])) == [("recruit", gate, 0, 0) for gate in gates]
    ((kind, first, count, _),) = ops(int(BOX.card_reward[card("AV16")]))
    assert (kind, count) == ("choose", 2)
    assert ops(first) == [("equipment", 2, 0, 0)]
    assert ops(first + 1) == [("heal", 3, t.WHO_SPLIT, 0)]
    ((kind, count, otherwise, _),) = ops(int(BOX.card_threat[card("TH11")]))
    assert (kind, count, ops(otherwise)) == ("lose_equipment", 1, [("doom", 1, 0, 0)])
    assert ops(int(BOX.card_each_turn[card("TH13")])) == [("add_troops", BOX.index["gate_i"], t.ONE_ORC, 0)]
    assert ops(int(BOX.card_setup[card("SC2")])) == [("relocate", BOX.blacksaddle, 0, 0)]
    assert ops(int(BOX.card_threat[card("TH04")])) == [
        ("perish", t.PLACE_ALF, 0, 0),
        ("lose_health", 2, t.WHO_SPLIT, 0),
    ]
    assert ops(int(BOX.gear_use[BOX.gear_index["EQ09"]])) == [("remove_troops", 2, t.ANY_TROOP, t.PLACE_NEAR)]
    assert ops(int(BOX.card_reward[card("SB1")])) == [("attribute", t.BATTLE, 2, 0)]
    medal = BOX.gear_index["EQ04"]
    assert (BOX.gear_attribute[medal], BOX.gear_bonus[medal], BOX.gear_use[medal]) == (t.HEALTH, 1, -1)


def test_labels() -> None:
    gate, saddle, plain = (BOX.space_label(BOX.index[name]) for name in ("gate_ii", "s31", "s03"))
    assert (gate.id, saddle.id, plain.id) == ("dw-space-gate_ii", "dw-space-blacksaddle", "dw-space-beside")
    for lang in LANGUAGES:
        names = {Catalogue(lang).format(BOX.space_label(space)) for space in range(65)}
        assert len(names) == 65, "every space has a name of its own"
    names = {Catalogue("en").format(BOX.space_label(space)) for space in range(65)}
    assert {"Gauragar, west of Dragon Fire", "Northern tunnel entrance (Tabaîn)", "Urgon, west of Gateway IV"} <= names
    assert "Tabaîn, south-west of the tunnel entrance" in names
    assert not [name for name in names if any(sign.isdigit() for sign in name)], "numbers cannot be seen on the map"


def test_a_space_lies_on_the_side_that_its_name_says() -> None:
    """East is +q, and the other sides follow counter-clockwise."""
    places = {t.LOCATIONS[at]: int(space) for at, space in enumerate(BOX.location_space)}
    seen = 0
    for space in range(65):
        label = BOX.space_label(space)
        of, side = label.args.get("of"), label.args.get("side")
        if isinstance(of, Text) and isinstance(side, Text) and of.id.startswith("dw-space-"):
            name = of.id.removeprefix("dw-space-").removesuffix(".of")
            there = places.get(name, BOX.index.get(name, -1))
            way = int(side.id[-1])
            assert int(BOX.q[space] - BOX.q[there]) == t.STEP_Q[way]
            assert int(BOX.r[space] - BOX.r[there]) == t.STEP_R[way]
            seen += 1
    assert seen > 40


# --- copies, hashes, folders ------------------------------------------------------------------------


def test_the_box_is_one_object() -> None:
    assert copy.deepcopy(BOX) is BOX
    assert pickle.loads(pickle.dumps(BOX)) is BOX
    own = load(changed(ADVENTURE, "steps = -4", "steps = -5"))
    again = pickle.loads(pickle.dumps(own))
    assert (again.content, list(again.op_a)) == (own.content, list(own.op_a))


def test_the_hash_covers_the_rules_and_only_them() -> None:
    words = {name: text.replace("Runes on the Old Anvil", "Something else") for name, text in TEXTS.items()}
    assert load(words).content == BOX.content
    assert load(changed(ADVENTURE, "steps = -4", "steps = -5")).content != BOX.content
    assert load(changed(DICE, "[1, 1, 2, 2, 2, 3]", "[1, 1, 2, 2, 3, 3]")).content != BOX.content
    assert load(changed(TILES, 'colour = "red"', 'colour = "blue"')).content != BOX.content
    assert load(changed(COUNCIL, "start = 5", "start = 6")).content != BOX.content
    assert load(within(MAP, "s01", "yellow = 5", "yellow = 4")).content != BOX.content


def write(folder: Path, texts: dict[str, str] = TEXTS) -> Path:
    for name, text in texts.items():
        (folder / name).write_text(text, "utf-8")
    return folder


def test_a_folder_of_ones_own(tmp_path: Path) -> None:
    own = load(write(tmp_path))
    assert own.content == BOX.content
    assert not own.standard
    assert Catalogue("en").format(own.card_label(card("AV07"))) == "Runes on the Old Anvil"
    assert Catalogue("de").format(own.gear_label(0)) == "Comfortable Boots", "in the words of the file"
    (tmp_path / "README.md").write_text("not ours")
    assert load(tmp_path).content == BOX.content


def folder_faults(folder: Path) -> list[tuple[str, str]]:
    with pytest.raises(SetupError) as caught:
        load(folder)
    return [(fault.id, str(fault.args["file"])) for fault in caught.value.faults]


def test_a_folder_that_cannot_be_read(tmp_path: Path) -> None:
    assert folder_faults(tmp_path / "nowhere") == [("dw-content-missing-file", name) for name in FILES]
    write(tmp_path)
    (tmp_path / DICE).unlink()
    os.mkfifo(tmp_path / DICE)
    (tmp_path / MAP).unlink()
    (tmp_path / MAP).mkdir()
    (tmp_path / TRACK).write_bytes(b"spaces = '\xff'")
    with (tmp_path / THREAT).open("w") as file:
        file.truncate(10_000_000_000)
    assert folder_faults(tmp_path) == [
        ("dw-content-missing-file", MAP),
        ("dw-content-missing-file", DICE),
        ("dw-content-not-utf8", TRACK),
        ("dw-content-large-file", THREAT),
    ]


@pytest.mark.skipif(not os.path.exists("/proc/self/mem"), reason="needs a file that opens but cannot be read")
def test_a_file_that_opens_but_cannot_be_read(tmp_path: Path) -> None:
    write(tmp_path)
    (tmp_path / GEAR).unlink()
    (tmp_path / GEAR).symlink_to("/proc/self/mem")
    assert folder_faults(tmp_path) == [("dw-content-unreadable", GEAR)]


# --- everything that can be wrong -------------------------------------------------------------------

AV07 = 'attribute = "craft", target = 4, count = 3'
CHOICE = '[ { kind = "equipment", count = 2 } ], [ { kind = "heal", amount = 3, who = "split" } ]'
DEEP = '{ kind = "lose_equipment", count = 1, otherwise = [ %s ] }'

WRONG: list[tuple[str, dict[str, str], str, dict[str, int | str]]] = [
    # files
    ("file gone", {name: text for name, text in TEXTS.items() if name != DICE}, "missing-file", {"file": DICE}),
    ("file too many", {**TEXTS, "more.toml": ""}, "unknown-file", {"file": "more.toml"}),
    ("not TOML", changed(DICE, "[number]", "[number"), "not-toml", {"file": DICE}),
    ("a long line", {**TEXTS, DICE: TEXTS[DICE] + "# " + "x" * 600}, "long-line", {"file": DICE}),
    # keys and types
    ("key gone", within(ADVENTURE, "AV07", "target = 4, ", ""), "missing-key", {"key": "target"}),
    ("title gone", within(ADVENTURE, "AV07", "title", "# title"), "missing-key", {"key": "title"}),
    ("title empty", within(ADVENTURE, "AV07", "Runes on the Old Anvil", " "), "no-text", {"key": "title"}),
    ("text odd", within(THREAT, "TH06", "two Craft", "two\\u0007Craft"), "no-text", {"key": "text"}),
    ("title long", within(ADVENTURE, "AV07", "Runes", "Runes" * 20), "long-text", {"key": "title"}),
    ("key too many", within(ADVENTURE, "AV07", AV07, AV07 + ", luck = 1"), "unknown-key", {"key": "luck"}),
    ("file key too many", {**TEXTS, COUNCIL: "luck = 1\n" + TEXTS[COUNCIL]}, "unknown-key", {"key": "luck"}),
    (
        "reward of a threat",
        within(THREAT, "TH06", "immediate", "reward = []\nimmediate"),
        "unknown-key",
        {"key": "reward"},
    ),
    ("number as text", within(ADVENTURE, "AV07", "target = 4", 'target = "4"'), "wrong-type", {"key": "target"}),
    ("number as flag", within(ADVENTURE, "AV07", "target = 4", "target = true"), "wrong-type", {"key": "target"}),
    ("number as fraction", within(ADVENTURE, "AV07", "target = 4", "target = 4.0"), "wrong-type", {"key": "target"}),
    ("flag as number", within(ADVENTURE, "AV07", "keep = false", "keep = 0"), "wrong-type", {"key": "keep"}),
    (
        "text as number",
        within(ADVENTURE, "AV07", 'title = "Runes on the Old Anvil"', "title = 7"),
        "wrong-type",
        {"key": "title"},
    ),
    ("list as table", within(TILES, "P01", '["orc", "orc"]', "{ orc = 2 }"), "wrong-type", {"key": "left"}),
    ("table as list", within(ADVENTURE, "AV14", "{ orc = 2, troll = 1 }", "[2, 1]"), "wrong-type", {"key": "troops"}),
    (
        "effects as words",
        within(ADVENTURE, "AV06", '{ kind = "doom", steps = -4 }', '"doom"'),
        "wrong-type",
        {"key": "reward"},
    ),
    ("out of range", within(ADVENTURE, "AV07", "target = 4", "target = 7"), "range", {"key": "target", "high": 6}),
    ("an easy test", within(ADVENTURE, "AV07", "target = 4", "target = 1"), "range", {"key": "target", "low": 2}),
    ("no successes", within(ADVENTURE, "AV07", "count = 3", "count = 0"), "range", {"key": "count"}),
    ("too strong a dwarf", within(DWARVES, "boindil", "battle = 4", "battle = 8"), "range", {"key": "battle"}),
    ("no Health", within(DWARVES, "boindil", "health = 4", "health = 0"), "range", {"key": "health"}),
    ("too many Orcs", within(SCENARIO, "SA2", "orc = 4", "orc = 31"), "range", {"key": "orc", "high": 30}),
    ("too many Trolls", within(ADVENTURE, "AV14", "troll = 1", "troll = 26"), "range", {"key": "troll", "high": 25}),
    ("too many Älfar", within(THREAT, "TH02", "alf = 1", "alf = 21"), "range", {"key": "alf", "high": 20}),
    ("minus one Orc", within(SCENARIO, "SA2", "orc = 4", "orc = -1"), "range", {"key": "orc"}),
    ("no troops", within(SCENARIO, "SA2", "{ orc = 4 }", "{}"), "no-troops", {}),
    ("a troop of another kind", within(SCENARIO, "SA2", "orc = 4", "ogre = 4"), "unknown-key", {"key": "ogre"}),
    ("too many skulls", changed(DICE, "[1, 1, 2, 2, 2, 3]", "[1, 1, 2, 2, 2, 8]"), "range", {"key": "faces"}),
    ("skulls in words", changed(DICE, "[1, 1, 2, 2, 2, 3]", '[1, 1, 2, 2, 2, "3"]'), "range", {"key": "faces"}),
    ("the source of a card", within(ADVENTURE, "AV07", '"inferred"', '"rumoured"'), "unknown-word", {"key": "source"}),
    # the vocabulary
    ("a quest nobody knows", within(ADVENTURE, "AV07", '"tests"', '"riddle"'), "unknown-quest", {"value": "riddle"}),
    ("an effect nobody knows", within(ADVENTURE, "AV06", '"doom"', '"luck"'), "unknown-effect", {"value": "luck"}),
    ("an ongoing effect nobody knows", within(THREAT, "TH08", '"block"', '"fog"'), "unknown-effect", {"value": "fog"}),
    (
        "a bonus as a reward",
        within(ADVENTURE, "AV06", '"doom"', '"attribute"'),
        "misplaced-effect",
        {"value": "attribute"},
    ),
    ("a block as a threat", within(THREAT, "TH06", '"council"', '"block"'), "misplaced-effect", {"value": "block"}),
    ("healing that lasts", within(THREAT, "TH08", '"block"', '"heal"'), "misplaced-effect", {"value": "heal"}),
    ("a shield on a turn", within(GEAR, "EQ07", "health_loss", "own_turn"), "misplaced-effect", {"value": "prevent"}),
    ("a song on a roll", within(GEAR, "EQ06", "own_turn", "own_roll"), "misplaced-effect", {"value": "free_move"}),
    ("boots that heal", within(GEAR, "EQ01", '"attribute"', '"heal"'), "misplaced-effect", {"value": "heal"}),
    ("boots for both", within(GEAR, "EQ01", "source", 'when = "own_turn"\nsource'), "unknown-key", {"key": "when"}),
    ("who heals", within(ADVENTURE, "AV05", '"split"', '"bearer"'), "unknown-word", {"value": "bearer"}),
    ("an attribute nobody has", within(ADVENTURE, "AV07", '"craft"', '"charm"'), "unknown-word", {"value": "charm"}),
    ("a test of Health", within(ADVENTURE, "AV07", '"craft"', '"health"'), "unknown-word", {"value": "health"}),
    ("what is blocked", within(THREAT, "TH08", '"heal"', '"sing"'), "unknown-word", {"value": "sing"}),
    ("when it is used", within(GEAR, "EQ05", "own_turn", "any_turn"), "unknown-word", {"value": "any_turn"}),
    ("a stage D", within(SCENARIO, "SA1", 'stage = "A"', 'stage = "D"'), "unknown-word", {"value": "D"}),
    (
        "an early condition",
        within(SCENARIO, "SA4", "quest", 'condition = { kind = "tiles_below", value = 9 }\nquest'),
        "unknown-key",
        {"key": "condition"},
    ),
    (
        "a condition nobody knows",
        within(SCENARIO, "SC3", "troops_at_least", "dwarves_at_least"),
        "unknown-word",
        {"key": "kind"},
    ),
    (
        "an ability nobody has",
        within(DWARVES, "balyndis", "craft_test_reroll_all", "sings"),
        "unknown-word",
        {"value": "sings"},
    ),
    ("the council's effect", changed(COUNCIL, "turn_start_doom", "turn_start_luck"), "unknown-word", {"key": "effect"}),
    ("a gateway III", changed(TRACK, 'gateway = "IV"', 'gateway = "III"'), "unknown-word", {"value": "III"}),
    ("a start at gateway III", within(DWARVES, "tungdil", '"IV"', '"III"'), "unknown-word", {"value": "III"}),
    ("recruits at gateway III", within(THREAT, "TH05", '"IV"', '"III"'), "unknown-word", {"value": "III"}),
    ("a die for ogres", changed(DICE, 'troop = "alf"', 'troop = "ogre"'), "unknown-word", {"value": "ogre"}),
    ("a green tile", within(TILES, "P01", '"red"', '"green"'), "unknown-word", {"value": "green"}),
    ("how many dice", within(ADVENTURE, "AV02", 'dice = "4"', 'dice = "8"'), "unknown-word", {"value": "8"}),
    ("how many dice as a number", within(ADVENTURE, "AV02", 'dice = "4"', "dice = 8"), "range", {"key": "dice"}),
    # lists
    (
        "no reward",
        within(ADVENTURE, "AV06", '{ kind = "doom", steps = -4 }', ""),
        "length",
        {"key": "reward", "count": 0},
    ),
    (
        "too much reward",
        within(ADVENTURE, "AV06", '{ kind = "doom", steps = -4 }', ", ".join(['{ kind = "doom", steps = -4 }'] * 9)),
        "length",
        {"key": "reward", "count": 9},
    ),
    (
        "no parts",
        within(SCENARIO, "SA7", '{ place = "location:greenglade", attribute = "craft", target = 4, count = 1 }', ""),
        "length",
        {"key": "parts"},
    ),
    ("no places", within(ADVENTURE, "AV13", '"gateway:II"', ""), "length", {"key": "places"}),
    ("no gateways", within(THREAT, "TH05", '"V", "IV", "I"', ""), "length", {"key": "gateways"}),
    (
        "no choice",
        within(ADVENTURE, "AV16", CHOICE, CHOICE.partition(",")[0] + ", count = 2 } ]"),
        "length",
        {"key": "options", "count": 1},
    ),
    ("no steps", within(ADVENTURE, "AV06", "steps = -4", "steps = 0"), "no-steps", {"key": "steps"}),
    ("a choice of nothing", within(ADVENTURE, "AV16", CHOICE, "[], []"), "length", {"key": "effects", "count": 0}),
    (
        "deep",
        within(
            THREAT, "TH06", '{ kind = "council", steps = -2 }', DEEP % (DEEP % (DEEP % '{ kind = "doom", steps = 1 }'))
        ),
        "deep",
        {"key": "otherwise"},
    ),
    (
        "a deep choice",
        within(
            THREAT,
            "TH06",
            '{ kind = "council", steps = -2 }',
            DEEP % (DEEP % ('{ kind = "choose", options = [ ' + CHOICE + " ] }")),
        ),
        "deep",
        {"key": "options"},
    ),
    # places
    (
        "a dead place",
        within(ADVENTURE, "AV08", "location:lot_ionans_vaults", "location:atlantis"),
        "dead-place",
        {"place": "location:atlantis"},
    ),
    (
        "a place of no kind",
        within(ADVENTURE, "AV08", "location:lot_ionans_vaults", "lot_ionans_vaults"),
        "dead-place",
        {"key": "place"},
    ),
    ("an empty place", within(ADVENTURE, "AV08", "location:lot_ionans_vaults", ""), "dead-place", {"place": ""}),
    ("gateway III", within(ADVENTURE, "AV13", "gateway:II", "gateway:III"), "dead-place", {"place": "gateway:III"}),
    ("a number as a place", within(ADVENTURE, "AV13", '"gateway:II"', "2"), "dead-place", {"key": "places"}),
    ("a dead entrance", within(THREAT, "TH09", "tunnel:east", "tunnel:up"), "dead-place", {"place": "tunnel:up"}),
    ("a landmark nowhere", within(MAP, "porista", "s47", "s99"), "dead-place", {"place": "s99"}),
    ("a kingdom nowhere", within(MAP, "s01", '"tabain"', '"narnia"'), "dead-place", {"place": "narnia"}),
    ("a test here", within(ADVENTURE, "AV07", 'place = "any"', 'place = "here"'), "wrong-place", {"place": "here"}),
    (
        "a duel in a kingdom",
        within(SCENARIO, "SC2", 'place = "location:blacksaddle"', 'place = "kingdom:urgon"'),
        "wrong-place",
        {"place": "kingdom:urgon"},
    ),
    (
        "troops everywhere",
        within(THREAT, "TH13", 'place = "gateway:I", troops', 'place = "any", troops'),
        "wrong-place",
        {"place": "any"},
    ),
    (
        "a journey anywhere",
        within(SCENARIO, "SA8", 'from = "location:porista"', 'from = "any"'),
        "wrong-place",
        {"key": "from"},
    ),
    (
        "perish here",
        within(THREAT, "TH15", 'place = "location:roodacre"', 'place = "here"'),
        "wrong-place",
        {"place": "here"},
    ),
    ("a fight at the victim's", within(THREAT, "TH02", "bearer = true", "bearer = false"), "no-bearer", {}),
    (
        "a victim without a card",
        within(
            THREAT, "TH06", '{ kind = "council", steps = -2 }', '{ kind = "lose_health", amount = 1, who = "bearer" }'
        ),
        "no-bearer",
        {},
    ),
    ("nobody to hold", within(THREAT, "TH08", '"heal"', '"bearer_move"'), "no-bearer", {}),
    # numbers of things
    ("35 tiles", without(TILES, "P17"), "count", {"where": "perished_tiles", "count": 35, "need": 36}),
    ("37 tiles", twice(TILES, "P17"), "count", {"where": "perished_tiles", "count": 37}),
    ("11 scenarios", without(SCENARIO, "SA4"), "count", {"where": "scenario", "count": 11, "need": 12}),
    ("29 adventures", without(ADVENTURE, "AV30"), "count", {"where": "adventure", "count": 29, "need": 30}),
    ("14 threats", without(THREAT, "TH07"), "count", {"where": "threat", "count": 14, "need": 15}),
    ("9 kinds of Equipment", without(GEAR, "EQ08"), "count", {"where": "equipment", "count": 9, "need": 10}),
    (
        "21 Equipment cards",
        within(GEAR, "EQ01", "copies = 3", "copies = 2"),
        "count",
        {"where": "equipment copies", "count": 21, "need": 22},
    ),
    ("64 spaces", without(MAP, "gate_v"), "count", {"where": "map space", "count": 64, "need": 65}),
    (
        "five threat spaces",
        changed(TRACK, 'n = 7, kind = "threat"', 'n = 7, kind = "council"'),
        "count",
        {"where": "doom_track threat", "count": 5, "need": 6},
    ),
    (
        "40 track spaces",
        changed(TRACK, '  { n = 40, kind = "doom_start", source = "printed" },\n', ""),
        "count",
        {"where": "doom_track", "count": 40},
    ),
    (
        "eight council spaces",
        {**TEXTS, COUNCIL: TEXTS[COUNCIL].rpartition("[[space]]")[0]},
        "count",
        {"where": "council", "count": 8},
    ),
    (
        "two council armouries",
        changed(COUNCIL, '"may_reroll_one"', '"craft_for_equipment"\ncraft_target = 4'),
        "count",
        {"count": 2, "need": 1},
    ),
    (
        "three drawn on one side",
        within(TILES, "P01", '["orc", "orc"]', '["orc", "orc", "orc"]'),
        "count",
        {"count": 3, "need": 2},
    ),
    ("five faces", changed(DICE, "[1, 1, 2, 2, 2, 3]", "[1, 1, 2, 2, 2]"), "count", {"count": 5, "need": 6}),
    (
        "nine A cards",
        within(SCENARIO, "SB1", 'stage = "B"', 'stage = "A"'),
        "count",
        {"where": "scenario A", "count": 9, "need": 8},
    ),
    (
        "no B card",
        within(SCENARIO, "SB1", 'stage = "B"', 'stage = "C"'),
        "count",
        {"where": "scenario B", "count": 0, "need": 1},
    ),
    ("two of a card", changed(ADVENTURE, '"AV08"', '"AV07"'), "duplicate", {"id": "AV07"}),
    ("a card missing", changed(ADVENTURE, '"AV08"', '"AV07"'), "missing-id", {"id": "AV08"}),
    ("a card too many", changed(ADVENTURE, '"AV08"', '"AV31"'), "unknown-id", {"id": "AV31"}),
    ("two of a tile", changed(TILES, '"P02"', '"P01"'), "duplicate", {"id": "P01"}),
    ("two of a dwarf", changed(DWARVES, '"boendal"', '"boindil"'), "duplicate", {"id": "boindil"}),
    ("a dwarf too many", changed(DWARVES, '"boendal"', '"gimli"'), "unknown-id", {"id": "gimli"}),
    ("two of a kingdom", changed(MAP, 'id = "urgon"', 'id = "gauragar"'), "duplicate", {"id": "gauragar"}),
    ("a location missing", without(MAP, "greenglade"), "missing-id", {"id": "greenglade"}),
    ("a gateway missing", without(MAP, "IV"), "missing-id", {"id": "IV"}),
    ("two dice for Orcs", changed(DICE, 'troop = "alf"', 'troop = "orc"'), "duplicate", {"id": "orc"}),
    # the map
    ("two of a space", changed(MAP, 'id = "s02"', 'id = "s01"'), "duplicate", {"id": "s01"}),
    ("an id that is none", changed(MAP, 'id = "s02"', 'id = "s 2"'), "bad-id", {"id": "s 2"}),
    ("two spaces in one place", within(MAP, "s01", "q = 0", "q = 1"), "same-place", {}),
    ("two locations in one place", within(MAP, "porista", "s47", "s08"), "same-place", {}),
    (
        "a gateway in a kingdom",
        within(MAP, "gate_v", 'kingdom = ""', 'kingdom = "urgon"'),
        "homeless",
        {"id": "gate_v"},
    ),
    ("a space of no kingdom", within(MAP, "s01", 'kingdom = "tabain"', 'kingdom = ""'), "homeless", {"id": "s01"}),
    (
        "an empty kingdom",
        {**TEXTS, MAP: TEXTS[MAP].replace('kingdom = "weyurn"', 'kingdom = "urgon"')},
        "empty-kingdom",
        {"id": "weyurn"},
    ),
    ("the Blacksaddle elsewhere", within(MAP, "blacksaddle", "s31", "s30"), "blacksaddle", {}),
    ("arrows on the Blacksaddle", within(MAP, "s31", "{}", "{ red = 1 }"), "unknown-key", {"key": "red"}),
    ("an arrow off the map", within(MAP, "gate_v", "red = 5", "red = 1"), "arrow-leaves", {"where": "map gate_v"}),
    ("an arrow the other way", within(MAP, "s30", "red = 0", "red = 3"), "arrow-away", {"where": "map s30"}),
    ("an arrow in no direction", within(MAP, "s01", "red = 4", "red = 6"), "range", {"key": "red"}),
    ("an arrow missing", within(MAP, "s01", "red = 4, ", ""), "missing-key", {"key": "red"}),
    (
        "a blocked edge",
        changed(MAP, "blocked_edges = []", 'blocked_edges = ["s01"]'),
        "fixed",
        {"key": "blocked_edges"},
    ),
    (
        "other colours",
        changed(MAP, '["red", "yellow", "blue"]', '["red", "green", "blue"]'),
        "fixed",
        {"key": "colours"},
    ),
    ("other numbers on the dice", changed(DICE, "[1, 2, 3, 4, 5, 6]", "[1, 2, 3, 4, 5, 7]"), "fixed", {"key": "faces"}),
    # the tracks
    ("eight dice", changed(DICE, "count = 7", "count = 8"), "range", {"key": "count"}),
    ("a track out of order", changed(TRACK, "{ n = 3,", "{ n = 4,"), "range", {"key": "n"}),
    (
        "a start in the middle",
        changed(TRACK, '{ n = 4, kind = "council"', '{ n = 4, kind = "hero_start"'),
        "track-ends",
        {},
    ),
    (
        "a gateway for the council",
        changed(TRACK, 'n = 4, kind = "council"', 'n = 4, kind = "council", gateway = "I"'),
        "unknown-key",
        {"key": "gateway"},
    ),
    ("a start outside the council", changed(COUNCIL, "start = 5", "start = 10"), "range", {"key": "start"}),
    (
        "a step beyond the end",
        {**TEXTS, COUNCIL: TEXTS[COUNCIL] + "\nstep_right = 6\n"},
        "unknown-key",
        {"key": "step_right"},
    ),
    # cards that cannot be
    ("immediate with a quest", within(THREAT, "TH06", "immediate = false", "immediate = true"), "immediate", {}),
    ("a threat nobody can avert", within(THREAT, "TH03", "immediate = true", "immediate = false"), "immediate", {}),
    (
        "an adventure nobody can do",
        within(ADVENTURE, "AV06", '{ kind = "council", at_least = 9 }', '{ kind = "none" }'),
        "immediate",
        {},
    ),
    (
        "immediate and lasting",
        within(THREAT, "TH03", "source", 'ongoing = { kind = "block", what = "heal" }\nsource'),
        "immediate",
        {},
    ),
    ("no ending fits", within(SCENARIO, "SC2", "value = 15", "value = 16"), "conditions", {}),
    ("no ending fits many tiles", within(SCENARIO, "SC2", "tiles_at_least", "troops_at_least"), "conditions", {}),
]


@pytest.mark.parametrize(("texts", "id", "args"), [row[1:] for row in WRONG], ids=[row[0] for row in WRONG])
def test_what_is_wrong_is_named(texts: dict[str, str], id: str, args: dict[str, int | str]) -> None:
    found = [fault for fault in faults(texts) if fault.id == f"dw-content-{id}"]
    assert any(args.items() <= dict(fault.args).items() for fault in found), (found or faults(texts), id, args)
    for lang in LANGUAGES:
        for fault in found:
            told = Catalogue(lang).format(fault)
            assert "dw-content" not in told
            assert "$" not in told


def test_every_fault_of_the_catalogue_can_happen() -> None:
    """No message for a fault that nothing finds, and no fault without a test."""
    catalogue = (PACKAGE / "locale" / "en" / "dwarves-cards.ftl").read_text("utf-8")
    messages = set(re.findall(r"(?m)^dw-content-([a-z0-9-]+) =", catalogue))
    tested = {row[2] for row in WRONG} | {"unreadable", "not-utf8", "large-file", "more"}
    wants = {name for name in messages if name.startswith("want-")}
    assert messages - wants == tested
    source = "".join(path.read_text("utf-8") for path in (PACKAGE / "games" / "dwarves").glob("*.py"))
    changed = {"path"}  # of a study that changes numbers: its message stands with those of the terminal
    assert set(re.findall(r'"dw-content-([a-z0-9-]+)"', source)) == messages | changed


def test_all_faults_are_named_at_once() -> None:
    texts = within(ADVENTURE, "AV07", "target = 4", "target = 9")
    texts[THREAT] = within(THREAT, "TH06", "steps = -2", "steps = 99")[THREAT]
    texts[MAP] = within(MAP, "gate_v", "red = 5", "red = 1")[MAP]
    told = {(fault.id, str(fault.args["where"])) for fault in faults(texts)}
    assert told == {
        ("dw-content-range", "adventure AV07 quest parts 1"),
        ("dw-content-range", "threat TH06 threat 1"),
        ("dw-content-arrow-leaves", "map gate_v"),
    }


# --- every key, of every kind of entry --------------------------------------------------------------

Path_ = tuple[str | int, ...]
OPTIONAL = {  # with the kind of quest or effect around it
    ("reward", "S"),
    ("setup", "S"),
    ("condition", "S"),
    ("ongoing", "T"),
    ("dwarves", "tests"),
    ("after_tunnel", "tests"),
    ("otherwise", "lose_equipment"),
}


def leaves(value: object, path: Path_ = ()) -> Iterator[tuple[Path_, object]]:
    """All keys of a file, with the way to them."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield (*path, key), inner
            yield from leaves(inner, (*path, key))
    elif isinstance(value, list):
        for at, inner in enumerate(value):
            yield from leaves(inner, (*path, at))


def kinds_of_keys(name: str) -> list[tuple[Path_, object]]:
    """One example of every key in every surrounding: the numbers in the way do not matter, kinds of quests do."""
    data = tomllib.loads(TEXTS[name])
    seen: set[tuple[object, ...]] = set()
    out: list[tuple[Path_, object]] = []
    for path, value in leaves(data):
        around = at(data, path[:-1])
        kind = around.get("kind") if isinstance(around, dict) else None
        shape = (*(step for step in path if isinstance(step, str)), kind, type(value))
        if shape not in seen:
            seen.add(shape)
            out.append((path, value))
    return out


def at(data: object, path: Path_) -> object:
    for step in path:
        data = data[step]  # type: ignore[index]
    return data


def written(value: object) -> str:
    """A value as TOML on one line."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'
    if isinstance(value, list):
        return "[ " + ",\n ".join(written(inner) for inner in value) + " ]"
    assert isinstance(value, dict)
    return "{ " + ", ".join(f"{key} = {written(inner)}" for key, inner in value.items()) + " }"


def file_of(data: dict[str, object]) -> str:
    """A whole file; lists of tables as sections, so that no line is long."""
    lines = [f"{key} = {written(value)}" for key, value in data.items() if not sections(value)]
    for key, value in data.items():
        if sections(value):
            assert isinstance(value, list)
            for entry in value:
                lines.append(f"[[{key}]]")
                lines += [f"{name} = {written(inner)}" for name, inner in entry.items()]
    return "\n".join(lines)


def sections(value: object) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(entry, dict) for entry in value)


@pytest.mark.parametrize("name", FILES)
def test_a_file_written_anew_is_the_same(name: str) -> None:
    texts = {**TEXTS, name: file_of(tomllib.loads(TEXTS[name]))}
    assert load(texts).content == BOX.content


@pytest.mark.parametrize("name", FILES)
def test_no_key_may_be_missing(name: str) -> None:
    for path, _ in kinds_of_keys(name):
        data = tomllib.loads(TEXTS[name])
        around = at(data, path[:-1])
        assert isinstance(around, dict)
        del around[path[-1]]
        optional = (path[-1], around.get("kind", str(around.get("id"))[0])) in OPTIONAL
        if optional or (path[-2:-1] == ("troops",) and around):  # one kind of several
            load({**TEXTS, name: file_of(data)})
        else:
            assert faults({**TEXTS, name: file_of(data)}), path


@pytest.mark.parametrize("name", FILES)
def test_no_key_may_hold_another_type(name: str) -> None:
    for path, value in kinds_of_keys(name):
        wrong = (("nonsense", [[]]) if isinstance(value, bool | int | dict) else (17171717, {"a": 1}))[len(path) % 2]
        data = tomllib.loads(TEXTS[name])
        around = at(data, path[:-1])
        assert isinstance(around, dict)
        around[path[-1]] = wrong
        assert faults({**TEXTS, name: file_of(data)}), (path, wrong)


@pytest.mark.parametrize("name", FILES)
def test_no_table_takes_another_key(name: str) -> None:
    for path, value in kinds_of_keys(name):
        if not isinstance(value, dict):
            continue
        data = tomllib.loads(TEXTS[name])
        inner = at(data, path)
        assert isinstance(inner, dict)
        inner["nonsense"] = 1
        found = faults({**TEXTS, name: file_of(data)})
        assert [fault.id for fault in found] == ["dw-content-unknown-key"], path


# --- hostile files ----------------------------------------------------------------------------------

LINES = LARGEST_FILE // 450
HOSTILE = {
    "huge": "x = 1\n" * 2_000_000,
    "one endless line": "x = [" + "1," * 20_000 + "]",
    "deep lists": "x = " + "[\n" * 20_000,
    "deep lists that close": "x = " + "[\n" * 2_000 + "]" * 480,
    "deep tables": "\n".join(
        "[" + ".".join(["a"] * 200) + "." + ".".join(["b"] * (k % 20 + 1)) + f".k{k}]" for k in range(100)
    ),
    "long dotted keys": "\n".join("a." * 200 + f"k{k} = 1" for k in range(100)),
    "a long number": "\n".join(f"n{k} = {'9' * 400}" for k in range(LINES)),
    "many keys": "\n".join(f"k{k} = 1" for k in range(4_000)),
    "many entries": "[[card]]\n" * 5_000,
    "many spaces": "[[space]]\n" * 4_000,
    "many faults in one entry": "[[card]]\n" + "\n".join(f"k{k} = 1" for k in range(3_000)),
    "nothing": "",
    "only zeros": "\0" * 300,
    "dates": "card = 1979-05-27T07:32:00Z\nspace = 07:32:00\n",
    "infinities": "card = inf\nstart = nan\n",
    "empty lists": "card = []\nspace = []\ntile = []\nspaces = []\n",
    "lists in lists": "card = [[[]]]\nspace = [[]]\ntile = [1, [2]]\nspaces = [{}, []]\n",
}


@pytest.mark.parametrize("kind", HOSTILE)
@pytest.mark.parametrize("name", [MAP, COUNCIL, ADVENTURE])
def test_hostile_files_are_refused(name: str, kind: str) -> None:
    found = faults({**TEXTS, name: HOSTILE[kind]})
    assert 0 < len(found) <= MOST_FAULTS + 1
    for fault in found:
        assert len(Catalogue("en").format(fault)) < 1_000


@pytest.mark.campaign  # where clocks are read
@pytest.mark.parametrize("kind", HOSTILE)
@pytest.mark.parametrize("name", [MAP, COUNCIL, ADVENTURE])
def test_hostile_files_are_refused_at_once(name: str, kind: str) -> None:
    start = time.process_time()
    faults({**TEXTS, name: HOSTILE[kind]})
    assert time.process_time() - start < 1.0


def test_hostile_numbers_and_names() -> None:
    found = faults(within(ADVENTURE, "AV07", "target = 4", f"target = {'9' * 200}"))
    assert [(fault.id, fault.args["value"]) for fault in found] == [("dw-content-range", "...")]
    (fault,) = faults(within(ADVENTURE, "AV07", '"craft"', '"\\u001b[31m' + "x" * 100 + '"'))
    assert fault.args["value"] == "?[31m" + "x" * (LONGEST_ECHO - 5) + "..."


def test_only_so_many_faults_are_told() -> None:
    found = faults({**TEXTS, DICE: TEXTS[DICE] + "\n".join(f"k{k} = 1" for k in range(300))})
    assert len(found) == MOST_FAULTS + 1
    assert found[-1] == Text("dw-content-more", {"count": 200})


@pytest.mark.parametrize(
    ("value", "text"),
    [(3, "3"), (10**20, "..."), (True, "true"), ([1, 2], "[...]"), ({"a": 1}, "{...}"), (2.5, "2.5"), ("a\nb", "a?b")],
)
def test_values_are_echoed_short_and_plain(value: object, text: str) -> None:
    assert shown(value) == text


# --- the page ---------------------------------------------------------------------------------------

PAGE = (Path(__file__).resolve().parents[3] / "docs" / "dwarves-content.md").read_text("utf-8")


def first_column(heading: str) -> list[str]:
    """What stands in code in the first column of a table of the page."""
    table = PAGE.partition(f"| {heading} |")[2].partition("\n\n")[0]
    cells = [row.split("|")[1] for row in table.splitlines() if row.startswith("| `")]
    return [word for cell in cells for word in re.findall(r"`([^`]+)`", cell)]


def test_the_page_names_the_whole_vocabulary() -> None:
    assert first_column("quest") == list(t.QUESTS)
    assert first_column("effect") == list(t.EFFECTS)
    assert first_column("file") == list(FILES)
    forms = {place.partition("<")[0].partition(":")[0] for place in first_column("place")}
    assert forms == {place.partition(":")[0] for place in (*t.PLACES, *BOX.place_names)}
    for kind in t.CONDITIONS[1:]:
        assert f"`{kind}`" in PAGE


def test_the_code_of_the_page_runs() -> None:
    code = re.search(r"```python\n(.*?)```", PAGE, re.DOTALL)
    assert code is not None
    exec(code.group(1), {})
