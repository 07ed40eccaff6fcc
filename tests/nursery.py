"""Server processes that are born grown up: forked from one that has imported everything, instead of importing it anew.

`born(["-m", "lamplight.server", ...])` is `subprocess.Popen([sys.executable, "-m", "lamplight.server", ...])` for a
tenth of the price; tests start hundreds of servers. The process is a real one: it has its own pid, can be killed, and
leaves an exit code. Each is watched by a keeper of its own, a fork as well, which tells the code when it is known.
"""

from __future__ import annotations

import atexit
import ctypes
import gc
import importlib
import json
import os
import runpy
import select
import signal
import socket
import subprocess
import sys
import traceback
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TextIO

from tests.waiting import DEADLINE

ROOT = Path(__file__).resolve().parents[1]
MOST = 1 << 20
PR_SET_PDEATHSIG = 1  # of Linux


class Born:
    """A process of the nursery; what tests need of subprocess.Popen."""

    def __init__(self, pid: int, line: socket.socket, stdout: TextIO | None) -> None:
        self.pid = pid
        self.stdout = stdout
        self.returncode: int | None = None
        self._line = line

    def poll(self) -> int | None:
        return self._look(0)

    def wait(self, timeout: float | None = None) -> int:
        code = self._look(timeout)
        if code is None:
            raise subprocess.TimeoutExpired(f"process {self.pid}", timeout or 0)
        return code

    def _look(self, timeout: float | None) -> int | None:
        if self.returncode is None and select.select([self._line], [], [], timeout)[0]:
            said = self._line.recv(64)
            self.returncode = int(said) if said else -signal.SIGKILL  # its keeper was killed as well
            self._line.close()
        return self.returncode

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


Process = Born | subprocess.Popen[str]


@cache
def _nursery() -> socket.socket:
    """The line to this process's nursery, which ends with it."""
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    command = [sys.executable, "-m", "tests.nursery", str(theirs.fileno())]
    nursery = subprocess.Popen(command, cwd=ROOT, pass_fds=[theirs.fileno()])
    theirs.close()

    def over() -> None:
        ours.close()
        nursery.wait(DEADLINE)

    atexit.register(over)
    return ours


def born(
    arguments: Sequence[str],
    stdout: TextIO | int,
    stderr: TextIO,
    env: Mapping[str, str] | None = None,
    cwd: Path | None = None,
) -> Process:
    """Start `python -m MODULE ARGUMENTS`; stdout may be subprocess.PIPE."""
    environment = dict(os.environ if env is None else env)
    if environment.get("PYTHONPATH") != os.environ.get("PYTHONPATH"):  # it would import something else
        return subprocess.Popen(
            [sys.executable, *arguments], stdout=stdout, stderr=stderr, env=environment, cwd=cwd, text=True
        )
    out = None
    if stdout == subprocess.PIPE:
        reading, writing = os.pipe()
        out = os.fdopen(reading, encoding="utf-8")
    else:
        assert not isinstance(stdout, int)
        writing = os.dup(stdout.fileno())
    ours, theirs = socket.socketpair()
    asked = json.dumps([arguments[1], list(arguments[2:]), environment, str(cwd or Path.cwd())]).encode()
    assert len(asked) < MOST
    line = _nursery()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, MOST)
    socket.send_fds(line, [asked], [writing, stderr.fileno(), theirs.fileno()])
    os.close(writing)
    theirs.close()
    return Born(int(ours.recv(64)), ours, out)


# --- in the nursery -------------------------------------------------------------------------------------------------


def live(asked: bytes, out: int, err: int) -> int:
    """What the new process does: all that `python -m MODULE ARGUMENTS` would; its exit code."""
    module, arguments, environment, folder = json.loads(asked)
    os.dup2(out, 1)
    os.dup2(err, 2)
    os.closerange(3, 256)
    os.environ.clear()
    os.environ.update(environment)
    os.chdir(folder)
    sys.argv = [module, *arguments]
    try:
        runpy.run_module(module, run_name="__main__", alter_sys=True)
    except SystemExit as end:
        code = end.code
        return code if isinstance(code, int) else 0 if code is None else 1
    except BaseException:
        traceback.print_exc()
        return 1
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
    return 0


def die_with_parent() -> None:
    """Nobody is left behind when a whole run of tests is killed; where the system can do that."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


def keep(asked: bytes, out: int, err: int, told: int) -> None:
    """Bring up a process, say its pid, wait for its end and say how it ended."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    die_with_parent()
    child = os.fork()
    if child == 0:
        die_with_parent()
        os._exit(live(asked, out, err))
    os.close(out)
    os.close(err)
    os.write(told, str(child).encode())
    _, status = os.waitpid(child, 0)
    os.write(told, str(os.waitstatus_to_exitcode(status)).encode())


def grow_up() -> None:
    """All that every server imports and reads before it serves, also what it puts off until then."""
    for needed in ("lamplight.server.serve", "lamplight.kits", "tests.luck"):
        importlib.import_module(needed)
    sys.modules["lamplight.kits"].all_kits()
    importlib.import_module("lamplight.lessons").read_all()
    database = importlib.import_module("lamplight.server.database")
    engine = database.engine_for("sqlite://", 1.0)
    database.migrate(engine)
    engine.dispose()


def main(line: socket.socket) -> None:
    """Whoever asks gets a process; until nobody can ask any more."""
    grow_up()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for keepers
    gc.collect()
    gc.freeze()
    while True:
        asked, descriptors, _, _ = socket.recv_fds(line, MOST, 3)
        if not asked:
            return
        if os.fork() == 0:
            line.close()
            keep(asked, *descriptors)
            os._exit(0)
        for one in descriptors:
            os.close(one)


if __name__ == "__main__":
    main(socket.socket(fileno=int(sys.argv[1])))
