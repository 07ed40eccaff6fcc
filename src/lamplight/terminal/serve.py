"""`lamplight serve`: opens tables for browsers."""

from __future__ import annotations

import re
import socket
import threading
import time
import webbrowser
from dataclasses import replace
from typing import Annotated, Final

from lamplight.bots.kit import KitError
from lamplight.core.faults import CANNOT, OK, USAGE, Fault, usage
from lamplight.kits import invite
from lamplight.outside.outsider import called
from lamplight.outside.process import ProgramFault, split
from lamplight.server import serve as server
from lamplight.server.settings import Settings
from lamplight.terminal.arguments import meta, whole
from lamplight.terminal.screen import Screen
from lamplight.terminal.setup import chosen_game

HOST: Final = "127.0.0.1"
PORT: Final = 8000
LAST_PORT: Final = 65_535
PATIENCE: Final = 20.0  # seconds in which the server must answer before a browser is opened


def run(
    *,
    host: str = HOST,
    port: Annotated[int, whole(0, LAST_PORT, "port")] = PORT,
    data: Annotated[str | None, meta("folder")] = None,
    database: Annotated[str, meta("url")] = "",
    bot: Annotated[list[str] | None, meta("program")] = None,
    open: bool = False,
    screen: Screen,
) -> int:
    settings = replace(Settings(), database=database, lang=screen.catalogue.lang)
    for one in bot or ():
        take_in(one)
    if open:
        url, port = free_address(host, port)
        threading.Thread(target=open_browser, args=(url, host, port), daemon=True).start()
    code = server.run(host, port, data if data is not None else settings.data_dir, settings)
    return OK if code == OK else CANNOT


PROGRAM: Final = re.compile(r"([^:=]+):([^:=@]+)(@[0-9.]+)?=(.+)", re.DOTALL)


def take_in(text: str) -> None:
    """A program that the host names becomes a bot of the tables: GAME:NAME=COMMAND."""
    found = PROGRAM.fullmatch(text)
    program = None if found is None else called(f"cmd{found[3] or ''}:{found[4]}")
    if found is None or program is None:
        raise usage("cli-bad-program", value=text)
    try:
        split(program.command)
        invite(chosen_game(found[1]).id, found[2], program)
    except (ProgramFault, KitError) as fault:
        raise Fault(USAGE, fault.message) from None


def free_address(host: str, port: int) -> tuple[str, int]:
    """The address that the server will have, and its port; a fault if it is taken."""
    try:
        with server.bound(host, port) as listener:
            return server.address(listener, host), int(listener.getsockname()[1])
    except server.CannotStart as error:
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
