"""Studies of DunkelRunde: boards of one's own."""

from __future__ import annotations

from importlib import resources
from pathlib import Path

from tests.lab.test_study import study

from lamplight.lab import run
from lamplight.lab.local import Processes
from lamplight.lab.store import Store
from lamplight.lab.study import read


def test_a_board_of_ones_own(tmp_path: Path) -> None:
    source = (resources.files("lamplight.games.dunkelrunde") / "boards" / "short.toml").read_text("utf-8")
    (tmp_path / "own.toml").write_text(source.replace('"short"', '"own-short"', 1), "utf-8")
    plan = read(
        study(
            tmp_path,
            'format = 1\ngame = "dunkelrunde"\ngames = 1\nplayers = 2\n[grid]\nboard = ["short", "own.toml"]\n',
        )
    )
    assert [cell.options["board"] for cell in plan.cells] == ["short", "own-short"]
    with Store(tmp_path / "out", plan) as store:
        run.play(store, Processes(1), lambda *_: None)
        first, second = store.rows()
    assert first.plies == second.plies  # the same board under another name, the same luck
