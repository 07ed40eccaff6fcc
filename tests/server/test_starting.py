"""What prevents a start is said as it is: which database, what is wrong with it, what to do; never a password."""

from __future__ import annotations

import os
import shutil
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.examples import EXAMPLE
from tests.server.people import Server, launch
from tests.server.postgres import Cluster, programs
from tests.server.test_serve import failing, is_one_sentence
from tests.waiting import DEADLINE

from lamplight.server.compiled import is_compiled
from lamplight.server.serve import BAD_DATABASE, BAD_FOLDER, BAD_SETTING

ROOT = Path(__file__).resolve().parents[2]


def test_a_driver_that_is_missing_is_named_as_it_is_installed(tmp_path: Path) -> None:
    for kind, package in (("postgresql+pg8000", "pg8000"), ("mysql+pymysql", "PyMySQL")):
        code, said = failing(tmp_path / "data", "--set", f"database={kind}://me:hunter2@db.example/lamp")
        assert (code, is_one_sentence(said)) == (BAD_DATABASE, True), said
        assert f"pip install {package}\n" in said
        assert "hunter2" not in said


def test_games_of_a_newer_lamplight_are_left_alone(own_server: Callable[..., Server]) -> None:
    server = own_server()
    server.stop()
    with sqlite3.connect(server.folder / "lamplight.db") as database:
        (known,) = database.execute("SELECT version_num FROM alembic_version").fetchone()
        database.execute("UPDATE alembic_version SET version_num = '0999'")
    code, said = failing(server.folder)
    assert (code, is_one_sentence(said)) == (BAD_DATABASE, True), said
    assert "schema 0999" in said
    assert f"up to {known}" in said
    assert "newer Lamplight" in said
    with sqlite3.connect(server.folder / "lamplight.db") as database:
        assert database.execute("SELECT version_num FROM alembic_version").fetchone() == ("0999",)


