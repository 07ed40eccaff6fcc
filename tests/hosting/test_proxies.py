"""The files of deploy/ in the real nginx and the real Caddy: at the root and below a path, over TLS, with web sockets;
limits count for visitors and not for the proxy, and what a liar writes counts for nothing.
"""

from __future__ import annotations

import http.client
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.examples import EXAMPLE
from tests.hosting.sites import DEPLOY, Site, Visitor, made_by, program
from tests.server.people import Server, people
from tests.server.postgres import Cluster, programs
from tests.waiting import DEADLINE

TOKEN = "a-token-of-the-operator-7"
SEATS = [{"kind": "here"}, {"kind": "here"}]
TABLE = {"game": EXAMPLE, "seats": SEATS}
KINDS = {
    "nginx": ("nginx", "nginx.conf", "games.example", ""),
    "nginx-subpath": ("nginx", "nginx-subpath.conf", "example.org", "/games"),
    "caddy": ("caddy", "Caddyfile", "games.example", ""),
    "caddy-subpath": ("caddy", "Caddyfile-subpath", "example.org", "/games"),
}


def settings_in(file: str) -> dict[str, str]:
    """The settings that a file of deploy/ says go with it."""
    text = (DEPLOY / file).read_text()
    public = re.search(r'#     public_address = "(.*)"', text)
    trusted = re.search(r'#     trusted_proxies = \["(.*)"\]', text)
    assert public is not None
    assert trusted is not None
    return {"public_address": public[1], "trusted_proxies": trusted[1]}


