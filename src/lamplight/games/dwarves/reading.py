"""How the rulebook of The Dwarves is read: its order for learning, its worked examples, its cards, its signs."""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Final

from lamplight.core.reading import OURS, PRINTED, READ, Cell, Example, Grid, Reading, Shelf, Thing
from lamplight.core.view import Text
from lamplight.games.dwarves.catalogue import Card, cards
from lamplight.games.dwarves.content import standard
from lamplight.games.dwarves.tables import (
    COLOURS,
    QUEST_DEFEAT,
    QUEST_FIGHT,
    QUEST_JOURNEY,
    QUEST_TESTS,
    QUEST_VISIT,
    TROOPS,
    Tables,
)

MARKS: Final = {"printed": PRINTED, "inferred": READ, "designed": OURS}  # by what the content says of its source
FILES: Final = ("scenario", "adventure", "threat", "equipment", "perished_tiles")

# What the rules say of a sort of card ...
OF_SORT: Final = {
    "scenario": ("DW-7.1", "DW-7.5", "DW-13.1"),
    "adventure": ("DW-7.7", "DW-7.11", "DW-12.7"),
    "threat": ("DW-7.5", "DW-7.9", "DW-7.12", "DW-13.13"),
    "equipment": ("DW-15.1", "DW-15.2", "DW-15.4", "DW-15.5"),
    "dwarf": ("DW-1.10", "DW-1.11", "DW-2.9", "DW-2.10"),
    "tile": ("DW-1.6", "DW-5.1", "DW-5.2", "DW-5.5", "DW-5.7", "DW-8.5", "DW-9.3"),
    "tunnel": ("DW-1.9", "DW-9.1", "DW-9.2", "DW-9.3", "R34", "R35"),
}
# ... of what it asks for ...
OF_QUEST: Final = {
    QUEST_TESTS: ("DW-12.1", "DW-12.3", "DW-12.4"),
    QUEST_FIGHT: ("DW-10.1", "DW-10.2", "DW-10.4"),
    QUEST_VISIT: ("DW-13.7", "R29"),
    QUEST_JOURNEY: ("DW-13.9", "R30"),
    QUEST_DEFEAT: ("R47", "R48"),
}
# ... and of single ones.
OF_CARD: Final = {
    "SA1": ("DW-13.2",), "SB1": ("DW-13.3", "R41"), "SC1": ("DW-7.4", "DW-13.2", "DW-13.4"),
    "SC2": ("DW-7.4", "DW-13.5", "R39", "R65"), "SC3": ("DW-7.4", "DW-13.6"), "AV01": ("DW-13.11", "R63"),
    "AV02": ("DW-13.11", "R63"), "AV03": ("DW-13.10",), "AV04": ("DW-13.10",), "AV05": ("DW-13.12",),
    "AV06": ("DW-13.12",), "AV18": ("DW-13.8", "R75", "R76"), "AV22": ("R20",), "AV26": ("R20",), "AV27": ("R20",),
    "AV29": ("R11",), "TH02": ("DW-13.14", "R59"), "TH03": ("DW-13.15",), "EQ04": ("DW-15.3", "R55", "R79"),
    "EQ06": ("R76",), "EQ07": ("R50",), "EQ08": ("R42",), "EQ10": ("DW-9.2", "R35"), "tungdil": ("DW-11.13",),
    "boindil": ("DW-10.7", "R39"), "boendal": ("DW-10.8", "R39"), "bavragor": ("R38",),
    "balyndis": ("DW-12.6", "R40"),
}  # fmt: skip

SOUTH: Final = ("s39", "s40", "s46", "s47", "s48", "s53", "s54", "s55")  # around Porista
NORTH: Final = ("gate_v", "s01", "s02", "s03", "s04", "s07", "s08", "s09")
ENTRANCES: Final = ("s01", "s17", "s51", "s60")
TURN: Final = "dwarves/2 turn=3 active=1"
STANDS: Final = "hero=3 doom=38"
CARDS: Final = "scenario=SA3 ahead=4,1 up=AV07,AV13,AV20 hidden=3 stack=turn,turn-end,action"

