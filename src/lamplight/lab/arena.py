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
from lamplight.lab.job import Cell, Index, Plan, Row
from lamplight.lab.ledger import Booked, Ledger
from lamplight.lab.measures import CHOICES, DECISIONS, LUCK, counted
from lamplight.lab.play import fingerprint, opened
from lamplight.lab.ratings import Rating, wilson
from lamplight.lab.sequential import Answer, Question, Sequential, share_at
from lamplight.lab.store import Store, refused

if TYPE_CHECKING:
    from lamplight.lab.ratings import Floats

RATINGS: Final = "ratings.json"
MOST_LINEUPS: Final = 60
MOST_PLIES: Final = 20_000
LARGEST_ERROR: Final = 0.5
SHOWN: Final = 3  # bots in the line of progress
LUCE: Final = (
    "Bradley-Terry for several players (Luce), maximum likelihood; "
    "Bayesian bootstrap over groups of equal luck, with Jeffreys' prior"
)
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
    adjusted: list[Rating] = []  # the same from the same games without what luck gave, where that was measured
    beaten: dict[str, dict[str, float]] = {}  # of the games that one of the two won, how many the one did
    books: list[Booked] = []  # bot by bot start + luck + own + others = result, where that was measured
    test: Answer | None = None  # of a sequential test: then only the games up to its end are counted


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
    game: Game,
    bots: Sequence[str],
    seats: int,
    options: dict[str, str],
    games: int,
    seed: str,
    board: str,
    luck: bool = False,
) -> Plan:
    """The plan of an arena; at least so many games, in whole groups. Raises SetupError.

    luck: it is measured what luck gave to whom, so that ratings can do without it.
    """
    if len(set(bots)) < len(bots):
        raise asked("lab-bot-twice")
    if len(bots) < (1 if game.together else 2):
        raise asked("lab-too-few-bots")
    lines = lineups(bots, seats, game.together)
    cell = Cell(game.id, {**game.suited(seats), **options}, lines, -(-games // len(lines)), {}, board)
    opened(cell)
    measures = counted(game.id, (DECISIONS, CHOICES, *((LUCK,) if luck else ())))
    return Plan(__version__, {game.id: fingerprint(game.id)}, seed, (cell,), measures, MOST_PLIES)


def question(
    plan: Plan, together: bool, ends: tuple[float, float], points: bool, alpha: float, beta: float
) -> Question:
    """What a sequential test is to find out about the first bot: is it rather at the one end or at the other?"""
    cell = plan.cells[0]
    bots = tuple(dict.fromkeys(bot for lineup in cell.lineups for bot in lineup))
    if len(bots) != (1 if together else 2) or (together and points):
        raise asked("lab-sprt-together" if together else "lab-sprt-two")
    if not 0 < alpha < LARGEST_ERROR or not 0 < beta < LARGEST_ERROR:
        raise asked("lab-sprt-errors", most=f"{LARGEST_ERROR:g}")
    first = cell.lineups[0][0] if together else bots[0]
    shares = tuple(share_at(end, cell.lineups, first) if points else end for end in ends)
    if not 0 < shares[0] < shares[1] < 1:
        raise asked("lab-sprt-ends", low=f"{ends[0]:g}", high=f"{ends[1]:g}")
    return Question(first, shares[0], shares[1], alpha, beta, ends if points else None)


def counted_rows(store: Store, groups: int | None = None) -> Iterator[Row]:
    """The games of all complete groups in the store, or of the first so many."""
    size = len(store.plan.cells[0].lineups)
    held: list[Row] = []
    for row in store.rows():
        group = row.number // size
        if groups is not None and group >= groups:
            return
        if held and held[0].number // size != group:
            held = []
        held.append(row)
        if len(held) == size:
            yield from held
            held = []


def rate(store: Store, together: bool, test: Answer | None = None) -> Ratings:
    """The ratings from all complete groups that are in the store; after a test, from those that it looked at."""
    cell = store.plan.cells[0]
    groups = test.groups if test is not None else None
    bots = tuple(dict.fromkeys(bot for lineup in cell.lineups for bot in lineup))
    wins, luck, beaten, games = collected(store, bots, groups)
    lost = lost_turns(store, groups)
    books = ledger(store, bots, groups).booked()
    measured = LUCK in store.plan.measures
    if together:
        found = []
        for bot in bots:
            hits = float(wins[:, bots.index(bot)].sum())
            rate = wilson(hits, len(wins))
            share, low, high = (round(value, 4) for value in rate)
            found.append(Rating(bot, share, low, high, share, low, high, len(wins)))
        found.sort(key=lambda one: -one.rating)
        found = ratings.ranked(found, bots, ratings.redrawn(wins, 1, teams=True))
        freed = ratings.teams_rated(bots, ratings.without_luck(wins, luck)) if measured else []
        return Ratings(
            cell.game, cell.options, cell.seats, store.plan.seed, games, SHARE, found, lost, freed, {}, books, test
        )
    found = ratings.rated(bots, cell.lineups, wins)
    adjusted: list[Rating] = []
    if measured:
        adjusted = ratings.rated(bots, cell.lineups, ratings.without_luck(wins, luck))
    return Ratings(
        cell.game, cell.options, cell.seats, store.plan.seed, games, LUCE, found, lost, adjusted, beaten, books, test
    )


def ledger(store: Store, bots: tuple[str, ...], groups: int | None = None) -> Ledger:
    """The books of all complete groups, bot by bot."""
    index = Index(store.plan)
    found = Ledger(bots)
    for row in counted_rows(store, groups):
        found.add(row, index.task(row.number).bots)
    return found


def lost_turns(store: Store, groups: int | None = None) -> dict[str, int]:
    """How many turns each program lost to the usual bot; only those that lost any."""
    index = Index(store.plan)
    found: dict[str, int] = {}
    for row in counted_rows(store, groups):
        for bot, lost in zip(index.task(row.number).bots, row.lost, strict=False):
            if lost:
                found[bot] = found.get(bot, 0) + lost
    return found


def collected(
    store: Store, bots: tuple[str, ...], groups: int | None = None
) -> tuple[Floats, Floats, dict[str, dict[str, float]], int]:
    """What each bot won in each complete group, and by luck; how often one beat the other; how many games that were.

    A game that one of two bots won, or both, is one game between them, however many seats they had.
    """
    import numpy as np

    index = Index(store.plan)
    size = len(store.plan.cells[0].lineups)
    lines: list[dict[str, float]] = []
    fortunes: list[dict[str, float]] = []
    beaten = {one: {other: 0.0 for other in bots if other != one} for one in bots}
    games = 0
    for row in counted_rows(store, groups):
        task = index.task(row.number)
        if games % size == 0:
            lines.append(dict.fromkeys(bots, 0.0))
            fortunes.append(dict.fromkeys(bots, 0.0))
        games += 1
        won = dict.fromkeys(task.bots, 0.0)
        for bot, share in zip(task.bots, row.shares, strict=True):
            won[bot] += share
        for bot, share in won.items():
            lines[-1][bot] += share
        for bot, luck in zip(task.bots, row.luck, strict=False):
            fortunes[-1][bot] += luck
        for one, other in combinations(won, 2):
            both = won[one] + won[other]
            if both > 0:
                beaten[one][other] += won[one] / both
                beaten[other][one] += won[other] / both
    if not lines:
        raise asked("lab-no-group", games=size)
    return (
        np.array([list(line.values()) for line in lines]),
        np.array([list(fortune.values()) for fortune in fortunes]),
        beaten,
        games,
    )


class Standing:
    """How the bots stand while the games are played: what each has won per game so far, and how far a test is."""

    def __init__(self, plan: Plan, together: bool, test: Sequential | None = None) -> None:
        self.index = Index(plan)
        self.together = together
        self.test = test
        self.won: dict[str, float] = {}
        self.games: dict[str, int] = {}

    def hear(self, rows: Sequence[Row]) -> bool:
        """More games. True: a test is decided, and no more are needed."""
        for row in rows:
            bots = self.index.task(row.number).bots
            for bot in dict.fromkeys(bots):
                self.games[bot] = self.games.get(bot, 0) + 1
                own = sum(share for one, share in zip(bots, row.shares, strict=True) if one == bot)
                self.won[bot] = self.won.get(bot, 0.0) + (float(any(row.won)) if self.together else own)
        return self.test is not None and self.test.hear(rows)

    def told(self) -> str:
        """In a few words: bot by bot what it wins of its games, the best first."""
        shares = {bot: won / self.games[bot] for bot, won in self.won.items()}
        parts = [f"{bot} {shares[bot]:.1%}" for bot in sorted(shares, key=lambda bot: (-shares[bot], bot))[:SHOWN]]
        if self.test is not None:
            lower, upper = self.test.question.bounds
            parts.append(f"LLR {self.test.tally.ratio:+.2f} ({lower:+.2f} … {upper:+.2f})")
        return "  ".join(parts)


def write(folder: Path, found: Ratings) -> Path:
    """The ratings as a file."""
    path = folder / RATINGS
    try:
        path.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=2) + b"\n")
    except OSError as error:
        raise refused(error, path) from None
    return path
