"""Studies of Rumble: what cannot be asked of it."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.lab.test_study import study

from lamplight.lab.faults import LabFault
from lamplight.lab.study import read


@pytest.mark.parametrize(
    ("more", "said"),
    [
        ("players = 2", "lab-study-cell"),  # without the guard two cannot play
        ('players = 3\nboard = "short"', "lab-study-no-board"),
        ("players = 13", "lab-study-cell"),
    ],
)
def test_a_mistake_is_named(tmp_path: Path, more: str, said: str) -> None:
    text = f'format = 1\ngame = "rumble"\ngames = 6\n{more}\n[options]\nguard = "off"\n'
    with pytest.raises(LabFault) as caught:
        read(study(tmp_path, text))
    assert [fault.id for fault in caught.value.details] == [said]
