"""What the search knows of Rumble: worlds weighed by what the others did, and play to the end of the adventure."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lamplight.bots.search.judge import LONGEST, Judge
from lamplight.core.game import CHANCE, OVER, State
from lamplight.core.perspective import Perspective
from lamplight.core.rng import Rng
from lamplight.games.rumble.actions import CARRY, FIGHT, LEAVE, MOVE, STRIDE
from lamplight.games.rumble.belief import Belief
from lamplight.games.rumble.game import RumbleState
from lamplight.games.rumble.state import NOBODY, OUT

WARMTH: Final = 5.0  # points ahead that make a lead telling while adventures are left
FINE: Final = 1_000_000
TRIES: Final = 40


class RumbleJudge(Judge):
    """Every iteration deals the unseen tokens anew, by how likely it is that each seat holds them."""

    def __init__(self, perspective: Perspective) -> None:
        super().__init__(perspective)
        self.stake = 0.3
        world = perspective.world
        assert isinstance(world, RumbleState)
        self.brawl: RumbleState = world
        self.adventure: i64 = world.adventure
        belief = Belief(world, int(self.seat), perspective.history)
        self.weight: vec[i64] = vec[i64]()  # [seat * characters + who]: parts in a million
        self.unseen: vec[i64] = vec[i64]()
        characters = int(world.rules.characters)
        for seat in range(int(world.seats)):
            for who in range(characters):
                part: i64 = int(belief.chance[seat][who] * FINE)
                self.weight = append(self.weight, part + 1)
        for who in range(characters):
            if world.owner[who] != self.seat:
                self.unseen = append(self.unseen, who)

    def world(self, rng: Rng) -> State:
        brawl = self.brawl
        world = brawl.copy()
        owner = brawl.owner[:]
        characters = brawl.rules.characters
        unseen = self.unseen[:]
        left: i64 = len(unseen)
        k: i64 = 0
        while k < left:
            owner[unseen[k]] = NOBODY
            k += 1
        seat: i64 = 0
        while seat < brawl.seats:
            if seat != self.seat:
                tokens = brawl.rules.tokens
                while tokens > 0:
                    total: i64 = 0
                    k = 0
                    while k < left:
                        total += self.weight[seat * characters + unseen[k]]
                        k += 1
                    pick = rng.below(total)
                    k = 0
                    pick -= self.weight[seat * characters + unseen[k]]
                    while pick >= 0:
                        k += 1
                        pick -= self.weight[seat * characters + unseen[k]]
                    owner[unseen[k]] = seat
                    left -= 1
                    unseen[k] = unseen[left]
                    tokens -= 1
            seat += 1
        world.owner = owner
        return world

    def play_out(self, state: State, rng: Rng, actions: vec[i64], worth: vec[float]) -> None:
        """To the end of this adventure; nobody has his own characters removed if he can help it."""
        assert isinstance(state, RumbleState)
        adventure = self.adventure
        n: i64 = 0
        while n < LONGEST:
            actor: i64 = state.actor
            if actor >= 0:
                code = some_action(state, rng, actor)
                state.apply(code if code >= 0 else actions[rng.below(state.fill_legal(actions))])
                if state.adventure != adventure:
                    break
            elif actor == CHANCE:
                state.apply(state.chance_at(rng.below(state.chance_total())))
            else:
                break
            n += 1
        self.result(state, worth)

    def result(self, state: State, worth: vec[float]) -> None:
        """The share of the win; while adventures are left, how telling the lead is."""
        assert isinstance(state, RumbleState)
        scores = state.scores
        seats = state.seats
        best = scores[0]
        seat: i64 = 1
        while seat < seats:
            if scores[seat] > best:
                best = scores[seat]
            seat += 1
        total: float = 0.0
        seat = 0
        while seat < seats:
            behind: float = float(scores[seat] - best)
            if state.actor == OVER:
                worth[seat] = 1.0 if behind == 0.0 else 0.0
            else:
                worth[seat] = exp(behind / WARMTH)
            total += worth[seat]
            seat += 1
        seat = 0
        while seat < seats:
            worth[seat] = worth[seat] / total
            seat += 1


def some_action(brawl: RumbleState, rng: Rng, actor: i64) -> i64:
    """A legal action found without listing all of them, or -1.

    Somebody is picked; if he shares a room he is removed, unless he is the actor's own and there is another to
    remove; if he is alone he walks somewhere, with the chest if it is there and he is the actor's own.
    """
    characters = brawl.rules.characters
    dungeon = brawl.dungeon
    tries: i64 = 0
    while tries < TRIES:
        tries += 1
        who = rng.below(characters)
        room = brawl.room_of[who]
        if room == OUT:
            continue
        mine = brawl.owner[who] == actor
        if room == brawl.chest and mine and room == dungeon.exit:
            return LEAVE + who
        if brawl.crowd[room] > 1:
            if not mine:
                return FIGHT + who
            continue
        first = dungeon.first[room]
        doors = dungeon.first[room + 1] - first
        to = dungeon.through[first + rng.below(doors)]
        if who == brawl.last_who and to == brawl.last_from:  # G1
            continue
        if mine and brawl.crowd[to] > 0 and tries < TRIES // 2:
            continue  # he does not look for trouble
        return (CARRY if room == brawl.chest and mine else MOVE) + who * STRIDE + to
    return -1