EXAMPLES: Final = (
    Example(
        "walk", 8, ("DW-8.2", "DW-8.3", "DW-8.4"),
        f"{TURN} left=2 party=bavragor@s54/4,tungdil@gate_iv/3 {STANDS} council=5 troops=s39:1o1t {CARDS}",
        SOUTH,
        asked=False, plays=("move", "roll 4 2", "step s47", "step s39"), ends=(("bavragor", "s39"),),
        tells=("roll", "step", "step", "stopped"),
    ),
    Example(
        "price", 8, ("DW-8.5", "R37"),
        f"{TURN} left=2 party=tungdil@s54/3,bavragor@gate_ii/4 {STANDS} council=5 land=s47:P05 {CARDS}",
        SOUTH,
        asked=False, plays=("move", "roll 3 2 1", "step s47", "doom"), ends=(("tungdil", "s47"), ("doom", "d37")),
        tells=("step", "doom"),
    ),
    Example(
        "fight", 10, ("DW-10.1", "DW-10.2"),
        f"{TURN} left=2 party=bavragor@s54/4,tungdil@gate_iv/3 {STANDS} council=5 troops=s54:2o1t1a {CARDS}",
        SOUTH,
        asked=False, plays=("fight", "roll 6 4 2", "strike alf", "strike orc"),
        ends=(("orc-s54", "s54"), ("troll-s54", "s54")), tells=("roll", "strike", "strike"),
    ),
    Example(
        "missed", 10, ("DW-10.2", "DW-10.3"),
        f"{TURN} left=2 party=bavragor@s54/4,tungdil@gate_iv/3 {STANDS} council=5 troops=s54:1a {CARDS}",
        SOUTH,
        asked=False, plays=("fight", "roll 5 5 3"), ends=(("alf-s54", "s54"),), tells=("roll", "hurt"),
    ),
    Example(
        "message", 11, ("DW-11.1", "DW-11.3", "DW-11.8", "DW-11.9"),
        f"{TURN} left=2 party=bavragor@s54/4,tungdil@gate_iv/3 {STANDS} council=5 {CARDS}",
        ("c4", "c5", "c6", "c7"),
        asked=False, plays=("message", "roll 5 3 1"), ends=(("council", "c6"),), tells=("roll", "message", "council"),
    ),
    Example(
        "test", 12, ("DW-12.1", "DW-12.2", "DW-12.3", "DW-12.7"),
        f"{TURN} left=2 party=bavragor@s54/4,tungdil@gate_iv/3 {STANDS} council=5 {CARDS}",
        SOUTH,
        asked=False, plays=("test AV07 1", "roll 5 4 2", "test AV07 1", "roll 6 2 1"), ends=(("bavragor", "s54"),),
        tells=("roll", "test", "roll", "test", "done"),
    ),
    Example(
        "perish", 5, ("DW-4.5", "DW-5.1", "DW-5.2", "DW-5.5"),
        f"{TURN} left=1 party=bavragor@s54/4,tungdil@gate_iv/3 hero=4 doom=38 council=5 troops=gate_v:3o1t {CARDS}",
        NORTH,
        asked=False, plays=("end", "recruit 1 0 0", "tile P05"),
        ends=(("P05", "gate_v"), ("troll-s02", "s02"), ("orc-s03", "s03")),
        tells=("hero", "recruit", "perish", "flow", "flow"),
    ),
    Example(
        "tunnel", 9, ("DW-9.1", "DW-9.3"),
        f"{TURN} left=1 party=tungdil@s60/3,bavragor@gate_iv/4 {STANDS} council=5 land=s17:P05 scenario=SA3 ahead=4,1"
        " up=AV07,AV13,AV20 hidden=3 dice=3,2,1 stack=turn,turn-end,action,walk/1/3/0",
        (*ENTRANCES, "s31"),
        can=("tunnel s01", "tunnel s51"), cannot=(("tunnel s17", "DW-9.3"),),
        plays=("tunnel s51",), ends=(("tungdil", "s51"),), tells=("tunnel",),
    ),
)  # fmt: skip


