"""What would have to be so that an action could be done: when it is made true in the position, the action is legal."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.conformance.needs import Lack, lacks
from tests.conformance.walks import SetUp
from tests.games.dwarves.table import Table
from tests.games.dwarves.test_refusals import CASES

from lamplight.core.view import Text
from lamplight.games.dwarves import actions
from lamplight.games.dwarves import tell as say
from lamplight.games.dwarves.catalogue import place
from lamplight.games.dwarves.dice import ONE_FACE
from lamplight.games.dwarves.game import Dwarves, DwarvesState
from lamplight.games.dwarves.state import AT, BIT, CARD, GEAR, LIFE, MARKS, ROWS, SPACES, WIDE, one_of
from lamplight.games.dwarves.tables import GEAR as GEARS
from lamplight.games.dwarves.tables import TROOPS

GAME = Dwarves()
World = DwarvesState
PLACE_CODES = 200  # more than there are places
Arg = int | str | Text


def space(world: World, told: Arg) -> int:
    return [say.space_name(world, one) for one in range(SPACES)].index(told)  # type: ignore[arg-type]


def seat(world: World, told: Arg) -> int:
    return [say.dwarf(world, one) for one in range(int(world.seats))].index(told)  # type: ignore[arg-type]


def gear(world: World, told: Arg) -> int:
    return [say.gear_name(world, one) for one in range(GEARS)].index(told)  # type: ignore[arg-type]


def troop(told: Arg) -> int:
    return [say.troop_name(kind) for kind in range(len(TROOPS))].index(told)  # type: ignore[arg-type]


def legal(world: World, lack: Lack) -> bool:
    return world.refusal(lack.seat, lack.code) is None


def anywhere_there(world: World, lack: Lack) -> bool:
    """Is it legal where the dwarf stands at that place, somewhere at least? The place is called as on the card."""
    who, row = seat(world, lack.needs.args["dwarf"]), int(world.row_of(actions.card_of(lack.code)))
    bearer = int(world.cards[row * WIDE + MARKS]) if row >= 0 else -1
    codes = [code for code in range(PLACE_CODES) if place_or_none(world, code) == lack.needs.args["place"]]
    there = [at for at in range(SPACES) if any(world.within(at, code, bearer) for code in codes)]
    found = []
    for at in there:
        world.folk[who * WIDE + AT] = at
        found.append(legal(world, lack))
    return any(found)


def place_or_none(world: World, code: int) -> Text | None:
    try:
        return place(world.tables, code)
    except IndexError:
        return None


def beside(world: World, lack: Lack) -> None:
    who, to = seat(world, lack.needs.args["dwarf"]), space(world, lack.needs.args["to"])
    assert world.tables.distance[world.at(who) * SPACES + to] == lack.needs.args["n"]
    world.folk[who * WIDE + AT] = next(at for at in range(SPACES) if world.tables.distance[at * SPACES + to] == 1)


def card_gone(world: World, lack: Lack) -> None:
    cards = [int(world.cards[row * WIDE + CARD]) for row in range(ROWS)]
    told = [say.card_name(world, card) if card >= 0 else None for card in cards]
    row = told.index(lack.needs.args["card"])  # type: ignore[arg-type]
    rest = [int(number) for number in world.cards]
    rest[row * WIDE : (row + 1) * WIDE] = []
    for at, number in enumerate([*rest, *[-1] * WIDE]):
        world.cards[at] = number


def gather(world: World, lack: Lack) -> None:
    """As many of the others as are missing come to the active dwarf."""
    here, n = world.at(world.active), lack.needs.args["n"]
    assert isinstance(n, int)
    others = [one for one in range(int(world.seats)) if world.at(one) != here]
    for one in others[:n]:
        world.folk[one * WIDE + AT] = here


def give(world: World, lack: Lack, by: int) -> None:
    who, what = seat(world, lack.needs.args["dwarf"]), gear(world, lack.needs.args["gear"])
    assert world.owns(who, what) == (by < 0)
    world.folk[who * WIDE + GEAR] += by * BIT[what]


def number(lack: Lack, name: str) -> int:
    found = lack.needs.args[name]
    assert isinstance(found, int)
    return found


def set_land(world: World, lack: Lack, tile: int) -> None:
    world.land[space(world, lack.needs.args["space"])] = tile


def set_troops(world: World, lack: Lack, packed: int) -> None:
    world.troops[space(world, lack.needs.args["space"])] = packed


def add_troop(world: World, lack: Lack, kind: int) -> None:
    world.troops[space(world, lack.needs.args["space"])] += one_of(kind)


def hurt(world: World, lack: Lack) -> None:
    world.folk[seat(world, lack.needs.args["dwarf"]) * WIDE + LIFE] -= 1


def stand(world: World, lack: Lack) -> None:
    world.folk[seat(world, lack.needs.args["dwarf"]) * WIDE + AT] = space(world, lack.needs.args["space"])


def set_field(name: str) -> Callable[[World, Lack], None]:
    def change(world: World, lack: Lack) -> None:
        values = {"left": 1, "tunnelled": True}
        setattr(world, name, values[name] if name in values else space(world, lack.needs.args["space"]))

    return change


MADE_TRUE: dict[str, Callable[[World, Lack], None]] = {
    "dw-need-action": set_field("left"),
    "dw-need-card-gone": card_gone,
    "dw-need-foes": lambda world, lack: add_troop(world, lack, 0),
    "dw-need-no-foes": lambda world, lack: set_troops(world, lack, 0),
    "dw-need-troop": lambda world, lack: add_troop(world, lack, troop(lack.needs.args["troop"])),
    "dw-need-council": lambda world, lack: setattr(world, "council", number(lack, "n")),
    "dw-need-at": stand,
    "dw-need-beside": beside,
    "dw-need-gather": gather,
    "dw-need-tunnel-tile": set_field("tunnel"),
    "dw-need-healed": lambda world, lack: set_land(world, lack, 0),
    "dw-need-perished": lambda world, lack: set_land(world, lack, 1),
    "dw-need-die": lambda world, lack: setattr(world, "dice", world.dice + ONE_FACE[number(lack, "die")]),
    "dw-need-die-least": lambda world, lack: setattr(world, "dice", world.dice + ONE_FACE[number(lack, "die")]),
    "dw-need-tunnelled": set_field("tunnelled"),
    "dw-need-gear": lambda world, lack: give(world, lack, 1),
    "dw-need-without": lambda world, lack: give(world, lack, -1),
    "dw-need-hurt": hurt,
}


def check(lack: Lack) -> None:
    """What is told is made true, and nothing else; then the action is legal."""
    world = lack.state.copy()
    assert isinstance(world, DwarvesState)
    assert not legal(world, lack)
    if lack.needs.id == "dw-need-there":
        assert anywhere_there(world, lack), lack
        return
    MADE_TRUE[lack.needs.id](world, lack)
    assert legal(world, lack), lack


@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_missing_makes_the_action_legal(seats: int) -> None:
    seen = set()
    for lack in lacks(SetUp(GAME, {}, seats), seats, 220, tries=60):
        check(lack)
        seen.add(lack.needs.id)
    assert seen >= {"dw-need-beside", "dw-need-there", "dw-need-gear", "dw-need-tunnel-tile", "dw-need-foes"}


def lack_of(table: Table, do: str | int) -> Text | None:
    """What this decision of whoever is asked lacks; if anything, it is checked."""
    state = table.state
    who, code = int(state.actor), state.parse(do) if isinstance(do, str) else do
    needs = state.needs(who, code)
    if needs is not None:
        check(Lack(state, who, code, needs))
    return needs


def test_every_fault_that_one_fact_can_heal_is_told_so() -> None:
    """Of the positions that provoke every fault: what is missing makes the action legal, and every sentence is used."""
    seen: dict[str, set[str]] = {}
    for message, _, table, do in CASES:
        needs = lack_of(table(), do)
        if needs is not None:
            seen.setdefault(needs.id, set()).add(message)
    assert set(seen) == {"dw-need-there", *MADE_TRUE}
    assert seen["dw-need-action"] == {"actions"}
    assert seen["dw-need-card-gone"] >= {"held", "message-blocked", "tunnel-blocked", "heal-blocked"}
    assert seen["dw-need-hurt"] == {"full"}


def test_two_facts_are_not_one() -> None:
    """DW-8.1, DW-10.1: without an action, and without anybody to fight with, neither alone would do."""
    tired = Table("tungdil", "boindil").owns("tungdil", "EQ06").at("tungdil", "s20").turn("tungdil", left=0)
    assert lack_of(tired, "message") == Text("dw-need-action", {"dwarf": say.dwarf(tired.state, 0)})
    assert lack_of(tired, "fight") is None
