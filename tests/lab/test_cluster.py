"""A real Ray cluster of two nodes on this machine: the same games as in one process, also when a node is lost."""

from __future__ import annotations

import contextlib
import os
import select
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import IO

import pytest
from tests.lab.conftest import kept, plan_of, rows_of, small

from lamplight.lab import run
from lamplight.lab.cluster import Ray, check_address, import_ray, one_line
from lamplight.lab.faults import LabFault
from lamplight.lab.job import Row
from lamplight.lab.store import Chunks, Store

pytestmark = [pytest.mark.slow, pytest.mark.filterwarnings("ignore"), pytest.mark.timeout(300)]
PATIENCE = 120.0
LOOPBACK = "127.0.0.1"
ROOT = Path(__file__).resolve().parents[2]


# Starts two nodes, says where, and kills the second one when it is told to.
TWO_NODES = """
import sys
from ray.cluster_utils import Cluster
cluster = Cluster()
arguments = {"num_cpus": 1, "object_store_memory": 80 * 1024 * 1024, "include_dashboard": False}
cluster.add_node(**arguments)
second = cluster.add_node(**arguments)
print(cluster.address, flush=True)
for line in sys.stdin:
    cluster.remove_node(second, allow_graceful=False)
    print("killed", flush=True)
"""


class TwoNodes:
    """A cluster of two nodes that listen at the loopback address only."""

    def __init__(self, log: IO[bytes]) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", TWO_NODES],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
            start_new_session=True,
            env={**os.environ, "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0", "RAY_USAGE_STATS_ENABLED": "0"},
        )
        self.address = self._line()

    def _line(self) -> str:
        assert self.process.stdout is not None
        ready, _, _ = select.select([self.process.stdout], [], [], PATIENCE)
        assert ready, "the cluster says nothing"
        return self.process.stdout.readline().strip()

    def kill_second(self) -> None:
        """One machine is gone, without a word."""
        assert self.process.stdin is not None
        self.process.stdin.write("kill\n")
        self.process.stdin.flush()
        assert self._line() == "killed"

    def end(self) -> None:
        """Nothing of it is left."""
        for pid in descendants(self.process.pid):
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self.process.kill()
        self.process.communicate(timeout=PATIENCE)


def descendants(root: int) -> list[int]:
    """All processes of a session, and what those started."""
    parents: dict[int, int] = {}
    inside = {root}
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            with contextlib.suppress(OSError):
                fields = (entry / "stat").read_text().rpartition(")")[2].split()
                parents[int(entry.name)] = int(fields[1])
                if int(fields[3]) == root:
                    inside.add(int(entry.name))
    while more := {pid for pid, parent in parents.items() if parent in inside} - inside:
        inside |= more
    return sorted(inside - {root})


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[TwoNodes]:
    with open(tmp_path / "ray.log", "wb") as log:
        nodes = TwoNodes(log)
        try:
            yield nodes
        finally:
            nodes.end()


def wait_for_cores(count: int) -> None:
    """Both nodes are there (asked from within a run)."""
    ray = import_ray(True)
    end = time.monotonic() + PATIENCE
    while ray.cluster_resources().get("CPU", 0) < count:
        assert time.monotonic() < end, "the second node did not come"
        time.sleep(0.2)


def test_a_cluster_that_loses_a_node_plays_every_game_once(tmp_path: Path, cluster: TwoNodes) -> None:
    plan = plan_of(small(120))
    came: list[int] = []
    killed: list[int] = []

    with Store(tmp_path / "ray", plan) as store:

        def keep(rows: Sequence[Row]) -> None:
            if not came:
                wait_for_cores(2)
            came.extend(row.number for row in rows)
            store.keep(rows)
            if not killed and len(came) > plan.games // 4:
                cluster.kill_second()
                killed.append(len(came))

        Ray(cluster.address, 2).play(plan, Chunks(store.done), keep)
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
    """Somebody listens there and hangs up: Ray would go on asking; we do not."""
    code = (
        "import socket, sys, threading\n"
        "from lamplight.lab import cluster\nfrom lamplight.lab.cluster import Ray\n"
        "from lamplight.lab.faults import LabFault\n"
        "from lamplight.lab.store import Chunks\nfrom tests.lab.conftest import plan_of, small\n"
        "server = socket.create_server(('127.0.0.1', 0))\n"
        "def hang_up():\n    while True:\n        server.accept()[0].close()\n"
        "threading.Thread(target=hang_up, daemon=True).start()\n"
        "plan = plan_of(small(1))\ncluster.JOIN_WITHIN = 15.0\n"
        "try:\n    Ray(f'127.0.0.1:{server.getsockname()[1]}', 1).play(plan, Chunks(bytearray(plan.games)), print)\n"
        "except LabFault as fault:\n    print(fault.text.id)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=PATIENCE, check=False, cwd=ROOT
    )
    assert done.stdout.splitlines()[-1:] == ["lab-ray-silent"], done.stderr


def test_an_error_fits_into_a_sentence() -> None:
    assert one_line(ValueError("first.\nsecond")) == "first"
    assert one_line(ValueError()) == "ValueError"
    assert len(one_line(ValueError("x" * 1000))) == 200
