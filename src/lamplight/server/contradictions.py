"""Settings that can be read but not used: addresses that are none, and values that do not go together."""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Iterator
from typing import Final
from urllib.parse import urlsplit

from lamplight.core.view import Text
from lamplight.server.settings import Settings
from lamplight.server.webhook import is_webhook

NAME: Final = re.compile(r"(?=.{1,253}$)[a-z0-9_]([a-z0-9_-]{0,62})(\.[a-z0-9_][a-z0-9_-]{0,62})*\.?", re.IGNORECASE)
PATH: Final = re.compile(r"(/[A-Za-z0-9._~-]+)*")
# First parts of the client's and the server's own addresses: below them a request could be meant either way.
TAKEN: Final = frozenset(
    {"api", "ws", "t", "rules", "phone", "assets", "older", "health", "metrics", "operator", "kept"}
)
LEAST_TOKEN: Final = 20  # characters that nobody tries out


def contradictions(settings: Settings) -> list[Text]:
    """Every fault; the argument `of` names the settings that it is about."""
    return [*_addresses(settings), *_path(settings), *_notices(settings), *_together(settings), *_operator(settings)]


def _addresses(settings: Settings) -> Iterator[Text]:
    if settings.public_address and not is_site(settings.public_address):
        yield Text("settings-no-site", {"of": "public_address", "value": bare(settings.public_address)})
    for one in settings.trusted_proxies:
        if network(one) is None:
            yield Text("settings-no-network", {"of": "trusted_proxies", "value": one[:80]})
    for one in settings.allowed_hosts:
        if one != "*" and not is_host(one.removeprefix("*.")):
            yield Text("settings-no-host", {"of": "allowed_hosts", "value": one[:80]})
    for one in settings.origins:
        if not is_site(one) or urlsplit(one).path:
            yield Text("settings-no-origin", {"of": "origins", "value": bare(one)})


def _path(settings: Settings) -> Iterator[Text]:
    public = urlsplit(settings.public_address).path.strip("/") if is_site(settings.public_address) else ""
    own = settings.sub_path.strip("/")
    if own and public and own != public:
        yield Text("settings-two-paths", {"of": "public_address sub_path", "first": f"/{public}", "second": f"/{own}"})
    prefix = f"/{own or public}" if own or public else ""
    if not PATH.fullmatch(prefix) or "." in prefix.split("/")[1:] or ".." in prefix.split("/"):
        yield Text("settings-no-path", {"of": "public_address sub_path", "value": prefix[:80]})
    elif prefix.split("/")[1:2] and prefix.split("/")[1] in TAKEN:
        yield Text("settings-path-taken", {"of": "public_address sub_path", "value": prefix})


def _notices(settings: Settings) -> Iterator[Text]:
    if not re.fullmatch(r"mailto:[^\s@]+@[^\s@]+|https://\S+", settings.contact):
        yield Text("settings-no-contact", {"of": "contact", "value": settings.contact[:80]})
    if settings.webhook and not is_webhook(settings.webhook):
        yield Text("webhook-bad-address", {"of": "webhook", "address": bare(settings.webhook)})
    if settings.webhook_secret and not settings.webhook:
        yield Text("settings-secret-alone", {"of": "webhook webhook_secret"})


def _together(settings: Settings) -> Iterator[Text]:
    if settings.workers > 1 and not settings.database.startswith("postgresql"):
        yield Text("settings-workers-alone", {"of": "workers database", "workers": settings.workers})
    if settings.connections_per_address > settings.connections:
        yield Text(
            "settings-more-each",
            {
                "of": "connections connections_per_address",
                "each": settings.connections_per_address,
                "all": settings.connections,
            },
        )


def _operator(settings: Settings) -> Iterator[Text]:
    token = settings.operator_token
    if token and (len(token) < LEAST_TOKEN or not re.fullmatch(r"[\x21-\x7e]+", token)):
        yield Text("settings-weak-token", {"of": "operator_token", "least": LEAST_TOKEN})


def is_host(name: str) -> bool:
    """Is this a name or an address, without a port?

    >>> is_host("games.example"), is_host("[::1]"), is_host("a b"), is_host("x:80")
    (True, True, False, False)
    """
    if name.startswith("[") and name.endswith("]"):
        try:
            return ipaddress.ip_address(name[1:-1]).version == 6
        except ValueError:
            return False
    return NAME.fullmatch(name) is not None


def is_site(address: str) -> bool:
    """Is this a whole address of a website, with nothing behind its path?

    >>> is_site("https://example.org/games/"), is_site("example.org"), is_site("https://me:pw@example.org")
    (True, False, False)
    """
    try:
        parts = urlsplit(address)
        port_is_fine = parts.port is None or parts.port > 0
    except ValueError:
        return False
    host = f"[{parts.hostname}]" if parts.hostname and ":" in parts.hostname else parts.hostname or ""
    odd = "?" in address or "#" in address or "@" in parts.netloc or bool(re.search(r"[\s\x00-\x1f\\]", address))
    return parts.scheme in ("http", "https") and is_host(host) and port_is_fine and not odd


def network(text: str) -> ipaddress.IPv4Network | ipaddress.IPv6Network | None:
    """An address or a network of some; everybody is no network.

    >>> network("10.0.0.0/8"), network("127.0.0.1"), network("0.0.0.0/0"), network("nginx")
    (IPv4Network('10.0.0.0/8'), IPv4Network('127.0.0.1/32'), None, None)
    """
    try:
        found = ipaddress.ip_network(text, strict=False)
    except ValueError:
        return None
    return found if found.prefixlen else None


def bare(address: str) -> str:
    """An address as it may be shown: without a user, a password and what follows the host's name.

    >>> bare("https://me:hunter2@example.org/hook/t0k3n"), bare("games.example")
    ('https://…@example.org/…', 'games.example')
    """
    scheme, mark, rest = address.partition("://")
    if not mark:
        scheme, rest = "", address
    site, *more = re.split(r"[/?#]", rest, maxsplit=1)
    site = f"…@{site.rpartition('@')[2]}" if "@" in site else site
    return f"{scheme}{mark}{site}{'/…' if more and more[0] else ''}"[:80]
