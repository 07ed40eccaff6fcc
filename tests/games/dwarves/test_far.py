"""Far steps: the ways of a walk, held against every walk there is."""

from __future__ import annotations

from tests.games.dwarves.laws import realm_of
from tests.games.dwarves.table import BOX, Table, rule

from lamplight.core.game import CHANCE, OVER
from lamplight.core.rng import Rng
from lamplight.core.view import Way
from lamplight.games.dwarves import frames as on
from lamplight.games.dwarves.game import Dwarves, DwarvesState
from lamplight.games.dwarves.state import LIFE, LOST_DOOM, LOST_HEALTH, WIDE

WALKS = ("step ", "tunnel ")
PRICES = ("health", "doom")
Arrival = tuple[int, int, int]  # steps, Health lost, steps of the Doom token


def every_walk(state: DwarvesState) -> dict[str, set[Arrival]]:
    """All walks, by trying everything: for each space what it takes to enter it without losing the game."""
    seat = int(state.actor)
    depth = int(state.depth)
    found: dict[str, set[Arrival]] = {}
    seen: set[str] = set()
    going: list[tuple[DwarvesState, Arrival]] = [(state, (0, 0, 0))]
    while going:
        further: list[tuple[DwarvesState, Arrival]] = []
        for here, (steps, health, doom) in going:
            if here.key() in seen or here.actor != seat or here.depth < depth:
                continue
            seen.add(here.key())
            walking = here.top() == on.WALK and here.depth == depth
            if not walking and here.top() != on.PENALTY:
                continue
            for do in map(here.text, here.legal_actions()):
                if not do.startswith(WALKS if walking else PRICES):
                    continue
                there = here.copy()
                there.apply(there.parse(do))
                lost = int(here.folk[seat * WIDE + LIFE] - there.folk[seat * WIDE + LIFE])
                closer = int(here.doom - there.doom)
                if there.result in (LOST_DOOM, LOST_HEALTH):
                    continue
                if walking:
                    reached = (steps + 1, health, doom)
                    found.setdefault(do.split(" ")[1], set()).add(reached)
                    further.append((there, reached))
                else:
                    further.append((there, (steps, health + lost, doom + closer)))
        going = further
    return found


def carried_out(state: DwarvesState, way: Way) -> Arrival:
    """Walk it, every ply by the rules: what it took."""
    seat = int(state.actor)
    here = state.copy()
    steps = health = doom = 0
    spaces = [BOX.names[here.at(seat)]]
    for do in way.dos:
        assert here.actor == seat
        assert here.refusal(seat, here.parse(do)) is None
        before = here.copy()
        here.apply(here.parse(do))
        if do.startswith(WALKS):
            steps += 1
            spaces.append(BOX.names[here.at(seat)])
        else:
            health += int(before.folk[seat * WIDE + LIFE] - here.folk[seat * WIDE + LIFE])
            doom += int(before.doom - here.doom)
    assert tuple(spaces) == way.path
    assert spaces[-1] == way.to
    assert here.result not in (LOST_DOOM, LOST_HEALTH)
    return steps, health, doom


def priced(way: Way) -> tuple[int, int]:
    """Health and Doom as the way tells them."""
    told = {text.id: text.args["count"] for text in way.price if "count" in text.args}
    health, doom = told.get("dw-price-health", 0), told.get("dw-price-doom", 0)
    assert isinstance(health, int)
    assert isinstance(doom, int)
    return health, doom


def walking(seats: int, seed: int, plies: int, every: int) -> list[DwarvesState]:
    """Positions of random games in which a dwarf walks, in all stages of the land."""
    rng = Rng(seed)
    game = Dwarves()
    state = realm_of(game.new({"dwarves": "random", "first": "random"}, seats))
    found: list[DwarvesState] = []
    n = 0
    for _ in range(plies):
        if state.actor == OVER:
            state = realm_of(game.new({"dwarves": "random", "first": "random"}, seats))
        if state.actor >= 0 and state.top() == on.WALK:
            n += 1
            if n % every == 0:
                found.append(state.copy())
        if state.actor == CHANCE:
            state.apply(state.chance_at(rng.below(state.chance_total())))
            continue
        legal = state.legal_actions()
        moves = [code for code in legal if state.text(code) == "move"]
        state.apply(moves[0] if moves and rng.below(3) else legal[int(rng.below(len(legal)))])
    return found


