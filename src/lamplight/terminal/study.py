"""`lamplight study`: plays what a study file asks for, and writes the results and a report."""

from __future__ import annotations

import argparse
from pathlib import Path

import msgspec

from lamplight.lab import report
from lamplight.lab import run as lab
from lamplight.lab import study as studies
from lamplight.lab.job import Plan
from lamplight.lab.store import Store
from lamplight.terminal.arena import MOST_GAMES, chosen_folder, chosen_workforce, lab_faults, played, work_arguments
from lamplight.terminal.arguments import Parser, number
from lamplight.terminal.faults import INTERRUPTED, OK, usage
from lamplight.terminal.screen import Screen


def arguments(parser: Parser) -> None:
    parser.name("file")
    parser.value("--games", "number")
    work_arguments(parser)


def run(args: argparse.Namespace, screen: Screen) -> int:
    if args.file is None:
        raise usage("cli-which-file")
    with lab_faults():
        lab.check_extras()
        plan = studies.read(Path(args.file))
        if args.games is not None:
            plan = resized(plan, number("--games", args.games, 1, 1, MOST_GAMES))
        workforce = chosen_workforce(args)
        folder = chosen_folder(args.out, f"{Path(args.file).stem}-{plan.digest()[:8]}")
        with Store(folder, plan) as store:
            if not played(store, workforce, screen):
                return INTERRUPTED
            lab.write_results(store)
            text = report.study(screen.catalogue, plan, lab.summarised(store))
            page = report.write(folder, text)
    screen.say("lab-study-done", games=plan.games, cells=len(plan.cells))
    screen.say("lab-written", folder=str(folder), report=str(page))
    return OK


def resized(plan: Plan, games: int) -> Plan:
    """The same study with another number of games per cell."""
    cells = [msgspec.structs.replace(cell, groups=-(-games // len(cell.lineups))) for cell in plan.cells]
    return msgspec.structs.replace(plan, cells=tuple(cells))
