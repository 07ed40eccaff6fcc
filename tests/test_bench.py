"""Every benchmark runs with tiny sizes and fills its rows; how fast it was is nobody's business here.

What measures (the mark `bench`) runs before `make bench` does, not among the tests: it needs a machine of its own.
"""

from __future__ import annotations

import importlib
import importlib.util
import json
import math
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from bench.__main__ import DOCUMENT, PAINT, document, section_of, with_section
from bench.engine import parts
from bench.rounds import in_turn, rate
from bench.table import Ratio, Row, as_json, at_least, less_than, markdown, number, plain, unmeasured

from lamplight.kits import all_games

ROOT = Path(__file__).resolve().parents[1]
COMPILED = ROOT / "build" / "compiled"
PEERS = ("OpenSpiel", "PettingZoo", "C twin", "boardgame.io")

LAB = {
    "lab: games of bots in worker processes": "games/s",
    "lab: worker processes keep their cores busy": "%",
}
SERVER = {
    "act until durable: half within": "ms",
    "act until durable: 99 % within": "ms",
    "durable plies, one process": "plies/s",
    "durable decisions, one process": "moves/s",
    "processor time per durable decision": "µs",
    "boardgame.io 0.50.2: decisions, one process": "moves/s",
    "boardgame.io 0.50.2: processor time per decision": "µs",
}
PAGE = {
    "first load of the lobby, compressed": "kB",
    "first load of the lobby and then a table, compressed": "kB",
    "table opened with an empty cache until one can choose": "ms",
    "frames while pieces walk": "frames/s",
    "`make play` until it serves, the second time": "s",
}


def run(part: str, folder: Path) -> tuple[list[dict[str, Any]], str]:
    """The rows of one part, and what was printed."""
    if not COMPILED.exists():
        pytest.fail("the compiled modules are not built: run make compiled")
    file = folder / "rows.json"
    before = DOCUMENT.read_bytes() if DOCUMENT.exists() else b""
    done = subprocess.run(
        [sys.executable, "-m", "bench", "--quick", "--only", part, "--json", str(file)],
        cwd=ROOT, env={**os.environ, "PYTHONPATH": str(COMPILED)}, capture_output=True, text=True, check=False,
        timeout=280,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert (DOCUMENT.read_bytes() if DOCUMENT.exists() else b"") == before, "a quick run is not worth writing down"
    rows: list[dict[str, Any]] = json.loads(file.read_text(encoding="utf-8"))["rows"]
    return rows, done.stdout


def check(rows: list[dict[str, Any]], printed: str, expected: dict[str, str]) -> None:
    """All rows are there with their units; only a peer may be missing, and then it says why."""
    assert {row["name"]: row["unit"] for row in rows} == expected
    for row in rows:
        assert row["name"] in printed
        if row["value"] is None:
            assert row["name"].startswith(PEERS)
            assert row["note"]
        else:
            assert isinstance(row["value"], float)
            assert math.isfinite(row["value"])
            assert row["value"] > 0
        assert (row["verdict"] != "") == (
            row["goal"] is not None or any(ratio["goal"] for ratio in row["ratios"]) or row["value"] is None
        )
        for ratio in row["ratios"]:
            assert ratio["peer"].startswith(PEERS)
            assert ratio["times"] > 0


@pytest.mark.bench
def test_the_engine_is_measured_beside_its_peers(tmp_path: Path) -> None:
    """What is expected of a game's rows is said by tests/games/<game>/figures.py."""
    rows, printed = run("engine", tmp_path)
    expected = [importlib.import_module(f"tests.games.{part.game}.figures") for part in parts()]
    assert expected
    check(rows, printed, {name: unit for module in expected for name, unit in module.ROWS.items()})
    there = importlib.util.find_spec("pyspiel") is not None
    assert all((row["value"] is not None) == there for row in rows if row["name"].startswith("OpenSpiel"))
    for module in expected:
        module.hold({row["name"]: row for row in rows})


@pytest.mark.bench
def test_the_lab_is_measured_with_real_processes(tmp_path: Path) -> None:
    rows, printed = run("lab", tmp_path)
    check(rows, printed, LAB)


@pytest.mark.bench
def test_the_server_is_measured_beside_boardgame_io(tmp_path: Path) -> None:
    rows, printed = run("server", tmp_path)
    check(rows, printed, SERVER)
    values = {row["name"]: row["value"] for row in rows}
    assert values["act until durable: half within"] <= values["act until durable: 99 % within"]
    assert values["durable decisions, one process"] <= values["durable plies, one process"]
    peer = values["boardgame.io 0.50.2: decisions, one process"]
    ours = next(row for row in rows if row["name"] == "durable decisions, one process")
    assert len(ours["ratios"]) == (0 if peer is None else 1)
    if peer is not None:
        assert ours["ratios"][0]["times"] == pytest.approx(ours["value"] / peer)
    assert all("; 0 acts refused" in row["note"] for row in rows[:3])


@pytest.mark.bench
@pytest.mark.browser
def test_the_page_is_measured_in_a_browser(tmp_path: Path) -> None:
    rows, printed = run("page", tmp_path)
    check(rows, printed, PAGE)
    values = {row["name"]: row["value"] for row in rows}
    lobby, both = list(values.values())[:2]
    assert 5 < lobby < both  # a page that did not load would be lighter
    assert values["frames while pieces walk"] < 1000


def test_contestants_take_turns() -> None:
    order: list[str] = []

    def contestant(name: str) -> float:
        order.append(name)
        return float(len(order))

    found = in_turn({"a": lambda: contestant("a"), "b": lambda: contestant("b")}, 3)
    assert order == ["a", "b"] * 3
    assert found == {"a": [1.0, 3.0, 5.0], "b": [2.0, 4.0, 6.0]}


def test_a_rate_counts_all_units() -> None:
    calls: list[int] = []

    def work() -> int:
        calls.append(1)
        return 7

    found = rate(work, 0.01)
    assert 0 < found <= 7 * len(calls) / 0.01


def test_verdicts_follow_goals_and_ratios() -> None:
    def verdict(row: Row) -> str:
        return row.verdict()

    assert verdict(Row("g", "n", 10.0, "u", at_least(10))) == "met"
    assert verdict(Row("g", "n", 9.9, "u", at_least(10))) == "MISSED"
    assert verdict(Row("g", "n", 10.0, "u", less_than(10))) == "MISSED"
    assert verdict(Row("g", "n", 9.9, "u", less_than(10))) == "met"
    assert verdict(Row("g", "n", 1.0, "u")) == ""
    assert verdict(Row("g", "n", 1.0, "u", ratios=(Ratio("p", 3.0),))) == ""
    assert verdict(Row("g", "n", 1.0, "u", ratios=(Ratio("p", 1.4, 1.5),))) == "MISSED"
    assert verdict(Row("g", "n", 20.0, "u", at_least(10), (Ratio("p", 1.5, 1.5), Ratio("q", 0.1)))) == "met"
    assert verdict(Row("g", "n", None, "u", at_least(10), note="why")) == "not measured"


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (9012345.6, "9,010,000"),
        (812.4, "812"),
        (26.71, "26.7"),
        (0.0345, "0.0345"),
        (1000.0, "1,000"),
        (0.0, "0"),
        (3, "3"),
    ],
)
def test_numbers_have_three_digits(value: float, text: str) -> None:
    assert number(value) == text


