"""Engine and independent model move troops alike, wherever troops and tiles can lie."""

from __future__ import annotations

import random

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from tests.games.dwarves import laws, model
from tests.games.dwarves.table import BOX, Table, rule

from lamplight.core.game import CHANCE
from lamplight.games.dwarves import perished, resolve
from lamplight.games.dwarves.game import DwarvesState
from lamplight.games.dwarves.state import NOWHERE
from lamplight.games.dwarves.tables import packed

POSITIONS = 1500  # of each limit
FRESH = {limit: Table(perish=str(limit)).turn().state for limit in (4, 5)}


def wild(random_: random.Random, limit: int) -> DwarvesState:
    """Some land has perished, bands stand close together, perhaps no tile is left or some lie under the pile."""
    state = FRESH[limit].copy()
    centre = random_.randrange(65)
    near = sorted(range(65), key=lambda space: (BOX.distance[centre * 65 + space], random_.random()))
    tiles = random_.sample(range(36), 36)
    count = random_.choice([0, 0, random_.randint(0, 12), random_.randint(0, 36), 35, 36])
    for space in random_.sample([space for space in near if space != BOX.blacksaddle], count):
        state.land[space] = tiles.pop() + 1
    if tiles and random_.random() < 0.3:
        for _ in range(random_.randint(1, len(tiles))):
            state.under = vector([*state.under, tiles.pop()])
    state.tiles = sum(1 << tile for tile in tiles)
    supply = list(model.WHOLE)
    for space in near[: random_.randint(5, 40)]:
        if state.land[space]:
            continue
        most = 4 if space == BOX.blacksaddle else limit - 1
        if not tiles and space != BOX.blacksaddle and random_.random() < 0.2:
            most = 7  # R10
        here = [0, 0, 0]
        for _ in range(random_.choice([most, most, random_.randint(0, most)])):
            kind = random_.choices(range(3), [30, 25, 20])[0]
            if supply[kind] > 0:
                supply[kind] -= 1
                here[kind] += 1
        state.troops[space] = packed(*here)
    state.supply = packed(*supply)
    free = [space for space in range(65) if space != BOX.blacksaddle and not BOX.entrance[space]]  # R34
    state.tunnel = random_.choice([NOWHERE, random_.choice(free)])
    check(state)
    return state


def check(state: DwarvesState) -> None:
    laws.check_troops(state)
    laws.check_tiles(state)


def vector(numbers: list[int]) -> vec[i64]:
    return vec[i64]([i64(number) for number in numbers])


def told(state: DwarvesState) -> model.Land:
    """The engine's position in the model's words."""
    land = model.Land(int(state.rules.limit))
    land.troops = {name: list(laws.kinds(int(state.troops[at]))) for at, name in enumerate(BOX.names)}
    land.tiles = {name: BOX.tile_names[state.land[at] - 1] for at, name in enumerate(BOX.names) if state.land[at]}
    land.supply = list(laws.kinds(int(state.supply)))
    land.left = 36 - len(land.tiles)
    land.doom_steps = 40 - int(state.doom)
    land.tunnel = BOX.names[state.tunnel] if state.tunnel != NOWHERE else None
    return land


def resolved(state: DwarvesState, random_: random.Random) -> list[str]:
    """Let the engine go on; the tiles that were drawn, and then those under the pile."""
    under = [BOX.tile_names[tile] for tile in state.under]
    drawn = []
    resolve.advance(state)
    while state.actor == CHANCE:
        code = int(state.chance_at(random_.randrange(int(state.chance_total()))))
        drawn.append(state.text(code).removeprefix("tile "))
        state.apply(code)
        check(state)
    return drawn + under


@rule("R1", "R2", "R3", "R4", "R5", "R6", "R8", "R9", "R10", "R11", "R12", "R13", "R14", "R15", "R34")
@pytest.mark.parametrize("limit", [5, 4])
def test_they_agree_wherever_troops_come(limit: int) -> None:
    random_ = random.Random(limit)
    chains = dooms = 0
    for _ in range(POSITIONS):
        state = wild(random_, limit)
        expected = told(state)
        busy = [at for at in range(65) if state.troops[at]]
        place = random_.choice([*random_.sample(busy, min(2, len(busy))), random_.choice(BOX.gateway)])
        came = [random_.randint(0, 3), random_.randint(0, 2), random_.randint(0, 2)]
        perished.arrive(state, place, packed(*came))
        tiles = resolved(state, random_)
        expected.bring(BOX.names[place], came, iter(tiles).__next__)
        assert told(state) == expected
        chains += len(tiles) >= 3
        dooms += expected.doom_steps
    assert chains > POSITIONS // 30, "enough chains to tell the orders apart"
    assert dooms > POSITIONS // 100


@rule("DW-7.6")
def test_they_agree_wherever_a_card_lays_a_tile() -> None:
    random_ = random.Random(7)
    laid = 0
    for _ in range(POSITIONS // 2):
        state = wild(random_, random_.choice([4, 5]))
        expected = told(state)
        place = random_.randrange(65)
        perished.perish(state, place)
        tiles = resolved(state, random_)
        expected.perish(BOX.names[place], iter(tiles).__next__)
        assert told(state) == expected
        laid += BOX.names[place] in expected.tiles
    assert laid > POSITIONS // 4


@rule("DW-5.7", "R7", "DW-6.1")
def test_every_flow_ends_at_the_blacksaddle() -> None:
    """Whatever colours lie where: every arrow comes nearer in q² + qr + r², and with all tiles all roads end there."""
    for space in model.SPACES.values():
        far = space.q**2 + space.q * space.r + space.r**2
        assert (space.id == model.BLACKSADDLE) == (far == 0) == (not space.arrows)
        for direction in space.arrows.values():
            onward = model.beside(space.id, direction)
            assert onward is not None
            to = model.SPACES[onward]
            assert to.q**2 + to.q * to.r + to.r**2 < far
    random_ = random.Random(1)
    for _ in range(50):
        state = FRESH[5].copy()
        for tile, at in enumerate(random_.sample(range(65), 36)):
            if at != BOX.blacksaddle:
                state.land[at] = tile + 1
        for at in range(65):
            end = perished.outflow(state, at)
            assert state.land[end] == 0
