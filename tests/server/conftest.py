"""Servers for the tests: one that many tests share, and one of a test's own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.server.people import Moved, Server, ServerHere

from lamplight.server import clock

GENEROUS = {
    "tables_per_address": 100_000,
    "claims_per_address": 100_000,
    "message_rate": 100_000,
    "message_burst": 100_000,
    "messages_per_address": 100_000,
    "strikes": 100_000,
    "hello_rate": 100_000,
    "hello_burst": 100_000,
    "suggest_rate": 100_000,
    "suggest_burst": 100_000,
    "connections_per_address": 5_000,
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of a module."""
    running = Server(tmp_path_factory.mktemp("shared") / "data", **GENEROUS)
    yield running
    running.close()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Starts a server with settings of its own."""
    running: list[Server] = []

    def start(**settings: object) -> Server:
        running.append(Server(tmp_path / f"data{len(running)}", **{**GENEROUS, **settings}))
        return running[-1]

    yield start
    for each in running:
        each.close()


@pytest.fixture
def moved(monkeypatch: pytest.MonkeyPatch) -> Moved:
    """The clock of servers in the test's own process, to be moved on."""
    made = Moved()
    monkeypatch.setattr(clock, "now", made.now)
    return made


@pytest.fixture
def server_here(tmp_path: Path) -> Iterator[Callable[..., ServerHere]]:
    """Starts a server inside the test's own process."""
    running: list[ServerHere] = []

    def start(**settings: object) -> ServerHere:
        running.append(ServerHere(tmp_path / f"here{len(running)}", **{**GENEROUS, **settings}))
        return running[-1]

    yield start
    for each in running:
        each.close()
