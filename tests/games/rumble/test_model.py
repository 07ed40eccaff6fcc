"""Engine and independent model agree: on what is legal, what it leads to and what it scores, wherever play can lead."""

from __future__ import annotations

import random

import pytest
from tests.games.rumble import laws, model
from tests.games.rumble.table import DUNGEON, GAME, HOUSE, new_by, rule, vector

from lamplight.core.game import CHANCE, OVER
from lamplight.core.rng import Rng
from lamplight.games.rumble.agreement import rules_for
from lamplight.games.rumble.dungeon import numbered
from lamplight.games.rumble.game import RumbleState, placed
from lamplight.games.rumble.state import BRAWLING, DEALING, LAYING, NOBODY, OUT, PLACING, STARTING

STAGES = {LAYING: "place", PLACING: "place", DEALING: "deal", STARTING: "start", BRAWLING: "act"}
MAPS: dict[str, model.Map] = {}


def map_of(state: RumbleState) -> model.Map:
    key = state.dungeon.spelled
    if key not in MAPS:
        MAPS[key] = model.read_map(state.scene())
    return MAPS[key]


def seen(state: RumbleState) -> model.Position:
    """The engine's position in the model's words; what is not said in a stage is left out."""
    rules = state.rules
    names = (DUNGEON + HOUSE)[int(rules.first) : int(rules.first + rules.characters)]
    rooms = state.dungeon.names
    count = int(rules.characters)
    deal = model.Deal(
        map_of(state), names, int(state.seats), int(rules.tokens), int(rules.adventures), bool(rules.guard),
        bool(rules.scaled), bool(rules.seating_start), bool(rules.tie_break), int(rules.version),
    )  # fmt: skip
    past = tuple(
        tuple(
            (names[k // 3], *(int(n) for n in state.history[base + k : base + k + 3])) for k in range(0, 3 * count, 3)
        )
        for base in range(0, len(state.history), 3 * count)
    )
    stage = "over" if state.actor == OVER else STAGES[int(state.phase)]
    return model.Position(
        deal,
        stage,
        tuple((names[who], rooms[int(at)]) for who, at in enumerate(state.room_of) if at != OUT),
        tuple(names[int(who)] for who in state.fallen),
        None if state.escaped == OUT else names[int(state.escaped)],
        None if state.chest == OUT else rooms[int(state.chest)],
        tuple((names[who], int(seat)) for who, seat in enumerate(state.owner) if seat >= 0),
        int(state.actor),
        int(state.starter),
        None if state.last_who == OUT else (names[int(state.last_who)], rooms[int(state.last_from)]),
        int(state.dry),
        past,  # type: ignore[arg-type]
    )


def told(p: model.Position) -> tuple[object, ...]:
    """A position without the order of what has no order, and without what no longer matters."""
    if p.stage == "over":
        return ("over", p.past)
    last = p.last if p.deal.guard else None
    return (
        p.stage, sorted(p.rooms), p.fallen, p.escaped, p.chest, sorted(p.owners), p.mover, p.starter, last, p.quiet,
        p.past,
    )  # fmt: skip


def compare(state: RumbleState) -> int:
    """Same legal actions (or outcomes), same results; the number of actions compared."""
    here = seen(state)
    theirs = model.draws(here) if state.actor == CHANCE else model.successors(here)
    codes = [code for code, _ in state.chance_outcomes()] if state.actor == CHANCE else state.legal_actions()
    ours = {state.text(code): code for code in codes}
    assert set(ours) == set(theirs), here
    assert len(ours) == len(codes), "no action is listed twice"
    assert {weight for _, weight in state.chance_outcomes()} <= {1}, "every outcome is as likely as the other"
    for do, code in ours.items():
        after = state.copy()
        after.apply(code)
        compare_one(after, theirs[do], do)
    assert (state.motions() == ["call"]) == model.may_be_called(here)
    if model.may_be_called(here):
        after = state.copy()
        after.apply(after.parse("call"))
        compare_one(after, model.called(here), "call")
    return len(ours)


def compare_one(after: RumbleState, expected: model.Position, do: str) -> None:
    assert told(seen(after)) == told(expected), do
    assert [int(points) for points in after.scores] == (expected.totals() if expected.past else [0] * int(after.seats))
    outcome = after.outcome()
    assert (outcome is None) == (expected.stage != "over")
    if outcome is not None:
        won = [seat for seat, result in enumerate(outcome.seats) if result.won]
        assert won == model.winners(expected), do
        assert outcome.reason == model.reason(expected)
        assert [result.share for result in outcome.seats] == [
            1 / len(won) if seat in won else 0.0 for seat in range(int(after.seats))
        ]


VARIANTS: list[dict[str, str]] = [
    {},
    {"guard": "off", "ties": "broken"},
    {"starter": "seating", "rebuild": "yes"},
    {"layout": "eight", "ties": "broken"},
    {"layout": "ladder", "starter": "seating", "ties": "broken"},
]
SETUPS: list[tuple[str, int, dict[str, str]]] = [
    *(("dungeon", seats, VARIANTS[seats % 5]) for seats in range(3, 7)),
    *(("house", seats, VARIANTS[(seats + 1) % 5]) for seats in range(3, 7)),
    *(("both", seats, VARIANTS[(seats + 2) % 5]) for seats in range(3, 13)),
    ("dungeon", 2, {"ties": "broken"}),
    ("house", 2, {"layout": "ring"}),
    ("both", 3, {"tokens": "4", "scoring": "scaled", "ties": "broken"}),
    ("both", 8, {"tokens": "3", "scoring": "scaled"}),
    ("dungeon", 3, {"doors": "twisty"}),
]


@pytest.mark.parametrize("version", GAME.versions())
@pytest.mark.parametrize(("box", "seats", "options"), SETUPS, ids=str)
def test_they_agree_wherever_play_leads(box: str, seats: int, options: dict[str, str], version: int) -> None:
    rng = Rng(3000 + seats)
    compared = 0
    state = new_by(version, seats, set=box, **options)
    for _ in range(1200):
        if state.actor == OVER:
            state = new_by(version, seats, set=box, **options)
        if state.actor == CHANCE and state.phase == LAYING:
            code = int(state.chance_at(rng.below(20)))
        elif state.actor == CHANCE:
            if rng.below(12) == 0:
                compared += compare(state)
            code = int(state.chance_at(rng.below(state.chance_total())))
        else:
            legal = state.legal_actions()
            if rng.below(16) == 0 or (state.inside <= 3 and rng.below(2) == 0):
                compared += compare(state)
            code = legal[int(rng.below(len(legal)))]
            if rng.below(3) == 0:  # a little more bloodshed than chance would bring
                code = next((one for one in legal if state.text(one).startswith(("fight", "leave"))), code)
        state.apply(code)
    assert compared > 500


def random_position(random_: random.Random, box: str, seats: int) -> RumbleState:
    """A brawl at any moment: crowds, empty rooms, the chest anywhere, some fallen, perhaps one escaped."""
    options = {"set": box, "guard": random_.choice(["on", "on", "off"]), "adventures": random_.choice(["1", "3"])}
    if seats == 2:
        options["guard"] = "on"
    if box == "both" and random_.random() < 0.5:
        options["scoring"] = "scaled"
    rules = rules_for(GAME.checked(options), seats, random_.choice([1, 2, 2]))
    dungeon = numbered(rules.sets, False, random_.randrange(30))
    count = int(rules.characters)
    favourites = random_.sample(range(count), 3)
    everybody = random_.sample(range(count), count)
    inside = set(everybody[: random_.choice([2, 2, 3, 4, random_.randint(2, count)])])
    escaped = OUT
    outside = [who for who in everybody if who not in inside]
    if outside and box != "house" and random_.random() < 0.3:
        escaped = outside.pop()
    rooms = [
        random_.choice(favourites if random_.random() < 0.6 else range(count)) if who in inside else OUT
        for who in range(count)
    ]
    owners = [NOBODY] * count
    for at, who in enumerate(random_.sample(range(count), int(rules.tokens) * seats)):
        owners[who] = at % seats
    busy = [room for room in rooms if room != OUT]
    chest = OUT
    if box != "house" and escaped == OUT:
        near = [int(dungeon.exit), random_.choice(busy), random_.randrange(count)]
        chest = random_.choice(near)
        if random_.random() < 0.3:
            chest = int(dungeon.exit)
            rooms[random_.choice(sorted(inside))] = chest
    state = placed(
        rules, dungeon, seats, random_.randrange(seats), vector(rooms), vector(owners), vector(outside), escaped, chest
    )
    state.dry = random_.randrange(int(rules.dry_limit))
    if rules.guard and random_.random() < 0.6:
        who = random_.choice(sorted(inside))
        state.last_who, state.last_from = who, random_.choice(dungeon.neighbours(int(state.room_of[who])))
        state.dry = max(1, int(state.dry))
    laws.check(state)
    return state


@pytest.mark.parametrize("box", ["dungeon", "house", "both"])
def test_they_agree_wherever_pieces_can_stand(box: str) -> None:
    random_ = random.Random(box)
    compared = 0
    for _ in range(800):
        seats = random_.randint(3, 12) if box == "both" else random_.randint(2, 6)
        compared += compare(random_position(random_, box, seats))
    assert compared > 2000


@rule("G2")
def test_they_agree_on_the_patience_of_every_table() -> None:
    """72 turns with one box, 288 with both, and 4 a player; by the first rules 8 rounds, at least 24 turns."""
    for seats in range(2, 13):
        for box in ("both",) if seats > 6 else ("dungeon", "house") if seats < 3 else ("dungeon", "house", "both"):
            patience = [int(rules_for(GAME.checked({"set": box}), seats, version).dry_limit) for version in (1, 2)]
            assert patience == [max(24, 8 * seats), (288 if box == "both" else 72) + 4 * seats]
