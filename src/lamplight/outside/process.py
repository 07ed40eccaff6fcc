"""A program at the other end of a pipe: lines to and fro, each with a deadline, and its end with all its children.

The program is not trusted: it may never read, never write, write for ever, leave children behind. It is no sandbox
either: it runs with the rights of whoever started Lamplight.
"""

from __future__ import annotations

import contextlib
import os
import secrets
import select
import shlex
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from lamplight.core.view import Text

LONGEST_LINE: Final = 65_536  # bytes of an answer
MOST_WRITTEN: Final = 262_144  # bytes while one answer is awaited, on either stream
MOST_PROCESSES: Final = 32
LOOK_EVERY: Final = 0.2  # seconds between two looks at how many processes there are
KEPT_COMPLAINTS: Final = 2_000  # bytes of what was written to standard error
ROUNDS: Final = 20  # of looking for children that are still there
MARK: Final = "LAMPLIGHT_OUTSIDE"  # in the environment of the program and of all that it starts
CHUNK: Final = 65_536


class ProgramFault(Exception):
    """What a program did wrong, in one sentence; it has been ended."""

    def __init__(self, message: Text) -> None:
        super().__init__(message.id)
        self.message = message


def split(command: str) -> list[str]:
    """The words of a command line; raises ProgramFault if it names nothing that can be run."""
    try:
        words = shlex.split(command)
    except ValueError:
        words = []
    if not words:
        raise ProgramFault(Text("outside-no-command", {"command": command}))
    if shutil.which(words[0]) is None:
        raise ProgramFault(Text("outside-not-found", {"command": words[0]}))
    return words


class Program:
    """A running program; whoever starts it ends it."""

    def __init__(self, command: str) -> None:
        words = split(command)
        self.command = command
        self._mark = secrets.token_hex(16)
        self._unread = b""
        self._complaints = b""
        self._written = 0
        guard = [] if shutil.which("setpriv") is None else ["setpriv", "--pdeathsig", "KILL", "--"]  # dies with us
        try:
            self._popen = subprocess.Popen(
                [*guard, *words],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                start_new_session=True,
                env={**os.environ, MARK: self._mark},
            )
        except OSError as error:
            raise ProgramFault(Text("outside-cannot-start", {"command": words[0], "why": str(error)})) from None
        for stream in (self._popen.stdin, self._popen.stdout, self._popen.stderr):
            assert stream is not None
            os.set_blocking(stream.fileno(), False)

    @property
    def pid(self) -> int:
        return self._popen.pid

    @property
    def complaints(self) -> str:
        """The end of what it wrote to standard error."""
        return self._complaints.decode(errors="replace").strip()

    def send(self, line: bytes, deadline: float) -> None:
        """Write a line; raises ProgramFault, and the program is ended, if it is not taken in time."""
        stream = self._popen.stdin
        assert stream is not None
        self._written = 0
        left = memoryview(line)
        while left:
            try:
                _, ready, _ = select.select([], [stream], [], max(0.0, min(LOOK_EVERY, deadline - time.monotonic())))
                if ready:
                    left = left[os.write(stream.fileno(), left[:CHUNK]) :]
                elif time.monotonic() >= deadline:
                    self._fail("outside-reads-nothing")
                else:
                    self._watch()
            except BlockingIOError:
                continue
            except (OSError, ValueError):
                self._gone()

    def line(self, deadline: float) -> bytes:
        """The next line; raises ProgramFault, and the program is ended, if none comes in time."""
        looked = time.monotonic()
        while True:
            line, end, rest = self._unread.partition(b"\n")
            if end:
                self._unread = rest
                return line
            if len(self._unread) > LONGEST_LINE:
                self._fail("outside-long-line", most=LONGEST_LINE)
            now = time.monotonic()
            if now >= deadline:
                self._fail("outside-too-late")
            if now - looked > LOOK_EVERY:
                looked = now
                self._watch()
            self._read(min(LOOK_EVERY, deadline - now))

    def _read(self, patience: float) -> None:
        """Take in whatever comes on either stream for a moment."""
        out, err = self._popen.stdout, self._popen.stderr
        assert out is not None
        assert err is not None
        streams = [stream for stream in (out, err) if not stream.closed]
        try:
            ready, _, _ = select.select(streams, [], [], patience)
        except (OSError, ValueError):  # closed by whoever ended it just now
            self._gone()
        for stream in ready:
            with contextlib.suppress(BlockingIOError):
                found = os.read(stream.fileno(), CHUNK)
                self._written += len(found)
                if stream is out:
                    if not found:
                        self._gone()
                    self._unread += found
                elif found:
                    self._complaints = (self._complaints + found)[-KEPT_COMPLAINTS:]
                else:
                    err.close()
        if self._written > MOST_WRITTEN:
            self._fail("outside-flood", most=MOST_WRITTEN)

    def _watch(self) -> None:
        if sum(1 for _ in self._family()) > MOST_PROCESSES:
            self._fail("outside-forks", most=MOST_PROCESSES)

    def _gone(self) -> None:
        """It has closed its output or ended; what it complained about last is still to be read."""
        try:
            code = self._popen.wait(0.5)
        except subprocess.TimeoutExpired:
            self._fail("outside-closed")
        else:
            err = self._popen.stderr
            assert err is not None
            with contextlib.suppress(OSError, ValueError):
                for _ in range(MOST_WRITTEN // CHUNK):  # a child of it may go on writing
                    self._complaints = (self._complaints + os.read(err.fileno(), CHUNK))[-KEPT_COMPLAINTS:]
            self._fail("outside-ended", code=code)

    def _fail(self, message: str, **args: int | str | Text) -> None:
        self.kill()
        raise ProgramFault(Text(message, dict(args)))

    def end(self, patience: float = 1.0) -> bool:
        """Close its input and wait for its end; False if it had to be killed."""
        stream = self._popen.stdin
        assert stream is not None
        with contextlib.suppress(OSError):
            stream.close()
        until = time.monotonic() + patience
        while time.monotonic() < until:
            if self._popen.poll() is not None:
                break
            try:
                self._read(0.02)
            except ProgramFault as fault:
                self.kill()
                return fault.message.id == "outside-ended"
        by_itself = self._popen.poll() is not None
        self.kill()
        return by_itself

    def kill(self) -> None:
        """End it with everything that it has started."""
        for _ in range(ROUNDS):
            with contextlib.suppress(OSError):
                os.killpg(self._popen.pid, signal.SIGKILL)
            found = list(self._family())
            for pid in found:
                with contextlib.suppress(OSError):
                    os.kill(pid, signal.SIGKILL)
            if not found:
                break
            time.sleep(0.005)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._popen.wait(5)
        for stream in (self._popen.stdin, self._popen.stdout, self._popen.stderr):
            if stream is not None:
                with contextlib.suppress(OSError):
                    stream.close()

    def _family(self) -> Iterator[int]:
        """The living processes that belong to it: by their session, or by the mark in their environment."""
        if not sys.platform.startswith("linux"):
            return
        mark = f"{MARK}={self._mark}".encode()
        for entry in Path("/proc").iterdir():
            if not entry.name.isdigit():
                continue
            try:
                stat = (entry / "stat").read_bytes()
                fields = stat[stat.rindex(b")") + 2 :].split()  # state, parent, group, session ...
                if fields[0] in (b"Z", b"X"):
                    continue
                if int(fields[3]) == self._popen.pid or mark in (entry / "environ").read_bytes().split(b"\0"):
                    yield int(entry.name)
            except (OSError, ValueError):
                continue
