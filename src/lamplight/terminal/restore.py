"""`lamplight restore`: puts a backup in place of what is there, which is kept aside."""

from __future__ import annotations

from typing import Annotated

from lamplight.core.faults import FAILED, OK, usage
from lamplight.server.care.places import is_newest, place
from lamplight.server.care.restore import restore
from lamplight.terminal.arguments import meta
from lamplight.terminal.care import in_use, report, settings_for
from lamplight.terminal.progress import Progress
from lamplight.terminal.screen import Screen


def run(
    file: str | None = None,
    /,
    *,
    data: Annotated[str | None, meta("folder")] = None,
    database: Annotated[str, meta("url")] = "",
    over: bool = False,
    screen: Screen,
) -> int:
    if file is None:
        raise usage("cli-which-file")
    target, folder = in_use(data, database), settings_for(data, database).data_dir
    if database:
        folder.mkdir(parents=True, exist_ok=True)
    with Progress(screen) as bar:
        done = restore(place(file), target, over, bar.show, folder)
    screen.say("cli-restored", file=file, place=target.shown)
    if not is_newest(done.version):
        screen.say("cli-restored-migrated", version=done.version)
    if done.aside is not None:
        screen.say("cli-restored-aside", file=str(done.aside))
    report(done.checked, screen)
    return FAILED if done.checked.flaws else OK
