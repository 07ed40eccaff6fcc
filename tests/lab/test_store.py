"""A run's folder: nothing finished is lost, nothing counts twice, whatever happens to the process or the disk."""

from __future__ import annotations

import os
import resource
import subprocess
import sys
from pathlib import Path

import pytest
from tests.lab.conftest import kept, plan_of, rows_of, small
from tests.waiting import DEADLINE

from lamplight.lab.faults import LabFault
from lamplight.lab.job import Row
from lamplight.lab.store import JOURNAL, Chunks, Pace, Store

PLAN = plan_of(small(4), all_measures=False)
ROWS = [Row(number, 1, 1, "most", (1.0, 0.0, 0.0), (True, False, False), ()) for number in range(PLAN.games)]


def test_rows_come_back_in_order_of_their_numbers(tmp_path: Path) -> None:
    with Store(tmp_path, PLAN) as store:
        for first, last in ((6, 9), (0, 2), (9, 12), (2, 6)):
            store.keep(ROWS[first:last])
    assert kept(tmp_path, PLAN) == ROWS


def test_a_game_counts_once(tmp_path: Path) -> None:
    with Store(tmp_path, PLAN) as store:
        assert store.keep(ROWS[:5]) == 5
        assert store.keep(ROWS[:5]) == 0
        assert store.keep(ROWS[3:8]) == 3
        assert store.count == 8
    with Store(tmp_path, PLAN) as store:
        assert store.count == 8
        assert store.keep(ROWS[:5]) == 0
    assert kept(tmp_path, PLAN) == ROWS[:8]


@pytest.mark.parametrize("cut", [1, 20, 60])
def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path, cut: int) -> None:
    with Store(tmp_path, PLAN) as store:
        store.keep(ROWS[:5])
        store.keep(ROWS[5:9])
    journal = tmp_path / JOURNAL
    os.truncate(journal, journal.stat().st_size - cut)
    with Store(tmp_path, PLAN) as store:
        assert store.count == 5
        assert Chunks(store.done).take(100) == (5, 12)
        store.keep(ROWS[5:12])
    assert kept(tmp_path, PLAN) == ROWS


def test_a_folder_belongs_to_one_plan(tmp_path: Path) -> None:
    with Store(tmp_path, PLAN) as store:
        store.keep(ROWS[:5])
    with pytest.raises(LabFault) as caught, Store(tmp_path, plan_of(small(5), all_measures=False)):
        pass
    assert caught.value.text.id == "lab-other-plan"
    assert kept(tmp_path, PLAN) == ROWS[:5]


def test_two_at_once_are_refused(tmp_path: Path) -> None:
    with Store(tmp_path, PLAN), pytest.raises(LabFault) as caught, Store(tmp_path, PLAN):
        pass
    assert caught.value.text.id == "lab-busy"


def test_a_full_disk_loses_nothing(tmp_path: Path) -> None:
    """The limit on the size of files stands for a full disk: the system refuses to write on."""
    code = (
        "import sys\nfrom pathlib import Path\nfrom tests.lab.test_store import PLAN, ROWS\n"
        "from lamplight.lab.faults import LabFault\nfrom lamplight.lab.store import Store\n"
        "with Store(Path(sys.argv[1]), PLAN) as store:\n"
        "    try:\n        for row in ROWS:\n            store.keep([row])\n"
        "    except LabFault as fault:\n        print(fault.text.id, fault.text.args['games'], store.count)\n"
    )
    limit = 400
    with Store(tmp_path, PLAN):
        pass  # the plan itself is larger
    done = subprocess.run(
        [sys.executable, "-c", code, str(tmp_path)],
        capture_output=True,
        text=True,
        timeout=DEADLINE,
        check=False,
        env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1"},  # which Python would cut off as well
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit)),
    )
    said, told, count = done.stdout.split()
    assert (said, told) == ("lab-disk", count), done.stderr
    assert 0 < int(count) < len(ROWS)
    with Store(tmp_path, PLAN) as store:
        assert store.count == int(count)
        assert store.keep(ROWS) == len(ROWS) - int(count)
    assert kept(tmp_path, PLAN) == ROWS


def test_chunks_hand_out_every_game_once() -> None:
    done = bytearray(50)
    done[10:20] = b"\x01" * 10
    chunks = Chunks(done)
    seen: list[int] = []
    while (found := chunks.take(7)) is not None:
        if found == (27, 34):
            chunks.give_back(*found)
            assert chunks.take(3) == (27, 30)
            assert chunks.take(100) == (30, 34)
        seen += range(*found)
    assert seen == [*range(10), *range(20, 50)]


def test_chunks_grow_to_half_a_second() -> None:
    pace = Pace()
    sizes = []
    for _ in range(8):
        pace.took(pace.games, pace.games * 0.01)
        sizes.append(pace.games)
    assert sizes[:3] == [4, 16, 50]
    assert sizes[-1] == 50
    pace.took(1, 30.0)
    assert pace.games == 1


def test_rows_of_the_store_are_rows_of_the_games(tmp_path: Path) -> None:
    plan = plan_of(small(1))
    rows = rows_of(plan)
    with Store(tmp_path, plan) as store:
        store.keep(rows)
    assert kept(tmp_path, plan) == rows
