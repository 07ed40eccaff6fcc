"""Seen from outside: is the server well, its figures, its log; who may see them, and what stands in none of them."""

from __future__ import annotations

import doctest
import json
import logging
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from prometheus_client.openmetrics.parser import text_string_to_metric_families as open_families
from prometheus_client.parser import text_string_to_metric_families as families
from tests.examples import EXAMPLE
from tests.server.people import Device, Server, ServerHere, people, play_on
from tests.waiting import DEADLINE, looks, until
from websockets.exceptions import ConnectionClosed

from lamplight.server import logs, meters, porter
from lamplight.server.hosts import host_of
from lamplight.server.settings import Settings

TOKEN = "a-token-of-the-operator-7"
BEARER = {"Authorization": f"Bearer {TOKEN}"}


def figures(server: Server, **headers: str) -> dict[str, float]:
    """Every sample by its name and labels."""
    status, body, _ = server.get("/metrics", **headers)
    assert status == 200, body
    out = {}
    for family in families(body.decode()):
        for sample in family.samples:
            labels = ",".join(f"{name}={value}" for name, value in sorted(sample.labels.items()))
            out[f"{sample.name}{{{labels}}}" if labels else sample.name] = sample.value
    return out


def test_live_is_answered_whatever_the_database_does_and_ready_is_not(own_server: Callable[..., Server]) -> None:
    server = own_server(busy_timeout=0.05)
    assert server.get("/health/ready")[:2] == (200, {"ok": True})
    other = sqlite3.connect(server.folder / "lamplight.db", isolation_level=None)
    try:
        other.execute("BEGIN IMMEDIATE")
        for _ in looks("it does not notice"):  # an answer holds for a moment
            status, body, headers = server.get("/health/ready")
            if status != 200:
                break
        assert (status, body["ok"], headers["cache-control"]) == (503, False, "no-store")
        assert body["why"].startswith("The database does not answer. Check that it is running")
        assert "lock" not in body["why"], "what the database says is for the log"
        assert server.get("/health/live")[:2] == (200, {"ok": True})
    finally:
        other.close()
    until(lambda: server.get("/health/ready")[0] == 200, "it never came back")


def test_a_database_that_only_hangs_is_not_waited_for(server_here: Callable[..., ServerHere]) -> None:
    server = server_here(busy_timeout=DEADLINE)
    health = server.app.watch.health
    health.patience = 0.1
    with sqlite3.connect(server.folder / "lamplight.db", isolation_level=None) as other:
        other.execute("BEGIN IMMEDIATE")
        asked = [server.get("/health/ready")[0] for _ in range(3)]
        assert asked == [503] * 3
        other.execute("ROLLBACK")
    health.patience = DEADLINE
    health._known = (float("-inf"), False)
    assert server.get("/health/ready")[0] == 200


def test_a_server_that_drains_takes_nobody_new_and_lets_games_go_on(server_here: Callable[..., ServerHere]) -> None:
    server = server_here()
    with people(server.table("here", "here").sit(0, 1)) as (device,):
        server.app.state.tables.house.draining = True
        status, body, _ = server.get("/health/ready")
        assert (status, body["why"][:33]) == (503, "The server is about to be stopped")
        status, body, _ = server.post("/api/tables", {"game": EXAMPLE, "seats": []})
        assert (status, body["error"]["id"]) == (503, "server-draining")
        assert server.post("/api/lessons", {"game": "x", "lesson": "y"})[1]["error"]["id"] == "server-draining"
        assert device.act()["t"] == "step"
        assert figures(server)["lamplight_draining"] == 1


def test_figures_count_what_happened(own_server: Callable[..., Server]) -> None:
    server = own_server(message_rate=1, message_burst=100)
    made = server.table("here", "here", "bot:uniform")
    game = server.get(f"/api/tables/{made.id}")[1]["game"]
    with people(made.sit(0), made.sit(1)) as (first, second):
        done = play_on({0: first, 1: second}, 3)
        assert done >= 1
        assert first.ask("act", seat=0, prompt=0, do="x")["t"] == "stale"
        assert second.ask("act", seat=0, prompt=second.v, do="x")["t"] == "refused"
        for _ in range(200):
            first.send({"t": "ping", "key": "p"})
        first.until("limited")
        now = figures(server)
        assert now["lamplight_sockets"] == 2
        assert now[f"lamplight_tables{{game={game}}}"] == 1
        assert now["lamplight_tables_attended"] == 1
        assert now[f"lamplight_tables_made_total{{game={game}}}"] == 1
        acks = now["lamplight_answers_total{answer=went}"]
        assert acks == now["lamplight_ack_seconds_count"] == now["lamplight_ack_seconds_bucket{le=+Inf}"] >= done
        assert 0 < now["lamplight_ack_seconds_sum"] < 60
        assert now["lamplight_answers_total{answer=stale}"] == 1
        assert now["lamplight_answers_total{answer=refuse}"] == 1
        assert now["lamplight_refused_total{reason=too-fast}"] >= 1
        assert now["lamplight_database_write_seconds_count"] >= done
        assert now["lamplight_rules_compiled"] in (0, 1)
        assert [name for name in now if name.startswith("lamplight_info{")]
        assert now["process_resident_memory_bytes"] > 1e6
        assert now["lamplight_bots_most"] == 1
    status, body, headers = server.get("/metrics", Accept="application/openmetrics-text; version=1.0.0")
    assert (status, headers["content-type"].split(";")[0]) == (200, "application/openmetrics-text")
    assert len(list(open_families(body.decode()))) > 20  # type: ignore[no-untyped-call]