@rule("DW-8.2", "DW-8.4", "DW-8.5", "DW-9.1")
def test_every_way_is_legal_arrives_costs_what_it_says_and_none_is_cheaper() -> None:
    offered = through_land = tunnelled = with_troops = several = 0
    for seats, seed in ((2, 1), (3, 2), (5, 3)):
        for state in walking(seats, seed, 5000, 9):
            walks = every_walk(state)
            ways = state.plans(state.actor)
            by_place: dict[str, list[Way]] = {}
            for way in ways:
                by_place.setdefault(way.to, []).append(way)
            here = BOX.names[state.at(state.actor)]
            near = {to for to, found in walks.items() if min(found)[0] == 1}
            assert set(by_place) == set(walks) - near - {here}, "every space within reach, and no other"
            for to, found in by_place.items():
                costs = []
                for way in found:
                    steps, health, doom = carried_out(state, way)
                    assert priced(way) == (health, doom)
                    costs.append((health + doom, steps))
                    for other_steps, other_health, other_doom in walks[to]:
                        if other_steps <= steps:
                            cheaper = other_health <= health and other_doom <= doom
                            assert not (cheaper and (other_health, other_doom) != (health, doom))
                    offered += 1
                    through_land += health + doom > 0
                    tunnelled += any(do.startswith("tunnel") for do in way.dos)
                    with_troops += any(text.id == "dw-preview-troops" for text in way.price)
                least = min((health + doom, steps) for steps, health, doom in walks[to])
                assert costs[0] == least, "the cheapest comes first"
                assert len(found) <= 3
                several += len(found) > 1
    assert min(offered // 100, through_land, tunnelled, with_troops, several) > 20, "all of it was seen"


def ways_to(table: Table, to: str) -> list[Way]:
    return [way for way in table.state.plans(table.state.actor) if way.to == to]


@rule("DW-8.3")
def test_a_walk_over_open_land_is_free() -> None:
    table = Table("tungdil", "boindil").at("tungdil", "s31").at("boindil", "s57").turn("tungdil")
    table.does("move", "roll 4 2 1")
    [way] = ways_to(table, "s25")
    assert len(way.dos) == 3
    assert way.price == ()
    assert way.label.id == "dw-way"
    assert way.label.args["steps"] == 3
    assert way.touches == ("tungdil", "s25")
    assert (way.path[0], way.path[-1]) == ("s31", "s25")
    assert way.effects[0].via == way.path[1:]
    assert not ways_to(table, "s32"), "a neighbour is an option"
    assert not ways_to(table, "s31"), "and nobody walks to where he stands"
    assert not ways_to(table, "gate_v"), "nor further than his points reach"


@rule("DW-8.4", "DW-8.5")
def test_land_on_the_way_has_its_price_and_what_lies_at_the_end_is_asked_there() -> None:
    """A ring of Perished Land round the Blacksaddle: through it for a point, and onto it without answering yet."""
    table = Table("tungdil", "boindil").at("tungdil", "s31").at("boindil", "s57")
    for space in ("s22", "s23", "s30", "s32", "s39", "s40"):
        table.perished(space, BOX.tile_names[BOX.index[space] % 36])
    table.troops("s24", orc=2).perished("s25", "P20").turn("tungdil").does("move", "roll 3 2 1")
    ways = ways_to(table, "s24")
    assert {priced(way) for way in ways} == {(1, 0), (0, 1)}
    for way in ways:
        assert [text.id for text in way.price][1:] == ["dw-preview-troops"]
        assert way.label.id == "dw-way-priced"
    to_land = ways_to(table, "s25")
    assert to_land, "two points for the way, or one, and then Perished Land"
    for way in to_land:
        assert way.dos[-1] == "step s25"
        assert way.price[-1].id == "dw-preview-perished"


@rule("DW-8.5", "DW-3.2", "DW-3.3")
def test_no_way_loses_the_game() -> None:
    table = Table("tungdil", "boindil").at("tungdil", "s31").at("boindil", "s57").health("tungdil", 1)
    for space in ("s22", "s23", "s30", "s32", "s39", "s40"):
        table.perished(space, BOX.tile_names[BOX.index[space] % 36])
    table.hero(10).doom(12).turn("tungdil").does("move", "roll 3 2 1")
    assert {priced(way) for way in table.state.plans(table.state.actor)} == {(0, 1)}
    table.doom(11)
    assert table.state.plans(table.state.actor) == []


@rule("DW-8.6", "R38")
def test_who_does_not_mind_perished_land_pays_nothing() -> None:
    table = Table("bavragor", "boindil").at("bavragor", "s31").at("boindil", "s57").perished("s32", "P01")
    table.turn("bavragor").does("move", "roll 3 2")
    assert all(priced(way) == (0, 0) for way in table.state.plans(table.state.actor))


@rule("DW-8.5", "R50")
def test_a_shield_is_a_decision_and_ends_the_way() -> None:
    """Through Perished Land by Health one would be asked for the shield; by Doom the walk goes on."""
    shield = next(name for kind, name in enumerate(BOX.gear_names) if BOX.gear_when[kind] == 3)
    table = Table("tungdil", "boindil").at("tungdil", "s31").at("boindil", "s57").owns("tungdil", shield)
    for space in ("s22", "s23", "s30", "s32", "s39", "s40"):
        table.perished(space, BOX.tile_names[BOX.index[space] % 36])
    table.turn("tungdil").does("move", "roll 3 2 1")
    assert {priced(way) for way in table.state.plans(table.state.actor)} == {(0, 1)}


@rule("DW-9.1")
def test_tunnels_and_named_places_tell_the_ways_apart() -> None:
    table = Table("tungdil", "boindil").at("tungdil", "s01").at("boindil", "s57").turn("tungdil")
    table.does("move", "roll 3 2 1")
    [way] = ways_to(table, "s10")
    assert way.dos == ("tunnel s17", "step s10")
    assert way.label.id == "dw-way-tunnel"


def test_nothing_is_planned_where_nobody_walks() -> None:
    table = Table("tungdil", "boindil").at("tungdil", "s31").at("boindil", "s57").turn("tungdil")
    assert table.state.plans(0) == []
    table.does("move", "roll 1 1 1")
    assert table.state.plans(0) == [], "one step is an option"
    other = Table("tungdil", "boindil").at("tungdil", "s31").at("boindil", "s57").turn("tungdil")
    other.does("move", "roll 6 1 1")
    assert other.state.plans(1) == [], "and nobody plans for somebody else"
    assert other.state.plans(0)
