"""The command line: `lamplight play`, `replay`, `verify`, `serve`, `board`, `rules`, `games`, `simulate`, `card`,
`arena`, `study`.

Exit codes: 0 ok, 1 a check failed, 2 the command was mistyped, 3 it cannot be done (a file, a port, a database),
130 interrupted by the keyboard, 141 nobody reads the output any more.
"""

from __future__ import annotations

import argparse
import os
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Sequence
from dataclasses import replace
from typing import Final, Protocol

from lamplight import __version__
from lamplight.core.messages import LANGUAGES, Catalogue
from lamplight.core.view import Text
from lamplight.terminal.arguments import LANG, Parser, indented, language, number
from lamplight.terminal.faults import BROKEN_PIPE, CANNOT, INTERRUPTED, OK, USAGE, Fault, near, unknown, usage
from lamplight.terminal.screen import Screen

COMMANDS: Final = ("play", "replay", "verify", "serve", "board", "rules", "games", "simulate", "card", "arena", "study")
HOST: Final = "127.0.0.1"
PORT: Final = 8000
LAST_PORT: Final = 65_535
PATIENCE: Final = 20.0  # seconds in which the server must answer before a browser is opened


class Command(Protocol):
    """A module that carries out one command."""

    def arguments(self, parser: Parser) -> None: ...

    def run(self, args: argparse.Namespace, screen: Screen) -> int: ...


class Serve:
    """`lamplight serve`: opens tables for browsers."""

    def arguments(self, parser: Parser) -> None:
        parser.value("--host", "host")
        parser.value("--port", "port")
        parser.value("--data", "folder")
        parser.value("--database", "url")
        parser.switch("--open")

    def run(self, args: argparse.Namespace, screen: Screen) -> int:
        from lamplight.server.serve import run
        from lamplight.server.settings import Settings

        host = args.host if args.host is not None else HOST
        port = number("--port", args.port, PORT, 0, LAST_PORT)
        settings = replace(Settings(), database=args.database or "", lang=screen.catalogue.lang)
        if args.open:
            url, port = free_address(host, port)
            threading.Thread(target=open_browser, args=(url, host, port), daemon=True).start()
        code = run(host, port, args.data if args.data is not None else settings.data_dir, settings)
        return OK if code == OK else CANNOT


def free_address(host: str, port: int) -> tuple[str, int]:
    """The address that the server will have, and its port; a fault if it is taken."""
    from lamplight.server.serve import CannotStart, address, bound

    try:
        with bound(host, port) as listener:
            return address(listener, host), int(listener.getsockname()[1])
    except CannotStart as error:
        raise Fault(CANNOT, error.text) from None


def open_browser(url: str, host: str, port: int) -> None:
    """Opens the browser as soon as the server answers."""
    end = time.monotonic() + PATIENCE
    reach = {"0.0.0.0": HOST, "::": "::1", "": HOST}.get(host, host)
    while time.monotonic() < end:
        try:
            socket.create_connection((reach, port), timeout=1).close()
        except OSError:
            time.sleep(0.1)
        else:
            webbrowser.open(url)
            return


def command_named(name: str) -> Command:
    """The module behind a command; only the one that is needed is loaded."""
    if name == "play":
        from lamplight.terminal import play

        return play
    if name == "replay":
        from lamplight.terminal import replay

        return replay
    if name == "verify":
        from lamplight.terminal import verify

        return verify
    if name == "serve":
        return Serve()
    if name == "board":
        from lamplight.terminal import board

        return board
    if name == "rules":
        from lamplight.terminal import rules

        return rules
    if name == "games":
        from lamplight.terminal import games

        return games
    if name == "simulate":
        from lamplight.terminal import simulate

        return simulate
    if name == "card":
        from lamplight.terminal import card

        return card
    if name == "arena":
        from lamplight.terminal import arena

        return arena
    if name == "study":
        from lamplight.terminal import study

        return study
    raise unknown("cli-unknown-command", name, COMMANDS)


def overview(screen: Screen) -> str:
    """The help of `lamplight` itself: every command in one line, then examples."""
    lines = [screen.words("cli-usage") + " lamplight " + screen.words("cli-synopsis"), ""]
    lines += [screen.words("cli-about"), "", screen.words("cli-commands")]
    lines += [f"  {name:<10} {screen.words(f'cli-{name}-short')}" for name in COMMANDS]
    lines += ["", screen.words("cli-options") + ":"]
    lines += [f"  {flag:<16} {screen.words(text)}" for flag, text in TOP_FLAGS]
    lines += ["", screen.words("cli-examples"), indented(screen.words("cli-top-examples"))]
    lines += ["", screen.words("cli-exit-codes")]
    return "\n".join(lines)


TOP_FLAGS: Final = (
    ("--lang en|de|es|fr", "cli-lang"),
    ("--version", "cli-version"),
    ("-h, --help", "cli-help"),
)


def dispatch(words: Sequence[str], screen: Screen) -> int:
    """Carries out one command line; its exit code."""
    rest = list(words)
    while rest and rest[0].startswith("-"):
        flag = rest.pop(0)
        if flag in ("-h", "--help"):
            screen.line(overview(screen))
            return OK
        if flag in ("-V", "--version"):
            screen.line(f"lamplight {__version__}")
            return OK
        if flag == LANG:
            if not rest:
                raise usage("cli-flag-needs-value", option=LANG)
            rest.pop(0)
        elif not flag.startswith(LANG + "="):
            known = [LANG, "--version", "--help"]
            raise usage("cli-unknown-flag", value=flag, command="lamplight", near=near(flag, known))
    if not rest:
        screen.complain(overview(screen))
        return USAGE
    name = rest.pop(0)
    if name == "help":
        return dispatch([rest[0], "--help"] if rest else ["--help"], screen)
    command = command_named(name)
    parser = Parser(screen, name)
    command.arguments(parser)
    return command.run(parser.read(rest), screen)


def main(words: Sequence[str] | None = None) -> int:
    """The whole program: whatever happens becomes an exit code and at most one plain sentence."""
    if words is None:
        words = sys.argv[1:]
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
    lang, fault = language(words, dict(os.environ), LANGUAGES)
    screen = Screen(Catalogue(lang))
    try:
        try:
            if fault is not None:
                raise fault
            code = dispatch(words, screen)
            sys.stdout.flush()
            return code
        except Fault as found:
            screen.complain(found.text)
            for detail in found.details:
                screen.complain("  - " + screen.text(detail))
            if found.code == USAGE:
                screen.complain(Text("cli-see-help"))
            return found.code
    except SystemExit as end:  # argparse, after --help
        return end.code if isinstance(end.code, int) else OK
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
