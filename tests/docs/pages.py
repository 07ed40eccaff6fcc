"""A page of docs/ that is followed as somebody new would: its files and its commands, in an empty folder, in order."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

DOCS = Path(__file__).resolve().parents[2] / "docs"
BLOCK = re.compile(r"(?:^`([\w./-]+)`\n\n)?^```(\w*)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
PIP = {"PIP_NO_INDEX": "1", "PIP_NO_DEPS": "1", "PIP_NO_BUILD_ISOLATION": "false", "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
Programs = Mapping[str, list[str]]  # what is run for a word that is typed


def follow(page: str, home: Path, programs: Programs, environment: Mapping[str, str]) -> dict[str, str]:
    """Does what the page says; what every command printed."""
    home.mkdir()
    told = {}
    for name, kind, text in BLOCK.findall((DOCS / page).read_text("utf-8")):
        if name:
            (home / name).parent.mkdir(parents=True, exist_ok=True)
            (home / name).write_text(text, "utf-8")
        elif kind == "sh":
            for line in text.strip().splitlines():
                program, *words = shlex.split(line)
                done = subprocess.run(
                    [*programs[program], *words],
                    cwd=home, env={**environment, **PIP, "NO_COLOR": "1"},
                    capture_output=True, encoding="utf-8", check=False, timeout=250,
                )  # fmt: skip
                assert done.returncode == 0, f"{line}\n{done.stdout}{done.stderr}"
                assert "Traceback" not in done.stderr
                told[line] = done.stdout + done.stderr
        else:
            pytest.fail(f"{page}: a block that is neither a file nor commands:\n{text}")
    return told


def follow_here(page: str, folder: Path) -> dict[str, str]:
    """With this checkout; what the page installs goes into a folder beside."""
    packages = str(folder / "packages")
    path = os.pathsep.join([packages, *filter(None, [os.environ.get("PYTHONPATH")])])
    python = sys.executable
    programs = {"pip": [python, "-m", "pip"], "python": [python], "lamplight": [python, "-m", "lamplight"]}
    return follow(page, folder / "home", programs, {**os.environ, "PIP_TARGET": packages, "PYTHONPATH": path})
