"""Pig installed as somebody else would install it: by pip, into a folder of its own."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[2]
Python = Callable[..., str]


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder where pip has put the package."""
    source = tmp_path_factory.mktemp("source") / "pig"
    shutil.copytree(HERE, source, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info", "build", "test_*"))
    target = tmp_path_factory.mktemp("installed")
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--no-index"]
    done = subprocess.run(
        [*command, "--target", str(target), str(source)], capture_output=True, text=True, check=False, timeout=120
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return target


@pytest.fixture
def python(installed: Path, tmp_path: Path) -> Python:
    """Runs Python where Pig is installed; what it prints."""

    def run(*words: str | Path, cwd: Path = tmp_path, first: str = "", **more: str) -> str:
        path = os.pathsep.join(part for part in (first, str(installed), os.environ.get("PYTHONPATH", "")) if part)
        done = subprocess.run(
            [sys.executable, *[str(word) for word in words]],
            cwd=cwd,
            env={**os.environ, "PYTHONPATH": path, "LANG": "C.UTF-8", "NO_COLOR": "1", **more},
            capture_output=True,
            text=True,
            check=False,
            timeout=280,
        )
        assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]
        return done.stdout

    return run
