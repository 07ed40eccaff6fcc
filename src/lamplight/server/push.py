"""Web Push: short encrypted messages to browsers whose page is closed, by way of their makers.

Endpoints are named by visitors, so none is trusted: only https, never into the network of the server itself, and one
that says that it is gone is forgotten. How they leave: sending.py; from where: carrier.py.
"""

from __future__ import annotations

import base64
import ipaddress
import json
import socket
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

from aiohttp.abc import AbstractResolver, ResolveResult
from aiohttp.resolver import ThreadedResolver
from cryptography.hazmat.primitives import serialization
from py_vapid import Vapid02
from pywebpush import WebPusher

from lamplight.server.sending import Packed, Sender

UNICAST: Final = ipaddress.IPv6Network("2000::/3")  # all that is given to machines out there
NAT64: Final = ipaddress.IPv6Network("64:ff9b::/96")  # how networks without IPv4 reach it
SENDERS: Final = 8  # at once
KEPT: Final = 24 * 3600  # seconds that a message waits for its browser
WAITING: Final = 20_000  # messages at most; then the oldest are dropped
SIGNED: Final = 12 * 3600  # seconds that a signature holds


class Letter(NamedTuple):
    """One message to one browser."""

    endpoint: str
    p256dh: str
    auth: str
    body: bytes
    topic: str  # a newer one of the same topic takes its place


def outside(address: str) -> bool:
    """Is this the address of one machine outside? IPv4 inside IPv6 counts as what it is; raises ValueError.

    >>> [outside(one) for one in ("198.41.0.4", "2606:4700::1", "64:ff9b::c629:4", "2002:c629:4::")]
    [True, True, True, True]
    >>> [outside(one) for one in ("::127.0.0.1", "64:ff9b::7f00:1", "64:ff9b:1::7f00:1", "2002:a00:7::", "ff0e::1")]
    [False, False, False, False, False]
    """
    known = ipaddress.ip_address(address)
    if isinstance(known, ipaddress.IPv6Address):
        inner = ipaddress.IPv4Address(int(known) & 0xFFFFFFFF) if known in NAT64 else known.sixtofour
        if inner is not None:
            return outside(str(inner))
        return known in UNICAST and known.is_global
    return known.is_global and not known.is_multicast


def fault(endpoint: str, anywhere: bool = False) -> str:
    """Why nothing is sent to this address, or nothing.

    >>> fault("https://push.example.org/abc"), fault("http://push.example.org/abc"), fault("https://10.0.0.7/x")
    ('', 'scheme', 'private')
    """
    try:
        parts = urlsplit(endpoint)
        port = parts.port
    except ValueError:
        return "address"
    if not parts.hostname or parts.username is not None or port == 0:
        return "address"
    if anywhere:
        return ""
    if parts.scheme != "https":
        return "scheme"
    try:
        return "" if outside(parts.hostname) else "private"
    except ValueError:
        return "private" if "." not in parts.hostname or parts.hostname.endswith((".local", ".localhost")) else ""


class Abroad(AbstractResolver):
    """Finds only addresses outside: a name that leads into the server's own network leads nowhere."""

    def __init__(self) -> None:
        self._all = ThreadedResolver()

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        found = await self._all.resolve(host, port, family)
        abroad = [one for one in found if outside(one["host"])]
        if not abroad:
            raise OSError(None, "this name leads into a private network")
        return abroad

    async def close(self) -> None:
        await self._all.close()


def new_key() -> bytes:
    """The key with which a server signs its notices, as it is kept."""
    vapid = Vapid02()
    vapid.generate_keys()
    pem: bytes = vapid.private_pem()
    return pem


def public_key(key: bytes) -> str:
    """What a browser must know of the key, in its own spelling."""
    point = Vapid02.from_pem(key).public_key.public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )
    return base64.urlsafe_b64encode(point).rstrip(b"=").decode()


class Push(Sender[Letter]):
    """The sender of one process. `forget` is told of endpoints that there are no more."""

    def __init__(
        self, key: bytes, contact: str, anywhere: bool, forget: Callable[[str], Awaitable[None]], waiting: int = WAITING
    ) -> None:
        super().__init__(SENDERS, waiting)
        self.vapid = Vapid02.from_pem(key)
        self.contact = contact
        self.anywhere = anywhere  # for tests: endpoints on this machine too
        self.forget = forget
        self._signed: dict[str, tuple[float, str]] = {}

    def resolver(self) -> AbstractResolver | None:
        return None if self.anywhere else Abroad()

    async def gone(self, letter: Letter) -> None:
        await self.forget(letter.endpoint)

    def _signature(self, endpoint: str) -> str:
        """Who sends this, for the maker of the browser; the same for a while."""
        parts = urlsplit(endpoint)
        audience = f"{parts.scheme}://{parts.netloc}"
        now = time.time()
        until, header = self._signed.get(audience, (0.0, ""))
        if until < now + 60:
            until = now + SIGNED
            claims = {"sub": self.contact, "aud": audience, "exp": int(until)}
            header = self.vapid.sign(claims)["Authorization"]
            if len(self._signed) > 1000:
                self._signed.clear()
            self._signed[audience] = (until, header)
        return header

    async def packed(self, letter: Letter) -> Packed:
        info = {"endpoint": letter.endpoint, "keys": {"p256dh": letter.p256dh, "auth": letter.auth}}
        encoded: dict[str, Any] = WebPusher(info).encode(letter.body)
        headers = {
            "Authorization": self._signature(letter.endpoint),
            "Content-Encoding": "aes128gcm",
            "TTL": str(KEPT),
            "Topic": letter.topic,
            "Urgency": "high",
        }
        return Packed(letter.endpoint, encoded["body"], headers)


def body(title: str, text: str, path: str, turn: bool = True) -> bytes:
    """What a notice says and where it leads, as the page's own worker reads it, and whether it is of a turn."""
    said: dict[str, object] = {"title": title, "text": text, "path": path}
    return json.dumps(said if turn else {**said, "turn": False}, ensure_ascii=False).encode()
