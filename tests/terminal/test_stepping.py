"""A record step by step in a terminal: forwards and back by keys; plain lines in a pipe."""

from __future__ import annotations

import os
import pty
import re
import subprocess
import sys
from pathlib import Path

import pytest
from tests.examples import EXAMPLE
from tests.waiting import DEADLINE

from lamplight.terminal.stepping import step_through

RECORD = min((Path(__file__).parents[1] / "records" / EXAMPLE).glob("*.jsonl"))
COMMAND = [sys.executable, "-m", "lamplight", "--lang", "en", "replay", "--step", str(RECORD)]


def test_keys_lead_on_and_back_and_stop_at_both_ends() -> None:
    seen: list[int] = []
    step_through(iter(["b", "n", " ", "\x1b[D", "\x1b[6~", "G", "n", "?", "g", "q", "n"]), 12, seen.append)
    assert seen == [0, 1, 2, 1, 11, 12, 0]


def until(line: int, words: str) -> str:
    """What the terminal shows until these words stand there."""
    seen = b""
    while words.encode() not in seen:
        part = os.read(line, 65_536)
        assert part, seen[-500:]
        seen += part
    return seen.decode(errors="replace")


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such terminals")
def test_in_a_terminal_every_key_shows_a_page_of_its_own() -> None:
    ours, theirs = pty.openpty()
    environment = {**os.environ, "TERM": "xterm", "LINES": "60", "COLUMNS": "120"}
    with subprocess.Popen(COMMAND, stdin=theirs, stdout=theirs, stderr=theirs, env=environment) as process:
        os.close(theirs)
        first = until(ours, "q stops")
        last = re.search(r"Step 0 of (\d+)", first)
        assert last is not None
        for key, step in (("\x1b[C", 1), (" ", 2), ("\x1b[D", 1), ("G", int(last[1])), ("g", 0)):
            os.write(ours, key.encode())
            page = until(ours, "q stops")
            assert f"Step {step} of" in page
        os.write(ours, b"q")
        assert process.wait(DEADLINE) == 0
    os.close(ours)


def test_in_a_pipe_it_tells_plain_lines() -> None:
    done = subprocess.run(COMMAND, input="\n" * 400, capture_output=True, text=True, timeout=DEADLINE, check=False)
    assert done.returncode == 0, done.stderr
    assert "\x1b[2J" not in done.stdout
    assert len(done.stdout.splitlines()) > 50
