"""`lamplight arena`: bots play each other by the thousand, and a table says which is better, and how sure that is."""

from __future__ import annotations

import argparse
import contextlib
import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from lamplight.core.game import Game, SetupError
from lamplight.kits import info_of
from lamplight.lab import arena, report
from lamplight.lab import run as lab
from lamplight.lab.cluster import Ray
from lamplight.lab.faults import LabFault
from lamplight.lab.job import Plan
from lamplight.lab.local import Processes, Workforce, usual_processes
from lamplight.lab.store import Store
from lamplight.terminal.arguments import Parser, number
from lamplight.terminal.faults import CANNOT, INTERRUPTED, OK, USAGE, Fault, usage
from lamplight.terminal.screen import Screen
from lamplight.terminal.seats import USUAL_PLAYERS, bot_named, player_count
from lamplight.terminal.setup import board_text, chosen_game, chosen_options, set_up_fault

USUAL_GAMES: Final = 1000
MOST_GAMES: Final = 100_000_000
MOST_PROCESSES: Final = 1024
SURE: Final = 0.975  # of the runs drawn anew
BAR: Final = 30
HOME: Final = "lab"  # where runs go that nobody gave a place
OFTEN: Final = 0.2  # seconds between two drawings of the bar


def arguments(parser: Parser) -> None:
    parser.name("game")
    parser.name("bot", many=True)
    parser.value("--games", "number")
    parser.value("--players", "number")
    parser.value("--board", "board")
    parser.value("--option", "setting", many=True)
    parser.value("--seed", "word")
    work_arguments(parser)


def work_arguments(parser: Parser) -> None:
    """Where the games are played, and where the results go."""
    parser.value("--processes", "number")
    parser.value("--out", "folder")
    parser.value("--on", "cluster")


def run(args: argparse.Namespace, screen: Screen) -> int:
    game = chosen_game(args.game)
    with lab_faults():
        lab.check_extras()
        plan = planned(game, args)
        folder = chosen_folder(args.out, f"{game.id}-{plan.digest()[:8]}")
        workforce = chosen_workforce(args)
        with Store(folder, plan) as store:
            if not played(store, workforce, screen):
                return INTERRUPTED
            found = arena.rate(store, game.together)
            lab.write_results(store)
            arena.write(folder, found)
            plot = report.write(folder, report.arena(screen.catalogue, plan, found, lab.summarised(store)[0]))
    show(found, game, screen)
    screen.say("lab-written", folder=str(folder), report=str(plot))
    return OK


def planned(game: Game, args: argparse.Namespace) -> Plan:
    """What was asked for, as a plan."""
    info = info_of(game)
    if not args.bot:
        raise usage("lab-which-bots", known=", ".join(choice.value for choice in info.bots))
    bots = [bot_named(info, name) for name in args.bot]
    seats = player_count(info, args.players, max(info.min_seats, min(info.max_seats, max(USUAL_PLAYERS, len(bots)))))
    games = number("--games", args.games, USUAL_GAMES, 1, MOST_GAMES)
    options = chosen_options(game, args.option or [], args.board)
    board = board_text(game, args.board)
    try:
        return arena.plan(game, bots, seats, options, games, args.seed if args.seed is not None else "lamplight", board)
    except SetupError as error:
        raise set_up_fault(error) from None


def chosen_folder(out: str | None, name: str) -> Path:
    """Where a run is kept: the same command finds it again."""
    return Path(out) if out is not None else Path(HOME) / re.sub(r"[^\w.-]+", "-", name)


def chosen_workforce(args: argparse.Namespace) -> Workforce:
    """Processes of this machine, or a Ray cluster."""
    processes = number("--processes", args.processes, usual_processes(), 1, MOST_PROCESSES)
    if args.on is None:
        return Processes(processes)
    kind, equals, address = args.on.partition("=")
    if kind != "ray" or (equals and not address):
        raise usage("lab-unknown-place", value=args.on)
    return Ray(address, processes)


@contextlib.contextmanager
def lab_faults() -> Iterator[None]:
    """What goes wrong in the laboratory, as a fault of the command line."""
    try:
        yield
    except LabFault as fault:
        raise Fault(USAGE if fault.mistyped else CANNOT, fault.text, fault.details) from None


def played(store: Store, workforce: Workforce, screen: Screen) -> bool:
    """Plays what is missing. False: somebody stopped it, and was told how it goes on."""
    before = store.count
    if before:
        screen.say("lab-goes-on", done=before, games=store.plan.games, folder=str(store.folder))
    bar = Progress(screen)
    try:
        lab.play(store, workforce, bar.show)
    except KeyboardInterrupt:
        bar.clear()
        store.sync()
        screen.complain(screen.words("lab-stopped", done=store.count, games=store.plan.games, folder=str(store.folder)))
        return False
    finally:
        bar.clear()
    return True


class Progress:
    """A bar on the terminal with the time that is left; nothing where nobody watches."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.watched = screen.err.isatty()
        self._began = 0.0
        self._first = 0
        self._drawn = 0.0
        self._width = 0

    def show(self, done: int, games: int) -> None:
        """So many games are done."""
        now = time.monotonic()
        if not self._began:
            self._began, self._first = now, done
        if not self.watched or (now - self._drawn < OFTEN and done < games):
            return
        self._drawn = now
        filled = BAR * done // games
        line = f"[{'#' * filled}{'.' * (BAR - filled)}] {done}/{games}"
        if done > self._first and done < games:
            left = (now - self._began) / (done - self._first) * (games - done)
            line += "  " + self.screen.words("lab-left", time=clock(left))
        self.screen.err.write("\r" + line.ljust(self._width))
        self.screen.err.flush()
        self._width = len(line)

    def clear(self) -> None:
        """The bar is gone."""
        if self.watched and self._width:
            self.screen.err.write("\r" + " " * self._width + "\r")
            self.screen.err.flush()
            self._width = 0


def clock(seconds: float) -> str:
    """A time as people write it.

    >>> clock(75), clock(3 * 3600 + 62)
    ('1:15', '3:01:02')
    """
    whole = round(seconds)
    minutes, second = divmod(whole, 60)
    hours, minute = divmod(minutes, 60)
    return f"{hours}:{minute:02}:{second:02}" if hours else f"{minute}:{second:02}"


def show(found: arena.Ratings, game: Game, screen: Screen) -> None:
    """The table of ratings, and how sure the first place is."""
    screen.say("lab-arena-head", games=found.games, game=game.info().name, players=found.players, seed=found.seed)
    together = game.together
    labels = ("bot", "won", "sure", "games") if together else ("bot", "rating", "sure", "share", "seats-had")
    words = [screen.words(f"lab-{label}") for label in labels]
    first = max([16, *(len(one.bot) + 2 for one in found.ratings)])
    screen.line(screen.paint(f"  {words[0]:<{first}}" + "".join(f"{word:>16}" for word in words[1:]), "bold"))
    for one in found.ratings:
        if together:
            cells = [f"{one.rating:.1%}", f"{one.low:.1%} – {one.high:.1%}", str(one.games)]
        else:
            cells = [f"{one.rating:+.0f}", f"{one.low:+.0f} … {one.high:+.0f}", f"{one.share:.1%}", str(one.games)]
        screen.line(f"  {one.bot:<{first}}" + "".join(f"{cell:>16}" for cell in cells))
    if len(found.ratings) > 1:
        best, second = found.ratings[:2]
        message = "lab-better" if best.ahead >= SURE else "lab-not-sure"
        screen.say(message, best=best.bot, second=second.bot, percent=f"{best.ahead:.1%}")
