"""The campaign in short: every attack once against one real server, judged by counts and closings, not by clocks."""

from __future__ import annotations

import importlib
from collections import Counter
from collections.abc import Iterator

import pytest
from tests.load.campaign import BEGIN, END, Result, Unknown, chosen, lines, written
from tests.load.figures import Figure
from tests.load.lines import Target
from tests.load.parts import PARTS
from tests.load.siege import From, comes_in
from tests.loops import run
from tests.server.people import Created, Server, people
from tests.waiting import DEADLINE


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(
        tmp_path_factory.mktemp("siege") / "data", header_timeout=2, body_timeout=2, stalled=1,
        connections_per_address=40, strikes=8, hello_rate=1, hello_burst=20, message_rate=10, message_burst=20,
    )  # fmt: skip
    yield running
    running.close()


@pytest.fixture(scope="module")
def table(server: Server) -> Created:
    return server.table("here", "here")


def attacked(server: Server, table: Created, module: str, number: int, lines: int) -> Counter[str]:
    """An attack from an address of its own; everybody else plays on and comes in."""
    to = Target(server.port, table.id, f"127.0.0.{number}", lines=lines)
    with people(table.sit(0, 1)) as (device,):
        run(importlib.import_module(f"tests.load.attacks.{module}").attack(to))
        if device.over:
            device.again()
        assert device.act()["t"] == "step"
    with people(From(server, table.id, [], f"127.0.2.{number}")) as (newcomer,):
        assert newcomer.v >= 0
    assert comes_in(server, table, to.address, [table.token(0)], DEADLINE) < DEADLINE  # on any machine
    return to.done


def test_endless_heads_are_refused(server: Server, table: Created) -> None:
    done = attacked(server, table, "headers", 2, 4)
    assert done["swallowed"] == 0
    assert done["sent"] < 4 * 30 * 2**20


def test_half_open_lines_are_closed(server: Server, table: Created) -> None:
    done = attacked(server, table, "half_open", 3, 300)
    assert done["closed by the server"] == done["opened"] == 300


def test_asking_for_everything_is_not_answered_for_ever(server: Server, table: Created) -> None:
    done = attacked(server, table, "hello", 4, 10)
    assert done["closed 1008"] + done["ended"] == 10
    assert done["sync"] <= 10 * 12


def test_floods_are_closed(server: Server, table: Created) -> None:
    done = attacked(server, table, "floods", 5, 6)
    assert done["closed 1008"] + done["ended"] == 6
    assert done["closed 1008"] >= 1
    assert done["limited"] + done["failed"] <= 6 * 40


def test_whoever_never_reads_is_closed(server: Server, table: Created) -> None:
    done = attacked(server, table, "slow_readers", 6, 10)
    assert done["closed by the server"] + done["ended"] == 10


def test_tables_are_made_up_to_a_number(server: Server, table: Created) -> None:
    done = attacked(server, table, "making", 7, 70)
    assert done["answered 200"] == 60
    assert done["answered 429"] == 10


# --- the frame ------------------------------------------------------------------------------------------------------


def test_parts_are_chosen_by_name_and_number() -> None:
    assert [number for _, number in chosen([], 2)] == [2 * part.usual for part in PARTS]
    for wrong in ("nothing", "kills=0", "kills=many", "kills=-1"):
        with pytest.raises(Unknown):
            chosen([wrong])


def test_a_figure_out_of_its_bounds_is_red_and_other_parts_keep_their_rows() -> None:
    first, second = PARTS[:2]
    good = Result(first, 1, 0.0, [Figure("p99", 3, "ms", most=100), Figure("got in", 2, least=2)])
    bad = Result(second, 1, 0.0, [Figure("p99", 300, "ms", most=100)])
    assert good.kept
    assert not bad.kept
    page = written(f"before {BEGIN}{END} after", [bad], "here")
    page = written(page, [good], "there")
    assert page.startswith("before ")
    assert page.endswith(" after")
    assert "\nthere\n" in page
    assert "\nhere\n" not in page
    assert page.count("RED") == 1
    for row in lines([good, bad]):
        assert row in page
