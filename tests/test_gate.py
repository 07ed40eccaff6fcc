"""The second try: what failed runs once more, alone and after everything else; it hides nothing."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest
import tools.gate

ROOT = Path(__file__).resolve().parents[1]
RUN = """
import os, signal, sys
from pathlib import Path
import tools.gate as gate

signal.signal(signal.SIGINT, signal.default_int_handler)
gate.TIMES = Path("times.json")
gate.FAILURES = Path("failures").resolve()
gate.PHASES = Path("phases-failed")
gate.ASIDE = Path("aside.toml")
sys.exit(gate.main(sys.argv[1:], int(os.environ["AGAIN"])))
"""
STEADY = "def test_steady():\n    pass\n"
ONCE = """
from pathlib import Path
import pytest

@pytest.mark.parametrize("n", range({number}))
def test_once(n):
    seen = Path("seen" + str(n))
    if not seen.exists():
        seen.touch()
        raise AssertionError("lost race " + str(n))
"""
ALWAYS = "def test_always():\n    assert 1 == 2, 'never'\n"
SETUP = """
from pathlib import Path
import pytest

@pytest.fixture
def thing():
    seen = Path("thing")
    if not seen.exists():
        seen.touch()
        raise OSError("no thing yet")

def test_with_a_thing(thing):
    pass
"""
STOPPED = """
import os, signal
from pathlib import Path

def test_stopped():
    if Path("first").exists():
        os.kill(os.getppid(), signal.SIGINT)
        os.kill(os.getpid(), signal.SIGINT)
    Path("first").touch()
    raise AssertionError("the first time")
"""


def gate(folder: Path, *arguments: str, again: int = 5, **files: str) -> tuple[int, list[str]]:
    """Exit code and lines of a run of these tests."""
    for name, text in files.items():
        (folder / f"test_{name}.py").write_text(text, encoding="utf-8")
    (folder / "pytest.ini").write_text("[pytest]\n", encoding="utf-8")
    path = os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])
    environment = {**os.environ, "AGAIN": str(again), "PYTHONPATH": path}
    environment.pop("GATE_TOLD", None)
    done = subprocess.run(
        [sys.executable, "-c", RUN, "-q", *arguments], cwd=folder, env=environment, capture_output=True, text=True,
        timeout=300, check=False, start_new_session=True,
    )  # fmt: skip
    return done.returncode, done.stdout.splitlines()


def test_all_green_is_run_once(tmp_path: Path) -> None:
    code, lines = gate(tmp_path, steady=STEADY)
    assert code == 0
    assert lines[-1].startswith("1 passed")
    assert not [line for line in lines if "second try" in line]


@pytest.mark.parametrize("workers", ["0", "2"])
def test_what_fails_once_is_named_with_its_first_reason(tmp_path: Path, workers: str) -> None:
    code, lines = gate(tmp_path, "-n", workers, steady=STEADY, once=ONCE.format(number=2), setup=SETUP)
    assert code == 0
    unsteady = sorted(line for line in lines if line.startswith("unsteady"))
    assert unsteady == [
        "unsteady: test_once.py::test_once[0] - (call) AssertionError: lost race 0",
        "unsteady: test_once.py::test_once[1] - (call) AssertionError: lost race 1",
        "unsteady: test_setup.py::test_with_a_thing - (setup) OSError: no thing yet",
    ]
    assert lines[-1] == "4 passed, 0 failed"


def test_what_fails_alone_is_red(tmp_path: Path) -> None:
    code, lines = gate(tmp_path, once=ONCE.format(number=1), always=ALWAYS)
    assert code == 1
    assert [line for line in lines if line.startswith("unsteady")] == [
        "unsteady: test_once.py::test_once[0] - (call) AssertionError: lost race 0"
    ]
    (red,) = [line for line in lines if line.startswith("failed")]
    assert red.startswith("failed: test_always.py::test_always - (call) AssertionError: never")
    assert "alone: (call) AssertionError: never" in red
    assert lines[-1] == "1 passed, 1 failed"


def test_six_that_fail_once_are_red(tmp_path: Path) -> None:
    code, lines = gate(tmp_path, once=ONCE.format(number=6))
    assert code == 1
    assert "no second try: 6 tests failed, at most 5 are tried again" in lines
    assert len([line for line in lines if line.startswith("failed: test_once.py") and "lost race" in line]) == 6


def test_without_a_second_try_nothing_is_repeated(tmp_path: Path) -> None:
    code, lines = gate(tmp_path, again=0, once=ONCE.format(number=1))
    assert code == 1
    assert not [line for line in lines if "second try" in line]
    assert lines[-3:] == [
        "failed: test_once.py::test_once[0] - (call) AssertionError: lost race 0",
        "    make again TEST='test_once.py::test_once[0]' SEED=0",
        "0 passed, 1 failed",
    ]


def test_what_a_failed_test_left_is_told_and_what_an_earlier_run_left_is_not(tmp_path: Path) -> None:
    (tmp_path / "failures" / "of_another_run").mkdir(parents=True)
    leaves = "def test_it():\n    from pathlib import Path\n"
    leaves += "    Path('failures/test_leaves.py_test_it').mkdir(parents=True)\n    assert False\n"
    code, lines = gate(tmp_path, again=0, leaves=leaves)
    assert code == 1
    assert "    failures/test_leaves.py_test_it/" in lines
    assert not (tmp_path / "failures" / "of_another_run").exists()


@pytest.mark.parametrize(("text", "last"), [(STEADY, "1 passed in"), (ALWAYS, "0 passed, 1 failed")])
def test_the_end_names_phases_that_failed_and_tests_that_are_out_of_the_gate(
    tmp_path: Path, text: str, last: str
) -> None:
    (tmp_path / "phases-failed").write_text("mypy (1)\n")
    (tmp_path / "aside.toml").write_text('["a.py::b"]\nsince = 2026-11-20\nwhy = "it races"\n')
    _, lines = gate(tmp_path, again=0, some=text)
    (end,) = [number for number, line in enumerate(lines) if line.startswith(last)]
    news = [
        lines.index("out of the gate since 2026-11-20: a.py::b - it races"),
        lines.index("failed: mypy (1), as told above"),
    ]
    assert news == sorted(news)
    assert news[-1] > end if text == STEADY else news[-1] == end - 1, "the count comes last"


def test_without_room_one_sentence_says_so(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def full() -> str:
        raise FileNotFoundError(2, "No usable temporary directory found")

    monkeypatch.setattr(tools.gate, "ROOM", 10**18)
    assert tools.gate.main([], 0) == 2
    monkeypatch.setattr(tempfile, "gettempdir", full)
    assert tools.gate.main([], 0) == 2
    little, none = capsys.readouterr().out.splitlines()
    assert "MB left" in little
    assert "No usable temporary directory" in none
    assert all(line.startswith("tests: ") and "TMPDIR" in line for line in (little, none))


def test_a_file_that_cannot_be_read_is_red(tmp_path: Path) -> None:
    code, _ = gate(tmp_path, broken="import nothing_of_that_name\n", steady=STEADY)
    assert code not in (0, 5)


def test_an_interrupted_second_try_is_red_with_the_reasons(tmp_path: Path) -> None:
    code, lines = gate(tmp_path, stopped=STOPPED)
    assert code == 2
    assert "failed: test_stopped.py::test_stopped - (call) AssertionError: the first time" in lines
    assert lines[-1] == "the second try was interrupted"
