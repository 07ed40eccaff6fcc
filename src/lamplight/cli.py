"""The command line: `lamplight play`, `learn`, `replay`, `verify`, `analyse`, `serve`, `rules`, `games`, `backup` ...

Exit codes: 0 ok, 1 a check failed, 2 the command was mistyped, 3 it cannot be done (a file, a port, a database),
130 interrupted by the keyboard, 141 nobody reads the output any more.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Final

from lamplight import __version__
from lamplight.core.faults import BROKEN_PIPE, CANNOT, INTERRUPTED, OK, USAGE, Fault
from lamplight.core.messages import LANGUAGES, Catalogue
from lamplight.core.view import Text
from lamplight.terminal import arguments
from lamplight.terminal.arguments import Command, Reader
from lamplight.terminal.screen import Screen, silence

NAMES: Final = (
    "play",
    "learn",
    "replay",
    "verify",
    "analyse",
    "serve",
    "settings",
    "rules",
    "games",
    "simulate",
    "arena",
    "study",
)
TABLES: Final = (
    ("list", "list_"), ("show", "show"), ("close", "close"), ("open", "open_"), ("free-seat", "free_seat"),
    ("delete", "delete"), ("export", "export"), ("forget", "forget"),
)  # fmt: skip
OWN: Final = (
    *[Command(name, f"cli-{name}", f"lamplight.terminal.{name}:run") for name in NAMES],
    Command("bot check", "cli-bot-check", "lamplight.terminal.bot_check:run"),
    Command("lesson check", "cli-lesson-check", "lamplight.terminal.lesson_check:run"),
    *[Command(name, f"cli-{name}", f"lamplight.terminal.{name}:run") for name in ("backup", "restore", "check")],
    *[Command(f"tables {name}", f"cli-tables-{name}", f"lamplight.terminal.tables:{run}") for name, run in TABLES],
    Command("database copy", "cli-database-copy", "lamplight.terminal.database:copy"),
)


def of_games(screen: Screen) -> list[Command]:
    """The commands that games bring with them; one whose name is taken is named and left out."""
    from lamplight.kits import all_kits

    taken = {command.name for command in OWN}
    found = []
    for kit in all_kits():
        for name, prefix, module, _ in kit.commands:
            if name in taken:
                screen.complain(Text("cli-command-taken", {"command": name, "game": kit.id}))
                continue
            taken.add(name)
            found.append(Command(name, prefix, f"{module}:run"))
    return found


def dispatch(asked: arguments.Asked, screen: Screen) -> int:
    """Carries out one command line; its exit code."""
    if asked.version:
        from lamplight.terminal.faster import how

        python = ".".join(map(str, sys.version_info[:3]))
        screen.say("cli-version-line", version=__version__, rules=how(), python=python)
        return OK
    words = asked.words
    wants_help = asked.help or words[:1] == ("help",)
    if words[:1] == ("help",):
        words = words[1:]
    reader = Reader(OWN)
    if words[:1] not in [(name,) for name in reader.names()]:  # the kits of all games take a while to load
        reader = Reader((*OWN, *of_games(screen)))
    found = reader.found(words)
    if isinstance(found, Command) and not wants_help:
        run, given, options = reader.read(found, words[len(found.name.split()) :])
        return run(*given, **options, screen=screen)
    from lamplight.terminal.help import overview, page

    lines = overview(reader, screen, found) if isinstance(found, str) else page(found, reader, screen)
    (screen.line if wants_help else screen.complain)("\n".join(lines))
    return OK if wants_help else USAGE


def main(words: Sequence[str] | None = None) -> int:
    """The whole program: whatever happens becomes an exit code and at most one plain sentence."""
    alone = words is None  # this process is here for this command
    if words is None:
        words = sys.argv[1:]
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
    screen = Screen(Catalogue(arguments.language(None, os.environ, LANGUAGES)))
    try:
        try:
            asked = arguments.opened(words)
            screen = Screen(Catalogue(arguments.language(asked.lang, os.environ, LANGUAGES)), plain=asked.plain)
            screen.asked = asked.lang
            if alone and asked.words and not asked.help:
                from lamplight.terminal.faster import hurried

                hurried(asked.words[0], screen)
            code = dispatch(asked, screen)
            screen.write("")
            return code
        except Fault as found:
            screen.complain(found.text)
            for detail in found.details:
                screen.complain("  - " + screen.text(detail))
            if found.code == USAGE:
                screen.complain(Text("cli-see-help"))
            return found.code
    except KeyboardInterrupt:
        screen.complain(Text("cli-interrupted"))
        return INTERRUPTED
    except BrokenPipeError:
        silence(screen.out)
        return BROKEN_PIPE
    except Exception as error:
        if os.environ.get("LAMPLIGHT_DEBUG"):
            raise
        screen.complain(Text("cli-inner-fault", {"error": f"{type(error).__name__}: {error}"}))
        return CANNOT