def test_the_tables_hold_every_row_and_note() -> None:
    rows = [
        Row("g", "one", 12345.6, "plies/s", at_least(10), (Ratio("peer", 2.0, 1.5),), "slowly"),
        *unmeasured([Row("g", "two", 5.0, "ms", less_than(3))], "not here"),
    ]
    text = plain(rows)
    assert len({line.find("plies/s") for line in text.splitlines() if "plies/s" in line}) == 1
    for table in (text, markdown(rows), document(rows, "a machine")):
        for word in ("one", "12,300", "≥ 10", "met", "2x peer (goal 1.5x)", "two", "< 3", "not measured"):
            assert word in table
        assert "one: slowly" in table
        assert "two: not here" in table
    assert "make bench" in document(rows, "a machine")
    assert "a machine" in document(rows, "a machine")
    read = json.loads(as_json(rows, "a machine"))
    assert read["machine"] == "a machine"
    assert [row["value"] for row in read["rows"]] == [12345.6, None]


def test_a_section_of_its_own_is_put_in_replaced_and_found_again() -> None:
    plain = document([], "a machine")
    once = with_section(plain, f"{PAINT}\n\nfirst\n")
    assert once.startswith(plain.rstrip())
    assert section_of(once, PAINT) == f"{PAINT}\n\nfirst\n"
    between = once.replace(PAINT, f"{PAINT}\n\nstale words\n\n## Another", 1)
    twice = with_section(between, f"{PAINT}\n\nsecond\n")
    assert twice.count(PAINT) == 1
    assert "stale words" not in twice
    assert "second\n\n## Another\n\nfirst" in twice
    assert section_of(plain, PAINT) == ""


def small(module: str, *arguments: str) -> list[str]:
    """What a benchmark that has its own module prints with tiny sizes."""
    if not COMPILED.exists():
        pytest.fail("the compiled modules are not built: run make compiled")
    done = subprocess.run(
        [sys.executable, "-m", module, *arguments],
        cwd=ROOT, env={**os.environ, "PYTHONPATH": str(COMPILED)}, capture_output=True, text=True, check=False,
        timeout=280,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


@pytest.mark.bench
def test_what_notices_cost_is_measured() -> None:
    sizes = ("--tables", "4", "--subscriptions", "8", "--rate", "20", "--seconds", "1", "--rounds", "1")
    nobody, everybody, ratio, late = small("bench.notices", *sizes)
    for line, name in ((nobody, "nobody is told"), (everybody, "all are told")):
        found = re.match(rf"{name} *: (\d+) acts, p50 [\d.]+ ms, p99 [\d.]+ ms .*; \d+ us of the server", line)
        assert found, line
        assert int(found[1]) > 0
    assert re.match(r"p99 of acts with notices / without: [\d.]+ of all acts", ratio)
    requests = re.search(r"(\d+) turns, (\d+) requests$", late)
    assert requests, late
    assert int(requests[2]) > 0, "somebody was told"


@pytest.mark.bench
@pytest.mark.browser
def test_what_happened_meanwhile_is_measured() -> None:
    load, *lines = small("bench.recap", "--plies", "60", "--times", "1")
    assert "wanted a processor" in load
    needed = r"(\w+) +(\d+) plies, \d seats: told -?\d+ ms .*, shown \d+ ms .*, on \d+ ms "
    found = [re.match(needed, line) for line in lines]
    assert [one and one[1] for one in found] == [game.id for game in all_games()], lines
    assert all(one and int(one[2]) > 0 for one in found)
