"""A program at the other end of a pipe: whatever it does, the host gets a line or one sentence."""

import os
import shlex
import sys
import time
from pathlib import Path

import pytest
from tests.waiting import DEADLINE

from lamplight.outside.process import MARK, MOST_WRITTEN, Program, ProgramFault

SOON = 0.4


def program(source: str) -> Program:
    return Program(f"{shlex.quote(sys.executable)} -u -c {shlex.quote(source)}")


def fault_of(source: str, patience: float = DEADLINE) -> str:
    """What the program is reported for while a line is awaited; it is gone afterwards."""
    found = program(source)
    with pytest.raises(ProgramFault) as fault:
        found.line(time.monotonic() + patience)
    assert left_over(found) == []
    return fault.value.message.id


def left_over(found: Program) -> list[int]:
    """The living processes that bear the program's mark."""
    mark = f"{MARK}={found._mark}".encode()
    out = []
    for entry in Path("/proc").iterdir():
        try:
            alive = entry.name.isdigit() and b") Z " not in (entry / "stat").read_bytes()
            if alive and mark in (entry / "environ").read_bytes():
                out.append(int(entry.name))
        except OSError:
            continue
    return out


def test_lines_go_both_ways() -> None:
    found = program("print(input().upper()); print(input()[::-1])")
    found.send(b"lamp\n", time.monotonic() + DEADLINE)
    assert found.line(time.monotonic() + DEADLINE) == b"LAMP"
    found.send(b"lamp\n", time.monotonic() + DEADLINE)
    assert found.line(time.monotonic() + DEADLINE) == b"pmal"
    assert found.end(DEADLINE)


def test_two_lines_at_once_are_two_lines() -> None:
    found = program("print('one\\ntwo', flush=True); input()")
    assert found.line(time.monotonic() + DEADLINE) == b"one"
    assert found.line(time.monotonic() + DEADLINE) == b"two"
    found.kill()


def test_one_that_says_nothing_is_too_late() -> None:
    assert fault_of("import time; time.sleep(600)", SOON) == "outside-too-late"


def test_one_that_ignores_every_signal_is_ended_all_the_same() -> None:
    deaf = "import signal, time\nfor n in range(1, 32):\n    if n not in (9, 19): signal.signal(n, signal.SIG_IGN)\n"
    assert fault_of(deaf + "time.sleep(600)", SOON) == "outside-too-late"


def test_one_that_crashes_is_named_with_its_code_and_its_last_words() -> None:
    found = program("raise SystemExit('no lamp')")
    with pytest.raises(ProgramFault) as fault:
        found.line(time.monotonic() + DEADLINE)
    assert (fault.value.message.id, fault.value.message.args) == ("outside-ended", {"code": 1})
    assert found.complaints == "no lamp"


def test_one_that_closes_its_output_and_lives_on() -> None:
    assert fault_of("import os, time; os.close(1); time.sleep(600)") == "outside-closed"


def test_a_megabyte_without_an_end_of_line() -> None:
    assert fault_of("import sys, time; sys.stdout.write('x' * 1_000_000); time.sleep(600)") == "outside-long-line"


def test_a_flood_on_standard_error() -> None:
    source = f"import sys, time; sys.stderr.write('x' * {4 * MOST_WRITTEN}); time.sleep(600)"
    assert fault_of(source) == "outside-flood"


def test_what_it_complains_about_does_not_disturb_its_answer() -> None:
    found = program("import sys; sys.stderr.write('x' * 100_000); print('here')")
    assert found.line(time.monotonic() + DEADLINE) == b"here"
    assert len(found.complaints) <= 2_000
    found.kill()


def test_one_that_never_reads_cannot_hold_up_the_host() -> None:
    found = program("import time; time.sleep(600)")
    with pytest.raises(ProgramFault) as fault:
        found.send(b"x" * 10_000_000, time.monotonic() + SOON)
    assert fault.value.message.id == "outside-reads-nothing"
    assert left_over(found) == []


def test_one_that_forks_without_end() -> None:
    source = "import os, time\nfor _ in range(60):\n    if os.fork() == 0: time.sleep(600)\ntime.sleep(600)"
    assert fault_of(source) == "outside-forks"


def test_children_end_with_it_even_in_a_session_of_their_own() -> None:
    source = (
        "import os, time\n"
        "if os.fork() == 0:\n"
        "    os.setsid()\n"
        "    if os.fork() == 0: print('child', flush=True)\n"
        "    time.sleep(600)\n"
        "time.sleep(600)\n"
    )
    found = program(source)
    assert found.line(time.monotonic() + DEADLINE) == b"child"
    assert len(left_over(found)) >= 3
    found.kill()
    assert left_over(found) == []


def test_end_says_whether_it_went_by_itself() -> None:
    assert program("import sys; sys.stdin.read()").end(DEADLINE)
    stubborn = program("import time; print('up'); time.sleep(600)")
    stubborn.line(time.monotonic() + DEADLINE)
    assert not stubborn.end(SOON)
    assert left_over(stubborn) == []


@pytest.mark.parametrize(
    ("command", "message"),
    [("", "outside-no-command"), ("'unfinished", "outside-no-command"), ("./no/such/program", "outside-not-found")],
)
def test_a_command_that_cannot_be_run(command: str, message: str) -> None:
    with pytest.raises(ProgramFault) as fault:
        Program(command)
    assert fault.value.message.id == message


def test_a_file_that_is_no_program(tmp_path: Path) -> None:
    file = tmp_path / "letter"
    file.write_text("Dear reader")
    os.chmod(file, 0o755)
    with pytest.raises(ProgramFault) as fault:
        Program(str(file)).line(time.monotonic() + DEADLINE)
    assert fault.value.message.id in ("outside-cannot-start", "outside-ended")
