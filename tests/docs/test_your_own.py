"""The pages for people who bring a game or a bot are true: their files and commands, in an empty folder, in order."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from tests.examples import needs_games

DOCS = Path(__file__).resolve().parents[2] / "docs"
BLOCK = re.compile(r"(?:^`([\w./-]+)`\n\n)?^```(\w*)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
PIP = {"PIP_NO_INDEX": "1", "PIP_NO_DEPS": "1", "PIP_NO_BUILD_ISOLATION": "false", "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
PROGRAMS = {
    "pip": [sys.executable, "-m", "pip"],
    "python": [sys.executable],
    "lamplight": [sys.executable, "-m", "lamplight"],
}


def follow(page: str, folder: Path) -> dict[str, str]:
    """Does what the page says; what every command printed."""
    packages = folder / "packages"
    home = folder / "home"
    home.mkdir()
    path = os.pathsep.join([str(packages), *filter(None, [os.environ.get("PYTHONPATH")])])
    environment = {**os.environ, **PIP, "PIP_TARGET": str(packages), "PYTHONPATH": path, "NO_COLOR": "1"}
    told = {}
    for name, kind, text in BLOCK.findall((DOCS / page).read_text("utf-8")):
        if name:
            (home / name).parent.mkdir(parents=True, exist_ok=True)
            (home / name).write_text(text, "utf-8")
        elif kind == "sh":
            for line in text.strip().splitlines():
                program, *words = shlex.split(line)
                done = subprocess.run(
                    [*PROGRAMS[program], *words],
                    cwd=home, env=environment, capture_output=True, encoding="utf-8", check=False, timeout=250,
                )  # fmt: skip
                assert done.returncode == 0, f"{line}\n{done.stdout}{done.stderr}"
                assert "Traceback" not in done.stderr
                told[line] = done.stdout + done.stderr
        else:
            pytest.fail(f"{page}: a block that is neither a file nor commands:\n{text}")
    return told


@pytest.mark.slow
@pytest.mark.timeout(300)
def test_a_game_of_ones_own(tmp_path: Path) -> None:
    told = follow("your-own-game.md", tmp_path)
    assert "sticks  Sticks. Do not take the last one" in told["lamplight games"]
    assert "left out" not in told["lamplight games"]
    assert "Sticks" in told["lamplight verify first.jsonl"]
    assert "['take 1', 'take 2', 'take 3']" in told["python try.py"]


@pytest.mark.slow
@pytest.mark.timeout(300)
def test_a_bot_of_ones_own(tmp_path: Path) -> None:
    needs_games((DOCS / "your-own-bot.md").read_text("utf-8"))
    told = follow("your-own-bot.md", tmp_path)
    assert "dreamer      Dreamer." in told["lamplight games"]
    assert "left out" not in told["lamplight games"]
    assert told["python match.py"].endswith("of 2\n")
