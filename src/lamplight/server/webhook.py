"""A webhook of the host's own: one request for each turn that somebody is told of, and for each nudge.

The address is the host's setting and not a visitor's, so it may lie in the host's own network. What is sent is what a
stranger at the window may know, and the names of the seats.
"""

from __future__ import annotations

import hashlib
import hmac
import logging
import re
from typing import Final, Literal
from urllib.parse import urlsplit

import msgspec

from lamplight.server.push import fault
from lamplight.server.sending import Packed, Sender

log = logging.getLogger("lamplight.notices")

HANDS: Final = 2  # at once
WAITING: Final = 1_000  # requests at most; then the oldest are dropped
SIGNATURE: Final = "X-Lamplight-Signature"
HTTP: Final = re.compile(r"https?://[^\s\x00-\x1f]+", re.IGNORECASE)


class ToldGame(msgspec.Struct, frozen=True):
    """Which game, and what it is called."""

    id: str
    name: str


class ToldTable(msgspec.Struct, frozen=True):
    """Which table, and where it is opened."""

    id: str
    address: str


class ToldSeat(msgspec.Struct, frozen=True):
    """Whose turn it is; the number counts from 0."""

    number: int
    name: str


class Told(msgspec.Struct, frozen=True):
    """What the webhook is told. Requests of the same kind, table and turn tell the same turn."""

    kind: Literal["turn", "nudge"]
    game: ToldGame
    table: ToldTable
    seat: ToldSeat
    turn: int  # the version of the table with which it began
    since: int  # seconds since 1970: the game last went on
    text: str  # in the language of the server


def is_webhook(address: str) -> bool:
    """Can turns be told to this address?

    >>> is_webhook("http://10.0.0.7:8123/api/webhook/x"), is_webhook("ftp://example.org"), is_webhook("http://u:p@x/")
    (True, False, False)
    """
    return HTTP.fullmatch(address) is not None and not fault(address, anywhere=True)


def signature(secret: str, body: bytes) -> str:
    """Proves that whoever knows the secret has sent this.

    >>> signature("secret", b"{}")[:15]
    'sha256=77325902'
    """
    return f"sha256={hmac.new(secret.encode(), body, hashlib.sha256).hexdigest()}"


class Webhook(Sender[Told]):
    """The sender of one process. That it fails is said once, and once that it works again."""

    def __init__(self, address: str, secret: str) -> None:
        super().__init__(HANDS, WAITING)
        self.address = address
        self.secret = secret
        self.well = True  # the last request was taken

    async def packed(self, letter: Told) -> Packed:
        body = msgspec.json.encode(letter)
        headers = {"Content-Type": "application/json", "User-Agent": "Lamplight"}
        if self.secret:
            headers[SIGNATURE] = signature(self.secret, body)
        return Packed(self.address, body, headers)

    def taken(self, letter: Told) -> None:
        super().taken(letter)
        if not self.well:
            self.well = True
            log.warning("the webhook at %s takes notices again", self._host)

    def lost(self, letter: Told, status: int) -> None:
        super().lost(letter, status)
        if self.well:
            self.well = False
            answer = f"it answers {status}" if status else "there is no answer"
            log.warning("the webhook at %s takes no notices: %s; play goes on without it", self._host, answer)

    @property
    def _host(self) -> str:
        """Where it is; the rest of the address may be a secret of the host's."""
        return urlsplit(self.address).netloc
