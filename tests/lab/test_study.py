"""Studies: every mistake in a file is named, and what is played is what the file says."""

from __future__ import annotations

import random
import re
from collections.abc import Sequence
from pathlib import Path

import pyarrow.parquet
import pytest
from tests.examples import EXAMPLE, USUAL
from tests.lab.test_arena import Links
from tests.terminal.conftest import Run

from lamplight.core.messages import Catalogue
from lamplight.kits import own_kits
from lamplight.lab import report
from lamplight.lab.analysis import Summary
from lamplight.lab.faults import LabFault
from lamplight.lab.job import Cell, Row
from lamplight.lab.measures import GIVEN, TOGETHER, counted
from lamplight.lab.study import read

STUDIES = Path(__file__).resolve().parents[2] / "studies"
GOOD = f"""
format = 1
game = "{EXAMPLE}"
games = 6
measures = ["turns", "ends", "scares", "choices", "seats", "luck", "bots"]
bots = ["{USUAL[EXAMPLE]}", "uniform"]
players = 3
[options]
board = "short"
[grid.options]
crowds = ["group", "none"]
"""


def study(folder: Path, text: str) -> Path:
    path = folder / "study.toml"
    path.write_text(text, "utf-8")
    return path


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (f'game = "{EXAMPLE}"', 'game = "ludo"', "lab-study-game"),
        ("format = 1", "format = 2", "lab-study-format"),
        ("games = 6", "gmaes = 6", "lab-study-key"),
        ("games = 6", "games = 0", "lab-study-number"),
        ("games = 6", 'games = "six"', "lab-study-number"),
        ('"turns"', '"flights"', "lab-study-measure"),
        ('measures = ["turns"', 'measures = [7, "turns"', "lab-study-type"),
        ('"uniform"]', '"unifrom"]', "lab-study-bot"),
        ('"uniform"]', f'"{USUAL[EXAMPLE]}"]', "lab-bot-twice"),
        ("players = 3", "players = 99", "lab-study-cell"),
        ('crowds = ["group", "none"]', 'crowds = ["group", "maybe"]', "lab-study-cell"),
        ('crowds = ["group", "none"]', "crowds = []", "lab-study-type"),
        ('crowds = ["group", "none"]', 'crowds = "group"', "lab-study-type"),
        ("[grid.options]", '[grid.options]\nboard = ["short", "linden"]', "lab-study-twice"),
        ("[grid.options]", "[grid]\nplayers = [3, 4]\n[grid.options]", "lab-study-twice"),
        ("[grid.options]", "[grid]\nplayres = [3, 4]\n[grid.options]", "lab-study-key"),
        ("[grid.options]", '[content]\n"dice.number.count" = 7\n[grid.options]', "lab-study-no-content"),
        ("[grid.options]", f"[grid]\nbots = {[['uniform']] * 600}\n[grid.options]", "lab-study-twice"),
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
    study(tmp_path, GOOD.replace('"turns"', '"flights", "turnips"').replace("games = 6", "games = 6\nfoo = 1"))
    done = lamplight("study", "study.toml")
    assert done.returncode == 2
    assert "study.toml cannot be played, there are 3 faults:" in done.stderr
    assert f"“turnips” cannot be measured in {EXAMPLE}" in done.stderr


def test_keys_measures_and_bots_that_do_not_exist_are_named_together(tmp_path: Path) -> None:
    bad = f'format = 1\ngame = "{EXAMPLE}"\nbots = ["unifrm"]\nmeasures = ["flights"]\nwrong = 3\n'
    with pytest.raises(LabFault) as caught:
        read(study(tmp_path, bad))
    assert [fault.id for fault in caught.value.details] == ["lab-study-key", "lab-study-measure", "lab-study-bot"]


def test_every_combination_is_a_cell(tmp_path: Path) -> None:
    text = GOOD.replace("players = 3\n", "").replace("[grid.options]", "[grid]\nplayers = [3, 4]\n[grid.options]")
    plan = read(study(tmp_path, text))
    assert [cell.labels for cell in plan.cells] == [
        {"players": players, "crowds": crowds} for players in ("3", "4") for crowds in ("group", "none")
    ]
    assert [(cell.seats, cell.options["crowds"]) for cell in plan.cells] == [
        (3, "group"),
        (3, "none"),
        (4, "group"),
        (4, "none"),
    ]
    assert all(cell.games >= 6 and cell.options["board"] == "short" for cell in plan.cells)


