"""`lamplight study`: plays what a study file asks for, and writes the results and a report."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec

from lamplight.core.faults import INTERRUPTED, OK, usage
from lamplight.lab import report
from lamplight.lab import run as lab
from lamplight.lab import study as studies
from lamplight.lab.job import Plan
from lamplight.lab.store import Store
from lamplight.terminal.arena import MOST_GAMES, Work, chosen_folder, chosen_workforce, lab_faults, played
from lamplight.terminal.arguments import whole
from lamplight.terminal.screen import Screen


def run(
    file: str | None = None,
    /,
    *,
    games: Annotated[int | None, whole(1, MOST_GAMES)] = None,
    work: Work = Work(),  # noqa: B008 - it cannot change
    screen: Screen,
) -> int:
    if file is None:
        raise usage("cli-which-file")
    with lab_faults():
        lab.check_extras()
        plan = studies.read(Path(file))
        if games is not None:
            plan = resized(plan, games)
        workforce = chosen_workforce(work)
        folder = chosen_folder(work.out, f"{Path(file).stem}-{plan.digest()[:8]}")
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