def test_figures_of_failures(own_server: Callable[..., Server]) -> None:
    server = own_server(busy_timeout=0.05)
    made = server.table("here", "here")
    with (
        people(made.sit(0, 1)) as (device,),
        sqlite3.connect(server.folder / "lamplight.db", isolation_level=None) as other,
    ):
        other.execute("BEGIN IMMEDIATE")
        failed = device.act()
        other.execute("ROLLBACK")
        assert (failed["t"], failed["message"].get("args", {})) == ("failed", {}), (
            "players are told nothing of the inside"
        )
    now = figures(server)
    assert now["lamplight_database_failures_total{kind=locked}"] >= 1
    assert now["lamplight_answers_total{answer=fail}"] == 1


def test_figures_are_for_whoever_has_the_token(own_server: Callable[..., Server]) -> None:
    server = own_server(operator_token=TOKEN, trusted_proxies="127.0.0.1", lang="de")
    status, body, headers = server.get("/metrics")
    assert (status, headers["www-authenticate"]) == (401, 'Bearer realm="lamplight"')
    assert body.decode().count("\n") == 1
    assert "operator_token" in body.decode()
    for wrong in (f"Bearer {TOKEN}x", "Bearer ", f"Basic {TOKEN}", "Bearer ä"):
        assert server.get("/metrics", Authorization=wrong)[0] == 401, wrong
    # Wherever they are, and however often somebody else has tried.
    for _ in range(100):
        server.get("/metrics", Authorization="Bearer nonsense")
    assert server.get("/metrics", **BEARER, **{"X-Forwarded-For": "203.0.113.7"})[0] == 200
    assert server.get("/health/ready", **{"X-Forwarded-For": "203.0.113.7"})[0] == 200
    assert server.get("/metrics/more", **BEARER)[0] == 404


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 200),
        ({"Host": "localhost:81"}, 200),
        ({"Host": "[::1]"}, 200),
        ({"X-Forwarded-For": "127.0.0.1"}, 403),
        ({"Forwarded": "for=127.0.0.1"}, 403),
        ({"Via": "1.1 somebody"}, 403),
        ({"X-Real-IP": "127.0.0.1"}, 403),
        ({"Host": "lamplight.home"}, 403),
        ({"Host": "192.168.1.2"}, 403),
    ],
)
def test_without_a_token_they_are_for_whoever_sits_at_this_machine(
    headers: dict[str, str], status: int, server: Server
) -> None:
    got, body, _ = server.get("/metrics", **headers)
    assert got == status
    if status == 403:
        assert body.decode().startswith("No operator_token is set")


def test_behind_a_proxy_that_nobody_named_they_are_for_nobody(own_server: Callable[..., Server]) -> None:
    assert own_server(public_address="https://games.example").get("/metrics")[0] == 403
    named = own_server(public_address="https://games.example", trusted_proxies="127.0.0.1")
    assert named.get("/metrics")[0] == 200
    assert named.get("/metrics", **{"X-Forwarded-For": "127.0.0.1"})[0] == 403


def test_only_this_machine_is_this_machine() -> None:
    def direct(peer: str | None, host: str = "127.0.0.1:8000") -> bool:
        client = None if peer is None else (peer, 1)
        return porter.is_direct({"client": client, "headers": [(b"host", host.encode())]})

    assert [direct(peer) for peer in ("127.0.0.1", "::1", "::ffff:127.0.0.1", "127.8.8.8")] == [True] * 4
    assert [direct(peer) for peer in ("10.0.0.1", "203.0.113.9", "", None, "unix")] == [False] * 5
    assert not direct("127.0.0.1", "127.0.0.1.evil.example")
    assert host_of({"headers": []}) == ""


def test_the_operator_gets_in_where_nobody_else_does(own_server: Callable[..., Server]) -> None:
    server = own_server(
        operator_token=TOKEN, connections=1, connections_per_address=1, tables_per_address=1, glances_per_address=1
    )
    made = server.table("here", "here")
    with people(made.sit(0, 1)):
        late = Device(server, made.id, [], hello=False)
        assert late.hear()["t"] == "limited"
        with pytest.raises(ConnectionClosed):
            late.hear()
        late.close()
        assert server.post("/api/tables", {"game": "x", "seats": []})[0] == 429
        for path in ("/health/live", "/health/ready", "/metrics"):
            assert server.get(path, **BEARER)[0] == 200
        assert figures(server, **BEARER)["lamplight_refused_total{reason=too-many-connections}"] == 1


