"""How the rulebook of Rumble is read: its order for learning, its worked examples, its rooms and folk, its signs."""

from __future__ import annotations

from typing import Final

from lamplight.core.reading import OURS, READ, Cell, Example, Grid, Reading, Shelf, Thing
from lamplight.core.view import Text
from lamplight.games.rumble.actions import DUNGEON_CHARACTERS, HOUSE_CHARACTERS
from lamplight.games.rumble.rooms import CELLAR, DUNGEON_ROOMS, ENTRY, FRONT_DOOR, HOUSE_ROOMS, TREASURY
from lamplight.games.rumble.scoring import points_at

LEFT: Final = ("entry", "hall", "armoury", "kitchen", "library", "cells")  # of the ladder
RIGHT: Final = ("well", "forge", "crypt", "mushrooms", "den", "treasury")
LADDER: Final = "rumble/2 seats=3 layout=ladder adventures=1 stage=brawl"
HOLDS: Final = "holds=orc+dwarf,thief+elf,lich+cube"

EXAMPLES: Final = (
    Example(
        "walk", 4, ("RD-4.6", "RD-4.7", "RD-4.8"),
        f"{LADDER} at=orc:hall,lich:kitchen,elf:kitchen,dwarf:den,thief:treasury,cube:crypt"
        f" fell=eye,troll,ogre,warrior,barbarian,cleric chest=treasury {HOLDS} acts=1",
        LEFT, about="orc",
        can=("move orc entry", "move orc kitchen"),
        cannot=(("move orc armoury", "RD-4.7"), ("move lich cells", "RD-4.8")),
    ),
    Example(
        "brawl", 4, ("RD-4.10", "RD-4.11", "RD-4.12"),
        f"{LADDER} at=orc:kitchen,lich:kitchen,elf:kitchen,dwarf:den,thief:treasury,cube:crypt"
        f" fell=eye,troll,ogre,warrior,barbarian,cleric chest=treasury {HOLDS} acts=2",
        LEFT,
        can=("fight orc", "fight lich", "fight elf"),
        plays=("fight lich",), ends=(("lich", "out-7"), ("orc", "kitchen"), ("elf", "kitchen")), tells=("fight",),
    ),
    Example(
        "heave", 5, ("RD-5.1", "RD-4.8"),
        f"{LADDER} at=thief:treasury,dwarf:treasury,orc:hall,lich:kitchen,elf:kitchen,cube:crypt"
        f" fell=eye,troll,ogre,warrior,barbarian,cleric chest=treasury {HOLDS} acts=2",
        RIGHT, about="thief",
        can=("carry thief mushrooms", "carry thief den", "fight thief"), cannot=(("move thief den", "RD-4.8"),),
        plays=("carry thief mushrooms",),
        ends=(("thief", "mushrooms"), ("chest", "mushrooms"), ("dwarf", "treasury")), tells=("carry",),
    ),
    Example(
        "it-stays", 5, ("RD-5.2", "A5"),
        f"{LADDER} at=thief:mushrooms,dwarf:mushrooms,orc:hall,lich:kitchen,elf:kitchen,cube:crypt"
        f" fell=eye,troll,ogre,warrior,barbarian,cleric chest=mushrooms {HOLDS} acts=1",
        RIGHT,
        plays=("fight thief",),
        ends=(("thief", "out-7"), ("chest", "mushrooms"), ("dwarf", "mushrooms")), tells=("fight",),
    ),
    Example(
        "way-out", 5, ("RD-5.3", "RD-5.4", "A1"),
        f"{LADDER} at=dwarf:hall,orc:library,lich:kitchen,elf:kitchen,cube:crypt"
        f" fell=eye,troll,ogre,warrior,barbarian,cleric,thief chest=hall {HOLDS} acts=1",
        LEFT,
        can=("carry dwarf entry",), cannot=(("leave dwarf", "RD-5.4"),),
        plays=("carry dwarf entry", "fight elf", "leave dwarf"), ends=(("dwarf", "free"), ("chest", "free")),
        tells=("carry", "fight", "leave"),
    ),
    Example(
        "points", 6, ("RD-6.2", "RD-6.3", "RD-6.4"),
        f"{LADDER} at=orc:kitchen,elf:kitchen"
        f" fell=lich,troll,cube,ogre,warrior,barbarian,cleric,dwarf,eye,thief chest=treasury {HOLDS} acts=3",
        LEFT,
        plays=("fight elf",), ends=(("orc", "kitchen"), ("elf", "out-11")), tells=("fight", "score", "reveal", "end"),
    ),
    Example(
        "points-with-chest", 6, ("RD-6.5", "A7", "A9"),
        f"{LADDER} at=cube:kitchen,elf:kitchen escaped=dwarf"
        f" fell=lich,troll,ogre,warrior,barbarian,cleric,eye,thief,orc {HOLDS} acts=1",
        LEFT,
        plays=("fight elf",), ends=(("cube", "kitchen"),), tells=("fight", "score", "reveal", "end"),
    ),
    Example(
        "no-way-back", 4, ("G1",),
        f"{LADDER} at=orc:kitchen,lich:library,elf:cells,dwarf:den,thief:treasury,cube:crypt"
        f" fell=eye,troll,ogre,warrior,barbarian,cleric chest=treasury {HOLDS} acts=1 dry=1 last=orc:hall",
        LEFT, about="orc",
        can=("move orc armoury", "move orc cells"), cannot=(("move orc hall", "G1"),),
    ),
)  # fmt: skip


