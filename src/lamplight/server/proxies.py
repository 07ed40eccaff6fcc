"""Who is really asking, when proxies stand between: only those that the host has named are believed.

A chain is walked from the right, from proxy to proxy, as long as each is one of them: the first that is not is whoever
asks. What somebody else writes into these headers counts for nothing.
"""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from starlette.types import Scope

from lamplight.server.contradictions import network

SCHEMES: Final = {"http": ("http", "ws"), "https": ("https", "wss"), "ws": ("http", "ws"), "wss": ("https", "wss")}
PAIR: Final = re.compile(r'\s*([A-Za-z0-9!#$%&\'*+.^_`|~-]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s";,]*))\s*(;|,|$)')
MOST: Final = 4096  # characters of such a header that are read

Address = ipaddress.IPv4Address | ipaddress.IPv6Address


@dataclass(frozen=True)
class Hop:
    """What one proxy says of whoever asked it; empty where it says nothing."""

    who: str
    proto: str = ""
    host: str = ""


def address_in(text: str) -> Address | None:
    """The address in an item of such a header, with or without a port.

    >>> [str(address_in(one)) for one in ("192.0.2.7", "192.0.2.7:80", "[2001:db8::1]:80", "::ffff:10.0.0.1")]
    ['192.0.2.7', '192.0.2.7', '2001:db8::1', '10.0.0.1']
    >>> address_in("unknown"), address_in("_hidden"), address_in("")
    (None, None, None)
    """
    text = text.strip()
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        found = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return None
    mapped = found.ipv4_mapped if isinstance(found, ipaddress.IPv6Address) else None
    return mapped or found


def forwarded(text: str) -> list[Hop]:
    """The hops of a Forwarded header (RFC 7239); none if it cannot be read to its end.

    >>> forwarded('for=192.0.2.7;proto=https, for="[2001:db8::1]:47"; host=games.example')
    [Hop(who='192.0.2.7', proto='https', host=''), Hop(who='[2001:db8::1]:47', proto='', host='games.example')]
    >>> forwarded('for=192.0.2.7;proto="https')
    []
    """
    hops: list[Hop] = []
    pairs: dict[str, str] = {}
    at = 0
    while at < len(text):
        found = PAIR.match(text, at)
        if found is None or found.end() == at:
            return []
        name, quoted, bare, end = found.groups()
        pairs[name.lower()] = re.sub(r"\\(.)", r"\1", quoted) if quoted is not None else bare
        at = found.end()
        if end != ";":
            hops.append(Hop(pairs.get("for", ""), pairs.get("proto", "").lower(), pairs.get("host", "")))
            pairs = {}
    return hops


class Proxies:
    """Those that are believed, by address or network."""

    def __init__(self, trusted: Sequence[str]) -> None:
        self.networks = [found for one in trusted if (found := network(one)) is not None]

    def trusts(self, address: Address | None) -> bool:
        return address is not None and any(address in each for each in self.networks if each.version == address.version)

    def asking(self, scope: Scope) -> None:
        """Write into the request who really asks, how, and by which name, as far as that is believed."""
        client = scope.get("client")
        peer = address_in(client[0]) if client else None
        if not self.networks or not self.trusts(peer):
            return
        headers = {b"forwarded": "", b"x-forwarded-for": "", b"x-forwarded-proto": "", b"x-forwarded-host": ""}
        for name, value in scope["headers"]:
            if name in headers:
                old = headers[name]
                headers[name] = (f"{old}, " if old else "") + value.decode("latin-1")
        if max(map(len, headers.values())) > MOST:
            return
        ways = [forwarded(headers[b"forwarded"]), plain(headers)]
        walked = [found for found in map(self.walked, ways) if found is not None]
        # A header that a proxy does not know it hands on as it was sent: where both tell, they must tell the same.
        if any(each[0] != walked[0][0] for each in walked):
            return
        if walked:
            who, hop = walked[-1]
            scope["client"] = (str(who), 0)
        elif headers[b"forwarded"] or headers[b"x-forwarded-for"]:  # somebody who cannot be made out
            return
        else:
            hop = plain({**headers, b"x-forwarded-for": "?"})[0]
        if hop.proto in SCHEMES:
            scope["scheme"] = SCHEMES[hop.proto][scope["type"] == "websocket"]
        if hop.host:
            others = [(name, value) for name, value in scope["headers"] if name != b"host"]
            scope["headers"] = [(b"host", hop.host.encode("latin-1", "replace")), *others]

    def walked(self, hops: Sequence[Hop]) -> tuple[Address, Hop] | None:
        """The first from the right that is no proxy of ours, and what is said of it."""
        found: tuple[Address, Hop] | None = None
        for hop in reversed(hops):
            address = address_in(hop.who)
            if address is None:
                break
            found = address, hop
            if not self.trusts(address):
                break
        return found


def plain(headers: dict[bytes, str]) -> list[Hop]:
    """The hops of X-Forwarded-For with the protocol and the name that stand beside each, counted from the right."""
    split = {name: [part.strip() for part in text.split(",")] if text else [] for name, text in headers.items()}
    people, protos, hosts = (split[name] for name in (b"x-forwarded-for", b"x-forwarded-proto", b"x-forwarded-host"))
    hops = []
    for place, who in enumerate(people):
        right = len(people) - place
        proto = protos[-min(right, len(protos))].lower() if protos else ""
        hops.append(Hop(who, proto, hosts[-min(right, len(hosts))] if hosts else ""))
    return hops
