"""Studies of The Dwarves: other content."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.lab.test_study import study

from lamplight.lab.faults import LabFault
from lamplight.lab.study import read


def test_other_content(tmp_path: Path) -> None:
    dwarves = read(
        study(
            tmp_path,
            'format = 1\ngame = "dwarves"\nplayers = 2\n[grid.content]\n"dice.recruitment.orc.faces" = '
            "[[1, 1, 2, 2, 2, 3], [0, 0, 0, 0, 0, 1]]\n",
        )
    )
    assert [cell.labels["dice.recruitment.orc.faces"] for cell in dwarves.cells] == ["1 1 2 2 2 3", "0 0 0 0 0 1"]
    with pytest.raises(LabFault) as caught:
        read(study(tmp_path, 'format = 1\ngame = "dwarves"\n[grid.content]\n"dice.nothing" = [1, 2]\n'))
    assert {fault.id for fault in caught.value.details} == {"lab-study-cell"}
