"""`lamplight serve`: opens tables for browsers."""

from __future__ import annotations

import socket
import threading
import time
import webbrowser
from collections.abc import Mapping
from dataclasses import replace
from typing import Annotated, Any, Final

from lamplight.core.faults import CANNOT, OK, Fault
from lamplight.server import serve as server
from lamplight.terminal.arguments import meta
from lamplight.terminal.options import held, takes_settings
from lamplight.terminal.screen import Screen

HOST: Final = "127.0.0.1"
PATIENCE: Final = 20.0  # seconds in which the server must answer before a browser is opened


@takes_settings
def run(
    *,
    config: Annotated[str, meta("toml")] = "",
    open: bool = False,
    given: Mapping[str, Any],
    screen: Screen,
) -> int:
    settings = held(given, config, screen).settings
    if open:
        url, port = free_address(settings.host, settings.port)
        settings = replace(settings, port=port)
        threading.Thread(target=open_browser, args=(url, settings.host, port), daemon=True).start()
    code = server.run(settings)
    return OK if code == OK else CANNOT


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
