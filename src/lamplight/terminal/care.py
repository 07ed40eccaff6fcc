"""What the commands have in common that take care of a database: which one it is, and what is said of it."""

from __future__ import annotations

import os

from lamplight.core.view import Text
from lamplight.server.care.checking import Checked, Flaw
from lamplight.server.care.places import Place, place
from lamplight.server.settings import Settings
from lamplight.server.sources import BadSettings, Typed, gathered
from lamplight.terminal.options import faulty, flag
from lamplight.terminal.screen import Screen


def settings_for(data: str | None, database: str) -> Settings:
    """The settings of the server that these belong to: of its file, the environment, and what was typed."""
    typed = [Typed(flag(name), name, (value,)) for name, value in (("data_dir", data), ("database", database)) if value]
    try:
        return gathered(os.environ, typed).settings
    except BadSettings as error:
        raise faulty(error) from None


def in_use(data: str | None, database: str) -> Place:
    """The database of the server with this data folder, or of this URL; a fault if it is none."""
    return place(settings_for(data, database).url)


def told_of(flaw: Flaw) -> Text:
    """What is wrong with a table, with its ply where it has one."""
    args: dict[str, int | str | Text] = {"table": flaw.table, "ply": flaw.ply, "why": flaw.message}
    return Text("cli-care-flaw" if flaw.ply >= 0 else "cli-care-flaw-whole", args)


def report(checked: Checked, screen: Screen) -> None:
    """What was replayed, and every fault on a line of its own."""
    screen.say("cli-care-replayed", tables=checked.tables, replayed=checked.replayed, plies=checked.plies)
    for flaw in checked.flaws:
        screen.line("  - " + screen.text(told_of(flaw)))
