"""A hostile record is refused soon and in little memory, with its reason, whoever reads it."""

from __future__ import annotations

import json
import resource
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.conformance.walks import seed_of
from tests.examples import EXAMPLE

import lamplight
from lamplight.core.chance import Dealer
from lamplight.core.match import Match
from lamplight.core.record import (
    LARGEST_RECORD,
    LONGEST_LINE,
    LONGEST_RECORD,
    RecordFault,
    header_line,
    read_record,
    record_lines_of,
)
from lamplight.kits import game_named

HEADER = header_line(Match(game_named(EXAMPLE), {}, 2, Dealer(seed_of("limits"))))
PLY = '{"by": 0, "undo": 0}'


def endless(line: str, taken: list[int]) -> Iterator[str]:
    yield HEADER
    while True:
        taken[0] += 1
        yield line


@pytest.mark.parametrize(
    ("line", "most"),
    [(PLY, LONGEST_RECORD), (" " * (LONGEST_LINE - 1), LARGEST_RECORD // LONGEST_LINE + 2), ("", LONGEST_RECORD)],
)
def test_no_more_is_read_than_a_record_may_have(line: str, most: int) -> None:
    taken = [0]
    with pytest.raises(RecordFault) as caught:
        read_record(endless(line, taken))
    assert caught.value.message.id == "core-record-too-large"
    assert taken[0] <= most


def written(text: str) -> bytes:
    return text.encode()


HOSTILE: dict[str, Callable[[], bytes]] = {
    "a million plies": lambda: written(HEADER + "\n" + (PLY + "\n") * 1_000_000),
    "many short lines": lambda: HEADER.encode() + b"\n" * 1_000_000,
    "one giant line": lambda: b"x" * (LARGEST_RECORD - 1),
    "more than may be": lambda: b"x" * (LARGEST_RECORD + 1),
    "a giant line in it": lambda: written(HEADER + "\n" + '{"by": 0, "do": "' + "a" * 5_000_000 + '"}\n'),
    "deep lists": lambda: written(HEADER + "\n" + "[" * 90_000 + "\n"),
    "deep objects": lambda: written(HEADER + "\n" + '{"a":' * 15_000 + "\n"),
    "a long number": lambda: written(HEADER + '\n{"by": 0, "undo": ' + "9" * 90_000 + "}\n"),
    "a number that is far too large": lambda: written(HEADER + '\n{"by": 0, "undo": ' + "9" * 4000 + "}\n"),
    "raw controls": lambda: written(HEADER + '\n{"by": 0, "do": "\x1b]0;x\x07"}\n'),
    "no text": lambda: HEADER.encode() + b"\n\xff\xfe\n",
    "zeros": lambda: bytes(1_000_000),
    "many seats": lambda: written(json.dumps({**json.loads(HEADER), "seats": 10**18}) + "\n"),
    "strange numbers": lambda: written(HEADER + '\n{"by": 1e999, "do": "x"}\n'),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_record_is_refused_with_its_reason(name: str, tmp_path: Path) -> None:
    path = tmp_path / "hostile.jsonl"
    path.write_bytes(HOSTILE[name]())
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    with pytest.raises((lamplight.Refused, UnicodeDecodeError)) as caught:
        lamplight.replay(path)
    assert str(caught.value)
    grown = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
    assert grown < 120_000, f"{grown} KiB"


@pytest.mark.parametrize("name", ["a million plies", "one giant line", "deep lists", "raw controls", "no text"])
def test_the_commands_say_it_in_one_sentence(name: str, tmp_path: Path) -> None:
    path = tmp_path / "hostile.jsonl"
    path.write_bytes(HOSTILE[name]())
    for command in ("verify", "replay"):
        done = subprocess.run(
            [sys.executable, "-m", "lamplight", command, str(path)],
            capture_output=True, text=True, check=False, timeout=120,
        )  # fmt: skip
        assert done.returncode in (1, 3)
        assert done.stdout == ""
        assert len(done.stderr.strip().splitlines()) == 1
        assert "Traceback" not in done.stderr
        assert "\x1b" not in done.stderr


def test_a_file_without_an_end_is_not_read_to_its_end() -> None:
    with open("/dev/zero", "rb") as file, pytest.raises(RecordFault):
        record_lines_of(file)
