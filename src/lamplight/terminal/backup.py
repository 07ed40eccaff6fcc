"""`lamplight backup`: everything in one file, as of one moment, while the server runs."""

from __future__ import annotations

import contextlib
import time
from pathlib import Path
from typing import Annotated, Final

from lamplight.core.faults import FAILED, OK, Fault, cannot, usage
from lamplight.server import clock
from lamplight.server.care.backup import back_up, old_ones, target_in
from lamplight.server.care.places import Place, engine
from lamplight.server.care.survey import note_backup
from lamplight.terminal.arguments import meta, whole
from lamplight.terminal.care import in_use, report
from lamplight.terminal.progress import Progress
from lamplight.terminal.screen import Screen

MOST_KEPT: Final = 10_000


def run(
    target: str | None = None,
    /,
    *,
    data: Annotated[str | None, meta("folder")] = None,
    database: Annotated[str, meta("url")] = "",
    replace: bool = False,
    keep: Annotated[int, whole(0, MOST_KEPT)] = 0,
    all: bool = False,
    screen: Screen,
) -> int:
    if target is None:
        raise usage("cli-which-target")
    folder = Path(target)
    if keep and not folder.is_dir():
        raise usage("cli-keep-needs-folder", file=target)
    file = target_in(folder, time.time())
    if file.exists() and not replace:
        raise cannot("cli-care-file-exists", file=str(file))
    source = in_use(data, database)
    with Progress(screen) as bar:
        written = back_up(source, file, bar.show, all)
    with contextlib.suppress(Fault):  # where it cannot be written, as in an older schema, the backup is none the worse
        noted(source)
    screen.say("cli-backup-written", file=str(file), size=f"{written.size / 1e6:.1f}")
    report(written.checked, screen)
    for old in old_ones(folder, keep) if keep else []:
        old.unlink(missing_ok=True)
        screen.say("cli-backup-removed", file=str(old))
    return FAILED if written.checked.flaws else OK


def noted(source: Place) -> None:
    """Keep when a backup was made, for the operator's page; raises Fault."""
    with engine(source) as made, made.connect().execution_options(writes=True) as out, out.begin():
        note_backup(out, clock.now())
