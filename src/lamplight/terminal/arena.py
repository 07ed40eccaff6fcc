"""`lamplight arena`: bots play each other by the thousand, and a table says which is better, and how sure that is."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from lamplight.core.faults import CANNOT, INTERRUPTED, OK, USAGE, Fault, usage
from lamplight.core.game import Game, SetupError
from lamplight.core.screen import Column
from lamplight.kits import info_of, usual_players
from lamplight.lab import arena, report
from lamplight.lab import run as lab
from lamplight.lab.cluster import Ray
from lamplight.lab.faults import LabFault
from lamplight.lab.job import Plan
from lamplight.lab.local import Processes, Workforce, usual_processes
from lamplight.lab.store import Store
from lamplight.terminal.arguments import meta, whole
from lamplight.terminal.progress import Progress
from lamplight.terminal.screen import Screen
from lamplight.terminal.seats import bot_named, player_count
from lamplight.terminal.setup import board_text, chosen_game, chosen_options, set_up_fault

USUAL_GAMES: Final = 1000
MOST_GAMES: Final = 100_000_000
MOST_PROCESSES: Final = 1024
SURE: Final = 0.975  # of the runs drawn anew
NAME: Final = 14  # columns
NUMBER: Final = 14
HOME: Final = "lab"  # where runs go that nobody gave a place


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class Work:
    """Where the games are played, and where the results go."""

    processes: Annotated[int | None, whole(1, MOST_PROCESSES)] = None
    out: Annotated[str | None, meta("folder")] = None
    on: Annotated[str | None, meta("cluster")] = None


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class Asked:
    """What is played."""

    games: Annotated[int, whole(1, MOST_GAMES)] = USUAL_GAMES
    players: Annotated[str | None, meta("number")] = None
    board: str | None = None
    option: Annotated[list[str] | None, meta("setting")] = None
    seed: Annotated[str, meta("word")] = "lamplight"


def run(
    name: Annotated[str | None, Parameter(name="game")] = None,
    /,
    *bot: str,
    asked: Asked = Asked(),  # noqa: B008 - it cannot change
    work: Work = Work(),  # noqa: B008
    screen: Screen,
) -> int:
    game = chosen_game(name)
    with lab_faults():
        lab.check_extras()
        plan = planned(game, bot, asked)
        folder = chosen_folder(work.out, f"{game.id}-{plan.digest()[:8]}")
        workforce = chosen_workforce(work)
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


def planned(game: Game, named: Sequence[str], asked: Asked) -> Plan:
    """What was asked for, as a plan."""
    info = info_of(game)
    if not named:
        raise usage("lab-which-bots", known=", ".join(choice.value for choice in info.bots))
    bots = [bot_named(info, name) for name in named]
    seats = player_count(info, asked.players, min(info.max_seats, max(usual_players(info), len(bots))))
    options = chosen_options(game, asked.option or [], asked.board)
    board = board_text(game, asked.board)
    try:
        return arena.plan(game, bots, seats, options, asked.games, asked.seed, board)
    except SetupError as error:
        raise set_up_fault(error) from None


def chosen_folder(out: str | None, name: str) -> Path:
    """Where a run is kept: the same command finds it again."""
    return Path(out) if out is not None else Path(HOME) / re.sub(r"[^\w.-]+", "-", name)


def chosen_workforce(work: Work) -> Workforce:
    """Processes of this machine, or a Ray cluster."""
    processes = work.processes if work.processes is not None else usual_processes()
    if work.on is None:
        return Processes(processes)
    kind, equals, address = work.on.partition("=")
    if kind != "ray" or (equals and not address):
        raise usage("lab-unknown-place", value=work.on)
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
    with Progress(screen) as bar:
        try:
            lab.play(store, workforce, bar.show)
        except KeyboardInterrupt:
            bar.clear()
            store.sync()
            told = screen.words("lab-stopped", done=store.count, games=store.plan.games, folder=str(store.folder))
            screen.complain(told)
            return False
    return True


def show(found: arena.Ratings, game: Game, screen: Screen) -> None:
    """The table of ratings, and how sure the first place is."""
    screen.say("lab-arena-head", games=found.games, game=game.info().name, players=found.players, seed=found.seed)
    together = game.together
    labels = ("bot", "won", "sure", "games") if together else ("bot", "rating", "sure", "share", "seats-had")
    columns = [
        Column(screen.words(f"lab-{label}"), right=k > 0, least=NUMBER if k else NAME) for k, label in enumerate(labels)
    ]
    rows = []
    for one in found.ratings:
        if together:
            rows.append([one.bot, f"{one.rating:.1%}", f"{one.low:.1%} – {one.high:.1%}", str(one.games)])
        else:
            sure = f"{one.low:+.0f} … {one.high:+.0f}"
            rows.append([one.bot, f"{one.rating:+.0f}", sure, f"{one.share:.1%}", str(one.games)])
    screen.table(columns, rows)
    for bot, turns in found.lost.items():
        screen.say("lab-lost-turns", bot=bot, turns=turns)
    if len(found.ratings) > 1:
        best, second = found.ratings[:2]
        message = "lab-better" if best.ahead >= SURE else "lab-not-sure"
        screen.say(message, best=best.bot, second=second.bot, percent=f"{best.ahead:.1%}")