def test_the_log_is_lines_of_json_without_a_word_about_people(own_server: Callable[..., Server]) -> None:
    server = own_server(
        operator_token=TOKEN, log_format="json", log_level="debug", trusted_proxies="127.0.0.1", busy_timeout=0.05
    )
    made = server.table("here", "remote")
    invite = made.keys[1]["invite"]
    with people(made.sit(0), made.claim(1, "Canaryname")) as (host, guest):
        guest.ask("note", seat=1, body="canarynote")
        play_on({0: host, 1: guest}, 2)
        host.send(b"\xff\xfecanarybytes".decode("latin-1"))
        server.get("/metrics", **{"Authorization": "Bearer canary-wrong-token-000", "X-Forwarded-For": "203.0.113.77"})
        server.get(f"/t/{made.id}?canaryquery", **{"X-Forwarded-For": "203.0.113.77"})
        words, token = made.keys[1]["words"], made.keys[1]["token"]
        with sqlite3.connect(server.folder / "lamplight.db", isolation_level=None) as other:
            other.execute("BEGIN IMMEDIATE")
            assert (host, guest)[host.actor].act()["t"] == "failed"
            other.execute("ROLLBACK")
    assert server.stop() == 0
    text = (server.folder.parent / f"{server.folder.name}.log").read_text()
    lines = [json.loads(line) for line in text.splitlines()]
    for line in lines:
        assert list(line)[:4] == ["time", "level", "event", "message"]
        assert set(line) <= {"time", "level", "event", "message", "table", "seconds", "trace"}
    events = {line["event"] for line in lines}
    assert {"started", "table-made", "operator-refused", "database-failed", "stopping"} <= events
    assert [line["table"] for line in lines if line["event"] == "table-made"] == [made.id]
    for secret in ("canary", invite, token, words, TOKEN, "203.0.113.77", made.token(0)):
        assert secret.lower() not in text.lower(), secret


def test_processes_of_the_server_log_as_it_does() -> None:
    """What a bot stumbles over is a line of JSON too."""
    code = (
        "import logging, pickle\n"
        "from lamplight.server import logs\n"
        "from lamplight.server.bots import Worker\n"
        "from lamplight.server.bot_memory import Memory\n"
        "def stumble(self, asked): logging.getLogger('lamplight.bots').error('stumbled')\n"
        "Memory.choose = stumble\n"
    )
    main = (
        "if __name__ == '__main__':\n"
        "    logs.set_up('json', 'info')\n"
        "    from lamplight.server.bot_memory import Asked\n"
        "    worker = Worker()\n"
        "    try: worker.ask(Asked('g', 'b', None, 1, '', ''), 60)\n"
        "    except Exception: pass\n"
        "    worker.stop()\n"
    )
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "stumbling.py").write_text(code + main)
        done = subprocess.run(
            [sys.executable, str(Path(folder) / "stumbling.py")],
            capture_output=True,
            text=True,
            timeout=120,
            check=True,
        )
    (line,) = done.stderr.splitlines()
    assert json.loads(line)["message"] == "stumbled"


def test_text_is_for_people(own_server: Callable[..., Server]) -> None:
    server = own_server(log_level="info")
    made = server.table("here", "here")
    assert server.stop() == 0
    text = (server.folder.parent / f"{server.folder.name}.log").read_text()
    assert f"INFO lamplight.tables: table {made.id} of " in text


def test_last_failures_are_remembered_without_what_nobody_need_know() -> None:
    kept = logs.Failures()
    log = logging.Logger("lamplight.trial")
    log.addHandler(kept)
    log.info("nothing")
    for n in range(logs.LAST + 5):
        log.warning("no line to 203.0.113.%d", n, extra=logs.about("away", "abc"))
    newest = kept.newest()
    assert len(newest) == logs.LAST
    assert (newest[0].event, newest[0].table, newest[0].said) == ("away", "abc", "no line to 203.0.x.x")


def test_cookies_are_sealed_and_end(monkeypatch: pytest.MonkeyPatch) -> None:
    door = porter.Porter(Settings(operator_token=TOKEN))
    cookie = door.pass_()
    assert door.known(cookie)
    assert porter.Porter(Settings(operator_token=TOKEN)).known(cookie), "another process of the same settings"
    assert not porter.Porter(Settings(operator_token=TOKEN + "x")).known(cookie)
    assert not porter.Porter(Settings()).known(cookie)
    until, rest = cookie.split(".", 1)
    for forged in (f"{int(until, 16) + 9:x}.{rest}", cookie[:-1], "", ".", "..", "ä.ö.ü", f"x.{rest}"):
        assert not door.known(forged), forged
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now + porter.LASTS + 1)
    assert not door.known(cookie)


@pytest.mark.parametrize("module", [meters, logs])
def test_examples(module: object) -> None:
    found = doctest.testmod(module)  # type: ignore[arg-type]
    assert found.attempted
    assert not found.failed


def test_the_library_is_fetched_when_somebody_asks(tmp_path: Path) -> None:
    """Who never looks at figures pays nothing for them at the start."""
    code = "import lamplight.server.app, sys; print('prometheus_client' in sys.modules)"
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=tmp_path)
    assert said.stdout.strip() == "False"
