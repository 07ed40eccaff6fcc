"""A private PostgreSQL on the loopback address, in a temporary folder; it goes away with the test."""

from __future__ import annotations

import contextlib
import os
import pwd
import secrets
import shutil
import socket
import subprocess
import tempfile
from pathlib import Path

from tests.waiting import DEADLINE, looks

ROOT = Path(__file__).resolve().parents[2]


def programs() -> Path | None:
    """The folder with PostgreSQL's programs, as tools/postgres.sh found it."""
    note = ROOT / ".venv" / "postgres-path"
    folder = Path(os.environ.get("LAMPLIGHT_POSTGRES") or (note.read_text().strip() if note.exists() else "/none"))
    return folder if (folder / "initdb").exists() else None


class Cluster:
    """One running server of databases; every test gets a fresh database."""

    def __init__(self, folder: Path) -> None:
        self.programs = folder
        self.home = Path(tempfile.mkdtemp(prefix="lamplight-postgres-"))
        self.user = ""
        if os.geteuid() == 0:  # PostgreSQL does not run as root
            self.user = "postgres"
            owner = pwd.getpwnam(self.user)
            os.chown(self.home, owner.pw_uid, owner.pw_gid)
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self.password = secrets.token_hex(8)
        self.made = 0
        word = self.home / "password"
        word.write_text(self.password)
        if self.user:
            shutil.chown(word, self.user)
        self._do("initdb", "-D", "data", "-U", "lamplight", "-A", "scram-sha-256", "--pwfile=password", "-E", "UTF8",
                 "--locale=C", "-N")  # fmt: skip
        self.start()

    def _do(self, program: str, *arguments: str) -> None:
        command = [str(self.programs / program), *arguments]
        if self.user:
            command = ["runuser", "-u", self.user, "--", *command]
        log = (self.home / "log").open("a")
        with log:
            done = subprocess.run(
                command, cwd=self.home, stdout=log, stderr=log, stdin=subprocess.DEVNULL, timeout=DEADLINE, check=False
            )
        assert done.returncode == 0, (self.home / "log").read_text()

    def start(self) -> None:
        settings = (
            f"-c listen_addresses=127.0.0.1 -c port={self.port} -c unix_socket_directories= -c max_connections=60"
        )
        self._do("pg_ctl", "start", "-D", "data", "-w", "-l", "server.log", "-o", settings)

    def stop(self) -> None:
        self._do("pg_ctl", "stop", "-D", "data", "-m", "immediate", "-w")

    def close(self) -> None:
        self.stop()
        shutil.rmtree(self.home)

    def url(self, name: str) -> str:
        return f"postgresql+psycopg://lamplight:{self.password}@127.0.0.1:{self.port}/{name}"

    def database(self) -> str:
        """The URL of a fresh, empty database."""
        import psycopg

        self.made += 1
        name = f"test{self.made}"
        address = self.url("postgres").replace("+psycopg", "")
        for _ in looks((self.home / "server.log").read_text):
            with contextlib.suppress(psycopg.OperationalError):
                with psycopg.connect(address, autocommit=True) as connection:
                    connection.execute(f"CREATE DATABASE {name}")
                break
        return self.url(name)
