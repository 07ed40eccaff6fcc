"""The books of a game in short, for many games: each seat's account, luck's part in all that changed, and on demand
what everybody's decisions gave away."""

from __future__ import annotations

from typing import Final, NamedTuple

from lamplight.analysis import accounts
from lamplight.analysis.looking import Budget, Look
from lamplight.core.game import CHANCE
from lamplight.core.perspective import Perspective
from lamplight.core.rng import Rng

SHORT: Final = Budget(1, 1, 0, 0, 0)  # one play-out for each position: luck is fair whatever the values are worth
ITERATIONS: Final = 60  # of the search for the best, for a game with pace 1
WORLDS: Final = 16  # in which it is valued against what was done
PERCENT: Final = 100


class Books(NamedTuple):
    """By seat: start + luck + own decisions + decisions of the others = result.

    share: of all squared changes those by luck, in percent. given: what a seat's decisions gave away against the best
    that was found, and turns: in how many turns it decided; both are empty where decisions were not judged.
    """

    start: tuple[float, ...]
    luck: tuple[float, ...]
    own: tuple[float, ...]
    others: tuple[float, ...]
    result: tuple[float, ...]
    share: int
    given: tuple[float, ...] = ()
    turns: tuple[int, ...] = ()


def booked(look: Look, budget: Budget = SHORT, judge: bool = False) -> Books:
    """The books of one game; judge: decisions are compared with the best that a short search finds."""
    seats = look.seats
    pieces = [look.piece(at, budget) for at in range(len(look.plies))]
    values = [accounts.mean(value, seats) for value in accounts.course(look.opening(budget), pieces)]
    luck, own, others = [0.0] * seats, [0.0] * seats, [0.0] * seats
    by_luck = by_all = 0.0
    for at, ply in enumerate(look.plies):
        change = [after - before for before, after in zip(values[at], values[at + 1], strict=True)]
        square = sum(one * one for one in change)
        by_all += square
        by_luck += square if ply.by == CHANCE else 0.0
        for seat, one in enumerate(change):
            book = luck if ply.by == CHANCE else own if ply.by == seat else others
            book[seat] += one
    share = round(PERCENT * by_luck / by_all) if by_all > 0.0 else 0
    found = Books(values[0], tuple(luck), tuple(own), tuple(others), values[-1], share)
    return judged(look, found) if judge else found


def judged(look: Look, found: Books) -> Books:
    """The same with what decisions gave away. The best is found and valued by lots of their own: see Look.judged."""
    judge = look.kit.judge(Perspective(look.states[0], 0, Rng(0), []))
    budget = Budget(1, 1, int(judge.least) + round(ITERATIONS * float(judge.pace)), WORLDS, WORLDS)
    given = [0.0] * look.seats
    turns: list[set[int]] = [set() for _ in given]
    for at, ply in enumerate(look.plies):
        if ply.by < 0:
            continue
        turns[ply.by].add(int(look.states[at].view(None).turn))
        one = look.judged(at, budget)
        given[ply.by] += one.lost if one is not None else 0.0
    return found._replace(given=tuple(given), turns=tuple(len(one) for one in turns))