def grids() -> tuple[Grid, ...]:
    """What a place is worth, from the rules that count the points."""
    count = len(DUNGEON_CHARACTERS)
    rows: list[tuple[Cell, ...]] = []
    for rank in range(count):
        left = count - 1 - rank  # how many are worth more
        out = Text("rd-grid-out", {"n": rank + 1})
        without = (Text("rd-grid-last"), Text("rd-grid-last-out"))
        escape = (Text("rd-grid-chest"), Text("rd-grid-last"), Text("rd-grid-last-out"))
        points = int(points_at(rank, count, False))
        rows.append((points, without[left] if left < 2 else out, escape[left] if left < 3 else out))
    rows.reverse()
    head = (Text("rd-grid-worth"), Text("rd-grid-without"), Text("rd-grid-with"))
    return (Grid(6, Text("rd-grid-points"), head, tuple(rows)),)


def room(name: str, floor: str) -> Thing:
    """A room; all of them are of our own design."""
    lines = [Text(f"rd-about-{floor}")]
    rules = ["RD-4.7", "RD-4.9", "A18"]
    if name in (ENTRY, FRONT_DOOR):
        lines.append(Text("rd-about-exit"))
        rules += ["RD-2.3", "RD-5.3", "RD-5.4", "A1", "A2", "A4"] if name == ENTRY else ["RD-7.2", "C2"]
    if name == TREASURY:
        lines.append(Text("rd-about-treasure"))
        rules += ["RD-2.3", "RD-2.5", "A17", "C3"]
    if name in (ENTRY, CELLAR):
        lines.append(Text("rd-thing-stairs"))
        rules += ["RD-7.1", "C1"]
    return Thing(f"room-{name}", Text(f"rd-room-{name}"), tuple(lines), tuple(rules), OURS)


def character(name: str, floor: str) -> Thing:
    """A character: none can do more than another."""
    rules = ("RD-4.5", "RD-4.6", "RD-4.10", "RD-4.13", "A11", "A22")
    return Thing(f"character-{name}", Text(f"rd-character-{name}"), (Text(f"rd-thing-{floor}"),), rules, READ)


def shelves() -> tuple[Shelf, ...]:
    rooms = [room(name, "dungeon") for name in DUNGEON_ROOMS] + [room(name, "house") for name in HOUSE_ROOMS]
    folk = [character(name, "dungeon") for name in DUNGEON_CHARACTERS]
    folk += [character(name, "house") for name in HOUSE_CHARACTERS]
    return (Shelf("character", tuple(folk)), Shelf("room", tuple(rooms)))


READING: Final = Reading(
    order=(3, 2, 4, 5, 6, 7, 1),
    preface=True,
    intros=5,
    notes=((2, "players"),),
    editions=("A10", "A23", "A24", "A25"),
    printed=("house",),
    ours=("G1", "G2", "G3"),
    examples=EXAMPLES,
    grids=grids,
    key=("door", "wall", "exit", "stairs", "chest", "token", "fallen", "brawl"),
    shelves=shelves,
)
