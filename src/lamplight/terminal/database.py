"""`lamplight database copy`: moves all tables into another database."""

from __future__ import annotations

from typing import Annotated

from lamplight.core.faults import FAILED, OK, usage
from lamplight.server.care.moving import move
from lamplight.server.care.places import place
from lamplight.terminal.arguments import meta
from lamplight.terminal.care import report
from lamplight.terminal.progress import Progress
from lamplight.terminal.screen import Screen


def copy(
    source: Annotated[str | None, meta("place")] = None,
    target: Annotated[str | None, meta("place")] = None,
    /,
    *,
    screen: Screen,
) -> int:
    if source is None or target is None:
        raise usage("cli-which-databases")
    from_, to = place(source), place(target)
    with Progress(screen) as bar:
        checked = move(from_, to, bar.show)
    screen.say("cli-database-copied", source=from_.shown, target=to.shown)
    report(checked, screen)
    return FAILED if checked.flaws else OK
