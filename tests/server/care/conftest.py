"""Every test of care on both kinds of databases, where there is PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.care.homes import Home, closing
from tests.server.postgres import Cluster, programs


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster | None]:
    folder = programs()
    running = Cluster(folder) if folder is not None else None
    yield running
    if running is not None:
        running.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def home(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Home]:
    """Where the tables of a test are."""
    database = ""
    if request.param == "postgresql":
        if programs() is None:
            pytest.skip("PostgreSQL is not installed (tools/postgres.sh says how to get it)")
        database = request.getfixturevalue("cluster").database()
    with closing(Home(tmp_path / "data", database)) as made:
        yield made


@pytest.fixture
def file_home(tmp_path: Path) -> Iterator[Home]:
    """The same, on SQLite alone."""
    with closing(Home(tmp_path / "data")) as made:
        yield made
