"""The search of Rumble: sees a win in one, and knows no more than its seat."""

from __future__ import annotations

from tests.bots.test_search import midgame

from lamplight.bots.search.searcher import Level
from lamplight.core.perspective import Perspective
from lamplight.core.rng import Rng
from lamplight.games.rumble.game import RumbleState
from lamplight.kits import kit_named


def test_it_takes_a_win_in_one() -> None:
    """Rumble, the last two inside, the chest at the exit: whoever owns the carrier leaves with it. # RD-5.3, RD-6.8"""
    found = 0
    for seed in range(6):
        state = midgame("rumble", 60 + seed, seed)
        assert isinstance(state, RumbleState)
        seat = int(state.actor)
        own = [who for who in range(12) if state.owner[who] == seat and state.room_of[who] >= 0]
        if not own:
            continue
        who = own[0]
        exit_room = int(state.dungeon.exit)
        for other in range(12):  # nobody else at the exit
            if state.room_of[other] == exit_room and other != who:
                break
        else:
            state.crowd[state.room_of[who]] -= 1
            state.room_of[who] = exit_room
            state.crowd[exit_room] += 1
            state.chest = exit_room
            searcher = kit_named("rumble").searcher(Level("x", 1500, 0.0, 0.0, 0.0))
            choice = searcher.choose(Perspective(state, seat, Rng(3), []), Rng(4))
            assert choice.do.startswith("leave ")
            found += 1
    assert found > 0


def test_worlds_keep_what_the_seat_knows() -> None:
    """Every world of the judge has the seat's own tokens, and as many of the others' as were dealt. # A11"""
    state = midgame("rumble", 20)
    assert isinstance(state, RumbleState)
    seat = int(state.actor)
    judge = kit_named("rumble").judge(Perspective(state, seat, Rng(3), []))
    rng = Rng(9)
    others = set()
    for _ in range(200):
        world = judge.world(rng)
        assert isinstance(world, RumbleState)
        assert [who for who in range(12) if world.owner[who] == seat] == [
            who for who in range(12) if state.owner[who] == seat
        ]
        for other in range(int(state.seats)):
            assert sum(1 for who in range(12) if world.owner[who] == other) == int(state.rules.tokens)
        others.add(tuple(int(owner) for owner in world.owner))
    assert len(others) > 100
