"""The simulation of routing and take-over in its small form: where tables go, how long people wait, and the fence."""

from __future__ import annotations

import pytest
from bench.routing import ANSWER, CONNECT, FIRST, NAP, SILENCE, UPHEAVALS, Told, World, main, upheaval

from lamplight.server.leases import BEAT, LASTS

MACHINES, PROCESSES, TABLES = 5, 3, 600
NOTICED = 3.0  # seconds that may pass until play goes on after a kill -9


def world(fenced: bool = True) -> World:
    return World(MACHINES, PROCESSES, TABLES, seed=3, fenced=fenced)


def after(what: str) -> tuple[World, Told]:
    here = world()
    return here, upheaval(here, what)


@pytest.mark.parametrize("what", ["kill", "kill unwatched"])
def test_a_process_that_is_killed_loses_its_own_tables_only_and_they_are_back_within_three_seconds(what: str) -> None:
    before = world()
    owned = before.of(before.home[1][0])
    here, told = after(what)
    assert len(told.waits) == told.moved == len(owned) > 10
    assert max(told.waits) < NOTICED
    now = {table: here.leases[table] for table in here.leases}
    assert {table for table, name in now.items() if before.leases[table] != name} == set(owned)
    assert {now[table].split("/")[0] for table in owned} == {"1"}, "they stay on their machine"
    assert len({now[table] for table in owned}) == PROCESSES - 1, "and are shared out there"


def test_a_machine_that_is_gone_is_taken_over_by_all_the_others() -> None:
    before = world()
    owned = {table for process in before.home[1] for table in before.of(process)}
    here, told = after("machine dark")
    assert len(told.waits) == len(owned)
    machines = {here.leases[table].split("/")[0] for table in owned}
    assert machines == {"0", "2", "3", "4"}
    assert max(told.waits) < SILENCE + ANSWER + FIRST * 1.25 + CONNECT + LASTS + BEAT + 1
    assert {table for table in here.leases if here.leases[table] != before.leases[table]} == owned


def test_a_process_that_sleeps_loses_its_tables_and_writes_nothing_when_it_wakes() -> None:
    here, told = after("sleep")
    assert told.refused == len(told.waits) > 10
    assert told.torn == 0
    assert max(told.waits) < NAP, "nobody waits until it wakes"
    assert any(one.name.endswith("'") for one in here.home[1]), "it goes on under another name"


def test_without_the_fence_the_sleeper_would_write() -> None:
    assert upheaval(world(fenced=False), "sleep").torn > 10


def test_a_machine_that_stops_in_good_order_keeps_nobody_waiting_for_a_lease() -> None:
    _, told = after("machine stopped")
    assert max(told.waits) < LASTS / 2


def test_a_machine_that_comes_gets_its_share_and_nothing_else_moves() -> None:
    before = world()
    here, told = after("machine added")
    moved = {table for table in here.leases if here.leases[table] != before.leases[table]}
    assert len(moved) == told.moved
    assert {here.leases[table].split("/")[0] for table in moved} == {str(MACHINES)}
    assert 0.5 < len(moved) / (TABLES / (MACHINES + 1)) < 1.5


def test_the_same_seed_gives_the_same_figures() -> None:
    assert after("machine dark")[1] == after("machine dark")[1]


def test_what_the_database_is_asked_does_not_grow_with_the_tables() -> None:
    few, many = (World(MACHINES, PROCESSES, tables, seed=3).run(10.0) for tables in (50, 500))
    assert few.asked == many.asked
    assert few.asked.total() == pytest.approx(10 / BEAT * MACHINES * PROCESSES, rel=0.1)


def test_it_tells_all_of_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--machines", "3", "--processes", "2", "--tables", "100"]) == 0
    said = capsys.readouterr().out
    assert all(f"\n{what} " in said for what in UPHEAVALS)
