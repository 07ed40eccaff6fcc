"""A real Ray cluster of two nodes on this machine: the same games as in one process, also when a node is lost."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from tests.lab.conftest import kept, plan_of, rows_of, rumble

from lamplight.lab import run
from lamplight.lab.cluster import Ray, check_address, one_line
from lamplight.lab.faults import LabFault
from lamplight.lab.job import Row
from lamplight.lab.store import Chunks, Store

pytestmark = [pytest.mark.slow, pytest.mark.filterwarnings("ignore"), pytest.mark.timeout(600)]
PATIENCE = 120.0
LOOPBACK = "127.0.0.1"
MEMORY = 80 * 1024 * 1024
ROOT = Path(__file__).resolve().parents[2]


class Node:
    """`ray start --block`: a node with all its processes in a group of their own."""

    def __init__(self, folder: Path, *words: str) -> None:
        self.log = open(folder / f"node-{len(words)}.log", "wb")
        ray = Path(sys.executable).with_name("ray")
        self.process = subprocess.Popen(
            [str(ray), "start", "--block", "--disable-usage-stats", f"--node-ip-address={LOOPBACK}", "--num-cpus=1",
             f"--object-store-memory={MEMORY}", *words],
            stdout=self.log, stderr=self.log, start_new_session=True,
            env={**os.environ, "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0", "PYTHONWARNINGS": "ignore"},
        )  # fmt: skip

    def kill(self) -> None:
        """Everything of this node ends at once."""
        for pid in {self.process.pid, *members(self.process.pid)}:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self.process.wait(PATIENCE)
        self.log.close()


def members(session: int) -> list[int]:
    """All processes of a session, and whatever they started in groups of their own."""
    parents: dict[int, int] = {}
    inside: set[int] = set()
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            with contextlib.suppress(OSError):
                fields = (entry / "stat").read_text().rpartition(")")[2].split()
                parents[int(entry.name)] = int(fields[1])
                if int(fields[3]) == session:
                    inside.add(int(entry.name))
    grown = True
    while grown:
        more = {pid for pid, parent in parents.items() if parent in inside} - inside
        inside |= more
        grown = bool(more)
    return sorted(inside)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind((LOOPBACK, 0))
        return int(probe.getsockname()[1])


@pytest.fixture
def nodes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, list[Node]]]:
    """Two nodes; the address of the first."""
    folder = tmp_path_factory.mktemp("ray")
    port = free_port()
    address = f"{LOOPBACK}:{port}"
    started: list[Node] = []
    try:
        started.append(Node(folder, "--head", f"--port={port}", "--include-dashboard=false", f"--temp-dir={folder}/r"))
        wait_for(address)
        started.append(Node(folder, f"--address={address}"))
        yield address, started
    finally:
        for node in reversed(started):
            if node.process.poll() is None:
                node.kill()
            node.log.close()


def wait_for(address: str) -> None:
    end = time.monotonic() + PATIENCE
    while True:
        try:
            check_address(address)
        except LabFault:
            assert time.monotonic() < end, "the cluster did not start"
            time.sleep(0.2)
        else:
            return


def wait_for_cores(count: int) -> None:
    """Both nodes are there (asked from within a run)."""
    import ray

    end = time.monotonic() + PATIENCE
    while ray.cluster_resources().get("CPU", 0) < count:
        assert time.monotonic() < end, "the second node did not come"
        time.sleep(0.2)


def test_a_cluster_that_loses_a_node_plays_every_game_once(tmp_path: Path, nodes: tuple[str, list[Node]]) -> None:
    address, started = nodes
    plan = plan_of(rumble(120))
    came: list[int] = []
    killed: list[float] = []

    with Store(tmp_path / "ray", plan) as store:

        def keep(rows: Sequence[Row]) -> None:
            if not came:
                wait_for_cores(2)
            came.extend(row.number for row in rows)
            store.keep(rows)
            if not killed and len(came) > plan.games // 4:
                started[1].kill()
                killed.append(len(came))

        Ray(address, 2).play(plan, Chunks(store.done), keep)
        results = run.write_results(store).read_bytes()
    assert killed
    assert killed[0] < plan.games
    assert sorted(set(came)) == list(range(plan.games))
    assert kept(tmp_path / "ray", plan) == rows_of(plan)
    with Store(tmp_path / "here", plan) as store:
        store.keep(rows_of(plan))
        assert run.write_results(store).read_bytes() == results


def test_an_address_that_is_none_or_does_not_answer() -> None:
    for address in ("here", "here:", "here:port", "127.0.0.1:70000", ":"):
        with pytest.raises(LabFault) as caught:
            check_address(address)
        assert caught.value.text.id == "lab-ray-address"
    with socket.socket() as closed:
        closed.bind((LOOPBACK, 0))
        with pytest.raises(LabFault) as caught:
            check_address(f"{LOOPBACK}:{closed.getsockname()[1]}")
    assert caught.value.text.id == "lab-ray-silent"


def test_what_answers_but_is_no_cluster_is_said_in_one_sentence() -> None:
    """Somebody listens there and hangs up: Ray gives up, and so do we, with a sentence."""
    code = (
        "import socket, sys, threading\n"
        "from lamplight.lab.cluster import Ray\nfrom lamplight.lab.faults import LabFault\n"
        "from lamplight.lab.store import Chunks\nfrom tests.lab.conftest import plan_of, rumble\n"
        "server = socket.create_server(('127.0.0.1', 0))\n"
        "def hang_up():\n    while True:\n        server.accept()[0].close()\n"
        "threading.Thread(target=hang_up, daemon=True).start()\n"
        "plan = plan_of(rumble(1))\n"
        "try:\n    Ray(f'127.0.0.1:{server.getsockname()[1]}', 1).play(plan, Chunks(bytearray(plan.games)), print)\n"
        "except LabFault as fault:\n    print(fault.text.id)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=PATIENCE, check=False, cwd=ROOT
    )
    assert done.stdout.splitlines()[-1:] == ["lab-ray-fails"], done.stderr


def test_an_error_fits_into_a_sentence() -> None:
    assert one_line(ValueError("first.\nsecond")) == "first"
    assert one_line(ValueError()) == "ValueError"
    assert len(one_line(ValueError("x" * 1000))) == 200