@pytest.fixture(scope="module", params=KINDS)
def site(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    kind, file, name, prefix = KINDS[request.param]
    if program(kind) is None:
        pytest.skip(f"there is no {kind} here: tools/proxies.sh fetches it where Debian's packages can be had")
    folder = tmp_path_factory.mktemp(request.param)
    limits = {"tables_per_address": 3, "connections_per_address": 2}
    server = Server(folder / "data", operator_token=TOKEN, **settings_in(file), **limits)
    running = Site(kind, file, name, server.port, folder, prefix)
    yield running
    running.close()
    server.close()


def test_a_table_is_made_and_played_through_the_proxy(site: Site) -> None:
    status, _, headers = site.ask("/")
    assert status in (200, 503), "503: the client is not built"
    assert headers["x-content-type-options"] == "nosniff"
    status, made, _ = site.ask("/api/tables", TABLE, who="127.0.0.21")
    assert status == 200, made
    tokens = [made_by(made, 0), made_by(made, 1)]
    with people(Visitor(site, made["table"], tokens, "127.0.0.21")) as (device,):
        before = device.v
        assert device.act()["t"] == "step"
        assert device.v > before
        with people(Visitor(site, made["table"], [], "127.0.0.22")) as (watcher,):
            assert watcher.v == device.v
    assert site.ask("/api/where")[1]["public"] == f"https://{site.name}{site.prefix}/"


def test_limits_count_for_visitors_and_a_liar_gains_nothing(site: Site) -> None:
    nothing = {"game": "nosuchgame", "seats": []}

    def status(who: str, **headers: str) -> int:
        return site.ask("/api/tables", nothing, who, **headers)[0]

    assert [status("127.0.0.31") for _ in range(4)] == [404, 404, 404, 429]
    for liar in (
        {"X_Forwarded_For": "198.51.100.1"},
        {"X_Forwarded_For": "198.51.100.2, 127.0.0.1"},
        {"Forwarded": "for=198.51.100.3"},
        {"X_Forwarded_For": "198.51.100.4", "Forwarded": "for=198.51.100.4"},
        {"X_Real_IP": "198.51.100.5"},
    ):
        assert status("127.0.0.31", **liar) == 429, liar
    assert status("127.0.0.32") == 404, "somebody else is not held up"
    # The same for the lines to tables: two for each visitor, and not for all together.
    _, made, _ = site.ask("/api/tables", TABLE, who="127.0.0.33")
    here = [Visitor(site, made["table"], [], who) for who in ("127.0.0.34", "127.0.0.34", "127.0.0.35", "127.0.0.36")]
    with people(*here):
        late = Visitor(site, made["table"], [], "127.0.0.34", hello=False)
        late.send({"t": "hello", "tokens": [], "v": -1})  # whoever held a seat would be let in
        assert late.until("limited")["message"]["id"] == "server-too-many-connections"
        late.close()


def test_what_is_for_the_operator_is_not_given_to_visitors(site: Site) -> None:
    assert site.ask("/health/ready")[:2] == (200, {"ok": True})
    right = {"Authorization": f"Bearer {TOKEN}"}
    assert site.ask("/metrics", **right)[0] == 404, "figures are not read through the proxy"


def test_another_name_or_another_page_gets_nothing(site: Site) -> None:
    assert isinstance(site.ask("/api/games")[1], list)
    assert not isinstance(site.ask("/api/games", Host="evil.example")[1], list)
    assert site.ask("/api/tables", TABLE, who="127.0.0.41")[0] == 200
    assert site.ask("/api/tables", TABLE, who="127.0.0.41", Origin="https://evil.example")[0] == 403


def test_the_name_without_tls_leads_to_the_one_with(site: Site) -> None:
    if site.prefix or "nginx" not in site.log.name:
        pytest.skip("only the file of nginx for a whole name says so itself")
    asked = http.client.HTTPConnection("127.0.0.1", site.plain, timeout=DEADLINE)
    asked.request("GET", "/t/abc", headers={"Host": "games.example"})
    got = asked.getresponse()
    got.read()
    asked.close()
    assert (got.status, got.headers["location"]) == (301, "https://games.example/t/abc")


def test_below_a_path_the_path_itself_leads_there(site: Site) -> None:
    if not site.prefix:
        pytest.skip("it is at the root")
    status, _, headers = site.ask("")
    assert status == 301
    assert headers["location"].removeprefix("https://example.org") == "/games/"


def test_of_two_processes_behind_nginx_one_may_die(tmp_path: Path) -> None:
    """As docs/hosting.md says: whoever was at the one goes on at the other, and nothing is lost."""
    folder = programs()
    if folder is None or program("nginx") is None:
        pytest.skip("there is no PostgreSQL or no nginx here: tools/postgres.sh and tools/proxies.sh fetch them")
    cluster = Cluster(folder)
    servers: list[Server] = []
    try:
        base = cluster.database()
        known = settings_in("nginx.conf")
        servers += [Server(tmp_path / name, database=base, operator_token=TOKEN, **known) for name in ("one", "two")]
        site = Site("nginx", "nginx.conf", "games.example", servers[0].port, tmp_path, "", servers[1].port)
        try:
            _play_through_a_death(site, servers)
        finally:
            site.close()
    finally:
        for server in servers:
            server.close()
        cluster.close()


def _play_through_a_death(site: Site, servers: list[Server]) -> None:
    _, made, _ = site.ask("/api/tables", TABLE)
    tokens = [made_by(made, 0), made_by(made, 1)]
    everybody = [Visitor(site, made["table"], tokens if at == 0 else []) for at in range(4)]
    with people(*everybody) as (player, *watchers):
        at_each = [devices_at(server) for server in servers]
        assert sorted(at_each) == [0, 4], "wherever nginx leads them, all come to the owner of the table"
        assert player.act()["t"] == "step"
        kept = player.v
        for watcher in watchers:
            watcher.catch_up(kept)
        servers[at_each.index(4)].kill()
        for visitor in (player, *watchers):
            visitor.again()
            assert visitor.v == kept
        assert player.act()["t"] == "step"
        for watcher in watchers:
            watcher.catch_up(player.v)


def devices_at(server: Server) -> int:
    """How many devices a process has at its tables, by its own figures."""
    figures = server.get("/metrics", Authorization=f"Bearer {TOKEN}")[1].decode()
    found = re.search(r"^lamplight_sockets (\d+)", figures, re.MULTILINE)
    assert found is not None
    return int(found[1])


@pytest.mark.parametrize("file", sorted(file for _, file, *_ in KINDS.values()))
def test_each_file_promises_the_same(file: str) -> None:
    """Also where a proxy cannot be run."""
    text = (DEPLOY / file).read_text()
    assert settings_in(file)["trusted_proxies"] == "127.0.0.1"
    promises = {
        "conf": (
            "X-Forwarded-For $remote_addr", 'Forwarded ""', "X-Forwarded-Proto $scheme", "X-Forwarded-Host $http_host",
            "Upgrade $http_upgrade", "proxy_http_version 1.1", "/metrics", "client_max_body_size",
        ),
        "Caddyfile": ("X-Forwarded-For {remote_host}", "-Forwarded", "/metrics", "max_size"),
    }  # fmt: skip
    for promise in promises["conf" if file.endswith(".conf") else "Caddyfile"]:
        assert promise in text, promise
