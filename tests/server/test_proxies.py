"""Who is really asking: named proxies are believed, from the right and no further; nobody else is."""

from __future__ import annotations

import itertools
import socket
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.server.people import Server
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from lamplight.server.proxies import Proxies

TRUSTED = Proxies(["10.0.0.0/8", "127.0.0.1", "fd00::/8"])


def asked(peer: str, proxies: Proxies = TRUSTED, /, kind: str = "http", **headers: str) -> tuple[str, str, str]:
    """Who asks, by which protocol, and by which name, in the end."""
    scope: dict[str, Any] = {
        "type": kind,
        "client": (peer, 4711),
        "scheme": {"http": "http", "websocket": "ws"}[kind],
        "headers": [(b"host", b"inside")]
        + [(name.replace("_", "-").encode(), value.encode("latin-1")) for name, value in headers.items()],
    }
    proxies.asking(scope)
    return scope["client"][0], scope["scheme"], dict(scope["headers"])[b"host"].decode("latin-1")


SOMEBODY = "203.0.113.9"


def test_a_chain_is_walked_from_the_right_through_our_own_proxies_only() -> None:
    for chain, who in (
        (SOMEBODY, SOMEBODY),
        (f"198.51.100.1, {SOMEBODY}", SOMEBODY),  # what stands before it was written by whoever asks
        (f"198.51.100.1, {SOMEBODY}, 10.1.2.3", SOMEBODY),
        (f"{SOMEBODY}:5000, 10.1.2.3, 10.9.9.9", SOMEBODY),
        ("10.1.2.3, 10.9.9.9", "10.1.2.3"),  # somebody inside
        ("[2001:db8::7]:443", "2001:db8::7"),
        ("::ffff:203.0.113.9", SOMEBODY),
        (f"{SOMEBODY}, unknown, 10.1.2.3", "10.1.2.3"),  # no further than can be read
        ("unknown", "127.0.0.1"),
        ("", "127.0.0.1"),
    ):
        assert asked("127.0.0.1", x_forwarded_for=chain)[0] == who, chain
        quoted = ", ".join(f'for="{one.strip()}"' for one in chain.split(",") if one)
        assert asked("127.0.0.1", forwarded=quoted)[0] == who, quoted


def test_protocol_and_name_are_those_of_the_same_hop() -> None:
    one = {"x_forwarded_for": SOMEBODY, "x_forwarded_proto": "https", "x_forwarded_host": "games.example"}
    assert asked("127.0.0.1", **one) == (SOMEBODY, "https", "games.example")
    assert asked("127.0.0.1", kind="websocket", **one) == (SOMEBODY, "wss", "games.example")
    assert asked("::ffff:127.0.0.1", **one)[0] == SOMEBODY
    assert asked("127.0.0.1", forwarded=f"for={SOMEBODY};proto=https;host=games.example")[1:] == (
        "https",
        "games.example",
    )
    two = {"x_forwarded_for": f"6.6.6.6, {SOMEBODY}", "x_forwarded_proto": "http, https"}
    assert asked("127.0.0.1", **two, x_forwarded_host="evil.example, games.example") == (
        SOMEBODY,
        "https",
        "games.example",
    )
    both = f"for=6.6.6.6;host=evil.example, for={SOMEBODY};proto=https;host=games.example, for=10.0.0.1;host=mid"
    assert asked("127.0.0.1", forwarded=both) == (SOMEBODY, "https", "games.example")
    assert asked("127.0.0.1", x_forwarded_proto="https") == ("127.0.0.1", "https", "inside")
    assert asked("127.0.0.1", x_forwarded_for=SOMEBODY, x_forwarded_proto="javascript") == (SOMEBODY, "http", "inside")


HEADERS = ("forwarded", "x_forwarded_for", "x_forwarded_proto", "x_forwarded_host")
texts = st.text(alphabet='0123456789.:,;="for pt\\[]hos', max_size=60) | st.sampled_from(
    ["10.0.0.1", "for=10.0.0.1;proto=https;host=x", "127.0.0.1, 6.6.6.6", "https", "evil.example"]
)


@given(
    headers=st.dictionaries(st.sampled_from(HEADERS), texts),
    peer=st.sampled_from(["203.0.113.9", "11.0.0.1", "::1", "?"]),
)
def test_from_elsewhere_these_headers_count_for_nothing(headers: dict[str, str], peer: str) -> None:
    assert asked(peer, **headers) == (peer, "http", "inside")
    assert asked("127.0.0.1", Proxies([]), **headers) == ("127.0.0.1", "http", "inside")


