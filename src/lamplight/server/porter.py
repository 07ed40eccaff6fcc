"""Who looks after this server: whoever has the operator_token; without one, whoever sits at this very machine.

A program sends `Authorization: Bearer TOKEN`. A browser gives the token once and gets a cookie for a few hours that is
sealed with it, so that every process with the same settings knows it; what it then changes carries a seal as well.
"""

from __future__ import annotations

import hashlib
import hmac
import ipaddress
import secrets
import time
from typing import Final

from starlette.requests import Request
from starlette.types import Scope

from lamplight.core.view import Text
from lamplight.server.hosts import host_of, without_port
from lamplight.server.settings import Settings

DIRECT: Final = "lamplight.direct"  # in a scope: it comes from this machine, and through nobody
# What proxies add: whoever comes through one is somewhere else.
THROUGH: Final = frozenset(
    {
        b"forwarded", b"via", b"x-forwarded-for", b"x-forwarded-host", b"x-forwarded-proto", b"x-forwarded-server",
        b"x-real-ip", b"x-client-ip", b"true-client-ip", b"cf-connecting-ip", b"x-original-host",
    }
)  # fmt: skip
COOKIE: Final = "lamplight-operator"
LASTS: Final = 12 * 3600  # seconds that a browser is known for

SPARE: Final = secrets.token_hex()  # in place of a token; processes that are forked after this have the same

MISSING: Final = Text("operator-token-missing")
WRONG: Final = Text("operator-token-wrong")
ELSEWHERE: Final = Text("operator-token-unset")


def is_direct(scope: Scope) -> bool:
    """Does a request come from this machine, and through no proxy? To be asked before proxies are believed."""
    client = scope.get("client")
    if not client or not _loopback(client[0]) or any(name in THROUGH for name, _ in scope["headers"]):
        return False
    name = without_port(host_of(scope))
    return name == "localhost" or _loopback(name.strip("[]"))


def _loopback(address: str) -> bool:
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return False
    mapped = found.ipv4_mapped if isinstance(found, ipaddress.IPv6Address) else None
    return (mapped or found).is_loopback


class Porter:
    """Who may come in."""

    def __init__(self, settings: Settings) -> None:
        self.token = settings.operator_token
        # Behind a proxy that was never named everybody could look like this machine.
        self.behind = bool(settings.public_address) and not settings.trusted_proxies
        self._key = hashlib.sha256(b"lamplight operator " + (self.token or SPARE).encode()).digest()

    def why_not(self, request: Request) -> Text | None:
        """Why whoever asks may not come in; None: they may."""
        if not self.token:
            return None if request.scope.get(DIRECT) and not self.behind else ELSEWHERE
        said = request.headers.get("authorization", "")
        kind, _, given = said.partition(" ")
        if said and kind.lower() == "bearer":
            return None if self.fits(given.strip()) else WRONG
        return None if self.known(request.cookies.get(COOKIE, "")) else MISSING

    def fits(self, given: str) -> bool:
        """Is it the token? Takes the same time either way."""
        digests = (hashlib.sha256(one.encode("utf-8", "replace")).digest() for one in (given, self.token))
        return bool(self.token) and hmac.compare_digest(*digests)

    def pass_(self) -> str:
        """A new cookie."""
        until = f"{int(time.time()) + LASTS:x}.{secrets.token_hex(8)}"
        return f"{until}.{self.seal(until)}"

    def known(self, cookie: str) -> bool:
        """Is it a cookie of ours that still holds?"""
        body, _, seal = cookie.rpartition(".")
        if not body or not hmac.compare_digest(seal.encode(), self.seal(body).encode()):
            return False
        return int(body.partition(".")[0], 16) > time.time()

    def seal(self, what: str) -> str:
        """Proof that something is from here."""
        return hmac.new(self._key, what.encode(), hashlib.sha256).hexdigest()

    def change(self, request: Request) -> str:
        """What a form must carry that this browser was given."""
        return self.seal(f"change {request.cookies.get(COOKIE, '')}")

    def is_ours(self, request: Request, given: str) -> bool:
        return hmac.compare_digest(given.encode("utf-8", "replace"), self.change(request).encode())
