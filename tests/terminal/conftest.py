"""A real lamplight process, with pipes or at a pseudo-terminal, in a home of its own."""

from __future__ import annotations

import os
import pty
import select
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.examples import EXAMPLE
from tests.nursery import born, ran
from tests.waiting import DEADLINE

AGAIN = 5.0  # seconds in which something happens, unless a key was not heard
KEPT = ("PATH", "PYTHONPATH", "SYSTEMROOT", "LD_LIBRARY_PATH")
Run = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture
def env(tmp_path: Path) -> dict[str, str]:
    """An environment in which nothing of this machine's user shows."""
    kept = {name: value for name, value in os.environ.items() if name in KEPT}
    home = {"HOME": str(tmp_path / "home"), "XDG_DATA_HOME": str(tmp_path / "data")}
    plain = {"LANG": "C.UTF-8", "PYTHONUTF8": "1", "COLUMNS": "100", "TERM": "xterm", "NO_COLOR": "1"}
    return {**kept, **home, **plain, "LAMPLIGHT_PURE": "1"}  # the very modules that are tested, no build beside them


@pytest.fixture
def lamplight(tmp_path: Path, env: dict[str, str]) -> Run:
    """Runs one command to its end, with pipes."""

    def run(*words: str, text: str = "", **more: str) -> subprocess.CompletedProcess[str]:
        return ran(["-m", "lamplight", *words], text, {**env, **more}, tmp_path)

    return run


class Terminal:
    """A lamplight at a pseudo-terminal: what it writes can be waited for, what is typed arrives as keys."""

    def __init__(self, words: tuple[str, ...], folder: Path, env: dict[str, str]) -> None:
        self.ours, theirs = pty.openpty()
        self.process = born(["-m", "lamplight", *words], theirs, theirs, env, folder, theirs, at_terminal=True)
        os.close(theirs)
        self.seen = ""
        self._read = 0

    def until(self, *texts: str) -> str:
        """Waits until one of the texts is written after what was read before; all that was written up to there."""
        end = time.monotonic() + DEADLINE
        while True:
            found = [(at, text) for text in texts if (at := self.seen.find(text, self._read)) >= 0]
            if found:
                at, text = min(found)
                part = self.seen[self._read : at + len(text)]
                self._read = at + len(text)
                return part
            if not self._more(end):
                raise AssertionError(f"waited for {texts}, got:\n{self.seen[self._read :]}")

    def rest(self) -> str:
        """All that is written until the process ends."""
        end = time.monotonic() + DEADLINE
        while self._more(end):
            pass
        part = self.seen[self._read :]
        self._read = len(self.seen)
        return part

    def _more(self, end: float) -> bool:
        ready, _, _ = select.select([self.ours], [], [], max(0.0, end - time.monotonic()))
        if not ready:
            raise AssertionError(f"nothing more came:\n{self.seen[self._read :]}")
        try:
            data = os.read(self.ours, 65_536)
        except OSError:  # the other side is closed
            return False
        self.seen += data.decode("utf-8", "replace").replace("\r\n", "\n")
        return bool(data)

    def type(self, line: str) -> None:
        """Types a line and Enter."""
        os.write(self.ours, (line + "\n").encode())

    def interrupt(self) -> None:
        """Presses Ctrl-C, like a person again when nothing happens: between prompt and reading, Python may miss one."""
        for _ in range(int(DEADLINE / AGAIN)):
            os.write(self.ours, b"\x03")
            if select.select([self.ours], [], [], AGAIN)[0]:
                return

    def ask(self, line: str) -> str:
        """Types a line; everything up to the next prompt."""
        self.type(line)
        return self.until("\n> ")

    def kill(self) -> None:
        """The process ends at once, without a chance to tidy up."""
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait(DEADLINE)

    def code(self) -> int:
        """The exit code, once the process has ended."""
        return self.process.wait(DEADLINE)

    def close(self) -> None:
        if self.process.poll() is None:
            self.kill()
        os.close(self.ours)


Open = Callable[..., Terminal]


@pytest.fixture
def terminal(tmp_path: Path, env: dict[str, str]) -> Iterator[Open]:
    """Opens lamplight at a pseudo-terminal; whatever still runs at the end of the test is ended."""
    opened: list[Terminal] = []

    def start(*words: str, **more: str) -> Terminal:
        one = Terminal(words, tmp_path, {**env, **more})
        opened.append(one)
        return one

    yield start
    for one in opened:
        one.close()


@pytest.fixture
def record(tmp_path: Path, lamplight: Run) -> Path:
    """The record of a whole short game between bots."""
    path = tmp_path / "game.jsonl"
    words = ("play", EXAMPLE, "--seat", "bot", "--players", "2", "--board", "short", "--seed", "1")
    done = lamplight(*words, "--record", str(path))
    assert done.returncode == 0, done.stderr
    return path