def test_a_whole_study(tmp_path: Path, lamplight: Run) -> None:
    study(tmp_path, GOOD)
    done = lamplight("study", "study.toml", "--games", "12", "--out", "out")
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert lines[1].split() == [
        "combination",
        "games",
        "Turns",
        "Scares",
        "Choices",
        "per",
        "decision",
    ]
    assert all(re.fullmatch(r"  \S+ \S+ +12( +\d+\.\d\d){3}", line) for line in lines[2:4])
    table = pyarrow.parquet.read_table(tmp_path / "out" / "results.parquet")
    assert set(table.column("grid_crowds").to_pylist()) == {"group", "none"}
    assert table.num_rows == 24
    assert {"scares", "choices", "decisions", "turns", "reason"} <= set(table.column_names)
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


def test_every_game_of_ours_has_a_study() -> None:
    assert {read(path).cells[0].game for path in STUDIES.glob("*.toml")} == {kit.id for kit in own_kits()}


# ---- what many games tell


def fed(cell: Cell, results: Sequence[tuple[float, ...]]) -> Summary:
    summary = Summary(cell, ())
    for number, shares in enumerate(results):
        row = Row(number, 10 + number, 5, "most", shares, tuple(share > 0 for share in shares), ())
        summary.add(row, cell.lineups[number % len(cell.lineups)])
    return summary


DUEL = Cell(EXAMPLE, {}, (("a", "b"), ("b", "a")), 50)


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
    split = fed(Cell(EXAMPLE, {}, DUEL.lineups, 1000), results).luck()
    assert split is not None
    assert split.rest > 0.9
    assert sum(split) == pytest.approx(1.0)


def test_one_lineup_alone_says_nothing_of_luck() -> None:
    assert fed(Cell(EXAMPLE, {}, (("a", "a"),), 3), [(1.0, 0.0)] * 3).luck() is None


def test_the_spread_of_a_number() -> None:
    summary = fed(Cell(EXAMPLE, {}, (("a", "b"),), 101), [(1.0, 0.0)] * 101)
    spread = summary.tallies["plies"].spread()
    assert (spread.mean.value, spread.low, spread.median, spread.high) == (60.0, 20, 60, 100)
    assert spread.mean.low < 60 < spread.mean.high


def test_measures_of_many_games_are_not_counted_in_each() -> None:
    assert counted(EXAMPLE, TOGETHER) == ()
    assert report.SPECIAL.keys() == {*TOGETHER, GIVEN}
    assert counted(EXAMPLE, [GIVEN]) == (GIVEN,), "counted in each game, shown in a table of its own"


def test_what_every_bot_gives_away_and_luck_gives_it_stands_in_the_results(tmp_path: Path, lamplight: Run) -> None:
    text = GOOD.replace('"turns", "ends", "scares", "choices", "seats", "luck", "bots"', '"luck-share", "given-away"')
    path = study(tmp_path, text.replace("games = 6", "games = 3"))
    done = lamplight("study", str(path), "--out", "out", "--processes", "1")
    assert done.returncode == 0, done.stderr
    assert "Points given away per turn" in done.stdout
    rows = pyarrow.parquet.read_table(tmp_path / "out" / "results.parquet").to_pylist()
    for row in rows:
        assert 0 < row["luck_share"] <= 100
        assert len(row["given"]) == len(row["decided"]) == 3
        assert min(row["decided"]) > 0
        assert sum(row["decided"]) <= row["turns"]
        assert row["given_away"] == round(10_000 * sum(row["given"]))
        for seat in range(3):
            parts = [row[name][seat] for name in ("start", "luck", "own", "others")]
            assert abs(sum(parts) - row["result"][seat]) < 1e-9
    page = (tmp_path / "out" / "report.html").read_text("utf-8")
    assert "<h2>Points given away per turn</h2>" in page
    assert "<h2>Luck and skill, bot by bot</h2>" in page
    given: dict[str, list[float]] = {}
    for row in rows:
        for bot, lost in zip(row["bots"], row["given"], strict=True):
            given.setdefault(bot, []).append(lost)
    usual, random = (sum(given[bot]) / len(given[bot]) for bot in (USUAL[EXAMPLE], "uniform"))
    assert random > usual
