"""`lamplight simulate`: bots play many games, and a small table tells how they went."""

from __future__ import annotations

import hashlib
import statistics
from collections import Counter
from collections.abc import Sequence
from typing import Annotated, Final, NamedTuple

from cyclopts import Parameter

from lamplight.core.chance import Dealer
from lamplight.core.faults import OK, usage
from lamplight.core.game import CHANCE, Game, SetupError, check_bots
from lamplight.core.perspective import Perspective
from lamplight.core.screen import Column
from lamplight.core.view import GameInfo
from lamplight.kits import bot_named as bot_of
from lamplight.kits import info_of, usual_players
from lamplight.terminal.arguments import meta, whole
from lamplight.terminal.bots import lots
from lamplight.terminal.company import Company
from lamplight.terminal.progress import Progress
from lamplight.terminal.screen import Screen
from lamplight.terminal.seats import bot_named, player_count
from lamplight.terminal.setup import chosen_game, chosen_options, set_up_fault

USUAL_GAMES: Final = 100
MOST_GAMES: Final = 10_000_000
NAME: Final = 24  # columns
NUMBER: Final = 10
LONGEST_GAME: Final = 100_000  # plies; no game of ours comes near


class Played(NamedTuple):
    """One game that was played: its length, its end, each seat's share of the win."""

    plies: int
    turns: int
    reason: str
    shares: tuple[float, ...]
    won: tuple[bool, ...]


def run(
    name: Annotated[str | None, Parameter(name="game")] = None,
    /,
    *,
    games: Annotated[int, whole(1, MOST_GAMES)] = USUAL_GAMES,
    players: Annotated[str | None, meta("number")] = None,
    bots: str | None = None,
    board: str | None = None,
    option: Annotated[list[str] | None, meta("setting")] = None,
    seed: Annotated[str, meta("word")] = "lamplight",
    screen: Screen,
) -> int:
    game = chosen_game(name)
    info = info_of(game)
    named = [one.strip() for one in (bots or info.bots[0].value).split(",")]
    seats = player_count(info, players, max(usual_players(info), len(named)))
    if len(named) > seats:
        raise usage("cli-too-many-seats", seats=len(named), players=seats)
    sitting = [bot_named(info, named[seat % len(named)]) for seat in range(seats)]
    options = chosen_options(game, option or [], board)
    try:
        check_bots(game, options)
        with Progress(screen) as bar:
            played = [play(game, options, sitting, luck(seed, n)) for n in bar.over(range(games), games)]
    except SetupError as error:
        raise set_up_fault(error) from None
    report(info, sitting, played, seed, screen)
    return OK


def luck(seed: str, n: int) -> bytes:
    """The dealer's seed of the n-th game."""
    return hashlib.sha256(f"{seed}:{n}".encode()).digest()


def play(game: Game, options: dict[str, str], bots: Sequence[str], seed: bytes) -> Played:
    """One game to its end, without telling anybody."""
    state = game.new(options, len(bots))
    dealer = Dealer(seed)
    players = [bot_of(game.id, name) for name in bots]
    draws: Counter[str] = Counter()
    for ply in range(LONGEST_GAME):
        actor = int(state.actor)
        if actor == CHANCE:
            label = state.chance_label()
            state.apply(state.chance_at(dealer.draw(label, draws[label], int(state.chance_total()))))
            draws[label] += 1
        elif actor >= 0:
            rng = lots(seed, actor, ply)
            state.apply(state.parse(players[actor].choose(Perspective(state, actor, rng), rng).do))
        else:
            break
    outcome = state.outcome()
    if outcome is None:
        raise usage("cli-endless", count=LONGEST_GAME)
    shares = tuple(result.share for result in outcome.seats)
    won = tuple(result.won for result in outcome.seats)
    return Played(ply, state.view(None).turn + 1, outcome.reason, shares, won)


def report(info: GameInfo, bots: Sequence[str], played: Sequence[Played], seed: str, screen: Screen) -> None:
    """Length, ends, and what every seat and every bot got."""
    games = len(played)
    screen.say("term-sim-head", games=games, game=info.name, players=len(bots), seed=seed)
    lengths = (
        ("term-sim-turns", [one.turns for one in played]),
        ("term-sim-plies", [one.plies for one in played]),
    )
    rows = [[screen.words(label), *(f"{value:.0f}" for value in spread(values))] for label, values in lengths]
    screen.table(columns(screen, "length", "median", "low", "high"), rows)
    company = Company(info, (), screen)
    rows = []
    for seat, bot in enumerate(bots):
        share = sum(one.shares[seat] for one in played) / games
        rows.append(
            [f"{seat + 1} {company.name(seat)} ({bot})", str(sum(one.won[seat] for one in played)), f"{share:.1%}"]
        )
    screen.table(columns(screen, "seat", "wins", "share"), rows)
    ends = Counter(one.reason for one in played).most_common()
    rows = [[reason, str(count), f"{count / games:.1%}"] for reason, count in ends]
    screen.table(columns(screen, "end", "games", "percent"), rows)


def columns(screen: Screen, first: str, *others: str) -> list[Column]:
    """The headings of a table: a name, then numbers."""
    numbers = [Column(screen.words(f"term-sim-{one}"), right=True, least=NUMBER) for one in others]
    return [Column(screen.words(f"term-sim-{first}"), least=NAME), *numbers]


def spread(values: Sequence[int]) -> tuple[float, float, float]:
    """The median, and between what eight of ten lie."""
    return statistics.median(values), quantile(values, 10), quantile(values, 90)


def quantile(values: Sequence[int], percent: int) -> int:
    """The value below which so many of a hundred lie (nearest rank)."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, max(0, -(-len(ordered) * percent // 100) - 1))]
