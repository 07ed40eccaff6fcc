"""Processes that are born grown up: forked from one that has imported everything, instead of importing it anew.

`born(["-m", "lamplight.server", ...])` is `subprocess.Popen([sys.executable, "-m", "lamplight.server", ...])` for a
tenth of the price, and `ran` the same of `subprocess.run`; tests start hundreds of servers and commands. The process
is a real one: it has its own pid, can be killed, and leaves an exit code. Each is watched by a keeper of its own, a
fork as well, which tells the code when it is known. Whatever Python has to be told before it begins (another path,
another encoding) makes it a process in the ordinary way.
"""

from __future__ import annotations

import atexit
import ctypes
import fcntl
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
import tempfile
import termios
import traceback
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from functools import cache
from pathlib import Path
from typing import TextIO

from tests.waiting import DEADLINE

ROOT = Path(__file__).resolve().parents[1]
MOST = 1 << 20
PR_SET_PDEATHSIG = 1  # of Linux
OFTEN = [f"lamplight.terminal.{name}" for name in ("games", "help", "play", "replay", "rules", "simulate", "verify")]


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


def is_alike(environment: Mapping[str, str]) -> bool:
    """Would Python in this environment be as it is in the nursery?"""
    told = {name: value for name, value in environment.items() if name.startswith("PYTHON")}
    told.setdefault("PYTHONPATH", "")
    return all(value == ({**os.environ, "PYTHONUTF8": "1"}.get(name) or "") for name, value in told.items())


def born(
    arguments: Sequence[str],
    stdout: TextIO | int,
    stderr: TextIO | int,
    env: Mapping[str, str] | None = None,
    cwd: Path | None = None,
    stdin: TextIO | int = subprocess.DEVNULL,
    at_terminal: bool = False,
) -> Process:
    """Start `python -m MODULE ARGUMENTS`; stdout may be subprocess.PIPE. At a terminal, it is the one of stdin."""
    environment = dict(os.environ if env is None else env)
    if not is_alike(environment):
        return subprocess.Popen(
            [sys.executable, *arguments], stdin=stdin, stdout=stdout, stderr=stderr, env=environment, cwd=cwd,
            text=True, start_new_session=at_terminal,
            preexec_fn=own_terminal if at_terminal else None,  # noqa: PLW1509 - there are no threads here
        )  # fmt: skip
    out = None
    if stdout == subprocess.PIPE:
        reading, writing = os.pipe()
        out = os.fdopen(reading, encoding="utf-8")
    else:
        writing = os.dup(descriptor(stdout))
    nothing = os.open(os.devnull, os.O_RDONLY)
    given = nothing if stdin == subprocess.DEVNULL else descriptor(stdin)
    ours, theirs = socket.socketpair()
    asked = json.dumps([arguments[1], list(arguments[2:]), environment, str(cwd or Path.cwd()), at_terminal]).encode()
    assert len(asked) < MOST
    line = _nursery()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, MOST)
    socket.send_fds(line, [asked], [given, writing, descriptor(stderr), theirs.fileno()])
    os.close(writing)
    os.close(nothing)
    theirs.close()
    return Born(int(ours.recv(64)), ours, out)


def descriptor(file: TextIO | int) -> int:
    return file if isinstance(file, int) else file.fileno()


def ran(
    arguments: Sequence[str], text: str = "", env: Mapping[str, str] | None = None, cwd: Path | None = None
) -> subprocess.CompletedProcess[str]:
    """Run `python -m MODULE ARGUMENTS` to its end; what it wrote, as with subprocess.run(capture_output=True)."""
    with ExitStack() as stack:
        files = [stack.enter_context(tempfile.TemporaryFile("w+", encoding="utf-8", newline="")) for _ in range(3)]
        given, out, err = files
        given.write(text)
        given.seek(0)
        process = born(arguments, out, err, env, cwd, given)
        try:
            code = process.wait(DEADLINE)
        except subprocess.TimeoutExpired:
            process.kill()
            raise
        for file in (out, err):
            file.seek(0)
        return subprocess.CompletedProcess(list(arguments), code, out.read(), err.read())


def own_terminal() -> None:
    """Makes the pseudo-terminal at standard input the one whose Ctrl-C reaches this process, also where tests were
    started with `&`."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


# --- in the nursery -------------------------------------------------------------------------------------------------


def live(asked: bytes, *standard: int) -> int:
    """What the new process does: all that `python -m MODULE ARGUMENTS` would; its exit code."""
    module, arguments, environment, folder, at_terminal = json.loads(asked)
    for number, one in enumerate(standard):
        os.dup2(one, number)
    os.closerange(len(standard), 256)
    if at_terminal:
        os.setsid()
        own_terminal()
    # Not those of the nursery: they believe that they can be wound back, or are no terminal.
    sys.stdin = os.fdopen(0, encoding="utf-8", errors="surrogateescape", closefd=False)
    sys.stdout = os.fdopen(1, "w", encoding="utf-8", buffering=1 if os.isatty(1) else -1, closefd=False)
    sys.stderr = os.fdopen(2, "w", encoding="utf-8", errors="backslashreplace", buffering=1, closefd=False)
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


def keep(asked: bytes, told: int, *standard: int) -> None:
    """Bring up a process, say its pid, wait for its end and say how it ended."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    die_with_parent()
    child = os.fork()
    if child == 0:
        die_with_parent()
        os._exit(live(asked, *standard))
    for one in standard:
        os.close(one)
    os.write(told, str(child).encode())
    _, status = os.waitpid(child, 0)
    os.write(told, str(os.waitstatus_to_exitcode(status)).encode())


def grow_up() -> None:
    """All that every server imports and reads before it serves, also what it puts off until then."""
    for needed in ("lamplight.server.serve", "lamplight.kits", "lamplight.cli", *OFTEN):
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
        asked, descriptors, _, _ = socket.recv_fds(line, MOST, 4)
        if not asked:
            return
        if os.fork() == 0:
            line.close()
            keep(asked, descriptors[-1], *descriptors[:-1])
            os._exit(0)
        for one in descriptors:
            os.close(one)


if __name__ == "__main__":
    main(socket.socket(fileno=int(sys.argv[1])))
