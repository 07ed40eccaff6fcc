"""`lamplight check`: every table of a database or a backup is replayed, and every fault named."""

from __future__ import annotations

from typing import Annotated

from lamplight.core.faults import FAILED, OK
from lamplight.server.care.backup import sound
from lamplight.server.care.checking import check
from lamplight.server.care.places import place, reading
from lamplight.server.care.restore import newest
from lamplight.terminal.arguments import meta
from lamplight.terminal.care import in_use, report
from lamplight.terminal.progress import Progress
from lamplight.terminal.screen import Screen


def run(
    file: Annotated[str | None, meta("place")] = None,
    /,
    *,
    data: Annotated[str | None, meta("folder")] = None,
    database: Annotated[str, meta("url")] = "",
    screen: Screen,
) -> int:
    where = place(file) if file is not None else in_use(data, database)
    with Progress(screen) as bar, newest(where) as ready, reading(ready) as connection:
        if connection.dialect.name == "sqlite":
            sound(connection)
        checked = check(connection, bar.show)
    report(checked, screen)
    screen.say("cli-check-bad" if checked.flaws else "cli-check-good", place=where.shown, count=len(checked.flaws))
    return FAILED if checked.flaws else OK
