"""Studies: every mistake in a file is named, and what is played is what the file says."""

from __future__ import annotations

import random
import re
from collections.abc import Sequence
from importlib import resources
from pathlib import Path

import pyarrow.parquet
import pytest
from tests.lab.test_arena import Links
from tests.terminal.conftest import Run

from lamplight.core.messages import Catalogue
from lamplight.lab import report, run
from lamplight.lab.analysis import Summary
from lamplight.lab.faults import LabFault
from lamplight.lab.job import Cell, Row
from lamplight.lab.local import Processes
from lamplight.lab.measures import TOGETHER, counted
from lamplight.lab.store import Store
from lamplight.lab.study import read

STUDIES = Path(__file__).resolve().parents[2] / "studies"
GOOD = """
format = 1
game = "rumble"
games = 6
measures = ["turns", "ends", "guard-ends", "choices", "seats", "luck", "bots"]
bots = ["bluffer", "uniform"]
players = 3
[options]
adventures = "1"
[grid.options]
doors = ["classic", "twisty"]
"""


def study(folder: Path, text: str) -> Path:
    path = folder / "study.toml"
    path.write_text(text, "utf-8")
    return path


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('game = "rumble"', 'game = "ludo"', "lab-study-game"),
        ("format = 1", "format = 2", "lab-study-format"),
        ("games = 6", "gmaes = 6", "lab-study-key"),
        ("games = 6", "games = 0", "lab-study-number"),
        ("games = 6", 'games = "six"', "lab-study-number"),
        ('"turns"', '"scares"', "lab-study-measure"),
        ('measures = ["turns"', 'measures = [7, "turns"', "lab-study-type"),
        ('"uniform"]', '"unifrom"]', "lab-study-bot"),
        ('"uniform"]', '"bluffer"]', "lab-bot-twice"),
        ("players = 3", "players = 13", "lab-study-cell"),
        ('doors = ["classic", "twisty"]', 'guard = ["on", "off"]', "lab-study-cell"),  # bots need the guard
        ("players = 3", 'players = 3\nboard = "short"', "lab-study-no-board"),
        ('doors = ["classic", "twisty"]', 'doors = ["classic", "maybe"]', "lab-study-cell"),
        ('doors = ["classic", "twisty"]', "doors = []", "lab-study-type"),
        ('doors = ["classic", "twisty"]', 'doors = "classic"', "lab-study-type"),
        ("[grid.options]", '[grid.options]\nadventures = ["1", "3"]', "lab-study-twice"),
        ("[grid.options]", "[grid]\nplayers = [3, 4]\n[grid.options]", "lab-study-twice"),
        ("[grid.options]", "[grid]\nplayres = [3, 4]\n[grid.options]", "lab-study-key"),
        ("[grid.options]", '[content]\n"dice.number.count" = 7\n[grid.options]', "lab-study-no-content"),
        ("[grid.options]", f"[grid]\nbots = {[['bluffer']] * 600}\n[grid.options]", "lab-study-twice"),
    ],
)
def test_a_mistake_is_named(tmp_path: Path, old: str, new: str, said: str) -> None:
    assert old in GOOD
    with pytest.raises(LabFault) as caught:
        read(study(tmp_path, GOOD.replace(old, new)))
    assert caught.value.text.id == "lab-study-faults"
    assert said in [fault.id for fault in caught.value.details]
    for lang in ("en", "de", "es", "fr"):
        for fault in (caught.value.text, *caught.value.details):
            assert "lab-" not in Catalogue(lang).format(fault)


def test_a_grid_that_is_too_large_is_refused(tmp_path: Path) -> None:
    text = GOOD.replace("players = 3\n", "").replace("[grid.options]", f"[grid]\nplayers = {[3] * 600}\n[grid.options]")
    with pytest.raises(LabFault) as caught:
        read(study(tmp_path, text))
    assert [fault.id for fault in caught.value.details] == ["lab-study-large-grid"]


@pytest.mark.parametrize("text", ["format = ", "\x00", "a = 1\na = 2", "[" * 3000])
def test_what_is_no_toml_is_one_sentence(tmp_path: Path, text: str) -> None:
    with pytest.raises(LabFault) as caught:
        read(study(tmp_path, text))
    assert caught.value.text.id == "lab-study-not-toml"


def test_the_command_names_all_mistakes(tmp_path: Path, lamplight: Run) -> None:
    study(tmp_path, GOOD.replace('"turns"', '"scares", "turnips"').replace("games = 6", "games = 6\nfoo = 1"))
    done = lamplight("study", "study.toml")
    assert done.returncode == 2
    assert "study.toml cannot be played, there are 3 faults:" in done.stderr
    assert "“turnips” cannot be measured in rumble" in done.stderr


def test_keys_measures_and_bots_that_do_not_exist_are_named_together(tmp_path: Path) -> None:
    bad = 'format = 1\ngame = "rumble"\nbots = ["unifrm"]\nmeasures = ["flights"]\nwrong = 3\n'
    with pytest.raises(LabFault) as caught:
        read(study(tmp_path, bad))
    assert [fault.id for fault in caught.value.details] == ["lab-study-key", "lab-study-measure", "lab-study-bot"]


