"""A plan numbers its games: every number says who sits where, with which luck."""

from __future__ import annotations

import msgspec
from tests.examples import EXAMPLE, QUICK, other_option
from tests.lab.conftest import plan_of, small

from lamplight.lab.job import Cell, Index, Plan, luck


def test_numbers_go_cell_by_cell_group_by_group_lineup_by_lineup() -> None:
    plan = plan_of(small(2), small(3, seats=4))
    tasks = [Index(plan).task(number) for number in range(plan.games)]
    assert plan.games == 2 * 3 + 3 * 4
    expected = [
        (cell, group, lineup)
        for cell, one in enumerate(plan.cells)
        for group in range(one.groups)
        for lineup in range(len(one.lineups))
    ]
    assert [(task.cell, task.group, task.lineup) for task in tasks] == expected
    assert all(task.bots == plan.cells[task.cell].lineups[task.lineup] for task in tasks)


def test_a_group_has_the_same_luck_in_every_lineup_and_cell() -> None:
    plan = plan_of(small(4), small(4, 3, **dict([other_option(QUICK, 3)])))
    by_group: dict[int, set[bytes]] = {}
    for number in range(plan.games):
        task = Index(plan).task(number)
        by_group.setdefault(task.group, set()).add(task.luck)
    assert [len(lucks) for lucks in by_group.values()] == [1] * 4
    assert len(set.union(*by_group.values())) == 4
    assert luck("tests", 0) != luck("others", 0)


def test_a_plan_survives_its_journey() -> None:
    cell = Cell(EXAMPLE, {}, (("uniform",),), 1, {"x": "y"}, "", {"a.b": [1, 2], "c": "d", "e": 3})
    plan = plan_of(cell)
    for sent in (
        msgspec.msgpack.decode(msgspec.msgpack.encode(plan), type=Plan),
        msgspec.json.decode(msgspec.json.encode(plan), type=Plan),
    ):
        assert sent == plan
        assert sent.digest() == plan.digest()
    assert msgspec.structs.replace(plan, seed="other").digest() != plan.digest()
