"""The names that this server answers to. A page elsewhere can let its own name lead here (DNS rebinding), and would
then be taken for ours; so a name that is not ours gets no answer. An address is no name: nobody can let it lead here.
"""

from __future__ import annotations

import ipaddress
import re
import socket
from typing import Final
from urllib.parse import urlsplit

from starlette.types import Scope

from lamplight.server.settings import Settings

HOST: Final = re.compile(r"[A-Za-z0-9._-]{1,253}(:\d{1,5})?|\[[0-9A-Fa-f:.]{2,45}\](:\d{1,5})?")
# Names that nobody can have outside: of this machine, and as home networks give them.
AT_HOME: Final = ("localhost", "*.localhost", "*.local", "*.lan", "*.home", "*.home.arpa", "*.internal", "*.fritz.box")


def host_of(scope: Scope) -> str:
    """The name by which this server is asked, with its port; empty if there is none."""
    return next((value.decode("latin-1") for name, value in scope["headers"] if name == b"host"), "")


def without_port(host: str) -> str:
    """The name alone.

    >>> without_port("Games.Example.:80"), without_port("[::1]:80")
    ('games.example', '[::1]')
    """
    name = host.partition("]")[0] + "]" if host.startswith("[") else host.partition(":")[0]
    return name.lower().removesuffix(".")


def is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name[1:-1] if name.startswith("[") and name.endswith("]") else name)
    except ValueError:
        return False
    return True


class Hosts:
    """Addresses, names of this machine and of home networks, the public address and the names that were set."""

    def __init__(self, settings: Settings) -> None:
        own = without_port(socket.gethostname())
        public = urlsplit(settings.public_address).hostname or ""
        names = [*AT_HOME, own, public, settings.host, *settings.allowed_hosts]
        names += [urlsplit(origin).hostname or "" for origin in settings.origins]
        kept = {name.lower().removesuffix(".") for name in names} - {""}
        self.any = "*" in kept
        self.names = {name for name in kept if not name.startswith("*")}
        self.below = tuple(name[1:] for name in kept if name.startswith("*."))

    def known(self, host: str) -> bool:
        """May this server be called so? Who says no name at all is no browser.

        >>> hosts = Hosts(Settings(allowed_hosts=("*.example.org",), public_address="https://games.example/x"))
        >>> [hosts.known(one) for one in ("127.0.0.1:8000", "localhost", "a.example.org", "games.example", "")]
        [True, True, True, True, True]
        >>> [hosts.known(one) for one in ("lamplight.home", "den.fritz.box:8000", "raspberry")]
        [True, True, True]
        >>> [hosts.known(one) for one in ("evil.example", "example.org", "127.0.0.1.evil.example", "games.example@x")]
        [False, False, False, False]
        """
        if not host:
            return True
        if HOST.fullmatch(host) is None:
            return False
        name = without_port(host)
        if self.any or is_address(name) or "." not in name:  # what has no dot is found at home only
            return True
        return name in self.names or name.endswith(self.below)
