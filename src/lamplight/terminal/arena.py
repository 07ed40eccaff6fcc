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
from lamplight.core.view import Text
from lamplight.kits import info_of, usual_players
from lamplight.lab import arena, report
from lamplight.lab import run as lab
from lamplight.lab.cluster import Ray
from lamplight.lab.faults import LabFault
from lamplight.lab.job import Plan
from lamplight.lab.local import Processes, Workforce, usual_processes
from lamplight.lab.sequential import USUAL_ERROR, USUAL_GAP, YES, Sequential
from lamplight.lab.store import Store
from lamplight.terminal.arguments import meta, whole
from lamplight.terminal.progress import Progress
from lamplight.terminal.screen import Screen
from lamplight.terminal.seats import bot_named, player_count
from lamplight.terminal.setup import board_text, chosen_game, chosen_options, set_up_fault

USUAL_GAMES: Final = 1000
MOST_TESTED: Final = 100_000  # games, where a test says when to stop
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

    games: Annotated[int | None, whole(1, MOST_GAMES)] = None
    players: Annotated[str | None, meta("number")] = None
    board: str | None = None
    option: Annotated[list[str] | None, meta("setting")] = None
    seed: Annotated[str, meta("word")] = "lamplight"
    luck: bool = False
    sprt: bool = False
    elo0: Annotated[float | None, meta("number")] = None
    elo1: Annotated[float | None, meta("number")] = None
    share0: Annotated[float | None, meta("number")] = None
    share1: Annotated[float | None, meta("number")] = None
    alpha: Annotated[float | None, meta("number")] = None
    beta: Annotated[float | None, meta("number")] = None


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
        test = chosen_test(plan, game, asked)
        with Store(folder, plan) as store:
            if not played(store, workforce, screen, arena.Standing(plan, game.together, test)):
                return INTERRUPTED
            found = arena.rate(store, game.together, test.answer if test is not None else None)
            groups = test.groups if test is not None else None
            lab.write_results(store, arena.counted_rows(store, groups))
            arena.write(folder, found)
            summary = lab.summarised(store, arena.counted_rows(store, groups))[0]
            plot = report.write(folder, report.arena(screen.catalogue, plan, found, summary))
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
        games = asked.games if asked.games is not None else MOST_TESTED if asked.sprt else USUAL_GAMES
        return arena.plan(game, bots, seats, options, games, asked.seed, board, asked.luck)
    except SetupError as error:
        raise set_up_fault(error) from None


def chosen_test(plan: Plan, game: Game, asked: Asked) -> Sequential | None:
    """The sequential test that says when it is enough, if there is to be one."""
    points, shares, errors = (asked.elo0, asked.elo1), (asked.share0, asked.share1), (asked.alpha, asked.beta)
    if not asked.sprt:
        if any(value is not None for value in (*points, *shares, *errors)):
            raise usage("lab-sprt-only")
        return None
    alpha, beta = (USUAL_ERROR if error is None else error for error in errors)
    if any(end is not None for end in shares):
        if any(end is not None for end in points) or None in shares:
            raise usage("lab-sprt-which")
        ends = (asked.share0 or 0.0, asked.share1 or 0.0)
        question = arena.question(plan, game.together, ends, False, alpha, beta)
    else:
        low = 0.0 if asked.elo0 is None else asked.elo0
        high = low + USUAL_GAP if asked.elo1 is None else asked.elo1
        question = arena.question(plan, game.together, (low, high), True, alpha, beta)
    return Sequential(plan, question, game.together)


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


def played(store: Store, workforce: Workforce, screen: Screen, standing: arena.Standing | None = None) -> bool:
    """Plays what is missing. False: somebody stopped it, and was told how it goes on."""
    before = store.count
    if before:
        screen.say("lab-goes-on", done=before, games=store.plan.games, folder=str(store.folder))
    with Progress(screen) as bar:
        try:
            if standing is None:
                lab.play(store, workforce, bar.show)
            else:
                bar.note = standing.told
                lab.play(store, workforce, bar.show, standing.hear)
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
    if found.adjusted:
        screen.say("lab-without-luck")
        if together:
            rows = [[one.bot, f"{one.rating:.1%}", f"{one.low:.1%} – {one.high:.1%}"] for one in found.adjusted]
        else:
            rows = [[one.bot, f"{one.rating:+.0f}", f"{one.low:+.0f} … {one.high:+.0f}"] for one in found.adjusted]
        screen.table(columns[:3], rows)
    if found.books:
        booked(found, screen)
    for bot, turns in found.lost.items():
        screen.say("lab-lost-turns", bot=bot, turns=turns)
    if found.test is not None:
        told = tested(found)
        screen.say(told.id, **told.args)
    elif len(found.ratings) > 1:
        best, second = found.ratings[:2]
        message = "lab-better" if best.ahead >= SURE else "lab-not-sure"
        screen.say(message, best=best.bot, second=second.bot, percent=f"{best.ahead:.1%}")


def booked(found: arena.Ratings, screen: Screen) -> None:
    """Bot by bot what adds up to its result, in points of a hundred."""
    heads = [screen.words(f"analysis-{head}") for head in ("start", "luck", "own", "others", "result")]
    columns = [Column(screen.words("lab-bot"), least=NAME), *(Column(head, right=True, least=NUMBER) for head in heads)]
    screen.say("lab-n-books")
    rows = [
        [one.bot, *(f"{100 * value:.2f}" for value in (one.start, one.luck, one.own, one.others, one.result))]
        for one in found.books
    ]
    screen.table(columns, rows)


def tested(found: arena.Ratings) -> Text:
    """What a sequential test found, in a sentence."""
    test = found.test
    assert test is not None
    asked = test.question
    if asked.points is not None:
        ends = [Text("lab-points", {"points": f"{end:+g}"}) for end in asked.points]
    else:
        ends = [Text("lab-percent", {"percent": f"{100 * end:g}"}) for end in (asked.low, asked.high)]
    wrong = asked.alpha if test.found == YES else asked.beta
    args: dict[str, int | str | Text] = {
        "bot": asked.bot, "low": ends[0], "high": ends[1], "games": found.games, "ratio": f"{test.ratio:+.2f}",
        "wrong": f"{100 * wrong:g}",
    }  # fmt: skip
    return Text(f"lab-sprt-{test.found}", args)