def test_every_combination_is_a_cell(tmp_path: Path) -> None:
    text = GOOD.replace("players = 3\n", "").replace("[grid.options]", "[grid]\nplayers = [3, 4]\n[grid.options]")
    plan = read(study(tmp_path, text))
    assert [cell.labels for cell in plan.cells] == [
        {"players": players, "doors": doors} for players in ("3", "4") for doors in ("classic", "twisty")
    ]
    assert [(cell.seats, cell.options["doors"]) for cell in plan.cells] == [
        (3, "classic"),
        (3, "twisty"),
        (4, "classic"),
        (4, "twisty"),
    ]
    assert all(cell.games >= 6 and cell.options["adventures"] == "1" for cell in plan.cells)


def test_a_board_of_ones_own_and_other_content(tmp_path: Path) -> None:
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


def test_a_whole_study(tmp_path: Path, lamplight: Run) -> None:
    study(tmp_path, GOOD)
    done = lamplight("study", "study.toml", "--games", "12", "--out", "out")
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert lines[1].split() == [
        "combination",
        "games",
        "Turns",
        "Ended",
        "by",
        "the",
        "guard",
        "Choices",
        "per",
        "decision",
    ]
    assert all(re.fullmatch(r"  \S+ \S+ +12( +\d+\.\d\d){3}", line) for line in lines[2:4])
    table = pyarrow.parquet.read_table(tmp_path / "out" / "results.parquet")
    assert set(table.column("grid_doors").to_pylist()) == {"classic", "twisty"}
    assert table.num_rows == 24
    assert {"guard_ends", "choices", "decisions", "turns", "reason"} <= set(table.column_names)
    page = (tmp_path / "out" / "report.html").read_text("utf-8")
    links = Links()
    links.feed(page)
    assert (links.found, links.tables) == ([], 7)
    assert links.figures == 7


@pytest.mark.parametrize("path", sorted(STUDIES.glob("*.toml")), ids=lambda path: path.stem)
def test_our_studies_can_be_played_and_their_results_are_here(path: Path) -> None:
    plan = read(path)
    assert plan.title
    folder = STUDIES.parent / "docs" / "studies" / path.stem
    table = pyarrow.parquet.read_table(folder / "results.parquet")
    assert table.num_rows == plan.games
    assert table.column("number").to_pylist() == list(range(plan.games))
    page = (folder / "report.html").read_text("utf-8")
    assert plan.title in page
    links = Links()
    links.feed(page)
    assert links.found == []
    assert links.tables == links.figures == len(plan.shown)


def test_there_are_three_studies() -> None:
    assert len(list(STUDIES.glob("*.toml"))) == 3


# ---- what many games tell


def fed(cell: Cell, results: Sequence[tuple[float, ...]]) -> Summary:
    summary = Summary(cell, ())
    for number, shares in enumerate(results):
        row = Row(number, 10 + number, 5, "most", shares, tuple(share > 0 for share in shares), ())
        summary.add(row, cell.lineups[number % len(cell.lineups)])
    return summary


DUEL = Cell("rumble", {}, (("a", "b"), ("b", "a")), 50)


def test_where_the_better_bot_always_wins_skill_is_all() -> None:
    split = fed(DUEL, [(1.0, 0.0), (0.0, 1.0)] * 50).luck()
    assert split is not None
    assert split.bots == pytest.approx(1.0)


def test_where_the_dealt_cards_decide_luck_is_all() -> None:
    split = fed(DUEL, ([(1.0, 0.0)] * 2 + [(0.0, 1.0)] * 2) * 25).luck()
    assert split is not None
    assert split.luck == pytest.approx(1.0)


def test_where_the_first_seat_always_wins_the_seat_is_all() -> None:
    split = fed(DUEL, [(1.0, 0.0)] * 100).luck()
    assert split is not None
    assert split.seats == pytest.approx(1.0)
    assert [share.value for share in fed(DUEL, [(1.0, 0.0)] * 100).seat_shares()] == [1.0, 0.0]


def test_where_nothing_decides_the_rest_is_nearly_all() -> None:
    coin = random.Random(5)
    results = [(1.0, 0.0) if coin.random() < 0.5 else (0.0, 1.0) for _ in range(2000)]
    split = fed(Cell("rumble", {}, DUEL.lineups, 1000), results).luck()
    assert split is not None
    assert split.rest > 0.9
    assert sum(split) == pytest.approx(1.0)


def test_one_lineup_alone_says_nothing_of_luck() -> None:
    assert fed(Cell("rumble", {}, (("a", "a"),), 3), [(1.0, 0.0)] * 3).luck() is None


def test_the_spread_of_a_number() -> None:
    summary = fed(Cell("rumble", {}, (("a", "b"),), 101), [(1.0, 0.0)] * 101)
    spread = summary.tallies["plies"].spread()
    assert (spread.mean.value, spread.low, spread.median, spread.high) == (60.0, 20, 60, 100)
    assert spread.mean.low < 60 < spread.mean.high


def test_measures_of_many_games_are_not_counted_in_each() -> None:
    assert counted("rumble", TOGETHER) == ()
    assert report.SPECIAL.keys() - {"cards"} == set(TOGETHER)