@given(headers=st.dictionaries(st.sampled_from(HEADERS), texts))
def test_whatever_is_written_there_nothing_breaks(headers: dict[str, str]) -> None:
    who, scheme, _ = asked("127.0.0.1", **headers)
    assert who
    assert scheme in ("http", "https")


def test_where_two_headers_name_different_people_neither_is_believed() -> None:
    """A proxy that writes one of them hands the other on as it was sent."""
    for mine, theirs in itertools.permutations(("6.6.6.6", SOMEBODY)):
        got = asked(
            "127.0.0.1", x_forwarded_for=mine, forwarded=f"for={theirs};host=evil.example", x_forwarded_host="evil"
        )
        assert got == ("127.0.0.1", "http", "inside")
    assert asked("127.0.0.1", x_forwarded_for=SOMEBODY, forwarded=f"for={SOMEBODY}")[0] == SOMEBODY


def test_a_header_without_end_is_not_read() -> None:
    assert asked("127.0.0.1", x_forwarded_for="1.1.1.1, " * 2000 + SOMEBODY)[0] == "127.0.0.1"


def test_limits_behind_a_proxy_count_for_each_visitor(own_server: Callable[..., Server]) -> None:
    server = own_server(trusted_proxies="127.0.0.1", tables_per_address=2, public_address="https://games.example/lamp")
    table = {"game": "nosuchgame", "seats": []}

    def status(who: str, **more: str) -> int:
        return server.post("/api/tables", table, X_Forwarded_For=who, **more)[0]

    assert [status("203.0.113.1") for _ in range(3)] == [404, 404, 429]
    assert [status(f"198.51.100.{n}, 203.0.113.1") for n in range(2)] == [429, 429], "lying at the left does not help"
    assert status("203.0.113.2") == 404
    # The page of the public address is ours, also where the proxy hands on another name.
    assert status("203.0.113.3", Origin="https://games.example") == 404
    assert status("203.0.113.3", Origin="https://evil.example") == 403
    # By names that are not ours there is no answer, whether the proxy was asked for them or we.
    for name in ("evil.example", "games.example.evil.example"):
        assert server.get("/", Host=name)[0] == 421
        assert server.get("/", **{"X-Forwarded-For": "203.0.113.4", "X-Forwarded-Host": name})[0] == 421
    assert server.get("/api/games", Host="games.example")[0] == 200
    # The path may have been cut off or not.
    for path in ("/api/games", "/lamp/api/games"):
        assert server.get(path)[0] == 200
    assert server.get("/lampshade/api/games")[2]["content-type"] != "application/json"


@pytest.mark.parametrize(
    "name", ["evil.example", "rebound.example:8000", "127.0.0.1.evil.example", "localhost.evil.example"]
)
def test_a_name_that_is_not_ours_gets_one_sentence(name: str, server: Server) -> None:
    status, body, headers = server.get("/api/games", Host=name)
    assert (status, headers["cache-control"]) == (421, "no-store")
    assert body.decode().count("\n") == 1
    assert name in body.decode()
    assert "allowed_hosts" in body.decode()
    assert server.post("/api/tables", {}, Host=name, Origin=f"http://{name}")[0] == 421


def test_a_socket_by_a_name_that_is_not_ours_is_not_opened(server: Server) -> None:
    table = server.table("here", "here").id

    def opened(name: str) -> None:
        line = socket.create_connection(("127.0.0.1", server.port))
        with connect(f"ws://{name}/ws/{table}", sock=line, origin=Origin(f"http://{name}")):
            pass

    opened("localhost")
    with pytest.raises(InvalidStatus) as refused:
        opened("evil.example")
    assert refused.value.response.status_code == 403


@pytest.mark.parametrize(
    "name",
    [
        "localhost",
        "LOCALHOST.:81",
        "a.localhost",
        "127.0.0.1",
        "[::1]:8000",
        "192.168.1.7",
        "8.8.8.8",
        "lamplight.home",
        "raspberry",
        "tablet.local",
        "den.lan:8000",
        "nas.home.arpa",
    ],
)
def test_addresses_and_names_at_home_are_ours(name: str, server: Server) -> None:
    assert server.get("/api/games", Host=name)[0] == 200
