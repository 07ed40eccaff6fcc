"""The arena: which bot is better? Line-ups that are fair to every seat, the same luck for each, and ratings.

In a game against each other every bot sits in every seat as often, and each group of games deals the same luck to all
line-ups. In a game played together a line-up is a team of one kind, and its rating is how often it wins.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, islice
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from lamplight import __version__
from lamplight.core.game import Game
from lamplight.lab import ratings
from lamplight.lab.faults import asked
from lamplight.lab.job import Cell, Index, Plan
from lamplight.lab.measures import CHOICES, DECISIONS, counted
from lamplight.lab.play import fingerprint, opened
from lamplight.lab.ratings import Rating, wilson
from lamplight.lab.store import Store, refused

if TYPE_CHECKING:
    from lamplight.lab.ratings import Floats

RATINGS: Final = "ratings.json"
MOST_LINEUPS: Final = 60
MOST_PLIES: Final = 20_000
LUCE: Final = "Bradley-Terry for several players (Luce), maximum likelihood, bootstrap over groups of equal luck"
SHARE: Final = "share of games won, Wilson's interval"


class Ratings(msgspec.Struct, frozen=True):
    """What an arena found."""

    game: str
    options: dict[str, str]
    players: int
    seed: str
    games: int
    method: str
    ratings: list[Rating]
    lost: dict[str, int] = {}  # turns that programs lost to the usual bot
    beaten: dict[str, dict[str, float]] = {}  # how often the one won where exactly one of the two did, shared wins half


def lineups(bots: Sequence[str], seats: int, together: bool) -> tuple[tuple[str, ...], ...]:
    """Who sits where, so that all bots have every seat equally often.

    >>> lineups(["a", "b"], 2, False)
    (('a', 'b'), ('b', 'a'))
    >>> lineups(["a", "b"], 3, True)
    (('a', 'a', 'a'), ('b', 'b', 'b'))
    >>> len(lineups(["a", "b"], 4, False)), len(lineups(["a", "b", "c"], 3, False)), len(lineups("abcd", 2, False))
    (6, 6, 12)
    """
    if together:
        return tuple((bot,) * seats for bot in bots)
    tables = list(companies(bots, seats))
    found = list(islice((one for company in tables for one in seatings(company)), MOST_LINEUPS + 1))
    if len(found) <= MOST_LINEUPS:
        return tuple(found)
    turned = [company[turn:] + company[:turn] for company in tables for turn in range(seats)]
    return tuple(dict.fromkeys(turned))


def seatings(company: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """All ways in which a company can sit, each once.

    >>> list(seatings(("a", "b", "a")))
    [('a', 'a', 'b'), ('a', 'b', 'a'), ('b', 'a', 'a')]
    """
    if not company:
        yield ()
    for one in sorted(set(company)):
        at = company.index(one)
        for others in seatings(company[:at] + company[at + 1 :]):
            yield (one, *others)


def companies(bots: Sequence[str], seats: int) -> Iterator[tuple[str, ...]]:
    """Who plays together, without regard to seats: each bot about as often as every other."""
    if seats <= len(bots):
        yield from combinations(bots, seats)
        return
    rounds, more = divmod(seats, len(bots))
    for extra in combinations(bots, more):
        yield tuple(bots) * rounds + extra


def plan(
    game: Game, bots: Sequence[str], seats: int, options: dict[str, str], games: int, seed: str, board: str
) -> Plan:
    """The plan of an arena; at least so many games, in whole groups. Raises SetupError."""
    if len(set(bots)) < len(bots):
        raise asked("lab-bot-twice")
    if len(bots) < (1 if game.together else 2):
        raise asked("lab-too-few-bots")
    lines = lineups(bots, seats, game.together)
    cell = Cell(game.id, {**game.suited(seats), **options}, lines, -(-games // len(lines)), {}, board)
    opened(cell)
    measures = counted(game.id, (DECISIONS, CHOICES))
    return Plan(__version__, {game.id: fingerprint(game.id)}, seed, (cell,), measures, MOST_PLIES)


def rate(store: Store, together: bool) -> Ratings:
    """The ratings from all complete groups that are in the store."""
    cell = store.plan.cells[0]
    bots = tuple(dict.fromkeys(bot for lineup in cell.lineups for bot in lineup))
    wins, beaten, games = collected(store, bots)
    if together:
        found = []
        for bot in bots:
            hits = float(wins[:, bots.index(bot)].sum())
            rate = wilson(hits, len(wins))
            share, low, high = (round(value, 4) for value in rate)
            found.append(Rating(bot, share, low, high, share, low, high, len(wins)))
        found.sort(key=lambda one: -one.rating)
        found = ratings.ranked(found, bots, ratings.redrawn(wins))
        return Ratings(cell.game, cell.options, cell.seats, store.plan.seed, games, SHARE, found, lost_turns(store))
    found = ratings.rated(bots, cell.lineups, wins)
    lost = lost_turns(store)
    return Ratings(cell.game, cell.options, cell.seats, store.plan.seed, games, LUCE, found, lost, beaten)


def lost_turns(store: Store) -> dict[str, int]:
    """How many turns each program lost to the usual bot; only those that lost any."""
    index = Index(store.plan)
    found: dict[str, int] = {}
    for row in store.rows():
        for bot, lost in zip(index.task(row.number).bots, row.lost, strict=False):
            if lost:
                found[bot] = found.get(bot, 0) + lost
    return found


def collected(store: Store, bots: tuple[str, ...]) -> tuple[Floats, dict[str, dict[str, float]], int]:
    """What each bot won in each complete group, how often one beat the other, and how many games that were."""
    import numpy as np

    index = Index(store.plan)
    size = len(store.plan.cells[0].lineups)
    at = {bot: i for i, bot in enumerate(bots)}
    lines: list[list[float]] = []
    beaten = {one: {other: 0.0 for other in bots if other != one} for one in bots}
    group, held, line = -1, 0, [0.0] * len(bots)
    for row in store.rows():
        task = index.task(row.number)
        if task.group != group:
            group, held, line = task.group, 0, [0.0] * len(bots)
        for bot, share in zip(task.bots, row.shares, strict=True):
            line[at[bot]] += share
        for i, one in enumerate(task.bots):
            for j in range(i):
                other = task.bots[j]
                if one != other and row.won[i] + row.won[j] > 0:
                    part = 0.5 if row.won[i] == row.won[j] else float(row.won[i])
                    beaten[one][other] += part
                    beaten[other][one] += 1 - part
        held += 1
        if held == size:
            lines.append(line)
    if not lines:
        raise asked("lab-no-group", games=size)
    return np.array(lines), beaten, len(lines) * size


def write(folder: Path, found: Ratings) -> Path:
    """The ratings as a file."""
    path = folder / RATINGS
    try:
        path.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=2) + b"\n")
    except OSError as error:
        raise refused(error, path) from None
    return path
