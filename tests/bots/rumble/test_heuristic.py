"""The bots of Rumble: legal, repeatable, discreet, better than chance, and no mix of them plays for ever."""

from __future__ import annotations

import pickle
import random

import pytest
from tests.games.rumble import laws
from tests.games.rumble.table import GAME, SEATS, Table, new, vector

from lamplight.bots.rumble.heuristic import reason, steps_to_exit
from lamplight.core.chance import Dealer
from lamplight.core.entry import Entry
from lamplight.core.game import CHANCE, OVER
from lamplight.core.match import Match, Step
from lamplight.core.perspective import Perspective
from lamplight.core.rng import Rng
from lamplight.games.rumble.belief import Belief, this_adventure
from lamplight.games.rumble.game import RumbleState
from lamplight.kits import bot_named

REASONS = {f"rd-reason-{word}" for word in ("only", "leave", "fight", "chest-home", "chest-away", "meet", "quiet")} | {
    "core-reason-random",
    "core-reason-only",
}


def play(names: list[str], seed: int, **options: str) -> tuple[RumbleState, list[Entry], int]:
    """A whole game between bots, each decision checked: its end, the decisions, and the longest adventure in turns."""
    bots = [bot_named("rumble", name) for name in names]
    match = Match(GAME, {"layout": "eight", **options}, len(bots), Dealer(seed.to_bytes(32, "big")))
    match.begin()
    rng = Rng(seed)
    longest = turns = 0
    adventure = 0
    while not match.over:
        state = laws.brawl_of(match.state)
        seat = int(state.actor)
        before = state.key()
        decision = bots[seat].choose(match.perspective(seat, rng), rng)
        assert state.key() == before
        assert state.text(decision.code) == decision.do
        assert decision.code in state.legal_actions()
        assert decision.reason.id in REASONS
        assert decision.reason.args == {}
        assert isinstance(match.act(seat, decision.do), Step)
        turns = turns + 1 if laws.brawl_of(match.state).adventure == adventure else 1
        adventure = int(laws.brawl_of(match.state).adventure)
        longest = max(longest, turns)
    return laws.brawl_of(match.state), match.entries, longest


