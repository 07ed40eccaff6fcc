"""Putting a backup in place, and moving house: never under a server, nothing lost, older ones brought up to date."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from tests.server.care.homes import Home, in_file, played, plies, said, sql, to_the_end
from tests.server.people import Device, people
from tests.server.postgres import Cluster

from lamplight.server.care.places import MIGRATIONS, known_revisions
from lamplight.server.database import engine_for

OLD = "0008"


def downgraded(file: Path) -> None:
    """The same file as an older Lamplight would have left it."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    engine = engine_for(f"sqlite:///{file}", 2.0)
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        config.attributes["connection"] = connection
        command.downgrade(config, OLD)
    engine.dispose()


def test_a_backup_is_put_in_place_and_played_on(home: Home, tmp_path: Path) -> None:
    server = home.server()
    table, lost = played(server, 10), None
    assert home.lamplight("backup", tmp_path / "b.db").code == 0
    before = plies(home.url, table.id)
    with people(table.sit(0, 1)) as (device,):
        device.act()
    lost = server.table("here", "here")
    running = home.lamplight("restore", tmp_path / "b.db", "--over")
    assert running.code == 3, "never under a running server"
    assert "server" in running.err
    server.stop()
    refused = home.lamplight("restore", tmp_path / "b.db")
    assert (refused.code, "--over" in refused.err) == (3, True)
    done = home.lamplight("restore", tmp_path / "b.db", "--over")
    assert done.code == 0, done.all
    assert plies(home.url, table.id) == before
    (aside,) = home.folder.glob("lamplight-before-*.db")
    assert str(aside) in done.out
    assert in_file(aside, "SELECT count(*) FROM matches WHERE id = ?", lost.id) == [(1,)], "kept aside"
    server.start()
    assert server.get(f"/api/tables/{lost.id}")[0] == 404
    with people(table.sit(0, 1)) as (device,):
        assert device.act()["t"] == "step"
    new = server.table("here", "here")
    numbers = dict(home.sql("SELECT id, number FROM matches"))
    assert numbers[new.id] > numbers[table.id], "numbers go on"


def test_an_older_backup_is_brought_up_to_date_and_a_newer_one_refused(home: Home, tmp_path: Path) -> None:
    server = home.server()
    table, over = played(server, 10), to_the_end(server)
    assert home.lamplight("backup", tmp_path / "b.db").code == 0
    server.stop()
    downgraded(tmp_path / "b.db")
    checked = said("check", tmp_path / "b.db")
    assert (checked.code, "2 tables, 2 replayed" in checked.out) == (0, True)
    assert in_file(tmp_path / "b.db", "SELECT version_num FROM alembic_version") == [(OLD,)], "nothing is changed by it"
    done = home.lamplight("restore", tmp_path / "b.db", "--over")
    assert done.code == 0, done.all
    assert f"schema {OLD}" in done.out
    assert home.sql("SELECT version_num FROM alembic_version") == [(known_revisions()[0],)]
    listed = home.lamplight("tables list --finished")
    assert over.id in listed.out, "found out by replay"
    assert table.id not in listed.out
    in_file(tmp_path / "b.db", "UPDATE alembic_version SET version_num = '9999'")
    newer = home.lamplight("restore", tmp_path / "b.db", "--over")
    assert newer.code == 3
    assert "newer Lamplight" in newer.err
    assert plies(home.url, table.id)


def test_a_damaged_backup_is_refused_and_a_damaged_database_kept_aside(file_home: Home, tmp_path: Path) -> None:
    server = file_home.server()
    table = played(server, 30)
    assert file_home.lamplight("backup", tmp_path / "b.db").code == 0
    server.stop()
    good = (tmp_path / "b.db").read_bytes()
    (tmp_path / "bad.db").write_bytes(good[:8192] + bytes(4096 * 4) + good[8192 + 4096 * 4 :])
    assert file_home.lamplight("restore", tmp_path / "bad.db", "--over").code in (1, 3)
    assert plies(file_home.url, table.id), "nothing was changed"
    database = file_home.folder / "lamplight.db"
    database.write_bytes(b"no database at all" * 1000)
    assert file_home.lamplight("restore", tmp_path / "b.db").code == 3
    done = file_home.lamplight("restore", tmp_path / "b.db", "--over")
    assert done.code == 0, done.all
    (aside,) = file_home.folder.glob("lamplight-before-*.db")
    assert aside.read_bytes().startswith(b"no database at all")
    assert plies(file_home.url, table.id)


