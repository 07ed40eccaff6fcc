"""A real Ray cluster of two nodes on this machine: the same games as in one process, also when a node is lost."""

from __future__ import annotations

import contextlib
import importlib.util
import os
import select
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import IO

import pytest
from tests.examples import QUICK, USUAL
from tests.lab.conftest import kept, plan_of, rows_of, small
from tests.waiting import DEADLINE

from lamplight.lab import run
from lamplight.lab.cluster import Ray, check_address, one_line
from lamplight.lab.faults import LabFault
from lamplight.lab.job import Row
from lamplight.lab.store import Chunks, Store

pytestmark = [
    pytest.mark.slow,
    pytest.mark.filterwarnings("ignore"),
    pytest.mark.timeout(300),
    pytest.mark.skipif(importlib.util.find_spec("ray") is None, reason="Ray is not installed"),
]
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
        ready, _, _ = select.select([self.process.stdout], [], [], DEADLINE)
        assert ready, "the cluster says nothing"
        return self.process.stdout.readline().strip()

    def kill_second(self) -> None:
        """One machine is gone, without a word."""
        assert self.process.stdin is not None
        self.process.stdin.write("kill\n")
        self.process.stdin.flush()
        assert self._line() == "killed"

    def vanish(self) -> None:
        """All machines are gone, without a word."""
        for pid in descendants(self.process.pid):
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)

    def end(self) -> None:
        """Nothing of it is left."""
        self.vanish()
        self.process.kill()
        self.process.communicate(timeout=DEADLINE)


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


def test_a_cluster_that_loses_a_node_plays_every_game_once_and_one_that_vanishes_loses_none(
    tmp_path: Path, cluster: TwoNodes
) -> None:
    plan = plan_of(small(120))
    came: list[int] = []
    killed: list[int] = []

    with Store(tmp_path / "ray", plan) as store:

        def keep(rows: Sequence[Row]) -> None:
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

    larger = plan_of(small(4000))
    rows: list[Row] = []
    with Store(tmp_path / "vanished", larger) as store:

        def keep_and_vanish(new: Sequence[Row]) -> None:
            rows.extend(new)
            if store.keep(new) and len(rows) == store.count > 20:
                cluster.vanish()

        with pytest.raises(LabFault) as caught:
            Ray(cluster.address, 2).play(larger, Chunks(store.done), keep_and_vanish)
    assert caught.value.text.id in ("lab-ray-lost", "lab-ray-fails")
    assert 20 < len(rows) < larger.games
    assert kept(tmp_path / "vanished", larger) == sorted(rows, key=lambda row: row.number)


def test_without_an_address_a_cluster_of_our_own_plays_the_same_games(tmp_path: Path, env: dict[str, str]) -> None:
    """Through the command, since its process is the one that Ray could end."""
    words = [sys.executable, "-m", "lamplight", "arena", QUICK, USUAL[QUICK], "uniform", "--games", "12"]
    told = {}
    for place, more in (("ray", ["--on", "ray"]), ("here", [])):
        command = [*words, *more, "--processes", "2", "--out", str(tmp_path / place)]
        done = subprocess.run(
            command, capture_output=True, text=True, env=env, cwd=tmp_path, timeout=DEADLINE, check=False
        )
        assert done.returncode == 0, done.stderr
        assert done.stderr == ""
        told[place] = done.stdout.splitlines()[:-1]
    assert told["ray"] == told["here"]
    results = [(tmp_path / place / "results.parquet").read_bytes() for place in told]
    assert results[0] == results[1]


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
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=DEADLINE, check=False, cwd=ROOT
    )
    assert done.stdout.splitlines()[-1:] == ["lab-ray-silent"], done.stderr


def test_an_error_fits_into_a_sentence() -> None:
    assert one_line(ValueError("first.\nsecond")) == "first"
    assert one_line(ValueError()) == "ValueError"
    assert len(one_line(ValueError("x" * 1000))) == 200