@pytest.mark.parametrize(
    ("names", "options"),
    [
        *((["bluffer"] * seats, {}) for seats in range(2, 7)),
        *((["uniform"] * seats, {"set": "house"}) for seats in range(2, 7)),
        *(
            (["bluffer", "uniform"] * (seats // 2) + ["bluffer"] * (seats % 2), {"set": "house"})
            for seats in (2, 3, 4, 5, 6)
        ),
        (["bluffer"] * 3, {"set": "both", "adventures": "1"}),
        (["bluffer"] * 12, {"set": "both", "adventures": "1"}),
        (["uniform", "bluffer"] * 4, {"set": "both", "adventures": "1", "tokens": "3"}),
    ],
    ids=str,
)
def test_adventures_end_with_the_guard_on_whoever_plays(names: list[str], options: dict[str, str]) -> None:
    for seed in range(1 if "adventures" in options else 2):
        state, _, longest = play(names, seed, **options)
        assert state.actor == OVER
        assert longest <= (int(state.rules.characters) - 1) * int(state.rules.dry_limit)


@pytest.mark.parametrize("bot", ["bluffer", "uniform"])
def test_the_same_generator_gives_the_same_game(bot: str) -> None:
    one, entries, _ = play([bot] * 3, 7, adventures="1")
    two, again, _ = play([bot] * 3, 7, adventures="1")
    assert one.key() == two.key()
    assert entries == again
    assert play([bot] * 3, 8, adventures="1")[1] != entries


def test_the_bluffer_beats_chance() -> None:
    """Parity is 0.25; seeded games, so the result is always the same."""
    total = 0.0
    games = 24
    for game in range(games):
        names = ["uniform"] * 4
        names[game % 4] = "bluffer"
        state, _, _ = play(names, 100 + game, adventures="1")
        outcome = state.outcome()
        assert outcome is not None
        total += outcome.seats[game % 4].share
    assert total / games > 0.45


# --- discretion ---


def with_owners(state: RumbleState, random_: random.Random) -> RumbleState:
    """The same table with all tokens dealt anew, the bot's own too."""
    other = state.copy()
    owners = [int(seat) for seat in state.owner]
    random_.shuffle(owners)
    other.owner = vector(owners)
    laws.check(other)
    return other


def test_a_reason_tells_nothing_of_who_owns_whom() -> None:
    """At the same public table the same action has the same reason, whoever owns whom and whatever the mood."""
    random_ = random.Random(4)
    rng = Rng(4)
    bot = bot_named("rumble", "bluffer")
    compared = 0
    for box in ("dungeon", "both"):
        state = new(3, set=box, layout="ring", adventures="1")
        history: list[Entry] = []
        while state.actor != OVER and len(history) < 160:
            if state.actor == CHANCE:
                code = int(state.chance_at(rng.below(state.chance_total())))
                history.append(Entry(CHANCE, state.veiled(code)))
                state.apply(code)
                continue
            seat = int(state.actor)
            said: dict[str, set[str]] = {}
            if len(history) % 4 == 0:
                for _ in range(6):
                    world = with_owners(state, random_)
                    decision = bot.choose(Perspective(world, seat, rng, history), rng)
                    said.setdefault(decision.do, set()).add(decision.reason.id)
                    expected = "rd-reason-only" if len(state.legal_actions()) == 1 else reason(state, decision.code).id
                    assert decision.reason.id == expected
                assert all(len(reasons) == 1 for reasons in said.values())
                compared += len(said)
            legal = state.legal_actions()
            code = legal[int(rng.below(len(legal)))]
            history.append(Entry(seat, state.text(code)))
            state.apply(code)
    assert compared > 80


def test_a_bot_cannot_tell_twins_apart() -> None:
    """With the same hand, the same public history and the same generator it does the same, whoever owns the rest."""
    random_ = random.Random(6)
    bot = bot_named("rumble", "bluffer")
    hands = {"owl": ["lich", "elf"]}
    others = [who for who in Table(4).names if who not in hands["owl"]]
    for number in range(12):
        done = set()
        crowd = random_.sample(Table(4).dungeon.names, 4)
        for _ in range(5):
            random_.shuffle(others)
            table = Table(4).turn_of("owl").owns("owl", "lich", "elf").stand("cube", "eye", "orc", crowd[0])
            table.stand("lich", crowd[1]).chest(crowd[number % 4])
            for at, seat in enumerate(("fox", "hare", "mole")):
                table.owns(seat, *others[2 * at : 2 * at + 2])
            history = [Entry(CHANCE, "start 1"), Entry(0, "move cube den")]
            decision = bot.choose(Perspective(table.state, 1, Rng(number), history), Rng(number + 50))
            done.add((decision.do, decision.reason.id))
        assert len(done) == 1


def test_a_perspective_travels_to_another_process() -> None:
    match = Match(GAME, {"layout": "ring"}, 4, Dealer(bytes(32)))
    match.begin()
    here = match.perspective(2, Rng(1))
    there = pickle.loads(pickle.dumps(here))
    assert (there.seat, there.history) == (2, match.seen(2))
    assert there.view() == here.view() == match.view(2)


# --- sense ---


def choice(table: Table, seed: int = 1) -> str:
    seat = int(table.state.actor)
    return bot_named("rumble", "bluffer").choose(Perspective(table.state, seat, Rng(seed)), Rng(seed)).do


@pytest.mark.parametrize("seed", range(5))
def test_it_leaves_with_the_chest_when_it_can(seed: int) -> None:
    assert choice(Table(4).owns("fox", "cube", "lich").chest("entry"), seed) == "leave cube"


@pytest.mark.parametrize("seed", range(5))
def test_it_does_not_remove_its_last_hope(seed: int) -> None:
    table = (
        Table(3).only("cube", "eye", "lich").stand("cube", "eye", "hall").owns("fox", "cube", "orc").neutral("cleric")
    )
    assert choice(table, seed) != "fight cube"
    assert steps_to_exit(table.state, table.dungeon.index["hall"]) == 1
    assert steps_to_exit(table.state, int(table.dungeon.treasury)) == 6


def test_belief_is_about_this_adventure_and_certain_of_its_own() -> None:
    table = Table(3).owns("fox", "cube", "orc")
    history = [
        Entry(CHANCE, "start 1"), Entry(1, "fight troll"), Entry(CHANCE, "deal 2 ?"), Entry(CHANCE, "start 2"),
        Entry(1, "fight lich"), Entry(2, "leave elf"), Entry(2, "move ogre cells"), Entry(-3, "call"),
    ]  # fmt: skip
    assert len(this_adventure(history)) == 4
    assert this_adventure([]) == []
    belief = Belief(table.state, 0, history)
    index = table.names.index
    assert [belief.chance[0][index(who)] for who in ("cube", "orc", "lich")] == [1.0, 1.0, 0.0]
    assert belief.chance[1][index("lich")] < belief.chance[1][index("troll")] == belief.chance[2][index("troll")]
    assert belief.chance[2][index("elf")] > belief.chance[2][index("ogre")] > belief.chance[2][index("dwarf")]
    for who in range(12):
        assert sum(belief.chance[seat][who] for seat in range(3)) <= 1.0 + 1e-9
    assert SEATS[0] == "fox"
