"""`lamplight simulate`: bots play many games, and a small table tells how they went."""

from __future__ import annotations

import argparse
import hashlib
import statistics
import sys
from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple

from lamplight.bots import bot_named as bot_of
from lamplight.core.chance import Dealer
from lamplight.core.game import CHANCE, Game, SetupError, check_bots
from lamplight.core.perspective import Perspective
from lamplight.core.view import GameInfo
from lamplight.terminal.arguments import Parser, number
from lamplight.terminal.bots import lots
from lamplight.terminal.company import Company
from lamplight.terminal.faults import OK, usage
from lamplight.terminal.screen import Screen
from lamplight.terminal.seats import USUAL_PLAYERS, bot_named, player_count
from lamplight.terminal.setup import chosen_game, chosen_options, set_up_fault

USUAL_GAMES: Final = 100
MOST_GAMES: Final = 10_000_000
LONGEST_GAME: Final = 100_000  # plies; no game of ours comes near
BAR: Final = 30


class Played(NamedTuple):
    """One game that was played: its length, its end, each seat's share of the win."""

    plies: int
    turns: int
    reason: str
    shares: tuple[float, ...]
    won: tuple[bool, ...]


def arguments(parser: Parser) -> None:
    parser.name("game")
    parser.value("--games", "number")
    parser.value("--players", "number")
    parser.value("--bots", "bots")
    parser.value("--board", "board")
    parser.value("--option", "setting", many=True)
    parser.value("--seed", "word")


def run(args: argparse.Namespace, screen: Screen) -> int:
    game = chosen_game(args.game)
    info = game.info()
    games = number("--games", args.games, USUAL_GAMES, 1, MOST_GAMES)
    named = [name.strip() for name in (args.bots or info.bots[0].value).split(",")]
    seats = player_count(info, args.players, max(USUAL_PLAYERS, len(named)))
    if len(named) > seats:
        raise usage("cli-too-many-seats", seats=len(named), players=seats)
    bots = [bot_named(info, named[seat % len(named)]) for seat in range(seats)]
    options = chosen_options(game, args.option or [], args.board)
    seed = args.seed if args.seed is not None else "lamplight"
    played: list[Played] = []
    try:
        check_bots(game, options)
        for n in range(games):
            played.append(play(game, options, bots, luck(seed, n)))
            progress(n + 1, games)
    except SetupError as error:
        raise set_up_fault(error) from None
    report(info, bots, played, seed, screen)
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


def progress(done: int, games: int) -> None:
    """A bar on the terminal; nothing where nobody watches."""
    if not sys.stderr.isatty():
        return
    filled = BAR * done // games
    sys.stderr.write(f"\r[{'#' * filled}{'.' * (BAR - filled)}] {done}/{games}")
    sys.stderr.write("\r" + " " * (BAR + 24) + "\r" if done == games else "")
    sys.stderr.flush()


def report(info: GameInfo, bots: Sequence[str], played: Sequence[Played], seed: str, screen: Screen) -> None:
    """Length, ends, and what every seat and every bot got."""
    games = len(played)
    screen.say("term-sim-head", games=games, game=info.name, players=len(bots), seed=seed)
    screen.line(row(screen, ("term-sim-length", "term-sim-median", "term-sim-low", "term-sim-high")))
    for label, values in (
        ("term-sim-turns", [one.turns for one in played]),
        ("term-sim-plies", [one.plies for one in played]),
    ):
        numbers = [statistics.median(values), quantile(values, 10), quantile(values, 90)]
        screen.line(f"  {screen.words(label):<24}" + "".join(f"{value:>12.0f}" for value in numbers))
    screen.line(row(screen, ("term-sim-seat", "term-sim-wins", "term-sim-share")))
    company = Company(info, (), screen)
    for seat, bot in enumerate(bots):
        wins = sum(one.won[seat] for one in played)
        share = sum(one.shares[seat] for one in played)
        name = f"{seat + 1} {company.name(seat)} ({bot})"
        screen.line(f"  {name:<24}{wins:>12}{share / games:>12.1%}")
    screen.line(row(screen, ("term-sim-end", "term-sim-games", "term-sim-percent")))
    for reason, count in Counter(one.reason for one in played).most_common():
        screen.line(f"  {reason:<24}{count:>12}{count / games:>12.1%}")


def row(screen: Screen, labels: Sequence[str]) -> str:
    """A heading of the table."""
    words = [screen.words(label) for label in labels]
    return screen.paint(f"  {words[0]:<24}" + "".join(f"{word:>12}" for word in words[1:]), "bold")


def quantile(values: Sequence[int], percent: int) -> int:
    """The value below which so many of a hundred lie (nearest rank)."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, max(0, -(-len(ordered) * percent // 100) - 1))]