def grids() -> tuple[Grid, ...]:
    """Who is beaten by which number, and what the council's spaces do."""
    tables = standard()
    beats: list[tuple[Cell, ...]] = [
        ("6", Text("dw-grid-six")),
        ("5", Text("dw-grid-five")),
        ("4", Text("dw-grid-four")),
        ("1 · 2 · 3", Text("dw-grid-nobody")),
    ]
    council: list[tuple[Cell, ...]] = []
    for space in range(1, 10):
        step = int(tables.council_target[space])
        council.append((space, Text(f"dw-council-{space}"), Text("dw-grid-step", {"n": step}) if step else "–"))
    return (
        Grid(10, Text("dw-grid-beats"), (Text("dw-grid-die"), Text("dw-grid-beaten")), tuple(beats)),
        Grid(
            11, Text("dw-grid-council"),
            (Text("dw-grid-space"), Text("dw-grid-effect"), Text("dw-grid-right")), tuple(council),
        ),
    )  # fmt: skip


def sources() -> dict[str, str]:
    """What is printed, read or ours, by the id of a card."""
    folder = resources.files("lamplight.games.dwarves") / "content"
    found: dict[str, str] = {}
    for name in FILES:
        for entries in tomllib.loads((folder / f"{name}.toml").read_text(encoding="utf-8")).values():
            if isinstance(entries, list):
                found.update({entry["id"]: MARKS[entry["source"]] for entry in entries if "source" in entry})
    return found


def thing(tables: Tables, card: Card, marks: dict[str, str]) -> Thing:
    """A card or a dwarf."""
    told = [] if card.text is None else [card.text]
    if card.kind == "dwarf":
        told += [line for section in card.sections for line in section.lines]
    mark = READ if card.kind == "dwarf" else marks[card.id]  # the dwarves are printed, their numbers are ours
    quest = int(tables.quest_kind[tables.card_names.index(card.id)]) if card.id in tables.card_names else -1
    rules = (*OF_CARD.get(card.id, ()), *OF_QUEST.get(quest, ()), *OF_SORT[card.kind])
    name = f"dwarf-{card.id}" if card.kind == "dwarf" else card.id
    return Thing(name, card.title, tuple(told), rules, mark)


def tiles(tables: Tables, marks: dict[str, str]) -> list[Thing]:
    """Every Perished Land tile with what is drawn on it, and the Tunnel tile, which is the printed one."""
    found = []
    for tile, name in enumerate(tables.tile_names):
        drawn = [Text(f"dw-troop-{TROOPS[int(tables.tile_drawn[tile * 4 + k])]}", {"count": 1}) for k in range(4)]
        colour = Text(f"dw-colour-{COLOURS[int(tables.tile_colour[tile])]}")
        sides = {"first": drawn[0], "second": drawn[1], "third": drawn[2], "fourth": drawn[3]}
        told = (Text("dw-about-tile"), Text("dw-thing-tile-drawn", {**sides}))
        title = Text("dw-thing-tile", {"tile": name, "colour": colour})
        found.append(Thing(name, title, told, OF_SORT["tile"], marks[name]))
    found.append(Thing("tunnel", Text("dw-thing-tunnel"), (Text("dw-about-tunnel"),), OF_SORT["tunnel"], PRINTED))
    return found


def shelves() -> tuple[Shelf, ...]:
    """The dwarves, every kind of card, and the tiles."""
    tables: Tables = standard()
    marks = sources()
    found: dict[str, list[Thing]] = {"dwarf": []}
    for card in cards(tables):
        found.setdefault(card.kind, []).append(thing(tables, card, marks))
    found["tile"] = tiles(tables, marks)
    return tuple([Shelf(sort, tuple(things)) for sort, things in found.items()])


READING: Final = Reading(
    order=(3, 4, 8, 10, 12, 11, 5, 6, 7, 9, 2, 13, 15, 14, 1),
    preface=True,
    intros=10,
    notes=((9, "entrances"),),
    editions=("R7", "R28", "R60", "R61"),
    ours=("DW-11.13",),
    examples=EXAMPLES,
    grids=grids,
    key=(
        "battle", "craft", "speed", "heart", "dice", "action", "orc", "troll", "alf", "troops", "hero", "doom",
        "threat", "council", "gateway", "tunnel", "tile", "flow", "place", "gear", "story",
    ),
    shelves=shelves,
)  # fmt: skip
