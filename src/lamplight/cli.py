"""The command line: `lamplight play`, `replay`, `verify`, `serve`, `rules`, `games`, `simulate`, `arena`, `study`, ...

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
from lamplight.terminal.screen import Screen

NAMES: Final = ("play", "replay", "verify", "serve", "rules", "games", "simulate", "arena", "study")
OWN: Final = (
    *[Command(name, f"cli-{name}", f"lamplight.terminal.{name}:run") for name in NAMES],
    Command("bot check", "cli-bot-check", "lamplight.terminal.bot_check:run"),
)


def of_games(screen: Screen) -> list[Command]:
    """The commands that games bring with them; one whose name is taken is named and left out."""
    from lamplight.kits import all_kits

    taken = {command.name for command in OWN}
    found = []
    for kit in all_kits():
        for name, prefix, module in kit.commands:
            if name in taken:
                screen.complain(Text("cli-command-taken", {"command": name, "game": kit.id}))
                continue
            taken.add(name)
            found.append(Command(name, prefix, f"{module}:run"))
    return found


def dispatch(asked: arguments.Asked, screen: Screen) -> int:
    """Carries out one command line; its exit code."""
    if asked.version:
        screen.line(f"lamplight {__version__}")
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
            code = dispatch(asked, screen)
            sys.stdout.flush()
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
        # What is still buffered must not be written when the interpreter closes the stream.
        with open(os.devnull, "wb") as nowhere:
            os.dup2(nowhere.fileno(), sys.stdout.fileno())
        return BROKEN_PIPE
    except Exception as error:
        if os.environ.get("LAMPLIGHT_DEBUG"):
            raise
        screen.complain(Text("cli-inner-fault", {"error": f"{type(error).__name__}: {error}"}))
        return CANNOT