def test_a_database_out_of_reach_is_named_without_its_password(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    code, said = failing(tmp_path / "data", "--set", f"database=postgresql://me:hunter2@127.0.0.1:{port}/lamp")
    assert (code, is_one_sentence(said)) == (BAD_DATABASE, True), said
    assert f"postgresql://me:***@127.0.0.1:{port}/lamp cannot be reached" in said
    assert "hunter2" not in said


def test_two_servers_on_one_file_however_it_is_named(tmp_path: Path, own_server: Callable[..., Server]) -> None:
    first = own_server()
    code, said = failing(tmp_path / "other", "--set", f"database=sqlite:///{first.folder / 'lamplight.db'}")
    assert (code, is_one_sentence(said)) == (BAD_FOLDER, True), said
    url = f"sqlite:///{tmp_path / 'games.db'}"
    own_server(database=url)
    code, said = failing(tmp_path / "other", "--set", f"database={url}")
    assert (code, is_one_sentence(said)) == (BAD_FOLDER, True), said
    assert str(tmp_path / "games.db") in said


@pytest.mark.skipif(programs() is None, reason="PostgreSQL is not installed: run tools/postgres.sh")
def test_several_servers_on_postgresql_need_no_folder_and_say_where_games_are(tmp_path: Path) -> None:
    folder = programs()
    assert folder is not None
    cluster = Cluster(folder)
    try:
        url = cluster.database()
        running = [launch(tmp_path / "none", 0, database=url) for _ in range(2)]
        for process in running:
            assert process.stdout is not None
            said = process.stdout.readline()
            assert "games are kept in postgresql" in said
            assert str(tmp_path) not in said
        for process in running:
            process.terminate()
            process.wait(DEADLINE)
            assert process.stdout is not None
            process.stdout.close()
    finally:
        cluster.close()
    assert not (tmp_path / "none").exists()


def test_the_start_says_where_games_are_and_whether_the_rules_run_compiled(tmp_path: Path) -> None:
    process = launch(tmp_path / "data", 0, sub_path="/games")
    assert process.stdout is not None
    said = process.stdout.readline()
    process.terminate()
    process.wait(DEADLINE)
    process.stdout.close()
    assert f"games are kept in {tmp_path / 'data'};" in said
    assert "/games/ (" in said
    assert ("run compiled;" if is_compiled() else "run uncompiled, which is slower") in said


def test_several_faults_stand_below_each_other(tmp_path: Path) -> None:
    code, said = failing(tmp_path, "--set", "prot=1", "--set", "idle=x", "--set", "webhook_secret=hunter2")
    assert code == BAD_SETTING
    lines = said.splitlines()
    assert lines[0] == "The server does not start with these settings:"
    assert all(line.startswith("  - ") for line in lines[1:])
    assert len(lines) == 4
    assert "Did you mean “port”?" in said
    assert "hunter2" not in said


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A copy of the sources, in which a build may lie."""
    shutil.copytree(
        ROOT / "src" / "lamplight",
        tmp_path / "src" / "lamplight",
        ignore=shutil.ignore_patterns("static", "__pycache__"),
    )
    shutil.copytree(ROOT / "tools", tmp_path / "tools", ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("setup.py", "constraints.txt"):
        shutil.copy2(ROOT / name, tmp_path / name)
    return tmp_path


MADE = """
import sys
sys.path.insert(0, "tools")
import build_compiled as tool
library = tool.TARGET / f"lamplight__mypyc{tool.SUFFIX}"
library.parent.mkdir(parents=True)
library.write_bytes(b"")
tool.mirror({**tool.copied(), library: library})
tool.STAMP.write_text(tool.made_from())
"""
FOUND = "from lamplight.server.compiled import fresh_build; print(fresh_build())"


def test_a_compiled_build_is_used_only_while_it_is_fresh(checkout: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": str(checkout / "src")}

    def python(code: str, **more: str) -> str:
        done = subprocess.run(
            [sys.executable, "-c", code],
            cwd=checkout,
            env={**environment, **more},
            capture_output=True,
            text=True,
            check=True,
        )
        return done.stdout.strip()

    assert python(FOUND) == "None", "there is none"
    python(MADE)
    assert python(FOUND) == str(checkout / "build" / "compiled")
    assert python(FOUND, LAMPLIGHT_PURE="1") == "None"
    with (checkout / "src" / "lamplight" / "server" / "where.py").open("a") as file:
        file.write("# changed\n")
    assert python(FOUND) == "None", "the server in it is an older one"


@pytest.mark.skipif(not Path("/proc/self/environ").exists(), reason="the environment of a process cannot be read here")
def test_serve_runs_from_a_fresh_build_by_itself(checkout: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": str(checkout / "src")}
    subprocess.run([sys.executable, "-c", MADE], cwd=checkout, env=environment, check=True)
    command = [sys.executable, "-m", "lamplight", "serve", "--port", "0", "--data", "kept"]
    process = subprocess.Popen(command, cwd=checkout, env=environment, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        assert "games are kept in kept" in process.stdout.readline()
        before = Path(f"/proc/{process.pid}/environ").read_bytes().split(b"\0")
        path = next(one for one in before if one.startswith(b"PYTHONPATH="))
        assert path.startswith(f"PYTHONPATH={checkout / 'build' / 'compiled'}".encode())
    finally:
        process.terminate()
        process.communicate(timeout=DEADLINE)
    assert process.returncode == 0


def test_commands_that_apply_rules_use_a_fresh_build_by_themselves_and_the_version_says_so(checkout: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": str(checkout / "src"), "PYTHONVERBOSE": "1", "LAMPLIGHT_LANG": "en"}

    def run(*words: str, **more: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "lamplight", *words]
        env = {**environment, **more}
        return subprocess.run(command, cwd=checkout, env=env, capture_output=True, text=True, check=False)

    built = str(checkout / "build" / "compiled" / "lamplight" / "terminal" / "verify.py")
    assert "rules uncompiled" in run("--version").stdout
    assert built not in run("verify", "none.jsonl").stderr
    subprocess.run([sys.executable, "-c", MADE], cwd=checkout, env={**environment, "PYTHONVERBOSE": ""}, check=True)
    assert "rules compiled" in run("--version").stdout
    assert built in run("verify", "none.jsonl").stderr
    assert built not in run("verify", "none.jsonl", LAMPLIGHT_PURE="1").stderr


def test_long_commands_say_that_they_are_slow(checkout: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": str(checkout / "src"), "LAMPLIGHT_LANG": "en"}
    command = [sys.executable, "-m", "lamplight", "simulate", EXAMPLE, "--games", "0"]
    done = subprocess.run(command, cwd=checkout, env=environment, capture_output=True, text=True, check=False)
    assert "the rules run uncompiled" in done.stderr
    done = subprocess.run(
        [*command, "--help"], cwd=checkout, env=environment, capture_output=True, text=True, check=True
    )
    assert done.stderr == ""
