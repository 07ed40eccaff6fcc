"""`lamplight study`: plays what a study file asks for, and writes the results and a report."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Final

import msgspec

from lamplight.core.faults import INTERRUPTED, OK, usage
from lamplight.core.screen import Column
from lamplight.lab import report
from lamplight.lab import run as lab
from lamplight.lab import study as studies
from lamplight.lab.analysis import Summary
from lamplight.lab.job import Plan
from lamplight.lab.store import Store
from lamplight.terminal.arena import MOST_GAMES, Work, chosen_folder, chosen_workforce, lab_faults, played
from lamplight.terminal.arguments import whole
from lamplight.terminal.screen import Screen

MOST_MEASURES: Final = 4


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
            found = lab.summarised(store)
            page = report.write(folder, report.study(screen.catalogue, plan, found))
    screen.say("lab-study-done", games=plan.games, cells=len(plan.cells))
    summary(plan, found, screen)
    screen.say("lab-written", folder=str(folder), report=str(page))
    return OK


def summary(plan: Plan, found: Sequence[Summary], screen: Screen) -> None:
    """Every combination in one line, with the means of the first measures that are numbers; the report has them all."""
    words = report.Words(screen.catalogue)
    played = [one for one in found if one.games > 0]
    shown = [name for name in plan.shown if played and name in played[0].tallies][:MOST_MEASURES]
    columns = [Column(words("lab-cell")), Column(words("lab-games"), right=True)]
    columns += [Column(report.named(words, name, played)[0], right=True) for name in shown]
    rows = [
        [
            report.label_of(words, one),
            str(one.games),
            *(words.number(one.tallies[name].spread().mean.value, 2) for name in shown),
        ]
        for one in played
    ]
    screen.table(columns, rows)


def resized(plan: Plan, games: int) -> Plan:
    """The same study with another number of games per cell."""
    cells = [msgspec.structs.replace(cell, groups=-(-games // len(cell.lineups))) for cell in plan.cells]
    return msgspec.structs.replace(plan, cells=tuple(cells))