def test_a_full_disk_changes_nothing(file_home: Home, tmp_path: Path) -> None:
    server = file_home.server()
    table = played(server, 30)
    assert file_home.lamplight("backup", tmp_path / "b.db").code == 0
    server.stop()
    words = " ".join(["restore", str(tmp_path / "b.db"), "--over", *file_home.words])
    limited = f"ulimit -f 40; exec {sys.executable} -m lamplight --lang en {words}"
    done = subprocess.run(["sh", "-c", limited], capture_output=True, text=True, timeout=120, check=False)
    assert (done.returncode, "not enough room" in done.stderr) == (3, True), done.stderr
    journal = ("lamplight.db-shm", "lamplight.db-wal")  # SQLite's own, while there is no room to tidy up
    assert {one.name for one in file_home.folder.iterdir()} - {*journal} == {"lamplight.db", "lock"}
    assert plies(file_home.url, table.id)


def test_moving_to_postgresql_and_back(file_home: Home, cluster: Cluster | None, tmp_path: Path) -> None:
    if cluster is None:
        pytest.skip("PostgreSQL is not installed")
    server = file_home.server()
    tables = [played(server, 25), to_the_end(server), played(server, 5)]
    assert file_home.lamplight("tables delete", tables[2].id, "--yes").code == 0
    server.stop()
    away, back = cluster.database(), tmp_path / "back.db"
    done = said("database", "copy", file_home.folder / "lamplight.db", away)
    assert done.code == 0, done.all
    assert cluster.password not in done.all, "no password is shown"
    again = said("database", "copy", file_home.folder / "lamplight.db", away)
    assert (again.code, "empty database" in again.err) == (3, True)
    there = Home(tmp_path / "there", away)
    try:
        moved = there.server()
        with people(Device(moved, tables[0].id, [tables[0].token(at) for at in (0, 1)])) as (device,):
            assert device.act()["t"] == "step"
        assert moved.get(f"/api/tables/{tables[2].id}")[1]["error"]["id"] == "care-gone-operator"
        new = moved.table("here", "here")
        newest = sql(away, "SELECT max(number) FROM matches")[0][0]
        assert sql(away, "SELECT number FROM matches WHERE id = ?", new.id) == [(newest,)]
        assert newest > 3, "the number of a table that is gone is given to no other"
        moved.stop()
    finally:
        there.close()
    done = said("database", "copy", away, back)
    assert done.code == 0, done.all
    for table in tables[:2]:
        assert plies(f"sqlite:///{back}", table.id) == plies(away, table.id)
    assert said("check", back).code == 0
    used = said("database", "copy", away, back)
    assert (used.code, "empty database" in used.err) == (3, True)


def test_what_cannot_be_moved_is_one_sentence(file_home: Home, tmp_path: Path) -> None:
    played(file_home.server(), 3)
    file = file_home.folder / "lamplight.db"
    for words, sentence in (
        ((), "From where to where?"),
        ((file,), "From where to where?"),
        ((file, file), "both source and target"),
        ((tmp_path / "none.db", tmp_path / "x.db"), "There is no file"),
        ((file, "postgresql://nobody@127.0.0.1:1/none"), "could not reach its database"),
    ):
        done = said("database", "copy", *words)
        assert done.code in (2, 3)
        assert sentence in done.err.splitlines()[0], done.err


def test_a_database_on_which_a_server_was_only_started_takes_a_backup(
    file_home: Home, cluster: Cluster | None, tmp_path: Path
) -> None:
    if cluster is None:
        pytest.skip("PostgreSQL is not installed")
    server = file_home.server()
    table = played(server, 5)
    assert file_home.lamplight("backup", tmp_path / "b.db").code == 0
    server.stop()
    there = Home(tmp_path / "there", cluster.database())
    try:
        there.server().stop()
        done = there.lamplight("restore", tmp_path / "b.db")
        assert done.code == 0, done.all
        assert plies(there.url, table.id)
    finally:
        there.close()
