"""What is not installed is named in one sentence with the command that installs it."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from tests.waiting import DEADLINE

ROOT = Path(__file__).resolve().parents[2]
CASES = [
    ("pettingzoo", "pettingzoo", "pettingzoo"),
    ("pettingzoo", "gymnasium", "pettingzoo"),
    ("open_spiel", "pyspiel", "openspiel"),
    ("batch", "numpy", "batch"),
]


@pytest.mark.parametrize(("adapter", "blocked", "extra"), CASES)
def test_a_missing_package_is_named(adapter: str, blocked: str, extra: str) -> None:
    code = f"import sys; sys.modules[{blocked!r}] = None; import lamplight.adapters.{adapter}"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=DEADLINE)
    assert run.returncode == 1
    last = run.stderr.strip().splitlines()[-1]
    assert last == (
        "lamplight.adapters.extras.MissingExtra: "
        f"The package {blocked} is missing; this installs it: pip install 'lamplight[{extra}]'"
    )
    assert "During handling" not in run.stderr


def test_the_extras_exist() -> None:
    known = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    assert {extra for _, _, extra in CASES} <= set(known)


def test_the_core_needs_no_extra() -> None:
    code = (
        "import sys; sys.modules['numpy'] = None; import lamplight.core.batch, lamplight.adapters;"
        "from lamplight.kits import all_kits; assert all(kit.observer for kit in all_kits())"
    )
    subprocess.run([sys.executable, "-c", code], check=True, timeout=DEADLINE)
