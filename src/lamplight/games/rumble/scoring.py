"""The end of an adventure: ranks, points, and what everybody may see from now on. Chapter RD-6."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lamplight.core.game import ZEROS
from lamplight.games.rumble.state import OUT, Brawl

ROW: Final = 3  # per character of a scored adventure: who owned it, its rank from 0, its points
BEST: Final = 10


def points_at(rank: i64, characters: i64, scaled: bool) -> i64:
    """Points of a rank: the last ten score 1 to 10; scaled: all but the first two. # RD-6.3, RD-6.4, C5"""
    lowest: i64 = characters - BEST - 1
    if scaled:
        lowest = 1
    if rank > lowest:
        return rank - lowest
    return 0


def ranks(brawl: Brawl, shared: bool) -> vec[i64]:
    """The rank of every character: victims in order, then who is still inside, then who escaped. # RD-6.5, A9

    shared: the adventure was ended by the guard, and all inside take the lowest of their ranks.
    """
    count = brawl.rules.characters
    out = ZEROS[:count]
    k: i64 = 0
    while k < len(brawl.fallen):
        out[brawl.fallen[k]] = k
        k += 1
    lowest = k
    who: i64 = 0
    while who < count:
        if brawl.room_of[who] != OUT:
            out[who] = lowest if shared else k
            k += 1
        who += 1
    if brawl.escaped != OUT:
        out[brawl.escaped] = k
    return out


def score(brawl: Brawl, shared: bool) -> None:
    """Every seat scores its best character; the secrets become history. # RD-6.1, RD-6.2"""
    rules = brawl.rules
    rank = ranks(brawl, shared)
    best = ZEROS[: brawl.seats]
    history = vec[i64](capacity=len(brawl.history) + ROW * rules.characters)  # in one piece
    for number in brawl.history:
        history = append(history, number)
    who: i64 = 0
    while who < rules.characters:
        owner = brawl.owner[who]
        points = points_at(rank[who], rules.characters, rules.scaled)
        if owner >= 0 and points > best[owner]:
            best[owner] = points
        history = append(append(append(history, owner), rank[who]), points)
        who += 1
    seat: i64 = 0
    while seat < brawl.seats:
        best[seat] += brawl.scores[seat]
        seat += 1
    brawl.scores = best
    brawl.history = history
